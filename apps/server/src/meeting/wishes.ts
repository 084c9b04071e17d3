/**
 * Lasting wishes to play. Of those that fit a match is made by itself, in whichever process takes up the work; while it is
 * played its wishes rest, and afterwards they count again, until they are taken back.
 */
import { randomUUID } from 'node:crypto'
import { titleCalled } from '@muster/catalogue/catalogue'
import type { KeptWish, PlayWish } from '@muster/protocol/meeting'
import { asRejected, Rejected } from '../errors.ts'
import { type Clock, isoNow } from '../hosting/clock.ts'
import type { Worker } from '../hosting/due-work.ts'
import { newMatchId, shuffled } from '../matches/chance.ts'
import type { Lobby } from '../matches/lobby.ts'
import type { Known } from '../people/people.ts'
import { addingAgain, type Due, endDue, giveBackDue, putOffDue } from '../storage/due-work.ts'
import {
  apartFrom,
  deleteWish,
  grant,
  insertWish,
  isWished,
  type WishRow,
  waitingWishes,
  wishesOf,
} from '../storage/meeting.ts'
import type { Store } from '../storage/store.ts'
import { fitting, type Wish } from './fitting.ts'

const MAX_WISHES = 20
/** Wishes count again when their match is over: that is looked at so often. */
const LOOK_AGAIN_MS = 60_000
const PAUSE_AFTER_TROUBLE_MS = 10_000

const timeOf = ({ time }: WishRow): Wish['time'] =>
  time === 'any' || time === 'none' ? time : JSON.parse(time)

export class Wishes implements Worker {
  readonly kind = 'pairing'
  readonly atOnce = 1
  readonly #store: Store
  readonly #lobby: Lobby
  readonly #clock: Clock
  readonly #troubled: (game: string, error: unknown) => void
  /** Called when there is something to pair. */
  onWish: () => void = () => {}

  constructor(store: Store, lobby: Lobby, clock: Clock, troubled: (game: string, error: unknown) => void) {
    this.#store = store
    this.#lobby = lobby
    this.#clock = clock
    this.#troubled = troubled
  }

  async of({ person }: Known): Promise<KeptWish[]> {
    return (await wishesOf(this.#store.db, person.id)).map((row) => ({
      id: row.id,
      game: row.game,
      ...(row.scenario === null ? {} : { scenario: row.scenario }),
      ...(row.side === null ? {} : { side: row.side }),
      time: timeOf(row),
      rated: row.rated === 1,
      created: row.created,
      match: row.playing,
    }))
  }

  async wish(known: Known, wish: PlayWish): Promise<KeptWish[]> {
    if (known.person.guest) throw new Rejected('needs-account')
    checkWish(wish)
    if ((await this.of(known)).length >= MAX_WISHES) throw new Rejected('list-full')
    await this.#store.db.transaction().execute(async (trx) => {
      await insertWish(trx, {
        id: randomUUID().replaceAll('-', ''),
        person: known.person.id,
        game: wish.game,
        scenario: wish.scenario ?? null,
        side: wish.side ?? null,
        time: typeof wish.time === 'string' ? wish.time : JSON.stringify(wish.time),
        rated: Number(wish.rated),
        match: null,
        created: isoNow(this.#clock),
      })
      await addingAgain(trx, 'pairing', [wish.game], this.#clock.now()).execute()
    })
    this.onWish()
    return this.of(known)
  }

  async takeBack(known: Known, id: string): Promise<KeptWish[]> {
    await deleteWish(this.#store.db, id, known.person.id)
    return this.of(known)
  }

  failed({ about }: Due, error: unknown): number {
    this.#troubled(about, error)
    return PAUSE_AFTER_TROUBLE_MS
  }

  async work(due: Due): Promise<void> {
    while (await this.#pair(due.about));
    const now = this.#clock.now()
    const isDone = (await isWished(this.#store.db, due.about))
      ? await putOffDue(this.#store, due, due.version, now + LOOK_AGAIN_MS)
      : await endDue(this.#store, due, due.version)
    // Somebody has wished something meanwhile.
    if (!isDone) await giveBackDue(this.#store, due, now - 1)
  }

  /** Answers whether a match was made: then there may be others. */
  async #pair(id: string): Promise<boolean> {
    const { db } = this.#store
    const { game, title } = titleCalled(id)
    const rows = (await waitingWishes(db, id)).map((row) => ({
      row,
      id: row.id,
      person: row.person,
      scenario: row.scenario,
      side: row.side,
      time: timeOf(row),
      rated: row.rated === 1,
    }))
    const apart = new Map<string, ReadonlySet<string>>()
    for (const { person } of rows) if (!apart.has(person)) apart.set(person, await apartFrom(db, person))
    const first = title.first ?? game.scenarios[0].id
    const found = fitting(game, first, rows, (one, two) => apart.get(one)?.has(two) === true, shuffled)
    if (found === null) return false
    const match = newMatchId()
    const rowsOf = found.wishes.map(({ row }) => row)
    if (!(await grant(db, rowsOf, match))) return true
    const people = rowsOf.map(({ person }) => person)
    const { scenario, time, rated } = found
    await this.#lobby.arrange({
      id: match,
      event: null,
      game: id,
      setup: { scenario, players: people.length, options: {} },
      time: time === undefined ? null : JSON.stringify(time),
      rated,
      seats: people.map((person) => ({ person, bot: null })),
    })
    return true
  }
}

/** What can be played at all: a game, one of its scenarios, one of its sides. */
function checkWish({ game: id, scenario, side }: PlayWish): void {
  try {
    const { game } = titleCalled(id)
    const scenarios = game.scenarios.filter((each) => scenario === undefined || each.id === scenario)
    if (scenarios.length === 0) throw new Rejected('bad-setup', { reason: 'scenario' })
    const sides = scenarios.flatMap((each) =>
      game.seats({ scenario: each.id, players: Math.min(...each.players), options: {} }),
    )
    if (side !== undefined && !sides.includes(side)) throw new Rejected('bad-setup', { reason: 'side' })
  } catch (error) {
    throw asRejected(error) ?? error
  }
}
