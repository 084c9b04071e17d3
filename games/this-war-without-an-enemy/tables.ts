/**
 * The components as integer tables, made once from data/. A side, place, block or card is a small number; its place
 * in these tables is its id, and `names` hold the words.
 */
import { type AreaMap, areaMap } from '@muster/block-kit/area-map'
import { type CityData, COMPONENTS } from './components.ts'
import mapData from './data/map.json' with { type: 'json' }
import tableData from './data/tables.json' with { type: 'json' }

export const ROYALIST = 0
export const PARLIAMENT = 1
export type Side = typeof ROYALIST | typeof PARLIAMENT
export const SIDES = ['royalist', 'parliament'] as const
export const sideBit = (side: Side): number => 1 << side
export const enemyOf = (side: Side): Side => (1 - side) as Side
export const sideNumber = (name: string): Side => (name === 'royalist' ? ROYALIST : PARLIAMENT)
export const BOTH = 3

function numbered(names: readonly string[], what: string): (name: string) => number {
  return (name) => {
    const found = names.indexOf(name)
    if (found < 0) throw new Error(`there is no ${what} called ${name}`)
    return found
  }
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from }, (_, i) => from + i)

// 4.0 The board. Places are numbered: the Areas, Scotland, Ireland, Le Continent, the inside of each Fortified City,
// and the boxes beside the map.

const AREA_DATA = COMPONENTS.areas
export const AREA_COUNT = AREA_DATA.length
export const EVERY_AREA: readonly number[] = range(0, AREA_COUNT)
export const SCOTLAND = AREA_COUNT
export const IRELAND = AREA_COUNT + 1
export const CONTINENT = AREA_COUNT + 2
const FIRST_CITY = AREA_COUNT + 3

/** The Fortified Cities, by number; a city's inside is a place of its own. */
const FORTIFIED = EVERY_AREA.filter((area) => AREA_DATA[area].city?.fortified === true)
export const CITIES: readonly string[] = FORTIFIED.map((area) => cityIn(area).name.toLowerCase())
export const CITY_COUNT = CITIES.length
export const EVERY_CITY: readonly number[] = range(0, CITY_COUNT)

function cityIn(area: number): CityData {
  const { city } = AREA_DATA[area]
  if (city === null) throw new Error(`${AREA_DATA[area].id} has no city`)
  return city
}

export const insideOf = (city: number): number => FIRST_CITY + city
export const isInside = (place: number): boolean => place >= FIRST_CITY && place < POOL
export const cityOfInside = (place: number): number => place - FIRST_CITY

/** Boxes: the Recruitment Pools, beside the map (may come back or come later), and out of the game. */
export const POOL = FIRST_CITY + CITY_COUNT
export const BESIDE = POOL + 1
export const REMOVED = POOL + 2
export const PLACE_COUNT = POOL + 3
export const PLACES: readonly string[] = [
  ...AREA_DATA.map((area) => area.id),
  'scotland',
  'ireland',
  'le-continent',
  ...CITIES,
]
export const placeNumber = numbered(PLACES, 'place')
/** On the board, wherever: in an Area, a City, Scotland, Ireland or on Le Continent. */
export const onBoard = (place: number): boolean => place < POOL
/** In an Area of England and Wales or in a City there. */
export const inAnArea = (place: number): boolean => place < SCOTLAND || isInside(place)

/** The Area of a place: of a City, the Area it lies in. */
export const AREA_OF: readonly number[] = range(0, PLACE_COUNT).map((place) =>
  isInside(place) ? FORTIFIED[cityOfInside(place)] : place,
)
/** The Fortified City in an Area; -1 if there is none. */
export const CITY_IN: readonly number[] = range(0, PLACE_COUNT).map((place) =>
  FORTIFIED.indexOf(AREA_OF[place]),
)
export const AREA_OF_CITY: readonly number[] = FORTIFIED
export const CITY_SIZE: readonly number[] = FORTIFIED.map((area) => cityIn(area).size)
export const STORMING_VALUE: readonly number[] = FORTIFIED.map((area) => cityIn(area).stormingValue ?? 0)
export const cityNumber = numbered(CITIES, 'city')
export const LONDON = cityNumber('london')
export const HULL = cityNumber('hull')
export const PLYMOUTH = cityNumber('plymouth')
export const BRISTOL = cityNumber('bristol')
export const NEWCASTLE_CITY = cityNumber('newcastle')
export const BUCKS = placeNumber('buckinghamshire-hertfordshire')
export const WEST_RIDING = placeNumber('west-riding')
export const EAST_RIDING = placeNumber('east-riding')
export const NORTH_RIDING = placeNumber('north-riding')
export const CORNWALL = placeNumber('cornwall')

