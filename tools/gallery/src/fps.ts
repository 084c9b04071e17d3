/**
 * `npm run fps [-- game]`: pans and zooms each board with a full set-up in Chromium and reports the frame times, and
 * what each board weighs compressed.
 */
import { cpus, loadavg } from 'node:os'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { launch } from './browser.ts'
import { boardSvg } from './data.ts'
import { GAMES } from './games.ts'
import { gallery, listen } from './server.ts'

interface Run {
  readonly frames: number
  readonly mean: number
  readonly p95: number
  readonly median: number
}

/** Runs in the page: one camera move per frame for a while; returns the times between frames. */
const SCRIPT = `(kind) => new Promise((done) => {
  const times = []
  let n = 0, last = 0
  const step = (now) => {
    if (last) times.push(now - last)
    last = now
    if (++n > 150) return done(times)
    const c = window.camera, w = innerWidth / 2, h = innerHeight / 2
    if (kind === 'pan') c.pan(Math.cos(n / 14) * 14, Math.sin(n / 9) * 11)
    else c.zoom(w + Math.cos(n / 20) * 90, h, n % 100 < 50 ? 1.018 : 1 / 1.018)
    requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
})`

function summary(times: readonly number[]): Run {
  // The first frames promote the layer; a player sees that once, at the start of a drag.
  const steady = [...times].slice(6).sort((a, b) => a - b)
  return {
    frames: steady.length,
    mean: steady.reduce((a, b) => a + b, 0) / steady.length,
    p95: steady[Math.floor(steady.length * 0.95)],
    median: steady[Math.floor(steady.length / 2)],
  }
}

/** What this browser on this machine can do at most, with nothing to draw: the yardstick for the rest. */
const BLANK =
  '<!doctype html><body><div style="width:90px;height:90px;background:#888;will-change:transform"></div><script>const d = document.querySelector("div"); let x = 0; window.camera = { pan: (a) => { x += a; d.style.transform = "translate(" + Math.round(x) + "px,0)" } }</script>'
const print = (what: string, run: Run) =>
  console.log(
    `  ${what}: ${(1000 / run.mean).toFixed(1)} frames/s, mean ${run.mean.toFixed(1)} ms, median ${run.median.toFixed(1)} ms, 95 % under ${run.p95.toFixed(1)} ms (${run.frames} frames)`,
  )

const asked = process.argv.slice(2)
const server = gallery()
const port = await listen(server, 0)
const browser = await launch()
try {
  const blank = await browser.newPage()
  await blank.setContent(BLANK)
  console.log(`load of the machine (1 min): ${loadavg()[0].toFixed(1)} on ${cpus().length} cores`)
  print('a blank page', summary((await blank.evaluate(`(${SCRIPT})('pan')`)) as number[]))
  await blank.close()
  for (const { id: game, pieces } of GAMES.filter(({ id }) => asked.length === 0 || asked.includes(id))) {
    const svg = boardSvg(game)
    const kb = (n: number) => `${(n / 1000).toFixed(1)} kB`
    console.log(
      `${game}: board.svg ${kb(svg.length)}, gzip ${kb(gzipSync(svg, { level: 9 }).length)}, brotli ${kb(brotliCompressSync(svg).length)}`,
    )
    const [setup] = pieces.setups
    for (const zoomed of [1, 2.2]) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      const page = await context.newPage()
      await page.goto(
        `http://127.0.0.1:${port}/gallery?game=${game}&show=${encodeURIComponent(`setup:${setup.id}`)}`,
      )
      await page.evaluate('document.fonts.ready')
      await page.waitForTimeout(1500)
      if (zoomed > 1) {
        await page.evaluate(`window.camera.zoom(innerWidth / 2, innerHeight / 2, ${zoomed})`)
        await page.waitForTimeout(1500)
      }
      for (const kind of ['pan', 'zoom']) {
        const run = summary((await page.evaluate(`(${SCRIPT})(${JSON.stringify(kind)})`)) as number[])
        print(`${kind} at ${zoomed === 1 ? 'fit' : `${zoomed} × fit`}`, run)
        await page.waitForTimeout(900)
      }
      await context.close()
    }
  }
} finally {
  await browser.close()
  server.close()
}
