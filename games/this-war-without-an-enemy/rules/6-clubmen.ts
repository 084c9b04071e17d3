/** 6.41, 6.43 Clubmen rise; 6.48, 6.49 Garrisons of a plot. */

import { put } from '@muster/block-kit/blocks'
import { faceUp } from '@muster/block-kit/fog'
import { no, type Verdict, yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import { NOBODY, NONE, type State } from '../state.ts'
import {
  AREA_OF_CITY,
  ARMIES,
  BOTH,
  CLUBMEN_OF,
  EVERY_AREA,
  enemyOf,
  GARRISONS_OF,
  insideOf,
  LOYAL,
  MAX_STEPS,
  POOL,
  SCOTLAND,
  type Side,
  sideBit,
} from '../tables.ts'
import { clearTurn, enter, tell } from './3-blocks.ts'
import { CONTESTED, controlOf, enemyOutside, isNeutral } from './4-board.ts'
import { settle } from './4-changes.ts'
import { mayWithdrawInside } from './6-land-moves.ts'

const NOT_IN_WEST_RIDING = no('6.41', 'only-west-riding')
const BRADFORD_WINTER = no('6.41', 'no-attack-in-winter')
const NOT_AN_AREA = no('6.43', 'not-an-area')
const LOYAL_TO_ENEMY = no('6.43', 'loyal-to-enemy')
const NOT_ENEMY = no('6.43', 'not-neutral-or-enemy')
const IN_WINTER = no('6.17', 'no-attack-in-winter')

/**
 * 6.43 Clubmen rise in a Neutral or Enemy Area that is not Loyal to the enemy, nor Contested; 6.17 in Winter not
 * among enemy blocks. 6.41 Those of Bradford rise in the West Riding, whoever holds it.
 */
export function mayRaiseClubmen(s: State, side: Side, area: number, only: number): Verdict {
  if (area >= SCOTLAND) return NOT_AN_AREA
  if (only !== NONE) {
    if (area !== only) return NOT_IN_WEST_RIDING
    if (s.winter && enemyOutside(s, side, area)) return BRADFORD_WINTER
    return controlOf(s, area) === CONTESTED ? NOT_ENEMY : yes
  }
  if (LOYAL[area] === enemyOf(side)) return LOYAL_TO_ENEMY
  if (s.winter && enemyOutside(s, side, area)) return IN_WINTER
  const control = controlOf(s, area)
  return control === NOBODY || control === enemyOf(side) ? yes : NOT_ENEMY
}

/** 6.41, 6.43 The Clubmen block is placed, or taken off the map and placed anew, at full strength. */
export const clubmen: Step<State, FrameOf<'clubmen'>> = {
  rule: '6.43',
  seats: (_, f) => sideBit(f.side),
  choices: {
    raise: {
      args: ['area'],
      among: () => EVERY_AREA,
      may: (s, f, area) => mayRaiseClubmen(s, f.side, area, f.area),
      act(s, f, referee, area) {
        s.stack.pop()
        raise(s, referee, f.side, area)
      },
    },
  },
}

/**
 * 6.43, W-10 Where enemies stand a Battle will follow, with the Clubmen as Defender; 6.15 the enemies, not the
 * Clubmen, may first withdraw into a Fortified City.
 */
function raise(s: State, referee: Referee, side: Side, area: number): void {
  const block = CLUBMEN_OF[side]
  enter(s, referee, block, area, MAX_STEPS[block])
  faceUp(s, referee, block, BOTH)
  referee.emit({ type: 'clubmen-raised', side, area })
  const enemy = enemyOf(side)
  if (enemyOutside(s, side, area)) {
    s.attacker[area] = enemy
    if (mayWithdrawInside(s, side, area)) {
      s.stack.push({ step: 'enter-city', side: enemy, area })
      return
    }
  }
  settle(s, referee)
}

const NOT_A_GARRISON = no('6.48', 'not-a-garrison')
const ONE_IS_IN_POOL = no('6.48', 'garrison-in-pool')

/** 6.48, 6.49 A Garrison from the pool at strength 1, free of cost; if both are on the map one of them must move. */
export const plot: Step<State, FrameOf<'plot'>> = {
  rule: '6.48',
  seats: (_, f) => sideBit(f.side),
  prompt: (_, f) => ({ code: 'plot', params: { city: f.city } }),
  choices: {
    garrison: {
      args: ['block'],
      among: (_, f) => GARRISONS_OF[f.side],
      may(s, f, block) {
        if (!GARRISONS_OF[f.side].includes(block) || s.at[block] > POOL) return NOT_A_GARRISON
        return s.at[block] === POOL || !GARRISONS_OF[f.side].some((each) => s.at[each] === POOL)
          ? yes
          : ONE_IS_IN_POOL
      },
      act(s, f, referee, block) {
        s.stack.pop()
        const area = AREA_OF_CITY[f.city]
        const place = isNeutral(s, area) ? area : insideOf(f.city)
        if (s.at[block] === POOL) enter(s, referee, block, place, 1)
        else {
          put(s, ARMIES, block, place)
          clearTurn(s, block)
        }
        tell(referee, { type: 'deployed', side: f.side, token: s.token[block], place }, block)
        settle(s, referee)
      },
    },
  },
}
