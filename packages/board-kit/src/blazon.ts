import { FLEUR } from './charge-plants.ts'
import { CHARGES } from './charges.ts'
import { num } from './svg.ts'

/**
 * Heraldry in one line: `field | item | item`, drawn in order on a shield 100 wide and 116 high.
 * Field: a tincture, or `paly|barry|bendy A B n`, `quarterly A B`, `perpale A B`, `quartered coat coat`,
 * `gyronny A B`, `chequy A B`. Item: an ordinary with a tincture (`chief saltire cross fess bend chevron pale pall
 * bordure tressure label canton`), or `[n] charge tincture [@place]`.
 */
export type Coats = Readonly<Record<string, string>>
export const TINCTURES = ['or', 'argent', 'gules', 'azure', 'sable', 'vert', 'purpure'] as const
export const SHIELD_OUTLINE = 'M3,3H97V54C97,84 76,104 50,116C24,104 3,84 3,54Z'

export class BlazonError extends Error {}

const ORDINARIES = [
  'chief',
  'saltire',
  'cross',
  'cross-thin',
  'fess',
  'bend',
  'chevron',
  'pale',
  'pall',
  'bordure',
  'tressure',
  'label',
  'canton',
]
const PLACES: Readonly<Record<string, readonly (readonly [number, number, number])[]>> = {
  '1': [[50, 56, 64]],
  '2': [
    [50, 34, 40],
    [50, 80, 40],
  ],
  '3': [
    [27, 31, 38],
    [73, 31, 38],
    [50, 80, 38],
  ],
  '4': [
    [28, 30, 34],
    [72, 30, 34],
    [30, 76, 32],
    [70, 76, 32],
  ],
  pale3: [
    [50, 24, 50],
    [50, 53, 46],
    [50, 81, 40],
  ],
  fess3: [
    [20, 57, 34],
    [50, 57, 34],
    [80, 57, 34],
  ],
  chief1: [[50, 22, 26]],
  chief3: [
    [20, 20, 23],
    [50, 20, 23],
    [80, 20, 23],
  ],
  saltire4: [
    [50, 23, 25],
    [20, 55, 25],
    [80, 55, 25],
    [50, 90, 25],
  ],
  bend6: [
    [62, 17, 22],
    [84, 30, 21],
    [87, 56, 19],
    [15, 46, 22],
    [22, 74, 21],
    [44, 94, 20],
  ],
  bend3: [
    [24, 24, 24],
    [50, 50, 24],
    [76, 78, 24],
  ],
  chevron3: [
    [24, 30, 27],
    [76, 30, 27],
    [50, 90, 25],
  ],
  cross4: [
    [25, 27, 27],
    [75, 27, 27],
    [29, 74, 24],
    [71, 74, 24],
  ],
  quarters4: [
    [25, 28, 44],
    [75, 28, 44],
    [29, 82, 40],
    [71, 82, 40],
  ],
  bordure8: [
    [9, 10, 12],
    [50, 9.5, 12],
    [91, 10, 12],
    [8.5, 40, 12],
    [91.5, 40, 12],
    [17, 76, 12],
    [83, 76, 12],
    [50, 108, 12],
  ],
  orle8: [
    [16, 16, 17],
    [50, 15, 17],
    [84, 16, 17],
    [14, 47, 17],
    [86, 47, 17],
    [22, 78, 16],
    [78, 78, 16],
    [50, 102, 15],
  ],
  label9: [25, 50, 75].flatMap((x) => [25, 32, 39].map((y) => [x, y, 6] as const)),
  labelc3: [
    [21.5, 25.5, 7],
    [46.5, 25.5, 7],
    [71.5, 25.5, 7],
  ],
  q1: [[27, 29, 28]],
  semy: Array.from({ length: 30 }, (_, k) => {
    const row = Math.floor(k / 5)
    return [10 + (k % 5) * 20 + (row % 2 ? 10 : 0), 12 + row * 20, 17] as const
  }).filter(([x, y]) => y < 112 && x < 96),
}

/** Tinctures are CSS variables, so one shield serves every theme. */
const fill = (tincture: string): string => {
  if (!(TINCTURES as readonly string[]).includes(tincture))
    throw new BlazonError(`unknown tincture: ${tincture}`)
  return `var(--t-${tincture})`
}
const wholeField = (tincture: string) => `<path d="M0,0H100V120H0Z" fill="${fill(tincture)}"/>`

function chequy(
  x: number,
  y: number,
  w: number,
  h: number,
  columns: number,
  rows: number,
  a: string,
  b: string,
): string {
  let d = ''
  const cw = w / columns
  const ch = h / rows
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++)
      if ((i + j) % 2) d += `M${num(x + i * cw)},${num(y + j * ch)}h${num(cw)}v${num(ch)}h${num(-cw)}Z`
  return `<path d="M${x},${y}h${w}v${h}h${-w}Z" fill="${fill(a)}"/><path d="${d}" fill="${fill(b)}"/>`
}

