import { describe, expect, it } from 'vitest'
import { GAMES } from '../src/boards/index.ts'
import { type Point, resample } from '../src/geometry.ts'
import { readRings, readVertices } from '../src/path.ts'
import { gridOver, rasterize } from '../src/raster.ts'
import { generated, key, rulesMap, seaRoutes } from './rules.ts'

/** The committed drawing, read back as a player sees it: which area is where, which line separates what. */
function drawn(game: string) {
  const svg = generated(game, 'board.svg')
  const [, w, h] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
  const grid = gridOver([0, 0, Number(w), Number(h)], 2)
  const ids: string[] = []
  const label = new Int16Array(grid.width * grid.height).fill(-1)
  for (const [, id, d] of svg.matchAll(/<path id="area-([^"]+)" d="([^"]+)"/g)) {
    rasterize(readRings(d), grid).forEach((inside, cell) => {
      if (inside) label[cell] = ids.length
    })
    ids.push(id)
  }
  const paths = new Map([...svg.matchAll(/<path id="(b\d+)" d="([^"]+)"/g)].map(([, id, d]) => [id, d]))
  const borders = [
    ...svg.matchAll(
      /<use href="#(b\d+)" class="([^"]+)" data-a="([^"]+)" data-b="([^"]+)" data-type="([^"]+)"/g,
    ),
  ].map(([, id, style, a, b, type]) => ({ a, b, type, style, lines: readVertices(paths.get(id) ?? '') }))
  return { svg, grid, ids, label, borders }
}

/** Pixels along which two areas of the drawing touch; one empty cell between them (the coast's rounding) is bridged. */
function touching({ grid, label, ids }: ReturnType<typeof drawn>): Map<string, number> {
  const out = new Map<string, number>()
  const { width } = grid
  for (let s = 0; s < label.length; s++) {
    if (label[s] < 0) continue
    for (const step of [1, width]) {
      const near = label[s + step]
      const far = label[s + 2 * step]
      const other =
        near !== undefined && near >= 0 ? near : near === -1 && far !== undefined && far >= 0 ? far : -1
      if (other < 0 || other === label[s]) continue
      const k = key(ids[label[s]], ids[other])
      out.set(k, (out.get(k) ?? 0) + grid.cell)
    }
  }
  return out
}

describe.each(GAMES.map((g) => [g] as const))('%s: the drawn map and the rules', (game) => {
  const map = drawn(game)
  const rules = rulesMap(game)
  const touch = touching(map)

  it('draws every area of the rules', () => {
    for (const id of rules.areas) expect(map.ids, id).toContain(id)
  })

  it('has a border on the map for every border of the rules', () => {
    const missing = [...rules.borders.keys()].filter((k) => !rules.straits.has(k) && (touch.get(k) ?? 0) < 10)
    expect(missing).toEqual([])
  })

  it('has no border on the map that the rules do not know', () => {
    const playable = new Set(rules.areas.filter((id) => !rules.impassable.has(id)))
    const extra = [...touch].filter(([k, pixels]) => {
      const [a, b] = k.split('/')
      if (!playable.has(a) || !playable.has(b)) return false
      // France and Calais are exiles without a land border (gazetteer): their coast is scenery, they are played in boxes.
      if (k === 'calais/france') return false
      return pixels > 16 && !rules.borders.has(k)
    })
    expect(extra).toEqual([])
  })

  it('draws each border once, in the type of the rules', () => {
    const straits = [...map.svg.matchAll(/class="strait" data-a="([^"]+)" data-b="([^"]+)"/g)].map(
      ([, a, b]) => key(a, b),
    )
    expect(new Set(straits)).toEqual(rules.straits)
    const types = new Map(map.borders.map((b) => [key(b.a, b.b), b.type]))
    for (const k of rules.straits) types.set(k, 'strait')
    expect(map.borders.length + straits.length).toBe(rules.borders.size)
    expect(Object.fromEntries([...types].sort())).toEqual(Object.fromEntries([...rules.borders].sort()))
  })

  it('tells the types apart by the drawing, not only by colour', () => {
    const shapeOf = new Map<string, Set<string>>()
    for (const b of map.borders) {
      // Within a realm or between realms is a second distinction of Ancien Régime, not a rule of movement.
      const shape = b.style.replace(' b-dash-red', '')
      shapeOf.set(b.type, (shapeOf.get(b.type) ?? new Set()).add(shape))
    }
    const types = [...shapeOf.keys()]
    for (const p of types)
      for (const q of types)
        if (p < q) {
          const common = [...(shapeOf.get(p) ?? [])].filter((s) => shapeOf.get(q)?.has(s) && s !== 'b-dash')
          expect(common, `${p} and ${q}`).toEqual([])
        }
  })

  it('draws every border line between its two areas', () => {
    const at = ([x, y]: Point): string => {
      const i = Math.floor(x / 2)
      const j = Math.floor(y / 2)
      return map.ids[map.label[j * map.grid.width + i]] ?? ''
    }
    const astray: string[] = []
    for (const b of map.borders) {
      let [right, wrong] = [0, 0]
      for (const line of b.lines) {
        for (const [x, y] of resample(line, 3).slice(1, -1)) {
          const around = new Set<string>()
          for (const [dx, dy] of [
            [5, 0],
            [-5, 0],
            [0, 5],
            [0, -5],
            [4, 4],
            [-4, -4],
            [4, -4],
            [-4, 4],
          ])
            around.add(at([x + dx, y + dy]))
          around.delete('')
          if (around.has(b.a) && around.has(b.b)) right++
          else if (around.size > 0 && !around.has(b.a) && !around.has(b.b)) wrong++
        }
      }
      if (right === 0 || wrong > 0) astray.push(`${b.a}/${b.b}: ${right} right, ${wrong} wrong`)
    }
    expect(astray).toEqual([])
  })
})

describe('ancien-regime: sea routes', () => {
  const { svg, ids, label, grid } = drawn('ancien-regime')
  it('draws each route of the rules with its power, from coast to coast', () => {
    const routes = [
      ...svg.matchAll(
        /class="route-group" data-a="([^"]+)" data-b="([^"]+)" data-power="([^"]+)"><path d="([^"]+)"/g,
      ),
    ]
    expect(routes.map(([, a, b, p]) => `${p}: ${key(a, b)}`).sort()).toEqual(
      seaRoutes()
        .map((r) => `${r.controller}: ${key(r.a, r.b)}`)
        .sort(),
    )
    for (const [, a, b, , d] of routes) {
      const [line] = readVertices(d)
      const near = ([x, y]: Point): Set<string> => {
        const found = new Set<string>()
        for (let dy = -22; dy <= 22; dy += 2)
          for (let dx = -22; dx <= 22; dx += 2)
            found.add(ids[label[Math.floor((y + dy) / 2) * grid.width + Math.floor((x + dx) / 2)]] ?? '')
        return found
      }
      expect(near(line[0]), `${a} end of ${a}/${b}`).toContain(a)
      expect(near(line[line.length - 1]), `${b} end of ${a}/${b}`).toContain(b)
    }
  })
})
