/** Which puzzles a reader has solved; kept in the browser. */
const KEY = 'muster-puzzles'

function kept(): string[] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(all) ? all.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

const all = $state(kept())
const nameOf = (game: string, puzzle: string): string => `${game}/${puzzle}`

export const isSolved = (game: string, puzzle: string): boolean => all.includes(nameOf(game, puzzle))

export function keepSolved(game: string, puzzle: string): void {
  if (isSolved(game, puzzle)) return
  all.push(nameOf(game, puzzle))
  try {
    localStorage.setItem(KEY, JSON.stringify(all))
  } catch {
    // A browser that keeps nothing still lets one solve them.
  }
}
