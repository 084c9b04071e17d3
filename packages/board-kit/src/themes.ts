/**
 * Three themes as CSS custom properties. A drawing never names a colour: it names a role, and the theme on an
 * ancestor (`data-theme`) fills it in. So one board, one block and one card serve all themes.
 */
export const THEMES = ['period', 'plain', 'dark'] as const
export type Theme = (typeof THEMES)[number]

type Palette = Readonly<Record<string, string>>

const TINCTURES_PERIOD: Palette = {
  't-or': '#dfae38',
  't-argent': '#f6f1e3',
  't-gules': '#ad2a2c',
  't-azure': '#2d5a9b',
  't-sable': '#2b2724',
  't-vert': '#3f7a4d',
  't-purpure': '#70406f',
}

const PERIOD: Palette = {
  land: '#f3e7ca',
  sea: '#c9d6cf',
  'sea-near': '#b4c8c6',
  water: '#486a73',
  ink: '#3a2a1c',
  coast: '#2f2419',
  line: '#2b2018',
  red: '#a8241f',
  yellow: '#e2bd4a',
  river: '#4b7788',
  lake: '#b9cdcb',
  bank: '#35525f',
  flow: '#a9c6cf',
  text: '#2a1b10',
  sub: '#4a3826',
  'sea-ink': '#2f5560',
  paper: '#fbf4df',
  'paper-2': '#e7d7b1',
  'paper-3': '#bfa777',
  stone: '#f7efd9',
  'sign-shade': '#9c7b4a88',
  flag: '#a8241f',
  leaf: '#a9ad77',
  gold: '#dfae38',
  wood: '#a9835a',
  moat: '#a9bdb8',
  halo: '#f3e7cad9',
  'halo-sea': '#c9d6cfb3',
  scenery: '#e6dabb',
  foreign: '#eadbb8',
  'frame-fill': '#efe1bf',
  strap: '#d9b978',
  'strap-hi': '#e9cf94',
  shade: '#2a1a0a40',
  'hill-lit': '#f5ebd0',
  'hill-shade': '#9c7b4a6b',
  'hill-ink': '#3a2a1c',
  case: '#f3e7cac0',
  vignette: '#5a3a14',
  undisputed: '#d9cba5',
  impassable: '#b99a68',
  pool: '#e9dab4',
  'tint-0': '#c9877a',
  'tint-1': '#c7a24c',
  'tint-2': '#8f9e63',
  'tint-3': '#82a39f',
  'tint-4': '#a98aa3',
  'tint-5': '#d0975c',
  'reg-north': '#9c87b0',
  'reg-wales': '#bf6f5f',
  'reg-midlands': '#c9a24a',
  'reg-east': '#7fa065',
  'reg-south': '#6f9bb0',
  'side-royalist': '#2a5da3',
  'side-parliament': '#c4651a',
  'on-side': '#fff6dc',
  'piece-line': '#2b211a',
  offer: '#e8c25a',
  'offer-line': '#5b3d00',
  chosen: '#b8860b',
  'wash-0': '.13',
  'wash-1': '.2',
  'wash-2': '.44',
  ...TINCTURES_PERIOD,
  'f-area': "'IM Fell English SC','EB Garamond',serif",
  'f-sea': "'IM Fell English','EB Garamond',serif",
  'f-town': "'IM Fell DW Pica','EB Garamond',serif",
  'f-word': "'EB Garamond',serif",
  'f-block': "'Alegreya SC','EB Garamond',serif",
  'k-area': '1',
  'k-sea': '1',
  'k-town': '1',
  'k-word': '1',
  slant: 'italic',
  'w-area': '400',
  'w-town': '400',
}

