/** 9.7.3 Moves as they are made: the consent of Allies, the way of Strategic Movement, the move itself. */
import { yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import type { FrameOf, MovementFrame } from '../frames.ts'
import { refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import { adjacent, IMPASSABLE, NEIGHBOURS, NONE, powerBit, SERVES } from '../tables.ts'
import { allied, controlOf, put, seatMask } from './5-basics.ts'
import {
  BY_LAND,
  BY_SEA,
  BY_STRATEGIC_MOVEMENT,
  canEnd,
  MOUNTAINS,
  mayHalt,
  mayPass,
  NO_END,
  NOT_ADJACENT,
  refusedMove,
  STEPS_MAX,
} from './9-7-ways.ts'

const BEEN_THERE = refuse('9.7.3.3', 'been-there')
const THREE_STEPS = refuse('9.7.3.3', 'three-steps-at-most')
const ONE_STEP = refuse('9.7.3.1', 'one-step-is-a-march')

/** 7.5.2 The Ally of another player who controls a territory, as a mask: it must agree. */
export function allyHolding(s: State, power: number, territory: number): number {
  const control = controlOf(s, territory)
  return control !== NONE && control !== power && allied(s, power, control) ? powerBit(control) : 0
}

/**
 * R32 Consent is asked before the move, of each Ally concerned; between Powers of one player it goes without
 * asking.
 */
export function request(
  s: State,
  f: MovementFrame,
  referee: Referee,
  general: number,
  path: number[],
  by: number,
  allies: number,
): void {
  let asked = 0
  if (allies !== 0) {
    for (let power = 0; power < 7; power++) if ((allies >> power) & 1) asked |= seatMask(s, power)
    asked &= ~seatMask(s, f.power)
  }
  if (asked === 0) {
    move(s, f, referee, general, path, by)
    return
  }
  s.stack.push({ step: 'consent', general, by, path, asked, refused: 0 })
  referee.emit({ type: 'consent-asked', general, to: path[path.length - 1] })
}

/** 9.7.3, 9.7.4 The move itself. The Units go with their General. */
function move(
  s: State,
  f: MovementFrame,
  referee: Referee,
  general: number,
  path: number[],
  by: number,
): void {
  const from = s.place[general]
  const to = path[path.length - 1]
  f.moved |= 1 << general
  f.last = general
  f.left = [from, ...path.slice(0, -1)]
  put(s, referee, general, to)
  if (by === BY_LAND) referee.emit({ type: 'marched', general, from, to })
  else if (by === BY_SEA) referee.emit({ type: 'sailed', general, from, to })
  else referee.emit({ type: 'moved-strategically', general, from, path })
}

/** The Movement Turn under a route or a request for consent. */
function turnBelow(s: State): MovementFrame {
  const f = s.stack[s.stack.length - 2]
  if (f.step !== 'movement-turn') throw new Error('a move belongs to a Movement Turn')
  return f
}

/**
 * 9.7.3.3, R14 Strategic Movement, territory by territory: two or three, none twice, and not back to the start.
 */
export const route: Step<State, FrameOf<'route'>> = {
  rule: '9.7.3.3',
  seats: (s, f) => seatMask(s, SERVES[f.general]),
  prompt: (_, f) => ({ code: 'route', params: { general: f.general, steps: f.path.length } }),
  choices: {
    'go-on': {
      args: ['territory'],
      among: (_, f) => NEIGHBOURS[f.path[f.path.length - 1]],
      may(s, f, to) {
        const turn = turnBelow(s)
        if (f.path.length === STEPS_MAX) return THREE_STEPS
        if (IMPASSABLE[to]) return MOUNTAINS
        if (!adjacent(f.path[f.path.length - 1], to)) return NOT_ADJACENT
        if (to === s.place[f.general] || f.path.includes(to)) return BEEN_THERE
        const passes = mayPass(s, turn, to)
        if (passes !== yes) return passes
        return canEnd(s, turn, f.general, f.path, to) ? yes : NO_END
      },
      act(_, f, __, to) {
        f.path.push(to)
      },
    },
    halt: {
      args: [],
      may(s, f) {
        if (f.path.length < 2) return ONE_STEP
        return mayHalt(s, turnBelow(s), f.general, f.path)
      },
      act(s, f, referee) {
        s.stack.pop()
        const turn = s.stack[s.stack.length - 1] as MovementFrame
        let allies = 0
        for (const territory of f.path) allies |= allyHolding(s, turn.power, territory)
        request(s, turn, referee, f.general, f.path, BY_STRATEGIC_MOVEMENT, allies)
      },
    },
  },
}

/**
 * 7.5.2, R32 All Allies concerned answer at once; one refusal is enough. It bars this General this path in this
 * Movement Turn, and no other path that leads over the same ground.
 */
export const consent: Step<State, FrameOf<'consent'>> = {
  rule: '7.5.2',
  seats: (_, f) => f.asked,
  run(s, f, referee) {
    const turn = turnBelow(s)
    s.stack.pop()
    if (f.refused === 0) move(s, turn, referee, f.general, f.path, f.by)
    else turn.refused.push(refusedMove(f.general, f.by, f.path))
  },
  prompt: (_, f) => ({
    code: 'consent',
    params: { general: f.general, territory: f.path[f.path.length - 1] },
  }),
  choices: {
    agree: {
      args: [],
      may: () => yes,
      act(_, f, referee, __, ___, seat) {
        f.asked &= ~(1 << seat)
        referee.emit({ type: 'consent-given', seat })
      },
    },
    object: {
      args: [],
      may: () => yes,
      act(_, f, referee, __, ___, seat) {
        f.asked &= ~(1 << seat)
        f.refused |= 1 << seat
        referee.emit({ type: 'consent-refused', seat, general: f.general })
      },
    },
  },
}
