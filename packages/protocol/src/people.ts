/** Who plays: guests, accounts, their sessions and tokens. */
import { z } from 'zod'
import { mailAddress } from './notices.ts'
import { code } from './security.ts'
import { text } from './values.ts'

export const MAX_NAME_LENGTH = 32
/** Shown to others, so no control characters, no look-alike spaces at the ends; unique whatever its case. */
export const personName = z
  .string()
  .min(2)
  .max(MAX_NAME_LENGTH)
  .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'-]*[\p{L}\p{N}.]$/u)
/** Long passwords are fine; the upper limit only keeps hashing cheap. */
export const password = text(256).min(8)

export const person = z.object({
  id: z.string(),
  name: z.string(),
  guest: z.boolean(),
  /** Only of hosts, and only told to themselves. */
  host: z.literal(true).optional(),
})
export type Person = z.infer<typeof person>

export const credentials = z.strictObject({ name: personName, password })
/** `code`: of a second factor, where there is one. */
export const signInRequest = credentials.extend({ code: code.optional() })
/** Who may have an account: whoever wants one, whoever a host has invited, nobody more. */
export const registration = z.enum(['open', 'invitation', 'closed'])
export type Registration = z.infer<typeof registration>
/** `invitation`: a code from a host, where one is needed. */
export const claimRequest = credentials.extend({ invitation: text(64).optional() })
export const passwordRequest = z.strictObject({ old: text(256), new: password })
/** Whose password is forgotten: a name, or the confirmed mail address of one or more accounts. */
export const forgottenRequest = z.strictObject({
  who: z.union([personName, mailAddress]),
  language: z.enum(['en', 'pl']),
})
/** `token`: from the link in the mail. */
export const resetRequest = z.strictObject({ token: text(64), password, code: code.optional() })
export const farewellRequest = z.strictObject({ password: text(256).optional() })

export const session = z.object({
  id: z.string(),
  kind: z.enum(['browser', 'token']),
  label: z.string(),
  created: z.iso.datetime(),
  lastSeen: z.iso.datetime(),
  current: z.boolean(),
})
export const tokenRequest = z.strictObject({ label: text(60).min(1) })
/** The token itself is shown this once; the server keeps only its hash. */
export const tokenAnswer = z.object({ id: z.string(), token: z.string() })
