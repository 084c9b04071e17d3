/** Plays the turns of bots, which lie in the queue of due work, through the same door as people. */
import { randomInt } from 'node:crypto'
import type { Action } from '@muster/kernel/action'
import { fastChance } from '@muster/kernel/chance'
import type { Seat } from '@muster/kernel/game'
import { offersOf } from '@muster/kernel/play'
import { actionWords } from '@muster/kernel/words'
import { Rejected } from '../errors.ts'
import type { Clock } from '../hosting/clock.ts'
import type { Worker } from '../hosting/due-work.ts'
import { type Due, endDue, giveBackDue } from '../storage/due-work.ts'
import { replaceBot } from '../storage/matches.ts'
import type { Store } from '../storage/store.ts'
import type { ThreadPool } from '../thread-pool.ts'
import type { BotQuestion } from './bot-thread.ts'
import type { Door } from './door.ts'
import { decidingNow } from './fold.ts'
import type { Matches } from './matches.ts'

const AT_ONCE = 16
/** A match of bots alone lets others go before it after so many choices. */
const CHOICES_IN_A_TURN = 64
/** Later than any version: there is no match to play any more. */
const NO_MORE = 2 ** 31 - 1
const PAUSE_AFTER_TROUBLE_MS = 2000
/** A bot's choice may come too late now and then; one that is refused over and over is trouble. */
const MAX_REFUSALS = 3
const PAUSE_FOR_OTHER_RULES_MS = 60_000

interface Waiting {
  readonly seat: Seat
  readonly bot: string
  readonly decision: number
  readonly version: number
  readonly question: Omit<BotQuestion, 'bot'>
  words(action: Action): string
}

export interface BotNews {
  chosen(): void
  replaced(match: string, from: string, to: string): void
  troubled(match: string, error: unknown): void
}

/** Where bots speak before they choose; what their word leaves open is what they choose from. */
export interface Voices {
  beforeChoosing(
    match: string,
    seat: Seat,
    bot: string,
    choosing: Pick<BotQuestion, 'game' | 'state' | 'offers'>,
  ): Promise<readonly Action[]>
  /** Lets a bot own up to whom it broke its word by what it chose. */
  afterChoosing(
    match: string,
    seat: Seat,
    choosing: Pick<BotQuestion, 'game' | 'state' | 'offers'>,
    chosen: Action,
  ): Promise<void>
}

export class BotTurns implements Worker {
  readonly #store: Store
  readonly #matches: Matches
  readonly #door: Door
  readonly #pool: ThreadPool<BotQuestion, Action>
  readonly #roster: readonly string[]
  readonly #clock: Clock
  readonly #voices: Voices
  readonly #news: BotNews
  readonly kind = 'bot-turn'
  readonly atOnce = AT_ONCE
  #closed = false

  constructor(
    store: Store,
    matches: Matches,
    door: Door,
    pool: ThreadPool<BotQuestion, Action>,
    roster: readonly string[],
    clock: Clock,
    voices: Voices,
    news: BotNews,
  ) {
    this.#store = store
    this.#matches = matches
    this.#door = door
    this.#pool = pool
    this.#roster = roster
    this.#clock = clock
    this.#voices = voices
    this.#news = news
  }

  failed({ about }: Due, error: unknown): number {
    this.#news.troubled(about, error)
    // A match of other rules is for a process that has them, should there be one.
    const isForeign = error instanceof Rejected && error.code === 'other-rules-version'
    return isForeign ? PAUSE_FOR_OTHER_RULES_MS : PAUSE_AFTER_TROUBLE_MS
  }

  async work(due: Due): Promise<void> {
    const { about: match } = due
    let refused = 0
    for (let choices = 0; choices < CHOICES_IN_A_TURN && !this.#closed; ) {
      const { waiting, version } = await this.#whoWaits(match)
      if (waiting.length === 0) {
        if (await endDue(this.#store, due, version)) return
        // Another process has added something for a bot since: back into the queue with it.
        break
      }
      for (const each of waiting) {
        refused = (await this.#choose(match, each)) ? 0 : refused + 1
        if (refused >= MAX_REFUSALS) throw new Error(`${refused} choices of a bot in a row were refused`)
        choices++
      }
    }
    await giveBackDue(this.#store, due, this.#clock.now() - 1)
  }

  /** The bots that must choose, with what each may know. */
  #whoWaits(match: string): Promise<{ waiting: Waiting[]; version: number }> {
    return this.#matches.alone(match, async (slot) => {
      const row = await this.#matches.startedRow(slot).catch((error) => {
        if (error instanceof Rejected) return null
        throw error
      })
      if (row === null || row.status !== 'playing') return { waiting: [], version: NO_MORE }
      const live = await this.#matches.latest(slot)
      await this.#matches.row(slot)
      const { game } = live
      const waiting = decidingNow(live).flatMap((seat) => {
        const place = slot.seats[seat]
        if (place.kind !== 'bot') return []
        const state = game.redeal(live.match.state, seat, fastChance(randomInt(2 ** 31)))
        const question = {
          game: game.id,
          state,
          seat,
          offers: offersOf(game, live.match.state, seat),
          luck: randomInt(2 ** 31),
        }
        const decision = live.asked[seat]?.since ?? 0
        return [
          {
            seat,
            bot: place.bot ?? this.#simplest(),
            decision,
            version: live.version,
            question,
            words: (action: Action) => actionWords(game, action),
          },
        ]
      })
      return { waiting, version: live.version }
    })
  }

  #simplest(): string {
    return this.#roster[this.#roster.length - 1]
  }

  /** Whether the choice was taken. */
  async #choose(match: string, waiting: Waiting): Promise<boolean> {
    const { seat, bot, decision, question } = waiting
    const offers = await this.#voices.beforeChoosing(match, seat, bot, question)
    const chosen = await this.#answer(match, { ...waiting, question: { ...question, offers } })
    // Two takers of one turn, should there ever be, send the same command: only one counts. No client can send it:
    // the protocol has no colon in commands.
    const command = `bot:${seat}:${decision}:${waiting.version}`
    try {
      const choices = [waiting.words(chosen)]
      await this.#door.act(match, { bot: true }, { seat, command, decision, choices })
      this.#news.chosen()
    } catch (error) {
      // Somebody resigned, or another taker was first: look again.
      if (!(error instanceof Rejected) || error.code === 'busy') throw error
      return false
    }
    await this.#voices.afterChoosing(match, seat, question, chosen)
    return true
  }

  /** The bot's answer; if it fails, the next simpler one takes its seat, and at last any offer will do. */
  async #answer(match: string, { seat, bot: first, question }: Waiting): Promise<Action> {
    // Where there is nothing to think about, no thread is asked.
    if (question.offers.length === 1) return question.offers[0]
    let bot = first
    for (;;) {
      try {
        const action = await this.#pool.ask({ ...question, bot })
        if (question.offers.includes(action)) return action
      } catch (error) {
        if (this.#closed) throw error
      }
      const simpler = this.#roster[this.#roster.indexOf(bot) + 1]
      const next = this.#roster.includes(bot) ? simpler : this.#simplest()
      this.#news.replaced(match, bot, next ?? 'any offer')
      if (next === undefined) return question.offers[randomInt(question.offers.length)]
      bot = next
      await replaceBot(this.#store, match, seat, bot)
      await this.#matches.alone(match, async (slot) => {
        slot.row = null
        await this.#matches.publishInfo(slot)
      })
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#pool.close()
  }
}
