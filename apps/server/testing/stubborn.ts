/**
 * A player whose server may die at any moment: it comes back, through whichever server answers, sends what was not
 * acknowledged again under the same command id, and remembers everything that was acknowledged.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { TableView } from '@muster/protocol/play'
import { anyChoice, type Client, RejectedByServer, type Socket } from './client.ts'

const PASSED = new Set(['stale-decision', 'not-your-turn', 'match-over'])
/** Nothing was changed, or perhaps it was: whoever asks again with the same command is told. */
const AGAIN = new Set(['busy', 'shutting-down', 'no-room'])
const PAUSE_MS = 150

export class StubbornPlayer {
  readonly seat: number
  /** Command ids and the versions that were acknowledged for them. */
  readonly acknowledged = new Map<string, number>()
  /** Versions of every entry told, in the order of arrival, over all connections. */
  readonly heard: number[] = []
  /** How often it had to come back. */
  returns = -1
  /** The table as it was at the end. */
  last: TableView | null = null
  /** For whoever asks why nothing goes on, and since when. */
  doing = 'begins'
  movedAt = Date.now()
  readonly #client: Client
  readonly #urls: () => readonly string[]
  readonly #match: string
  readonly #choose: typeof anyChoice
  #unanswered: ReturnType<typeof anyChoice> | null = null
  #socket: Socket | null = null
  #hasLeft = false

  constructor(
    client: Client,
    urls: () => readonly string[],
    match: string,
    seat: number,
    choose: typeof anyChoice = anyChoice,
  ) {
    this.#client = client
    this.#urls = urls
    this.#match = match
    this.seat = seat
    this.#choose = choose
  }

  /** Plays to the end, however often it has to come back, or until it is told to leave. */
  async play(): Promise<void> {
    while (this.last === null && !this.#hasLeft) {
      const all = this.#urls()
      const url = all[Math.floor(Math.random() * all.length)]
      try {
        this.doing = `comes to ${url}`
        this.#socket = await this.#client.at(url).socket({ check: false })
        this.returns++
        this.last = await this.#sit(this.#socket, url)
      } catch (error) {
        if (error instanceof RejectedByServer && !AGAIN.has(error.error.code)) throw error
        this.doing = `was sent away from ${url}: ${error}`
        await pause(PAUSE_MS)
      } finally {
        this.#socket?.raw.terminate()
      }
    }
    this.doing = 'has ended'
  }

  /** Does not come back any more: a process with somebody who always does would never end. */
  leave(): void {
    this.#hasLeft = true
    this.#socket?.raw.terminate()
  }

  async #sit(socket: Socket, url: string): Promise<TableView> {
    const lost = socket.closed.then(() => Promise.reject(new Error('lost')))
    lost.catch(() => {})
    // Before looking at the table: what is in doubt may have been done, and then nobody will tell it again.
    await Promise.race([this.#send(socket, url), lost])
    const news: TableView[] = []
    let wake = (): void => {}
    socket.onTable = (table) => {
      this.#hear(table)
      news.push(table)
      wake()
    }
    this.doing = `sits down at ${url}`
    const since = this.heard.at(-1) ?? -1
    await Promise.race([socket.ask({ type: 'watch', match: this.#match, seat: this.seat, since }), lost])
    for (;;) {
      while (news.length === 0) {
        this.doing = `waits for news at ${url}`
        const woken = new Promise<void>((resolve) => {
          wake = resolve
        })
        await Promise.race([woken, lost])
      }
      const table = news.splice(0).at(-1) as TableView
      if (table.ending !== null) return table
      if (table.decision === null) continue
      this.#unanswered = this.#choose(table)
      await Promise.race([this.#send(socket, url), lost])
    }
  }

  #hear(table: TableView): void {
    this.heard.push(...table.log.map((each) => each.version))
    if (table.log.length > 0) this.movedAt = Date.now()
  }

  /** Sends what is not answered, if anything is. Every answer but a lost one settles it. */
  async #send(socket: Socket, url: string): Promise<void> {
    if (this.#unanswered === null) return
    const { command, choices, decision } = this.#unanswered
    this.doing = `waits at ${url} for the answer to "${choices.join('; ')}", which answers decision ${decision}`
    try {
      const done = await socket.ask({ type: 'act', match: this.#match, ...this.#unanswered })
      this.acknowledged.set(command, done.version ?? -1)
    } catch (error) {
      if (!(error instanceof RejectedByServer) || !PASSED.has(error.error.code)) throw error
    }
    this.#unanswered = null
  }
}
