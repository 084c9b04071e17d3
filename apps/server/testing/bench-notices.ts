/** Correspondence matches whose players want mail, for measuring what it costs those who play meanwhile. */
import type { Store } from '../src/storage/store.ts'
import { Client } from './client.ts'

const AT_ONCE = 10

/** Two for each match, awaited from its start on; they are told when `makeDue` says so. */
export async function correspond(url: string, store: Store, matches: number): Promise<void> {
  for (let made = 0; made < matches; made += AT_ONCE) {
    const some = Math.min(AT_ONCE, matches - made)
    await Promise.all(Array.from({ length: some }, (_, i) => correspondOne(url, store, made + i)))
  }
  const later = Date.now() + 24 * 60 * 60 * 1000
  await store.db.updateTable('due_work').set({ due: later }).where('kind', '=', 'notice').execute()
}

async function correspondOne(url: string, store: Store, number: number): Promise<void> {
  const clients = await Promise.all([Client.guest(url), Client.guest(url)])
  for (const [seat, client] of clients.entries()) {
    const { id: person } = await client.call('me')
    await wantMail(store, person, `player-${number}-${seat}@example.org`)
  }
  const time = { kind: 'days', days: 3, atEnd: 'wait' }
  const body = { game: 'hammer-of-the-scots', seats: [{ kind: 'mine' }, { kind: 'open' }], time }
  const { id } = await clients[0].call('create', { body })
  await clients[1].call('join', { params: { id }, body: {} })
}

/** Written beside the server: a password and a click in a mail for each would take longer than the measurement. */
async function wantMail({ db }: Store, person: string, address: string): Promise<void> {
  await db
    .insertInto('addresses')
    .values({ person, address, confirmed: 1, token_hash: null, sent: '' })
    .execute()
  await db
    .insertInto('notice_settings')
    .values({
      ...{ person, language: 'en', mail: 1, push: 0, webhook: 0, reminders: 1 },
      ...{ webhook_url: null, webhook_form: 'json', unsubscribe: `unsubscribe-${person}` },
    })
    .execute()
}

/** So many more of them are to be told now. */
export async function makeDue({ db }: Store, people: number): Promise<void> {
  await db
    .updateTable('due_work')
    .set({ due: 0 })
    .where('kind', '=', 'notice')
    .where('about', 'in', (eb) =>
      eb
        .selectFrom('due_work as d')
        .select('d.about')
        .where('d.kind', '=', 'notice')
        .where('d.due', '>', 0)
        .limit(people),
    )
    .execute()
}
