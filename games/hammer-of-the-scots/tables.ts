/**
 * The components as integer tables, made once from data/. A side, area, block, noble or card is a small number;
 * its place in these tables is its id, and `names` hold the words.
 */
import { type AreaMap, areaMap } from '@muster/block-kit/area-map'
import blockData from './data/blocks.json' with { type: 'json' }
import cardData from './data/cards.json' with { type: 'json' }
import mapData from './data/map.json' with { type: 'json' }

export const ENGLAND = 0
export const SCOTLAND = 1
export type Side = typeof ENGLAND | typeof SCOTLAND
export const SIDES = ['england', 'scotland'] as const
export const sideBit = (side: Side): number => 1 << side
export const BOTH = 3
export const enemyOf = (side: Side): Side => (1 - side) as Side

function numbered(names: readonly string[], what: string): (name: string) => number {
  return (name) => {
    const found = names.indexOf(name)
    if (found < 0) throw new Error(`there is no ${what} called ${name}`)
    return found
  }
}

// 1.0 The board

export interface Border {
  readonly a: string
  readonly b: string
  readonly limit: number
  readonly red: boolean
  readonly angloScottish: boolean
}

export const MAP: AreaMap<Border> = areaMap(
  mapData.areas.map((area) => area.id),
  mapData.borders.map((border) => ({
    a: border.a,
    b: border.b,
    limit: border.limit,
    red: border.type === 'red',
    angloScottish: 'angloScottish' in border,
  })),
)
export const AREAS = MAP.areas
export const areaNumber = numbered(AREAS, 'area')
export const THE_ENGLAND = areaNumber('england')
export const FIFE = areaNumber('fife')
export const SELKIRK = areaNumber('selkirk')

/** Boxes beside the map: blocks on their way out of a battle, the draw pools, and what is out of play. */
export const RETREATING = AREAS.length
export const POOL = RETREATING + 1
export const ASIDE = RETREATING + 2
export const PLACES = RETREATING + 3
export const onMap = (place: number): boolean => place < RETREATING
export const inPlay = (place: number): boolean => place <= RETREATING

export const CASTLE: readonly number[] = mapData.areas.map((area) => area.castleLimit)
export const CATHEDRAL: readonly boolean[] = mapData.areas.map((area) => area.cathedral)
export const COASTAL: readonly boolean[] = mapData.areas.map((area) => area.coastal)
export const CATHEDRALS: readonly number[] = AREAS.map((_, area) => area).filter((area) => CATHEDRAL[area])
export const EVERY_AREA: readonly number[] = AREAS.map((_, area) => area)

/** 1.1 Blocks move only between areas that share a border; facing shores (Carrick-Argyll, Lothian-Fife) do not. */
export const neighboursOf = (area: number): readonly number[] => MAP.neighbours[area]
export const borderBetween = (from: number, to: number): number => MAP.between[from * AREAS.length + to]

// 2.0 Armies

/**
 * 2.2 The kinds of block: 2.21 leaders (Wallace, the King, Edward), 2.22 nobles, 2.23 archers, 2.24 knights and each
 * side's light cavalry, 2.25 infantry, 2.26 the Norse. Their movement and ratings are in data/blocks.json.
 */
export type Kind = 'leader' | 'noble' | 'archers' | 'knights' | 'hobelars' | 'cavalry' | 'infantry' | 'norse'

export const BLOCKS: readonly string[] = blockData.blocks.map((block) => block.id)
export const blockNumber = numbered(BLOCKS, 'block')
export const SIDE: readonly Side[] = blockData.blocks.map((block) =>
  block.side === 'england' ? ENGLAND : SCOTLAND,
)
export const MAX_STEPS: readonly number[] = blockData.blocks.map((block) => block.maxSteps)
export const MOVEMENT: readonly number[] = blockData.blocks.map((block) => block.movement)
export const LETTER: readonly number[] = blockData.blocks.map((block) => 'ABC'.indexOf(block.combat.letter))
export const RATING: readonly number[] = blockData.blocks.map((block) => block.combat.number)
export const CROSS: readonly boolean[] = blockData.blocks.map((block) => block.cross)
export const KIND: readonly Kind[] = blockData.blocks.map((block) => block.type as Kind)
export const CELTIC: readonly boolean[] = blockData.blocks.map((block) => 'celtic' in block)
export const HOMES: readonly (readonly number[])[] = blockData.blocks.map((block) =>
  block.home.map(areaNumber),
)
export const ARMIES = { side: SIDE, maxSteps: MAX_STEPS }

/** The blocks of each side, in a fixed order. */
export const BLOCKS_OF: readonly (readonly number[])[] = [ENGLAND, SCOTLAND].map((side) =>
  BLOCKS.map((_, block) => block).filter((block) => SIDE[block] === side),
)
export const EVERY_BLOCK: readonly number[] = BLOCKS.map((_, block) => block)

export const WALLACE = blockNumber('wallace')
export const KING = blockNumber('scottish-king')
export const EDWARD = blockNumber('edward')
export const NORSE = blockNumber('norse')
export const FRENCH = blockNumber('french-knights')
export const MORAY = blockNumber('moray')

/** Moray, the Scottish King and the leaders aside: a noble and the two blocks that can stand for him. */
export const NOBLES: readonly string[] = blockData.blocks.flatMap((block) =>
  block.side === 'scotland' && 'noble' in block ? [block.noble as string] : [],
)
export const nobleNumber = numbered(NOBLES, 'noble')
export const NOBLE_OF: readonly number[] = blockData.blocks.map((block) =>
  'noble' in block ? nobleNumber(block.noble as string) : -1,
)
export const isNoble = (block: number): boolean => NOBLE_OF[block] >= 0
/** The block of a noble on a side; -1 for an English Moray, whom there is not. */
export const NOBLE_BLOCK: readonly (readonly number[])[] = NOBLES.map((noble) =>
  [ENGLAND, SCOTLAND].map((side) =>
    blockData.blocks.findIndex(
      (block) => 'noble' in block && block.noble === noble && block.side === SIDES[side],
    ),
  ),
)
export const COUNTERPART: readonly number[] = BLOCKS.map((_, block) =>
  NOBLE_OF[block] < 0 ? -1 : NOBLE_BLOCK[NOBLE_OF[block]][1 - SIDE[block]],
)
export const FACTION: readonly string[] = NOBLES.map(
  (noble) => blockData.blocks.find((block) => 'noble' in block && block.noble === noble)?.faction ?? '',
)
export const NOBLE_MORAY = nobleNumber('moray')
export const NOBLE_BRUCE = nobleNumber('bruce')
export const NOBLE_COMYN = nobleNumber('comyn')

// 3.0 Cards

export const CARDS: readonly string[] = cardData.cards.map((card) => card.id)
export const cardNumber = numbered(CARDS, 'card')
/** Groups that a move card moves; 0 for an event. */
export const CARD_VALUE: readonly number[] = cardData.cards.map((card) => card.value ?? 0)
export const isEvent = (card: number): boolean => CARD_VALUE[card] === 0
export const HAND_SIZE = cardData.handSize
export const EVERY_CARD: readonly number[] = CARDS.map((_, card) => card)
export type EventCard = 'herald' | 'pillage' | 'sea-move' | 'truce' | 'victuals'

/** 6.2 The three candidates. */
export const CANDIDATES = ['bruce', 'comyn', 'balliol'] as const
