/** What the coach has told already, kept in the browser: by game, each line once ever. */
const KEY = 'muster-coach'

type Told = Record<string, string[]>

function read(): Told {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Told
  } catch {
    return {}
  }
}

export const isTold = (game: string, line: string): boolean => read()[game]?.includes(line) === true

export const toldOf = (game: string): number => read()[game]?.length ?? 0

export function remember(game: string, line: string): void {
  const told = read()
  const lines = new Set([...(told[game] ?? []), line])
  keep({ ...told, [game]: [...lines] })
}

/** All of it is told once more. */
export const forget = (): void => keep({})

function keep(told: Told): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(told))
  } catch {
    // A browser that keeps nothing hears it again.
  }
}
