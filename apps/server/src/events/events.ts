/** Events as people found, enter, watch and leave them. What then happens by itself: `conducting.ts`. */
import { randomBytes, randomUUID } from 'node:crypto'
import { titleCalled } from '@muster/catalogue/catalogue'
import type { Setup } from '@muster/kernel/game'
import { commitment } from '@muster/kernel/sealed-chance'
import { checkSetup } from '@muster/kernel/setup'
import type { EventInfo, EventView, Founders, foundRequest } from '@muster/protocol/events'
import type { Person } from '@muster/protocol/people'
import type { z } from 'zod'
import { asRejected, Rejected } from '../errors.ts'
import { type Clock, isoNow } from '../hosting/clock.ts'
import { botsFor } from '../matches/bots-for.ts'
import { newMatchId } from '../matches/chance.ts'
import type { Door } from '../matches/door.ts'
import { bySurety, UNRATED } from '../standing/ratings.ts'
import { addingAgain } from '../storage/due-work.ts'
import {
  changeEntrant,
  changeEvent,
  type EntrantRow,
  type EventRow,
  entrantRows,
  eventRow,
  eventsFoundedBy,
  insertEntrant,
  insertEvent,
  listEvents,
  lockEvent,
  pairingRows,
  removeEntrant,
  removeEvent,
} from '../storage/events.ts'
import { apartFrom } from '../storage/meeting.ts'
import { latestRating } from '../storage/results.ts'
import type { Database } from '../storage/schema.ts'
import type { Store } from '../storage/store.ts'
import { enteredOf, pairingOf } from './conducting.ts'
import { MAX_ENTRANTS } from './pairing/swiss.ts'
import { tableSizes } from './pairing/tables.ts'
import { POINT, tableOf } from './table.ts'

const MAX_LISTED = 100
/** Events of one account that are not over. */
const MAX_FOUNDED = 5
const SEED_BYTES = 32

type Wanted = z.output<typeof foundRequest>

export class Events {
  readonly #store: Store
  readonly #door: Door
  readonly #bots: readonly string[]
  readonly #founders: Founders
  readonly #clock: Clock
  readonly #steady: Clock
  /** Called when something has become due. */
  onDue: () => void = () => {}

  constructor(
    store: Store,
    door: Door,
    bots: readonly string[],
    founders: Founders,
    { clock, steady }: { readonly clock: Clock; readonly steady: Clock },
  ) {
    this.#store = store
    this.#door = door
    this.#bots = bots
    this.#founders = founders
    this.#clock = clock
    this.#steady = steady
  }

  mayFound(person: Person | null): boolean {
    return person !== null && !person.guest && (this.#founders === 'accounts' || person.host === true)
  }

  async found(person: Person, wanted: Wanted): Promise<EventView> {
    if (person.guest) throw new Rejected('event-needs-account')
    if (!this.mayFound(person)) throw new Rejected('may-not-found')
    const { db } = this.#store
    if ((await eventsFoundedBy(db, person.id)) >= MAX_FOUNDED)
      throw new Rejected('too-many-events', { most: MAX_FOUNDED })
    const { game, setup, sizes } = setupOf(wanted)
    const isForMany = sizes.some((size) => size > 2)
    if (isForMany && (wanted.kind !== 'swiss' || wanted.legs !== 1))
      throw new Rejected('bad-setup', { reason: 'event-of-many' })
    const id = newMatchId()
    const seed = randomBytes(SEED_BYTES).toString('hex')
    await insertEvent(db, {
      id,
      name: wanted.name,
      kind: wanted.kind,
      game: game.id,
      setup: JSON.stringify(setup),
      time: wanted.time === undefined ? null : JSON.stringify(wanted.time),
      rounds: wanted.rounds,
      legs: wanted.legs,
      rated: wanted.rated ? 1 : 0,
      late: wanted.late && wanted.kind === 'swiss' ? 1 : 0,
      round_days: wanted.roundDays ?? null,
      organiser: person.id,
      status: 'entry',
      round: 0,
      seed,
      commitment: commitment(seed),
      deadline: null,
      created: isoNow(this.#clock),
      begun: null,
      ended: null,
    })
    return this.view(id, person)
  }

  /** Before it has begun, and late where that is allowed. */
  async enter(id: string, person: Person): Promise<EventView> {
    if (person.guest) throw new Rejected('event-needs-account')
    await this.#changing(id, async (trx, event, entrants) => {
      const mine = entrants.find((each) => each.person === person.id)
      if (mine !== undefined && mine.withdrawn === 0) throw new Rejected('already-entered')
      this.#checkOpen(event, entrants)
      await checkMeets(trx, person.id, entrants)
      if (mine === undefined) await this.#insert(trx, event, entrants, { person: person.id, bot: null })
      else await changeEntrant(trx, mine, { withdrawn: 0 })
    })
    return this.view(id, person)
  }

