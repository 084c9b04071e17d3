/** 6.3 Main attack, reserves and reinforcements. */
import { blocksOf, isContested } from '@muster/block-kit/blocks'
import type { Step, Table } from '@muster/kernel/game'
import { no, yes } from '@muster/kernel/verdict'
import type { RichardEvent } from '../events.ts'
import type { Battle, FrameOf } from '../frames.ts'
import { NONE, type State } from '../state.ts'
import { AREAS, BLOCKS_OF, EVERY_AREA, enemyOf, SIDE, type Side, sideBit } from '../tables.ts'
import { turnFaceUp } from './3-armies.ts'
import { fights } from './6-battles.ts'

/** 6.3 The round in which reserves arrive. */
const RESERVES_ARRIVE = 2

export const arrivesBy = (s: State, block: number, round: number): boolean => s.joins[block] <= round

/** Whether a block crossed a border into the battle in this area. */
const crossedInto = (s: State, side: Side, area: number, block: number): boolean =>
  SIDE[block] === side && s.at[block] === area && s.entry[block] !== NONE

/**
 * 6.3, R-20 When a player ends his actions he names a main attack wherever he attacks over more than one border.
 * Blocks that crossed the same border belong together, wherever they started. R-16 Pirates cross no border and fight
 * from the first round. R-15 But whoever comes into a battle of the enemy's is a reserve, pirates too.
 */
export function declareMainAttacks(s: State, table: Table, side: Side): void {
  for (const area of EVERY_AREA) {
    if (!isContested(s, area)) continue
    if (s.attacker[area] !== side) reinforce(s, side, area)
    else {
      const borders = bordersUsed(s, side, area)
      if (borders > 1) s.stack.push({ step: 'main-attack', side, area })
      else if (borders === 1) declare(s, table, side, area, NONE)
    }
  }
}

function bordersUsed(s: State, side: Side, area: number): number {
  const used: number[] = []
  for (const block of BLOCKS_OF[side]) {
    if (crossedInto(s, side, area, block) && !used.includes(s.entry[block])) used.push(s.entry[block])
  }
  return used.length
}

function reinforce(s: State, side: Side, area: number): void {
  for (const block of BLOCKS_OF[side]) {
    if (s.at[block] === area && (s.entry[block] !== NONE || s.pirate[block] === 1))
      s.joins[block] = RESERVES_ARRIVE
  }
}

const NOT_ATTACKING = no('6.3', 'does-not-attack-here')

/** 6.3 One border is the main attack, named by any block that crossed it; blocks over the others are in reserve. */
export const mainAttack: Step<State, FrameOf<'main-attack'>> = {
  rule: '6.3',
  seats: (_, f) => sideBit(f.side),
  prompt: (_, f) => ({ code: 'main-attack', params: { area: AREAS[f.area] } }),
  choices: {
    lead: {
      args: ['block'],
      among: (_, f) => BLOCKS_OF[f.side],
      may: (s, f, block) => (crossedInto(s, f.side, f.area, block) ? yes : NOT_ATTACKING),
      act(s, f, table, block) {
        s.stack.pop()
        declare(s, table, f.side, f.area, s.entry[block])
      },
    },
  },
}

/** Those who did not cross the border of the main attack go into reserve; NONE: all crossed the same one. */
function declare(s: State, table: Table, side: Side, area: number, border: number): void {
  const tokens: number[] = []
  for (const block of BLOCKS_OF[side]) {
    if (!crossedInto(s, side, area, block)) continue
    if (border === NONE || s.entry[block] === border) tokens.push(s.token[block])
    else s.joins[block] = RESERVES_ARRIVE
  }
  tokens.sort((one, two) => one - two)
  const told: RichardEvent = { type: 'main-attack-declared', side, area, tokens }
  table.emit(told)
}

/**
 * 6.3 Exception: if all blocks of a side in the fight are destroyed in round one its reserves come in at once. They
 * do not act until round two but may be hit by enemy blocks that have yet to act.
 */
export function reservesEnter(s: State, f: Battle, table: Table): boolean {
  const defender = enemyOf(f.attacker)
  for (const side of [defender, f.attacker]) {
    if (fights(s, f.area, side) || blocksOf(s, side, f.area) === 0) continue
    const told: RichardEvent = { type: 'reserves-enter', area: f.area, side }
    table.emit(told)
    for (const block of BLOCKS_OF[side]) {
      if (s.at[block] !== f.area) continue
      s.joins[block] = 0
      s.acted[block] = f.round
      turnFaceUp(s, table, block)
    }
    if (side === defender) changeControl(s, f, table)
    return true
  }
  return false
}

/**
 * 6.3, R-21 Control of the area changes as soon as no defending block is left in round one, also when the last of
 * them came over: from now on the defender is the attacker, and the others defend, with all its advantages.
 */
function changeControl(s: State, f: Battle, table: Table): void {
  f.attacker = enemyOf(f.attacker)
  s.attacker[f.area] = f.attacker
  // Those of the new defenders who have yet to act have passed their place in the order: begin again, and skip the rest.
  f.turn = 0
  const told: RichardEvent = { type: 'control-changed', area: f.area, attacker: f.attacker }
  table.emit(told)
}
