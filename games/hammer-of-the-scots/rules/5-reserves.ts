/** 5.32, 5.33 Main attack, reserves and reinforcements. */
import { isContested } from '@muster/block-kit/blocks'
import type { Step, Table } from '@muster/kernel/game'
import { no, yes } from '@muster/kernel/verdict'
import type { HammerEvent } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import type { State } from '../state.ts'
import { AREAS, BLOCKS_OF, EVERY_AREA, SIDE, type Side, sideBit } from '../tables.ts'

/** The round in which reserves arrive. */
const RESERVES_ARRIVE = 2

/**
 * 5.32 Blocks are one group if they started in the same area and crossed the same border into the battle.
 * 4.4, H-2 Blocks that crossed the Anglo-Scottish border to attack the same area are one group, whatever the last
 * border they crossed.
 */
function attackGroup(s: State, block: number): number {
  return s.raider[block] === 1 ? -2 : s.origin[block] + AREAS.length * (s.entry[block] + 1)
}

const attacksIn = (s: State, side: Side, area: number, block: number): boolean =>
  SIDE[block] === side && s.at[block] === area && s.moved[block] === 1

/** One block for each attacking group of a side in an area, in a fixed order. */
function attackGroups(s: State, side: Side, area: number): number[] {
  const leaders: number[] = []
  for (const block of BLOCKS_OF[side]) {
    if (!attacksIn(s, side, area, block)) continue
    const group = attackGroup(s, block)
    if (!leaders.some((leader) => attackGroup(s, leader) === group)) leaders.push(block)
  }
  return leaders
}

/**
 * 5.32 When a side ends its moves it declares a main attack wherever it attacks with more than one group (H-1).
 * 5.33 Blocks that it moved into a battle begun by the other side are reserves.
 */
export function declareMainAttacks(s: State, table: Table, side: Side): void {
  for (const area of EVERY_AREA) {
    if (!isContested(s, area)) continue
    if (s.attacker[area] !== side) reinforce(s, side, area)
    else {
      const groups = attackGroups(s, side, area)
      if (groups.length > 1) s.stack.push({ step: 'main-attack', side, area })
      else if (groups.length === 1) declare(s, table, side, area, groups[0])
    }
  }
}

/** 5.33 Blocks moved by Player 2 into a battle that Player 1 started are reserves (H-3). */
function reinforce(s: State, side: Side, area: number): void {
  for (const block of BLOCKS_OF[side]) if (attacksIn(s, side, area, block)) s.joins[block] = RESERVES_ARRIVE
}

const NOT_ATTACKING = no('5.32', 'does-not-attack-here')

/** 5.32 Exactly one group is the main attack; it is named by any block of it. Everything else is in reserve. */
export const mainAttack: Step<State, FrameOf<'main-attack'>> = {
  rule: '5.32',
  seats: (_, f) => sideBit(f.side),
  prompt: (_, f) => ({ code: 'main-attack', params: { area: AREAS[f.area] } }),
  choices: {
    lead: {
      args: ['block'],
      among: (_, f) => BLOCKS_OF[f.side],
      may: (s, f, block) => (attacksIn(s, f.side, f.area, block) ? yes : NOT_ATTACKING),
      act(s, f, table, block) {
        s.stack.pop()
        declare(s, table, f.side, f.area, block)
      },
    },
  },
}

function declare(s: State, table: Table, side: Side, area: number, leader: number): void {
  const main = attackGroup(s, leader)
  const tokens: number[] = []
  for (const block of BLOCKS_OF[side]) {
    if (!attacksIn(s, side, area, block)) continue
    if (attackGroup(s, block) === main) tokens.push(s.token[block])
    else s.joins[block] = RESERVES_ARRIVE
  }
  const told: HammerEvent = { type: 'main-attack-declared', side, area, tokens: tokens.sort((a, b) => a - b) }
  table.emit(told)
}
