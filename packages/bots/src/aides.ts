/**
 * Playouts by Captains with little time, for minds that trust counsel: whoever marches takes the best of a few sequences at
 * once, purchases and the like are looked at, requests for leave are tried out, all else follows counsel.
 */
import type { Action } from '@muster/kernel/action'
import type { Chance } from '@muster/kernel/chance'
import type { BaseState, Game, Seat } from '@muster/kernel/game'
import { advance, deciding, listOffers, top } from '@muster/kernel/play'
import { silentReferee } from '@muster/kernel/referee'
import { alreadySeen } from './bot.ts'
import { chancesOf, type Eye } from './eye.ts'
import { carryOut, lowestSeat } from './foresight.ts'
import { bestOf } from './judgement.ts'
import { firstSight } from './recruit.ts'
import { sightsOf } from './sight.ts'
import { byThought, type Care, type Line, sequences } from './thought.ts'

const AIDES_CARE: Care = { tries: 2, breadth: 2, looks: 40 }
const HESITATION = 0.1
const MAX_CHOICES = 400

/** Plays a position of one's own on until it is quiet, and answers how good it turned out for a seat. */
export function playOn<S extends BaseState>(
  game: Game<S>,
  eye: Eye<S>,
  start: S,
  seat: Seat,
  chance: Chance,
  isOver: (s: S) => boolean,
): number {
  let s = start
  for (let i = 0; i < MAX_CHOICES; i++) {
    if (deciding(game, s) === 0 || isOver(s)) break
    s = goOn(game, eye, s, chance)
  }
  return chancesOf(eye, s)[seat]
}

/** One choice, or a whole march, of whoever is to choose. */
function goOn<S extends BaseState>(game: Game<S>, eye: Eye<S>, s: S, chance: Chance): S {
  const seat = lowestSeat(deciding(game, s))
  const offers: Action[] = []
  listOffers(game, s, seat, offers)
  if (offers.length === 1) {
    carryOut(game, s, seat, offers[0], chance)
    return s
  }
  const question = { game, seen: alreadySeen(s), seat, offers, chance }
  switch (eye.mind.thoughts?.[top(s).step]) {
    case 'sequence': {
      const end = bestEnd(sequences(question, eye, AIDES_CARE).ends)
      if (end === null) break
      advance(game, end, silentReferee(chance))
      return end
    }
    case 'try':
    case 'look':
      carryOut(game, s, seat, offers[bestOf(byThought(question, eye, AIDES_CARE))], chance)
      return s
    case 'settle':
    case undefined:
      break
  }
  carryOut(game, s, seat, firstSight(game, s, seat, offers, HESITATION, chance, sightsOf(game, eye)), chance)
  return s
}

function bestEnd<S>(ends: readonly (Line<S> | null)[]): S | null {
  let best: Line<S> | null = null
  for (const end of ends) if (end !== null && (best === null || end.value > best.value)) best = end
  return best?.s ?? null
}
