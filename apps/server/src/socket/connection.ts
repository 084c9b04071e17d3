/** One client's socket: checks what comes in, follows matches, never waits for a client that does not read. */
import type { Duplex } from 'node:stream'
import type { ActAnswer } from '@muster/protocol/play'
import { CLOSED, type ClientMessage, clientMessage, type ServerMessage } from '@muster/protocol/socket'
import type { Said } from '@muster/protocol/talk'
import type { RawData, WebSocket } from 'ws'
import { asRejected, bodyOf, faultOf, Rejected } from '../errors.ts'
import type { Buckets } from '../http/limits.ts'
import { checkMayLook, viewerOf, type Watcher } from '../matches/slot.ts'
import type { Known } from '../people/people.ts'
import type { Services } from '../services.ts'

const MAX_WATCHED = 20
/** Views are a few kilobytes; whoever is this far behind comes back and resumes. */
const MAX_UNREAD = 4 * 1024 * 1024

export interface ConnectionSettings {
  readonly known: Known | null
  readonly messages: Buckets
  readonly sayings: Buckets
  readonly corks: Corks
  rejected(code: Rejected['code']): void
  /** Something that is not the client's doing. */
  failed(error: unknown): void
}

/** What is sent together, such as a table and the answer to the choice that led to it, is written together. */
export class Corks {
  #wires = new Set<Duplex>()

  cork(wire: Duplex): void {
    if (this.#wires.has(wire)) return
    if (this.#wires.size === 0) setImmediate(() => this.#uncork())
    this.#wires.add(wire)
    wire.cork()
  }

  #uncork(): void {
    const wires = this.#wires
    this.#wires = new Set()
    for (const each of wires) each.uncork()
  }
}

type Act = Extract<ClientMessage, { type: 'act' }>

/** What is answered, as far as there is something to say. */
type Done = Partial<ActAnswer> & { readonly command?: string }

interface Watched {
  readonly watcher: Watcher
  deafen(): void
}

let count = 0

export class Connection {
  readonly #socket: WebSocket
  readonly #wire: Duplex
  readonly #services: Services
  readonly #settings: ConnectionSettings
  readonly #watched = new Map<string, Watched>()
  readonly #key: string
  #alive = true
  /** Says that nobody looks here any more. */
  #away: () => void = () => {}

  constructor(socket: WebSocket, wire: Duplex, services: Services, settings: ConnectionSettings) {
    this.#socket = socket
    this.#wire = wire
    this.#services = services
    this.#settings = settings
    this.#key = settings.known?.session ?? `socket ${count++}`
    socket.on('message', (data, isBinary) => this.#hear(data, isBinary))
    socket.on('pong', () => {
      this.#alive = true
    })
    // A frame that is too long or malformed: ws closes the socket with the right code.
    socket.on('error', () => {})
    socket.on('close', () => {
      this.#unwatchAll()
      this.#look(false)
    })
    this.#look(true)
    this.#send({ type: 'hello', person: this.person, server: services.store.process })
  }

  get person(): string | null {
    return this.#settings.known?.person.id ?? null
  }
  get session(): string | null {
    return this.#settings.known?.session ?? null
  }

  close(reason: keyof typeof CLOSED): void {
    this.#socket.close(CLOSED[reason], reason)
  }

  /** Ends connections that have died without saying so. */
  beat(): void {
    if (!this.#alive) {
      this.#socket.terminate()
      return
    }
    this.#alive = false
    this.#socket.ping()
  }

  #send(message: ServerMessage): void {
    this.#write(() => JSON.stringify(message))
  }

