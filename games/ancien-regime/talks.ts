/**
 * 5.11 Negotiation: talks at the table and between any two seats, and proposals pinned to what was said. Talks
 * belong to the record of a match but not to the state of its rules: nothing here binds anybody, and no rule
 * ever looks at it.
 *
 * A talk is a list that only grows. All functions are pure; times are handed in by whoever keeps the clock.
 */
import type { Seat, Viewer } from '@muster/kernel/game'
import type { Channel, Saying, Spoken, TalkMessage, TalkRefusal, Talks } from '@muster/kernel/talk'
import type { State } from './state.ts'
import { GENERALS, POWERS, STATUSES, TERRITORIES } from './tables.ts'
import { isSilent, windowOf } from './windows.ts'

/** What a seat proposes to do or asks for. It is words with handles: never binding, never enforced. */
export type Term =
  | { readonly kind: 'status'; readonly seat: Seat; readonly status: number }
  | { readonly kind: 'accept-member'; readonly seat: Seat; readonly power: number }
  | { readonly kind: 'vote'; readonly seat: Seat; readonly candidate: number }
  | { readonly kind: 'money'; readonly seat: Seat; readonly to: number; readonly amount: number }
  | { readonly kind: 'cards'; readonly seat: Seat; readonly to: number; readonly amount: number }
  | { readonly kind: 'permit'; readonly seat: Seat; readonly turns: number }
  | { readonly kind: 'passage'; readonly seat: Seat; readonly territory: number }
  | { readonly kind: 'support'; readonly seat: Seat; readonly general: number; readonly territory: number }
  | { readonly kind: 'leave-alone'; readonly seat: Seat; readonly territory: number }
  | { readonly kind: 'bid-at-most'; readonly seat: Seat; readonly minor: number; readonly amount: number }
  /** No promise: why a seat says what it says. Of whom it speaks, its own Power if of nobody else. */
  | { readonly kind: 'because'; readonly seat: Seat; readonly reason: number; readonly power: number }

/**
 * Why: a Power is too near to victory; is a threat; gives too little; what is asked is needed; it is fair. And what needs a
 * reason: a word to that Power is broken.
 */
export const REASONS = ['leads', 'threatens', 'too-little', 'needed', 'fair', 'broken'] as const
export type Reason = (typeof REASONS)[number]

/** Whether a message only says why, so that there is nothing to agree to. */
export const isOnlyReason = (terms: readonly { readonly kind: string }[]): boolean =>
  terms.length > 0 && terms.every(({ kind }) => kind === 'because')

/** The longest message, in characters. */
export const MAX_LENGTH = 2000
/** The most terms that one proposal may have. */
export const MAX_TERMS = 12

const isSeat = (seat: Seat, players: number): boolean => Number.isInteger(seat) && seat >= 0 && seat < players

/**
 * 10.3.9 Whether a seat may say something there now: not spectators, and nobody while Battle cards are being
 * played.
 */
export function maySpeak(s: State, channel: Channel, from: Viewer): TalkRefusal | null {
  if (!isSeat(from, s.players)) return 'spectators-do-not-speak'
  if (channel.kind === 'private') {
    const [one, other] = channel.seats
    if (one === other) return 'no-talk-with-oneself'
    if (!isSeat(one, s.players) || !isSeat(other, s.players) || !channel.seats.includes(from))
      return 'not-in-this-talk'
  }
  return isSilent(s) ? 'silence' : null
}

/** Says something, with a proposal pinned to it or not. The state is only asked, never changed. */
export function say(s: State, talks: Talks<Term>, saying: Saying<Term>): Spoken<Term> {
  const { from, channel, after, time } = saying
  const refused = maySpeak(s, channel, from)
  if (refused !== null) return { refused }
  const text = saying.text.trim()
  const terms = saying.terms ?? []
  if (text === '' && terms.length === 0) return { refused: 'empty' }
  if (text.length > MAX_LENGTH) return { refused: 'too-long' }
  if (terms.length > MAX_TERMS) return { refused: 'too-many-terms' }
  if (!terms.every((term) => isTerm(s, term))) return { refused: 'bad-term' }
  const message: TalkMessage<Term> = {
    id: talks.messages.length,
    from,
    channel,
    text,
    round: s.round,
    turn: s.turn,
    after,
    time,
    ...(terms.length === 0 ? {} : { proposal: { terms, answer: 'open' } }),
  }
  return { talks: { messages: [...talks.messages, message] } }
}

const isIn = (list: readonly unknown[], id: number): boolean =>
  Number.isInteger(id) && id >= 0 && id < list.length
const isAmount = (amount: number, most: number): boolean =>
  Number.isInteger(amount) && amount >= 0 && amount <= most

/** How many things a term names besides its kind and its seat; more than these are not carried. */
const NAMED: Readonly<Record<Term['kind'], number>> = {
  status: 1,
  'accept-member': 1,
  vote: 1,
  money: 2,
  cards: 2,
  permit: 1,
  passage: 1,
  support: 2,
  'leave-alone': 1,
  'bid-at-most': 2,
  because: 2,
}

/** Whether a term speaks of things that exist. Whether it could be kept is the players' business. */
function isTerm(s: State, term: Term): boolean {
  if (!isSeat(term.seat, s.players) || Object.keys(term).length !== 2 + NAMED[term.kind]) return false
  switch (term.kind) {
    case 'status':
      return isIn(STATUSES, term.status)
    case 'accept-member':
      return isIn(POWERS, term.power)
    case 'vote':
      return isIn(POWERS, term.candidate)
    case 'money':
    case 'cards':
      return isIn(POWERS, term.to) && isAmount(term.amount, 3)
    case 'permit':
      return isAmount(term.turns, 3)
    case 'passage':
    case 'leave-alone':
      return isIn(TERRITORIES, term.territory)
    case 'support':
      return isIn(GENERALS, term.general) && isIn(TERRITORIES, term.territory)
    case 'bid-at-most':
      return isIn(POWERS, term.minor) && isAmount(term.amount, 15)
    case 'because':
      return isIn(REASONS, term.reason) && isIn(POWERS, term.power)
  }
}

/**
 * 7.3, 8.3 When the window that is open now closes in live play; null in correspondence play and outside
 * windows.
 */
export function closesAt(s: State, openedAt: number, live: boolean): number | null {
  const open = windowOf(s)
  return open === null || !live ? null : openedAt + open.seconds * 1000
}
