/** 11.12 The New Model Army: six blocks are replaced at the end of 1644. */
import { no, type Verdict, yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import { NONE, type State } from '../state.ts'
import {
  AREA_OF,
  BESIDE,
  BLOCKS_OF,
  BUCKS,
  CITY_IN,
  COVENANTER,
  CROMWELL,
  DISTANCE,
  ESSEX,
  EVERY_AREA,
  F_FAIRFAX,
  GOOD_EAST_HORSE,
  HORSE,
  isHome,
  isInside,
  MANCHESTER,
  MAX_STEPS,
  NMA_HORSE,
  NMA_M_FOOT,
  NMA_N_FOOT,
  onBoard,
  PARLIAMENT,
  POOL,
  REGIONAL,
  REMOVED,
  SIDE,
  SKIPPON,
  sideBit,
  T_FAIRFAX,
  WALLER,
} from '../tables.ts'
import { enter, gainStep, hasChaperone, learnt, leave, mingle } from './3-blocks.ts'
import { controlOf, isBesieged, isFriendlyTo } from './4-board.ts'
import { settle } from './4-changes.ts'

/** 11.12 Who is replaced by whom, and whether the new block stands where the old one stood. */
export const NEW_MODEL_PAIRS: readonly { old: number; block: number; stays: boolean }[] = [
  { old: ESSEX, block: T_FAIRFAX, stays: false },
  { old: MANCHESTER, block: SKIPPON, stays: false },
  { old: GOOD_EAST_HORSE, block: CROMWELL, stays: true },
  { old: F_FAIRFAX, block: NMA_N_FOOT, stays: true },
  { old: WALLER, block: NMA_M_FOOT, stays: true },
]

const NEW_BLOCKS: readonly number[] = [...NEW_MODEL_PAIRS.map((each) => each.block), NMA_HORSE]

/** 11.12 At the end of 1644. */
export function newModelArmy(s: State, referee: Referee): void {
  if (s.year !== 1644) return
  // Where the old blocks stood is told.
  learnt(s, referee)
  const leaders = [ESSEX, MANCHESTER].filter((block) => onBoard(s.at[block]) && !isShutUp(s, block))
  const strength = leaders.reduce((sum, block) => sum + s.steps[block], 0)
  for (const { old, block } of NEW_MODEL_PAIRS) exchange(s, referee, old, block)
  mingle(s, referee, NEW_BLOCKS)
  // The strength of Essex and Manchester is shared out anew between those of their successors who are on the map.
  const successors = [T_FAIRFAX, SKIPPON].filter((block) => s.at[block] === BUCKS)
  if (leaders.length === 2 && successors.length === 2) {
    for (const block of successors) s.steps[block] = 1
    s.stack.push({ step: 'new-model-strength', side: PARLIAMENT, left: strength - 2 })
  }
  if (BLOCKS_OF[PARLIAMENT].some((block) => mayBeNewHorse(s, block) === yes)) {
    s.stack.push({ step: 'new-model-horse', side: PARLIAMENT })
  }
}

/** 11.12 Under siege the exchange waits. */
const isShutUp = (s: State, block: number): boolean =>
  isInside(s.at[block]) && isBesieged(s, CITY_IN[s.at[block]])

/** 11.12 On the map the new block has the strength of the old; in the pool it goes to the pool; Besieged it waits. */
function exchange(s: State, referee: Referee, old: number, block: number): void {
  const place = s.at[old]
  if (place === REMOVED || place === BESIDE || s.at[block] !== BESIDE) return
  if (isShutUp(s, old)) {
    s.exchanges.push(old, block)
    return
  }
  replace(s, referee, old, block, false)
}

function replace(s: State, referee: Referee, old: number, block: number, late: boolean): void {
  const place = s.at[old]
  const steps = Math.min(s.steps[old], MAX_STEPS[block])
  leave(s, old, REMOVED)
  const to = onBoard(place) ? placeFor(s, block, place, late) : POOL
  referee.emit({ type: 'new-model-army', old, block, place: to })
  if (to === POOL) leave(s, block, POOL)
  else enter(s, referee, block, to, steps)
}

/** 11.12, W-32 In Bucks & Herts if it is not the enemy's or Contested, else in the pool; or W-31 where the old one stood. */
function placeFor(s: State, block: number, place: number, late: boolean): number {
  const stays = NEW_MODEL_PAIRS.some((each) => each.block === block && each.stays)
  if (stays) return late ? placeAtHome(s, block, place) : place
  const control = controlOf(s, BUCKS)
  return control === PARLIAMENT || control === NONE ? BUCKS : POOL
}

/** W-31 A Foot that appears late outside its Home Region without a Leader goes to the nearest Friendly Area there, else to the pool. */
function placeAtHome(s: State, block: number, place: number): number {
  if (!REGIONAL[block] || isHome(block, place) || hasChaperone(s, block, place)) return place
  let best = POOL
  let least = Number.POSITIVE_INFINITY
  const from = DISTANCE[AREA_OF[place]]
  for (const area of EVERY_AREA) {
    if (
      isHome(block, area) &&
      isFriendlyTo(s, PARLIAMENT, area) &&
      from !== undefined &&
      from[area] < least
    ) {
      least = from[area]
      best = area
    }
  }
  return best
}

/**
 * W-31 As soon as the siege ends for a block, it is replaced; 11.12 one Eliminated during the siege has its
 * replacement in the pool.
 */
export const waitingExchanges: Step<State, FrameOf<'waiting-exchanges'>> = {
  rule: '11.12',
  run(s, _, referee) {
    s.stack.pop()
    const waiting: number[] = []
    const coming: number[] = []
    for (let i = 0; i < s.exchanges.length; i += 2) {
      const [old, block] = s.exchanges.slice(i, i + 2)
      if (isShutUp(s, old)) waiting.push(old, block)
      else {
        replace(s, referee, old, block, true)
        coming.push(block)
      }
    }
    if (coming.length === 0) return
    s.exchanges = waiting
    mingle(s, referee, coming)
    settle(s, referee)
  },
}

const NOT_A_HORSE = no('11.12', 'not-a-horse')
const NOT_IN_PLAY = no('11.12', 'not-in-play')

/** 11.12, W-30 Any orange Horse but the one that becomes Cromwell, also one in the pool. */
function mayBeNewHorse(s: State, block: number): Verdict {
  if (
    SIDE[block] !== PARLIAMENT ||
    !HORSE[block] ||
    COVENANTER[block] ||
    block === NMA_HORSE ||
    block === GOOD_EAST_HORSE
  ) {
    return NOT_A_HORSE
  }
  return s.at[block] <= POOL ? yes : NOT_IN_PLAY
}

/** 11.12 One Horse block of the player's choice becomes the New Model Horse. */
export const newModelHorse: Step<State, FrameOf<'new-model-horse'>> = {
  rule: '11.12',
  seats: (_, f) => sideBit(f.side),
  choices: {
    choose: {
      args: ['block'],
      among: (_, f) => BLOCKS_OF[f.side],
      may: (s, _, block) => mayBeNewHorse(s, block),
      act(s, _, referee, block) {
        s.stack.pop()
        exchange(s, referee, block, NMA_HORSE)
        mingle(s, referee, NEW_BLOCKS)
        settle(s, referee)
      },
    },
  },
}

type Sharing = FrameOf<'new-model-strength'>

const NOT_A_SUCCESSOR = no('11.12', 'not-a-new-leader')
const FULL = no('3.11', 'full-strength')

/** 11.12 T Fairfax and Skippon share the strength of Essex and Manchester as the player decides. */
export const newModelStrength: Step<State, Sharing> = {
  rule: '11.12',
  seats: (s, f) =>
    f.left > 0 && (s.steps[T_FAIRFAX] < MAX_STEPS[T_FAIRFAX] || s.steps[SKIPPON] < MAX_STEPS[SKIPPON])
      ? sideBit(f.side)
      : 0,
  run: (s) => void s.stack.pop(),
  prompt: (_, f) => ({ code: 'new-model-strength', params: { left: f.left } }),
  choices: {
    recruit: {
      args: ['block'],
      among: () => [T_FAIRFAX, SKIPPON],
      may: (s, _, block) =>
        block !== T_FAIRFAX && block !== SKIPPON
          ? NOT_A_SUCCESSOR
          : s.steps[block] < MAX_STEPS[block]
            ? yes
            : FULL,
      act(s, f, referee, block) {
        f.left--
        gainStep(s, referee, block)
      },
    },
  },
}
