/** A deep copy of plain data, much faster than JSON or structuredClone because it need not look for anything else. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const flat = value.slice()
    for (let i = 0; i < flat.length; i++) {
      if (typeof flat[i] === 'object') flat[i] = copy(flat[i])
    }
    return flat as T
  }
  const twin = { ...value } as Record<string, unknown>
  for (const key in twin) {
    if (typeof twin[key] === 'object') twin[key] = copy(twin[key])
  }
  return twin as T
}