const PLAIN: Palette = {
  ...PERIOD,
  land: '#ffffff',
  sea: '#d5e6f2',
  'sea-near': '#d5e6f2',
  water: '#6f9dbd',
  ink: '#000000',
  coast: '#000000',
  line: '#000000',
  red: '#c1121f',
  yellow: '#ffd84a',
  river: '#2b6ca3',
  lake: '#d5e6f2',
  bank: '#0b3f6b',
  flow: '#ffffff',
  text: '#000000',
  sub: '#111111',
  'sea-ink': '#1f5c8c',
  paper: '#ffffff',
  'paper-2': '#ffffff',
  'paper-3': '#ffffff',
  stone: '#ffffff',
  'sign-shade': '#99999955',
  flag: '#000000',
  leaf: '#e2e2e2',
  gold: '#f0b400',
  wood: '#ffffff',
  moat: '#cfcfcf',
  halo: '#ffffffee',
  'halo-sea': '#d5e6f2cc',
  scenery: '#e8e8e8',
  foreign: '#f6ead9',
  'frame-fill': '#ffffff',
  strap: '#ffffff',
  'strap-hi': '#ffffff',
  shade: '#0000',
  'hill-lit': '#ffffff',
  'hill-shade': '#0000',
  'hill-ink': '#b9b9b9',
  case: '#ffffffe0',
  vignette: '#0000',
  undisputed: '#f1f1f1',
  impassable: '#c9c9c9',
  pool: '#f4f4f4',
  'tint-0': '#c8c8c8',
  'tint-1': '#d8d8d8',
  'tint-2': '#c8c8c8',
  'tint-3': '#d8d8d8',
  'tint-4': '#c8c8c8',
  'tint-5': '#d8d8d8',
  'reg-north': '#b9a6d6',
  'reg-wales': '#e59a8c',
  'reg-midlands': '#e8c25a',
  'reg-east': '#9fc886',
  'reg-south': '#8cc0dd',
  'side-royalist': '#0b4ea2',
  'side-parliament': '#b34700',
  'on-side': '#ffffff',
  'piece-line': '#000000',
  offer: '#ffc83d',
  'offer-line': '#000000',
  chosen: '#000000',
  'wash-0': '0',
  'wash-1': '0',
  'wash-2': '.5',
  't-or': '#f0b400',
  't-argent': '#ffffff',
  't-gules': '#c1121f',
  't-azure': '#0b4ea2',
  't-sable': '#000000',
  't-vert': '#0a7d4f',
  't-purpure': '#7b3f98',
  'f-area': "'Alegreya Sans',sans-serif",
  'f-sea': "'Alegreya Sans',sans-serif",
  'f-town': "'Alegreya Sans',sans-serif",
  'f-word': "'Alegreya Sans',sans-serif",
  'f-block': "'Alegreya Sans',sans-serif",
  'k-area': '.9',
  'k-sea': '.86',
  'k-town': '.98',
  'k-word': '.97',
  slant: 'normal',
  'w-area': '800',
  'w-town': '500',
}

const DARK: Palette = {
  ...PERIOD,
  land: '#3b362d',
  sea: '#16232c',
  'sea-near': '#1e323d',
  water: '#5d8da0',
  ink: '#d9caa4',
  coast: '#c9b98f',
  line: '#efe3c4',
  red: '#ff8a78',
  yellow: '#a98724',
  river: '#6fa6bd',
  lake: '#1e323d',
  bank: '#8cc3da',
  flow: '#24485a',
  text: '#f6ecd4',
  sub: '#d8caa8',
  'sea-ink': '#9cc8d6',
  paper: '#4a4438',
  'paper-2': '#39342b',
  'paper-3': '#26221c',
  stone: '#544d40',
  'sign-shade': '#14110c88',
  flag: '#e0705f',
  leaf: '#5d6343',
  gold: '#e0b84e',
  wood: '#6d5538',
  moat: '#28414c',
  halo: '#3b362de6',
  'halo-sea': '#16232ccc',
  scenery: '#2a2721',
  foreign: '#332f27',
  'frame-fill': '#26221c',
  strap: '#5a4a2c',
  'strap-hi': '#75613a',
  shade: '#0008',
  'hill-lit': '#474136',
  'hill-shade': '#15120d99',
  'hill-ink': '#a39775',
  case: '#3b362dd0',
  vignette: '#000000',
  undisputed: '#4a4436',
  impassable: '#1f1b15',
  pool: '#302b23',
  'tint-0': '#b5604f',
  'tint-1': '#b08a2e',
  'tint-2': '#7c8f45',
  'tint-3': '#5d918b',
  'tint-4': '#93688b',
  'tint-5': '#b8783a',
  'reg-north': '#8d70ab',
  'reg-wales': '#b8604c',
  'reg-midlands': '#b58c2c',
  'reg-east': '#6b9350',
  'reg-south': '#5a8ba3',
  'wash-0': '.1',
  'wash-1': '.16',
  'wash-2': '.5',
  'side-royalist': '#3f78c4',
  'side-parliament': '#d97a26',
}

