/** What each seat may see, built up from nothing. What it may not is dealt again in redeal.ts. */
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
  onBoard,
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

export function view(s: State, viewer: Viewer): WarView {
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
    hand: viewer === SPECTATOR ? [] : s.hands[viewer as Side].map((card) => CARDS[card]),
    handSizes: s.hands.map((hand) => hand.length),
    laid: laid.map((card) => card !== NONE),
    myCard: viewer === SPECTATOR || laid[viewer] === NONE ? null : CARDS[laid[viewer]],
    openCards: openCards(s, viewer),
    blocks: blockViews(s, viewer),
    pools: [ROYALIST, PARLIAMENT].map((side) => s.count[POOL * 2 + side]),
    pool: viewer === SPECTATOR ? [] : namesAt(s, POOL, BLOCKS_OF[viewer]),
    beside: namesAt(s, BESIDE, EVERY_BLOCK),
    removed: namesAt(s, REMOVED, EVERY_BLOCK),
    cities: Object.fromEntries(VICTORY_CITIES.map((name, city) => [name, SIDES[s.owner[city] as Side]])),
    seas: Object.fromEntries(SEAS.map((name, sea) => [name, SIDES[s.owner[KEY_PORT[sea]] as Side]])),
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

/** In order of token, so that the order says nothing either. */
function blockViews(s: State, viewer: Viewer): BlockView[] {
  return EVERY_BLOCK.filter((block) => onBoard(s.at[block]))
    .sort((one, two) => s.token[one] - s.token[two])
    .map((block) => ({
      token: s.token[block],
      side: SIDES[SIDE[block]],
      faction: FACTION[block],
      place: PLACES[s.at[block]],
      moved: s.moved[block] === 1,
      reserve: s.line[block] === RESERVE,
      ...(sees(s, viewer, block)
        ? { block: BLOCKS[block], steps: s.steps[block], half: s.half[block] === 1 }
        : {}),
      ...inCombat(s, block),
    }))
}

const PARTS = { [PURSUING]: 'pursuing', [ROUTING]: 'routing', [HELD]: 'held' } as const
const DEEDS = {
  [FIRES]: 'fires',
  [ENGAGES]: 'engages',
  [AT_CAVALRY]: 'at-cavalry',
  [AT_INFANTRY]: 'at-infantry',
} as const

/** What everybody at the table sees of a block's part in the combat that is being fought. */
function inCombat(s: State, block: number): Pick<BlockView, 'part' | 'does'> {
  if (s.line[block] === OUT || !s.stack.some((frame) => frame.step === 'combat')) return {}
  const part = PARTS[s.line[block] as keyof typeof PARTS]
  const does = DEEDS[s.does[block] as keyof typeof DEEDS]
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
  return MAP.borders.flatMap((border, id): [string, string, number][] => {
    const blocks = s.crossed[side * MAP.borders.length + id]
    return blocks === 0 ? [] : [[border.a, border.b, blocks]]
  })
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
