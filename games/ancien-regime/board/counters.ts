import { CROWN } from '@muster/board-kit/charge-things'
import { escapeText, num, place, type XY } from '@muster/board-kit/svg'

/** Generals, garrisons, fortresses and money, around the point where they stand. */
export type Power = 'britain' | 'france' | 'austria' | 'prussia' | 'russia' | 'spain' | 'ottoman'
export const POWERS: readonly Power[] = [
  'britain',
  'france',
  'austria',
  'prussia',
  'russia',
  'spain',
  'ottoman',
]

const BUST =
  'M-3,-38C-22,-40 -38,-32 -44,-25C-36,-27 -29,-26 -25,-24C-27,-20 -27,-17 -26,-14C-28,-9 -32,-5 -33,-2C-33,0 -30,1 -28.5,1C-29,4 -28.5,5 -27,6C-28,7.4 -27.5,9 -26.4,10C-27,14 -25,17 -20,17C-16,17.4 -13.6,18 -12.6,22C-12,28 -15,31 -24,36C-31,40 -33,46 -34,52H36C36,44 33,38 26,34C19,30 15,28 14,23C17,26 22,27 25,24C22,22 21,18 21,13C24,7 25,-2 22,-9C21,-14 20,-17 18,-19C26,-19 34,-21 40,-25C36,-34 18,-38 8,-37C4,-41 0,-41 -3,-38Z'
const TURBAN =
  'M-30,-14C-40,-26 -30,-44 -4,-46C24,-48 38,-34 30,-18C26,-12 22,-12 20,-10C22,0 20,8 18,14C22,20 22,26 16,28C24,34 34,38 36,52H-34C-33,44 -30,40 -22,36C-15,32 -12,28 -13,22C-16,22 -24,24 -24,16C-28,12 -27,8 -26,6C-29,2 -33,0 -33,-2C-30,-6 -27,-9 -26,-12Z'
const QUEUE = 'M18,6C24,8 28,14 27,22C33,26 31,34 29,42C27,38 24,36 23,30C19,28 17,22 18,6Z'

const colour = (x: number, h: number): string =>
  `<path d="M${x},0V${-h}" class="pole"/><path d="M${x + 1},${-h + 1}C${x + 8},${-h - 2} ${x + 13},${-h + 4} ${x + 20},${-h + 1}V${-h + 16}C${x + 13},${-h + 19} ${x + 8},${-h + 13} ${x + 1},${-h + 16}Z" class="cloth"/>`

export interface CounterDraw {
  readonly power: Power
  readonly x: number
  readonly y: number
  readonly size: number
  readonly state?: '' | 'offered' | 'selected'
  readonly id?: string
  readonly label?: string
}

const wrap = (kind: string, d: CounterDraw, body: string): string =>
  `<g class="counter ${kind} p-${d.power}"${d.id ? ` data-piece="${escapeText(d.id)}"` : ''}${d.label ? ` role="img" aria-label="${escapeText(d.label)}"` : ''} transform="${place(d.x, d.y, d.size / 100)}">${body}</g>`

/** A general: a cameo on a turned stand, with one regimental colour for each unit and the initial of his power. */
export function general(
  d: CounterDraw & { readonly units: number; readonly crowned?: boolean; readonly name?: string },
): string {
  const poles = d.units === 0 ? [] : d.units === 1 ? [6] : d.units === 2 ? [-16, 14] : [-30, -4, 22]
  const flags = poles
    .map((x) => `<g transform="translate(${x},-8) rotate(${num(x * 0.35)})">${colour(0, 50)}</g>`)
    .join('')
  const bust = d.power === 'ottoman' ? TURBAN : BUST + QUEUE
  return wrap(
    'general',
    d,
    `<ellipse cx="8" cy="50" rx="46" ry="10" class="shadow"/>${d.state ? `<ellipse cy="4" rx="48" ry="62" class="ring is-${d.state}"/>` : ''}${flags}<path d="M-28,50C-28,42 -14,42 -10,36H10C14,42 28,42 28,50Z" class="stand"/><ellipse cy="50" rx="29" ry="6.5" class="stand"/><ellipse cy="2" rx="32" ry="38" class="stand"/><ellipse cy="2" rx="27.5" ry="33.5" class="cameo"/><path transform="translate(1,5) scale(.54)" d="${bust}" class="bust"/>${d.crowned ? `<path transform="translate(0,-40) scale(.2)" d="${CROWN}" class="crown"/>` : ''}<circle cx="25" cy="36" r="11" class="initial"/><text x="25" y="41.4" text-anchor="middle" class="initial-text">${INITIALS[d.power]}</text>${d.name ? `<text y="74" text-anchor="middle" class="counter-name">${escapeText(d.name)}</text>` : ''}`,
  )
}

