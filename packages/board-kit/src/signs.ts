import { FLEUR, ROSE } from './charge-plants.ts'
import { disc, star } from './charge-strokes.ts'
import { CROWN } from './charge-things.ts'
import { CHARGES } from './charges.ts'
import { curve, num, taper, type XY } from './svg.ts'

/**
 * Signs printed on the boards, each around its own origin. Colours are CSS variables, so one drawing serves every
 * theme: `--stone`, `--ink`, `--sign-shade`, `--flag`, `--paper`…
 */
const line = 'stroke="var(--ink)"'

function tower(x: number, w: number, h: number): string {
  const step = num((w + 2.8) / 5)
  return `<path d="M${x - w / 2},0V${-h}H${num(x - w / 2 - 1.4)}V${num(-h - 4.4)}h${step}v2.1h${step}v-2.1h${step}v2.1h${step}v-2.1h${step}v4.4H${x + w / 2}V0Z" fill="var(--stone)" ${line} stroke-width="1.05" stroke-linejoin="round"/><path d="M${num(x + w * 0.12)},${-h + 1}V-.8H${num(x + w / 2 - 0.6)}V${-h + 1}Z" fill="var(--sign-shade)"/><path d="M${num(x - 0.1)},${num(-h * 0.62)}v3.2" ${line} stroke-width="1.3"/>`
}
const wall = (x0: number, x1: number, h: number): string =>
  `<path d="M${x0},0V${-h}h2.6v-2.2h2.6v2.2h2.6v-2.2h2.6v2.2H${x1}V0Z" fill="var(--stone)" ${line} stroke-width=".9"/>`
const gate = (x: number): string => `<path d="M${x - 2.6},0v-4.2a2.6,2.8 0 0,1 5.2,0V0Z" fill="var(--ink)"/>`
const flag = (x: number, h: number): string =>
  `<path d="M${x},${-h}v-9" ${line} stroke-width=".9"/><path d="M${x},${-h - 9}l8,2.2l-8,2.4Z" fill="var(--flag)" ${line} stroke-width=".5"/>`

/** A castle has as many towers as its limit, and says it in a numeral on the plate under it. Foot at 0,0. */
export function castle(limit: 1 | 2 | 3): string {
  const walls =
    limit === 1
      ? tower(0, 10, 15) + gate(0) + flag(0, 19)
      : limit === 2
        ? wall(-8, 8, 8) + tower(-9, 8, 13) + tower(9, 8, 16) + gate(0) + flag(9, 20)
        : wall(-13, 13, 8) +
          tower(-13.5, 7.5, 12) +
          tower(13.5, 7.5, 12) +
          tower(0, 10, 19) +
          gate(0) +
          flag(0, 23)
  const w = [0, 14, 19, 24][limit]
  return `${walls}<path d="M${-w / 2},1h${w}v9.8q0,3.6 ${-w / 2},5.8q${-w / 2},-2.2 ${-w / 2},-5.8Z" fill="var(--paper)" ${line}/>`
}

/** Foot at 0,0; 30 wide and 37 high. */
export const church = (): string =>
  `<path d="M-11,0V-8L-3,-8V0ZM-11,-8L-7,-13L-3,-8Z" fill="var(--stone)" ${line} stroke-width=".9" stroke-linejoin="round"/><path d="M-3,0V-17L1.5,-29L6,-17V0Z" fill="var(--stone)" ${line} stroke-linejoin="round"/><path d="M2,0V-16L1.6,-27L6,-17V0Z" fill="var(--sign-shade)"/><path d="M1.5,-29v-7M-1.1,-33.6h5.2" stroke="var(--flag)" stroke-width="1.6"/><path d="M-9,-3.2v2M-6,-3.2v2M1.5,-12v3M-.4,0v-3.4a1.9,2 0 0,1 3.8,0V0Z" ${line} stroke-width=".8" fill="var(--ink)"/><path d="M6,0V-9H14V0ZM6,-9L8,-14H16L14,-9Z" fill="var(--stone)" ${line} stroke-width=".9" stroke-linejoin="round"/>`

