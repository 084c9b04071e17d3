/**
 * A player whose server may die at any moment: it comes back, through whichever server answers, sends what was not
 * acknowledged again under the same command id, and remembers everything that was acknowledged.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { TableView } from '@muster/protocol/play'
import { anyChoice, type Client, RefusedByServer, type Socket } from './client.ts'

const PASSED = new Set(['stale-decision', 'not-your-turn', 'match-over'])
const AGAIN = new Set(['busy', 'shutting-down'])
const PAUSE_MS = 150
const PATIENCE_MS = 120_000

export interface Endured {
  readonly last: TableView
  /** Command ids and the versions that were acknowledged for them. */
  readonly acknowledged: Map<string, number>
  /** Versions of every entry told, in the order of arrival, over all connections. */
  readonly heard: number[]
  /** How often it had to come back. */
  readonly returns: number
}

type Unanswered =
  | ({ readonly type: 'act' } & ReturnType<typeof anyChoice>)
  | { readonly type: 'resign'; readonly seat: number; readonly command: string }

function answerTo(table: TableView, resignAt: number): Unanswered | null {
  const { decision, seat } = table
  if (decision === null || seat === null) return null
  if (table.version >= resignAt) return { type: 'resign', seat, command: randomUUID() }
  return { type: 'act', ...anyChoice(table) }
}

/** Plays to the end by the rules, or resigns once the match has got so many entries. */
export async function playStubbornly(
  client: Client,
  urls: () => readonly string[],
  match: string,
  seat: number,
  resignAt: number,
): Promise<Endured> {
  const acknowledged = new Map<string, number>()
  const heard: number[] = []
  let unanswered: Unanswered | null = null
  let returns = -1
  let since = -1

  const sit = async (socket: Socket): Promise<TableView> => {
    const lost = socket.closed.then(() => Promise.reject(new Error('lost')))
    lost.catch(() => {})
    const news: TableView[] = []
    let wake = (): void => {}
    socket.onTable = (table) => {
      heard.push(...table.log.map((each) => each.version))
      since = table.version
      news.push(table)
      wake()
    }
    await Promise.race([socket.ask({ type: 'watch', match, seat, since }), lost])
    for (;;) {
      while (news.length === 0) {
        const woken = new Promise<void>((resolve) => {
          wake = resolve
        })
        await Promise.race([woken, lost])
      }
      const table = news.splice(0).at(-1) as TableView
      if (table.ending !== null && unanswered === null) return table
      unanswered ??= answerTo(table, resignAt)
      if (unanswered === null) continue
      const { command } = unanswered
      try {
        const done = await Promise.race([socket.ask({ match, ...unanswered }), lost])
        acknowledged.set(command, done.version ?? -1)
      } catch (error) {
        if (!(error instanceof RefusedByServer) || AGAIN.has(error.error.code)) throw error
        if (!PASSED.has(error.error.code)) throw new Error(`wrongly refused: ${error.message}`)
      }
      unanswered = null
      if (table.ending !== null) return table
    }
  }

  let trouble = Date.now()
  for (;;) {
    const all = urls()
    const url = all[Math.floor(Math.random() * all.length)]
    let socket: Socket | null = null
    try {
      socket = await client.at(url).socket({ check: false })
      returns++
      const last = await sit(socket)
      return { last, acknowledged, heard, returns }
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('wrongly')) throw error
      if (returns >= 0 && socket !== null) trouble = Date.now()
      if (Date.now() - trouble > PATIENCE_MS) throw error
    } finally {
      socket?.raw.terminate()
    }
    await pause(PAUSE_MS)
  }
}
