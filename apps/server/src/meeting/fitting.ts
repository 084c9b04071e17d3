/** Which wishes to play fit together: a match is made of the oldest that do. */
import type { Game } from '@muster/kernel/game'
import type { TimeControl } from '@muster/protocol/time'

export interface Wish {
  readonly id: string
  readonly person: string
  /** Null: any. */
  readonly scenario: string | null
  readonly side: string | null
  readonly time: 'any' | 'none' | TimeControl
  readonly rated: boolean
}

export interface Fitting<W extends Wish> {
  readonly scenario: string
  readonly time: TimeControl | undefined
  readonly rated: boolean
  /** By seat. */
  readonly wishes: readonly W[]
}

const either = (one: string | null, two: string | null): boolean =>
  one === null || two === null || one === two
const sameTime = (one: Wish['time'], two: Wish['time']): boolean =>
  one === 'any' || two === 'any' || JSON.stringify(one) === JSON.stringify(two)

function fit(one: Wish, two: Wish): boolean {
  return (
    one.person !== two.person &&
    one.rated === two.rated &&
    either(one.scenario, two.scenario) &&
    (one.side === null || one.side !== two.side) &&
    sameTime(one.time, two.time)
  )
}

/** Seats by what was wished; who wished nothing takes what is left, in the order that `shuffled` gives. */
function seated<W extends Wish>(
  wishes: readonly W[],
  seats: readonly string[],
  shuffled: <T>(all: readonly T[]) => T[],
): W[] | null {
  if (wishes.some(({ side }) => side !== null && !seats.includes(side))) return null
  const rest = shuffled(wishes.filter(({ side }) => side === null))
  const dealt = seats.flatMap((seat) => wishes.find(({ side }) => side === seat) ?? rest.pop() ?? [])
  return dealt.length === seats.length ? dealt : null
}

/**
 * Of the wishes for a game, the oldest first: a match for the first of them that finds enough others, as few players as its
 * scenario can be played by. `first` is the scenario of those who all take any.
 */
export function fitting<W extends Wish>(
  game: Pick<Game, 'scenarios' | 'seats'>,
  first: string,
  wishes: readonly W[],
  apart: (one: string, two: string) => boolean,
  shuffled: <T>(all: readonly T[]) => T[],
): Fitting<W> | null {
  for (const [i, oldest] of wishes.entries()) {
    const group = [oldest]
    for (const next of [null, ...wishes.slice(i + 1)]) {
      if (next !== null) {
        if (!group.every((each) => fit(each, next) && !apart(each.person, next.person))) continue
        group.push(next)
      }
      const scenario = group.find((each) => each.scenario !== null)?.scenario ?? first
      const players = Math.min(...(game.scenarios.find(({ id }) => id === scenario)?.players ?? []))
      if (group.length < players) continue
      const dealt = seated(group, game.seats({ scenario, players, options: {} }), shuffled)
      if (dealt === null) break
      const agreed = group.map(({ time }) => time).find((time) => time !== 'any') ?? 'none'
      const time = typeof agreed === 'string' ? undefined : agreed
      return { scenario, time, rated: oldest.rated, wishes: dealt }
    }
  }
  return null
}
