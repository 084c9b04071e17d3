/** What somebody has asked to be told, and where: wishes, the mail address, browsers. */
import { randomBytes } from 'node:crypto'
import type { Language } from '@muster/kernel/text'
import type { NoticesAnswer, NoticeWishes, PushRequest } from '@muster/protocol/notices'
import { Rejected } from '../errors.ts'
import { type Clock, isoNow } from '../hosting/clock.ts'
import { hashToken, type Known } from '../people/people.ts'
import { addingWaits } from '../storage/due-work.ts'
import { matchesOf } from '../storage/matches.ts'
import {
  addressOfPerson,
  confirmAddress,
  forgetAddress,
  keepAddress,
  keepNoticeSettings,
  keepSubscription,
  type NoticeSettingsRow,
  noticeSettingsOf,
  putInOutbox,
  REFUSED,
  secretNamed,
  unsubscribe,
} from '../storage/notices.ts'
import { forgetResetsOf } from '../storage/resets.ts'
import type { Store } from '../storage/store.ts'
import { newVapidKeys, type VapidKeys } from './web-push.ts'
import { confirmationOf } from './words.ts'

const TOKEN_BYTES = 24
const CONFIRM_WITHIN_MS = 3 * 24 * 60 * 60 * 1000

const NO_WISHES: NoticeWishes = {
  mail: true,
  push: false,
  webhook: false,
  reminders: true,
  reports: true,
  language: 'en',
  webhookUrl: null,
  webhookForm: 'discord',
}

const wishesOf = (row: NoticeSettingsRow): NoticeWishes => ({
  mail: row.mail === 1,
  push: row.push === 1,
  webhook: row.webhook === 1,
  reminders: row.reminders === 1,
  reports: row.reports === 1,
  language: row.language,
  webhookUrl: row.webhook_url,
  webhookForm: row.webhook_form,
})

const rowOf = (person: string, wishes: NoticeWishes): NoticeSettingsRow => ({
  person,
  language: wishes.language,
  mail: Number(wishes.mail),
  push: Number(wishes.push),
  webhook: Number(wishes.webhook),
  reminders: Number(wishes.reminders),
  reports: Number(wishes.reports),
  webhook_url: wishes.webhookUrl,
  webhook_form: wishes.webhookForm,
  unsubscribe: randomBytes(TOKEN_BYTES).toString('base64url'),
})

export const vapidKeysOf = async (store: Store): Promise<VapidKeys> =>
  JSON.parse(await secretNamed(store, 'vapid', () => JSON.stringify(newVapidKeys())))

export interface NoticeSite {
  readonly site: string
  readonly mailWorks: boolean
  readonly pushKey: string
}

export class Notices {
  readonly #store: Store
  readonly #clock: Clock
  readonly #site: () => NoticeSite
  /** Called when there is something to send. */
  onDelivery: () => void = () => {}
  /** Called with each match whose people have other wishes now. */
  onWishes: (match: string) => void = () => {}

  constructor(store: Store, clock: Clock, site: () => NoticeSite) {
    this.#store = store
    this.#clock = clock
    this.#site = site
  }

  async of({ person }: Known): Promise<NoticesAnswer> {
    const row = await noticeSettingsOf(this.#store.db, person.id)
    const address = await addressOfPerson(this.#store.db, person.id)
    const { mailWorks, pushKey } = this.#site()
    return {
      wishes: row === undefined ? NO_WISHES : wishesOf(row),
      address: address?.address ?? null,
      confirmed: address?.confirmed === 1,
      refused: address?.confirmed === REFUSED,
      mailWorks,
      pushKey,
    }
  }

  async wish(known: Known, wishes: NoticeWishes): Promise<NoticesAnswer> {
    const { id: person, guest } = known.person
    if (guest) throw new Rejected('not-for-guests')
    await keepNoticeSettings(this.#store.db, rowOf(person, wishes))
    const matches = (await matchesOf(this.#store.db, person)).filter((each) => each.status !== 'over')
    for (const { id } of matches) this.onWishes(id)
    await this.#store.announce(
      this.#store.db,
      matches.map(({ id }) => ({ kind: 'table', id, number: 0 })),
    )
    // What waits already is told too.
    await addingWaits(this.#store.db, [person], this.#clock.now()).execute()
    return this.of(known)
  }

  /** A mail goes to the new address, and only whoever reads it can confirm it. */
  async setAddress(known: Known, address: string | null, language: Language): Promise<NoticesAnswer> {
    const { id: person, name, guest } = known.person
    if (guest) throw new Rejected('not-for-guests')
    if (address === null) {
      await forgetAddress(this.#store.db, person)
      await forgetResetsOf(this.#store.db, person)
      return this.of(known)
    }
    const { mailWorks, site } = this.#site()
    if (!mailWorks) throw new Rejected('no-mail')
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    await this.#store.db.transaction().execute(async (trx) => {
      const row = { person, address, confirmed: 0, token_hash: hashToken(token), sent: isoNow(this.#clock) }
      await keepAddress(trx, row)
      // What went to the address until now counts no longer.
      await forgetResetsOf(trx, person)
      const body = JSON.stringify(confirmationOf(name, `${site}/confirm/${token}`, language))
      await putInOutbox(trx, [{ person, channel: 'mail', target: address, body }])
    })
    // Whoever gives an address wants to be told, unless they have said otherwise.
    const wished = await noticeSettingsOf(this.#store.db, person)
    if (wished === undefined) await this.wish(known, { ...NO_WISHES, language })
    this.onDelivery()
    return this.of(known)
  }

  confirm(token: string): Promise<boolean> {
    const notBefore = new Date(this.#clock.now() - CONFIRM_WITHIN_MS).toISOString()
    return confirmAddress(this.#store.db, hashToken(token), notBefore)
  }

  unsubscribe(token: string): Promise<boolean> {
    return unsubscribe(this.#store.db, token)
  }

  async subscribe(known: Known, { endpoint, keys }: PushRequest): Promise<NoticesAnswer> {
    if (known.person.guest) throw new Rejected('not-for-guests')
    if (Buffer.from(keys.p256dh, 'base64url').length !== 65)
      throw new Rejected('bad-request', { path: 'keys' })
    await keepSubscription(this.#store.db, { endpoint, person: known.person.id, ...keys })
    return this.of(known)
  }
}
