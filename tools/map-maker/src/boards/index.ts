import type { BoardSpec, GameId } from '../board-spec.ts'
import { ancienRegime } from './ancien-regime.ts'
import { hammerOfTheScots } from './hammer-of-the-scots.ts'
import { richardIii } from './richard-iii.ts'
import { thisWarWithoutAnEnemy } from './this-war-without-an-enemy.ts'

export const BOARDS: Readonly<Record<GameId, () => BoardSpec>> = {
  'hammer-of-the-scots': hammerOfTheScots,
  'richard-iii': richardIii,
  'this-war-without-an-enemy': thisWarWithoutAnEnemy,
  'ancien-regime': ancienRegime,
}
