/**
 * The components as read from data/, with the host's corrections put in and everything checked. Most printed values
 * are reconstructed (each says so in its `source`); whoever owns the box corrects them in data/corrections.json.
 */
import blockData from './data/blocks.json' with { type: 'json' }
import cardData from './data/cards.json' with { type: 'json' }
import correctionData from './data/corrections.json' with { type: 'json' }
import mapData from './data/map.json' with { type: 'json' }

export type SideName = 'royalist' | 'parliament'
export type ClassName = 'artillery' | 'cavalry' | 'infantry'
export type BorderType = 'open' | 'river' | 'mountain'
export type Fields = Readonly<Record<string, unknown>>

export interface BlockData {
  readonly id: string
  readonly side: SideName
  readonly faction: string
  readonly name: string
  readonly class: ClassName
  readonly kind: string
  readonly maxStrength: number
  readonly effectiveness: number
  readonly discipline: number | null
  readonly region: string | null
  readonly isRegional: boolean
  readonly leads: string | null
  readonly mayMove: boolean
  readonly coloured: boolean
  readonly apRecruit: boolean
  readonly eliminatedTo: string
  readonly source: Fields
}

export interface CityData {
  readonly name: string
  readonly size: number
  readonly fortified: boolean
  readonly stormingValue: number | null
  readonly victoryPoints: number
  readonly sympathy: SideName | null
  readonly port: { readonly sea: string; readonly key: boolean } | null
  readonly source: string
}

export interface AreaData {
  readonly id: string
  readonly name: string
  readonly region: string
  readonly coasts: readonly string[]
  readonly mountain: boolean
  readonly loyal: SideName | null
  readonly yorkshire: boolean
  readonly city: CityData | null
  readonly source: Fields
}

export interface BorderRecord {
  readonly a: string
  readonly b: string
  readonly type: BorderType
  readonly source: string
}

export interface CardData {
  readonly id: string
  readonly side: SideName
  readonly ap: number
  readonly event: {
    readonly key: string
    readonly name: string
    readonly phase: string
    readonly afterPlay: string
  } | null
  readonly addYear: number | null
  readonly removeYear: number | null
  readonly source: Fields
}

/** What a host may correct: by id of the block, card or area, by name of the city, by `a/b` of the border. */
export interface Corrections {
  readonly blocks: Readonly<Record<string, Fields>>
  readonly cards: Readonly<Record<string, Fields>>
  readonly areas: Readonly<Record<string, Fields>>
  readonly cities: Readonly<Record<string, Fields>>
  readonly borders: Readonly<Record<string, Fields>>
}

export interface Components {
  readonly blocks: readonly BlockData[]
  readonly cards: readonly CardData[]
  readonly areas: readonly AreaData[]
  readonly borders: readonly BorderRecord[]
}

const CORRECTED = 'corrected by the host'

/** Puts the corrected fields into a record and notes beside them where they come from. */
function corrected<T extends { readonly source: unknown }>(record: T, fields: Fields | undefined): T {
  if (fields === undefined) return record
  const source =
    typeof record.source === 'string'
      ? CORRECTED
      : {
          ...(record.source as Fields),
          ...Object.fromEntries(Object.keys(fields).map((key) => [key, CORRECTED])),
        }
  return { ...record, ...fields, source }
}

/** A correction for something that does not exist is a spelling mistake, and better said than passed over. */
function checkNames(
  what: string,
  corrections: Readonly<Record<string, Fields>>,
  known: readonly string[],
): void {
  for (const name of Object.keys(corrections)) {
    if (!known.includes(name))
      throw new Error(`data/corrections.json corrects the ${what} ${name}, which does not exist`)
  }
}

export function components(corrections: Corrections): Components {
  const areas = mapData.areas as unknown as readonly AreaData[]
  const borders = [...mapData.borders, ...scottishBorders()] as unknown as readonly BorderRecord[]
  const blocks = blockData.blocks as unknown as readonly BlockData[]
  const cards = cardData.cards as unknown as readonly CardData[]
  const cityNames = areas.flatMap((area) => (area.city === null ? [] : [area.city.name]))
  const borderName = (border: BorderRecord): string => `${border.a}/${border.b}`
  checkNames(
    'block',
    corrections.blocks,
    blocks.map((each) => each.id),
  )
  checkNames(
    'card',
    corrections.cards,
    cards.map((each) => each.id),
  )
  checkNames(
    'area',
    corrections.areas,
    areas.map((each) => each.id),
  )
  checkNames('city', corrections.cities, cityNames)
  checkNames('border', corrections.borders, borders.map(borderName))
  const put: Components = {
    blocks: blocks.map((each) => corrected(each, corrections.blocks[each.id])),
    cards: cards.map((each) => corrected(each, corrections.cards[each.id])),
    areas: areas.map((each) => {
      const area = corrected(each, corrections.areas[each.id])
      return area.city === null
        ? area
        : { ...area, city: corrected(area.city, corrections.cities[area.city.name]) }
    }),
    borders: borders.map((each) => corrected(each, corrections.borders[borderName(each)])),
  }
  const faults = componentFaults(put)
  if (faults.length > 0)
    throw new Error(`the data of This War Without an Enemy are wrong:\n${faults.join('\n')}`)
  return put
}

