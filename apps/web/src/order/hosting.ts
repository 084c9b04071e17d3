/** What the server does for reports and for hosts. */
import type { DeedDone, HostPerson, Report, ReportRequest } from '@muster/protocol/order'
import type { AnswerOf } from '@muster/protocol/routes'
import { call } from '../match/api.ts'
import { beSomebody } from '../people/me.svelte.ts'

/** Also by somebody who only watches: they become a guest. */
export async function report(request: ReportRequest): Promise<void> {
  await beSomebody()
  await call('POST', '/api/reports', request)
}

export const reports = async (state: 'open' | 'settled'): Promise<readonly Report[]> =>
  (await call<AnswerOf<'reports'>>('GET', `/api/host/reports?state=${state}`)).reports
export const settle = (id: string, why: string): Promise<unknown> =>
  call('POST', `/api/host/reports/${id}/settle`, { why })

export const people = async (find: string, marked: boolean): Promise<readonly HostPerson[]> => {
  const query = new URLSearchParams({ find, marked: marked ? 'yes' : 'no' })
  return (await call<AnswerOf<'hostPeople'>>('GET', `/api/host/people?${query}`)).people
}
export type Mark = 'mute' | 'unmute' | 'suspend' | 'unsuspend'
export const mark = (person: string, what: Mark, why: string): Promise<unknown> =>
  call('POST', `/api/host/people/${person}/mark`, { mark: what, why })
export const rename = (person: string, name: string, why: string): Promise<unknown> =>
  call('POST', `/api/host/people/${person}/rename`, { name, why })

export const resetFactor = (person: string, why: string): Promise<unknown> =>
  call('POST', `/api/host/people/${person}/factor`, { why })

/** A whole address from what a link ends with. */
const linked = ({ link }: AnswerOf<'passwordLink'>): string => new URL(link, location.href).href
export const passwordLink = async (person: string, why: string): Promise<string> =>
  linked(await call<AnswerOf<'passwordLink'>>('POST', `/api/host/people/${person}/password`, { why }))
export const invitation = async (why: string): Promise<string> =>
  linked(await call<AnswerOf<'inviteSomebody'>>('POST', '/api/host/invitations', { why }))

export const closeMatch = (id: string, why: string): Promise<unknown> =>
  call('POST', `/api/host/matches/${id}/close`, { why })

export const deeds = async (before?: number): Promise<readonly DeedDone[]> =>
  (await call<AnswerOf<'deeds'>>('GET', `/api/host/deeds${before === undefined ? '' : `?before=${before}`}`))
    .deeds
