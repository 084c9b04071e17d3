/** How far each viewer has seen each match, and when that was, kept in the browser. */
const KEY = 'muster-looks'
const MAX_KEPT = 200

export interface Look {
  /** How many gestures had been made. */
  readonly at: number
  /** When, in milliseconds since 1970; 0 if that was not kept. */
  readonly when: number
  /** What was counted then, by seat: nobles, points. */
  readonly scores: readonly (readonly number[])[]
}

/** Older browsers kept only how far. */
type Kept = Look | number

function read(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>
  } catch {
    return {}
  }
}

/** How many matches somebody has played on this device. */
export const matchesSeen = (): number => Object.keys(read()).length

/** Null: never, on this device. */
export function lastLook(match: string, viewer: number): Look | null {
  const kept = read()[`${match} ${viewer}`]
  if (kept === undefined) return null
  return typeof kept === 'number' ? { at: kept, when: 0, scores: [] } : kept
}

export function rememberLook(match: string, viewer: number, look: Look): void {
  const name = `${match} ${viewer}`
  const { [name]: _, ...others } = read()
  // The last to be looked at is the last to be forgotten.
  const kept = Object.entries(others).slice(1 - MAX_KEPT)
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [name]: look }))
  } catch {
    // A browser that keeps nothing tells nothing.
  }
}
