import { openEye } from '@muster/bots/eye'
import { titleCalled } from '@muster/catalogue/catalogue'
import { hasMind, loadMind } from '@muster/catalogue/minds'
import { copy } from '@muster/kernel/copy'
import type { BaseState, Game } from '@muster/kernel/game'
import { recordMatch, replay } from '@muster/kernel/record'
import { type Chronicle, countAt, lossesByTurn } from '@muster/table-kit/chronicle/chronicle.ts'
import { battlesWon, favour, luckOf } from '@muster/table-kit/chronicle/luck.ts'
import {
  battleFrom,
  chaptersOf,
  cornersOf,
  lineOf,
  turnFrom,
  turningPoints,
} from '@muster/table-kit/chronicle/timeline.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { course as ancien } from '../../../../games/ancien-regime/web/course.ts'
import { course as hammer } from '../../../../games/hammer-of-the-scots/web/course.ts'
import { course as richard } from '../../../../games/richard-iii/web/course.ts'
import { course as war } from '../../../../games/this-war-without-an-enemy/web/course.ts'
import { loadRules } from '../../src/games/rules.ts'
import { botActs, heardAt, logOf, momentFor, openEngine, playAgain } from '../../src/match/engine.ts'
import { goesOn } from '../../src/match/looking-back.ts'
import type { SavedMatch } from '../../src/match/saved.ts'
import { storyOf, type Watching } from '../../src/match/story.ts'
import { ancienMatch, hammerMatch, richardMatch, warMatch } from '../matches.ts'

const COURSES = {
  'hammer-of-the-scots': hammer,
  'richard-iii': richard,
  'this-war-without-an-enemy': war,
  'ancien-regime': ancien,
} as const
const MATCHES = {
  'hammer-of-the-scots': () => hammerMatch({ id: 'a', seat: -1, until: null }),
  'richard-iii': () => richardMatch({ id: 'a', seat: -1, until: null }),
  'this-war-without-an-enemy': () => warMatch({ id: 'a', seat: -1, until: null }, 'early-war'),
  'ancien-regime': () => ancienMatch({ id: 'a', seat: -1, until: null }),
} as const

/** Where the score of each game is at its end, in the state itself. */
function watch(saved: SavedMatch): Watching {
  const { game } = titleCalled(saved.game)
  const states: BaseState[] = []
  const match = playAgain(game, saved, ({ state }) => states.push(copy(state)))
  return { engine: { match, saved }, states, outcome: match.state.outcome }
}

