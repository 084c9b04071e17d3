/** Whole marches: which blocks go together, where to, by which way; and several armies that meet in one Area. */
import type { Choice, Course } from '@muster/kernel/mind'
import { yes } from '@muster/kernel/verdict'
import { controlOf } from '../rules/4-board.ts'
import { mayEnter } from '../rules/6-land-moves.ts'
import type { State } from '../state.ts'
import {
  BLOCKS_OF,
  BORDER_COUNT,
  borderBetween,
  CHAPERONES,
  COASTAL,
  CONTINENT,
  COVENANTER,
  EVERY_AREA,
  EVERY_ROUTE,
  enemyOf,
  IRELAND,
  isArtillery,
  isHome,
  isInfantry,
  LEADER,
  LIMIT,
  LOCAL,
  neighboursOf,
  REGIONAL,
  REGIONAL_LEADER,
  SCOTLAND,
  type Side,
  UNLIMITED,
  VICTORY_IN,
  WITHIN_TWO,
} from '../tables.ts'
import { firepower } from './board.ts'

const DONE: Choice = ['done']
/** Armies that one plan brings together. */
const MAX_ARMIES = 3

/** Where blocks of an Area might go: next door, or one further through an Area without enemies. */
interface Way {
  readonly via: number
  readonly to: number
}

/** All courses of a Group Move, a Muster or a voyage that a side could begin now. */
export function coursesOf(s: State, side: Side): Course[] {
  if (s.points === 0) return []
  const courses: Course[] = []
  const sources = EVERY_AREA.concat(SCOTLAND).filter((area) => freeIn(s, side, area).length > 0)
  for (const from of sources) {
    for (const column of columnsFrom(s, side, from, freeIn(s, side, from), [])) {
      courses.push([['group', from], ...column])
    }
  }
  for (const to of EVERY_AREA) {
    if (isGoal(s, side, to)) meetings(s, side, to, sources, courses)
    if (isRallyingPoint(s, side, to)) courses.push([['muster', to], ...musterAt(s, side, to)])
  }
  for (const block of BLOCKS_OF[side])
    if (s.at[block] === IRELAND || s.at[block] === CONTINENT) voyages(s, side, block, courses)
  return courses
}

/** The rest of a Group Move that has begun: with these blocks, or with more of them. */
export function restOfMove(s: State, side: Side, from: number, chosen: readonly number[]): Course[] {
  if (chosen.length === 0) return columnsFrom(s, side, from, freeIn(s, side, from), chosen)
  const [first] = chosen
  if (s.moved[first] === 1) return neighboursOf(s.at[first]).map((to): Course => [['march', to], DONE])
  const free = freeIn(s, side, from).filter((block) => !chosen.includes(block))
  return columnsFrom(s, side, from, free, chosen)
}

/** The rest of a Muster: whoever can still come. */
export function musterAt(s: State, side: Side, to: number): Choice[] {
  const course: Choice[] = []
  for (const from of WITHIN_TWO[to]) {
    if (from === to || from > SCOTLAND) continue
    const way = waysFrom(s, side, from).find((each) => each.to === to)
    if (way === undefined) continue
    const column = inColumn(s, side, staysBehind(s, side, from, freeIn(s, side, from)), way, [])
    if (column.length === 0) continue
    for (const block of column) course.push(['join', block])
    course.push(['march', to])
  }
  course.push(DONE)
  return course
}

function freeIn(s: State, side: Side, area: number): number[] {
  if (s.count[area * 2 + side] === 0) return []
  return BLOCKS_OF[side].filter((block) => s.at[block] === area && s.moved[block] === 0 && !LOCAL[block])
}

/** Columns out of an Area: all, all but a guard, one block alone; to each Area worth it. */
function columnsFrom(
  s: State,
  side: Side,
  from: number,
  free: readonly number[],
  chosen: readonly number[],
): Course[] {
  const courses: Course[] = []
  const guarded = staysBehind(s, side, from, free)
  for (const way of waysFrom(s, side, from)) {
    const { to } = way
    const isNext = way.via === to
    const isFriend = s.count[to * 2 + side] > 0
    if (isNext || isFriend || isGoal(s, side, to)) {
      march(s, side, free, way, chosen, courses)
      if (guarded.length < free.length) march(s, side, guarded, way, chosen, courses)
      if (chosen.length > 0) march(s, side, [], way, chosen, courses)
    }
    const isEmpty = !isFriend && s.count[to * 2 + enemyOf(side)] === 0
    if (chosen.length === 0 && free.length > 1 && isEmpty && controlOf(s, to) !== side)
      march(s, side, loner(s, free, way), way, chosen, courses)
  }
  return courses
}

function march(
  s: State,
  side: Side,
  more: readonly number[],
  way: Way,
  chosen: readonly number[],
  courses: Course[],
): void {
  const column = inColumn(s, side, more, way, chosen)
  if (column.length + chosen.length > 0)
    courses.push([...column.map((block): Choice => ['join', block]), ...along(way)])
}

const along = ({ via, to }: Way): Choice[] =>
  via === to ? [['march', to], DONE] : [['march', via], ['march', to], DONE]

