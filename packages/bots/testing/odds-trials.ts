/** Trials of odds: battles out of matches of Recruits, fought to their end apart from what reckons the odds. */
import { fastChance } from '@muster/kernel/chance'
import { copy } from '@muster/kernel/copy'
import type { BaseState, Game, GameEvent, Referee, Seat } from '@muster/kernel/game'
import type { Battles } from '@muster/kernel/odds'
import { advance, apply, deciding, offersOf } from '@muster/kernel/play'
import { silentReferee } from '@muster/kernel/referee'
import { checkSetup } from '@muster/kernel/setup'
import { ask, seenBy } from '../src/bot.ts'
import { lowestSeat } from '../src/foresight.ts'
import { BattleSampler } from '../src/odds.ts'
import { firstSight, recruitBot } from '../src/recruit.ts'
import type { Sights } from '../src/sight.ts'

/** A decision in a battle. */
export interface Moment {
  readonly state: BaseState
  readonly seat: Seat
}

/** Who holds the field, as the rules tell it when a battle is over; undefined for any other event. */
type TellsWinner = (
  event: Readonly<Record<string, unknown>>,
  attacker: boolean,
  side: string,
) => boolean | undefined

const WINNER: Readonly<Record<string, TellsWinner>> = {
  'richard-iii': (event, _, side) => (event.type === 'battle-ends' ? event.winner === side : undefined),
  'this-war-without-an-enemy': (event, _, side) =>
    event.type === 'battle-ends' ? event.winner === side : undefined,
  'ancien-regime': (event, attacker) =>
    event.type === 'battle-counted' ? (event.winner === 'attacker') === attacker : undefined,
}

/** Decisions in battles of matches between Recruits, from several matches. */
export function momentsOf(game: Game, battles: Battles, count: number): Moment[] {
  const moments: Moment[] = []
  for (let seed = 1; moments.length < count; seed++) {
    const referee = silentReferee(fastChance(seed))
    const luck = fastChance(seed + 100)
    const { id, players } = game.scenarios[seed % game.scenarios.length]
    const state = game.setup(checkSetup(game, { scenario: id, players: players[0] }), referee)
    advance(game, state, referee)
    let battle = -1
    let since = 0
    for (let taken = 0; taken < 4; ) {
      const seats = deciding(game, state)
      if (seats === 0) break
      const seat = lowestSeat(seats)
      const offers = offersOf(game, state, seat)
      const place = battles.place(state)
      if (place !== battle) since = 0
      battle = place
      // Not always the first decision of a battle, and not one in which nothing is open.
      if (place >= 0 && since++ === (seed + taken) % 4 && isOpen(game, battles, state, seat)) {
        moments.push({ state: copy(state), seat })
        taken++
      }
      apply(game, state, seat, ask(recruitBot, game, state, seat, offers, luck), referee)
    }
  }
  return moments.slice(0, count)
}

/** Whether the seat has a part in it and it is not decided yet. */
function isOpen(game: Game, battles: Battles, state: BaseState, seat: Seat): boolean {
  if (battles.forms?.(state) === true) return false
  const sampler = new BattleSampler(game, battles, seenBy(game, state, seat, fastChance(1)), seat, null)
  for (let i = 0; i < 40; i++) sampler.fight()
  const wins = sampler.expected?.wins ?? 0
  return wins > 0.05 && wins < 0.95
}

/** First sight, of somebody who does not go away. */
const fightsOn =
  (game: Game, battles: Battles): Sights<BaseState> =>
  (s, seat) =>
  (verb, a, b) =>
    battles.insists?.(s, seat, verb, a, b) ?? game.advise?.(s, seat, verb, a, b) ?? 0

/** Fights it to its end by first sight; whether the seat's side has won, as it is told. */
export function fights(game: Game, battles: Battles, { state, seat }: Moment, seed: number): boolean {
  const luck = fastChance(seed)
  const s = game.redeal(state, seat, luck)
  const place = battles.place(s)
  const attacks = battles.ranks(s, place, seat)?.attacks === true
  const side = Object.values(game.domains.side ?? game.domains.power)[seat]
  let won: boolean | undefined
  const referee: Referee = {
    ...silentReferee(luck),
    emit(event: GameEvent) {
      const { winner } = event as { winner?: unknown }
      const named = typeof winner === 'number' ? game.domains.side[winner] : winner
      won ??= WINNER[game.id]({ ...event, winner: named }, attacks, side)
    },
  }
  while (won === undefined && s.outcome === null && battles.place(s) === place) {
    const chooser = lowestSeat(deciding(game, s))
    const offers = offersOf(game, s, chooser)
    const sight = chooser === seat ? fightsOn(game, battles) : undefined
    apply(game, s, chooser, firstSight(game, s, chooser, offers, 0, luck, sight), referee)
  }
  return won ?? battles.holds(s, place, seat, battles.ranks(state, place, seat) ?? NOBODY)
}

export const NOBODY = { attacks: false, own: [], enemy: [] }
