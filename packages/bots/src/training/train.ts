/**
 * Learning by playing: Recruits first, then Captains with what was learned from all matches so far.
 *
 * The results of matches teach an estimate at checkpoints (the starts of years or turns); the eye learns, for every
 * position, that estimate at the next checkpoint. Learned straight from results it would see them a little better and
 * play much worse, because one choice moves a result too little to be seen.
 */
import type { Action } from '@muster/kernel/action'
import { type Chance, fastChance } from '@muster/kernel/chance'
import type { BaseState, Game, Seat, Setup } from '@muster/kernel/game'
import { type Book, type Mind, Sheet } from '@muster/kernel/mind'
import { advance, deciding, listOffers, top } from '@muster/kernel/play'
import { silentReferee } from '@muster/kernel/referee'
import { playMatch } from '../arena.ts'
import { ask, type Bot } from '../bot.ts'
import { captain } from '../captain.ts'
import { type Eye, eyeOf, MAX_NOTES, namesOf, valueOfOutcome } from '../eye.ts'
import { carryOut, lowestSeat } from '../foresight.ts'
import { firstSight, recruitBot } from '../recruit.ts'
import { type Fit, fitLogistic, worthOf } from './fit.ts'
import { Samples } from './samples.ts'

export interface TrainingPlan {
  /** Matches of Recruits, then of each generation of Captains. */
  readonly recruits: number
  readonly captains: readonly number[]
  /** Paired matches against the Recruit after which the best generation is kept. */
  readonly trials: number
  readonly seed: number
}

export interface Progress {
  readonly phase: string
  readonly done: number
  readonly total: number
}

export interface Trained {
  /** Which of the game's books it is. */
  readonly id: string
  readonly book: Book
  /** By generation: the share of trial matches won against the Recruit. */
  readonly trials: readonly number[]
  readonly rows: number
  readonly matches: number
}

/** One position in so many is noted, besides all checkpoints. */
const RECRUIT_EVERY = 16
const CAPTAIN_EVERY = 8
/** Where plans come to rest, more: it is there that Captains compare what they could do. */
const AT_REST_EVERY = 4
/** How often a player of a training match takes any offer: nobody learns from perfect play alone. */
const RECRUIT_NOISE = [0.01, 0.05, 0.12]
const CAPTAIN_NOISE = [0.01, 0.04, 0.1]
const RECRUIT_HESITATION = 0.3
const MAX_ACTIONS = 20_000
/** Seeds of trials lie far from those of training, and both from those of the arena. */
const TRIAL_SEEDS = 400_000_000
/** One match in ten is held out. */
const HELD_OUT = 10

interface Player<S extends BaseState> {
  readonly noise: number
  choose(state: S, seat: Seat, offers: readonly Action[], chance: Chance): Action
}

export class Training<S extends BaseState> {
  readonly #game: Game<S>
  readonly #setups: readonly Setup[]
  readonly #mind: Mind<S>
  readonly #plan: TrainingPlan
  readonly #players: number
  readonly #names: readonly string[]
  readonly #id: string
  readonly #samples: Samples
  readonly #sheet = new Sheet(MAX_NOTES)
  #matches = 0

  /** Set-ups of as many players, which share a book: their matches are played in turn. */
  constructor(game: Game<S>, setups: readonly Setup[], mind: Mind<S>, plan: TrainingPlan) {
    this.#game = game
    this.#setups = setups
    this.#players = setups[0].players
    this.#mind = mind
    this.#plan = plan
    const referee = silentReferee(fastChance(plan.seed))
    const state = game.setup(setups[0], referee)
    advance(game, state, referee)
    this.#names = namesOf(mind, state)
    this.#id = mind.book(state)
    this.#samples = new Samples(this.#names.length)
  }

