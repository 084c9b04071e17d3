/** Contacts, people one does not meet, and wishes, from the server. */
import type { Circle, KeptWish, PlayWish } from '@muster/protocol/meeting'
import type { TimeControl } from '@muster/protocol/time'
import { call } from '../match/api.ts'

export const circle = (): Promise<Circle> => call('GET', '/api/me/people')
export const setContact = (name: string, is: boolean): Promise<Circle> =>
  call('POST', '/api/me/contacts', { name, is })
export const setBlocked = (name: string, is: boolean): Promise<Circle> =>
  call('POST', '/api/me/blocked', { name, is })

/** Whoever sits there, also a guest. */
export const blockAt = (match: string, seat: number): Promise<Circle> =>
  call('POST', '/api/me/blocked', { match, seat, is: true })

type Wishes = { wishes: KeptWish[] }
const list = async (answer: Promise<Wishes>): Promise<KeptWish[]> => (await answer).wishes
export const wishes = (): Promise<KeptWish[]> => list(call<Wishes>('GET', '/api/me/wishes'))
export const makeWish = (wish: PlayWish): Promise<KeptWish[]> =>
  list(call<Wishes>('POST', '/api/me/wishes', wish))
export const takeBack = (id: string): Promise<KeptWish[]> =>
  list(call<Wishes>('DELETE', `/api/me/wishes/${id}`))

const byDays = (days: number): TimeControl => ({ kind: 'days', days, vacation: 14, atEnd: 'claim' })
/** Few, so that wishes meet: two that differ by a day would never. */
export const TIMES: Readonly<Record<string, PlayWish['time']>> = {
  any: 'any',
  none: 'none',
  'days-1': byDays(1),
  'days-3': byDays(3),
  'days-7': byDays(7),
  live: { kind: 'live', seconds: 3600, increment: 30, atEnd: 'claim' },
}
