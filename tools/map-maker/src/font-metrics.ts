import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'

/** Advance widths read straight from the WOFF files we serve, so that labels are placed without a browser. */
export interface Face {
  readonly unitsPerEm: number
  readonly advance: (codePoint: number) => number | null
}

function tablesOf(file: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>()
  const count = file.readUInt16BE(12)
  for (let i = 0; i < count; i++) {
    const at = 44 + i * 20
    const offset = file.readUInt32BE(at + 4)
    const packed = file.readUInt32BE(at + 8)
    const length = file.readUInt32BE(at + 12)
    const body = file.subarray(offset, offset + packed)
    tables.set(file.toString('latin1', at, at + 4), packed < length ? inflateSync(body) : body)
  }
  return tables
}

/** Format 4 (the basic plane) is all we need. */
function glyphFinder(cmap: Buffer): (codePoint: number) => number {
  const count = cmap.readUInt16BE(2)
  for (let i = 0; i < count; i++) {
    const t = cmap.readUInt32BE(4 + i * 8 + 4)
    if (cmap.readUInt16BE(t) !== 4) continue
    const segments = cmap.readUInt16BE(t + 6) / 2
    return (code) => {
      for (let s = 0; s < segments; s++) {
        const end = cmap.readUInt16BE(t + 14 + s * 2)
        if (code > end) continue
        const start = cmap.readUInt16BE(t + 16 + segments * 2 + s * 2)
        if (code < start) return 0
        const delta = cmap.readUInt16BE(t + 16 + segments * 4 + s * 2)
        const rangeAt = t + 16 + segments * 6 + s * 2
        const range = cmap.readUInt16BE(rangeAt)
        if (range === 0) return (code + delta) & 0xffff
        const glyph = cmap.readUInt16BE(rangeAt + range + (code - start) * 2)
        return glyph === 0 ? 0 : (glyph + delta) & 0xffff
      }
      return 0
    }
  }
  return () => 0
}

const faces = new Map<string, Face>()

/** `im-fell-english-sc latin 400 normal` and the like. */
export function face(name: string): Face {
  const known = faces.get(name)
  if (known) return known
  const [family, subset, weight, style] = name.split(' ')
  const path = createRequire(import.meta.url).resolve(
    `@fontsource/${family}/files/${family}-${subset}-${weight}-${style}.woff`,
  )
  const tables = tablesOf(readFileSync(path))
  const need = (tag: string): Buffer => {
    const table = tables.get(tag)
    if (!table) throw new Error(`${name}: no ${tag} table`)
    return table
  }
  const glyphOf = glyphFinder(need('cmap'))
  const metrics = need('hmtx')
  const long = need('hhea').readUInt16BE(34)
  const made: Face = {
    unitsPerEm: need('head').readUInt16BE(18),
    advance: (code) => {
      const glyph = glyphOf(code)
      return glyph === 0 ? null : metrics.readUInt16BE(Math.min(glyph, long - 1) * 4)
    },
  }
  faces.set(name, made)
  return made
}

/** Every kind of lettering on the boards: the period face, and the sans of the plain theme, whose sizes differ. */
export const LETTERING = {
  area: {
    period: ['im-fell-english-sc latin 400 normal'],
    plain: ['alegreya-sans latin 800 normal', 'alegreya-sans latin-ext 800 normal'],
    plainScale: 0.9,
  },
  sea: {
    period: ['im-fell-english latin 400 italic'],
    plain: ['alegreya-sans latin 500 normal'],
    plainScale: 0.86,
  },
  town: {
    period: ['im-fell-dw-pica latin 400 italic'],
    plain: ['alegreya-sans latin 500 normal'],
    plainScale: 0.98,
  },
  accent: {
    period: ['eb-garamond latin 500 italic', 'eb-garamond latin-ext 500 italic'],
    plain: ['alegreya-sans latin 500 normal', 'alegreya-sans latin-ext 500 normal'],
    plainScale: 0.98,
  },
  word: {
    period: ['eb-garamond latin 500 normal', 'eb-garamond latin-ext 500 normal'],
    plain: ['alegreya-sans latin 500 normal', 'alegreya-sans latin-ext 500 normal'],
    plainScale: 0.97,
  },
  head: {
    period: ['eb-garamond latin 600 normal', 'eb-garamond latin-ext 600 normal'],
    plain: ['alegreya-sans latin 800 normal', 'alegreya-sans latin-ext 800 normal'],
    plainScale: 0.95,
  },
} as const
export type Lettering = keyof typeof LETTERING

function widthIn(text: string, size: number, tracking: number, names: readonly string[]): number {
  let sum = 0
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0
    let advance: number | null = null
    for (const name of names) {
      const f = face(name)
      const units = f.advance(code)
      if (units !== null) {
        advance = units / f.unitsPerEm
        break
      }
    }
    sum += (advance ?? 0.6) * size + tracking
  }
  return sum
}

/** Room for a text whatever the theme: the wider of the two faces. */
export function textWidth(text: string, kind: Lettering, size: number, tracking = 0): number {
  const l = LETTERING[kind]
  return Math.max(
    widthIn(text, size, tracking, l.period),
    widthIn(text, size * l.plainScale, tracking, l.plain),
  )
}
