/** The question above the choices: of what is offered, what the chosen block may do. */
import { describe, expect, it } from 'vitest'
import { type SentenceScene, sentenceOf } from '../src/sentence.ts'
import { en } from '../src/text/en.ts'
import { pl } from '../src/text/pl.ts'

/** A text that only repeats what it is told is offered. */
const repeating = { prompt: (_: unknown, offers: readonly string[]) => offers.join(', ') }

const asked = (first: string, all: readonly string[]): string =>
  sentenceOf(
    {
      ...{ outcome: null, beat: null, own: null, loses: 0, deciding: [0], viewer: 0, area: null },
      ...{ chosen: [first], prompt: { code: 'duel', params: {} }, offers: { all, pairs: new Map() } },
      apart: true,
    } as unknown as SentenceScene,
    repeating as never,
    en,
  )

describe('in a battle', () => {
  it('names a charge, which does not say who charges, when nobody else could act', () => {
    const all = ['fight march', 'hold march', 'charge clarence', 'persuade march clarence']
    expect(asked('march', all)).toBe(all.join(', '))
  })

  it('names only what the chosen block may do when another could act instead', () => {
    const all = ['fight march', 'fight exeter', 'retreat exeter kent', 'charge clarence']
    expect(asked('march', all)).toBe('fight march')
  })
})

describe('at the end', () => {
  const ended = (code: string, words: typeof en): string =>
    sentenceOf(
      {
        outcome: { winners: [0], code, rule: '' },
        seats: 2,
        seatName: (seat: number) => ['England', 'Scotland'][seat],
        listed: (names: readonly string[]) => names.join(', '),
      } as unknown as SentenceScene,
      repeating as never,
      words,
    )

  it('names who has resigned and whose time was up: whoever reads it may be that side', () => {
    expect(ended('resignation', en)).toBe('England wins: Scotland has resigned.')
    expect(ended('time', en)).toBe('England wins: time was up for Scotland.')
    expect(ended('resignation', pl)).toBe('Zwycięstwo: England. Partię poddaje: Scotland.')
    expect(ended('time', pl)).toBe('Zwycięstwo: England. Koniec czasu: Scotland.')
  })
})
