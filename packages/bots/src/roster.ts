/** The opponents by name. */
import type { Bot } from './bot.ts'
import { captain } from './captain.ts'
import type { Eye } from './eye.ts'
import { marshal } from './marshal.ts'
import { randomBot } from './random.ts'
import { recruitBot } from './recruit.ts'

/** The strongest first: whoever cannot go on is replaced by the next one. The Marshal's number is its seconds. */
export const ROSTER: readonly string[] = [
  'marshal-10',
  'marshal-3',
  'marshal-1',
  'captain',
  'recruit',
  'random',
]

/** Who plays when nobody is named. */
export const USUAL_BOT = 'captain'

/** Whether a bot can only play games that have a mind for it. */
export const needsEye = (id: string): boolean => botCalled(id, null) === null

/** How long a bot may think about one choice, in milliseconds. */
export function budgetOf(id: string): number {
  const seconds = /^marshal-(\d+)$/.exec(id)?.[1]
  return seconds === undefined ? 0 : Number(seconds) * 1000
}

/**
 * A bot by its name, with the eye of the game that it is to play; null if there is none of that name or it would need
 * an eye. `marshal:200` thinks for 200 playouts instead of some time, which is the same on every machine.
 */
export function botCalled(id: string, eye: Eye | null): Bot | null {
  if (id === 'random') return randomBot
  if (id === 'recruit') return recruitBot
  if (eye === null) return null
  if (id === 'captain') return captain(eye)
  const playouts = /^marshal:([1-9]\d*)$/.exec(id)?.[1]
  if (playouts !== undefined) return marshal(id, eye, { playouts: Number(playouts) })
  const ms = budgetOf(id)
  return ms === 0 ? null : marshal(id, eye, { ms, now: () => performance.now() })
}
