import { readFileSync } from 'node:fs'

/** What the rules say about the map, read from the game's own data and from nothing of ours. */
export interface RulesMap {
  readonly areas: readonly string[]
  readonly borders: ReadonlyMap<string, string>
  readonly straits: ReadonlySet<string>
  readonly impassable: ReadonlySet<string>
}

export const key = (a: string, b: string): string => [a, b].sort().join('/')
const read = (game: string, file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../games/${game}/data/${file}.json`, import.meta.url), 'utf8'))
export const generated = (game: string, file: string): string =>
  readFileSync(new URL(`../../../games/${game}/board/generated/${file}`, import.meta.url), 'utf8')

interface Link {
  a: string
  b: string
  type: string
}

export function rulesMap(game: string): RulesMap {
  const none: ReadonlySet<string> = new Set()
  if (game === 'ancien-regime') {
    const map = read(game, 'map') as {
      territories: { id: string; type: string }[]
      adjacency: { a: string; b: string; kind: string }[]
    }
    return {
      areas: map.territories.map((t) => t.id),
      borders: new Map(map.adjacency.map((b) => [key(b.a, b.b), b.kind])),
      straits: new Set(map.adjacency.filter((b) => b.kind === 'strait').map((b) => key(b.a, b.b))),
      impassable: new Set(map.territories.filter((t) => t.type === 'impassable').map((t) => t.id)),
    }
  }
  const map = read(game, 'map') as {
    areas: { id: string }[]
    borders: Link[]
    offMap?: { id?: string; links?: { to: string; type: string }[] }[]
  }
  const borders = new Map(map.borders.map((b) => [key(b.a, b.b), b.type]))
  const beyond = (map.offMap ?? []).filter((o) => typeof o === 'object' && o.links)
  for (const o of beyond) for (const l of o.links ?? []) borders.set(key(o.id ?? '', l.to), l.type)
  return {
    areas: [...map.areas.map((a) => a.id), ...beyond.map((o) => o.id ?? '')],
    borders,
    straits: none,
    impassable: none,
  }
}

export const seaRoutes = (): { controller: string; a: string; b: string }[] =>
  (read('ancien-regime', 'map') as { seaRoutes: { controller: string; a: string; b: string }[] }).seaRoutes
