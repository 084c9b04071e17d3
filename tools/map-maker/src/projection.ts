import { geoConicConformal, geoConicEqualArea } from 'd3-geo'
import type { Point } from './geometry.ts'

export interface ProjectionSpec {
  readonly kind: 'conformal' | 'equal-area'
  readonly parallels: readonly [number, number]
  readonly rotate: readonly [number, number]
  readonly center: readonly [number, number]
  readonly pxPerKm: number
  /** This longitude and latitude lands on this pixel. */
  readonly anchor: { readonly lonLat: Point; readonly at: Point }
}

const EARTH_KM = 6371

export function projector(spec: ProjectionSpec): (lonLat: Point) => Point {
  const base = spec.kind === 'conformal' ? geoConicConformal() : geoConicEqualArea()
  const projection = base
    .parallels([...spec.parallels])
    .rotate([...spec.rotate])
    .center([...spec.center])
    .scale(EARTH_KM)
    .translate([0, 0])
    .precision(0)
  const raw = (lonLat: Point): Point => {
    const p = projection([lonLat[0], lonLat[1]])
    if (!p) throw new Error(`no projection of ${lonLat.join(', ')}`)
    return p
  }
  const [ax, ay] = raw(spec.anchor.lonLat)
  return (lonLat) => {
    const [x, y] = raw(lonLat)
    return [spec.anchor.at[0] + (x - ax) * spec.pxPerKm, spec.anchor.at[1] + (y - ay) * spec.pxPerKm]
  }
}
