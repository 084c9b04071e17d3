/** Matches on the server before they begin and after they end: opening, joining, leaving, lists, a rematch. */
import type { CreateRequest, MatchInfo } from '@muster/protocol/matches'
import type { AnswerOf } from '@muster/protocol/routes'
import { beSomebody, me } from '../people/me.svelte.ts'
import { call } from './api.ts'

const nonce = (): string => crypto.randomUUID()
const withInvite = (invite: string | null): { invite?: string } => (invite === null ? {} : { invite })
export const inviteQuery = (invite: string | null): string =>
  invite === null ? '' : `?${new URLSearchParams({ invite })}`

export async function createOnline(wish: Omit<CreateRequest, 'nonce'>): Promise<MatchInfo> {
  await beSomebody()
  return call<MatchInfo>('POST', '/api/matches', { ...wish, nonce: nonce() })
}

/** Takes a seat; any that is free, if none is named. */
export async function joinOnline(id: string, invite: string | null, seat?: number): Promise<MatchInfo> {
  await beSomebody()
  return call<MatchInfo>('POST', `/api/matches/${id}/join`, {
    nonce: nonce(),
    ...withInvite(invite),
    ...(seat === undefined ? {} : { seat }),
  })
}

export const leaveOnline = (id: string): Promise<unknown> => call('POST', `/api/matches/${id}/leave`, {})

export const onlineMatch = (id: string, invite: string | null): Promise<MatchInfo> =>
  call<MatchInfo>('GET', `/api/matches/${id}${inviteQuery(invite)}`)

export const rematchOnline = (id: string): Promise<MatchInfo> =>
  call<MatchInfo>('POST', `/api/matches/${id}/rematch`, { nonce: nonce() })

const list = async (query: string): Promise<readonly MatchInfo[]> =>
  (await call<AnswerOf<'matches'>>('GET', `/api/matches?${query}`)).matches

export interface LobbyLists {
  readonly mine: readonly MatchInfo[]
  readonly open: readonly MatchInfo[]
  readonly playing: readonly MatchInfo[]
}

/** One's own matches, those that wait for somebody, and those that can be watched. */
export async function lobbyLists(): Promise<LobbyLists> {
  const [mine, open, playing] = await Promise.all([
    me.person === null ? [] : list('mine=yes'),
    list('status=open'),
    list('status=playing'),
  ])
  const isMine = (match: MatchInfo): boolean => mine.some((each) => each.id === match.id)
  return {
    mine,
    open: open.filter((each) => !isMine(each)),
    playing: playing.filter((each) => !isMine(each)),
  }
}

/** What anybody may look at: matches under way, and those that are over. */
export async function publicMatches(): Promise<{
  playing: readonly MatchInfo[]
  over: readonly MatchInfo[]
}> {
  const [playing, over] = await Promise.all([list('status=playing'), list('status=over')])
  return { playing, over }
}

export const isMyTurn = (match: MatchInfo): boolean =>
  match.status === 'playing' && match.seats.some((seat) => seat.yours && match.deciding.includes(seat.seat))
/** Whether a seat of a match that has not begun is kept for the reader. */
export const isInvited = (match: MatchInfo): boolean =>
  match.status === 'open' &&
  !match.seats.some((seat) => seat.yours) &&
  match.seats.some((seat) => seat.kind === 'invited' && seat.name === me.person?.name)
/** Whether the reader is what a match waits for. */
export const waitsForMe = (match: MatchInfo): boolean => isMyTurn(match) || isInvited(match)
/** Whether a seat could be taken by whoever comes. */
export const isFree = (seat: MatchInfo['seats'][number]): boolean =>
  seat.kind === 'open' || seat.kind === 'invited'
