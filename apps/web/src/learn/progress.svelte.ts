/** How far a reader has come in each lesson; kept in the browser. */
const KEY = 'muster-lessons'

interface Progress {
  /** The step one was at. */
  readonly at: number
  /** Whether it was once gone through to its end. */
  readonly done: boolean
}

function kept(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Progress>
  } catch {
    return {}
  }
}

const all = $state(kept())
const nameOf = (game: string, lesson: string): string => `${game}/${lesson}`

export const progressIn = (game: string, lesson: string): Progress =>
  all[nameOf(game, lesson)] ?? { at: 0, done: false }

/** Whether any lesson of a game was begun. */
export const hasLearned = (game: string): boolean =>
  Object.keys(all).some((name) => name.startsWith(`${game}/`))

export function keepProgress(game: string, lesson: string, at: number, isDone: boolean): void {
  const before = progressIn(game, lesson)
  all[nameOf(game, lesson)] = { at: isDone ? 0 : at, done: before.done || isDone }
  try {
    localStorage.setItem(KEY, JSON.stringify(all))
  } catch {
    // A browser that keeps nothing still teaches.
  }
}
