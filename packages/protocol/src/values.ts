/** What several schemas are made of. */
import { z } from 'zod'

/** Any text up to a length. PostgreSQL stores no NUL, so nobody may send one. */
export const text = (longest: number) =>
  z
    .string()
    .max(longest)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing it is the point
    .regex(/^[^\u0000]*$/)

/** As large as a database's integer may be. */
export const MAX_INTEGER = 2 ** 31 - 1
export const integer = z.int().min(0).max(MAX_INTEGER)

export const MAX_SEATS = 8
export const seatNumber = z
  .int()
  .min(0)
  .max(MAX_SEATS - 1)

/** Chosen by the sender; the same one sent twice counts once. */
export const commandId = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/)

/** The link of a match, for those who were invited by it. */
export const invite = text(64)