/** 4.21, 4.51 The Victory Cities, fortified or not (Cambridge): their Area, points and sympathy. */
const VICTORY = EVERY_AREA.filter((area) => (AREA_DATA[area].city?.victoryPoints ?? 0) > 0)
export const VICTORY_CITIES: readonly string[] = VICTORY.map((area) => cityIn(area).name.toLowerCase())
export const EVERY_VICTORY_CITY: readonly number[] = range(0, VICTORY.length)
export const VICTORY_AREA: readonly number[] = VICTORY
export const VICTORY_POINTS: readonly number[] = VICTORY.map((area) => cityIn(area).victoryPoints)
export const SYMPATHY: readonly Side[] = VICTORY.map((area) => sideNumber(cityIn(area).sympathy ?? ''))
/** The Victory City in an Area, and that of a Fortified City; -1 if there is none. */
export const VICTORY_IN: readonly number[] = range(0, PLACE_COUNT).map((place) =>
  VICTORY.indexOf(AREA_OF[place]),
)
export const victoryOf = (city: number): number => VICTORY_IN[AREA_OF_CITY[city]]

/** -1 where an Area is loyal to nobody. */
export const LOYAL: readonly number[] = AREA_DATA.map((area) =>
  area.loyal === null ? -1 : sideNumber(area.loyal),
)
export const MOUNTAIN: readonly boolean[] = AREA_DATA.map((area) => area.mountain)
export const YORKSHIRE: readonly boolean[] = range(0, PLACE_COUNT).map(
  (place) => AREA_DATA[AREA_OF[place]]?.yorkshire === true,
)
/** Infantry that the Area's City feeds besides the land (9.11). */
export const CITY_SUPPLY: readonly number[] = AREA_DATA.map((area) => supplyOfCity(area.city?.size ?? 0))

function supplyOfCity(size: number): number {
  const extra = tableData.supply.cityExtraInfantry
  return size === 0 ? 0 : size === 1 ? extra.minor : size === 2 ? extra.major : extra.london
}
/** 4.2 Bristol, Oxford, York and Newcastle. */
export const MAJOR: readonly boolean[] = AREA_DATA.map((area) => area.city?.size === 2)

export const REGIONS: readonly string[] = mapData.regions.map((region) => region.id)
const REGION_LETTERS: readonly string[] = mapData.regions.map((region) => region.letter)
export const REGION: readonly number[] = AREA_DATA.map((area) => REGIONS.indexOf(area.region))
export const AREAS_OF_REGION: readonly (readonly number[])[] = REGIONS.map((_, region) =>
  EVERY_AREA.filter((area) => REGION[area] === region),
)

export interface Border {
  readonly a: string
  readonly b: string
  readonly type: string
  /** Blocks of a side that may cross to fight, or in retreat; UNLIMITED for an open border. */
  readonly limit: number
}

export const UNLIMITED = 99
const LIMITS: Readonly<Record<string, number>> = {
  open: tableData.borderLimits.open ?? UNLIMITED,
  river: tableData.borderLimits.river,
  mountain: tableData.borderLimits.mountain,
}

export const MAP: AreaMap<Border> = areaMap(
  PLACES.slice(0, SCOTLAND + 1),
  COMPONENTS.borders.map(({ a, b, type }) => ({ a, b, type, limit: LIMITS[type] })),
)
export const BORDER_COUNT = MAP.borders.length
export const LIMIT: readonly number[] = MAP.borders.map((border) => border.limit)
export const neighboursOf = (area: number): readonly number[] => MAP.neighbours[area] ?? NOWHERE
export const NOWHERE: readonly number[] = []
const MAP_AREAS = SCOTLAND + 1
export const borderBetween = (from: number, to: number): number =>
  from < MAP_AREAS && to < MAP_AREAS ? MAP.between[from * MAP_AREAS + to] : -1
