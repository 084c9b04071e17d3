/** This War Without an Enemy, as the kernel plays it. */
import { blockFaults } from '@muster/block-kit/blocks'
import { defineGame, type Steps } from '@muster/kernel/game'
import type { Fault } from '@muster/kernel/position-faults'
import { advise } from './advice/advice.ts'
import sectionData from './data/sections.json' with { type: 'json' }
import { type Emitted, FIELDS } from './events.ts'
import type { WarFrame } from './frames.ts'
import { describe, lay } from './position.ts'
import { redeal } from './redeal.ts'
import { turn, year } from './rules/2-structure.ts'
import { troopsIn } from './rules/3-blocks.ts'
import { isContestedArea } from './rules/4-board.ts'
import { discard, event, initiative, playCards } from './rules/5-cards.ts'
import { clubmen, plot } from './rules/6-clubmen.ts'
import { enterCity, groupMove } from './rules/6-land-moves.ts'
import {
  campFever,
  deserter,
  desertion,
  feverLosses,
  freeRecruits,
  stripGarrisons,
  supplies,
} from './rules/6-misfortunes.ts'
import { muster } from './rules/6-muster.ts'
import { actions } from './rules/6-operations.ts'
import { seaMove } from './rules/6-sea-moves.ts'
import { battles, mainAttack, openingOfBattle, withdrawal, withdrawalLosses } from './rules/7-battles.ts'
import { capture, turncoats } from './rules/7-captures.ts'
import { endingOfBattle, regroup, retreat } from './rules/7-end.ts'
import { aim } from './rules/7-events.ts'
import { takeHits } from './rules/7-fire.ts'
import { combat, generalRetreat, goOn, lastStand, wellPositioned } from './rules/7-rounds.ts'
import { aimGuns, fireOrEngage } from './rules/7-segments.ts'
import { joinBattle, keepSiege } from './rules/8-relief.ts'
import {
  endSiegeCombat,
  fireOnLines,
  pickBesiegers,
  sally,
  sallyGuns,
  siegeCombat,
  siegeCombats,
  siegeEnds,
} from './rules/8-sieges.ts'
import { exchange, mining, storm } from './rules/8-storming.ts'
import { progressOfSieges, siegeAttrition, siegeResolutions, supply } from './rules/9-supply.ts'
import { citySurrenders, marchOut } from './rules/9-surrender.ts'
import { dismissRupert, rupertDismissed, victory } from './rules/10-victory.ts'
import { newModelHorse, newModelStrength, waitingExchanges } from './rules/11-new-model-army.ts'
import { regionalRecruitment } from './rules/11-recruitment.ts'
import { returnHome } from './rules/11-return-home.ts'
import { meetHenrietta, yearEnd } from './rules/11-year-end.ts'
import { placeBlocks, placeCharles } from './rules/12-path-to-war.ts'
import { setUp } from './rules/12-set-up.ts'
import { IN_HAND, type State } from './state.ts'
import {
  ARMIES,
  BLOCKS,
  CARDS,
  CITIES,
  CITY_IN,
  CITY_SIZE,
  COVENANTER,
  EVERY_AREA,
  EVERY_BLOCK,
  EVERY_CARD,
  EVERY_CITY,
  GARRISON,
  IRELAND,
  IRISH,
  insideOf,
  onBoard,
  PLACES,
  POOL,
  SCOTLAND,
  SIDES,
} from './tables.ts'
import { faultOf } from './text/faults.ts'
import { fitsTrail } from './trail.ts'
import { view, type WarView } from './view.ts'
import { DOMAINS } from './vocabulary.ts'

