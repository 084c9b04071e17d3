/** Bots that fail in every way in which a bot can. */
import { parentPort } from 'node:worker_threads'
import type { BotQuestion } from '../src/matches/bot-thread.ts'
import { READY } from '../src/thread.ts'

parentPort?.on('message', ({ bot, offers }: BotQuestion) => {
  switch (bot) {
    case 'silent':
      return
    case 'crash':
      throw new Error('a bug of the bot')
    case 'cheat':
      parentPort?.postMessage(-1)
      return
    case 'exit':
      process.exit(1)
      break
    default:
      parentPort?.postMessage(offers[0])
  }
})
parentPort?.postMessage(READY)
