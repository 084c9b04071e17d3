/**
 * The words of a position that block games share: who stands where, how strong, and how they came there.
 *
 *   { fife: 'wallace 4, douglas 3', lothian: 'york-knights 2 from england, berwick-archers from dunbar reserve' }
 *
 * A number is a strength, full if left out. `from` is the area from which a block came into this one this turn, and
 * `reserve` says that it is one. Nonsense is refused in words.
 */
import { badPosition } from '@muster/kernel/position-faults'
import type { AreaMap, BorderData } from './area-map.ts'
import type { BlockState } from './blocks.ts'
import { type BorderState, countCrossing, crossings, markEntry } from './borders.ts'
import { blockFault } from './position-faults.ts'

export interface Vocabulary {
  readonly game: string
  readonly blocks: readonly string[]
  readonly maxSteps: readonly number[]
  readonly areas: readonly string[]
  /** Boxes beside the map, by name, with the number of their place. */
  readonly boxes: Readonly<Record<string, number>>
}

export interface Standing {
  readonly block: number
  readonly place: number
  /** 0 in a box beside the map. */
  readonly steps: number
  /** The area it came from; -1 if it did not come. */
  readonly from: number
  readonly isReserve: boolean
}

const ENTRY = /^(\S+)(?: (\S+?))??(?: from (\S+))?( reserve)?$/

/** All that a board says. Throws `bad-position` for what cannot be. */
export function readBoard(board: Readonly<Record<string, string>>, words: Vocabulary): Standing[] {
  const standing: Standing[] = []
  const placed = new Map<number, string>()
  for (const [name, entries] of Object.entries(board)) {
    const place = placeCalled(name, words)
    for (const entry of listed(entries)) {
      const read = readEntry(entry, name, place, words)
      const before = placed.get(read.block)
      const block = words.blocks[read.block]
      if (before === name) throw badPosition(words.game, blockFault('twice', { block, place: name }))
      if (before !== undefined)
        throw badPosition(words.game, blockFault('both', { block, one: before, other: name }))
      placed.set(read.block, name)
      standing.push(read)
    }
  }
  return standing
}

/** What is said in one string, parted by commas. */
export const listed = (words: string): string[] =>
  words
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')

function placeCalled(name: string, { game, areas, boxes }: Vocabulary): number {
  if (name in boxes) return boxes[name]
  const area = areas.indexOf(name)
  if (area >= 0) return area
  throw badPosition(game, blockFault('unknown-thing', { what: 'place', name }))
}

function readEntry(entry: string, name: string, place: number, words: Vocabulary): Standing {
  const { game, blocks, areas } = words
  const [, who, strength, origin, reserve] = ENTRY.exec(entry.replaceAll(/\s+/g, ' ')) ?? []
  if (who === undefined) throw badPosition(game, blockFault('not-an-entry', { entry, place: name }))
  const block = blocks.indexOf(who)
  if (block < 0) throw badPosition(game, blockFault('unknown-thing', { what: 'block', name: who }))
  const from = origin === undefined ? -1 : areas.indexOf(origin)
  if (origin !== undefined && from < 0)
    throw badPosition(game, blockFault('unknown-thing', { what: 'place', name: origin }))
  const isOnMap = place < areas.length
  if (!isOnMap && (strength !== undefined || from >= 0 || reserve !== undefined))
    throw badPosition(game, blockFault('off-map', { block: who, place: name }))
  return {
    block,
    place,
    steps: isOnMap ? strengthOf(who, strength, words.maxSteps[block], game) : 0,
    from,
    isReserve: reserve !== undefined,
  }
}

function strengthOf(who: string, strength: string | undefined, most: number, game: string): number {
  if (strength === undefined) return most
  const steps = Number(strength)
  if (Number.isInteger(steps) && steps >= 1 && steps <= most) return steps
  throw badPosition(game, blockFault('strength', { block: who, strength, most }))
}

/** How a block came into its area, where that can be said. */
interface Way {
  readonly from: number
  readonly isReserve: boolean
}

/** The area from which each block came into its own, by the border of its entry; no more over a border than it lets through. */
export function originsOf(
  { at, entry }: { readonly at: readonly number[]; readonly entry: readonly number[] },
  { areas, borders }: AreaMap<BorderData>,
  sideOf: readonly number[],
  limitOf: readonly number[] = borders.map(({ limit }) => limit),
): number[] {
  const crossed = new Map<number, number>()
  return at.map((place, block) => {
    const border = entry[block]
    if (border < 0) return -1
    const { a, b } = borders[border]
    const crossing = border * 2 + sideOf[block]
    const before = crossed.get(crossing) ?? 0
    if ((areas[place] !== a && areas[place] !== b) || before >= limitOf[border]) return -1
    crossed.set(crossing, before + 1)
    return areas.indexOf(areas[place] === a ? b : a)
  })
}

