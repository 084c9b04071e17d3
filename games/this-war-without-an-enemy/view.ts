/** What each seat may see, built up from nothing. What it may not is dealt again in redeal.ts. */
import { inOrderOfToken } from '@muster/block-kit/block-view'
import { held } from '@muster/block-kit/hands'
import { SPECTATOR, type Viewer } from '@muster/kernel/game'
import type { Combat, WarFrame } from './frames.ts'
import { type PhaseName, phaseOf } from './rules/2-structure.ts'
import { isBesieged } from './rules/4-board.ts'
import { effectivenessOf, type Manner } from './rules/7-fire.ts'
import { fighters, firstOf, inLine } from './rules/7-line.ts'
import { segmentOf } from './rules/7-rounds.ts'
import { besiegersInOrder } from './rules/8-sieges.ts'
import { surrenderFaces } from './rules/9-supply.ts'
import {
  AT_CAVALRY,
  AT_INFANTRY,
  DISCARDED,
  ENGAGES,
  FIRES,
  HELD,
  IN_DECK,
  IN_HAND,
  NONE,
  OUT,
  PURSUING,
  RESERVE,
  ROUTING,
  type State,
} from './state.ts'
import {
  BESIDE,
  BLOCKS,
  BLOCKS_OF,
  BOTH,
  CARDS,
  CARDS_OF,
  CAVALRY,
  CITIES,
  CLUBMEN,
  EVERY_BLOCK,
  EVERY_CARD,
  EVERY_CITY,
  enemyOf,
  FACTION,
  isArtillery,
  isInfantry,
  KEY_PORT,
  MAP,
  PARLIAMENT,
  PLACES,
  POOL,
  REMOVED,
  ROYALIST,
  SEAS,
  SIDE,
  SIDES,
  type Side,
  VICTORY_CITIES,
} from './tables.ts'

/** A block on the board: its back for most, its face for those who see it. Covenanters are green on the back too. */
export interface BlockView {
  readonly token: number
  readonly side: string
  readonly faction: string
  readonly place: string
  readonly moved: boolean
  readonly reserve: boolean
  readonly block?: string
  readonly steps?: number
  readonly half?: boolean
  /** In a combat: what has become of the block; in its line if nothing is said. */
  readonly part?: 'pursuing' | 'routing' | 'held'
  /** In a combat: what has been declared for it this round. */
  readonly does?: 'fires' | 'engages' | 'at-cavalry' | 'at-infantry'
}

export interface CombatView {
  readonly kind: string
  readonly area: string
  /** The City of a Sally or Storming. */
  readonly city: string | null
  readonly attacker: string
  /** Who comes first in each part of a round. */
  readonly priority: string
  readonly segment: string
  readonly round: number
  readonly retreating: string | null
  readonly breach: boolean
  /** 7.9 The events in force here, by their keys. */
  readonly events: readonly string[]
  /**
   * 7.4 What each block in line hits with, as far as the viewer sees it: Infantry that fires and that engages, guns at
   * Cavalry and at Infantry, Cavalry either way.
   */
  readonly hitsOn: Readonly<Record<string, readonly [number, number]>>
}

/** The Siege Combat whose choices are being made. */
export interface SiegeView {
  readonly city: string
  /** 8.2 The tokens of the besiegers in the order in which they are pointed at. */
  readonly besiegers: readonly number[]
  readonly breach: boolean
  readonly bombarded: boolean
}

