/** Kingmaker: Henry VI, a prisoner in London, as the publisher's scenario sheet has it. */
import { isFriendly, put } from '@muster/block-kit/blocks'
import type { Referee } from '../events.ts'
import type { State } from '../state.ts'
import { ARMIES, HENRY, LANCASTER, MIDDLESEX, TOWER, YORK } from '../tables.ts'
import { enter, fullStrength } from './3-armies.ts'
import { killForGood } from './6-deaths.ts'

/** The captive neither moves nor fights and does not hold Middlesex; he is the Pretender all the same (3.21). */
export function imprison(s: State, block: number): void {
  put(s, ARMIES, block, TOWER)
  s.steps[block] = 0
}

/**
 * Henry VI is freed when Lancaster alone holds Middlesex. R-52 This is looked at after each player's actions, when a
 * battle there is won, before the winner regroups, and after the battles. He stands there at full strength and does not
 * move any more this turn, but he is one of the winners and may regroup with them.
 */
export function freeHenry(s: State, referee: Referee): void {
  if (s.at[HENRY] === TOWER && isFriendly(s, LANCASTER, MIDDLESEX)) release(s, referee)
}

function release(s: State, referee: Referee): void {
  enter(s, referee, HENRY, MIDDLESEX, fullStrength(HENRY))
  s.moved[HENRY] = 1
  referee.emit({ type: 'henry-freed', area: MIDDLESEX })
}

/** He dies if York holds the throne at the end of the campaign while he is still a prisoner. */
export function heldHenryDies(s: State, referee: Referee): void {
  if (s.at[HENRY] === TOWER && s.throne === YORK) killForGood(s, referee, HENRY)
}

/** Ruling: a usurping Lancaster frees him when York has gone home, and he goes home with the other royal heirs. */
export function releaseKingHenry(s: State, referee: Referee): void {
  if (s.at[HENRY] !== TOWER) return
  release(s, referee)
  s.moved[HENRY] = 0
}