  /** Plays and learns; says how far it is, and in the end what it has learned. */
  *run(): Generator<Progress, Trained, void> {
    const { recruits, captains, trials } = this.#plan
    for (let i = 0; i < recruits; i++) {
      this.#play(fastChance(this.#seed()), RECRUIT_EVERY, (_, chance) => this.#recruit(chance))
      yield { phase: 'recruits', done: i + 1, total: recruits }
    }
    let book = this.#learn()
    let best = { book, share: -1 }
    const shares: number[] = []
    for (let generation = 0; ; generation++) {
      const eye = this.#eyeOf(book)
      let won = 0
      for (let i = 0; i < trials; i++) {
        won += this.#trial(eye, i)
        yield { phase: `trial ${generation}`, done: i + 1, total: trials }
      }
      shares.push(won / Math.max(1, trials))
      if (won / Math.max(1, trials) >= best.share) best = { book, share: won / Math.max(1, trials) }
      if (generation === captains.length) break
      const learners = this.#eyeOfLearners(book)
      for (let i = 0; i < captains[generation]; i++) {
        const [seats, only] = [this.#players, i % 5 < 2 ? i % this.#players : -1]
        this.#play(fastChance(this.#seed()), CAPTAIN_EVERY, (seat, chance) =>
          only >= 0 && seats > 1 && seat !== only ? this.#recruit(chance) : this.#captain(learners, chance),
        )
        yield { phase: `captains ${generation + 1}`, done: i + 1, total: captains[generation] }
      }
      book = this.#learn()
    }
    return {
      id: this.#id,
      book: best.book,
      trials: shares,
      rows: this.#samples.length,
      matches: this.#matches,
    }
  }

