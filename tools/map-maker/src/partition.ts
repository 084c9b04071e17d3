import { Delaunay } from 'd3-delaunay'
import type { Line, Point } from './geometry.ts'
import { noise2 } from './random.ts'
import { blur, cellAt, type Grid, rasterize } from './raster.ts'

/** A gazetteer place and the area that owns it. */
export interface Site {
  readonly area: number
  readonly at: Point
}

export interface Partition {
  readonly grid: Grid
  /** The area of every cell, sea included, so that borders run on over the water. */
  readonly label: Int16Array
  readonly land: Uint8Array
}

export interface PartitionRequest {
  readonly rings: readonly Line[]
  readonly sites: readonly Site[]
  readonly areas: number
  readonly grid: Grid
  /** Amplitude and wavelength, in pixels, of each octave that bends the straight Voronoi edges into country. */
  readonly warp: readonly (readonly [amplitude: number, wavelength: number])[]
  readonly rounding: number
  readonly seed: number
  /** Specks of an area smaller than this many square pixels melt into their neighbour. */
  readonly smallest: number
}

function neighbours(grid: Grid, s: number): number[] {
  const { width, height } = grid
  const i = s % width
  const out: number[] = []
  if (i + 1 < width) out.push(s + 1)
  if (i > 0) out.push(s - 1)
  if (s + width < width * height) out.push(s + width)
  if (s >= width) out.push(s - width)
  return out
}

/** Connected pieces of land; `same` says whether two neighbouring cells belong together. */
function pieces(grid: Grid, land: Uint8Array, same: (a: number, b: number) => boolean) {
  const id = new Int32Array(land.length).fill(-1)
  const list: number[][] = []
  for (let s = 0; s < land.length; s++) {
    if (!land[s] || id[s] >= 0) continue
    const cells = [s]
    id[s] = list.length
    for (let k = 0; k < cells.length; k++) {
      for (const z of neighbours(grid, cells[k])) {
        if (land[z] && id[z] < 0 && same(cells[k], z)) {
          id[z] = list.length
          cells.push(z)
        }
      }
    }
    list.push(cells)
  }
  return { id, list }
}

function mostCommon(counts: Map<number, number>): number {
  let best = -1
  let most = 0
  for (const [key, n] of counts) {
    if (n > most || (n === most && key < best)) {
      best = key
      most = n
    }
  }
  return best
}

/** Exclaves and specks melt into the neighbour they touch most; every island keeps its largest piece of each area. */
function melt(grid: Grid, land: Uint8Array, label: Int16Array, island: Int32Array, smallest: number): void {
  const { list } = pieces(grid, land, (a, b) => label[a] === label[b])
  const largest = new Map<string, number>()
  const keyOf = (cells: number[]) => `${label[cells[0]]}|${island[cells[0]]}`
  list.forEach((cells, k) => {
    const best = largest.get(keyOf(cells))
    if (best === undefined || list[best].length < cells.length) largest.set(keyOf(cells), k)
  })
  list.forEach((cells, k) => {
    if (largest.get(keyOf(cells)) === k && cells.length >= smallest / (grid.cell * grid.cell)) return
    const touching = new Map<number, number>()
    for (const s of cells) {
      for (const z of neighbours(grid, s)) {
        if (land[z] && label[z] !== label[s]) touching.set(label[z], (touching.get(label[z]) ?? 0) + 1)
      }
    }
    const winner = mostCommon(touching)
    if (winner >= 0) for (const s of cells) label[s] = winner
  })
}

/** Sea cells take the label of the nearest land. */
function spread(grid: Grid, land: Uint8Array, label: Int16Array): void {
  const queue: number[] = []
  const seen = new Uint8Array(land.length)
  for (let s = 0; s < land.length; s++) {
    if (land[s]) {
      seen[s] = 1
      queue.push(s)
    }
  }
  for (let k = 0; k < queue.length; k++) {
    for (const z of neighbours(grid, queue[k])) {
      if (seen[z]) continue
      seen[z] = 1
      label[z] = label[queue[k]]
      queue.push(z)
    }
  }
}

