/** Positions that several tests begin with. */
import { powerNumber } from '../tables.ts'
import { type Circumstances, type Position, position } from './position.ts'

/** Prussia (French Coalition) attacks Saxonia from Berlin; Austria (British Coalition) defends. */
export const attack = (board: Record<string, string>, given: Circumstances = {}): Position =>
  position({ berlin: 'Prussia 2', saxonia: 'Austria 1', ...board }, given)
    .movementTurn('prussia')
    .does('prussia', 'march @berlin saxonia')
    .does('prussia', 'end-turn')

/** Powers as the rules keep sets of them. */
export const mask = (...powers: string[]): number =>
  powers.reduce((sum, power) => sum | (1 << powerNumber(power)), 0)

/** Turn 1: Britain drills, the Ottomans tax, Spain gives, Russia leads, France mobilises, Austria gains, Prussia moves. */
export const turnOne = (board: Record<string, string>, given: Circumstances = {}): Position =>
  position(board, given).actions('britain', 'drill')
