/**
 * The eight laws that every game obeys in every scenario. A game's test calls `obeysTheLaws` and is done.
 * Each law is a function that throws, so that the kernel's own tests can see each of them fail on a broken game.
 */
import { describe, expect, it } from 'vitest'
import { type Action, pack, verbOf } from '../src/action.ts'
import { type Chance, fastChance } from '../src/chance.ts'
import { copy } from '../src/copy.ts'
import { MusterError } from '../src/errors.ts'
import { type BaseState, type Game, type Seat, type Setup, SPECTATOR, type Viewer } from '../src/game.ts'
import {
  act,
  decidingSeats,
  finalityOf,
  type Match,
  seatView,
  startMatch,
  undo,
  undoable,
} from '../src/match.ts'
import { apply, explain, offersOf } from '../src/play.ts'
import { digest, readRecord, recordMatch, replay } from '../src/record.ts'
import { listeningReferee, silentReferee } from '../src/referee.ts'
import { sealedChance } from '../src/sealed-chance.ts'
import { actionWords, parseAction } from '../src/words.ts'
import { closeLimit, closely, sample, sampleEveryKind, type Trial } from './sampling.ts'
import { begin, walk } from './walk.ts'

type Law = <S extends BaseState, V>(game: Game<S, V>, trial: Trial<S>) => void

export const laws: Readonly<Record<string, Law>> = {
  '1 determinism: the same set-up, seed and actions give the same states and events': determinism,
  '2 progress: every random match ends': everyMatchEnds,
  '2 progress: every offered action applies': everyOfferApplies,
  '3 strictness: what is not offered is refused with a typed error and changes nothing': strictness,
  '4 secrecy: a viewer cannot tell a redealt state from the real one': secrecy,
  '4 secrecy: play goes on from a redealt state': redealsArePlayable,
  '4 secrecy: whether a choice is final says nothing of what is hidden': horizonIsBlind,
  '4 secrecy: names given to several pieces at once say nothing of which they are': namesAreByLot,
  '5 round trip: a state survives JSON': survivesJson,
  '5 round trip: a replay of the record gives the state': replays,
  '6 undo: gives back exactly what was, and never crosses a die, a reveal or another seat’s choice':
    undoIsExact,
  '7 conservation: the invariants of the game hold at every moment': conservation,
  '8 explained: everything not offered has a reason with a rule number': explained,
  '8 explained: an action in words is the same action': wordsAreActions,
}

export function obeysTheLaws<S extends BaseState, V>(game: Game<S, V>, trial: Trial<S>): void {
  const { scenario, players } = trial.setup
  describe(`${game.id}, ${scenario}, ${players} players: the laws (${trial.matches} random matches)`, () => {
    for (const [name, law] of Object.entries(laws)) it(name, () => law(game, trial))
  })
}

// 1

function determinism<S extends BaseState, V>(game: Game<S, V>, trial: Trial<S>): void {
  for (let seed = 1; seed <= closely(trial); seed++) {
    expect(trace(game, trial.setup, seed)).toEqual(trace(game, trial.setup, seed))
  }
}

/** Everything that 300 random choices cause. */
function trace<S extends BaseState>(game: Game<S>, setup: Setup, seed: number): string[] {
  const { state, referee } = begin(game, setup, fastChance(seed))
  const choices = fastChance(seed + 1000)
  const told: string[] = []
  for (let i = 0; i < 300 && decidingSeats(game, state).length > 0; i++) {
    const [seat] = decidingSeats(game, state)
    const listening = listeningReferee(referee.chance)
    apply(game, state, seat, anyOffer(game, state, seat, choices), listening)
    told.push(JSON.stringify([listening.told, listening.draws, state]))
  }
  return told
}

// 2

