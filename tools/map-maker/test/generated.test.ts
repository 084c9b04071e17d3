import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { boardOf, GAMES } from '../src/boards/index.ts'
import { type Claim, collisions } from '../src/claims.ts'
import { compose } from '../src/compose.ts'
import { disagreements } from '../src/geography.ts'
import { auditFile, geometryFile } from '../src/output.ts'
import { generated, rulesMap } from './rules.ts'

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
