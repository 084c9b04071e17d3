/** How an account is kept: passkeys, and a second factor beside the password. */
import { z } from 'zod'
import { text } from './values.ts'

/** Six digits of an authenticator app, or a recovery code. */
export const code = text(32)
/** What an account's owner knows, for what whoever found an open browser must not do. */
export const sureRequest = z.strictObject({ password: text(256) })

export const securityAnswer = z.object({
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      created: z.iso.datetime(),
      used: z.iso.datetime().nullable(),
    }),
  ),
  secondFactor: z.object({ on: z.boolean(), recoveryCodes: z.int() }),
})
export type SecurityAnswer = z.infer<typeof securityAnswer>

/** As browsers answer (WebAuthn); what is in it is checked by whoever verifies it. */
export const credential = z.looseObject({
  id: text(1400),
  rawId: text(1400),
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
})
export type Credential = z.infer<typeof credential>

/** The options of WebAuthn, and by which id they are answered. */
export const passkeyOptions = z.object({
  challenge: z.string(),
  options: z.record(z.string(), z.unknown()),
})
const passkeyName = text(60).trim().min(1)
export const addPasskeyRequest = z.strictObject({
  challenge: text(32),
  name: passkeyName,
  credential,
})
export const renamePasskeyRequest = z.strictObject({ name: passkeyName })
export const passkeyRequest = z.strictObject({ challenge: text(32), credential })

/** To be put into an app: by hand, or as a link or picture of it. */
export const factorOffer = z.object({ secret: z.string(), uri: z.string() })
export const confirmRequest = z.strictObject({ code })
/** Shown this once; the server keeps only their hashes. */
export const recoveryAnswer = z.object({ recoveryCodes: z.array(z.string()) })
export const endFactorRequest = z.strictObject({ password: text(256), code })