function field(words: readonly string[], coats: Coats, depth: number): string {
  const [kind, a, b, n] = words
  switch (kind) {
    case 'paly':
    case 'barry':
    case 'bendy': {
      const count = Number(n ?? 6)
      let d = ''
      for (let i = 1; i < count; i += 2) {
        if (kind === 'paly') d += `M${num((100 / count) * i)},0h${num(100 / count)}v120h${num(-100 / count)}Z`
        else if (kind === 'barry') d += `M0,${num((118 / count) * i)}h100v${num(118 / count)}h-100Z`
        else d += `M${num(-120 + (240 / count) * i)},0h${num(240 / count)}l120,120h${num(-240 / count)}Z`
      }
      return `${wholeField(a)}<path d="${d}" fill="${fill(b)}"/>`
    }
    case 'quartered': {
      const quarter = (name: string, x: number, y: number) => {
        const text = coats[name]
        if (!text) throw new BlazonError(`unknown coat: ${name}`)
        return `<svg x="${x}" y="${y}" width="50" height="57" viewBox="0 0 100 114" preserveAspectRatio="none">${paintCoat(text, coats, depth + 1)}</svg>`
      }
      return `${quarter(a, 0, 0)}${quarter(b, 50, 0)}${quarter(b, 0, 57)}${quarter(a, 50, 57)}<path d="M50,0V118M0,57H100" stroke="#0007" stroke-width="1.4"/>`
    }
    case 'quarterly':
      return `${wholeField(a)}<path d="M50,0H100V56H50ZM0,56H50V120H0Z" fill="${fill(b)}"/>`
    case 'perpale':
      return `${wholeField(a)}<path d="M50,0H100V120H50Z" fill="${fill(b)}"/>`
    case 'gyronny': {
      const p = ['50,-10', '110,-6', '112,54', '110,118', '50,126', '-10,118', '-12,54', '-10,-6']
      const d = [0, 2, 4, 6].map((i) => `M50,54L${p[i]}L${p[i + 1]}Z`).join('')
      return `${wholeField(a)}<path d="${d}" fill="${fill(b)}"/>`
    }
    case 'chequy':
      return chequy(0, 0, 102, 119, 6, 7, a, b)
    default:
      return wholeField(kind)
  }
}

function ordinary(words: readonly string[]): string {
  const [kind, a, b, c] = words
  const rim = `d="${SHIELD_OUTLINE}" fill="none"`
  switch (kind) {
    case 'chief':
      if (a === 'paly') {
        const strips = [1, 3, 5]
          .map((i) => `M${num((100 / 6) * i)},0h${num(100 / 6)}v36h${num(-100 / 6)}Z`)
          .join('')
        return `<path d="M0,0H100V36H0Z" fill="${fill(b)}"/><path d="${strips}" fill="${fill(c)}"/>`
      }
      return `<path d="M0,0H100V36H0Z" fill="${fill(a)}"/>`
    case 'saltire':
      return `<path d="M-6,-4L106,112M106,-4L-6,112" stroke="${fill(a)}" stroke-width="22" fill="none"/>`
    case 'cross':
      return `<path d="M50,0V120M0,50H100" stroke="${fill(a)}" stroke-width="22" fill="none"/>`
    case 'cross-thin':
      return `<path d="M50,0V120M0,50H100" stroke="${fill(a)}" stroke-width="11" fill="none"/>`
    case 'fess':
      return a === 'chequy'
        ? chequy(0, 38, 100, 33, 8, 3, b, c)
        : `<path d="M0,38H100V71H0Z" fill="${fill(a)}"/>`
    case 'bend':
      return a === 'chequy'
        ? `<g transform="translate(50,54) rotate(46)">${chequy(-90, -16, 180, 32, 17, 3, b, c)}</g>`
        : `<path d="M-10,-8L112,116" stroke="${fill(a)}" stroke-width="25" fill="none"/>`
    case 'chevron':
      return `<path d="M-6,96L50,44L106,96" fill="none" stroke="${fill(a)}" stroke-width="21"/>`
    case 'pale':
      return `<path d="M34,0H66V120H34Z" fill="${fill(a)}"/>`
    case 'pall':
      return `<path d="M-4,-4L50,52L104,-4M50,52V120" fill="none" stroke="${fill(a)}" stroke-width="17"/>`
    case 'bordure':
      return a === 'compony'
        ? `<path ${rim} stroke="${fill(b)}" stroke-width="26"/><path ${rim} stroke="${fill(c)}" stroke-width="26" stroke-dasharray="19 19"/>`
        : `<path ${rim} stroke="${fill(a)}" stroke-width="28"/>`
    case 'tressure': {
      const flowers = [
        [50, 11],
        [15, 16],
        [85, 16],
        [11.5, 44],
        [88.5, 44],
        [19, 74],
        [81, 74],
        [36, 93],
        [64, 93],
      ]
      return `<path ${rim} transform="translate(9,9) scale(.82)" stroke="${fill(a)}" stroke-width="3"/><path ${rim} transform="translate(14.5,14) scale(.71)" stroke="${fill(a)}" stroke-width="3"/>${flowers
        .map(([x, y]) => `<path transform="translate(${x},${y}) scale(.13)" d="${FLEUR}" fill="${fill(a)}"/>`)
        .join('')}`
    }
    case 'label': {
      const base = 'M0,12H100V21H0ZM18,20h14v22h-14ZM43,20h14v22h-14ZM68,20h14v22h-14Z'
      const main = a === 'compony' ? fill(b) : a === 'ermine' ? fill('argent') : fill(a)
      let out = `<path d="${base}" fill="${main}" stroke="#0008" stroke-width="1.2"/>`
      if (a === 'compony')
        out += `<path d="M0,12H12V21H0ZM24,12H36V21H24ZM48,12H60V21H48ZM72,12H84V21H72ZM18,31h14v11h-14ZM43,31h14v11h-14ZM68,31h14v11h-14Z" fill="${fill(c)}"/>`
      if (a === 'ermine')
        out += [22, 47, 72]
          .map((x) => `<path d="M${x + 3},33l2,-3l2,3ZM${x + 5},33l3,7h-6Z" fill="${fill('sable')}"/>`)
          .join('')
      return out
    }
    default:
      return `<path d="M0,0H36V36H0Z" fill="${fill(a)}"/>`
  }
}

