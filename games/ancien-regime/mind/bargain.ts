/** 5.11 What the terms of a bargain are worth, in Influence: to who gets them, and to who gives them. */
import type { Seat } from '@muster/kernel/game'
import { allied, atWar, controlOf } from '../rules/5-basics.ts'
import { votesOf } from '../rules/8-election.ts'
import type { State } from '../state.ts'
import { GENERALS_OF, NEIGHBOURS, NEUTRAL, NONE, VOTES_NEEDED } from '../tables.ts'
import type { Term } from '../talks.ts'
import { lead, leaderFor } from './leader.ts'
import { isTarget, scores } from './stakes.ts'

/** Influence: a point of Money or a card, leave for a Movement Turn, a small favour. */
const MONEY = 0.4
const LEAVE = 0.4
const FAVOUR = 0.2

/** Where Generals of one seat with Units stand next to what another holds, and what it would bring them. */
export function coveted(s: State, by: Seat, of: Seat): { territory: number; worth: number } | null {
  let best: { territory: number; worth: number } | null = null
  for (const general of GENERALS_OF[by]) {
    const here = s.place[general]
    if (here === NONE || s.units[general] === 0) continue
    for (const territory of NEIGHBOURS[here]) {
      if (controlOf(s, territory) !== of || !isTarget(s, by, territory)) continue
      const worth = scores(s, by, territory)
      if (best === null || worth > best.worth) best = { territory, worth }
    }
  }
  return best
}

export function worthTo(s: State, seat: Seat, term: Term): number {
  switch (term.kind) {
    case 'status':
      return worthOfStatus(s, seat, term.seat, term.status)
    case 'accept-member':
      return term.power === seat && !allied(s, seat, term.seat) ? FAVOUR : 0
    case 'vote':
      return term.candidate === seat
        ? votesOf(s, seat) + votesOf(s, term.seat) >= VOTES_NEEDED
          ? 2
          : FAVOUR
        : 0
    case 'money':
    case 'cards':
      return term.to === seat && allied(s, seat, term.seat) ? MONEY * term.amount : 0
    case 'permit':
      return allied(s, seat, term.seat) ? 0 : LEAVE * term.turns
    case 'passage':
    case 'support':
      return allied(s, seat, term.seat) ? FAVOUR : 0
    case 'leave-alone':
      return controlOf(s, term.territory) === seat && atWar(s, seat, term.seat)
        ? reaches(s, term.seat, term.territory)
          ? 0.7 * scores(s, term.seat, term.territory)
          : 0.05
        : 0
    case 'bid-at-most':
      return term.amount <= 1 ? FAVOUR : 0
    case 'because':
      return 0
  }
}

/** An Ally more; and whoever leads has an enemy more. */
function worthOfStatus(s: State, seat: Seat, other: Seat, status: number): number {
  const leader = leaderFor(s, seat)
  const isAgainst = leader !== NONE && leader !== other && s.status[leader] < NEUTRAL && status < NEUTRAL
  if (isAgainst) return status === s.status[leader] ? 0 : 4 * FAVOUR
  return s.status[seat] < NEUTRAL && status === s.status[seat] && !allied(s, seat, other) ? 2 * FAVOUR : 0
}

export function costOf(s: State, seat: Seat, term: Term, to: Seat): number {
  switch (term.kind) {
    case 'status':
      return costOfStatus(s, seat, term.status)
    case 'accept-member':
      return FAVOUR / 2
    case 'vote':
      return s.controller[term.candidate] === seat ? 0 : 0.3 + 1.5 * lead(s, seat, term.candidate)
    case 'money':
    case 'cards':
      return MONEY * term.amount
    case 'permit':
      return LEAVE * term.turns * (atWar(s, seat, to) && coveted(s, to, seat) !== null ? 1.5 : 0.4)
    case 'passage':
      return FAVOUR / 2
    case 'support':
      return 2 * FAVOUR
    case 'leave-alone':
      return reaches(s, seat, term.territory) ? 0.5 * scores(s, seat, term.territory) : 0.05
    case 'bid-at-most':
      return term.amount >= 3 ? 0 : FAVOUR
    case 'because':
      return 0
  }
}

function costOfStatus(s: State, seat: Seat, status: number): number {
  if (status === s.status[seat]) return FAVOUR / 2
  if (status === NEUTRAL) return 1.5
  // To leave the leader's side is what it would do anyway.
  const leader = leaderFor(s, seat)
  const leaves = leader !== NONE && s.status[leader] === s.status[seat] && status !== s.status[leader]
  return leaves ? FAVOUR : 3 * FAVOUR
}

function reaches(s: State, seat: Seat, territory: number): boolean {
  return GENERALS_OF[seat].some((general) => {
    const here = s.place[general]
    return here !== NONE && s.units[general] > 0 && NEIGHBOURS[here].includes(territory)
  })
}
