/** For hosts: settings, health, metrics, logs, stopping, backup; the API's document; verify on a downloaded record. */
import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROUTES } from '@muster/protocol/routes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BadSetting, readSettings } from '../src/hosting/settings.ts'
import { SETTINGS, startServer } from '../src/server.ts'
import { Client } from '../testing/client.ts'
import { seatGuests } from '../testing/playing.ts'
import { type OtherProcess, serveElsewhere, temporaryFolder } from '../testing/serving.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const folder = temporaryFolder()
let server: OtherProcess
let said = ''

function muster(...args: string[]) {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: folder.path }
  return spawnSync(process.execPath, ['--import', 'tsx', 'apps/cli/src/main.ts', ...args], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
  })
}

beforeAll(async () => {
  server = await serveElsewhere({ DATA_DIR: folder.path, LOG_LEVEL: 'info' })
  server.process.stdout?.on('data', (part) => {
    said += part
  })
})
afterAll(async () => {
  await server.kill()
  folder.remove()
})

describe('a server', () => {
  it('is healthy and ready, counts, describes its API and has a page', async () => {
    const get = async (path: string): Promise<string> => (await fetch(`${server.url}${path}`)).text()
    expect(JSON.parse(await get('/healthz'))).toEqual({ ok: true })
    expect(JSON.parse(await get('/readyz'))).toMatchObject({ ready: true })
    const api = JSON.parse(await get('/api/openapi.json'))
    const operations = Object.values<object>(api.paths).flatMap((each) => Object.values(each))
    expect(operations.map((each) => each.operationId).toSorted()).toEqual(Object.keys(ROUTES).toSorted())
    expect(await get('/api/docs')).toContain('/api/matches/:id/choices')
    const { match } = await seatGuests([server.url], 'hammer-of-the-scots')
    expect(match.status).toBe('playing')
    const client = await Client.guest(server.url)
    const seats = [{ kind: 'mine' }, { kind: 'open' }]
    const { id } = await client.call('create', { body: { game: 'hammer-of-the-scots', seats } })
    // The site if it has been built, else a plain page that lists what is open.
    const home = await get('/')
    expect(home).toContain('<title>Muster')
    if (!home.includes('/assets/')) expect(home).toContain(id)
    expect(await get('/metrics')).toMatch(/muster_http_requests_total\{.*POST \/api\/guests.*\} 3/)
  })

  it('lets its records be verified, and refuses a forged one', async () => {
    const { match, clients } = await seatGuests([server.url], 'hammer-of-the-scots')
    await clients[0].call('resign', { params: { id: match.id }, body: { seat: 0, command: randomUUID() } })
    const record = await clients[0].call('record', { params: { id: match.id } })
    const file = join(folder.path, 'match.json')
    writeFileSync(file, JSON.stringify(record))
    expect(muster('verify', file)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining(match.commitment),
    })
    writeFileSync(file, JSON.stringify({ ...record, seed: '0'.repeat(64) }))
    expect(muster('verify', file).status).toBe(1)
  })

  it('is backed up while it runs, and the copy serves', async () => {
    const { match } = await seatGuests([server.url], 'hammer-of-the-scots')
    const copy = temporaryFolder()
    const file = join(copy.path, 'muster.db')
    expect(muster('backup', file)).toMatchObject({ status: 0 })
    expect(muster('backup', file).stderr).toContain('never overwrites')
    const other = await startServer({
      ...SETTINGS,
      port: 0,
      logLevel: 'silent',
      store: { dataDir: copy.path },
    })
    const info = await new Client(other.url).call('match', { params: { id: match.id } })
    expect(info).toMatchObject({ id: match.id, status: 'playing' })
    await other.close()
    copy.remove()
  })

  it('says nothing personal in its logs, and stops when it is told to', async () => {
    const { match, clients } = await seatGuests([server.url], 'hammer-of-the-scots')
    await clients[0].call('claim', { body: { name: 'Very Private', password: 'my secret words' } })
    await clients[0].call('say', { params: { id: match.id }, body: { seat: 0, text: 'whispered' } })
    await clients[0].call('match', { params: { id: match.id }, query: { invite: 'linklinklink' } })
    const socket = await clients[0].socket()
    await server.stop()
    expect((await socket.closed).reason).toBe('restart')
    expect(server.process.exitCode).toBe(0)
    expect(said).toContain('"route":"/api/me/claim"')
    const token = clients[0].headers.cookie.split('=')[1]
    for (const secret of ['Very Private', 'my secret', 'whispered', 'linklink', token, '127.0.0.1"']) {
      expect(said).not.toContain(secret)
    }
  })
})

describe('npm start', () => {
  it('passes on that it is to end: the server goes with it, and the folder is free', async () => {
    const place = temporaryFolder()
    const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: place.path, DATABASE_URL: '' }
    // Without what comes before the start: the site need not be built for this.
    const npm = spawn('npm', ['start', '--ignore-scripts'], { cwd: ROOT, env })
    let text = ''
    npm.stdout.on('data', (part) => {
      text += part
    })
    const urlOf = (): string | undefined => /Muster is at (\S+?)[\s"]/.exec(text)?.[1]
    await expect.poll(urlOf, { timeout: 20_000 }).toBeDefined()
    const ended = new Promise((resolve) => npm.once('exit', resolve))
    npm.kill('SIGTERM')
    await ended
    await expect
      .poll(() =>
        fetch(`${urlOf()}/healthz`).then(
          () => 'there',
          () => 'gone',
        ),
      )
      .toBe('gone')
    const next = await serveElsewhere({ DATA_DIR: place.path })
    await next.stop()
    place.remove()
  })
})

describe('settings', () => {
  it('listen on this machine only unless told otherwise', () => {
    expect(readSettings([], {})).toMatchObject({ host: '127.0.0.1', port: 8090, store: { dataDir: 'data' } })
    const told = readSettings(['--port', '1', '--host', '::', '--data', 'x'], { PORT: '2' })
    expect(told).toMatchObject({ host: '::', port: 1, store: { dataDir: 'x' } })
    expect(readSettings([], { PORT: '3', HOST: 'h', DATA_DIR: 'd' })).toMatchObject({ host: 'h', port: 3 })
  })
  it.each([
    [['--port', 'x'], {}],
    [['--colour', 'red'], {}],
    [[], { DATABASE_URL: 'mysql://x' }],
    [[], { PUBLIC_URL: 'not an address' }],
    [[], { GUESTS_PER_HOUR: 'many' }],
  ])('refuse %j %j', (args, env) => {
    expect(() => readSettings(args, env)).toThrow(BadSetting)
  })
})