function everyMatchEnds<S extends BaseState, V>(game: Game<S, V>, trial: Trial<S>): void {
  let unfinished = 0
  for (let seed = 1; seed <= trial.matches; seed++) {
    const { finished, state } = walk(game, trial.setup, seed, trial.limit)
    if (!finished) unfinished++
    else expect(state.outcome, `match ${seed} stopped without an outcome`).not.toBeNull()
  }
  if (trial.cut !== true) expect(unfinished, `matches longer than ${trial.limit} actions`).toBe(0)
}

function everyOfferApplies<S extends BaseState, V>(game: Game<S, V>, trial: Trial<S>): void {
  sample(game, trial, 23, ({ state, seat, offers }) => {
    for (const action of offers) {
      const refusal = apply(game, copy(state), seat, action, silentReferee(fastChance(7)))
      expect(refusal, actionWords(game, action)).toBeNull()
    }
  })
}

// 3

function strictness<S extends BaseState, V>(game: Game<S, V>, trial: Trial<S>): void {
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

function secrecy<S extends BaseState, V>(game: Game<S, V>, trial: Trial<S>): void {
  const chance = fastChance(4)
  const changed = new Map<Viewer, number>()
  const viewers = viewersOf(game, trial)
  sampleEveryKind(game, trial, 5, ({ state }) => {
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

function redealsArePlayable<S extends BaseState, V>(game: Game<S, V>, trial: Trial<S>): void {
  const chance = fastChance(44)
  sample(game, trial, 61, ({ state }) => {
    for (const viewer of viewersOf(game, trial)) {
      const redealt = game.redeal(state, viewer, chance)
      for (let i = 0; i < 60 && decidingSeats(game, redealt).length > 0; i++) {
        const [seat] = decidingSeats(game, redealt)
        apply(game, redealt, seat, anyOffer(game, redealt, seat, chance), silentReferee(chance))
      }
      expect(game.faults(redealt)).toEqual([])
    }
  })
}

/**
 * Whoever sees that a choice can, or cannot, be taken back learns something by it. So it must not depend on anything
 * hidden from them: in every state that they could not tell from this one the same choice is as final.
 */
function horizonIsBlind<S extends BaseState, V>(game: Game<S, V>, trial: Trial<S>): void {
  const chance = fastChance(45)
  sampleEveryKind(game, trial, 9, ({ state, seat, offers }) => {
    const redealt = game.redeal(state, seat, chance)
    for (const action of oneOfEachVerb(offers, chance)) {
      const finality = isFinalIn(game, state, seat, action)
      const said = `${actionWords(game, action)} in ${state.stack.at(-1)?.step} can be taken back`
      expect(isFinalIn(game, redealt, seat, action), said).toBe(finality)
    }
  })
}

function isFinalIn<S extends BaseState>(game: Game<S>, state: S, seat: Seat, action: Action): boolean {
  const referee = listeningReferee(fastChance(46))
  expect(apply(game, copy(state), seat, action, referee)).toBeNull()
  return finalityOf(referee, seat) !== null
}

/** One offer of each verb, by lot. */
function oneOfEachVerb(offers: readonly Action[], chance: Chance): Action[] {
  const byVerb = new Map<number, Action[]>()
  for (const action of offers) byVerb.set(verbOf(action), [...(byVerb.get(verbOf(action)) ?? []), action])
  return [...byVerb.values()].map((actions) => actions[chance.below(actions.length)])
}

/**
 * Fair lots stray from the middle by more than this, squared and for each toss, about twice in a million times
 * (Hoeffding's bound, 2 exp(-2 × 7)); 29 tosses that all fall the same way do.
 */
const NO_ACCIDENT = 7

/**
 * Pieces that get new names by the same choice are named by lot, unless everybody is told which they are. Names that rise
 * with the numbers of the pieces would tell, so of any two either has the higher name equally often, whatever the choice
 * was.
 */
function namesAreByLot<S extends BaseState, V>(game: Game<S, V>, trial: Trial<S>): void {
  const { tokens } = trial
  if (tokens === undefined) return
  const rising = new Map<string, { pairs: number; rise: number }>()
  const compare = (cause: string, before: readonly number[], state: S): void => {
    const after = tokens(state)
    const renamed = [...after.keys()].filter((piece) => after[piece] > 0 && after[piece] !== before[piece])
    if (renamed.length < 2) return
    const hidden = hiddenPieces(game, trial, tokens, state)
    const named = renamed.filter((piece) => hidden.has(piece)).map((piece) => after[piece])
    const count = rising.get(cause) ?? { pairs: 0, rise: 0 }
    for (let i = 1; i < named.length; i += 2) {
      count.pairs++
      if (named[i] > named[i - 1]) count.rise++
    }
    rising.set(cause, count)
  }
  for (let seed = 1; seed <= Math.min(30, trial.matches); seed++) {
    let [before, cause]: [readonly number[], string] = [[], 'the set-up']
    walk(game, trial.setup, seed + 900, closeLimit(trial), ({ state, action }) => {
      compare(cause, before, state)
      before = tokens(state).slice()
      cause = `${game.verbs[verbOf(action)]} in ${state.stack.at(-1)?.step}`
    })
  }
  for (const [cause, { pairs, rise }] of rising) {
    const said = `${rise} of ${pairs} pairs of names given by ${cause} rise with the pieces`
    expect((rise - pairs / 2) ** 2, said).toBeLessThanOrEqual(NO_ACCIDENT * pairs)
  }
}

/** The pieces that somebody cannot tell from others: dealt again, they may stand under another name. */
function hiddenPieces<S extends BaseState, V>(
  game: Game<S, V>,
  trial: Trial<S>,
  tokens: (state: S) => readonly number[],
  state: S,
): Set<number> {
  const chance = fastChance(47)
  const real = tokens(state)
  const hidden = new Set<number>()
  for (const viewer of viewersOf(game, trial)) {
    for (let i = 0; i < 4; i++) {
      const dealt = tokens(game.redeal(state, viewer, chance))
      for (const piece of real.keys()) if (dealt[piece] !== real[piece]) hidden.add(piece)
    }
  }
  return hidden
}

// 5

function survivesJson<S extends BaseState, V>(game: Game<S, V>, trial: Trial<S>): void {
  sample(game, trial, 11, ({ state }) => {
    expect(JSON.parse(JSON.stringify(state))).toEqual(state)
  })
}

function replays<S extends BaseState, V>(game: Game<S, V>, trial: Trial<S>): void {
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

function undoIsExact<S extends BaseState, V>(game: Game<S, V>, trial: Trial<S>): void {
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
  expect(apply(game, redealt, seat, action, silentReferee(chance))).toBeNull()
  const said = `what was learnt by ${actionWords(game, action)} could be taken back`
  expect(seatView(game, redealt, seat), said).toEqual(seatView(game, after, seat))
}

// 7

function conservation<S extends BaseState, V>(game: Game<S, V>, trial: Trial<S>): void {
  for (let seed = 1; seed <= closely(trial); seed++) {
    const { state } = walk(game, trial.setup, seed + 500, closeLimit(trial), (moment) => {
      const faults = game.faults(moment.state)
      if (faults.length > 0) expect(faults, `before action ${moment.number}`).toEqual([])
    })
    expect(game.faults(state)).toEqual([])
  }
}

// 8

function explained<S extends BaseState, V>(game: Game<S, V>, trial: Trial<S>): void {
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

function wordsAreActions<S extends BaseState, V>(game: Game<S, V>, trial: Trial<S>): void {
  sample(game, trial, 13, ({ offers }) => {
    for (const action of offers) expect(parseAction(game, actionWords(game, action))).toBe(action)
  })
}

// What the laws share

const viewersOf = <S extends BaseState, V>(game: Game<S, V>, trial: Trial<S>): Viewer[] => [
  ...game.seats(trial.setup).keys(),
  SPECTATOR,
]

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
  return {
    game,
    setup,
    seats,
    chance,
    opening,
    state: copy(state),
    log: [],
    past: null,
    keepsPast: true,
    before: null,
  }
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
