/** A client for tests and benchmarks, typed and checked by the protocol: what it gets must fit the schemas. */
import { randomUUID } from 'node:crypto'
import { withChanges } from '@muster/protocol/changes'
import { type RejectionBody, rejectionBody } from '@muster/protocol/errors'
import type { TableView } from '@muster/protocol/play'
import { type AnswerOf, ROUTES, type Route, type RouteName } from '@muster/protocol/routes'
import { type ClientMessage, type ServerMessage, serverMessage } from '@muster/protocol/socket'
import { WebSocket } from 'ws'

export class RejectedByServer extends Error {
  readonly status: number
  readonly error: RejectionBody['error']
  constructor(status: number, error: RejectionBody['error'], what: string) {
    super(`${what}: ${status} ${error.code} ${JSON.stringify(error.params)}`)
    this.status = status
    this.error = error
  }
}

/** What became of a request: `accepted`, or the code with which it was turned away. */
export async function codeOf(request: Promise<unknown>): Promise<string> {
  try {
    await request
    return 'accepted'
  } catch (error) {
    if (error instanceof RejectedByServer) return error.error.code
    throw error
  }
}

interface Sent {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: unknown
}

export class Client {
  readonly url: string
  readonly headers: Record<string, string> = {}
  /** Whether answers are held against the schemas; not those of a server of another version. */
  readonly #check: boolean
  constructor(url: string, headers: Readonly<Record<string, string>> = {}, check = true) {
    this.url = url
    this.#check = check
    Object.assign(this.headers, headers)
  }

  static async guest(url: string, check = true): Promise<Client> {
    const client = new Client(url, {}, check)
    await client.call('guest')
    return client
  }

  /** The same person through another process. */
  at(url: string): Client {
    return new Client(url, this.headers)
  }

