/** Which part of the board is in view: pure sums, so that they can be tried on thousands of positions. */
import type { Geometry } from './client.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}
export interface Size {
  readonly w: number
  readonly h: number
}
/** A point of the map is on the screen at `map * k + (x, y)`. */
export interface View {
  readonly x: number
  readonly y: number
  readonly k: number
}
/** The scales between which the table chooses by itself. */
export interface Scales {
  readonly least: number
  readonly most: number
}

/** The play box may be passed by so many pixels of the screen. */
const OVER = 16
/** From here on the whole of the play box is shown, and nothing else ever happens. */
const WHOLE = 0.33

export const scalesOf = (layout: 'desk' | 'tabs' | 'side' | 'sheet'): Scales =>
  layout === 'sheet'
    ? { least: 0.4, most: 0.62 }
    : layout === 'side'
      ? { least: 0.34, most: 0.62 }
      : { least: 0.42, most: 0.9 }

export function union(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((b) => b.x))
  const y = Math.min(...boxes.map((b) => b.y))
  const right = Math.max(...boxes.map((b) => b.x + b.w))
  const bottom = Math.max(...boxes.map((b) => b.y + b.h))
  return { x, y, w: right - x, h: bottom - y }
}

/** The zones and names of all areas: without frame, legend, pools and tracks. */
export function playBox(geometry: Geometry): Box {
  const boxes = Object.values(geometry.areas).flatMap(({ zone, label }) => [zone, ...(label ? [label] : [])])
  return union(boxes.map(([x, y, w, h]) => ({ x, y, w, h })))
}

export const onScreen = (box: Box, { x, y, k }: View): Box => ({
  x: box.x * k + x,
  y: box.y * k + y,
  w: box.w * k,
  h: box.h * k,
})

const within = (box: Box, room: Size, slack = 0.5): boolean =>
  box.x >= -slack && box.y >= -slack && box.x + box.w <= room.w + slack && box.y + box.h <= room.h + slack

/** Whether a part of the map lies wholly inside the room. */
export const inView = (part: Box, view: View, room: Size): boolean => within(onScreen(part, view), room)

/** One axis: the box stays over the whole room, or in its middle where it is smaller. */
function held(at: number, start: number, length: number, room: number): number {
  if (length + 2 * OVER <= room) return (room - length) / 2 - start
  return Math.min(OVER - start, Math.max(room - OVER - start - length, at))
}

/** The view, moved so that it shows nothing beyond the play box that need not be shown. */
export const hold = (view: View, room: Size, play: Box): View => ({
  k: view.k,
  x: held(view.x, play.x * view.k, play.w * view.k, room.w),
  y: held(view.y, play.y * view.k, play.h * view.k, room.h),
})

const scaleFor = (box: Box, room: Size): number =>
  Math.min((room.w - 2 * OVER) / box.w, (room.h - 2 * OVER) / box.h)

function around(box: Box, k: number, room: Size, play: Box): View {
  const view = {
    k,
    x: room.w / 2 - (box.x + box.w / 2) * k,
    y: room.h / 2 - (box.y + box.h / 2) * k,
  }
  return hold(view, room, play)
}

/** The whole of the play box. */
export const whole = (room: Size, play: Box, { most }: Scales): View =>
  around(play, Math.min(most, scaleFor(play, room)), room, play)

/** Whether the whole play box can be shown and read. */
export const showsAll = (room: Size, play: Box): boolean => scaleFor(play, room) >= WHOLE

export interface Wish {
  readonly own: readonly Box[]
  readonly near: readonly Box[]
  readonly offers: readonly Box[]
}

/** The first view: everything if it can be read; else the most of what matters that can be. */
export function firstView(room: Size, play: Box, wish: Wish, scales: Scales): View {
  if (showsAll(room, play)) return whole(room, play, scales)
  const { own, near, offers } = wish
  const wanted = [[...own, ...near, ...offers], [...own, ...offers], offers, own].filter(
    (each) => each.length > 0,
  )
  for (const boxes of wanted) {
    const part = union(boxes)
    const k = scaleFor(part, room)
    if (k >= scales.least) return around(part, Math.min(k, scales.most), room, play)
  }
  const [parts] = [offers, own].filter((each) => each.length > 0)
  return parts === undefined
    ? around(play, scales.least, room, play)
    : fullest(parts, scales.least, room, play)
}

/** The window of a given scale that holds most of the parts. */
function fullest(parts: readonly Box[], k: number, room: Size, play: Box): View {
  let best = around(union(parts), k, room, play)
  let most = countIn(parts, best, room)
  for (const a of parts) {
    for (const b of parts) {
      const view = hold({ k, x: OVER - a.x * k, y: OVER - b.y * k }, room, play)
      const count = countIn(parts, view, room)
      if (count > most) {
        most = count
        best = view
      }
    }
  }
  return best
}

const countIn = (parts: readonly Box[], view: View, room: Size): number =>
  parts.reduce((sum, part) => sum + (inView(part, view, room) ? 1 : 0), 0)

export const withRoomAbove = (box: Box, above: number): Box => ({
  ...box,
  y: box.y - above,
  h: box.h + above,
})

/**
 * Brings parts into the room by the shortest way, never closer: by moving alone if that is enough, farther off if it
 * is not; if they do not fit even then, as many as can be with the first of them.
 */
export function bring(view: View, room: Size, play: Box, parts: readonly Box[], { least }: Scales): View {
  if (parts.length === 0 || countIn(parts, view, room) === parts.length) return view
  const k = Math.min(view.k, Math.max(least, scaleFor(union(parts), room)))
  const middle = { x: (room.w / 2 - view.x) / view.k, y: (room.h / 2 - view.y) / view.k }
  const start = { k, x: room.w / 2 - middle.x * k, y: room.h / 2 - middle.y * k }
  const xs = shifts(
    parts.map((p) => [p.x * k + start.x, p.w * k]),
    room.w,
  )
  const ys = shifts(
    parts.map((p) => [p.y * k + start.y, p.h * k]),
    room.h,
  )
  let best = start
  let bestCount = -1
  let bestFar = Infinity
  for (const dx of xs) {
    for (const dy of ys) {
      const to = { k, x: start.x + dx, y: start.y + dy }
      const count = countIn(parts, to, room) + (inView(parts[0], to, room) ? parts.length : 0)
      const far = Math.hypot(dx, dy)
      if (count > bestCount || (count === bestCount && far < bestFar)) {
        best = to
        bestCount = count
        bestFar = far
      }
    }
  }
  const kept = hold(best, room, play)
  return countIn(parts, kept, room) >= countIn(parts, best, room) ? kept : best
}

/** The moves along one axis that bring an edge of some part just inside. */
function shifts(spans: readonly (readonly [at: number, length: number])[], room: number): number[] {
  const all = new Set([0])
  for (const [at, length] of spans) {
    if (at < OVER) all.add(OVER - at)
    if (at + length > room - OVER) all.add(room - OVER - at - length)
  }
  return [...all]
}
