/**
 * Keeps the rules of a drawing's style sheet to drawings. Classes of boards and pieces are short words (`head`, `card`, `crown`),
 * and so are those of the page around them: without this one paints the other.
 */

/**
 * Adds nothing to a selector's weight, so it looks as it did. Not `svg *`: what `use` repeats has no ancestors there. The name is
 * declared at the head of a sheet, or it means nothing.
 */
export const DRAWN = ':where(svg|*)'
const NAMESPACE = '@namespace svg url(http://www.w3.org/2000/svg);'

/** A whole style sheet of these rules. */
export const sheetOf = (...rules: readonly string[]): string => [NAMESPACE, ...rules].join('\n')

/** A selector that only names a theme says what its variables are, for the whole page. */
const THEME = /^(:root|\[data-theme=\w+\])$/
/** A moment of an animation is no selector. */
const MOMENT = /^(from|to|[\d.]+%)$/

/** A list of selectors, cut at the commas that are not within brackets. */
export function selectorsOf(list: string): string[] {
  const found = ['']
  let depth = 0
  for (const letter of list) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (letter === ',' && depth === 0) found.push('')
    else found[found.length - 1] += letter
  }
  return found.map((each) => each.trim())
}

export function drawn(css: string): string {
  return css.replace(/([^{}]+)\{/g, (rule, list: string) => {
    const said = list.trim()
    if (said.startsWith('@')) return rule
    const kept = selectorsOf(said).map((each) =>
      THEME.test(each) || MOMENT.test(each) ? each : `${each}${DRAWN}`,
    )
    return `${kept.join(',')}{`
  })
}
