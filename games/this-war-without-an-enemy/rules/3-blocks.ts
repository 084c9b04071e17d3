/** 3.0 The blocks: strength, who leads whom, and what happens to a block that gains, loses or leaves the field. */
import { put } from '@muster/block-kit/blocks'
import { faceUp, forget, mix, rename, standUp } from '@muster/block-kit/fog'
import type { Emitted, Referee } from '../events.ts'
import { NONE, OUT, type State } from '../state.ts'
import {
  AREA_OF,
  ARMIES,
  BLOCKS_OF,
  BOTH,
  CHAPERONES,
  CHARLES,
  CLASS,
  ELIMINATED_TO,
  isArtillery,
  isHome,
  MAX_STEPS,
  onBoard,
  POOL,
  REGIONAL,
  REMOVED,
  RUPERT,
  SIDE,
  type Side,
  sideBit,
} from '../tables.ts'
import { coverTrail } from '../trail.ts'

/** Says to all that something happened to a block, and to its owner to which. */
export function tell(referee: Referee, event: Emitted & { side: Side }, block: number): void {
  referee.whisper(event, sideBit(event.side), { block })
}

/** 3.11, 7.3 Standing blocks show nothing (W-42); those who fight are tipped forward for all to see. */
export function turnFaceUp(s: State, referee: Referee, block: number): void {
  faceUp(s, referee, block, BOTH)
  referee.emit({ type: 'block-revealed', block, steps: s.steps[block], area: AREA_OF[s.at[block]] })
}

/**
 * What happens next depends on what standing blocks are: whose Area lacks supply, who holds a City with guns alone…
 * Everybody learns something by it, so nothing that was done before can be taken back.
 */
export function learnt(s: State, referee: Referee): void {
  s.horizon[0] = 0
  referee.reveal(s.horizon, 0, BOTH)
}

/** Puts a block on the board, where its opponent sees a block and no more. */
export function enter(s: State, referee: Referee, block: number, place: number, steps: number): void {
  put(s, ARMIES, block, place)
  s.steps[block] = steps
  standUp(s, ARMIES, block)
  rename(s, referee.chance, [block])
  coverTrail(s, block)
  clearTurn(s, block)
}

/** Blocks that come together: their tokens are drawn, so that their order says nothing. */
export function mingle(s: State, referee: Referee, blocks: readonly number[]): void {
  const together = blocks.filter((block) => onBoard(s.at[block]))
  for (const block of together) coverTrail(s, block)
  rename(s, referee.chance, together)
}

/** Takes a block off the board. */
export function leave(s: State, block: number, place: number): void {
  forget(s, block)
  coverTrail(s, block)
  put(s, ARMIES, block, place)
  s.steps[block] = 0
  standUp(s, ARMIES, block)
  clearTurn(s, block)
}

export function clearTurn(s: State, block: number): void {
  s.moved[block] = 0
  s.origin[block] = NONE
  s.left[block] = 0
  s.entry[block] = NONE
  s.late[block] = 0
  s.tired[block] = 0
  s.line[block] = OUT
  s.does[block] = 0
  s.half[block] = 0
}

/** A new Turn: nobody has moved, come from anywhere or fought. */
export function clearTurns(s: State): void {
  s.moved.fill(0)
  s.origin.fill(NONE)
  s.left.fill(0)
  s.entry.fill(NONE)
  s.late.fill(0)
  s.tired.fill(0)
  s.line.fill(OUT)
  s.does.fill(0)
  s.half.fill(0)
}

/** 3.11 A block is never stronger than its circles, and one whose circles are coloured never grows. */
export const isFullStrength = (s: State, block: number): boolean => s.steps[block] >= MAX_STEPS[block]

/** 3.11 A strength gained. */
export function gainStep(s: State, referee: Referee, block: number): void {
  s.steps[block]++
  const side = SIDE[block]
  referee.whisper({ type: 'step-gained', side, token: s.token[block], place: s.at[block] }, sideBit(side), {
    block,
    steps: s.steps[block],
  })
}

