/** The tables, as both databases have them. Times are ISO texts, so that both sort and return them alike. */
import type { Finality } from '@muster/kernel/match'
import type { EventKind } from '@muster/protocol/events'
import type { EntryKind } from '@muster/protocol/play'
import type { Outcome } from '@muster/protocol/standing'
import type { Generated, Kysely } from 'kysely'
import type { DueKind } from './due-work.ts'

export type Deed =
  | 'mute'
  | 'unmute'
  | 'suspend'
  | 'unsuspend'
  | 'host'
  | 'unhost'
  | 'rename'
  | 'reset-password'
  | 'reset-factor'
  | 'invite'
  | 'close'
  | 'settle'

export interface Schema {
  people: {
    id: string
    /** What others see. Of a guest, made up. */
    name: string
    /** The name folded to one case; null for guests, whose names need not differ. */
    name_key: string | null
    password: string | null
    created: string
    /** 1 where a host has said so: may play and not talk; may do nothing. */
    muted: Generated<number>
    suspended: Generated<number>
    /** 1 for whoever may use the page for hosts. */
    host: Generated<number>
  }
  /** Invitations to have an account, each for one; taken away when it is used. */
  invitations: {
    /** SHA-256 of the code; the code itself is nowhere. */
    code_hash: string
    created: string
  }
  /** What hosts did. Rows are only ever added: the database itself refuses anything else. */
  deeds: {
    number: Generated<number>
    at: string
    deed: Deed
    /** Empty for an invitation and for a match. */
    person: string
    /** What they were called then. */
    name: string
    /** The new name of a rename, the match that is closed, the report that is settled; otherwise empty. */
    detail: string
    why: string
    /** The name of the host who did it; empty for what was done on the server's machine. */
    host: Generated<string>
  }
  passkeys: {
    id: string
    person: string
    /** By which its maker knows it. */
    credential: string
    /** What its owner calls it. */
    name: string
    public_key: string
    counter: number
    /** How browsers may reach it, for those who ask for it again. */
    transports: string
    created: string
    used: string | null
  }
  /** What browsers are to sign, each once and soon. */
  challenges: { id: string; challenge: string; person: string | null; expires: string }
  second_factors: {
    person: string
    /** As an authenticator app has it (people/factors.ts says why it is not encrypted). */
    secret: string
    confirmed: number
    /** The step of the last code that was used: none is used twice. */
    last_step: number
  }
  /** Each lets its owner in once instead of a code. */
  recovery_codes: { person: string; code_hash: string }
  /** What people reported to the hosts. */
  reports: {
    id: string
    at: string
    /** Null once they have deleted their account. */
    reporter: string | null
    person: string
    /** Null if it is about an account, and no match. */
    match: string | null
    /** What was said, and among which seats; null and 0 if it is about a person. */
    saying: number | null
    among: number
    text: string | null
    why: string
    /** When, by which host and how it was settled; null while it waits. */
    settled: string | null
    settled_by: string | null
    outcome: string | null
  }
  sessions: {
    id: string
    /** SHA-256 of the token; the token itself is nowhere. */
    token_hash: string
    person: string
    kind: 'browser' | 'token'
    label: string
    created: string
    last_seen: string
    expires: string
  }
  /** Links for a new password that were asked for. */
  password_resets: {
    id: string
    person: string
    /** SHA-256 of what the link says; null until it is mailed. The link itself is nowhere. */
    token_hash: string | null
    /** When it was mailed, or until then when it was asked for. */
    since: string
  }
  matches: {
    id: string
    game: string
    rules_version: number
    setup: string
    /** Secret until the match is over: whoever has it knows the dice to come. */
    seed: string
    commitment: string
    status: 'open' | 'playing' | 'over'
    visibility: 'public' | 'private'
    sides: 'chosen' | 'random'
    /** 1 where the odds of battles are shown. */
    odds: Generated<number>
    /** 1 where the result counts for the ratings of those who play. */
    rated: Generated<number>
    /** What was agreed about time; null: no clocks. */
    time: string | null
    /** The instant of its beginning by which its clocks count (milliseconds of the epoch). */
    began: number | null
    /** The event that it belongs to. */
    event: Generated<string | null>
    invite: string
    creator: string | null
    ending: string | null
    rematch_of: string | null
    created: string
    started: string | null
    ended: string | null
  }
  seats: {
    match: string
    seat: number
    kind: 'open' | 'invited' | 'person' | 'bot'
    /** Who sits there or is invited; null for anybody, for bots, and for accounts since deleted. */
    person: string | null
    bot: string | null
    nonce: string | null
    /** When the match was made: its own, so that those of a person are found in their order. */
    created: Generated<string>
  }
  /** The log of results of rated matches: seats from the start of a match, the rest from the moment at which it counts. */
  results: {
    match: string
    seat: number
    game: string
    side: string
    /** Stays when the account is deleted, and then leads to nobody: the ratings of others rest on it. */
    person: string
    place: number | null
    outcome: Outcome | null
    /** The how manieth result it is that counts. */
    number: number | null
    ended: string | null
    /** The rating after it. */
    mu: number | null
    sigma: number | null
  }
  /** Whom somebody likes to play with. */
  contacts: { person: string; other: string; since: string }
  /** Whom somebody does not want to meet; it holds both ways. */
  blocks: { person: string; other: string; since: string }
  /** What somebody would play, against whoever would play the same. */
  wishes: {
    id: string
    person: string
    game: string
    /** Null: any; the same for the side. */
    scenario: string | null
    side: string | null
    /** `any`, `none`, or a time control. */
    time: string
    rated: number
    /** The last match that came of it. */
    match: string | null
    created: string
  }
  /** Leagues and tournaments. */
  events: {
    id: string
    name: string
    kind: EventKind
    game: string
    setup: string
    time: string | null
    rounds: number
    legs: number
    rated: number
    late: number
    round_days: number | null
    organiser: string | null
    status: 'entry' | 'playing' | 'over'
    /** The latest that has begun. */
    round: number
    /** Lots are drawn from it; secret until the event is over. */
    seed: string
    commitment: string
    /** When the next round begins at the latest (milliseconds of the epoch, by the clock that is never set). */
    deadline: number | null
    created: string
    begun: string | null
    ended: string | null
  }
  entrants: {
    event: string
    number: number
    /** Null for bots, and for accounts since deleted. */
    person: string | null
    bot: string | null
    /** As they were seeded when it began. */
    rank: number | null
    /** The round from which they take part. */
    since: number
    withdrawn: number
  }
  /** Who meets whom; a bye is a pairing of one. */
  pairings: {
    event: string
    round: number
    board: number
    leg: number
    /** Numbers of entrants by seat, as JSON. */
    entrants: string
    /** Named before it is made; null for a bye. */
    match: string | null
    /** By seat, as JSON; null until it is decided. */
    points: string | null
  }
  /** The log. Rows are only ever added; an undo is a row too. */
  entries: {
    match: string
    version: number
    kind: EntryKind
    seat: number | null
    words: string
    /** What made a gesture final; null for other entries, and while it can be taken back. */
    final: Finality | null
    command: string | null
    decision: number | null
    /** What happened and who may know, so that whoever comes back can be told without playing it all again. */
    told: string
    /** The seats that must choose afterwards, as bits: the lobby shows whose turn it is without loading a match. */
    deciding: number
    at: string
    /** The same moment by the clock that is never set, for clocks of play (milliseconds of the epoch). */
    instant: number | null
  }
  /** The latest state of each match at which nothing could be undone. Only for speed: the log is the truth. */
  snapshots: { match: string; version: number; state: string }
  /** What is to be done from `due` on, and who is at it until when (milliseconds of the epoch). */
  due_work: {
    kind: DueKind
    about: string
    version: number
    due: number
    taker: string | null
    taken_until: number
  }
  /** Mail addresses of accounts; used once they are confirmed, shown to nobody else. */
  addresses: {
    person: string
    address: string
    /** 1 once it is; -1: its mail server does not know it. */
    confirmed: number
    /** SHA-256 of what the mail for confirming it says. */
    token_hash: string | null
    sent: string
  }
  /** How somebody wants to be told that they are awaited. */
  notice_settings: {
    person: string
    language: 'en' | 'pl'
    mail: number
    push: number
    webhook: number
    reminders: number
    /** 1 for a host who is told of reports. */
    reports: Generated<number>
    webhook_url: string | null
    webhook_form: 'discord' | 'json'
    /** What a mail says to end such mails by one click. */
    unsubscribe: string
  }
  push_subscriptions: { endpoint: string; person: string; p256dh: string; auth: string }
  /** The versions since which somebody was awaited when they were told, and reminded; below 0: see `SEATED`. */
  told_waits: { person: string; match: string; version: number; reminded: number }
  /** What is to be sent, each with a row of due work. */
  outbox: {
    id: string
    person: string
    channel: 'mail' | 'push' | 'webhook'
    target: string
    body: string
    tries: number
  }
  /** Until when somebody counts as looking (milliseconds of the epoch). */
  looking: { person: string; until: number }
  secrets: { name: string; value: string }
  /** Empty: rows are written and taken away again, to see whether there is room for them. */
  pulse: { process: string; filler: string }
  sayings: {
    /** By time: it rises, and tells nothing else. */
    id: number
    match: string
    seat: number
    person: string
    /** The seats of a private talk, as bits; 0 is everybody. */
    among: number
    text: string
    at: string
    /** The version of the match when it was said. */
    after: number
    /** The round of the game in which it was said; 0 where there are none. */
    round: Generated<number>
    /** What is proposed; null if nothing is. */
    terms: string | null
    answer: 'open' | 'agreed' | 'declined' | 'withdrawn' | null
    answered_by: number | null
  }
}

export type Database = Kysely<Schema>
