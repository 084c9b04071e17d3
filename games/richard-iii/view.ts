/** What each seat may see, built up from nothing; and dealing again what it may not. */
import { takesPart } from '@muster/block-kit/battles'
import { type BlockView, blockViews, knowledgeOf, seesFace } from '@muster/block-kit/block-view'
import { crossingsOf } from '@muster/block-kit/borders'
import { redealBlocks } from '@muster/block-kit/fog'
import { held, redealHands } from '@muster/block-kit/hands'
import type { Chance } from '@muster/kernel/chance'
import { copy } from '@muster/kernel/copy'
import { SPECTATOR, type Viewer } from '@muster/kernel/game'
import type { FrameOf, RichardFrame } from './frames.ts'
import { claimant, isLord, ratingOf } from './rules/3-armies.ts'
import { isSuppliedFree } from './rules/7-supply.ts'
import { NONE, type State } from './state.ts'
import {
  AREAS,
  ARMIES,
  ASIDE,
  BLOCKS,
  BLOCKS_OF,
  BOTH,
  CARDS,
  DEAD,
  DIES,
  EVENTS,
  EVERY_BLOCK,
  EVERY_CARD,
  EVERY_SIDE,
  enemyOf,
  ISLE_OF_MAN,
  isHeir,
  KIND,
  MAP,
  MINORS,
  neighboursOf,
  onMap,
  POOL,
  SAILS,
  SIDE,
  SIDES,
  type Side,
  SPENT,
  TOWER,
  WELSH,
} from './tables.ts'

/** A side's blocks that wait to be recruited or lie face down: how many, and which as far as the viewer knows. */
export interface BoxView {
  readonly count: number
  readonly blocks: readonly string[]
}

export interface RichardView {
  readonly scenario: string
  readonly campaign: number
  readonly lastCampaign: number
  readonly turn: number
  readonly political: boolean
  readonly throne: string
  readonly king: string | null
  readonly pretender: string | null
  readonly prisoner: string | null
  readonly first: string
  readonly cards: readonly (string | null)[]
  readonly discards: readonly string[]
  readonly hand: readonly string[]
  readonly handSizes: readonly number[]
  /** A hand that was shown to have it dealt again. */
  readonly shown: readonly string[]
  /** Whether each side has laid its card for this turn, and which one the viewer laid. */
  readonly laid: readonly boolean[]
  readonly myCard: string | null
  readonly event: string
  readonly points: number
  readonly muster: string | null
  readonly treason: string | null
  readonly blocks: readonly BlockView[]
  /** The border crossings of this turn, by side: [from, to, blocks]. */
  readonly crossed: readonly (readonly [string, string, number][])[]
  readonly pools: readonly BoxView[]
  readonly faceDown: readonly BoxView[]
  readonly minors: readonly string[]
  readonly minorsDue: readonly number[]
  readonly enemyNobles: readonly string[]
  readonly dead: readonly string[]
  readonly battle: BattleView | null
}

const NAMES = { blocks: BLOCKS, areas: AREAS, sides: SIDES }

export interface BattleView {
  readonly area: string
  readonly attacker: string
  readonly round: number
  readonly turn: number
  /** 3.12, 2.2 to 2.6 What each block in the fight hits with here, as far as the viewer sees it. */
  readonly ratings: Readonly<Record<string, number>>
}

export function view(s: State, viewer: Viewer, last?: RichardView): RichardView {
  const laid = laidCards(s)
  return {
    scenario: s.scenario,
    campaign: s.campaign,
    lastCampaign: s.lastCampaign,
    turn: s.turn,
    political: s.political,
    throne: SIDES[s.throne],
    king: blockName(s.king),
    pretender: blockName(claimant(s, enemyOf(s.throne))),
    prisoner: blockName(s.at.indexOf(TOWER)),
    first: SIDES[s.first],
    cards: s.cards.map((card) => (card === NONE ? null : CARDS[card])),
    discards: s.discards.map((card) => CARDS[card]),
    hand: viewer === SPECTATOR ? [] : held(s, viewer as Side, laid).map((card) => CARDS[card]),
    handSizes: ([0, 1] as const).map((side) => held(s, side, laid).length),
    shown: EVERY_CARD.filter((card) => s.cardKnown[card] === BOTH && !s.discards.includes(card)).map(
      (card) => CARDS[card],
    ),
    laid: laid.map((card) => card !== NONE),
    myCard: viewer === SPECTATOR || laid[viewer] === NONE ? null : CARDS[laid[viewer]],
    event: EVENTS[s.event],
    points: s.points,
    muster: s.goal === NONE ? null : AREAS[s.goal],
    treason: s.treason === NONE ? null : SIDES[s.treason],
    blocks: blockViews(s, ARMIES, NAMES, viewer, last?.blocks),
    crossed: EVERY_SIDE.map((side) => crossingsOf(s, MAP, side)),
    pools: EVERY_SIDE.map((side) => box(s, viewer, side, POOL)),
    faceDown: EVERY_SIDE.map((side) => box(s, viewer, side, SPENT)),
    minors: namesIn(s, MINORS),
    minorsDue: s.minorsDue.slice(),
    enemyNobles: namesIn(s, ASIDE),
    dead: namesIn(s, DEAD),
    battle: battleView(s, viewer),
  }
}

