/** What each route does. Its input has been validated by the schemas of the protocol, its caller identified. */
import { ROSTER } from '@muster/bots/roster'
import { CATALOGUE } from '@muster/catalogue/catalogue'
import type { Seat, Viewer } from '@muster/kernel/game'
import type { Refusal } from '@muster/kernel/verdict'
import type { WhyAnswer } from '@muster/kernel/why'
import type { AnswerOf, BodyOf, ParamsOf, QueryOf, RouteName } from '@muster/protocol/routes'
import type { Clock } from '../hosting/clock.ts'
import { listFor } from '../matches/lists.ts'
import { recordOf } from '../matches/record.ts'
import { checkMayLook, type Slot, seatsOf, viewerOf } from '../matches/slot.ts'
import { nameKey } from '../people/names.ts'
import type { Known } from '../people/people.ts'
import type { Services } from '../services.ts'
import { caller } from './caller.ts'
import { hostHandlers } from './host-handlers.ts'
import { Buckets, type Limits } from './limits.ts'
import { lookAndWait } from './long-poll.ts'
import { securityHandlers } from './security-handlers.ts'

export interface Call<N extends RouteName> {
  readonly params: ParamsOf<N>
  readonly query: QueryOf<N>
  readonly body: BodyOf<N>
  readonly known: Known | null
  readonly address: string
  /** Where the browser is, as it says and as was checked. */
  readonly origin: string
  /** What the request came with, whoever's it is. */
  readonly token: string | null
  /** Gives the caller a session, or with null takes it away. */
  setSession(token: string | null): void
  /** Called if the caller hangs up before the answer. */
  onGone(then: () => void): void
}

export type Handlers = { readonly [N in RouteName]: (call: Call<N>) => Promise<AnswerOf<N>> }

const plain = (refusal: Refusal) => ({ ...refusal, params: { ...refusal.params } })

const plainAnswer = (answer: WhyAnswer): AnswerOf<'why'> =>
  answer.kind === 'offered'
    ? { kind: 'offered', choices: [...answer.choices] }
    : {
        ...answer,
        refusal: plain(answer.refusal),
        things: [...answer.things],
        others: answer.others.map(plain),
      }

const personOf = ({ known }: { known: Known | null }): string | null => known?.person.id ?? null

