/** Both languages say everything that the rules can say, and nothing else. */
import { fileURLToPath } from 'node:url'
import { tellsEveryRule } from '@muster/kernel/conformance/rule-book'
import { tellsEveryRuling } from '@muster/kernel/conformance/rulings'
import { wordsEverything } from '@muster/kernel/conformance/wording'
import { describe, expect, it } from 'vitest'
import { hammerOfTheScots } from '../game.ts'
import { OUTCOMES, PROMPTS, REFUSALS, VERBS } from '../text/codes.ts'
import { en, enWords } from '../text/en.ts'
import { pl, plWords } from '../text/pl.ts'
import { RULES } from '../text/rules.ts'

const sources = ['../rules', '../../../packages/block-kit/src'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
)

wordsEverything(hammerOfTheScots, {
  sources,
  codes: { refusals: REFUSALS, prompts: PROMPTS, verbs: Object.keys(VERBS), outcomes: OUTCOMES },
  outcome: /(?:endMatch\(s, (?:ENGLAND|SCOTLAND), |eliminateKing\(.*)'([a-z-]+)'/g,
  languages: { en: { text: en, words: enWords }, pl: { text: pl, words: plWords } },
})
tellsEveryRule(hammerOfTheScots, RULES, sources)
tellsEveryRuling(hammerOfTheScots, fileURLToPath(new URL('..', import.meta.url)))

describe('a full border', () => {
  const full = (rule: string, limit: number) => ({
    code: 'border-full',
    rule,
    params: { from: 'moray', to: 'ross', limit },
  })
  it('names the border, its colour and its limit', () => {
    expect(en.refusal(full('4.3', 2))).toBe(
      'Two of your blocks have already crossed the red border Moray–Ross this turn, and it lets two cross.',
    )
    expect(pl.refusal(full('4.3', 2))).toBe(
      'Dwa twoje bloczki przekroczyły już w tej turze czerwoną granicę Moray–Ross, a jej limit to dwa.',
    )
    expect(en.refusal(full('5.6', 6))).toContain(
      'Six of your blocks have already regrouped over the black border',
    )
  })
})

describe('what a seat was not told', () => {
  it('is worded without the block', () => {
    const marched = { type: 'marched', side: 'england', token: 3, from: 'england', to: 'dunbar' }
    expect(en.event(marched)).toBe('An English block marches from England to Dunbar.')
    expect(pl.event(marched)).toBe('Angielski bloczek idzie z Anglii do Dunbar.')
    const own = { ...marched, side: 'scotland', block: 'wallace', from: 'fife', to: 'mentieth' }
    expect(en.event(own)).toBe('Wallace marches from Fife to Mentieth.')
    expect(pl.event(own)).toBe('Bloczek Wallace idzie z Fife do Mentieth.')
  })
  it('comes in parts that name things by id', () => {
    const marched = {
      type: 'marched',
      side: 'scotland',
      token: 3,
      block: 'wallace',
      from: 'england',
      to: 'fife',
    }
    expect(pl.parts(marched)).toEqual([
      { text: 'Bloczek ' },
      { text: 'Wallace', domain: 'block', id: 'wallace' },
      { text: ' idzie z ' },
      { text: 'Anglii', domain: 'area', id: 'england' },
      { text: ' do ' },
      { text: 'Fife', domain: 'area', id: 'fife' },
      { text: '.' },
    ])
    const { block: _, ...hidden } = marched
    expect(en.parts(hidden)[0]).toEqual({ text: 'A Scottish block', domain: 'token', id: '3' })
  })
})

describe('cards that are turned up', () => {
  const told = (english: string, scottish: string, first: string) => {
    const turned = { type: 'cards-revealed', cards: [english, scottish], first, yearEnds: false }
    return en.event(turned)
  }
  it('say who is first, and why', () => {
    expect(told('move-1-1', 'move-3-1', 'scotland')).toContain('Scotland is Player 1: the higher card')
    expect(told('move-2-1', 'move-2-2', 'england')).toContain(
      'England is Player 1: of equal cards the English',
    )
    expect(told('move-3-1', 'truce', 'scotland')).toContain('Scotland is Player 1: an event comes before')
    expect(told('truce', 'herald', 'england')).toContain('England is Player 1: of two events the English')
  })
})

describe('Polish prepositions', () => {
  it('fit the name that follows', () => {
    const pillaged = (by: string): string => {
      const event = { type: 'pillaged', side: 'england', area: 'moray', by }
      return pl.event(event)
    }
    expect(pillaged('strathspey')).toBe('Anglia grabi Moray ze Strathspey.')
    expect(pillaged('selkirk')).toBe('Anglia grabi Moray z Selkirk.')
    expect(pillaged('england')).toBe('Anglia grabi Moray z Anglii.')
  })
})
