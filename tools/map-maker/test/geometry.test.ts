import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { collisions } from '../src/claims.ts'
import { textWidth } from '../src/font-metrics.ts'
import { clipToBox, type Point, ringArea, simplify } from '../src/geometry.ts'
import { partition, sharedBorders } from '../src/partition.ts'
import { polyline, readRings, readVertices, spline } from '../src/path.ts'
import { gridOver, rasterize, squaredDistance } from '../src/raster.ts'

const point = fc
  .tuple(fc.integer({ min: -2000, max: 2000 }), fc.integer({ min: -2000, max: 2000 }))
  .map(([x, y]): Point => [x / 10, y / 10])

describe('paths', () => {
  it('are read back as they were written', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 3, maxLength: 30 }), (line) => {
        const distinct = line.filter((p, i) => i === 0 || p[0] !== line[i - 1][0] || p[1] !== line[i - 1][1])
        fc.pre(distinct.length > 2)
        for (const [i, p] of readRings(polyline(distinct, true))[0].entries()) {
          expect(p[0]).toBeCloseTo(distinct[i][0], 5)
          expect(p[1]).toBeCloseTo(distinct[i][1], 5)
        }
        expect(readVertices(spline(distinct))[0].length).toBe(distinct.length)
      }),
      { seed: 7 },
    )
  })
})

describe('geometry', () => {
  it('clips a square to the part inside the box', () => {
    const square: Point[] = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ]
    expect(Math.abs(ringArea(clipToBox(square, [5, 5, 20, 20])))).toBe(25)
  })
  it('simplifies a straight line to its ends and keeps a corner', () => {
    expect(
      simplify(
        [
          [0, 0],
          [1, 0.01],
          [2, 0],
          [3, 0],
        ],
        0.1,
      ),
    ).toEqual([
      [0, 0],
      [3, 0],
    ])
    expect(
      simplify(
        [
          [0, 0],
          [1, 3],
          [2, 0],
        ],
        0.1,
      ),
    ).toHaveLength(3)
  })
  it('measures distance to the nearest set cell', () => {
    const mask = new Uint8Array(25)
    mask[12] = 1
    const d = squaredDistance(mask, 5, 5)
    expect([d[12], d[13], d[0], d[2]]).toEqual([0, 1, 8, 4])
  })
})

describe('partition', () => {
  const rings: Point[][] = [
    [
      [0, 0],
      [200, 0],
      [200, 100],
      [0, 100],
    ],
  ]
  const grid = gridOver([-20, -20, 220, 120], 2)
  it('finds the shared border of two neighbours and none across the sea', () => {
    const two = partition({
      rings,
      sites: [
        { area: 0, at: [50, 50] },
        { area: 1, at: [150, 50] },
      ],
      areas: 2,
      grid,
      warp: [],
      rounding: 2,
      seed: 1,
      smallest: 10,
    })
    expect(sharedBorders(two).get('0/1')).toBeCloseTo(100, -1)
    const apart: Point[][] = [
      [
        [0, 0],
        [80, 0],
        [80, 100],
        [0, 100],
      ],
      [
        [120, 0],
        [200, 0],
        [200, 100],
        [120, 100],
      ],
    ]
    const islands = partition({
      rings: apart,
      sites: [
        { area: 0, at: [50, 50] },
        { area: 1, at: [150, 50] },
      ],
      areas: 2,
      grid,
      warp: [],
      rounding: 2,
      seed: 1,
      smallest: 10,
    })
    expect(sharedBorders(islands).size).toBe(0)
  })
  it('fills what a ring encloses', () => {
    expect(rasterize(rings, grid).reduce((a, b) => a + b, 0)).toBe((200 * 100) / 4)
  })
})

describe('labels', () => {
  it('reports two names in one place and not a name in itself', () => {
    const name = (id: string, x: number) => ({ kind: 'name' as const, id, box: [x, 0, x + 40, 12] as const })
    expect(collisions([name('a', 0), name('b', 30)])).toHaveLength(1)
    expect(collisions([name('a', 0), name('a', 30), name('b', 80)])).toEqual([])
  })
  it('knows how wide words are', () => {
    expect(textWidth('Wwww', 'word', 16)).toBeGreaterThan(textWidth('Illi', 'word', 16) * 2)
    expect(textWidth('Łódź', 'word', 16)).toBeGreaterThan(20)
  })
})
