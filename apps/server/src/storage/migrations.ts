/**
 * Forward only, run at start, each in one transaction. A migration that has been released is never changed: a new
 * one is added at the end.
 */
import { sql } from 'kysely'
import type { Database } from './schema.ts'

export type DatabaseKind = 'sqlite' | 'postgres'

type Migration = (db: Database, kind: DatabaseKind) => Promise<void>

const statements =
  (...texts: readonly string[]): Migration =>
  async (db) => {
    for (const text of texts) await sql.raw(text).execute(db)
  }

const DEEDS_STAY_SQLITE = ['update', 'delete'].map(
  (change) =>
    `create trigger deeds_stay_${change} before ${change} on deeds begin select raise(abort, 'deeds stay'); end`,
)
const DEEDS_STAY_POSTGRES = [
  "create function deeds_stay() returns trigger as $$ begin raise exception 'deeds stay'; end $$ language plpgsql",
  `create trigger deeds_stay before update or delete or truncate on deeds
    for each statement execute function deeds_stay()`,
]

const MIGRATIONS: readonly Migration[] = [
  async (db, kind) => {
    const counted = kind === 'sqlite' ? 'integer primary key autoincrement' : 'serial primary key'
    await statements(
      `create table people (id text primary key, name text not null, name_key text unique, password text,
        created text not null)`,
      `create table sessions (id text primary key, token_hash text not null unique, person text not null,
        kind text not null, label text not null, created text not null, last_seen text not null,
        expires text not null)`,
      'create index sessions_of_person on sessions (person)',
      `create table matches (id text primary key, game text not null, rules_version integer not null,
        setup text not null, seed text not null, commitment text not null, status text not null,
        visibility text not null, sides text not null, invite text not null, creator text, ending text,
        rematch_of text unique, created text not null, started text, ended text)`,
      'create index matches_by_age on matches (visibility, status, created)',
      `create table seats (match text not null, seat integer not null, kind text not null, person text, bot text,
        nonce text, primary key (match, seat))`,
      'create index seats_of_person on seats (person)',
      `create table entries (match text not null, version integer not null, kind text not null, seat integer,
        words text not null, command text, decision integer, told text not null, deciding integer not null,
        at text not null, primary key (match, version), unique (match, command))`,
      'create table snapshots (match text primary key, version integer not null, state text not null)',
      `create table bot_turns (match text primary key, version integer not null, taker text,
        taken_until double precision not null)`,
      `create table sayings (id ${counted}, match text not null, seat integer not null, person text not null,
        among integer not null, text text not null, at text not null)`,
      'create index sayings_of_match on sayings (match, id)',
      'create index sayings_of_person on sayings (person)',
    )(db, kind)
  },
  // Proposals that hang on what was said.
  statements(
    'alter table sayings add column "after" integer not null default 0',
    'alter table sayings add column terms text',
    'alter table sayings add column answer text',
    'alter table sayings add column answered_by integer',
  ),
  // Whether the database can be written is asked by writing.
  statements('create table pulse (process text primary key, filler text not null)'),
  // Gestures of several choices, of which those after the first final one are left.
  statements('alter table entries add column final text'),
  // What was said is numbered by time, which is larger than PostgreSQL's integers. Lists by age and what has ended by itself.
  async (db, kind) => {
    if (kind === 'postgres')
      await sql.raw('alter table sayings alter column id type double precision').execute(db)
    await statements(
      'create index matches_public on matches (visibility, created)',
      'create index matches_of_game on matches (visibility, game, status, created)',
      'create index matches_by_status on matches (status, created)',
      'create index matches_of_creator on matches (creator, status)',
      'create index sessions_by_end on sessions (expires)',
    )(db, kind)
  },
  // Bots keep their word for the round in which they gave it.
  statements('alter table sayings add column round integer not null default 0'),
  // The queue of bot turns becomes one for all work that is due.
  statements(
    `create table due_work (kind text not null, about text not null, version integer not null,
      due double precision not null, taker text, taken_until double precision not null, primary key (kind, about))`,
    'create index due_work_by_time on due_work (kind, due)',
    `insert into due_work (kind, about, version, due, taker, taken_until)
      select 'bot-turn', match, version, 0, null, 0 from bot_turns`,
    'drop table bot_turns',
  ),
  // Whether a table is shown the odds of battles.
  statements('alter table matches add column odds integer not null default 0'),
  // Clocks of play.
  statements(
    'alter table matches add column time text',
    'alter table matches add column began double precision',
    'alter table entries add column instant double precision',
  ),
  // Telling people that they are awaited.
  statements(
    `create table addresses (person text primary key, address text not null, confirmed integer not null,
      token_hash text unique, sent text not null)`,
    `create table notice_settings (person text primary key, language text not null, mail integer not null,
      push integer not null, webhook integer not null, reminders integer not null, webhook_url text,
      webhook_form text not null, unsubscribe text not null unique)`,
    `create table push_subscriptions (endpoint text primary key, person text not null, p256dh text not null,
      auth text not null)`,
    'create index push_subscriptions_of_person on push_subscriptions (person)',
    `create table told_waits (person text not null, match text not null, version integer not null,
      reminded integer not null, primary key (person, match))`,
    `create table outbox (id text primary key, person text not null, channel text not null, target text not null,
      body text not null, tries integer not null)`,
    'create table looking (person text primary key, until double precision not null)',
    'create table secrets (name text primary key, value text not null)',
  ),
  // Forgotten passwords.
  statements(
    `create table password_resets (id text primary key, person text not null, token_hash text unique,
      since text not null)`,
    'create index password_resets_of_person on password_resets (person)',
    'create index addresses_by_address on addresses (lower(address))',
  ),
  // What hosts do, and a log of it that nobody can change.
  async (db, kind) => {
    const counted = kind === 'sqlite' ? 'integer primary key autoincrement' : 'serial primary key'
    await statements(
      'alter table people add column muted integer not null default 0',
      'alter table people add column suspended integer not null default 0',
      `create table deeds (number ${counted}, at text not null, deed text not null, person text not null,
        name text not null, detail text not null, why text not null)`,
      ...(kind === 'sqlite' ? DEEDS_STAY_SQLITE : DEEDS_STAY_POSTGRES),
    )(db, kind)
  },
  // Accounts by invitation.
  statements('create table invitations (code_hash text primary key, created text not null)'),
  // Rated matches.
  statements(
    'alter table matches add column rated integer not null default 0',
    `create table results (match text not null, seat integer not null, game text not null, side text not null,
      person text not null, place integer, outcome text, number integer, ended text, mu double precision,
      sigma double precision, primary key (match, seat))`,
    'create index results_of_person on results (person, game, number)',
    'create index results_of_game on results (game, person, number)',
    'create index results_by_number on results (number)',
  ),
  // Hosts by name, and what people report to them.
  statements(
    'alter table people add column host integer not null default 0',
    "alter table deeds add column host text not null default ''",
    `create table reports (id text primary key, at text not null, reporter text, person text not null,
      match text not null, saying double precision, among integer not null, text text, why text not null,
      settled text, settled_by text, outcome text)`,
    'create index reports_by_state on reports (settled, at)',
    'create index reports_about on reports (person)',
    'create index reports_by on reports (reporter)',
  ),
  // Leagues and tournaments.
  statements(
    'alter table matches add column event text',
    `create table events (id text primary key, name text not null, kind text not null, game text not null,
      setup text not null, time text, rounds integer not null, legs integer not null, rated integer not null,
      late integer not null, round_days integer, organiser text, status text not null, round integer not null,
      seed text not null, commitment text not null, deadline double precision, created text not null, begun text,
      ended text)`,
    'create index events_by_age on events (status, created)',
    'create index events_of_organiser on events (organiser, status)',
    `create table entrants (event text not null, number integer not null, person text, bot text, rank integer,
      since integer not null, withdrawn integer not null, primary key (event, number), unique (event, person))`,
    'create index entrants_of_person on entrants (person)',
    `create table pairings (event text not null, round integer not null, board integer not null, leg integer not null,
      entrants text not null, match text, points text, primary key (event, round, board, leg))`,
  ),
  // Finding each other.
  statements(
    `create table contacts (person text not null, other text not null, since text not null,
      primary key (person, other))`,
    'create index contacts_of_other on contacts (other)',
    `create table blocks (person text not null, other text not null, since text not null,
      primary key (person, other))`,
    'create index blocks_of_other on blocks (other)',
    `create table wishes (id text primary key, person text not null, game text not null, scenario text, side text,
      time text not null, rated integer not null, match text, created text not null)`,
    'create index wishes_of_person on wishes (person)',
    'create index wishes_of_game on wishes (game, created)',
  ),
  // Passkeys and second factors.
  statements(
    `create table passkeys (id text primary key, person text not null, credential text not null unique,
      name text not null, public_key text not null, counter double precision not null, transports text not null,
      created text not null, used text)`,
    'create index passkeys_of_person on passkeys (person)',
    `create table challenges (id text primary key, challenge text not null, person text, expires text not null)`,
    `create table second_factors (person text primary key, secret text not null, confirmed integer not null,
      last_step integer not null)`,
    `create table recovery_codes (person text not null, code_hash text not null, primary key (person, code_hash))`,
  ),
  // Reports of accounts, wherever they were met, and mails to hosts about reports.
  statements(
    `create table all_reports (id text primary key, at text not null, reporter text, person text not null,
      match text, saying double precision, among integer not null, text text, why text not null,
      settled text, settled_by text, outcome text)`,
    `insert into all_reports select id, at, reporter, person, match, saying, among, text, why, settled, settled_by,
      outcome from reports`,
    'drop table reports',
    'alter table all_reports rename to reports',
    'create index reports_by_state on reports (settled, at)',
    'create index reports_about on reports (person)',
    'create index reports_by on reports (reporter)',
    'alter table notice_settings add column reports integer not null default 1',
  ),
  // One's own matches from the newest on, however many one has: with each seat stands when its match was made.
  statements(
    "alter table seats add column created text not null default ''",
    `update seats set created = coalesce((select matches.created from matches where matches.id = seats.match), '')`,
    'drop index seats_of_person',
    'create index seats_of_person on seats (person, created)',
  ),
  // Commands of choices are found by the decision that they answer (`findCommand`), and are in no index any more. SQLite cannot drop a
  // table's own constraint, so there the table is written again.
  async (db, kind) => {
    await (kind === 'postgres'
      ? statements('alter table entries drop constraint entries_match_command_key')
      : statements(
          `create table all_entries (match text not null, version integer not null, kind text not null, seat integer,
            words text not null, command text, decision integer, told text not null, deciding integer not null,
            at text not null, final text, instant double precision, primary key (match, version))`,
          `insert into all_entries select match, version, kind, seat, words, command, decision, told, deciding, at, final,
            instant from entries`,
          'drop table entries',
          'alter table all_entries rename to entries',
        ))(db, kind)
    await statements(
      `create unique index entries_by_command on entries (match, command) where kind <> 'act'`,
    )(db, kind)
  },
]

