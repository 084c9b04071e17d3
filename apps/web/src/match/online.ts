/** A match on the server, over one socket that comes back by itself when it is lost. */
import type { GameEvent } from '@muster/kernel/game'
import type { MatchRecord } from '@muster/kernel/record'
import type { Trial } from '@muster/kernel/rehearsal'
import type { Refusal } from '@muster/kernel/verdict'
import type { MatchInfo as OnlineInfo } from '@muster/protocol/matches'
import type { TableView } from '@muster/protocol/play'
import type { AnswerOf } from '@muster/protocol/routes'
import type { ClientMessage, ServerMessage } from '@muster/protocol/socket'
import { call } from './api.ts'
import type { Answer, Ask, Heard, MatchSource, Moment, Update } from './source.ts'

export interface Connection {
  readonly state: 'connecting' | 'live' | 'lost'
  /** Seconds until the next try. */
  readonly retry: number
}

export interface OnlineSource extends MatchSource {
  /** Told whenever the connection changes. */
  onConnection: (connection: Connection) => void
}

/** A message before it is given its number and match. */
type Sending = ClientMessage extends infer M
  ? M extends ClientMessage
    ? Omit<M, 'id' | 'match'>
    : never
  : never

interface Waiting {
  readonly message: ClientMessage
  resolve(refused: { code: string; params: Readonly<Record<string, string | number>> } | null): void
}

const RETRIES = [1, 2, 4, 8, 15]

