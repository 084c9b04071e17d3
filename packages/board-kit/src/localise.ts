import { escapeText } from './svg.ts'

/** Set the printed words of a board in another language: every translated text carries its key in `data-w`. */
export function localise(svg: string, words: Readonly<Record<string, string>>): string {
  return svg.replace(
    /(<text [^>]*data-w="([^"]+)"[^>]*>)[^<]*(<\/text>)/g,
    (whole, open: string, key: string, close: string) =>
      key in words ? `${open}${escapeText(words[key])}${close}` : whole,
  )
}