/** One more of a side has come over the border between two areas this turn, which must have had room; that border. */
export function comeOver(
  s: BorderState,
  map: AreaMap<BorderData>,
  side: number,
  [from, to]: readonly [number, number],
  game: string,
): number {
  const { areas, borders, between } = map
  const border = between[from * areas.length + to]
  if (border < 0) throw badPosition(game, blockFault('no-border', { from: areas[from], to: areas[to] }))
  const { limit } = borders[border]
  if (crossings(s, map, side, border) >= limit)
    throw badPosition(game, blockFault('border-limit', { limit, from: areas[from], to: areas[to] }))
  countCrossing(s, map, side, border)
  markEntry(s, map, side, from, to, border)
  return border
}

/** What `readBoard` reads: every block in a place that has a name, by place. */
export function writeBoard(
  s: Pick<BlockState, 'at' | 'steps'>,
  { blocks, maxSteps, areas, boxes }: Vocabulary,
  wayOf: (block: number) => Way,
): Record<string, string> {
  const names = new Map(Object.entries(boxes).map(([name, place]) => [place, name]))
  const written: Record<string, string> = {}
  for (const place of [...areas.keys(), ...names.keys()]) {
    const here = [...blocks.keys()].filter((block) => s.at[block] === place)
    if (here.length === 0) continue
    const isOnMap = place < areas.length
    written[isOnMap ? areas[place] : (names.get(place) ?? '')] = here
      .map((block) => {
        if (!isOnMap) return blocks[block]
        const { from, isReserve } = wayOf(block)
        const strength = s.steps[block] === maxSteps[block] ? '' : ` ${s.steps[block]}`
        return `${blocks[block]}${strength}${from < 0 ? '' : ` from ${areas[from]}`}${isReserve ? ' reserve' : ''}`
      })
      .join(', ')
  }
  return written
}

/** Two hands as `readHands` reads them. */
export const writeHands = (
  hands: readonly [readonly number[], readonly number[]],
  cards: readonly string[],
): readonly [string, string] => [
  hands[0].map((card) => cards[card]).join(', '),
  hands[1].map((card) => cards[card]).join(', '),
]

/** The cards of two hands, by number. No card can be in both, or twice in one. */
export function readHands(
  hands: readonly [string, string],
  cards: readonly string[],
  size: number,
  game: string,
): [number[], number[]] {
  const held = new Set<number>()
  const read = (hand: string): number[] => {
    const names = listed(hand)
    if (names.length > size) throw badPosition(game, blockFault('hand-size', { size, count: names.length }))
    return names.map((name) => {
      const card = cards.indexOf(name)
      if (card < 0) throw badPosition(game, blockFault('unknown-thing', { what: 'card', name }))
      if (held.has(card)) throw badPosition(game, blockFault('held-twice', { card: name }))
      held.add(card)
      return card
    })
  }
  return [read(hands[0]), read(hands[1])]
}

/** The two cards that are turned up for a turn: not the same, and held by nobody. */
export function turnedUp(
  names: readonly [string, string],
  hands: readonly (readonly number[])[],
  cards: readonly string[],
  game: string,
): [number, number] {
  const [one, two] = names
  if (one === two) throw badPosition(game, blockFault('same-card', { card: one }))
  const up: [number, number] = [oneOf(cards, one, 'card', game), oneOf(cards, two, 'card', game)]
  const held = up.find((card) => hands.some((hand) => hand.includes(card)))
  if (held !== undefined) throw badPosition(game, blockFault('played-and-held', { card: cards[held] }))
  return up
}

/** A name among others, by number. */
export function oneOf(names: readonly string[], name: string, what: string, game: string): number {
  const found = names.indexOf(name)
  if (found < 0) throw badPosition(game, blockFault('unknown-thing', { what, name }))
  return found
}

/** What a position gives besides its board: nothing may be said that the game does not know. */
export function checkGiven(given: object, known: readonly string[], game: string): void {
  const unknown = Object.keys(given).find((key) => !known.includes(key))
  if (unknown !== undefined)
    throw badPosition(game, blockFault('unknown-given', { key: unknown, known: known.join(', ') }))
}
