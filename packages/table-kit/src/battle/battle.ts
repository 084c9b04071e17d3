/** What a battle board shows, worked out from the view and from what was heard. For all block games. */
import type { GameEvent } from '@muster/kernel/game'
import type { PieceScene } from '../client.ts'
import type { Heard } from '../match/source.ts'
import type { Table } from '../table.svelte.ts'
import { ui } from '../text/index.svelte.ts'

export interface Roll {
  readonly block: string
  readonly dice: readonly number[]
  readonly rating: number
}

/** What one side rolled at once: one block, or in some games all that fire together. */
export interface Volley {
  readonly seat: number
  /** Which volley of the match it is. */
  readonly number: number
  readonly rolls: readonly Roll[]
  readonly hits: number
  /** Who has taken hits of it. */
  readonly taken: readonly string[]
}

/** A part of a round and who acts in it, in order. */
export interface Part {
  readonly label: string
  readonly pieces: readonly PieceScene[]
  readonly now?: boolean
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

/** A box beside a rank: those who do not fight now, and why. */
export interface Aside {
  readonly label: string
  readonly note: string
  readonly rule: string
  readonly pieces: readonly PieceScene[]
}

export interface BattleScene extends BattleRules {
  readonly title: string
  /** Who attacks and who defends. */
  readonly sides: string
  /** How many blocks of what strength. */
  counted(blocks: number, steps: number): string
  /** What is said of the end of the rounds and of the order. */
  readonly lastRound: string
  readonly orderNote: string
  readonly defender: number
  readonly ranks: readonly (readonly PieceScene[])[]
  readonly asides: readonly (readonly Aside[])[]
  readonly order: readonly Part[]
  /** A word about a piece, by its key. */
  readonly notes: ReadonlyMap<string, string>
  /** Who has had a turn this round. */
  readonly acted: ReadonlySet<string>
  readonly volley: Volley | null
  /** What was heard this round. */
  readonly told: readonly GameEvent[]
}

interface OfBlock extends GameEvent {
  readonly block: number
}
interface OfRoll extends OfBlock {
  readonly dice: readonly number[]
  readonly rating?: number
  readonly effectiveness?: number
  readonly hits: number
}
const ROLLS = ['fought', 'charged', 'answered', 'rolled']
/** Rolls of this kind that follow one another are one volley. */
const TOGETHER = 'rolled'
const isRoll = (event: GameEvent): event is OfRoll => ROLLS.includes(event.type)
const TURNS = [...ROLLS, 'passed', 'retreats', 'retreated', 'treachery']
const ofBlock = (event: GameEvent): OfBlock => event as OfBlock

const ratingOf = (piece: PieceScene): string => piece.face?.rating ?? 'Z'

export function battleScene(table: Table, battle: BattleRules): BattleScene {
  const words = ui.t.battle
  const here = table.pieces.filter((piece) => piece.area === battle.area)
  const rank = (seat: number): PieceScene[] =>
    here.filter((p) => p.seat === seat && !p.reserve).sort((a, b) => ratingOf(a).localeCompare(ratingOf(b)))
  const ranks = [rank(0), rank(1)]
  const defender = 1 - battle.attacker
  const inOrder = [...ranks[defender], ...ranks[battle.attacker]]
  const letters = ['A', 'B', 'C', ...(inOrder.some((piece) => ratingOf(piece).startsWith('D')) ? ['D'] : [])]
  return {
    ...battle,
    title: words.title(table.name('area', battle.area)),
    sides: words.sides(table.seatName(battle.attacker), table.seatName(1 - battle.attacker)),
    counted: words.steps,
    lastRound: words.afterLast(battle.rounds),
    orderNote: words.order,
    defender,
    ranks,
    asides: [0, 1].map((seat) =>
      reserveBox(
        here.filter((p) => p.seat === seat && p.reserve),
        battle.rules.reserves,
      ),
    ),
    order: letters.map((label) => ({
      label,
      pieces: inOrder.filter((piece) => piece.face?.rating.startsWith(label)),
    })),
    notes: new Map(),
    ...heardOf(table, table.log),
  }
}

/** The box of those who join later, if there are any. */
const reserveBox = (pieces: readonly PieceScene[], rule: string): Aside[] =>
  pieces.length === 0 ? [] : [{ label: ui.t.battle.reserve, note: ui.t.battle.reserveJoins, rule, pieces }]

function heardOf(table: Table, log: readonly Heard[]): Pick<BattleScene, 'acted' | 'volley' | 'told'> {
  const names = table.client.vocabulary.domains.block
  let acted = new Set<string>()
  let told: GameEvent[] = []
  let volley = null as Volley | null
  let last = ''
  for (const event of log.flatMap((heard) => heard.events)) {
    if (event.type === 'battle-begins') volley = null
    if (event.type === 'battle-begins' || event.type === 'round-begins') {
      acted = new Set()
      told = []
      continue
    }
    if (isRoll(event)) {
      const seat = table.client.seatOf(event) ?? 0
      const { dice, rating, effectiveness, hits } = event
      const roll = { block: names[event.block], dice, rating: rating ?? effectiveness ?? 0 }
      const more = event.type === TOGETHER && last === TOGETHER && volley?.seat === seat ? volley : null
      volley = {
        seat,
        number: more?.number ?? (volley?.number ?? 0) + 1,
        rolls: [...(more?.rolls ?? []), roll],
        hits: (more?.hits ?? 0) + hits,
        taken: [],
      }
    } else if (event.type === 'hit' && volley !== null) {
      volley = { ...volley, taken: [...volley.taken, names[ofBlock(event).block]] }
    }
    if (TURNS.includes(event.type) && 'block' in event) acted.add(names[ofBlock(event).block])
    told.push(event)
    last = event.type
  }
  return { acted, volley, told }
}
