import { type Circumstances, type Position, position } from './position.ts'

/** Prussia (French Coalition) attacks Saxonia from Berlin; Austria (British Coalition) defends. */
export const attack = (board: Record<string, string>, given: Circumstances = {}): Position =>
  position({ berlin: 'Prussia 2', saxonia: 'Austria 1', ...board }, given)
    .movementTurn('prussia')
    .does('prussia', 'march @berlin saxonia')
    .does('prussia', 'end-turn')

/** Turn 1: Britain drills, the Ottomans tax, Spain gives, Russia leads, France mobilises, Austria gains, Prussia moves. */
export const turnOne = (board: Record<string, string>, given: Circumstances = {}): Position =>
  position(board, given).actions('britain', 'drill')
