import { describe, expect, it } from 'vitest'
import { BADGE_IDS, badge } from '../src/badges.ts'
import { BlazonError, paintCoat, shieldSymbol } from '../src/blazon.ts'
import { type BlockFace, block } from '../src/block.ts'
import { boardCss } from '../src/board-css.ts'
import { card, wrap } from '../src/card.ts'
import { coloursCss } from '../src/colours.ts'
import { die } from '../src/dice.ts'
import { DRAWN, drawn, selectorsOf } from '../src/drawn.ts'
import { GLYPHS, glyph } from '../src/glyphs.ts'
import { localise } from '../src/localise.ts'
import { PALETTES, THEMES, themeCss } from '../src/themes.ts'

const wallace: BlockFace = {
  name: 'Wallace',
  kind: 'leader',
  arms: 'wallace',
  rating: 'A3',
  steps: 4,
  max: 4,
  movement: 3,
  cross: true,
}
const SALTIRE = '<path d="M29,29L71,71M71,29L29,71" fill="none"/>'
const CROSS = '<path d="M50,25V75M25,50H75" fill="none"/>'
const draw = (face?: BlockFace, back = SALTIRE) =>
  block({ side: 'scotland', back, x: 0, y: 0, size: 100, ...(face ? { face } : {}) })

describe('blocks', () => {
  it('turn a quarter for each step lost', () => {
    const turn = (steps: number) =>
      Number(/class="rim" transform="rotate\((-?\d+)/.exec(draw({ ...wallace, steps }))?.[1])
    expect([4, 3, 2, 1].map(turn)).toEqual([0, -90, -180, -270])
  })
  it('show the current strength on the top edge, and only there, in bold', () => {
    for (const max of [2, 3, 4]) {
      for (let steps = 1; steps <= max; steps++) {
        const svg = draw({ ...wallace, steps, max })
        const bold = [...svg.matchAll(/<g class="pips on" transform="rotate\((\d+) 50 50\)">(.*?)<\/g>/g)]
        expect(bold).toHaveLength(1)
        expect((bold[0][2].match(/<circle/g) ?? []).length).toBe(steps)
        const ring = Number(/class="rim" transform="rotate\((-?\d+)/.exec(svg)?.[1])
        expect((((Number(bold[0][1]) + ring) % 360) + 360) % 360).toBe(0)
      }
    }
  })
  it('hide everything on the back: two hidden blocks of a side are the same drawing', () => {
    expect(draw()).toBe(draw())
    expect(draw()).not.toMatch(/pips|rating|name|arms-/)
    expect(draw()).toContain(SALTIRE)
    expect(draw(undefined, CROSS)).not.toBe(draw())
    expect(draw(wallace, CROSS)).toBe(draw(wallace))
  })
  it('escape names', () => {
    expect(draw({ ...wallace, name: '<script>' })).not.toContain('<script>')
  })
})

describe('heraldry', () => {
  it('draws a charge as often as the blazon says', () => {
    const count = (text: string) => (paintCoat(text).match(/<g transform/g) ?? []).length
    expect(count('gules | 3 garb or')).toBe(3)
    expect(count('gules | bordure argent | 8 rose gules @bordure | lion argent')).toBe(9)
  })
  it('refuses what it does not know', () => {
    expect(() => paintCoat('puce | lion argent')).toThrow(BlazonError)
    expect(() => paintCoat('gules | 3 unicorn or')).toThrow(BlazonError)
    expect(() => paintCoat('quartered a b')).toThrow(BlazonError)
    expect(() => paintCoat('quartered a a', { a: 'quartered a a' })).toThrow(BlazonError)
  })
  it('makes one symbol per coat', () => {
    expect(shieldSymbol('bruce', 'or | saltire gules | chief gules')).toMatch(/^<symbol id="arms-bruce"/)
  })
})

describe('other pieces', () => {
  it('draws every kind of unit and every badge', () => {
    for (const g of GLYPHS) expect(glyph(g), g).toContain('<path')
    for (const b of BADGE_IDS) expect(badge(b), b).toContain('<path')
  })
  it('puts as many pips on a die as it shows', () => {
    for (let v = 1; v <= 6; v++) expect((die(v, 0, 0, 50).match(/class="pip"/g) ?? []).length).toBe(v)
  })
  it('keeps every word of a card', () => {
    const text = 'Name one noble of the opposing side that is on the map; Moray may not be named.'
    expect(wrap(text, 16, 190).join(' ')).toBe(text)
    expect(card({ kind: 'event', title: 'Herald', tag: 'event', scene: 'herald', text })).toContain('Moray')
  })
  it('sets printed words in another language by their key', () => {
    expect(localise('<text x="1" data-w="year">Year</text>', { year: 'Rok & wiek' })).toBe(
      '<text x="1" data-w="year">Rok &amp; wiek</text>',
    )
    const curved = '<text data-w="river:Rhine"><textPath href="#rv0">Rhine</textPath></text>'
    expect(localise(curved, { 'river:Rhine': 'Ren' })).toBe(curved.replace('>Rhine<', '>Ren<'))
  })
})

describe('themes', () => {
  it('all define the same variables', () => {
    const names = (t: (typeof THEMES)[number]) => Object.keys(PALETTES[t]).sort()
    for (const t of THEMES) expect(names(t)).toEqual(names('period'))
  })
  it('define every variable that the drawings use', () => {
    const wood = { tones: ['#111', '#222', '#333', '#444', '#555', '#666'] } as const
    const sides = coloursCss({
      blocks: { blue: { wood, plain: wood, back: SALTIRE } },
      counters: { blue: ['#111', '#222', '#333', '#444'] },
      marks: { blue: ['#111', '#eee'] },
      print: '.pool-blue{--pool-side:#111}',
    })
    const css = themeCss() + boardCss() + sides
    const used = new Set([...boardCss().matchAll(/var\(--([\w-]+)/g)].map((m) => m[1]))
    const defined = new Set([...css.matchAll(/--([\w-]+):/g)].map((m) => m[1]))
    // `--s` is the size of a text, set where the text is.
    const missing = [...used].filter((v) => !defined.has(v) && v !== 's')
    expect(missing).toEqual([])
  })
  it('keep text readable on land: contrast of at least 7 to 1', () => {
    const light = (hex: string) => {
      const channel = (i: number) => {
        const v = Number.parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16) / 255
        return v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
      }
      return 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2)
    }
    const contrast = (a: string, b: string) => {
      const [hi, lo] = [light(a), light(b)].sort((p, q) => q - p)
      return (hi + 0.05) / (lo + 0.05)
    }
    for (const t of THEMES) {
      const p = PALETTES[t]
      expect(contrast(p.text, p.land), `${t}: text on land`).toBeGreaterThan(7)
      expect(contrast(p.text, p.paper), `${t}: text on paper`).toBeGreaterThan(7)
      expect(contrast(p['sea-ink'], p.sea), `${t}: names of seas`).toBeGreaterThan(4.5)
      expect(contrast(p.red, p.land), `${t}: limited border`).toBeGreaterThan(4.5)
      expect(contrast(p.line, p.land), `${t}: border`).toBeGreaterThan(7)
    }
  })
})

describe('the style sheet', () => {
  const rules = [
    ...boardCss()
      .replace(/@keyframes[^{]+\{[^{}]*\{[^{}]*\}\}/g, '')
      .matchAll(/([^{}]+)\{/g),
  ]
  const selectors = rules
    .map(([, list]) => list.trim())
    .filter((list) => !list.startsWith('@'))
    .flatMap(selectorsOf)

  it('speaks of drawings alone: no class of it paints what is written on the page around them', () => {
    expect(selectors.length).toBeGreaterThan(250)
    expect(selectors.filter((each) => !each.endsWith(DRAWN))).toEqual([])
  })
  it('keeps lists within brackets whole, and themes and moments of animations as they are', () => {
    expect(drawn(':root,[data-theme=dark]{--a:1}.a,:is(.b,.c) .d{x:y}@media (z){.e{x:y}}')).toBe(
      `:root,[data-theme=dark]{--a:1}.a${DRAWN},:is(.b,.c) .d${DRAWN}{x:y}@media (z){.e${DRAWN}{x:y}}`,
    )
    expect(drawn('@keyframes m{to{opacity:1}}')).toBe('@keyframes m{to{opacity:1}}')
  })
})
