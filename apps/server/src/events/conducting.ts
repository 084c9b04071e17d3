/**
 * Events go on by themselves: results are entered, the next round is paired, its matches are made. What is due about an event is one row of due
 * work, so one process does it at a time, and what a crash leaves half done is done by whoever takes it up: pairings name their matches before
 * these are made.
 */
import { titleCalled } from '@muster/catalogue/catalogue'
import type { Setup } from '@muster/kernel/game'
import type { Ending } from '@muster/protocol/matches'
import type { Clock } from '../hosting/clock.ts'
import { isoNow } from '../hosting/clock.ts'
import type { Worker } from '../hosting/due-work.ts'
import { DAY_MS } from '../matches/age.ts'
import { newMatchId } from '../matches/chance.ts'
import type { Arranged, Lobby } from '../matches/lobby.ts'
import { type Due, endDue, giveBackDue, putOffDue } from '../storage/due-work.ts'
import {
  changeEvent,
  type EntrantRow,
  type EventRow,
  enterPoints,
  entrantRows,
  insertPairings,
  lockEvent,
  matchesOfPairings,
  type PairingRow,
  pairingRows,
} from '../storage/events.ts'
import { seatRows } from '../storage/matches.ts'
import type { Database } from '../storage/schema.ts'
import type { Store } from '../storage/store.ts'
import { deciders, type Entered, type NewPairing, nextRound, type Plan, pointsOf } from './rounds.ts'
import type { Pairing } from './table.ts'

const AT_ONCE = 2
const PAUSE_AFTER_TROUBLE_MS = 2000

/** What is to be done outside the transaction. */
interface Outcome {
  readonly matches: readonly Arranged[]
  /** When it is to be looked at again, whatever happens; null: when something has happened. */
  readonly deadline: number | null
}

export class Conducting implements Worker {
  readonly kind = 'event'
  readonly atOnce = AT_ONCE
  readonly #store: Store
  readonly #lobby: Lobby
  /** For what is stored. */
  readonly #clock: Clock
  /** For deadlines. */
  readonly #steady: Clock
  readonly #troubled: (event: string, error: unknown) => void

  constructor(
    store: Store,
    lobby: Lobby,
    { clock, steady }: { readonly clock: Clock; readonly steady: Clock },
    troubled: (event: string, error: unknown) => void,
  ) {
    this.#store = store
    this.#lobby = lobby
    this.#clock = clock
    this.#steady = steady
    this.#troubled = troubled
  }

  failed({ about }: Due, error: unknown): number {
    this.#troubled(about, error)
    return PAUSE_AFTER_TROUBLE_MS
  }

