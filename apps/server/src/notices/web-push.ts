/** Web Push: a message encrypted to a browser's subscription (RFC 8291, aes128gcm) and signed by this server (RFC 8292, VAPID). */
import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto'

export interface Subscription {
  readonly endpoint: string
  /** Base64url: the browser's public key and its secret. */
  readonly p256dh: string
  readonly auth: string
}

/** Base64url: a point and a number on P-256. */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

const CURVE = 'prime256v1'
const RECORD_SIZE = 4096
const VALID_S = 12 * 60 * 60

export function newVapidKeys(): VapidKeys {
  const ecdh = createECDH(CURVE)
  ecdh.generateKeys()
  return { publicKey: ecdh.getPublicKey('base64url'), privateKey: ecdh.getPrivateKey('base64url') }
}

const derived = (key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** The body of the request to the push service, which cannot read it. */
export function encrypted(text: string, { p256dh, auth }: Pick<Subscription, 'p256dh' | 'auth'>): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url')
  const ecdh = createECDH(CURVE)
  const mine = ecdh.generateKeys()
  const shared = ecdh.computeSecret(theirs)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, mine])
  const key = derived(shared, Buffer.from(auth, 'base64url'), info, 32)
  const salt = randomBytes(16)
  const cipher = createCipheriv(
    'aes-128-gcm',
    derived(key, salt, 'Content-Encoding: aes128gcm\0', 16),
    derived(key, salt, 'Content-Encoding: nonce\0', 12),
  )
  // One record, the last: it ends with a two.
  const sealed = Buffer.concat([
    cipher.update(Buffer.concat([Buffer.from(text), Buffer.from([2])])),
    cipher.final(),
    cipher.getAuthTag(),
  ])
  const head = Buffer.alloc(5)
  head.writeUInt32BE(RECORD_SIZE)
  head[4] = mine.length
  return Buffer.concat([salt, head, mine, sealed])
}

/** The headers by which the push service knows who sends. `contact`: where its owner can be reached. */
export function pushHeaders(
  endpoint: string,
  keys: VapidKeys,
  contact: string,
  now: number,
): Record<string, string> {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + VALID_S, sub: contact }
  const unsigned = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`
  const point = Buffer.from(keys.publicKey, 'base64url')
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
      d: Buffer.from(keys.privateKey, 'base64url').toString('base64url'),
    },
  })
  const signature = sign('sha256', Buffer.from(unsigned), { key, dsaEncoding: 'ieee-p1363' })
  return {
    authorization: `vapid t=${unsigned}.${signature.toString('base64url')}, k=${keys.publicKey}`,
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    ttl: String(24 * 60 * 60),
    urgency: 'normal',
  }
}
