/** The boards to draw: what each game says of its own, in its folder. */
import { TITLES } from '@muster/catalogue/listed'
import type { BoardSpec } from '../board-spec.ts'

export const GAMES: readonly string[] = TITLES.map((each) => each.id)

export async function boardOf(game: string): Promise<BoardSpec> {
  const { spec }: { spec: () => BoardSpec } = await import(`../../../../games/${game}/board/spec.ts`)
  return spec()
}