const SIDES: Readonly<
  Record<string, readonly [face: string, top: string, edge: string, hi: string, ink: string, band: string]>
> = {
  scotland: ['#2c4f80', '#6f93bd', '#1c3558', '#8fb0d4', '#1d3353', '#27466f'],
  england: ['#a5352f', '#d9897a', '#6a1b1a', '#eaa795', '#5e1816', '#8c2826'],
  york: ['#efe8d6', '#fffaf0', '#bdb08f', '#ffffff', '#3a3020', '#6b5f45'],
  lancaster: ['#a5352f', '#d9897a', '#6a1b1a', '#eaa795', '#5e1816', '#8c2826'],
  rebel: ['#5d5a4c', '#8f8b78', '#37352c', '#aaa691', '#2c2a22', '#4a473b'],
  royalist: ['#2a5da3', '#6f9bd2', '#173b6b', '#93b8e6', '#16355f', '#234f8c'],
  parliament: ['#cf7323', '#eeae73', '#8a4510', '#f6c697', '#6b330a', '#a85814'],
  covenanter: ['#4b8846', '#8ab985', '#2b5528', '#a9d1a4', '#234a20', '#3b6f37'],
}
/** The plain theme trades England's and Lancaster's red for orange: red and blue of one lightness are hard to tell. */
const PLAIN_SIDES: typeof SIDES = {
  scotland: ['#0b4ea2', '#5e93d6', '#062c5d', '#ffffff', '#06366f', '#06366f'],
  england: ['#d1570a', '#f3a368', '#7d3303', '#ffffff', '#7d2f00', '#8a3703'],
  york: ['#ffffff', '#ffffff', '#bdbdbd', '#ffffff', '#000000', '#444444'],
  lancaster: ['#c1121f', '#ee7d86', '#6d0a11', '#ffffff', '#6d0a11', '#8f0d17'],
  rebel: ['#5a5a5a', '#9a9a9a', '#2c2c2c', '#ffffff', '#222222', '#444444'],
  royalist: ['#0b4ea2', '#5e93d6', '#062c5d', '#ffffff', '#06366f', '#06366f'],
  parliament: ['#d1570a', '#f3a368', '#7d3303', '#ffffff', '#7d2f00', '#8a3703'],
  covenanter: ['#0a7d4f', '#5fc39a', '#05462c', '#ffffff', '#054a2f', '#066340'],
}
const PALE = ['york']
const BRIGHT = ['parliament', 'covenanter']
const POWER_COLOURS: Readonly<
  Record<string, readonly [main: string, deep: string, edge: string, on: string]>
> = {
  britain: ['#b23a33', '#6f1d1a', '#b23a33', '#fff6dc'],
  france: ['#3f6fc0', '#1f3a6b', '#3f6fc0', '#fff6dc'],
  austria: ['#fbf6e8', '#3d3627', '#b9a164', '#2a1d12'],
  prussia: ['#4b4a4c', '#1f1e20', '#4b4a4c', '#fff6dc'],
  russia: ['#4a8547', '#25502a', '#4a8547', '#fff6dc'],
  spain: ['#e0b93a', '#7a5c0c', '#c79f22', '#2a1d12'],
  ottoman: ['#d9772b', '#7d3d0d', '#d9772b', '#2a1d12'],
}

