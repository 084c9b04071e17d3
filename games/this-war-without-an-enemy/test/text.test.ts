/** Both languages say everything that the rules can say, and nothing else. */
import { fileURLToPath } from 'node:url'
import { tellsEveryRule } from '@muster/kernel/conformance/rule-book'
import { tellsEveryRuling } from '@muster/kernel/conformance/rulings'
import { wordsEverything } from '@muster/kernel/conformance/wording'
import { describe, expect, it } from 'vitest'
import { thisWarWithoutAnEnemy as game } from '../game.ts'
import { CARDS, EVENT } from '../tables.ts'
import { OUTCOMES, PROMPTS, REFUSALS, VERBS } from '../text/codes.ts'
import { en, enWords } from '../text/en.ts'
import { pl, plWords } from '../text/pl.ts'
import { RULES } from '../text/rules.ts'

const [rules, kit] = ['../rules/', '../../../packages/block-kit/src/'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
)

const SURPRISE = CARDS.filter((_, card) => EVENT[card] === 'surprise-attack').at(-1) ?? ''

wordsEverything(game, {
  sources: [rules, kit],
  codes: { refusals: REFUSALS, prompts: PROMPTS, verbs: Object.keys(VERBS), outcomes: OUTCOMES },
  outcome: /(?:endMatch\(s, [A-Z]+, |\bcode: (?='[a-z0-9-]+', rule:))'([a-z0-9-]+)'/g,
  languages: { en: { text: en, words: enWords }, pl: { text: pl, words: plWords } },
})
tellsEveryRule(game, RULES, [rules])
tellsEveryRuling(game, fileURLToPath(new URL('..', import.meta.url)))

describe('a full border', () => {
  it.each([en, pl])('is named', (text) => {
    const full = { code: 'border-full', rule: '6.13', params: { from: 'kent', to: 'essex', limit: 4 } }
    expect(text.refusal(full)).toContain('Kent–Essex')
  })
})

describe('a loss', () => {
  const prompt = { code: 'withdrawal-losses', params: { left: 2 } }

  it('asks who takes it', () => {
    const offers = ['lose p-essex', 'lose p-brooke']
    expect(en.prompt(prompt, offers)).toBe('Withdrawal: choose who loses 1 strength, 2 left.')
    expect(pl.prompt(prompt, offers)).toBe('Wycofanie: wskaż, kto traci siłę, zostało 2.')
  })

  it('that only one block may take says so', () => {
    const offers = ['lose p-brooke']
    expect(en.prompt(prompt, offers)).toBe('Withdrawal: 2 strength to lose, and only one block may lose it.')
    expect(pl.prompt(prompt, offers)).toBe('Wycofanie: strata 2 siły, a ponieść ją może tylko jeden blok.')
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
    const marched = { type: 'marched', side: 'royalist', token: 3, from: 'cornwall', to: 'devon' }
    expect(pl.event(marched)).toBe('Blok Rojalistów idzie: Kornwalia – Devon.')
  })
})

describe('what a seat was not told', () => {
  it('is worded without the block', () => {
    const marched = { type: 'marched', side: 'royalist', token: 3, from: 'northumberland', to: 'durham' }
    const known = { ...marched, block: 'r-charles' }
    expect(en.event(marched)).toBe('A Royalist block marches from Northumberland to Durham.')
    expect(pl.event(marched)).toBe('Blok Rojalistów idzie: Northumberland – Durham.')
    expect(en.event(known)).toBe('Charles marches from Northumberland to Durham.')
    expect(pl.event(known)).toBe('Blok Charles idzie: Northumberland – Durham.')
  })

  it('comes in parts that name things by id', () => {
    const told = {
      type: 'city-changed-hands',
      victoryCity: 'london',
      area: 'middlesex',
      side: 'royalist',
      vp: 1,
    }
    expect(pl.parts(told).slice(0, 3)).toEqual([
      { text: 'Rojaliści', domain: 'side', id: 'royalist' },
      { text: ' zajmują Miasto ' },
      { text: 'Londyn', domain: 'area', id: 'middlesex' },
    ])
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

describe('rolls of the Cavalry', () => {
  it('7.42, 7.43 say what was needed', () => {
    const pursuit = { type: 'pursuit-rolled', block: 'r-rupert', die: 3, modifier: -1, pursues: false }
    expect(en.event(pursuit)).toBe('Rupert, Discipline 2, pursues on 4 or more: rolls 3 and stays.')
    expect(pl.event(pursuit)).toBe('Blok Rupert (Dyscyplina 2) rusza w Pogoń od 4: rzuca 3 i zostaje.')
    const rout = { type: 'rout-rolled', side: 'royalist', die: 2, difference: 2, routs: true }
    expect(en.event(rout)).toBe(
      'The Royalists roll 2; up to 2, the difference in hits, their Cavalry routs: it routs.',
    )
  })
})

describe('cards that are turned up', () => {
  const told = (king: string, parliament: string) => {
    const turned = { type: 'cards-revealed', cards: [king, parliament] }
    return en.event(turned)
  }
  it('say why one of them is first', () => {
    expect(told('r20', 'p02')).toMatch(/the higher number goes first\.$/)
    expect(told('r20', 'p20')).toMatch(/neither is higher\.$/)
    expect(told('r20', SURPRISE)).toMatch(/Surprise Attack goes first\.$/)
  })
})