/** Any number that no other program on the same PostgreSQL is likely to lock. */
const ADVISORY_LOCK = 771_297_001

/** Brings the tables up to date, once, whichever of several starting processes comes first. Answers the version. */
export async function migrate(db: Database, kind: DatabaseKind): Promise<number> {
  return db.transaction().execute(async (trx) => {
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(trx)
    await sql`create table if not exists muster_schema (version integer not null)`.execute(trx)
    const { rows } = await sql<{ version: number }>`select version from muster_schema`.execute(trx)
    const current = rows[0]?.version ?? 0
    if (current > MIGRATIONS.length) {
      throw new Error(
        `The database was made by a newer Muster (schema ${current}, this one knows ${MIGRATIONS.length}).`,
      )
    }
    for (const migration of MIGRATIONS.slice(current)) await migration(trx, kind)
    if (rows.length === 0) await sql`insert into muster_schema values (${MIGRATIONS.length})`.execute(trx)
    else await sql`update muster_schema set version = ${MIGRATIONS.length}`.execute(trx)
    return MIGRATIONS.length
  })
}

/** Whether the tables are those that this Muster knows; nothing is changed. */
export async function isUpToDate(db: Database): Promise<boolean> {
  const { rows } = await sql<{ version: number }>`select version from muster_schema`.execute(db)
  return rows[0]?.version === MIGRATIONS.length
}
