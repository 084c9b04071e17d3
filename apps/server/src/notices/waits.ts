/**
 * Decides who is told that they are awaited: once for each time they really are, for several matches together, not while they
 * look, and again when time runs short; and of matches that were made for them, also where others begin. One row of due work for each person; what is to be sent goes to the outbox.
 */
import { titleCalled } from '@muster/catalogue/catalogue'
import type { TimeControl } from '@muster/protocol/time'
import { DAY_MS, deadlineOf } from '../clocks/clocks.ts'
import { Rejected } from '../errors.ts'
import type { Clock } from '../hosting/clock.ts'
import type { Worker } from '../hosting/due-work.ts'
import type { Matches } from '../matches/matches.ts'
import { seatsOf } from '../matches/slot.ts'
import { type Due, endDue, giveBackDue, putOffDue } from '../storage/due-work.ts'
import { eventRow } from '../storage/events.ts'
import { matchesOf } from '../storage/matches.ts'
import {
  addressOfPerson,
  isLooking,
  type NoticeSettingsRow,
  noteReminded,
  noteSeen,
  noteTold,
  noticeSettingsOf,
  putInOutbox,
  SEATED,
  subscriptionsOf,
  toldWaits,
} from '../storage/notices.ts'
import type { Database } from '../storage/schema.ts'
import type { Store } from '../storage/store.ts'
import type { AwaitedIn } from './words.ts'

const AT_ONCE = 4
const PAUSE_AFTER_TROUBLE_MS = 30_000
const LOOK_AGAIN_MS = 30_000

interface Waiting extends AwaitedIn {
  /** The version since which it is so. */
  readonly version: number
  /** The instant from which a reminder is due; null if there is none. */
  readonly remindAt: number | null
}

/** A day before time is up, or when a quarter of what one has is left. In a match of one sitting there is no time for it. */
function leadOf(control: TimeControl): number | null {
  return control.kind === 'live' ? null : Math.min(DAY_MS, (control.days * DAY_MS) / 4)
}

export class Waits implements Worker {
  readonly kind = 'notice'
  readonly atOnce = AT_ONCE
  readonly #store: Store
  readonly #matches: Matches
  readonly #clock: Clock
  readonly #troubled: (person: string, error: unknown) => void

  constructor(
    store: Store,
    matches: Matches,
    clock: Clock,
    troubled: (person: string, error: unknown) => void,
  ) {
    this.#store = store
    this.#matches = matches
    this.#clock = clock
    this.#troubled = troubled
  }

  failed({ about }: Due, error: unknown): number {
    this.#troubled(about, error)
    return PAUSE_AFTER_TROUBLE_MS
  }

