/** Where things lie: sizes of the places, the view, chips, tiles and names, without a browser. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Geometry, PieceScene } from '../src/client.ts'
import { CHIP_HIGH, edgeChips } from '../src/edge-chips.ts'
import {
  type Box,
  bring,
  firstView,
  inView,
  onScreen,
  playBox,
  scalesOf,
  showsAll,
  whole,
} from '../src/framing.ts'
import { intoSight, letteringAt, linesOf, placeLine, placeNames } from '../src/names.ts'
import { placesOf } from '../src/places.ts'
import { blockPixels, sceneOf } from '../src/scene.ts'
import { ranksOf } from '../src/tiles.ts'

const geometryOf = (game: string): Geometry =>
  JSON.parse(
    readFileSync(new URL(`../../../games/${game}/board/generated/geometry.json`, import.meta.url), 'utf8'),
  ) as Geometry
const GAMES = ['hammer-of-the-scots', 'richard-iii', 'this-war-without-an-enemy', 'ancien-regime']
const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))

describe('The places of a table', () => {
  it.each([
    [1440, 900, 'desk', 848, 852],
    [1280, 720, 'desk', 740, 672],
    [2560, 1440, 'desk', 1832, 1392],
    [1024, 768, 'tabs', 692, 720],
    [844, 390, 'side', 540, 390],
    [390, 844, 'sheet', 390, 500],
  ])('%i × %i: %s, and the board has %i × %i', (width, height, layout, w, h) => {
    const places = placesOf(width, height)
    expect(places.layout).toBe(layout)
    expect(places.room).toEqual({ w, h })
  })

  it('fill the column from top to bottom', () => {
    for (const [width, height] of [
      [1440, 900],
      [1280, 720],
      [1024, 768],
      [2560, 1440],
      [844, 390],
    ]) {
      const { bar, line, prompt, choices, info, hand, tabs } = placesOf(width, height)
      expect(bar + line + prompt + choices + info + hand + tabs, `${width}`).toBe(height)
    }
    expect(placesOf(1440, 900)).toMatchObject({ prompt: 172, choices: 352, info: 146, hand: 182 })
    expect(placesOf(1280, 720)).toMatchObject({ prompt: 156, choices: 248, info: 118, hand: 150 })
    expect(placesOf(390, 844)).toMatchObject({ prompt: 122, choices: 126, tabs: 48, sheet: 296 })
  })
})

describe('The view', () => {
  const desk = { w: 848, h: 852 }

  it('is the whole play box at a desk wherever that can be read', () => {
    for (const game of GAMES.slice(0, 3)) {
      const play = playBox(geometryOf(game))
      expect(showsAll(desk, play), game).toBe(true)
      const view = whole(desk, play, scalesOf('desk'))
      expect(inView(play, view, desk), game).toBe(true)
      expect(firstView(desk, play, { own: [], near: [], offers: [] }, scalesOf('desk'))).toEqual(view)
    }
  })

  it('holds what is offered where the whole cannot be read', () => {
    const play = playBox(geometryOf('ancien-regime'))
    expect(showsAll(desk, play)).toBe(false)
    const offers = [
      { x: 1500, y: 1200, w: 90, h: 90 },
      { x: 2100, y: 1700, w: 90, h: 90 },
    ]
    const view = firstView(desk, play, { own: offers, near: [], offers }, scalesOf('desk'))
    expect(offers.every((each) => inView(each, view, desk))).toBe(true)
    expect(view.k).toBeGreaterThanOrEqual(0.42)
    expect(view.k).toBeLessThanOrEqual(0.9)
  })

  it('shows as many offers as it can if not all of them fit', () => {
    const play = { x: 0, y: 0, w: 3000, h: 3000 }
    const room = { w: 390, h: 500 }
    const together = [0, 60, 120].map((x) => ({ x: 2000 + x, y: 2000, w: 50, h: 50 }))
    const far = { x: 100, y: 100, w: 50, h: 50 }
    const view = firstView(room, play, { own: [], near: [], offers: [far, ...together] }, scalesOf('sheet'))
    expect(together.every((each) => inView(each, view, room))).toBe(true)
  })

  it('moves only as far as needed, never closer, and not at all if nothing is out of sight', () => {
    const play = { x: 0, y: 0, w: 2000, h: 2000 }
    const room = { w: 400, h: 400 }
    const scales = scalesOf('sheet')
    const view = { x: -400, y: -400, k: 0.5 }
    const seen = { x: 900, y: 900, w: 60, h: 60 }
    expect(bring(view, room, play, [seen], scales)).toBe(view)
    const right = { x: 1650, y: 900, w: 60, h: 60 }
    const moved = bring(view, room, play, [right], scales)
    expect(moved.k).toBe(0.5)
    expect(moved.y).toBe(-400)
    expect(inView(right, moved, room)).toBe(true)
    // The edge of the part is just inside, not in the middle.
    expect(onScreen(right, moved).x + onScreen(right, moved).w).toBeCloseTo(400 - 16, 3)
    const wide = bring(view, room, play, [seen, { x: 1700, y: 900, w: 60, h: 60 }], scales)
    expect(wide.k).toBeLessThanOrEqual(0.5)
    // What cannot all be seen: the first, which is the chosen group, always is.
    const apart = bring(view, room, play, [seen, { x: 20, y: 1900, w: 60, h: 60 }], scales)
    expect(apart.k).toBeGreaterThanOrEqual(scales.least)
    expect(inView(seen, apart, room)).toBe(true)
  })
})

describe('Chips on the edge', () => {
  const room = { w: 390, h: 500 }
  const away = (id: string, x: number, y: number) => ({ id, box: { x, y, w: 40, h: 40 }, wide: 110 })

  it('lie on the nearest edge, clear of what is offered and of each other', () => {
    const keep = [{ x: 0, y: 180, w: 60, h: 60 }]
    const chips = edgeChips([away('a', -300, 200), away('b', -280, 210), away('c', 100, 900)], room, keep, 6)
    expect(chips.map((chip) => chip.edge)).toEqual(['left', 'left', 'bottom'])
    for (const chip of chips) {
      expect(chip.h).toBe(CHIP_HIGH)
      expect(keep.every((box) => overlap(box, chip) === 0)).toBe(true)
      for (const other of chips) if (other !== chip) expect(overlap(other, chip)).toBe(0)
    }
  })

  it('count in the last one what finds no room', () => {
    const many = Array.from({ length: 9 }, (_, i) => away(`p${i}`, -200, i * 50))
    const chips = edgeChips(many, room, [], 6)
    expect(chips).toHaveLength(6)
    expect(chips[5].more).toEqual(['p6', 'p7', 'p8'])
    const pointed = chips.flatMap((chip) => [chip.id, ...chip.more])
    expect(pointed.sort()).toEqual(many.map(({ id }) => id).sort())
  })

  it('go to the edge beside it where the nearest one is full, and never to the opposite one', () => {
    const keep = [{ x: 0, y: 0, w: 120, h: 500 }]
    const [chip] = edgeChips([away('a', -300, 400)], room, keep, 6)
    expect(chip.edge).toBe('bottom')
    expect(overlap(keep[0], chip)).toBe(0)
  })

  it('point at something even where no edge is free', () => {
    const [chip] = edgeChips(
      [away('a', -99, 10), away('b', -99, 20)],
      room,
      [{ x: 0, y: 0, w: 390, h: 500 }],
      6,
    )
    expect([chip.id, ...chip.more]).toEqual(['a', 'b'])
  })
})

const piece = (key: string, change: Partial<PieceScene> = {}): PieceScene => ({
  key,
  block: key,
  side: 'scotland',
  seat: 1,
  area: 'fife',
  moved: false,
  reserve: false,
  face: { name: key, kind: 'infantry', rating: 'C2', steps: 2, max: 3 },
  ...change,
})
const hidden = (key: string, area = 'fife'): PieceScene =>
  piece(key, { block: null, face: null, seat: 0, side: 'england', area })

describe('The tiles of an area', () => {
  it('are the hidden enemies as one block with their number, below one’s own', () => {
    const [mine, theirs] = ranksOf('fife', [hidden('1'), piece('wallace'), hidden('2'), hidden('3')], 1)
    expect(mine.map((tile) => tile.key)).toEqual(['wallace'])
    expect(theirs).toMatchObject([{ kind: 'hidden', pieces: [{ key: '1' }, { key: '2' }, { key: '3' }] }])
  })

  it('are up to four faces; of five and more the three strongest, leaders first, and a number', () => {
    const four = ['a', 'b', 'c', 'd'].map((key) => piece(key))
    expect(ranksOf('fife', four, 1)[0].map((tile) => tile.kind)).toEqual(['piece', 'piece', 'piece', 'piece'])
    const strong = piece('strong', {
      face: { name: 's', kind: 'knights', rating: 'B3', steps: 4, max: 4 },
    })
    const leads = piece('leads', {
      face: { name: 'l', kind: 'infantry', rating: 'A1', steps: 1, max: 3, leads: true },
    })
    const [rank] = ranksOf('fife', [...four, strong, leads], 1)
    expect(rank.map((tile) => tile.key)).toEqual(['leads', 'strong', 'a', 'more-fife-1'])
    expect(rank[3].pieces.map(({ key }) => key)).toEqual(['b', 'c', 'd'])
  })
})

describe('Blocks on the board', () => {
  it('are at least 36 pixels wide, 40 on a high desk, 52 on a very high one', () => {
    for (const k of [0.2, 0.34, 0.41]) expect(blockPixels(true, 900, k, 46)).toBe(36)
    expect(blockPixels(true, 900, 0.533, 53)).toBe(40)
    expect(blockPixels(true, 720, 0.43, 53)).toBe(36)
    expect(blockPixels(true, 1440, 0.6, 53)).toBe(52)
    expect(blockPixels(false, 844, 0.5, 53)).toBe(36)
    expect(blockPixels(true, 900, 1.5, 53)).toBeCloseTo(79.5)
  })

  it.each(GAMES)('never overlap, however full the board is: %s', (game) => {
    const geometry = geometryOf(game)
    const areas = Object.keys(geometry.areas)
    const pieces = areas.flatMap((area, i) => [
      ...Array.from({ length: i % 6 }, (_, n) => piece(`${area}-${n}`, { area })),
      ...(i % 3 === 0 ? [hidden(`x-${area}`, area), hidden(`y-${area}`, area)] : []),
    ])
    for (const k of [0.36, 0.53]) {
      const size = blockPixels(true, 900, k, geometry.blockSize) / k
      const { placed } = sceneOf(pieces, geometry, 1, size)
      const counted = placed.reduce((sum, { tile }) => sum + tile.pieces.length, 0)
      expect(counted).toBe(pieces.length)
      const boxes = placed.map(({ slot }) => ({ x: slot.x, y: slot.y, w: slot.size, h: slot.size }))
      for (const [i, a] of boxes.entries()) {
        expect(a.w * k).toBeGreaterThanOrEqual(35.5)
        for (const b of boxes.slice(i + 1)) expect(overlap(a, b) / (a.w * a.h)).toBeLessThanOrEqual(0.08)
      }
    }
  })
})

describe('Names', () => {
  const geometry = geometryOf('hammer-of-the-scots')
  const lettering = letteringAt(0.533, true)
  const namings = Object.keys(geometry.areas).map((area) => ({ area, text: area, plate: false }))

  it('stand where they are printed while nothing is in the way', () => {
    const placed = placeNames(namings, { geometry, stacks: new Map(), blocks: [], lettering })
    expect(placed).toHaveLength(namings.length)
    for (const { area, at } of placed) {
      const [x, y, w, h] = geometry.areas[area].label ?? [0, 0, 0, 0]
      expect(Math.hypot(at[0] - x - w / 2, at[1] - y - h / 2), area).toBeLessThan(1)
    }
  })

  it('make way for blocks, and a plate that would touch one becomes a mark', () => {
    const [x, y, w, h] = geometry.areas.mentieth.label ?? [0, 0, 0, 0]
    const block = { x, y, w, h }
    const ground = { geometry, stacks: new Map(), blocks: [block], lettering }
    const plain = placeNames(namings, ground).find(({ area }) => area === 'mentieth')
    if (plain !== undefined)
      expect(overlap(plain.box, block) / (plain.box.w * plain.box.h)).toBeLessThan(0.15)
    const everywhere = { x: 0, y: 0, w: geometry.width, h: geometry.height }
    const crowded = { ...ground, blocks: [everywhere] }
    expect(placeNames([{ area: 'mentieth', text: 'Mentieth', plate: true }], crowded)[0].kind).toBe('mark')
    expect(placeNames([{ area: 'mentieth', text: 'Mentieth', plate: false }], crowded)).toEqual([])
  })

  it('on plates that the edge of the room would cut slide into sight, but onto no block and no other plate', () => {
    const wanted = ['mentieth', 'ross'].map((area) => ({ area, text: area, plate: true }))
    const placed = placeNames(wanted, { geometry, stacks: new Map(), blocks: [], lettering })
    const [{ box }] = placed
    const half = { x: box.x + box.w / 2, y: box.y - 40, w: 900, h: 400 }
    const into = (seen: Box, blocks: readonly Box[]) =>
      intoSight(placed, { seen, blocks, areas: geometry.areas, lettering })
    const [slid] = into(half, [])
    expect([slid.box.x, slid.box.y, slid.box.w]).toEqual([half.x, box.y, box.w])
    expect(slid.at[0] - placed[0].at[0]).toBeCloseTo(box.w / 2)
    // Past a small block it goes up or down, and past one that is everywhere nowhere.
    const inTheWay = { x: box.x + box.w, y: box.y + box.h * 0.7, w: 40, h: 40 }
    const [past] = into(half, [inTheWay])
    expect([past.box.x, overlap(past.box, inTheWay)]).toEqual([half.x, 0])
    const everywhere = { x: box.x - 400, y: box.y - 400, w: 1200, h: 800 }
    expect(into(half, [everywhere])[0]).toEqual(placed[0])
    // Where only a gap is left, the sign alone stands in it.
    const gap = 30 * lettering.pixel
    const [beside] = [{ ...everywhere, x: half.x + gap }]
    const [sign] = into(half, [beside])
    expect([sign.kind, overlap(sign.box, beside)]).toEqual(['mark', 0])
    expect(sign.box.x).toBeGreaterThanOrEqual(half.x)
    const far = { x: box.x + 2 * box.w, y: box.y - 40, w: 900, h: 400 }
    expect(into(far, [])[0]).toEqual(placed[0])
    expect(into({ x: 0, y: 0, w: 4000, h: 4000 }, [])).toEqual(placed)
  })

  it('are at least 13 pixels high at a desk and 12.5 on a phone', () => {
    for (const k of [0.2, 0.4, 1]) {
      expect(letteringAt(k, true).size * k).toBeGreaterThanOrEqual(13)
      expect(letteringAt(k, false).size * k).toBeGreaterThanOrEqual(12.5)
    }
  })

  it('break in two lines before an ampersand, not after it', () => {
    expect(linesOf('Buckinghamshire & Hertfordshire')).toEqual(['Buckinghamshire', '& Hertfordshire'])
    expect(linesOf('Fife')).toEqual(['Fife'])
  })

  it('leave the short line at a target clear of the target and of the group', () => {
    const target = { x: 200, y: 200, w: 40, h: 40 }
    const group = { x: 180, y: 246, w: 90, h: 60 }
    const [x, y] = placeLine(target, 150, 26, { w: 600, h: 600 }, [target, group], [])
    const line = { x, y, w: 150, h: 26 }
    expect(overlap(line, target)).toBe(0)
    expect(overlap(line, group)).toBe(0)
  })
})
