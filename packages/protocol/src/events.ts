/** Events of a club: leagues and tournaments, their entrants, pairings and tables. */
import { z } from 'zod'
import { matchId } from './matches.ts'
import { timeControl } from './time.ts'
import { MAX_SEATS, text } from './values.ts'

export const eventId = z.string().regex(/^[a-z0-9]{16}$/)
export const eventKind = z.enum(['swiss', 'round-robin', 'knockout'])
export type EventKind = z.infer<typeof eventKind>
/** Who may found one. */
export const founders = z.enum(['accounts', 'hosts'])
export type Founders = z.infer<typeof founders>

export const MAX_ROUNDS = 15

export const foundRequest = z.strictObject({
  name: text(60)
    .min(3)
    .regex(/^\S.*\S$/),
  kind: eventKind,
  game: text(64),
  scenario: text(64).optional(),
  /** At a table, of games for more than two. */
  players: z.int().min(2).max(MAX_SEATS).optional(),
  options: z.record(text(64), text(64)).optional(),
  /** Of a Swiss event; the others have as many as they need. */
  rounds: z.int().min(1).max(MAX_ROUNDS).default(5),
  /** 2: each pairing plays two matches at once, with sides swapped. */
  legs: z.union([z.literal(1), z.literal(2)]).default(1),
  time: timeControl.optional(),
  /** Matches between people count for ratings. */
  rated: z.boolean().default(true),
  /** Whether one may enter a Swiss event after its beginning, without points for the rounds before. */
  late: z.boolean().default(true),
  /** After so many days the next round begins, and what is undecided counts as drawn; without it, when the last match is over. */
  roundDays: z.int().min(1).max(365).optional(),
})
export type FoundRequest = z.input<typeof foundRequest>

export const withdrawRequest = z.strictObject({
  /** Somebody else, for the organiser; oneself if absent. */
  entrant: z.int().min(1).max(1000).optional(),
})
export const enterBotRequest = z.strictObject({ bot: text(32) })

export const eventInfo = z.object({
  id: eventId,
  name: z.string(),
  kind: eventKind,
  game: z.string(),
  setup: z.object({
    scenario: z.string(),
    players: z.int(),
    options: z.record(z.string(), z.string()),
  }),
  time: timeControl.nullable(),
  rounds: z.int().nullable(),
  legs: z.int(),
  rated: z.boolean(),
  late: z.boolean(),
  roundDays: z.int().nullable(),
  /** Null: the account is deleted. */
  organiser: z.string().nullable(),
  status: z.enum(['entry', 'playing', 'over']),
  /** The latest that has begun; 0 before the first. */
  round: z.int(),
  entrants: z.int(),
  /** Whether you have entered and not withdrawn. */
  entered: z.boolean(),
  created: z.iso.datetime(),
  begun: z.iso.datetime().nullable(),
  ended: z.iso.datetime().nullable(),
})
export type EventInfo = z.infer<typeof eventInfo>

export const eventView = eventInfo.extend({
  people: z.array(
    z.object({
      number: z.int(),
      kind: z.enum(['person', 'bot']),
      /** Null: the account is deleted. */
      name: z.string().nullable(),
      yours: z.boolean(),
      withdrawn: z.boolean(),
      /** The round from which they take part. */
      since: z.int(),
    }),
  ),
  pairings: z.array(
    z.object({
      round: z.int(),
      board: z.int(),
      leg: z.int(),
      /** Null for a bye. */
      match: matchId.nullable(),
      /** By seat. */
      entrants: z.array(z.int()),
      points: z.array(z.number()).nullable(),
    }),
  ),
  table: z.array(
    z.object({
      entrant: z.int(),
      place: z.int(),
      points: z.number(),
      buchholz: z.number(),
      sonneborn: z.number(),
      wins: z.int(),
    }),
  ),
  /** The names of the seats, in order. */
  sides: z.array(z.string()),
  /** The hash of what lots are drawn from, published before the first of them; that itself when all are drawn. */
  commitment: z.string(),
  seed: z.string().nullable(),
  /** When the next round begins at the latest. */
  deadline: z.iso.datetime().nullable(),
  /** Whether you may begin it, hasten a round, and enter bots. */
  organise: z.boolean(),
})
export type EventView = z.infer<typeof eventView>

export const eventsAnswer = z.object({
  /** Those not over first, then the latest. */
  events: z.array(eventInfo),
  mayFound: z.boolean(),
})
