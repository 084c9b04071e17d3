/** What a battle board shows, worked out from the view and from what was heard. For all block games. */
import type { GameEvent } from '@muster/kernel/game'
import type { PieceScene } from '../../games/client.ts'
import type { Heard } from '../../match/source.ts'
import type { Table } from '../table.svelte.ts'

export interface Roll {
  readonly block: string
  readonly seat: number
  /** Which roll of the match it is. */
  readonly number: number
  readonly dice: readonly number[]
  readonly rating: number
  readonly hits: number
  /** Who has taken hits of this roll. */
  readonly taken: readonly string[]
}

/** What a game says of its battles. */
export interface BattleRules {
  readonly area: string
  /** The attacking seat. */
  readonly attacker: number
  readonly round: number
  /** At most so many rounds. */
  readonly rounds: number
  /** The numbers of the rules that the board cites. */
  readonly rules: {
    readonly rounds: string
    readonly order: string
    readonly reserves: string
    readonly retreats: string
  }
}

export interface BattleScene extends BattleRules {
  readonly defender: number
  readonly ranks: readonly (readonly PieceScene[])[]
  readonly reserves: readonly (readonly PieceScene[])[]
  readonly letters: string
  /** Who has had a turn this round. */
  readonly acted: ReadonlySet<string>
  readonly roll: Roll | null
  /** What was heard this round. */
  readonly told: readonly GameEvent[]
}

interface OfBlock extends GameEvent {
  readonly block: number
}
interface OfRoll extends OfBlock {
  readonly dice: readonly number[]
  readonly rating: number
  readonly hits: number
}
const ROLLS = ['fought', 'charged', 'answered']
const isRoll = (event: GameEvent): event is OfRoll => ROLLS.includes(event.type)
const TURNS = [...ROLLS, 'passed', 'retreats', 'retreated', 'treachery']
const ofBlock = (event: GameEvent): OfBlock => event as OfBlock

export function battleScene(table: Table, battle: BattleRules): BattleScene {
  const here = table.pieces.filter((piece) => piece.area === battle.area)
  const rating = (piece: PieceScene): string => piece.face?.rating ?? 'Z'
  const rank = (seat: number): PieceScene[] =>
    here.filter((p) => p.seat === seat && !p.reserve).sort((a, b) => rating(a).localeCompare(rating(b)))
  return {
    ...battle,
    defender: 1 - battle.attacker,
    ranks: [rank(0), rank(1)],
    reserves: [0, 1].map((seat) => here.filter((p) => p.seat === seat && p.reserve)),
    letters: here.map((piece) => rating(piece).charAt(0)).join(''),
    ...heardOf(table, table.log),
  }
}

function heardOf(table: Table, log: readonly Heard[]): Pick<BattleScene, 'acted' | 'roll' | 'told'> {
  const names = table.client.vocabulary.domains.block
  let acted = new Set<string>()
  let told: GameEvent[] = []
  let roll = null as Roll | null
  let number = 0
  for (const event of log.flatMap((heard) => heard.events)) {
    if (event.type === 'battle-begins') roll = null
    if (event.type === 'battle-begins' || event.type === 'round-begins') {
      acted = new Set()
      told = []
      continue
    }
    if (isRoll(event)) {
      const { dice, rating, hits } = event
      roll = {
        block: names[event.block],
        seat: table.client.seatOf(event) ?? 0,
        number: ++number,
        dice,
        rating,
        hits,
        taken: [],
      }
    } else if (event.type === 'hit' && roll !== null) {
      roll = { ...roll, taken: [...roll.taken, names[ofBlock(event).block]] }
    }
    if (TURNS.includes(event.type) && 'block' in event) acted.add(names[ofBlock(event).block])
    told.push(event)
  }
  return { acted, roll, told }
}
