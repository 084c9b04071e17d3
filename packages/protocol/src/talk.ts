/** What people say to each other during a match. */
import { z } from 'zod'
import { invite, MAX_SEATS, seatNumber, text } from './values.ts'

export const MAX_SAYING_LENGTH = 2000
export const MAX_TERMS = 12
/** Text is text: it is stored and sent as it is, and shown as text. No control characters but the line's end. */
const sayingText = z
  .string()
  .trim()
  .max(MAX_SAYING_LENGTH)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
  .regex(/^[^\u0000-\u0009\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]*$/)

/**
 * What a seat would do, or is asked to do. Besides the kind and the seat comes what the game's terms name
 * (its talks.ts): `{ "kind": "money", "seat": 0, "to": 3, "amount": 2 }`.
 */
export const term = z.object({ kind: text(32), seat: seatNumber }).catchall(z.union([z.int(), text(32)]))

export const sayRequest = z.strictObject({
  seat: seatNumber,
  /** The other seats of a private talk; everybody at the table if absent. */
  to: z.array(seatNumber).min(1).max(MAX_SEATS).optional(),
  /** Empty only if there are terms. */
  text: sayingText,
  /** A proposal that hangs on what is said. */
  terms: z.array(term).min(1).max(MAX_TERMS).optional(),
})

/** Agreed or declined by a seat that it concerns, withdrawn by whoever made it; once. It binds nobody. */
export const answerRequest = z.strictObject({
  seat: seatNumber,
  answer: z.enum(['agreed', 'declined', 'withdrawn']),
})

export const proposal = z.object({
  terms: z.array(term),
  answer: z.enum(['open', 'agreed', 'declined', 'withdrawn']),
  answeredBy: seatNumber.nullable(),
})

/**
 * Sent again, with the same id, when its proposal is answered. Ids rise with time and tell nothing else: not how much
 * others say to each other.
 */
export const said = z.object({
  id: z.int(),
  match: z.string(),
  seat: seatNumber,
  name: z.string(),
  /** All seats of a private talk, the speaker's included; null: everybody. */
  among: z.array(seatNumber).nullable(),
  text: z.string(),
  proposal: proposal.nullable(),
  /** The version of the match when it was said; -1 before the start. */
  after: z.int(),
  at: z.iso.datetime(),
})
export type Said = z.infer<typeof said>
export type SayRequest = z.infer<typeof sayRequest>
export type AnswerRequest = z.infer<typeof answerRequest>
export const talkRequest = z.strictObject({
  after: z.coerce.number().int().min(0).default(0),
  invite: invite.optional(),
})
