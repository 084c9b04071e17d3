/** Talk at the table: to everybody, or between some seats where the game is played by more than two. */
import { randomInt } from 'node:crypto'
import type { Seat } from '@muster/kernel/game'
import type { Term } from '@muster/kernel/talk'
import type { AnswerRequest, Said, SayRequest } from '@muster/protocol/talk'
import { Rejected } from '../errors.ts'
import { type Clock, isoNow } from '../hosting/clock.ts'
import type { Matches } from '../matches/matches.ts'
import { checkMayLook, type Slot, seatsOf } from '../matches/slot.ts'
import { isMuted } from '../storage/deeds.ts'
import type { MatchRow } from '../storage/matches.ts'
import { apartFrom } from '../storage/meeting.ts'
import { answerSaying, insertSaying, type SayingRow, sayingCalled, sayingsFor } from '../storage/sayings.ts'
import { bitsOf, seatsIn } from '../storage/seat-bits.ts'
import type { Store } from '../storage/store.ts'
import { checkAnswer, checkSaying } from './rules.ts'

const MAX_HEARD = 200

/** Bots have no account: the table shows the name of their seat. */
const BOT = { id: '', name: '' }

export interface Listener {
  readonly person: string | null
  said(said: Said): void
}

const saidOf = (row: SayingRow): Said => ({
  id: row.id,
  match: row.match,
  seat: row.seat,
  name: row.name ?? '',
  among: row.among === 0 ? null : seatsIn(row.among),
  text: row.text,
  proposal:
    row.terms === null
      ? null
      : { terms: JSON.parse(row.terms), answer: row.answer ?? 'open', answeredBy: row.answered_by },
  after: row.after,
  at: row.at,
})

export class Talk {
  readonly #store: Store
  readonly #matches: Matches
  readonly #clock: Clock
  #lastId = 0
  readonly #listeners = new Map<string, Set<Listener>>()
  /** Somebody proposed something, which may be for a bot to answer. */
  onProposal: (match: string, id: number) => void = () => {}

  constructor(store: Store, matches: Matches, clock: Clock) {
    this.#store = store
    this.#matches = matches
    this.#clock = clock
  }

