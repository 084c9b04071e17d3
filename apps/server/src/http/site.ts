/**
 * The built site as it was at the start, kept in memory (some 5 MB): no path of a request ever reaches the disk, and a site
 * that is built anew under a running server waits for the server that belongs to it.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

export const SITE = fileURLToPath(new URL('../../../web/dist/', import.meta.url))

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.webmanifest': 'application/manifest+json',
}
const PACKED = new Set(['.html', '.js', '.css', '.json', '.svg', '.webmanifest'])

/** Built files carry a hash in their name and never change; the others are asked for again. */
const cacheFor = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'

/** Whether there is a site to serve. */
export function addSite(app: FastifyInstance, folder = SITE): boolean {
  if (!existsSync(join(folder, 'index.html'))) return false
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name)
    if (statSync(file).isDirectory()) continue
    const path = `/${relative(folder, file).split(sep).join('/')}`
    const type = TYPES[extname(file)]
    if (type === undefined) continue
    const body = bodyOf(file)
    app.get(path === '/index.html' ? '/' : path, async (request, reply) => {
      const { encoding, bytes } = body(String(request.headers['accept-encoding'] ?? ''))
      if (encoding !== null) reply.header('content-encoding', encoding)
      return reply
        .type(type)
        .header('cache-control', cacheFor(path))
        .header('vary', 'accept-encoding')
        .send(bytes)
    })
  }
  app.get('/gallery', (_, reply) => reply.redirect('/#/gallery'))
  return true
}

interface Body {
  readonly encoding: 'br' | 'gzip' | null
  readonly bytes: Buffer
}

/** A file as a client takes it. Of two spellings only the smaller one is kept. */
function bodyOf(file: string): (takes: string) => Body {
  const isPacked = existsSync(`${file}.br`)
  const kept = readFileSync(isPacked ? `${file}.br` : file)
  const plain = (): Buffer => (isPacked ? brotliDecompressSync(kept) : kept)
  let gzip: Buffer | undefined
  return (takes) => {
    if (isPacked && /\bbr\b/.test(takes)) return { encoding: 'br', bytes: kept }
    if (!PACKED.has(extname(file)) || !/\bgzip\b/.test(takes)) return { encoding: null, bytes: plain() }
    gzip ??= gzipSync(plain())
    return { encoding: 'gzip', bytes: gzip }
  }
}
