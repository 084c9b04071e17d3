/** Before the first choice and after the last: creating, joining, leaving, beginning, a rematch. */
import { randomBytes } from 'node:crypto'
import { titleCalled } from '@muster/catalogue/catalogue'
import type { Setup } from '@muster/kernel/game'
import { commitment } from '@muster/kernel/sealed-chance'
import { checkSetup } from '@muster/kernel/setup'
import type { createRequest, MatchInfo, SeatWish } from '@muster/protocol/matches'
import type { Person } from '@muster/protocol/people'
import type { TimeControl } from '@muster/protocol/time'
import type { Insertable } from 'kysely'
import type { z } from 'zod'
import { nextDeadline } from '../clocks/clocks.ts'
import { asRejected, Rejected } from '../errors.ts'
import { type Clock, isoNow } from '../hosting/clock.ts'
import type { Meeting } from '../meeting/circle.ts'
import { nameKey, plainKey } from '../people/names.ts'
import {
  insertMatch,
  leaveSeats,
  type MatchRow,
  openMatchesOf,
  rematchOf,
  type SeatRow,
  startRows,
  takeSeat,
} from '../storage/matches.ts'
import { personNamed } from '../storage/people.ts'
import type { Schema as Rows } from '../storage/schema.ts'
import { bitsOf } from '../storage/seat-bits.ts'
import type { Store } from '../storage/store.ts'
import { MAX_OPEN } from './age.ts'
import { seatedIn, waitsOf } from './awaited.ts'
import { botsFor, usualBot } from './bots-for.ts'
import { newMatchId, shuffled } from './chance.ts'
import { begin, decidingNow } from './fold.ts'
import { timeOf } from './info.ts'
import { keptOf, type Matches, originOf } from './matches.ts'
import { checkMayLook, type Slot, seatsOf } from './slot.ts'

const SEED_BYTES = 32

/** For seats that bring no nonce of their own: bots, and people who do not care. */
const ownNonce = (): string => randomBytes(16).toString('hex')

/** A match that is made by the house, for an event. */
export interface Arranged {
  readonly id: string
  readonly event: string | null
  readonly game: string
  readonly setup: Setup
  /** As the event has it. */
  readonly time: string | null
  readonly rated: boolean
  /** Neither: an account since deleted, whose seat a bot plays. */
  readonly seats: readonly { readonly person: string | null; readonly bot: string | null }[]
}

type NewSeat = Insertable<Rows['seats']>
type Wanted = z.output<typeof createRequest>

export class Lobby {
  readonly #store: Store
  readonly #matches: Matches
  readonly #bots: readonly string[]
  readonly #clock: Clock
  /** For clocks of play. */
  readonly #steady: Clock
  readonly #meeting: Meeting
  onBotTurn: () => void = () => {}

  constructor(
    store: Store,
    matches: Matches,
    bots: readonly string[],
    { clock, steady }: { readonly clock: Clock; readonly steady: Clock },
    meeting: Meeting,
  ) {
    this.#meeting = meeting
    this.#store = store
    this.#matches = matches
    this.#bots = bots
    this.#clock = clock
    this.#steady = steady
  }

