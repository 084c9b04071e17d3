/** Whole marches and voyages: who goes where together. */
import { blocksOf } from '@muster/block-kit/blocks'
import { Courses } from '@muster/block-kit/courses'
import type { Choice, Course } from '@muster/kernel/mind'
import { yes } from '@muster/kernel/verdict'
import { isClosedTo, isOpen } from '../rules/2-board.ts'
import { maySail } from '../rules/5-sea-moves.ts'
import { NONE, type State } from '../state.ts'
import {
  ACROSS_THE_SEA,
  BLOCKS_OF,
  EVERY_AREA,
  EXILE_OF,
  enemyOf,
  HEIRS,
  MAP,
  MIDDLESEX,
  onMap,
  PIRACY,
  PORT,
  RATING,
  type Side,
} from '../tables.ts'

const marches = new Courses<State>({
  map: MAP,
  blocks: BLOCKS_OF,
  hasMoved: (s, block) => s.moved[block] === 1,
  points: (s) => s.points,
  power: (s, block) => s.steps[block] * RATING[block],
  isClosed: (_, side, area) => isClosedTo(side as Side, area),
  isGoal: (_, __, area) => area === MIDDLESEX,
})

/** All that a side could begin now. */
export function coursesOf(s: State, side: Side): Course[] {
  const courses = marches.all(s, side)
  if (s.points === 0) return courses
  for (const from of EVERY_AREA) {
    const ready = marches.ready(s, side, from)
    if (ready.length > 0) for (const to of landings(s, side, from)) courses.push(voyage(s, ready, to))
  }
  return courses
}

/** The rest of a march, or a voyage instead. */
export function restOfMarch(s: State, side: Side, block: number, from: number): Course[] {
  const courses = marches.rest(s, side, block, from)
  if (s.at[block] === from) for (const to of landings(s, side, from)) courses.push([['sail', to]])
  return courses
}

/** 5.31 As many as can be paid for: between two ports two go for a point. */
function voyage(s: State, blocks: readonly number[], to: number): Choice[] {
  const able = blocks.filter((block) => maySail(s, block, to) === yes)
  if (able.length === 0) return []
  const isEasy = PORT[s.at[able[0]]] && PORT[to] && s.event !== PIRACY
  return able.slice(0, s.points * (isEasy ? 2 : 1)).flatMap((block): Choice[] => [
    ['move', block],
    ['sail', to],
  ])
}

/** Across the sea: from exile to England where nobody waits; from danger to exile; pirates to where the enemy is. */
const landings = (s: State, side: Side, from: number): readonly number[] =>
  ACROSS_THE_SEA[from].filter(
    (to) =>
      !isClosedTo(side, to) &&
      (isOpen(s, side, to)
        ? (EXILE_OF[from] === side) !== (EXILE_OF[to] === side)
        : s.event === PIRACY && blocksOf(s, enemyOf(side), to) > 0),
  )

/** Strokes that are played out at most. */
const MOST_STROKES = 2

/** The strongest of these courses that lead to an heir of the enemy: his death may decide the match (6.82, 9.0). */
export function strokesAmong(s: State, side: Side, courses: readonly Course[]): Course[] {
  const heirs = new Set<number>()
  for (const heir of HEIRS[enemyOf(side)]) if (onMap(s.at[heir])) heirs.add(s.at[heir])
  return courses
    .filter((course) => heirs.has(endOf(course) ?? NONE))
    .sort((one, two) => two.length - one.length)
    .slice(0, MOST_STROKES)
}

/** Where those who march together meet. */
export const endOf = (course: Course): number | null =>
  course.findLast(([verb]) => verb === 'to' || verb === 'sail')?.[1] ?? null