const blockName = (block: number): string | null => (block === NONE ? null : BLOCKS[block])

const namesIn = (s: State, place: number): string[] =>
  EVERY_BLOCK.filter((block) => s.at[block] === place).map((block) => BLOCKS[block])

/** 4.2 What is in a pool is hidden from the opponent; who fell in battle and lies face down was seen by all. */
function box(s: State, viewer: Viewer, side: Side, place: number): BoxView {
  const here = BLOCKS_OF[side].filter((block) => s.at[block] === place)
  return {
    count: here.length,
    blocks: here.filter((each) => seesFace(s, viewer, each)).map((each) => BLOCKS[each]),
  }
}

const isLaying = (frame: RichardFrame): frame is FrameOf<'play-cards'> => frame.step === 'play-cards'

const laidCards = (s: State): readonly [number, number] => s.stack.find(isLaying)?.laid ?? [NONE, NONE]

function battleView(s: State, viewer: Viewer): BattleView | null {
  for (const frame of s.stack) {
    if (frame.step !== 'battle') continue
    const { area, attacker, round, turn } = frame
    const ratings = EVERY_BLOCK.filter(
      (block) => takesPart(s, area, block) && seesFace(s, viewer, block),
    ).map((block) => [BLOCKS[block], ratingOf(s, block, area, SIDE[block] !== attacker)] as const)
    return {
      area: AREAS[area],
      attacker: SIDES[attacker],
      round,
      turn,
      ratings: Object.fromEntries(ratings),
    }
  }
  return null
}

/** A state that the viewer could not tell from this one: cards and blocks hidden from them are dealt again. */
export function redeal(state: State, viewer: Viewer, chance: Chance): State {
  const s = copy(state)
  const hidden = EVERY_SIDE.filter((side) => side !== viewer)
  redealHands(s, s.stack.find(isLaying), knowledgeOf(viewer), hidden, chance)
  for (const side of hidden) redealSide(s, viewer, side, chance)
  return s
}

/** Swaps the identities of a side's hidden blocks, wherever the rules let them be one another. */
function redealSide(s: State, viewer: Viewer, side: Side, chance: Chance): void {
  const hidden = BLOCKS_OF[side].filter((block) => isHiding(s, viewer, block))
  const { token, known, moved, entry, pirate, joins, acted } = s
  const bySpot = [token, known, moved, entry, pirate, joins, acted]
  const fits = (block: number, spot: number): boolean => mayBe(s, block, spot, s.at[spot])
  const holder = redealBlocks(s, ARMIES, { hidden, bySpot, fits, isOnMap: onMap }, chance)
  for (const frame of s.stack) renameBlocks(frame, holder)
}

const isHiding = (s: State, viewer: Viewer, block: number): boolean =>
  (onMap(s.at[block]) || s.at[block] === POOL || s.at[block] === SPENT) && !seesFace(s, viewer, block)

/** Whether a block could be the one that stands at a spot, for all that everybody knows. */
function mayBe(s: State, block: number, spot: number, place: number): boolean {
  if (place === POOL) return waitsInPool(block) === waitsInPool(spot)
  if (place === SPENT) return !DIES[block]
  // When levies have been paid off everybody knows that only lords are left, and mercenaries at home (8.1).
  if (s.political && (!isLord(block) || !isLord(spot))) return block === spot
  // Who is supplied at home besides the limit comes out in the supply phase (7.2).
  if (isSuppliedFree(block, place) !== isSuppliedFree(spot, place)) return false
  if (isOverseas(place) && !SAILS[block] && block !== spot)
    return KIND[block] === 'rebel' && place === ISLE_OF_MAN
  // A marching block may yet sail, if it can at all.
  return SAILS[block] === SAILS[spot] || !s.stack.some(isMarching(spot))
}

/** Heirs and the mercenaries of exile are in a pool only by accident, and then everybody has seen it. */
const waitsInPool = (block: number): boolean =>
  !isHeir(block) && (KIND[block] !== 'mercenary' || block === WELSH)

/** Reached by sea alone (2.7, 2.82). */
const isOverseas = (area: number): boolean => neighboursOf(area).length === 0

const isMarching =
  (block: number) =>
  (frame: RichardFrame): boolean =>
    frame.step === 'march' && frame.block === block

/** Frames speak of blocks; after a redeal they mean whoever stands there now. */
function renameBlocks(frame: RichardFrame, holder: readonly number[]): void {
  if (frame.step === 'march') frame.block = holder[frame.block]
  else if (frame.step === 'supply') frame.done = frame.done.map((block) => holder[block])
}
