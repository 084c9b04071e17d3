/** 6.4 Hits and 6.5 heir charges. */
import { takeHitsBy, takesPart } from '@muster/block-kit/battles'
import { countHits, strongest } from '@muster/block-kit/combat'
import { die } from '@muster/kernel/chance'
import { no, type Verdict, yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import type { Battle, FrameOf } from '../frames.ts'
import type { State } from '../state.ts'
import { BLOCKS_OF, enemyOf, SIDE, sideBit } from '../tables.ts'
import { diceOf, ratingOf } from './3-armies.ts'
import { eliminate } from './6-deaths.ts'

function roll(s: State, referee: Referee, block: number): number[] {
  const dice: number[] = []
  for (let i = diceOf(s, block); i > 0; i--) dice.push(die(referee.chance))
  return dice
}

/** 6.4 Bonuses of shields, crowns, cities, cathedrals and Wales count in defence only. */
const ratingIn = (s: State, f: Battle, block: number): number =>
  ratingOf(s, block, f.area, SIDE[block] !== f.attacker)

/** 6.4 A block rolls as many dice as its strength; each not above its number is a hit. */
export function fight(s: State, f: Battle, referee: Referee, block: number): void {
  const dice = roll(s, referee, block)
  const rating = ratingIn(s, f, block)
  const hits = countHits(dice, rating)
  referee.emit({ type: 'fought', block, dice, rating, hits })
  if (hits > 0) s.stack.push({ step: 'take-hits', area: f.area, side: enemyOf(SIDE[block]), hits })
}

const NOT_STRONGEST = no('6.4', 'not-the-strongest')

function targets(s: State, f: FrameOf<'take-hits'>): number[] {
  return strongest(s, BLOCKS_OF[f.side], (block) => takesPart(s, f.area, block))
}

/**
 * 6.4 All hits of one block go at once to the strongest enemy; if it is eliminated the surplus goes to the next
 * strongest, and so on. Among equals the owner chooses. Ruling: reserves that come in because all others have fallen
 * (6.3) are hit by blocks yet to act, so not by the surplus of the block that has just acted.
 */
export const takeHits: Step<State, FrameOf<'take-hits'>> = takeHitsBy({
  rule: '6.4',
  notStrongest: NOT_STRONGEST,
  owner: (f) => sideBit(f.side),
  targets,
  absorb,
  prompt: (f) => ({ code: 'take-hits', params: { hits: f.hits, area: f.area } }),
})

function absorb(s: State, f: FrameOf<'take-hits'>, referee: Referee, block: number): void {
  f.hits -= suffer(s, referee, block, f.hits)
}

/** 3.11 Each hit takes a step. Returns how many hits the block took before it fell. */
function suffer(s: State, referee: Referee, block: number, hits: number): number {
  const lost = Math.min(hits, s.steps[block])
  s.steps[block] -= lost
  referee.emit({ type: 'hit', block, lost, steps: s.steps[block] })
  if (s.steps[block] === 0) eliminate(s, referee, block)
  return lost
}

const NOT_A_TARGET = no('6.5', 'not-an-enemy-in-the-fight')

/** 6.5 The senior heir of a side in the battle may charge one enemy block of his choice; R-23 not one in reserve. */
export function mayCharge(s: State, f: Battle, heir: number, target: number): Verdict {
  return SIDE[target] !== SIDE[heir] && takesPart(s, f.area, target) ? yes : NOT_A_TARGET
}

/**
 * 6.5 The heir strikes his target with his normal rating; surplus hits are lost. If the target survives it strikes
 * back at once, at him alone. R-49 Bonuses in defence count for both, and the answer does not use up its own turn.
 */
export function charge(s: State, f: Battle, referee: Referee, heir: number, target: number): void {
  const dice = roll(s, referee, heir)
  const rating = ratingIn(s, f, heir)
  const hits = countHits(dice, rating)
  referee.emit({ type: 'charged', block: heir, target, dice, rating, hits })
  if (hits > 0) suffer(s, referee, target, hits)
  if (takesPart(s, f.area, target) && s.outcome === null) answer(s, f, referee, target, heir)
}

function answer(s: State, f: Battle, referee: Referee, block: number, heir: number): void {
  const dice = roll(s, referee, block)
  const rating = ratingIn(s, f, block)
  const hits = countHits(dice, rating)
  referee.emit({ type: 'answered', block, target: heir, dice, rating, hits })
  if (hits > 0) suffer(s, referee, heir, hits)
}
