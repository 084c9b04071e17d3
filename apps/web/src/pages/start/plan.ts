/** Who is to sit where in a new match, as the start page asks it. */
import type { SeatWish } from '@muster/protocol/matches'

/** A bot by its id, somebody at this screen, whoever has the link, anybody; or the reader. */
export type SeatKind = 'mine' | BotKind | 'person' | 'friend' | 'anybody'

/** The Marshal thinks for as many seconds as its name says. */
export const MARSHALS = ['marshal-1', 'marshal-3', 'marshal-10'] as const
export type BotKind = (typeof MARSHALS)[number] | 'captain' | 'recruit' | 'random'

export const isMarshal = (kind: SeatKind): kind is (typeof MARSHALS)[number] => kind.startsWith('marshal-')
export const secondsOf = (kind: (typeof MARSHALS)[number]): number => Number(kind.slice('marshal-'.length))

export const BOTS = [...MARSHALS, 'captain', 'recruit', 'random'] as const satisfies readonly BotKind[]
export const isBot = (kind: string): kind is BotKind => (BOTS as readonly string[]).includes(kind)

/** Whom to play next when these bots have been beaten; null where there is nobody stronger, or there were none. */
export function strongerThan(beaten: readonly string[]): 'captain' | 'marshal-3' | null {
  if (beaten.length === 0 || beaten.some((bot) => bot.startsWith('marshal-'))) return null
  return beaten.includes('captain') ? 'marshal-3' : 'captain'
}

export const OVER_THE_NET: ReadonlySet<SeatKind> = new Set(['friend', 'anybody'])

/** The seats of a new match: the reader's own, all others alike unless one was chosen otherwise. */
export function planSeats(
  count: number,
  mine: number,
  others: SeatKind,
  otherwise: Readonly<Record<number, SeatKind>>,
): readonly SeatKind[] {
  return Array.from({ length: count }, (_, seat) => (seat === mine ? 'mine' : (otherwise[seat] ?? others)))
}

export const isOnline = (plan: readonly SeatKind[]): boolean => plan.some((each) => OVER_THE_NET.has(each))

/** As the server wants it. Seats at this screen would all be the reader's. */
export function wishFor(kind: SeatKind, name: string): SeatWish {
  switch (kind) {
    case 'mine':
    case 'person':
      return { kind: 'mine' }
    case 'friend':
      return name === '' ? { kind: 'invited' } : { kind: 'invited', name }
    case 'anybody':
      return { kind: 'open' }
    default:
      return { kind: 'bot', bot: kind }
  }
}
