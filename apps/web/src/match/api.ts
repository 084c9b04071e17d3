/** Talking to the server: who I am, the lobby, the seats. The shapes are the protocol's. */
import type { RefusalBody } from '@muster/protocol/errors'
import type { MatchInfo, NewMatch } from '@muster/protocol/matches'
import type { Person } from '@muster/protocol/people'
import type { AnswerOf } from '@muster/protocol/routes'

export class Refused extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

export async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  let response: Response
  try {
    response = await fetch(path, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
  } catch {
    throw new Refused('offline', 'The server cannot be reached.')
  }
  const type = response.headers.get('content-type') ?? ''
  if (!type.includes('json')) throw new Refused('offline', 'There is no server here.')
  const answer: unknown = await response.json()
  if (response.ok) return answer as T
  const { error } = answer as RefusalBody
  throw new Refused(error.code, error.message)
}

/** Whether this page comes from a server that knows games, asked once. */
let asked: Promise<boolean> | null = null
export function isServed(): Promise<boolean> {
  asked ??= call<AnswerOf<'games'>>('GET', '/api/games').then(
    () => true,
    () => false,
  )
  return asked
}

export const whoAmI = (): Promise<Person | null> => call<Person>('GET', '/api/me').catch(() => null)

/** Sits down as a guest unless there is a session already. */
export async function beSomebody(): Promise<Person> {
  return (await whoAmI()) ?? call<Person>('POST', '/api/guests', {})
}

const nonce = (): string => crypto.randomUUID()

export async function createOnline(wish: Omit<NewMatch, 'nonce'>): Promise<MatchInfo> {
  await beSomebody()
  return call<MatchInfo>('POST', '/api/matches', { ...wish, nonce: nonce() })
}

export async function joinOnline(id: string, invite: string | null): Promise<MatchInfo> {
  await beSomebody()
  return call<MatchInfo>('POST', `/api/matches/${id}/join`, {
    nonce: nonce(),
    ...(invite === null ? {} : { invite }),
  })
}

const query = (invite: string | null): string =>
  invite === null ? '' : `?invite=${encodeURIComponent(invite)}`

export const onlineMatch = (id: string, invite: string | null): Promise<MatchInfo> =>
  call<MatchInfo>('GET', `/api/matches/${id}${query(invite)}`)

export const openMatches = async (): Promise<readonly MatchInfo[]> =>
  (await call<AnswerOf<'matches'>>('GET', '/api/matches?status=open')).matches

export async function myOnline(): Promise<readonly MatchInfo[]> {
  if ((await whoAmI()) === null) return []
  return (await call<AnswerOf<'matches'>>('GET', '/api/matches?mine=yes')).matches
}

export const rematchOnline = (id: string): Promise<MatchInfo> =>
  call<MatchInfo>('POST', `/api/matches/${id}/rematch`, {})