const steps: Steps<State, WarFrame, Emitted> = {
  year,
  turn,
  discard,
  'play-cards': playCards,
  initiative,
  event,
  actions,
  'group-move': groupMove,
  muster,
  'sea-move': seaMove,
  'enter-city': enterCity,
  'camp-fever': campFever,
  'fever-losses': feverLosses,
  clubmen,
  desertion,
  deserter,
  supplies,
  'free-recruits': freeRecruits,
  'strip-garrisons': stripGarrisons,
  plot,
  aim,
  battles,
  'open-battle': openingOfBattle,
  'keep-siege': keepSiege,
  'main-attack': mainAttack,
  withdrawal,
  'withdrawal-losses': withdrawalLosses,
  'join-battle': joinBattle,
  combat,
  'general-retreat': generalRetreat,
  'last-stand': lastStand,
  'well-positioned': wellPositioned,
  'aim-guns': aimGuns,
  'fire-or-engage': fireOrEngage,
  'take-hits': takeHits,
  'go-on': goOn,
  'end-battle': endingOfBattle,
  retreat,
  capture,
  turncoats,
  regroup,
  'siege-combats': siegeCombats,
  'siege-combat': siegeCombat,
  'fire-on-lines': fireOnLines,
  sally,
  'pick-besiegers': pickBesiegers,
  'sally-guns': sallyGuns,
  mining,
  storm,
  exchange,
  'end-siege-combat': endSiegeCombat,
  'siege-ends': siegeEnds,
  supply,
  'siege-resolutions': siegeResolutions,
  'siege-attrition': siegeAttrition,
  'progress-of-sieges': progressOfSieges,
  'city-surrenders': citySurrenders,
  surrender: marchOut,
  victory,
  'dismiss-rupert': dismissRupert,
  'rupert-dismissed': rupertDismissed,
  'year-end': yearEnd,
  'henrietta-meets-charles': meetHenrietta,
  'waiting-exchanges': waitingExchanges,
  'new-model-horse': newModelHorse,
  'new-model-strength': newModelStrength,
  'regional-recruitment': regionalRecruitment,
  'return-home': returnHome,
  'place-charles': placeCharles,
  'place-blocks': placeBlocks,
}

export const thisWarWithoutAnEnemy = defineGame<State, WarFrame, WarView, Emitted>({
  id: 'this-war-without-an-enemy',
  title: 'This War Without an Enemy',
  // 3: what everybody has seen blocks do is remembered (trail.ts).
  // 4: an attempt to withdraw is final, for it tells how many Cavalry the enemy has (7.2).
  plays: [2, 3, 4],
  scenarios: [
    { id: 'full-war', title: 'The Full War (1642-1646)', players: [2] },
    { id: 'early-war', title: 'The Early War (1642-1643)', players: [2] },
    { id: 'mid-to-late-war', title: 'The Mid-to-Late War (1644-1646)', players: [2] },
    { id: 'mid-war', title: 'The Mid War (1644)', players: [2] },
    { id: 'path-to-war', title: 'The Path to War (1642-1646)', players: [2] },
  ],
  options: [],
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

/** What must hold at every moment. */
function faults(s: State): (Fault | string)[] {
  const found = blockFaults(s, ARMIES, onBoard)
  for (const block of EVERY_BLOCK) {
    const at = s.at[block]
    if (at === POOL && COVENANTER[block]) found.push(faultOf('never-in-pool', { block: BLOCKS[block] }))
    if (at === IRELAND && !IRISH[block]) found.push(faultOf('only-irish', { block: BLOCKS[block] }))
    if (at === SCOTLAND && !COVENANTER[block])
      found.push(faultOf('only-covenanters', { block: BLOCKS[block] }))
    if (GARRISON[block] && at < SCOTLAND && CITY_IN[at] < 0)
      found.push(faultOf('garrison-outside', { block: BLOCKS[block] }))
    if (!fitsTrail(s, block, block)) found.push(`${BLOCKS[block]} cannot have done what was seen of it`)
  }
  for (const city of EVERY_CITY) {
    const inside = insideOf(city)
    if (s.count[inside * 2] > 0 && s.count[inside * 2 + 1] > 0)
      found.push(faultOf('both-inside', { city: CITIES[city] }))
    if (troopsIn(s, 0, inside) > CITY_SIZE[city] || troopsIn(s, 1, inside) > CITY_SIZE[city]) {
      found.push(faultOf('city-full', { city: CITIES[city], most: CITY_SIZE[city] }))
    }
  }
  for (const side of [0, 1] as const) {
    for (const card of s.hands[side])
      if (s.cardAt[card] !== IN_HAND) found.push(`${CARDS[card]} is not in hand`)
  }
  const inHand = EVERY_CARD.filter((card) => s.cardAt[card] === IN_HAND).length
  if (inHand !== s.hands[0].length + s.hands[1].length) found.push('a card in hand is in no hand')
  const frame = s.stack.at(-1)
  const unfought = EVERY_AREA.find((area) => isContestedArea(s, area))
  if (frame?.step === 'play-cards' && unfought !== undefined)
    found.push(faultOf('unfought', { area: PLACES[unfought] }))
  return found
}
