/** A whole server: store, services, HTTP and sockets, started and stopped together. */
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Founders } from '@muster/protocol/events'
import type { Registration } from '@muster/protocol/people'
import type { FastifyInstance } from 'fastify'
import { type BackupSettings, Backups } from './hosting/backups.ts'
import { REAL_CLOCK } from './hosting/clock.ts'
import { addHealth } from './hosting/health.ts'
import { createMeasures, type Measures } from './hosting/measures.ts'
import { addDownload } from './http/download.ts'
import { addRoutes, createHttp, type HttpSettings } from './http/http.ts'
import { LIMITS } from './http/limits.ts'
import { openapi } from './http/openapi.ts'
import { docsPage, homePage } from './http/pages.ts'
import { addSite } from './http/site.ts'
import { listFor } from './matches/lists.ts'
import { addNoticePages } from './notices/pages.ts'
import {
  BOT_SETTINGS,
  type BotSettings,
  Services,
  TELLING_SETTINGS,
  type TellingSettings,
} from './services.ts'
import { Sockets } from './socket/socket.ts'
import { openStore, type StoreAddress } from './storage/store.ts'

export interface ServerSettings extends HttpSettings {
  readonly host: string
  readonly port: number
  readonly store: StoreAddress
  readonly bots: BotSettings
  readonly telling: TellingSettings
  readonly registration: Registration
  /** Who may found events. */
  readonly founders: Founders
  /** Null: the host makes backups by other means. */
  readonly backups: BackupSettings | null
}

export const SETTINGS: Omit<ServerSettings, 'store'> = {
  host: '127.0.0.1',
  port: 8090,
  limits: LIMITS,
  publicOrigin: null,
  proxies: 0,
  clock: REAL_CLOCK,
  logLevel: 'info',
  bots: BOT_SETTINGS,
  telling: TELLING_SETTINGS,
  registration: 'open',
  founders: 'accounts',
  backups: null,
}

export interface RunningServer {
  readonly url: string
  readonly services: Services
  readonly measures: Measures
  readonly backups: Backups | null
  readonly http: Server
  /** Stops accepting, lets what is under way end, tells the sockets to come back, closes the store. */
  close(): Promise<void>
}

export async function startServer(settings: ServerSettings): Promise<RunningServer> {
  const store = await openStore(settings.store)
  const measures = createMeasures()
  const app = createHttp(settings)
  const { bots, telling, registration, founders } = settings
  const services = new Services(
    store,
    bots,
    measures,
    app.log,
    settings.clock,
    telling,
    registration,
    founders,
  )
  const readiness = { stopping: false }
  const sockets = new Sockets(services, settings, measures)
  addRoutes(app, services, settings, measures)
  addDownload(app, services, settings)
  addHealth(app, services, measures, readiness, settings.clock)
  addNoticePages(app, services.notices)
  addPages(app, services)
  await services.start()
  try {
    await app.listen({ host: settings.host, port: settings.port })
  } catch (error) {
    await services.close()
    throw error
  }
  sockets.attach(app.server)
  const { backups: wanted, store: address, clock } = settings
  const backups = wanted === null ? null : new Backups(wanted, address.dataDir, clock, app.log)
  void backups?.look()
  const { port } = app.server.address() as AddressInfo
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host
  const url = `http://${host}:${port}`
  await services.work(url)
  let closing: Promise<void> | null = null
  const close = async (): Promise<void> => {
    readiness.stopping = true
    sockets.close()
    await app.close()
    await backups?.close()
    await services.close()
  }
  return {
    url,
    services,
    measures,
    backups,
    http: app.server,
    close() {
      closing ??= close()
      return closing
    },
  }
}

/** The site, or until it is built a page that says so. */
function addPages(app: FastifyInstance, services: Services): void {
  const document = openapi()
  if (!addSite(app)) addPlainHome(app, services)
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(docsPage()))
  app.get('/api/openapi.json', async () => document)
}

function addPlainHome(app: FastifyInstance, services: Services): void {
  app.get('/', async (_request, reply) => {
    const wanted = { person: null, mine: false, status: 'open', game: undefined, before: undefined } as const
    const open = await listFor(services.store, wanted)
    return reply.type('text/html; charset=utf-8').send(homePage(open))
  })
}
