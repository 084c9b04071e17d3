import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { localise } from '@muster/board-kit/localise'
import { tellsEveryRule } from '@muster/kernel/conformance/rule-book'
import { tellsEveryRuling } from '@muster/kernel/conformance/rulings'
import { wordsEverything } from '@muster/kernel/conformance/wording'
import { describe, expect, it } from 'vitest'
import { richardIII } from '../game.ts'
import { WORDS } from '../text/board.ts'
import { OUTCOMES, PROMPTS, REFUSALS, VERBS } from '../text/codes.ts'
import { en, enWords } from '../text/en.ts'
import { pl, plWords } from '../text/pl.ts'
import { RULES } from '../text/rules.ts'

const sources = ['../rules', '../../../packages/block-kit/src'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
)

wordsEverything(richardIII, {
  sources,
  codes: { refusals: REFUSALS, prompts: PROMPTS, verbs: Object.keys(VERBS), outcomes: OUTCOMES },
  outcome: /s\.outcome = \{[^}]*code: '([a-z-]+)'/g,
  languages: { en: { text: en, words: enWords }, pl: { text: pl, words: plWords } },
})
tellsEveryRule(richardIII, RULES, sources)
tellsEveryRuling(richardIII, fileURLToPath(new URL('..', import.meta.url)))

describe('names of areas', () => {
  it('are Polish where Polish has them, in every case; the others stay as printed', () => {
    const areas = ['cornwall', 'east-anglia', 'oxford', 'northumbria', 'france', 'kent', 'calais']
    expect(areas.map((id) => pl.name('area', id))).toEqual([
      'Kornwalia',
      'Anglia Wschodnia',
      'Oksford',
      'Nortumbria',
      'Francja',
      'Kent',
      'Calais',
    ])
    const marched = (from: string, to: string): string => {
      const event = { type: 'marched', side: 'york', token: 3, from, to }
      return pl.event(event)
    }
    expect(marched('oxford', 'east-anglia')).toBe('Bloczek Yorków idzie z Oksfordu do Anglii Wschodniej.')
    expect(marched('cornwall', 'dorset')).toBe('Bloczek Yorków idzie z Kornwalii do Dorset.')
  })
})

describe('what a seat was not told', () => {
  it('is worded without the block', () => {
    const marched = { type: 'marched', side: 'lancaster', token: 3, from: 'scotland', to: 'cumbria' }
    expect(en.event(marched)).toBe('A Lancaster block marches from Scotland to Cumbria.')
    expect(pl.event(marched)).toBe('Bloczek Lancasterów idzie ze Szkocji do Kumbrii.')
    const own = { ...marched, block: 'stanley-l' }
    expect(en.event(own)).toBe('Stanley marches from Scotland to Cumbria.')
    expect(pl.event(own)).toBe('Bloczek Stanley idzie ze Szkocji do Kumbrii.')
  })
  it('comes in parts that name things by id, in the form that the sentence needs', () => {
    const marched = { type: 'marched', side: 'york', token: 3, from: 'cumbria', to: 'isle-of-man' }
    expect(en.parts(marched).filter((part) => part.id !== undefined)).toEqual([
      { text: 'A York block', domain: 'token', id: '3' },
      { text: 'Cumbria', domain: 'area', id: 'cumbria' },
      { text: 'the Isle of Man', domain: 'area', id: 'isle-of-man' },
    ])
    expect(pl.parts(marched).at(-2)).toEqual({ text: 'Wyspę Man', domain: 'area', id: 'isle-of-man' })
  })
})

describe('names', () => {
  it('tell a man from a place and a levy', () => {
    expect(en.name('block', 'york')).toBe('the Duke of York')
    expect(en.name('block', 'york-levy')).toBe('the York levy')
    expect(en.name('block', 'york-church-l')).toBe('the Archbishop of York')
    expect(pl.name('block', 'salisbury-levy')).toBe('Zaciężni z Salisbury')
    expect(en.choice('recruit stanley-l isle-of-man')).toBe('Recruit Stanley in the Isle of Man')
    expect(pl.choice('recruit stanley-l isle-of-man')).toBe('Rekrutuj na Wyspie Man: Stanley')
  })
})

describe('the printed board', () => {
  it('names seas, rivers and towns in Polish where Polish has its own names', () => {
    const printed = readFileSync(new URL('../board/generated/board.svg', import.meta.url), 'utf8')
    const board = localise(printed, WORDS.pl)
    expect(board).toContain('>Kanał La Manche<')
    expect(board).not.toContain('>The English Channel<')
    expect(board).toContain('>Londyn<')
    expect(board).not.toContain('>London<')
  })
})

describe('cards that are turned up', () => {
  const told = (lancaster: string, york: string, first: string) => {
    const turned = { type: 'cards-revealed', cards: [lancaster, york], first }
    return en.event(turned)
  }
  it('say who is first, and why', () => {
    expect(told('action-2-1', 'action-3-1', 'york')).toContain('York is Player 1: the higher card')
    expect(told('action-3-1', 'action-3-2', 'york')).toContain(
      'York is Player 1: of equal cards the Pretender',
    )
    expect(told('piracy', 'action-3-1', 'lancaster')).toContain(
      'Lancaster is Player 1: an event comes before',
    )
  })
})

describe('a battle in which two blocks of one letter are in turn', () => {
  it('names both and all that they may do, a charge among it', () => {
    const offers = ['fight march', 'fight rutland', 'charge stanley-l', 'hold march', 'hold rutland']
    const asked = { code: 'battle', params: { round: 2, area: 'kent' } }
    expect(en.prompt(asked, offers)).toBe('March or Rutland acts: fight, charge or pass.')
    expect(pl.prompt(asked, offers)).toBe('Tura bloczka March lub Rutland: walka, szarża lub pas.')
  })
})