export interface WarView {
  readonly scenario: string
  readonly year: number
  readonly turn: number
  readonly winter: boolean
  readonly phase: PhaseName
  readonly treaty: boolean
  /** Above zero for the King. */
  readonly vp: number
  readonly first: string
  readonly points: number
  readonly cards: readonly (string | null)[]
  readonly enacted: readonly boolean[]
  readonly aim: readonly (string | null)[]
  readonly hand: readonly string[]
  readonly handSizes: readonly number[]
  readonly laid: readonly boolean[]
  readonly myCard: string | null
  /** Cards that lie open: played this Year, beside the map, out of the game. */
  readonly openCards: Readonly<Record<string, number>>
  readonly blocks: readonly BlockView[]
  readonly pools: readonly number[]
  /** The viewer's own pool. */
  readonly pool: readonly string[]
  readonly beside: readonly string[]
  readonly removed: readonly string[]
  readonly cities: Readonly<Record<string, string>>
  readonly seas: Readonly<Record<string, string>>
  readonly sieges: readonly {
    readonly city: string
    readonly besieged: string
    readonly marker: number | null
    /** 9.22 On how many of the six faces of the next roll it surrenders. */
    readonly surrenders: number
  }[]
  /** Blocks that have crossed each border to fight this Turn, by side: [from, to, blocks]. */
  readonly crossed: readonly (readonly [string, string, number][])[]
  readonly lasting: Readonly<Record<string, boolean>>
  readonly combat: CombatView | null
  readonly siegeCombat: SiegeView | null
  /** The viewer's blocks that are chosen already to march, storm, sally or keep up a siege together. */
  readonly chosen: readonly string[]
}

const bit = (viewer: Viewer): number => (viewer === SPECTATOR ? BOTH : 1 << viewer)

/** Whether a viewer sees a block's face: its owner always, others when it is turned up to both (W-42). */
export const sees = (s: State, viewer: Viewer, block: number): boolean =>
  CLUBMEN[block] || (s.known[block] & bit(viewer)) === bit(viewer)

export function view(s: State, viewer: Viewer, last?: WarView): WarView {
  const laid = laidCards(s)
  return {
    scenario: s.scenario,
    year: s.year,
    turn: s.turn,
    winter: s.winter,
    phase: phaseOf(s),
    treaty: s.treaty,
    vp: s.vp,
    first: SIDES[s.first],
    points: s.points,
    cards: s.cards.map((card) => (card === NONE ? null : CARDS[card])),
    enacted: s.enacted.slice(),
    aim: s.aim.map((place) => (place === NONE ? null : PLACES[place])),
    hand: viewer === SPECTATOR ? [] : held(s, viewer as Side, laid).map((card) => CARDS[card]),
    handSizes: ([0, 1] as const).map((side) => held(s, side, laid).length),
    laid: laid.map((card) => card !== NONE),
    myCard: viewer === SPECTATOR || laid[viewer] === NONE ? null : CARDS[laid[viewer]],
    openCards: openCards(s, viewer),
    blocks: blockViews(s, viewer, last?.blocks),
    pools: [ROYALIST, PARLIAMENT].map((side) => s.count[POOL * 2 + side]),
    pool: viewer === SPECTATOR ? [] : namesAt(s, POOL, BLOCKS_OF[viewer]),
    beside: namesAt(s, BESIDE, EVERY_BLOCK),
    removed: namesAt(s, REMOVED, EVERY_BLOCK),
    cities: owners(s, VICTORY_CITIES, VICTORY_NUMBERS, last?.cities),
    seas: owners(s, SEAS, KEY_PORT, last?.seas),
    sieges: siegeViews(s),
    crossed: [ROYALIST, PARLIAMENT].map((side) => crossings(s, side)),
    lasting: {
      wallsOfLondon: s.wallsOfLondon,
      siegeTrain: s.siegeTrain,
      supportSlips: s.supportSlips,
      toTheScots: s.toTheScots,
      hothamFoiled: s.hothamFoiled,
      carewFoiled: s.carewFoiled,
      henriettaMet: s.henriettaMet,
      irishSailed: s.irishSailed,
    },
    combat: combatView(s, viewer),
    siegeCombat: siegeCombatView(s),
    chosen: chosenBlocks(s, viewer),
  }
}

const VICTORY_NUMBERS = VICTORY_CITIES.map((_, number) => number)

/** Who holds each of these, by the number of its Victory City. */
function owners(
  s: State,
  names: readonly string[],
  cities: readonly number[],
  last: Readonly<Record<string, string>> | undefined,
): Readonly<Record<string, string>> {
  if (last !== undefined && names.every((name, i) => last[name] === SIDES[s.owner[cities[i]] as Side]))
    return last
  const held: Record<string, string> = {}
  for (let i = 0; i < names.length; i++) held[names[i]] = SIDES[s.owner[cities[i]] as Side]
  return held
}

