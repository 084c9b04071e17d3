/** Whole marches: who goes where together, by land and by sea; and several groups that meet in one area. */
import { blocksOf } from '@muster/block-kit/blocks'
import { crossings } from '@muster/block-kit/borders'
import type { Choice, Course } from '@muster/kernel/mind'
import { yes } from '@muster/kernel/verdict'
import { isClosedTo, isOpen } from '../rules/2-board.ts'
import { maySail } from '../rules/5-sea-moves.ts'
import type { State } from '../state.ts'
import {
  ACROSS_THE_SEA,
  BLOCKS_OF,
  borderBetween,
  EVERY_AREA,
  EXILE_OF,
  MAP,
  MIDDLESEX,
  neighboursOf,
  PIRACY,
  PORT,
  RATING,
  type Side,
} from '../tables.ts'

const STOP: Choice = ['stop']
/** Groups that one plan brings together. */
const MOST_GROUPS = 3

/** Next door, or one area further through one without enemies; how many may still go that way. */
interface Way {
  readonly via: number
  readonly to: number
  readonly room: number
}

/** All that the groups of a side could begin now. */
export function coursesOf(s: State, side: Side): Course[] {
  const courses: Course[] = []
  const sources = EVERY_AREA.filter((area) => readyIn(s, side, area).length > 0)
  for (const from of sources) {
    const ready = readyIn(s, side, from)
    for (const way of waysFrom(s, side, from)) {
      if (!isWorthIt(s, side, way)) continue
      courses.push(column(ready, way))
      if (ready.length > 1) courses.push(column(ready.slice(0, 1), way), column(ready.slice(1), way))
    }
    for (const to of landings(s, side, from)) courses.push(voyage(s, ready, to))
  }
  for (const to of EVERY_AREA) if (!isOpen(s, side, to)) courses.push(...meetings(s, side, to, sources))
  return courses
}

/** The rest of a march: this block, with those it left behind, or with other groups. */
export function restOfMarch(s: State, side: Side, block: number, from: number): Course[] {
  const at = s.at[block]
  if (at !== from) return neighboursOf(at).map((to): Course => [['to', to], STOP])
  const others = readyIn(s, side, from).filter((each) => each !== block)
  const courses: Course[] = []
  for (const way of waysFrom(s, side, from)) {
    const own: Choice[] = [...along(way), STOP]
    courses.push(own)
    if (others.length > 0) courses.push([...own, ...column(others, { ...way, room: way.room - 1 })])
    if (isOpen(s, side, way.to)) continue
    const sources = EVERY_AREA.filter((area) => area !== from && readyIn(s, side, area).length > 0)
    const rest = column(others, { ...way, room: way.room - 1 })
    for (const group of groupsTo(s, side, way.to, sources).slice(0, 1))
      courses.push([...own, ...rest, ...group.course])
  }
  for (const to of landings(s, side, from)) courses.push([['sail', to]])
  return courses
}

/** Those of an area that have not moved, the strongest first. */
function readyIn(s: State, side: Side, area: number): number[] {
  if (blocksOf(s, side, area) === 0) return []
  return BLOCKS_OF[side]
    .filter((block) => s.at[block] === area && s.moved[block] === 0)
    .sort((one, two) => s.steps[two] * RATING[two] - s.steps[one] * RATING[one])
}

/** Enemies, friends, London, or what lies next door. */
const isWorthIt = (s: State, side: Side, { via, to }: Way): boolean =>
  via === to || to === MIDDLESEX || blocksOf(s, side, to) > 0 || !isOpen(s, side, to)

function waysFrom(s: State, side: Side, from: number): Way[] {
  const ways: Way[] = []
  const seen = new Set<number>([from])
  for (const to of neighboursOf(from)) {
    const room = roomOver(s, side, from, to)
    if (isClosedTo(side, to) || room <= 0) continue
    ways.push({ via: to, to, room })
    seen.add(to)
  }
  for (const via of neighboursOf(from)) {
    const first = roomOver(s, side, from, via)
    if (isClosedTo(side, via) || first <= 0 || !isOpen(s, side, via)) continue
    if (MAP.borders[borderBetween(from, via)].red) continue
    for (const to of neighboursOf(via)) {
      const room = Math.min(first, roomOver(s, side, via, to))
      if (seen.has(to) || isClosedTo(side, to) || room <= 0) continue
      ways.push({ via, to, room })
      seen.add(to)
    }
  }
  return ways
}

const roomOver = (s: State, side: Side, from: number, to: number): number => {
  const border = borderBetween(from, to)
  return MAP.borders[border].limit - crossings(s, MAP, side, border)
}

const along = ({ via, to }: Way): Choice[] =>
  via === to
    ? [['to', to]]
    : [
        ['to', via],
        ['to', to],
      ]

const column = (blocks: readonly number[], way: Way): Choice[] =>
  blocks.slice(0, Math.max(0, way.room)).flatMap((block): Choice[] => [['move', block], ...along(way), STOP])

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

/** Across the sea: from exile to England where nobody waits; and from danger to exile. */
function landings(s: State, side: Side, from: number): readonly number[] {
  if (s.points === 0 && s.berths.length === 0) return []
  return ACROSS_THE_SEA[from].filter(
    (to) =>
      !isClosedTo(side, to) && isOpen(s, side, to) && (EXILE_OF[from] === side) !== (EXILE_OF[to] === side),
  )
}

interface Group {
  readonly power: number
  readonly course: Choice[]
}

/** The groups that could go to an area, the strongest first. */
function groupsTo(s: State, side: Side, to: number, sources: readonly number[]): Group[] {
  const groups: Group[] = []
  for (const from of sources) {
    if (from === to) continue
    const way = waysFrom(s, side, from).find((each) => each.to === to)
    if (way === undefined) continue
    const blocks = readyIn(s, side, from).slice(0, way.room)
    let power = 0
    for (const block of blocks) power += s.steps[block] * RATING[block]
    groups.push({ power, course: column(blocks, way) })
  }
  return groups.sort((one, two) => two.power - one.power)
}

function meetings(s: State, side: Side, to: number, sources: readonly number[]): Course[] {
  const groups = groupsTo(s, side, to, sources)
  const most = Math.min(MOST_GROUPS, groups.length, s.points)
  const courses: Course[] = []
  for (let count = 2; count <= most; count++) {
    courses.push(groups.slice(0, count).flatMap((group) => group.course))
  }
  return courses
}
