import { badge } from './badges.ts'
import { useShield } from './blazon.ts'
import { type Glyph, glyph } from './glyphs.ts'
import { escapeText, num, place } from './svg.ts'

/*
 * A wooden block in a unit square of 100, with a top 12.5 high and a right side 9 wide: one light, from the upper
 * left. Its strength is on the rim: the rim turns a quarter for each step, the picture stays upright.
 */
export type PieceState = '' | 'offered' | 'selected' | 'forbidden' | 'moved' | 'reserve'

export interface BlockFace {
  readonly name: string
  readonly kind: Glyph
  /** Id of a shield symbol; without it the sign of the kind is drawn large. */
  readonly arms?: string | null
  readonly badge?: string | null
  /** The combat rating: `A3`, or the effectiveness alone. */
  readonly rating: string
  readonly steps: number
  readonly max: number
  readonly movement?: number
  /** Dies for good. */
  readonly cross?: boolean
  /** Treachery dice or loyalty, as hearts. */
  readonly loyalty?: number | null
  readonly rose?: boolean
  /** Rank in the succession, 1 to 5. */
  readonly heir?: number | null
  /** Home region, a letter or two in a disc. */
  readonly region?: string | null
  readonly discipline?: number | null
  /** A leader: a thin crown over the name. */
  readonly leads?: boolean
}

export interface BlockDraw {
  /** Its colour: how its class in the style sheet ends (`colours.ts`). */
  readonly side: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly state?: PieceState
  /** The hidden back is drawn when there is no face: nothing about the block is written into the drawing. */
  readonly face?: BlockFace
  /** The sign on the back: the same on every block of a side. */
  readonly back?: string
  readonly id?: string
  readonly label?: string
  readonly reserveWord?: string
  /** Drawn so small that only what counts can be read: strength, arms or sign, rating, one corner. */
  readonly small?: boolean
  /** How many stand here, in a disc on the back: `3`, or `+5` for those behind the ones that are shown. */
  readonly count?: string
}

/** The height and width of a drawn block, edges and shadow included, for one of size 1. */
export const BLOCK_BOX = { left: -0.02, top: -0.14, right: 1.12, bottom: 1.08 } as const

const HEART =
  'M0,42C-20,22 -42,6 -42,-16C-42,-34 -28,-42 -16,-40C-8,-38 -2,-32 0,-26C2,-32 8,-38 16,-40C28,-42 42,-34 42,-16C42,6 20,22 0,42Z'
const BODY = 'M0,0L9,-12.5H109V87.5L100,100H0Z'
const GRAIN =
  'M0,18C30,14 60,23 100,17M0,34C26,38 44,29 100,36M0,55C40,50 64,60 100,53M0,74C28,78 70,69 100,76M0,90C40,86 60,93 100,89'

function backOf(sign: string): string {
  return `<circle cx="50" cy="50" r="32" class="well"/><circle cx="50" cy="50" r="32" class="well-rim"/><g class="emboss-low" transform="translate(1.4,1.8)">${sign}</g><g class="emboss">${sign}</g>`
}

/** Rows of pips on the four edges. Edge 0 carries the full strength, the next one less, clockwise. */
function rim(steps: number, max: number): string {
  const rows = [0, 1, 2, 3]
    .filter((edge) => edge < max)
    .map((edge) => {
      const value = max - edge
      const on = value === steps
      const radius = on ? 5.1 : 2.9
      const gap = on ? (value === 4 ? 12.2 : 13.5) : 9.5
      const y = on ? 12.6 : 8
      const dots = Array.from(
        { length: value },
        (_, i) => `<circle cx="${num(50 + (i - (value - 1) / 2) * gap)}" cy="${y}" r="${radius}"/>`,
      ).join('')
      return `<g class="pips${on ? ' on' : ''}" transform="rotate(${edge * 90} 50 50)">${dots}</g>`
    })
  return `<g class="rim" transform="rotate(${-90 * (max - steps)} 50 50)">${rows.join('')}</g>`
}

