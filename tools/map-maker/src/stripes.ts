import { num } from '@muster/board-kit/svg'
import type { AreaSpec, Hatch } from './board-spec.ts'
import type { Geography } from './geography.ts'
import { boundsOf, type Point } from './geometry.ts'
import { polyline } from './path.ts'

function hatchPattern(id: string, { tile, d, dots }: Hatch): string {
  const [w, h] = tile
  return `<pattern id="ht-${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse" class="p-${id}"><path d="M0,0H${w}V${h}H0Z" class="ht-wash"/><path d="${d}" class="ht-line${dots ? ' ht-dots' : ''}"/></pattern>`
}

/** Engravers' hatching (Petra Sancta): each claimant is readable without its colour. */
export const hatchPatterns = (hatches: Readonly<Record<string, Hatch>>): string =>
  Object.entries(hatches)
    .map(([id, hatch]) => hatchPattern(id, hatch))
    .join('')

/** Slanting bands, one claimant after another; they fade towards the middle, where the name stands. */
export function stripes(geography: Geography, area: AreaSpec): string {
  const index = geography.spec.areas.indexOf(area)
  const [x0, y0, x1, y1] = boundsOf(geography.cut[index])
  const width = 17
  const angle = (-55 * Math.PI) / 180
  const along: Point = [Math.cos(angle), Math.sin(angle)]
  const across: Point = [-along[1], along[0]]
  const centre: Point = [(x0 + x1) / 2, (y0 + y1) / 2]
  const reach = Math.hypot(x1 - x0, y1 - y0) / 2 + width
  const at = (u: number, v: number): Point => [
    centre[0] + across[0] * u + along[0] * v,
    centre[1] + across[1] * u + along[1] * v,
  ]
  const claimants = area.claimants ?? []
  const bands = claimants.map(() => '')
  let seams = ''
  let k = 0
  for (let u = -reach; u < reach; u += width, k++) {
    bands[k % claimants.length] += polyline([at(u + width / 2, -reach), at(u + width / 2, reach)], false, 0.5)
    seams += polyline([at(u, -reach), at(u, reach)], false, 0.5)
  }
  const mask = `<mask id="k-${area.id}" maskUnits="userSpaceOnUse" x="${num(x0 - 4)}" y="${num(y0 - 4)}" width="${num(x1 - x0 + 8)}" height="${num(y1 - y0 + 8)}"><use href="#area-${area.id}" class="k0"/><use href="#area-${area.id}" class="k1"/><use href="#area-${area.id}" class="k2"/><use href="#area-${area.id}" class="k3"/></mask>`
  return `${mask}<g mask="url(#k-${area.id})">${claimants.map((c, i) => `<path d="${bands[i]}" stroke="url(#ht-${c})" stroke-width="${width}"/>`).join('')}<path d="${seams}" class="seam"/></g>`
}