/** 3.11 A strength lost outside the rounds of a combat; below 1 the block is Eliminated. */
export function loseStep(s: State, referee: Referee, block: number): void {
  s.steps[block]--
  if (s.steps[block] <= 0) {
    eliminate(s, referee, block)
    return
  }
  const side = SIDE[block]
  referee.whisper({ type: 'step-lost', side, token: s.token[block], place: s.at[block] }, sideBit(side), {
    block,
    steps: s.steps[block],
  })
}

/**
 * 7.8, 4.4 An Eliminated block returns to its Recruitment Pool; Charles, Henrietta and Covenanters leave the game;
 * Irish and Clubmen are put beside the map. Ruling: Garrisons go to the pool (4.4 and 6.15 against 7.8).
 * 4.52 With the King captured, Parliament gains two Victory Points.
 * 10.12 Rupert's elimination is remembered.
 */
export function eliminate(s: State, referee: Referee, block: number): void {
  const to = ELIMINATED_TO[block]
  const kind = to === POOL ? 'pool' : to === REMOVED ? 'removed' : 'beside'
  const event: Emitted = {
    type: 'eliminated',
    side: SIDE[block],
    token: s.token[block],
    place: s.at[block],
    goes: kind,
  }
  // Everybody sees which one it was if it had been turned up, or does not go back to the pool.
  if (to === POOL && s.known[block] !== BOTH) tell(referee, event, block)
  else referee.emit({ ...event, block })
  leave(s, block, to)
  if (block === RUPERT) s.rupertLost = true
  if (block === CHARLES) {
    referee.emit({ type: 'king-captured' })
    s.vp -= KING_POINTS
  }
}

/** 4.52 For Parliament, whose points are below zero. */
export const KING_POINTS = 2

/**
 * 6.16, 7.82, W-46 The Area of this place contains a Leader or the block's Regional Leader, outside its City or in it.
 * 3.3 Covenanters follow nobody but Leven.
 */
export function hasChaperone(s: State, block: number, place: number): boolean {
  const area = AREA_OF[place]
  const chaperones = CHAPERONES[block]
  for (let i = 0; i < chaperones.length; i++) if (AREA_OF[s.at[chaperones[i]]] === area) return true
  return false
}

/** 3.3 A Regional block must end any move in its Home Region or with a Leader or its Regional Leader. 3.4 Others may go anywhere. */
export const mayStandIn = (s: State, block: number, place: number): boolean =>
  !REGIONAL[block] || isHome(block, place) || hasChaperone(s, block, place)

/** Infantry and Cavalry of a side in a place: 3.21 Artillery holds nothing and eats nothing. */
export function troopsIn(s: State, side: Side, place: number): number {
  const here = s.count[place * 2 + side]
  if (here === 0) return 0
  let troops = 0
  const blocks = BLOCKS_OF[side]
  for (let i = 0, seen = 0; seen < here; i++) {
    const block = blocks[i]
    if (s.at[block] !== place) continue
    seen++
    if (!isArtillery(block)) troops++
  }
  return troops
}

/** 3.22, 3.23 Blocks of a class (Cavalry or Infantry) of a side in a place. */
export function countClass(s: State, side: Side, place: number, ofClass: number): number {
  let found = 0
  if (s.count[place * 2 + side] === 0) return 0
  for (const block of BLOCKS_OF[side]) if (s.at[block] === place && CLASS[block] === ofClass) found++
  return found
}

/** Changes a block's place in sight of all, keeping its token. */
export const moveTo = (s: State, block: number, place: number): void => put(s, ARMIES, block, place)

/** Stands blocks up among others so that nobody can tell them apart any more. */
export function shuffleFaces(s: State, referee: Referee, blocks: readonly number[]): void {
  for (const block of blocks) {
    standUp(s, ARMIES, block)
    coverTrail(s, block)
  }
  if (blocks.length > 0) mix(s, referee.chance, blocks)
}
