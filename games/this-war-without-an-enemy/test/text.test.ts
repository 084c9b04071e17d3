/** Both languages say everything that the rules can say, and nothing else. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fastChance } from '@muster/kernel/chance'
import { tellsEveryRule } from '@muster/kernel/conformance/rule-book'
import { tellsEveryRuling } from '@muster/kernel/conformance/rulings'
import { SPECTATOR } from '@muster/kernel/game'
import { act, decidingSeats, startMatch } from '@muster/kernel/match'
import { explain, offersOf, promptFor } from '@muster/kernel/play'
import { checkSetup } from '@muster/kernel/setup'
import { heardBy } from '@muster/kernel/table'
import { actionWords, parseAction } from '@muster/kernel/words'
import { describe, expect, it } from 'vitest'
import { thisWarWithoutAnEnemy as game } from '../game.ts'
import { PLACES } from '../tables.ts'
import { OUTCOMES, PROMPTS, REFUSALS, VERBS } from '../text/codes.ts'
import { en, enWords } from '../text/en.ts'
import { pl, plWords } from '../text/pl.ts'
import { RULES as BOOK } from '../text/rules.ts'

const RULES = fileURLToPath(new URL('../rules/', import.meta.url))
const source = readdirSync(RULES)
  .map((file) => readFileSync(RULES + file, 'utf8'))
  .join('\n')

const found = (pattern: RegExp): string[] => [...source.matchAll(pattern)].map((match) => match[1])
const sorted = (codes: Iterable<string>): string[] => [...new Set(codes)].sort()

/** The steps that ask somebody, with the codes their prompts can have; without a prompt it is the step's name. */
function promptCodes(): string[] {
  const silent = Object.entries(game.steps).filter(
    ([, { step }]) => step.seats !== undefined && step.prompt === undefined,
  )
  const spoken = found(/prompt: [^\n]*?\bcode: ([^,\n]*)/g)
  const onTheirOwnLine = found(/^\s+code: ([^,\n]*),\n\s+params:/gm)
  const quoted = [...spoken, ...onTheirOwnLine].flatMap((each) => each.match(/(?<=')[a-z-]+(?=')/g) ?? [])
  return sorted([...silent.map(([name]) => name), ...quoted])
}

const KERNEL_REFUSALS = ['match-over', 'not-your-decision', 'not-now']
const languages = [
  ['en', en, enWords],
  ['pl', pl, plWords],
] as const

