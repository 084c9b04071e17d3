/**
 * The odds of a small battle, exactly: every throw of the dice is followed, once for each number of hits, and positions that
 * are alike are reckoned once.
 */
import { copy } from '@muster/kernel/copy'
import type { BaseState, GameEvent, Referee } from '@muster/kernel/game'
import type { Battles, Throw } from '@muster/kernel/odds'
import { silentReferee } from '@muster/kernel/referee'
import { type BattleRun, type Begun, MOST_WITHIN, type Result } from './battle-run.ts'

const FACES = 6

/** Dice that were thrown together. */
interface Thrown {
  readonly dice: number
  /** Of each to hit, where only the number of hits counts; null: every face of every die is another matter. */
  readonly chance: number | null
}

/** In how many ways they may fall. */
const waysOf = ({ dice, chance }: Thrown): number => {
  if (chance === null) return FACES ** dice
  return chance <= 0 || chance >= 1 ? 1 : dice + 1
}

/** How likely one of these ways is; the way of a throw that is counted is its number of hits. */
const likelihoodOf = (thrown: Thrown, way: number): number => {
  const { dice, chance } = thrown
  if (chance === null || waysOf(thrown) === 1) return 1 / waysOf(thrown)
  let likely = (1 - chance) ** (dice - way)
  for (let i = 1; i <= way; i++) likely *= ((dice - way + i) / i) * chance
  return likely
}

/** Dice that fall as is planned, throw by throw; those that nobody has planned show sixes. */
class PlannedDice {
  readonly throws: Thrown[] = []
  readonly ways: number[] = []
  readonly referee: Referee
  #throw = 0
  #dice = 0

  constructor(thrownOf: (event: GameEvent) => Throw | null) {
    this.referee = {
      ...silentReferee({ drawn: 0, below: (n, isDie) => (isDie === true ? this.#fall(n) : 0) }),
      emit: (event) => this.#end(thrownOf(event)?.chance ?? null),
    }
  }

  begin(): void {
    this.#throw = 0
    this.#dice = 0
  }

  #fall(faces: number): number {
    const way = this.ways[this.#throw] ?? 0
    const die = this.#dice++
    const isCounted = way === 0 || this.throws[this.#throw].chance !== null
    if (isCounted) return die < way ? 0 : faces - 1
    return faces - 1 - (Math.floor(way / FACES ** die) % FACES)
  }

  /** What was thrown is told. */
  #end(chance: number | null): void {
    if (this.#dice === 0) return
    this.throws[this.#throw] = { dice: this.#dice, chance }
    this.ways[this.#throw] ??= 0
    this.#throw++
    this.#dice = 0
  }

  /** How likely all was that has been thrown since the beginning. */
  get likelihood(): number {
    this.#end(null)
    let likely = 1
    for (let i = 0; i < this.#throw; i++) likely *= likelihoodOf(this.throws[i], this.ways[i])
    return likely
  }

  /** Plans the next way in which they may fall; false if that was the last one. */
  next(): boolean {
    let last = this.#throw - 1
    while (last >= 0 && this.ways[last] + 1 >= waysOf(this.throws[last])) last--
    this.ways.length = last + 1
    this.throws.length = last + 1
    if (last < 0) return false
    this.ways[last]++
    return true
  }
}

/** A number by which two positions that differ are told apart: 53 bits of all that is written in one. */
function fingerprintOf(s: BaseState): number {
  const print: Print = { high: 0, low: 0 }
  stamp(print, s)
  return (print.high >>> 0) * 0x200000 + (print.low >>> 11)
}

interface Print {
  high: number
  low: number
}

function stamp(print: Print, value: unknown): void {
  if (typeof value === 'number') mix(print, value)
  else if (Array.isArray(value)) {
    mix(print, value.length)
    for (let i = 0; i < value.length; i++) stamp(print, value[i])
  } else if (typeof value === 'object' && value !== null) {
    for (const key in value) stamp(print, (value as Record<string, unknown>)[key])
  } else {
    const words = String(value)
    mix(print, -words.length)
    for (let i = 0; i < words.length; i++) mix(print, words.charCodeAt(i))
  }
}

function mix(print: Print, number: number): void {
  print.high = Math.imul(print.high ^ number, 0x9e3779b1) ^ (print.high >>> 15)
  print.low = Math.imul(print.low + number, 0x85ebca6b) ^ (print.low >>> 13)
}

/** Thrown, and caught here, when a battle turns out to be large. */
const TOO_LARGE = new Error('too large to be reckoned exactly')

/** Reckons battles that have begun; `most`: so many choices are followed before one is given up. */
export class ExactOdds<S extends BaseState> {
  readonly #run: BattleRun<S>
  readonly #battles: Battles<S>
  readonly #known = new Map<number, Result>()
  #left: number

  constructor(run: BattleRun<S>, battles: Battles<S>, most: number) {
    this.#run = run
    this.#battles = battles
    this.#left = most
  }

  /** What is to be expected, if all is as it is dealt here; null if that would be too much to follow. */
  of(dealt: S, begun: Begun): Result | null {
    try {
      return this.#from(dealt, begun, MOST_WITHIN)
    } catch (error) {
      if (error === TOO_LARGE) return null
      throw error
    }
  }

  #from(s: S, begun: Begun, patience: number): Result {
    if (patience === 0 || s.outcome !== null || !this.#run.isFought(s)) return this.#run.resultOf(s, begun)
    const key = fingerprintOf(s)
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const result = this.#throwsFrom(s, begun, patience)
    this.#known.set(key, result)
    return result
  }

  /** All that may come of the next choice. */
  #throwsFrom(s: S, begun: Begun, patience: number): Result {
    let next = s
    const dice = new PlannedDice((event) => this.#battles.thrown?.(event, next) ?? null)
    const sums: [number, number, number, number] = [0, 0, 0, 0]
    do {
      if (this.#left-- <= 0) throw TOO_LARGE
      next = copy(s)
      dice.begin()
      this.#run.next(next, dice.referee)
      const { likelihood } = dice
      const result = this.#from(next, begun, patience - 1)
      for (let i = 0; i < sums.length; i++) sums[i] += likelihood * result[i]
    } while (dice.next())
    return sums
  }
}
