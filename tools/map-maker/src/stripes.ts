import { num } from '@muster/board-kit/svg'
import type { AreaSpec } from './board-spec.ts'
import type { Geography } from './geography.ts'
import { boundsOf, type Point } from './geometry.ts'
import { polyline } from './path.ts'

/** Engravers' hatching (Petra Sancta): each power is readable without its colour. */
const HATCHES: Readonly<Record<string, readonly [w: number, h: number, d: string]>> = {
  britain: [3.6, 8, 'M1.8,-1V9'],
  france: [8, 3.6, 'M-1,1.8H9'],
  austria: [9, 9, ''],
  prussia: [4, 4, 'M2,-1V5M-1,2H5'],
  russia: [5, 5, 'M-1,-1L6,6M-1,4L1,6M4,-1L6,1'],
  spain: [5.2, 5.2, 'M1.2,1.3h.2M3.8,3.9h.2'],
  ottoman: [5, 5, 'M6,-1L-1,6M1,-1L-1,1M6,4L4,6'],
}

export const hatchPatterns = (powers: readonly string[]): string =>
  powers
    .map((p) => {
      const [w, h, d] = HATCHES[p]
      return `<pattern id="ht-${p}" width="${w}" height="${h}" patternUnits="userSpaceOnUse" class="p-${p}"><path d="M0,0H${w}V${h}H0Z" class="ht-wash"/><path d="${d}" class="ht-line${p === 'spain' ? ' ht-dots' : ''}"/></pattern>`
    })
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
