/** What the dice gave, against what was to be expected of them; what was lost; who won how many battles. */
import type { BattleTold, Chronicle } from './chronicle.ts'
import { expectedOf } from './chronicle.ts'

export interface Luck {
  readonly dice: number
  readonly hits: number
  readonly expected: number
}

/** Of all dice of the match, by seat. */
export function luckOf({ rolls, seats }: Pick<Chronicle, 'rolls' | 'seats'>): Luck[] {
  const all = Array.from({ length: seats }, () => ({ dice: 0, hits: 0, expected: 0 }))
  for (const roll of rolls) {
    const luck = all[roll.seat]
    luck.dice += roll.dice.length
    luck.hits += roll.hits
    luck.expected += expectedOf(roll)
  }
  return all
}

/** How much luckier the first of two was than the second, in hits; for a battle or a whole match. */
export const favour = ([one, two]: readonly Pick<Luck, 'hits' | 'expected'>[]): number =>
  one === undefined || two === undefined ? 0 : one.hits - one.expected - (two.hits - two.expected)

export const battlesWon = (battles: readonly BattleTold[], seat: number): number =>
  battles.filter((each) => each.winner === seat).length

/** Strength and pieces that each seat lost in battle. */
export function lossesOf({
  battles,
  seats,
}: Pick<Chronicle, 'battles' | 'seats'>): { lost: number; fell: number }[] {
  return Array.from({ length: seats }, (_, seat) => ({
    lost: battles.reduce((sum, { sides }) => sum + (sides[seat]?.lost ?? 0), 0),
    fell: battles.reduce((sum, { sides }) => sum + (sides[seat]?.fell ?? 0), 0),
  }))
}
