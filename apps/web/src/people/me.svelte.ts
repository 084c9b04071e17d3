/** Who the reader is to the server that this page comes from, if it comes from one. */
import type { Person, Registration } from '@muster/protocol/people'
import type { AnswerOf } from '@muster/protocol/routes'
import { isRejected, Rejected } from '@muster/table-kit/match/rejected.ts'
import { settings } from '@muster/table-kit/settings.svelte.ts'
import { call } from '../match/api.ts'

interface Me {
  /** Whether a server that knows games is behind this page. */
  served: boolean
  person: Person | null
  /** Who may have an account on that server. */
  registration: Registration
  /** Whoever this browser was until its session ended without having been ended here. */
  ended: Person | null
  /** Somebody waits for the reader to sign in again or to go on as a guest. */
  asking: boolean
}

export const me = $state<Me>({
  served: false,
  person: null,
  registration: 'open',
  ended: null,
  asking: false,
})

const KEY = 'muster-me'

function remembered(): Person | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Person | null
  } catch {
    return null
  }
}
function remember(person: Person | null): void {
  try {
    if (person === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(person))
  } catch {
    // A browser that keeps nothing only misses being told that its session has ended.
  }
}

export function become(person: Person | null): Person | null {
  me.person = person
  me.ended = null
  remember(person)
  return person
}

const ASK_AGAIN = 10_000
let served: Promise<boolean> | null = null
/** Asked once; but a server that could not be reached may be one yet. */
export function isServed(): Promise<boolean> {
  served ??= call<AnswerOf<'games'>>('GET', '/api/games').then(
    () => true,
    (error: unknown) => {
      if (isRejected(error, 'offline')) {
        served = null
        setTimeout(() => void whoAmI().catch(() => undefined), ASK_AGAIN)
      }
      return false
    },
  )
  return served
}

/** Asks the server, and notices a session that has ended. */
export async function whoAmI(): Promise<Person | null> {
  me.served = await isServed()
  if (!me.served) return null
  const { person, registration } = await call<AnswerOf<'session'>>('GET', '/api/session')
  me.registration = registration
  if (person !== null) return become(person)
  me.person = null
  me.ended = remembered()
  return null
}

const beGuest = async (): Promise<Person> => {
  const guest = await call<Person>('POST', '/api/guests', {})
  become(guest)
  return guest
}

/** Sits down as a guest unless there is a session. If there was one that has ended, the reader is asked first. */
export async function beSomebody(): Promise<Person> {
  const known = await whoAmI()
  if (known !== null) return known
  if (me.ended === null) return beGuest()
  await regainSession()
  if (me.person === null) throw new Rejected('session-ended')
  return me.person
}

let waiting: (() => void)[] = []

/** Opens the sheet in which one signs in again or goes on as a guest; done when it closes. */
export function regainSession(): Promise<void> {
  me.asking = true
  return new Promise((resolve) => waiting.push(resolve))
}
export function sessionSettled(): void {
  me.asking = false
  for (const resolve of waiting.splice(0)) resolve()
}

const codeOf = (code: string): { code?: string } => (code.trim() === '' ? {} : { code: code.trim() })

export async function goOnAsGuest(): Promise<void> {
  await beGuest()
}
/** `code`: of a second factor; empty where none has been asked for. */
export async function signIn(name: string, password: string, code: string): Promise<void> {
  become(await call<Person>('POST', '/api/sign-in', { name, password, ...codeOf(code) }))
}
export async function claim(name: string, password: string, invitation: string): Promise<void> {
  await beSomebody()
  const invited = me.registration === 'invitation' ? { invitation } : {}
  become(await call<Person>('POST', '/api/me/claim', { name, password, ...invited }))
}
export async function signOut(): Promise<void> {
  await call('POST', '/api/sign-out', {}).catch((error: unknown) => {
    if (!isRejected(error, 'not-signed-in')) throw error
  })
  become(null)
}
export const changePassword = (old: string, next: string): Promise<unknown> =>
  call('POST', '/api/me/password', { old, new: next })
/** `who`: a name or a mail address. */
export const forgotten = (who: string): Promise<unknown> =>
  call('POST', '/api/password/forgotten', { who, language: settings.language })
export async function resetPassword(token: string, password: string, code: string): Promise<void> {
  become(await call<Person>('POST', '/api/password/reset', { token, password, ...codeOf(code) }))
}
export async function deleteMe(password: string | undefined): Promise<void> {
  await call('POST', '/api/me/delete', password === undefined ? {} : { password })
  become(null)
}
export type Session = AnswerOf<'sessions'>['sessions'][number]
export const mySessions = async (): Promise<readonly Session[]> =>
  (await call<AnswerOf<'sessions'>>('GET', '/api/me/sessions')).sessions
export const revoke = (id: string): Promise<unknown> => call('DELETE', `/api/me/sessions/${id}`)
