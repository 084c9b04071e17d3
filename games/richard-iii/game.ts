/** Richard III: The Wars of the Roses, as the kernel plays it. */
import { blockFaults, isContested } from '@muster/block-kit/blocks'
import { defineGame, type Steps } from '@muster/kernel/game'
import type { Fault } from '@muster/kernel/position-faults'
import { advise } from './advice/advice.ts'
import sectionData from './data/sections.json' with { type: 'json' }
import { type Emitted, FIELDS } from './events.ts'
import type { RichardFrame } from './frames.ts'
import { describe, lay } from './position.ts'
import { gameTurn } from './rules/1-game-turns.ts'
import { setUp } from './rules/4-scenarios.ts'
import { actions } from './rules/5-actions.ts'
import { exchange, keepHands, playCards } from './rules/5-cards.ts'
import { muster, plague } from './rules/5-events.ts'
import { march } from './rules/5-land-moves.ts'
import { battle, battles } from './rules/6-battles.ts'
import { takeHits } from './rules/6-combat.ts'
import { mainAttack } from './rules/6-reserves.ts'
import { regroup } from './rules/6-retreats.ts'
import { treason } from './rules/6-treachery.ts'
import { executions, heirEnters, supply, supplyPhase } from './rules/7-supply.ts'
import { goHome } from './rules/8-going-home.ts'
import { exileLimits, politicalTurn } from './rules/8-political-turn.ts'
import type { State } from './state.ts'
import {
  AREAS,
  ARMIES,
  ASIDE,
  BLOCKS,
  COUNTERPART,
  DEAD,
  EVERY_AREA,
  EVERY_BLOCK,
  EVERY_CARD,
  EVERY_SIDE,
  EXILE_OF,
  HAND_SIZE,
  isHeir,
  KIND,
  MINORS,
  NO_SIDE,
  neighboursOf,
  onMap,
  REBEL,
  SIDE,
  SIDES,
} from './tables.ts'
import { faultOf } from './text/faults.ts'
import { type RichardView, redeal, view } from './view.ts'
import { DOMAINS } from './vocabulary.ts'

const steps: Steps<State, RichardFrame, Emitted> = {
  'game-turn': gameTurn,
  'keep-hands': keepHands,
  exchange,
  'play-cards': playCards,
  actions,
  march,
  muster,
  plague,
  'main-attack': mainAttack,
  battles,
  battle,
  treason,
  'take-hits': takeHits,
  regroup,
  'supply-phase': supplyPhase,
  executions,
  'heir-enters': heirEnters,
  supply,
  'political-turn': politicalTurn,
  'go-home': goHome,
  'exile-limits': exileLimits,
}

export const richardIII = defineGame<State, RichardFrame, RichardView, Emitted>({
  id: 'richard-iii',
  title: 'Richard III: The Wars of the Roses',
  // 3: that the set-up is printed is remembered (4.1).
  plays: [2, 3],
  scenarios: [
    { id: 'wars-of-the-roses', title: 'The Wars of the Roses (1460-1485)', players: [2] },
    { id: 'kingmaker', title: 'Kingmaker (1470)', players: [2] },
    { id: 'richard-iii-1483', title: 'Richard III (1483)', players: [2] },
  ],
  options: [
    {
      id: 'nevilles-loyalty',
      title: 'Kent and Salisbury (R-1)',
      values: ['two-or-one', 'as-printed'],
      initial: 'two-or-one',
    },
    {
      id: 'piracy-ports',
      title: 'Port bonus with Piracy (R-14)',
      values: ['never', 'peaceful-moves'],
      initial: 'never',
    },
    {
      id: 'nevilles-shields',
      title: 'Shields of dead Nevilles (R-42)',
      values: ['going-home', 'always'],
      initial: 'going-home',
    },
    { id: 'bombards-sail', title: 'Bombards may sail (R-44)', values: ['no', 'yes'], initial: 'no' },
    {
      id: 'go-on',
      title: 'Go on to the third campaign (R-46)',
      values: ['no', 'yes'],
      initial: 'no',
      scenarios: ['kingmaker'],
    },
  ],
  sections: sectionData.sections,
  domains: DOMAINS,
  fields: FIELDS,
  steps,
  seats: () => SIDES,
  setup: setUp,
  lay,
  describe,
  view,
  redeal,
  faults,
  advise,
})

/** What must hold at every moment: every block in one place, one block of a noble in play, every card somewhere. */
function faults(s: State): (Fault | string)[] {
  const found = blockFaults(s, ARMIES, onMap)
  for (const block of EVERY_BLOCK) {
    const other = COUNTERPART[block]
    if (other >= 0 && isPresent(s, block) && isPresent(s, other))
      found.push(`${BLOCKS[block]} serves both sides`)
    if (onMap(s.at[block]) && EXILE_OF[s.at[block]] !== NO_SIDE && EXILE_OF[s.at[block]] !== SIDE[block]) {
      found.push(faultOf('enemy-exile', { block: BLOCKS[block], area: AREAS[s.at[block]] }))
    }
    if (KIND[block] === 'levy' && onMap(s.at[block]) && neighboursOf(s.at[block]).length === 0) {
      found.push(faultOf('levy-at-sea', { block: BLOCKS[block] }))
    }
    if (s.at[block] === MINORS && !isHeir(block)) found.push(`${BLOCKS[block]} is among the minors`)
  }
  for (const side of EVERY_SIDE) {
    if (!s.political && side === s.throne && isPresent(s, REBEL[side])) found.push(faultOf('rebel-for-king'))
  }
  if (s.king >= 0 && SIDE[s.king] !== s.throne)
    found.push('the King is not of the house that holds the throne')
  if (s.king >= 0 && s.at[s.king] === DEAD) found.push('the King is dead and still King')
  if (EVERY_BLOCK.some((block) => KIND[block] === 'rebel' && s.at[block] === DEAD))
    found.push(faultOf('rebel-dead'))
  const cards = [...s.hands[0], ...s.hands[1], ...s.discards]
  if (new Set(cards).size !== cards.length) found.push('a card is in two places')
  if (cards.some((card) => !EVERY_CARD.includes(card))) found.push('there is an unknown card')
  if (s.outcome === null && cards.length !== HAND_SIZE * 2) found.push('a card has been lost')
  const unfought = EVERY_AREA.find((area) => isContested(s, area))
  if (s.stack.at(-1)?.step === 'play-cards' && unfought !== undefined)
    found.push(faultOf('unfought', { area: AREAS[unfought] }))
  return found
}

/** In play, or waiting to be: neither aside as the other side's noble nor dead. */
const isPresent = (s: State, block: number): boolean => s.at[block] !== ASIDE && s.at[block] !== DEAD