/** 6.13, 6.16 Those who may go: Leaders first, then the strongest; Regional blocks at home or with a Leader. */
function inColumn(
  s: State,
  side: Side,
  blocks: readonly number[],
  way: Way,
  chosen: readonly number[],
): number[] {
  const all = chosen.concat(blocks)
  const able = blocks.filter((block) => mayGo(block, way, all))
  const room = roomFor(s, side, way, s.at[all[0]]) - chosen.length
  if (able.length <= room) return able
  return able.toSorted((one, two) => rank(s, two) - rank(s, one)).slice(0, Math.max(0, room))
}

function mayGo(block: number, { via, to }: Way, column: readonly number[]): boolean {
  if ((via === SCOTLAND || to === SCOTLAND) && !COVENANTER[block]) return false
  if (!REGIONAL[block] || (isHome(block, via) && isHome(block, to))) return true
  return CHAPERONES[block].some((leader) => column.includes(leader))
}

const rank = (s: State, block: number): number =>
  (LEADER[block] || REGIONAL_LEADER[block] ? 9 : 0) + firepower(s, block)

/** 6.13 How many may cross into an Area with enemies. */
function roomFor(s: State, side: Side, { via, to }: Way, from: number): number {
  if (s.count[to * 2 + enemyOf(side)] === 0) return UNLIMITED
  const border = borderBetween(via === to ? from : via, to)
  return border < 0 ? 0 : LIMIT[border] - s.crossed[side * BORDER_COUNT + border]
}

function waysFrom(s: State, side: Side, from: number): Way[] {
  const ways: Way[] = []
  const seen = new Set<number>([from])
  for (const to of neighboursOf(from)) {
    if (mayEnter(s, side, from, to) !== yes) continue
    ways.push({ via: to, to })
    seen.add(to)
  }
  for (const via of neighboursOf(from)) {
    if (via === SCOTLAND || s.count[via * 2 + enemyOf(side)] > 0 || mayEnter(s, side, from, via) !== yes)
      continue
    for (const to of neighboursOf(via)) {
      if (seen.has(to) || mayEnter(s, side, via, to) !== yes) continue
      ways.push({ via, to })
      seen.add(to)
    }
  }
  return ways
}

/** Those who go if the weakest Infantry stays to hold the Area. */
function staysBehind(s: State, side: Side, from: number, free: readonly number[]): readonly number[] {
  if (s.count[from * 2 + side] > free.length) return free
  let guard = -1
  for (const block of free) {
    if (!isInfantry(block) || LEADER[block] || REGIONAL_LEADER[block]) continue
    if (guard < 0 || firepower(s, block) < firepower(s, guard)) guard = block
  }
  return guard < 0 ? free : free.filter((block) => block !== guard)
}

/** The weakest that could go by itself. */
function loner(s: State, free: readonly number[], way: Way): readonly number[] {
  let weakest = -1
  for (const block of free) {
    if (isArtillery(block) || isLeader(block) || !mayGo(block, way, [block])) continue
    if (weakest < 0 || firepower(s, block) < firepower(s, weakest)) weakest = block
  }
  return weakest < 0 ? [] : [weakest]
}

const isLeader = (block: number): boolean => LEADER[block] || REGIONAL_LEADER[block]

/** Enemies to fight, or a Victory City. */
const isGoal = (s: State, side: Side, area: number): boolean =>
  s.count[area * 2 + enemyOf(side)] > 0 || VICTORY_IN[area] >= 0

const isRallyingPoint = (s: State, side: Side, area: number): boolean =>
  controlOf(s, area) === side &&
  (VICTORY_IN[area] >= 0 || BLOCKS_OF[side].some((block) => LEADER[block] && s.at[block] === area))

/** Two or three armies that go to one place, the strongest first. */
function meetings(s: State, side: Side, to: number, sources: readonly number[], courses: Course[]): void {
  const armies: { power: number; course: Choice[] }[] = []
  for (const from of sources) {
    if (from === to || !WITHIN_TWO[to].includes(from)) continue
    const way = waysFrom(s, side, from).find((each) => each.to === to)
    if (way === undefined) continue
    const column = inColumn(s, side, staysBehind(s, side, from, freeIn(s, side, from)), way, [])
    if (column.length === 0) continue
    let power = 0
    for (const block of column) power += firepower(s, block)
    const joins = column.map((block): Choice => ['join', block])
    armies.push({ power, course: [['group', from], ...joins, ...along(way)] })
  }
  armies.sort((one, two) => two.power - one.power)
  for (let count = 2; count <= Math.min(MAX_ARMIES, armies.length, s.points); count++) {
    courses.push(armies.slice(0, count).flatMap((army) => army.course))
  }
}

/** 6.2 To a coast with friends, by whichever route serves. */
function voyages(s: State, side: Side, block: number, courses: Course[]): void {
  for (const to of COASTAL) {
    if (s.count[to * 2 + side] === 0) continue
    courses.push([['embark', block], ...EVERY_ROUTE.map((route): Choice => ['sail', to, route])])
  }
}
