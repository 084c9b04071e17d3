import { CROWN } from './charge-things.ts'
import { CHARGES } from './charges.ts'
import { glyph } from './glyphs.ts'
import { castle, church, galleon, hill } from './signs.ts'
import { group, num, taper } from './svg.ts'

/** Little engraved scenes for the cards, in a frame 184 wide and 150 high around 0,0. */
const sky = (): string =>
  `<path d="${Array.from({ length: 26 }, (_, i) => `M-280,${num(-84 + i * 4.2)}H280`).join('')}" class="sky"/>`
const soil = (y: number): string =>
  `<path d="M-276,${y}q46,-6 92,0t92,0t92,0t92,0t92,0t92,0V110H-276Z" class="soil"/><path d="${Array.from({ length: 14 }, (_, i) => `M-276,${y + i * 5}q46,${-3 + (i % 3)} 92,0t92,0t92,0t92,0t92,0t92,0`).join('')}" class="furrow"/>`
const hills = (): string => {
  let seed = 7
  const roll = () => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }
  return [
    [-70, 20],
    [-38, 24],
    [64, 18],
    [32, 26],
    [0, 22],
  ]
    .map(([x, y]) => group(`translate(${x},${y})`, hill(54, 34, roll)))
    .join('')
}
const LINE = 'stroke="#3a2a1c"'
const lance = (x: number, y: number, h: number, fill: string): string =>
  `<path d="M${x},${y}V${y - h}" ${LINE} stroke-width="3"/><path d="M${x - 3},${y - h}L${x},${y - h - 12}L${x + 3},${y - h}Z" fill="#8a8577" ${LINE} stroke-width=".8"/><path d="M${x + 1},${y - h + 4}C${x + 16},${y - h - 2} ${x + 26},${y - h + 12} ${x + 46},${y - h + 6}L${x + 36},${y - h + 17}L${x + 46},${y - h + 28}C${x + 26},${y - h + 34} ${x + 16},${y - h + 22} ${x + 1},${y - h + 30}Z" fill="${fill}" ${LINE} stroke-width="1.2"/>`
const inInk = (body: string): string =>
  `<g style="--glyph:#2a1d12;--label:#f7eed7;--face:var(--cc)">${body}</g>`
const ship = (): string =>
  group(
    'translate(0,50) scale(1.05)',
    `<g style="--ink:#3a2a1c;--stone:#f7efd9;--sign-shade:#9c7b4a88;--flag:#a8241f;--wood:#a9835a;--water:#486a73">${galleon()}</g>`,
  )
const stone = (body: string): string =>
  `<g style="--ink:#3a2a1c;--stone:#f7efd9;--sign-shade:#9c7b4a88;--flag:#a8241f;--paper:#fbf4df">${body}</g>`
const flames = (x: number, y: number, s: number): string =>
  group(
    `translate(${x},${y}) scale(${s})`,
    `<path d="${[-14, 0, 14]
      .map((k) =>
        taper(
          [
            [k, 0],
            [k * 1.2 - 4, -22],
            [k * 0.6 + 3, -44 + Math.abs(k)],
          ],
          [16, 13, 0.5],
        ),
      )
      .join('')}" fill="#d9772b" ${LINE}/>`,
  )

