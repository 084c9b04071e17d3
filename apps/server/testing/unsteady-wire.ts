/** A wire to PostgreSQL that hangs and breaks when it is told to. */
import { type AddressInfo, connect, createServer, type Socket as Wire } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

interface UnsteadyWire {
  readonly url: string
  /** Every connection breaks now. */
  cut(): void
  /** The next connections that ask something break before it is heard, so many times. */
  cutQueries(count: number): void
  hang(ms: number): Promise<void>
  close(): Promise<void>
}

/** `Q` and `P` of PostgreSQL's protocol: a statement, at once or to be prepared. */
const isQuery = (part: Buffer): boolean => part[0] === 0x51 || part[0] === 0x50

export async function unsteadyWire(to: string): Promise<UnsteadyWire> {
  const { hostname, port } = new URL(to)
  const open = new Set<Wire>()
  let held: Promise<void> | null = null
  let cuts = 0
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      from.on('error', () => {})
      from.on('close', () => {
        open.delete(from)
        into.destroy()
      })
      from.on('data', async (part) => {
        if (from === near && cuts > 0 && isQuery(part)) {
          cuts--
          from.destroy()
          return
        }
        if (held !== null) {
          from.pause()
          await held
          from.resume()
        }
        into.write(part)
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(to)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    cutQueries(count) {
      cuts = count
    },
    cut() {
      for (const each of open) each.destroy()
    },
    async hang(ms) {
      held = pause(ms)
      await held
      held = null
    },
    close() {
      for (const each of open) each.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
