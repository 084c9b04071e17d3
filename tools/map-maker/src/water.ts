import { taper } from '@muster/board-kit/svg'
import { contourLines } from './contour.ts'
import type { Geography } from './geography.ts'
import { type Line, lengthOf, type Point, resample, simplify, smooth } from './geometry.ts'
import { polyline, spline } from './path.ts'
import { type PointIndex, pointIndex } from './point-index.ts'
import { noise2 } from './random.ts'
import { blur, gridOver, rasterize, signedDistance } from './raster.ts'

/** Fine lines along the coast, each from a distance field blurred a little more, thinner and paler outwards. */
export function waterLines(geography: Geography): string {
  const { spec, box, rings } = geography
  const cell = spec.width > 2500 ? 2.4 : 2
  const grid = gridOver(box, cell)
  const field = signedDistance(rasterize(rings, grid), grid)
  const [x0, y0, x1, y1] = box
  const atEdge = ([x, y]: Point): boolean => x < x0 + 4 || y < y0 + 4 || x > x1 - 4 || y > y1 - 4
  return spec.waterLines
    .map((distance, i) => {
      const soft = blur(field, grid.width, grid.height, Math.max(1, Math.round(1 + i * 0.5)))
      const parts = contourLines(soft, grid, distance).flatMap((line) => {
        const runs: Point[][] = []
        let run: Point[] = []
        for (const p of line) {
          if (!atEdge(p)) run.push(p)
          else if (run.length) {
            runs.push(run)
            run = []
          }
        }
        if (run.length) runs.push(run)
        return runs
      })
      // The outer lines are broad and smooth, so they bear more thinning.
      const tolerance = (0.4 + i * 0.1) * (spec.grain > 0.1 ? 1.7 : 1)
      const d = parts
        .filter((l) => l.length > 10 && lengthOf(l) > 26)
        .map((l) => polyline(simplify(smooth(l, 2 + i), tolerance), false, spec.grain))
        .join('')
      return `<path d="${d}" stroke-width="${(0.95 - i * 0.06).toFixed(2)}" opacity="${(0.82 - i * (0.7 / spec.waterLines.length)).toFixed(2)}"/>`
    })
    .join('')
}

/** A coarse course becomes a river: a small meander that is the same on every run. */
export function meander(line: Line): Point[] {
  const bend = noise2(31)
  const points = resample(line, 9)
  return points.map(
    ([x, y], i): Point =>
      i === 0 || i === points.length - 1
        ? [x, y]
        : [x + 3.2 * bend(x / 16, y / 16), y + 3.2 * bend(y / 16 + 40, x / 16)],
  )
}

/** Parts of a river that do not run along a border drawn as a river: there the border itself is the river. */
function apartFrom(line: readonly Point[], banks: PointIndex): Point[][] {
  const out: Point[][] = []
  let run: Point[] = []
  for (const p of line) {
    if (banks.count(p[0] - 13, p[1] - 13, p[0] + 13, p[1] + 13) > 0) {
      if (run.length > 2) out.push(run)
      run = []
    } else run.push(p)
  }
  if (run.length > 2) out.push(run)
  return out
}

export function riversAndLakes(geography: Geography, bankPoints: readonly Point[]): string {
  const banks = pointIndex(bankPoints)
  const { spec } = geography
  // Three weights of one line, from the spring to the mouth: far fewer bytes than a tapered outline.
  const rivers = ['', '', '']
  for (const river of spec.rivers) {
    const course = meander(river.line)
    const total = lengthOf(course)
    for (const part of apartFrom(course, banks)) {
      const points = resample(part, 13)
      const walked = lengthOf(course.slice(0, course.indexOf(part[0]) + 1))
      const weight = (i: number): number => Math.min(2, Math.floor(((walked + i * 13) / total) * 3))
      let from = 0
      for (let i = 1; i < points.length; i++) {
        if (i < points.length - 1 && weight(i) === weight(from)) continue
        rivers[weight(from)] += spline(simplify(points.slice(from, i + 1), spec.arcTolerance))
        from = i
      }
    }
  }
  let lakes = ''
  for (const lake of spec.lakes) {
    const course = meander(lake.line)
    const points = course.length < 4 ? resample(course, 4) : course
    const width = points.map(
      (_, i) =>
        lake.width * (0.25 + 0.75 * Math.sin(Math.PI * Math.min(1, (i + 0.35) / (points.length - 0.3)))),
    )
    lakes += taper(points, width, 3)
  }
  return `${rivers.map((d, k) => `<path d="${d}" class="river" stroke-width="${[1.3, 2.1, 3][k]}"/>`).join('')}<path d="${lakes}" class="lake"/>`
}

/** Graticule or rhumb lines: the sea's own faint network. */
export function seaNet(geography: Geography): string {
  const { spec } = geography
  let d = ''
  if (spec.graticule) {
    const g = spec.graticule
    for (let lon = -40; lon <= 70; lon += g)
      d += spline(Array.from({ length: 9 }, (_, i) => spec.project([lon, 30 + i * 5])))
    for (let lat = 30; lat <= 70; lat += g)
      d += spline(Array.from({ length: 12 }, (_, i) => spec.project([-40 + i * 10, lat])))
  } else if (spec.rose) {
    const [x, y] = spec.rose.at
    for (let i = 0; i < 32; i++) {
      const a = (i * Math.PI) / 16
      d += polyline([
        [x, y],
        [x + Math.sin(a) * 2600, y - Math.cos(a) * 2600],
      ])
    }
  }
  return `<path d="${d}" class="net"/>`
}
