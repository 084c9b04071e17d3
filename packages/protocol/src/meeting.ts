/** Finding each other: contacts, people one does not want to meet, and what one would play. */
import { z } from 'zod'
import { matchId } from './matches.ts'
import { personName } from './people.ts'
import { timeControl } from './time.ts'
import { seatNumber, text } from './values.ts'

/** `is`: whether they are on the list from now on. */
export const listRequest = z.strictObject({ name: personName, is: z.boolean() })

/** Somebody by name; or whoever sits somewhere, which is how guests are told apart. */
export const blockRequest = z.union([
  listRequest,
  z.strictObject({ match: matchId, seat: seatNumber, is: z.literal(true) }),
])

export const circle = z.object({
  contacts: z.array(
    z.object({
      name: z.string(),
      /** By game; only games in which they have played rated matches. */
      ratings: z.array(z.object({ game: z.string(), rating: z.int(), uncertainty: z.int() })),
    }),
  ),
  blocked: z.array(z.string()),
})
export type Circle = z.infer<typeof circle>

/** What somebody would play, against whoever would play the same. */
export const playWish = z.strictObject({
  game: text(64),
  /** Any, if absent; the same for the side. */
  scenario: text(64).optional(),
  side: text(64).optional(),
  time: z.union([z.enum(['any', 'none']), timeControl]).default('any'),
  rated: z.boolean().default(false),
})
export type PlayWish = z.infer<typeof playWish>

export const keptWish = playWish.extend({
  id: text(32),
  created: z.iso.datetime(),
  /** The match that came of it and is being played: until it is over, the wish rests. */
  match: matchId.nullable(),
})
export type KeptWish = z.infer<typeof keptWish>
export const wishesAnswer = z.object({ wishes: z.array(keptWish) })