describe('the lists of codes agree with the rules', () => {
  it('refusals', () => {
    const codes = [...found(/\bno\(\s*(?:'[^']+'|rule),\s*'([^']+)'/g), ...KERNEL_REFUSALS]
    expect(codes.length).toBeGreaterThan(60)
    expect(sorted(REFUSALS)).toEqual(sorted(codes))
  })
  it('prompts', () => expect(sorted(PROMPTS)).toEqual(promptCodes()))
  it('verbs', () => expect(sorted(VERBS)).toEqual(sorted(game.verbs)))
  it('outcomes', () => {
    const codes = [...found(/endMatch\(s, [A-Z]+, '([a-z-]+)'/g), ...found(/\bcode: '([a-z0-9-]+)', rule:/g)]
    expect(sorted(OUTCOMES)).toEqual(sorted(codes))
  })
})

describe.each(languages)('%s has exactly the words that are needed', (_, text, words) => {
  it('for refusals, prompts, verbs and outcomes', () => {
    expect(sorted(Object.keys(words.refusals))).toEqual(sorted(REFUSALS))
    expect(sorted(Object.keys(words.prompts))).toEqual(sorted(PROMPTS))
    expect(sorted(Object.keys(words.verbs))).toEqual(sorted(VERBS))
    expect(sorted(Object.keys(words.outcomes))).toEqual(sorted(OUTCOMES))
  })
  it('for the same events as the other language', () => {
    expect(sorted(Object.keys(words.events))).toEqual(sorted(Object.keys(enWords.events)))
  })
  it('for everything that has a name', () => {
    for (const [domain, ids] of Object.entries(game.domains)) {
      expect(sorted(Object.keys(words.names[domain]))).toEqual(sorted(ids))
    }
    expect(sorted(Object.keys(words.scenarios))).toEqual(sorted(game.scenarios.map((each) => each.id)))
    for (const seat of game.seats(checkSetup(game, {}))) expect(text.seat(seat)).not.toBe(seat)
  })
})

tellsEveryRule(game, BOOK, [RULES])
tellsEveryRuling(game, fileURLToPath(new URL('..', import.meta.url)))

/** A sentence: no hole, no code, a beginning and an end. */
function expectSentence(sentence: string): void {
  expect(sentence).not.toMatch(/undefined|null|NaN|\[object|\{|\}/)
  expect(sentence).toMatch(/^[\p{Lu}\d].*[.!?]$/u)
}

describe.each(languages)('%s words whole matches', (_, text) => {
  it.each(game.scenarios.map((each) => each.id))('%s, from every seat', (scenario) => {
    for (let seed = 1; seed <= 3; seed++) {
      const match = startMatch(game, checkSetup(game, { scenario }), fastChance(seed))
      const chance = fastChance(seed + 100)
      for (let i = 0; match.state.outcome === null && i < 4000; i++) {
        const [seat] = decidingSeats(game, match.state)
        const offers = offersOf(game, match.state, seat)
        const said = offers.map((each) => actionWords(game, each))
        expectSentence(text.prompt(promptFor(game, match.state, seat), said))
        const action = offers[chance.below(offers.length)]
        const written = actionWords(game, action)
        expect(text.action(written)).toMatch(/^\p{Lu}/u)
        expect(text.action(written)).not.toMatch(/undefined/)
        for (const told of act(match, seat, action).told) {
          for (const viewer of [SPECTATOR, 0, 1]) expectSentence(text.event(heardBy(told, viewer)))
        }
      }
      if (match.state.outcome !== null) expectSentence(text.outcome(match.state.outcome, ['X']))
    }
  })

  it('and says why not, with names instead of ids', () => {
    const match = startMatch(game, checkSetup(game, {}), fastChance(1))
    const refusal = explain(game, match.state, 0, parseAction(game, 'embark r-charles'))
    if (refusal === null) throw new Error('sailing is not offered while cards are discarded')
    expectSentence(text.refusal(refusal))
    const full = {
      code: 'border-full',
      rule: '6.13',
      params: { from: 'area:kent', to: 'area:essex', limit: 4 },
    }
    expect(text.refusal(full)).toContain('Kent–Essex')
  })
})

describe('names of places', () => {
  it('are those of the Polish rulebook; printed English ones stay where it has no other', () => {
    const places = [
      'cornwall',
      'sw-wales',
      'central-wales',
      'surrey-sussex',
      'london',
      'oxford',
      'kent',
      'scotland',
    ]
    expect(places.map((id) => pl.name('area', id))).toEqual([
      'Kornwalia',
      'SW Walia',
      'Środkowa Walia',
      'Surrey i Sussex',
      'Londyn',
      'Oksford',
      'Kent',
      'Szkocja',
    ])
    const [from, to] = ['cornwall', 'devon'].map((id) => PLACES.indexOf(id))
    expect(pl.event({ type: 'marched', side: 0, token: 3, from, to })).toBe(
      'Blok Rojalistów idzie: Kornwalia – Devon.',
    )
  })
})

describe('what a seat was not told', () => {
  it('is worded without the block', () => {
    const marched = { type: 'marched', side: 0, token: 3, from: 0, to: 1 }
    const known = { ...marched, block: 0 }
    expect(en.event(marched)).toBe('A Royalist block marches from Northumberland to Durham.')
    expect(pl.event(marched)).toBe('Blok Rojalistów idzie: Northumberland – Durham.')
    expect(en.event(known)).toBe('Charles marches from Northumberland to Durham.')
    expect(pl.event(known)).toBe('Blok Charles idzie: Northumberland – Durham.')
  })

  it('names every block differently within a side', () => {
    for (const words of [enWords, plWords]) {
      for (const prefix of ['r-', 'p-', 'c-']) {
        const names = Object.entries(words.names.block).filter(([id]) => id.startsWith(prefix))
        expect(new Set(names.map(([, name]) => name)).size).toBe(names.length)
      }
    }
  })
})
