import { disc, star } from './charge-strokes.ts'
import { CHARGES } from './charges.ts'
import { num, taper } from './svg.ts'

/**
 * The badges of the ten heirs, in a box from -50 to 50. Seven of them bear the royal arms with tiny marks, so on a
 * block the badge is what tells them apart.
 */
const legs = (feet: readonly (readonly [number, number, number, number])[], w: number): string =>
  feet
    .map(([a, b, c, d]) =>
      taper(
        [
          [a, b],
          [(a + c) / 2 + 1.5, (b + d) / 2],
          [c, d],
          [c - 5, d + 1],
        ],
        [w * 1.7, w, w * 0.8, w * 0.6],
      ),
    )
    .join('')

const BOAR = [
  taper(
    [
      [-22, -4],
      [-4, -8],
      [16, -6],
      [34, 2],
    ],
    [28, 38, 34, 22],
  ),
  taper(
    [
      [-20, -4],
      [-34, 4],
      [-46, 14],
    ],
    [28, 18, 9],
  ),
  taper(
    [
      [-38, 12],
      [-44, 2],
      [-40, -4],
    ],
    [4, 4, 0.5],
  ),
  taper(
    [
      [-18, -16],
      [-22, -28],
    ],
    [9, 0.5],
  ),
  ...[-14, -6, 2, 10, 18, 26].map((x) =>
    taper(
      [
        [x, -20 + Math.abs(x - 4) * 0.2],
        [x + 5, -34 + Math.abs(x - 4) * 0.3],
      ],
      [7, 0.5],
    ),
  ),
  legs(
    [
      [-16, 10, -20, 38],
      [-6, 12, -4, 40],
      [20, 10, 16, 38],
      [30, 8, 34, 38],
    ],
    7,
  ),
  taper(
    [
      [38, -4],
      [46, -12],
      [42, -20],
      [48, -24],
    ],
    [3, 3, 3, 1],
  ),
].join('')
const BULL = [
  taper(
    [
      [-24, -8],
      [-4, -8],
      [16, -8],
      [34, -4],
    ],
    [32, 36, 30, 28],
  ),
  taper(
    [
      [-24, -14],
      [-36, -10],
      [-42, 4],
    ],
    [26, 20, 11],
  ),
  taper(
    [
      [-32, -22],
      [-36, -38],
      [-28, -46],
    ],
    [6, 5, 0.5],
  ),
  taper(
    [
      [-38, -20],
      [-48, -32],
      [-46, -44],
    ],
    [6, 5, 0.5],
  ),
  legs(
    [
      [-20, 8, -24, 40],
      [-8, 10, -8, 42],
      [22, 8, 20, 40],
      [32, 6, 36, 40],
    ],
    7.5,
  ),
  taper(
    [
      [40, -12],
      [48, 0],
      [44, 22],
    ],
    [3.4, 3, 3],
  ),
  taper(
    [
      [44, 20],
      [44, 34],
    ],
    [4, 8],
  ),
].join('')
const ANTELOPE = [
  taper(
    [
      [-18, -2],
      [0, -4],
      [18, -4],
      [32, 0],
    ],
    [22, 24, 20, 20],
  ),
  taper(
    [
      [-18, -4],
      [-28, -22],
      [-32, -30],
    ],
    [16, 11, 12],
  ),
  taper(
    [
      [-30, -32],
      [-40, -26],
      [-47, -20],
    ],
    [13, 9, 4],
  ),
  taper(
    [
      [-28, -36],
      [-22, -46],
      [-12, -49],
    ],
    [5, 5, 0.5],
  ),
  taper(
    [
      [-33, -38],
      [-34, -48],
      [-26, -50],
    ],
    [5, 4, 0.5],
  ),
  legs(
    [
      [-14, 8, -18, 44],
      [-6, 8, -4, 44],
      [22, 6, 18, 42],
      [30, 4, 34, 42],
    ],
    5,
  ),
  taper(
    [
      [36, -4],
      [44, -14],
      [40, -22],
    ],
    [3, 5, 0.5],
  ),
  taper(
    [
      [-20, -12],
      [-14, -20],
    ],
    [6, 0.5],
  ),
].join('')
const SWAN = [
  taper(
    [
      [-14, 18],
      [4, 20],
      [26, 10],
      [46, -4],
    ],
    [24, 36, 24, 2],
  ),
  taper(
    [
      [-16, 14],
      [-26, 0],
      [-14, -20],
      [-22, -36],
    ],
    [16, 11, 9, 9],
  ),
  taper(
    [
      [-22, -38],
      [-34, -38],
      [-44, -32],
    ],
    [12, 8, 1],
  ),
  taper(
    [
      [-2, 10],
      [14, -8],
      [34, -26],
    ],
    [20, 18, 1],
  ),
  taper(
    [
      [2, 16],
      [24, 2],
      [46, -14],
    ],
    [14, 12, 1],
  ),
  taper(
    [
      [-2, 34],
      [-6, 46],
      [-14, 47],
    ],
    [6, 4, 2],
  ),
  taper(
    [
      [12, 34],
      [10, 46],
      [2, 47],
    ],
    [6, 4, 2],
  ),
].join('')
const FALCON = [
  taper(
    [
      [-8, -22],
      [-4, 0],
      [10, 26],
    ],
    [18, 26, 12],
  ),
  taper(
    [
      [-10, -26],
      [-14, -38],
      [-18, -38],
    ],
    [16, 16, 12],
  ),
  taper(
    [
      [-22, -39],
      [-30, -34],
      [-27, -28],
    ],
    [9, 5, 0.5],
  ),
  taper(
    [
      [-2, -14],
      [14, 4],
      [30, 34],
    ],
    [18, 18, 1],
  ),
  taper(
    [
      [2, -16],
      [26, -4],
      [40, 16],
    ],
    [14, 12, 1],
  ),
  taper(
    [
      [8, 22],
      [16, 44],
    ],
    [12, 9],
  ),
  taper(
    [
      [-4, 20],
      [-10, 40],
      [-18, 42],
    ],
    [7, 4, 2],
  ),
  taper(
    [
      [4, 24],
      [2, 42],
      [-6, 44],
    ],
    [7, 4, 2],
  ),
].join('')
const DRAGON = [
  taper(
    [
      [-16, -8],
      [-6, 8],
      [12, 14],
      [28, 6],
    ],
    [18, 22, 22, 14],
  ),
  taper(
    [
      [-16, -8],
      [-26, -22],
      [-20, -38],
    ],
    [16, 12, 13],
  ),
  taper(
    [
      [-20, -40],
      [-34, -38],
      [-46, -30],
    ],
    [14, 10, 3],
  ),
  taper(
    [
      [-14, -44],
      [-6, -50],
    ],
    [6, 0.5],
  ),
  taper(
    [
      [-2, 0],
      [8, -26],
      [4, -46],
    ],
    [8, 7, 1],
  ),
  'M4,-46C18,-44 30,-38 40,-26C34,-28 30,-26 28,-20C24,-24 20,-22 18,-14C14,-16 10,-12 8,-4Z',
  taper(
    [
      [28, 6],
      [46, 4],
      [44, 26],
      [26, 34],
      [30, 46],
    ],
    [14, 8, 7, 5, 1],
  ),
  taper(
    [
      [-12, 12],
      [-22, 26],
      [-16, 40],
      [-26, 42],
    ],
    [12, 7, 5, 2],
  ),
  taper(
    [
      [10, 20],
      [4, 34],
      [12, 44],
      [2, 46],
    ],
    [13, 7, 5, 2],
  ),
  taper(
    [
      [-46, -28],
      [-50, -22],
    ],
    [3, 0.5],
  ),
].join('')
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
