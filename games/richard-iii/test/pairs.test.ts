/** Rules in pairs: what a player of Richard III would say must hold, from generated positions. */
import { takesPart } from '@muster/block-kit/battles'
import { isContested } from '@muster/block-kit/blocks'
import { findsPairs } from '@muster/kernel/conformance/pairs'
import { checkSetup } from '@muster/kernel/setup'
import { describe } from 'vitest'
import { richardIII as game } from '../game.ts'
import { claimant } from '../rules/3-armies.ts'
import type { State } from '../state.ts'
import {
  BLOCKS_OF,
  DEAD,
  EVERY_AREA,
  EVERY_BLOCK,
  EVERY_SIDE,
  EXILE_OF,
  enemyOf,
  HEIRS,
  HENRY,
  isHeir,
  MAP,
  MINORS,
  NO_SIDE,
  onMap,
  SIDE,
  SPENT,
  TOWER,
  TURNED_HEIRS,
} from '../tables.ts'
import { anyPosition, battleOf } from '../testing/generator.ts'

const topStep = (s: State): string => s.stack.at(-1)?.step ?? ''
const inBattle = (s: State, block: number): boolean => s.at[block] === battleOf(s)?.area
const fights = (s: State, side: number): boolean => {
  const area = battleOf(s)?.area
  return area !== undefined && BLOCKS_OF[side].some((block) => takesPart(s, area, block))
}
const reserves = (s: State, side: number): boolean =>
  BLOCKS_OF[side].some((block) => inBattle(s, block) && s.joins[block] > 0)
const minorLeads = (s: State, side: number): boolean => {
  const senior = HEIRS[side].find((heir) => s.at[heir] === MINORS || onMap(s.at[heir]))
  return senior !== undefined && s.at[senior] === MINORS
}