/** The Areas from which a block can reach an Area in two steps or fewer, and that Area itself. */
export const WITHIN_TWO: readonly (readonly number[])[] = range(0, MAP_AREAS).map((area) => {
  const found = new Set<number>([area])
  for (const one of neighboursOf(area)) {
    found.add(one)
    for (const two of neighboursOf(one)) found.add(two)
  }
  return [...found].sort((x, y) => x - y)
})
/** How many borders lie between two Areas, Scotland not being a way. */
export const DISTANCE: readonly (readonly number[])[] = EVERY_AREA.map((from) => {
  const distance: number[] = EVERY_AREA.map((area) => (area === from ? 0 : AREA_COUNT))
  const queue = [from]
  for (const area of queue) {
    for (const next of neighboursOf(area)) {
      if (next < SCOTLAND && distance[next] === AREA_COUNT) {
        distance[next] = distance[area] + 1
        queue.push(next)
      }
    }
  }
  return distance
})

// 4.3 Seas: German Ocean, British Sea and Irish Sea, in a row. A route is a stretch of them.

export const SEAS: readonly string[] = mapData.seas.map((sea) => sea.id)
export const ROUTES = [
  'german',
  'british',
  'irish',
  'german-british',
  'british-irish',
  'german-british-irish',
] as const
export const ROUTE_FIRST: readonly number[] = [0, 1, 2, 0, 1, 0]
export const ROUTE_LAST: readonly number[] = [0, 1, 2, 1, 2, 2]
export const EVERY_ROUTE: readonly number[] = range(0, ROUTES.length)
/** The seas at a place, as bits: of an Area its coasts, of a City its port. */
export const COASTS: readonly number[] = range(0, PLACE_COUNT).map((place) => {
  const names = isInside(place)
    ? [cityIn(AREA_OF[place]).port?.sea]
    : place < AREA_COUNT
      ? AREA_DATA[place].coasts
      : (mapData.offMap.find((each) => each.id === PLACES[place])?.seas ?? [])
  return names.reduce((bits, sea) => bits | (sea === undefined ? 0 : 1 << SEAS.indexOf(sea)), 0)
})
export const COASTAL: readonly number[] = EVERY_AREA.filter((area) => COASTS[area] !== 0)
/** The sea of the port in an Area; -1 if there is none. */
export const PORT_SEA: readonly number[] = range(0, PLACE_COUNT).map((place) =>
  SEAS.indexOf(AREA_DATA[AREA_OF[place]]?.city?.port?.sea ?? ''),
)
/** 4.3 Whoever controls this Victory City controls the sea. */
export const KEY_PORT: readonly number[] = mapData.seas.map((sea) => VICTORY_IN[placeNumber(sea.keyPortArea)])

// 3.0 The blocks

const BLOCK_DATA = COMPONENTS.blocks
export const BLOCKS: readonly string[] = BLOCK_DATA.map((block) => block.id)
export const BLOCK_COUNT = BLOCKS.length
export const EVERY_BLOCK: readonly number[] = range(0, BLOCK_COUNT)
export const blockNumber = numbered(BLOCKS, 'block')
export const SIDE: readonly Side[] = BLOCK_DATA.map((block) => sideNumber(block.side))
export const BLOCKS_OF: readonly (readonly number[])[] = [ROYALIST, PARLIAMENT].map((side) =>
  EVERY_BLOCK.filter((block) => SIDE[block] === side),
)
export const MAX_STEPS: readonly number[] = BLOCK_DATA.map((block) => block.maxStrength)
export const EFFECTIVENESS: readonly number[] = BLOCK_DATA.map((block) => block.effectiveness)
export const DISCIPLINE: readonly number[] = BLOCK_DATA.map((block) => block.discipline ?? 0)
/** By the name of a block, for what is told of it. */
export const disciplineOf = (name: string): number => DISCIPLINE[BLOCKS.indexOf(name)] ?? 0
/** 7.43 The least roll with which a Cavalry block pursues, with what is added to it. */
export const pursuesFrom = (block: string, modifier: number): number => disciplineOf(block) + 1 - modifier
export const ARMIES = { side: SIDE, maxSteps: MAX_STEPS }

