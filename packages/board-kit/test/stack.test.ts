import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BLOCK_BOX } from '../src/block.ts'
import { layoutStacks, type Rect, type StackRequest } from '../src/stack.ts'

const board: Rect = { x: 0, y: 0, w: 1600, h: 1900 }
const options = { size: 53, smallest: 30, board }

/** Everything a drawn block covers, its sides and top included (the shadow may fall on a neighbour). */
const footprint = (s: { x: number; y: number; size: number }): Rect => ({
  x: s.x,
  y: s.y + BLOCK_BOX.top * s.size + 0.01 * s.size,
  w: 1.1 * s.size,
  h: (1 - BLOCK_BOX.top) * s.size,
})
function overlaps(list: readonly Rect[]): string[] {
  const out: string[] = []
  for (let i = 0; i < list.length; i++)
    for (let j = i + 1; j < list.length; j++) {
      const w = Math.min(list[i].x + list[i].w, list[j].x + list[j].w) - Math.max(list[i].x, list[j].x)
      const h = Math.min(list[i].y + list[i].h, list[j].y + list[j].h) - Math.max(list[i].y, list[j].y)
      if (w > 0.01 && h > 0.01) out.push(`${i}/${j}: ${w.toFixed(1)}×${h.toFixed(1)}`)
    }
  return out
}
const all = (requests: readonly StackRequest[]): Rect[] =>
  layoutStacks(requests, options).flatMap((l) => l.ranks.flat().map(footprint))

describe('stacks', () => {
  it('lays out fifteen blocks in a zone for one, none on another and none too small to read', () => {
    const request = { id: 'mar', zone: { x: 700, y: 700, w: 64, h: 66 }, ranks: [15] }
    const [layout] = layoutStacks([request], options)
    expect(layout.ranks.flat()).toHaveLength(15)
    expect(overlaps(layout.ranks.flat().map(footprint))).toEqual([])
    for (const s of layout.ranks.flat()) expect(s.size).toBeGreaterThanOrEqual(options.smallest)
    expect(layout.tray).not.toBeNull()
  })

  it('keeps full size and no tray while there is room', () => {
    const [layout] = layoutStacks([{ id: 'ross', zone: { x: 0, y: 0, w: 260, h: 140 }, ranks: [3] }], options)
    expect(layout.tray).toBeNull()
    expect(layout.ranks[0].map((s) => s.size)).toEqual([53, 53, 53])
  })

  it('puts the attackers under the defenders', () => {
    const [layout] = layoutStacks(
      [{ id: 'fife', zone: { x: 100, y: 100, w: 300, h: 200 }, ranks: [4, 3] }],
      options,
    )
    const low = Math.max(...layout.ranks[0].map((s) => s.y + s.size))
    for (const s of layout.ranks[1]) expect(s.y).toBeGreaterThan(low)
  })

  it('never covers a neighbour: crowded small areas side by side', () => {
    const requests = Array.from({ length: 9 }, (_, i) => ({
      id: `a${i}`,
      zone: { x: 500 + (i % 3) * 110, y: 700 + Math.floor(i / 3) * 110, w: 64, h: 66 },
      ranks: i % 2 ? [15] : [8, 7],
    }))
    expect(overlaps(all(requests))).toEqual([])
  })

  it('holds for any crowd', () => {
    const stack = fc.record({
      x: fc.integer({ min: 60, max: 1450 }),
      y: fc.integer({ min: 60, max: 1750 }),
      w: fc.integer({ min: 60, max: 260 }),
      h: fc.integer({ min: 62, max: 140 }),
      a: fc.integer({ min: 0, max: 15 }),
      b: fc.integer({ min: 0, max: 6 }),
    })
    fc.assert(
      fc.property(fc.array(stack, { minLength: 1, maxLength: 14 }), (list) => {
        const requests = list.map((s, i) => ({
          id: String(i),
          zone: { x: s.x, y: s.y, w: s.w, h: s.h },
          ranks: [s.a, s.b],
        }))
        expect(overlaps(all(requests))).toEqual([])
      }),
      { numRuns: 120, seed: 7 },
    )
  })
})
