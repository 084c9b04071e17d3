/** The built site, as files known at the start: no path of a request ever reaches the disk. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
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
    const brotli = existsSync(`${file}.br`) ? `${file}.br` : null
    let gzip: Buffer | undefined
    const url = path === '/index.html' ? '/' : path
    app.get(url, async (request, reply) => {
      reply.type(type).header('cache-control', cacheFor(path)).header('vary', 'accept-encoding')
      const takes = String(request.headers['accept-encoding'] ?? '')
      if (brotli !== null && /\bbr\b/.test(takes)) {
        return reply.header('content-encoding', 'br').send(readFileSync(brotli))
      }
      if (!PACKED.has(extname(file)) || !/\bgzip\b/.test(takes)) return reply.send(readFileSync(file))
      gzip ??= gzipSync(readFileSync(file))
      return reply.header('content-encoding', 'gzip').send(gzip)
    })
  }
  app.get('/gallery', (_, reply) => reply.redirect('/#/gallery'))
  return true
}
