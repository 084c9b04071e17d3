/** The session cookie: out of reach of scripts, not sent with other sites' requests. */
import type { IncomingMessage } from 'node:http'
import { SESSION_DAYS } from '../people/people.ts'

const NAME = 'muster_session'
const DAY_SECONDS = 24 * 60 * 60

export const sessionCookie = (token: string, secure: boolean): string =>
  `${NAME}=${token}; Path=/; Max-Age=${SESSION_DAYS * DAY_SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

export const noCookie = (secure: boolean): string =>
  `${NAME}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** The token that a request brings: of a bot or script in its header, of a browser in its cookie. */
export function tokenOf({ headers }: IncomingMessage): string | null {
  const token = headers.authorization?.startsWith('Bearer ')
    ? headers.authorization.slice('Bearer '.length)
    : cookieCalled(headers.cookie ?? '')
  return token !== null && TOKEN.test(token) ? token : null
}

function cookieCalled(header: string): string | null {
  for (const each of header.split(';')) {
    const [name, value] = each.trim().split('=', 2)
    if (name === NAME) return value ?? null
  }
  return null
}