const BEASTS = ['lion', 'galley', 'eagle', 'stag', 'castle', 'harp', 'maunch', 'keys', 'rose']

function charges(words: readonly string[], whole: string): string {
  const counted = /^\d+$/.test(words[0])
  const count = counted ? Number(words[0]) : 1
  const [kind, tincture, ...rest] = counted ? words.slice(1) : words
  const path = CHARGES[kind]
  if (!path) throw new BlazonError(`unknown charge: ${kind}`)
  const where = rest.find((w) => w.startsWith('@'))?.slice(1)
  const spots = where ? (PLACES[`${where}${count}`] ?? PLACES[where]) : PLACES[String(count)]
  if (!spots) throw new BlazonError(`no place for ${words.join(' ')}`)
  // A lone beast fills the field; inside a bordure or a tressure it keeps clear of the edge.
  const alone = count === 1 && !where && BEASTS.includes(kind)
  const size = alone ? (/bordure|tressure/.test(whole) ? 0.98 : kind === 'rose' ? 1.15 : 1.3) : 1
  let out = ''
  for (const [x, y, s] of spots) {
    const centre =
      kind === 'rose'
        ? `<circle r="13" fill="${fill(tincture === 'gules' ? 'or' : tincture === 'argent' ? 'or' : 'gules')}"/>`
        : kind === 'cinquefoil'
          ? '<circle r="9" fill="#0006"/>'
          : ''
    out += `<g transform="translate(${x},${y}) scale(${num((s / 100) * size)})"><path d="${path}" fill="${fill(tincture)}"/>${centre}</g>`
  }
  if (rest.includes('crowned'))
    out += `<path transform="translate(39,17) scale(.19)" d="${CHARGES.crown}" fill="${fill('or')}"/>`
  return out
}

/** The inside of a shield, unclipped. */
export function paintCoat(text: string, coats: Coats = {}, depth = 0): string {
  if (depth > 3) throw new BlazonError('a coat quarters itself')
  const items = text.split('|').map((s) => s.trim().split(/\s+/))
  return items
    .map((words, i) =>
      i === 0
        ? field(words, coats, depth)
        : ORDINARIES.includes(words[0])
          ? ordinary(words)
          : charges(words, text),
    )
    .join('')
}

/** One `<symbol>` per coat, to be used any number of times: heraldry repeated inline is what makes boards heavy. */
export function shieldSymbol(id: string, text: string, coats: Coats = {}): string {
  return `<symbol id="arms-${id}" viewBox="-2 0 104 122" overflow="visible"><clipPath id="clip-${id}"><path d="${SHIELD_OUTLINE}"/></clipPath><path d="${SHIELD_OUTLINE}" transform="translate(4,6)" class="shade"/><g clip-path="url(#clip-${id})">${paintCoat(text, coats)}<path d="M3,3H40C30,40 26,80 34,112C16,100 3,82 3,54Z" fill="#fff" opacity=".1"/><path d="M97,3V54C97,84 76,104 50,116C70,90 84,60 84,3Z" opacity=".1"/></g><path d="${SHIELD_OUTLINE}" fill="none" stroke="var(--piece-line)" stroke-width="3.6"/></symbol>`
}

export const useShield = (id: string, x: number, y: number, height: number): string => {
  const width = (height * 104) / 122
  return `<use href="#arms-${id}" x="${num(x - width / 2)}" y="${num(y - height / 2)}" width="${num(width)}" height="${num(height)}"/>`
}
