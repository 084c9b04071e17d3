/** Flowers and sheaves among the charges. */
import { foil } from './charge-strokes.ts'
import { taper } from './svg.ts'

export const GARB = [
  taper(
    [
      [0, 44],
      [0, 8],
      [0, -30],
    ],
    [15, 9, 12],
  ),
  ...[-24, -16, -8, 8, 16, 24].map((x) =>
    taper(
      [
        [x * 0.62, 44],
        [x * 0.2, 8],
        [x * 0.75, -24],
        [x * 1.25, -40],
      ],
      [8, 5, 6.5, 2],
    ),
  ),
  ...[-30, -20, -10, 0, 10, 20, 30].map((x) =>
    taper(
      [
        [x * 0.75, -20],
        [x * 1.02, -34],
        [x * 1.12, -48 + Math.abs(x) * 0.3],
      ],
      [5, 8, 1],
    ),
  ),
  taper(
    [
      [-13, 9],
      [0, 12],
      [13, 9],
    ],
    [8, 9, 8],
  ),
].join('')

export const FLEUR = [
  taper(
    [
      [0, 44],
      [0, 10],
      [0, -10],
      [0, -48],
    ],
    [3, 10, 22, 0.5],
  ),
  ...[-1, 1].map((s) =>
    taper(
      [
        [s * 4, 16],
        [s * 12, 0],
        [s * 30, -16],
        [s * 40, -2],
        [s * 31, 8],
      ],
      [5, 10, 12, 9, 1],
    ),
  ),
  ...[-1, 1].map((s) =>
    taper(
      [
        [s * 2, 18],
        [s * 9, 28],
        [s * 18, 32],
      ],
      [6, 6, 1],
    ),
  ),
  'M-17,12h34v8h-34Z',
].join('')

export const ROSE = foil(5, 27, 19)
