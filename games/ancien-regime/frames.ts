/** Every kind of pending step and what it remembers. The steps themselves are in rules/, by chapter. */

/** The stages of a turn (6.1) and of a board update (R45) by name, for all who see them from outside. */
export const TURN_STAGES = ['diplomacy', 'election', 'control', 'actions', 'frederick', 'movement', 'wheel']
export const UPDATE_STAGES = ['garrisons', 'generals', 'conflicts']

export type AncienFrame =
  // 3 set-up
  | { step: 'frederick' }
  // 5, 6 the course of play
  | { step: 'turn'; stage: number }
  | { step: 'hand-limit' }
  // 7 diplomacy
  | { step: 'status'; chosen: number[]; known: number[] }
  | { step: 'coalition'; coalition: number; chosen: number[]; barred: number[] }
  | { step: 'other-status'; power: number; chosen: number[]; barred: number[] }
  | { step: 'petition'; power: number; coalition: number; chosen: number[]; barred: number[] }
  // 8 election
  | { step: 'claim'; power: number }
  | { step: 'vote'; votes: number[]; voters: number; power: number }
  // 9 actions
  | ActionsFrame
  // 9.7 movement
  | { step: 'arbiter'; power: number }
  | { step: 'disband'; power: number; arbiter: number }
  | MovementFrame
  | { step: 'route'; general: number; path: number[] }
  | { step: 'consent'; general: number; by: number; path: number[]; asked: number; refused: number }
  | { step: 'further'; power: number; arbiter: number; number: number }
  | { step: 'permit'; power: number; arbiter: number; number: number }
  // 10 battles
  | { step: 'battles'; power: number; pending: number[]; busy: number }
  | { step: 'support'; side: number; power: number }
  | { step: 'cards'; phase: number; power: number }
  | { step: 'scout'; power: number }
  | { step: 'result' }
  | { step: 'occupy'; general: number }
  | { step: 'rout'; general: number; gone: number }
  | { step: 'battle-end' }
  // 11 board update
  | { step: 'update'; stage: number; power: number; war: number[]; asked: number; denied: number }
  | { step: 'reassign'; power: number; count: number }
  | { step: 'stay'; general: number }
  | { step: 'withdraw'; power: number; generals: number[]; why: 'peace' | 'weaker' | 'tie' }
  // 12 Minor Powers
  | { step: 'bid'; minor: number; bids: number[]; known: number[] }

/** 9.0.1 The actions 1 to 6 of one turn, all open at once. */
export interface ActionsFrame {
  step: 'actions'
  /** Which of Drill, Subsidies, Leadership and Mobilisation are still to be finished, as a mask of actions. */
  open: number
  /** 9.3 Money and cards (by Power and value) that lie on the table for each Power. */
  money: number[]
  cards: number[]
  /** Whose answer to an offer is awaited, and who has accepted, as masks of Powers. */
  asked: number
  accepted: number
  /** 9.4 What Leadership is used for: 0 undecided, 1 placing, 2 recalling, 3 a card. */
  leadership: number
  /** 9.5.1 Cards bought so far, and how many there are to be had. */
  bought: number
  stock: number
}

/** 9.7.3 One Movement Turn of a Power. */
export interface MovementFrame {
  step: 'movement-turn'
  power: number
  arbiter: number
  number: number
  /** The only General who moves (Frederick's Move), or NONE. */
  only: number
  /** The Generals who have moved, as a mask. */
  moved: number
  /** The General who moved last and the territories he left or passed through. */
  last: number
  left: number[]
  /** 1 if Stuart has landed in this turn. */
  landed: number
  /** R32 The moves that Allies have refused, each as one number: General, manner and path (see 9-7-ways.ts). */
  refused: number[]
}

export type FrameOf<K extends AncienFrame['step']> = Extract<AncienFrame, { step: K }>
