/** Every game that has something to show, all of it loaded. */
import { TITLES } from '@muster/catalogue/listed'
import { type ShownGame, shown } from './data.ts'

export const GAMES: readonly ShownGame[] = (await Promise.all(TITLES.map(shown))).filter(
  (each) => each !== null,
)