/** Lines, dots and headings in somebody's colour on a panel: where a piece's own would be too pale, or in the dark too deep. */
const MARKS: Readonly<Record<string, readonly [light: string, dark: string]>> = {
  scotland: ['#2a5da3', '#86b0ea'],
  england: ['#b5332d', '#e8887d'],
  york: ['#8a7233', '#efe0b0'],
  lancaster: ['#b5332d', '#e8887d'],
  rebel: ['#5d5a4c', '#aaa691'],
  royalist: ['#2a5da3', '#86b0ea'],
  parliament: ['#b85f12', '#eeae73'],
  covenanter: ['#3b6f37', '#8ab985'],
  britain: ['#b23a33', '#e8887d'],
  france: ['#2f5fb0', '#86a9ea'],
  austria: ['#8f7a36', '#fbf6e8'],
  prussia: ['#3a393c', '#a8a6ae'],
  russia: ['#3b7538', '#7fbf7a'],
  spain: ['#a67c00', '#f0cc55'],
  ottoman: ['#c05a12', '#f0955a'],
}
const markRule = (prefix: string, dark: boolean): string =>
  Object.entries(MARKS)
    .map(([id, tones]) => `${prefix}.m-${id}{--mark:${tones[dark ? 1 : 0]}}`)
    .join('\n')

const declare = (p: Palette): string =>
  Object.entries(p)
    .map(([k, v]) => `--${k}:${v}`)
    .join(';')
/** A badge in a side's colour: white letters need a darker ground than orange and green wood, and pale wood dark ones. */
const badge = (bright: readonly string[], side: string, face: string, edge: string, ink: string): string => {
  if (PALE.includes(side)) return `--badge:${face};--on-badge:${ink};--badge-edge:${edge}`
  const ground = bright.includes(side) ? `color-mix(in srgb, ${face} 72%, #000)` : face
  return `--badge:${ground};--on-badge:#fff;--badge-edge:transparent`
}
const sideRule = (prefix: string, sides: typeof SIDES, bright: readonly string[]): string =>
  Object.entries(sides)
    .map(
      ([s, [face, top, edge, hi, ink, band]]) =>
        `${prefix}.s-${s}{--face:${face};--top:${top};--edge:${edge};--hi:${hi};--sink:${ink};--band:${band};${badge(bright, s, face, edge, ink)}}`,
    )
    .join('\n')

export const PALETTES: Readonly<Record<Theme, Palette>> = { period: PERIOD, plain: PLAIN, dark: DARK }

/** Variables of every theme, sides and powers; put it once in the page. */
export function themeCss(): string {
  const powers = Object.entries(POWER_COLOURS)
    .map(
      ([p, [main, deep, edge, on]]) =>
        `.p-${p},.home-${p}{--pw:${main};--pw-deep:${deep};--pw-edge:${edge};--pw-on:${on}}`,
    )
    .join('\n')
  return `:root,[data-theme=period]{${declare(PERIOD)};--label:#f7eed7;--glyph:#2a1d12;--pip:#241a12;--faint:#b9a988}
[data-theme=plain]{${declare(PLAIN)};--label:#ffffff;--glyph:#000000;--pip:#000000;--faint:#9a9a9a}
[data-theme=dark]{${declare(DARK)};--label:#f1e7cf;--glyph:#2a1d12;--pip:#241a12;--faint:#b9a988}
${sideRule('', SIDES, BRIGHT)}
${sideRule('[data-theme=plain] ', PLAIN_SIDES, [...BRIGHT, 'england'])}
${markRule('', false)}
${markRule('[data-theme=dark] ', true)}
${powers}`
}