describe('Richard III, rules in pairs', () => {
  findsPairs(game, {
    setup: checkSetup(game, {}),
    position: anyPosition,
    idle: ['end', 'stop', 'hold', 'pass', 'done', 'wait', 'spare'],
    rare: {
      'nobody is King, for his heir is a minor (R-27)': (s) => s.king < 0 && minorLeads(s, s.throne),
      'nobody is Pretender, for his heir is a minor (R-27)': (s) => minorLeads(s, enemyOf(s.throne)),
      'a royal heir enters (6.82)': (s) =>
        topStep(s) === 'heir-enters' && s.throne === s.stack.at(-1)?.['side' as never],
      'several minors are due (R-28)': (s) => s.minorsDue.some((due) => due > 1),
      'a side may execute a turned heir (9.1)': (s) => topStep(s) === 'executions',
      'a turned heir fights against his house (9.1)': (s) => TURNED_HEIRS.some((block) => inBattle(s, block)),
      'one who came over waits in reserve (6.9)': (s) =>
        battleOf(s)?.turned.some((block) => s.joins[block] > 0) ?? false,
      'only one who came over is left of a side, and he is in reserve (R-54)': (s) =>
        (battleOf(s)?.round ?? 0) > 1 && EVERY_SIDE.some((side) => reserves(s, side) && !fights(s, side)),
      'both sides have reserves in one battle (6.3)': (s) => reserves(s, 0) && reserves(s, 1),
      'attackers must retreat (6.2)': (s) => battleOf(s)?.round === 4,
      'pirates are in a battle (card-piracy)': (s) =>
        EVERY_BLOCK.some((block) => s.pirate[block] === 1 && inBattle(s, block)),
      'Treason may be used': (s) => topStep(s) === 'treason',
      'Henry is in the Tower': (s) => s.at[HENRY] === TOWER,
      'blocks starve in exile (7.2)': (s) => {
        const frame = s.stack.at(-1)
        return (
          frame?.step === 'supply' &&
          EVERY_AREA.some((area) => frame.left[area] > 0 && EXILE_OF[area] !== NO_SIDE)
        )
      },
      'exiles must be dismissed (7.2, 8.5)': (s) => topStep(s) === 'exile-limits',
    },
    holds: {
      'The King is the senior living heir of his house, or he reigns until one comes back to it (3.21).': (
        s,
      ) => {
        if (s.king < 0) return true
        const senior = claimant(s, s.throne)
        return (
          senior === s.king ||
          (senior >= 0 && HEIRS[s.throne].indexOf(senior) < HEIRS[s.throne].indexOf(s.king))
        )
      },
      'A King who dies has no successor before a supply phase or a usurpation (6.81).': (s, before) =>
        before.king >= 0 ||
        s.king < 0 ||
        before.turn !== s.turn ||
        before.throne !== s.throne ||
        supplied(s, before),
      'A minor comes in for each heir who died and for nobody else (6.82).': (s, before) =>
        s.campaign !== before.campaign ||
        EVERY_SIDE.every((side) => {
          const came = HEIRS[side].filter(
            (heir) => before.at[heir] === MINORS && s.at[heir] !== MINORS,
          ).length
          return s.minorsDue[side] + came >= before.minorsDue[side]
        }),
      'The dead do not come back (6.82, 6.83).': (s, before) =>
        EVERY_BLOCK.every((block) => before.at[block] !== DEAD || s.at[block] === DEAD),
      'No more blocks of a side cross a border in a turn than its limit, and one with Surprise (5.21).': (
        s,
      ) =>
        MAP.borders.every(({ limit }, border) =>
          [0, 1].every((side) => s.crossed[side * MAP.borders.length + border] <= limit + 1),
        ),
      'Nobody spends points that he has not (1.2).': (s) => s.points >= 0,
      'Nobody enters the enemy’s exile (2.7).': (s) =>
        EVERY_BLOCK.every((block) => {
          const exile = onMap(s.at[block]) ? EXILE_OF[s.at[block]] : NO_SIDE
          return exile === NO_SIDE || exile === SIDE[block]
        }),
      'Blocks in reserve are not hit (6.3, 6.4).': (s, before) =>
        EVERY_BLOCK.every(
          (block) =>
            before.joins[block] === 0 ||
            !inBattle(before, block) ||
            s.joins[block] === 0 ||
            s.at[block] !== before.at[block] ||
            s.steps[block] >= before.steps[block],
        ),
      'A battle has at most four rounds (6.2).': (s) => (battleOf(s)?.round ?? 0) <= 4,
      'Nobody gains strength in a battle (3.11).': (s, before) =>
        battleOf(before) === null ||
        battleOf(s)?.area !== battleOf(before)?.area ||
        EVERY_BLOCK.every(
          (block) =>
            s.at[block] !== before.at[block] ||
            !inBattle(before, block) ||
            s.steps[block] <= before.steps[block],
        ),
      'Each block acts once in a round (6.2).': (s) => {
        const round = battleOf(s)?.round ?? 9
        return EVERY_BLOCK.every((block) => !inBattle(s, block) || s.acted[block] <= round)
      },
      'Wherever both sides stand there is an attacker (6.1).': (s) =>
        s.outcome !== null || EVERY_AREA.every((area) => !isContested(s, area) || s.attacker[area] >= 0),
      'Heirs are never face down in the pool (6.82).': (s) =>
        EVERY_BLOCK.every((block) => !isHeir(block) || s.at[block] !== SPENT),
      'Who has won has all five heirs of the enemy dead, or the throne after the last campaign (9.0).': (s) =>
        s.outcome === null ||
        s.outcome.code === 'holds-the-throne' ||
        EVERY_SIDE.some((side) => HEIRS[side].every((heir) => s.at[heir] === DEAD)),
    },
  })
})

const isIn = (s: State, step: string): boolean => s.stack.some((frame) => frame.step === step)

/** Whether a supply phase came between two moments of one turn, or one is going on; after the seventh turn politics follow it. */
const supplied = (s: State, before: State): boolean =>
  [s, before].some((each) => isIn(each, 'supply-phase')) ||
  s.turn !== before.turn ||
  (isIn(s, 'political-turn') && !isIn(before, 'political-turn'))
