/**
 * The components as integer tables, made once from data/. A side, area, block or card is a small number; its place
 * in these tables is its id, and `AREAS`, `BLOCKS`, `CARDS` hold the words.
 */
import { type AreaMap, areaMap } from '@muster/block-kit/area-map'
import blockData from './data/blocks.json' with { type: 'json' }
import cardData from './data/cards.json' with { type: 'json' }
import mapData from './data/map.json' with { type: 'json' }

export const LANCASTER = 0
export const YORK = 1
export type Side = typeof LANCASTER | typeof YORK
export const SIDES = ['lancaster', 'york'] as const
export const EVERY_SIDE: readonly Side[] = [LANCASTER, YORK]
export const BOTH = 3
export const sideBit = (side: Side): number => 1 << side
export const enemyOf = (side: Side): Side => (1 - side) as Side
const sideNumber = (name: string): Side => (name === 'lancaster' ? LANCASTER : YORK)

function numbered(names: readonly string[], what: string): (name: string) => number {
  if (new Set(names).size !== names.length) throw new Error(`two of the ${what}s have the same name`)
  return (name) => {
    const found = names.indexOf(name)
    if (found < 0) throw new Error(`there is no ${what} called ${name}`)
    return found
  }
}

const flags = (count: number, isSet: (index: number) => boolean): number[] =>
  Array.from({ length: count }, (_, index) => (isSet(index) ? 1 : 0))

// 2.0 The board

export interface Border {
  readonly a: string
  readonly b: string
  readonly limit: number
  readonly red: boolean
}

/** What an area may have besides a name; the data leave out what it has not. */
interface AreaData {
  readonly id: string
  readonly seaZones: readonly string[]
  readonly majorPort: boolean
  readonly shields: readonly string[]
  readonly crown: boolean
  readonly city: string | null
  readonly cathedral: string | null
  readonly wales: boolean
  readonly exileOf: string | null
  readonly supplyLimit: number
  readonly countsForUsurpation: boolean
  readonly mercenariesSuppliedFree?: readonly string[]
}
const areaData: readonly AreaData[] = mapData.areas

export const MAP: AreaMap<Border> = areaMap(
  areaData.map((area) => area.id),
  mapData.borders.map(({ a, b, limit, mustStop }) => ({ a, b, limit, red: mustStop })),
)
export const AREAS = MAP.areas
export const AREA_COUNT = AREAS.length
export const areaNumber = numbered(AREAS, 'area')
export const EVERY_AREA: readonly number[] = AREAS.map((_, area) => area)
export const MIDDLESEX = areaNumber('middlesex')
export const CALAIS = areaNumber('calais')
export const ISLE_OF_MAN = areaNumber('isle-of-man')

export const neighboursOf = (area: number): readonly number[] => MAP.neighbours[area]
export const borderBetween = (from: number, to: number): number => MAP.between[from * AREA_COUNT + to]

/**
 * Boxes beside the map: the pools (4.2), blocks face down until the campaign is over (6.83 to 6.86), minors (4.5),
 * the other side's nobles (4.6), the Tower, and the dead.
 */
export const POOL = AREA_COUNT
export const SPENT = AREA_COUNT + 1
export const MINORS = AREA_COUNT + 2
export const ASIDE = AREA_COUNT + 3
export const TOWER = AREA_COUNT + 4
export const DEAD = AREA_COUNT + 5
export const PLACES = AREA_COUNT + 6
export const onMap = (place: number): boolean => place < AREA_COUNT

/** Nobody's exile. */
export const NO_SIDE = -1
export const EXILE_OF: readonly number[] = areaData.map((area) =>
  area.exileOf === null ? NO_SIDE : sideNumber(area.exileOf),
)
export const EXILES: readonly (readonly number[])[] = EVERY_SIDE.map((side) =>
  EVERY_AREA.filter((area) => EXILE_OF[area] === side),
)
export const CROWN: readonly boolean[] = areaData.map((area) => area.crown)
export const CROWNS: readonly number[] = EVERY_AREA.filter((area) => CROWN[area])
export const CITY: readonly boolean[] = areaData.map((area) => area.city !== null)
export const CITIES: readonly number[] = EVERY_AREA.filter((area) => CITY[area])
export const WALES: readonly boolean[] = areaData.map((area) => area.wales)
export const PORT: readonly boolean[] = areaData.map((area) => area.majorPort)
export const SUPPLY: readonly number[] = areaData.map((area) => area.supplyLimit)
export const COUNTS_FOR_USURPATION: readonly boolean[] = areaData.map((area) => area.countsForUsurpation)

