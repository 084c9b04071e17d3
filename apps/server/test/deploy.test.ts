/** What stands around a server: a proxy with a certificate, the unit that keeps it running. The files are those hosts copy. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { NO_LIMITS } from '../src/http/limits.ts'
import type { RunningServer } from '../src/server.ts'
import { serveHere, temporaryFolder } from '../testing/serving.ts'

const DEPLOY = fileURLToPath(new URL('../../../deploy/', import.meta.url))
const NAME = 'wargames.example.org'
const has = (program: string, ...args: string[]): boolean => spawnSync(program, args).error === undefined

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

/** Where a proxy finds things in a test, instead of a host's own places. */
interface Places {
  readonly folder: string
  readonly port: number
  readonly key: string
  readonly certificate: string
  readonly server: string
}

interface Proxy {
  readonly name: string
  readonly isHere: boolean
  /** With the host's file, into which the test's places are put, and nothing else is changed. */
  start(places: Places): ChildProcess
}

const nginx: Proxy = {
  name: 'nginx',
  isHere: has('nginx', '-v'),
  start({ folder, port, key, certificate, server }) {
    const site = readFileSync(join(DEPLOY, 'nginx.conf'), 'utf8')
      .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
      .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate};`)
      .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`)
      .replace('http://127.0.0.1:8090', server)
    writeFileSync(join(folder, 'site.conf'), site)
    const file = join(folder, 'nginx.conf')
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((each) => `${each}_temp_path ${folder}/${each};`)
      .join(' ')
    writeFileSync(
      file,
      `daemon off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${places} include ${folder}/site.conf; }`,
    )
    return spawn('nginx', ['-c', file, '-p', folder], { stdio: 'inherit' })
  },
}

const caddy: Proxy = {
  name: 'Caddy',
  isHere: has('caddy', 'version'),
  start({ folder, port, key, certificate, server }) {
    // A test has no name in the world for which Caddy could get a certificate.
    const site = readFileSync(join(DEPLOY, 'Caddyfile'), 'utf8')
      .replace(`${NAME} {`, `${NAME}:${port} {\n    bind 127.0.0.1\n    tls ${certificate} ${key}`)
      .replace('127.0.0.1:8090', new URL(server).host)
    const file = join(folder, 'Caddyfile')
    writeFileSync(file, `{\n    admin off\n    auto_https disable_redirects\n}\n${site}`)
    const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
    return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
      stdio: 'ignore',
      env: { ...process.env, ...home },
    })
  },
}

describe.each([nginx, caddy])('behind $name', (proxy) => {
  const isHere = proxy.isHere && has('openssl', 'version')
  const why = isHere ? '' : ` (skipped: ${proxy.name} or openssl is not installed here)`
  const folder = temporaryFolder()
  let server: RunningServer
  let running: ChildProcess
  let port = 0

  beforeAll(async () => {
    if (!isHere) return
    const limits = { ...NO_LIMITS, guests: { burst: 2, perSecond: 0.001 } }
    server = await serveHere(undefined, { limits, proxies: 1, publicOrigin: `https://${NAME}` })
    port = await freePort()
    const key = join(folder.path, 'key.pem')
    const certificate = join(folder.path, 'certificate.pem')
    const made = spawnSync('openssl', [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', `/CN=${NAME}`],
      ...['-addext', `subjectAltName=DNS:${NAME}`, '-keyout', key, '-out', certificate],
    ])
    expect(made.status).toBe(0)
    running = proxy.start({ folder: folder.path, port, key, certificate, server: server.url })
    await vi.waitFor(() => ask('GET', '/healthz'), 10_000)
  })

  afterAll(async () => {
    running?.kill()
    await server?.close()
    folder.remove()
  })

  const ask = (
    method: string,
    path: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<{ status: number; headers: Readonly<Record<string, unknown>>; body: string }> =>
    new Promise((resolve, reject) => {
      const asked = request(
        {
          host: '127.0.0.1',
          servername: NAME,
          port,
          method,
          path,
          rejectUnauthorized: false,
          headers: { host: NAME, ...headers },
        },
        (answer) => {
          let body = ''
          answer.on('data', (part) => {
            body += part
          })
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }))
        },
      )
      asked.on('error', reject)
      asked.end()
    })

  it.skipIf(!isHere)(
    `the site is served over https: secure cookies, no way back to http, nothing for the host alone${why}`,
    async () => {
      const guest = await ask('POST', '/api/guests', {
        'x-forwarded-for': '198.51.100.1',
        origin: `https://${NAME}`,
      })
      expect(guest.status).toBe(200)
      expect(String(guest.headers['set-cookie'])).toContain('; Secure')
      expect(guest.headers['strict-transport-security']).toBe('max-age=15552000')
      expect((await ask('GET', '/metrics')).status).toBe(404)
      expect((await ask('GET', '/readyz')).status).toBe(404)
      // Whatever addresses a client makes up, the limit counts the one that the proxy saw.
      const codes = []
      for (const forged of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) {
        codes.push((await ask('POST', '/api/guests', { 'x-forwarded-for': forged })).status)
      }
      expect(codes).toEqual([200, 429, 429])
    },
  )

  it.skipIf(!isHere)(`sockets pass through${why}`, async () => {
    const headers = { host: NAME, origin: `https://${NAME}` }
    const options = { rejectUnauthorized: false, servername: NAME, headers }
    const socket = new WebSocket(`wss://127.0.0.1:${port}/api/socket`, options)
    const hello = await new Promise<string>((resolve, reject) => {
      socket.once('message', (data) => resolve(String(data)))
      socket.once('error', reject)
    })
    expect(JSON.parse(hello)).toMatchObject({ type: 'hello', person: null })
    socket.close()
  })
})

describe.skipIf(!has('systemd-analyze', '--version'))('under systemd', () => {
  it('the unit has nothing that systemd does not know', () => {
    const folder = temporaryFolder()
    try {
      // Where node is differs from machine to machine; whether it is there is not what is asked.
      const unit = readFileSync(join(DEPLOY, 'muster.service'), 'utf8').replace(
        '/usr/bin/node',
        process.execPath,
      )
      const file = join(folder.path, 'muster.service')
      writeFileSync(file, unit)
      const looked = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' })
      expect(`${looked.stdout}${looked.stderr}`).not.toContain('muster.service')
      expect(looked.status).toBe(0)
    } finally {
      folder.remove()
    }
  })
})
