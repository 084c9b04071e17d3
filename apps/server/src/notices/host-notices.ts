/** Tells hosts by mail that something was reported: once for what came within a minute, with all that waits. */
import type { Clock } from '../hosting/clock.ts'
import type { Worker } from '../hosting/due-work.ts'
import { type Due, endDue, giveBackDue } from '../storage/due-work.ts'
import { addressOfPerson, noticeSettingsOf, putInOutbox } from '../storage/notices.ts'
import { personRow } from '../storage/people.ts'
import { waitingAbout } from '../storage/reports.ts'
import type { Database } from '../storage/schema.ts'
import type { Store } from '../storage/store.ts'
import type { ReportLetter } from './words.ts'

const AT_ONCE = 2
const PAUSE_AFTER_TROUBLE_MS = 30_000

export class HostNotices implements Worker {
  readonly kind = 'host-notice'
  readonly atOnce = AT_ONCE
  readonly #store: Store
  readonly #clock: Clock
  readonly #troubled: (person: string, error: unknown) => void
  /** Called when there is something to send. */
  onDelivery: () => void = () => {}

  constructor(store: Store, clock: Clock, troubled: (person: string, error: unknown) => void) {
    this.#store = store
    this.#clock = clock
    this.#troubled = troubled
  }

  failed({ about }: Due, error: unknown): number {
    this.#troubled(about, error)
    return PAUSE_AFTER_TROUBLE_MS
  }

  /** The mail is put in the outbox and the work ended by one transaction: a crash neither loses nor doubles it. */
  async work(due: Due): Promise<void> {
    const isDone = await this.#store.db.transaction().execute(async (trx) => {
      await tell(trx, due.about)
      return endDue(this.#store, due, due.version, trx)
    })
    // Something more was reported meanwhile.
    if (!isDone) await giveBackDue(this.#store, due, this.#clock.now() - 1)
    this.onDelivery()
  }
}

/** Nobody is told who is no host any more, wants no such mails or has no address; or of what concerns themselves. */
async function tell(trx: Database, host: string): Promise<void> {
  const settings = await noticeSettingsOf(trx, host)
  const address = await addressOfPerson(trx, host)
  if (settings?.mail !== 1 || settings.reports !== 1 || address?.confirmed !== 1) return
  const person = await personRow(trx, host)
  if (person?.host !== 1 || person.suspended === 1) return
  const reported = await waitingAbout(trx, host)
  if (reported.length === 0) return
  const letter: ReportLetter = { reported }
  await putInOutbox(trx, [
    { person: host, channel: 'mail', target: address.address, body: JSON.stringify(letter) },
  ])
}
