/** Matches as a lobby shows them: what is played, who sits where, how it stands. */
import { z } from 'zod'
import { timeControl } from './time.ts'
import { invite, MAX_SEATS, seatNumber, text } from './values.ts'

export const matchId = z.string().regex(/^[a-z0-9]{16}$/)
/** Anything; it is mixed into the dice so that the host cannot choose them. */
export const nonce = text(128).min(1)
const setupValue = text(64)

/** Who is to sit in a seat of a new match. */
export const seatWish = z.discriminatedUnion('kind', [
  /** For anybody; of a private match, for whoever has the link. */
  z.strictObject({ kind: z.literal('open') }),
  /** Kept for the account of this name, or, without a name, for whoever has the link. */
  z.strictObject({ kind: z.literal('invited'), name: text(32).optional() }),
  z.strictObject({ kind: z.literal('bot'), bot: text(32).optional() }),
  /** Played by whoever creates the match; several such seats share one screen. */
  z.strictObject({ kind: z.literal('mine') }),
])
export type SeatWish = z.infer<typeof seatWish>

export const createRequest = z.strictObject({
  game: text(64),
  scenario: text(64).optional(),
  players: z.int().min(1).max(MAX_SEATS).optional(),
  options: z.record(text(64), setupValue).optional(),
  /** One for each seat, in the game's order; with random sides they are dealt out at the start. */
  seats: z.array(seatWish).min(1).max(MAX_SEATS),
  sides: z.enum(['chosen', 'random']).default('chosen'),
  visibility: z.enum(['public', 'private']).default('public'),
  /** Whether those who play are shown the odds of battles. */
  odds: z.boolean().default(false),
  /** Whether the result counts for ratings: every seat is for another account then. */
  rated: z.boolean().default(false),
  /** Without it, nobody's time runs. */
  time: timeControl.optional(),
  nonce: nonce.optional(),
})
export type CreateRequest = z.input<typeof createRequest>

export const joinRequest = z.strictObject({
  /** Any open seat, if absent. */
  seat: seatNumber.optional(),
  invite: invite.optional(),
  nonce: nonce.optional(),
})

/** For a rematch; a client that knows no nonces may send no body at all. */
export const rematchRequest = z.strictObject({ nonce: nonce.optional() }).nullish()

export const seatInfo = z.object({
  seat: seatNumber,
  /** The game's name for it: `england`. With random sides, not settled until the start. */
  side: z.string(),
  kind: z.enum(['open', 'invited', 'person', 'bot']),
  /** The name of whoever sits there, is invited, or of the bot. */
  name: z.string().nullable(),
  /** Whether an account sits there, which has a profile under this name. */
  account: z.boolean(),
  yours: z.boolean(),
  /** In lists, of an account that waits in an open match and has played rated ones. */
  rating: z.object({ rating: z.int(), uncertainty: z.int() }).nullable(),
})

export const ending = z.object({
  /** `rules`: as the rules say; `host`: a host closed it; the others ended it at the table. */
  by: z.enum(['rules', 'resignation', 'agreement', 'abandonment', 'time', 'host']),
  winners: z.array(seatNumber),
  /** A code of the game's text, with the number of the rule; empty unless the rules ended it. */
  code: z.string(),
  rule: z.string(),
})
export type Ending = z.infer<typeof ending>

export const matchInfo = z.object({
  id: matchId,
  game: z.string(),
  rulesVersion: z.int(),
  /** Begun under rules that this server does not play (before 0.2.0, or newer): listed and kept, not played here. */
  otherRules: z.boolean(),
  setup: z.object({
    scenario: z.string(),
    players: z.int(),
    options: z.record(z.string(), z.string()),
  }),
  status: z.enum(['open', 'playing', 'over']),
  visibility: z.enum(['public', 'private']),
  sides: z.enum(['chosen', 'random']),
  odds: z.boolean(),
  rated: z.boolean(),
  /** The event that it belongs to. */
  event: matchId.nullable(),
  /** Null: no clocks. */
  time: timeControl.nullable(),
  seats: z.array(seatInfo),
  version: z.int(),
  /** The seats that must choose now. */
  deciding: z.array(seatNumber),
  /** The hash of the seed of the dice, published before anything is rolled. */
  commitment: z.string(),
  /** Only for those who sit there. */
  invite: z.string().nullable(),
  /** Seats that have offered a draw, or agreed to one. */
  drawOffers: z.array(seatNumber),
  ending: ending.nullable(),
  rematch: matchId.nullable(),
  created: z.iso.datetime(),
  started: z.iso.datetime().nullable(),
  ended: z.iso.datetime().nullable(),
  /** When it ends by itself unless somebody joins or chooses; null when it is over. */
  lapses: z.iso.datetime().nullable(),
  /** When the next clock runs out; null while none runs. */
  deadline: z.iso.datetime().nullable(),
})
export type MatchInfo = z.infer<typeof matchInfo>

export const matchesRequest = z.strictObject({
  status: z.enum(['open', 'playing', 'over']).optional(),
  mine: z.enum(['yes', 'no']).optional(),
  game: text(64).optional(),
  /** Older than this match. */
  before: matchId.optional(),
})

export const gameInfo = z.object({
  id: z.string(),
  title: z.string(),
  version: z.int(),
  scenarios: z.array(
    z.object({ id: z.string(), title: z.string(), players: z.array(z.int()), seats: z.array(z.string()) }),
  ),
  options: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      values: z.array(z.string()),
      initial: z.string(),
      scenarios: z.array(z.string()).optional(),
    }),
  ),
})
export const gamesAnswer = z.object({ games: z.array(gameInfo), bots: z.array(z.string()) })