  #write(message: () => string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#socket.bufferedAmount > MAX_UNREAD) {
      this.close('too-slow')
      return
    }
    this.#settings.corks.cork(this.#wire)
    this.#socket.send(message())
  }

  #hear(data: RawData, isBinary: boolean): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (!this.#settings.messages.takes(this.#key)) {
      this.close('too-many')
      return
    }
    const text = isBinary ? null : jsonOf(String(data))
    if (text === null || typeof text !== 'object') {
      this.close('bad-message')
      return
    }
    const result = clientMessage.safeParse(text)
    if (!result.success) {
      const id = 'id' in text && Number.isInteger(text.id) ? Number(text.id) : 0
      const [issue] = result.error.issues
      this.#reject(id, new Rejected('bad-request', { path: issue.path.join('.'), reason: issue.code }))
      return
    }
    const message = result.data
    // Choices are most of what comes: one promise less for each.
    const answer = message.type === 'act' ? this.#act(message) : this.#obey(message)
    answer.then(
      (done) => this.#done(message.id, done),
      (error) => this.#reject(message.id, asRejected(error) ?? this.#failed(error)),
    )
  }

  #done(id: number, { command, version, repeated, made, final }: Done): void {
    this.#send({ type: 'done', id, command, version, repeated, made, final })
  }

  #failed(error: unknown): Rejected {
    this.#settings.failed(error)
    return faultOf(error)
  }

  #reject(id: number, rejected: Rejected): void {
    this.#settings.rejected(rejected.code)
    this.#send({ type: 'rejected', id, ...bodyOf(rejected) })
  }

  async #obey(message: Exclude<ClientMessage, Act>): Promise<Done> {
    const { door } = this.#services
    switch (message.type) {
      case 'ping':
        return {}
      case 'looking':
        this.#look(message.looking)
        return {}
      case 'watch':
        return this.#watch(message)
      case 'unwatch':
        await this.#unwatch(message.match)
        return {}
      case 'undo':
        return { command: message.command, ...(await door.undo(message.match, this.#me(), message)) }
      case 'resign':
        return { command: message.command, ...(await door.resign(message.match, this.#me(), message)) }
      case 'draw':
        return { command: message.command, ...(await door.drawOffer(message.match, this.#me(), message)) }
      case 'claim':
        return { command: message.command, ...(await door.claim(message.match, this.#me(), message)) }
      case 'vacation':
        return { command: message.command, ...(await door.vacation(message.match, this.#me(), message)) }
      case 'say': {
        const { person } = this.#known()
        this.#settings.sayings.check(person.id)
        await this.#services.talk.say(message.match, person, message)
        return {}
      }
      case 'answer': {
        const { person } = this.#known()
        this.#settings.sayings.check(person.id)
        await this.#services.talk.answer(message.match, person.id, message.said, message)
        return {}
      }
    }
  }

  /** In one piece, here and where it is sent: an engine takes longer over what is put together of others, and choices are most of what comes. */
  async #act(message: Act): Promise<Done> {
    const { version, repeated, made, final } = await this.#services.door.act(
      message.match,
      this.#me(),
      message,
    )
    return { command: message.command, version, repeated, made, final }
  }

  #look(looking: boolean): void {
    this.#away()
    // A guest is never told elsewhere.
    const { known } = this.#settings
    this.#away =
      looking && known !== null && !known.person.guest
        ? this.#services.presence.look(known.person.id)
        : () => {}
  }

  #known(): Known {
    if (this.#settings.known === null) throw new Rejected('not-signed-in')
    return this.#settings.known
  }

  #me(): { person: string } {
    return { person: this.#known().person.id }
  }

  /** Follows a match: its table now, with the log since the last version seen, and everything after that. */
  async #watch(message: Extract<ClientMessage, { type: 'watch' }>): Promise<Done> {
    const { match, seat, since, invite, changes = false } = message
    if (!this.#watched.has(match) && this.#watched.size >= MAX_WATCHED) {
      throw new Rejected('too-many', { watched: MAX_WATCHED })
    }
    await this.#unwatch(match)
    const { matches, talk } = this.#services
    return matches.alone(match, async (slot) => {
      const row = await matches.row(slot)
      checkMayLook(slot, row, this.person, invite)
      const viewer = viewerOf(slot, this.person, seat)
      const watcher: Watcher = {
        viewer,
        person: this.person,
        seen: -1,
        changes,
        table: (text) => this.#write(text),
        info: (info) => this.#send({ type: 'info', info }),
      }
      watcher.info(await matches.info(slot, this.person))
      const table = row.status === 'open' ? null : await matches.look(slot, viewer, since ?? null)
      if (table !== null) this.#send({ type: 'table', ...table })
      if (this.#socket.readyState !== this.#socket.OPEN) return {}
      matches.seat(slot, watcher, table)
      const deafen = talk.listen(match, { person: this.person, said: (said) => this.#tell(said) })
      this.#watched.set(match, { watcher, deafen })
      return { version: watcher.seen }
    })
  }

  #tell(said: Said): void {
    this.#send({ type: 'said', said })
  }

  async #unwatch(match: string): Promise<void> {
    const watched = this.#watched.get(match)
    if (watched === undefined) return
    this.#watched.delete(match)
    watched.deafen()
    const { matches } = this.#services
    await matches.alone(match, async (slot) => matches.leave(slot, watched.watcher))
  }

  #unwatchAll(): void {
    for (const match of [...this.#watched.keys()]) void this.#unwatch(match)
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
