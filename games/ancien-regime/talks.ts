/**
 * 5.11 Negotiation: talks at the table and between any two seats, and proposals pinned to what was said. Talks
 * belong to the record of a match but not to the state of its rules: nothing here binds anybody, and no rule
 * ever looks at it.
 *
 * A talk is a list that only grows. All functions are pure; times are handed in by whoever keeps the clock.
 */
import type { Seat, Viewer } from '@muster/kernel/game'
import type { State } from './state.ts'
import { GENERALS, POWERS, STATUSES, TERRITORIES } from './tables.ts'
import { isSilent, windowOf } from './windows.ts'

/** Where something is said: at the table, or between two seats (the lower first). */
export type Channel =
  | { readonly kind: 'table' }
  | { readonly kind: 'private'; readonly seats: readonly [Seat, Seat] }

export const TABLE: Channel = { kind: 'table' }

export const privately = (one: Seat, other: Seat): Channel => ({
  kind: 'private',
  seats: one < other ? [one, other] : [other, one],
})

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

export type Answer = 'open' | 'agreed' | 'declined' | 'withdrawn'

/** A proposal hangs on the message that made it. */
export interface Proposal {
  readonly terms: readonly Term[]
  readonly answer: Answer
}

export interface TalkMessage {
  readonly id: number
  readonly from: Seat
  readonly channel: Channel
  readonly text: string
  /** The round and turn in which it was said, and the number of choices made in the match before it. */
  readonly round: number
  readonly turn: number
  readonly after: number
  /** Milliseconds, as the clock of the server had it; it means nothing to the rules. */
  readonly time: number
  readonly proposal?: Proposal
}

export interface Talks {
  readonly messages: readonly TalkMessage[]
}

export const noTalks: Talks = { messages: [] }

/** The longest message, in characters. */
export const LONGEST = 2000
/** The most terms that one proposal may have. */
export const MOST_TERMS = 12

export type TalkRefusal =
  | 'spectators-do-not-speak'
  | 'not-in-this-talk'
  | 'no-talk-with-oneself'
  | 'empty'
  | 'too-long'
  | 'too-many-terms'
  | 'bad-term'
  | 'no-such-message'
  | 'no-proposal'
  | 'not-yours-to-answer'
  | 'not-yours-to-withdraw'
  | 'already-answered'
  | 'silence'

export type Spoken = { readonly talks: Talks } | { readonly refused: TalkRefusal }

const isSeat = (seat: Seat, players: number): boolean => Number.isInteger(seat) && seat >= 0 && seat < players

/** Who may read a channel: everybody at the table, spectators too; of a private talk only the two. */
export function mayRead(channel: Channel, viewer: Viewer): boolean {
  return channel.kind === 'table' || channel.seats.some((seat) => seat === viewer)
}

/** What a viewer may read, in order. Built up from what they may know. */
export const talksFor = (talks: Talks, viewer: Viewer): Talks => ({
  messages: talks.messages.filter((message) => mayRead(message.channel, viewer)),
})

/** One channel alone. */
export const messagesIn = (talks: Talks, channel: Channel): TalkMessage[] =>
  talks.messages.filter((message) => sameChannel(message.channel, channel))

export function sameChannel(one: Channel, other: Channel): boolean {
  if (one.kind === 'table' || other.kind === 'table') return one.kind === other.kind
  return one.seats[0] === other.seats[0] && one.seats[1] === other.seats[1]
}

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

export interface Saying {
  readonly from: Viewer
  readonly channel: Channel
  readonly text: string
  readonly terms?: readonly Term[]
  readonly after: number
  readonly time: number
}

/** Says something, with a proposal pinned to it or not. The state is only asked, never changed. */
export function say(s: State, talks: Talks, saying: Saying): Spoken {
  const { from, channel, after, time } = saying
  const refused = maySpeak(s, channel, from)
  if (refused !== null) return { refused }
  const text = saying.text.trim()
  const terms = saying.terms ?? []
  if (text === '' && terms.length === 0) return { refused: 'empty' }
  if (text.length > LONGEST) return { refused: 'too-long' }
  if (terms.length > MOST_TERMS) return { refused: 'too-many-terms' }
  if (!terms.every((term) => isTerm(s, term))) return { refused: 'bad-term' }
  const message: TalkMessage = {
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
  }
}

/**
 * The seats whose word is asked for: those who appear in the terms or hear it privately, but not whoever
 * proposed.
 */
export function askedBy(message: TalkMessage): Seat[] {
  const named = message.proposal?.terms.map((term) => term.seat) ?? []
  const heard = message.channel.kind === 'private' ? message.channel.seats : []
  return [...new Set([...named, ...heard])].filter((seat) => seat !== message.from).sort((a, b) => a - b)
}

/**
 * Answers a proposal: agreed or declined by somebody it concerns, withdrawn by who made it. It binds nobody.
 */
export function answerProposal(
  talks: Talks,
  id: number,
  by: Viewer,
  answer: Exclude<Answer, 'open'>,
): Spoken {
  const message = talks.messages[id]
  if (message === undefined || !mayRead(message.channel, by)) return { refused: 'no-such-message' }
  if (message.proposal === undefined) return { refused: 'no-proposal' }
  if (message.proposal.answer !== 'open') return { refused: 'already-answered' }
  if (answer === 'withdrawn' && by !== message.from) return { refused: 'not-yours-to-withdraw' }
  if (answer !== 'withdrawn' && !askedBy(message).includes(by)) return { refused: 'not-yours-to-answer' }
  const answered: TalkMessage = { ...message, proposal: { ...message.proposal, answer } }
  return { talks: { messages: talks.messages.map((each) => (each.id === id ? answered : each)) } }
}

/**
 * 7.3, 8.3 When the window that is open now closes in live play; null in correspondence play and outside
 * windows.
 */
export function closesAt(s: State, openedAt: number, live: boolean): number | null {
  const open = windowOf(s)
  return open === null || !live ? null : openedAt + open.seconds * 1000
}
