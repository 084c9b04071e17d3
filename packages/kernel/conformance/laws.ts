/**
 * The eight laws that every game obeys in every scenario. A game's test calls `obeysTheLaws` and is done.
 */
import { describe, expect, it } from 'vitest'
import { pack } from '../src/action.ts'
import { fastChance } from '../src/chance.ts'
import { copy } from '../src/copy.ts'
import { MusterError } from '../src/errors.ts'
import { type BaseState, type Game, type Setup, SPECTATOR, type Viewer } from '../src/game.ts'
import { act, decidingSeats, type Match, seatView, startMatch, undo, undoable } from '../src/match.ts'
import { apply, explain, offersOf } from '../src/play.ts'
import { digest, readRecord, recordMatch, replay } from '../src/record.ts'
import { sealedChance } from '../src/sealed-chance.ts'
import { listeningTable, silentTable } from '../src/table.ts'
import { actionWords, parseAction } from '../src/words.ts'
import { begin, walk } from './walk.ts'

export interface Trial {
  readonly setup: Setup
  /** Random matches that must end. */
  readonly matches: number
  /** A match longer than this has not ended. */
  readonly limit: number
  /** Random play may be cut at the limit instead of ending (a game that random play cannot end says so). */
  readonly cut?: boolean
  /** How many matches the laws that look closely are tried on. */
  readonly close?: number
}

