import { escapeText } from './svg.ts'

/** Set the printed words of a board in another language: every translated text carries its key in `data-w`. */
export function localise(svg: string, words: Readonly<Record<string, string>>): string {
  return svg.replace(
    /(<text [^>]*data-w="([^"]+)"[^>]*>(?:<textPath [^>]*>)?)[^<]*(?=<\/text)/g,
    (whole, open: string, key: string) => (key in words ? `${open}${escapeText(words[key])}` : whole),
  )
}

type Words = Readonly<Record<string, string>>

/** The board in either language, set when it is first wanted: a reader wants one, and each is half a megabyte. */
export function inLanguages(svg: string, words: Readonly<Record<'en' | 'pl', Words>>) {
  const boards = new Map<Words, string>()
  const board = (language: Words): string => {
    const set = boards.get(language) ?? localise(svg, language)
    boards.set(language, set)
    return set
  }
  return {
    get en(): string {
      return board(words.en)
    },
    get pl(): string {
      return board(words.pl)
    },
  }
}
