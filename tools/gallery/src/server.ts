import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import { FONTS, fontFile } from '@muster/board-kit/fonts'
import { THEMES } from '@muster/board-kit/themes'
import type { View } from './drawing.ts'
import { GAMES } from './games.ts'
import { PAGE_CSS, PAGE_JS, page, styles } from './pages.ts'

const pick = <T extends string>(value: string | null, from: readonly T[]): T =>
  from.find((v) => v === value) ?? from[0]

export function viewOf(url: URL): View {
  const game = GAMES.find(({ id }) => id === url.searchParams.get('game')) ?? GAMES[0]
  return {
    game,
    show: url.searchParams.get('show') ?? 'board',
    theme: pick(url.searchParams.get('theme'), THEMES),
    language: pick(url.searchParams.get('lang'), ['en', 'pl']),
    viewer: pick(url.searchParams.get('eyes'), ['all', ...game.pieces.eyes]),
  }
}

/** The gallery on loopback. Fonts come from node_modules by their known names only. */
export function gallery(): Server {
  const require = createRequire(import.meta.url)
  const fonts = new Map(
    FONTS.map((f) => [
      `/fonts/${fontFile(f)}`,
      require.resolve(`@fontsource/${f.package}/files/${fontFile(f)}`),
    ]),
  )
  return createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const send = (type: string, body: string | Buffer, status = 200) => {
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-cache' })
      response.end(body)
    }
    const font = fonts.get(url.pathname)
    if (font) send('font/woff2', readFileSync(font))
    else if (url.pathname === '/gallery.css') send('text/css; charset=utf-8', styles('/fonts') + PAGE_CSS)
    else if (url.pathname === '/gallery.js') send('text/javascript; charset=utf-8', PAGE_JS)
    else if (url.pathname === '/gallery' || url.pathname === '/')
      send('text/html; charset=utf-8', page(viewOf(url)))
    else send('text/plain', 'not found', 404)
  })
}

export async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}
