/**
 * Whole marches for opponents to think about, in games where block after block moves, a group for a point: who goes
 * where together, and which groups meet in one area.
 */
import type { BaseState } from '@muster/kernel/game'
import type { Choice, Course } from '@muster/kernel/mind'
import type { AreaMap, BorderData } from './area-map.ts'
import { type BlockState, blocksOf } from './blocks.ts'
import { type BorderState, crossings } from './borders.ts'

/** What a game says about its marches. */
export interface Marching<S extends BaseState & BlockState & BorderState> {
  readonly map: AreaMap<BorderData & { readonly red: boolean }>
  /** By side: its blocks. */
  readonly blocks: readonly (readonly number[])[]
  hasMoved(s: S, block: number): boolean
  /** Groups that can still be paid for. */
  points(s: S): number
  /** How much a block brings to a battle. */
  power(s: S, block: number): number
  isClosed(s: S, side: number, area: number): boolean
  /** An area without friends or enemies that is worth going to from afar. */
  isGoal(s: S, side: number, area: number): boolean
}

/** Next door, or one area further through one without enemies; how many may still go that way. */
interface Way {
  readonly via: number
  readonly to: number
  readonly room: number
}

interface Group {
  readonly power: number
  readonly choices: readonly Choice[]
}

const STOP: Choice = ['stop']
/** Groups that one plan brings together. */
const MAX_GROUPS = 3

export class Courses<S extends BaseState & BlockState & BorderState> {
  readonly #game: Marching<S>

  constructor(game: Marching<S>) {
    this.#game = game
  }

  /** All that the groups of a side could begin now: whole groups, their best block alone, all but it; and meetings. */
  all(s: S, side: number): Course[] {
    const { map } = this.#game
    const courses: Course[] = []
    const sources = this.#sources(s, side)
    for (const from of sources) {
      const ready = this.ready(s, side, from)
      for (const way of this.#ways(s, side, from)) {
        if (!this.#isWorthIt(s, side, way)) continue
        courses.push(column(ready, way))
        if (ready.length > 1) courses.push(column(ready.slice(0, 1), way), column(ready.slice(1), way))
      }
    }
    for (let to = 0; to < map.areas.length; to++) {
      if (blocksOf(s, 1 - side, to) === 0) continue
      const groups = this.#groupsTo(s, side, to, sources)
      const most = Math.min(MAX_GROUPS, groups.length, this.#game.points(s))
      for (let count = 2; count <= most; count++) {
        courses.push(groups.slice(0, count).flatMap((group) => group.choices))
      }
    }
    return courses
  }

  /** The rest of a march that began in an area: this block, with those it left behind, with another group. */
  rest(s: S, side: number, block: number, from: number): Course[] {
    const at = s.at[block]
    const others = this.ready(s, side, from).filter((each) => each !== block)
    const behind = this.#ways(s, side, from)
    const steps = at === from ? behind : this.#stepsOn(s, side, at, from)
    const courses: Course[] = []
    for (const way of steps) {
      const own: Choice[] = [...along(way), STOP]
      courses.push(own)
      const follow = behind.find((each) => each.to === way.to)
      const rest = follow === undefined ? [] : column(others, { ...follow, room: follow.room - 1 })
      if (rest.length > 0) courses.push([...own, ...rest])
      if (blocksOf(s, 1 - side, way.to) === 0) continue
      const sources = this.#sources(s, side).filter((area) => area !== from)
      for (const group of this.#groupsTo(s, side, way.to, sources).slice(0, 1)) {
        courses.push([...own, ...rest, ...group.choices])
      }
    }
    return courses
  }

  /** Those of an area that have not moved, the strongest first. */
  ready(s: S, side: number, area: number): number[] {
    const { blocks, power, hasMoved } = this.#game
    if (blocksOf(s, side, area) === 0) return []
    return blocks[side]
      .filter((block) => s.at[block] === area && !hasMoved(s, block))
      .sort((one, two) => power(s, two) - power(s, one))
  }

  #sources(s: S, side: number): number[] {
    return this.#game.map.areas.map((_, area) => area).filter((area) => this.ready(s, side, area).length > 0)
  }

  #isWorthIt(s: S, side: number, { via, to }: Way): boolean {
    if (via === to || blocksOf(s, side, to) > 0 || blocksOf(s, 1 - side, to) > 0) return true
    return this.#game.isGoal(s, side, to)
  }

  /** From an area on the way: on to the next one, or not at all. */
  #stepsOn(s: S, side: number, at: number, from: number): Way[] {
    const { map, isClosed } = this.#game
    return map.neighbours[at]
      .filter((to) => to !== from && !isClosed(s, side, to))
      .map((to) => ({ via: to, to, room: 1 }))
  }

  #ways(s: S, side: number, from: number): Way[] {
    const { map, isClosed } = this.#game
    const ways: Way[] = []
    const seen = new Set<number>([from])
    for (const to of map.neighbours[from]) {
      const room = this.#roomOver(s, side, from, to)
      if (isClosed(s, side, to) || room <= 0) continue
      ways.push({ via: to, to, room })
      seen.add(to)
    }
    for (const { via, room: first } of [...ways]) {
      if (blocksOf(s, 1 - side, via) > 0 || this.#border(from, via).red) continue
      for (const to of map.neighbours[via]) {
        const room = Math.min(first, this.#roomOver(s, side, via, to))
        if (seen.has(to) || isClosed(s, side, to) || room <= 0) continue
        ways.push({ via, to, room })
        seen.add(to)
      }
    }
    return ways
  }

  /** The groups that could go to an area, the strongest first. */
  #groupsTo(s: S, side: number, to: number, sources: readonly number[]): Group[] {
    const groups: Group[] = []
    for (const from of sources) {
      const way = from === to ? undefined : this.#ways(s, side, from).find((each) => each.to === to)
      if (way === undefined) continue
      const blocks = this.ready(s, side, from).slice(0, way.room)
      let power = 0
      for (const block of blocks) power += this.#game.power(s, block)
      groups.push({ power, choices: column(blocks, way) })
    }
    return groups.sort((one, two) => two.power - one.power)
  }

  #border(from: number, to: number): BorderData & { readonly red: boolean } {
    const { map } = this.#game
    return map.borders[map.between[from * map.areas.length + to]]
  }

  #roomOver(s: S, side: number, from: number, to: number): number {
    const { map } = this.#game
    const border = map.between[from * map.areas.length + to]
    return map.borders[border].limit - crossings(s, map, side, border)
  }
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
