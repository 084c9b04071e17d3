/** The four games as the home page shows them. `playable` says what is true today. */
export const GAME_IDS = [
  'hammer-of-the-scots',
  'richard-iii',
  'this-war-without-an-enemy',
  'ancien-regime',
] as const
export type GameId = (typeof GAME_IDS)[number]

export interface Listed {
  readonly id: GameId
  readonly players: string
  readonly playable: boolean
}

export const LISTED: readonly Listed[] = [
  { id: 'hammer-of-the-scots', players: '2', playable: true },
  { id: 'richard-iii', players: '2', playable: true },
  { id: 'this-war-without-an-enemy', players: '2', playable: true },
  { id: 'ancien-regime', players: '4–7', playable: true },
]

export const listedGame = (id: string): Listed | undefined => LISTED.find((each) => each.id === id)