/** 4.17 Scotland is no Area, but blocks march to and from it across borders like any other. */
const scottishBorders = (): readonly unknown[] =>
  mapData.offMap.flatMap((place) => place.links.map((link) => ({ ...link, a: place.id, b: link.to })))

const isOneOf = (value: unknown, values: readonly unknown[]): boolean => values.includes(value)
const YEARS = [null, 1642, 1643, 1644, 1645, 1646]
const SIDE_NAMES = ['royalist', 'parliament']
const LETTERS = [null, 'N', 'W', 'M', 'E', 'S', 'L', 'Sc', 'Ir']

/** Everything that is wrong with the components: one sentence for each fault. */
export function componentFaults(data: Components): string[] {
  const faults: string[] = []
  const check = (holds: boolean, sentence: string): void => {
    if (!holds) faults.push(sentence)
  }
  for (const block of data.blocks) {
    check(isOneOf(block.side, SIDE_NAMES), `${block.id}: side must be royalist or parliament`)
    check(isOneOf(block.class, ['artillery', 'cavalry', 'infantry']), `${block.id}: class is not known`)
    check(isOneOf(block.maxStrength, [2, 3, 4]), `${block.id}: maxStrength must be 2, 3 or 4`)
    check(isOneOf(block.effectiveness, [1, 2, 3, 4, 5, 6]), `${block.id}: effectiveness must be 1 to 6`)
    check(isOneOf(block.region, LETTERS), `${block.id}: region is not known`)
    const wantsDiscipline = block.class === 'cavalry'
    check(
      wantsDiscipline ? isOneOf(block.discipline, [0, 1, 2, 3, 4, 5, 6]) : block.discipline === null,
      `${block.id}: cavalry has a discipline of 0 to 6, and nobody else has one`,
    )
    check(
      isOneOf(block.eliminatedTo, ['pool', 'beside-map', 'removed']),
      `${block.id}: eliminatedTo is not known`,
    )
    check(typeof block.source === 'object', `${block.id}: has no source`)
  }
  for (const card of data.cards) {
    check(isOneOf(card.ap, [2, 3, 4]), `${card.id}: ap must be 2, 3 or 4`)
    check(
      isOneOf(card.addYear, YEARS) && isOneOf(card.removeYear, YEARS),
      `${card.id}: years must be 1642 to 1646`,
    )
    check(typeof card.source === 'object', `${card.id}: has no source`)
  }
  const seas = mapData.seas.map((sea) => sea.id)
  const regions = mapData.regions.map((region) => region.id)
  for (const area of data.areas) {
    check(isOneOf(area.region, regions), `${area.id}: region is not known`)
    check(
      area.coasts.every((sea) => seas.includes(sea)),
      `${area.id}: lies on an unknown sea`,
    )
    check(area.loyal === null || isOneOf(area.loyal, SIDE_NAMES), `${area.id}: is loyal to nobody known`)
    check(typeof area.source === 'object', `${area.id}: has no source`)
    const { city } = area
    if (city === null) continue
    check(isOneOf(city.size, [1, 2, 4]), `${city.name}: size must be 1, 2 or 4`)
    check(
      !city.fortified || (city.stormingValue ?? 0) > 0,
      `${city.name}: a fortified city has a storming value`,
    )
    check(city.victoryPoints === 0 || city.sympathy !== null, `${city.name}: a victory city has a sympathy`)
  }
  const known = [...data.areas.map((area) => area.id), 'scotland']
  for (const border of data.borders) {
    const name = `${border.a}/${border.b}`
    check(known.includes(border.a) && known.includes(border.b), `${name}: is a border of no Area`)
    check(
      isOneOf(border.type, ['open', 'river', 'mountain']),
      `${name}: type must be open, river or mountain`,
    )
    check(typeof border.source === 'string', `${name}: has no source`)
  }
  check(
    new Set(data.blocks.map((each) => each.id)).size === data.blocks.length,
    'two blocks have the same id',
  )
  check(new Set(data.cards.map((each) => each.id)).size === data.cards.length, 'two cards have the same id')
  return faults
}

export const COMPONENTS: Components = components(correctionData as Corrections)