  async create({ id: person, guest }: Person, wanted: Wanted): Promise<MatchInfo> {
    const { game, setup } = setupOf(wanted)
    const sides = game.seats(setup)
    if (wanted.seats.length !== sides.length) {
      throw new Rejected('bad-setup', { reason: 'seats', seats: wanted.seats.length, known: sides.length })
    }
    if (!wanted.seats.some((each) => each.kind === 'mine')) {
      throw new Rejected('bad-setup', { reason: 'nobody-mine' })
    }
    if (wanted.rated) checkRated(wanted.seats, guest)
    if (wanted.seats.some((each) => each.kind === 'open' || each.kind === 'invited')) {
      const most = MAX_OPEN[guest ? 'guest' : 'account']
      if ((await openMatchesOf(this.#store.db, person)) >= most) throw new Rejected('too-many-open', { most })
    }
    const id = newMatchId()
    const seats: NewSeat[] = []
    for (const [seat, wish] of wanted.seats.entries()) {
      seats.push({ match: id, seat, ...(await this.#seatFor(game.id, wish, person, wanted.nonce)) })
    }
    await this.#insert(id, person, wanted, { game, setup }, seats, null)
    return this.#startIfFull(id, person)
  }

  async #insert(
    id: string,
    person: string | null,
    {
      visibility,
      sides,
      odds,
      rated,
      time,
    }: Pick<Wanted, 'visibility' | 'sides' | 'odds' | 'rated' | 'time'>,
    { game, setup }: ReturnType<typeof setupOf>,
    seats: readonly NewSeat[],
    rematchOf: string | null,
    event: string | null = null,
  ): Promise<'inserted' | 'rematch-taken'> {
    const seed = randomBytes(SEED_BYTES).toString('hex')
    return insertMatch(
      this.#store,
      {
        id,
        game: game.id,
        rules_version: game.version,
        setup: JSON.stringify(setup),
        seed,
        commitment: commitment(seed),
        status: 'open',
        visibility,
        sides,
        odds: odds ? 1 : 0,
        rated: rated ? 1 : 0,
        time: time === undefined ? null : JSON.stringify(time),
        began: null,
        invite: randomBytes(12).toString('base64url'),
        creator: person,
        ending: null,
        rematch_of: rematchOf,
        event,
        created: isoNow(this.#clock),
        started: null,
        ended: null,
      },
      seats,
    )
  }

  async #seatFor(
    game: string,
    wish: SeatWish,
    person: string,
    nonce: string | undefined,
  ): Promise<Omit<NewSeat, 'match' | 'seat'>> {
    switch (wish.kind) {
      case 'mine':
        return { kind: 'person', person, bot: null, nonce: nonce ?? ownNonce() }
      case 'bot': {
        const bots = botsFor(game, this.#bots)
        const bot = wish.bot ?? usualBot(game, this.#bots)
        if (!bots.includes(bot)) {
          throw new Rejected('bad-setup', { reason: 'unknown-bot', bot, known: bots.join(', ') })
        }
        return { kind: 'bot', person: null, bot, nonce: ownNonce() }
      }
      case 'invited': {
        if (wish.name === undefined) return { kind: 'invited', person: null, bot: null, nonce: null }
        const found = await personNamed(this.#store.db, [nameKey(wish.name), plainKey(wish.name)])
        if (found === undefined)
          throw new Rejected('bad-setup', { reason: 'unknown-person', name: wish.name })
        await this.#meeting.checkMeets(person, [found.id])
        return { kind: 'invited', person: found.id, bot: null, nonce: null }
      }
      case 'open':
        return { kind: 'open', person: null, bot: null, nonce: null }
    }
  }

  async join(
    id: string,
    { id: person, guest }: Pick<Person, 'id' | 'guest'>,
    wanted: { seat?: number | undefined; invite?: string | undefined; nonce?: string | undefined },
  ): Promise<MatchInfo> {
    await this.#matches.alone(id, async (slot) => {
      slot.row = null
      const row = await this.#matches.row(slot)
      checkMayLook(slot, row, person, wanted.invite)
      if (row.status !== 'open') throw new Rejected('already-started')
      if (row.rated === 1 && guest) throw new Rejected('rated-needs-account')
      if (seatsOf(slot, person).length > 0) throw new Rejected('already-seated')
      const hasLink = wanted.invite === row.invite
      const may = (each: SeatRow): boolean =>
        each.kind === 'open' ||
        (each.kind === 'invited' && (each.person === null ? hasLink : each.person === person))
      const seat = wanted.seat ?? preferred(slot.seats.filter(may), person)
      if (seat === undefined) throw new Rejected('match-full')
      const place = slot.seats[seat]
      await this.#meeting.checkMeets(
        person,
        slot.seats.map((each) => each.person),
      )
      if (place === undefined) throw new Rejected('bad-request', { path: 'seat' })
      if (place.kind === 'person' || place.kind === 'bot') throw new Rejected('seat-taken')
      if (!may(place)) throw new Rejected('not-invited')
      const taken = await takeSeat(this.#store, id, seat, person, wanted.nonce ?? ownNonce())
      slot.row = null
      if (!taken) throw new Rejected('seat-taken')
      await this.#matches.publishInfo(slot)
    })
    return this.#startIfFull(id, person)
  }

  async leave(id: string, person: string): Promise<void> {
    await this.#matches.alone(id, async (slot) => {
      slot.row = null
      await this.#matches.row(slot)
      if (seatsOf(slot, person).length === 0) throw new Rejected('not-your-seat')
      const left = await leaveSeats(this.#store, id, person)
      if (left === 'started') throw new Rejected('already-started')
      slot.row = null
      if (left === 'left') await this.#matches.publishInfo(slot)
    })
  }

  /** A match that nobody has asked for as such: everybody is seated, and it begins at once. One that is there already is left as it is. */
  async arrange({ id, event, game, setup, time, rated, seats }: Arranged): Promise<void> {
    const agreed = { visibility: 'public', sides: 'chosen', odds: false, rated } as const
    const places = seats.map(
      ({ person, bot }, seat): NewSeat => ({
        match: id,
        seat,
        kind: person === null ? 'bot' : 'person',
        person,
        bot: person === null ? (bot ?? usualBot(game, this.#bots)) : null,
        nonce: ownNonce(),
      }),
    )
    const wanted = { ...agreed, ...(time === null ? {} : { time: JSON.parse(time) as TimeControl }) }
    await this.#insert(id, null, wanted, setupOf({ game, ...setup }), places, null, event)
    await this.#startIfFull(id, null, 'arranged')
  }

  /** Begins a match all of whose seats are taken, whichever process comes first. */
  async #startIfFull(id: string, person: string | null, how?: 'arranged'): Promise<MatchInfo> {
    return this.#matches.alone(id, async (slot) => {
      slot.row = null
      const row = await this.#matches.row(slot)
      const full = slot.seats.every((each) => each.kind === 'person' || each.kind === 'bot')
      if (row.status === 'open' && full) await this.#start(slot, how === 'arranged')
      return this.#matches.info(slot, person)
    })
  }

  async #start(slot: Slot, isArranged: boolean): Promise<void> {
    const row = await this.#matches.row(slot)
    const places = row.sides === 'random' ? shuffled(slot.seats) : slot.seats
    const seats = places.map(({ kind, person, bot, nonce }, seat) => ({
      match: slot.id,
      seat,
      kind,
      person,
      bot,
      nonce,
    }))
    const instant = this.#steady.now()
    const unnamed = seats.map((each) => ({ ...each, name: null }))
    const live = begin({ ...originOf(row, unnamed), began: instant })
    const deciding = decidingNow(live)
    const entry = {
      match: slot.id,
      version: 0,
      kind: 'start' as const,
      seat: null,
      words: '',
      final: null,
      command: null,
      decision: null,
      told: JSON.stringify(live.match.opening.told),
      deciding: bitsOf(deciding),
      at: isoNow(this.#clock),
      instant: row.time === null ? null : instant,
    }
    const botTurn = deciding.some((seat) => seats[seat].kind === 'bot')
    const people = seats.flatMap((each) => (each.kind === 'person' ? [each.seat] : []))
    const runsOut = live.timing === null ? null : nextDeadline(live.timing.clocks, people)
    const started = await startRows(this.#store, slot.id, seats, entry, {
      botTurn,
      runsOut,
      results: row.rated === 1 ? resultsOf(row, live.match.seats, seats) : [],
      waits: waitsOf(
        live,
        places.map((each, seat) => ({ ...each, seat })),
        [],
        instant,
      ),
      seated: isArranged ? seatedIn(places, instant) : undefined,
    })
    this.#matches.forget(slot)
    if (!started) return
    await this.#matches.row(slot)
    live.match.keepsPast = false
    slot.live = live
    this.#matches.keep(slot, keptOf(entry))
    await this.#matches.publishInfo(slot)
    await this.#matches.publish(slot)
    if (botTurn) this.onBotTurn()
  }

  /** The same again with everybody one seat further: two simply swap. Who asks second joins the first one's. */
  async rematch(id: string, who: Pick<Person, 'id' | 'guest'>, nonce?: string): Promise<MatchInfo> {
    const { id: person } = who
    const next = newMatchId()
    const made = await this.#matches.alone(id, async (slot) => {
      slot.row = null
      const row = await this.#matches.row(slot)
      if (seatsOf(slot, person).length === 0) throw new Rejected('not-your-seat')
      if (row.status !== 'over') throw new Rejected('not-over')
      const already = await rematchOf(this.#store.db, id)
      if (already !== undefined) return already.id
      await this.#meeting.checkMeets(
        person,
        slot.seats.map((each) => each.person),
      )
      const setup = setupOf({ game: row.game, ...JSON.parse(row.setup) })
      const seats = slot.seats.map((_, seat): NewSeat => {
        const before = slot.seats[(seat + 1) % slot.seats.length]
        const isMine = before.person === person
        const kind =
          before.kind === 'person' && !isMine ? (before.person === null ? 'open' : 'invited') : before.kind
        const mixed = kind === 'person' ? (nonce ?? ownNonce()) : kind === 'bot' ? ownNonce() : null
        return { match: next, seat, kind, person: before.person, bot: before.bot, nonce: mixed }
      })
      const kept = {
        visibility: row.visibility,
        sides: 'chosen',
        odds: row.odds === 1,
        rated: row.rated === 1,
        time: timeOf(row) ?? undefined,
      } as const
      const inserted = await this.#insert(next, person, kept, setup, seats, id)
      slot.row = null
      await this.#matches.publishInfo(slot)
      return inserted === 'inserted' ? next : ((await rematchOf(this.#store.db, id))?.id ?? next)
    })
    if (made === next) return this.#startIfFull(next, person)
    const seated = await this.#matches.alone(made, async (slot) => {
      slot.row = null
      await this.#matches.row(slot)
      return seatsOf(slot, person).length > 0
    })
    return seated ? this.#startIfFull(made, person) : this.join(made, who, { nonce })
  }
}

function setupOf(wanted: {
  game: string
  scenario?: string | undefined
  players?: number | undefined
  options?: Readonly<Record<string, string>> | undefined
}) {
  try {
    const { game } = titleCalled(wanted.game)
    return { game, setup: checkSetup(game, wanted) }
  } catch (error) {
    throw asRejected(error) ?? error
  }
}

/** Nobody is rated against a bot or against themselves. */
function checkRated(seats: readonly SeatWish[], guest: boolean): void {
  if (guest) throw new Rejected('rated-needs-account')
  if (seats.some((each) => each.kind === 'bot')) throw new Rejected('bad-setup', { reason: 'rated-bot' })
  if (seats.length < 2 || seats.filter((each) => each.kind === 'mine').length > 1)
    throw new Rejected('bad-setup', { reason: 'rated-alone' })
}

/** The first half of the log of results: who sits where. */
const resultsOf = (
  { game }: MatchRow,
  sides: readonly string[],
  seats: readonly NewSeat[],
): Insertable<Rows['results']>[] =>
  seats.flatMap(({ match, seat, person }) =>
    person == null ? [] : [{ match, seat, game, side: sides[seat], person }],
  )

/** A seat that is kept for this person, before any that is open to all. */
const preferred = (seats: readonly SeatRow[], person: string): number | undefined =>
  (seats.find((each) => each.person === person) ?? seats[0])?.seat