const zones = areaData.map((area) => area.seaZones)
export const COASTAL: readonly boolean[] = zones.map((each) => each.length > 0)
/** Whether two areas lie on a common sea zone, by `from * areas + to`; an area is not across the sea from itself. */
export const SAME_SEA: readonly number[] = flags(AREA_COUNT ** 2, (index) => {
  const [from, to] = [Math.floor(index / AREA_COUNT), index % AREA_COUNT]
  return from !== to && zones[from].some((zone) => zones[to].includes(zone))
})
/** The areas across the sea from each area. */
export const ACROSS_THE_SEA: readonly (readonly number[])[] = EVERY_AREA.map((from) =>
  EVERY_AREA.filter((to) => SAME_SEA[from * AREA_COUNT + to] === 1),
)

// 3.0 Armies

/** 3.21 heirs, 3.22 nobles, 3.23 church, 3.24 levies and bombards, 3.25 mercenaries, 3.26 the Rebel. */
export type Kind = 'heir' | 'noble' | 'church' | 'levy' | 'bombard' | 'mercenary' | 'rebel'

interface BlockData {
  readonly id: string
  readonly side: string
  readonly type: string
  readonly combat: { readonly letter: string; readonly number: number }
  readonly maxSteps: number
  readonly loyalty: number | null
  readonly loyaltyToWarwick?: number
  readonly rose: boolean
  readonly neville: boolean
  readonly heir: number | null
  readonly permanentlyEliminated: boolean
  readonly shields: readonly string[]
  readonly counterpart: string | null
  readonly seaMove: boolean
  readonly heirOfOtherSide?: boolean
  readonly homeArea?: string | null
  readonly homeAreas?: readonly string[]
}
const data: readonly BlockData[] = blockData.blocks

export const BLOCKS: readonly string[] = data.map((block) => block.id)
export const BLOCK_COUNT = BLOCKS.length
export const blockNumber = numbered(BLOCKS, 'block')
export const EVERY_BLOCK: readonly number[] = BLOCKS.map((_, block) => block)
export const SIDE: readonly Side[] = data.map((block) => sideNumber(block.side))
export const MAX_STEPS: readonly number[] = data.map((block) => block.maxSteps)
export const KIND: readonly Kind[] = data.map((block) => block.type as Kind)
export const LETTER: readonly number[] = data.map((block) => 'ABCD'.indexOf(block.combat.letter))
export const RATING: readonly number[] = data.map((block) => block.combat.number)
/** 3.13 Dice of a treachery roll; 0 for those who never defect. */
export const LOYALTY: readonly number[] = data.map((block) => block.loyalty ?? 0)
export const LOYALTY_TO_WARWICK: readonly number[] = data.map(
  (block) => block.loyaltyToWarwick ?? block.loyalty ?? 0,
)
/** Kent and Salisbury print a Warwick shield instead of a number (6.91). */
export const WARWICK_SHIELD: readonly boolean[] = data.map((block) => block.loyaltyToWarwick !== undefined)
export const NEVILLE: readonly boolean[] = data.map((block) => block.neville)
/** 6.82, 6.83 Out of the game for good when killed. */
export const DIES: readonly boolean[] = data.map((block) => block.permanentlyEliminated)
/** Rank among the heirs of his side, 1 to 5; 0 if he is none. */
export const HEIR_RANK: readonly number[] = data.map((block) => block.heir ?? 0)
export const COUNTERPART: readonly number[] = data.map((block) =>
  block.counterpart === null ? -1 : blockNumber(block.counterpart),
)
/** 9.1 Clarence and Exeter on the other side: nobles, whose death is the death of an heir. */
export const TURNED_HEIR: readonly boolean[] = data.map((block) => block.heirOfOtherSide === true)
export const TURNED_HEIRS: readonly number[] = EVERY_BLOCK.filter((block) => TURNED_HEIR[block])
/** 5.3 Scots, Welsh, Rebel, levies and bombards never sail. */
export const SAILS: readonly boolean[] = data.map((block) => block.seaMove)
export const ARMIES = { side: SIDE, maxSteps: MAX_STEPS }

/** The blocks of each side, in a fixed order. */
export const BLOCKS_OF: readonly (readonly number[])[] = EVERY_SIDE.map((side) =>
  EVERY_BLOCK.filter((block) => SIDE[block] === side),
)
/** The heirs of each side, the senior first. */
export const HEIRS: readonly (readonly number[])[] = EVERY_SIDE.map((side) =>
  BLOCKS_OF[side].filter((block) => HEIR_RANK[block] > 0).sort((one, two) => HEIR_RANK[one] - HEIR_RANK[two]),
)
export const isHeir = (block: number): boolean => HEIR_RANK[block] > 0

