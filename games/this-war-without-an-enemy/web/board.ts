/** The board of this game, with room for the blocks that are shut up in its Fortified Cities. */
import { inLanguages } from '@muster/board-kit/localise'
import type { BoardData, Geometry } from '@muster/table-kit/client.ts'
import boardUrl from '../board/generated/board.svg?url'
import geometryData from '../board/generated/geometry.json'
import { AREA_OF_CITY, CITIES, PLACES } from '../tables.ts'
import { WORDS } from '../text/board.ts'

const printed = geometryData as unknown as Geometry
type Signs = Readonly<Record<string, readonly [number, number] | undefined>>
const signsOf = (area: string): Signs =>
  (printed.areas[area] as unknown as { readonly signs: Signs } | undefined)?.signs ?? {}

/** Half the room that is kept for the besieged, around the sign of the City. */
const ROOM = 36

const inside = CITIES.map((city, i) => {
  const area = PLACES[AREA_OF_CITY[i]]
  const signs = signsOf(area)
  const sign = Object.keys(signs).find((each) => each.startsWith('fort-')) ?? ''
  return { city, area, at: signs[sign] ?? printed.areas[area].at }
})

/** A City is a place of its own: its inside is drawn as a ring of walls, and it borders on its Area alone. */
export const geometry: Geometry = {
  ...printed,
  areas: {
    ...printed.areas,
    ...Object.fromEntries(
      inside.map(({ city, at: [x, y] }) => {
        const room = [x - ROOM, y - ROOM, 2 * ROOM, 2 * ROOM] as const
        return [city, { at: [x, y] as const, zone: room, bounds: room }]
      }),
    ),
  },
  borders: [
    ...printed.borders,
    ...inside.map(({ city, area, at }) => ({ a: area, b: city, type: 'walls', style: 'walls', at })),
  ],
}

const walls = inside
  .map(({ city, at: [x, y] }) => `<circle id="area-${city}" cx="${x}" cy="${y}" r="${ROOM}"/>`)
  .join('')

export async function loadBoard(): Promise<BoardData> {
  const svg = await (await fetch(boardUrl)).text()
  return { svg: inLanguages(svg, WORDS), geometry, symbols: walls }
}
