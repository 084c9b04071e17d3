/** Rules in pairs: what a player of Hammer of the Scots would say must hold, from generated positions. */

import { isContested } from '@muster/block-kit/blocks'
import { findsPairs } from '@muster/kernel/conformance/pairs'
import { checkSetup } from '@muster/kernel/setup'
import { describe } from 'vitest'
import { TURN_STAGES } from '../frames.ts'
import { hammerOfTheScots as game } from '../game.ts'
import { publicScottishNobles } from '../rules/2-armies.ts'
import type { State } from '../state.ts'
import {
  ASIDE,
  BLOCKS_OF,
  CROSS,
  ENGLAND,
  EVERY_AREA,
  EVERY_BLOCK,
  FRENCH,
  isNoble,
  KIND,
  KING,
  MAP,
  MORAY,
  NOBLE_BLOCK,
  NORSE,
  onMap,
  POOL,
  RETREATING,
  SCOTLAND,
  THE_ENGLAND,
} from '../tables.ts'
import { anyPosition, battlefield, edwardFights, inBattle } from '../testing/generator.ts'

const topStep = (s: State): string => s.stack.at(-1)?.step ?? ''
const has = (s: State, step: string): boolean => s.stack.some((frame) => frame.step === step)
const reserves = (s: State, side: number): boolean =>
  BLOCKS_OF[side].some((block) => inBattle(s, block) && s.joins[block] > 0)
const fighting = (s: State): boolean => battlefield(s) >= 0

describe('Hammer of the Scots, rules in pairs', () => {
  findsPairs(game, {
    setup: checkSetup(game, {}),
    position: anyPosition,
    idle: ['end', 'stop', 'hold', 'pass', 'done', 'stay'],
    rare: {
      'the Norse are in a battle (4.7, 5.5)': (s) => inBattle(s, NORSE),
      'the Norse are retreating (4.7, 5.5)': (s) => s.at[NORSE] === RETREATING,
      'both sides have reserves in one battle (5.32, 5.33)': (s) => reserves(s, 0) && reserves(s, 1),
      'a captured noble waits in reserve (5.7)': (s) =>
        EVERY_BLOCK.some(
          (block) => isNoble(block) && inBattle(s, block) && s.joins[block] > 0 && s.known[block] === 3,
        ),
      'Scottish infantry fights with schiltrons': (s) =>
        s.schiltrons && BLOCKS_OF[SCOTLAND].some((block) => KIND[block] === 'infantry' && inBattle(s, block)),
      'a king is in a battle (6.1, 9.1)': (s) => inBattle(s, KING) || edwardFights(s),
      'a Truce holds while somebody moves': (s) => s.truce >= 0 && has(s, 'move'),
      'the pillaged have a choice': (s) => topStep(s) === 'pillage-hits',
      'a battle will follow a Pillage (H-48)': (s) => topStep(s) === 'pillage-gains' && has(s, 'battles'),
      'a Herald or coronation is fought out': (s) =>
        fighting(s) &&
        has(s, 'battles') &&
        s.stack[0].step === 'game-turn' &&
        'stage' in s.stack[0] &&
        s.stack[0].stage < TURN_STAGES.indexOf('second-moves'),
      'a border raid must be paid for (5.9)': (s) => topStep(s) === 'border-raid',
      'the Scots have eight nobles if Moray is counted, and he is in the pool (7.62)': (s) =>
        publicScottishNobles(s) >= 8 && s.at[MORAY] === POOL,
      'winter finds Scots in England (H-47)': (s) => s.winter && s.count[THE_ENGLAND * 2 + SCOTLAND] > 0,
      'the enemy chooses where Bruce or Comyn winters (7.12)': (s) => {
        const frame = s.stack.at(-1)
        return (
          frame?.step === 'noble-goes-home' &&
          (game.steps[frame.step].step.seats?.(s, frame) ?? 0) !== 1 << frame.chooser
        )
      },
      'the Norse or French are drawn inland (7.61-overseas)': (s) => topStep(s) === 'overseas',
    },
    holds: {
      'Every noble but Moray is on the map for one side or the other (2.22).': (s) =>
        NOBLE_BLOCK.every(([english, scottish]) => {
          if (scottish === MORAY) return true
          return [english, scottish].filter((block) => s.at[block] <= RETREATING).length === 1
        }),
      'No more blocks of a side cross a border in a turn than its limit (4.3).': (s) =>
        MAP.borders.every(({ limit }, border) =>
          [0, 1].every((side) => s.crossed[side * MAP.borders.length + border] <= limit),
        ),
      'Nobody spends points that he has not (4.2, 4.4, 4.7).': (s) => s.points >= 0,
      'No block ends its move where it began (4.2).': (s) =>
        topStep(s) !== 'move' ||
        EVERY_BLOCK.every(
          (block) => s.moved[block] === 0 || !onMap(s.at[block]) || s.at[block] !== s.origin[block],
        ),
      'A battle has at most three rounds (5.3).': (s) =>
        s.stack.every((frame) => frame.step !== 'battle' || frame.round <= 3),
      'Blocks in reserve are not hit (5.32, 5.41).': (s, before) =>
        battlefield(before) < 0 ||
        EVERY_BLOCK.every(
          (block) =>
            before.joins[block] === 0 ||
            !inBattle(before, block) ||
            s.at[block] !== before.at[block] ||
            s.steps[block] >= before.steps[block],
        ),
      'Nobody gains strength in a battle (2.11).': (s, before) =>
        battlefield(before) < 0 ||
        battlefield(before) !== battlefield(s) ||
        EVERY_BLOCK.every(
          (block) =>
            s.at[block] !== before.at[block] ||
            !inBattle(before, block) ||
            s.steps[block] <= before.steps[block],
        ),
      'The dead do not come back: crosses, Wallace, Moray, the Norse (5.8).': (s, before) =>
        EVERY_BLOCK.every(
          (block) =>
            !CROSS[block] ||
            block === KING ||
            block === FRENCH ||
            before.at[block] !== ASIDE ||
            s.at[block] === ASIDE,
        ),
      'The Scots do not enter England under an English Truce (H-50).': (s, before) =>
        s.truce !== ENGLAND ||
        before.truce !== ENGLAND ||
        s.count[THE_ENGLAND * 2 + SCOTLAND] <= before.count[THE_ENGLAND * 2 + SCOTLAND],
      'Under a Truce nobody attacks the side it protects (card-truce).': (s) =>
        s.truce < 0 ||
        topStep(s) !== 'move' ||
        EVERY_AREA.every((area) => !isContested(s, area) || s.attacker[area] === s.truce),
      'Nobody is face up outside a battle (2.0).': (s) =>
        fighting(s) ||
        topStep(s) === 'take-hits' ||
        EVERY_BLOCK.every((block) => !onMap(s.at[block]) || s.known[block] !== 3),
      'Wherever both sides stand outside a battle somebody attacks (5.1).': (s) =>
        s.outcome !== null ||
        topStep(s) === 'pillage-hits' ||
        EVERY_AREA.every((area) => !isContested(s, area) || s.attacker[area] >= 0),
    },
  })
})
