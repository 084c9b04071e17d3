/** 5.3 Sea moves and 5.31 ports; card-piracy. */
import { put } from '@muster/block-kit/blocks'
import { no, type Verdict, yes } from '@muster/kernel/verdict'
import type { Referee } from '../events.ts'
import { NOBODY, type State } from '../state.ts'
import {
  ACROSS_THE_SEA,
  AREA_COUNT,
  ARMIES,
  FORCE_MARCH,
  KIND,
  MUSTER,
  PIRACY,
  SAILS,
  SIDE,
} from '../tables.ts'
import { isClosedTo, isMajorPort, isOpen, joinedBySea } from './2-board.ts'
import { tell } from './3-armies.ts'

export const NO_POINTS = no('1.2', 'no-points')
export const ENEMY_EXILE = no('2.7', 'enemy-exile')
const NEVER_SAILS = no('5.3', 'never-sails')
const HAS_MARCHED = no('5.3', 'has-marched')
const ENEMY_THERE = no('5.3', 'enemy-or-battle-there')
const NOT_ON_A_FORCED_MARCH = no('card-force-march', 'no-sea-move')
const NOT_TO_A_MUSTER = no('card-muster', 'no-sea-move')

/** 5.3 Scots, Welsh, Rebel and levies never sail; R-44 nor do bombards, unless the players have agreed otherwise. */
export const canSail = (s: State, block: number): boolean =>
  SAILS[block] || (s.readings.bombardsSail && KIND[block] === 'bombard')

/**
 * 5.3 One action point carries one block from a coast to another friendly or vacant one on the same sea; a block
 * that has marched does not sail. R-12 Surprise and Treason allow it, Force March and Muster do not.
 * card-piracy With Piracy a block may also land where the enemy is, or in a battle.
 */
export function maySail(s: State, block: number, to: number): Verdict {
  const side = SIDE[block]
  const from = s.at[block]
  if (s.moved[block] === 1) return HAS_MARCHED
  if (s.event === FORCE_MARCH) return NOT_ON_A_FORCED_MARCH
  if (s.event === MUSTER) return NOT_TO_A_MUSTER
  if (!canSail(s, block)) return NEVER_SAILS
  const joined = joinedBySea(from, to)
  if (joined !== yes) return joined
  if (isClosedTo(side, to)) return ENEMY_EXILE
  if (!isOpen(s, side, to)) {
    if (s.event !== PIRACY) return ENEMY_THERE
    return s.points > 0 ? yes : NO_POINTS
  }
  return s.points > 0 || s.berths.includes(from * AREA_COUNT + to) ? yes : NO_POINTS
}

export function someVoyage(s: State, block: number): boolean {
  if (s.points === 0 && s.berths.length === 0) return false
  for (const to of ACROSS_THE_SEA[s.at[block]]) if (maySail(s, block, to) === yes) return true
  return false
}

/**
 * 5.31 For one action point two blocks go from one major port to another, the same for both: a paid voyage between
 * two ports leaves a berth for a second block.
 * R-14 With Piracy there is no such bonus; as an option it is lost only for moves that attack.
 */
export function sail(s: State, referee: Referee, block: number, to: number): void {
  const side = SIDE[block]
  const from = s.at[block]
  const attacks = !isOpen(s, side, to)
  const berth = s.berths.indexOf(from * AREA_COUNT + to)
  if (berth >= 0 && !attacks) {
    s.berths.splice(berth, 1)
  } else {
    s.points--
    if (!attacks && hasPortBonus(s) && isMajorPort(from) && isMajorPort(to)) {
      s.berths.push(from * AREA_COUNT + to)
    }
  }
  s.moved[block] = 1
  put(s, ARMIES, block, to)
  if (attacks) {
    s.pirate[block] = 1
    if (s.attacker[to] === NOBODY) s.attacker[to] = side
  }
  tell(referee, { type: 'sailed', side, token: s.token[block], from, to, attacks }, block)
}

const hasPortBonus = (s: State): boolean => s.event !== PIRACY || s.readings.piracyPorts
