/** Which game is meant, and which of its tests. */

/** The one whose name, or a word of it, begins like this; null if there is none or more than one. */
export function gameCalled(games: readonly string[], name: string | undefined): string | null {
  if (name === undefined) return null
  if (games.includes(name)) return name
  const found = games.filter(
    (game) => game.startsWith(name) || game.split('-').some((word) => word.startsWith(name)),
  )
  return found.length === 1 ? found[0] : null
}

/** Tests of rules are files called by a chapter; all others are laws, playthroughs, secrecy and texts. */
export const testsOf = (files: readonly string[], which: 'rules' | 'laws'): string[] =>
  files.filter((file) => file.endsWith('.test.ts') && /^\d/.test(file) === (which === 'rules'))