const house = (x: number, w: number, h: number): string =>
  `<path d="M${x},0V${-h}l${w / 2},${-h * 0.7}l${w / 2},${h * 0.7}V0Z" fill="var(--stone)" ${line} stroke-width=".9" stroke-linejoin="round"/><path d="M${x + w / 2},${num(-h * 1.7)}l${w / 2},${num(h * 0.7)}V0h${-w / 2}Z" fill="var(--sign-shade)"/>`
/** An open town, without walls; foot at 0,0, 34 wide, 26 high. */
export const town = (): string =>
  `${house(-16, 10, 7)}${house(6, 10, 6)}<path d="M-4,0V-13L0,-25L4,-13V0Z" fill="var(--stone)" ${line} stroke-width=".9"/><path d="M.4,-23L4,-13V0H.4Z" fill="var(--sign-shade)"/>${house(-8, 7, 5)}<circle cx="9" cy="-3" r="7.4" fill="var(--paper)" ${line}/>`

/** A walled city with a rose beside it: the rose of whom it favours, in a tincture of heraldry. */
export function city(tincture: string): string {
  const rose = `<g transform="translate(17,-8) scale(.17)"><circle r="56" fill="var(--paper)" ${line} stroke-width="6"/><path d="${ROSE}" fill="var(--t-${tincture})" ${line} stroke-width="5"/><circle r="12" fill="var(--t-or)" ${line} stroke-width="3"/></g>`
  return `${house(-18, 8, 10)}${house(-9, 9, 13)}<path d="M1,-8V-22L4,-33L7,-22V-8Z" fill="var(--stone)" ${line} stroke-width=".9"/><path d="M4,-31L7,-22V-8H4Z" fill="var(--sign-shade)"/><path d="M-22,0V-9h3v-2.4h3v2.4h3v-2.4h3v2.4h3v-2.4h3v2.4h3v-2.4h3v2.4h3v-2.4h3v2.4H10V0Z" fill="var(--stone)" ${line} stroke-width=".9"/>${gate(-6)}${rose}`
}

/** A fortified city: the star of its bastions, one ring for each grade, its size in the middle. Centre at 0,0. */
export function fort(size: 1 | 2 | 4): string {
  const r = size === 4 ? 25 : size === 2 ? 21 : 17
  const bastions = size === 4 ? 8 : size === 2 ? 6 : 5
  const trace = (k: number): string => {
    const points: XY[] = []
    for (let i = 0; i < bastions; i++) {
      const a = -Math.PI / 2 + (i * 2 * Math.PI) / bastions
      const w = Math.PI / bastions
      const at = (da: number, rr: number): XY => [Math.cos(a + da) * rr * k, Math.sin(a + da) * rr * k]
      points.push(
        at(-w * 0.55, r * 0.66),
        at(-w * 0.42, r * 0.8),
        at(0, r),
        at(w * 0.42, r * 0.8),
        at(w * 0.55, r * 0.66),
      )
    }
    return `M${points.map((p) => p.map(num).join(',')).join('L')}Z`
  }
  return `<path d="${trace(1)}" transform="translate(1.6,2.2)" class="shade"/><path d="${trace(1)}" fill="var(--moat)" ${line} stroke-width="1.1"/><path d="${trace(0.86)}" fill="var(--stone)" ${line} stroke-width="1.6" stroke-linejoin="round"/>${size > 1 ? `<path d="${trace(0.7)}" fill="none" ${line} stroke-width=".8"/>` : ''}<circle r="${size === 4 ? 10 : 8.4}" fill="var(--paper)" ${line}/>`
}

export const anchor = (key: boolean): string =>
  `<g fill="none" stroke="var(--sea-ink)" stroke-linecap="round"><path d="M0,-7V11M-6,-3H6M-9,3C-8,9 -4,11 0,11.4C4,11 8,9 9,3" stroke="var(--halo)" stroke-width="5.4"/><circle cy="-9.4" r="2.6" stroke-width="2"/><path d="M0,-7V11M-5.5,-3H5.5M-9,3C-8,9 -4,11 0,11.4C4,11 8,9 9,3M-9,3l-1.4,3.4M-9,3l3,1.6M9,3l1.4,3.4M9,3l-3,1.6" stroke-width="2.1"/></g>${key ? `<path d="M-8,-12L-9,-20L-4.4,-16L0,-22L4.4,-16L9,-20L8,-12Z" fill="var(--gold)" ${line} stroke-width="1.1"/>` : ''}`

