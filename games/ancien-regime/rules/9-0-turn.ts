/** 9.0 What the actions of one turn share: whose they are and which are still open. */
import type { Choice } from '@muster/kernel/game'
import type { Emitted } from '../events.ts'
import type { ActionsFrame } from '../frames.ts'
import { refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import { MOBILISATION, SUBSIDIES } from '../tables.ts'
import { allied, powerOn } from './5-basics.ts'

export type ActionChoice = Choice<State, ActionsFrame, Emitted>

export const actionBit = (action: number): number => 1 << action
export const isOpen = (f: ActionsFrame, action: number): boolean => ((f.open >> action) & 1) === 1
export const close = (f: ActionsFrame, action: number): void => {
  f.open &= ~actionBit(action)
}

export const NOT_YOUR_ACTION = refuse('5.1.2', 'not-your-action')

/** 5.1.2 Whether a seat performs an action this turn, for its Major or for a Minor (12.4.9). */
export const performs = (s: State, seat: number, action: number): boolean =>
  s.controller[powerOn(s, action)] === seat

/** R35 Mobilisation comes after Subsidies: whoever could still be given something waits for it. */
export const waitsForSubsidies = (s: State, f: ActionsFrame): boolean =>
  (isOpen(f, SUBSIDIES) || f.asked !== 0) && allied(s, powerOn(s, SUBSIDIES), powerOn(s, MOBILISATION))
