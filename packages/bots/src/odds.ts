/**
 * The odds of a battle, by fighting it many times over by the game's own rules. All that the seat cannot see is dealt
 * again each time, and both sides play at first sight.
 */
import { type Action, firstOf, secondOf, verbOf } from '@muster/kernel/action'
import { type Chance, fastChance } from '@muster/kernel/chance'
import { copy } from '@muster/kernel/copy'
import { type BaseState, type Game, type Seat, seatBit } from '@muster/kernel/game'
import type { Battles, Expected, Meant, Ranks } from '@muster/kernel/odds'
import { apply, deciding, listOffers } from '@muster/kernel/play'
import { silentReferee } from '@muster/kernel/referee'
import { parseAction } from '@muster/kernel/words'
import type { Seen } from './bot.ts'
import { lowestSeat } from './foresight.ts'

const SEED = 1455
/** It is fought until the chance to win is known so well (its standard error), or so often. Pairs of fights. */
const SURE = 0.006
const FEWEST = 150
const MOST = 2500
/** Choices until a battle comes about, and within one. */
const MOST_BEFORE = 120
const MOST_WITHIN = 600
/** Deals on which what is meant leads to no battle, before it is given up. */
const PATIENCE = 8

interface Fight {
  readonly wins: number
  readonly wiped: number
  readonly lost: number
  readonly enemyLost: number
}

/** Fights a battle again and again; `expected` is what came of it so far. */
export class BattleSampler<S extends BaseState> {
  readonly #game: Game<S>
  readonly #battles: Battles<S>
  readonly #seen: Seen<S>
  readonly #seat: Seat
  readonly #place: number
  readonly #choices: readonly Action[]
  readonly #deals: Chance = fastChance(SEED)
  readonly #offers: Action[] = []
  #pairs = 0
  #vain = 0
  #attacks = false
  #wins = 0
  #squares = 0
  #wiped = 0
  #lost = 0
  #enemyLost = 0

  constructor(game: Game<S>, battles: Battles<S>, seen: Seen<S>, seat: Seat, meant: Meant | null) {
    this.#game = game
    this.#battles = battles
    this.#seen = seen
    this.#seat = seat
    this.#place = meant === null ? battles.place(seen) : game.domains[battles.places].indexOf(meant.place)
    this.#choices = meant === null ? this.#commits() : meant.choices.map((words) => parseAction(game, words))
  }

