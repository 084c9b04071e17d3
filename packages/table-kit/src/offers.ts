/** The offers of a decision by what they point at, so that click, drag, keys and list can all find them. */
import type { Refusal } from '@muster/kernel/verdict'
import type { GameClient } from './client.ts'

export interface OfferIndex {
  readonly all: readonly string[]
  /** Without arguments: buttons. */
  readonly plain: readonly string[]
  /** About one block: block → what may be done with it. */
  readonly pieces: ReadonlyMap<string, readonly string[]>
  /** About one area. */
  readonly places: ReadonlyMap<string, readonly string[]>
  readonly cards: ReadonlyMap<string, string>
  /** A block and where it goes: block → area → words. */
  readonly pairs: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** What points at nothing on the table: shown as buttons too. */
  readonly rest: readonly string[]
}

export const NO_OFFERS: OfferIndex = indexOffers({ verbs: [], verbArgs: [], domains: {} }, [])

function push<K>(map: Map<K, string[]>, key: K, words: string): void {
  map.set(key, [...(map.get(key) ?? []), words])
}

/** `onMap` are the blocks that can be pointed at; pairs of others, such as recruits, are told apart by words. */
export function indexOffers(
  vocabulary: GameClient['vocabulary'],
  offers: readonly string[],
  onMap: ReadonlySet<string> = new Set(),
  domains: { readonly piece: string; readonly place: string } = { piece: 'block', place: 'area' },
): OfferIndex {
  const plain: string[] = []
  const rest: string[] = []
  const pieces = new Map<string, string[]>()
  const places = new Map<string, string[]>()
  const cards = new Map<string, string>()
  const pairs = new Map<string, Map<string, string>>()
  for (const words of offers) {
    const [verb, first, second] = words.split(' ')
    const [one, two] = vocabulary.verbArgs[vocabulary.verbs.indexOf(verb)] ?? []
    if (first === undefined) plain.push(words)
    else if (one === domains.piece && two === domains.place && second !== undefined && onMap.has(first)) {
      const ways = pairs.get(first) ?? new Map<string, string>()
      ways.set(second, words)
      pairs.set(first, ways)
    } else if (one === domains.place && two !== undefined) push(places, first, words)
    else if (two !== undefined) rest.push(words)
    else if (one === domains.piece) push(pieces, first, words)
    else if (one === domains.place) push(places, first, words)
    else if (one === 'card') cards.set(first, words)
    else rest.push(words)
  }
  return { all: offers, plain, pieces, places, cards, pairs, rest }
}

/** An area whose blocks may set out together: each of them may be picked to begin with. */
export function spreadColumns(
  index: OfferIndex,
  opens: string,
  blocksIn: (area: string) => readonly string[],
): OfferIndex {
  const pieces = new Map([...index.pieces].map(([block, all]) => [block, [...all]]))
  const places = new Map(index.places)
  for (const [area, all] of index.places) {
    const words = all.find((each) => each.startsWith(`${opens} `))
    if (words === undefined) continue
    const others = all.filter((each) => each !== words)
    if (others.length === 0) places.delete(area)
    else places.set(area, others)
    for (const block of blocksIn(area)) push(pieces, block, words)
  }
  return { ...index, pieces, places }
}

/** One way to an area: the words that take a block there, and the areas it passes, the last one with them. */
export interface Way {
  readonly words: readonly string[]
  readonly path: readonly string[]
  /** Why it is refused once those that were chosen before it have gone. */
  readonly behind?: Refusal
}

/** A place that may be chosen now, by which of the chosen blocks. */
export interface Target {
  readonly area: string
  readonly blocks: readonly string[]
  /** The chosen blocks that could go there, but not with those; and why the first of them cannot. */
  readonly behind: readonly string[]
  readonly reason: Refusal | null
  /** Only some of the chosen blocks can go there. */
  readonly partial: boolean
  /** The ways that lead there, the shortest first. */
  readonly paths: readonly (readonly string[])[]
}

/** For each block the ways to each area. */
export type WaysByBlock = ReadonlyMap<string, ReadonlyMap<string, readonly Way[]>>

export const samePath = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join()

/** The way that a block takes to a place: the one that is meant, if it can. */
export const wayAlong = (ways: readonly Way[], path: readonly string[]): Way | undefined =>
  ways.find((way) => samePath(way.path, path)) ?? ways[0]

/** Where the chosen blocks may go; `via` are the ways that were chosen instead of the shortest. */
export function targetsOf(
  ways: WaysByBlock,
  chosen: readonly string[],
  via: ReadonlyMap<string, readonly string[]> = new Map(),
): Target[] {
  const byArea = new Map<string, string[]>()
  for (const block of chosen) for (const area of ways.get(block)?.keys() ?? []) push(byArea, area, block)
  return [...byArea].map(([area, able]) => {
    const paths: (readonly string[])[] = []
    for (const { path } of able.flatMap((block) => ways.get(block)?.get(area) ?? []))
      if (!paths.some((each) => samePath(each, path))) paths.push(path)
    const refusedTo = (block: string): Refusal | undefined =>
      wayAlong(ways.get(block)?.get(area) ?? [], via.get(area) ?? paths[0])?.behind
    const blocks = able.filter((block) => refusedTo(block) === undefined)
    const behind = able.filter((block) => !blocks.includes(block))
    const reason = behind.length === 0 ? null : (refusedTo(behind[0]) ?? null)
    return { area, blocks, behind, reason, partial: blocks.length < chosen.length, paths }
  })
}

/** The way that somebody has drawn: the one with most areas between, all of which were passed on purpose. */
export function tracedPath(target: Target, passed: readonly string[]): readonly string[] | undefined {
  const meant = target.paths.filter((path) => path.slice(0, -1).every((area) => passed.includes(area)))
  return meant.sort((a, b) => b.length - a.length)[0]
}
