/**
 * Seat against seat: a match is played at random, and at each moment all that is hidden from somebody is dealt again.
 * Whatever that seat is sent or may ask for must not differ by a byte: its view and offers in their order, the answers
 * to any question, whether a choice can be taken back, and what is heard of it while it can.
 */
import { CATALOGUE } from '@muster/catalogue/catalogue'
import { type Action, pack } from '@muster/kernel/action'
import { type Chance, fastChance } from '@muster/kernel/chance'
import { copy } from '@muster/kernel/copy'
import { type BaseState, type Game, type Seat, SPECTATOR, type Viewer } from '@muster/kernel/game'
import { decidingSeats, finalityOf, seatView } from '@muster/kernel/match'
import { advance, apply, offersOf } from '@muster/kernel/play'
import { heardBy, listeningReferee } from '@muster/kernel/referee'
import { tryOut } from '@muster/kernel/rehearsal'
import { checkSetup } from '@muster/kernel/setup'
import { whyActions } from '@muster/kernel/why'
import { actionWords } from '@muster/kernel/words'
import { type Long, Notebook, type Report } from './report.ts'

const MAX_ACTIONS = 1500
/** Questions asked, and choices rehearsed, at each moment. */
const QUESTIONS = 12
const REHEARSED = 4

/** So many actions of a match of each game in turn. */
export async function attackSecrecy(
  long: Long,
  seed = Date.now() % 1e6,
  actions = MAX_ACTIONS,
): Promise<Report> {
  const notes = new Notebook(long)
  const chance = fastChance(seed)
  notes.saw('seed', seed)
  for (let round = 0; !notes.isOver; round++) {
    const { game } = CATALOGUE[round % CATALOGUE.length]
    const { id, players } = game.scenarios[chance.below(game.scenarios.length)]
    const setup = checkSetup(game, { scenario: id, players: players[chance.below(players.length)] })
    const referee = listeningReferee(chance)
    const state = game.setup(setup, referee)
    advance(game, state, referee)
    const viewers: Viewer[] = [...game.seats(setup).keys(), SPECTATOR]
    for (let at = 0; at < actions && !notes.isOver; at++) {
      const seats = decidingSeats(game, state)
      if (seats.length === 0) break
      if (at % 5 === round % 5) for (const viewer of viewers) compare(game, state, viewer, chance, notes)
      const seat = seats[chance.below(seats.length)]
      const offers = offersOf(game, state, seat)
      apply(game, state, seat, offers[chance.below(offers.length)], listeningReferee(chance))
    }
    notes.tried('matches')
    // The event loop is needed for nothing here but to be stopped.
    await new Promise((resolve) => setImmediate(resolve))
  }
  return notes.report()
}

function compare(game: Game, real: BaseState, viewer: Viewer, chance: Chance, notes: Notebook): void {
  const dealt = game.redeal(real, viewer, chance)
  const differs = (what: string, of: (state: BaseState) => unknown): void => {
    const [a, b] = [JSON.stringify(of(real)), JSON.stringify(of(dealt))]
    notes.tried(what)
    if (a === b) return
    const step = real.stack.at(-1)?.step
    notes.fault(`${game.id}, ${step}, viewer ${viewer}: ${what} differs: ${around(a, b)}`)
  }
  differs('views', (state) => seatView(game, state, viewer))
  if (viewer === SPECTATOR) return
  for (let i = 0; i < QUESTIONS; i++) {
    const action = anyAction(game, chance)
    differs('refusals', (state) => whyActions(game, state, viewer, [action]))
  }
  if (!decidingSeats(game, real).includes(viewer)) return
  const offers = offersOf(game, real, viewer)
  for (let i = 0; i < REHEARSED; i++) {
    const action = offers[chance.below(offers.length)]
    differs('horizons', (state) => horizon(game, state, viewer, action))
    const words = [action, offers[chance.below(offers.length)]].map((each) => actionWords(game, each))
    differs('rehearsals', (state) => tryOut(game, state, viewer, words))
  }
}

/** Whether a choice can be taken back; and while it can, all that its seat learns by it. */
function horizon(game: Game, state: BaseState, seat: Seat, action: Action): unknown {
  const next = copy(state)
  const referee = listeningReferee(fastChance(7))
  apply(game, next, seat, action, referee)
  const final = finalityOf(referee, seat)
  if (final !== null) return 'final'
  return [referee.told.map((each) => heardBy(each, seat)), seatView(game, next, seat)]
}

function anyAction(game: Game, chance: Chance): Action {
  const verb = chance.below(game.verbs.length)
  const [a, b] = game.verbArgs[verb].map((domain) => chance.below(game.domains[domain].length))
  return pack(verb, a ?? 0, b ?? 0)
}

/** The first place at which two texts differ. */
function around(a: string, b: string): string {
  let at = 0
  while (a[at] === b[at]) at++
  const cut = (text: string): string => text.slice(Math.max(0, at - 40), at + 60)
  return `…${cut(a)}… against …${cut(b)}…`
}