describe.each(Object.keys(MATCHES) as (keyof typeof MATCHES)[])(
  'The chronicle of a match between Recruits: %s',
  (id) => {
    let saved: SavedMatch
    let watching: Watching
    let told: Chronicle
    beforeAll(async () => {
      saved = MATCHES[id]()
      watching = watch(saved)
      const mind = await loadMind(id)
      const eye = mind === null ? null : openEye(mind.mind, mind.weights)
      told = storyOf(watching, COURSES[id], (await loadRules(id)).caption, eye)
    })

    it('ends with what the rules counted, at the winner', () => {
      const { match } = watching.engine
      const view = match.game.view(match.state, -1)
      for (const series of told.scores) {
        const [last] = (COURSES[id].scores?.(view) ?? []).filter((each) => each.name === series.name)
        expect(series.counts.at(-1)?.values).toEqual(last.values)
      }
      const [winner] = match.state.outcome?.winners ?? []
      expect(winner).toBeGreaterThanOrEqual(0)
      const chances = told.chances.at(-1)
      if (chances !== undefined) {
        expect(chances.at).toBe(told.of)
        expect(
          chances.values.map((each, seat) => each === 1 && seat === winner).filter(Boolean),
        ).toHaveLength(1)
      } else {
        const values = told.scores[0].counts.at(-1)?.values ?? []
        expect(values[winner]).toBe(Math.max(...values))
      }
      expect(told.chances.length > 0).toBe(hasMind(id))
    })

    it('gives all seats together one match to win, at every moment', () => {
      for (const { values } of told.chances) {
        const sum = values.reduce((all, each) => all + each, 0)
        // In hundredths, and nobody has less than one: seven seats may come to six hundredths more or less.
        expect(Math.abs(sum - 1)).toBeLessThan(values.length / 100)
      }
    })

    it('has what each side itself could think of its chances, with what it knew, until it was over', () => {
      const seats = watching.engine.match.seats.length
      expect(told.knew.at(-1)).toEqual(told.chances.at(-1))
      expect(told.knew.length).toBeGreaterThan(10)
      for (const { values } of told.knew.slice(0, -1)) {
        expect(values).toHaveLength(seats)
        for (const value of values) expect(value).toBeGreaterThan(0)
      }
      // What is hidden makes a difference: it is not what somebody would say who knows everything.
      const apart = told.knew.filter(({ at, values }) => countAt(told.chances, at).join() !== values.join())
      expect(apart.length).toBeGreaterThan(told.knew.length / 10)
    })

    it('counts the areas in which each side stands, the strength it has lost, and the cards it played', () => {
      const { match } = watching.engine
      expect(told.areas.at(-1)?.values).toEqual(COURSES[id].areas?.(match.game.view(match.state, -1)))
      for (const { values } of told.areas) expect(Math.max(...values)).toBeGreaterThan(0)
      const fell = told.battles.flatMap(({ sides }) => sides).reduce((sum, { lost }) => sum + lost, 0)
      const last = lossesByTurn(told).at(-1)?.values ?? []
      expect(last.reduce((sum, each) => sum + each, 0)).toBe(fell)
      const { card } = match.game.domains
      for (const each of told.cards) expect(card).toContain(each.card)
      if (id === 'ancien-regime') {
        const played = saved.log.filter(([, words]) => /\bplay(-open)? /.test(words))
        expect(told.cards.length).toBeLessThanOrEqual(played.length)
        expect(told.cards.length).toBeGreaterThan(played.length * 0.9)
        for (const seat of new Set(told.cards.map((each) => each.seat)))
          expect(played.some(([by]) => by === seat)).toBe(true)
      } else {
        // Two are turned up together.
        const laid = saved.log.filter(([, words]) => /^(lay|play) /.test(words))
        expect(told.cards.length).toBe(laid.length - (laid.length % 2))
        expect(laid.length).toBeGreaterThan(0)
      }
    })

    it('has every roll and every die, in order, and sums them by side', () => {
      const rolled = told.rolls.flatMap((roll) => roll.dice)
      let next = 1
      for (const roll of told.rolls) {
        expect(roll.first).toBe(next)
        expect(roll.hits).toBeLessThanOrEqual(roll.dice.length)
        next += roll.dice.length
      }
      const luck = luckOf(told)
      expect(luck.reduce((sum, each) => sum + each.dice, 0)).toBe(rolled.length)
      if (id !== 'ancien-regime') {
        expect(rolled.length).toBeGreaterThan(50)
        expect(favour(luck)).toBeCloseTo(luck[0].hits - luck[0].expected - luck[1].hits + luck[1].expected)
      }
      // In battles the same dice are counted again.
      const inBattles = told.battles.flatMap(({ sides }) => sides).reduce((sum, each) => sum + each.dice, 0)
      expect(inBattles).toBeLessThanOrEqual(rolled.length)
    })

    it('knows each battle, where it begins and who won it', () => {
      const heard = saved.log.map((_, i) => heardAt(watching.engine, -1, i + 1))
      const begun = heard.flatMap(({ at, events }) =>
        events.filter((event) => COURSES[id].kind(event) === 'announced').map(() => at),
      )
      expect(told.battles.map((each) => each.at)).toEqual(begun)
      expect(told.battles.length).toBeGreaterThan(3)
      const decided = told.battles.filter((each) => each.winner !== null)
      expect(decided.length / told.battles.length).toBeGreaterThan(0.5)
      const wins = watching.engine.match.seats.map((_, seat) => battlesWon(told.battles, seat))
      expect(wins.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(decided.length)
    })

    it('lays all years, campaigns and rounds on a line, equally wide, and finds every step again', () => {
      const chapters = chaptersOf(told)
      expect(new Set(chapters.map((each) => (each.to - each.from).toFixed(6))).size).toBe(1)
      expect(chapters[0].from).toBe(0)
      expect(chapters.at(-1)?.to).toBe(1)
      const line = lineOf(told)
      let last = -1
      for (let at = 0; at <= told.of; at++) {
        const place = line.placeOf(at)
        expect(place).toBeGreaterThanOrEqual(last)
        last = place
        expect(Math.abs(line.stepAt(place + 1e-9) - at)).toBeLessThanOrEqual(1)
      }
      expect(line.placeOf(told.of)).toBe(1)
      for (const turn of told.turns) {
        expect(turnFrom(told, turn.at, -1)).toBeLessThan(Math.max(1, turn.at))
        expect(line.stepAt(line.placeOf(turn.at) + 1e-9)).toBe(turn.at)
      }
      for (const [place] of cornersOf(told.scores[0].counts, 0, line)) {
        expect(place).toBeGreaterThanOrEqual(0)
        expect(place).toBeLessThanOrEqual(1)
      }
    })

    it('goes from battle to battle and back', () => {
      const there: string[] = []
      let now: { at: number; nth: number | null } = { at: 0, nth: null }
      for (
        let found = battleFrom(told, 0, null, 1);
        found !== null;
        found = battleFrom(told, now.at, now.nth, 1)
      ) {
        there.push(`${found.at} ${found.nth}`)
        now = found
      }
      expect(there).toEqual(told.battles.map(({ at, nth }) => `${at} ${nth}`))
      const back: string[] = []
      for (
        let found = battleFrom(told, told.of, null, -1);
        found !== null;
        found = battleFrom(told, now.at, now.nth, -1)
      ) {
        back.push(`${found.at} ${found.nth}`)
        now = found
      }
      expect(back).toEqual(there.toReversed())
    })

    it('finds the turns that changed most who was likely to win', () => {
      const points = turningPoints(told)
      expect(points.length).toBeLessThanOrEqual(3)
      const last = (turn: number): number => Math.min(told.of - 1, (told.turns[turn + 1]?.at ?? told.of) - 1)
      const swings = told.turns.map((turn, i) => {
        const was = countAt(told.chances, Math.max(0, turn.at - 1))
        return Math.max(...countAt(told.chances, last(i)).map((chance, seat) => Math.abs(chance - was[seat])))
      })
      // A match that was one-sided from its beginning never turned.
      const most = Math.max(...swings)
      expect(points.length > 0).toBe(most > 0.1)
      if (points.length > 0) expect(Math.abs(points[0].to - points[0].from)).toBeCloseTo(most, 6)
      for (const { at, seat, by, from, to, turn } of points) {
        expect(by).toBe('chance')
        expect(at).toBeGreaterThanOrEqual(turn.at)
        expect(at).toBeLessThan(told.of)
        expect(countAt(told.chances, Math.max(0, turn.at - 1))[seat]).toBe(from)
        expect(countAt(told.chances, last(told.turns.indexOf(turn)))[seat]).toBe(to)
      }
    })

    it('finds the turns that changed the score or the crown, where nobody judged chances', () => {
      for (const { at, seat, by, from, to, turn } of turningPoints({ ...told, chances: [] })) {
        expect(at).toBeGreaterThanOrEqual(turn.at)
        if (by === 'crown') expect(told.crown.find((each) => each.at === at)?.seat).toBe(seat)
        else {
          expect(to).not.toBe(from)
          expect(countAt(told.scores[0].counts, Math.max(0, turn.at - 1))[seat]).toBe(from)
        }
      }
    })

    it('is played on from any moment: every seat sees what it saw then, and new dice can be checked', () => {
      const { game } = titleCalled(saved.game)
      const seats = saved.seats.length
      for (const at of [0, 1, Math.floor(told.of / 3), Math.floor(told.of / 2), told.of - 1]) {
        const fresh: SavedMatch = {
          ...saved,
          id: 'b',
          seats: saved.seats.map((each, i) => ({
            ...each,
            kind: i === 0 ? ('here' as const) : ('bot' as const),
            name: i === 0 ? '' : 'recruit',
          })),
          seal: { seed: 'feed'.repeat(16), nonces: saved.seal.nonces },
          log: [],
        }
        const engine = openEngine(game as Game, goesOn(saved, at, fresh))
        for (let viewer = -1; viewer < seats; viewer++) {
          expect(momentFor(engine, viewer).seen.view).toEqual(game.view(watching.states[at], viewer))
          expect(momentFor(engine, viewer).undoable).toBe(0)
        }
        expect(engine.match.state).toEqual(watching.states[at])
        for (let moves = 0; moves < 30 && botActs(engine); moves++);
        const record = recordMatch(engine.match, engine.saved.seal, true)
        expect(replay(game as Game, record).state).toEqual(engine.match.state)
        // And from its own file again.
        const again = openEngine(game as Game, { ...engine.saved, log: logOf(engine) })
        expect(again.match.state).toEqual(engine.match.state)
      }
    })
  },
)

describe('The turning points of a match', () => {
  const turn = (at: number): Chronicle['turns'][number] => ({
    at,
    chapter: 1,
    winter: false,
    caption: { en: `turn ${at}`, pl: `tura ${at}` },
  })
  const told: Chronicle = {
    of: 40,
    seats: 2,
    turns: [turn(0), turn(10), turn(20), turn(30)],
    scores: [{ name: 'nobles', counts: [{ at: 0, values: [7, 7] }] }],
    crown: [],
    chances: [
      { at: 0, values: [0.5, 0.5] },
      { at: 12, values: [0.53, 0.47] },
      { at: 25, values: [0.35, 0.65] },
      { at: 27, values: [0.22, 0.78] },
      { at: 40, values: [1, 0] },
    ],
    knew: [],
    areas: [],
    battles: [],
    rolls: [],
    cards: [],
  }

  it('are swings of the chances though the score never changed, told of who gained; a resignation is none', () => {
    expect(turningPoints(told)).toEqual([
      { at: 25, turn: told.turns[2], seat: 1, by: 'chance', from: 0.47, to: 0.78 },
    ])
  })

  it('are real swings: a chance that goes from 4 to 9 hundredths, or by less than 10, turns nothing', () => {
    const swung = (from: number, to: number) =>
      turningPoints({
        ...told,
        chances: [
          { at: 0, values: [from, 1 - from] },
          { at: 12, values: [to, 1 - to] },
        ],
      }).length
    expect([swung(0.04, 0.09), swung(0.4, 0.49), swung(0.4, 0.5), swung(0.3, 0.8)]).toEqual([0, 0, 1, 1])
  })
})
