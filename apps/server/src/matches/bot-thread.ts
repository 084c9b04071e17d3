/** A thread in which bots think. What it gets has been dealt again from the bot's seat: there is nothing to peek at. */
import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { alreadySeen, answer } from '@muster/bots/bot'
import { type Eye, openEye } from '@muster/bots/eye'
import { botCalled } from '@muster/bots/roster'
import { titleCalled } from '@muster/catalogue/catalogue'
import { loadMind } from '@muster/catalogue/minds'
import { fastChance } from '@muster/kernel/chance'
import { type BotQuestion, READY } from './bot-pool.ts'

/** Bots give way to whoever serves people. */
const POLITE = 10

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

/** Only Linux can tell threads apart here; elsewhere they all run alike. */
function beModest(): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), POLITE)
  } catch {
    // Thinking as fast as the server serves is allowed too.
  }
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
