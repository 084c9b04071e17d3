/** A browser to which notices are pushed. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** What a browser does: RFC 8291 from the other side. */
export function pushBrowser() {
  const ecdh = createECDH('prime256v1')
  const p256dh = ecdh.generateKeys('base64url')
  const auth = randomBytes(16)
  const decrypt = (sealed: Buffer): string => {
    const [salt, theirs] = [sealed.subarray(0, 16), sealed.subarray(21, 86)]
    const part = (key: Buffer, by: Buffer, info: string | Buffer, long: number): Buffer =>
      Buffer.from(hkdfSync('sha256', key, by, info, long))
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), Buffer.from(p256dh, 'base64url'), theirs])
    const key = part(ecdh.computeSecret(theirs), auth, info, 32)
    const decipher = createDecipheriv(
      'aes-128-gcm',
      part(key, salt, 'Content-Encoding: aes128gcm\0', 16),
      part(key, salt, 'Content-Encoding: nonce\0', 12),
    )
    decipher.setAuthTag(sealed.subarray(-16))
    const opened = Buffer.concat([decipher.update(sealed.subarray(86, -16)), decipher.final()])
    return opened.subarray(0, opened.lastIndexOf(2)).toString()
  }
  return { keys: { p256dh, auth: auth.toString('base64url') }, decrypt }
}
