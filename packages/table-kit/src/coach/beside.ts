/** Where a note lies that speaks of a thing: near it, inside the screen, and never over it. In CSS pixels. */

export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

export interface Beside {
  readonly x: number
  readonly y: number
  /** From the note to the thing; null if they are next to each other. */
  readonly leader: readonly [x1: number, y1: number, x2: number, y2: number] | null
}

const MARGIN = 8
/** The ring around the thing, and a little air. */
const GAP = 14
const STEP = 12
/** From so far away a line leads to the thing. */
const FAR = GAP + 6

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))

const covered = (box: Box, needed: readonly Box[]): number =>
  needed.reduce((sum, each) => sum + overlap(box, each), 0)

const clamp = (n: number, least: number, most: number): number => Math.max(least, Math.min(most, n))

/** The ends of the shortest line between two boxes. */
function between(a: Box, b: Box): readonly [number, number, number, number] {
  const shared = (a1: number, a2: number, b1: number, b2: number): readonly [number, number] => {
    const from = Math.max(a1, b1)
    const to = Math.min(a2, b2)
    if (from <= to) return [(from + to) / 2, (from + to) / 2]
    return a2 < b1 ? [a2, b1] : [a1, b2]
  }
  const [x1, x2] = shared(a.x, a.x + a.w, b.x, b.x + b.w)
  const [y1, y2] = shared(a.y, a.y + a.h, b.y, b.y + b.h)
  return [x1, y1, x2, y2]
}

/** What is read for a choice, and what is pressed to make it. */
export interface Needed {
  readonly read?: readonly Box[]
  readonly pressed?: readonly Box[]
}
/** So many covered pixels are as bad as one pixel farther away. */
const READ = 40
const PRESSED = 4

/**
 * The place for a note of a size. Of all places that leave the thing free, the nearest that covers least of what else
 * is needed, most of all of what is pressed; null if the screen is too small for both.
 */
export function beside(
  thing: Box,
  note: { readonly w: number; readonly h: number },
  screen: { readonly w: number; readonly h: number },
  { read = [], pressed = [] }: Needed = {},
): Beside | null {
  const free = { x: thing.x - GAP, y: thing.y - GAP, w: thing.w + 2 * GAP, h: thing.h + 2 * GAP }
  const right = screen.w - note.w - MARGIN
  const below = screen.h - note.h - MARGIN
  const along = (least: number, most: number, near: readonly number[]): number[] => {
    const all = near.map((n) => clamp(n, least, most))
    for (let n = least; n <= most; n += STEP) all.push(n)
    return all
  }
  const xs = along(MARGIN, right, [free.x - note.w, free.x + free.w, thing.x + (thing.w - note.w) / 2])
  const ys = along(MARGIN, below, [free.y - note.h, free.y + free.h, thing.y + (thing.h - note.h) / 2])
  let best: { box: Box; cost: number } | null = null
  for (const x of xs) {
    for (const y of ys) {
      const box = { x, y, ...note }
      if (overlap(box, free) > 0) continue
      const [x1, y1, x2, y2] = between(box, thing)
      const far = Math.hypot(x2 - x1, y2 - y1)
      const cost = far + covered(box, read) / READ + covered(box, pressed) / PRESSED
      if (best === null || cost < best.cost) best = { box, cost }
    }
  }
  if (best === null) return null
  const leader = between(best.box, thing)
  const far = Math.hypot(leader[2] - leader[0], leader[3] - leader[1]) > FAR
  return { x: best.box.x, y: best.box.y, leader: far ? leader : null }
}
