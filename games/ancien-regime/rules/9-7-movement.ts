/**
 * 9.7 Movement: the Arbiter, disbanding, up to three Movement Turns, and Frederick's Move. The moves are in
 * 9-7-moves.ts.
 */
import { type Verdict, yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import { refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import {
  EVERY_POWER,
  EVERY_TERRITORY,
  FREDERICK,
  MORALE_MAX,
  NONE,
  OWNER,
  PRUSSIA,
  TERRITORY_COUNT,
} from '../tables.ts'
import { allied, gainMorale, hasGeneral, isControlled, isNeutral, seatMask } from './5-basics.ts'

const NOT_YOURSELF = refuse('9.7.1', 'not-yourself')
const IN_YOUR_COALITION = refuse('5.7.1', 'arbiter-in-your-coalition')
const FULL = refuse('9.7.1', 'arbiter-has-full-morale')
const UNCONTROLLED = refuse('12.11', 'uncontrolled-minor')
const NOT_YOURS = refuse('9.7.2', 'no-garrison-of-yours')
const NEUTRAL_STAYS = refuse('7.6.3', 'neutral-stays-in-its-own')
const WOULD_EXCEED = refuse('9.7.1', 'arbiter-would-exceed')

/** 9.7 Movement begins with the Arbiter. 9.7.1 With no eligible Power only one Movement Turn is allowed. */
export function beginMovement(s: State, referee: Referee, power: number): void {
  s.stack.push({ step: 'hand-limit' })
  for (const other of EVERY_POWER) {
    if (mayArbitrate(s, power, other) !== yes) continue
    s.stack.push({ step: 'arbiter', power })
    return
  }
  referee.emit({ type: 'no-arbiter', power })
  s.stack.push({ step: 'disband', power, arbiter: NONE })
}

/**
 * 5.7, 5.7.1, 9.7.1 An Arbiter is another Power, not an Ally (12.6, 12.12.3, R49: nor a Power of the same
 * player), with Morale below 15, and no Minor that nobody controls (12.11).
 */
function mayArbitrate(s: State, power: number, other: number): Verdict {
  if (other === power) return NOT_YOURSELF
  if (allied(s, power, other)) return IN_YOUR_COALITION
  if (s.morale[other] >= MORALE_MAX) return FULL
  return isControlled(s, other) ? yes : UNCONTROLLED
}

/**
 * 9.7.1, 5.7.3 The Arbiter must be named, even if nothing will move; it cannot refuse, and gains 1 Morale at
 * once.
 */
export const arbiter: Step<State, FrameOf<'arbiter'>> = {
  rule: '9.7.1',
  seats: (s, f) => seatMask(s, f.power),
  prompt: (_, f) => ({ code: 'arbiter', params: { power: f.power } }),
  choices: {
    'name-arbiter': {
      args: ['power'],
      among: () => EVERY_POWER,
      may: (s, f, other) => mayArbitrate(s, f.power, other),
      act(s, f, referee, other) {
        gainMorale(s, other, 1)
        referee.emit({ type: 'arbiter-named', power: f.power, arbiter: other })
        s.stack.pop()
        s.stack.push({ step: 'disband', power: f.power, arbiter: other })
      },
    },
  },
}

/** 9.7.2 Any own Garrisons may be disbanded before the first Movement Turn; the token leaves the board. */
export const disband: Step<State, FrameOf<'disband'>> = {
  rule: '9.7.2',
  seats(s, f) {
    for (let territory = 0; territory < TERRITORY_COUNT; territory++) {
      if (s.garrison[territory] === f.power) return seatMask(s, f.power)
    }
    return 0
  },
  run: beginFirstTurn,
  prompt: (_, f) => ({ code: 'disband', params: { power: f.power } }),
  choices: {
    disband: {
      args: ['territory'],
      among: () => EVERY_TERRITORY,
      may: (s, f, territory) => mayDisband(s, f.power, territory),
      act(s, f, referee, territory) {
        s.garrison[territory] = NONE
        referee.emit({ type: 'garrison-disbanded', power: f.power, territory })
      },
    },
    'end-disbanding': { args: [], may: () => yes, act: beginFirstTurn },
  },
}

/**
 * 9.7.2 Only what is one's own. Our ruling R52: a Neutral keeps the Garrison beside its General outside its
 * home, since he may be only where it controls (7.6.3, 7.8).
 */
function mayDisband(s: State, power: number, territory: number): Verdict {
  if (s.garrison[territory] !== power) return NOT_YOURS
  const needed = isNeutral(s, power) && OWNER[territory] !== power && hasGeneral(s, power, territory)
  return needed ? NEUTRAL_STAYS : yes
}

function beginFirstTurn(s: State, f: FrameOf<'disband'>): void {
  s.stack.pop()
  beginMovementTurn(s, f.power, f.arbiter, 1, NONE)
}

export function beginMovementTurn(
  s: State,
  power: number,
  arbiter: number,
  number: number,
  only: number,
): void {
  s.stack.push({
    step: 'movement-turn',
    power,
    arbiter,
    number,
    only,
    moved: 0,
    last: NONE,
    left: [],
    landed: 0,
    refused: [],
  })
}

/** 9.4.4, R28 Frederick's Move: one Movement Turn with him alone, without Arbiter and without disbanding. */
export function beginFrederickMove(s: State): void {
  s.stack.push({ step: 'hand-limit' })
  beginMovementTurn(s, PRUSSIA, NONE, 1, FREDERICK)
}

/**
 * 9.7.1 What follows a Movement Turn and its battles: without an Arbiter, and after Frederick's Move, nothing.
 */
export function afterMovementTurn(
  s: State,
  power: number,
  arbiter: number,
  number: number,
  only: number,
): void {
  if (only === NONE && arbiter !== NONE && number < 3)
    s.stack.push({ step: 'further', power, arbiter, number: number + 1 })
}

/**
 * 9.7.1, R41 A second or third Movement Turn: not if its 2 or 3 Morale would lift the Arbiter above 15
 * as it stands now.
 */
function mayAsk(s: State, f: FrameOf<'further'>): Verdict {
  return s.morale[f.arbiter] + f.number <= MORALE_MAX ? yes : WOULD_EXCEED
}

/** 9.7 A further Movement Turn is made on request only. */
export const further: Step<State, FrameOf<'further'>> = {
  rule: '9.7.1',
  seats: (s, f) => (mayAsk(s, f) === yes ? seatMask(s, f.power) : 0),
  run(s, f, referee) {
    endMovement(s, f.power, referee)
  },
  prompt: (_, f) => ({ code: 'further', params: { power: f.power, arbiter: f.arbiter, number: f.number } }),
  choices: {
    'ask-arbiter': {
      args: [],
      may: (s, f) => mayAsk(s, f),
      act(s, f, referee) {
        s.stack.pop()
        const { power, arbiter, number } = f
        referee.emit({ type: 'further-turn-asked', power, arbiter, number })
        s.stack.push({ step: 'permit', power, arbiter, number })
      },
    },
    'end-movement': {
      args: [],
      may: () => yes,
      act: (s, f, referee) => endMovement(s, f.power, referee),
    },
  },
}

function endMovement(s: State, power: number, referee: Referee): void {
  s.stack.pop()
  referee.emit({ type: 'movement-ended', power })
}

/**
 * 5.7.2, 5.7.3, 9.7.1 The Arbiter may forbid the second or third turn; otherwise it gains 2 for the second, 3
 * for the third.
 */
export const permit: Step<State, FrameOf<'permit'>> = {
  rule: '5.7.2',
  seats: (s, f) => seatMask(s, f.arbiter),
  prompt: (_, f) => ({ code: 'permit', params: { power: f.power, arbiter: f.arbiter, number: f.number } }),
  choices: {
    permit: {
      args: [],
      may: () => yes,
      act(s, f, referee) {
        s.stack.pop()
        const { power, arbiter, number } = f
        gainMorale(s, arbiter, number)
        referee.emit({ type: 'further-turn-answered', power, arbiter, number, granted: true })
        beginMovementTurn(s, power, arbiter, number, NONE)
      },
    },
    forbid: {
      args: [],
      may: () => yes,
      act(s, f, referee) {
        const { power, arbiter, number } = f
        referee.emit({ type: 'further-turn-answered', power, arbiter, number, granted: false })
        endMovement(s, power, referee)
      },
    },
  },
}