/** A power is never told by hue alone: its pieces carry its initial. */
export const INITIALS: Readonly<Record<Power, string>> = {
  britain: 'B',
  france: 'F',
  austria: 'A',
  prussia: 'P',
  russia: 'R',
  spain: 'S',
  ottoman: 'O',
}

export function garrison(d: CounterDraw): string {
  return wrap(
    'garrison',
    d,
    `<ellipse cx="8" cy="38" rx="52" ry="10" class="shadow"/>${d.state ? `<circle r="62" class="ring is-${d.state}"/>` : ''}<path d="M0,-34V-62" class="pole"/><path d="M1,-62C12,-66 18,-58 30,-62V-44C18,-40 12,-48 1,-44Z" class="cloth"/><path d="M0,-36L46,36Q0,48 -46,36Z" class="canvas"/><path d="M0,-36L46,36Q36,39 24,40.6ZM0,-36L-46,36Q-36,39 -24,40.6Z" class="stripe"/><path d="M0,-14L-14,41.6H14Z" class="door"/><text y="36" text-anchor="middle" class="tent-text">${INITIALS[d.power]}</text>`,
  )
}

export function unit(d: CounterDraw): string {
  return wrap(
    'unit',
    d,
    `<ellipse cx="6" cy="44" rx="34" ry="8" class="shadow"/><g transform="translate(-8,40) scale(1.5)">${colour(0, 52)}</g><ellipse cx="-8" cy="42" rx="16" ry="5" class="stand"/>`,
  )
}

export function fortress(d: CounterDraw): string {
  const points: XY[] = []
  for (let i = 0; i < 5; i++) {
    const a = -Math.PI / 2 + (i * 2 * Math.PI) / 5
    const at = (da: number, r: number): XY => [Math.cos(a + da) * r, Math.sin(a + da) * r]
    points.push(at(-0.3, 34), at(-0.22, 40), at(0, 54), at(0.22, 40), at(0.3, 34))
  }
  const trace = (k: number): string => `M${points.map(([x, y]) => `${num(x * k)},${num(y * k)}`).join('L')}Z`
  return wrap(
    'fortress',
    d,
    `<path d="${trace(1.12)}" transform="translate(5,7)" class="shadow"/><path d="${trace(1.12)}" class="glacis"/><path d="${trace(0.96)}" class="ditch"/><path d="${trace(0.84)}" class="rampart"/><path d="${trace(0.68)}" class="rampart-line"/><circle r="16" class="stand"/><text y="8" text-anchor="middle" class="fort-text">${INITIALS[d.power]}</text>`,
  )
}

export const coin = (value: 1 | 2 | 5, x: number, y: number, size = 54): string =>
  `<g class="coin c-${value}" transform="${place(x, y, size / 54)}"><circle cx="3" cy="4" r="27" class="shadow"/><circle r="27" class="metal"/><circle r="22.5" class="milling"/><text y="9" text-anchor="middle" class="coin-text">${value}</text></g>`

export const imperialCrown = (x: number, y: number, size: number): string =>
  `<g class="imperial" transform="${place(x, y, size / 100)}"><path d="M-44,28C-60,-6 -30,-34 0,-40C30,-34 60,-6 44,28Z" class="velvet"/><path d="M-44,28C-60,-6 -34,-26 -10,-36C-22,-20 -24,8 -22,28ZM44,28C60,-6 34,-26 10,-36C22,-20 24,8 22,28ZM-8,28C-10,0 -6,-24 0,-40C6,-24 10,0 8,28Z" class="metal"/><path d="M-46,24Q0,36 46,24V40Q0,52 -46,40Z" class="metal"/><path d="M0,-40V-62M-9,-53H9" class="cross"/></g>`