export const HENRY = blockNumber('henry-vi')
export const WARWICKS: readonly number[] = [blockNumber('warwick-l'), blockNumber('warwick-y')]
export const isWarwick = (block: number): boolean => block === WARWICKS[0] || block === WARWICKS[1]
/** 6.91 Those against whom Warwick may not roll. */
export const WARWICK_SPARES: readonly boolean[] = BLOCKS.map((name) =>
  /^(northumber|westmore)land-/.test(name),
)
/** The Rebel of each side: one block, which fights for the Pretender (3.26). */
export const REBEL: readonly number[] = EVERY_SIDE.map((side) => blockNumber(`rebel-${SIDES[side][0]}`))
export const WELSH = blockNumber('welsh-mercenary')

/** Where a block belongs: the shields of a noble, the cathedral of a church, the city of a levy, the exile of a mercenary. */
export const HOMES: readonly (readonly number[])[] = data.map((block) => {
  if (block.homeAreas !== undefined) return block.homeAreas.map(areaNumber)
  if (typeof block.homeArea === 'string') return [areaNumber(block.homeArea)]
  return block.shields.map(areaNumber)
})

// 2.2 Shields

const hasShieldOf = (area: number, owner: string): boolean => areaData[area].shields.includes(owner)

/** Areas with a shield of a royal house, for any heir of it, by `side * areas + area`. */
export const HOUSE_SHIELD: readonly number[] = flags(2 * AREA_COUNT, (index) =>
  hasShieldOf(index % AREA_COUNT, `house-of-${SIDES[Math.floor(index / AREA_COUNT)]}`),
)
/** Exeter's, Somerset's and Richmond's own shields: the heir whose they are, by area; -1 elsewhere. */
export const SHIELD_OF_HEIR: readonly number[] = EVERY_AREA.map(
  (area) => HEIRS[LANCASTER].find((heir) => hasShieldOf(area, BLOCKS[heir].replace(/-l$/, ''))) ?? -1,
)
/** Whether a block that is no heir fights better when it defends this area, by `block * areas + area`. */
export const DEFENDS_HOME: readonly number[] = flags(BLOCK_COUNT * AREA_COUNT, (index) => {
  const [block, area] = [Math.floor(index / AREA_COUNT), index % AREA_COUNT]
  return !isHeir(block) && (KIND[block] !== 'mercenary' || block === WELSH) && HOMES[block].includes(area)
})
/** The other two Nevilles of each Neville's side. */
export const KINSMEN: readonly (readonly number[])[] = EVERY_BLOCK.map((block) =>
  NEVILLE[block] ? BLOCKS_OF[SIDE[block]].filter((each) => NEVILLE[each] && each !== block) : [],
)

/** 7.2 Mercenaries that their home in exile supplies besides its limit, by `block * areas + area`. */
export const SUPPLIED_FREE: readonly number[] = flags(BLOCK_COUNT * AREA_COUNT, (index) =>
  (areaData[index % AREA_COUNT].mercenariesSuppliedFree ?? []).includes(
    BLOCKS[Math.floor(index / AREA_COUNT)],
  ),
)

// 5.1 Cards

export const CARDS: readonly string[] = cardData.cards.map((card) => card.id)
export const EVERY_CARD: readonly number[] = CARDS.map((_, card) => card)
export const CARD_AP: readonly number[] = cardData.cards.map((card) => card.ap)
export const HAND_SIZE = cardData.handSize

export const EVENTS = ['none', 'surprise', 'force-march', 'muster', 'piracy', 'treason', 'plague'] as const
export const NO_EVENT = 0
export const SURPRISE = 1
export const FORCE_MARCH = 2
export const MUSTER = 3
export const PIRACY = 4
export const TREASON = 5
export const PLAGUE = 6
export type EventNumber = 0 | 1 | 2 | 3 | 4 | 5 | 6
/** The event of each card; NO_EVENT for an action card. */
export const EVENT_OF: readonly EventNumber[] = cardData.cards.map((card) =>
  card.kind === 'action' ? NO_EVENT : (eventNumber(card.id) as EventNumber),
)
function eventNumber(name: string): number {
  return numbered(EVENTS, 'event')(name)
}
export const isEvent = (card: number): boolean => EVENT_OF[card] !== NO_EVENT
