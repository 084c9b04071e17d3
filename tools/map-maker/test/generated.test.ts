import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { boardOf, GAMES } from '../src/boards/index.ts'
import { type Claim, collisions } from '../src/claims.ts'
import { compose } from '../src/compose.ts'
import { disagreements } from '../src/geography.ts'
import { auditFile, geometryFile } from '../src/output.ts'
import { generated, rulesMap } from './rules.ts'

/** The elements of a drawing, and those that a browser makes besides: each `use` copies what it shows. */
function elementsOf(svg: string): { own: number; copied: number } {
  const open: { id: string; size: number }[] = []
  const sizes = new Map<string, number>()
  const uses: string[] = []
  let own = 0
  for (const [, end, name, attributes, empty] of svg.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
    if (end === '/') {
      const { id, size } = open.pop() ?? { id: '', size: 0 }
      sizes.set(id, size)
      continue
    }
    own++
    for (const each of open) each.size++
    const id = / id="([^"]+)"/.exec(attributes)?.[1] ?? ''
    if (empty === '/') sizes.set(id, 1)
    else open.push({ id, size: 1 })
    const shown = name === 'use' ? / href="#([^"]+)"/.exec(attributes)?.[1] : undefined
    if (shown !== undefined) uses.push(shown)
  }
  return { own, copied: uses.reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0) }
}

describe.each(GAMES.map((g) => [g] as const))('%s: the generated files', (game) => {
  const svg = generated(game, 'board.svg')
  const rows = JSON.parse(generated(game, 'audit.json')) as [
    Claim['kind'],
    string,
    number,
    number,
    number,
    number,
  ][]
  const claims: Claim[] = rows.map(([kind, id, ...box]) => ({ kind, id, box }))

  it('weighs at most 150 kB compressed', () => {
    expect(gzipSync(svg, { level: 9 }).length).toBeLessThanOrEqual(150_000)
  })

  it('is quickly laid out: few elements, and few of them copies', () => {
    const { own, copied } = elementsOf(svg)
    expect(own + copied).toBeLessThanOrEqual(4300)
    // Hills, trees and signs are stamped (stamps.ts), not copied; outlines and arms are.
    expect(copied / own).toBeLessThanOrEqual(0.5)
  })

  it('has no two labels, signs or furniture in one place', () => {
    // Boxes are rounded to whole pixels in the file, so a touch of two pixels is no collision.
    expect(collisions(claims, 2)).toEqual([])
  })

  it('names every area and keeps room for its pieces', () => {
    const { areas } = JSON.parse(generated(game, 'geometry.json')) as {
      areas: Record<string, { zone: number[] }>
    }
    const rules = rulesMap(game)
    for (const id of rules.areas) {
      expect(areas[id], id).toBeDefined()
      if (!rules.impassable.has(id)) expect(areas[id].zone[2] * areas[id].zone[3], id).toBeGreaterThan(2000)
    }
  })

  it('uses no colour of its own: every colour is a theme variable', () => {
    const painted =
      svg.replace(/<image[^>]*>/g, '').match(/(?:fill|stroke|stop-color)="#[0-9a-f]{3,8}"/gi) ?? []
    // Translucent black and white model light and shade on shields and are the same in every theme.
    expect(painted.filter((p) => !/"#(fff|000[0-9a-f]?)"/i.test(p))).toEqual([])
  })

  it('is what the map maker draws today', async () => {
    const board = compose(await boardOf(game))
    expect(disagreements(board.geography)).toEqual([])
    // Compared by length first: a diff of half a megabyte helps nobody.
    expect(board.svg.length).toBe(svg.length)
    expect(board.svg === svg).toBe(true)
    expect(geometryFile(board)).toBe(generated(game, 'geometry.json'))
    expect(auditFile(board)).toBe(generated(game, 'audit.json'))
  })
})
