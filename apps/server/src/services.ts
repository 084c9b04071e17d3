/** The server without its network: everything that routes and sockets ask. */
import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { ROSTER } from '@muster/bots/roster'
import type { Action } from '@muster/kernel/action'
import type { Seat } from '@muster/kernel/game'
import type { Founders } from '@muster/protocol/events'
import type { Registration } from '@muster/protocol/people'
import type { VacationTaken } from '@muster/protocol/time'
import { RunOut } from './clocks/run-out.ts'
import { steady } from './clocks/steady.ts'
import { faultOf, Rejected } from './errors.ts'
import { Conducting } from './events/conducting.ts'
import { Events } from './events/events.ts'
import { type Clock, isoNow } from './hosting/clock.ts'
import { Closing } from './hosting/closing.ts'
import { FollowDeeds } from './hosting/deeds.ts'
import { DueWork } from './hosting/due-work.ts'
import type { Measures } from './hosting/measures.ts'
import type { BotQuestion } from './matches/bot-thread.ts'
import { BotTurns } from './matches/bot-turns.ts'
import { Door } from './matches/door.ts'
import { isOtherRules } from './matches/info.ts'
import { Lapse } from './matches/lapse.ts'
import { Lobby } from './matches/lobby.ts'
import { Matches, type Patience } from './matches/matches.ts'
import { Rehearsal } from './matches/rehearsal.ts'
import { seatsOf } from './matches/slot.ts'
import { Meeting } from './meeting/circle.ts'
import { Wishes } from './meeting/wishes.ts'
import { Deliveries, type DeliverySettings } from './notices/deliveries.ts'
import { HostNotices } from './notices/host-notices.ts'
import { createMailer, type MailSettings } from './notices/mailer.ts'
import { Notices, vapidKeysOf } from './notices/notices.ts'
import { PRESENCE_EVERY_MS, Presence } from './notices/presence.ts'
import { Waits } from './notices/waits.ts'
import { Factors } from './people/factors.ts'
import { Passkeys } from './people/passkeys.ts'
import { type Known, People } from './people/people.ts'
import { Reports } from './people/reports.ts'
import { Resets } from './people/resets.ts'
import { Settling } from './standing/settling.ts'
import { Standing } from './standing/standing.ts'
import { Log } from './storage/log.ts'
import { matchesOf } from './storage/matches.ts'
import { forgetExpired } from './storage/people.ts'
import type { Announcement, Store } from './storage/store.ts'
import { Envoys } from './talk/envoys.ts'
import { Talk } from './talk/talk.ts'
import { ThreadPool } from './thread-pool.ts'

export interface BotSettings {
  /** Their names, the strongest first. */
  readonly roster: readonly string[]
  readonly threads: number
  /** How long one may think about one choice. */
  readonly patienceMs: number
  /** The thread's code; other than ours only in tests. */
  readonly thread?: URL | undefined
}

export const BOT_SETTINGS: BotSettings = {
  roster: ROSTER,
  // Marshals count their seconds by the clock: each of eight matches has its own thread, and they share the cores.
  threads: Math.max(8, availableParallelism() - 1),
  patienceMs: 20_000,
}

/** What a host reads. */
export interface HostLog {
  error(what: Readonly<Record<string, unknown>>, message: string): void
  warn(what: Readonly<Record<string, unknown>>, message: string): void
}

/** A match that nobody follows leaves memory after so long; it is loaded again when it is wanted. */
export const IDLE_MS: Patience = { inPlay: 10 * 60 * 1000, over: 60 * 1000 }
const LOOK_FOR_IDLE_MS = 15 * 1000
/** How people are told that they are awaited. */
export interface TellingSettings {
  /** Null: no mail. */
  readonly mail: MailSettings | null
  /** The address in people's browsers; empty until it is known. */
  readonly site: string
  /** Whether webhooks may lead into the host's own network. */
  readonly allowPrivate: boolean
  /** So much sooner is everything tried again; other than 1 only in tests. */
  readonly haste: number
}

export const TELLING_SETTINGS: TellingSettings = { mail: null, site: '', allowPrivate: false, haste: 1 }

