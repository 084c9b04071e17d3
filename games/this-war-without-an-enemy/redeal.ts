/** Dealing again what a viewer may not know. */
import { redealBlocks } from '@muster/block-kit/fog'
import { type Chance, shuffle } from '@muster/kernel/chance'
import { copy } from '@muster/kernel/copy'
import type { Viewer } from '@muster/kernel/game'
import type { WarFrame } from './frames.ts'
import { likelihoodAt } from './likelihood.ts'
import { BY_BLOCK, DISCARDED, IN_DECK, IN_HAND, NONE, type State } from './state.ts'
import {
  AREA_OF,
  ARMIES,
  BLOCKS_OF,
  CARDS_OF,
  CHARLES,
  CITY_IN,
  CLUBMEN,
  CONTINENT,
  FACTION,
  GARRISON,
  HENRIETTA,
  IRELAND,
  IRISH,
  isArtillery,
  onBoard,
  PARLIAMENT,
  POOL,
  ROYALIST,
  SCOTLAND,
  type Side,
} from './tables.ts'
import { fitsTrail } from './trail.ts'
import { isSecret, sees } from './view.ts'

/** A state that the viewer could not tell from this one: cards and blocks hidden from them are dealt again. */
export function redeal(state: State, viewer: Viewer, chance: Chance): State {
  const s = copy(state)
  for (const side of [ROYALIST, PARLIAMENT] as const) {
    if (viewer === side) continue
    redealCards(s, side, chance)
    redealSide(s, viewer, side, chance)
  }
  return s
}

/** The hand, the discards of 1642 and the card laid face down, from all cards of the side that are not open. */
function redealCards(s: State, side: Side, chance: Chance): void {
  const secret = shuffle(
    chance,
    CARDS_OF[side].filter((card) => isSecret(s.cardAt[card])),
  )
  const discarded = secret.filter((card) => s.cardAt[card] === DISCARDED).length
  for (const card of secret) {
    s.cardAt[card] = IN_DECK
    s.cardKnown[card] = 0
  }
  const hand = secret.splice(0, s.hands[side].length).sort((a, b) => a - b)
  for (const card of hand) {
    s.cardAt[card] = IN_HAND
    s.cardKnown[card] = 1 << side
  }
  for (const card of secret.splice(0, discarded)) {
    s.cardAt[card] = DISCARDED
    s.cardKnown[card] = 1 << side
  }
  s.hands[side] = hand
  const frame = s.stack.at(-1)
  if (frame?.step === 'play-cards' && frame.laid[side] !== NONE) {
    frame.laid[side] = hand[chance.below(hand.length)]
  }
}

/** Swaps the identities of a side's upright blocks, wherever the rules let them be one another. */
function redealSide(s: State, viewer: Viewer, side: Side, chance: Chance): void {
  const fixed = fixedBlocks(s, side)
  const hidden = BLOCKS_OF[side].filter(
    (block) => s.at[block] <= POOL && !sees(s, viewer, block) && !fixed(block),
  )
  const bySpot = [
    s.token,
    s.known,
    ...(s.trail === undefined ? [] : [s.trail]),
    ...BY_BLOCK.map((name) => s[name]),
  ]
  const fits = (block: number, spot: number): boolean => mayBe(s, block, spot, s.at[spot])
  const likelihood = (block: number, spot: number): number => likelihoodAt(s, block, s.at[spot])
  const holder = redealBlocks(s, ARMIES, { hidden, bySpot, fits, isOnMap: onBoard, likelihood }, chance)
  for (const frame of s.stack) renameBlocks(frame, side, holder)
  for (let i = 0; i < s.exchanges.length; i += 2) s.exchanges[i] = holder[s.exchanges[i]]
}

