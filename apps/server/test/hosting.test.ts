/** For hosts: settings, health, metrics, logs, stopping, backup; the API's document; verify on a downloaded record. */
import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROUTES } from '@muster/protocol/routes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BadSetting, readSettings, SERVE_HELP } from '../src/hosting/settings.ts'
import { SETTINGS, startServer } from '../src/server.ts'
import { Client } from '../testing/client.ts'
import { type MailServer, mailServer } from '../testing/mail-server.ts'
import { seatGuests } from '../testing/playing.ts'
import { type OtherProcess, serveElsewhere, temporaryFolder } from '../testing/serving.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const folder = temporaryFolder()
let server: OtherProcess
let mail: MailServer

function muster(...args: string[]) {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: folder.path }
  return spawnSync(process.execPath, ['--import', 'tsx', 'apps/cli/src/main.ts', ...args], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
  })
}

beforeAll(async () => {
  mail = await mailServer()
  const env = { DATA_DIR: folder.path, LOG_LEVEL: 'info', SMTP_URL: mail.url, MAIL_FROM: 'm@example.org' }
  server = await serveElsewhere(env)
})
afterAll(async () => {
  await server.kill()
  await mail.close()
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
    // A folder that is not there yet is made.
    const file = join(copy.path, 'backups', 'muster.db')
    expect(muster('backup', file)).toMatchObject({ status: 0 })
    expect(muster('backup', file).stderr).toContain('never overwrites')
    const other = await startServer({
      ...SETTINGS,
      port: 0,
      logLevel: 'silent',
      store: { dataDir: join(copy.path, 'backups') },
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
    // What the mail server says of an address is not repeated.
    mail.refused.add('very.private@example.org')
    await clients[0].call('address', { body: { address: 'very.private@example.org', language: 'en' } })
    await expect.poll(server.said).toContain('a notice could not be sent')
    expect(server.said()).toContain('the mail server answered 550 to RCPT TO')
    const socket = await clients[0].socket()
    await server.stop()
    const said = server.said()
    expect((await socket.closed).reason).toBe('restart')
    expect(server.process.exitCode).toBe(0)
    expect(said).toContain('"route":"/api/me/claim"')
    const token = clients[0].headers.cookie.split('=')[1]
    for (const secret of [
      'Very Private',
      'very.private',
      'my secret',
      'whispered',
      'linklink',
      token,
      '127.0.0.1"',
    ]) {
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

it('tells its host at the start what is missing for mail, or wrong with it', async () => {
  const data = [temporaryFolder(), temporaryFolder()]
  const wrong = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'm@example.org' }
  const [none, refused] = await Promise.all([
    serveElsewhere({ DATA_DIR: data[0].path }),
    serveElsewhere({ DATA_DIR: data[1].path, ...wrong, PUBLIC_URL: 'https://wargames.example.org' }),
  ])
  await expect.poll(none.said).toContain('mail is off: set SMTP_URL and MAIL_FROM')
  await expect.poll(refused.said).toContain('no mail can be sent')
  expect(refused.said()).toContain('ECONNREFUSED')
  expect(refused.said()).not.toContain('set PUBLIC_URL')
  await expect.poll(server.said).toContain('links in mails begin with this address: set PUBLIC_URL')
  expect(server.said()).not.toContain('no mail can be sent')
  // Everything else works.
  for (const each of [none, refused])
    expect((await (await Client.guest(each.url)).call('me')).guest).toBe(true)
  await Promise.all([none.stop(), refused.stop()])
  for (const each of data) each.remove()
})

describe('settings', () => {
  it('stand in a file that the server and the commands read, after what the environment says', () => {
    const place = temporaryFolder()
    const file = `REGISTRATION=sometimes\nEVENTS=nobody\nDATA_DIR=${place.path}/nowhere\n`
    writeFileSync(join(place.path, 'muster.env'), file)
    const started = (program: string, ...args: string[]): string => {
      const { DATA_DIR: _, ...others } = process.env
      const env = { ...others, DATABASE_URL: '', REGISTRATION: 'open' }
      const node = ['--import', import.meta.resolve('tsx'), join(ROOT, program), ...args]
      const ended = spawnSync(process.execPath, node, { cwd: place.path, env, encoding: 'utf8' })
      return `${ended.status} ${ended.stdout}${ended.stderr}`
    }
    const said = started('apps/server/src/main.ts')
    expect(said).toBe(
      '2 Settings are read from muster.env.\nEVENTS must be accounts or hosts, not "nobody".\n',
    )
    expect(started('apps/cli/src/main.ts', 'admin', 'people')).toContain(`${place.path}/nowhere`)
    place.remove()
  })
  it('are all in the file to begin with and in the docs', () => {
    const names = [...SERVE_HELP.matchAll(/^ {2}(?:--\w+ <\w+> +)?([A-Z_]+) /gm)].map(([, name]) => name)
    expect(names).toContain('REGISTRATION')
    const example = readFileSync(join(ROOT, 'deploy/muster.env'), 'utf8')
    const docs = readFileSync(join(ROOT, 'docs/hosting.md'), 'utf8')
    for (const name of names.filter((each) => each !== 'LIMITS')) {
      expect(example).toMatch(new RegExp(`^#${name}=`, 'm'))
      expect(docs).toContain(`\`${name}`)
    }
  })
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
