/** 2.0 Armies: strength, combat rating, and what happens to a block that gains, loses or leaves the field. */
import { put } from '@muster/block-kit/blocks'
import { faceUp, forget, rename, standUp } from '@muster/block-kit/fog'
import type { Emitted, Referee } from '../events.ts'
import { FACT_EIGHT_NOBLES, type State } from '../state.ts'
import {
  ARMIES,
  ASIDE,
  BLOCKS_OF,
  BOTH,
  COUNTERPART,
  ENGLAND,
  FRENCH,
  inPlay,
  KIND,
  MAX_STEPS,
  MORAY,
  NOBLE_BLOCK,
  NOBLE_OF,
  NOBLES,
  POOL,
  RATING,
  SCOTLAND,
  SIDE,
  type Side,
  sideBit,
} from '../tables.ts'
import { isHome } from './1-board.ts'

/** Says to all that something happened to a block, and to its owner to which. */
export function tell(referee: Referee, event: Emitted & { side: Side }, block: number): void {
  referee.whisper(event, sideBit(event.side), { block })
}

/** 2.0 An upright block shows neither kind nor strength; the faces are seen only in battle (sidebar, fog of war). */
export function turnFaceUp(s: State, referee: Referee, block: number): void {
  faceUp(s, referee, block, BOTH)
  referee.emit({ type: 'block-revealed', block, steps: s.steps[block], area: s.at[block] })
}

/** 2.0, 5.1 After a battle all blocks stand up again. */
export const turnFaceDown = (s: State, block: number): void => standUp(s, ARMIES, block)

/** Puts a block on the map, where its opponent sees a block and no more. */
export function enter(s: State, referee: Referee, block: number, area: number, steps: number): void {
  put(s, ARMIES, block, area)
  s.steps[block] = steps
  standUp(s, ARMIES, block)
  rename(s, referee.chance, [block])
  s.moved[block] = 0
  clearTurn(s, block)
}

/** Takes a block off the map, to its pool or out of play. */
export function leave(s: State, block: number, place: typeof POOL | typeof ASIDE): void {
  forget(s, block)
  put(s, ARMIES, block, place)
  s.steps[block] = 0
  standUp(s, ARMIES, block)
  clearTurn(s, block)
}

function clearTurn(s: State, block: number): void {
  s.origin[block] = -1
  s.entry[block] = -1
  s.raider[block] = 0
  s.joins[block] = 0
  s.acted[block] = 0
}

/** 2.11 A block rolls as many dice as it has strength: one to four. */
export const diceOf = (s: State, block: number): number => s.steps[block]

/** 2.11 A block is never stronger than its maximum of four, three or two. */
export const isFullStrength = (s: State, block: number): boolean => s.steps[block] >= MAX_STEPS[block]

/** 2.11 A step regained turns the block a quarter turn back. */
export function gainStep(s: State, referee: Referee, block: number): void {
  s.steps[block]++
  const event = { type: 'step-gained', side: SIDE[block], token: s.token[block], area: s.at[block] } as const
  referee.whisper(event, sideBit(SIDE[block]), { block, steps: s.steps[block] })
}

/**
 * 2.12 The number of the combat rating is the highest roll that hits.
 * 1.4 A noble who defends his home fights one better, even if he moved there this turn or changed sides in the
 * battle (H-4); not when he attacks it.
 */
export function ratingOf(s: State, block: number, area: number, defends: boolean): number {
  let rating = RATING[block]
  if (defends && isHome(block, area)) rating++
  if (s.schiltrons && hasSchiltrons(s, block, area)) rating++
  return rating
}

/**
 * 5.41-schiltrons Optional: Scottish infantry fights one better in a battle in which the English have no archers.
 * Ruling: archers still in reserve are not in the battle yet.
 */
function hasSchiltrons(s: State, block: number, area: number): boolean {
  if (SIDE[block] !== SCOTLAND || KIND[block] !== 'infantry') return false
  for (const english of BLOCKS_OF[ENGLAND]) {
    if (s.at[english] === area && KIND[english] === 'archers' && s.joins[english] === 0) return false
  }
  return true
}

/**
 * 2.22 Each noble but Moray has a block for each side and only one of them is in play: changing sides exchanges
 * the one for the other, where it stands.
 */
export function changeSides(s: State, referee: Referee, block: number, steps: number): number {
  const area = s.at[block]
  const turned = COUNTERPART[block]
  const { moved } = s
  const hadMoved = moved[block]
  leave(s, block, ASIDE)
  enter(s, referee, turned, area, steps)
  moved[turned] = hadMoved
  referee.emit({ type: 'noble-changed-sides', noble: NOBLE_OF[block], side: SIDE[turned], area })
  frenchMayJoin(s, referee)
  return turned
}

/** 2.22, 9.0 How many nobles a side controls: its noble blocks on the map (Moray in the pool is not in play). */
export function noblesOf(s: State, side: Side): number {
  let count = 0
  for (let noble = 0; noble < NOBLES.length; noble++) {
    const block = NOBLE_BLOCK[noble][side]
    if (block >= 0 && inPlay(s.at[block])) count++
  }
  return count
}

/** The opponent cannot tell whether Moray is on the map or in the pool: he counts as the Scots' until he is dead. */
export const publicScottishNobles = (s: State): number =>
  noblesOf(s, SCOTLAND) + (s.at[MORAY] === POOL ? 1 : 0)

/** The side that a noble supports; -1 when he (Moray) is in play for nobody. */
export function sideOfNoble(s: State, noble: number): Side | -1 {
  if (s.at[NOBLE_BLOCK[noble][SCOTLAND]] < ASIDE) return SCOTLAND
  const english = NOBLE_BLOCK[noble][ENGLAND]
  return english >= 0 && s.at[english] < ASIDE ? ENGLAND : -1
}

/** 9.0 Dead, as against waiting in the pool. */
export const isDead = (s: State, block: number): boolean => s.at[block] === ASIDE

/** Nobles other than Moray never stand in a pool and are never disbanded (2.22, 7.5). */
export const mayBeDisbanded = (block: number): boolean => NOBLE_OF[block] < 0 || block === MORAY

/**
 * 7.62 As soon as the Scots control eight nobles the French knights are added to the pool, for good (H-16). Whether they
 * come shows whether Moray is on the map or in the pool, so what brought it about is final in either case.
 */
export function frenchMayJoin(s: State, referee: Referee): void {
  if (s.frenchCame || publicScottishNobles(s) < 8) return
  referee.reveal(s.facts, FACT_EIGHT_NOBLES, BOTH)
  if (noblesOf(s, SCOTLAND) < 8) return
  s.frenchCame = true
  if (s.at[FRENCH] !== ASIDE) return
  put(s, ARMIES, FRENCH, POOL)
  referee.emit({ type: 'french-join' })
}
