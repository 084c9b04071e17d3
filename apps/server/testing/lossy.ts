/** A wire between client and server on which some answers get lost: it breaks after the server did as it was told. */

import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

export interface LossyWire {
  readonly url: string
  /** How many connections broke. */
  broken(): number
  close(): Promise<void>
}

/** Breaks each connection when the server answers the client's `survives`-th message after the greeting. */
export async function lossyWire(to: string, survives: number): Promise<LossyWire> {
  const { hostname, port } = new URL(to)
  const open = new Set<Socket>()
  let broken = 0
  const server = createServer((client) => {
    const far = connect(Number(port), hostname)
    for (const each of [client, far]) {
      open.add(each)
      each.on('error', () => {})
      each.on('close', () => {
        open.delete(each)
        client.destroy()
        far.destroy()
      })
    }
    let sent = -1
    client.on('data', (part) => {
      sent++
      far.write(part)
    })
    far.on('data', (part) => {
      if (sent < survives) client.write(part)
      else {
        broken++
        client.destroy()
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    broken: () => broken,
    close() {
      for (const each of open) each.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
