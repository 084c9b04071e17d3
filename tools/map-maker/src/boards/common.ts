import { readFileSync } from 'node:fs'
import type { Point } from '../geometry.ts'

export function readData<T>(game: string, file: string): T {
  const url = new URL(`../../../../games/${game}/data/${file}.json`, import.meta.url)
  return JSON.parse(readFileSync(url, 'utf8')) as T
}

export interface Place {
  readonly name: string
  readonly lon: number
  readonly lat: number
}

export const placed = (project: (p: Point) => Point, places: readonly Place[]) =>
  places.map((p) => ({ name: p.name, at: project([p.lon, p.lat]) }))

/** `Warwickshire Avon` is plain Avon on a map of England; of `Ouse and Humber` the river is the Ouse. */
export const riverLabel = (name: string): string =>
  `R. ${name.replace(/^(Warwickshire|Bristol|Hampshire|Yorkshire) /, '').replace(/ \(.*\)$| and .*$|\/.*$/, '')}`

/** Greedy colouring, most-connected areas first, so that neighbours never share one of `colours` outline washes. */
export function tints(
  ids: readonly string[],
  borders: readonly { readonly a: string; readonly b: string }[],
  colours: number,
): Map<string, number> {
  const near = new Map<string, string[]>(ids.map((id) => [id, []]))
  for (const { a, b } of borders) {
    near.get(a)?.push(b)
    near.get(b)?.push(a)
  }
  const out = new Map<string, number>()
  const order = [...ids].sort((a, b) => (near.get(b)?.length ?? 0) - (near.get(a)?.length ?? 0))
  order.forEach((id, k) => {
    const taken = new Set((near.get(id) ?? []).map((n) => out.get(n)))
    let colour = k % colours
    while (taken.has(colour)) colour = (colour + 1) % colours
    out.set(id, colour)
  })
  return out
}