  async enterBot(id: string, person: Person, bot: string): Promise<EventView> {
    await this.#changing(id, async (trx, event, entrants) => {
      checkOrganiser(event, person)
      this.#checkOpen(event, entrants)
      const known = botsFor(event.game, this.#bots)
      if (!known.includes(bot))
        throw new Rejected('bad-setup', { reason: 'unknown-bot', bot, known: known.join(', ') })
      await this.#insert(trx, event, entrants, { person: null, bot })
    })
    return this.view(id, person)
  }

  #checkOpen({ status, late, round, rounds }: EventRow, entrants: readonly EntrantRow[]): void {
    if (status === 'over') throw new Rejected('event-over')
    if (status === 'playing' && (late === 0 || round >= rounds)) throw new Rejected('event-begun')
    if (entrants.length >= MAX_ENTRANTS) throw new Rejected('event-full', { most: MAX_ENTRANTS })
  }

  async #insert(
    trx: Database,
    { id, round }: EventRow,
    entrants: readonly EntrantRow[],
    who: { readonly person: string | null; readonly bot: string | null },
  ): Promise<void> {
    const number = Math.max(0, ...entrants.map((each) => each.number)) + 1
    const rank = round === 0 ? null : entrants.length + 1
    await insertEntrant(trx, { event: id, number, ...who, rank, since: round + 1, withdrawn: 0 })
  }

  /** Oneself, or anybody for the organiser. Matches under way are resigned. */
  async withdraw(id: string, person: Person, number: number | undefined): Promise<EventView> {
    const left = await this.#changing(id, async (trx, event, entrants) => {
      const who = entrants.find((each) =>
        number === undefined ? each.person === person.id : each.number === number,
      )
      if (who === undefined || who.withdrawn === 1) throw new Rejected('not-entered')
      if (who.person !== person.id) checkOrganiser(event, person)
      if (event.status === 'over') throw new Rejected('event-over')
      if (event.status === 'entry') await removeEntrant(trx, who)
      else await changeEntrant(trx, who, { withdrawn: 1 })
      return who
    })
    await this.#resign(id, left)
    return this.view(id, person)
  }

  async #resign(id: string, { number, person }: EntrantRow): Promise<void> {
    const who = person === null ? ({ bot: true } as const) : { person }
    for (const pairing of await pairingRows(this.#store.db, id)) {
      const seat = pairingOf(pairing).entrants.indexOf(number)
      if (pairing.points !== null || pairing.match === null || seat === -1) continue
      await this.#door.resign(pairing.match, who, { seat, command: randomUUID() }).catch(ignoreRefusal)
    }
  }

  async begin(id: string, person: Person): Promise<EventView> {
    await this.#changing(id, async (trx, event, entrants) => {
      checkOrganiser(event, person)
      if (event.status !== 'entry') throw new Rejected('event-begun')
      const { sizes, setup } = setupOf({ game: event.game, ...JSON.parse(event.setup) })
      // Accounts that were deleted meanwhile.
      const present = entrants.filter((each) => each.withdrawn === 0)
      for (const each of entrants.filter((each) => each.withdrawn === 1)) await removeEntrant(trx, each)
      const enough = sizes.some((size) => size > 2)
        ? tableSizes(present.length, setup.players, sizes) !== null
        : present.length >= 2
      if (!enough) throw new Rejected('too-few-entrants')
      for (const [i, each] of (await this.#seeded(trx, event, present)).entries())
        await changeEntrant(trx, each, { rank: i + 1 })
      await changeEvent(trx, id, { status: 'playing', begun: isoNow(this.#clock) })
    })
    return this.view(id, person)
  }

  /** By rating, the surest first; then as they entered. */
  async #seeded(trx: Database, { game }: EventRow, entrants: readonly EntrantRow[]): Promise<EntrantRow[]> {
    const rated = await Promise.all(
      entrants.map(async (each) => ({
        each,
        rating: (each.person === null ? null : await latestRating(trx, game, each.person)) ?? UNRATED,
      })),
    )
    return rated.sort((one, two) => bySurety(one.rating, two.rating)).map(({ each }) => each)
  }

  /** The next round begins now: what is undecided counts as drawn. */
  async hasten(id: string, person: Person): Promise<EventView> {
    await this.#changing(id, async (trx, event) => {
      checkOrganiser(event, person)
      if (event.status !== 'playing')
        throw new Rejected(event.status === 'over' ? 'event-over' : 'event-not-begun')
      await changeEvent(trx, id, { deadline: this.#steady.now() })
    })
    return this.view(id, person)
  }

  /** Takes away an event that has not begun. */
  async cancel(id: string, person: Person): Promise<void> {
    await this.#changing(id, async (trx, event) => {
      checkOrganiser(event, person)
      if (event.status !== 'entry') throw new Rejected('event-begun')
      await removeEvent(trx, id)
    })
  }

  /** One change at a time; afterwards whoever conducts events looks at it. */
  async #changing<T>(
    id: string,
    change: (trx: Database, event: EventRow, entrants: readonly EntrantRow[]) => Promise<T>,
  ): Promise<T> {
    const done = await this.#store.db.transaction().execute(async (trx) => {
      const event = await lockEvent(this.#store, trx, id)
      if (event === undefined) throw new Rejected('unknown-event')
      const result = await change(trx, event, await entrantRows(trx, [id]))
      await addingAgain(trx, 'event', [id], this.#steady.now()).execute()
      return result
    })
    this.onDue()
    return done
  }

  async list(person: Person | null): Promise<EventInfo[]> {
    const rows = await listEvents(this.#store.db, MAX_LISTED)
    const entrants = await entrantRows(
      this.#store.db,
      rows.map((each) => each.id),
    )
    const names = await this.#names(rows)
    return rows.map((row) =>
      infoOf(
        row,
        entrants.filter((each) => each.event === row.id),
        person,
        names,
      ),
    )
  }

  async view(id: string, person: Person | null): Promise<EventView> {
    const { db } = this.#store
    const row = await eventRow(db, id)
    if (row === undefined) throw new Rejected('unknown-event')
    const entrants = await entrantRows(db, [id])
    const rows = await pairingRows(db, id)
    const shown = (points: number): number => Math.round((points / POINT) * 1000) / 1000
    const seeded = enteredOf(entrants).toSorted((one, two) => one.rank - two.rank)
    const table = tableOf(
      row.kind,
      seeded.map((each) => each.entrant),
      rows.map(pairingOf),
    )
    const setup: Setup = JSON.parse(row.setup)
    return {
      ...infoOf(row, entrants, person, await this.#names([row])),
      people: entrants.map((each) => ({
        number: each.number,
        kind: each.bot === null ? 'person' : 'bot',
        name: each.bot ?? each.name,
        yours: person !== null && each.person === person.id,
        withdrawn: each.withdrawn === 1,
        since: each.since,
      })),
      pairings: rows
        .map((each) => ({ ...pairingOf(each), match: each.match }))
        .map((each) => ({
          ...each,
          entrants: [...each.entrants],
          points: each.points?.map(shown) ?? null,
        })),
      table: table.map((line) => ({
        ...line,
        points: shown(line.points),
        buchholz: shown(line.buchholz),
        sonneborn: shown(line.sonneborn),
      })),
      sides: [...titleCalled(row.game).game.seats(setup)],
      commitment: row.commitment,
      seed: row.status === 'over' ? row.seed : null,
      deadline: row.deadline === null ? null : new Date(row.deadline).toISOString(),
      organise: person !== null && mayOrganise(row, person),
    }
  }

  async #names(rows: readonly EventRow[]): Promise<Map<string, string>> {
    const ids = rows.flatMap((each) => each.organiser ?? [])
    if (ids.length === 0) return new Map()
    const people = await this.#store.db
      .selectFrom('people')
      .select(['id', 'name'])
      .where('id', 'in', ids)
      .execute()
    return new Map(people.map(({ id, name }) => [id, name]))
  }
}

