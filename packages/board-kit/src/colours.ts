/** What the sides of a game are painted in. A game brings its own; the themes bring the rest. */
import { drawn } from './drawn.ts'

/** Wood of one colour: its faces in the light, the ink on its label and the band under its name. */
export interface Wood {
  readonly tones: readonly [face: string, top: string, edge: string, hi: string, ink: string, band: string]
  /** A badge in this colour: pale wood has dark letters, and under white ones bright wood is darkened. */
  readonly badge?: 'pale' | 'bright'
}

export interface BlockColour {
  readonly wood: Wood
  /** In the plain theme, where sides must differ in more than hue. */
  readonly plain: Wood
  /** The sign on the back of every block, in a square of 100, as strokes. */
  readonly back: string
}

export type CounterColour = readonly [main: string, deep: string, edge: string, on: string]

/** By colour: how the classes of sides and their pieces end (`s-…` for blocks, `p-…` for counters, `m-…` for marks). */
export interface Colours {
  readonly blocks?: Readonly<Record<string, BlockColour>>
  readonly counters?: Readonly<Record<string, CounterColour>>
  /** Lines, dots and headings on a panel, where a piece's own colour is too pale, or in the dark too deep. */
  readonly marks: Readonly<Record<string, readonly [light: string, dark: string]>>
  /** What only its own printed board, pieces and cards need, as rules of a style sheet. */
  readonly print?: string
}

function badge({ tones: [face, , edge, , ink], badge: kind }: Wood): string {
  if (kind === 'pale') return `--badge:${face};--on-badge:${ink};--badge-edge:${edge}`
  const ground = kind === 'bright' ? `color-mix(in srgb, ${face} 72%, #000)` : face
  return `--badge:${ground};--on-badge:#fff;--badge-edge:transparent`
}

function wooden(wood: Wood): string {
  const [face, top, edge, hi, ink, band] = wood.tones
  return `--face:${face};--top:${top};--edge:${edge};--hi:${hi};--sink:${ink};--band:${band};${badge(wood)}`
}

/** The rules of a game's colours, to follow those of themes and boards. */
export function coloursCss({ blocks = {}, counters = {}, marks, print = '' }: Colours): string {
  const rules = [
    ...Object.entries(blocks).flatMap(([id, { wood, plain }]) => [
      `.s-${id}{${wooden(wood)}}`,
      `[data-theme=plain] .s-${id}{${wooden(plain)}}`,
    ]),
    ...Object.entries(counters).map(
      ([id, [main, deep, edge, on]]) =>
        `.p-${id},.home-${id}{--pw:${main};--pw-deep:${deep};--pw-edge:${edge};--pw-on:${on}}`,
    ),
    ...Object.entries(marks).flatMap(([id, [light, dark]]) => [
      `.m-${id}{--mark:${light}}`,
      `[data-theme=dark] .m-${id}{--mark:${dark}}`,
    ]),
  ]
  return `${rules.join('\n')}\n${drawn(print)}`
}
