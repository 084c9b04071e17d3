/** What each seat may see, built up from nothing; and dealing again what it may not. */
import { type BlockView, blockViews, knowledgeOf, seesFace } from '@muster/block-kit/block-view'
import { crossingsOf } from '@muster/block-kit/borders'
import { redealBlocks } from '@muster/block-kit/fog'
import { held, redealHands } from '@muster/block-kit/hands'
import type { Chance } from '@muster/kernel/chance'
import { copy } from '@muster/kernel/copy'
import { SPECTATOR, type Viewer } from '@muster/kernel/game'
import type { FrameOf, HammerFrame } from './frames.ts'
import { noblesOf, publicScottishNobles, sideOfNoble } from './rules/2-armies.ts'
import { NONE, type State } from './state.ts'
import {
  AREAS,
  ARMIES,
  ASIDE,
  BLOCKS,
  BLOCKS_OF,
  CARDS,
  COASTAL,
  CROSS,
  ENGLAND,
  EVERY_BLOCK,
  FRENCH,
  isNoble,
  KIND,
  MAP,
  MORAY,
  NOBLES,
  NORSE,
  onMap,
  POOL,
  SCOTLAND,
  SIDE,
  SIDES,
  type Side,
  THE_ENGLAND,
} from './tables.ts'

export interface HammerView {
  readonly scenario: string
  readonly year: number
  readonly turn: number
  readonly winter: boolean
  readonly lastYear: number
  readonly first: string
  readonly cards: readonly (string | null)[]
  readonly discards: readonly string[]
  readonly hand: readonly string[]
  readonly handSizes: readonly number[]
  /** Whether each side has laid its card for this turn, and which one the viewer laid. */
  readonly laid: readonly boolean[]
  readonly myCard: string | null
  readonly points: number
  readonly truce: string | null
  readonly blocks: readonly BlockView[]
  /** The border crossings of this turn, by side: [from, to, blocks]. */
  readonly crossed: readonly (readonly [string, string, number][])[]
  readonly pools: readonly number[]
  readonly dead: readonly string[]
  readonly nobles: Readonly<Record<string, string>>
  readonly nobleCount: readonly number[]
  readonly edward: number
  readonly crowned: boolean
  readonly battle: BattleView | null
}

const NAMES = { blocks: BLOCKS, areas: AREAS, sides: SIDES }

export interface BattleView {
  readonly area: string
  readonly attacker: string
  readonly round: number
  readonly turn: number
  /** The blocks that have broken off this round; where to is nobody's business yet. */
  readonly retreating: readonly string[]
}

export function view(s: State, viewer: Viewer, last?: HammerView): HammerView {
  const laid = laidCards(s)
  return {
    scenario: s.scenario,
    year: s.year,
    turn: s.turn,
    winter: s.winter,
    lastYear: s.lastYear,
    first: SIDES[s.first],
    cards: s.cards.map((card) => (card === NONE ? null : CARDS[card])),
    discards: s.discards.map((card) => CARDS[card]),
    hand: viewer === SPECTATOR ? [] : held(s, viewer as Side, laid).map((card) => CARDS[card]),
    handSizes: ([0, 1] as const).map((side) => held(s, side, laid).length),
    laid: laid.map((card) => card !== NONE),
    myCard: viewer === SPECTATOR || laid[viewer] === NONE ? null : CARDS[laid[viewer]],
    points: s.points,
    truce: s.truce === NONE ? null : SIDES[s.truce],
    blocks: blockViews(s, ARMIES, NAMES, viewer, last?.blocks),
    crossed: [ENGLAND, SCOTLAND].map((side) => crossingsOf(s, MAP, side)),
    pools: [ENGLAND, SCOTLAND].map((side) => s.count[POOL * 2 + side]),
    dead: deadBlocks(s),
    nobles: nobleSides(s, last?.nobles),
    nobleCount: [noblesOf(s, ENGLAND), s.outcome === null ? publicScottishNobles(s) : noblesOf(s, SCOTLAND)],
    edward: s.edward,
    crowned: s.crowned,
    battle: battleView(s),
  }
}

function nobleSides(s: State, last: HammerView['nobles'] | undefined): HammerView['nobles'] {
  if (last !== undefined && NOBLES.every((name, noble) => last[name] === sideName(sideOfNoble(s, noble))))
    return last
  const sides: Record<string, string> = {}
  for (let noble = 0; noble < NOBLES.length; noble++) sides[NOBLES[noble]] = sideName(sideOfNoble(s, noble))
  return sides
}

