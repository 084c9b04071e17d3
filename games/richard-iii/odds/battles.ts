/** What a battle of Richard III is to whoever reckons its odds. */
import type { Seat } from '@muster/kernel/game'
import type { Battles, Ranks } from '@muster/kernel/odds'
import type { Emitted } from '../events.ts'
import type { State } from '../state.ts'
import { BLOCKS_OF, enemyOf, onMap, SIDE, type Side } from '../tables.ts'

const here = (s: State, side: Side, area: number): number[] =>
  BLOCKS_OF[side].filter((block) => s.at[block] === area)

const stands = (s: State, pieces: readonly number[], area: number): boolean =>
  pieces.some((block) => s.at[block] === area)

/** Only if there is nothing else. */
const LAST = -100

export const richardBattles: Battles<State> = {
  places: 'area',
  place(s) {
    for (const frame of s.stack) if (frame.step === 'battle') return frame.area
    return -1
  },
  ranks(s, area, seat: Seat): Ranks {
    const side = seat as Side
    const battle = s.stack.find((frame) => frame.step === 'battle')
    return {
      attacks: battle?.step === 'battle' && battle.attacker === side,
      own: here(s, side, area),
      enemy: here(s, enemyOf(side), area),
    }
  },
  /** 6.9 Who comes over stands up as another block; the one he was is off the map. */
  strength: (s, block) => (onMap(s.at[block]) ? s.steps[block] : 0),
  /** 6.1 Also who came over holds it, when all others have fallen. */
  holds: (s, area, seat, { enemy }) =>
    !stands(s, enemy, area) && BLOCKS_OF[seat as Side].some((block) => s.at[block] === area),
  /** 6.4 Each die that is not above its number hits. */
  thrown(event) {
    const told = event as Emitted
    if (told.type !== 'fought' && told.type !== 'charged' && told.type !== 'answered') return null
    const { block, dice, hits, rating } = told
    return { seat: SIDE[block], dice: dice.length, hits, chance: Math.min(6, rating) / 6 }
  },
  passes: new Set(['end', 'stop', 'pass']),
  names: new Set(['battle']),
  anywhere: new Set(['retreat']),
  insists: (_, __, verb) => (verb === 'retreat' ? LAST : null),
}
