/** 5.11 The terms of a proposal in words, and what each is made of. */

import type { Language } from '@muster/kernel/text'
import type { Table } from '@muster/table-kit/table.svelte.ts'
import { GENERALS, POWERS, STATUSES, TERRITORIES } from '../../tables.ts'
import { REASONS, type Term } from '../../talks.ts'
import { CLIENT_WORDS } from '../../text/client.ts'

/** What people can put into a proposal; reasons are given by bots, people write theirs. */
export type TermKind = Exclude<Term['kind'], 'because'>
export type Field = 'status' | 'power' | 'amount' | 'territory' | 'general'

export const TERM_FIELDS: Readonly<Record<TermKind, readonly Field[]>> = {
  status: ['status'],
  'accept-member': ['power'],
  vote: ['power'],
  money: ['power', 'amount'],
  cards: ['power', 'amount'],
  permit: ['amount'],
  passage: ['territory'],
  support: ['general', 'territory'],
  'leave-alone': ['territory'],
  'bid-at-most': ['power', 'amount'],
}
export const TERM_KINDS = Object.keys(TERM_FIELDS) as readonly TermKind[]

/** What has been picked in each field, as numbers. */
export type Picked = Readonly<Record<Field, number>>

export function termOf(kind: TermKind, seat: number, picked: Picked): Term {
  const { status, power, amount, territory, general } = picked
  switch (kind) {
    case 'status':
      return { kind, seat, status }
    case 'accept-member':
      return { kind, seat, power }
    case 'vote':
      return { kind, seat, candidate: power }
    case 'money':
    case 'cards':
      return { kind, seat, to: power, amount }
    case 'permit':
      return { kind, seat, turns: amount }
    case 'passage':
    case 'leave-alone':
      return { kind, seat, territory }
    case 'support':
      return { kind, seat, general, territory }
    case 'bid-at-most':
      return { kind, seat, minor: power, amount }
  }
}

/** The most that a term may count, as the game has it. */
export const mostOf = (kind: TermKind): number => (kind === 'bid-at-most' ? 15 : 3)

export function wordsOf(table: Table, term: Term, language: Language): string {
  const words = CLIENT_WORDS[language].terms
  const power = (number: number): string => table.name('power', POWERS[number])
  const place = (number: number): string => table.name('territory', TERRITORIES[number])
  const who = power(term.seat)
  switch (term.kind) {
    case 'status':
      return words.status(who, table.name('status', STATUSES[term.status]))
    case 'accept-member':
      return words['accept-member'](who, power(term.power))
    case 'vote':
      return words.vote(who, power(term.candidate))
    case 'money':
      return words.money(who, power(term.to), term.amount)
    case 'cards':
      return words.cards(who, power(term.to), term.amount)
    case 'permit':
      return words.permit(who, term.turns)
    case 'passage':
      return words.passage(who, place(term.territory))
    case 'support':
      return words.support(who, table.name('general', GENERALS[term.general]), place(term.territory))
    case 'leave-alone':
      return words['leave-alone'](who, place(term.territory))
    case 'bid-at-most':
      return words['bid-at-most'](who, power(term.minor), term.amount)
    case 'because':
      return words.because[REASONS[term.reason]](power(term.power), who)
  }
}
