/**
 * Everything that has a schema is sent, well-formed and not, over HTTP and over a socket, by people at the table, strangers
 * and nobody. Each gets an answer that is typed; nothing is a bug of the server's; and a match that nobody attacks is the same
 * before and after.
 */
import { randomUUID } from 'node:crypto'
import { rejectionBody } from '@muster/protocol/errors'
import { ROUTES, type Route, type RouteName } from '@muster/protocol/routes'
import { clientMessage } from '@muster/protocol/socket'
import { WebSocket } from 'ws'
import { Client } from '../client.ts'
import { seatGuests } from '../playing.ts'
import { serveHere } from '../serving.ts'
import { type Long, Notebook, type Report } from './report.ts'
import { strange, valueFor } from './values.ts'

/** Leaving for good, or waiting long, would only slow the attack down. */
const LEFT_OUT: readonly RouteName[] = ['farewell']
/** The server's own fault, whatever was sent. */
const FAULTS = new Set(['bug', 'broken-match', 'no-room'])
const PATIENCE_MS = 20_000
const GAMES = ['hammer-of-the-scots', 'ancien-regime'] as const

export async function attackDoor(long: Long, databaseUrl?: string): Promise<Report> {
  const notes = new Notebook(long)
  const server = await serveHere(databaseUrl)
  try {
    const seated = await Promise.all(GAMES.map((each) => seatGuests([server.url], each)))
    const quiet = await seatGuests([server.url], GAMES[0])
    const look = (): Promise<unknown> => quiet.clients[0].table(quiet.match.id, { seat: 0, since: -1 })
    const before = await look()
    const clients = [
      ...seated.flatMap((each) => each.clients),
      await Client.guest(server.url),
      new Client(server.url),
    ]
    while (!notes.isOver) {
      const tables = await Promise.all(
        seated.map(({ match, clients: [first] }) => first.table(match.id, { seat: 0 }).catch(() => null)),
      )
      const known = [
        ...seated.map(({ match }) => match.id),
        ...GAMES,
        ...tables.flatMap((each) => each?.decision?.offers.slice(0, 5) ?? []),
        randomUUID(),
        'table',
        'thing',
      ]
      await Promise.all(
        Array.from({ length: 16 }, () =>
          knock(clients[Math.floor(Math.random() * clients.length)], known, notes),
        ),
      )
      await shout(clients[0], known, notes)
    }
    if (JSON.stringify(await look()) !== JSON.stringify(before))
      notes.fault('a match that nobody touched has changed')
    if ((await fetch(`${server.url}/readyz`)).status !== 200) notes.fault('the server is no longer ready')
  } finally {
    await server.close()
  }
  return notes.report()
}

async function knock(client: Client, known: readonly unknown[], notes: Notebook): Promise<void> {
  const names = (Object.keys(ROUTES) as RouteName[]).filter((each) => !LEFT_OUT.includes(each))
  const name = names[Math.floor(Math.random() * names.length)]
  const route: Route = ROUTES[name]
  const params = (valueFor(route.params, known) ?? {}) as Record<string, unknown>
  const path = route.path.replace(/:(\w+)/g, (_, key: string) => encode(params[key]))
  const query = new URLSearchParams()
  const asked = (valueFor(route.query, known) ?? {}) as Record<string, unknown>
  if (asked !== null && typeof asked === 'object') {
    for (const [key, value] of Object.entries(asked)) if (key !== 'wait') query.set(key, plain(value))
  }
  const body =
    route.method === 'GET'
      ? undefined
      : textOf(Math.random() < 0.05 ? strange() : valueFor(route.body, known))
  const said = `${name} ${path}?${query} ${body?.slice(0, 200)}`
  try {
    const response = await fetch(`${client.url}${path}?${query}`, {
      method: route.method,
      headers: { ...client.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const text = await response.text()
    notes.tried(`${name} ${response.ok ? 'accepted' : 'refused'}`)
    if (response.ok) {
      const { success } = route.answer.safeParse(JSON.parse(text))
      if (!success) notes.fault(`${said}: the answer does not fit its schema`)
    } else if (FAULTS.has(rejectionBody.parse(JSON.parse(text)).error.code)) notes.fault(`${said}: ${text}`)
  } catch (error) {
    notes.fault(`${said}: ${error}`)
  }
}

/** A socket that says twenty things, the last of them a ping that must be answered unless the server has closed it. */
async function shout(client: Client, known: readonly unknown[], notes: Notebook): Promise<void> {
  const socket = new WebSocket(`${client.url.replace(/^http/, 'ws')}/api/socket`, { headers: client.headers })
  const said: string[] = []
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => {
      notes.fault(`the socket stopped answering after ${said.join(' | ').slice(0, 600)}`)
      resolve()
    }, PATIENCE_MS)
    const done = (): void => {
      clearTimeout(timer)
      resolve()
    }
    socket.on('close', done)
    socket.on('error', done)
    socket.on('open', () => {
      for (let i = 0; i < 20; i++) {
        const text = textOf(Math.random() < 0.03 ? strange() : valueFor(clientMessage, known)) ?? ''
        said.push(text.slice(0, 100))
        socket.send(text)
        notes.tried('socket messages')
      }
      socket.send(JSON.stringify({ type: 'ping', id: 987_654 }))
    })
    socket.on('message', (data) => {
      const heard = JSON.parse(String(data))
      if (heard.type === 'rejected' && FAULTS.has(heard.error.code)) {
        notes.fault(
          `the socket answered ${JSON.stringify(heard.error)} to one of ${said.join(' | ').slice(0, 600)}`,
        )
      }
      if (heard.type === 'done' && heard.id === 987_654) done()
    })
  })
  socket.terminate()
}

const textOf = (value: unknown): string | undefined => JSON.stringify(value)

/** Some of what is strange has no text of its own. */
const plain = (value: unknown): string => (typeof value === 'object' ? (textOf(value) ?? '') : String(value))

function encode(value: unknown): string {
  try {
    return encodeURIComponent(plain(value))
  } catch {
    return '%ED%A0%80'
  }
}
