/**
 * The words of a position that block games share: who stands where, how strong, and how they came there.
 *
 *   { fife: 'wallace 4, douglas 3', lothian: 'york-knights 2 from england, berwick-archers from dunbar reserve' }
 *
 * A number is a strength, full if left out. `from` is the area from which a block came into this one this turn, and
 * `reserve` says that it is one. Nonsense is refused in words.
 */
import { badPosition } from '@muster/kernel/position'

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
      if (before !== undefined)
        throw badPosition(
          words.game,
          before === name
            ? `${words.blocks[read.block]} stands in ${name} twice`
            : `${words.blocks[read.block]} stands both in ${before} and in ${name}`,
        )
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
  throw badPosition(game, `there is no place called ${name}`)
}

function readEntry(entry: string, name: string, place: number, words: Vocabulary): Standing {
  const { game, blocks, areas } = words
  const [, who, strength, origin, reserve] = ENTRY.exec(entry.replaceAll(/\s+/g, ' ')) ?? []
  if (who === undefined)
    throw badPosition(game, `"${entry}" in ${name} is not a block, its strength and its way`)
  const block = blocks.indexOf(who)
  if (block < 0) throw badPosition(game, `there is no block called ${who}`)
  const from = origin === undefined ? -1 : areas.indexOf(origin)
  if (origin !== undefined && from < 0) throw badPosition(game, `there is no place called ${origin}`)
  const isOnMap = place < areas.length
  if (!isOnMap && (strength !== undefined || from >= 0 || reserve !== undefined))
    throw badPosition(game, `${who} is not on the map (${name}), so nothing more can be said of it`)
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
  throw badPosition(game, `${who} cannot have the strength ${strength}, only 1 to ${most}`)
}

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
    if (names.length > size) throw badPosition(game, `a hand has at most ${size} cards, not ${names.length}`)
    return names.map((name) => {
      const card = cards.indexOf(name)
      if (card < 0) throw badPosition(game, `there is no card called ${name}`)
      if (held.has(card)) throw badPosition(game, `the card ${name} is held twice`)
      held.add(card)
      return card
    })
  }
  return [read(hands[0]), read(hands[1])]
}

/** A name among others, by number. */
export function oneOf(names: readonly string[], name: string, what: string, game: string): number {
  const found = names.indexOf(name)
  if (found < 0) throw badPosition(game, `there is no ${what} called ${name}`)
  return found
}

/** What a position gives besides its board: nothing may be said that the game does not know. */
export function checkGiven(given: object, known: readonly string[], game: string): void {
  const unknown = Object.keys(given).find((key) => !known.includes(key))
  if (unknown !== undefined)
    throw badPosition(game, `nothing is known of "${unknown}"; known: ${known.join(', ')}`)
}
