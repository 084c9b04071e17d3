/** Where a tip stands: beside what it explains, never over it, and on the screen. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

const GAP = 10
const EDGE = 8
const NARROW = 600

const within = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most))

/** The corner of a tip of this size; null if it fits on no side. */
function beside(about: Box, w: number, h: number, screen: { w: number; h: number }): [number, number] | null {
  const mostX = screen.w - w - EDGE
  const mostY = screen.h - h - EDGE
  const level = within(about.y + about.h / 2 - h / 2, mostY)
  const centred = within(about.x + about.w / 2 - w / 2, mostX)
  const above = [centred, about.y - GAP - h] as const
  const below = [centred, about.y + about.h + GAP] as const
  const right = [about.x + about.w + GAP, level] as const
  const left = [about.x - GAP - w, level] as const
  // On a phone what to do is below the board; what is above it can wait.
  const sides = screen.w < NARROW ? [above, below, right, left] : [right, left, above, below]
  const fits = sides.find(([x, y]) => x >= EDGE && x <= mostX && y >= EDGE && y <= mostY)
  return fits === undefined ? null : [fits[0], fits[1]]
}

/** A thing that fills the screen leaves no room beside it; then the tip keeps clear of the finger or pointer. */
export function placeTip(
  about: Box,
  pointer: { x: number; y: number } | null,
  w: number,
  h: number,
  screen: { w: number; h: number },
): [number, number] {
  const finger =
    pointer === null
      ? { x: about.x + about.w / 2 - 30, y: about.y + about.h / 2 - 30, w: 60, h: 60 }
      : { x: pointer.x - 30, y: pointer.y - 30, w: 60, h: 60 }
  return beside(about, w, h, screen) ?? beside(finger, w, h, screen) ?? [EDGE, EDGE]
}