/** Each area's mask is blurred and the strongest wins: corners round off, junctions stay. */
function round(grid: Grid, label: Int16Array, areas: number, radius: number): Int16Array {
  const { width, height } = grid
  const best = new Float32Array(label.length).fill(-1)
  const out = new Int16Array(label)
  const bounds = Array.from({ length: areas }, () => [width, height, -1, -1])
  for (let s = 0; s < label.length; s++) {
    const b = bounds[label[s]]
    const i = s % width
    const j = (s - i) / width
    if (i < b[0]) b[0] = i
    if (j < b[1]) b[1] = j
    if (i > b[2]) b[2] = i
    if (j > b[3]) b[3] = j
  }
  const pad = radius * 4
  for (let a = 0; a < areas; a++) {
    if (bounds[a][2] < 0) continue
    const i0 = Math.max(0, bounds[a][0] - pad)
    const j0 = Math.max(0, bounds[a][1] - pad)
    const w = Math.min(width - 1, bounds[a][2] + pad) - i0 + 1
    const h = Math.min(height - 1, bounds[a][3] + pad) - j0 + 1
    const mask = new Float64Array(w * h)
    for (let j = 0; j < h; j++)
      for (let i = 0; i < w; i++) if (label[(j + j0) * width + i + i0] === a) mask[j * w + i] = 1
    const soft = blur(mask, w, h, radius)
    for (let j = 0; j < h; j++) {
      for (let i = 0; i < w; i++) {
        const s = (j + j0) * width + i + i0
        if (soft[j * w + i] > best[s]) {
          best[s] = soft[j * w + i]
          out[s] = a
        }
      }
    }
  }
  return out
}

/** Every cell belongs to its nearest gazetteer place, asked at a position bent by noise; then the result is tidied. */
export function partition(request: PartitionRequest): Partition {
  const { rings, sites, grid, warp, seed } = request
  const land = rasterize(rings, grid)
  const nearest = Delaunay.from(
    sites,
    (s) => s.at[0],
    (s) => s.at[1],
  )
  const bends = warp.map(([amplitude, wavelength], k) => ({
    amplitude,
    wavelength,
    x: noise2(seed + k * 7),
    y: noise2(seed + k * 7 + 3),
  }))
  let label: Int16Array = new Int16Array(land.length)
  let hint = 0
  for (let j = 0; j < grid.height; j++) {
    for (let i = 0; i < grid.width; i++) {
      const x = grid.x0 + (i + 0.5) * grid.cell
      const y = grid.y0 + (j + 0.5) * grid.cell
      let dx = 0
      let dy = 0
      for (const b of bends) {
        dx += b.amplitude * b.x(x / b.wavelength, y / b.wavelength)
        dy += b.amplitude * b.y(x / b.wavelength, y / b.wavelength)
      }
      hint = nearest.find(x + dx, y + dy, hint)
      label[j * grid.width + i] = sites[hint].area
    }
  }
  const islands = pieces(grid, land, () => true)
  const mainland = islands.list.reduce((most, cells) => Math.max(most, cells.length), 0)
  for (const cells of islands.list) {
    if (cells.length >= mainland * 0.5) continue
    const counts = new Map<number, number>()
    for (const s of cells) counts.set(label[s], (counts.get(label[s]) ?? 0) + 1)
    const owner = mostCommon(counts)
    if ((counts.get(owner) ?? 0) / cells.length > 0.5) {
      // An island that a gazetteer place of a second area stands on is really shared; the others go to their majority.
      const owners = new Set(
        sites
          .filter((t) => islands.id[cellAt(grid, t.at[0], t.at[1])] === islands.id[cells[0]])
          .map((t) => t.area),
      )
      if (owners.size <= 1) for (const s of cells) label[s] = owner
    }
  }
  melt(grid, land, label, islands.id, request.smallest)
  melt(grid, land, label, islands.id, request.smallest)
  spread(grid, land, label)
  label = round(grid, label, request.areas, request.rounding)
  melt(grid, land, label, islands.id, request.smallest)
  melt(grid, land, label, islands.id, request.smallest)
  spread(grid, land, label)
  return { grid, label, land }
}

/** Pixels of common land border of every pair of areas that touch. */
export function sharedBorders({ grid, label, land }: Partition): Map<string, number> {
  const out = new Map<string, number>()
  for (let s = 0; s < label.length; s++) {
    if (!land[s]) continue
    for (const z of [
      (s + 1) % grid.width ? s + 1 : -1,
      s + grid.width < label.length ? s + grid.width : -1,
    ]) {
      if (z < 0 || !land[z] || label[z] === label[s]) continue
      const key = label[s] < label[z] ? `${label[s]}/${label[z]}` : `${label[z]}/${label[s]}`
      out.set(key, (out.get(key) ?? 0) + grid.cell)
    }
  }
  return out
}
