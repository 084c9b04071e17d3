/** The worker that reckons odds and gives advice, from what a seat may know and nothing else. */
import { adviceFor } from '@muster/bots/advice'
import { alreadySeen } from '@muster/bots/bot'
import { openEye } from '@muster/bots/eye'
import { BattleSampler } from '@muster/bots/odds'
import { titleCalled } from '@muster/catalogue/listed'
import { loadMind } from '@muster/catalogue/minds'
import { fastChance } from '@muster/kernel/chance'
import type { BaseState } from '@muster/kernel/game'
import type { Advice } from '@muster/kernel/mind'
import { offersOf } from '@muster/kernel/play'
import { DEALING, type Thinks, type Thought } from './thinking.ts'

/** So long one battle is fought before the next has its turn, in milliseconds. */
const SLICE = 40
/** And so long in all: what is known then is what is shown. */
const LONGEST = 160

interface Fighting {
  readonly number: number
  /** Milliseconds that have gone into it. */
  spent: number
  readonly sampler: BattleSampler<BaseState>
}

const post = (thinks: Thinks): void => self.postMessage(thinks)
const stopped = new Set<number>()
let fighting: Fighting[] = []
let isFighting = false

self.onmessage = ({ data }: MessageEvent<Thought>) => {
  switch (data.type) {
    case 'odds':
      // What cannot be reckoned has no odds; the table goes on without.
      return void begin(data).catch(() => post({ type: 'odds', number: data.number, odds: null, last: true }))
    case 'advice':
      return void advise(data).then((advice) => post({ type: 'advice', number: data.number, advice }))
    case 'stop':
      stopped.add(data.number)
      fighting = fighting.filter(({ number }) => number !== data.number)
  }
}

async function begin({
  number,
  game: id,
  state,
  seat,
  meant,
}: Extract<Thought, { type: 'odds' }>): Promise<void> {
  const title = titleCalled(id)
  const [game, odds] = await Promise.all([title.game(), title.odds?.()])
  if (odds === undefined) return post({ type: 'odds', number, odds: null, last: true })
  if (odds.by === 'reckoning')
    return post({ type: 'odds', number, odds: odds.reckon(state, seat, meant), last: true })
  if (stopped.delete(number)) return
  const sampler = new BattleSampler(game, odds.battles, alreadySeen(state), seat, meant)
  fighting.push({ number, spent: 0, sampler })
  if (!isFighting) void fightAll()
}

/** All battles in turn, so that each has its first odds soon. */
async function fightAll(): Promise<void> {
  isFighting = true
  for (let next = fighting.shift(); next !== undefined; next = fighting.shift()) {
    const { number, sampler } = next
    const began = performance.now()
    while (!sampler.settled && performance.now() < began + SLICE) sampler.fight()
    next.spent += performance.now() - began
    const last = sampler.settled || next.spent >= LONGEST
    post({ type: 'odds', number, odds: sampler.expected, last })
    if (!last) fighting.push(next)
    // What was said meanwhile is heard.
    await new Promise((resolve) => setTimeout(resolve))
    if (stopped.delete(number)) fighting = fighting.filter((each) => each !== next)
  }
  isFighting = false
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
