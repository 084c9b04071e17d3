/** What a table in a browser shows of what it offers: is all of it in sight or pointed at, and is anything covered? */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

export interface Measured {
  /** Offered places; those that are out of sight but pointed at by a chip; those that are neither seen nor pointed at. */
  readonly offered: number
  readonly pointed: number
  readonly lost: readonly string[]
  readonly chips: number
  /** The part of the room, from 0 to 1, that is covered by chips, and by anything else but the board. */
  readonly chipped: number
  readonly covered: number
  /** Chips that lie on an offered block. */
  readonly onBlocks: number
  /** The scale of the board. */
  readonly scale: number
  /** The smallest block, and letters of a rating, a number on a stack and a name, in pixels; Infinity without any. */
  readonly smallest: number
  readonly rating: number
  readonly count: number
  readonly name: number
  /** The largest part of a block, from 0 to 1, that lies under another. */
  readonly overlap: number
  /** Where the places beside the board are. */
  readonly places: Readonly<Record<string, string>>
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** So much of the room, and no more, may lie under chips: six of them at the most. */
const CHIPPED = { desk: 0.05, phone: 0.15 } as const

/** What is wrong with a table of this size; nothing, if all is well. */
export function faultsOf(found: Measured, { width, height }: Size): readonly string[] {
  const desk = width >= 900
  const face = desk && height >= 800 && found.scale >= 0.42 ? 40 : 36
  const percent = (part: number): string => `${(part * 100).toFixed(1)} %`
  const small = (what: string, is: number, least: number): string[] =>
    is < least - 0.5 ? [`${what} of ${is.toFixed(1)} px`] : []
  return [
    ...found.lost.map((area) => `${area} unseen`),
    ...(found.covered > 0.005 ? [`${percent(found.covered)} covered`] : []),
    ...(found.chipped > CHIPPED[desk ? 'desk' : 'phone'] ? [`${percent(found.chipped)} under chips`] : []),
    ...(found.onBlocks > 0 ? [`${found.onBlocks} chips on blocks`] : []),
    ...(found.overlap > 0.08 ? [`${percent(found.overlap)} of a block under another`] : []),
    ...small('a block', found.smallest, face),
    ...small('a rating', found.rating, 13),
    ...small('a number', found.count, 16),
    ...small('a name', found.name, 12.5),
  ]
}

type Zones = Readonly<Record<string, readonly [number, number, number, number]>>

export function zonesOf(game: string): Zones {
  const path = new URL(`../../../games/${game}/board/generated/geometry.json`, import.meta.url)
  const { areas } = JSON.parse(readFileSync(path, 'utf8')) as {
    areas: Record<string, { zone: Zones[string] }>
  }
  return Object.fromEntries(Object.entries(areas).map(([id, { zone }]) => [id, zone]))
}

export const measureTable = (page: Page, zones: Zones): Promise<Measured> =>
  page.evaluate(measureInPage, zones)

/** Runs in the page, so it may use nothing from outside itself. */
function measureInPage(zones: Zones): Measured {
  const all = <T extends Element = HTMLElement>(selector: string): T[] => [
    ...document.querySelectorAll<T>(selector),
  ]
  const boxOf = (element: Element | null): DOMRect => element?.getBoundingClientRect() ?? new DOMRect()
  const room = boxOf(document.querySelector('.room'))
  const camera = document.querySelector<HTMLElement>('.camera')
  const [, x, y, k] =
    /translate\((-?[\d.]+)px, (-?[\d.]+)px\) scale\(([\d.]+)\)/.exec(camera?.style.transform ?? '') ?? []
  const inside = (b: { left: number; top: number; right: number; bottom: number }): boolean =>
    b.left >= room.left - 2 &&
    b.top >= room.top - 2 &&
    b.right <= room.right + 2 &&
    b.bottom <= room.bottom + 2
  const areas = new Set([
    ...all('.stand.mine').map((each) => each.dataset.area ?? ''),
    ...all<SVGElement>('.area.offered, .area.partial').map((each) => each.dataset.area ?? ''),
  ])
  const pointed = new Set(all('[data-chips]').flatMap((each) => (each.dataset.chips ?? '').split(' ')))
  const seen = (area: string): boolean => {
    const blocks = all(`.stand[data-area="${area}"] .block .face, .stand[data-area="${area}"] .counter`)
    if (blocks.length > 0) return blocks.every((each) => inside(each.getBoundingClientRect()))
    const zone = zones[area]
    if (zone === undefined) return true
    const cx = room.left + Number(x) + (zone[0] + zone[2] / 2) * Number(k)
    const cy = room.top + Number(y) + (zone[1] + zone[3] / 2) * Number(k)
    return inside({ left: cx - 10, top: cy - 10, right: cx + 10, bottom: cy + 10 })
  }
  const away = [...areas].filter((area) => !seen(area))
  const lost = away.filter((area) => !pointed.has(area))

  // Whether the board lies under a point is told by the stage it lies on; finding the piece of the board would be slow.
  const shown = camera?.style.transform ?? ''
  camera?.style.setProperty('transform', 'scale(0)')
  let points = 0
  let covered = 0
  let chipped = 0
  for (let px = room.left + 8; px < room.right; px += 16) {
    for (let py = room.top + 8; py < room.bottom; py += 16) {
      points++
      const under = document.elementFromPoint(px, py)
      if (under?.closest('.edge-chip') != null) chipped++
      else if (under?.closest('.at-table') == null) covered++
    }
  }
  camera?.style.setProperty('transform', shown)
  const chips = all('.edge-chip').map(boxOf)
  const offered = all('.stand.mine .block .face').map(boxOf)
  const touch = (a: DOMRect, b: DOMRect): boolean =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  const onBlocks = chips.filter((chip) => offered.some((b) => inside(b) && touch(chip, b))).length
  const faces = all('.stand .block .face').map(boxOf)
  const shared = (a: DOMRect, b: DOMRect): number =>
    (Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
      Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))) /
    (a.width * a.height)
  const overlap = faces.reduce(
    (most, a, i) => faces.slice(i + 1).reduce((sum, b) => Math.max(sum, shared(a, b)), most),
    0,
  )
  const letters = (selector: string): number =>
    all<SVGTextElement>(selector).reduce(
      (least, each) =>
        Math.min(least, Number.parseFloat(getComputedStyle(each).fontSize) * (each.getScreenCTM()?.a ?? 1)),
      Infinity,
    )
  const place = (selector: string): [string, string] => {
    const b = boxOf(document.querySelector(selector))
    return [selector, [b.x, b.y, b.width, b.height].map(Math.round).join(' ')]
  }
  return {
    offered: areas.size,
    pointed: away.length - lost.length,
    lost,
    chips: chips.length,
    chipped: chipped / Math.max(1, points),
    covered: covered / Math.max(1, points),
    onBlocks,
    scale: Number(k),
    smallest: Math.min(Infinity, ...faces.map(({ width }) => width)),
    rating: letters('.stand .rating'),
    count: letters('.stand .count:not(.long)'),
    name: letters('.area-name text'),
    overlap,
    places: Object.fromEntries(
      ['.room', '.prompt', '.buttons', '.choices', '.info', '.hand-place'].map(place),
    ),
  }
}