export function handlersFor(services: Services, limits: Limits, clock: Clock): Handlers {
  const { people, notices, presence, lobby, meeting, wishes, standing, events } = services
  const { door, rehearsal, matches, talk, store } = services
  const guests = new Buckets(limits.guests, clock)
  const passwords = new Buckets(limits.passwords, clock)
  const resets = new Buckets(limits.resets, clock)
  const newMatches = new Buckets(limits.matches, clock)
  const sayings = new Buckets(limits.talk, clock)
  const asked = new Buckets(limits.talk, clock)
  const reports = new Buckets(limits.reports, clock)
  const rehearsals = new Buckets(limits.rehearsals, clock)
  const as = (call: { known: Known | null }) => ({ person: caller(call).person.id })
  const asking = (call: { known: Known | null; params: { id: string } }, seat: Seat) => ({
    match: call.params.id,
    person: caller(call).person.id,
    seat,
  })

  /** Programs look at nothing, and guests are never told elsewhere. */
  const glance = ({ known }: { known: Known | null }): void => {
    if (known?.kind === 'browser' && !known.person.guest) presence.glance(known.person.id)
  }

  return {
    games: async () => ({
      games: CATALOGUE.map(({ game }) => describe(game)),
      bots: [...ROSTER],
    }),

    async guest(call) {
      guests.check(call.address)
      await people.checkWelcome(call.token)
      const { person, token } = await people.guest()
      call.setSession(token)
      return person
    },
    async signIn(call) {
      passwords.check(call.address)
      const { name, password, code } = call.body
      const { person, token } = await people.signIn(name, password, call.address, code)
      call.setSession(token)
      return person
    },
    async signOut(call) {
      await people.signOut(caller(call))
      call.setSession(null)
      return {}
    },
    session: async ({ known }) => ({ person: known?.person ?? null, registration: people.registration }),
    me: async (call) => caller(call).person,
    async claim(call) {
      passwords.check(call.address)
      const { name, password, invitation } = call.body
      return people.claim(caller(call), name, password, invitation)
    },
    async password(call) {
      passwords.check(caller(call).person.id)
      await people.changePassword(caller(call), call.body.old, call.body.new)
      return {}
    },
    async forgotten(call) {
      const { who, language } = call.body
      resets.check(`from ${call.address}`)
      resets.check(`for ${nameKey(who)}`)
      services.resets.ask(who, language)
      return {}
    },
    async reset(call) {
      passwords.check(call.address)
      const { token: link, password, code } = call.body
      const { person, token } = await people.resetPassword(link, password, call.address, code)
      call.setSession(token)
      return person
    },
    async farewell(call) {
      passwords.check(caller(call).person.id)
      await services.farewell(caller(call), call.body.password)
      call.setSession(null)
      return {}
    },
    sessions: async (call) => ({ sessions: await people.sessions(caller(call)) }),
    async revoke(call) {
      await people.revoke(caller(call), call.params.session)
      return {}
    },
    token: (call) => people.token(caller(call), call.body.label),

    notices: (call) => notices.of(caller(call)),
    wishNotices: (call) => notices.wish(caller(call), call.body),
    async address(call) {
      passwords.check(caller(call).person.id)
      return notices.setAddress(caller(call), call.body.address, call.body.language)
    },
    subscribe: (call) => notices.subscribe(caller(call), call.body),
    vacationEverywhere: (call) => services.vacation(caller(call).person.id, call.body.days),

    async matches(call) {
      const { status, game, before, mine } = call.query
      if (mine === 'yes') {
        caller(call)
        glance(call)
      }
      const wanted = { person: personOf(call), mine: mine === 'yes', status, game, before }
      return { matches: await listFor(store, wanted) }
    },
    async create(call) {
      newMatches.check(caller(call).person.id)
      return lobby.create(caller(call).person, call.body)
    },
    match: (call) =>
      matches.alone(call.params.id, async (slot) => {
        checkMayLook(slot, await matches.row(slot), personOf(call), call.query.invite)
        return matches.info(slot, personOf(call))
      }),
    join: (call) => lobby.join(call.params.id, caller(call).person, call.body),
    async leave(call) {
      await lobby.leave(call.params.id, caller(call).person.id)
      return {}
    },
    async rematch(call) {
      newMatches.check(caller(call).person.id)
      return lobby.rematch(call.params.id, caller(call).person, call.body?.nonce)
    },

    circle: (call) => meeting.circle(caller(call)),
    async contact(call) {
      asked.check(caller(call).person.id)
      return meeting.contact(caller(call), call.body.name, call.body.is)
    },
    async block(call) {
      asked.check(caller(call).person.id)
      const { body } = call
      return 'match' in body
        ? meeting.blockAt(caller(call), body.match, body.seat)
        : meeting.block(caller(call), body.name, body.is)
    },
    async wishes(call) {
      glance(call)
      return { wishes: await wishes.of(caller(call)) }
    },
    async wish(call) {
      newMatches.check(caller(call).person.id)
      return { wishes: await wishes.wish(caller(call), call.body) }
    },
    takeBackWish: async (call) => ({ wishes: await wishes.takeBack(caller(call), call.params.wish) }),

    ladder: (call) => standing.ladder(call.query.game),
    profile: (call) => standing.profile(call.query.name, personOf(call)),

    events: async (call) => ({
      events: await events.list(call.known?.person ?? null),
      mayFound: events.mayFound(call.known?.person ?? null),
    }),
    async foundEvent(call) {
      newMatches.check(caller(call).person.id)
      return events.found(caller(call).person, call.body)
    },
    event(call) {
      glance(call)
      return events.view(call.params.id, call.known?.person ?? null)
    },
    enterEvent: (call) => events.enter(call.params.id, caller(call).person),
    enterBot: (call) => events.enterBot(call.params.id, caller(call).person, call.body.bot),
    withdraw: (call) => events.withdraw(call.params.id, caller(call).person, call.body.entrant),
    beginEvent: (call) => events.begin(call.params.id, caller(call).person),
    hastenEvent: (call) => events.hasten(call.params.id, caller(call).person),
    async cancelEvent(call) {
      await events.cancel(call.params.id, caller(call).person)
      return {}
    },

    async table(call) {
      const { seat, since, wait, invite } = call.query
      const viewer = async (slot: Slot): Promise<Viewer> => {
        checkMayLook(slot, await matches.row(slot), personOf(call), invite)
        return viewerOf(slot, personOf(call), seat)
      }
      return lookAndWait(matches, call, {
        viewer,
        since: since ?? null,
        seconds: wait ?? 0,
        person: personOf(call),
      })
    },
    log: (call) =>
      matches.alone(call.params.id, async (slot) => {
        const { seat, after, invite } = call.query
        checkMayLook(slot, await matches.row(slot), personOf(call), invite)
        return { log: await matches.page(slot, viewerOf(slot, personOf(call), seat), after) }
      }),
    act: (call) => door.act(call.params.id, as(call), call.body),
    undo: (call) => door.undo(call.params.id, as(call), call.body),
    resign: (call) => door.resign(call.params.id, as(call), call.body),
    drawOffer: (call) => door.drawOffer(call.params.id, as(call), call.body),
    claimTime: (call) => door.claim(call.params.id, as(call), call.body),
    vacation: (call) => door.vacation(call.params.id, as(call), call.body),
    async why(call) {
      rehearsals.check(caller(call).person.id)
      return plainAnswer(await rehearsal.why(asking(call, call.body.seat), call.body.question))
    },
    async dealt(call) {
      rehearsals.check(caller(call).person.id)
      return { state: { ...(await rehearsal.dealt(asking(call, call.body.seat))) } }
    },
    async ways(call) {
      rehearsals.check(caller(call).person.id)
      const ways = await rehearsal.ways(asking(call, call.body.seat), call.body)
      return {
        ways: ways.map((each) => ({
          starts: [...each.starts],
          words: [...each.words],
          path: [...each.path],
        })),
      }
    },
    record: (call) =>
      matches.alone(call.params.id, async (slot) => {
        slot.row = null
        const row = await matches.row(slot)
        checkMayLook(slot, row, personOf(call), call.query.invite)
        const record = await recordOf(store, row, slot.seats, seatsOf(slot, personOf(call)))
        return { ...record, seed: record.seed ?? '' }
      }),

    talk: async (call) => ({
      said: await talk.heard(call.params.id, personOf(call), call.query.invite, call.query.after),
    }),
    async say(call) {
      const { person } = caller(call)
      sayings.check(person.id)
      return talk.say(call.params.id, person, call.body)
    },
    async answer(call) {
      const { person } = caller(call)
      sayings.check(person.id)
      return talk.answer(call.params.id, person.id, call.params.said, call.body)
    },
    async report(call) {
      const { person } = caller(call)
      reports.check(person.id)
      await services.reports.make(person.id, call.body)
      return {}
    },
    ...securityHandlers(services, passwords),
    ...hostHandlers(services, clock),
  }
}

function describe(game: (typeof CATALOGUE)[number]['game']): AnswerOf<'games'>['games'][number] {
  return {
    id: game.id,
    title: game.title,
    version: game.version,
    scenarios: game.scenarios.map((each) => ({
      id: each.id,
      title: each.title,
      players: [...each.players],
      seats: [...game.seats({ scenario: each.id, players: Math.max(...each.players), options: {} })],
    })),
    options: game.options.map((each) => ({
      id: each.id,
      title: each.title,
      values: [...each.values],
      initial: each.initial,
      ...(each.scenarios === undefined ? {} : { scenarios: [...each.scenarios] }),
    })),
  }
}
