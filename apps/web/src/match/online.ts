/** A match on the server, as a table needs it. */
import { botsTalk } from '@muster/catalogue/minds'
import type { BaseState, GameEvent } from '@muster/kernel/game'
import type { MatchRecord } from '@muster/kernel/record'
import type { WhyAnswer } from '@muster/kernel/why'
import { MAX_LOG } from '@muster/protocol/limits'
import type { MatchInfo as OnlineInfo } from '@muster/protocol/matches'
import type { TableView } from '@muster/protocol/play'
import type { AnswerOf } from '@muster/protocol/routes'
import type { Said } from '@muster/protocol/talk'
import type { SeatClock } from '@muster/protocol/time'
import { Rejected } from '@muster/table-kit/match/rejected.ts'
import type { Acted, Heard, MatchSource, Moment, Update } from '@muster/table-kit/match/source.ts'
import { call } from './api.ts'
import { type LineState, openLine } from './line.ts'
import { inviteQuery } from './lobby.ts'
import { openTalk } from './online-talk.ts'
import { thinkerFor } from './thinker.ts'
import type { Dealt } from './thinking.ts'

export interface OnlineSettings {
  readonly info: OnlineInfo
  /** The seat and whose it is; null for a spectator. */
  readonly seat: number | null
  readonly person: string | null
  readonly invite: string | null
  onState(state: LineState): void
  /** Who sits where, or how the match stands, has changed. */
  onInfo(info: OnlineInfo): void
  /** The seats that have offered a draw. */
  onDrawOffers(seats: readonly number[]): void
  /** Somebody else has declined a draw, or taken back having offered it. */
  onNoDraw(seat: number, withdrawn: boolean): void
  /** The clocks as they stand now; not called in a match without. */
  onClocks(clocks: readonly SeatClock[]): void
  /** Something about time has happened: it is up, was claimed on, or somebody is on vacation. */
  onTime(entry: LogEntry): void
  /** Something said is to be reported to the hosts. */
  onReport(said: Said): void
  /** The connection is back, and so much happened meanwhile. */
  onBack(missed: number): void
  /** Somebody else has taken a choice back that was seen here. */
  onTakenBack(seat: number): void
  /** One's own seat has chosen, but not here. */
  onElsewhere(): void
  /** The server did not take a choice, for a reason that is not the rules'. */
  onRejected(rejected: Rejected): void
}

export type LogEntry = TableView['log'][number]

export interface OnlineSource extends MatchSource {
  /** Done when there is something to show. */
  readonly ready: Promise<void>
  resign(): Promise<Rejected | null>
  drawOffer(answer: 'offer' | 'decline'): Promise<Rejected | null>
  /** From a seat whose time is up. */
  claim(from: number): Promise<Rejected | null>
  vacation(days: number): Promise<Rejected | null>
  /** After signing in again. */
  reconnect(): void
}

const OF_TIME: ReadonlySet<LogEntry['kind']> = new Set(['time', 'claim', 'vacation'])

/** A spectator has nothing to choose. */
const NOT_YOURS: WhyAnswer = {
  kind: 'refused',
  refusal: { code: 'not-your-decision', rule: '', params: {} },
  things: [],
  index: 0,
  others: [],
}

