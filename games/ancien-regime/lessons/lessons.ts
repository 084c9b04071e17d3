/** What Ancien Régime teaches, in this order. */
import { firstBattle } from './first-battle.ts'
import { firstRound } from './first-round.ts'

export const LESSONS = [firstBattle, firstRound]
