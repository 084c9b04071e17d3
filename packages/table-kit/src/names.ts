/** Where the names of areas stand: live text that keeps clear of blocks, and plates on those that are offered. */
import type { Geometry } from './client.ts'
import { type Box, union } from './framing.ts'

/** A plain name; a plate with a sign before it; or the sign alone, where a plate would touch a block. */
export type NameKind = 'name' | 'plate' | 'mark'

export interface Naming {
  readonly area: string
  readonly text: string
  readonly plate: boolean
}
export interface PlacedName {
  readonly area: string
  readonly lines: readonly string[]
  readonly kind: NameKind
  /** The middle of it. */
  readonly at: readonly [number, number]
  readonly box: Box
}

/** Sizes on the map: of the letters, and of one pixel of the screen. */
export interface Lettering {
  readonly size: number
  readonly pixel: number
}

const WIDTH = 0.6
const LINE = 1.08
const LONG = 15
const SIGN = 24
const PAD = 9
/** So much of a name may lie under blocks; with more it is left out. */
const COVERED = 0.14

/** One line, or two at the space nearest the middle if it is long. */
export function linesOf(text: string): readonly string[] {
  if (text.length <= LONG || !text.includes(' ')) return [text]
  const spaces = [...text].flatMap((letter, at) => (letter === ' ' ? [at] : []))
  const middle = text.length / 2
  // An ampersand belongs to what follows it.
  const able = spaces.filter((at) => text.charAt(at - 1) !== '&')
  const [best] = able.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
  return best === undefined ? [text] : [text.slice(0, best), text.slice(best + 1)]
}

export function letteringAt(k: number, desk: boolean): Lettering {
  const pixels = Math.max(desk ? 13 : 12.5, 24 * k)
  return { size: pixels / k, pixel: 1 / k }
}

function sizeOf(
  lines: readonly string[],
  kind: NameKind,
  { size, pixel }: Lettering,
): readonly [number, number] {
  if (kind === 'mark') return [SIGN * pixel, SIGN * pixel]
  const wide = Math.max(...lines.map((line) => line.length)) * WIDTH * size
  const high = lines.length * LINE * size
  return kind === 'name' ? [wide, high] : [wide + (SIGN + 2 * PAD - 4) * pixel, high + 8 * pixel]
}

const covered = (box: Box, by: readonly Box[]): number => {
  let sum = 0
  for (const b of by) {
    const w = Math.min(box.x + box.w, b.x + b.w) - Math.max(box.x, b.x)
    const h = Math.min(box.y + box.h, b.y + b.h) - Math.max(box.y, b.y)
    if (w > 0 && h > 0) sum += w * h
  }
  return sum / (box.w * box.h)
}

const centred = ([x, y]: readonly [number, number], w: number, h: number): Box => ({
  x: x - w / 2,
  y: y - h / 2,
  w,
  h,
})

/** The printed place; above, below and beside its stack; then within its own area. None strays from the area. */
function candidates(
  printed: readonly [number, number],
  zone: Box,
  bounds: Box,
  stack: Box | undefined,
  w: number,
  h: number,
  pixel: number,
): (readonly [number, number])[] {
  const gap = 2 * pixel
  const found: (readonly [number, number])[] = []
  if (stack !== undefined) {
    const x = stack.x + stack.w / 2
    const y = stack.y + stack.h / 2
    const [above, below] = [stack.y - gap - h / 2, stack.y + stack.h + gap + h / 2]
    found.push([x, above], [x, below], [printed[0], above], [printed[0], below])
    found.push([stack.x + stack.w + gap + w / 2, y], [stack.x - gap - w / 2, y])
  }
  for (const fy of [0.1, 0.9, 0.5])
    for (const fx of [0.5, 0.2, 0.8]) found.push([zone.x + zone.w * fx, zone.y + zone.h * fy])
  const own = found.filter(
    ([x, y]) =>
      x > bounds.x && x < bounds.x + bounds.w && y > bounds.y - h / 2 && y < bounds.y + bounds.h + h / 2,
  )
  return [printed, ...own]
}