export function obeysTheLaws<S extends BaseState, V>(game: Game<S, V>, trial: Trial): void {
  const { setup, limit } = trial
  const close = trial.close ?? 4
  const seats = game.seats(setup)
  const viewers: Viewer[] = [...seats.keys(), SPECTATOR]
  const closeLimit = Math.min(limit, 1500)

  describe(`${game.id}, ${setup.scenario}, ${setup.players} players: the laws`, () => {
    it('1 determinism: the same set-up, seed and actions give the same states and events', () => {
      for (let seed = 1; seed <= close; seed++) {
        const trace = () => {
          const { state, table } = begin(game, setup, fastChance(seed))
          const choices = fastChance(seed + 1000)
          const told: string[] = []
          for (let i = 0; i < 300 && decidingSeats(game, state).length > 0; i++) {
            const [seat] = decidingSeats(game, state)
            const offers = offersOf(game, state, seat)
            const listening = listeningTable(table.chance)
            apply(game, state, seat, offers[choices.below(offers.length)], listening)
            told.push(JSON.stringify([listening.told, listening.draws, state]))
          }
          return told
        }
        expect(trace()).toEqual(trace())
      }
    })

    it(`2 progress: ${trial.matches} random matches end, and every offer applies`, () => {
      let unfinished = 0
      for (let seed = 1; seed <= trial.matches; seed++) {
        const { finished, state } = walk(game, setup, seed, limit)
        if (!finished) unfinished++
        else expect(state.outcome, `match ${seed} stopped without an outcome`).not.toBeNull()
      }
      if (trial.cut !== true) expect(unfinished, `matches longer than ${limit} actions`).toBe(0)
    })

    it('2 progress: every offered action applies, not only the one that is taken', () => {
      sample(game, setup, close, closeLimit, 23, ({ state, seat, offers }) => {
        for (const action of offers) {
          const twin = copy(state)
          const refusal = apply(game, twin, seat, action, silentTable(fastChance(7)))
          expect(refusal, actionWords(game, action)).toBeNull()
        }
      })
    })

    it('3 strictness: what is not offered is refused with a typed error and changes nothing', () => {
      const chance = fastChance(3)
      sample(game, setup, close, closeLimit, 17, ({ state, offers }) => {
        const before = JSON.stringify(state)
        for (let i = 0; i < 40; i++) {
          const action = randomAction(game, chance)
          const seat = chance.below(seats.length)
          const mine = offersOf(game, state, seat)
          if (mine.includes(action)) continue
          const match = matchAt(game, setup, state)
          expect(() => act(match, seat, action)).toThrow(MusterError)
          expect(JSON.stringify(match.state)).toBe(before)
        }
        const match = matchAt(game, setup, state)
        expect(() => act(match, seats.length, offers[0])).toThrow(MusterError)
      })
    })

    it('4 secrecy: a viewer cannot tell a redealt state from the real one', () => {
      const chance = fastChance(4)
      const changed = new Map<Viewer, number>()
      sample(game, setup, close, closeLimit, 5, ({ state }) => {
        for (const viewer of viewers) {
          const before = JSON.stringify(state)
          const redealt = game.redeal(state, viewer, chance)
          expect(JSON.stringify(state), 'redeal changed the state it was given').toBe(before)
          expect(seatView(game, redealt, viewer)).toEqual(seatView(game, state, viewer))
          expect(game.faults(redealt)).toEqual([])
          if (JSON.stringify(redealt) !== before) changed.set(viewer, (changed.get(viewer) ?? 0) + 1)
        }
      })
      for (const viewer of viewers)
        expect(changed.get(viewer) ?? 0, `nothing is hidden from ${viewer}`).toBeGreaterThan(0)
    })

    it('4 secrecy: play goes on from a redealt state', () => {
      const chance = fastChance(44)
      sample(game, setup, close, closeLimit, 61, ({ state }) => {
        for (const viewer of viewers) {
          const redealt = game.redeal(state, viewer, chance)
          for (let i = 0; i < 60 && decidingSeats(game, redealt).length > 0; i++) {
            const [seat] = decidingSeats(game, redealt)
            const offers = offersOf(game, redealt, seat)
            expect(offers.length, `no offer in ${redealt.stack.at(-1)?.step}`).toBeGreaterThan(0)
            apply(game, redealt, seat, offers[chance.below(offers.length)], silentTable(chance))
          }
          expect(game.faults(redealt)).toEqual([])
        }
      })
    })

    it('5 round trip: a state survives JSON', () => {
      sample(game, setup, close, closeLimit, 11, ({ state }) => {
        expect(JSON.parse(JSON.stringify(state))).toEqual(state)
      })
    })

    it('5 round trip: a replay of the record gives the state', () => {
      const seal = { seed: '5eed'.repeat(16), nonces: seats.map((seat) => `nonce of ${seat}`) }
      const match = startMatch(game, setup, sealedChance(seal.seed, seal.nonces))
      playOn(match, 400)
      const record = recordMatch(match as unknown as Match, seal, true)
      const again = replay(game, readRecord(JSON.stringify(record)))
      expect(digest(again.state)).toBe(digest(match.state))
      expect(again.state).toEqual(match.state)
    })

    it('6 undo: gives back exactly what was, and never crosses a die, a reveal or another seat’s choice', () => {
      const seal = { seed: 'abcd', nonces: [] }
      const chance = fastChance(6)
      let taken = 0
      for (let seed = 0; seed < close; seed++) {
        const match = startMatch(game, setup, sealedChance(`${seal.seed}0${seed}`, seal.nonces))
        for (let i = 0; i < 400 && decidingSeats(game, match.state).length > 0; i++) {
          const [seat] = decidingSeats(game, match.state)
          const offers = offersOf(game, match.state, seat)
          const action = offers[chance.below(offers.length)]
          const before = copy(match.state)
          const entry = act(match, seat, action)
          const other = (seat + 1) % seats.length
          expect(() => undo(match, other), 'another seat took it back').toThrow(MusterError)
          if (entry.draws.length > 0) expect(undoable(match as unknown as Match, seat)).toBe(0)
          if (undoable(match as unknown as Match, seat) === 0) continue
          learnsNothing(game, before, match.state, seat, action, chance)
          undo(match, seat)
          expect(match.state).toEqual(before)
          act(match, seat, action)
          taken++
        }
      }
      expect(taken, 'nothing could ever be taken back').toBeGreaterThan(0)
    })

    it('7 conservation: the invariants of the game hold at every moment', () => {
      for (let seed = 1; seed <= close; seed++) {
        const { state } = walk(game, setup, seed + 500, closeLimit, (moment) => {
          const faults = game.faults(moment.state)
          if (faults.length > 0) expect(faults, `before action ${moment.number}`).toEqual([])
        })
        expect(game.faults(state)).toEqual([])
      }
    })

    it('8 explained: everything not offered has a reason with a rule number', () => {
      const rules = new Set(game.sections.map((section) => section.id))
      sample(game, setup, close, closeLimit, 31, ({ state, seat, offers }) => {
        const offered = new Set(offers)
        for (const action of everyAction(game)) {
          const refusal = explain(game, state, seat, action)
          if ((refusal === null) !== offered.has(action)) {
            const said =
              refusal === null ? 'allowed but not offered' : `offered but refused by ${refusal.rule}`
            expect.fail(`${actionWords(game, action)} in ${state.stack.at(-1)?.step}: ${said}`)
          }
          if (refusal !== null && !rules.has(refusal.rule))
            expect.fail(`${refusal.code} cites ${refusal.rule}`)
        }
      })
    })

    it('8 explained: an action in words is the same action', () => {
      sample(game, setup, 1, closeLimit, 13, ({ offers }) => {
        for (const action of offers) expect(parseAction(game, actionWords(game, action))).toBe(action)
      })
    })
  })
}