  async work(due: Due): Promise<void> {
    const { about: person, version } = due
    const settings = await noticeSettingsOf(this.#store.db, person)
    if (settings === undefined) {
      await endDue(this.#store, due, version)
      return
    }
    const now = this.#clock.now()
    if (await isLooking(this.#store.db, person, now)) {
      await noteSeen(this.#store.db, person)
      await giveBackDue(this.#store, due, now + LOOK_AGAIN_MS)
      return
    }
    const waits = await this.#waitsOf(person, now)
    await this.#store.db.transaction().execute((trx) => this.#tell(trx, settings, waits, now))
    const reminders = settings.reminders === 0 ? [] : waits.flatMap((each) => each.remindAt ?? [])
    const next = reminders.filter((at) => at > now)
    const isDone =
      next.length === 0
        ? await endDue(this.#store, due, version)
        : await putOffDue(this.#store, due, version, Math.min(...next))
    // Another match has begun to wait meanwhile.
    if (!isDone) await giveBackDue(this.#store, due, now - 1)
  }

  async #tell(
    trx: Database,
    settings: NoticeSettingsRow,
    waits: readonly Waiting[],
    now: number,
  ): Promise<void> {
    const { person } = settings
    const before = new Map((await toldWaits(trx, person)).map((each) => [each.match, each]))
    const fresh = waits.filter(({ match, version }) => (before.get(match)?.version ?? -1) < version)
    const late = waits.filter(
      ({ match, version, remindAt }) =>
        settings.reminders === 1 &&
        remindAt !== null &&
        remindAt <= now &&
        (before.get(match)?.version ?? -1) >= version &&
        (before.get(match)?.reminded ?? -1) < version,
    )
    const told = new Set(await noteTold(trx, person, fresh))
    const reminded = new Set(await noteReminded(trx, person, late))
    const awaited = waits
      .filter(({ match }) => told.has(match) || reminded.has(match))
      .map(
        ({ match, game, event, others, left }): AwaitedIn => ({
          match,
          game,
          event,
          others,
          left,
          reminder: reminded.has(match),
          made: before.get(match)?.version === SEATED,
        }),
      )
    if (awaited.length === 0) return
    const body = JSON.stringify(awaited)
    const targets = await targetsOf(trx, settings)
    await putInOutbox(
      trx,
      targets.map((each) => ({ ...each, person, body })),
    )
  }

  /** The matches in which somebody is awaited now, or that were made for them and they have not been told of. */
  async #waitsOf(person: string, now: number): Promise<Waiting[]> {
    const waits: Waiting[] = []
    const told = await toldWaits(this.#store.db, person)
    const seated = new Set(told.flatMap(({ match, version }) => (version === SEATED ? [match] : [])))
    for (const { id, status } of await matchesOf(this.#store.db, person)) {
      if (status !== 'playing') continue
      const wait = await this.#waitIn(id, person, seated.has(id), now).catch((error) => {
        // Rules that are not played here, or gone in the meantime.
        if (error instanceof Rejected) return null
        throw error
      })
      if (wait !== null) waits.push(wait)
    }
    return waits
  }

  #waitIn(id: string, person: string, isSeated: boolean, now: number): Promise<Waiting | null> {
    return this.#matches.alone(id, async (slot) => {
      const row = await this.#matches.startedRow(slot)
      const live = await this.#matches.latest(slot)
      await this.#matches.row(slot)
      const mine = seatsOf(slot, person)
      const since = mine.flatMap((seat) => live.awaited[seat] ?? [])
      if ((since.length === 0 && !isSeated) || live.ending !== null) return null
      const { timing } = live
      const deadlines = timing === null ? [] : mine.flatMap((seat) => deadlineOf(timing.clocks[seat]) ?? [])
      const deadline = deadlines.length === 0 ? null : Math.min(...deadlines)
      const lead = timing === null ? null : leadOf(timing.control)
      return {
        match: id,
        game: titleCalled(row.game).game.id,
        event: row.event === null ? null : ((await eventRow(this.#store.db, row.event))?.name ?? null),
        others: slot.seats.flatMap((each) =>
          each.kind === 'person' && each.person !== person && each.name !== null ? [each.name] : [],
        ),
        left: deadline === null ? null : Math.max(0, Math.round(deadline - now)),
        reminder: false,
        made: isSeated,
        version: Math.max(0, ...since),
        remindAt: deadline === null || lead === null ? null : deadline - lead,
      }
    })
  }
}

/** Where somebody wants to be told. */
async function targetsOf(
  db: Database,
  settings: NoticeSettingsRow,
): Promise<{ channel: 'mail' | 'push' | 'webhook'; target: string }[]> {
  const { person, mail, push, webhook, webhook_url } = settings
  const address = mail === 1 ? await addressOfPerson(db, person) : undefined
  const browsers = push === 1 ? await subscriptionsOf(db, person) : []
  return [
    ...(address?.confirmed === 1 ? [{ channel: 'mail' as const, target: address.address }] : []),
    ...browsers.map(({ endpoint }) => ({ channel: 'push' as const, target: endpoint })),
    ...(webhook === 1 && webhook_url !== null ? [{ channel: 'webhook' as const, target: webhook_url }] : []),
  ]
}