/** All names of a board as they stand at one scale. */
export interface PlacedNames {
  readonly placed: readonly PlacedName[]
  readonly lettering: Lettering
}

interface Ground {
  readonly geometry: Geometry
  /** Where the stacks stand, and each block. */
  readonly stacks: ReadonlyMap<string, Box>
  readonly blocks: readonly Box[]
  readonly lettering: Lettering
}

const boxed = ([x, y, w, h]: readonly [number, number, number, number]): Box => ({ x, y, w, h })

/** The best place for a name of one kind, and what it costs to put it there. */
function bestSpot(
  { area, text }: Naming,
  kind: NameKind,
  { geometry, stacks, blocks, lettering }: Ground,
  taken: readonly Box[],
): { readonly name: PlacedName; readonly cost: number } {
  const { at, zone, label, bounds } = geometry.areas[area]
  const printed: readonly [number, number] =
    label === undefined ? at : [label[0] + label[2] / 2, label[1] + label[3] / 2]
  const lines = linesOf(text)
  const [w, h] = sizeOf(lines, kind, lettering)
  const own = union([boxed(zone), boxed(bounds)])
  const spots = candidates(printed, boxed(zone), own, stacks.get(area), w, h, lettering.pixel)
  const tried = spots.map((spot, i) => {
    const box = centred(spot, w, h)
    const far = Math.hypot(spot[0] - printed[0], spot[1] - printed[1]) / (40 * lettering.pixel)
    const cost = covered(box, blocks) * 4 + covered(box, taken) * 2 + (i === 0 ? 0 : 0.02 + far * 0.02)
    return { name: { area, lines, kind, at: spot, box }, cost }
  })
  return tried.reduce((best, each) => (each.cost < best.cost ? each : best))
}

/** Plates are placed first, in the order given; no name lies on a block or on another name. */
export function placeNames(namings: readonly Naming[], ground: Ground): PlacedName[] {
  const { blocks } = ground
  const taken: Box[] = []
  const placed: PlacedName[] = []
  const ordered = [...namings.filter((each) => each.plate), ...namings.filter((each) => !each.plate)]
  for (const naming of ordered) {
    const first = bestSpot(naming, naming.plate ? 'plate' : 'name', ground, taken)
    const clean = covered(first.name.box, blocks) < 0.02 && covered(first.name.box, taken) < 0.1
    // Where a plate would touch a block, its sign alone finds a better place.
    const { name } = naming.plate && !clean ? bestSpot(naming, 'mark', ground, taken) : first
    const hidden = covered(name.box, blocks) + covered(name.box, taken) > COVERED
    if (!naming.plate && hidden) continue
    placed.push(name)
    taken.push(name.box)
  }
  return placed
}

const within = (from: number, long: number, start: number, room: number): number =>
  Math.min(Math.max(from, start), Math.max(start, start + room - long))

/** So many of its own heights higher or lower, and of its widths aside, a plate is put where the nearest place in sight is taken. */
const HIGHER = [0, 0.6, -0.6, 1.2, -1.2]
const FARTHER = [...HIGHER, 1.8, -1.8, 2.4, -2.4, 3, -3]
const ASIDE = [0, 0.3, -0.3, 0.6, -0.6, 1, -1]

