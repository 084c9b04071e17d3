/**
 * The badges of the ten heirs, in a box from -50 to 50. Seven of them bear the royal arms with tiny marks, so on a
 * block the badge is what tells them apart.
 */
import { ANTELOPE, BOAR, BULL, DRAGON } from './badge-beasts.ts'
import { FALCON, SWAN } from './badge-birds.ts'
import { disc, star } from './charge-strokes.ts'
import { CHARGES } from './charges.ts'
import { num, taper } from './svg.ts'

const SUN = star(50, 16, 0.55)
const PORTCULLIS = [
  ...[-28, -9.3, 9.3, 28].map(
    (x) => `M${num(x - 3.6)},-26H${num(x + 3.6)}V34L${num(x)},46L${num(x - 3.6)},34Z`,
  ),
  ...[-26, -6, 14].map((y) => `M-34,${y}H34V${y + 6.5}H-34Z`),
  ...[-1, 1].flatMap((s) => [disc(s * 36, -34, 6), disc(s * 42, -22, 6), disc(s * 44, -9, 6)]),
].join('')
const CRESSET = [
  'M-26,-2H26L16,22H-16ZM-4,22H4V50H-4Z',
  ...[-20, -7, 7, 20].map((x) =>
    taper(
      [
        [x, -2],
        [x * 1.15 - 4, -22],
        [x * 0.8 + 3, -46 + Math.abs(x) * 0.7],
      ],
      [13, 11, 0.5],
    ),
  ),
].join('')

const FACES: Readonly<Record<string, { path: string; tincture: string; extra?: string }>> = {
  falcon: {
    path: FALCON,
    tincture: 'argent',
    extra: `<path d="M-34,50V24H36V50Z" fill="none" stroke="var(--t-or)" stroke-width="7"/>`,
  },
  sun: {
    path: SUN,
    tincture: 'or',
    extra: `<circle r="25" fill="var(--t-or)" stroke="var(--piece-line)" stroke-width="2.4"/><path d="M-10,-5h6M4,-5h6M-8,9Q0,15 8,9" fill="none" stroke="var(--piece-line)" stroke-width="3"/>`,
  },
  'rose-white': {
    path: CHARGES.rose,
    tincture: 'argent',
    extra: `<circle r="13" fill="var(--t-or)" stroke="var(--piece-line)" stroke-width="2"/>`,
  },
  bull: { path: BULL, tincture: 'sable' },
  boar: { path: BOAR, tincture: 'argent' },
  antelope: { path: ANTELOPE, tincture: 'argent' },
  swan: { path: SWAN, tincture: 'argent' },
  cresset: { path: CRESSET, tincture: 'or' },
  portcullis: { path: PORTCULLIS, tincture: 'or' },
  dragon: { path: DRAGON, tincture: 'gules' },
}

/** A badge in a box from -50 to 50, outlined so that silver stands out on paper. */
export function badge(id: string): string {
  const face = FACES[id]
  if (!face) return ''
  return `<path d="${face.path}" fill="var(--piece-line)" stroke="var(--piece-line)" stroke-width="6" stroke-linejoin="round"/><path d="${face.path}" fill="var(--t-${face.tincture})"/>${face.extra ?? ''}`
}

export const BADGE_IDS: readonly string[] = Object.keys(FACES)