export function openOnline(
  info: OnlineInfo,
  seat: number | null,
  verbs: readonly Verb[],
  invite: string | null,
): OnlineSource {
  const ears = new Set<(update: Update) => void>()
  const early: Update[] = []
  const waiting = new Map<number, Waiting>()
  const log = new Map<number, Heard>()
  /** Done on the server, and not yet on this table. */
  let unseen: (Waiting & { readonly version: number })[] = []
  let socket: WebSocket | null = null
  let table: TableView | null = null
  let number = 0
  let tries = 0
  let closed = false
  /** The connection was lost: what comes next was missed, not watched. */
  let away = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const tell = (update: Update): void => {
    if (ears.size === 0) early.push(update)
    for (const hear of ears) hear(update)
  }
  const send = (message: ClientMessage): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
  }
  /** Sent again after a reconnection until it is answered; its command id makes sure that it counts once. */
  const ask = (message: Sending) =>
    new Promise<{ code: string; params: Readonly<Record<string, string | number>> } | null>((resolve) => {
      const whole = { ...message, id: ++number, match: info.id } as ClientMessage
      waiting.set(whole.id, { message: whole, resolve })
      send(whole)
    })

  function connect(): void {
    source.onConnection({ state: 'connecting', retry: 0 })
    const url = new URL('/api/socket', location.href)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    const mine = new WebSocket(url)
    socket = mine
    mine.onopen = () => {
      tries = 0
      source.onConnection({ state: 'live', retry: 0 })
      const watch: ClientMessage = {
        type: 'watch',
        id: ++number,
        match: info.id,
        since: table?.version ?? -1,
        ...(seat === null ? {} : { seat }),
        ...(invite === null ? {} : { invite }),
      }
      send(watch)
      for (const each of waiting.values()) send(each.message)
    }
    mine.onmessage = (event) => hearServer(JSON.parse(String(event.data)) as ServerMessage)
    mine.onclose = () => {
      if (closed || socket !== mine) return
      away = true
      const retry = RETRIES[Math.min(tries++, RETRIES.length - 1)]
      source.onConnection({ state: 'lost', retry })
      timer = setTimeout(connect, retry * 1000)
    }
  }

  function hearServer(message: ServerMessage): void {
    if (message.type === 'done') {
      const done = waiting.get(message.id)
      waiting.delete(message.id)
      // The next choice answers the next question, so that must have come first.
      if ((message.version ?? 0) <= (table?.version ?? -1)) done?.resolve(null)
      else if (done !== undefined) unseen.push({ version: message.version ?? 0, ...done })
    } else if (message.type === 'refused') {
      waiting.get(message.id)?.resolve(message.error)
      waiting.delete(message.id)
    } else if (message.type === 'table') hearTable(message)
  }

  function hearTable(next: TableView): void {
    const first = table === null
    table = next
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
    const seen = unseen.filter((each) => each.version <= next.version)
    unseen = unseen.filter((each) => each.version > next.version)
    const moment = momentOf(next)
    const back = away
    away = false
    if (first || undone || back || fresh.length === 0)
      tell({ type: 'look', moment, log: [...log.values()], undone: undone && !first })
    else {
      const events = fresh.flatMap((each) => each.events)
      tell({ type: 'step', moment, heard: { at: next.version, seat: fresh[fresh.length - 1].seat, events } })
    }
    for (const each of seen) each.resolve(null)
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
        ...(decision === null ? {} : { decision: { prompt: decision.prompt, offers: decision.offers } }),
      },
      undoable: view.undoable,
      undoes: null,
      undoBar: view.log.length === 0 && view.version === 0 ? 'nothing' : 'final',
    }
  }

  async function explain(action: string): Promise<Refusal | null> {
    const path = `/api/matches/${info.id}/explain?seat=${seat ?? 0}&action=${encodeURIComponent(action)}`
    return (await call<AnswerOf<'explain'>>('GET', path)).refusal
  }

  /** What somebody who points at a thing could mean, among what is being decided. */
  async function why({ domain, id, chosen }: Ask): Promise<Answer> {
    const deciding = new Set((table?.decision?.offers ?? []).map((words) => words.split(' ')[0]))
    const meant = verbs.flatMap(({ verb, args }) => {
      if (!deciding.has(verb)) return []
      if (args.length === 1 && args[0] === domain) return [`${verb} ${id}`]
      return args.length === 2 && args[1] === domain ? chosen.map((each) => `${verb} ${each} ${id}`) : []
    })
    for (const action of meant.slice(0, 4)) {
      const refusal = await explain(action)
      return refusal === null ? { kind: 'allowed', words: [action] } : { kind: 'refused', refusal }
    }
    const code = deciding.size === 0 ? 'not-your-decision' : 'not-now'
    return { kind: 'refused', refusal: { code, rule: '', params: {} } }
  }

  const source: OnlineSource = {
    rehearses: seat !== null,
    onConnection: () => undefined,
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
      ears.add(hear)
      for (const update of early.splice(0)) hear(update)
      return () => ears.delete(hear)
    },
    async act(words): Promise<Trial> {
      if (seat === null || table?.decision == null) return null
      const refused = await ask({
        type: 'act',
        seat,
        command: crypto.randomUUID(),
        decision: table.decision.id,
        action: words,
      })
      if (refused === null) return null
      return { index: 0, refusal: (await explain(words)) ?? { code: refused.code, rule: '', params: {} } }
    },
    async undo() {
      if (seat !== null && table !== null)
        await ask({ type: 'undo', seat, command: crypto.randomUUID(), version: table.version })
    },
    look: () => Promise.resolve(),
    why,
    // Without an answer nothing is promised: the server will say so when the choice is made.
    tryOut: (words) =>
      call<AnswerOf<'rehearse'>>('POST', `/api/matches/${info.id}/rehearse`, { seat, words }).then(
        ({ trial }) => trial,
        () => null,
      ),
    chains: (request) =>
      call<AnswerOf<'ways'>>('POST', `/api/matches/${info.id}/ways`, { seat, ...request }).then(
        ({ chains }) => chains,
        () => [],
      ),
    record: () => call<MatchRecord>('GET', `/api/matches/${info.id}/record`),
    close() {
      closed = true
      clearTimeout(timer)
      socket?.close()
    },
  }
  connect()
  return source
}

export interface Verb {
  readonly verb: string
  readonly args: readonly string[]
}
