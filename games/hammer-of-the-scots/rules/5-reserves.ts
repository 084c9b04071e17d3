/** 5.32, 5.33 Main attack, reserves and reinforcements. */
import { mainAttacks } from '@muster/block-kit/reserves'
import { no } from '@muster/kernel/verdict'
import type { FrameOf } from '../frames.ts'
import type { State } from '../state.ts'
import { AREAS, BLOCKS_OF, EVERY_AREA, SIDE, type Side, sideBit } from '../tables.ts'

/**
 * 5.32 Blocks are one group if they started in the same area and crossed the same border into the battle.
 * 4.4, H-2 Blocks that crossed the Anglo-Scottish border to attack the same area are one group, whatever the last
 * border they crossed.
 */
function attackGroup(s: State, block: number): number {
  return s.raider[block] === 1 ? -2 : s.origin[block] + AREAS.length * (s.entry[block] + 1)
}

const attacksIn = (s: State, side: number, area: number, block: number): boolean =>
  SIDE[block] === side && s.at[block] === area && s.moved[block] === 1

const NOT_ATTACKING = no('5.32', 'does-not-attack-here')

/**
 * 5.32 When a side ends its moves it declares a main attack wherever it attacks with more than one group (H-1), named
 * by any block of it; everything else is in reserve.
 * 5.33 Blocks moved by Player 2 into a battle that Player 1 started are reserves (H-3).
 */
const attacks = mainAttacks<State, FrameOf<'main-attack'>>({
  rule: '5.32',
  notAttacking: NOT_ATTACKING,
  areas: EVERY_AREA,
  blocksOf: BLOCKS_OF,
  attacks: attacksIn,
  groupOf: attackGroup,
  reinforces: attacksIn,
  ask: (s, side, area) => void s.stack.push({ step: 'main-attack', side: side as Side, area }),
  prompt: (f) => ({ code: 'main-attack', params: { area: f.area } }),
  seats: (side) => sideBit(side as Side),
})
export const declareMainAttacks = attacks.declareAll
export const mainAttack = attacks.step
