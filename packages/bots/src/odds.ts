/**
 * The odds of a battle: exact where it is small, otherwise by fighting it many times over by the game's own rules. All
 * that the seat cannot see is dealt again each time.
 */
import { type Chance, fastChance } from '@muster/kernel/chance'
import { copy } from '@muster/kernel/copy'
import type { BaseState, Game, GameEvent, Referee, Seat } from '@muster/kernel/game'
import type { Battles, Expected, Meant, Ranks } from '@muster/kernel/odds'
import { silentReferee } from '@muster/kernel/referee'
import { BattleRun, MOST_WITHIN, type Result } from './battle-run.ts'
import type { Seen } from './bot.ts'
import { ExactOdds } from './exact-odds.ts'
import { Luck, WithoutLuck } from './luck.ts'

const SEED = 1455
/** It is fought until the chance to win is known so well (its standard error), or so often. */
const SURE = 0.005
/** When it is this far off at most it is told. */
const NEARLY = 0.02
const FEWEST = 300
const MOST = 10_000
/** Deals between two looks at how well it is known. */
const LOOK = 10
/** Fights on one deal, where there are dice: to deal costs more than to fight. */
const FIGHTS = 4
/** And so many times that many, where it is open who fights: what else is hidden hardly matters then. */
const AGAIN = 8
/** A battle of no more strength than this, both sides together, is small; so many choices are followed to reckon it. */
const SMALL = 12
const CHOICES = 1000
/** Deals on which the same must fight with the same strength, before a battle is taken to be open. */
const LOOKS = 8
/** Deals on which what is meant leads to no battle, before it is given up. */
const PATIENCE = 8

/** What is asked of a fight: see `Result`. */
const RESULTS = 4

/** Fights a battle again and again; `expected` is what came of it so far. */
export class BattleSampler<S extends BaseState> {
  readonly #game: Game<S>
  readonly #run: BattleRun<S>
  readonly #battles: Battles<S>
  readonly #fights: number
  readonly #seen: Seen<S>
  readonly #seat: Seat
  readonly #chance: Chance = fastChance(SEED)
  readonly #referee: Referee
  readonly #luck = new Luck()
  readonly #results = new WithoutLuck(RESULTS)
  readonly #sums = new Float64Array(RESULTS)
  #fought: { readonly s: S; readonly ranks: Ranks } | null = null
  #vain = 0
  #attacks = false
  #isSure = false
  #isTried = false
  #isOpen = false
  #dealt: S | null = null
  #exact: Result | null = null

  constructor(game: Game<S>, battles: Battles<S>, seen: Seen<S>, seat: Seat, meant: Meant | null) {
    this.#game = game
    this.#run = new BattleRun(game, battles, seen, seat, meant)
    this.#battles = battles
    this.#fights = battles.thrown === undefined ? 1 : FIGHTS
    this.#seen = seen
    this.#seat = seat
    this.#referee = { ...silentReferee(this.#chance), emit: (event) => this.#hear(event) }
  }

  #hear(event: GameEvent): void {
    if (this.#fought === null) return
    const { s, ranks } = this.#fought
    const thrown = this.#battles.thrown?.(event, s) ?? null
    if (thrown === null) return
    const own = this.#run.fightingStrength(s, ranks.own)
    this.#luck.add(thrown, thrown.seat === this.#seat, own, this.#run.fightingStrength(s, ranks.enemy))
  }

  /** Whether there is nothing more to be learned: it is known well enough, or there is no battle. */
  get settled(): boolean {
    return (
      this.#exact !== null ||
      this.#isSure ||
      this.#run.isNowhere ||
      this.#vain >= PATIENCE ||
      this.fought >= MOST
    )
  }

  /** Whether it is known so well that it is worth being told. */
  get nearlySettled(): boolean {
    return this.settled || this.give <= NEARLY
  }

  /** So many fights. */
  get fought(): number {
    return this.#results.count * this.#fights
  }

