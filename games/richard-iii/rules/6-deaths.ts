/** 6.8 Eliminated blocks: where each kind goes, and what the death of an heir brings about. */
import type { Referee } from '../events.ts'
import { NONE, type State } from '../state.ts'
import {
  BOTH,
  COUNTERPART,
  DEAD,
  DIES,
  enemyOf,
  isHeir,
  SIDE,
  type Side,
  SPENT,
  sideBit,
  TURNED_HEIR,
} from '../tables.ts'
import { leave, tell } from './3-armies.ts'
import { checkHeirs } from './9-victory.ts'

/**
 * 6.83 Other nobles and church, 6.84 levies and bombards, 6.85 mercenaries and 6.86 the Rebel lie face down, in the
 * pool or at home, until the campaign is over. 6.82, 6.83 Heirs, roses and Nevilles are out for good.
 */
export function eliminate(s: State, referee: Referee, block: number): void {
  if (DIES[block]) {
    killForGood(s, referee, block)
    return
  }
  // Whoever falls in battle has been seen; one lost to hunger or plague goes face down without being shown.
  if (s.known[block] === BOTH) {
    referee.emit({ type: 'killed', block, dead: false })
  } else {
    tell(referee, { type: 'lost', side: SIDE[block], token: s.token[block], area: s.at[block] }, block)
  }
  leave(s, block, SPENT)
}

/** 6.82, 6.83 Dead for good, on both sides; everybody knows of it, for the enemy keeps the block. */
export function killForGood(s: State, referee: Referee, block: number): void {
  referee.reveal(s.known, block, BOTH)
  referee.emit({ type: 'killed', block, dead: true })
  leave(s, block, DEAD)
  if (COUNTERPART[block] !== NONE) leave(s, COUNTERPART[block], DEAD)
  if (isHeir(block)) heirDies(s, block, SIDE[block])
  else if (TURNED_HEIR[block]) heirDies(s, block, enemyOf(SIDE[block]))
}

/**
 * 6.82, R-28 For each heir who dies, also one who has changed sides (9.1), a minor of his house may enter at the next
 * supply phase. 6.81 A dead King has no successor until then.
 */
function heirDies(s: State, block: number, house: Side): void {
  s.minorsDue[house]++
  if (s.king === block) s.king = NONE
  checkHeirs(s, house)
}

/** 3.11, 7.1, card-plague A step lost outside battle: which block lost it is its owner's business. */
export function loseStep(s: State, referee: Referee, block: number): void {
  s.steps[block]--
  const told = { type: 'step-lost', side: SIDE[block], token: s.token[block], area: s.at[block] } as const
  referee.whisper(told, sideBit(SIDE[block]), { block, steps: s.steps[block] })
  if (s.steps[block] === 0) eliminate(s, referee, block)
}
