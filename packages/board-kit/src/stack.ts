/** Where the blocks of a stack stand. Nothing ever hides behind anything: blocks shrink, then the tray spills over. */
export interface Rect {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}
export interface Slot {
  readonly x: number
  readonly y: number
  readonly size: number
}
export interface StackRequest {
  readonly id: string
  /** The room kept free for pieces in the area. */
  readonly zone: Rect
  /** Blocks in each rank, from the top: one rank in peace; defenders, then attackers in a battle. */
  readonly ranks: readonly number[]
  /** Printed names and signs nearby, which a stack that spills over should leave readable. */
  readonly avoid?: readonly Rect[]
}
export interface StackLayout {
  readonly id: string
  /** The plate under a stack that outgrows its zone; null while it fits. */
  readonly tray: Rect | null
  readonly bounds: Rect
  readonly ranks: readonly (readonly Slot[])[]
}
export interface StackOptions {
  /** Full size of a block and the size below which it is no longer readable. */
  readonly size: number
  readonly smallest: number
  readonly board: Rect
  /** The rim of the tray; 0 where stacks lie on none. */
  readonly pad?: number
}

/** A drawn block needs its right side, its top and a little air. */
const PITCH_X = 1.2
const PITCH_Y = 1.24
const RANK_GAP = 0.2
const PAD = 5

interface Shape {
  readonly size: number
  readonly columns: number
  readonly w: number
  readonly h: number
}

function shapeOf(ranks: readonly number[], columns: number, size: number): Shape {
  const filled = ranks.filter((n) => n > 0)
  const widest = Math.max(1, ...filled.map((n) => Math.min(n, columns)))
  const rows = filled.reduce((sum, n) => sum + Math.ceil(n / columns), 0)
  return {
    size,
    columns,
    w: widest * PITCH_X * size,
    h: (Math.max(1, rows) * PITCH_Y + Math.max(0, filled.length - 1) * RANK_GAP) * size,
  }
}

/** The largest size at which the ranks fit the zone; if none does, the smallest size in the squarest shape. */
function fit(request: StackRequest, options: StackOptions): Shape {
  const most = Math.max(1, ...request.ranks)
  for (let size = options.size; size >= options.smallest; size -= 2) {
    for (
      let columns = Math.min(most, Math.max(1, Math.floor(request.zone.w / (PITCH_X * size))));
      columns >= 1;
      columns--
    ) {
      const shape = shapeOf(request.ranks, columns, size)
      if (shape.w <= request.zone.w + 0.01 && shape.h <= request.zone.h + 0.01) return shape
    }
  }
  let best = shapeOf(request.ranks, most, options.smallest)
  for (let columns = 1; columns <= most; columns++) {
    const shape = shapeOf(request.ranks, columns, options.smallest)
    // As wide as it is high, or a little wider: that strays least from the area.
    if (Math.abs(Math.log(shape.w / shape.h / 1.5)) < Math.abs(Math.log(best.w / best.h / 1.5))) best = shape
  }
  return best
}

const overlap = (a: Rect, b: Rect): readonly [number, number] => [
  Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x),
  Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y),
]

/** A spilling stack slides a little from the middle of its zone if that uncovers names. */
function bestSpot(request: StackRequest, w: number, h: number): readonly [number, number] {
  const cx = request.zone.x + request.zone.w / 2 - w / 2
  const cy = request.zone.y + request.zone.h / 2 - h / 2
  let best: readonly [number, number] = [cx, cy]
  let least = Infinity
  for (let dy = -h; dy <= h; dy += h / 6) {
    for (let dx = -w; dx <= w; dx += w / 6) {
      let cost = Math.hypot(dx, dy) * 6
      for (const a of request.avoid ?? []) {
        const [ox, oy] = overlap({ x: cx + dx, y: cy + dy, w, h }, a)
        if (ox > 0 && oy > 0) cost += 120 + ox * oy
      }
      if (cost < least) {
        least = cost
        best = [cx + dx, cy + dy]
      }
    }
  }
  return best
}

