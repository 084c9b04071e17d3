import type { Server } from 'node:http'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import scenarioData from '../../../games/ancien-regime/data/scenarios.json' with { type: 'json' }
import { launch } from '../src/browser.ts'
import { placesOf } from '../src/data.ts'
import { drawing } from '../src/drawing.ts'
import { GAMES } from '../src/games.ts'
import { gallery, listen } from '../src/server.ts'

const called = (id: string) => GAMES.find((each) => each.id === id) ?? GAMES[0]
const blockGames = GAMES.filter(({ pieces }) => 'blocks' in pieces.set)

let server: Server
let browser: Browser
let base = ''
beforeAll(async () => {
  server = gallery()
  base = `http://127.0.0.1:${await listen(server, 0)}`
  browser = await launch()
})
afterAll(async () => {
  await browser.close()
  server.close()
})

describe('the gallery shows', () => {
  it('every block of a set-up exactly once, wherever it stands', () => {
    expect(blockGames).toHaveLength(3)
    for (const game of blockGames) {
      for (const setup of game.pieces.setups) {
        const wanted = [...setup.at.values()].flat().sort()
        const shown = [
          ...drawing({
            game,
            show: `setup:${setup.id}`,
            theme: 'period',
            language: 'en',
            viewer: 'all',
          }).pieces.matchAll(/data-piece="([^"]+)"/g),
        ].map((m) => m[1])
        expect(shown.sort(), `${game.id} ${setup.id}`).toEqual(wanted)
        expect(wanted.length).toBeGreaterThan(20)
      }
    }
  })

  it('the enemy as backs: nothing of a hidden block is in the page', () => {
    const { pieces } = drawing({
      game: called('hammer-of-the-scots'),
      show: 'setup:braveheart',
      theme: 'period',
      language: 'en',
      viewer: 'scotland',
    })
    const english = pieces.split('<g class="block ').filter((p) => p.startsWith('s-england'))
    expect(english.length).toBeGreaterThan(10)
    for (const p of english) expect(p).not.toMatch(/class="(label|name|rating|pips)/)
  })

  it('every general, garrison and fortress of Ancien Régime', () => {
    for (const s of scenarioData.scenarios) {
      const svg = drawing({
        game: called('ancien-regime'),
        show: `setup:${s.id}`,
        theme: 'period',
        language: 'en',
        viewer: 'all',
      }).pieces
      const count = (kind: 'generals' | 'garrisons' | 'fortresses') =>
        Object.values(s.setup).reduce((n, p) => n + p[kind].length, 0)
      expect((svg.match(/class="counter general/g) ?? []).length).toBe(count('generals'))
      expect((svg.match(/class="counter garrison/g) ?? []).length).toBe(count('garrisons'))
      expect((svg.match(/class="counter fortress/g) ?? []).length).toBe(count('fortresses'))
    }
  })

  it('all cards', () => {
    expect(GAMES.map(({ pieces }) => pieces.cards('en').length)).toEqual([25, 25, 52, 56])
  })

  it('the cards of the block games in Polish too', () => {
    for (const { id: game, pieces } of blockGames) {
      const english = pieces.cards('en')
      for (const [i, polish] of pieces.cards('pl').entries()) {
        for (const field of ['title', 'tag', 'text'] as const) {
          expect(polish[field], `${game} ${polish.id}`).not.toBe('')
          expect(polish[field], `${game} ${polish.id}`).not.toBe(english[i][field])
        }
      }
    }
  })
})

describe('in a real browser', () => {
  it('no name or printed word overlaps another, in any theme and language', async () => {
    const faults: string[] = []
    for (const { id: game } of GAMES) {
      for (const [theme, lang] of [
        ['period', 'en'],
        ['plain', 'pl'],
        ['dark', 'pl'],
        ['plain', 'en'],
      ]) {
        const page = await (await browser.newContext({ viewport: { width: 800, height: 900 } })).newPage()
        await page.goto(`${base}/gallery?game=${game}&show=board&theme=${theme}&lang=${lang}`)
        await page.evaluate('document.fonts.ready')
        // Boxes of upright texts, in board units, as the browser really sets them.
        const boxes = (await page.evaluate(
          `[...document.querySelectorAll('.names text, .towns text, .word, .head, .space-text, .numeral')].filter((t) => t.getClientRects().length && getComputedStyle(t).display !== 'none').map((t) => { const m = t.getCTM(), b = t.getBBox(); const k = 1 / document.querySelector('svg.board').getCTM().a; const o = document.querySelector('svg.board').getCTM(); return [t.textContent, ((m.a * b.x + m.e) - o.e) * k, ((m.d * b.y + m.f) - o.f) * k, m.a * b.width * k, m.d * b.height * k] })`,
        )) as [string, number, number, number, number][]
        expect(boxes.length).toBeGreaterThan(60)
        for (let i = 0; i < boxes.length; i++) {
          for (let j = i + 1; j < boxes.length; j++) {
            const [a, ax, ay, aw, ah] = boxes[i]
            const [b, bx, by, bw, bh] = boxes[j]
            const w = Math.min(ax + aw, bx + bw) - Math.max(ax, bx)
            // The line box is taller than the letters: only the part that ink may fill counts.
            const h = Math.min(ay + ah * 0.82, by + bh * 0.82) - Math.max(ay + ah * 0.22, by + bh * 0.22)
            if (w > 2 && h > 1)
              faults.push(`${game} ${theme} ${lang}: ${a} / ${b} (${w.toFixed(0)}×${h.toFixed(0)})`)
          }
        }
        await page.context().close()
      }
    }
    expect(faults).toEqual([])
  })

  it('every area can be clicked in its room for pieces, or at its name where it is but an islet', async () => {
    for (const { id: game } of GAMES) {
      const page = await (await browser.newContext({ viewport: { width: 1200, height: 1200 } })).newPage()
      await page.goto(`${base}/gallery?game=${game}&show=board`)
      await page.addStyleTag({ content: 'header,footer{display:none!important}' })
      await page.evaluate('window.camera.fit()')
      // As the table lays them over the board, in the order of the rules.
      const overlay = Object.entries(placesOf(game).areas)
        .map(([id, { box: [x, y, width, height] = [0, 0, 0, 0] }]) => {
          const held = `data-area="${id}" style="fill:#000;pointer-events:all"`
          return `<use href="#area-${id}" ${held}/><rect x="${x}" y="${y}" width="${width}" height="${height}" ${held}/>`
        })
        .join('')
      await page.evaluate(
        `document.querySelector('svg.board').insertAdjacentHTML('beforeend', ${JSON.stringify(overlay)})`,
      )
      const middle = ([x, y, w, h]: readonly number[]) => [x + w / 2, y + h / 2]
      const spots = Object.entries(placesOf(game).areas).map(([id, a]) => [
        id,
        middle(a.zone),
        middle(a.label),
      ])
      const missed = (await page.evaluate(
        `(${JSON.stringify(spots)}).filter(([id, ...at]) => { const m = document.querySelector('svg.board').getScreenCTM(); return !at.some(([x, y]) => document.elementFromPoint(m.a * x + m.e, m.d * y + m.f)?.dataset?.area === id) }).map(([id]) => id)`,
      )) as string[]
      expect(missed, game).toEqual([])
      await page.context().close()
    }
  })
})