/** How soon a running server sees what its host did beside it. */
const LOOK_FOR_DEEDS_MS = 2000
const FORGET_EVERY_MS = 60 * 60 * 1000
/** Announcements arrive at once or, should one ever be lost, after so long. */
const LOOK_FOR_MISSED_MS = 5000

export class Services {
  readonly store: Store
  readonly log: Log
  readonly matches: Matches
  readonly door: Door
  readonly lobby: Lobby
  readonly meeting: Meeting
  readonly wishes: Wishes
  readonly standing: Standing
  readonly events: Events
  readonly rehearsal: Rehearsal
  readonly people: People
  readonly resets: Resets
  readonly factors: Factors
  readonly passkeys: Passkeys
  readonly talk: Talk
  readonly dueWork: DueWork
  readonly lapse: Lapse
  readonly deeds: FollowDeeds
  readonly reports: Reports
  readonly #bots: BotTurns
  readonly notices: Notices
  readonly presence: Presence
  readonly #notices: HostLog
  #delivery: DeliverySettings
  readonly #clock: Clock
  readonly #timers: NodeJS.Timeout[]

  constructor(
    store: Store,
    settings: BotSettings,
    measures: Measures,
    notices: HostLog,
    clock: Clock,
    telling: TellingSettings,
    registration: Registration,
    founders: Founders,
  ) {
    this.store = store
    this.#notices = notices
    this.log = new Log(store)
    const time = steady(clock)
    this.matches = new Matches(store, time)
    this.rehearsal = new Rehearsal(this.matches)
    this.door = new Door(store, this.matches, this.log, settings.roster, {
      clock,
      steady: time,
    })
    this.lapse = new Lapse(store, this.matches, this.door, clock)
    this.meeting = new Meeting(store, clock)
    this.lobby = new Lobby(store, this.matches, settings.roster, { clock, steady: time }, this.meeting)
    this.events = new Events(store, this.door, settings.roster, founders, { clock, steady: time })
    this.standing = new Standing(store)
    this.resets = new Resets(store, time, () => this.#delivery.mailer !== null)
    this.resets.onTrouble = (error) =>
      notices.error({ error: nameOf(error) }, 'a link for a new password could not be made')
    this.factors = new Factors(store, clock)
    this.passkeys = new Passkeys(store, clock)
    this.people = new People(store, clock, this.resets, this.factors, registration)
    this.deeds = new FollowDeeds(store)
    this.deeds.onPerson = (person, deed) => {
      this.people.onHostDeed(person, deed)
      if (deed === 'rename') void this.matches.refreshAll()
    }
    this.talk = new Talk(store, this.matches, clock)
    this.reports = new Reports(store, this.matches, { clock, steady: time })
    const thread = settings.thread ?? new URL('./matches/bot-thread.ts', import.meta.url)
    const pool = new ThreadPool<BotQuestion, Action>(settings.threads, settings.patienceMs, thread)
    const envoys = new Envoys(store, this.matches, this.talk)
    this.talk.onProposal = (match, id) =>
      void envoys.answer(match, id).catch((error) => {
        if (!(error instanceof Rejected))
          notices.warn({ match, error: nameOf(error) }, 'a bot could not answer')
      })
    this.#bots = new BotTurns(store, this.matches, this.door, pool, settings.roster, time, envoys, {
      chosen: () => measures.botChoices.inc(),
      replaced: (match, from, to) => {
        measures.botsReplaced.inc()
        notices.warn({ match, from, to }, 'a bot failed and was replaced')
      },
      troubled: (match, error) => notices.warn({ match, error: nameOf(error) }, 'a bot turn was put off'),
    })
    const runOut = new RunOut(store, this.matches, this.door, time, (match, error) =>
      notices.warn({ match, error: nameOf(error) }, 'a clock that ran out was put off'),
    )
    this.#delivery = {
      mailer: telling.mail === null ? null : createMailer(telling.mail),
      site: telling.site,
      // Made or read at the start, before anything is sent.
      vapid: { publicKey: '', privateKey: '' },
      allowPrivate: telling.allowPrivate,
      haste: telling.haste,
      sent: (channel) => measures.noticesSent.inc({ channel }),
      failed: (id, channel, tries, error) =>
        notices.warn({ notice: id, channel, tries, error: nameOf(error) }, 'a notice could not be sent'),
    }
    this.notices = new Notices(store, time, () => ({
      site: this.#delivery.site,
      mailWorks: this.#delivery.mailer !== null,
      pushKey: this.#delivery.vapid.publicKey,
    }))
    this.presence = new Presence(store, time)
    const waits = new Waits(store, this.matches, time, (person, error) =>
      notices.warn({ person, error: nameOf(error) }, 'a notice was put off'),
    )
    const hostNotices = new HostNotices(store, time, (person, error) =>
      notices.warn({ person, error: nameOf(error) }, 'a notice to a host was put off'),
    )
    const deliveries = new Deliveries(store, time, () => this.#delivery)
    const closing = new Closing(store, this.matches, this.door, (match, error) =>
      notices.warn({ match, error: nameOf(error) }, 'closing a match was put off'),
    )
    const settling = new Settling(store, time, (match, error) =>
      notices.warn({ match, error: nameOf(error) }, 'a result was put off'),
    )
    const conducting = new Conducting(store, this.lobby, { clock, steady: time }, (event, error) =>
      notices.warn({ event, error: nameOf(error) }, 'an event was put off'),
    )
    this.wishes = new Wishes(store, this.lobby, time, (game, error) =>
      notices.warn({ game, error: nameOf(error) }, 'wishes to play were put off'),
    )
    const workers = [
      this.#bots,
      runOut,
      closing,
      waits,
      hostNotices,
      deliveries,
      settling,
      conducting,
      this.wishes,
    ]
    this.dueWork = new DueWork(store, time, workers)
    this.wishes.onWish = () => void this.dueWork.look()
    this.notices.onDelivery = () => void this.dueWork.look()
    hostNotices.onDelivery = () => void this.dueWork.look()
    this.resets.onDelivery = () => void this.dueWork.look()
    this.notices.onWishes = (match) =>
      void this.matches.alone(match, async (slot) => {
        slot.row = null
      })
    const look = (): void => void this.dueWork.look()
    this.events.onDue = look
    this.door.onDue = look
    this.lobby.onBotTurn = look
    this.door.onApplied = (kind) => measures.applied.inc({ kind })
    this.door.onTrouble = (match, error) =>
      notices.error({ match, error: nameOf(error) }, 'an action could not be written and was refused')
    const every = (ms: number, task: () => Promise<unknown>): NodeJS.Timeout =>
      setInterval(() => void task().catch(() => {}), ms).unref()
    this.#timers = [
      every(PRESENCE_EVERY_MS, () => this.presence.keep()),
      every(LOOK_FOR_DEEDS_MS, () => this.deeds.look()),
      every(FORGET_EVERY_MS, () => this.forget()),
      every(LOOK_FOR_IDLE_MS, async () => this.matches.forgetIdle(IDLE_MS)),
    ]
    this.#clock = clock
    if (store.shared) this.#timers.push(every(LOOK_FOR_MISSED_MS, () => this.matches.lookForMissed()))
  }

  async start(): Promise<void> {
    this.#delivery = { ...this.#delivery, vapid: await vapidKeysOf(this.store) }
    await this.deeds.start()
    await this.store.hear(
      (news) => this.#hear(news),
      () => void this.matches.refreshAll(),
    )
  }

  /** What is due is done from now on. `site`: where browsers find this server, which mails link to, if no setting says so. */
  async work(site: string): Promise<void> {
    const told = this.#delivery.site !== ''
    if (!told) this.#delivery = { ...this.#delivery, site }
    this.#lookAtMail(told)
    await this.dueWork.start()
  }

  /** A host is told at the start what is missing or wrong. */
  #lookAtMail(told: boolean): void {
    const { mailer, site } = this.#delivery
    if (mailer === null) {
      this.#notices.warn({}, 'mail is off: set SMTP_URL and MAIL_FROM (docs/clocks-and-notices.md)')
      return
    }
    if (!told)
      this.#notices.warn(
        { site },
        'links in mails begin with this address: set PUBLIC_URL if people use another',
      )
    mailer
      .check()
      .catch((error) =>
        this.#notices.warn(
          { error: nameOf(error) },
          'no mail can be sent: the server in SMTP_URL does not let us in',
        ),
      )
  }

  #hear({ kind, id, number }: Announcement): void {
    const failed = (error: unknown): void => {
      // Not begun, or gone meanwhile: there is nothing to follow.
      if (!(error instanceof Rejected))
        this.#notices.warn({ match: id, error: nameOf(error) }, 'could not follow')
    }
    switch (kind) {
      case 'entry':
      case 'table':
        this.matches.refresh(id, kind).catch(failed)
        break
      case 'said':
        this.talk.elsewhere(id, number).catch(failed)
        break
      case 'signed-out':
        this.people.onSignedOut(id)
        break
      case 'bot-turn':
        void this.dueWork.look()
        break
    }
  }

  /** Ends what is over by its age: sessions, and with them guests; matches that nobody joins or plays. */
  async forget(): Promise<void> {
    await forgetExpired(this.store.db, isoNow(this.#clock))
    await this.resets.forget()
    await this.people.forgetInvitations()
    await this.passkeys.forget()
    await this.lapse.run((guest) => this.#depart(guest))
  }

  /** A host did something here: it shows at once, not at the next look. */
  async followDeeds(): Promise<void> {
    await this.deeds.look()
    await this.dueWork.look()
  }

  /** Somebody is away: their clocks stand still wherever there are days left. */
  async vacation(person: string, days: number): Promise<VacationTaken> {
    const taken: VacationTaken['taken'] = []
    let none = 0
    for (const { id, status } of await matchesOf(this.store.db, person)) {
      if (status !== 'playing') continue
      for (const [seat, left] of await this.#vacationLeft(id, person)) {
        const wanted = { seat, command: randomUUID(), days: Math.min(days, left) }
        if (wanted.days === 0) none++
        else {
          await this.door.vacation(id, { person }, wanted)
          taken.push({ match: id, days: wanted.days })
        }
      }
    }
    return { taken, none }
  }

  /** The days that each seat of somebody has left; nothing in a match without clocks, or of other rules. */
  #vacationLeft(match: string, person: string): Promise<[Seat, number][]> {
    return this.matches.alone(match, async (slot) => {
      if (isOtherRules(await this.matches.row(slot))) return []
      const { timing } = await this.matches.latest(slot)
      if (timing === null) return []
      return seatsOf(slot, person).map((seat) => [seat, timing.clocks[seat].vacation])
    })
  }

  /** Deletes an account: it leaves what has not begun, resigns what has, and is forgotten. */
  async farewell(known: Known, password: string | undefined): Promise<void> {
    await this.people.checkFarewell(known, password)
    await this.#depart(known.person.id)
  }

  async #depart(person: string): Promise<void> {
    for (const match of await matchesOf(this.store.db, person)) {
      if (match.status === 'over') continue
      if (match.status === 'open') {
        await this.lobby.leave(match.id, person).catch(ignoreRefusal)
        continue
      }
      const seats = await this.matches.alone(match.id, async (slot) => {
        await this.matches.row(slot)
        return seatsOf(slot, person)
      })
      for (const seat of seats) {
        await this.door.resign(match.id, { person }, { seat, command: randomUUID() }).catch(ignoreRefusal)
      }
    }
    await this.people.farewell(person)
    await this.matches.refreshAll()
  }

  /** Something went wrong that is nobody's fault but ours or the machine's. */
  failed(error: unknown, where: string): void {
    this.#notices.error({ err: error, where }, faultOf(error).code)
  }

  async close(): Promise<void> {
    for (const each of this.#timers) clearInterval(each)
    await this.#bots.close()
    await this.dueWork.close()
    await this.rehearsal.close()
    this.#delivery.mailer?.close()
    this.matches.clear()
    await this.store.close()
  }
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof Rejected)) throw error
}

export const nameOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
