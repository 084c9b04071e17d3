/** What has changed between two values of plain data, so that only that is sent: a table is long, and a choice changes little of it. */
import { z } from 'zod'

const path = z.array(z.union([z.string(), z.int()]))
/** Where, and what is there now. Without the second nothing is. */
export const change = z.union([z.tuple([path, z.unknown()]), z.tuple([path])])
export type Change = z.infer<typeof change>

type Plain = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lists of unequal length are replaced as a whole: what comes in between would move all the rest. */
export function changesBetween(before: unknown, after: unknown): Change[] {
  const changes: Change[] = []
  compare(before, after, [], changes)
  return changes
}

/** `path` leads to what is compared; it is one list for all, copied only for what has changed. */
function compare(before: unknown, after: unknown, path: (string | number)[], into: Change[]): void {
  if (before === after) return
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    for (let i = 0; i < after.length; i++) {
      if (before[i] === after[i]) continue
      path.push(i)
      compare(before[i], after[i], path, into)
      path.pop()
    }
  } else if (isPlain(before) && isPlain(after)) compareKeys(before, after, path, into)
  else into.push([path.slice(), after])
}

/** Its own, for every object has a `toString` from elsewhere; plain data has no functions. */
function at(value: Plain, key: string): unknown {
  const found = value[key]
  return typeof found === 'function' || found === Object.prototype ? undefined : found
}

function compareKeys(before: Plain, after: Plain, path: (string | number)[], into: Change[]): void {
  for (const key in after) {
    const now = after[key]
    const old = at(before, key)
    // JSON has no undefined: a key without a value is no key.
    if (now === old || now === undefined) continue
    path.push(key)
    compare(old, now, path, into)
    path.pop()
  }
  for (const key in before) {
    if (before[key] !== undefined && at(after, key) === undefined) into.push([[...path, key]])
  }
}

/** The value after the changes. The one before is left as it was, and shares with the new one what did not change. */
export function withChanges(before: unknown, changes: readonly Change[]): unknown {
  const whole = { value: before }
  // What has been copied already, so that a list with many changes is copied once.
  const copied = new Set<unknown>([whole])
  for (const [path, now] of changes) {
    let holder: Record<string | number, unknown> = whole
    let key: string | number = 'value'
    for (const next of path) {
      holder[key] = own(holder[key], copied)
      holder = holder[key] as Record<string | number, unknown>
      key = next
    }
    if (now === undefined) delete holder[key]
    else holder[key] = now
  }
  return whole.value
}

function own(value: unknown, copied: Set<unknown>): unknown {
  if (copied.has(value)) return value
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) }
  copied.add(copy)
  return copy
}
