/** How far each viewer has seen each match, kept in the browser. */
const KEY = 'muster-looks'
const MOST = 200

type Looks = Record<string, number>

function read(): Looks {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Looks
  } catch {
    return {}
  }
}

/** How many matches somebody has played on this device. */
export const matchesSeen = (): number => Object.keys(read()).length

/** Null: never, on this device. */
export const lastLook = (match: string, viewer: number): number | null => read()[`${match} ${viewer}`] ?? null

export function rememberLook(match: string, viewer: number, at: number): void {
  const name = `${match} ${viewer}`
  const { [name]: _, ...others } = read()
  // The last to be looked at is the last to be forgotten.
  const kept = Object.entries(others).slice(1 - MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [name]: at }))
  } catch {
    // A browser that keeps nothing tells nothing.
  }
}
