/** Rules in pairs: what a player of Ancien Régime would say must hold, from generated positions. */
import { findsPairs } from '@muster/kernel/conformance/pairs'
import { checkSetup } from '@muster/kernel/setup'
import { describe } from 'vitest'
import { ancienRegime as game } from '../game.ts'
import { allied } from '../rules/5-basics.ts'
import type { State } from '../state.ts'
import {
  EVERY_GENERAL,
  EVERY_POWER,
  EVERY_TERRITORY,
  GENERALS_OF,
  IMPASSABLE,
  MORALE_MAX,
  NEUTRAL,
  NONE,
  OWNER,
  SERVES,
  UNITS_MAX,
} from '../tables.ts'
import { anyPosition } from '../testing/generator.ts'

const topStep = (s: State): string => s.stack.at(-1)?.step ?? ''
const powersIn = (s: State, territory: number): number[] =>
  EVERY_POWER.filter((power) => (s.present[territory] >> power) & 1)

describe('Ancien Régime, rules in pairs', () => {
  findsPairs(game, {
    setup: checkSetup(game, {}),
    position: anyPosition,
    idle: ['end-turn', 'end-offers', 'end-leadership', 'end-mobilisation', 'end-disbanding', 'pass'],
    rare: {
      'Generals stand beside the Garrison of a third (11.2.2)': (s) =>
        EVERY_TERRITORY.some(
          (at) => s.garrison[at] !== NONE && powersIn(s, at).some((power) => power !== s.garrison[at]),
        ),
      'two Powers share a territory (R25)': (s) => EVERY_TERRITORY.some((at) => powersIn(s, at).length > 1),
      'an Ally is asked for consent (R32)': (s) => topStep(s) === 'consent',
      'an Ally has refused a move (R32)': (s) =>
        s.stack.some((frame) => frame.step === 'movement-turn' && frame.refused.length > 0),
      'a General must withdraw (11.1.2, 11.2.3)': (s) => topStep(s) === 'withdraw',
      'a new Ally’s General asks to stay (11.1.2)': (s) => topStep(s) === 'stay',
      'a Minor is in a battle (12)': (s) =>
        s.battle !== null &&
        EVERY_POWER.some((power) => power >= s.players && ((s.battle?.defenders ?? 0) >> power) & 1),
      'Minors are bid for (12.4.2)': (s) => topStep(s) === 'bid',
      'a Leading Power judges who joins (7.5.6)': (s) => topStep(s) === 'coalition',
    },
    holds: {
      'No Power has two Generals in one territory (9.7.5).': (s) =>
        s.stack.some(
          (frame) => frame.step === 'withdraw' || frame.step === 'rout' || frame.step === 'frederick',
        ) ||
        EVERY_POWER.every((power) => {
          const places = GENERALS_OF[power].map((general) => s.place[general]).filter((at) => at !== NONE)
          return new Set(places).size === places.length
        }),
      'A General commands three Units at most (9.5.3).': (s) =>
        EVERY_GENERAL.every((general) => s.units[general] >= 0 && s.units[general] <= UNITS_MAX),
      'Morale stays between 0 and 15, and Money is never owed (5.4, 9.5).': (s) =>
        EVERY_POWER.every(
          (power) => s.morale[power] >= 0 && s.morale[power] <= MORALE_MAX && s.money[power] >= 0,
        ),
      'Nobody stands in the mountains (5.2.6).': (s) =>
        EVERY_GENERAL.every((general) => s.place[general] === NONE || !IMPASSABLE[s.place[general]]),
      'A Power is its own Ally, and alliances are mutual (7.5.1).': (s) =>
        EVERY_POWER.every(
          (one) =>
            allied(s, one, one) && EVERY_POWER.every((two) => allied(s, one, two) === allied(s, two, one)),
        ),
      'A Minor has the status of its controller (12.4.7).': (s) =>
        s.stack.some(
          (frame) =>
            frame.step !== 'turn' &&
            /status|coalition|petition|update|stay|withdraw|reassign/.test(frame.step),
        ) ||
        EVERY_POWER.every(
          (power) => s.controller[power] === NONE || s.status[power] === s.status[s.controller[power]],
        ),
      'No Garrison stands in the home of an Ally (7.5.4).': (s) =>
        topStep(s) !== 'movement-turn' ||
        EVERY_TERRITORY.every((at) => {
          const [garrison, owner] = [s.garrison[at], OWNER[at]]
          return garrison === NONE || owner === NONE || garrison === owner || !allied(s, garrison, owner)
        }),
      'Nobody but itself has a General in a Neutral’s home when somebody moves (11.3.5).': (s) =>
        topStep(s) !== 'arbiter' ||
        EVERY_GENERAL.every((general) => {
          const owner = s.place[general] === NONE ? NONE : OWNER[s.place[general]]
          return owner === NONE || owner === SERVES[general] || s.status[owner] !== NEUTRAL
        }),
      'Influence is never lost and a Minor has none (9.6, 12.7).': (s, before) =>
        EVERY_POWER.every(
          (power) =>
            s.influence[power] >= before.influence[power] && (power < s.players || s.influence[power] === 0),
        ),
    },
  })
})