/** Steps in which somebody must choose among certain blocks: dealing those again would change who must choose. */
const CHOOSING_HERE: readonly WarFrame['step'][] = [
  'enter-city',
  'fever-losses',
  'withdrawal-losses',
  'keep-siege',
  'main-attack',
  'join-battle',
  'regroup',
  'supply',
  'open-battle',
  'combat',
  'end-battle',
]
const CHOOSING_IN_CITY: readonly WarFrame['step'][] = [
  'fire-on-lines',
  'sally',
  'pick-besiegers',
  'storm',
  'exchange',
  'siege-combat',
  'siege-attrition',
]
const CHOOSING_ANYWHERE: readonly WarFrame['step'][] = [
  'desertion',
  'deserter',
  'plot',
  'strip-garrisons',
  'new-model-horse',
  'new-model-strength',
  'return-home',
  'rupert-dismissed',
  'turncoats',
  'capture',
  'retreat',
  'surrender',
]

/** Choices made before anybody is turned face up, and what they are made in the course of. */
const WHETHER_TO_FIGHT = new Set<string>(['fire-on-lines', 'sally', 'storm'])
const UNFOUGHT = new Set<string>([...WHETHER_TO_FIGHT, 'siege-combat'])

/**
 * The blocks that stay what they are: those that pending choices are about. Whoever must choose whether to fight knows no
 * more of the enemy's blocks than before.
 */
function fixedBlocks(s: State, side: Side): (block: number) => boolean {
  const places = new Set<number>()
  const blocks = new Set<number>()
  const last = s.stack.at(-1)
  const isOthersChoice =
    last !== undefined && WHETHER_TO_FIGHT.has(last.step) && 'side' in last && last.side !== side
  for (const frame of s.stack) {
    if (isOthersChoice && UNFOUGHT.has(frame.step)) continue
    if (CHOOSING_ANYWHERE.includes(frame.step)) return () => true
    if (frame.step === 'place-blocks') return (block) => onBoard(s.at[block])
    if (CHOOSING_HERE.includes(frame.step) && 'area' in frame) places.add(frame.area)
    if (CHOOSING_IN_CITY.includes(frame.step) && 'city' in frame) {
      for (const block of BLOCKS_OF[side]) if (CITY_IN[s.at[block]] === frame.city) blocks.add(block)
    }
    if ('block' in frame) blocks.add(frame.block)
    if ('blocks' in frame) for (const block of frame.blocks) blocks.add(block)
  }
  return (block) => blocks.has(block) || places.has(AREA_OF[s.at[block]])
}

/** Whether a block could be the one that stands at a spot, for all that everybody knows. */
function mayBe(s: State, block: number, spot: number, place: number): boolean {
  if (FACTION[block] !== FACTION[spot] || CLUBMEN[block]) return block === spot
  if (!fitsTrail(s, block, spot)) return false
  if (place === CONTINENT) return block === spot
  if (place === IRELAND || place === SCOTLAND)
    return IRISH[block] === IRISH[spot] && isArtillery(block) === isArtillery(spot)
  if (place === POOL) return !IRISH[block] && block !== CHARLES && block !== HENRIETTA
  // 11.11 Everybody would know if the Queen had met the King.
  if (!s.henriettaMet && (block === HENRIETTA || (block === CHARLES && s.at[HENRIETTA] === place)))
    return block === spot
  // Who stands before a City or in it is known to be able to besiege or hold it.
  const city = CITY_IN[place]
  if (city >= 0 && s.count[(IRELAND + 2 + city) * 2] + s.count[(IRELAND + 2 + city) * 2 + 1] > 0) {
    if (isArtillery(block) !== isArtillery(spot)) return false
  }
  return !GARRISON[block] || city >= 0
}

/** Frames speak of blocks; after a redeal they mean whoever stands there now. */
function renameBlocks(frame: WarFrame, side: Side, holder: readonly number[]): void {
  if (frame.step === 'place-blocks')
    frame.left[side] = frame.left[side].map((block) => holder[block]).sort((a, b) => a - b)
  else if (frame.step === 'combat' && frame.guns[side] !== NONE) frame.guns[side] = holder[frame.guns[side]]
}
