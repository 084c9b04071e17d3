/**
 * 5.11 What bots say to people, how they answer them, and what their word is worth. A bargain is weighed term by term, in
 * Influence; a promise holds for its round, and is broken only to hold up somebody who is about to win.
 */
import { type Action, firstOf, secondOf, verbOf } from '@muster/kernel/action'
import type { Seat } from '@muster/kernel/game'
import type { Envoy, TalkMessage, Talks, Utterance } from '@muster/kernel/talk'
import { ancienRegime } from '../game.ts'
import { allied, atWar, powerOn } from '../rules/5-basics.ts'
import { votesOf } from '../rules/8-election.ts'
import type { State } from '../state.ts'
import {
  BRITISH,
  FRENCH,
  GAIN_INFLUENCE,
  LEADER,
  MOVEMENT,
  NONE,
  OWNER,
  POWER_COUNT,
  SERVES,
  VOTES_NEEDED,
} from '../tables.ts'
import { isOnlyReason, REASONS, type Reason, type Term } from '../talks.ts'
import { costOf, coveted, worthTo } from './bargain.ts'
import { moverOf } from './clock.ts'
import { lead, leaderFor } from './leader.ts'

/** From this lead on a player is everybody's business: no bargain is made with it, and none is kept. */
const TOO_NEAR = 0.85
/** A proposal of its own that a bot makes in a round, to each of the people at most. */
const TURNS_TO_SPEAK_IN = 2
/** Influence from which on somebody who leads is named as a reason. */
const NAMED_AS_LEADER = 12
const because = (seat: Seat, reason: Reason, power: number): Term => ({
  kind: 'because',
  seat,
  reason: REASONS.indexOf(reason),
  power,
})

// Answers

function answer(
  s: State,
  seat: Seat,
  proposal: TalkMessage<Term>,
): { answer: 'agreed' | 'declined'; because: readonly Term[] } {
  const { from } = proposal
  const terms = proposal.proposal?.terms ?? []
  if (lead(s, seat, from) >= TOO_NEAR) return { answer: 'declined', because: [because(seat, 'leads', from)] }
  let gain = 0
  let cost = 0
  for (const term of terms) {
    if (term.seat === seat) cost += costOf(s, seat, term, from)
    else gain += worthTo(s, seat, term)
  }
  if (gain >= cost) return { answer: 'agreed', because: [because(seat, 'fair', from)] }
  if (atWar(s, seat, from) && coveted(s, from, seat) !== null && terms.some(({ kind }) => kind === 'permit'))
    return { answer: 'declined', because: [because(seat, 'threatens', from)] }
  return { answer: 'declined', because: [because(seat, gain > 0 ? 'needed' : 'too-little', seat)] }
}

// Proposals of its own

/**
 * Early in a round, once to one of the people: to stand together against the leader while statuses are chosen; to stay out of
 * each other's land; votes for the Crown; leave to move. Not to whoever is about to win, and not what it has just asked for in vain.
 */
function speak(
  s: State,
  seat: Seat,
  heard: Talks<Term>,
  people: readonly Seat[],
): readonly Utterance<Term>[] {
  if (s.turn > TURNS_TO_SPEAK_IN) return []
  const own = heard.messages.filter((each) => each.from === seat)
  if (own.some(({ round }) => round === s.round)) return []
  let best: { to: Seat; terms: readonly Term[]; gain: number } | null = null
  for (const to of people) {
    if (to === seat || lead(s, seat, to) >= TOO_NEAR) continue
    for (const terms of ideas(s, seat, to)) {
      if (own.some((each) => isInVain(s, each, to, terms))) continue
      let gain = 0
      for (const term of terms) {
        gain += term.seat === seat ? -costOf(s, seat, term, to) : worthTo(s, seat, term)
      }
      if (gain > 0.1 && (best === null || gain > best.gain)) best = { to, terms, gain }
    }
  }
  if (best === null) return []
  const leader = leaderBesides(s, seat, best.to)
  const reason = leader === NONE ? because(seat, 'fair', best.to) : because(seat, 'leads', leader)
  return [{ to: best.to, terms: [...best.terms, reason] }]
}

