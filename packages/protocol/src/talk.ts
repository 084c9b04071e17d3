/** What people say to each other during a match. */
import { z } from 'zod'
import { MOST_SEATS, seatNumber } from './matches.ts'

export const SAYING_LONGEST = 500
/** Text is text: it is stored and sent as it is, and shown as text. No control characters but the line's end. */
const sayingText = z
  .string()
  .trim()
  .min(1)
  .max(SAYING_LONGEST)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
  .regex(/^[^\u0000-\u0009\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]*$/)

export const saying = z.strictObject({
  seat: seatNumber,
  /** The other seats of a private talk; everybody at the table if absent. */
  to: z.array(seatNumber).min(1).max(MOST_SEATS).optional(),
  text: sayingText,
})
export const said = z.object({
  id: z.int(),
  match: z.string(),
  seat: seatNumber,
  name: z.string(),
  /** All seats of a private talk, the speaker's included; null: everybody. */
  among: z.array(seatNumber).nullable(),
  text: z.string(),
  at: z.iso.datetime(),
})
export type Said = z.infer<typeof said>
export const listening = z.strictObject({
  after: z.coerce.number().int().min(0).default(0),
  invite: z.string().max(64).optional(),
})
