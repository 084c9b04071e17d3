/** 7.6 to 7.8 Builds, the French knights, the English levy and the new year. */
import { blocksOf, isFriendly } from '@muster/block-kit/blocks'
import { shuffle } from '@muster/kernel/chance'
import { no, type Params, type Verdict, yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import type { State } from '../state.ts'
import {
  AREAS,
  BLOCKS_OF,
  COASTAL,
  EDWARD,
  ENGLAND,
  EVERY_AREA,
  FRENCH,
  KIND,
  MAX_STEPS,
  NORSE,
  neighboursOf,
  onMap,
  POOL,
  SCOTLAND,
  SIDE,
  type Side,
  sideBit,
  THE_ENGLAND,
} from '../tables.ts'
import { castleLimit } from './1-board.ts'
import { enter, frenchMayJoin, gainStep, isFullStrength, tell } from './2-armies.ts'

/** 7.6 Each friendly area yields points equal to its castle limit, with 1.3 a cathedral one more to the Scots. */
export const replacementPoints = (s: State, side: Side): number[] =>
  AREAS.map((_, area) => (isFriendly(s, side, area) ? castleLimit(side, area) : 0))

const NOT_YOURS = no('7.6', 'not-your-block')
const NO_POINTS = no('7.6', 'no-points-left-here')
const FULL_STRENGTH = no('2.11', 'full-strength')
const POOL_EMPTY = no('7.61', 'nobody-to-draw')
const CASTLE_FULL = no('7.61', 'castle-full')
const DONE = { args: [], may: () => yes, act: (s: State) => void s.stack.pop() }

/**
 * The area whose points build a block up: where it stands, and for one landed from overseas also where it was drawn.
 * Ruling: the points of the area of the draw are used first, then those of the area where it stands (7.61).
 */
function payingArea(s: State, f: FrameOf<'scottish-builds'>, block: number): number {
  for (let i = 0; i < f.overseas.length; i += 2) {
    if (f.overseas[i] === block && f.points[f.overseas[i + 1]] > 0) return f.overseas[i + 1]
  }
  return s.at[block]
}

/** The points that can still be spent: all of them, and those of each area by its name. */
function pointsLeft(points: readonly number[], isUseful: (area: number) => boolean): Params {
  const useful = EVERY_AREA.filter((area) => points[area] > 0 && isUseful(area))
  return {
    left: useful.reduce((sum, area) => sum + points[area], 0),
    ...Object.fromEntries(useful.map((area) => [AREAS[area], points[area]])),
  }
}

/**
 * 7.61 Each Scottish point rebuilds one step of a block in its area, or draws a block from the pool at random and
 * puts it there at strength 1. Any mix, and several steps on one block, just drawn or not. Unused points are lost.
 */
export const scottishBuilds: Step<State, FrameOf<'scottish-builds'>> = {
  rule: '7.61',
  discreet: true,
  seats: () => sideBit(SCOTLAND),
  prompt: (s, f) => ({
    code: 'scottish-builds',
    params: pointsLeft(
      f.points,
      (area) =>
        mayRaise(s, f, area) === yes ||
        BLOCKS_OF[SCOTLAND].some(
          (block) => mayBuild(s, f, block) === yes && payingArea(s, f, block) === area,
        ),
    ),
  }),
  choices: {
    build: {
      args: ['block'],
      among: () => BLOCKS_OF[SCOTLAND],
      may: (s, f, block) => mayBuild(s, f, block),
      act(s, f, referee, block) {
        f.points[payingArea(s, f, block)]--
        gainStep(s, referee, block)
      },
    },
    raise: {
      args: ['area'],
      among: () => EVERY_AREA,
      may: (s, f, area) => mayRaise(s, f, area),
      act(s, f, referee, area) {
        f.points[area]--
        raise(s, f, referee, area)
      },
    },
    done: DONE,
  },
}

function mayBuild(s: State, f: FrameOf<'scottish-builds'>, block: number): Verdict {
  if (SIDE[block] !== SCOTLAND || !onMap(s.at[block])) return NOT_YOURS
  if (isFullStrength(s, block)) return FULL_STRENGTH
  return f.points[payingArea(s, f, block)] > 0 ? yes : NO_POINTS
}

/** 7.61 Castle limits must be kept when blocks are placed. */
function mayRaise(s: State, f: FrameOf<'scottish-builds'>, area: number): Verdict {
  if (f.points[area] === 0) return NO_POINTS
  if (blocksOf(s, SCOTLAND, area) >= castleLimit(SCOTLAND, area)) return CASTLE_FULL
  return recruits(s, area).length > 0 ? yes : POOL_EMPTY
}

/** The blocks in the pool that can stand somewhere if drawn here (H-30: any other is put back and another drawn). */
const recruits = (s: State, area: number): number[] =>
  BLOCKS_OF[SCOTLAND].filter(
    (block) => s.at[block] === POOL && (!needsCoast(block, area) || hasLanding(s, area)),
  )

/** 7.61-overseas The Norse and the French come by sea. */
const needsCoast = (block: number, area: number): boolean =>
  (block === NORSE || block === FRENCH) && !COASTAL[area]

const isLanding = (s: State, area: number, to: number): boolean =>
  COASTAL[to] && to !== THE_ENGLAND && isFriendly(s, SCOTLAND, to) && neighboursOf(area).includes(to)

const hasLanding = (s: State, area: number): boolean =>
  neighboursOf(area).some((to) => isLanding(s, area, to))

function raise(s: State, f: FrameOf<'scottish-builds'>, referee: Referee, area: number): void {
  const pool = recruits(s, area)
  const block = pool[referee.chance.below(pool.length)]
  if (needsCoast(block, area)) {
    f.overseas.push(block, area)
    s.stack.push({ step: 'overseas', block, from: area })
    return
  }
  enter(s, referee, block, area, 1)
  tell(referee, { type: 'raised', side: SCOTLAND, token: s.token[block], area }, block)
  // Moray may have come back as the eighth noble.
  frenchMayJoin(s, referee)
}

const NOT_A_LANDING = no('7.61-overseas', 'not-a-friendly-coast-next-to-it')

/**
 * 7.61-overseas The Norse or the French knights drawn for an area without a coast are put in an adjoining friendly
 * coastal area, castle limit or not; the points of the first area may still build them up there.
 */
export const overseas: Step<State, FrameOf<'overseas'>> = {
  rule: '7.61-overseas',
  seats: () => sideBit(SCOTLAND),
  prompt: (_, f) => ({ code: 'overseas', params: { block: f.block, area: f.from } }),
  choices: {
    land: {
      args: ['area'],
      among: (_, f) => neighboursOf(f.from),
      may: (s, f, area) => (isLanding(s, f.from, area) ? yes : NOT_A_LANDING),
      act(s, f, referee, area) {
        s.stack.pop()
        enter(s, referee, f.block, area, 1)
        tell(referee, { type: 'landed', side: SCOTLAND, token: s.token[f.block], area }, f.block)
      },
    },
  },
}

const ONLY_INFANTRY_AND_NOBLES = no('7.63', 'only-infantry-and-nobles')

/** 7.63 English points rebuild infantry and nobles in their area only; they place no blocks from the pool. */
export const englishBuilds: Step<State, FrameOf<'english-builds'>> = {
  rule: '7.63',
  discreet: true,
  seats: () => sideBit(ENGLAND),
  prompt: (s, f) => ({
    code: 'english-builds',
    params: pointsLeft(f.points, (area) =>
      BLOCKS_OF[ENGLAND].some((block) => s.at[block] === area && mayRebuild(s, f, block) === yes),
    ),
  }),
  choices: {
    build: {
      args: ['block'],
      among: () => BLOCKS_OF[ENGLAND],
      may: (s, f, block) => mayRebuild(s, f, block),
      act(s, f, referee, block) {
        f.points[s.at[block]]--
        gainStep(s, referee, block)
      },
    },
    done: DONE,
  },
}

function mayRebuild(s: State, f: FrameOf<'english-builds'>, block: number): Verdict {
  if (SIDE[block] !== ENGLAND || !onMap(s.at[block])) return NOT_YOURS
  if (KIND[block] !== 'infantry' && KIND[block] !== 'noble') return ONLY_INFANTRY_AND_NOBLES
  if (isFullStrength(s, block)) return FULL_STRENGTH
  return f.points[s.at[block]] > 0 ? yes : NO_POINTS
}

/** 7.7 The size of a levy: half of the pool, rounded up. */
export const levySize = (s: State): number => Math.ceil(blocksOf(s, ENGLAND, POOL) / 2)

/**
 * 7.7, 8.1, 8.2 Draws blocks from the shuffled English pool and puts them at full strength in England. Edward, kept
 * away by a tournament bid, counts for the size of the pool but is not drawn (9-tournament).
 */
export function levy(s: State, referee: Referee, size: number, year: number): void {
  const pool = BLOCKS_OF[ENGLAND].filter(
    (block) => s.at[block] === POOL && (block !== EDWARD || year >= s.edwardFrom),
  )
  const drawn = shuffle(referee.chance, pool).slice(0, size)
  for (const block of drawn) enter(s, referee, block, THE_ENGLAND, MAX_STEPS[block])
  referee.whisper({ type: 'levied', count: drawn.length }, sideBit(ENGLAND), { blocks: drawn })
}