  #seed(): number {
    return this.#plan.seed * 1_000_003 + this.#matches
  }

  #eyeOf(book: Book, mind = this.#mind): Eye<S> {
    const books = new Proxy({}, { get: () => book })
    return eyeOf(mind, { game: this.#game.id, version: this.#game.version, books })
  }

  /**
   * The eye of those who learn. They go by it even where first sight is trusted more: what it likes too well is found
   * out by doing it, and it is ten times as quick.
   */
  #eyeOfLearners(book: Book): Eye<S> {
    const mind = this.#mind
    return this.#eyeOf(book, mind.trusts === 'first-sight' ? { ...mind, trusts: 'eye' } : mind)
  }

  #recruit(chance: Chance): Player<S> {
    const game = this.#game
    return {
      noise: RECRUIT_NOISE[chance.below(RECRUIT_NOISE.length)],
      choose: (s, seat, offers, luck) => firstSight(game, s, seat, offers, RECRUIT_HESITATION, luck),
    }
  }

  #captain(eye: Eye<S>, chance: Chance): Player<S> {
    const bot = captain(eye as unknown as Eye)
    const game = this.#game
    return {
      noise: CAPTAIN_NOISE[chance.below(CAPTAIN_NOISE.length)],
      choose: (s, seat, offers, luck) => ask(bot, game, s, seat, offers, luck),
    }
  }

  /** One match, with notes on it. */
  #play(chance: Chance, every: number, seatPlayer: (seat: Seat, chance: Chance) => Player<S>): void {
    const game = this.#game
    const match = this.#matches++
    const referee = silentReferee(chance)
    const s = game.setup(this.#setups[match % this.#setups.length], referee)
    advance(game, s, referee)
    const players = Array.from({ length: this.#players }, (_, seat) => seatPlayer(seat, chance))
    const offers: Action[] = []
    let stretch = -1
    let checkpoint = Number.NaN
    for (let actions = 0; actions < MAX_ACTIONS; actions++) {
      const seats = deciding(game, s)
      if (seats === 0) break
      const isStock = this.#mind.checkpoint(s) !== checkpoint
      if (isStock) {
        checkpoint = this.#mind.checkpoint(s)
        stretch++
      }
      const isAtRest = top(s).step === this.#mind.plans?.rest
      if (isStock || chance.below(isAtRest ? AT_REST_EVERY : every) === 0)
        this.#note(s, match, stretch, isStock)
      const seat = lowestSeat(seats)
      offers.length = 0
      listOffers(game, s, seat, offers)
      const player = players[seat]
      const isNoise = chance.below(1000) < player.noise * 1000
      const action = isNoise ? offers[chance.below(offers.length)] : player.choose(s, seat, offers, chance)
      carryOut(game, s, seat, action, chance)
    }
    this.#samples.results.push(
      players.map((_, seat) => (s.outcome === null ? 0.5 : valueOfOutcome(s.outcome.winners, seat))),
    )
  }

  #note(s: S, match: number, stretch: number, isStock: boolean): void {
    const seats = this.#mind.duel ? 1 : this.#players
    for (let seat = 0; seat < seats; seat++) {
      this.#sheet.clear()
      this.#mind.look(s, seat, this.#sheet)
      this.#samples.add(this.#sheet.numbers, match, stretch, seat, isStock)
    }
  }

  #learn(): Book {
    const samples = this.#samples
    const results = Float64Array.from(samples.match, (match, i) => samples.results[match][samples.seat[i]])
    const isHeldOut = (i: number): boolean => samples.match[i] % HELD_OUT === 0
    const all = samples.match.map((_, i) => i)
    const stock = all.filter((i) => samples.isStock[i])
    const broad = fitLogistic({
      rows: samples,
      learn: stock.filter((i) => !isHeldOut(i)),
      check: stock.filter(isHeldOut),
      targets: results,
      columns: this.#mind.broad ?? samples.width,
      epochs: 12,
      decay: 0.05,
      seed: this.#plan.seed,
    })
    const eye = fitLogistic({
      rows: samples,
      learn: all.filter((i) => !isHeldOut(i)),
      check: all.filter(isHeldOut),
      targets: this.#nextStock(broad, results),
      columns: samples.width,
      epochs: 6,
      decay: 0.05,
      seed: this.#plan.seed + 1,
    })
    return this.#bookOf(eye)
  }

  /** For each row the broad estimate when stock is next taken in its match; in the last stretch the result. */
  #nextStock(broad: Fit, results: Float64Array): Float64Array {
    const samples = this.#samples
    const key = (match: number, stretch: number, seat: Seat): string => `${match} ${stretch} ${seat}`
    const stock = new Map<string, number>()
    for (let i = 0; i < samples.length; i++) {
      if (!samples.isStock[i]) continue
      const value = worthOf(samples.row(i), broad.bias, broad.weights)
      stock.set(key(samples.match[i], samples.stretch[i], samples.seat[i]), value)
    }
    return results.map((result, i) => {
      const next = key(samples.match[i], samples.stretch[i] + 1, samples.seat[i])
      return stock.get(next) ?? result
    })
  }

  #bookOf(fit: Fit): Book {
    const rounded = (number: number): number => Number(number.toPrecision(5))
    const weights = this.#names.map((name, i): [string, number] => [name, rounded(fit.weights[i])])
    return {
      bias: rounded(fit.bias),
      weights: Object.fromEntries(weights.filter(([, weight]) => weight !== 0)),
    }
  }

  /** One trial match against the Recruit, each side in turn: 1 if it was won. */
  #trial(eye: Eye<S>, i: number): number {
    const players = this.#players
    const seat = i % players
    const pairing = Math.floor(i / players)
    const bots: Bot[] = Array.from({ length: players }, () => recruitBot)
    bots[seat] = captain(eye as unknown as Eye)
    const seed = TRIAL_SEEDS + this.#plan.seed * 1000 + pairing
    const setup = this.#setups[pairing % this.#setups.length]
    const { state } = playMatch(this.#game, setup, bots, seed, MAX_ACTIONS)
    return state.outcome === null ? 0 : valueOfOutcome(state.outcome.winners, seat)
  }
}
