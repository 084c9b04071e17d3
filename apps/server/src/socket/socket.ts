/** Live connections: one socket for each client, on which it follows and plays any number of matches. */
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { MAX_SOCKET_MESSAGE } from '@muster/protocol/socket'
import { type WebSocket, WebSocketServer } from 'ws'
import { asRejected, bodyOf, faultOf, Rejected, statusOf } from '../errors.ts'
import type { Measures } from '../hosting/measures.ts'
import { addressOf } from '../http/address.ts'
import { type HttpSettings, knownBy } from '../http/http.ts'
import { Buckets } from '../http/limits.ts'
import { isForeign } from '../http/origin.ts'
import type { Services } from '../services.ts'
import { Connection, Corks } from './connection.ts'
import { InTurns } from './in-turns.ts'

const PATH = '/api/socket'
/** Each connection is asked for a sign of life every thirty seconds, some of them every second. */
const HEARTBEAT_MS = 1000
const HEARTBEAT_STEPS = 30
/** A refusal that the other side does not read is not waited for. */
const REFUSAL_PATIENCE_MS = 2000

export class Sockets {
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_SOCKET_MESSAGE,
    perMessageDeflate: false,
    clientTracking: false,
  })
  readonly #connections = new Set<Connection>()
  readonly #ofAddress = new Map<string, number>()
  readonly #services: Services
  readonly #settings: HttpSettings
  readonly #measures: Measures
  readonly #messages: Buckets
  readonly #sayings: Buckets
  readonly #corks = new Corks()
  readonly #heartbeat: NodeJS.Timeout
  #stopping = false

  constructor(services: Services, settings: HttpSettings, measures: Measures) {
    this.#services = services
    this.#settings = settings
    this.#measures = measures
    this.#messages = new Buckets(settings.limits.messages, settings.clock)
    this.#sayings = new Buckets(settings.limits.talk, settings.clock)
    services.people.onSignedOut = (session) => this.#signOut(session)
    services.people.onHostDeed = (person, deed) => this.#hostDid(person, deed)
    const turns = new InTurns(this.#connections, HEARTBEAT_STEPS)
    this.#heartbeat = setInterval(() => {
      for (const each of turns.next()) each.beat()
    }, HEARTBEAT_MS)
    this.#heartbeat.unref()
  }

  attach(server: Server): void {
    server.on('upgrade', (request, stream, head) => {
      stream.on('error', () => stream.destroy())
      this.#upgrade(request, stream, head).catch((error) => rejectUpgrade(stream, error))
    })
  }

  async #upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    if (this.#stopping) throw new Rejected('shutting-down')
    if (new URL(request.url ?? '/', 'http://localhost').pathname !== PATH) throw new Rejected('unknown-route')
    if (isForeign(request, this.#settings.publicOrigin)) throw new Rejected('foreign-origin')
    const address = addressOf(request, this.#settings.proxies)
    this.#checkRoom(address)
    const known = await knownBy(this.#services, request)
    this.#checkCount(known?.person.id ?? null)
    this.#server.handleUpgrade(request, stream, head, (socket: WebSocket) => {
      const connection = new Connection(socket, stream, this.#services, {
        known,
        messages: this.#messages,
        sayings: this.#sayings,
        corks: this.#corks,
        rejected: (code) => this.#measures.rejections.inc({ code }),
        failed: (error) => this.#services.failed(error, 'socket'),
      })
      this.#connections.add(connection)
      this.#count(address, 1)
      this.#measures.sockets.inc()
      socket.on('close', () => {
        this.#connections.delete(connection)
        this.#count(address, -1)
        this.#measures.sockets.dec()
      })
    })
  }

  /** Sockets cost memory and descriptors: there is room for so many, and for so many from one address. */
  #checkRoom(address: string): void {
    const { socketsInAll, socketsOfAddress } = this.#settings.limits
    if (this.#connections.size >= socketsInAll) throw new Rejected('too-many', { sockets: socketsInAll })
    if ((this.#ofAddress.get(address) ?? 0) >= socketsOfAddress) {
      throw new Rejected('too-many', { sockets: socketsOfAddress })
    }
  }

  #checkCount(person: string | null): void {
    if (person === null) return
    let count = 0
    for (const each of this.#connections) if (each.person === person) count++
    const { socketsOfOne } = this.#settings.limits
    if (count >= socketsOfOne) throw new Rejected('too-many', { sockets: socketsOfOne })
  }

  #count(address: string, more: 1 | -1): void {
    const count = (this.#ofAddress.get(address) ?? 0) + more
    if (count === 0) this.#ofAddress.delete(address)
    else this.#ofAddress.set(address, count)
  }

  #signOut(session: string): void {
    for (const each of this.#connections) if (each.session === session) each.close('signed-out')
  }

  /** Whoever is suspended is out; whoever is renamed comes back by the new name. */
  #hostDid(person: string, deed: 'suspend' | 'rename'): void {
    for (const each of this.#connections)
      if (each.person === person) each.close(deed === 'suspend' ? 'signed-out' : 'restart')
  }

  close(): void {
    this.#stopping = true
    clearInterval(this.#heartbeat)
    for (const each of this.#connections) each.close('restart')
  }
}

function rejectUpgrade(stream: Duplex, error: unknown): void {
  const rejected = asRejected(error) ?? faultOf(error)
  const body = JSON.stringify(bodyOf(rejected))
  const head = [
    `HTTP/1.1 ${statusOf(rejected.code)} Refused`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  // Node keeps an upgraded stream open for writing until it is destroyed, whatever the other side does.
  const gone = setTimeout(() => stream.destroy(), REFUSAL_PATIENCE_MS)
  gone.unref()
  stream.once('close', () => clearTimeout(gone))
  stream.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => stream.destroy())
}
