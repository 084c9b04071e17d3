/** The right one of three Polish forms: 1 obszar, 2 obszary, 5 obszarów, 12 obszarów, 22 obszary. */
export function forms(count: number, one: string, few: string, many: string): string {
  const tens = count % 100
  const ones = count % 10
  const form = count === 1 ? one : ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? few : many
  return `${count} ${form}`
}