export function openOnline(settings: OnlineSettings): OnlineSource {
  const { info, invite } = settings
  const ears = new Set<(update: Update) => void>()
  const early: Update[] = []
  const log = new Map<number, Heard>()
  const talk = openTalk(info.id, invite, () => seat, settings.onReport)
  let { seat } = settings
  let table: TableView | null = null
  let returning = false
  let isReady: () => void = () => undefined
  const ready = new Promise<void>((resolve) => {
    isReady = resolve
  })

  const line = openLine({
    match: info.id,
    person: settings.seat === null ? null : settings.person,
    watch: () => ({
      since: table?.version ?? -1,
      ...(seat === null ? {} : { seat }),
      ...(invite === null ? {} : { invite }),
    }),
    hear(message) {
      if (message.type === 'table') arrive(message)
      else if (message.type === 'info') settings.onInfo(message.info)
      else if (message.type === 'said') talk.hear([message.said])
    },
    onState(state) {
      if (state.kind === 'lost') returning = true
      if (state.kind === 'live') void talk.catchUp()
      settings.onState(state)
    },
  })

  const tell = (update: Update): void => {
    if (ears.size === 0) early.push(update)
    for (const hear of ears) hear(update)
  }

  /** Tables are heard in the order in which they came, each with all that happened since the one before. */
  let arriving: Promise<void> | null = null
  function arrive(next: TableView): void {
    const isWhole = (): boolean => (next.log.at(0)?.version ?? next.version) <= (table?.version ?? -1) + 1
    if (arriving === null && isWhole()) {
      hearTable(next)
      return
    }
    const turn = (arriving ?? Promise.resolve())
      .then(async () => {
        const earlier = isWhole() ? [] : await earlierThan(next)
        hearTable({ ...next, log: [...earlier, ...next.log] })
      })
      // The line asks again from the last version that was heard.
      .catch(() => line.reconnect())
      .finally(() => {
        if (arriving === turn) arriving = null
      })
    arriving = turn
  }

  /** A long absence is told in pages. */
  async function earlierThan(next: TableView): Promise<TableView['log']> {
    const first = next.log[0]?.version ?? next.version
    const known = table?.version ?? -1
    const pages: Promise<AnswerOf<'log'>>[] = []
    for (let after = known; after + 1 < first; after += MAX_LOG) {
      const query = new URLSearchParams({
        after: String(after),
        ...(next.seat === null ? {} : { seat: String(next.seat) }),
        ...(invite === null ? {} : { invite }),
      })
      pages.push(call<AnswerOf<'log'>>('GET', `/api/matches/${info.id}/log?${query}`))
    }
    return (await Promise.all(pages)).flatMap(({ log }) => log).filter((each) => each.version < first)
  }

  function hearTable(next: TableView): void {
    const first = table === null
    const offered = table?.drawOffers ?? []
    table = next
    seat = next.seat
    settings.onDrawOffers(next.drawOffers)
    if (next.clocks !== null) settings.onClocks(next.clocks)
    let undone = false
    const fresh: Heard[] = []
    for (const each of next.log) {
      if (each.kind === 'undo' && each.undoes !== null) {
        log.delete(each.undoes)
        undone = true
        continue
      }
      const heard = { at: each.version, seat: each.seat, events: each.events as GameEvent[] }
      log.set(each.version, heard)
      fresh.push(heard)
    }
    const moment = momentOf(next)
    // What came while the line was down was missed, not watched.
    if (first || undone || returning || fresh.length === 0)
      tell({ type: 'look', moment, log: [...log.values()], undone: undone && !first })
    else {
      const events = fresh.flatMap((each) => each.events)
      tell({ type: 'step', moment, heard: { at: next.version, seat: fresh[fresh.length - 1].seat, events } })
    }
    const takenBack = first
      ? undefined
      : next.log.findLast((each) => each.kind === 'undo' && each.seat !== seat)
    if (takenBack?.seat != null) settings.onTakenBack(takenBack.seat)
    const noDraw = first ? undefined : next.log.findLast(({ answer }) => answer === 'decline')?.seat
    if (noDraw != null && noDraw !== seat) settings.onNoDraw(noDraw, offered.includes(noDraw))
    for (const each of first ? [] : next.log) if (OF_TIME.has(each.kind)) settings.onTime(each)
    if (first) isReady()
    else if (returning) settings.onBack(next.log.length)
    else if (line.sending === 0 && seat !== null && next.log.some((each) => each.seat === seat))
      settings.onElsewhere()
    returning = false
  }

  /** Asked for once at each moment, whatever is reckoned with it. */
  let dealt: { readonly version: number; readonly is: Promise<Dealt> } | null = null
  const deal = (): Promise<Dealt> => {
    const version = table?.version ?? -1
    if (dealt?.version !== version) {
      const path = `/api/matches/${info.id}/dealt`
      const asked = call<AnswerOf<'dealt'>>('POST', path, { seat })
      dealt = {
        version,
        is: asked.then(({ state }) => ({ state: state as unknown as BaseState, seat: seat ?? 0 })),
      }
    }
    return dealt.is
  }
  // Odds where the table wants them; never advice, which is for those who practise.
  const thinker = info.odds && settings.seat !== null ? thinkerFor(info.game, deal) : null

  /** What the rules refuse is told with its rule; anything else is about the match, not the game. */
  function refusedBy(rejected: Rejected): Acted {
    const { refusal, params } = rejected
    if (refusal !== null) return { kind: 'refused', index: Number(params.index ?? 0), refusal }
    settings.onRejected(rejected)
    return { kind: 'rejected' }
  }

  return {
    rehearses: settings.seat !== null,
    where: 'server',
    ready,
    info: {
      id: info.id,
      game: info.game,
      setup: info.setup,
      commitment: info.commitment,
      seats: info.seats.map((each) => ({
        id: each.side,
        kind: each.kind === 'bot' ? ('bot' as const) : ('remote' as const),
        name: each.name ?? '',
      })),
    },
    listen(hear) {
      thinker?.prepare()
      ears.add(hear)
      for (const update of early.splice(0)) hear(update)
      return () => ears.delete(hear)
    },
    async act(choices): Promise<Acted> {
      if (seat === null || table?.decision == null) return { kind: 'rejected' }
      const answer = await line.send({
        type: 'act',
        seat,
        command: crypto.randomUUID(),
        decision: table.decision.id,
        choices: [...choices],
        carryOn: true,
      })
      if (answer instanceof Rejected) return refusedBy(answer)
      return { kind: 'made', made: answer.made ?? choices.length, final: answer.final ?? null }
    },
    async undo() {
      if (seat === null || table === null) return
      const { version } = table
      const rejected = await line.ask({ type: 'undo', seat, command: crypto.randomUUID(), version })
      if (rejected !== null) settings.onRejected(rejected)
    },
    look: () => Promise.resolve(),
    why: (question) =>
      seat === null
        ? Promise.resolve(NOT_YOURS)
        : call<AnswerOf<'why'>>('POST', `/api/matches/${info.id}/why`, { seat, question }),
    ways: (request) =>
      call<AnswerOf<'ways'>>('POST', `/api/matches/${info.id}/ways`, { seat, ...request }).then(
        ({ ways }) => ways,
        () => [],
      ),
    ...(thinker === null ? {} : { odds: thinker.odds }),
    record: () => call<MatchRecord>('GET', `/api/matches/${info.id}/record${inviteQuery(invite)}`),
    ...(hasCompany(info) ? { talk } : {}),
    resign: () =>
      seat === null
        ? Promise.resolve(null)
        : line.ask({ type: 'resign', seat, command: crypto.randomUUID() }),
    drawOffer: (answer) =>
      seat === null
        ? Promise.resolve(null)
        : line.ask({ type: 'draw', seat, command: crypto.randomUUID(), answer }),
    claim: (from) =>
      seat === null
        ? Promise.resolve(null)
        : line.ask({ type: 'claim', seat, command: crypto.randomUUID(), from }),
    vacation: (days) =>
      seat === null
        ? Promise.resolve(null)
        : line.ask({ type: 'vacation', seat, command: crypto.randomUUID(), days }),
    reconnect: () => line.reconnect(),
    close() {
      thinker?.dismiss()
      line.close()
    },
  }
}

function momentOf(view: TableView): Moment {
  const { ending, decision } = view
  return {
    at: view.version,
    viewer: view.seat ?? -1,
    seen: {
      view: view.view,
      deciding: view.deciding,
      outcome:
        ending === null
          ? null
          : {
              winners: ending.winners,
              code: ending.by === 'rules' ? ending.code : ending.by,
              rule: ending.rule,
            },
      ...(decision === null
        ? {}
        : { decision: { prompt: decision.prompt, rule: decision.rule, offers: decision.offers } }),
    },
    undoable: view.undoable,
    undoes: view.undoes,
    undoBar: view.undoBar,
    unasked: decision?.unasked ?? null,
  }
}

/** Somebody to talk to: other people, and bots where they talk. */
const hasCompany = ({ game, seats }: OnlineInfo): boolean =>
  seats.some(({ kind, yours }) => (kind === 'person' && !yours) || (kind === 'bot' && botsTalk(game)))
