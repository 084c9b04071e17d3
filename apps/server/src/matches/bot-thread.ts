/** A thread in which bots think. What it gets has been dealt again from the bot's seat: there is nothing to peek at. */
import { parentPort } from 'node:worker_threads'
import { alreadySeen, answer } from '@muster/bots/bot'
import { type Eye, openEye } from '@muster/bots/eye'
import { botCalled } from '@muster/bots/roster'
import { titleCalled } from '@muster/catalogue/catalogue'
import { loadMind } from '@muster/catalogue/minds'
import type { Action } from '@muster/kernel/action'
import { fastChance } from '@muster/kernel/chance'
import type { BaseState, Seat } from '@muster/kernel/game'
import { beModest, READY } from '../thread.ts'

export interface BotQuestion {
  readonly bot: string
  readonly game: string
  readonly state: BaseState
  readonly seat: Seat
  readonly offers: readonly Action[]
  /** The seed of the bot's own luck; never the match's. */
  readonly luck: number
}

/** The eyes of the games that have been asked about so far. */
const eyes = new Map<string, Promise<Eye | null>>()

function eyeOf(game: string): Promise<Eye | null> {
  const opened = eyes.get(game)
  if (opened !== undefined) return opened
  const opening = loadMind(game).then((loaded) =>
    loaded === null ? null : openEye(loaded.mind, loaded.weights),
  )
  eyes.set(game, opening)
  return opening
}

async function think({ bot: id, game: title, state, seat, offers, luck }: BotQuestion): Promise<void> {
  const bot = botCalled(id, await eyeOf(title))
  if (bot === null) throw new Error(`there is no bot ${id} for ${title}`)
  const { game } = titleCalled(title)
  const chance = fastChance(luck)
  parentPort?.postMessage(answer(bot, { game, seen: alreadySeen(state), seat, offers, chance }))
}

beModest()
parentPort?.on('message', (question: BotQuestion) => {
  think(question).catch((error) => {
    // The pool hears of it as the end of this thread, and hires another.
    queueMicrotask(() => {
      throw error
    })
  })
})
parentPort?.postMessage(READY)