/** Whether a message of the round before asked the same person for the same kind of thing, and was not agreed to. */
function isInVain(s: State, message: TalkMessage<Term>, to: Seat, terms: readonly Term[]): boolean {
  const { proposal, round, channel } = message
  if (proposal === undefined || proposal.answer === 'agreed' || round < s.round - 1) return false
  const isToThem = channel.kind === 'private' && channel.seats.includes(to)
  return isToThem && terms.every(({ kind }, i) => proposal.terms[i]?.kind === kind)
}

/** A third who is to be held up by both, or nobody. */
function leaderBesides(s: State, seat: Seat, other: Seat): number {
  const leader = leaderFor(s, seat)
  return leader === other || leader === NONE || s.influence[leader] < NAMED_AS_LEADER ? NONE : leader
}

function ideas(s: State, seat: Seat, to: Seat): (readonly Term[])[] {
  const found: (readonly Term[])[] = []
  const leader = leaderBesides(s, seat, to)
  const together = leader === NONE ? null : againstLeader(s, seat, to, leader)
  if (together !== null) found.push(together)
  const mine = coveted(s, to, seat)
  const theirs = coveted(s, seat, to)
  // Nobody gives up its own home for good.
  const isHome = theirs !== null && OWNER[theirs.territory] === seat
  if (mine !== null && theirs !== null && !isHome && atWar(s, seat, to)) {
    found.push([
      { kind: 'leave-alone', seat, territory: theirs.territory },
      { kind: 'leave-alone', seat: to, territory: mine.territory },
    ])
  }
  const votes = votesOf(s, seat)
  if (
    votes >= 2 &&
    votesOf(s, to) > 0 &&
    votes + votesOf(s, to) >= VOTES_NEEDED &&
    !atWar(s, seat, to) &&
    s.turn < 3
  ) {
    found.push([
      { kind: 'vote', seat: to, candidate: seat },
      { kind: 'permit', seat, turns: 2 },
    ])
  }
  if (!allied(s, seat, to) && mine === null && movesSoon(s, seat)) {
    found.push([
      { kind: 'permit', seat: to, turns: 2 },
      { kind: 'permit', seat, turns: 2 },
    ])
  }
  return found
}

/** 9.7 In this turn, or in the next. */
const movesSoon = (s: State, seat: Seat): boolean =>
  powerOn(s, MOVEMENT) === seat || powerOn(s, GAIN_INFLUENCE) === seat

/**
 * 7.3 While statuses are chosen: both in the Coalition that stands against the leader. A Leading Power, which has no choice of
 * its own (7.2), lets the other in instead.
 */
function againstLeader(s: State, seat: Seat, to: Seat, leader: number): readonly Term[] | null {
  const status = s.status[leader] === BRITISH ? FRENCH : BRITISH
  const isOpen = s.stack.some(({ step }) => step === 'status')
  if (!isOpen || LEADER.includes(to) || LEADER[status] === leader) return null
  if (LEADER.includes(seat)) {
    if (LEADER[status] !== seat || s.status[to] === status) return null
    return [
      { kind: 'status', seat: to, status },
      { kind: 'accept-member', seat, power: to },
    ]
  }
  return [
    { kind: 'status', seat: to, status },
    { kind: 'status', seat, status },
  ]
}

// Promises

/** What a seat has promised and to whom, by bargains that both sides agreed to and that still hold. */
function promises(s: State, seat: Seat, heard: Talks<Term>): { term: Term; to: Seat }[] {
  const found: { term: Term; to: Seat }[] = []
  for (const message of heard.messages) {
    const { proposal, from, channel, round } = message
    if (proposal === undefined || proposal.answer !== 'agreed' || isOnlyReason(proposal.terms)) continue
    const parties = channel.kind === 'private' ? channel.seats : proposal.terms.map((term) => term.seat)
    const other = from === seat ? parties.find((each) => each !== seat) : from
    if (other === undefined) continue
    for (const term of proposal.terms) {
      // A status is chosen at the start of a round, so that it may have been promised in the one before.
      if (term.seat !== seat || round < s.round - (term.kind === 'status' ? 1 : 0)) continue
      found.push({ term, to: other })
    }
  }
  return found
}

