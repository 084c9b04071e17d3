/** The border lines of a printed board, to be drawn once more over what is offered: red stays red. */

/** Each line by the number of its border. */
export function borderLines(svg: string): ReadonlyMap<number, readonly string[]> {
  const start = svg.indexOf('<g class="b"')
  const lines = new Map<number, string[]>()
  if (start < 0) return lines
  const body = svg.slice(start, svg.indexOf('</g>', start))
  for (const [use, number] of body.matchAll(/<use href="#b(\d+)"[^>]*\/>/g)) {
    const border = Number(number)
    lines.set(border, [...(lines.get(border) ?? []), use])
  }
  return lines
}

/** The lines around some areas, case under line as they are printed. */
export function linesAround(
  lines: ReadonlyMap<number, readonly string[]>,
  borders: readonly { readonly a: string; readonly b: string }[],
  areas: ReadonlySet<string>,
): string {
  const around = borders.flatMap(({ a, b }, i) => (areas.has(a) || areas.has(b) ? [i] : []))
  const depth = Math.max(0, ...around.map((i) => lines.get(i)?.length ?? 0))
  return Array.from({ length: depth }, (_, layer) =>
    around.map((i) => lines.get(i)?.[layer] ?? '').join(''),
  ).join('')
}
