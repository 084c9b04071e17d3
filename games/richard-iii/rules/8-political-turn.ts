/** 8.0 The political turn, strictly in its order: disbanding, usurpation, going home, reset. */
import { blocksOf, put } from '@muster/block-kit/blocks'
import { rename } from '@muster/block-kit/fog'
import { yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import { type FrameOf, POLITICAL_STAGES, type PoliticalStage } from '../frames.ts'
import { FACT_COUNT, FACT_DISBANDED, type State } from '../state.ts'
import {
  ARMIES,
  ASIDE,
  BLOCKS_OF,
  BOTH,
  COUNTS_FOR_USURPATION,
  EVERY_BLOCK,
  EXILES,
  enemyOf,
  HENRY,
  HOMES,
  KIND,
  LANCASTER,
  MAX_STEPS,
  MIDDLESEX,
  onMap,
  POOL,
  REBEL,
  SIDE,
  type Side,
  SPENT,
  sideBit,
  TOWER,
  WELSH,
} from '../tables.ts'
import { beginCampaign, type Stage } from './1-game-turns.ts'
import { enter, fullStrength, inOrderOfToken, isLord, leave, tell, turnFaceDown } from './3-armies.ts'
import { heldHenryDies, releaseKingHenry } from './4-prisoner.ts'
import { blocksOverLimit, isOneTooMany, proclaimKing } from './7-supply.ts'
import { crownTheWinner } from './9-victory.ts'

/** 8.0 Exactly in this order. */
const POLITICAL_TURN: Readonly<Record<PoliticalStage, Stage>> = {
  begin(s, referee) {
    s.political = true
    s.moved.fill(0)
    referee.emit({ type: 'political-turn-begins', campaign: s.campaign })
  },
  disband,
  usurpation,
  'henry-dies': heldHenryDies,
  'end-of-war': (s) => void (s.campaign === s.lastCampaign && crownTheWinner(s)),
  'pretender-goes-home': (s) => void s.stack.push({ step: 'go-home', side: enemyOf(s.throne) }),
  'henry-released': releaseKingHenry,
  'king-goes-home': (s) => void s.stack.push({ step: 'go-home', side: s.throne }),
  'pretenders-exiles': (s) => exilesLeave(s, enemyOf(s.throne)),
  'kings-exiles': (s) => exilesLeave(s, s.throne),
  reset(s, referee) {
    s.stack.pop()
    resetCampaign(s, referee)
    beginCampaign(s, referee, s.campaign + 1)
  },
}
const TURN = POLITICAL_STAGES.map((stage) => POLITICAL_TURN[stage])

export const politicalTurn: Step<State, FrameOf<'political-turn'>> = {
  rule: '8.0',
  run: (s, f, referee) => TURN[f.stage++](s, referee),
}

/**
 * 8.1 Levies, bombards and the Welsh go to the pools, mercenaries to their homes; the Rebel is removed. Everybody sees
 * that a block leaves the map, and nobody but its owner which of them it is.
 */
function disband(s: State, referee: Referee): void {
  referee.reveal(s.facts, FACT_DISBANDED, BOTH)
  for (const block of inOrderOfToken(s, EVERY_BLOCK)) {
    const area = s.at[block]
    if (!onMap(area) || isLord(block)) continue
    const to = KIND[block] === 'mercenary' && block !== WELSH ? HOMES[block][0] : null
    if (to === area) continue
    tell(referee, { type: 'disbanded', side: SIDE[block], token: s.token[block], area, to }, block)
    if (to !== null) put(s, ARMIES, block, to)
    else leave(s, block, KIND[block] === 'rebel' ? ASIDE : POOL)
  }
}

/**
 * 8.2 What a side counts for: its heirs, nobles and church (3.23) on the map, and London if it holds Middlesex. Not
 * those in exile, on the Isle of Man or in the pools. R-33 Levies have gone by now, so they do not hold London.
 * The captive Henry VI of Kingmaker counts for Lancaster.
 */
export function nobleCount(s: State, side: Side): number {
  let count = 0
  for (const block of BLOCKS_OF[side]) {
    if (isLord(block) && onMap(s.at[block]) && COUNTS_FOR_USURPATION[s.at[block]]) count++
  }
  if (blocksOf(s, side, MIDDLESEX) > 0) count++
  if (side === LANCASTER && s.at[HENRY] === TOWER) count++
  return count
}

/**
 * 8.2 The Pretender usurps the throne with a majority, and is King; the King wins ties. 6.81, R-27 A King who starved in
 * the last turn is followed in the next supply phase, which is in the next campaign.
 */
function usurpation(s: State, referee: Referee): void {
  referee.reveal(s.facts, FACT_COUNT, BOTH)
  const counts: [number, number] = [nobleCount(s, 0), nobleCount(s, 1)]
  referee.emit({ type: 'nobles-counted', counts })
  const pretender = enemyOf(s.throne)
  if (counts[pretender] > counts[s.throne]) {
    s.throne = pretender
    referee.emit({ type: 'usurped', throne: s.throne })
    proclaimKing(s, referee)
  } else {
    referee.emit({ type: 'throne-kept', throne: s.throne })
  }
}

/** 7.2, 8.5, R-37 All blocks that exile cannot keep go to the pool. */
function exilesLeave(s: State, side: Side): void {
  const { left, total } = blocksOverLimit(s, side, EXILES[side])
  if (total > 0) s.stack.push({ step: 'exile-limits', side, left, total })
}

/** 7.2 The owner chooses which; their own mercenaries stay. */
export const exileLimits: Step<State, FrameOf<'exile-limits'>> = {
  rule: '7.2',
  seats: (_, f) => (f.total > 0 ? sideBit(f.side) : 0),
  run: (s) => void s.stack.pop(),
  prompt: (_, f) => ({ code: 'exile-limits', params: { left: f.total } }),
  choices: {
    dismiss: {
      args: ['block'],
      among: (_, f) => BLOCKS_OF[f.side],
      may: (s, f, block) => isOneTooMany(s, f.side, f.left, block) ?? yes,
      act(s, f, referee, block) {
        f.left[s.at[block]]--
        f.total--
        tell(referee, { type: 'went-to-pool', side: f.side, token: s.token[block], area: s.at[block] }, block)
        leave(s, block, POOL)
      },
    },
  },
}

/**
 * 8.5 Blocks that lay face down stand up: in the pool, mercenaries at home (6.85). The Rebel joins the Pretender's
 * pool (3.26). All are at full strength again.
 */
function resetCampaign(s: State, referee: Referee): void {
  const returning = EVERY_BLOCK.filter((block) => s.at[block] === SPENT)
  for (const block of returning) standUpAgain(s, referee, block)
  // Tokens by lot: the order in which they were handed out must not tell one mercenary from another.
  rename(
    s,
    referee.chance,
    returning.filter((block) => onMap(s.at[block])),
  )
  for (const block of EVERY_BLOCK) if (onMap(s.at[block])) s.steps[block] = MAX_STEPS[block]
  const pretender = enemyOf(s.throne)
  put(s, ARMIES, REBEL[s.throne], ASIDE)
  put(s, ARMIES, REBEL[pretender], POOL)
  referee.emit({ type: 'rebel-joins', side: pretender })
}

function standUpAgain(s: State, referee: Referee, block: number): void {
  turnFaceDown(s, block)
  const atHome = KIND[block] === 'mercenary' && block !== WELSH
  if (atHome) enter(s, referee, block, HOMES[block][0], fullStrength(block))
  else leave(s, block, POOL)
}