function face(f: BlockFace): string {
  const big = f.badge
    ? `${f.arms ? useShield(f.arms, 18, 60, 23) : ''}<g transform="translate(${f.arms ? 38 : 37},43) scale(.41)">${badge(f.badge)}</g>`
    : f.arms
      ? useShield(f.arms, 36, 46, 55)
      : `<g transform="translate(36,46) scale(.5)">${glyph(f.kind)}</g>`
  const small =
    f.arms && !f.badge && f.kind !== 'noble'
      ? `<g transform="translate(76,33) scale(.2)">${glyph(f.kind)}</g>`
      : ''
  let out = `<rect x="5" y="5" width="90" height="90" rx="5" class="label"/>${rim(Math.max(1, f.steps), f.max)}${big}${small}`
  const ratingY = small || f.discipline || f.heir || f.region ? 66 : 61
  out += `<text x="76" y="${ratingY}" class="rating" text-anchor="middle">${escapeText(f.rating)}</text>`
  if (f.region)
    out += `<circle cx="78" cy="32" r="11.5" class="region"/><text x="78" y="37" class="region-text" text-anchor="middle">${escapeText(f.region)}</text>`
  if (f.discipline)
    out += `<path d="M58,26h14v11q0,5 -7,8q-7,-3 -7,-8Z" class="disc"/><text x="65" y="38.4" class="disc-text" text-anchor="middle">${f.discipline}</text>`
  if (f.heir)
    out += `<path d="M64,38L62,24L69,31L76,21L83,31L90,24L88,38Z" class="heir"/><text x="76" y="37.2" class="heir-text" text-anchor="middle">${f.heir}</text>`
  if (f.movement === 3)
    out += `<path d="M9.4,10.2l3.4,3.6l-3.4,3.6M13.6,10.2l3.4,3.6l-3.4,3.6M17.8,10.2l3.4,3.6l-3.4,3.6" class="chevrons"/>`
  if (f.cross) out += `<path d="M85,8.6v13M79.8,12.8h10.4" class="mortal"/>`
  if (f.rose)
    out += `<g transform="translate(85,15) scale(.15)"><path d="M0,-50L12,-16L48,-16L19,6L30,40L0,20L-30,40L-19,6L-48,-16L-12,-16Z" class="rose"/><circle r="12" class="rose-eye"/></g>`
  if (f.loyalty)
    out += Array.from(
      { length: f.loyalty },
      (_, i) => `<path transform="translate(${num(87 - i * 11)},15) scale(.1)" d="${HEART}" class="heart"/>`,
    ).join('')
  const long = f.name.length
  const size = long > 13 ? 10.4 : long > 10 ? 11.6 : long > 8 ? 12.8 : 14.2
  out += `<path d="M5.7,73.4H94.3V88.4H5.7Z" class="band"/>`
  if (f.leads) out += `<path d="M8,86.5V77.5L11,81L14,76L17,81L20,77.5V86.5Z" class="leads"/>`
  out += `<text x="${f.leads ? 56 : 50}" y="85" class="name" font-size="${size}" text-anchor="middle">${escapeText(f.name)}</text>`
  return out
}

const MARK_WIDE = 17
const MARK_GAP = 3.4

/** Strength as marks, as many as at full strength, those that are left filled. */
function marks(steps: number, max: number): string {
  const left = 50 - (max * MARK_WIDE + (max - 1) * MARK_GAP) / 2
  return Array.from({ length: max }, (_, i) => {
    const x = num(left + i * (MARK_WIDE + MARK_GAP))
    return `<rect x="${x}" y="10" width="${MARK_WIDE}" height="12" rx="3" class="mark${i < steps ? ' on' : ''}"/>`
  }).join('')
}

/** The one sign besides arms and rating for which a small face has room. */
function corner(f: BlockFace): string {
  if (f.heir) return `<path d="M62,46L60,29L68.5,37L76.5,26L84.5,37L93,29L91,46Z" class="heir"/>`
  if (f.region)
    return `<circle cx="76" cy="39" r="13" class="region"/><text x="76" y="44.6" class="region-text" text-anchor="middle">${escapeText(f.region)}</text>`
  if (f.loyalty)
    return Array.from(
      { length: f.loyalty },
      (_, i) => `<path transform="translate(${num(87 - i * 13)},36) scale(.13)" d="${HEART}" class="heart"/>`,
    ).join('')
  if (f.arms && !f.badge && f.kind !== 'noble')
    return `<g transform="translate(78,40) scale(.24)">${glyph(f.kind)}</g>`
  return ''
}

