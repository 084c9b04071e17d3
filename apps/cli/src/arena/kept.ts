/** Results as they come, one to a line in a file, so that a long run can be stopped and gone on with. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { Bout, Result } from '@muster/bots/tournament'

export const keyOf = ({ one, two, seat, seed }: Bout): string => `${one} ${two} ${seat} ${seed}`

interface Line extends Result {
  readonly about: string
}

/** The results in a file that are of the same game and set-up. A last line that was cut off is played again. */
export function readKept(file: string | undefined, about: string): Map<string, Result> {
  const kept = new Map<string, Result>()
  if (file === undefined || !existsSync(file)) return kept
  for (const text of readFileSync(file, 'utf8').split('\n')) {
    const line = readLine(text)
    if (line === null || line.about !== about) continue
    const { about: _, ...result } = line
    kept.set(keyOf(result), result)
  }
  return kept
}

function readLine(text: string): Line | null {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return null
  }
}

export function keep(file: string | undefined, about: string, result: Result): void {
  if (file !== undefined) appendFileSync(file, `${JSON.stringify({ about, ...result })}\n`)
}
