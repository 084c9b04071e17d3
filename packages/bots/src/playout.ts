/**
 * A short playout: everybody plays at first sight, or by the mind's rule of thumb, until nothing is under way, and the eye
 * judges what stands there. Where the eye is trusted they march as Captains would.
 */
import type { Action } from '@muster/kernel/action'
import type { Chance } from '@muster/kernel/chance'
import { copy } from '@muster/kernel/copy'
import type { BaseState, Game, Seat } from '@muster/kernel/game'
import type { Course } from '@muster/kernel/mind'
import { deciding, listOffers } from '@muster/kernel/play'
import type { Eye } from './eye.ts'
import { carryOut, lowestSeat } from './foresight.ts'
import { firstSight } from './recruit.ts'
import { type Sights, sightsOf } from './sight.ts'
import type { Ways } from './ways.ts'

const MAX_ACTIONS = 250
const HESITATION = 0.3
const SEEDS = 2 ** 31

/** Counts what playouts cost: choices made in them. */
export interface Meter {
  choices: number
}

/** Plays a position of one's own on, and answers how good it turned out for a seat. */
export function playOut<S extends BaseState>(
  game: Game<S>,
  eye: Eye<S>,
  s: S,
  seat: Seat,
  chance: Chance,
  since: number,
  meter?: Meter,
): number {
  const sights = sightsOf(game, eye)
  const offers: Action[] = []
  let i = 0
  for (; i < MAX_ACTIONS; i++) {
    const seats = deciding(game, s)
    if (seats === 0 || eye.mind.quiet(s, since)) break
    carryOnAtFirstSight(game, eye, s, seats, offers, chance, sights)
  }
  if (meter !== undefined) meter.choices += i
  return eye.value(s, seat)
}

function carryOnAtFirstSight<S extends BaseState>(
  game: Game<S>,
  eye: Eye<S>,
  s: S,
  seats: number,
  offers: Action[],
  chance: Chance,
  sights: Sights<S> | undefined,
): void {
  const chooser = lowestSeat(seats)
  offers.length = 0
  listOffers(game, s, chooser, offers)
  // What several choose at the same time, such as cards laid face down, is anybody's guess, unless there is counsel.
  const isGuess = eye.mind.counsel === undefined && (seats & (seats - 1)) !== 0
  const action = isGuess
    ? offers[chance.below(offers.length)]
    : firstSight(game, s, chooser, offers, HESITATION, chance, sights)
  carryOut(game, s, chooser, action, chance)
}

/** What a playout of marches begins with. */
export interface Marches<S extends BaseState> {
  /** A position of one's own, in which the playout begins. */
  readonly s: S
  /** What stood there when somebody had done marching. */
  readonly marched: S | null
  /** By seat: the courses that it likes. */
  readonly liked: (readonly Course[] | undefined)[]
}

/**
 * How good it looked when all had marched, before any dice were thrown, and how good it turned out. Null if nobody
 * marched.
 */
export interface Fortune {
  readonly marched: number | null
  readonly fought: number
}

/** The same, but whoever marches looks where the courses lead. */
export function marchOut<S extends BaseState>(
  game: Game<S>,
  eye: Eye<S>,
  ways: Ways<S>,
  { s: start, marched: before, liked }: Marches<S>,
  seat: Seat,
  chance: Chance,
  since: number,
): Fortune {
  const sights = sightsOf(game, eye)
  const offers: Action[] = []
  let s = start
  let marched = before
  for (let i = 0; i < MAX_ACTIONS; i++) {
    const seats = deciding(game, s)
    if (seats === 0 || eye.mind.quiet(s, since)) break
    const after = ways.isPlanned(s) ? ways.march(s, lowestSeat(seats), liked, chance.below(SEEDS)) : null
    if (after !== null) s = after
    else if (ways.isAtRest(s)) {
      marched = copy(s)
      carryOut(game, s, lowestSeat(seats), ways.done, chance)
    } else carryOnAtFirstSight(game, eye, s, seats, offers, chance, sights)
  }
  return { marched: marched === null ? null : eye.value(marched, seat), fought: eye.value(s, seat) }
}