/** Push overlapping stacks apart, the spilling ones more than those that are at home, until none overlap. */
function settle(rects: Rect[], fixed: readonly boolean[], board: Rect): void {
  for (let round = 0; round < 400; round++) {
    let quiet = true
    for (let i = 0; i < rects.length; i++) {
      for (let j = i + 1; j < rects.length; j++) {
        const [ox, oy] = overlap(rects[i], rects[j])
        if (ox <= 0 || oy <= 0) continue
        quiet = false
        const a = rects[i]
        const b = rects[j]
        // After a while everything may move, or two stubborn neighbours would block each other for ever.
        const stiff = round < 200
        const share = stiff && fixed[i] !== fixed[j] ? (fixed[i] ? 0 : 1) : 0.5
        // A slowly turning preference for the other axis breaks deadlocks against the board's edge.
        const sideways = round % 40 < 30 ? ox <= oy : ox > oy
        const gap = 0.5
        if (sideways) {
          const s = a.x + a.w / 2 <= b.x + b.w / 2 ? 1 : -1
          rects[i] = { ...a, x: a.x - s * (ox + gap) * share }
          rects[j] = { ...b, x: b.x + s * (ox + gap) * (1 - share) }
        } else {
          const s = a.y + a.h / 2 <= b.y + b.h / 2 ? 1 : -1
          rects[i] = { ...a, y: a.y - s * (oy + gap) * share }
          rects[j] = { ...b, y: b.y + s * (oy + gap) * (1 - share) }
        }
        for (const k of [i, j]) {
          const r = rects[k]
          rects[k] = {
            ...r,
            x: Math.max(board.x, Math.min(board.x + board.w - r.w, r.x)),
            y: Math.max(board.y, Math.min(board.y + board.h - r.h, r.y)),
          }
        }
      }
    }
    if (quiet) return
  }
}

/** Lay out all stacks of a board at once, so that a stack that spills over never covers another. */
export function layoutStacks(requests: readonly StackRequest[], options: StackOptions): StackLayout[] {
  const live = requests.filter((r) => r.ranks.some((n) => n > 0))
  const shapes = live.map((r) => fit(r, options))
  const spills = live.map((r, k) => shapes[k].w > r.zone.w + 0.01 || shapes[k].h > r.zone.h + 0.01)
  const rects = live.map((r, k): Rect => {
    const pad = spills[k] ? (options.pad ?? PAD) : 0
    const w = shapes[k].w + pad * 2
    const h = shapes[k].h + pad * 2
    const [x, y] = spills[k]
      ? bestSpot(r, w, h)
      : [r.zone.x + r.zone.w / 2 - w / 2, r.zone.y + r.zone.h / 2 - h / 2]
    const { board } = options
    return {
      x: Math.max(board.x, Math.min(board.x + board.w - w, x)),
      y: Math.max(board.y, Math.min(board.y + board.h - h, y)),
      w,
      h,
    }
  })
  settle(
    rects,
    spills.map((s) => !s),
    options.board,
  )
  return live.map((request, k) => {
    const shape = shapes[k]
    const rect = rects[k]
    const pad = spills[k] ? (options.pad ?? PAD) : 0
    let top = rect.y + pad + 0.16 * shape.size
    const ranks = request.ranks.map((n): Slot[] => {
      const slots: Slot[] = []
      for (let row = 0; row * shape.columns < n; row++) {
        const inRow = Math.min(shape.columns, n - row * shape.columns)
        const left = rect.x + rect.w / 2 - (inRow * PITCH_X * shape.size) / 2 + 0.04 * shape.size
        for (let i = 0; i < inRow; i++)
          slots.push({ x: left + i * PITCH_X * shape.size, y: top, size: shape.size })
        top += PITCH_Y * shape.size
      }
      if (n > 0) top += RANK_GAP * shape.size
      return slots
    })
    return { id: request.id, tray: spills[k] ? rect : null, bounds: rect, ranks }
  })
}
