/** 6.9 Treachery rolls, 6.91 Warwick; card-treason. */
import { takesPart } from '@muster/block-kit/battles'
import { pair } from '@muster/kernel/action'
import { die } from '@muster/kernel/chance'
import { no, type Verdict, yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import type { Battle, FrameOf } from '../frames.ts'
import { NOBODY, NONE, type State } from '../state.ts'
import {
  BLOCKS_OF,
  enemyOf,
  isWarwick,
  LOYALTY,
  LOYALTY_TO_WARWICK,
  SIDE,
  type Side,
  sideBit,
  WARWICK_SHIELD,
  WARWICK_SPARES,
} from '../tables.ts'
import { changeSides, isKing, isPretender, turnFaceUp } from './3-armies.ts'

const KINGS_ROLL = 1
const PRETENDERS_ROLL = 2
const WARWICKS_ROLL = 4

/** 6.9 At most three rolls against one block in a battle. */
const MAX_TRIES = 3

const NOT_A_PERSUADER = no('6.9', 'only-king-pretender-warwick')
const HAS_ROLLED = no('6.9', 'has-rolled-already')
const NOT_IN_THE_FIGHT = no('6.9', 'not-an-enemy-in-the-fight')
const NEVER_DEFECTS = no('3.13', 'never-defects')
const NOT_A_CLAIMANT = no('9.1', 'king-or-pretender')
const CAME_OVER_HERE = no('6.9', 'came-over-in-this-battle')
const TRIED_ENOUGH = no('6.9', 'tried-three-times')
const WARWICK_ALONE = no('6.91', 'only-warwick')
const NOT_BY_WARWICK = no('6.91', 'not-by-warwick')

/** 6.9 The King, the Pretender and Warwick have one roll each in a battle. */
function rollOf(s: State, block: number): number {
  if (isKing(s, block)) return KINGS_ROLL
  if (isWarwick(block)) return WARWICKS_ROLL
  return isPretender(s, block) ? PRETENDERS_ROLL : 0
}

/** 6.9, R-30 One roll in place of fighting or retreating; Warwick has one in a battle, whichever side he is on. */
export function mayPersuade(s: State, f: Battle, block: number, target: number): Verdict {
  const roll = rollOf(s, block)
  if (roll === 0) return NOT_A_PERSUADER
  if ((f.rolled & roll) !== 0) return HAS_ROLLED
  return mayTurn(s, f, SIDE[block], block, target)
}

/**
 * 6.9 Whether a block may be tempted at all: an enemy in the fight, with a number for loyalty (3.13), not tried three
 * times already and not one who came over in this battle. 9.1 Clarence and Exeter not while they are King or
 * Pretender. 6.91 Warwick may not roll against Northumberland and Westmoreland.
 * R-1 Option: only Warwick may roll against Kent and Salisbury.
 */
function mayTurn(s: State, f: Battle, side: Side, by: number, target: number): Verdict {
  if (SIDE[target] === side || !takesPart(s, f.area, target)) return NOT_IN_THE_FIGHT
  if (LOYALTY[target] === 0) return NEVER_DEFECTS
  if (isKing(s, target) || isPretender(s, target)) return NOT_A_CLAIMANT
  if (f.turned.includes(target)) return CAME_OVER_HERE
  if (triesAgainst(f, target) >= MAX_TRIES) return TRIED_ENOUGH
  const warwick = by !== NONE && isWarwick(by)
  if (warwick && WARWICK_SPARES[target]) return NOT_BY_WARWICK
  return !warwick && WARWICK_SHIELD[target] && s.readings.nevillesAsPrinted ? WARWICK_ALONE : yes
}

function triesAgainst(f: Battle, target: number): number {
  let tries = 0
  for (const each of f.tried) if (each === target) tries++
  return tries
}

/** The pairs worth asking about: whoever of the three is in turn, and the enemies. */
export function persuasions(
  s: State,
  f: Battle,
  side: Side,
  isInTurn: (s: State, f: Battle, block: number) => boolean,
): readonly number[] {
  const pairs: number[] = []
  for (const block of BLOCKS_OF[side]) {
    if (s.at[block] !== f.area || rollOf(s, block) === 0 || !isInTurn(s, f, block)) continue
    for (const target of BLOCKS_OF[enemyOf(side)]) {
      if (s.at[target] === f.area) pairs.push(pair(block, target))
    }
  }
  return pairs
}

/** 6.91, R-1 Kent and Salisbury: loyalty 2, and only 1 when Warwick makes the roll. */
function loyaltyTo(s: State, by: number, target: number): number {
  const kin = by !== NONE && isWarwick(by) && !s.readings.nevillesAsPrinted
  return kin ? LOYALTY_TO_WARWICK[target] : LOYALTY[target]
}

export function persuade(s: State, f: Battle, referee: Referee, block: number, target: number): void {
  f.rolled |= rollOf(s, block)
  const dice = rollLoyalty(s, referee, block, target)
  const turned = dice.every(isEven)
  referee.emit({ type: 'treachery', by: block, target, dice, turned })
  settle(s, f, referee, target, turned)
}

function rollLoyalty(s: State, referee: Referee, by: number, target: number): number[] {
  const dice: number[] = []
  for (let i = loyaltyTo(s, by, target); i > 0; i--) dice.push(die(referee.chance))
  return dice
}

const isEven = (rolled: number): boolean => rolled % 2 === 0

/** 6.9 If every die is even he comes over at his current strength, into reserve, and fights from the next round. */
function settle(s: State, f: Battle, referee: Referee, target: number, turned: boolean): void {
  f.tried.push(target)
  if (!turned) return
  const block = changeSides(s, referee, target)
  f.turned.push(block)
  s.joins[block] = Math.max(f.round, 1) + 1
  turnFaceUp(s, referee, block)
}

/**
 * card-treason, R-48 Before any one battle of the turn, whoever started it, and after its blocks are revealed, one
 * treachery roll; the King, the Pretender and Warwick need not be there. The card may be kept for a later battle.
 */
export const treason: Step<State, FrameOf<'treason'>> = {
  rule: 'card-treason',
  seats: (_, f) => sideBit(f.side),
  choices: {
    tempt: {
      args: ['block'],
      among: (_, f) => BLOCKS_OF[enemyOf(f.side)],
      may: (s, f, target) => mayTurn(s, battleBelow(s), f.side, NONE, target),
      act(s, f, referee, target) {
        const battle = battleBelow(s)
        s.stack.pop()
        s.treason = NOBODY
        const dice = rollLoyalty(s, referee, NONE, target)
        const turned = dice.every(isEven)
        referee.emit({ type: 'treason', side: f.side, target, dice, turned })
        settle(s, battle, referee, target, turned)
      },
    },
    wait: { args: [], may: () => yes, act: (s) => void s.stack.pop() },
  },
}

function battleBelow(s: State): Battle {
  const below = s.stack[s.stack.length - 2]
  if (below.step !== 'battle') throw new Error('treason outside a battle')
  return below
}