export const ARTILLERY = 0
export const CAVALRY = 1
export const INFANTRY = 2
export const CLASSES = ['artillery', 'cavalry', 'infantry'] as const
export const CLASS: readonly number[] = BLOCK_DATA.map((block) => CLASSES.indexOf(block.class))
export const isArtillery = (block: number): boolean => CLASS[block] === ARTILLERY
export const isCavalry = (block: number): boolean => CLASS[block] === CAVALRY
export const isInfantry = (block: number): boolean => CLASS[block] === INFANTRY

const kind = (...kinds: readonly string[]): readonly boolean[] =>
  BLOCK_DATA.map((block) => kinds.includes(block.kind))
export const LEADER = kind('leader')
export const REGIONAL_LEADER = kind('regional-leader')
export const GARRISON = kind('garrison')
export const CLUBMEN = kind('clubmen')
export const IRISH = kind('irish')
export const HORSE = kind('horse')
export const COVENANTER: readonly boolean[] = BLOCK_DATA.map((block) => block.faction === 'covenanter')
export const FACTION: readonly string[] = BLOCK_DATA.map((block) => block.faction)
export const LOCAL: readonly boolean[] = BLOCK_DATA.map((block) => !block.mayMove)
export const REGIONAL: readonly boolean[] = BLOCK_DATA.map((block) => block.isRegional)
export const COLOURED: readonly boolean[] = BLOCK_DATA.map((block) => block.coloured)
/** The letter on the block: the Home Region of a Regional block or Regional Leader. */
export const LETTER: readonly (string | null)[] = BLOCK_DATA.map((block) => block.region)
/** Where a block goes when it is Eliminated (7.8). */
export const ELIMINATED_TO: readonly number[] = BLOCK_DATA.map((block) =>
  block.eliminatedTo === 'pool' ? POOL : block.eliminatedTo === 'removed' ? REMOVED : BESIDE,
)

export const CHARLES = blockNumber('r-charles')
export const RUPERT = blockNumber('r-rupert')
export const RUPERT_CARD = blockNumber('r-rupert-card')
export const HENRIETTA = blockNumber('r-henrietta')
export const ESSEX = blockNumber('p-essex')
export const MANCHESTER = blockNumber('p-manchester')
export const T_FAIRFAX = blockNumber('p-t-fairfax')
export const SKIPPON = blockNumber('p-skippon')
export const GOOD_EAST_HORSE = blockNumber('p-e-horse-pool-3')
export const CROMWELL = blockNumber('p-cromwell')
export const NMA_HORSE = blockNumber('p-nma-horse')
export const F_FAIRFAX = blockNumber('p-f-fairfax')
export const NMA_N_FOOT = blockNumber('p-nma-n-foot')
export const WALLER = blockNumber('p-waller')
export const NMA_M_FOOT = blockNumber('p-nma-m-foot')
export const HOPTON = blockNumber('r-hopton')
export const CLUBMEN_OF: readonly number[] = [blockNumber('r-clubmen'), blockNumber('p-clubmen')]
export const GARRISONS_OF: readonly (readonly number[])[] = BLOCKS_OF.map((blocks) =>
  blocks.filter((block) => GARRISON[block]),
)
export const CANNONS_OF: readonly (readonly number[])[] = BLOCKS_OF.map((blocks) =>
  blocks.filter((block) => isArtillery(block)),
)
export const IRISH_BLOCKS = EVERY_BLOCK.filter((block) => IRISH[block])

const LONDON_HOME = mapData.homeRegions.find((each) => each.letter === 'L')?.movement.map(placeNumber) ?? []
const SCOTTISH_HOME =
  mapData.homeRegions.find((each) => each.letter === 'Sc')?.movement.map(placeNumber) ?? []

