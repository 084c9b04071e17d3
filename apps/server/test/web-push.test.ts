/** Messages to browsers, as RFC 8291 and RFC 8292 have them. */
import { createPublicKey, verify } from 'node:crypto'
import { expect, it } from 'vitest'
import { encrypted, newVapidKeys, pushHeaders } from '../src/notices/web-push.ts'
import { pushBrowser } from '../testing/push-browser.ts'

it('a message is encrypted to a subscription, and its browser alone reads it', () => {
  const [mine, other] = [pushBrowser(), pushBrowser()]
  const sealed = encrypted('Twoja kolej: Młot na Szkotów', mine.keys)
  expect(mine.decrypt(sealed)).toBe('Twoja kolej: Młot na Szkotów')
  expect(() => other.decrypt(sealed)).toThrow()
})

it('the server signs for itself', () => {
  const keys = newVapidKeys()
  const { authorization } = pushHeaders('https://push.example.org/x', keys, 'https://muster.example', 0)
  const [, head, claims, signature] = /t=([^.]+)\.([^.]+)\.([^,]+),/.exec(authorization) ?? []
  const point = Buffer.from(keys.publicKey, 'base64url')
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const signed = Buffer.from(`${head}.${claims}`)
  const by = Buffer.from(signature, 'base64url')
  expect(verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, by)).toBe(true)
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString()).aud).toBe('https://push.example.org')
})
