/** What Richard III teaches, in this order. */
import { firstBattle } from './first-battle.ts'
import { firstTurn } from './first-turn.ts'

export const LESSONS = [firstBattle, firstTurn]