const sideName = (side: Side | -1): string => (side === -1 ? 'nobody' : SIDES[side])

const isLaying = (frame: HammerFrame): frame is FrameOf<'play-cards'> => frame.step === 'play-cards'

const laidCards = (s: State): readonly [number, number] => s.stack.find(isLaying)?.laid ?? [NONE, NONE]

/** Blocks with a cross fall in open battle, so everybody knows of their death. The French may still be to come. */
function deadBlocks(s: State): string[] {
  const dead: string[] = []
  for (const block of EVERY_BLOCK)
    if (s.at[block] === ASIDE && CROSS[block] && (block !== FRENCH || s.frenchCame)) dead.push(BLOCKS[block])
  return dead
}

function battleView(s: State): BattleView | null {
  for (const frame of s.stack) {
    if (frame.step !== 'battle' && frame.step !== 'withdraw') continue
    return {
      area: AREAS[frame.area],
      attacker: SIDES[frame.step === 'battle' ? frame.attacker : frame.side],
      round: frame.step === 'battle' ? frame.round : 3,
      turn: frame.step === 'battle' ? frame.turn : 0,
      retreating: frame.retreats
        .filter((_, i) => i % 2 === 0 && i >= frame.arrived)
        .map((block) => BLOCKS[block]),
    }
  }
  return null
}

/** A state that the viewer could not tell from this one: cards and blocks hidden from them are dealt again. */
export function redeal(state: State, viewer: Viewer, chance: Chance): State {
  const s = copy(state)
  const hidden = ([ENGLAND, SCOTLAND] as const).filter((side) => side !== viewer)
  redealHands(s, s.stack.find(isLaying), knowledgeOf(viewer), hidden, chance)
  for (const side of hidden) redealSide(s, viewer, side, chance)
  return s
}

/** Swaps the identities of a side's upright blocks, wherever the rules let them be one another. */
function redealSide(s: State, viewer: Viewer, side: Side, chance: Chance): void {
  const hidden = BLOCKS_OF[side].filter(
    (block) => s.at[block] <= POOL && !seesFace(s, viewer, block) && !showsByBeingAsked(s, block),
  )
  const { token, known, moved, origin, entry, raider, joins, acted } = s
  const bySpot = [token, known, moved, origin, entry, raider, joins, acted]
  const fits = (block: number, spot: number): boolean => mayBe(s, block, spot, s.at[spot])
  const holder = redealBlocks(s, ARMIES, { hidden, bySpot, fits, isOnMap: onMap }, chance)
  for (const frame of s.stack) renameBlocks(frame, holder)
}

/** While a group is being pillaged, whether its owner is asked at all shows something of its strengths. */
const showsByBeingAsked = (s: State, block: number): boolean =>
  s.stack.some(
    (frame) => frame.step === 'pillage-hits' && frame.side === SIDE[block] && frame.area === s.at[block],
  )

/** Whether a block could be the one that stands at a spot, for all that everybody knows. */
function mayBe(s: State, block: number, spot: number, place: number): boolean {
  // In winter nobles and leaders are known by what they are asked, and kinds by who must disband (7.1, 7.2, 7.31).
  if (s.winter)
    return block === spot || (KIND[block] === KIND[spot] && !isNoble(block) && KIND[block] !== 'leader')
  if (place === POOL) return !isNoble(block) || block === MORAY
  if (block === NORSE) return COASTAL[place] && place !== THE_ENGLAND && !s.stack.some(isMarching(spot))
  // The Norse are known by how they move, and a marching block by how far it has come.
  return spot !== NORSE || !s.stack.some(isMarching(spot))
}

const isMarching =
  (block: number) =>
  (frame: HammerFrame): boolean =>
    frame.step === 'march' && frame.block === block

/** Frames speak of blocks; after a redeal they mean whoever stands there now. */
function renameBlocks(frame: HammerFrame, holder: readonly number[]): void {
  switch (frame.step) {
    case 'march':
    case 'noble-goes-home':
    case 'overseas':
      frame.block = holder[frame.block]
      return
    case 'regroup':
      frame.regrouped = frame.regrouped.map((each, i) => (i % 2 === 0 ? holder[each] : each))
      return
    case 'scottish-builds':
      frame.overseas = frame.overseas.map((each, i) => (i % 2 === 0 ? holder[each] : each))
      return
    default:
      return
  }
}
