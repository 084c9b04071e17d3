/** Live connections: one socket for each client, on which it follows and plays any number of matches. */
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type CLOSED, SOCKET_MESSAGE_LONGEST } from '@muster/protocol/socket'
import { type WebSocket, WebSocketServer } from 'ws'
import { bodyOf, Refused, statusOf } from '../errors.ts'
import type { Measures } from '../hosting/measures.ts'
import { type HttpSettings, knownBy } from '../http/http.ts'
import { Buckets } from '../http/limits.ts'
import { isForeign } from '../http/origin.ts'
import type { Services } from '../services.ts'
import { Connection } from './connection.ts'

const PATH = '/api/socket'
const HEARTBEAT_MS = 30_000
const SOCKETS_OF_AN_ADDRESS = 200

export class Sockets {
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: SOCKET_MESSAGE_LONGEST,
    perMessageDeflate: false,
    clientTracking: false,
  })
  readonly #connections = new Set<Connection>()
  readonly #services: Services
  readonly #settings: HttpSettings
  readonly #measures: Measures
  readonly #messages: Buckets
  readonly #sayings: Buckets
  readonly #heartbeat: NodeJS.Timeout
  #stopping = false

  constructor(services: Services, settings: HttpSettings, measures: Measures) {
    this.#services = services
    this.#settings = settings
    this.#measures = measures
    this.#messages = new Buckets(settings.limits.messages)
    this.#sayings = new Buckets(settings.limits.talk)
    services.people.onSignedOut = (session) => this.#signOut(session)
    this.#heartbeat = setInterval(() => {
      for (const each of this.#connections) each.beat()
    }, HEARTBEAT_MS)
    this.#heartbeat.unref()
  }

  attach(server: Server): void {
    server.on('upgrade', (request, stream, head) => {
      stream.on('error', () => stream.destroy())
      this.#upgrade(request, stream, head).catch((error) => refuseUpgrade(stream, error))
    })
  }

  async #upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    if (this.#stopping) throw new Refused('shutting-down')
    if (new URL(request.url ?? '/', 'http://localhost').pathname !== PATH) throw new Refused('unknown-route')
    if (isForeign(request, this.#settings.publicOrigin)) throw new Refused('foreign-origin')
    const known = await knownBy(this.#services, request)
    const address = this.#addressOf(request)
    this.#checkCount(known?.person.id ?? null, address)
    this.#server.handleUpgrade(request, stream, head, (socket: WebSocket) => {
      const connection = new Connection(socket, stream, this.#services, {
        known,
        address,
        messages: this.#messages,
        sayings: this.#sayings,
        refused: (code) => this.#measures.refusals.inc({ code }),
      })
      this.#connections.add(connection)
      this.#measures.sockets.inc()
      socket.on('close', () => {
        this.#connections.delete(connection)
        this.#measures.sockets.dec()
      })
    })
  }

  #addressOf(request: IncomingMessage): string {
    const forwarded = request.headers['x-forwarded-for']
    if (this.#settings.trustProxy && typeof forwarded === 'string') return forwarded.split(',')[0].trim()
    return request.socket.remoteAddress ?? ''
  }

  /** Sockets cost memory: a person may have some, an address without sessions some more. */
  #checkCount(person: string | null, address: string): void {
    let count = 0
    for (const each of this.#connections) {
      if (person === null ? each.person === null && each.address === address : each.person === person) count++
    }
    const most = person === null ? SOCKETS_OF_AN_ADDRESS : this.#settings.limits.socketsOfOne
    if (count >= most) throw new Refused('too-many', { sockets: most })
  }

  #signOut(session: string): void {
    for (const each of this.#connections) if (each.session === session) each.close('signed-out')
  }

  close(): void {
    this.#stopping = true
    clearInterval(this.#heartbeat)
    for (const each of this.#connections) each.close('restart')
  }
}

function refuseUpgrade(stream: Duplex, error: unknown): void {
  const refused = error instanceof Refused ? error : new Refused('bug')
  const body = JSON.stringify(bodyOf(refused))
  const head = [
    `HTTP/1.1 ${statusOf(refused.code)} Refused`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  stream.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

export type CloseReason = keyof typeof CLOSED
