/** `--option schiltrons=on`, as many times as there are options. Whether the game has them is for checkSetup. */
import { UsageError } from './usage.ts'

export function readOptions(given: readonly string[] | undefined): Record<string, string> {
  const options: Record<string, string> = {}
  for (const each of given ?? []) {
    const [id, value, ...more] = each.split('=')
    if (id === '' || value === undefined || value === '' || more.length > 0) {
      throw new UsageError(`--option needs a name and a value, as in --option schiltrons=on, not "${each}"`)
    }
    options[id] = value
  }
  return options
}
