/** 6.3 Main attack, reserves and reinforcements. */
import { someTakePart } from '@muster/block-kit/battles'
import { blocksOf } from '@muster/block-kit/blocks'
import { mainAttacks } from '@muster/block-kit/reserves'
import { no } from '@muster/kernel/verdict'
import type { Referee } from '../events.ts'
import type { Battle, FrameOf } from '../frames.ts'
import { NONE, type State } from '../state.ts'
import { BLOCKS_OF, EVERY_AREA, enemyOf, SIDE, type Side, sideBit } from '../tables.ts'
import { turnFaceUp } from './3-armies.ts'

export const arrivesBy = (s: State, block: number, round: number): boolean => s.joins[block] <= round

/** Whether a block crossed a border into the battle in this area. */
const crossedInto = (s: State, side: number, area: number, block: number): boolean =>
  SIDE[block] === side && s.at[block] === area && s.entry[block] !== NONE

const NOT_ATTACKING = no('6.3', 'does-not-attack-here')

/**
 * 6.3, R-20 When a player ends his actions he names a main attack wherever he attacks over more than one border, by
 * any block that crossed it; blocks over the others are in reserve. Blocks that crossed the same border belong
 * together, wherever they started. R-16 Pirates cross no border and fight from the first round. R-15 But whoever comes
 * into a battle of the enemy's is a reserve, pirates too.
 */
const attacks = mainAttacks<State, FrameOf<'main-attack'>>({
  rule: '6.3',
  notAttacking: NOT_ATTACKING,
  areas: EVERY_AREA,
  blocksOf: BLOCKS_OF,
  attacks: crossedInto,
  groupOf: (s, block) => s.entry[block],
  reinforces: (s, _, area, block) =>
    s.at[block] === area && (s.entry[block] !== NONE || s.pirate[block] === 1),
  ask: (s, side, area) => void s.stack.push({ step: 'main-attack', side: side as Side, area }),
  prompt: (f) => ({ code: 'main-attack', params: { area: f.area } }),
  seats: (side) => sideBit(side as Side),
})
export const declareMainAttacks = attacks.declareAll
export const mainAttack = attacks.step

/**
 * 6.3 Exception: if all blocks of a side in the fight are destroyed in round one its reserves come in at once. They
 * do not act until round two but may be hit by enemy blocks that have yet to act.
 */
export function reservesEnter(s: State, f: Battle, referee: Referee): boolean {
  const defender = enemyOf(f.attacker)
  for (const side of [defender, f.attacker]) {
    if (someTakePart(s, f.area, BLOCKS_OF[side]) || blocksOf(s, side, f.area) === 0) continue
    referee.emit({ type: 'reserves-enter', area: f.area, side })
    for (const block of BLOCKS_OF[side]) {
      if (s.at[block] !== f.area) continue
      s.joins[block] = 0
      s.acted[block] = f.round
      turnFaceUp(s, referee, block)
    }
    if (side === defender) changeControl(s, f, referee)
    return true
  }
  return false
}

/**
 * 6.3, R-21 Control of the area changes as soon as no defending block is left in round one, also when the last of
 * them came over: from now on the defender is the attacker, and the others defend, with all its advantages.
 */
function changeControl(s: State, f: Battle, referee: Referee): void {
  f.attacker = enemyOf(f.attacker)
  s.attacker[f.area] = f.attacker
  // Those of the new defenders who have yet to act have passed their place in the order: begin again, and skip the rest.
  f.turn = 0
  referee.emit({ type: 'control-changed', area: f.area, attacker: f.attacker })
}