const namesAt = (s: State, place: number, blocks: readonly number[]): string[] =>
  blocks.filter((block) => s.at[block] === place).map((block) => BLOCKS[block])

function laidCards(s: State): readonly [number, number] {
  const frame = s.stack.at(-1)
  return frame?.step === 'play-cards' ? frame.laid : [NONE, NONE]
}

export const isSecret = (at: number): boolean => at === IN_DECK || at === IN_HAND || at === DISCARDED

/** Which of the seats' own cards are where is theirs to know, as far as they have not been dealt from a deck. */
function openCards(s: State, viewer: Viewer): Record<string, number> {
  const open: Record<string, number> = {}
  for (const card of EVERY_CARD) {
    const at = s.cardAt[card]
    if (!isSecret(at)) open[CARDS[card]] = at
    else if (at === DISCARDED && viewer !== SPECTATOR && CARDS_OF[viewer].includes(card))
      open[CARDS[card]] = at
  }
  return open
}

/** In order of token, so that the order says nothing either. What is still as it was in `last` is taken over from there. */
function blockViews(s: State, viewer: Viewer, last: readonly BlockView[] = []): readonly BlockView[] {
  const isFought = s.stack.some((frame) => frame.step === 'combat')
  const blocks = inOrderOfToken(s, POOL)
  const views: BlockView[] = []
  let next = 0
  let taken = 0
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i]
    while (next < last.length && last[next].token < s.token[block]) next++
    const old = last[next]
    const isStill =
      next < last.length && old.token === s.token[block] && isAsSeen(s, viewer, block, old, isFought)
    if (isStill) taken++
    views.push(isStill ? old : blockView(s, viewer, block, isFought))
  }
  return taken === last.length && taken === views.length ? last : views
}

const blockView = (s: State, viewer: Viewer, block: number, isFought: boolean): BlockView => ({
  token: s.token[block],
  side: SIDES[SIDE[block]],
  faction: FACTION[block],
  place: PLACES[s.at[block]],
  moved: s.moved[block] === 1,
  reserve: s.line[block] === RESERVE,
  ...(sees(s, viewer, block)
    ? { block: BLOCKS[block], steps: s.steps[block], half: s.half[block] === 1 }
    : {}),
  ...inCombat(s, block, isFought),
})

/** Whether a block would be shown as it was. */
function isAsSeen(s: State, viewer: Viewer, block: number, old: BlockView, isFought: boolean): boolean {
  const isSeen = sees(s, viewer, block)
  return (
    old.place === PLACES[s.at[block]] &&
    old.moved === (s.moved[block] === 1) &&
    old.reserve === (s.line[block] === RESERVE) &&
    old.block === (isSeen ? BLOCKS[block] : undefined) &&
    old.steps === (isSeen ? s.steps[block] : undefined) &&
    old.half === (isSeen ? s.half[block] === 1 : undefined) &&
    old.part === partOf(s, block, isFought) &&
    old.does === deedOf(s, block, isFought) &&
    old.side === SIDES[SIDE[block]] &&
    old.faction === FACTION[block]
  )
}

const PARTS = { [PURSUING]: 'pursuing', [ROUTING]: 'routing', [HELD]: 'held' } as const
const DEEDS = {
  [FIRES]: 'fires',
  [ENGAGES]: 'engages',
  [AT_CAVALRY]: 'at-cavalry',
  [AT_INFANTRY]: 'at-infantry',
} as const

const partOf = (s: State, block: number, isFought: boolean): BlockView['part'] =>
  isFought ? PARTS[s.line[block] as keyof typeof PARTS] : undefined

const deedOf = (s: State, block: number, isFought: boolean): BlockView['does'] =>
  isFought && s.line[block] !== OUT ? DEEDS[s.does[block] as keyof typeof DEEDS] : undefined

/** What everybody at the table sees of a block's part in the combat that is being fought. */
function inCombat(s: State, block: number, isFought: boolean): Pick<BlockView, 'part' | 'does'> {
  const part = partOf(s, block, isFought)
  const does = deedOf(s, block, isFought)
  return { ...(part === undefined ? {} : { part }), ...(does === undefined ? {} : { does }) }
}

