/** 3.0 Armies: strength, combat rating, loyalty, heirs; and how blocks come into play and leave it. */
import { put } from '@muster/block-kit/blocks'
import { faceUp, forget, rename, standUp } from '@muster/block-kit/fog'
import type { Emitted, Referee } from '../events.ts'
import { NONE, type State } from '../state.ts'
import {
  ARMIES,
  ASIDE,
  BOTH,
  COUNTERPART,
  DEAD,
  enemyOf,
  HEIRS,
  KIND,
  LETTER,
  MAX_STEPS,
  MINORS,
  onMap,
  POOL,
  RATING,
  SIDE,
  type Side,
  sideBit,
  TOWER,
  TURNED_HEIR,
} from '../tables.ts'
import { defenceBonus } from './2-board.ts'

/** Says to all that something happened to a block, and to its owner to which. */
export function tell(referee: Referee, event: Emitted & { side: Side }, block: number): void {
  referee.whisper(event, sideBit(event.side), { block })
}

/** Blocks in an order that says nothing of who they are, for what happens to several of them at once. */
export const inOrderOfToken = (s: State, blocks: readonly number[]): number[] =>
  blocks.toSorted((one, two) => s.token[one] - s.token[two])

/** 3.0, 6.1 Blocks face their owner; in battle their faces are turned up. */
export function turnFaceUp(s: State, referee: Referee, block: number): void {
  faceUp(s, referee, block, BOTH)
  referee.emit({ type: 'block-revealed', block, steps: s.steps[block], area: s.at[block] })
}

/** 6.1 After the battle all blocks stand up again. */
export const turnFaceDown = (s: State, block: number): void => standUp(s, ARMIES, block)

/** Puts a block on the map, where its opponent sees a block and no more. */
export function enter(s: State, referee: Referee, block: number, area: number, steps: number): void {
  put(s, ARMIES, block, area)
  s.steps[block] = steps
  standUp(s, ARMIES, block)
  rename(s, referee.chance, [block])
  forgetTurn(s, block)
}

/** Takes a block off the map, to a box beside it. */
export function leave(s: State, block: number, place: number): void {
  forget(s, block)
  put(s, ARMIES, block, place)
  s.steps[block] = 0
  forgetTurn(s, block)
}

function forgetTurn(s: State, block: number): void {
  s.moved[block] = 0
  s.entry[block] = NONE
  s.pirate[block] = 0
  s.joins[block] = 0
  s.acted[block] = 0
}

/** 3.11 A block rolls one die for each step of its strength, and each hit takes a step. */
export const diceOf = (s: State, block: number): number => s.steps[block]

/** 3.11, 5.4 Recruits and, at the campaign reset, all blocks have their full strength of four, three or two. */
export const fullStrength = (block: number): number => MAX_STEPS[block]

/** The letters of a battle round; D is for bombards alone. */
export const LETTERS = 4
const LETTER_A = 0
const LETTER_D = 3

/**
 * 3.12 The letter says when a block acts. 6.2 Bombards are A in round one and D in later rounds; one that comes from
 * reserve never has a turn in round one, so it is never A.
 */
export const letterOf = (block: number, round: number): number =>
  KIND[block] === 'bombard' ? (round === 1 ? LETTER_A : LETTER_D) : LETTER[block]

/** 3.12 The number is the highest roll that hits; in defence an area may add to it (2.2 to 2.6). */
export const ratingOf = (s: State, block: number, area: number, defends: boolean): number =>
  defends ? RATING[block] + defenceBonus(s, block, area) : RATING[block]

/** Alive and of age: on the map, in the pool or in the Tower. */
const isInPlay = (place: number): boolean => onMap(place) || place === POOL || place === TOWER

/**
 * 3.21 The King or Pretender of a side is its senior living heir. R-27 If he is a minor, there is none until he enters
 * (6.82): nobody holds the office for him. One who has changed sides is no heir meanwhile (9.1).
 */
export function claimant(s: State, side: Side): number {
  for (const heir of HEIRS[side]) {
    if (isInPlay(s.at[heir])) return heir
    if (s.at[heir] === MINORS) return NONE
  }
  return NONE
}

/** R-27 A Pretender is followed at once by an heir of age; a King only in the supply phase (6.81). */
export const isKing = (s: State, block: number): boolean => s.king === block
export const isPretender = (s: State, block: number): boolean =>
  SIDE[block] !== s.throne && claimant(s, enemyOf(s.throne)) === block

/**
 * 3.22, 4.6 A noble without a rose has a block for each side and one of the two is in play: changing sides exchanges
 * the one for the other, where it stands, at its current strength.
 */
export function changeSides(s: State, referee: Referee, block: number): number {
  const turned = COUNTERPART[block]
  const { moved, steps } = s
  const area = s.at[block]
  const hadMoved = moved[block]
  const strength = steps[block]
  leave(s, block, ASIDE)
  enter(s, referee, turned, area, strength)
  moved[turned] = hadMoved
  referee.emit({ type: 'changed-sides', block: turned, area })
  return turned
}

/** 9.0 The heirs of a side that are dead. One who has changed sides is not. */
export function deadHeirs(s: State, side: Side): number {
  let dead = 0
  for (const heir of HEIRS[side]) if (s.at[heir] === DEAD) dead++
  return dead
}

/** 8.1, 8.2 Heirs, nobles and church stay in the field when a campaign is over; the others are paid off. */
export const isLord = (block: number): boolean =>
  KIND[block] === 'heir' || KIND[block] === 'noble' || KIND[block] === 'church'

/** 9.1 A turned heir whom his new side holds: on the map or in its pool. */
export const isCaptive = (s: State, block: number): boolean =>
  TURNED_HEIR[block] && (onMap(s.at[block]) || s.at[block] === POOL)
