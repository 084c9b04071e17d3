/** Where a request comes from. Browsers say so; what they say of another site is refused. */
import type { IncomingMessage } from 'node:http'

const SAME_SITE = new Set(['same-origin', 'none'])

/**
 * Programs that are not browsers send neither header, and hold no cookies of anybody else. A browser sends Origin
 * with every unsafe request and every socket; `publicOrigin` is for hosts whose proxy changes the Host header.
 */
export function isForeign({ headers }: IncomingMessage, publicOrigin: string | null): boolean {
  const { origin, host } = headers
  const site = headers['sec-fetch-site']
  if (origin === undefined) return typeof site === 'string' && !SAME_SITE.has(site)
  if (publicOrigin !== null) return origin !== publicOrigin
  try {
    return new URL(origin).host !== host
  } catch {
    return true
  }
}
