/**
 * The eight laws that every game obeys in every scenario. A game's test calls `obeysTheLaws` and is done.
 * Each law is a function that throws, so that the kernel's own tests can see each of them fail on a broken game.
 */
import { describe, expect, it } from 'vitest'
import { type Action, pack } from '../src/action.ts'
import { type Chance, fastChance } from '../src/chance.ts'
import { copy } from '../src/copy.ts'
import { MusterError } from '../src/errors.ts'
import { type BaseState, type Game, type Seat, type Setup, SPECTATOR, type Viewer } from '../src/game.ts'
import { act, decidingSeats, type Match, seatView, startMatch, undo, undoable } from '../src/match.ts'
import { apply, explain, offersOf } from '../src/play.ts'
import { digest, readRecord, recordMatch, replay } from '../src/record.ts'
import { sealedChance } from '../src/sealed-chance.ts'
import { listeningTable, silentTable } from '../src/table.ts'
import { actionWords, parseAction } from '../src/words.ts'
import { begin, type Moment, walk } from './walk.ts'

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

type Law = <S extends BaseState, V>(game: Game<S, V>, trial: Trial) => void

export const laws: Readonly<Record<string, Law>> = {
  '1 determinism: the same set-up, seed and actions give the same states and events': determinism,
  '2 progress: every random match ends': everyMatchEnds,
  '2 progress: every offered action applies': everyOfferApplies,
  '3 strictness: what is not offered is refused with a typed error and changes nothing': strictness,
  '4 secrecy: a viewer cannot tell a redealt state from the real one': secrecy,
  '4 secrecy: play goes on from a redealt state': redealsArePlayable,
  '5 round trip: a state survives JSON': survivesJson,
  '5 round trip: a replay of the record gives the state': replays,
  '6 undo: gives back exactly what was, and never crosses a die, a reveal or another seat’s choice':
    undoIsExact,
  '7 conservation: the invariants of the game hold at every moment': conservation,
  '8 explained: everything not offered has a reason with a rule number': explained,
  '8 explained: an action in words is the same action': wordsAreActions,
}

export function obeysTheLaws<S extends BaseState, V>(game: Game<S, V>, trial: Trial): void {
  const { scenario, players } = trial.setup
  describe(`${game.id}, ${scenario}, ${players} players: the laws (${trial.matches} random matches)`, () => {
    for (const [name, law] of Object.entries(laws)) it(name, () => law(game, trial))
  })
}

// 1

function determinism<S extends BaseState, V>(game: Game<S, V>, trial: Trial): void {
  for (let seed = 1; seed <= closely(trial); seed++) {
    expect(trace(game, trial.setup, seed)).toEqual(trace(game, trial.setup, seed))
  }
}

/** Everything that 300 random choices cause. */
function trace<S extends BaseState>(game: Game<S>, setup: Setup, seed: number): string[] {
  const { state, table } = begin(game, setup, fastChance(seed))
  const choices = fastChance(seed + 1000)
  const told: string[] = []
  for (let i = 0; i < 300 && decidingSeats(game, state).length > 0; i++) {
    const [seat] = decidingSeats(game, state)
    const listening = listeningTable(table.chance)
    apply(game, state, seat, anyOffer(game, state, seat, choices), listening)
    told.push(JSON.stringify([listening.told, listening.draws, state]))
  }
  return told
}

// 2

function everyMatchEnds<S extends BaseState, V>(game: Game<S, V>, trial: Trial): void {
  let unfinished = 0
  for (let seed = 1; seed <= trial.matches; seed++) {
    const { finished, state } = walk(game, trial.setup, seed, trial.limit)
    if (!finished) unfinished++
    else expect(state.outcome, `match ${seed} stopped without an outcome`).not.toBeNull()
  }
  if (trial.cut !== true) expect(unfinished, `matches longer than ${trial.limit} actions`).toBe(0)
}

function everyOfferApplies<S extends BaseState, V>(game: Game<S, V>, trial: Trial): void {
  sample(game, trial, 23, ({ state, seat, offers }) => {
    for (const action of offers) {
      const refusal = apply(game, copy(state), seat, action, silentTable(fastChance(7)))
      expect(refusal, actionWords(game, action)).toBeNull()
    }
  })
}

// 3

