/** How people stand, from the server. */
import type { Ladder, Profile } from '@muster/protocol/standing'
import { locale } from '@muster/table-kit/text/index.svelte.ts'
import { call } from '../match/api.ts'

export const ladderOf = (game: string): Promise<Ladder> =>
  call<Ladder>('GET', `/api/ladder?${new URLSearchParams({ game })}`)

export const profileOf = (name: string): Promise<Profile> =>
  call<Profile>('GET', `/api/profile?${new URLSearchParams({ name })}`)

export const profileLink = (name: string): string => `#/people/${encodeURIComponent(name)}`

/** A day, in the reader's words. */
export const dayOf = (iso: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'long' }).format(new Date(iso))
