/** How one has fared against each level of opponents, from the matches that are kept in this browser. */
import type { SavedMatch } from '../match/saved.ts'

/** Weakest first. */
const LEVELS = ['random', 'recruit', 'captain', 'marshal'] as const
export type Level = (typeof LEVELS)[number]

export interface Record {
  readonly level: Level
  readonly played: number
  readonly won: number
}

/** `marshal-3` thinks for three seconds; it is a Marshal all the same. */
const levelOf = (bot: string): number => LEVELS.indexOf(bot.split(/[-:]/)[0] as Level)

/** Matches of one person against bots that were played to their end, by the strongest of the bots. */
export function againstLevels(kept: readonly SavedMatch[]): Record[] {
  const counts = LEVELS.map((level) => ({ level, played: 0, won: 0 }))
  for (const { seats, outcome } of kept) {
    const here = seats.findIndex((seat) => seat.kind === 'here')
    const others = seats.filter((_, i) => i !== here)
    if (outcome === null || here < 0 || others.some((seat) => seat.kind !== 'bot')) continue
    const count = counts[Math.max(...others.map((seat) => levelOf(seat.name)))]
    if (count === undefined) continue
    count.played++
    if (outcome.winners.includes(here)) count.won++
  }
  return counts.filter(({ played }) => played > 0)
}
