import { afterEach, expect, it } from 'vitest'
import { gestureOf, tellReason } from '../src/course/reasons.ts'
import { beatsOf } from '../src/course/recent.ts'
import type { MatchSource } from '../src/match/source.ts'
import { settings } from '../src/settings.svelte.ts'
import { FakeSource, momentOf, toyCourse, VIEW } from './fake.ts'

const ENEMY = 0
const ME = 1
const { source } = new FakeSource(momentOf(1, VIEW))
const practice: MatchSource = { ...source, reason: () => Promise.resolve({ kind: 'only' }) }
const LOG = [
  { at: 4, seat: ENEMY, events: [{ type: 'marched', token: 4, from: 'north', to: 'east' }] },
  { at: 5, seat: ENEMY, events: [{ type: 'rolled' }] },
]

afterEach(() => {
  settings.language = 'en'
})

it('asks why of what a bot chose, not of its dice, and only of one who practises alone', () => {
  const beats = beatsOf(toyCourse, LOG, ME, VIEW)
  expect(beats.map((beat) => beat.kind)).toEqual(['march', 'roll'])
  expect(beats.map((beat) => gestureOf(practice, beat))).toEqual([4, null])
  expect(beats.map((beat) => gestureOf(source, beat))).toEqual([null, null])
  const seats = practice.info.seats.map((seat) => ({ ...seat, kind: 'here' as const }))
  const together = { ...practice, info: { ...practice.info, seats } }
  expect(beats.map((beat) => gestureOf(together, beat))).toEqual([null, null])
})

it('says the reason in a sentence of either language', () => {
  const speaks = [{ en: 'nobles', pl: 'możni' }]
  const said = () => [
    tellReason({ kind: 'eye', speaks, before: 0.412, after: 0.468 }),
    tellReason({ kind: 'eye', speaks, before: 0.412, after: 0.414 }),
    tellReason({ kind: 'first-sight' }),
  ]
  settings.language = 'en'
  expect(said()).toEqual([
    'What spoke for it most: nobles. Its chance to win, as it sees it: 41 % → 47 %.',
    'What spoke for it most: nobles. Its chance to win, as it sees it: still 41 %.',
    'It takes what looks best at first sight.',
  ])
  settings.language = 'pl'
  expect(said()).toEqual([
    'Najbardziej przemawia za tym: możni. Jego szanse na zwycięstwo, tak jak je widzi: 41 % → 47 %.',
    'Najbardziej przemawia za tym: możni. Jego szanse na zwycięstwo, tak jak je widzi: nadal 41 %.',
    'Robi to, co na pierwszy rzut oka wygląda najlepiej.',
  ])
})