function siegeViews(s: State): WarView['sieges'] {
  return EVERY_CITY.filter((city) => isBesieged(s, city)).map((city) => ({
    city: CITIES[city],
    besieged: SIDES[s.besieged[city] as Side],
    marker: s.siege[city] === NONE ? null : s.siege[city],
    surrenders: surrenderFaces(s, city),
  }))
}

function crossings(s: State, side: number): [string, string, number][] {
  const found: [string, string, number][] = []
  for (let id = 0; id < MAP.borders.length; id++) {
    const blocks = s.crossed[side * MAP.borders.length + id]
    if (blocks > 0) found.push([MAP.borders[id].a, MAP.borders[id].b, blocks])
  }
  return found
}

const KINDS = ['battle', 'sally', 'storm'] as const

/** 7.41, 7.42, 7.44 The two ways in which a block may be told to hit. */
function mannersOf(s: State, block: number): readonly [Manner, Manner] {
  if (isArtillery(block)) return ['cannon-at-cavalry', 'cannon']
  if (isInfantry(block)) return ['fire', 'engage']
  const charge = fighters(s, enemyOf(SIDE[block]), CAVALRY) === 0 ? 'charge-foot' : 'charge'
  return [charge, charge]
}

const hitsOn = (s: State, f: Combat, viewer: Viewer): CombatView['hitsOn'] =>
  Object.fromEntries(
    EVERY_BLOCK.filter((block) => inLine(s, block) && sees(s, viewer, block)).map((block) => {
      const [one, two] = mannersOf(s, block)
      return [BLOCKS[block], [effectivenessOf(f, block, one), effectivenessOf(f, block, two)] as const]
    }),
  )

function combatView(s: State, viewer: Viewer): CombatView | null {
  for (const frame of s.stack) {
    if (frame.step !== 'combat') continue
    return {
      kind: KINDS[frame.kind],
      area: PLACES[frame.area],
      city: frame.city === NONE ? null : CITIES[frame.city],
      attacker: SIDES[frame.attacker],
      priority: SIDES[firstOf(frame)],
      segment: segmentOf(frame),
      round: frame.round,
      retreating: frame.retreating === NONE ? null : SIDES[frame.retreating as Side],
      breach: frame.breach,
      events: eventsIn(frame),
      hitsOn: hitsOn(s, frame, viewer),
    }
  }
  return null
}

const eventsIn = (f: Combat): string[] => [
  ...(f.surprise ? ['surprise-attack'] : []),
  ...(f.positional ? ['advantageous-terrain'] : []),
  ...(f.disfavours ? ['terrain-disfavours-cavalry'] : []),
  ...(f.noCharge ? ['roundhead-cavalry-fails-to-charge'] : []),
  ...(f.turncoats ? ['turncoats'] : []),
  ...(f.stand === NONE ? [] : ['determined-last-stand']),
  ...(f.guns.every((block) => block === NONE) ? [] : ['well-positioned-artillery']),
]

const AT_A_SIEGE: readonly WarFrame['step'][] = ['fire-on-lines', 'sally', 'pick-besiegers', 'storm']

function siegeCombatView(s: State): SiegeView | null {
  const frame = s.stack.at(-1)
  if (frame === undefined || !AT_A_SIEGE.includes(frame.step) || !('city' in frame)) return null
  const storm = s.stack.find((each) => each.step === 'storm')
  const besieger = enemyOf(s.besieged[frame.city] as Side)
  return {
    city: CITIES[frame.city],
    besiegers: besiegersInOrder(s, besieger, frame.city).map((block) => s.token[block]),
    breach: storm?.step === 'storm' && storm.breach,
    bombarded: storm?.step === 'storm' && storm.bombarded,
  }
}

const GATHERING: readonly WarFrame['step'][] = ['group-move', 'muster', 'sally', 'storm', 'keep-siege']

function chosenBlocks(s: State, viewer: Viewer): string[] {
  const frame = s.stack.at(-1)
  if (frame === undefined || !GATHERING.includes(frame.step) || !('blocks' in frame)) return []
  return 'side' in frame && frame.side === viewer ? frame.blocks.map((block) => BLOCKS[block]) : []
}