  async call<N extends RouteName>(name: N, sent: Sent = {}): Promise<AnswerOf<N>> {
    const route: Route = ROUTES[name]
    const path = route.path.replace(/:(\w+)/g, (_, key: string) => sent.params?.[key] ?? '')
    const query = new URLSearchParams()
    for (const [key, value] of Object.entries(sent.query ?? {})) query.set(key, String(value))
    const response = await fetch(`${this.url}${path}${query.size > 0 ? `?${query}` : ''}`, {
      method: route.method,
      headers: {
        ...this.headers,
        ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
    })
    const cookie = response.headers.get('set-cookie')
    if (cookie !== null) this.headers.cookie = cookie.split(';')[0]
    const answer = await response.json()
    if (!response.ok) {
      throw new RejectedByServer(
        response.status,
        rejectionBody.parse(answer).error,
        `${route.method} ${path}`,
      )
    }
    return (this.#check ? route.answer.parse(answer) : answer) as AnswerOf<N>
  }

  table(match: string, query: Readonly<Record<string, string | number>> = {}): Promise<TableView> {
    return this.call('table', { params: { id: match }, query })
  }

  /** Connects and waits for the greeting. */
  async socket(options: { readonly check?: boolean } = {}): Promise<Socket> {
    const socket = new Socket(this.url, this.headers, options.check ?? true)
    await socket.hello
    return socket
  }
}

type Said<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>
type Unnumbered = ClientMessage extends infer M ? (M extends { id: number } ? Omit<M, 'id'> : never) : never

const CHECKED_ALL = 20
const CHECKED_SOME = 16

export class Socket {
  readonly raw: WebSocket
  readonly hello: Promise<void>
  readonly closed: Promise<{ code: number; reason: string }>
  onTable: (table: Said<'table'>) => void = () => {}
  onInfo: (info: Said<'info'>) => void = () => {}
  onSaid: (said: Said<'said'>) => void = () => {}
  /** What this client has of each match, for those tables that it is told by changes. */
  readonly #tables = new Map<string, Said<'table'>>()
  readonly #answers = new Map<number, { resolve(done: Said<'done'>): void; reject(error: Error): void }>()
  #count = 1

  constructor(url: string, headers: Readonly<Record<string, string>>, check: boolean) {
    this.raw = new WebSocket(`${url.replace(/^http/, 'ws')}/api/socket`, { headers: { ...headers } })
    this.closed = new Promise((resolve) => {
      this.raw.on('close', (code, reason) => {
        for (const each of this.#answers.values()) each.reject(new Error(`closed: ${code} ${reason}`))
        this.#answers.clear()
        resolve({ code, reason: String(reason) })
      })
    })
    let received = 0
    this.hello = new Promise((resolve, reject) => {
      this.raw.on('error', reject)
      // The server may die after the handshake and before the greeting.
      this.raw.on('close', (code, reason) => reject(new Error(`closed: ${code} ${reason}`)))
      this.raw.on('unexpected-response', (_request, response) => {
        let text = ''
        response.on('data', (part) => {
          text += part
        })
        response.on('error', reject)
        response.on('end', () => {
          const { error } = rejectionBody.parse(JSON.parse(text))
          reject(new RejectedByServer(response.statusCode ?? 0, error, 'upgrade'))
        })
      })
      this.raw.on('message', (data) => {
        const parsed = JSON.parse(String(data))
        // Tables are long and many: the first few and some of the others are held against the schema.
        const isChecked = check && (received < CHECKED_ALL || received % CHECKED_SOME === 0)
        received++
        const message: ServerMessage = isChecked ? serverMessage.parse(parsed) : parsed
        if (message.type === 'hello') resolve()
        else this.#hear(message)
      })
    })
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.#tables.set(message.match, message)
        this.onTable(message)
        return
      case 'changes': {
        const before = this.#tables.get(message.match)
        if (before?.version !== message.from) throw new Error(`changes from ${message.from} came unasked`)
        const { log } = message
        this.#hear({ ...(withChanges(before, message.changes) as Said<'table'>), log })
        return
      }
      case 'info':
        this.onInfo(message)
        return
      case 'said':
        this.onSaid(message)
        return
      case 'done':
        this.#answers.get(message.id)?.resolve(message)
        break
      case 'rejected':
        this.#answers.get(message.id)?.reject(new RejectedByServer(0, message.error, 'socket'))
        break
      case 'hello':
        return
    }
    this.#answers.delete(message.id)
  }

  ask(message: Unnumbered): Promise<Said<'done'>> {
    const id = this.#count++
    return new Promise((resolve, reject) => {
      if (this.raw.readyState !== WebSocket.OPEN) {
        reject(new Error('closed'))
        return
      }
      this.#answers.set(id, { resolve, reject })
      this.raw.send(JSON.stringify({ ...message, id }))
    })
  }

  close(): void {
    this.raw.close()
  }
}

const STIRS = /^(march|sail|set-out|land-stuart|disband)\b/

/**
 * Any of the offers that leaves the Garrisons of Ancien Régime where they are. Random play by seven may go on for
 * tens of thousands of choices; but when nobody marches, whoever holds disputed territory gains from it in every round
 * (9.6), and 25 is reached in the seventh at the latest.
 */
export function peaceably(table: TableView): ReturnType<typeof anyChoice> {
  const offers = table.decision?.offers.filter((each) => !STIRS.test(each)) ?? []
  const choice = offers[Math.floor(Math.random() * offers.length)]
  const any = anyChoice(table)
  return choice === undefined ? any : { ...any, choices: [choice] }
}

/** Any of the offers, as a command that answers the decision. */
export function anyChoice(table: TableView, random: () => number = Math.random) {
  const { decision, seat } = table
  if (decision === null || seat === null) throw new Error('nothing to choose')
  const choice = decision.offers[Math.floor(random() * decision.offers.length)]
  return { seat, decision: decision.id, choices: [choice], command: randomUUID() }
}
