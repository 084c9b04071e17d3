/** The right one of three Polish forms: 1 obszar, 2 obszary, 5 obszarów, 12 obszarów, 22 obszary. */
export const forms = (count: number, one: string, few: string, many: string): string =>
  `${count} ${form(count, one, few, many)}`

/** The same without the number, where that stands elsewhere. */
export function form(count: number, one: string, few: string, many: string): string {
  const tens = count % 100
  const ones = count % 10
  return count === 1 ? one : ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? few : many
}
