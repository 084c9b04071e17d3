/** The worker that gives advice, and reckons odds where no other does, from what a seat may know and nothing else. */
import { adviceFor } from '@muster/bots/advice'
import { alreadySeen } from '@muster/bots/bot'
import { openEye } from '@muster/bots/eye'
import { titleCalled } from '@muster/catalogue/listed'
import { loadMind } from '@muster/catalogue/minds'
import { fastChance } from '@muster/kernel/chance'
import type { Advice } from '@muster/kernel/mind'
import { offersOf } from '@muster/kernel/play'
import { Reckoning } from './reckoning.ts'
import { DEALING, READY, type Thinks, type Thought } from './thinking.ts'

const post = (thinks: Thinks): void => self.postMessage(thinks)
const reckoning = new Reckoning(post)

self.onmessage = ({ data }: MessageEvent<Thought>) => {
  switch (data.type) {
    case 'prepare':
      return void prepare(data.game)
    case 'odds':
      return reckoning.ask(data)
    case 'advice':
      return void advise(data).then((advice) => post({ type: 'advice', number: data.number, advice }))
    case 'stop':
      return reckoning.stop(data.number)
  }
}

/** Loads the game before anything is asked of it. */
async function prepare(game: string): Promise<void> {
  const title = titleCalled(game)
  await Promise.all([title.game(), title.odds?.()])
  performance.mark(READY)
}

async function advise({
  game: id,
  state,
  seat,
}: Extract<Thought, { type: 'advice' }>): Promise<readonly Advice[]> {
  const [game, mind] = await Promise.all([titleCalled(id).game(), loadMind(id)])
  const offers = offersOf(game, state, seat)
  if (mind === null || offers.length === 0) return []
  const chance = fastChance(DEALING)
  return adviceFor({ game, seen: alreadySeen(state), seat, offers, chance }, openEye(mind.mind, mind.weights))
}