/** The places to which a plate may slide, the nearest first: farther off only as long as it lies over its own area. */
function slides(box: Box, seen: Box, own: Box | undefined): Box[] {
  const [x, y] = [within(box.x, box.w, seen.x, seen.w), within(box.y, box.h, seen.y, seen.h)]
  const put = (dx: number, dy: number): Box => ({
    ...box,
    x: within(x + dx * box.w, box.w, seen.x, seen.w),
    y: within(y + dy * box.h, box.h, seen.y, seen.h),
  })
  const far = FARTHER.flatMap((dy) => ASIDE.map((dx) => put(dx, dy))).filter((spot) => {
    const [cx, cy] = [spot.x + spot.w / 2, spot.y + spot.h / 2]
    return own !== undefined && cx > own.x && cx < own.x + own.w && cy > own.y && cy < own.y + own.h
  })
  const away = (spot: Box): number => Math.hypot(spot.x - x, spot.y - y)
  return [...HIGHER.map((dy) => put(0, dy)), ...far.sort((a, b) => away(a) - away(b))]
}

const grown = ({ x, y, w, h }: Box): Box => ({ x: x - h, y: y - h, w: w + 2 * h, h: 3 * h })

interface Room {
  readonly seen: Box
  readonly blocks: readonly Box[]
  readonly areas: Geometry['areas']
  readonly lettering: Lettering
}

/**
 * A plate that the edge of what is seen cuts slides into sight; where it would lie on a block or on another plate there,
 * its sign alone does. If not even that has a place, it stays.
 */
export function intoSight(
  placed: readonly PlacedName[],
  { seen, blocks, areas, lettering }: Room,
): PlacedName[] {
  const taken = placed.flatMap(({ kind, box }) => (kind === 'name' ? [] : [box]))
  return placed.map((name) => {
    const { box, at } = name
    const own = areas[name.area] && boxed(areas[name.area].bounds)
    // One that lies just outside belongs to an area of which something is to be seen.
    const isSeen =
      covered(box, [seen]) > 0 || (covered(grown(box), [seen]) > 0 && covered(own ?? box, [seen]) > 0)
    const isWhole =
      within(box.x, box.w, seen.x, seen.w) === box.x && within(box.y, box.h, seen.y, seen.h) === box.y
    if (name.kind === 'name' || !isSeen || isWhole) return name
    const others = taken.filter((each) => each !== box)
    const isFree = (spot: Box): boolean => covered(spot, blocks) < 0.02 && covered(spot, others) === 0
    const slid = slides(box, seen, own).find(isFree)
    const [w, h] = sizeOf(name.lines, 'mark', lettering)
    const sign = slid ?? slides(centred(at, w, h), seen, own).find(isFree)
    if (sign === undefined) return name
    taken[taken.indexOf(box)] = sign
    const by = slid === undefined ? centred(at, w, h) : box
    return {
      ...name,
      kind: slid === undefined ? 'mark' : name.kind,
      box: sign,
      at: [at[0] + sign.x - by.x, at[1] + sign.y - by.y],
    }
  })
}

/** A short line at a target stands where it covers least; covering the target or the group counts six times. */
export function placeLine(
  target: Box,
  w: number,
  h: number,
  room: { readonly w: number; readonly h: number },
  heavy: readonly Box[],
  light: readonly Box[],
): readonly [number, number] {
  const x = target.x + target.w / 2 - w / 2
  const y = target.y + target.h / 2 - h / 2
  const gap = 4
  const spots: readonly (readonly [number, number])[] = [
    [x, target.y + target.h + gap],
    [x, target.y - h - gap],
    [target.x + target.w + gap, y],
    [target.x - w - gap, y],
    [target.x + target.w + gap, target.y + target.h],
    [target.x - w - gap, target.y + target.h],
    [target.x + target.w + gap, target.y - h],
    [target.x - w - gap, target.y - h],
  ]
  let best: readonly [number, number] = [0, 0]
  let least = Infinity
  for (const [i, [sx, sy]] of spots.entries()) {
    const at = {
      x: Math.max(2, Math.min(room.w - w - 2, sx)),
      y: Math.max(2, Math.min(room.h - h - 2, sy)),
      w,
      h,
    }
    const cost = covered(at, heavy) * 6 + covered(at, light) + i * 0.01
    if (cost < least) {
      least = cost
      best = [at.x, at.y]
    }
  }
  return best
}
