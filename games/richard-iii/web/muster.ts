/** card-muster Who could come to a muster, said before its place is named. */
import { AREAS, borderBetween, EXILE_OF, MAP, neighboursOf } from '../tables.ts'
import type { RichardView } from '../view.ts'

const numberOf = (area: string): number => AREAS.indexOf(area)

/**
 * card-muster, R-13 Blocks of a side that stand one or two areas off by land: over friendly or vacant areas, and a red
 * border is the last one crossed. Whoever is attacked may be pinned and is left out. As many as its borders let in.
 */
export function comersTo(view: RichardView, seat: number, side: string, place: string): readonly string[] {
  const goal = numberOf(place)
  const enemies = new Set(view.blocks.flatMap((each) => (each.side === side ? [] : [numberOf(each.area)])))
  const isOpen = (area: number): boolean =>
    !enemies.has(area) && (EXILE_OF[area] < 0 || EXILE_OF[area] === seat)
  const used = new Map(
    view.crossed[seat].map(([from, to, count]) => [borderBetween(numberOf(from), numberOf(to)), count]),
  )
  /** Crosses these borders if all of them have room. */
  const crosses = (borders: readonly number[]): boolean => {
    if (borders.some((each) => (used.get(each) ?? 0) >= MAP.borders[each].limit)) return false
    for (const each of borders) used.set(each, (used.get(each) ?? 0) + 1)
    return true
  }
  const ready = view.blocks.flatMap((each) => {
    const from = numberOf(each.area)
    const stays =
      each.block === undefined || each.side !== side || each.moved || from === goal || !isOpen(from)
    return stays ? [] : [{ block: each.block ?? '', from }]
  })
  // Those next door first; whom their own border does not let in goes round, if he can.
  const direct = ready.filter(
    ({ from }) => borderBetween(from, goal) >= 0 && crosses([borderBetween(from, goal)]),
  )
  const throughs = neighboursOf(goal).filter(isOpen)
  const around = ready.filter(
    (each) =>
      !direct.includes(each) &&
      throughs.some((by) => {
        const first = borderBetween(each.from, by)
        return first >= 0 && !MAP.borders[first].red && crosses([first, borderBetween(by, goal)])
      }),
  )
  return [...direct, ...around].map(({ block }) => block)
}
