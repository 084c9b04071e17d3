/**
 * A position as text that people can read, write and send: one line for each thing that is so.
 *
 *   scenario braveheart
 *   begin battle fife england
 *   year 1298
 *   hands ["truce", "herald"]
 *   fife: wallace 4, york-knights 2 from lothian
 *
 * A line with a colon after its first word is a place of the board. Any other is a word and what it is: a bare word, or
 * data as JSON writes it.
 */
import type { Position } from './position.ts'
import { badPosition, faultOf } from './position-faults.ts'

const BARE = /^[A-Za-z][^"{}[\],:]*$/
const PLACE = /^([\w-]+):\s*(.*)$/
const FACT = /^(\S+)\s+(.+)$/

const written = (value: unknown): string =>
  typeof value === 'string' && BARE.test(value) && !isData(value) ? value : JSON.stringify(value)
const isData = (word: string): boolean => word === 'true' || word === 'false' || word === 'null'

const FACTS = ['scenario', 'players', 'begin', 'played', 'dice', 'exact'] as const

export function positionText(position: Position): string {
  const { board, given, options } = position
  const facts = FACTS.flatMap((key) =>
    position[key] === undefined ? [] : [`${key} ${written(position[key])}`],
  )
  const exact = position.exact === undefined ? [] : facts.splice(-1)
  return [
    ...facts,
    ...Object.entries(options ?? {}).map(([key, value]) => `option.${key} ${written(value)}`),
    ...Object.entries(given ?? {}).map(([key, value]) => `${key} ${written(value)}`),
    ...Object.entries(board).map(([place, pieces]) => `${place}: ${pieces}`),
    ...exact,
  ].join('\n')
}

/** Reads a position as `positionText` writes it. Throws `bad-position` for a line that says nothing. */
export function readPosition(text: string, game = ''): Position {
  const facts: Record<string, unknown> = { begin: '' }
  const given: Record<string, unknown> = {}
  const options: Record<string, string> = {}
  const board: Record<string, string> = {}
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') continue
    const [, place, pieces] = PLACE.exec(line) ?? []
    const [, key, words] = FACT.exec(line) ?? []
    if (place !== undefined) board[place] = place in board ? `${board[place]}, ${pieces}` : pieces
    else if (key === undefined) throw badPosition(game, faultOf('bad-text', { line }))
    else if (key.startsWith('option.')) options[key.slice('option.'.length)] = String(valueIn(words))
    else if ((FACTS as readonly string[]).includes(key)) facts[key] = valueIn(words)
    else given[key] = valueIn(words)
  }
  if (typeof facts.begin !== 'string') facts.begin = String(facts.begin)
  return {
    ...facts,
    ...(Object.keys(options).length > 0 ? { options } : {}),
    ...(Object.keys(given).length > 0 ? { given } : {}),
    board,
  } as unknown as Position
}

function valueIn(words: string): unknown {
  try {
    return JSON.parse(words)
  } catch {
    return words
  }
}