function keepWord(s: State, seat: Seat, heard: Talks<Term>, offers: readonly Action[]): readonly Action[] {
  if (heard.messages.length === 0) return offers
  let kept = offers
  for (const { term, to } of promises(s, seat, heard)) {
    if (lead(s, seat, to) >= TOO_NEAR) continue
    if (term.kind === 'money' && !canGive(kept, term.to)) continue
    const faithful = kept.filter((offer) => !breaks(s, seat, term, to, offer))
    if (faithful.length > 0) kept = faithful
  }
  return kept
}

/** Chosen in secret and shown to all at once: nothing is said of them before. */
const FACE_DOWN: ReadonlySet<string> = new Set(['declare', 'bid'])

function brokenWord(
  s: State,
  seat: Seat,
  heard: Talks<Term>,
  offers: readonly Action[],
  chosen: Action,
): readonly Utterance<Term>[] {
  if (heard.messages.length === 0 || FACE_DOWN.has(ancienRegime.verbs[verbOf(chosen)])) return []
  for (const { term, to } of promises(s, seat, heard)) {
    if (term.kind === 'money' && !canGive(offers, term.to)) continue
    // A word is broken only where it could have been kept.
    const isBroken =
      breaks(s, seat, term, to, chosen) && offers.some((each) => !breaks(s, seat, term, to, each))
    if (!isBroken || hasOwnedUp(s, seat, heard, to)) continue
    const why = lead(s, seat, to) >= TOO_NEAR ? because(seat, 'leads', to) : because(seat, 'needed', seat)
    return [{ to, terms: [because(seat, 'broken', to), why] }]
  }
  return []
}

/** Once in a round is enough. */
const hasOwnedUp = (s: State, seat: Seat, heard: Talks<Term>, to: Seat): boolean =>
  heard.messages.some(
    ({ from, round, proposal }) =>
      from === seat &&
      round === s.round &&
      proposal?.terms.some(
        (term) => term.kind === 'because' && REASONS[term.reason] === 'broken' && term.power === to,
      ) === true,
  )

/** Whether there is Money to offer a Power. */
const canGive = (offers: readonly Action[], power: number): boolean =>
  offers.some((offer) => ancienRegime.verbs[verbOf(offer)] === 'offer-money' && firstOf(offer) === power)

function breaks(s: State, seat: Seat, term: Term, to: Seat, offer: Action): boolean {
  const verb = ancienRegime.verbs[verbOf(offer)]
  const a = firstOf(offer)
  switch (term.kind) {
    case 'status':
      return verb === 'declare' && a !== term.status
    case 'accept-member':
      return (verb === 'refuse-entry' && a === term.power) || (verb === 'keep-out' && LEADER.includes(seat))
    case 'vote':
      return (verb === 'vote' && a !== term.candidate) || verb === 'abstain'
    case 'permit':
      return verb === 'forbid' && s.controller[moverOf(s)] === to && nextTurn(s) <= term.turns
    case 'passage':
      return verb === 'object' && asksPassage(s, to, term.territory)
    case 'leave-alone':
      return (
        (verb === 'march' || verb === 'sail') &&
        secondOf(offer) === term.territory &&
        s.controller[SERVES[a]] === seat
      )
    case 'bid-at-most':
      return verb === 'bid' && bidsFor(s) === term.minor && a > term.amount
    case 'money':
      return isOffer(verb, a, term.to) && given(s, term.to) < term.amount
    case 'cards':
    case 'support':
    case 'because':
      return false
  }
}

/** Ends the offers, or makes another one instead. */
const isOffer = (verb: string, to: number, promised: number): boolean =>
  verb === 'end-offers' || verb === 'offer-card' || (verb === 'offer-money' && to !== promised)

function nextTurn(s: State): number {
  for (const frame of s.stack) if (frame.step === 'permit') return frame.number
  return 0
}

function asksPassage(s: State, mover: Seat, territory: number): boolean {
  for (const frame of s.stack) {
    if (frame.step === 'consent')
      return s.controller[SERVES[frame.general]] === mover && frame.path.includes(territory)
  }
  return false
}

function bidsFor(s: State): number {
  for (const frame of s.stack) if (frame.step === 'bid') return frame.minor
  return NONE
}

function given(s: State, power: number): number {
  for (const frame of s.stack) if (frame.step === 'actions') return frame.money[power]
  return POWER_COUNT
}

export const envoy: Envoy<State, Term> = { speak, answer, keepWord, brokenWord }
