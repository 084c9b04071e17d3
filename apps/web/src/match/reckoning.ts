/** Reckons odds, a little of each question in turn, so that whoever does it hears what else is asked meanwhile. */
import { alreadySeen } from '@muster/bots/bot'
import { BattleSampler } from '@muster/bots/odds'
import { titleCalled } from '@muster/catalogue/listed'
import type { BaseState } from '@muster/kernel/game'
import type { Meant } from '@muster/kernel/odds'
import type { Dealt, OddsTold } from './thinking.ts'

/** So long one battle is fought before the next has its turn, in milliseconds. */
const SLICE = 20
/** After so long what is known is told, if it is no more than so far off; it is told once more when it is surer. */
const SOON = 90
const WORTH_TELLING = 0.1
/** And so long in all. */
const LONGEST = 800

export interface OddsQuestion extends Dealt {
  readonly number: number
  readonly game: string
  readonly meant: Meant | null
}

interface Fighting {
  readonly number: number
  /** Milliseconds that have gone into it. */
  spent: number
  isTold: boolean
  readonly sampler: BattleSampler<BaseState>
}

export class Reckoning {
  readonly #tell: (told: OddsTold) => void
  /** Asked and not yet told for the last time; whoever no longer waits for it is taken out. */
  readonly #waiting = new Set<number>()
  readonly #fighting: Fighting[] = []
  #isFighting = false

  constructor(tell: (told: OddsTold) => void) {
    this.#tell = tell
  }

  ask(question: OddsQuestion): void {
    this.#waiting.add(question.number)
    // What cannot be reckoned has no odds; the table goes on without.
    this.#begin(question).catch(() => this.#say({ number: question.number, odds: null, last: true }))
  }

  stop(number: number): void {
    this.#waiting.delete(number)
  }

  #say(told: Omit<OddsTold, 'type'>): void {
    if (!this.#waiting.has(told.number)) return
    if (told.last) this.#waiting.delete(told.number)
    this.#tell({ type: 'odds', ...told })
  }

  async #begin({ number, game: id, state, seat, meant }: OddsQuestion): Promise<void> {
    const title = titleCalled(id)
    const [game, odds] = await Promise.all([title.game(), title.odds?.()])
    if (!this.#waiting.has(number)) return
    if (odds === undefined) return this.#say({ number, odds: null, last: true })
    if (odds.by === 'reckoning')
      return this.#say({ number, odds: odds.reckon(state, seat, meant), last: true })
    const sampler = new BattleSampler(game, odds.battles, alreadySeen(state), seat, meant)
    this.#fighting.push({ number, spent: 0, isTold: false, sampler })
    if (!this.#isFighting) await this.#fightAll()
  }

  /** All battles in turn, so that each has its first odds soon. */
  async #fightAll(): Promise<void> {
    this.#isFighting = true
    for (let next = this.#fighting.shift(); next !== undefined; next = this.#fighting.shift()) {
      if (!this.#waiting.has(next.number)) continue
      if (this.#fight(next)) this.#fighting.push(next)
      await pause()
    }
    this.#isFighting = false
  }

  /** Whether there is more to learn. */
  #fight(each: Fighting): boolean {
    const { number, sampler } = each
    const began = performance.now()
    while (!sampler.settled && performance.now() < began + SLICE) sampler.fight()
    each.spent += performance.now() - began
    const last = sampler.settled || each.spent >= LONGEST
    // A number that moved all the time could not be read, and one that is far off misleads.
    const isSoon =
      !each.isTold && (sampler.nearlySettled || (each.spent >= SOON && sampler.give <= WORTH_TELLING))
    if (last || isSoon) this.#say({ number, odds: sampler.expected, last })
    each.isTold ||= isSoon
    return !last
  }
}

/** What was said meanwhile is heard. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
