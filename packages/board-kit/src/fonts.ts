/** The typefaces we serve, all under the Open Font Licence, as installed from npm. */
export interface FontFile {
  readonly family: string
  readonly weight: number
  readonly style: 'normal' | 'italic'
  readonly subset: 'latin' | 'latin-ext'
  readonly package: string
}

const LATIN_EXT =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

const make = (
  family: string,
  pack: string,
  weights: readonly number[],
  styles: readonly ('normal' | 'italic')[],
  ext: boolean,
): FontFile[] =>
  weights.flatMap((weight) =>
    styles.flatMap((style) =>
      (ext ? (['latin', 'latin-ext'] as const) : (['latin'] as const)).map((subset) => ({
        family,
        weight,
        style,
        subset,
        package: pack,
      })),
    ),
  )

export const FONTS: readonly FontFile[] = [
  ...make('IM Fell English SC', 'im-fell-english-sc', [400], ['normal'], false),
  ...make('IM Fell English', 'im-fell-english', [400], ['italic'], false),
  ...make('IM Fell DW Pica', 'im-fell-dw-pica', [400], ['italic'], false),
  ...make('EB Garamond', 'eb-garamond', [500, 600, 700], ['normal'], true),
  ...make('EB Garamond', 'eb-garamond', [500], ['italic'], true),
  ...make('Alegreya SC', 'alegreya-sc', [700, 800], ['normal'], true),
  ...make('Alegreya Sans', 'alegreya-sans', [500, 800], ['normal'], true),
]

export const fontFile = (f: FontFile): string => `${f.package}-${f.subset}-${f.weight}-${f.style}.woff2`

/** `base` is where the server keeps the files. */
export const fontCss = (base: string): string =>
  FONTS.map(
    (f) =>
      `@font-face{font-family:'${f.family}';font-weight:${f.weight};font-style:${f.style};font-display:block;src:url(${base}/${fontFile(f)}) format('woff2')${f.subset === 'latin-ext' ? `;unicode-range:${LATIN_EXT}` : ''}}`,
  ).join('\n')
