/** What a battle board shows, worked out from the view and from what was heard. */
import type { HammerEvent } from '@muster/hammer-of-the-scots/events'
import { BLOCKS } from '@muster/hammer-of-the-scots/tables'
import type { BattleView, HammerView } from '@muster/hammer-of-the-scots/view'
import type { GameEvent } from '@muster/kernel/game'
import type { Heard } from '../../match/source.ts'
import type { PieceScene } from '../client.ts'

export interface Roll {
  readonly block: string
  readonly dice: readonly number[]
  readonly rating: number
  readonly hits: number
  /** The hits of this roll that somebody has taken. */
  readonly taken: readonly string[]
}

export interface BattleScene {
  readonly battle: BattleView
  readonly attacker: number
  readonly defender: number
  readonly ranks: readonly (readonly PieceScene[])[]
  readonly reserves: readonly (readonly PieceScene[])[]
  /** Who has had a turn this round. */
  readonly acted: ReadonlySet<string>
  readonly roll: Roll | null
  readonly round: readonly GameEvent[]
}

const SIDE_NAMES = ['england', 'scotland']

export function battleScene(
  view: HammerView,
  pieces: readonly PieceScene[],
  log: readonly Heard[],
): BattleScene | null {
  const { battle } = view
  if (battle === null) return null
  const attacker = SIDE_NAMES.indexOf(battle.attacker)
  const here = pieces.filter((piece) => piece.area === battle.area)
  const rank = (seat: number): PieceScene[] =>
    here
      .filter((p) => p.seat === seat && !p.reserve)
      .sort((a, b) => (a.face?.rating ?? 'Z').localeCompare(b.face?.rating ?? 'Z'))
  let acted = new Set<string>()
  let round: GameEvent[] = []
  let roll: Roll | null = null
  for (const event of log.flatMap((heard) => heard.events) as HammerEvent[]) {
    if (event.type === 'battle-begins') roll = null
    if (event.type === 'battle-begins' || event.type === 'round-begins') {
      acted = new Set()
      round = []
      continue
    }
    if (event.type === 'fought') {
      roll = {
        block: BLOCKS[event.block],
        dice: event.dice,
        rating: event.rating,
        hits: event.hits,
        taken: [],
      }
    }
    if (event.type === 'hit' && roll !== null) roll = { ...roll, taken: [...roll.taken, BLOCKS[event.block]] }
    if (event.type === 'fought' || event.type === 'passed' || event.type === 'retreats')
      acted.add(BLOCKS[event.block])
    round.push(event)
  }
  return {
    battle,
    attacker,
    defender: 1 - attacker,
    ranks: [rank(0), rank(1)],
    reserves: [0, 1].map((seat) => here.filter((p) => p.seat === seat && p.reserve)),
    acted,
    roll,
    round,
  }
}
