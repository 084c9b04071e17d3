import type { Box, Line } from './geometry.ts'

/** A rectangle of square cells over part of the board. */
export interface Grid {
  readonly width: number
  readonly height: number
  readonly x0: number
  readonly y0: number
  readonly cell: number
}

export function gridOver([x0, y0, x1, y1]: Box, cell: number): Grid {
  return { width: Math.ceil((x1 - x0) / cell), height: Math.ceil((y1 - y0) / cell), x0, y0, cell }
}

/** The cell a point falls in, or -1 outside the grid. */
export function cellAt(grid: Grid, x: number, y: number): number {
  const i = Math.floor((x - grid.x0) / grid.cell)
  const j = Math.floor((y - grid.y0) / grid.cell)
  return i < 0 || j < 0 || i >= grid.width || j >= grid.height ? -1 : j * grid.width + i
}

/** Even-odd fill of rings: 1 inside, 0 outside. */
export function rasterize(rings: readonly Line[], grid: Grid): Uint8Array {
  const { width, height, x0, y0, cell } = grid
  const mask = new Uint8Array(width * height)
  const crossings: number[][] = Array.from({ length: height }, () => [])
  for (const ring of rings) {
    for (let k = 0; k < ring.length; k++) {
      const a = ring[k]
      const b = ring[(k + 1) % ring.length]
      if (a[1] === b[1]) continue
      const low = Math.max(0, Math.ceil((Math.min(a[1], b[1]) - y0) / cell - 0.5))
      const high = Math.min(height - 1, Math.ceil((Math.max(a[1], b[1]) - y0) / cell - 0.5) - 1)
      for (let j = low; j <= high; j++) {
        const y = y0 + (j + 0.5) * cell
        crossings[j].push(a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]))
      }
    }
  }
  for (let j = 0; j < height; j++) {
    const xs = crossings[j].sort((p, q) => p - q)
    for (let k = 0; k + 1 < xs.length; k += 2) {
      const from = Math.max(0, Math.ceil((xs[k] - x0) / cell - 0.5))
      const to = Math.min(width - 1, Math.floor((xs[k + 1] - x0) / cell - 0.5))
      if (to >= from) mask.fill(1, j * width + from, j * width + to + 1)
    }
  }
  return mask
}

/** Squared distance (in cells) to the nearest set cell (Felzenszwalb and Huttenlocher). */
export function squaredDistance(mask: Uint8Array, width: number, height: number): Float64Array {
  const far = 1e9
  const out = new Float64Array(width * height)
  for (let i = 0; i < out.length; i++) out[i] = mask[i] ? 0 : far
  const n = Math.max(width, height)
  const hull = new Int32Array(n)
  const edge = new Float64Array(n + 1)
  const line = new Float64Array(n)
  const pass = (count: number, offset: number, stride: number) => {
    for (let q = 0; q < count; q++) line[q] = out[offset + q * stride]
    let k = 0
    hull[0] = 0
    edge[0] = -1e12
    edge[1] = 1e12
    for (let q = 1; q < count; q++) {
      let s = 0
      for (;;) {
        const r = hull[k]
        s = (line[q] + q * q - line[r] - r * r) / (2 * q - 2 * r)
        if (s > edge[k] || k === 0) break
        k--
      }
      k++
      hull[k] = q
      edge[k] = s
      edge[k + 1] = 1e12
    }
    k = 0
    for (let q = 0; q < count; q++) {
      while (edge[k + 1] < q) k++
      out[offset + q * stride] = (q - hull[k]) ** 2 + line[hull[k]]
    }
  }
  for (let x = 0; x < width; x++) pass(height, x, width)
  for (let y = 0; y < height; y++) pass(width, y * width, 1)
  return out
}

/** Signed distance in pixels: negative inside the mask, positive outside. */
export function signedDistance(mask: Uint8Array, grid: Grid): Float64Array {
  const outside = squaredDistance(mask, grid.width, grid.height)
  const inside = squaredDistance(
    mask.map((v) => 1 - v),
    grid.width,
    grid.height,
  )
  return outside.map((d, i) => (mask[i] ? -Math.sqrt(inside[i]) : Math.sqrt(d)) * grid.cell)
}

/** Three box passes in each direction: close to a Gaussian and cheap. */
export function blur(source: Float64Array, width: number, height: number, radius: number): Float64Array {
  const a = Float64Array.from(source)
  const b = new Float64Array(source.length)
  const span = 2 * radius + 1
  const pass = (
    src: Float64Array,
    dst: Float64Array,
    count: number,
    lines: number,
    step: number,
    jump: number,
  ) => {
    for (let l = 0; l < lines; l++) {
      const o = l * jump
      let sum = 0
      for (let i = -radius; i <= radius; i++) sum += src[o + Math.max(0, Math.min(count - 1, i)) * step]
      for (let i = 0; i < count; i++) {
        dst[o + i * step] = sum / span
        sum += src[o + Math.min(count - 1, i + radius + 1) * step] - src[o + Math.max(0, i - radius) * step]
      }
    }
  }
  for (let k = 0; k < 3; k++) {
    pass(a, b, width, height, 1, width)
    pass(b, a, height, width, width, 1)
  }
  return a
}
