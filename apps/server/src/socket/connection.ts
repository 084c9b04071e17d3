/** One client's socket: checks what comes in, follows matches, never waits for a client that does not read. */
import type { Duplex } from 'node:stream'
import type { Acted } from '@muster/protocol/play'
import { CLOSED, type ClientMessage, clientMessage, type ServerMessage } from '@muster/protocol/socket'
import type { Said } from '@muster/protocol/talk'
import type { RawData, WebSocket } from 'ws'
import { asRefused, bodyOf, faultOf, Refused } from '../errors.ts'
import type { Buckets } from '../http/limits.ts'
import { checkMayLook, viewerOf, type Watcher } from '../matches/tables.ts'
import type { Known } from '../people/people.ts'
import type { Services } from '../services.ts'

const WATCHED_MOST = 20
/** Views are a few kilobytes; whoever is this far behind comes back and resumes. */
const UNREAD_MOST = 4 * 1024 * 1024

export interface ConnectionSettings {
  readonly known: Known | null
  readonly messages: Buckets
  readonly sayings: Buckets
  refused(code: Refused['code']): void
  /** Something that is not the client's doing. */
  failed(error: unknown): void
}

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
  #corked = false

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
    socket.on('close', () => this.#unwatchAll())
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
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#socket.bufferedAmount > UNREAD_MOST) {
      this.close('too-slow')
      return
    }
    this.#cork()
    this.#socket.send(JSON.stringify(message))
  }

  /** What is sent together, such as a table and the answer to the choice that led to it, is written together. */
  #cork(): void {
    if (this.#corked) return
    this.#corked = true
    this.#wire.cork()
    setImmediate(() => {
      this.#corked = false
      this.#wire.uncork()
    })
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
      this.#refuse(id, new Refused('bad-request', { path: issue.path.join('.'), reason: issue.code }))
      return
    }
    const message = result.data
    this.#obey(message).then(
      (answer) => this.#send({ type: 'done', id: message.id, ...answer }),
      (error) => this.#refuse(message.id, asRefused(error) ?? this.#failed(error)),
    )
  }

  #failed(error: unknown): Refused {
    this.#settings.failed(error)
    return faultOf(error)
  }

  #refuse(id: number, refused: Refused): void {
    this.#settings.refused(refused.code)
    this.#send({ type: 'refused', id, ...bodyOf(refused) })
  }

  async #obey(message: ClientMessage): Promise<{ command?: string } & Partial<Acted>> {
    const { door } = this.#services
    switch (message.type) {
      case 'ping':
        return {}
      case 'watch':
        return this.#watch(message)
      case 'unwatch':
        await this.#unwatch(message.match)
        return {}
      case 'act':
        return { command: message.command, ...(await door.act(message.match, this.#me(), message)) }
      case 'undo':
        return { command: message.command, ...(await door.undo(message.match, this.#me(), message)) }
      case 'resign':
        return { command: message.command, ...(await door.resign(message.match, this.#me(), message)) }
      case 'draw':
        return { command: message.command, ...(await door.draw(message.match, this.#me(), message)) }
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

  #known(): Known {
    if (this.#settings.known === null) throw new Refused('not-signed-in')
    return this.#settings.known
  }

  #me(): { person: string } {
    return { person: this.#known().person.id }
  }

  /** Follows a match: its table now, with the log since the last version seen, and everything after that. */
  async #watch({ match, seat, since, invite }: Extract<ClientMessage, { type: 'watch' }>): Promise<object> {
    if (!this.#watched.has(match) && this.#watched.size >= WATCHED_MOST) {
      throw new Refused('too-many', { watched: WATCHED_MOST })
    }
    await this.#unwatch(match)
    const { tables, talk } = this.#services
    return tables.alone(match, async (slot) => {
      const row = await tables.row(slot)
      checkMayLook(slot, row, this.person, invite)
      const viewer = viewerOf(slot, this.person, seat)
      const watcher: Watcher = {
        viewer,
        person: this.person,
        seen: -1,
        table: (view) => this.#send({ type: 'table', ...view }),
        info: (info) => this.#send({ type: 'info', info }),
      }
      watcher.info(await tables.info(slot, this.person))
      if (row.status !== 'open') {
        const view = await tables.look(slot, viewer, since ?? null)
        watcher.seen = view.version
        watcher.table(view)
      }
      if (this.#socket.readyState !== this.#socket.OPEN) return {}
      slot.watchers.add(watcher)
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
    await this.#services.tables.alone(match, async (slot) => slot.watchers.delete(watched.watcher))
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
