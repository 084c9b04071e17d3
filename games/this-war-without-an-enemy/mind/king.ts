/** 4.52 The King's capture costs two Victory Points: how near he is to it where he stands. */
import { spotOf } from '@muster/block-kit/strengths'
import { NONE, type State } from '../state.ts'
import { AREA_COUNT, CHARLES, cityOfInside, isInside, PARLIAMENT, ROYALIST } from '../tables.ts'
import type { WarBoard } from './board.ts'

/** Behind walls that nobody has begun to breach. */
const SHUT_IN = 0.3

/** From 0, where nobody could come who is stronger than those about him, to 1. `falls`: by Siege Marker, how soon a City does. */
export function kingsDanger(s: State, { field, reach }: WarBoard, falls: readonly number[]): number {
  const at = s.at[CHARLES]
  if (isInside(at)) {
    const city = cityOfInside(at)
    if (s.besieged[city] !== ROYALIST) return 0
    const marker = s.siege[city]
    return marker === NONE ? SHUT_IN : Math.max(SHUT_IN, falls[Math.min(falls.length - 1, marker)])
  }
  if (at >= AREA_COUNT) return 0
  const own = field.hits[spotOf(at, ROYALIST)]
  const threat = reach[spotOf(at, PARLIAMENT)] + field.hits[spotOf(at, PARLIAMENT)]
  return Math.min(1, Math.max(0, threat - own) / (own + 0.5))
}
