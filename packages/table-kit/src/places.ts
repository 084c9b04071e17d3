/** How a table lies on a screen: where its places are and how large, whatever is asked. In CSS pixels. */

/** Beside the board at a desk, with the rail or without; beside it on a low or narrow screen; or below it. */
export type Layout = 'desk' | 'tabs' | 'side' | 'sheet'

export interface Places {
  readonly layout: Layout
  /** The bar on top; 0 where the column has a line of its own instead. */
  readonly bar: number
  /** The rail left of the board; 0 where what it shows is in tabs. */
  readonly rail: number
  /** The column right of the board; 0 where it is a sheet below. */
  readonly column: number
  /** The sheet below the board; 0 where it is a column. */
  readonly sheet: number
  /** The parts of the column, from above. */
  readonly prompt: number
  readonly choices: number
  readonly info: number
  readonly hand: number
  /** The tabs at its foot, and the line in the place of the bar. */
  readonly tabs: number
  readonly line: number
  /** What the board has for itself. */
  readonly room: { readonly w: number; readonly h: number }
}

const BAR = 48
const TABS = 48
const LINE = 34
const SHEET = 296
const SHEET_PROMPT = 122
/** A column is narrower than a sheet: a sentence has a line more. */
const SIDE_PROMPT = 134
/** Below this a screen is too low for a bar. */
const LOW = 560
const HIGH = 800

const layoutOf = (width: number, height: number): Layout =>
  width < 600 && height >= width
    ? 'sheet'
    : width < 900 || height < LOW
      ? 'side'
      : width < 1200
        ? 'tabs'
        : 'desk'

export function placesOf(width: number, height: number): Places {
  const layout = layoutOf(width, height)
  switch (layout) {
    case 'sheet':
      return {
        ...NONE,
        layout,
        bar: BAR,
        sheet: SHEET,
        prompt: SHEET_PROMPT,
        choices: SHEET - SHEET_PROMPT - TABS,
        tabs: TABS,
        room: { w: width, h: Math.max(80, height - BAR - SHEET) },
      }
    case 'side':
      return {
        ...NONE,
        layout,
        column: Math.min(304, Math.round(width / 2)),
        prompt: SIDE_PROMPT,
        choices: height - LINE - SIDE_PROMPT - TABS,
        tabs: TABS,
        line: LINE,
        room: { w: width - Math.min(304, Math.round(width / 2)), h: height },
      }
    default:
      return desk(layout, width, height)
  }
}

const NONE = { bar: 0, rail: 0, column: 0, sheet: 0, info: 0, hand: 0, tabs: 0, line: 0 } as const

function desk(layout: 'desk' | 'tabs', width: number, height: number): Places {
  const column = width >= 2000 ? 440 : width >= 1400 ? 360 : 332
  const rail = layout === 'tabs' ? 0 : width >= 2000 ? 288 : width >= 1400 ? 232 : 208
  const tabs = layout === 'tabs' ? 36 : 0
  const high = height >= HIGH
  const [prompt, info, hand] = high ? [172, height >= 1150 ? 200 : 146, 182] : [156, 118, 150]
  const cards = layout === 'tabs' ? hand + 12 : hand
  const whole = height - BAR
  return {
    ...NONE,
    layout,
    bar: BAR,
    rail,
    column,
    prompt,
    choices: Math.max(120, whole - prompt - info - cards - tabs),
    info,
    hand: cards,
    tabs,
    room: { w: width - rail - column, h: whole },
  }
}

export const isDesk = ({ layout }: Places): boolean => layout === 'desk' || layout === 'tabs'
