/** Where the wheel stands: who acts when, and how much of this turn is over. */
import { TURN_STAGES } from '../frames.ts'
import { powerOn } from '../rules/5-basics.ts'
import type { State } from '../state.ts'
import { MOBILISATION, MOVEMENT, NONE, TURNS } from '../tables.ts'

/** The Power that will perform an action so many turns from now. */
export function powerAfter(s: State, action: number, turns: number): number {
  // The shields move on by one action a turn: who performs an action then stands so many actions before it now.
  return powerOn(s, (action - turns + TURNS) % TURNS)
}

/** The stage of a turn after which Movement has begun. */
const MOVES = TURN_STAGES.indexOf('movement')

/** The Power whose Movement has begun: what it could still do now is looked at move by move, not feared of it. */
export function moverNow(s: State): number {
  const frame = s.stack[0]
  return frame?.step === 'turn' && frame.stage > MOVES ? powerOn(s, MOVEMENT) : NONE
}

/** The Power whose Movement is going on. */
export function moverOf(s: State): number {
  for (const frame of s.stack) {
    if (frame.step === 'permit' || frame.step === 'movement-turn' || frame.step === 'further')
      return frame.power
  }
  return s.battle?.attacker ?? 0
}

/** Whether the actions of this turn are done, so that only Movement is left of it. */
export function areActionsOver(s: State): boolean {
  for (const frame of s.stack) {
    if (frame.step === 'actions') return false
    if (frame.step === 'turn') {
      // Diplomacy, election and control come before the actions: their stages are below 4.
      if (frame.stage < 4) return false
    }
  }
  return true
}

/** Cards that a Power has bought and not yet drawn. */
export function cardsBought(s: State, power: number): number {
  for (const frame of s.stack) {
    if (frame.step === 'actions') return powerOn(s, MOBILISATION) === power ? frame.bought : 0
  }
  return 0
}