  async work(due: Due): Promise<void> {
    const { matches, deadline } = await this.#store.db
      .transaction()
      .execute((trx) => this.#conduct(trx, due.about))
    for (const each of matches) await this.#lobby.arrange(each)
    const done =
      deadline === null
        ? await endDue(this.#store, due, due.version)
        : await putOffDue(this.#store, due, due.version, deadline)
    // Something happened meanwhile.
    if (!done) await giveBackDue(this.#store, due, this.#steady.now() - 1)
  }

  async #conduct(trx: Database, id: string): Promise<Outcome> {
    let event = await lockEvent(this.#store, trx, id)
    const entrants = await entrantRows(trx, [id])
    while (event?.status === 'playing' && (await this.#enterResults(trx, event))) {
      event = await this.#goOn(trx, event, entrants)
    }
    if (event?.status !== 'playing') return { matches: [], deadline: null }
    return { matches: await this.#missing(trx, event, entrants), deadline: event.deadline }
  }

  /** Enters what has been decided in this round. Answers whether all of it has. */
  async #enterResults(trx: Database, event: EventRow): Promise<boolean> {
    const open = (await pairingRows(trx, event.id)).filter((each) => each.points === null)
    const late = event.deadline !== null && event.deadline <= this.#steady.now()
    const found = await matchesOfPairings(
      trx,
      open.flatMap((each) => each.match ?? []),
    )
    let undecided = 0
    for (const each of open) {
      const match = found.find(({ id }) => id === each.match)
      if (match === undefined || (match.status !== 'over' && !late)) undecided++
      else await enterPoints(trx, each, JSON.stringify(await this.#points(trx, each, match)))
    }
    return undecided === 0
  }

  /** Of a match that is not over when it has to be, as if it had been drawn. */
  async #points(
    trx: Database,
    pairing: PairingRow,
    match: { readonly id: string; readonly ending: string | null },
  ): Promise<number[]> {
    const entrants = await entrantRows(trx, [pairing.event])
    const seats = await seatRows(trx, [match.id])
    const left = numbersOf(pairing).map((number, seat) => {
      const wasBot = entrants.find((each) => each.number === number)?.bot != null
      return seats[seat]?.kind === 'bot' && !wasBot
    })
    const ending: Pick<Ending, 'winners'> = match.ending === null ? { winners: [] } : JSON.parse(match.ending)
    return pointsOf(ending, left)
  }

  /** The deciding matches of this round, the next round, or the end. */
  async #goOn(trx: Database, event: EventRow, entrants: readonly EntrantRow[]): Promise<EventRow> {
    const plan = planOf(event)
    const entered = enteredOf(entrants)
    const pairings = (await pairingRows(trx, event.id)).map(pairingOf)
    const ties = event.round === 0 ? [] : deciders(plan, entered, pairings, event.round)
    if (ties.length > 0) {
      await this.#insert(trx, event, event.round, ties)
      return this.#change(trx, event, { deadline: this.#deadlineOf(event) })
    }
    const next = nextRound(plan, entered, pairings, event.round)
    if (next === null)
      return this.#change(trx, event, { status: 'over', ended: isoNow(this.#clock), deadline: null })
    await this.#insert(trx, event, event.round + 1, next)
    return this.#change(trx, event, { round: event.round + 1, deadline: this.#deadlineOf(event) })
  }

  async #change(trx: Database, event: EventRow, set: Partial<EventRow>): Promise<EventRow> {
    await changeEvent(trx, event.id, set)
    return { ...event, ...set }
  }

  #deadlineOf({ round_days: days }: EventRow): number | null {
    return days === null ? null : this.#steady.now() + days * DAY_MS
  }

  #insert(trx: Database, { id }: EventRow, round: number, pairings: readonly NewPairing[]): Promise<void> {
    return insertPairings(
      trx,
      pairings.map(({ board, leg, entrants, points }) => ({
        event: id,
        round,
        board,
        leg,
        entrants: JSON.stringify(entrants),
        match: entrants.length > 1 ? newMatchId() : null,
        points: points === null ? null : JSON.stringify(points),
      })),
    )
  }

  /** Matches of pairings that have not been made. */
  async #missing(trx: Database, event: EventRow, entrants: readonly EntrantRow[]): Promise<Arranged[]> {
    const open = (await pairingRows(trx, event.id)).filter((each) => each.points === null)
    const made = await matchesOfPairings(
      trx,
      open.flatMap((each) => each.match ?? []),
    )
    return open.flatMap((pairing): Arranged[] => {
      const { match } = pairing
      if (match === null || made.some(({ id, status }) => id === match && status !== 'open')) return []
      const seats = numbersOf(pairing).map((number) => entrants.find((each) => each.number === number))
      const setup: Setup = JSON.parse(event.setup)
      return [
        {
          id: match,
          event: event.id,
          game: event.game,
          setup: { ...setup, players: seats.length },
          time: event.time,
          // Between people; a bot is not rated, and neither is whoever meets it.
          rated: event.rated === 1 && seats.every((each) => each?.person != null),
          seats: seats.map((each) => ({ person: each?.person ?? null, bot: each?.bot ?? null })),
        },
      ]
    })
  }
}

const numbersOf = ({ entrants }: Pick<PairingRow, 'entrants'>): number[] => JSON.parse(entrants)

export const pairingOf = ({ round, board, leg, entrants, points }: PairingRow): Pairing => ({
  round,
  board,
  leg,
  entrants: JSON.parse(entrants),
  points: points === null ? null : JSON.parse(points),
})

/** Those who were seeded when it began, or came late. */
export const enteredOf = (entrants: readonly EntrantRow[]): Entered[] =>
  entrants.map((each) => ({
    entrant: each.number,
    rank: each.rank ?? each.number,
    since: each.since,
    withdrawn: each.withdrawn === 1,
  }))

function planOf(event: EventRow): Plan {
  const { scenario, players }: Setup = JSON.parse(event.setup)
  const sizes = titleCalled(event.game).game.scenarios.find((each) => each.id === scenario)?.players ?? [
    players,
  ]
  const { id, kind, seed, rounds, legs } = event
  return { id, kind, seed, rounds, legs, players, sizes }
}
