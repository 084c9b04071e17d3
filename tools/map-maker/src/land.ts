import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import { type Box, clipToBox, cutCorners, type Point, ringArea, simplifyRing, subdivide } from './geometry.ts'

interface LandFeature {
  readonly geometry:
    | { readonly type: 'Polygon'; readonly coordinates: readonly number[][][] }
    | { readonly type: 'MultiPolygon'; readonly coordinates: readonly number[][][][] }
}

/** Natural Earth 1:10m land (public domain), as packed in world-atlas. */
function naturalEarthRings(): Point[][] {
  const path = createRequire(import.meta.url).resolve('world-atlas/land-10m.json')
  const topology = JSON.parse(readFileSync(path, 'utf8')) as Parameters<typeof feature>[0]
  const land = feature(topology, topology.objects.land) as unknown as {
    readonly features: readonly LandFeature[]
  }
  const rings: Point[][] = []
  for (const { geometry } of land.features) {
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
    for (const polygon of polygons)
      for (const ring of polygon) rings.push(ring.map(([x, y]): Point => [x, y]))
  }
  return rings
}

export interface LandRequest {
  readonly project: (lonLat: Point) => Point
  /** Pixels to keep. */
  readonly box: Box
  /** Degrees outside which a ring is not even looked at: west, south, east, north. */
  readonly window: Box
  /** Islets smaller than this many square pixels are left out. */
  readonly smallest: number
  readonly tolerance: number
}

/** Coast rings in board pixels, corner-cut and simplified. */
export function landRings({ project, box, window, smallest, tolerance }: LandRequest): Point[][] {
  const [west, south, east, north] = window
  const out: Point[][] = []
  for (const ring of naturalEarthRings()) {
    if (!ring.some(([x, y]) => x > west && x < east && y > south && y < north)) continue
    // Siberia crosses the date line: unwrapped, or its far end would be drawn over the Atlantic.
    const unwrapped = ring.slice(0, -1).map(([x, y]): Point => [x < west - 90 ? x + 360 : x, y])
    // Cut in degrees first: a conic projection bends what lies far outside the window back into it.
    const nearby = clipToBox(unwrapped, [west - 4, south - 4, east + 4, north + 4])
    if (nearby.length < 3) continue
    const projected = subdivide([...nearby, nearby[0]], 1)
      .slice(0, -1)
      .map(project)
    // Round the corners before the frame cuts the coast, or the corners of the frame would be rounded too.
    const clipped = clipToBox(cutCorners(projected), box)
    if (clipped.length < 3 || Math.abs(ringArea(clipped)) < smallest) continue
    const line = simplifyRing(clipped, tolerance)
    if (line.length > 2) out.push(line)
  }
  return out
}
