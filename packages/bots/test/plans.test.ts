/** Whole plans: they are made of choices that the rules allow, end where they can be judged, and bring groups together. */
import { CATALOGUE } from '@muster/catalogue/catalogue'
import { loadMind } from '@muster/catalogue/minds'
import { fastChance } from '@muster/kernel/chance'
import { copy } from '@muster/kernel/copy'
import { type BaseState, type Game, seatBit } from '@muster/kernel/game'
import type { Course, Mind, Weights } from '@muster/kernel/mind'
import { deciding, listOffers, top } from '@muster/kernel/play'
import { checkSetup } from '@muster/kernel/setup'
import { describe, expect, it } from 'vitest'
import { playMatch } from '../src/arena.ts'
import { openEye } from '../src/eye.ts'
import { carryOut, Foresight, lowestSeat } from '../src/foresight.ts'
import { Planner } from '../src/plans.ts'
import { recruitBot } from '../src/recruit.ts'
import { Ways } from '../src/ways.ts'

const planning: { game: Game; id: string; mind: Mind; weights: Weights }[] = []
for (const { game } of CATALOGUE) {
  const loaded = await loadMind(game.id)
  if (loaded?.mind.plans !== undefined) planning.push({ game, id: game.id, ...loaded })
}

/** Positions of a match of Recruits in which somebody begins to move. */
function momentsOf(game: Game, rest: string): { state: BaseState; seat: number }[] {
  const found: { state: BaseState; seat: number }[] = []
  for (let actions = 20; found.length < 6; actions += 23) {
    const { state } = playMatch(game, checkSetup(game, {}), [recruitBot, recruitBot], 3, actions)
    if (state.outcome !== null) break
    if (top(state).step === rest) found.push({ state, seat: lowestSeat(deciding(game, state)) })
  }
  return found
}

/** Games in which what comes next looked better or worse to the eye than what was left behind. */
const changed = new Set<string>()

const areasLeft = (course: Course): number =>
  new Set(course.flatMap(([verb, area]) => (verb === 'group' ? [area] : []))).size

describe.each(planning)('the plans of $id', ({ game, mind, weights }) => {
  const { plans } = mind
  if (plans === undefined) throw new Error('no plans')
  const eye = openEye(mind, {
    game: game.id,
    version: game.version,
    books: { any: { bias: 0, weights: {} } },
  })
  const moments = momentsOf(game, plans.rest)

  it('are what both sides march by in playouts: each course better than the last, until none is better', () => {
    const learned = openEye(mind, weights)
    const ways = new Ways(game, learned, plans)
    let marches = 0
    for (const { state, seat } of moments) {
      const offers: number[] = []
      listOffers(game, state, seat, offers)
      expect(offers).toContain(ways.done)
      const before = JSON.stringify(state)
      const liked: Course[][] = []
      let s = state
      for (let after = ways.march(s, seat, liked, 1); after !== null; after = ways.march(s, seat, liked, 1)) {
        expect(learned.value(after, seat)).toBeGreaterThan(learned.value(s, seat))
        expect(after.outcome !== null || ways.isAtRest(after)).toBe(true)
        marches++
        if (after.outcome !== null) break
        s = after
      }
      expect(JSON.stringify(state)).toBe(before)
    }
    expect(marches).toBeGreaterThan(0)
  })

  it('begin with an offer and leave nobody in the middle of a march', () => {
    let found = 0
    for (const { state, seat } of moments) {
      const offers: number[] = []
      listOffers(game, state, seat, offers)
      const planner = new Planner(game, eye, plans, seat)
      for (const course of planner.courses(state) ?? []) {
        const first = planner.look(state, course, 1)?.first
        if (first === undefined) continue
        found++
        expect(offers).toContain(first)
        const s = copy(state)
        expect(planner.take(s, course, fastChance(1))).toBe(first)
        const isMine = deciding(game, s) === seatBit(seat)
        expect([course, isMine && top(s).step !== plans.rest]).toEqual([course, false])
      }
    }
    expect(found).toBeGreaterThan(20)
  })

  it('know of groups that meet', () => {
    const courses = moments.flatMap(({ state, seat }) => plans.courses(state, seat))
    const isMeeting = (course: Course): boolean =>
      areasLeft(course) > 1 || course.filter(([verb]) => verb === 'move').length > 1
    expect(courses.some(isMeeting)).toBe(true)
  })

  it('are compared with being done by what that leaves behind, not by what comes next', () => {
    const sees = openEye(mind, weights)
    let found = 0
    for (const { state, seat } of moments) {
      const offers: number[] = []
      listOffers(game, state, seat, offers)
      const foresight = new Foresight(game, sees, seat, 50)
      for (const offer of offers) {
        const after = copy(state)
        carryOut(game, after, seat, offer, fastChance(1))
        if (after.outcome !== null || deciding(game, after) === seatBit(seat)) continue
        const stays = sees.value(state, seat)
        found++
        if (sees.value(after, seat) !== stays) changed.add(game.id)
        expect(foresight.alone(state, offer, 1)).toBe(stays)
        expect(foresight.value(state, offer, 1)).toBe(stays)
      }
    }
    expect(found).toBeGreaterThan(0)
  })
})

it('being done is followed by something that looks different in some game, or the above would say nothing', () => {
  expect(changed).toContain('hammer-of-the-scots')
})
