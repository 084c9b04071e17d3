/** How people stand: ratings by game, the ladder, and what a profile shows. */
import { z } from 'zod'
import { matchId, matchInfo } from './matches.ts'
import { personName } from './people.ts'
import { text } from './values.ts'

export const ladderRequest = z.strictObject({ game: text(64) })
export const profileRequest = z.strictObject({ name: personName })

/** `uncertainty`: in two of three cases the strength is within so much of the rating. */
const rating = { rating: z.int(), uncertainty: z.int() }
const tally = { won: z.int(), drawn: z.int(), lost: z.int() }

export const outcome = z.enum(['won', 'drawn', 'lost'])
export type Outcome = z.infer<typeof outcome>

export const ladder = z.object({
  game: z.string(),
  /** The surest first: by the rating less three times its uncertainty. */
  people: z.array(z.object({ name: z.string(), ...rating, ...tally })),
  /** From matches among themselves, so that they compare with each other and not with people. */
  bots: z.array(z.object({ bot: z.string(), matches: z.int(), ...rating })),
  /** The scenario in which these were played; null if there were none. */
  arena: z.string().nullable(),
})
export type Ladder = z.infer<typeof ladder>

/** What somebody did in rated matches of one game. */
export const gameStanding = z.object({
  game: z.string(),
  ...rating,
  /** On the ladder, from 1. */
  place: z.int(),
  sides: z.array(z.object({ side: z.string(), ...tally })),
  /** The latest ones, the oldest of them first; the rating is that after the match. */
  history: z.array(
    z.object({
      match: matchId,
      ended: z.iso.datetime(),
      side: z.string(),
      outcome,
      /** Null for accounts since deleted. */
      opponents: z.array(z.string().nullable()),
      ...rating,
    }),
  ),
})
export type GameStanding = z.infer<typeof gameStanding>

export const profile = z.object({
  name: z.string(),
  since: z.iso.datetime(),
  games: z.array(gameStanding),
  /** With whom they were rated, most often first. */
  opponents: z.array(z.object({ name: z.string(), ...tally })),
  /** Public ones, the newest first. */
  matches: z.array(matchInfo),
})
export type Profile = z.infer<typeof profile>