/** The Areas of a letter's Home Region; of no letter, and of the Irish, everywhere. */
function homeOf(letter: string | null): readonly number[] {
  if (letter === null || letter === 'Ir') return range(0, POOL)
  if (letter === 'L') return LONDON_HOME
  if (letter === 'Sc') return SCOTTISH_HOME
  return AREAS_OF_REGION[REGION_LETTERS.indexOf(letter)]
}
/** 3.3, 6.16 Whether a place is in a block's Home Region, by `block * PLACE_COUNT + place`; Cities with their Area. */
const HOME: readonly number[] = EVERY_BLOCK.flatMap((block) => {
  const home = homeOf(LETTER[block])
  return range(0, PLACE_COUNT).map((place) => (home.includes(AREA_OF[place]) ? 1 : 0))
})
export const isHome = (block: number, place: number): boolean => HOME[block * PLACE_COUNT + place] === 1
/** Where a block may be deployed or return home (6.16: a London block only in Buckinghamshire & Hertfordshire). */
export const HOME_AREAS: readonly (readonly number[])[] = EVERY_BLOCK.map((block) =>
  LETTER[block] === 'L' ? [BUCKS] : homeOf(LETTER[block]).filter((place) => place <= SCOTLAND),
)

/** 6.16 Who may chaperone a Regional block: its side's Leaders and its Regional Leader; a Covenanter only Leven. */
export const CHAPERONES: readonly (readonly number[])[] = EVERY_BLOCK.map((block) =>
  !REGIONAL[block]
    ? []
    : EVERY_BLOCK.filter(
        (leader) =>
          SIDE[leader] === SIDE[block] &&
          ((LEADER[leader] && !COVENANTER[block]) ||
            (REGIONAL_LEADER[leader] && LETTER[leader] === LETTER[block])),
      ),
)

/** 8.2 The besiegers in a row, as those in the City point at them. */
export const SPOTS: readonly string[] = range(1, 25).map(String)
export const EVERY_SPOT: readonly number[] = range(0, SPOTS.length)

// 5.0 The cards

const CARD_DATA = COMPONENTS.cards
export const CARDS: readonly string[] = CARD_DATA.map((card) => card.id.toLowerCase())
export const cardNumber = numbered(CARDS, 'card')
export const EVERY_CARD: readonly number[] = range(0, CARDS.length)
export const CARD_SIDE: readonly Side[] = CARD_DATA.map((card) => sideNumber(card.side))
export const CARDS_OF: readonly (readonly number[])[] = [ROYALIST, PARLIAMENT].map((side) =>
  EVERY_CARD.filter((card) => CARD_SIDE[card] === side),
)
export const CARD_POINTS: readonly number[] = CARD_DATA.map((card) => card.ap)

/** The events by the names of their cards, as in sections.json after `card-`. */
export const EVENTS = [
  'surprise-attack',
  'the-hothams-plot',
  'carew-s-plot',
  'parliamentary-ships-captured',
  'roundhead-cavalry-fails-to-charge',
  'camp-fever',
  'determined-last-stand',
  'the-king-strips-the-garrisons',
  'desertion-of-regional-troops',
  'advantageous-terrain',
  'mining',
  'turncoats',
  'well-positioned-artillery',
  'quartermaster-general',
  'terrain-disfavours-cavalry',
  'supplies-from-le-continent',
  'clubmen',
  'bradford-clubmen',
  'the-excise-ordinance-raises-war-funds',
  'fortification-of-london',
  'new-model-army-siege-train',
  'support-for-the-king-slips-away',
  'rupert-dismissed-by-the-king',
  'king-charles-surrender-to-the-scots',
  'the-hothams-plot-is-foiled',
  'carew-s-plot-is-foiled',
] as const
export type EventKey = (typeof EVENTS)[number]
export type Phase = 'operational' | 'tactical' | 'supply' | 'victory'
/** The event on a card; null on a card of four points. */
export const EVENT: readonly (EventKey | null)[] = CARD_DATA.map((card) => {
  if (card.event === null) return null
  const key = EVENTS.find((each) => each === card.event?.key)
  if (key === undefined) throw new Error(`${card.id} has the unknown event ${card.event.key}`)
  return key
})
export const EVENT_PHASE: readonly (Phase | null)[] = CARD_DATA.map(
  (card) => (card.event?.phase ?? null) as Phase | null,
)
export const AFTER_PLAY: readonly string[] = CARD_DATA.map((card) => card.event?.afterPlay ?? 'discard')
export const ADD_YEAR: readonly number[] = CARD_DATA.map((card) => card.addYear ?? 0)
export const REMOVE_YEAR: readonly number[] = CARD_DATA.map((card) => card.removeYear ?? 0)
export const HAND_SIZE = tableData.cardsPerYear.dealt
