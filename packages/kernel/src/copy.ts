/**
 * A deep copy of plain data, much faster than JSON or structuredClone because it need not look for anything else.
 * A list of numbers and words is told by its first and its last member, and copied in one go.
 */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  return (Array.isArray(value) ? copyList(value) : copyRecord(value)) as T
}

function copyList(list: readonly unknown[]): unknown[] {
  const twin = list.slice()
  if (typeof twin[0] !== 'object' && typeof twin[twin.length - 1] !== 'object') return twin
  for (let i = 0; i < twin.length; i++) twin[i] = copy(twin[i])
  return twin
}

function copyRecord(record: object): object {
  const twin = { ...record } as Record<string, unknown>
  for (const key in twin) {
    const part = twin[key]
    if (typeof part !== 'object' || part === null) continue
    twin[key] = Array.isArray(part) ? copyList(part) : copyRecord(part)
  }
  return twin
}
