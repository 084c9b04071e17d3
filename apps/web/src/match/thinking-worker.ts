/** The worker that reckons odds and gives advice, from what a seat may know and nothing else. */
import { adviceFor } from '@muster/bots/advice'
import { alreadySeen } from '@muster/bots/bot'
import { openEye } from '@muster/bots/eye'
import { BattleSampler } from '@muster/bots/odds'
import { practice } from '@muster/bots/odds-practice'
import { titleCalled } from '@muster/catalogue/listed'
import { loadMind } from '@muster/catalogue/minds'
import { fastChance } from '@muster/kernel/chance'
import type { BaseState } from '@muster/kernel/game'
import type { Advice } from '@muster/kernel/mind'
import { offersOf } from '@muster/kernel/play'
import { DEALING, READY, type Thinks, type Thought } from './thinking.ts'

/** So long one battle is fought before the next has its turn, in milliseconds. */
const SLICE = 40
/** After so long what is known is told, if it is no more than so far off; it is told once more when it is surer. */
const SOON = 90
const WORTH_TELLING = 0.1
/** And so long in all. */
const LONGEST = 800

interface Fighting {
  readonly number: number
  /** Milliseconds that have gone into it. */
  spent: number
  isTold: boolean
  readonly sampler: BattleSampler<BaseState>
}

const post = (thinks: Thinks): void => self.postMessage(thinks)
const stopped = new Set<number>()
let fighting: Fighting[] = []
let isFighting = false

self.onmessage = ({ data }: MessageEvent<Thought>) => {
  switch (data.type) {
    case 'prepare':
      return void prepare(data.game)
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

/** Loads the game and practises, unless something is asked meanwhile. */
async function prepare(id: string): Promise<void> {
  const title = titleCalled(id)
  const [game, odds] = await Promise.all([title.game(), title.odds?.()])
  if (odds === undefined) return
  const practised = practice(game, odds)
  for (let began = performance.now(); !isFighting && practised.next().done !== true; ) {
    if (performance.now() < began + SLICE) continue
    await pause()
    began = performance.now()
  }
  performance.mark(READY)
}

/** What was said meanwhile is heard. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

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
  fighting.push({ number, spent: 0, isTold: false, sampler })
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
    // A number that moved all the time could not be read, and one that is far off misleads.
    const isSoon =
      !next.isTold && (sampler.nearlySettled || (next.spent >= SOON && sampler.give <= WORTH_TELLING))
    if (last || isSoon) post({ type: 'odds', number, odds: sampler.expected, last })
    next.isTold ||= isSoon
    if (!last) fighting.push(next)
    await pause()
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
