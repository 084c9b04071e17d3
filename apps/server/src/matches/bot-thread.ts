/** A thread in which bots think. What it gets has been dealt again from the bot's seat: there is nothing to peek at. */
import { parentPort } from 'node:worker_threads'
import { BOTS } from '@muster/bots/roster'
import { titleCalled } from '@muster/catalogue/catalogue'
import { fastChance } from '@muster/kernel/chance'
import { type BotQuestion, READY } from './bot-pool.ts'

parentPort?.on('message', ({ bot: id, game: title, state, seat, offers, luck }: BotQuestion) => {
  const bot = BOTS.find((each) => each.id === id)
  if (bot === undefined) throw new Error(`there is no bot ${id}`)
  const { game } = titleCalled(title)
  parentPort?.postMessage(bot.choose(game, state, seat, offers, fastChance(luck)))
})
parentPort?.postMessage(READY)
