/** A client that costs as little as can be, for it shares the machine with the server that is measured: it keeps of a table what it needs. */
import { randomUUID } from 'node:crypto'
import type { Change } from '@muster/protocol/changes'
import type { TableView } from '@muster/protocol/play'
import type { ServerMessage } from '@muster/protocol/socket'
import { WebSocket } from 'ws'

/** What a scripted player needs of a table. */
type Known = Pick<TableView, 'version' | 'decision' | 'ending'>

const UNKNOWN: Known = { version: -1, decision: null, ending: null }
const NEEDED: ReadonlySet<unknown> = new Set(['version', 'decision', 'ending'])

export class BenchSocket {
  readonly #socket: WebSocket
  readonly #match: string
  readonly #seat: number
  readonly opened: Promise<void>
  #count = 0
  table: Known = UNKNOWN
  onTable: () => void = () => {}
  onRejected: () => void = () => {}

  constructor(url: string, headers: Readonly<Record<string, string>>, match: string, seat: number) {
    this.#match = match
    this.#seat = seat
    this.#socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/socket`, {
      headers: { ...headers },
      perMessageDeflate: false,
    })
    this.opened = new Promise((resolve, reject) => {
      this.#socket.once('error', reject)
      this.#socket.once('open', resolve)
    })
    this.#socket.on('message', (data) => this.#hear(JSON.parse(String(data))))
  }

  watch(): void {
    this.#send({ type: 'watch', match: this.#match, seat: this.#seat, changes: true })
  }

  /** Chooses any of the offers. */
  choose(): void {
    const { decision } = this.table
    if (decision === null) return
    const choice = decision.offers[Math.floor(Math.random() * decision.offers.length)]
    this.#send({
      type: 'act',
      match: this.#match,
      seat: this.#seat,
      decision: decision.id,
      choices: [choice],
      command: randomUUID(),
    })
  }

  #send(message: object): void {
    this.#socket.send(JSON.stringify({ ...message, id: ++this.#count }))
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'rejected') this.onRejected()
    if (message.type !== 'table' && message.type !== 'changes') return
    if (message.type === 'table') {
      const { version, decision, ending } = message
      this.table = { version, decision, ending }
    } else for (const each of message.changes) this.#change(each)
    this.onTable()
  }

  #change([path, now]: Change): void {
    if (!NEEDED.has(path[0])) return
    let holder: Record<string | number, unknown> = this.table
    for (let i = 0; i < path.length - 1; i++) holder = holder[path[i]] as Record<string | number, unknown>
    const last = path[path.length - 1]
    if (now === undefined) delete holder[last]
    else holder[last] = now
  }

  close(): void {
    this.#socket.terminate()
  }
}
