/**
 * Sends what lies in the outbox: one taker each, tried again with patience, taken out once it is sent. A process that dies between
 * sending and taking out has it sent once more; nothing is lost.
 */
import { type Clock, isoNow } from '../hosting/clock.ts'
import type { Worker } from '../hosting/due-work.ts'
import { hashToken } from '../people/people.ts'
import { newResetToken } from '../people/resets.ts'
import { type Due, endDue } from '../storage/due-work.ts'
import {
  countTry,
  forgetSubscription,
  markRefused,
  noticeSettingsOf,
  type OutboxRow,
  outboxRow,
  subscriptionAt,
  takeFromOutbox,
} from '../storage/notices.ts'
import { type ResetLetter, startReset } from '../storage/resets.ts'
import type { Store } from '../storage/store.ts'
import { type Mail, type Mailer, NoSuchMailbox } from './mailer.ts'
import { NotReached, post } from './outward.ts'
import { encrypted, pushHeaders, type VapidKeys } from './web-push.ts'
import {
  type AwaitedIn,
  linesOf,
  mailOf,
  matchUrl,
  type ReportLetter,
  reportMailOf,
  resetOf,
  titleOf,
} from './words.ts'

const AT_ONCE = 8
const MAX_TRIES = 12
const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 6 * 60 * 60 * 1000
/** The push service says that the browser is gone for good. */
const GONE = new Set([404, 410])

export interface DeliverySettings {
  readonly mailer: Mailer | null
  /** The address in people's browsers. */
  readonly site: string
  readonly vapid: VapidKeys
  /** Whether webhooks may lead into the host's own network. */
  readonly allowPrivate: boolean
  /** So much sooner is everything tried again; other than 1 only in tests. */
  readonly haste: number
  sent(channel: OutboxRow['channel']): void
  failed(id: string, channel: OutboxRow['channel'], tries: number, error: unknown): void
}

class NotSent extends Error {
  readonly tries: number
  constructor(tries: number, cause: unknown) {
    super('not sent', { cause })
    this.tries = tries
  }
}

export class Deliveries implements Worker {
  readonly kind = 'delivery'
  readonly atOnce = AT_ONCE
  readonly #store: Store
  readonly #clock: Clock
  readonly #settings: () => DeliverySettings

  constructor(store: Store, clock: Clock, settings: () => DeliverySettings) {
    this.#store = store
    this.#clock = clock
    this.#settings = settings
  }

  failed(_: Due, error: unknown): number {
    const tries = error instanceof NotSent ? error.tries : 1
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 3 ** (tries - 1))
    return pause / this.#settings().haste
  }

  async work(due: Due): Promise<void> {
    const { db } = this.#store
    const row = await outboxRow(db, due.about)
    if (row === undefined) {
      await endDue(this.#store, due, due.version)
      return
    }
    const settings = this.#settings()
    const tries = row.tries + 1
    await countTry(db, row.id, tries)
    try {
      await this.#send(row, settings)
    } catch (error) {
      settings.failed(row.id, row.channel, tries, error)
      if (error instanceof NoSuchMailbox) await markRefused(db, row.person, row.target)
      else if (tries < MAX_TRIES) throw new NotSent(tries, error)
      await takeFromOutbox(db, row.id)
      return
    }
    await takeFromOutbox(db, row.id)
    settings.sent(row.channel)
  }

  async #send(row: OutboxRow, settings: DeliverySettings): Promise<void> {
    switch (row.channel) {
      case 'mail':
        return this.#mail(row, settings)
      case 'push':
        return this.#push(row, settings)
      case 'webhook':
        return this.#webhook(row, settings)
    }
  }

  /** A whole mail, such as one for confirming an address, or one about waits, reports or a forgotten password, worded now. */
  async #mail({ person, target, body }: OutboxRow, { mailer, site }: DeliverySettings): Promise<void> {
    if (mailer === null) throw new Error('there is no mail server')
    const content: Omit<Mail, 'to'> | AwaitedIn[] | ResetLetter | ReportLetter = JSON.parse(body)
    if ('reset' in content) {
      const mail = await this.#resetMail(content, site)
      if (mail !== null) await mailer.send({ ...mail, to: target })
      return
    }
    if (!Array.isArray(content) && !('reported' in content)) {
      await mailer.send({ ...content, to: target })
      return
    }
    // Whoever was reported has deleted their account meanwhile.
    if ('reported' in content && content.reported.length === 0) return
    const wishes = await noticeSettingsOf(this.#store.db, person)
    if (wishes === undefined || wishes.mail === 0) return
    const unsubscribe = `${site}/unsubscribe/${wishes.unsubscribe}`
    const how = { site, unsubscribe, language: wishes.language }
    const mail = Array.isArray(content) ? mailOf(content, how) : reportMailOf(content, how)
    await mailer.send({ ...mail, to: target, unsubscribe })
  }

  /** The link is made only now, so that it lies nowhere while it waits to be sent. */
  async #resetMail({ reset, language }: ResetLetter, site: string): Promise<Omit<Mail, 'to'> | null> {
    const token = newResetToken()
    const name = await startReset(this.#store.db, reset, hashToken(token), isoNow(this.#clock))
    return name === undefined ? null : resetOf(name, `${site}/#/reset/${token}`, language)
  }

  async #push(row: OutboxRow, { site, vapid, allowPrivate }: DeliverySettings): Promise<void> {
    const subscription = await subscriptionAt(this.#store.db, row.target)
    const wishes = await noticeSettingsOf(this.#store.db, row.person)
    if (subscription === undefined || subscription.person !== row.person || wishes === undefined) return
    const awaited: AwaitedIn[] = JSON.parse(row.body)
    const url = awaited.length === 1 ? matchUrl(site, awaited[0].match) : `${site}/#/`
    const text = JSON.stringify({
      title: titleOf(awaited, wishes.language),
      body: linesOf(awaited, site, wishes.language)
        .map((line) => line.split('\n')[0])
        .join('\n'),
      url,
    })
    const headers = pushHeaders(row.target, vapid, site, this.#clock.now())
    try {
      await post(row.target, encrypted(text, subscription), headers, allowPrivate)
    } catch (error) {
      if (!(error instanceof NotReached) || !GONE.has(error.status ?? 0)) throw error
      await forgetSubscription(this.#store.db, row.target)
    }
  }

  async #webhook(row: OutboxRow, { site, allowPrivate }: DeliverySettings): Promise<void> {
    const wishes = await noticeSettingsOf(this.#store.db, row.person)
    if (wishes === undefined) return
    const awaited: AwaitedIn[] = JSON.parse(row.body)
    const title = titleOf(awaited, wishes.language)
    const lines = linesOf(awaited, site, wishes.language)
    const content =
      wishes.webhook_form === 'discord'
        ? { content: `**${title}**\n${lines.join('\n')}`.slice(0, 2000), allowed_mentions: { parse: [] } }
        : {
            id: row.id,
            title,
            awaited: awaited.map((each) => ({ ...each, url: matchUrl(site, each.match) })),
          }
    const headers = { 'content-type': 'application/json', 'user-agent': 'Muster' }
    await post(row.target, JSON.stringify(content), headers, allowPrivate)
  }
}
