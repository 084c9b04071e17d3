/** Main attack and reserves: an attack by several groups names one that fights at once; the others come later. */
import type { BaseState, Frame, Referee, Seats, Step } from '@muster/kernel/game'
import { type Refusal, yes } from '@muster/kernel/verdict'
import type { BattleState } from './battles.ts'
import { isContested } from './blocks.ts'

/** Pending: a side names the main attack in an area. */
export interface MainAttack extends Frame {
  side: number
  area: number
}

/** The round in which reserves arrive. */
const RESERVES_ARRIVE = 2

type AttackEvent = { type: 'main-attack-declared'; side: 0 | 1; area: number; tokens: number[] }
type AttackReferee = Referee<AttackEvent>

interface Own<S> {
  readonly rule: string
  readonly notAttacking: Refusal
  readonly areas: readonly number[]
  readonly blocksOf: readonly (readonly number[])[]
  /** Whether a block came into this battle as part of a group. */
  attacks(s: S, side: number, area: number, block: number): boolean
  /** What makes blocks one group. */
  groupOf(s: S, block: number): number
  /** Whether a block that moved into a battle of the enemy's is a reserve there. */
  reinforces(s: S, side: number, area: number, block: number): boolean
  /** Asks for the main attack in an area. */
  ask(s: S, side: number, area: number): void
  prompt(f: MainAttack): ReturnType<NonNullable<Step<S, MainAttack>['prompt']>>
  seats(side: number): Seats
}

export interface Attacks<S, F extends Frame> {
  /** At the end of a side's moves: main attacks are declared, or asked for, wherever it attacks. */
  declareAll(s: S, referee: AttackReferee, side: number): void
  readonly step: Step<S, F, AttackEvent>
}

export function mainAttacks<S extends BaseState & BattleState, F extends MainAttack>(
  own: Own<S>,
): Attacks<S, F> {
  /** Whether all attackers are one group, and whether there are any. */
  const groups = (s: S, side: number, area: number): { leader: number; several: boolean } => {
    let leader = -1
    for (const block of own.blocksOf[side]) {
      if (!own.attacks(s, side, area, block)) continue
      if (leader < 0) leader = block
      else if (own.groupOf(s, block) !== own.groupOf(s, leader)) return { leader, several: true }
    }
    return { leader, several: false }
  }
  const declare = (s: S, referee: AttackReferee, side: number, area: number, leader: number): void => {
    const main = own.groupOf(s, leader)
    const tokens: number[] = []
    for (const block of own.blocksOf[side]) {
      if (!own.attacks(s, side, area, block)) continue
      if (own.groupOf(s, block) === main) tokens.push(s.token[block])
      else s.joins[block] = RESERVES_ARRIVE
    }
    tokens.sort((one, two) => one - two)
    referee.emit({ type: 'main-attack-declared', side: side as 0 | 1, area, tokens })
  }
  const reinforce = (s: S, side: number, area: number): void => {
    for (const block of own.blocksOf[side]) {
      if (own.reinforces(s, side, area, block)) s.joins[block] = RESERVES_ARRIVE
    }
  }
  return {
    declareAll(s, referee, side) {
      for (const area of own.areas) {
        if (!isContested(s, area)) continue
        if (s.attacker[area] !== side) {
          reinforce(s, side, area)
          continue
        }
        const { leader, several } = groups(s, side, area)
        if (several) own.ask(s, side, area)
        else if (leader >= 0) declare(s, referee, side, area, leader)
      }
    },
    step: {
      rule: own.rule,
      seats: (_, f) => own.seats(f.side),
      prompt: (_, f) => own.prompt(f),
      choices: {
        lead: {
          args: ['block'],
          among: (_, f) => own.blocksOf[f.side],
          may: (s, f, block) => (own.attacks(s, f.side, f.area, block) ? yes : own.notAttacking),
          act(s, f, referee, block) {
            s.stack.pop()
            declare(s, referee, f.side, f.area, block)
          },
        },
      },
    },
  }
}