export const crownSign = (): string =>
  `<g transform="scale(.33)"><path d="${CROWN}" fill="var(--gold)" ${line} stroke-width="4" stroke-linejoin="round"/><path d="M-41,18Q0,28 41,18" fill="none" ${line} stroke-width="3"/>${[
    [0, -46, 6],
    [-29, -36, 5.4],
    [29, -36, 5.4],
  ]
    .map(
      ([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--flag)" ${line} stroke-width="2.4"/>`,
    )
    .join('')}</g>`

/** A laurel wreath of radius 15 around a plate for a number. */
export function laurel(r = 15): string {
  let leaves = ''
  for (const s of [-1, 1]) {
    for (let i = 0; i < 7; i++) {
      const a = ((i * 23 + 16) * Math.PI) / 180
      leaves += `<path transform="translate(${num(s * Math.sin(a) * r)},${num(Math.cos(a) * r)}) rotate(${num(s * -(i * 23 + 16) + (s > 0 ? -18 : 18))})" d="M0,0C${s * 3},-2.6 ${s * 8},-2.4 ${s * 9.4},0C${s * 8},2.2 ${s * 3},2.2 0,0Z"/>`
    }
  }
  return `<circle r="${r - 1.4}" fill="var(--paper)" ${line} stroke-width="1.1"/><g fill="var(--leaf)" ${line} stroke-width=".6">${leaves}</g>`
}

export const elector = (): string =>
  `<path d="M-13,4C-14,-6 -8,-12 0,-12C8,-12 14,-6 13,4Z" fill="var(--flag)" ${line}/><path d="M-7,3C-6,-6 -3,-10 0,-12C3,-10 6,-6 7,3" fill="none" ${line} stroke-width=".8"/><path d="M-14.5,2C-8,5.4 8,5.4 14.5,2V8.4C8,11.4 -8,11.4 -14.5,8.4Z" fill="var(--stone)" ${line}/><path d="M-9.5,6.2v2.4M-4.8,7v2.6M0,7.2v2.6M4.8,7v2.6M9.5,6.2v2.4" ${line} stroke-width="1.1"/><circle cy="-14.4" r="2.6" fill="var(--gold)" ${line} stroke-width=".8"/>`

/** A small banner of a side with its charge. */
export const banner = (side: string, charge: string): string =>
  `<path d="M-11,-14H11V8L0,14L-11,8Z" fill="var(--side-${side})" ${line} stroke-width="1.3"/>${charge}<path d="M-13,-14H13" ${line} stroke-width="2.4"/>`

export const mountainArea = (): string =>
  `<path d="M-17,9L-7,-8L-2,-1L5,-11L17,9Z" fill="var(--stone)" ${line} stroke-width="1.4" stroke-linejoin="round"/><path d="M5,-11L17,9H7L4,0ZM-7,-8L-2,-1L-1,9H-5Z" fill="var(--sign-shade)"/>`

export const supply = (): string =>
  `<path d="M-11,-6Q0,-12 11,-6V8Q0,14 -11,8Z" fill="var(--stone)" ${line} stroke-width="1.2"/><path d="M-11,-2Q0,4 11,-2M-11,4Q0,10 11,4" fill="none" ${line} stroke-width=".8"/><circle r="8" cy="1" fill="var(--paper)" ${line} stroke-width=".8"/>`

/** Exile: a rose in a ring, in a tincture of heraldry. */
export const exile = (tincture: string): string =>
  `<g transform="scale(.27)"><circle r="54" fill="var(--paper)" ${line} stroke-width="4"/><path d="${ROSE}" fill="var(--t-${tincture})" ${line} stroke-width="4"/><circle r="12" fill="var(--t-or)" ${line} stroke-width="3"/></g>`

/* --- the country itself -------------------------------------------------------------------------------------- */

/** An engraved hill: lit on the left, hatched on the right; foot at 0,0. `roll` supplies its irregularities. */
export function hill(w: number, h: number, roll: () => number): string {
  const lean = (roll() - 0.5) * 0.22 * w
  const peak: XY = [lean, -h]
  const leftSide: XY[] = [
    [-w * 0.5, 0],
    [-w * 0.33, -h * (0.22 + 0.1 * roll())],
    [-w * 0.16 + lean * 0.5, -h * (0.66 + 0.12 * roll())],
    peak,
  ]
  const rightSide: XY[] = [
    peak,
    [w * 0.14 + lean * 0.5, -h * (0.72 + 0.1 * roll())],
    [w * 0.3, -h * (0.28 + 0.12 * roll())],
    [w * 0.52, 0],
  ]
  const profile = curve([...leftSide, ...rightSide.slice(1)])
  const shade = `${curve(rightSide)}Q${num(w * 0.22)},${num(h * 0.08)} ${num(lean * 0.4 + w * 0.02)},${num(h * 0.04)}Q${num(lean - w * 0.03)},${num(-h * 0.45)} ${num(lean)},${num(-h)}Z`
  let hatch = ''
  const strokes = Math.max(5, Math.round(w / 3.4))
  for (let i = 0; i < strokes; i++) {
    const t = 0.02 + (i / strokes) * 0.9
    const k = Math.min(2, Math.floor(t * 3))
    const u = t * 3 - k
    const x = rightSide[k][0] + (rightSide[k + 1][0] - rightSide[k][0]) * u
    const y = rightSide[k][1] + (rightSide[k + 1][1] - rightSide[k][1]) * u
    const length = h * (0.9 - t * 0.68) * (0.72 + 0.28 * roll())
    const bend = -w * (0.05 + 0.05 * (1 - t))
    hatch += `M${num(x)},${num(y)}q${num(bend * 0.35 + length * 0.12)},${num(length * 0.5)} ${num(bend * 0.1 + length * 0.2)},${num(length)}`
  }
  for (let i = 0; i < 3; i++)
    hatch += `M${num(-w * (0.34 - 0.1 * i) + roll() * 2)},${num(-h * 0.06)}l${num(w * 0.05)},${num(-h * (0.1 + 0.06 * roll()))}`
  return `<path d="${profile}Z" class="hill-lit"/><path d="${shade}" class="hill-shade"/><path d="${hatch}" class="hill-hatch"/><path d="${profile}" class="hill-line"/>`
}

export function tree(roll: () => number): string {
  const crown: XY[] = Array.from({ length: 9 }, (_, i) => {
    const a = Math.PI * (1 - i / 8)
    return [Math.cos(a) * 5.6 * (0.86 + 0.3 * roll()), -5 - Math.sin(a) * 7 * (0.9 + 0.2 * roll())]
  })
  return `<path d="${curve(crown)}Q0,-2 ${num(crown[0][0])},${num(crown[0][1])}Z" class="leaf"/><path d="M1,-10.5q3,2 2.4,6M3,-9q2,2 1.4,4.4M-.6,-7.6q2.4,1.4 2.2,3.8M-.9,-3.4L-1,0M.9,-3.4L1,0M-3,.2H5.4" class="twig"/>`
}
export const pine = (): string =>
  `<path d="M0,-15L4.6,-7.2H2.6L5.6,-2.4H-5.6L-2.6,-7.2H-4.6Z" class="leaf" stroke-linejoin="round"/><path d="M.8,-12.4l2.6,4.8M1.2,-6.8l3,4M0,-2.4V.2M-2,.3H5" class="twig"/>`

/* --- ornaments ----------------------------------------------------------------------------------------------- */

export function compassRose(r: number): string {
  let o = ''
  const point = (a: number, q: number): string => `${num(Math.sin(a) * q)},${num(-Math.cos(a) * q)}`
  const spikes = (n: number, inner: number, outer: number, turn: number, light: string, dark: string) => {
    for (let i = 0; i < n; i++) {
      const a = turn + (i * 2 * Math.PI) / n
      const w = (Math.PI / 16) * 1.3
      o += `<path d="M0,0L${point(a - w, inner)}L${point(a, outer)}Z" fill="${light}"/><path d="M0,0L${point(a + w, inner)}L${point(a, outer)}Z" fill="${dark}"/>`
    }
  }
  let ticks = ''
  for (let i = 0; i < 64; i++)
    ticks += `M${point((i * Math.PI) / 32, r * 0.71)}L${point((i * Math.PI) / 32, r * (i % 2 ? 0.74 : 0.76))}`
  o += `<circle r="${num(r * 0.76)}" fill="none" stroke-width=".7"/><circle r="${num(r * 0.71)}" fill="var(--paper)" stroke-width="1.2"/><path d="${ticks}" fill="none" stroke-width="1"/>`
  spikes(8, r * 0.2, r * 0.5, Math.PI / 8, 'var(--gold)', 'var(--paper)')
  spikes(4, r * 0.22, r * 0.72, Math.PI / 4, 'var(--sea-ink)', 'var(--paper)')
  spikes(4, r * 0.24, r * 0.98, 0, 'var(--paper)', 'var(--red)')
  o += `<circle r="${num(r * 0.1)}" fill="var(--paper)"/><circle r="${num(r * 0.045)}" fill="var(--ink)"/><path transform="translate(0,${num(-r * 1.17)}) scale(${num(r / 340)})" d="${FLEUR}" fill="var(--red)" stroke-width="3"/>`
  return `<g ${line} stroke-width=".7" stroke-linejoin="round">${o}</g>`
}

export const cog = (): string =>
  `<g ${line} stroke-linejoin="round" stroke-linecap="round"><path d="M0,-4L0,-92" stroke-width="2.4" fill="none"/><path d="M0,-92C10,-97 16,-90 27,-94C20,-88 14,-86 0,-85Z" fill="var(--flag)" stroke-width=".8"/><path d="M-31,-76C-10,-70 10,-70 31,-76C36,-58 35,-42 28,-24C10,-17 -10,-17 -28,-24C-36,-42 -35,-58 -31,-76Z" fill="var(--stone)" stroke-width="1.3"/><path d="M16,-73C24,-58 24,-40 15,-20.4L28,-24C35,-42 36,-58 31,-76Z" fill="var(--sign-shade)" stroke="none"/><path d="M-33,-77.5C-10,-71 10,-71 33,-77.5" fill="none" stroke-width="2"/><path d="M0,-88L-46,-15M0,-88L47,-18M-31,-76L-44,-18M31,-76L45,-20" fill="none" stroke-width=".55"/><path d="M-52,-16C-50,2 -40,14 -26,16H26C42,14 52,0 56,-22L46,-21C30,-8 -24,-6 -42,-14Z" fill="var(--wood)" stroke-width="1.3"/><path d="M-49,-8C-30,0 30,-2 53,-12M-45,0C-28,6 30,6 48,-2M-38,8C-22,12 26,12 41,6" fill="none" stroke-width=".7"/><path d="M40,-21V-34h3v3h3v-3h3v3h3v-3h3v3h3v-3h2V-22Z" fill="var(--wood)"/><path d="M-53,-16V-28h3v3h3v-3h3v3h3v-3h3v3h2V-14Z" fill="var(--wood)"/><path transform="translate(0,-47) scale(.34)" d="${CHARGES['cross-charge']}" fill="var(--red)" stroke="none"/><path d="M-70,18q7,-6 14,0t14,0t14,0t14,0t14,0t14,0t14,0t14,0t14,0M-60,24q6,-5 12,0t12,0t12,0M10,24q6,-5 12,0t12,0t12,0" fill="none" stroke="var(--water)" stroke-width="1.1"/></g>`

/** A three-masted ship of the seventeenth or eighteenth century. */
export function galleon(): string {
  const sail = (x: number, y: number, w: number, h: number): string =>
    `<path d="M${x - w / 2},${y}C${num(x - w / 6)},${y + 4} ${num(x + w / 6)},${y + 4} ${x + w / 2},${y}C${num(x + w / 2 + 4)},${num(y + h * 0.4)} ${num(x + w / 2 + 3)},${num(y + h * 0.7)} ${num(x + w / 2)},${y + h}C${num(x + w / 6)},${y + h + 4} ${num(x - w / 6)},${y + h + 4} ${x - w / 2},${y + h}C${num(x - w / 2 - 3)},${num(y + h * 0.6)} ${num(x - w / 2 - 2)},${num(y + h * 0.3)} ${x - w / 2},${y}Z" fill="var(--stone)"/><path d="M${num(x + w * 0.22)},${y + 3}C${num(x + w * 0.34)},${num(y + h * 0.4)} ${num(x + w * 0.34)},${num(y + h * 0.7)} ${num(x + w * 0.22)},${y + h + 2}L${x + w / 2},${y + h}C${num(x + w / 2 + 3)},${num(y + h * 0.6)} ${num(x + w / 2 + 4)},${num(y + h * 0.4)} ${x + w / 2},${y}Z" fill="var(--sign-shade)" stroke="none"/>`
  const guns = [-34, -22, -10, 2, 14, 26]
    .map((x) => `<path d="M${x},-3h5v4h-5Z" fill="var(--ink)" stroke="none"/>`)
    .join('')
  return `<g ${line} stroke-linejoin="round" stroke-linecap="round"><path d="M-34,-14V-78M2,-14V-98M34,-18V-74M44,-16L72,-34" fill="none" stroke-width="2"/><path d="M2,-98C10,-103 16,-96 26,-100C20,-94 14,-92 2,-91ZM-34,-78c8,-4 12,2 20,-1c-5,5 -10,6 -20,7Z" fill="var(--flag)" stroke-width=".7"/><path d="M2,-96L-34,-74M2,-96L34,-70M34,-72L72,-34M-34,-76L-54,-22M2,-96L60,-26" fill="none" stroke-width=".5"/>${sail(2, -90, 26, 22)}${sail(2, -62, 38, 34)}${sail(-34, -72, 20, 20)}${sail(-34, -48, 26, 24)}${sail(34, -68, 20, 18)}${sail(34, -46, 26, 22)}<path d="M-58,-24L-52,-26L-48,-12C-20,-6 26,-8 46,-18L56,-16C52,0 42,12 28,14H-36C-48,10 -56,-4 -58,-24Z" fill="var(--wood)" stroke-width="1.3"/><path d="M-54,-8C-30,0 24,-2 52,-10M-50,2C-28,8 24,8 46,2" fill="none" stroke-width=".7"/>${guns}<path d="M-74,16q7,-6 14,0t14,0t14,0t14,0t14,0t14,0t14,0t14,0t14,0t14,0M-56,22q6,-5 12,0t12,0t12,0M12,22q6,-5 12,0t12,0t12,0" fill="none" stroke="var(--water)" stroke-width="1.1"/></g>`
}

export const serpent = (): string => {
  const humps = [
    taper(
      [
        [-58, 10],
        [-54, -14],
        [-40, -20],
        [-30, 8],
      ],
      [9, 11, 11, 9],
    ),
    taper(
      [
        [-18, 10],
        [-8, -16],
        [6, -16],
        [14, 10],
      ],
      [10, 12, 12, 9],
    ),
    taper(
      [
        [26, 10],
        [34, -9],
        [44, -8],
        [50, 10],
      ],
      [8, 9, 8, 6],
    ),
    taper(
      [
        [58, 10],
        [64, -2],
        [74, -10],
      ],
      [5, 4, 1],
    ),
    taper(
      [
        [-56, -6],
        [-62, -22],
        [-76, -24],
        [-86, -18],
      ],
      [10, 12, 12, 4],
    ),
    'M-74,-30l3,-8l4,7l5,-6l1,9Z',
  ].join('')
  return `<g ${line} stroke-linejoin="round"><path d="${humps}" fill="var(--leaf)"/><circle cx="-74" cy="-25" r="1.4" fill="var(--ink)"/><path d="M-86,-17q-5,2 -8,-1m3,1q-3,3 -6,3M-50,-12l5,1M-46,-6l5,0M-38,-4l5,-1M-6,-10l5,2M0,-10l5,2M6,-4l6,1M36,-4l4,2M43,-2l4,2" fill="none" stroke-width=".8"/><path d="M-70,12q6,-5 12,0t12,0t12,0t12,0t12,0t12,0t12,0t12,0t12,0t12,0t12,0" fill="none" stroke="var(--water)" stroke-width="1.1"/></g>`
}

/** A name ribbon with folded ends; the text runs along its sag. */
export function ribbon(w: number, h: number, sag: number): string {
  const a = w / 2
  const tail = (k: number): string => {
    const x = k * a
    return `<path d="M${num(x - k * 9)},${num(-h / 2 + sag + 5)}L${num(x + k * 15)},${num(-h / 2 + sag + 7)}L${num(x + k * 8)},${num(sag + 5.5)}L${num(x + k * 15)},${num(h / 2 + sag + 5)}L${num(x - k * 9)},${num(h / 2 + sag + 3.4)}Z" class="rib-tail"/><path d="M${num(x - k * 9)},${num(h / 2 + sag + 3.4)}L${num(x)},${num(h / 2 + sag)}L${num(x - k * 9)},${num(h / 2 + sag * 0.6)}Z" class="rib-fold"/>`
  }
  return `${tail(-1)}${tail(1)}<path d="M${num(-a)},${num(-h / 2 + sag)}Q0,${num(-h / 2 - sag)} ${num(a)},${num(-h / 2 + sag)}L${num(a)},${num(h / 2 + sag)}Q0,${num(h / 2 - sag)} ${num(-a)},${num(h / 2 + sag)}Z" class="rib"/><path d="M${num(-a + 3)},${num(-h / 2 + sag + 2.4)}Q0,${num(-h / 2 - sag + 2.4)} ${num(a - 3)},${num(-h / 2 + sag + 2.4)}M${num(-a + 3)},${num(h / 2 + sag - 2.4)}Q0,${num(h / 2 - sag - 2.4)} ${num(a - 3)},${num(h / 2 + sag - 2.4)}" class="rib-line"/>`
}

function volute(
  x: number,
  y: number,
  r: number,
  turns: number,
  start: number,
  way: 1 | -1,
  w: number,
): string {
  const n = Math.round(turns * 22)
  const points: XY[] = Array.from({ length: n + 1 }, (_, i) => {
    const a = start + way * (i / n) * turns * 2 * Math.PI
    const q = r * (1 - (i / n) * 0.86)
    return [x + Math.cos(a) * q, y + Math.sin(a) * q]
  })
  return taper(
    points,
    points.map((_, i) => w * (1 - (0.7 * i) / points.length)),
    2,
  )
}

/** The strapwork frame of a title, about 420 by 300, centred at 0,0. */
export function cartouche(): string {
  const plate =
    'M-176,-118C-110,-134 -60,-128 0,-142C60,-128 110,-134 176,-118C200,-104 186,-70 196,-48C208,-20 208,30 196,58C186,82 198,112 172,126C110,136 60,132 0,148C-60,132 -110,136 -172,126C-198,112 -186,82 -196,58C-208,30 -208,-20 -196,-48C-186,-70 -200,-104 -176,-118Z'
  let hatch = ''
  for (let i = 0; i < 70; i++)
    hatch += `M${num(-150 + i * 4.4)},${num(104 + 2 * Math.sin(i * 0.3))}l6,${num(10 + 4 * Math.sin(i * 0.7))}`
  for (let i = 0; i < 40; i++) hatch += `M166,${num(-74 + i * 4.3)}l${num(12 + 5 * Math.sin(i * 0.5))},5`
  const scrolls = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ]
    .map(
      ([sx, sy]) =>
        `<path transform="scale(${sx},${sy})" d="${volute(176, 104, 30, 1.35, -2.2, 1, 9)}${volute(118, 124, 19, 1.2, -0.5, -1, 6)}${volute(198, 40, 16, 1.15, 1.2, 1, 5.5)}" class="strap-hi"/>`,
    )
    .join('')
  return `<g ${line}><path d="${plate}" transform="translate(6,8)" class="shade" stroke="none"/><path d="${plate}" class="strap" stroke-width="1.6"/><path d="${plate}" transform="scale(.945,.93)" fill="none" stroke-width=".7"/><path d="${hatch}" fill="none" stroke-width=".55" opacity=".5"/>${scrolls}<path d="M-162,-84C-150,-84 -146,-92 -146,-100H146C146,-92 150,-84 162,-84V84C150,84 146,92 146,100H-146C-146,92 -150,84 -162,84Z" fill="var(--paper)" stroke-width="1.6"/><path d="M-155,-78C-144,-79 -140,-86 -139,-93H139C140,-86 144,-79 155,-78V78C144,79 140,86 139,93H-139C-140,86 -144,79 -155,78Z" fill="none" stroke-width=".8"/></g>`
}

export const cornerRose = (): string =>
  `<path d="${ROSE}" fill="var(--red)" ${line} stroke-width="4"/><circle r="12" fill="var(--gold)"/>`
export { disc, star }