  /** Null if there is no battle in which the seat has a part. */
  get expected(): Expected | null {
    if (this.#exact === null && this.fought === 0) return null
    const [wins, wipedOut, loses, enemyLoses] =
      this.#exact ?? [0, 1, 2, 3].map((result) => this.#results.of(result).mean)
    const won = within(wins, 1)
    return {
      attacks: this.#attacks,
      wins: won,
      wipedOut: within(wipedOut, 1 - won),
      loses: Math.max(0, loses),
      enemyLoses: Math.max(0, enemyLoses),
      ...(this.#battles.insists === undefined ? {} : { fightsOn: 'own' }),
      ...this.#howSure(),
    }
  }

  #howSure(): Pick<Expected, 'exact' | 'give'> {
    if (this.#exact !== null) return { exact: true }
    const { give } = this
    return give <= NEARLY ? {} : { give }
  }

  /** How far off it may be: two standard errors, and what may be if it never came to pass in so many fights. */
  get give(): number {
    if (this.#exact !== null) return 0
    if (this.fought === 0) return 1
    return Math.min(0.5, Math.max(2 * this.#results.of(0).error, 3 / this.fought))
  }

  /** Learns a little more: reckons it if it is small, or deals once more and fights on that deal. */
  fight(): void {
    if (!this.#isTried) this.#reckon()
    if (this.#exact !== null) return
    if (this.#dealt === null || !this.#isOpen || this.#results.count % AGAIN === 0) this.#dealt = this.#deal()
    const dealt = this.#dealt
    this.#luck.clear()
    this.#sums.fill(0)
    for (let i = 0; i < this.#fights; i++) {
      if (this.#fight(copy(dealt))) continue
      if (this.fought === 0) this.#vain++
      this.#dealt = null
      return
    }
    this.#results.add(this.#luck, this.#sums)
    if (this.fought >= FEWEST && this.#results.count % LOOK === 0)
      this.#isSure = this.#results.of(0).error < SURE
  }

  #deal(): S {
    return this.#game.redeal(this.#seen, this.#seat, this.#chance)
  }

  /** Exactly, if who fights is open and two deals come to the same: then nothing that is hidden has a part in it. */
  #reckon(): void {
    this.#isTried = true
    if (this.#battles.thrown === undefined) return
    this.#isOpen = this.#looksOpen()
    if (!this.#isOpen) return
    const first = this.#reckonOn(this.#deal())
    const second = first === null ? null : this.#reckonOn(this.#deal())
    if (first?.every((part, i) => part === second?.[i]) === true) this.#exact = first
  }

  /** Whether it has begun and the same fight, as strong, on every deal. */
  #looksOpen(): boolean {
    let one = ''
    for (let i = 0; i < LOOKS; i++) {
      const dealt = this.#deal()
      if (!this.#run.hasBegun(dealt)) return false
      const fighting = this.#run.fighting(dealt)
      one ||= fighting
      if (fighting !== one) return false
    }
    return true
  }

  #reckonOn(dealt: S): Result | null {
    const begun = this.#run.begin(dealt, this.#referee)
    if (begun === null || begun.own + begun.enemy > SMALL) return null
    this.#attacks = begun.ranks.attacks
    return new ExactOdds(this.#run, this.#battles, CHOICES).of(dealt, begun)
  }

  /** Whether there was a battle. */
  #fight(s: S): boolean {
    const run = this.#run
    const begun = run.begin(s, this.#referee)
    if (begun === null) return false
    this.#attacks = begun.ranks.attacks
    this.#luck.begin()
    this.#fought = { s, ranks: begun.ranks }
    for (let i = 0; i < MOST_WITHIN && run.isFought(s); i++) if (!run.next(s, this.#referee)) break
    this.#fought = null
    const result = run.resultOf(s, begun)
    this.#luck.end(result[0] === 1)
    for (let i = 0; i < result.length; i++) this.#sums[i] += result[i] / this.#fights
    return true
  }
}

const within = (chance: number, most: number): number => Math.max(0, Math.min(most, chance))

/** What is to be expected, when it has been fought often enough. */
export function oddsOf<S extends BaseState>(
  game: Game<S>,
  battles: Battles<S>,
  seen: Seen<S>,
  seat: Seat,
  meant: Meant | null = null,
): Expected | null {
  const sampler = new BattleSampler(game, battles, seen, seat, meant)
  while (!sampler.settled) sampler.fight()
  return sampler.expected
}