  /** What has been prepared is begun. */
  #commits(): Action[] {
    const { commits } = this.#battles
    if (commits === undefined) return []
    const offers: Action[] = []
    if ((deciding(this.#game, this.#seen) & seatBit(this.#seat)) !== 0)
      listOffers(this.#game, this.#seen, this.#seat, offers)
    return offers.filter((offer) => commits.has(this.#game.verbs[verbOf(offer)])).slice(0, 1)
  }

  /** Whether there is nothing more to be learned: it is known well enough, or there is no battle. */
  get settled(): boolean {
    if (this.#place < 0 || this.#vain >= PATIENCE || this.#pairs >= MOST) return true
    return this.#pairs >= FEWEST && this.#error < SURE
  }

  get #error(): number {
    const mean = this.#wins / this.#pairs
    return Math.sqrt(Math.max(0, this.#squares / this.#pairs - mean * mean) / this.#pairs)
  }

  /** Null if there is no battle in which the seat has a part. */
  get expected(): Expected | null {
    if (this.#pairs === 0) return null
    return {
      attacks: this.#attacks,
      wins: this.#wins / this.#pairs,
      wipedOut: this.#wiped / this.#pairs,
      loses: this.#lost / this.#pairs,
      enemyLoses: this.#enemyLost / this.#pairs,
      ...(this.#battles.insists === undefined ? {} : { fightsOn: 'own' as const }),
    }
  }

  /**
   * Fights twice on one deal, the second time with each die turned over: who was lucky is unlucky then, so that both
   * together say much more than two fights.
   */
  fightTwice(): void {
    const dealt = this.#game.redeal(this.#seen, this.#seat, this.#deals)
    const seed = this.#deals.below(2 ** 31)
    const first = this.#fight(dealt, fastChance(seed))
    const second = first === null ? null : this.#fight(dealt, turnedOver(fastChance(seed)))
    if (first === null || second === null) {
      if (this.#pairs === 0) this.#vain++
      return
    }
    const wins = (first.wins + second.wins) / 2
    this.#pairs++
    this.#wins += wins
    this.#squares += wins * wins
    this.#wiped += (first.wiped + second.wiped) / 2
    this.#lost += (first.lost + second.lost) / 2
    this.#enemyLost += (first.enemyLost + second.enemyLost) / 2
  }

  #fight(dealt: S, chance: Chance): Fight | null {
    const s = copy(dealt)
    if (!this.#comesAbout(s, chance)) return null
    const battles = this.#battles
    const place = this.#place
    for (let i = 0; i < MOST_BEFORE && battles.forms?.(s) === true; i++) this.#next(s, chance, false)
    const ranks = battles.ranks(s, place, this.#seat)
    if (ranks === null) return null
    this.#attacks = ranks.attacks
    const own = this.#strengthOf(s, ranks.own)
    const enemy = this.#strengthOf(s, ranks.enemy)
    for (let i = 0; i < MOST_WITHIN && battles.place(s) === place; i++) {
      if (!this.#next(s, chance, false)) break
    }
    return this.#outcome(s, ranks, own, enemy)
  }

  #outcome(s: S, ranks: Ranks, own: number, enemy: number): Fight {
    const left = this.#strengthOf(s, ranks.own)
    return {
      wins: this.#battles.holds(s, this.#place, this.#seat, ranks) ? 1 : 0,
      wiped: left === 0 ? 1 : 0,
      lost: own - left,
      enemyLost: enemy - this.#strengthOf(s, ranks.enemy),
    }
  }

  #strengthOf(s: S, pieces: readonly number[]): number {
    let sum = 0
    for (const piece of pieces) sum += this.#battles.strength(s, piece, this.#place)
    return sum
  }

  /** Makes the choices that are meant; then nobody does anything more until the battle begins. */
  #comesAbout(s: S, chance: Chance): boolean {
    const referee = silentReferee(chance)
    for (const choice of this.#choices) {
      // What was possible on the board may not be on this deal: what is hidden stands elsewhere.
      if (apply(this.#game, s, this.#seat, choice, referee) !== null) break
    }
    for (let i = 0; i < MOST_BEFORE && this.#battles.place(s) !== this.#place; i++) {
      if (!this.#next(s, chance, true)) return false
    }
    return this.#battles.place(s) === this.#place
  }

  /** Lets whoever must choose do so; false when the match is over. */
  #next(s: S, chance: Chance, before: boolean): boolean {
    const game = this.#game
    const seats = deciding(game, s)
    if (s.outcome !== null || seats === 0) return false
    const seat = lowestSeat(seats)
    const offers = this.#offers
    offers.length = 0
    listOffers(game, s, seat, offers)
    const choice = offers.length === 1 ? offers[0] : this.#bestOf(s, seat, before)
    return apply(game, s, seat, choice, silentReferee(chance)) === null
  }

  #bestOf(s: S, seat: Seat, before: boolean): Action {
    const { verbs } = this.#game
    const { anywhere } = this.#battles
    const offers = this.#offers
    let best = offers[0]
    let most = Number.NEGATIVE_INFINITY
    let last = -1
    for (let i = 0; i < offers.length; i++) {
      const offer = offers[i]
      const verb = verbs[verbOf(offer)]
      const a = firstOf(offer)
      if (anywhere.has(verb)) {
        const kind = verbOf(offer) * 1024 + a
        if (kind === last) continue
        last = kind
      }
      const liking = this.#liking(s, seat, verb, a, secondOf(offer), before)
      if (liking > most) {
        most = liking
        best = offer
      }
    }
    return best
  }

  #liking(s: S, seat: Seat, verb: string, a: number, b: number, before: boolean): number {
    const battles = this.#battles
    if (before) {
      if (battles.names.has(verb)) return a === this.#place ? FIRST : -FIRST
      if (battles.passes.has(verb)) return FIRST
    } else if (seat === this.#seat) {
      const insisted = battles.insists?.(s, seat, verb, a, b) ?? null
      if (insisted !== null) return insisted
    }
    return this.#game.advise?.(s, seat, verb, a, b) ?? 0
  }
}

/** Before anything else. */
const FIRST = 1000

/** The same luck with every die upside down. */
const turnedOver = (chance: Chance): Chance => ({
  get drawn() {
    return chance.drawn
  },
  below(n, isDie) {
    const drawn = chance.below(n, isDie)
    return isDie === true ? n - 1 - drawn : drawn
  },
})

/** What is to be expected, when it has been fought often enough. */
export function oddsOf<S extends BaseState>(
  game: Game<S>,
  battles: Battles<S>,
  seen: Seen<S>,
  seat: Seat,
  meant: Meant | null = null,
): Expected | null {
  const sampler = new BattleSampler(game, battles, seen, seat, meant)
  while (!sampler.settled) sampler.fightTwice()
  return sampler.expected
}
