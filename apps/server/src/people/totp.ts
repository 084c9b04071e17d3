/** Codes that an authenticator app shows: RFC 6238 with SHA-1, six digits and 30 seconds, which every one of them knows. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const STEP_MS = 30_000
const DIGITS = 6
const SECRET_BYTES = 20
/** RFC 4648, base 32. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export function newSecret(): string {
  let bits = ''
  for (const byte of randomBytes(SECRET_BYTES)) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join('')
}

function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}

/** RFC 4226: some bits of the HMAC of the counter, as digits. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const number = mac.readUInt32BE(mac[mac.length - 1] & 0xf) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

export const stepAt = (now: number): number => Math.floor(now / STEP_MS)

/** The step whose code it is: this one, or the one before or after it, for clocks that are a little off. */
export function stepOf(secret: string, code: string, now: number): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const step = stepAt(now)
  const fits = [step - 1, step, step + 1].filter((each) =>
    timingSafeEqual(Buffer.from(codeAt(secret, each)), Buffer.from(code)),
  )
  return fits.at(-1) ?? null
}

/** What an app reads from a picture or a link. */
export const otpauth = (secret: string, name: string, site: string): string =>
  `otpauth://totp/${encodeURIComponent(`${site}:${name}`)}?${new URLSearchParams({ secret, issuer: site })}`
