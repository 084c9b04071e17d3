/** What a table in a browser shows of what it offers: is all of it in sight or pointed at, and is anything covered? */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

export interface Measured {
  /** Offered places, and those that are neither wholly in the room nor pointed at by a chip. */
  readonly offered: number
  readonly chips: number
  readonly lost: readonly string[]
  /** The part of the room, from 0 to 1, that is covered by chips, and by anything else but the board. */
  readonly chipped: number
  readonly covered: number
  /** Chips that lie on an offered block. */
  readonly onBlocks: number
  /** The smallest block, in pixels; Infinity without any. */
  readonly smallest: number
  /** Where the places beside the board are. */
  readonly places: Readonly<Record<string, string>>
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
  const lost = [...areas].filter((area) => !seen(area) && !pointed.has(area))

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
  const chips = all('.edge-chip').map(boxOf)
  const offered = all('.stand.mine .block .face').map(boxOf)
  const touch = (a: DOMRect, b: DOMRect): boolean =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  const onBlocks = chips.filter((chip) => offered.some((b) => inside(b) && touch(chip, b))).length
  const faces = all('.stand .block .face').map((each) => boxOf(each).width)
  const place = (selector: string): [string, string] => {
    const b = boxOf(document.querySelector(selector))
    return [selector, [b.x, b.y, b.width, b.height].map(Math.round).join(' ')]
  }
  return {
    offered: areas.size,
    chips: chips.length,
    lost,
    chipped: chipped / Math.max(1, points),
    covered: covered / Math.max(1, points),
    onBlocks,
    smallest: Math.min(Infinity, ...faces),
    places: Object.fromEntries(
      ['.room', '.prompt', '.buttons', '.choices', '.info', '.hand-place'].map(place),
    ),
  }
}
