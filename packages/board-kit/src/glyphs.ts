import { CHARGES } from './charges.ts'
import { num, taper } from './svg.ts'

/** Signs for the kinds of units, in a box from -50 to 50, in the colours of the block they stand on. */
export const GLYPHS = [
  'infantry',
  'pikes',
  'archers',
  'knights',
  'cavalry',
  'hobelars',
  'artillery',
  'garrison',
  'leader',
  'king',
  'norse',
  'church',
  'levy',
  'bombard',
  'mercenary',
  'rebel',
  'clubmen',
  'noble',
] as const
export type Glyph = (typeof GLYPHS)[number]

const INK = 'fill="var(--glyph)"'
const LIGHT = 'fill="var(--label)"'
const ACCENT = 'fill="var(--face)"'
const HORSE = [
  taper(
    [
      [30, 48],
      [16, 18],
      [2, -8],
      [-6, -26],
    ],
    [46, 36, 27, 20],
  ),
  taper(
    [
      [-2, -28],
      [-16, -22],
      [-32, -2],
      [-38, 10],
    ],
    [20, 22, 15, 12],
  ),
  taper(
    [
      [-40, 4],
      [-42, 12],
      [-34, 17],
    ],
    [8, 9, 4],
  ),
  taper(
    [
      [0, -36],
      [4, -48],
      [7, -50],
    ],
    [8, 6, 0.5],
  ),
  taper(
    [
      [-7, -38],
      [-8, -48],
    ],
    [7, 0.5],
  ),
  ...[
    [6, -40, 20, -44],
    [12, -30, 27, -34],
    [17, -19, 33, -22],
    [23, -7, 39, -9],
    [29, 6, 44, 5],
    [34, 19, 48, 19],
  ].map(([a, b, c, d]) =>
    taper(
      [
        [a - 6, b + 6],
        [a, b],
        [c, d],
      ],
      [9, 9, 0.5],
    ),
  ),
].join('')
const CROSSED_SPEARS = [
  taper(
    [
      [-36, 46],
      [34, -40],
    ],
    [4.4, 4],
  ),
  taper(
    [
      [36, 46],
      [-34, -40],
    ],
    [4.4, 4],
  ),
  'M31,-50L44,-46L40,-33Q32,-34 28,-40Z',
  'M-31,-50L-28,-40Q-32,-34 -40,-33L-44,-46Z',
].join('')
const TARGE = `<circle r="24" ${ACCENT} stroke="var(--glyph)" stroke-width="5"/><circle r="7" ${LIGHT} stroke="var(--glyph)" stroke-width="4"/>${[
  0, 60, 120, 180, 240, 300,
]
  .map(
    (a) =>
      `<circle cx="${num(Math.cos((a * Math.PI) / 180) * 15)}" cy="${num(Math.sin((a * Math.PI) / 180) * 15)}" r="2.4" ${LIGHT}/>`,
  )
  .join('')}`