function strictness<S extends BaseState, V>(game: Game<S, V>, trial: Trial): void {
  const chance = fastChance(3)
  const seats = game.seats(trial.setup).length
  sample(game, trial, 17, ({ state, offers }) => {
    const before = JSON.stringify(state)
    const match = matchAt(game, trial.setup, state)
    for (let i = 0; i < 40; i++) {
      const action = randomAction(game, chance)
      const seat = chance.below(seats)
      if (offersOf(game, state, seat).includes(action)) continue
      expect(() => act(match, seat, action), actionWords(game, action)).toThrow(MusterError)
    }
    expect(() => act(match, seats, offers[0])).toThrow(MusterError)
    expect(JSON.stringify(match.state)).toBe(before)
    expect(match.log).toEqual([])
  })
}

// 4

function secrecy<S extends BaseState, V>(game: Game<S, V>, trial: Trial): void {
  const chance = fastChance(4)
  const changed = new Map<Viewer, number>()
  const viewers = viewersOf(game, trial)
  sample(game, trial, 5, ({ state }) => {
    const before = JSON.stringify(state)
    for (const viewer of viewers) {
      const redealt = game.redeal(state, viewer, chance)
      expect(JSON.stringify(state), 'redeal changed the state it was given').toBe(before)
      expect(seatView(game, redealt, viewer)).toEqual(seatView(game, state, viewer))
      expect(game.faults(redealt)).toEqual([])
      if (JSON.stringify(redealt) !== before) changed.set(viewer, (changed.get(viewer) ?? 0) + 1)
    }
  })
  for (const viewer of viewers) {
    expect(changed.get(viewer) ?? 0, `nothing was ever hidden from ${viewer}`).toBeGreaterThan(0)
  }
}

function redealsArePlayable<S extends BaseState, V>(game: Game<S, V>, trial: Trial): void {
  const chance = fastChance(44)
  sample(game, trial, 61, ({ state }) => {
    for (const viewer of viewersOf(game, trial)) {
      const redealt = game.redeal(state, viewer, chance)
      for (let i = 0; i < 60 && decidingSeats(game, redealt).length > 0; i++) {
        const [seat] = decidingSeats(game, redealt)
        apply(game, redealt, seat, anyOffer(game, redealt, seat, chance), silentTable(chance))
      }
      expect(game.faults(redealt)).toEqual([])
    }
  })
}

// 5

function survivesJson<S extends BaseState, V>(game: Game<S, V>, trial: Trial): void {
  sample(game, trial, 11, ({ state }) => {
    expect(JSON.parse(JSON.stringify(state))).toEqual(state)
  })
}

function replays<S extends BaseState, V>(game: Game<S, V>, trial: Trial): void {
  const seal = { seed: '5eed'.repeat(16), nonces: game.seats(trial.setup).map((seat) => `nonce of ${seat}`) }
  const match = startMatch(game, trial.setup, sealedChance(seal.seed, seal.nonces))
  const choices = fastChance(55)
  for (let i = 0; i < 400 && decidingSeats(game, match.state).length > 0; i++) {
    const [seat] = decidingSeats(game, match.state)
    act(match, seat, anyOffer(game, match.state, seat, choices))
  }
  const record = recordMatch(loose(match), seal, true)
  const again = replay(game, readRecord(JSON.stringify(record)))
  expect(digest(again.state)).toBe(digest(match.state))
  expect(again.state).toEqual(match.state)
}

// 6

function undoIsExact<S extends BaseState, V>(game: Game<S, V>, trial: Trial): void {
  const chance = fastChance(6)
  let taken = 0
  for (let seed = 0; seed < closely(trial); seed++) {
    const match = startMatch(game, trial.setup, sealedChance(`abcd0${seed}`, []))
    for (let i = 0; i < 400 && decidingSeats(game, match.state).length > 0; i++) {
      const [seat] = decidingSeats(game, match.state)
      const action = anyOffer(game, match.state, seat, chance)
      const before = copy(match.state)
      const entry = act(match, seat, action)
      const other = (seat + 1) % match.seats.length
      expect(() => undo(match, other), 'another seat took it back').toThrow(MusterError)
      if (entry.draws.length > 0) expect(undoable(loose(match), seat)).toBe(0)
      if (undoable(loose(match), seat) === 0) continue
      learnsNothing(game, before, match.state, seat, action, chance)
      undo(match, seat)
      expect(match.state, `taking back ${actionWords(game, action)}`).toEqual(before)
      act(match, seat, action)
      taken++
    }
  }
  expect(taken, 'nothing could ever be taken back').toBeGreaterThan(0)
}

