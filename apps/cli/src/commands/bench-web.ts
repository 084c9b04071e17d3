import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parse, wholeNumber } from '../usage.ts'

export const BENCH_WEB_HELP = `Usage: muster bench web [options]

The built site in Chromium, served compressed by a server of its own: the home page and a table of each game, opened
for the first time under Lighthouse's throttling for desktop and mobile. Performance is Lighthouse's arithmetic
(weights and curves of its version 10 and later) over the browser's own web vitals, with Speed Index from the
frames of a trace; accessibility is axe, weighed by impact. Then frame times while a full board is dragged.

  --runs <n>  open each page so many times; the median counts (3)
  --json      the numbers as JSON`

const MAIN = fileURLToPath(new URL('../../../web/tools/bench/main.ts', import.meta.url))

/** In a process of its own: it needs a browser and the web client's tools, which a host need not install. */
export function benchWeb(args: readonly string[]): Promise<number> {
  const { values } = parse(args, { runs: { type: 'string' }, json: { type: 'boolean' } })
  const runs = wholeNumber(values.runs, '--runs', 3, 1)
  const more = values.json ? ['--json'] : []
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN, String(runs), ...more], {
    stdio: 'inherit',
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', () => resolve(0))
  })
}
