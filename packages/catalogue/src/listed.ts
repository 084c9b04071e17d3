/** The games as they are listed. Nothing of a game is loaded but its title. */
import { MusterError } from '@muster/kernel/errors'
import { LEVELS, type Title } from './title.ts'
import * as titles from './titles.ts'

/** For few players before many, easy before demanding. */
const order = (one: Title, other: Title): number =>
  one.players[0] - other.players[0] || LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level)

/** States and views are opaque here: what is put into a game is always what the same game has given out. */
export const TITLES: readonly Title[] = (Object.values(titles) as unknown as Title[]).toSorted(order)

export const listed = (id: string): Title | undefined => TITLES.find((each) => each.id === id)

export function titleCalled(id: string): Title {
  const found = listed(id)
  if (found === undefined) throw new MusterError('unknown-game', { game: id })
  return found
}