/** What a seat sees after a choice that it may take back cannot depend on anything that is hidden from it. */
function learnsNothing<S extends BaseState, V>(
  game: Game<S, V>,
  before: S,
  after: S,
  seat: Seat,
  action: Action,
  chance: Chance,
): void {
  const redealt = game.redeal(before, seat, chance)
  expect(apply(game, redealt, seat, action, silentTable(chance))).toBeNull()
  const said = `what was learnt by ${actionWords(game, action)} could be taken back`
  expect(seatView(game, redealt, seat), said).toEqual(seatView(game, after, seat))
}

// 7

function conservation<S extends BaseState, V>(game: Game<S, V>, trial: Trial): void {
  for (let seed = 1; seed <= closely(trial); seed++) {
    const { state } = walk(game, trial.setup, seed + 500, closeLimit(trial), (moment) => {
      const faults = game.faults(moment.state)
      if (faults.length > 0) expect(faults, `before action ${moment.number}`).toEqual([])
    })
    expect(game.faults(state)).toEqual([])
  }
}

// 8

function explained<S extends BaseState, V>(game: Game<S, V>, trial: Trial): void {
  const rules = new Set(game.sections.map((section) => section.id))
  const actions = everyAction(game)
  sample(game, trial, 31, ({ state, seat, offers }) => {
    const offered = new Set(offers)
    for (const action of actions) {
      const refusal = explain(game, state, seat, action)
      if ((refusal === null) !== offered.has(action)) {
        const said = refusal === null ? 'allowed but not offered' : `offered but refused by ${refusal.rule}`
        expect.fail(`${actionWords(game, action)} in ${state.stack.at(-1)?.step}: ${said}`)
      }
      if (refusal !== null && !rules.has(refusal.rule)) expect.fail(`${refusal.code} cites ${refusal.rule}`)
    }
  })
}

function wordsAreActions<S extends BaseState, V>(game: Game<S, V>, trial: Trial): void {
  sample(game, trial, 13, ({ offers }) => {
    for (const action of offers) expect(parseAction(game, actionWords(game, action))).toBe(action)
  })
}

// What the laws share

const closely = (trial: Trial): number => trial.close ?? 4
const closeLimit = (trial: Trial): number => Math.min(trial.limit, 1500)

const viewersOf = <S extends BaseState, V>(game: Game<S, V>, trial: Trial): Viewer[] => [
  ...game.seats(trial.setup).keys(),
  SPECTATOR,
]

/** Random matches, looked at now and then, at other moments in each. */
function sample<S extends BaseState, V>(
  game: Game<S, V>,
  trial: Trial,
  every: number,
  visit: (moment: Moment<S>) => void,
): void {
  for (let seed = 1; seed <= closely(trial); seed++) {
    walk(game, trial.setup, seed + 100, closeLimit(trial), (moment) => {
      if ((moment.number + seed) % every === 0) visit(moment)
    })
  }
}

function anyOffer<S extends BaseState>(game: Game<S>, state: S, seat: Seat, chance: Chance): Action {
  const offers = offersOf(game, state, seat)
  expect(offers.length, `no offer in ${state.stack.at(-1)?.step}`).toBeGreaterThan(0)
  return offers[chance.below(offers.length)]
}

/** A match of some game, to functions that do not care which. */
const loose = <S extends BaseState, V>(match: Match<S, V>): Match => match as unknown as Match

/** A match that stands at a given state, for asking it things that it must refuse. */
function matchAt<S extends BaseState, V>(game: Game<S, V>, setup: Setup, state: S): Match<S, V> {
  const opening = { draws: [], told: [] }
  const seats = game.seats(setup)
  const chance = fastChance(1)
  return { game, setup, seats, chance, opening, state: copy(state), log: [], past: [], before: null }
}

function randomAction<S extends BaseState>(game: Game<S>, chance: Chance): Action {
  const verb = chance.below(game.verbs.length)
  const [a, b] = game.verbArgs[verb].map((domain) => chance.below(game.domains[domain].length))
  return pack(verb, a ?? 0, b ?? 0)
}

/** Every action that there are words for. */
function everyAction<S extends BaseState>(game: Game<S>): Action[] {
  return game.verbs.flatMap((_, verb) => {
    const [first, second] = game.verbArgs[verb].map((domain) => game.domains[domain].length)
    const actions: Action[] = []
    for (let a = 0; a < (first ?? 1); a++)
      for (let b = 0; b < (second ?? 1); b++) actions.push(pack(verb, a, b))
    return actions
  })
}
