/** Areas and the borders between them, as integer tables made once from a game's map data. */
export interface BorderData {
  readonly a: string
  readonly b: string
  readonly limit: number
}

export interface AreaMap<B extends BorderData> {
  /** Names of the areas; an area's number is its place here. */
  readonly areas: readonly string[]
  readonly borders: readonly B[]
  /** The areas that share a border with each area. */
  readonly neighbours: readonly (readonly number[])[]
  /** The border between two areas, by `from * areas + to`; NO_BORDER where there is none. */
  readonly between: readonly number[]
}

export const NO_BORDER = -1

export function areaMap<B extends BorderData>(areas: readonly string[], borders: readonly B[]): AreaMap<B> {
  const number = (name: string): number => {
    const found = areas.indexOf(name)
    if (found < 0) throw new Error(`the map has a border to ${name}, which is no area`)
    return found
  }
  const neighbours: number[][] = areas.map(() => [])
  const between: number[] = Array.from({ length: areas.length ** 2 }, () => NO_BORDER)
  borders.forEach((border, id) => {
    const a = number(border.a)
    const b = number(border.b)
    if (a === b || between[a * areas.length + b] !== NO_BORDER) {
      throw new Error(`the map has the border ${border.a}-${border.b} twice, or to itself`)
    }
    neighbours[a].push(b)
    neighbours[b].push(a)
    between[a * areas.length + b] = id
    between[b * areas.length + a] = id
  })
  for (const list of neighbours) list.sort((x, y) => x - y)
  return { areas, borders, neighbours, between }
}

/** A border in one direction, as a number: which way an enemy came in matters for pinning and retreats. */
export const inward = (from: number, to: number, border: number): number => border * 2 + (from < to ? 0 : 1)
