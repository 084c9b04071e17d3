/**
 * 11.1.2, 11.2.3, 10.4.3 Generals who must go: to the nearest territory their Power controls, or off the board.
 */
import { pair } from '@muster/kernel/action'
import { type Verdict, yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import { refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import { DISTANCE, FAR, NONE, TERRITORY_COUNT } from '../tables.ts'
import { controlOf, enemiesIn, hasGeneral, put, seatMask } from './5-basics.ts'

const NOT_WITHDRAWING = refuse('11.1.2', 'not-among-the-withdrawing')
const NOT_THE_NEAREST = refuse('11.1.2', 'not-the-nearest')

/**
 * R18 A refuge is controlled, without own General and without enemies; it is reached over any land and strait,
 * but not by sea.
 */
const isRefuge = (s: State, power: number, territory: number): boolean =>
  controlOf(s, territory) === power &&
  !hasGeneral(s, power, territory) &&
  enemiesIn(s, power, territory) === 0

/** How far the nearest refuge of a General is; FAR if there is none. */
export function nearest(s: State, power: number, general: number): number {
  const from = DISTANCE[s.place[general]]
  let steps = FAR
  for (let territory = 0; territory < TERRITORY_COUNT; territory++) {
    if (from[territory] < steps && isRefuge(s, power, territory)) steps = from[territory]
  }
  return steps
}

function mayWithdraw(s: State, f: FrameOf<'withdraw'>, general: number, to: number): Verdict {
  if (!f.generals.includes(general)) return NOT_WITHDRAWING
  const steps = nearest(s, f.power, general)
  return steps !== FAR && DISTANCE[s.place[general]][to] === steps && isRefuge(s, f.power, to)
    ? yes
    : NOT_THE_NEAREST
}

const hasChoice = (s: State, f: FrameOf<'withdraw'>): boolean =>
  f.generals.some((general) => nearest(s, f.power, general) !== FAR)

/**
 * 11.1.2, 11.2.3, 10.4.3, R18, R45 Their owner sends them away one by one, in the order it likes; off the board
 * their Units are lost.
 */
export const withdraw: Step<State, FrameOf<'withdraw'>> = {
  rule: '11.1.2',
  seats: (s, f) => (hasChoice(s, f) ? seatMask(s, f.power) : 0),
  run(s, f, referee) {
    s.stack.pop()
    for (const general of f.generals) withdrawUnasked(s, referee, f.power, general)
  },
  prompt: (_, f) => ({ code: 'withdraw', params: { power: f.power, why: f.why } }),
  choices: {
    'withdraw-to': {
      args: ['general', 'territory'],
      among(s, f) {
        const found: number[] = []
        for (const general of f.generals) {
          for (let to = 0; to < TERRITORY_COUNT; to++) {
            if (mayWithdraw(s, f, general, to) === yes) found.push(pair(general, to))
          }
        }
        return found
      },
      may: mayWithdraw,
      act(s, f, referee, general, to) {
        referee.emit({ type: 'withdrew', general, from: s.place[general], to })
        put(s, referee, general, to)
        leaveList(s, f, general)
      },
    },
    'withdraw-off': {
      args: ['general'],
      among: (_, f) => f.generals,
      may: (_, f, general) => (f.generals.includes(general) ? yes : NOT_WITHDRAWING),
      act(s, f, referee, general) {
        referee.emit({ type: 'withdrew-off-board', general, from: s.place[general] })
        put(s, referee, general, NONE)
        leaveList(s, f, general)
      },
    },
  },
}

/** R18 Without a refuge he goes off the board; a Minor that nobody controls takes the first of the nearest. */
function withdrawUnasked(s: State, referee: Referee, power: number, general: number): void {
  const from = s.place[general]
  const steps = nearest(s, power, general)
  const to =
    steps === FAR ? NONE : DISTANCE[from].findIndex((each, t) => each === steps && isRefuge(s, power, t))
  if (to === NONE) referee.emit({ type: 'withdrew-off-board', general, from })
  else referee.emit({ type: 'withdrew', general, from, to })
  put(s, referee, general, to)
}

function leaveList(s: State, f: FrameOf<'withdraw'>, general: number): void {
  f.generals = f.generals.filter((each) => each !== general)
  if (f.generals.length === 0) s.stack.pop()
}
