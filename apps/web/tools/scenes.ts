/** What each game says of the pictures and measurements of its table, in its testing/scenes.ts. */
import { existsSync } from 'node:fs'
import { titleCalled } from '@muster/catalogue/catalogue'
import { TITLES } from '@muster/catalogue/listed'
import type { Setup } from '@muster/kernel/game'
import type { Moment, Scenes } from '@muster/kernel/testing/scenes'
import type { SavedMatch } from '../src/match/saved.ts'
import { played } from './positions.ts'

export async function scenesOf(game: string): Promise<Scenes> {
  const { scenes }: { scenes: Scenes } = await import(`../../../games/${game}/testing/scenes.ts`)
  return scenes
}

/** The games that can be pictured, in the order in which they are listed. */
export const PICTURED: readonly string[] = TITLES.map(({ id }) => id).filter((id) =>
  existsSync(new URL(`../../../games/${id}/testing/scenes.ts`, import.meta.url)),
)

/** A match of a game, left at a moment. */
export async function matchAt(
  id: string,
  { title, game }: ReturnType<typeof titleCalled>,
  setup: Setup,
  moment: Moment,
): Promise<SavedMatch> {
  return played(game, setup, { id, ...moment }, await title.caption())
}

/** A match of each game with a full board and something of one's own to move; its id is the game's. */
export async function middleOf(game: string): Promise<SavedMatch> {
  const { setup, middle } = await scenesOf(game)
  return matchAt(game, titleCalled(game), setup, middle)
}
