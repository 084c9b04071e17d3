/** A walk from a rare position: choices by lot, with a liking for what brings things together. */
import type { Action } from '@muster/kernel/action'
import { firstOf, verbOf } from '@muster/kernel/action'
import type { Chance } from '@muster/kernel/chance'
import { copy } from '@muster/kernel/copy'
import type { Told } from '@muster/kernel/game'
import { decidingSeats } from '@muster/kernel/match'
import { advance, apply, offersOf } from '@muster/kernel/play'
import { listeningReferee } from '@muster/kernel/referee'
import type { Emitted } from '../events.ts'
import { thisWarWithoutAnEnemy as game } from '../game.ts'
import type { State } from '../state.ts'
import { CITY_IN, isInside, type Side } from '../tables.ts'

/** One choice of a walk: the state before and after it, and what was told. */
export interface Moment {
  readonly before: State
  readonly after: State
  readonly seat: Side
  readonly verb: string
  readonly events: readonly Emitted[]
}

/** How gladly a verb is chosen; 1 if nothing is said. */
const LIKING: Readonly<Record<string, number>> = {
  march: 6,
  group: 3,
  enact: 4,
  aim: 4,
  embark: 2,
  sally: 3,
  storm: 3,
  'sally-out': 2,
  stand: 2,
  end: 0.5,
  done: 0.6,
  decline: 0.3,
  halt: 0.05,
  muster: 0.3,
  deploy: 0.5,
  'retreat-all': 0.3,
}

/** Plays on from a position for so many choices or to the end, and shows each moment. */
export function rareWalk(
  start: State,
  chance: Chance,
  choices: number,
  visit: (moment: Moment) => void,
): number {
  const state = copy(start)
  advance(game, state, listeningReferee(chance))
  for (let made = 0; made < choices; made++) {
    const seats = decidingSeats(game, state)
    if (seats.length === 0) return made
    const seat = seats[chance.below(seats.length)] as Side
    const offers = offersOf(game, state, seat)
    if (offers.length === 0) throw new Error(`nothing is offered in ${state.stack.at(-1)?.step}`)
    const action = choose(state, offers, seat, chance)
    const before = copy(state)
    const referee = listeningReferee(chance)
    const refusal = apply(game, state, seat, action, referee)
    if (refusal !== null) throw new Error(`an offer was refused: ${refusal.rule} ${refusal.code}`)
    visit({ before, after: state, seat, verb: game.verbs[verbOf(action)], events: referee.told.map(whole) })
  }
  return choices
}

const whole = (told: Told): Emitted => ({ ...told.event, ...told.secret }) as Emitted

/** A verb by liking, then one of its offers by lot, rather one where things meet. */
function choose(s: State, offers: readonly Action[], seat: Side, chance: Chance): Action {
  const urn = [...new Set(offers.map(verbOf))].flatMap((verb) => {
    const lots = Math.round(20 * (LIKING[game.verbs[verb]] ?? 1))
    return Array.from({ length: lots }, () => verb)
  })
  const verb = urn[chance.below(urn.length)]
  const same = offers.filter((offer) => verbOf(offer) === verb)
  const dear = DEAR[game.verbs[verb]]
  if (dear !== undefined && chance.below(3) > 0) {
    const few = same.filter((offer) => dear(s, seat, firstOf(offer)))
    if (few.length > 0) return few[chance.below(few.length)]
  }
  return same[chance.below(same.length)]
}

const meetsEnemy = (s: State, seat: Side, area: number): boolean => s.count[area * 2 + 1 - seat] > 0

/** What is chosen two times out of three, if it is offered: places where things meet. */
const DEAR: Readonly<Record<string, (s: State, seat: Side, place: number) => boolean>> = {
  march: meetsEnemy,
  group: meetsEnemy,
  raise: (s, seat, area) => meetsEnemy(s, seat, area) && CITY_IN[area] >= 0,
  sail: (_, __, place) => isInside(place),
  aim: (_, __, place) => isInside(place),
}
