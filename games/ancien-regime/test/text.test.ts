/** Both languages say everything that the rules can say, and nothing else. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { localise } from '@muster/board-kit/localise'
import { fastChance } from '@muster/kernel/chance'
import { tellsEveryRule } from '@muster/kernel/conformance/rule-book'
import { tellsEveryRuling } from '@muster/kernel/conformance/rulings'
import { expectNames, expectParts } from '@muster/kernel/conformance/wording'
import { SPECTATOR } from '@muster/kernel/game'
import { act, decidingSeats, startMatch } from '@muster/kernel/match'
import { explain, offersOf, promptFor } from '@muster/kernel/play'
import { heardBy } from '@muster/kernel/referee'
import { checkSetup } from '@muster/kernel/setup'
import { actionWords, parseAction } from '@muster/kernel/words'
import { describe, expect, it } from 'vitest'
import { ancienRegime as game } from '../game.ts'
import { REFUSAL_CODES } from '../refusals.ts'
import { CARDS, TERRITORIES } from '../tables.ts'
import { WORDS } from '../text/board.ts'
import { cardWords } from '../text/cards.ts'
import { OUTCOMES, PROMPTS, REFUSALS, VERBS } from '../text/codes.ts'
import { en, enWords } from '../text/en.ts'
import { pl, plWords } from '../text/pl.ts'
import { RULES as BOOK } from '../text/rules.ts'
import { POLISH_TERRITORIES } from '../text/territories.ts'

const RULES = fileURLToPath(new URL('../rules/', import.meta.url))
const source = readdirSync(RULES)
  .map((file) => readFileSync(RULES + file, 'utf8'))
  .join('\n')
const events = readFileSync(fileURLToPath(new URL('../events.ts', import.meta.url)), 'utf8')

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1])
const sorted = (codes: Iterable<string>): string[] => [...new Set(codes)].sort()

const languages = [
  ['en', en, enWords],
  ['pl', pl, plWords],
] as const

tellsEveryRule(game, BOOK, [RULES])
tellsEveryRuling(game, fileURLToPath(new URL('..', import.meta.url)))

describe('the lists of codes agree with the rules', () => {
  it('refusals: each is made somewhere, with a rule that exists', () => {
    const made = [...source.matchAll(/refuse\(\s*'([^']+)',\s*'([^']+)'/g)]
    expect(sorted(made.map((each) => each[2]))).toEqual(sorted(REFUSAL_CODES))
    const sections = game.sections.map((section) => section.id)
    for (const [, rule] of made) expect(sections).toContain(rule)
  })
  it('prompts', () => {
    const quoted = found(source, /prompt: [^\n]*?\bcode: ([^,\n]*)/g)
    const spread = found(source, /^\s+code: ([^,\n]*),\n\s+params:/gm)
    const codes = [...quoted, ...spread].flatMap((each) => each.match(/(?<=')[a-z-]+(?=')/g) ?? [])
    expect(sorted(PROMPTS)).toEqual(sorted(codes))
    for (const { step } of Object.values(game.steps)) {
      if (step.seats !== undefined) expect(step.prompt).toBeDefined()
    }
  })
  it('verbs', () => expect(sorted(Object.keys(VERBS))).toEqual(sorted(game.verbs)))
  it('outcomes', () => {
    expect(sorted(OUTCOMES)).toEqual(sorted(found(source, /outcome = \{[^}]*code: '([a-z-]+)'/g)))
  })
  it('events: each is told somewhere', () => {
    const types = found(events, /type: '([a-z-]+)'/g)
    for (const type of types) expect(source).toContain(`type: '${type}'`)
    expect(sorted(Object.keys(enWords.events))).toEqual(sorted(types))
  })
})

describe.each(languages)('%s has exactly the words that are needed', (_, text, words) => {
  it('for refusals, prompts, verbs, outcomes and events', () => {
    expect(sorted(Object.keys(words.refusals))).toEqual(sorted(REFUSALS))
    expect(sorted(Object.keys(words.prompts))).toEqual(sorted(PROMPTS))
    expect(sorted(Object.keys(words.verbs))).toEqual(sorted(Object.keys(VERBS)))
    expect(sorted(Object.keys(words.outcomes))).toEqual(sorted(OUTCOMES))
    expect(sorted(Object.keys(words.events))).toEqual(sorted(Object.keys(enWords.events)))
  })
  it('for everything that has a name', () => {
    for (const [domain, ids] of Object.entries(game.domains)) {
      expect(sorted(Object.keys(words.names[domain]))).toEqual(sorted(ids))
    }
    expect(sorted(Object.keys(words.scenarios))).toEqual(sorted(game.scenarios.map((each) => each.id)))
    expect(sorted(Object.keys(words.options))).toEqual(sorted(game.options.map((each) => each.id)))
    for (const seat of game.seats(checkSetup(game, { players: 7 }))) expect(text.seat(seat)).not.toBe(seat)
  })
})

/** A sentence: no hole, no code, a beginning and an end. */
function expectSentence(sentence: string): void {
  expect(sentence).not.toMatch(/undefined|null|NaN|\[object|\{|\}|\?\?/)
  expect(sentence).toMatch(/^[\p{Lu}\d].*[.!?]$/u)
}

describe.each(languages)('%s words whole matches', (_, text) => {
  it.each([
    ['1740', 7],
    ['1756', 4],
    ['1740', 5],
  ])('%s with %i players, from every seat', (scenario, players) => {
    for (let seed = 1; seed <= 2; seed++) {
      const match = startMatch(game, checkSetup(game, { scenario, players }), fastChance(seed))
      const chance = fastChance(seed + 100)
      for (let i = 0; match.state.outcome === null && i < 2500; i++) {
        const [seat] = decidingSeats(game, match.state)
        const offers = offersOf(game, match.state, seat)
        const said = offers.map((each) => actionWords(game, each))
        expectSentence(text.prompt(promptFor(game, match.state, seat), said))
        const action = offers[chance.below(offers.length)]
        const written = actionWords(game, action)
        expect(text.choice(written)).toMatch(/^\p{Lu}/u)
        expect(text.choice(written)).not.toMatch(/undefined|\?/)
        for (const told of act(match, seat, action).told) {
          for (const viewer of [SPECTATOR, 0, players - 1]) {
            const event = heardBy(told, viewer)
            expectNames(game, event)
            expectSentence(text.event(event))
            expectParts(game, text, event)
          }
        }
      }
      if (match.state.outcome !== null) expectSentence(text.outcome(match.state.outcome, ['X']))
    }
  })

  it('and says why not', () => {
    for (const refusal of Object.values(text === en ? enWords.refusals : plWords.refusals))
      expectSentence(refusal)
    const match = startMatch(game, checkSetup(game, { players: 7 }), fastChance(1))
    const refusal = explain(game, match.state, 1, parseAction(game, 'frederick wien'))
    if (refusal === null) throw new Error('Wien is no Prussian start')
    expect(text.refusal(refusal)).not.toBe(refusal.code)
  })
})

describe('names and cards', () => {
  it('Polish names belong to territories of the board and are told in lists and events', () => {
    for (const id of Object.keys(POLISH_TERRITORIES)) expect(TERRITORIES).toContain(id)
    expect(pl.name('territory', 'silesia')).toBe('Śląsk')
    expect(pl.name('territory', 'berlin')).toBe('Berlin')
    expect(pl.choice('march schwerin silesia')).toBe('Przemarsz, gen. Schwerin: Śląsk')
    expect(pl.choice('march frederick-ii wien')).toBe('Przemarsz, Fryderyk II: Wiedeń')
  })
  it('points are counted as Polish counts them', () => {
    const bid = (points: number): string =>
      pl.event({ type: 'bid-laid', power: 'austria', bid: points } as never)
    expect([1, 3, 5, 12].map(bid)).toEqual([
      'Austria: oferta: 1 punkt Morale.',
      'Austria: oferta: 3 punkty Morale.',
      'Austria: oferta: 5 punktów Morale.',
      'Austria: oferta: 12 punktów Morale.',
    ])
  })
  it('every Battle card has a title and a text in both languages', () => {
    for (const id of CARDS) {
      const [english, polish] = [cardWords(id, 'en'), cardWords(id, 'pl')]
      for (const { text } of [english, polish]) expectSentence(text)
      expect([polish.title, polish.text]).not.toEqual([english.title, english.text])
    }
  })
})

describe('what a seat was not told', () => {
  it('is worded without the card, the bid or the status', () => {
    expect(en.event({ type: 'card-drawn', power: 'prussia' } as never)).toBe('Prussia draws a Battle card.')
    expect(en.event({ type: 'card-drawn', power: 'prussia', card: '5' } as never)).toBe('Prussia draws a 5.')
    expect(pl.event({ type: 'bid-laid', power: 'austria' } as never)).toBe('Austria: oferta złożona.')
    expect(pl.event({ type: 'status-laid', power: 'russia' } as never)).toBe('Rosja: Status wybrany.')
  })
  it('comes in parts that name things by id', () => {
    const told = { type: 'withdrew', general: 'schwerin', from: 'silesia', to: 'berlin' }
    expect(en.parts(told)).toEqual([
      { text: 'Schwerin', domain: 'general', id: 'schwerin' },
      { text: ' (' },
      { text: 'Prussia', domain: 'power', id: 'prussia' },
      { text: ') withdraws from ' },
      { text: 'Silesia', domain: 'territory', id: 'silesia' },
      { text: ' to ' },
      { text: 'Berlin', domain: 'territory', id: 'berlin' },
      { text: '.' },
    ])
  })
})

describe('the printed board', () => {
  it('names seas, rivers and towns in Polish where Polish has its own names', () => {
    const printed = readFileSync(new URL('../board/generated/board.svg', import.meta.url), 'utf8')
    const board = localise(printed, WORDS.pl)
    expect(board).toContain('>Morze Bałtyckie<')
    expect(board).not.toContain('>Mare Balticum<')
    expect(board).toContain('>Kopenhaga<')
    expect(board).not.toContain('>København<')
    expect(board).toContain('>Dunaj<')
    expect(board).not.toContain('>Danube<')
  })
})