const BOW = [
  taper(
    [
      [-14, -48],
      [8, -34],
      [18, 0],
      [8, 34],
      [-14, 48],
    ],
    [2, 6, 8, 6, 2],
  ),
  'M-14,-47L-13,-47L-26,0L-13,47L-14,47L-28.5,0Z',
  taper(
    [
      [-40, 0],
      [36, 0],
    ],
    [3.6, 3.6],
  ),
  'M32,-8L50,0L32,8L36,0Z',
  'M-44,-7L-34,-7L-28,0L-34,7L-44,7L-38,0Z',
].join('')
const SWORD = [
  taper(
    [
      [0, -50],
      [0, -44],
      [0, 22],
    ],
    [0.5, 7, 8],
  ),
  'M-22,20Q0,26 22,20L24,27Q0,32 -24,27Z',
  taper(
    [
      [0, 28],
      [0, 42],
    ],
    [5, 4.4],
  ),
  'M-5.5,46a5.5,5.5 0 1,1 11,0a5.5,5.5 0 1,1 -11,0Z',
].join('')
const WHEEL = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="var(--glyph)" stroke-width="6"/><path d="M${x},${y - r}V${y + r}M${x - r},${y}H${x + r}M${num(x - r * 0.7)},${num(y - r * 0.7)}L${num(x + r * 0.7)},${num(y + r * 0.7)}M${num(x + r * 0.7)},${num(y - r * 0.7)}L${num(x - r * 0.7)},${num(y + r * 0.7)}" stroke="var(--glyph)" stroke-width="3.4"/><circle cx="${x}" cy="${y}" r="6" ${ACCENT} stroke="var(--glyph)" stroke-width="2.5"/>`
const horse = `<path d="${HORSE}" ${INK}/><circle cx="-13" cy="-24" r="2.6" ${LIGHT}/><path d="M-33,-8L-22,6M-26,2L-2,-6L4,-22M-2,-6L8,8" stroke="var(--face)" stroke-width="3" fill="none"/>`
const path = (d: string): string => `<path d="${d}" ${INK}/>`

const DRAWN: Readonly<Record<Glyph, string>> = {
  infantry: `${path(CROSSED_SPEARS)}${TARGE}`,
  pikes: `${path(
    [-22, -4, 14]
      .map(
        (x) =>
          `${taper(
            [
              [x + 4, 48],
              [x, -34],
            ],
            [4.6, 4],
          )}M${x - 4},-32L${x},-50L${x + 4},-32Z`,
      )
      .join(''),
  )}${path('M22,48L30,-22L37,-22L36,18L44,48H34L32,30L29,48Z')}<path d="M-34,20H24V29H-34Z" ${ACCENT} stroke="var(--glyph)" stroke-width="2.6"/>`,
  archers: path(BOW),
  knights: `${path('M-26,-38Q0,-48 26,-38L29,-6L26,30Q14,46 0,48Q-14,46 -26,30L-29,-6Z')}<path d="M-22,-34Q0,-42 22,-34L24,-12H3V-38H-3V-12H-24Z" ${LIGHT} opacity=".22"/><path d="M-25,-8L-4,-6V-1L-24,-2ZM25,-8L4,-6V-1L24,-2Z" ${LIGHT}/><path d="M-2,-40h4V44h-4Z" ${ACCENT}/>${[
    [8, 10],
    [15, 9],
    [8, 18],
    [15, 17],
    [8, 26],
    [15, 25],
    [-8, 10],
    [-15, 9],
    [-8, 18],
    [-15, 17],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.8" ${LIGHT}/>`)
    .join('')}`,
  cavalry: horse,
  hobelars: `${horse}<path d="M-48,46L48,-46" stroke="var(--glyph)" stroke-width="3.6"/><path d="M42,-48L50,-50L48,-41Z" ${INK}/>`,
  artillery: `${path(
    `${taper(
      [
        [-38, 4],
        [-10, -6],
        [24, -18],
        [48, -26],
      ],
      [22, 22, 17, 15],
    )}M42,-37l11,-4l5,15l-11,4Z${taper(
      [
        [-6, 10],
        [-48, 34],
      ],
      [12, 8],
    )}`,
  )}${WHEEL(2, 16, 26)}`,
  bombard: `${path(
    `${taper(
      [
        [-46, -2],
        [-8, -2],
        [40, -14],
      ],
      [26, 28, 34],
    )}M36,-34l10,-3l8,40l-10,3Z`,
  )}<path d="M-46,20H40L46,34H-50Z" ${ACCENT} stroke="var(--glyph)" stroke-width="3"/><circle cx="-26" cy="38" r="10" ${INK}/><circle cx="24" cy="38" r="10" ${INK}/><path d="M-20,-17V12M0,-18V11" stroke="var(--label)" stroke-width="3"/>`,
  garrison: `${path('M-44,46V-14H-48V-36H-38V-28H-30V-36H-20V-14H-24V2H24V-14H20V-36H30V-28H38V-36H48V-14H44V46H12V26A12,13 0 0 0 -12,26V46Z')}<path d="M0,-2V-46" stroke="var(--glyph)" stroke-width="4"/><path d="M2,-46L30,-38L2,-28Z" ${ACCENT} stroke="var(--glyph)" stroke-width="2"/>`,
  leader: path(SWORD),
  king: `${path(CHARGES.crown)}<circle cy="-44" r="6" ${ACCENT}/><circle cx="-28" cy="-34" r="5" ${ACCENT}/><circle cx="28" cy="-34" r="5" ${ACCENT}/><path d="M-40,18Q0,28 40,18V26Q0,36 -40,26Z" ${ACCENT}/>`,
  norse: path(CHARGES.galley),
  church: `${path('M0,-50C22,-34 26,-14 22,10H-22C-26,-14 -22,-34 0,-50Z')}<path d="M-22,14H22V24H-22Z" ${ACCENT}/><path d="M0,-40V8M-13,-22H13" stroke="var(--label)" stroke-width="5"/>${path('M-20,28L-26,50H-12L-10,28ZM20,28L26,50H12L10,28Z')}`,
  levy: `${path(
    `${taper(
      [
        [-20, 48],
        [-20, -26],
      ],
      [5, 5],
    )}M-20,-26C-30,-22 -34,-34 -28,-46L-20,-50L-10,-44L-14,-26Z`,
  )}${path(
    taper(
      [
        [20, 48],
        [20, -18],
      ],
      [5, 5],
    ),
  )}<path d="M8,-18H32M8,-18V-44M16,-18V-46M24,-18V-46M32,-18V-44" stroke="var(--glyph)" stroke-width="4.4" fill="none"/>`,
  mercenary: `${path(
    `${taper(
      [
        [-34, 46],
        [22, -34],
      ],
      [5, 5],
    )}M12,-30L36,-50L44,-30L30,-14C26,-22 20,-28 12,-30Z${taper(
      [
        [34, 46],
        [-24, -36],
      ],
      [5, 5],
    )}M-24,-50L-16,-32L-30,-26L-40,-42Z`,
  )}<circle r="15" cy="6" ${ACCENT} stroke="var(--glyph)" stroke-width="4"/>`,
  rebel: `${path(
    `${taper(
      [
        [0, 48],
        [0, -20],
      ],
      [6, 6],
    )}M-26,-22H26V-14H-26Z`,
  )}${[-22, -7.5, 7.5, 22]
    .map((x) =>
      path(
        taper(
          [
            [x, -18],
            [x, -42],
            [x, -50],
          ],
          [5.4, 4.6, 0.5],
        ),
      ),
    )
    .join(
      '',
    )}<path d="M-28,14C-12,2 8,24 28,10V32C8,46 -12,24 -28,36Z" ${ACCENT} stroke="var(--glyph)" stroke-width="3"/>`,
  clubmen: `${path(
    `${taper(
      [
        [-30, 46],
        [6, -4],
        [26, -34],
      ],
      [7, 11, 22],
    )}${taper(
      [
        [30, 46],
        [-6, -4],
        [-26, -34],
      ],
      [7, 11, 22],
    )}`,
  )}${[
    [22, -40],
    [32, -28],
    [18, -24],
    [-22, -40],
    [-32, -28],
    [-18, -24],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.6" ${LIGHT}/>`)
    .join('')}`,
  noble: path(SWORD),
}

export const glyph = (kind: Glyph): string => DRAWN[kind]