const mayOrganise = ({ organiser }: EventRow, person: Person): boolean =>
  organiser === person.id || person.host === true

/** Whoever is in it may have to be met. */
async function checkMeets(trx: Database, person: string, entrants: readonly EntrantRow[]): Promise<void> {
  const apart = await apartFrom(trx, person)
  if (entrants.some((each) => each.withdrawn === 0 && each.person !== null && apart.has(each.person)))
    throw new Rejected('kept-apart')
}

function checkOrganiser(event: EventRow, person: Person): void {
  if (!mayOrganise(event, person)) throw new Rejected('not-organiser')
}

function setupOf(wanted: Pick<Wanted, 'game' | 'scenario' | 'players' | 'options'>) {
  try {
    const { game } = titleCalled(wanted.game)
    const setup = checkSetup(game, wanted)
    const sizes = game.scenarios.find((each) => each.id === setup.scenario)?.players ?? []
    return { game, setup, sizes }
  } catch (error) {
    throw asRejected(error) ?? error
  }
}

function infoOf(
  row: EventRow,
  entrants: readonly EntrantRow[],
  person: Person | null,
  names: ReadonlyMap<string, string>,
): EventInfo {
  const present = entrants.filter((each) => each.withdrawn === 0)
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    game: row.game,
    setup: JSON.parse(row.setup),
    time: row.time === null ? null : JSON.parse(row.time),
    rounds: row.kind === 'swiss' ? row.rounds : null,
    legs: row.legs,
    rated: row.rated === 1,
    late: row.late === 1,
    roundDays: row.round_days,
    organiser: names.get(row.organiser ?? '') ?? null,
    status: row.status,
    round: row.round,
    entrants: present.length,
    entered: person !== null && present.some((each) => each.person === person.id),
    created: row.created,
    begun: row.begun,
    ended: row.ended,
  }
}

/** The match ended in the very moment. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof Rejected)) throw error
}
