/** What the text maps of block games share: areas, who holds them, faces and backs of blocks, borders. */

import type { GameText } from '@muster/kernel/text'
import type { AreaMap, BorderData } from './area-map.ts'

/** A block as a view shows it. */
export interface SeenBlock {
  readonly side: string
  readonly area: string
  readonly moved: boolean
  readonly reserve: boolean
  readonly block?: string
  readonly steps?: number
}

export interface BlockWords {
  readonly reserve: string
  hidden(count: number, side: string): string
}

export const names = (text: GameText, domain: string, ids: readonly string[]): string =>
  ids.map((id) => text.name(domain, id)).join(', ')

export function holderOf(here: readonly SeenBlock[], text: GameText, both: string, nobody: string): string {
  const sides = [...new Set(here.map((block) => block.side))]
  return sides.length === 0 ? nobody : sides.length === 1 ? text.seat(sides[0]) : both
}

export interface BlockSet {
  readonly blocks: readonly string[]
  readonly sides: readonly string[]
}

/**
 * Faces by name, backs by number: a viewer learns no more than from the blocks on a table. Faces come in the order of
 * the game's own list; the order of a view follows the draw and would change from match to match.
 */
export function blocksIn(
  here: readonly SeenBlock[],
  { blocks, sides }: BlockSet,
  text: GameText,
  words: BlockWords,
): string {
  const number = (block: SeenBlock): number => blocks.indexOf(block.block ?? '')
  const inOrder = [...here].sort((a, b) => number(a) - number(b))
  const faces = inOrder.flatMap((block) => {
    if (block.block === undefined) return []
    const marks = `${block.moved ? '~' : ''}${block.reserve ? ` (${words.reserve})` : ''}`
    return [`${text.name('block', block.block)} ${block.steps ?? ''}${marks}`]
  })
  const backs = sides.flatMap((side) => {
    const count = here.filter((block) => block.side === side && block.block === undefined).length
    return count === 0 ? [] : [words.hidden(count, text.seat(side))]
  })
  return [...faces, ...backs].join(', ')
}

export function bordersOf(
  map: AreaMap<BorderData & { readonly red: boolean }>,
  area: number,
  text: GameText,
): string {
  return map.neighbours[area]
    .map((to) => {
      const border = map.borders[map.between[area * map.areas.length + to]]
      return `${text.name('area', map.areas[to])}${border.red ? '!' : ''}`
    })
    .join(' ')
}
