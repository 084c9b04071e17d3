/**
 * Talk during a match: at the table and between two seats, with proposals pinned to what was said. Talks belong to the
 * record of a match but not to the state of its rules: nothing here binds anybody, and no rule ever looks at it. What may
 * be proposed, and when nobody may speak, is for the game (`TalkRules`).
 *
 * A talk is a list that only grows. All functions are pure; times are handed in by whoever keeps the clock.
 */
import type { Action } from './action.ts'
import type { BaseState, Seat, Viewer } from './game.ts'

/** Where something is said: at the table, or between two seats (the lower first). */
export type Channel =
  | { readonly kind: 'table' }
  | { readonly kind: 'private'; readonly seats: readonly [Seat, Seat] }

export const TABLE: Channel = { kind: 'table' }

export const privately = (one: Seat, other: Seat): Channel => ({
  kind: 'private',
  seats: one < other ? [one, other] : [other, one],
})

/** What a seat would do, or is asked to do. A game says which kinds there are and what else they name. */
export interface Term {
  readonly kind: string
  readonly seat: Seat
}

export type Answer = 'open' | 'agreed' | 'declined' | 'withdrawn'

/** A proposal hangs on the message that made it. */
export interface Proposal<T extends Term = Term> {
  readonly terms: readonly T[]
  readonly answer: Answer
}

export interface TalkMessage<T extends Term = Term> {
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
  readonly proposal?: Proposal<T>
}

export interface Talks<T extends Term = Term> {
  readonly messages: readonly TalkMessage<T>[]
}

export const noTalks: Talks = { messages: [] }

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

export type Spoken<T extends Term = Term> = { readonly talks: Talks<T> } | { readonly refused: TalkRefusal }

export interface Saying<T extends Term = Term> {
  readonly from: Viewer
  readonly channel: Channel
  readonly text: string
  readonly terms?: readonly T[]
  readonly after: number
  readonly time: number
}

/** For a game in which talk is part of play: what may be said and proposed now. The state is only asked. */
export interface TalkRules<S extends BaseState = BaseState, T extends Term = Term> {
  say(state: S, talks: Talks<T>, saying: Saying<T>): Spoken<T>
}

/** Who may read a channel: everybody at the table, spectators too; of a private talk only the two. */
export function mayRead(channel: Channel, viewer: Viewer): boolean {
  return channel.kind === 'table' || channel.seats.some((seat) => seat === viewer)
}

/** What a viewer may read, in order. Built up from what they may know. */
export const talksFor = <T extends Term>(talks: Talks<T>, viewer: Viewer): Talks<T> => ({
  messages: talks.messages.filter((message) => mayRead(message.channel, viewer)),
})

/** One channel alone. */
export const messagesIn = <T extends Term>(talks: Talks<T>, channel: Channel): TalkMessage<T>[] =>
  talks.messages.filter((message) => sameChannel(message.channel, channel))

export function sameChannel(one: Channel, other: Channel): boolean {
  if (one.kind === 'table' || other.kind === 'table') return one.kind === other.kind
  return one.seats[0] === other.seats[0] && one.seats[1] === other.seats[1]
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
export function answerProposal<T extends Term>(
  talks: Talks<T>,
  id: number,
  by: Viewer,
  answer: Exclude<Answer, 'open'>,
): Spoken<T> {
  const message = talks.messages[id]
  if (message === undefined || !mayRead(message.channel, by)) return { refused: 'no-such-message' }
  if (message.proposal === undefined) return { refused: 'no-proposal' }
  if (message.proposal.answer !== 'open') return { refused: 'already-answered' }
  if (answer === 'withdrawn' && by !== message.from) return { refused: 'not-yours-to-withdraw' }
  if (answer !== 'withdrawn' && !askedBy(message).includes(by)) return { refused: 'not-yours-to-answer' }
  const answered: TalkMessage<T> = { ...message, proposal: { ...message.proposal, answer } }
  return { talks: { messages: talks.messages.map((each) => (each.id === id ? answered : each)) } }
}

/** What a bot says, by terms alone: so everybody reads it in a language of their own. To one seat, or to the table. */
export interface Utterance<T extends Term = Term> {
  readonly to: Seat | null
  readonly terms: readonly T[]
}

/**
 * Who speaks for bots in a game in which talk is part of play. It is given what a seat knows (a state dealt again from
 * there) and what it heard, and nothing else.
 */
export interface Envoy<S extends BaseState = BaseState, T extends Term = Term> {
  /** What a seat that is to choose says to people first. */
  speak(s: S, seat: Seat, heard: Talks<T>, people: readonly Seat[]): readonly Utterance<T>[]
  /** How a seat answers a proposal that asks for its word, and why. */
  answer(
    s: S,
    seat: Seat,
    proposal: TalkMessage<T>,
  ): { readonly answer: 'agreed' | 'declined'; readonly because: readonly T[] }
  /** The offers that a seat's word leaves open: all of them when it has a reason to break it. Never none. */
  keepWord(s: S, seat: Seat, heard: Talks<T>, offers: readonly Action[]): readonly Action[]
  /**
   * What a seat says to whom it breaks its word by a choice, of which `s` and `offers` are how things stood before it.
   * Nothing, if the choice is made face down: it would give it away.
   */
  brokenWord(
    s: S,
    seat: Seat,
    heard: Talks<T>,
    offers: readonly Action[],
    chosen: Action,
  ): readonly Utterance<T>[]
}
