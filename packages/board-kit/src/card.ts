import { scene } from './card-art.ts'
import { escapeText, num, place } from './svg.ts'

/** A card, 236 by 372 at scale 1, with our own layout: title, kind, a scene, the words, the value. */
export interface CardFace {
  /** Which deck it is of; `move` and `action` show their points as arrows. Its colour is that of the class `k-` and its kind. */
  readonly kind: string
  readonly title: string
  readonly tag: string
  readonly scene: string
  readonly text: string
  /** Points, printed in a disc and as arrows. */
  readonly value?: number | null
  readonly id?: string
  /** Small print at the foot: a year, a number. */
  readonly foot?: string
}
export const CARD = { w: 236, h: 372 } as const

/** Widths of EB Garamond in ems, by kind of letter: close enough to break lines without a browser. */
function ems(text: string): number {
  let sum = 0
  for (const c of text) {
    if (/[ijlt.,;:'’()|!f ]/.test(c)) sum += 0.275
    else if (/[mwMW@%]/.test(c)) sum += 0.79
    else if (/[A-Z&]/.test(c)) sum += 0.66
    else sum += /[rszcea-]/.test(c) ? 0.405 : 0.495
  }
  return sum
}

export function wrap(text: string, size: number, width: number): string[] {
  const most = width / size
  const lines: string[] = []
  let line = ''
  for (const w of text.split(/\s+/)) {
    if (line && ems(`${line} ${w}`) > most) {
      lines.push(line)
      line = w
    } else line = line ? `${line} ${w}` : w
  }
  if (line) lines.push(line)
  return lines
}

const frame = (corners: boolean): string =>
  `<rect x="6" y="8" width="236" height="372" rx="13" class="shadow"/><rect width="236" height="372" rx="13" class="stock"/><rect x="9" y="9" width="218" height="354" rx="7" class="trim"/><rect x="14" y="14" width="208" height="344" rx="4" class="trim-in"/>${
    corners
      ? [
          [14, 14, 1, 1],
          [222, 14, -1, 1],
          [14, 358, 1, -1],
          [222, 358, -1, -1],
        ]
          .map(
            ([a, b, p, q]) =>
              `<path transform="translate(${a},${b}) scale(${p},${q})" d="M0,26C4,12 12,4 26,0L0,0Z" class="corner"/>`,
          )
          .join('')
      : ''
  }`

const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length))

/** The words in so many lines, as even as they allow. */
function evenLines(words: readonly string[], count: number): string[] {
  if (count <= 1 || words.length < 2) return [words.join(' ')]
  let best: string[] | null = null
  for (let i = 1; i < words.length; i++) {
    const lines = [words.slice(0, i).join(' '), ...evenLines(words.slice(i), count - 1)]
    if (best === null || longest(lines) < longest(best)) best = lines
  }
  return best ?? [words.join(' ')]
}

/** One line if it is short, else two; three where two would be too small to read. */
function splitTitle(title: string, most: number): string[] {
  if (title.length <= most) return [title]
  const words = title.split(' ')
  const two = evenLines(words, 2)
  return longest(two) > 17 ? evenLines(words, 3) : two
}
const TITLE_SIZES = [28, 21, 14.2]

/** The text takes the largest size that fits; long effects shrink the scene first. */
function fitText(text: string, hasArrows: boolean): { size: number; lines: string[]; artH: number } {
  for (const artH of [150, 118, 84, 54]) {
    for (const size of [17, 16, 15, 14, 13]) {
      const lines = wrap(text, size, 192)
      const room = 352 - (92 + artH) - (hasArrows ? 34 : 8)
      if (lines.length * size * 1.2 <= room) return { size, lines, artH }
    }
  }
  for (const size of [14.5, 14, 13.4, 12.8, 12, 11.2, 10.4, 9.6, 8.8, 8]) {
    const lines = wrap(text, size, 196)
    if (lines.length * size * 1.17 <= 352 - 90 - (hasArrows ? 34 : 8)) return { size, lines, artH: 0 }
  }
  return { size: 7.6, lines: wrap(text, 7.6, 198), artH: 0 }
}

