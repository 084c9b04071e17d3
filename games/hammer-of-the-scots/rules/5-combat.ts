/** 5.4, 5.41, 5.7, 5.8 Dice, hits, captures and eliminations. */
import { takeHitsBy, takesPart } from '@muster/block-kit/battles'
import { countHits, strongest } from '@muster/block-kit/combat'
import { die } from '@muster/kernel/chance'
import { no } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import { NOBODY, type State } from '../state.ts'
import {
  ASIDE,
  BLOCKS_OF,
  CROSS,
  EDWARD,
  ENGLAND,
  enemyOf,
  isNoble,
  KING,
  MORAY,
  POOL,
  SCOTLAND,
  SIDE,
  type Side,
  sideBit,
} from '../tables.ts'
import { changeSides, diceOf, leave, ratingOf, turnFaceDown, turnFaceUp } from './2-armies.ts'
import { edwardTheFirstDies } from './6-kings.ts'
import { endMatch } from './9-victory.ts'

/** 5.4 A fighting block rolls as many dice as it has strength; each at or below its rating is a hit. */
export function fight(s: State, f: FrameOf<'battle'>, referee: Referee, block: number): void {
  const dice: number[] = []
  for (let i = diceOf(s, block); i > 0; i--) dice.push(die(referee.chance))
  const rating = ratingOf(s, block, f.area, SIDE[block] !== f.attacker)
  const hits = countHits(dice, rating)
  referee.emit({ type: 'fought', block, dice, rating, hits })
  if (hits > 0) {
    const side = enemyOf(SIDE[block])
    s.stack.push({ step: 'take-hits', area: f.area, side, round: f.round, hits })
  }
}

const NOT_STRONGEST = no('5.41', 'not-the-strongest')

function targets(s: State, f: FrameOf<'take-hits'>): number[] {
  return strongest(s, BLOCKS_OF[f.side], (block) => takesPart(s, f.area, block))
}

/**
 * 5.41 Enemy blocks cannot be picked out: each hit goes to the strongest, and among equals the owner chooses.
 * Hits take effect at once. Blocks in reserve are not hit (5.32); hits that find nobody are lost.
 */
export const takeHits: Step<State, FrameOf<'take-hits'>> = takeHitsBy({
  rule: '5.41',
  notStrongest: NOT_STRONGEST,
  owner: (f) => sideBit(f.side),
  targets,
  absorb: takeHit,
  prompt: (f) => ({ code: 'take-hits', params: { hits: f.hits, area: f.area } }),
})

/** 2.11, 5.41 A hit takes one step. */
function takeHit(s: State, f: FrameOf<'take-hits'>, referee: Referee, block: number): void {
  f.hits--
  s.steps[block]--
  referee.emit({ type: 'hit', block, steps: s.steps[block] })
  if (s.steps[block] === 0) eliminateInBattle(s, referee, block, f.round + 1)
}

/**
 * 5.8 A block eliminated in battle goes to its pool; one with a cross is out for good.
 * 6.1, 9.1 The kings are a matter of their own. H-14 Being unable to retreat when one must is the same thing.
 */
export function eliminateInBattle(s: State, referee: Referee, block: number, nextRound: number): void {
  if (block === KING) eliminateKing(s, referee, KING, ENGLAND, 'scottish-king-killed')
  else if (block === EDWARD) eliminateEdward(s, referee)
  else if (isNoble(block) && block !== MORAY) capture(s, referee, block, nextRound)
  else eliminate(s, referee, block, CROSS[block])
}

function eliminate(s: State, referee: Referee, block: number, dead: boolean): void {
  referee.emit({ type: 'eliminated', block, dead })
  leave(s, block, dead ? ASIDE : POOL)
}

/** 9.1 A king whose death in battle decides the match. */
function eliminateKing(s: State, referee: Referee, block: number, winner: Side, code: string): void {
  eliminate(s, referee, block, true)
  endMatch(s, winner, code, '9.1')
}

/** 6.1, 9.1 Edward II eliminated in battle ends the match; Edward I goes to the pool as Edward II (H-44). */
function eliminateEdward(s: State, referee: Referee): void {
  if (s.edward === 2) eliminateKing(s, referee, EDWARD, SCOTLAND, 'edward-ii-killed')
  else {
    eliminate(s, referee, EDWARD, false)
    edwardTheFirstDies(s, referee)
  }
}

/**
 * 5.7 A noble eliminated in combat changes sides at once: he stands in his new side's reserve at strength 1 and
 * fights from the next round (H-45). Everybody has seen him. Moray never changes sides: he is out of the game.
 */
function capture(s: State, referee: Referee, block: number, nextRound: number): void {
  const turned = changeSides(s, referee, block, 1)
  s.joins[turned] = nextRound
  turnFaceUp(s, referee, turned)
}

/** 5.1 After the battle all stand up; 5.6 the winner may regroup. */
export function endBattle(s: State, referee: Referee, area: number, winner: Side | typeof NOBODY): void {
  s.stack.pop()
  s.attacker[area] = NOBODY
  referee.emit({ type: 'battle-ends', area, winner })
  for (const side of BLOCKS_OF) {
    for (const block of side) {
      if (s.at[block] !== area) continue
      s.joins[block] = 0
      turnFaceDown(s, block)
    }
  }
  if (winner !== NOBODY) s.stack.push({ step: 'regroup', area, side: winner, regrouped: [] })
}
