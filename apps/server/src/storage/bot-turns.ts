/** The queue of bot turns: one row for each match in which a bot must choose, leased to one taker at a time. */
import { sql } from 'kysely'
import type { Store } from './store.ts'

export interface BotTurn {
  readonly match: string
  /** The version at which a bot was last known to have something to choose. */
  readonly version: number
}

/** How long a taker may be silent before another one takes its turns up. */
export const LEASE_MS = 15_000

/** Takes up to `most` turns that nobody has. Exactly one taker gets each, on both databases. */
export async function takeTurns(store: Store, most: number, now: number): Promise<BotTurn[]> {
  // SQLite has one writer and needs no lock on rows.
  const lock = store.kind === 'postgres' ? sql`for update skip locked` : sql``
  const { rows } = await sql<BotTurn>`
    update bot_turns set taker = ${store.process}, taken_until = ${now + LEASE_MS}
    where match in (select match from bot_turns where taken_until < ${now} order by taken_until, match limit ${most} ${lock})
    returning match, version`.execute(store.db)
  return rows
}

export async function renewTurn(store: Store, match: string, now: number): Promise<void> {
  await store.db
    .updateTable('bot_turns')
    .set({ taken_until: now + LEASE_MS })
    .where('match', '=', match)
    .where('taker', '=', store.process)
    .execute()
}

/** Ends a turn, unless a bot has got more to choose since `version`. Answers whether it is ended. */
export async function endTurn(store: Store, match: string, version: number): Promise<boolean> {
  const { numDeletedRows } = await store.db
    .deleteFrom('bot_turns')
    .where('match', '=', match)
    .where('version', '<=', version)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Gives a turn back, for anybody to take after a while. */
export async function giveBackTurn(store: Store, match: string, until: number): Promise<void> {
  await store.db
    .updateTable('bot_turns')
    .set({ taker: null, taken_until: until })
    .where('match', '=', match)
    .where('taker', '=', store.process)
    .execute()
}