export function card(face: CardFace, x = 0, y = 0, scale = 1): string {
  const arrows = face.value && (face.kind === 'move' || face.kind === 'action') ? face.value : 0
  const { size, lines, artH } = fitText(face.text, arrows > 0)
  const hasDisc = face.value !== undefined && face.value !== null && face.kind !== 'move'
  const titleLines = splitTitle(face.title, hasDisc ? 13 : 17)
  const titleRoom = hasDisc ? 156 : 196
  const titleSize = Math.min(TITLE_SIZES[titleLines.length - 1], titleRoom / (0.64 * longest(titleLines)))
  const middle = hasDisc ? 136 : 118
  const top = 80
  const art = artH
    ? `<svg x="26" y="${top}" width="184" height="${artH}" viewBox="${num((-92 * 166) / artH)} -82 ${num((184 * 166) / artH)} 166"><rect x="-290" y="-90" width="580" height="200" class="art"/>${scene(face.scene)}</svg><rect x="26" y="${top}" width="184" height="${artH}" class="art-line"/>`
    : `<path d="M60,${top - 2}H176" class="art-line"/>`
  const lineH = size * (artH ? 1.2 : 1.17)
  // Without a scene the words stand in the middle of the card.
  const spare = artH ? 0 : Math.max(0, (352 - top - 8 - lines.length * lineH) / 2 - 6)
  const first = top + artH + 10 + size + spare
  const centred = lines.length <= 4
  const body = lines
    .map(
      (l, i) =>
        `<text x="${centred ? 118 : 22}" y="${num(first + i * lineH)}" font-size="${size}" class="body"${centred ? ' text-anchor="middle"' : ''}>${escapeText(l)}</text>`,
    )
    .join('')
  const points = Array.from({ length: arrows }, (_, i) => {
    const cx = 118 + (i - (arrows - 1) / 2) * 26
    return `<circle cx="${cx}" cy="340" r="10" class="go"/><path d="M${cx - 4},340h6m-3,-3.4l4,3.4l-4,3.4" class="arrow"/>`
  }).join('')
  const value = hasDisc
    ? `<circle cx="34" cy="36" r="17" class="disc"/><text x="34" y="45" class="value">${face.value}</text>`
    : ''
  return `<g class="card k-${face.kind}"${face.id ? ` data-card="${escapeText(face.id)}"` : ''} role="img" aria-label="${escapeText(face.title)}" transform="${place(x, y, scale)}">${frame(true)}${titleLines.map((l, i) => `<text x="${middle}" y="${num(titleLines.length > 1 ? (titleLines.length > 2 ? 28 : 34) + i * titleSize : 44)}" font-size="${num(titleSize)}" class="title">${escapeText(l)}</text>`).join('')}<text x="${middle}" y="${titleLines.length > 2 ? 74 : titleLines.length > 1 ? 71 : 66}" class="tag">${escapeText(face.tag)}</text>${art}${body}${points}${value}${face.foot ? `<text x="214" y="352" text-anchor="end" font-size="11.5" class="body">${escapeText(face.foot)}</text>` : ''}</g>`
}

/** The back says only which deck it is. */
export function cardBack(kind: string, x = 0, y = 0, scale = 1): string {
  let lattice = ''
  for (let i = -14; i < 16; i++)
    lattice += `M${20 + i * 18},20L${20 + i * 18 + 332},352M${216 - i * 18},20L${216 - i * 18 - 332},352`
  return `<g class="card k-${kind}" transform="${place(x, y, scale)}">${frame(false)}<rect x="20" y="20" width="196" height="332" rx="3" class="back-field"/><svg x="20" y="20" width="196" height="332" viewBox="20 20 196 332"><path d="${lattice}" class="back-line" opacity=".4"/></svg><circle cx="118" cy="186" r="44" class="disc"/><circle cx="118" cy="186" r="38" fill="none" class="art-line"/><path transform="translate(118,188) scale(.62)" d="M0,-44L12,-12L46,-12L18,8L28,42L0,22L-28,42L-18,8L-46,-12L-12,-12Z" class="go"/></g>`
}
