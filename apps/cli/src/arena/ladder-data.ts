/** What the server shows of the bots of each game, as a file: ratings, and the command and the matches that they come from. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { PairingTable } from '@muster/bots/tournament'
import type { Rated } from './ratings.ts'

export interface BotStanding {
  /** Made by it. */
  readonly command: string
  readonly scenario: string
  readonly rules: number
  /** `share`: of the victories, for the first of the two. */
  readonly pairings: readonly { one: string; two: string; matches: number; share: number }[]
  readonly ratings: readonly { bot: string; matches: number; mu: number; sigma: number }[]
}

const rounded = (number: number): number => Math.round(number * 1000) / 1000

export function standingOf(
  { command, scenario, rules }: Pick<BotStanding, 'command' | 'scenario' | 'rules'>,
  pairings: readonly PairingTable[],
  ratings: readonly Rated[],
): BotStanding {
  return {
    command,
    scenario,
    rules,
    pairings: pairings.map(({ one, two, all }) => ({
      one,
      two,
      matches: all.games,
      share: rounded(all.share),
    })),
    ratings: ratings.map(({ bot, matches, mu, sigma }) => ({
      bot,
      matches,
      mu: rounded(mu),
      sigma: rounded(sigma),
    })),
  }
}

/** Puts the standing of one game into the file, beside those of the others. */
export function keepStanding(file: string, game: string, standing: BotStanding): void {
  const all: Record<string, BotStanding> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  all[game] = standing
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`)
}