function smallFace(f: BlockFace): string {
  const big = f.badge
    ? `<g transform="translate(34,60) scale(.42)">${badge(f.badge)}</g>`
    : f.arms
      ? useShield(f.arms, 33, 60, 58)
      : `<g transform="translate(34,60) scale(.52)">${glyph(f.kind)}</g>`
  return `<rect x="5" y="5" width="90" height="90" rx="5" class="label"/>${marks(Math.max(1, f.steps), f.max)}${big}${corner(f)}<text x="75" y="87" class="rating small" text-anchor="middle">${escapeText(f.rating)}</text>`
}

const numbered = (count: string): string =>
  `<circle cx="50" cy="50" r="31" class="count-disc"/><text x="50" y="${count.length > 2 ? 62 : 65}" class="count${count.length > 2 ? ' long' : ''}" text-anchor="middle">${escapeText(count)}</text>`

const BEHIND = `<g transform="translate(9,-11)"><path d="${BODY}" class="edge"/><path d="${BODY}" class="outline"/></g>`

function front({ back, face: shown, small, count }: BlockDraw): string {
  if (count !== undefined) return numbered(count)
  if (shown === undefined) return backOf(back ?? '')
  return small ? smallFace(shown) : face(shown)
}

/** A block, face or back. No filters and no clips: it moves. */
export function block(draw: BlockDraw): string {
  const { side, x, y, size } = draw
  const state = draw.state ?? ''
  const body = `${draw.count === undefined ? '' : BEHIND}<path d="M0,0L9,-12.5H109L100,0Z" class="top"/><path d="M2,-3C30,-5 60,-1.5 104,-4M5,-7C40,-9.5 70,-5.5 107,-8" class="grain"/><path d="M100,0L109,-12.5V87.5L100,100Z" class="edge"/><rect width="100" height="100" rx="2.5" class="face"/><path d="${GRAIN}" class="grain low"/><path d="M1,99V1H99" class="hi"/><path d="${BODY}" class="outline"/>${front(draw)}`
  const shadow =
    state === 'selected'
      ? '<path d="M4,112L116,102L130,110L20,124Z" class="shadow"/>'
      : '<path d="M3,100L112,88L124,97L16,110Z" class="shadow"/><path d="M2,101L100,101L113,92L118,97L104,106.5L6,106.5Z" class="shadow"/>'
  const halo =
    state === 'offered'
      ? '<rect x="-6" y="-18" width="122" height="124" rx="10" class="halo-line"/><rect x="-6" y="-18" width="122" height="124" rx="10" class="halo"/>'
      : ''
  const over =
    state === 'selected'
      ? '<path d="M-5,-3L8,-18.5H114V91L104,105H-5Z" class="chosen-in"/><path d="M-9,-5L6,-23H119V93L107,109.5H-9Z" class="chosen"/>'
      : state === 'moved'
        ? '<g transform="translate(88,10)"><circle r="12" class="seal"/><path d="M-5.5,.5l4,4.4l7,-9" class="tick"/></g>'
        : state === 'reserve'
          ? `<path d="M-8,22l52,-30h18l-70,42Z" class="ribbon"/><text transform="translate(7,23) rotate(-31)" class="ribbon-text">${escapeText(draw.reserveWord ?? 'reserve')}</text>`
          : ''
  const lifted = state === 'selected' ? `<g transform="translate(0,-9)">${body}${over}</g>` : `${body}${over}`
  const attributes = [
    `class="block s-${side}${state ? ` is-${state}` : ''}"`,
    draw.id ? `data-piece="${escapeText(draw.id)}"` : '',
    draw.label ? `role="img" aria-label="${escapeText(draw.label)}"` : '',
  ]
    .filter(Boolean)
    .join(' ')
  return `<g ${attributes} transform="${place(x, y, size / 100)}">${shadow}${halo}${lifted}</g>`
}