  listen(match: string, listener: Listener): () => void {
    const all = this.#listeners.get(match) ?? new Set()
    this.#listeners.set(match, all)
    all.add(listener)
    return () => {
      all.delete(listener)
      if (all.size === 0 && this.#listeners.get(match) === all) this.#listeners.delete(match)
    }
  }

  async say(
    match: string,
    person: { readonly id: string; readonly name: string },
    saying: SayRequest,
  ): Promise<Said> {
    const said = await this.#matches.alone(match, async (slot) => {
      const row = await this.#seated(slot, person.id, saying.seat)
      if (await isMuted(this.#store.db, person.id)) throw new Rejected('muted')
      await this.#checkHeard(slot, person.id, saying)
      return this.#enter(slot, row, person, saying)
    })
    if (said.proposal !== null) this.onProposal(match, said.id)
    return said
  }

  /** Not for people alone whom the speaker does not meet: nobody would hear it. */
  async #checkHeard({ seats }: Slot, person: string, { seat, to }: SayRequest): Promise<void> {
    const listeners = seats.filter(
      (each) => each.seat !== seat && (to === undefined || to.includes(each.seat)),
    )
    const apart = await apartFrom(this.#store.db, person)
    if (listeners.length > 0 && listeners.every((each) => apart.has(each.person ?? '')))
      throw new Rejected('kept-apart')
  }

  /** A bot says something, by terms alone: to one seat, or to the table. */
  async sayAs(match: string, seat: Seat, to: Seat | null, terms: readonly Term[]): Promise<void> {
    await this.#matches.alone(match, async (slot) => {
      const row = await this.#matches.row(slot)
      const whom = to === null ? {} : { to: [to] }
      const words = terms.map((term) => ({ ...term }))
      await this.#enter(slot, row, BOT, { seat, ...whom, text: '', terms: words })
    })
  }

  async #enter(
    slot: Slot,
    row: MatchRow,
    person: { readonly id: string; readonly name: string },
    { seat, to, text, terms }: SayRequest,
  ): Promise<Said> {
    if (text === '' && terms === undefined) throw new Rejected('bad-request', { path: 'text' })
    if (to !== undefined) {
      if (slot.seats.length <= 2 || row.status === 'open') throw new Rejected('no-private-talk')
      if (to.some((each) => each >= slot.seats.length)) throw new Rejected('bad-request', { path: 'to' })
    }
    const live = row.status === 'open' ? null : await this.#matches.latest(slot)
    const round = checkSaying(row.game, live, { seat, text, ...(to && { to }), ...(terms && { terms }) })
    const said = {
      id: this.#nextId(),
      match: slot.id,
      seat,
      person: person.id,
      among: to === undefined ? 0 : bitsOf([seat, ...to]),
      text,
      at: isoNow(this.#clock),
      after: live?.version ?? -1,
      round,
      terms: terms === undefined ? null : JSON.stringify(terms),
      answer: terms === undefined ? null : ('open' as const),
      answered_by: null,
    }
    await insertSaying(this.#store, said)
    return this.#tell(slot, { ...said, name: person.name })
  }

  /** Time with a random end: no two are alike, and nobody can count what others say by them. */
  #nextId(): number {
    this.#lastId = Math.max(this.#lastId + 1, this.#clock.now() * 1000 + randomInt(1000))
    return this.#lastId
  }

  /** Answers a proposal, or withdraws it. */
  async answer(match: string, person: string, id: number, { seat, answer }: AnswerRequest): Promise<Said> {
    return this.#matches.alone(match, async (slot) => {
      const { game } = await this.#seated(slot, person, seat)
      return this.#answer(slot, game, id, seat, answer)
    })
  }

  /** A bot answers. */
  async answerAs(match: string, seat: Seat, id: number, answer: AnswerRequest['answer']): Promise<void> {
    await this.#matches.alone(match, async (slot) => {
      const { game } = await this.#matches.row(slot)
      await this.#answer(slot, game, id, seat, answer)
    })
  }

  async #answer(
    slot: Slot,
    game: string,
    id: number,
    seat: Seat,
    answer: AnswerRequest['answer'],
  ): Promise<Said> {
    const row = await sayingCalled(this.#store.db, slot.id, id)
    if (row === undefined || !mayHear(row.among, [seat])) throw new Rejected('unknown-saying')
    checkAnswer(game, row, seat, answer)
    const isFirst = await answerSaying(this.#store, row, seat, answer)
    if (!isFirst) throw new Rejected('already-answered')
    return this.#tell(slot, { ...row, answer, answered_by: seat })
  }

  async #seated(slot: Slot, person: string, seat: Seat): Promise<MatchRow> {
    const row = await this.#matches.row(slot)
    checkMayLook(slot, row, person)
    const mine = seatsOf(slot, person)
    if (mine.length === 0) throw new Rejected('not-at-the-table')
    if (!mine.includes(seat)) throw new Rejected('not-your-seat')
    return row
  }

  /** What somebody may hear of what was said. */
  async heard(
    match: string,
    person: string | null,
    invite: string | undefined,
    after: number,
  ): Promise<Said[]> {
    return this.#matches.alone(match, async (slot) => {
      checkMayLook(slot, await this.#matches.row(slot), person, invite)
      const rows = await sayingsFor(this.#store.db, match, bitsOf(seatsOf(slot, person)), after, MAX_HEARD)
      const apart = await apartFrom(this.#store.db, person ?? '')
      return rows.filter((each) => !apart.has(each.person)).map(saidOf)
    })
  }

  /** Something was said, or answered, through another process. */
  async elsewhere(match: string, id: number): Promise<void> {
    if (!this.#listeners.has(match)) return
    await this.#matches.alone(match, async (slot) => {
      await this.#matches.row(slot)
      const row = await sayingCalled(this.#store.db, match, id)
      if (row !== undefined) await this.#tell(slot, row)
    })
  }

  async #tell(slot: Slot, row: SayingRow): Promise<Said> {
    const said = saidOf(row)
    const listeners = this.#listeners.get(slot.id)
    if (listeners === undefined) return said
    const apart = await apartFrom(this.#store.db, row.person)
    for (const listener of listeners) {
      if (apart.has(listener.person ?? '')) continue
      if (mayHear(row.among, seatsOf(slot, listener.person))) listener.said(said)
    }
    return said
  }
}

export const mayHear = (among: number, seats: readonly Seat[]): boolean =>
  among === 0 || (among & bitsOf(seats)) !== 0
