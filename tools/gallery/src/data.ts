import type { Colours } from '@muster/board-kit/colours'
import type { BoardPlaces, Pieces } from '@muster/board-kit/pieces'
import type { Title } from '@muster/catalogue/title'
import { readText } from '@muster/gallery/files'

/** A game whose pieces are here to be looked at. */
export interface ShownGame {
  readonly id: string
  readonly name: string
  readonly pieces: Pieces
  readonly colours: Colours | undefined
}

/** A game with its pieces; nothing for one that shows none. */
export async function shown({ id, name, pieces, colours }: Title): Promise<ShownGame | null> {
  return pieces === undefined
    ? null
    : { id, name: name.en, pieces: await pieces(), colours: await colours?.() }
}

export const placesOf = (game: string): BoardPlaces =>
  JSON.parse(readText(`games/${game}/board/generated/geometry.json`)) as BoardPlaces
export const boardSvg = (game: string): string => readText(`games/${game}/board/generated/board.svg`)
