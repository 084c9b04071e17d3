/** What has changed between two values of plain data, so that only that is sent: a table is long, and a choice changes little of it. */
import { z } from 'zod'

const path = z.array(z.union([z.string(), z.int()]))
/** Where, and what is there now. Without the second nothing is. */
export const change = z.union([z.tuple([path, z.unknown()]), z.tuple([path])])
export type Change = z.infer<typeof change>

type Plain = Record<string, unknown>

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Lists of unequal length are replaced as a whole: what comes in between would move all the rest. What is the same in both
 * `after` takes over from `before`, so that whoever keeps the one in the other's place keeps it once.
 */
export function changesBetween(before: unknown, after: unknown): Change[] {
  const changes: Change[] = []
  compare(before, after, [], changes)
  return changes
}

/**
 * The same for a whole whose parts are known by name, which is quicker than to look for them: each is compared in turn, and their
 * changes are gathered.
 */
export class Comparison {
  readonly changes: Change[] = []
  readonly #path: (string | number)[] = []

  /** Answers the part to be kept: the old one if it is the same. */
  part<T>(key: string, before: T, after: T): T {
    if (before === after) return before
    this.#path.push(key)
    const same = compare(before, after, this.#path, this.changes)
    this.#path.pop()
    return same ? before : after
  }
}

/** `path` leads to what is compared; it is one list for all, copied only for what has changed. Answers whether it is the same. */
function compare(before: unknown, after: unknown, path: (string | number)[], into: Change[]): boolean {
  if (before === after) return true
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return compareLists(before, after, path, into)
  if (isPlain(before) && isPlain(after)) return compareKeys(before, after, path, into)
  into.push([path.slice(), after])
  return false
}

function compareLists(
  before: readonly unknown[],
  after: unknown[],
  path: (string | number)[],
  into: Change[],
): boolean {
  let same = true
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue
    path.push(i)
    if (compare(before[i], after[i], path, into)) after[i] = before[i]
    else same = false
    path.pop()
  }
  return same
}

/** Its own, for every object has a `toString` from elsewhere; plain data has no functions. */
const own = (found: unknown): unknown =>
  typeof found === 'function' || found === Object.prototype ? undefined : found

/** JSON has no undefined: a key without a value is no key. */
function compareKeys(before: Plain, after: Plain, path: (string | number)[], into: Change[]): boolean {
  let same = true
  let inBoth = 0
  for (const key in after) {
    const now = after[key]
    if (now === undefined) continue
    const old = own(before[key])
    if (old !== undefined) inBoth++
    if (now === old) continue
    path.push(key)
    if (compare(old, now, path, into)) after[key] = old
    else same = false
    path.pop()
  }
  // Counting is cheaper than looking at each again, and mostly there are no others.
  let inFirst = 0
  for (const _ in before) inFirst++
  if (inFirst === inBoth) return same
  for (const key in before) {
    if (before[key] === undefined || own(after[key]) !== undefined) continue
    into.push([[...path, key]])
    same = false
  }
  return same
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
      holder[key] = copyOf(holder[key], copied)
      holder = holder[key] as Record<string | number, unknown>
      key = next
    }
    if (now === undefined) delete holder[key]
    else holder[key] = now
  }
  return whole.value
}

function copyOf(value: unknown, copied: Set<unknown>): unknown {
  if (copied.has(value)) return value
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) }
  copied.add(copy)
  return copy
}