/** What a seat sees after a choice that it may take back cannot depend on anything that is hidden from it. */
function learnsNothing<S extends BaseState, V>(
  game: Game<S, V>,
  before: S,
  after: S,
  seat: number,
  action: number,
  chance: ReturnType<typeof fastChance>,
): void {
  const redealt = game.redeal(before, seat, chance)
  const refusal = apply(game, redealt, seat, action, silentTable(chance))
  expect(refusal).toBeNull()
  expect(seatView(game, redealt, seat), `taking back ${actionWords(game, action)}`).toEqual(
    seatView(game, after, seat),
  )
}

/** Random matches, looked at now and then. */
function sample<S extends BaseState>(
  game: Game<S>,
  setup: Setup,
  matches: number,
  limit: number,
  every: number,
  visit: Parameters<typeof walk<S>>[4],
): void {
  for (let seed = 1; seed <= matches; seed++) {
    walk(game, setup, seed + 100, limit, (moment) => {
      if (moment.number % every === 0) visit?.(moment)
    })
  }
}

function playOn<S extends BaseState, V>(match: Match<S, V>, actions: number): void {
  const chance = fastChance(55)
  for (let i = 0; i < actions && decidingSeats(match.game, match.state).length > 0; i++) {
    const [seat] = decidingSeats(match.game, match.state)
    const offers = offersOf(match.game, match.state, seat)
    act(match, seat, offers[chance.below(offers.length)])
  }
}

/** A match that stands at a given state, for asking it things that it must refuse. */
function matchAt<S extends BaseState, V>(game: Game<S, V>, setup: Setup, state: S): Match<S, V> {
  const opening = { draws: [], told: [] }
  const seats = game.seats(setup)
  return { game, setup, seats, chance: fastChance(1), opening, state: copy(state), log: [], past: [] }
}

function randomAction<S extends BaseState>(game: Game<S>, chance: ReturnType<typeof fastChance>): number {
  const verb = chance.below(game.verbs.length)
  const [a, b] = game.verbArgs[verb].map((domain) => chance.below(game.domains[domain].length))
  return pack(verb, a ?? 0, b ?? 0)
}

/** Every action that there are words for. */
export function everyAction<S extends BaseState>(game: Game<S>): number[] {
  return game.verbs.flatMap((_, verb) => {
    const [first, second] = game.verbArgs[verb].map((domain) => game.domains[domain].length)
    const actions: number[] = []
    for (let a = 0; a < (first ?? 1); a++)
      for (let b = 0; b < (second ?? 1); b++) actions.push(pack(verb, a, b))
    return actions
  })
}
