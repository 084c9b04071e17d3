/** One socket to the server that follows a match: comes back by itself when it is lost, and sends nothing twice. */
import { withChanges } from '@muster/protocol/changes'
import type { ClientMessage, ServerMessage } from '@muster/protocol/socket'
import { Rejected } from '@muster/table-kit/match/rejected.ts'

export type LineState =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'live' }
  /** Seconds until the next try, counting down. */
  | { readonly kind: 'lost'; readonly retry: number; readonly restarting: boolean }
  /** The server no longer knows who we are. */
  | { readonly kind: 'signed-out' }
  /** The server does not let us follow this match. */
  | { readonly kind: 'rejected'; readonly rejected: Rejected }

type Done = Extract<ServerMessage, { type: 'done' }>
type Table = Extract<ServerMessage, { type: 'table' }>
type Changes = Extract<ServerMessage, { type: 'changes' }>

/** A message before it is given its number and match. */
type Sending = ClientMessage extends infer M
  ? M extends ClientMessage
    ? Omit<M, 'id' | 'match'>
    : never
  : never

export interface Line {
  /** Sent again after a reconnection until it is answered; its command id makes sure that it counts once. */
  send(message: Sending): Promise<Done | Rejected>
  /** The same, when only a refusal is of interest. */
  ask(message: Sending): Promise<Rejected | null>
  /** How many choices are on their way. */
  readonly sending: number
  /** Tries at once. */
  reconnect(): void
  close(): void
}

export interface Following {
  readonly match: string
  /** What to watch, asked anew at every connection: the last version seen changes. */
  watch(): { since: number; seat?: number; invite?: string }
  /** Whose line it is; null if that does not matter. */
  readonly person: string | null
  hear(message: ServerMessage): void
  onState(state: LineState): void
}

interface Waiting {
  readonly message: ClientMessage
  resolve(answer: Done | Rejected): void
}

const RETRIES = [1, 2, 4, 8, 15]
/**
 * A network can go without a word: a socket then stays open for minutes. What the server has not answered by now it did
 * not get; whoever looks and has heard nothing for long asks whether it is still there.
 */
const ANSWERED_MS = 8000
const QUIET_MS = 30_000
const LISTEN_MS = 1000
/** As in the protocol's CLOSED. */
const SIGNED_OUT = 4001
const RESTART = 1012

export function openLine(following: Following): Line {
  const waiting = new Map<number, Waiting>()
  let socket: WebSocket | null = null
  let number = 0
  let watching = 0
  let tries = 0
  let closed = false
  /** The last table, in which the next changes are made. */
  let table: Table | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let heardAt = Date.now()
  let listenedAt = heardAt
  /** Since when the server owes a word; null if it does not. */
  let awaitedSince: number | null = null

  const send = (message: ClientMessage): void => {
    if (socket?.readyState !== WebSocket.OPEN) return
    socket.send(JSON.stringify(message))
    awaitedSince ??= Date.now()
  }

  function connect(): void {
    clearTimeout(timer)
    awaitedSince = Date.now()
    following.onState({ kind: 'connecting' })
    const url = new URL('/api/socket', location.href)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    const mine = new WebSocket(url)
    socket = mine
    mine.onmessage = (event) => {
      if (socket !== mine) return
      heardAt = Date.now()
      awaitedSince = null
      hear(JSON.parse(String(event.data)) as ServerMessage)
    }
    mine.onclose = ({ code }) => {
      if (closed || socket !== mine) return
      socket = null
      if (code === SIGNED_OUT) following.onState({ kind: 'signed-out' })
      else retryLater(code === RESTART)
    }
  }

  const retryLater = (restarting: boolean): void =>
    waitAndRetry(RETRIES[Math.min(tries++, RETRIES.length - 1)], restarting)

  /** The line is dead, though nobody has said so. */
  function giveUp(): void {
    if (socket === null) return
    hangUp()
    retryLater(false)
  }

  function listen(): void {
    const now = Date.now()
    // A page that slept has not read yet what came meanwhile.
    if (awaitedSince !== null && now - listenedAt > 3 * LISTEN_MS) awaitedSince = now
    listenedAt = now
    if (socket === null) return
    if (awaitedSince !== null && now - awaitedSince > ANSWERED_MS) giveUp()
    else if (!document.hidden && now - Math.max(heardAt, awaitedSince ?? 0) > QUIET_MS)
      send({ type: 'ping', id: ++number })
  }

  function waitAndRetry(seconds: number, restarting: boolean): void {
    following.onState({ kind: 'lost', retry: seconds, restarting })
    timer = setTimeout(() => (seconds <= 1 ? connect() : waitAndRetry(seconds - 1, restarting)), 1000)
  }

  function greet(person: string | null): void {
    if (following.person !== null && person !== following.person) {
      hangUp()
      following.onState({ kind: 'signed-out' })
      return
    }
    tries = 0
    watch()
    if (document.hidden) tellLooking()
    for (const each of waiting.values()) send(each.message)
    following.onState({ kind: 'live' })
  }

  function watch(): void {
    watching = ++number
    send({ type: 'watch', id: watching, match: following.match, changes: true, ...following.watch() })
  }

  function hearTable(next: Table): void {
    table = next
    following.hear(next)
  }

  function hearChanges({ from, changes, log }: Changes): void {
    // Whatever was missed, the whole table is sent to whoever begins to watch.
    if (table?.version !== from) watch()
    else hearTable({ ...(withChanges(table, changes) as Table), log })
  }

  function hear(message: ServerMessage): void {
    if (message.type === 'hello') greet(message.person)
    else if (message.type === 'table') hearTable(message)
    else if (message.type === 'changes') hearChanges(message)
    else if (message.type === 'done') settle(message.id, message)
    else if (message.type === 'rejected') {
      const { code, message: said, params, refusal } = message.error
      const rejected = new Rejected(code, said, params, refusal ?? null)
      if (message.id === watching) {
        hangUp()
        following.onState({ kind: 'rejected', rejected })
      } else settle(message.id, rejected)
    } else following.hear(message)
  }

  function settle(id: number, answer: Done | Rejected): void {
    const asked = waiting.get(id)
    waiting.delete(id)
    asked?.resolve(answer)
  }

  function hangUp(): void {
    clearTimeout(timer)
    const mine = socket
    socket = null
    mine?.close()
  }

  /** A network that comes back is worth a try at once. */
  const soon = (): void => {
    if (socket === null && !closed) connect()
  }
  /** Whoever looks is not told elsewhere that they are awaited. */
  const tellLooking = (): void => send({ type: 'looking', id: ++number, looking: !document.hidden })
  const listening = setInterval(listen, LISTEN_MS)
  addEventListener('online', soon)
  addEventListener('offline', giveUp)
  document.addEventListener('visibilitychange', tellLooking)
  connect()
  const ask = (message: Sending): Promise<Done | Rejected> =>
    new Promise((resolve) => {
      const whole = { ...message, id: ++number, match: following.match } as ClientMessage
      waiting.set(whole.id, { message: whole, resolve })
      if (watching > 0) send(whole)
    })
  return {
    send: ask,
    async ask(message) {
      const answer = await ask(message)
      return answer instanceof Rejected ? answer : null
    },
    get sending() {
      return waiting.size
    },
    reconnect() {
      hangUp()
      connect()
    },
    close() {
      closed = true
      clearInterval(listening)
      removeEventListener('online', soon)
      removeEventListener('offline', giveUp)
      document.removeEventListener('visibilitychange', tellLooking)
      hangUp()
    },
  }
}