const SCENES: Readonly<Record<string, () => string>> = {
  march: () =>
    hills() +
    soil(26) +
    lance(-70, 66, 112, '#2c4f80') +
    lance(-14, 70, 112, '#dfae38') +
    lance(42, 66, 112, '#a8241f') +
    `<path d="M-80,84H66m-10,-6l12,6l-12,6" fill="none" ${LINE} stroke-width="2"/>`,
  herald: () =>
    soil(56) +
    `<g transform="translate(-2,-40) rotate(-24)"><path d="${taper(
      [
        [-78, 26],
        [10, 26],
        [50, 26],
        [78, 26],
      ],
      [5, 6, 9, 34],
    )}" fill="#dfae38" ${LINE} stroke-width="1.3"/><path d="M-40,29H34V92L22,84L10,92L-3,84L-16,92L-28,84L-40,92Z" fill="#dfae38" ${LINE} stroke-width="1.4"/><path d="M-40,29H-3V84L-16,92L-28,84L-40,92Z" fill="#a8241f" ${LINE}/><path transform="translate(16,56) scale(.34)" d="${CHARGES.lion}" fill="#a8241f"/><path transform="translate(-21,56) scale(.3)" d="${CHARGES.passant}" fill="#dfae38"/></g>`,
  fire: () =>
    soil(44) +
    group('translate(-30,50) scale(2)', stone(castle(1))) +
    group('translate(36,50) scale(2)', stone(church())) +
    flames(-30, 20, 0.9) +
    flames(36, 10, 1.1),
  sea: () => `<path d="M-280,44H280V110H-280Z" fill="#b4c8c6"/>${ship()}`,
  castle: () => hills() + soil(40) + group('translate(0,62) scale(3)', stone(castle(3))),
  crown: () =>
    soil(60) +
    group(
      'translate(0,0) scale(1.1)',
      `<path d="${CROWN}" fill="#dfae38" ${LINE} stroke-width="2"/><path d="M-41,18Q0,28 41,18" fill="none" ${LINE} stroke-width="2"/>`,
    ),
  church: () => hills() + soil(44) + group('translate(0,62) scale(2.8)', stone(church())),
  swords: () =>
    soil(50) +
    `<g transform="translate(0,-6) scale(.94)">${[1, -1]
      .map(
        (s) =>
          `<g transform="scale(${s},1)"><path d="${taper(
            [
              [-46, 50],
              [-10, 18],
              [26, -22],
              [52, -66],
            ],
            [7, 8, 8, 1],
          )}" fill="#d7d3c6" ${LINE} stroke-width="1.3"/><path d="${taper(
            [
              [-46, 50],
              [-62, 70],
            ],
            [8, 6],
          )}" fill="#3a2a1c"/><path d="M-40,38C-30,52 -44,66 -62,66" fill="none" stroke="#b8860b" stroke-width="4"/></g>`,
      )
      .join('')}</g>`,
  plague: () =>
    soil(40) +
    `<g ${LINE} stroke-width="2.4" fill="#f4ecd4"><path d="M0,-56C-34,-56 -44,-30 -40,-8C-38,4 -28,8 -26,18H26C28,8 38,4 40,-8C44,-30 34,-56 0,-56Z"/></g><circle cx="-15" cy="-16" r="10" fill="#2a1d12"/><circle cx="15" cy="-16" r="10" fill="#2a1d12"/><path d="M-5,4L0,-6L5,4ZM-14,18V30M-5,18V32M5,18V32M14,18V30" fill="#2a1d12" ${LINE} stroke-width="3"/><path d="M-50,36L50,66M50,36L-50,66" ${LINE} stroke-width="7"/>`,
  guns: () =>
    hills() +
    soil(36) +
    inInk(group('translate(-4,34) scale(1.15)', glyph('artillery'))) +
    `<g fill="#f4ecd8" stroke="#8c8a88"><circle cx="66" cy="4" r="12"/><circle cx="78" cy="-8" r="15"/><circle cx="62" cy="-14" r="9"/></g>`,
  horse: () => hills() + soil(44) + inInk(group('translate(0,8) scale(1.2)', glyph('cavalry'))),
  pikes: () =>
    hills() +
    soil(44) +
    inInk(
      group('translate(-34,10) scale(1.05)', glyph('pikes')) +
        group('translate(36,14) scale(1)', glyph('pikes')),
    ),
  scroll: () =>
    soil(60) +
    `<path d="M-50,-54H44Q56,-54 56,-42V44Q56,56 44,56H-38Q-50,56 -50,44Z" fill="#fbf4df" ${LINE} stroke-width="2"/><path d="${Array.from({ length: 8 }, (_, i) => `M-38,${-38 + i * 10}H${40 - (i % 3) * 9}`).join('')}" ${LINE} stroke-width="1.4"/><circle cx="30" cy="48" r="15" fill="#a8241f" ${LINE} stroke-width="2"/><path transform="translate(30,48) scale(.2)" d="${CHARGES.lion}" fill="#f6d9b0"/>`,
  coins: () =>
    soil(50) +
    [
      [-30, 30],
      [0, 34],
      [30, 30],
      [-16, 10],
      [16, 10],
      [0, -12],
    ]
      .map(
        ([x, y]) =>
          `<g transform="translate(${x},${y})"><ellipse rx="24" ry="11" cy="6" fill="#b98a2c" ${LINE}/><ellipse rx="24" ry="11" fill="#e6c05a" ${LINE}/></g>`,
      )
      .join(''),
  clubs: () => hills() + soil(44) + inInk(group('translate(0,6) scale(1.25)', glyph('clubmen'))),
  walls: () => soil(40) + inInk(group('translate(0,12) scale(1.3)', glyph('garrison'))),
}

export const scene = (id: string): string => sky() + (SCENES[id] ?? SCENES.scroll)()
