/** What the opponents of each game know, loaded when somebody wants to play one. */
import { listed } from './listed.ts'
import type { LoadedMind } from './title.ts'

/** Whether Captain and Marshal can play a game. */
export const hasMind = (game: string): boolean => listed(game)?.mind !== undefined

/** Whether its bots speak where talk is part of play. */
export const botsTalk = (game: string): boolean => listed(game)?.envoy !== undefined

/** Null for a game that has no mind yet: its opponents play at first sight. */
export const loadMind = async (game: string): Promise<LoadedMind | null> =>
  (await listed(game)?.mind?.()) ?? null
