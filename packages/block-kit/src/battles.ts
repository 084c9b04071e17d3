/** Battles: which is fought next, who takes part, the main attack and its reserves, and who takes the hits. */
import { pair } from '@muster/kernel/action'
import type { BaseState, Frame, Referee, Seats, Step } from '@muster/kernel/game'
import { type Refusal, yes } from '@muster/kernel/verdict'
import { type BlockState, isContested } from './blocks.ts'

export interface BattleState extends BlockState {
  /** By block: the round from which it takes part; 0 if it does already. */
  joins: number[]
  /** The side that attacks in each area, or -1. */
  attacker: number[]
}

/** A block takes part when it stands in the battle and is not in reserve. */
export const takesPart = (s: BattleState, area: number, block: number): boolean =>
  s.at[block] === area && s.joins[block] === 0

/** Whether any of these blocks, those of one side, takes part in the battle in an area. */
export function someTakePart(s: BattleState, area: number, blocks: readonly number[]): boolean {
  for (const block of blocks) if (takesPart(s, area, block)) return true
  return false
}

/** The blocks among these that stand in an area, each with every area worth asking about. */
export function pairsFrom(
  s: BlockState,
  area: number,
  blocks: readonly number[],
  ways: (block: number) => readonly number[],
): number[] {
  const pairs: number[] = []
  for (const block of blocks) {
    if (s.at[block] === area) for (const to of ways(block)) pairs.push(pair(block, to))
  }
  return pairs
}

/** Battles are fought one at a time; where there are several, somebody names the next before anything is revealed. */
export function chooseBattle<S extends BaseState & BlockState, F extends Frame>(own: {
  readonly rule: string
  readonly areas: readonly number[]
  readonly noBattle: Refusal
  chooser(s: S): Seats
  begin(s: S, referee: Referee, area: number): void
}): Step<S, F> {
  const { areas } = own
  const battles = (s: S): number => {
    let count = 0
    for (const area of areas) if (isContested(s, area)) count++
    return count
  }
  return {
    rule: own.rule,
    seats: (s) => (battles(s) > 1 ? own.chooser(s) : 0),
    run(s, _, referee) {
      const area = areas.find((each) => isContested(s, each))
      if (area === undefined) s.stack.pop()
      else own.begin(s, referee, area)
    },
    choices: {
      battle: {
        args: ['area'],
        among: () => areas,
        may: (s, _, area) => (isContested(s, area) ? yes : own.noBattle),
        act: (s, _, referee, area) => own.begin(s, referee, area),
      },
    },
  }
}

/** Hits that still have to be taken. */
export interface Hits extends Frame {
  hits: number
}

/**
 * Hits go to the strongest: where there is one, by themselves; among equals the owner chooses. How many of them a block
 * takes at once is the game's own (`absorb` counts them off). Hits that find nobody are lost.
 */
export function takeHitsBy<S extends BaseState, F extends Hits>(own: {
  readonly rule: string
  readonly notStrongest: Refusal
  owner(f: F): Seats
  targets(s: S, f: F): readonly number[]
  absorb(s: S, f: F, referee: Referee, block: number): void
  prompt(f: F): ReturnType<NonNullable<Step<S, F>['prompt']>>
}): Step<S, F> {
  return {
    rule: own.rule,
    seats: (s, f) => (f.hits > 0 && own.targets(s, f).length > 1 ? own.owner(f) : 0),
    run(s, f, referee) {
      const block = f.hits > 0 ? own.targets(s, f)[0] : undefined
      if (block === undefined) s.stack.pop()
      else own.absorb(s, f, referee, block)
    },
    prompt: (_, f) => own.prompt(f),
    choices: {
      hit: {
        args: ['block'],
        among: own.targets,
        may: (s, f, block) => (own.targets(s, f).includes(block) ? yes : own.notStrongest),
        act: own.absorb,
      },
    },
  }
}
