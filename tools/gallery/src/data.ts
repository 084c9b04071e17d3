import { readText } from '@muster/gallery/files'

/** The four games as the gallery shows them: which sides, which set-ups, which pieces and cards. */
export const GAME_IDS = [
  'hammer-of-the-scots',
  'richard-iii',
  'this-war-without-an-enemy',
  'ancien-regime',
] as const
export type GameId = (typeof GAME_IDS)[number]
export const TITLES: Readonly<Record<GameId, string>> = {
  'hammer-of-the-scots': 'Hammer of the Scots',
  'richard-iii': 'Richard III',
  'this-war-without-an-enemy': 'This War Without an Enemy',
  'ancien-regime': 'Coalitions: Ancien Régime',
}

export const data = <T>(game: GameId, file: string): T =>
  JSON.parse(readText(`games/${game}/data/${file}.json`)) as T

export interface Geometry {
  readonly width: number
  readonly height: number
  readonly blockSize: number
  readonly areas: Readonly<
    Record<
      string,
      {
        name: string
        at: [number, number]
        zone: number[]
        bounds: number[]
        label: number[]
        box?: number[]
      }
    >
  >
  readonly boxes: Readonly<Record<string, number[]>>
  readonly tracks: Readonly<Record<string, Record<string, [number, number]>>>
}
export const geometry = (game: GameId): Geometry =>
  JSON.parse(readText(`games/${game}/board/generated/geometry.json`)) as Geometry
export const boardSvg = (game: GameId): string => readText(`games/${game}/board/generated/board.svg`)
