/** Hammer of the Scots, as the kernel plays it. */
import { blockFaults, isContested } from '@muster/block-kit/blocks'
import { defineGame, type Steps } from '@muster/kernel/game'
import type { Fault } from '@muster/kernel/position-faults'
import { advise } from './advice.ts'
import sectionData from './data/sections.json' with { type: 'json' }
import { type Emitted, FIELDS } from './events.ts'
import type { HammerFrame } from './frames.ts'
import { describe, lay } from './position.ts'
import { event, playCards } from './rules/3-cards.ts'
import { herald, pillage, pillageGains, pillageHits, seaMove, victuals } from './rules/3-events.ts'
import { march, move } from './rules/4-movement.ts'
import { battle, battles } from './rules/5-battles.ts'
import { takeHits } from './rules/5-combat.ts'
import { mainAttack } from './rules/5-reserves.ts'
import { regroup, withdraw } from './rules/5-retreats.ts'
import { englishBuilds, overseas, scottishBuilds } from './rules/7-builds.ts'
import { englishDisband, scottishDisband } from './rules/7-disbanding.ts'
import {
  edwardWinters,
  morayGoesHome,
  nobleGoesHome,
  scottishKingWinters,
  wallaceWinters,
} from './rules/7-winter.ts'
import { BIDS, setUp } from './rules/8-scenarios.ts'
import { borderRaid, gameTurn, winter } from './rules/course-of-play.ts'
import type { State } from './state.ts'
import {
  AREAS,
  ARMIES,
  ASIDE,
  BLOCKS,
  COASTAL,
  COUNTERPART,
  EVERY_AREA,
  EVERY_BLOCK,
  EVERY_CARD,
  isNoble,
  MORAY,
  NORSE,
  onMap,
  POOL,
  RETREATING,
  SIDES,
  THE_ENGLAND,
} from './tables.ts'
import { faultOf } from './text/faults.ts'
import { type HammerView, redeal, view } from './view.ts'
import { DOMAINS } from './vocabulary.ts'

const steps: Steps<State, HammerFrame, Emitted> = {
  'game-turn': gameTurn,
  'play-cards': playCards,
  event,
  herald,
  pillage,
  'pillage-hits': pillageHits,
  'pillage-gains': pillageGains,
  'sea-move': seaMove,
  victuals,
  move,
  march,
  'main-attack': mainAttack,
  battles,
  battle,
  'take-hits': takeHits,
  withdraw,
  regroup,
  'border-raid': borderRaid,
  winter,
  'noble-goes-home': nobleGoesHome,
  'moray-goes-home': morayGoesHome,
  'scottish-king-winters': scottishKingWinters,
  'edward-winters': edwardWinters,
  'english-disband': englishDisband,
  'wallace-winters': wallaceWinters,
  'scottish-disband': scottishDisband,
  'scottish-builds': scottishBuilds,
  overseas,
  'english-builds': englishBuilds,
}

export const hammerOfTheScots = defineGame<State, HammerFrame, HammerView, Emitted>({
  id: 'hammer-of-the-scots',
  title: 'Hammer of the Scots',
  plays: [2],
  scenarios: [
    { id: 'braveheart', title: 'Braveheart (1297-1305)', players: [2] },
    { id: 'the-bruce', title: 'The Bruce (1306-1314)', players: [2] },
    { id: 'campaign', title: 'Campaign (from 1297)', players: [2] },
  ],
  options: [
    { id: 'schiltrons', title: 'Schiltrons (optional rule)', values: ['off', 'on'], initial: 'off' },
    {
      id: 'bid',
      title: 'Tournament bid',
      values: BIDS,
      initial: 'none',
      scenarios: ['braveheart', 'campaign'],
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
  const found = blockFaults(s, ARMIES, (place) => onMap(place) || place === RETREATING)
  for (const block of EVERY_BLOCK) {
    if (!isNoble(block) || block === MORAY) continue
    if (s.at[block] === POOL) found.push(`${BLOCKS[block]} is in a pool`)
    if ((s.at[block] === ASIDE) === (s.at[COUNTERPART[block]] === ASIDE)) {
      found.push(`of ${BLOCKS[block]} and his other block not exactly one is in play`)
    }
  }
  const norse = s.at[NORSE]
  if (onMap(norse) && (!COASTAL[norse] || norse === THE_ENGLAND))
    found.push('the Norse are not on a Scottish coast')
  const cards = [...s.hands[0], ...s.hands[1], ...s.discards]
  if (new Set(cards).size !== cards.length) found.push('a card is in two places')
  if (cards.some((card) => !EVERY_CARD.includes(card))) found.push('there is an unknown card')
  const fighting = s.stack.some(
    (frame) => frame.step === 'battles' || frame.step === 'move' || frame.step === 'march',
  )
  const unfought = EVERY_AREA.find((area) => isContested(s, area))
  if (!fighting && s.stack.at(-1)?.step === 'play-cards' && unfought !== undefined)
    found.push(faultOf('unfought', { area: AREAS[unfought] }))
  return found
}
