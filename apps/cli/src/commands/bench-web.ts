import type { BenchWeb, DragResult, PageResult, WebReport } from '@muster/web/bench/report'
import { parse, wholeNumber } from '../usage.ts'

export const BENCH_WEB_HELP = `Usage: muster bench web [options]

The built site in Chromium, served compressed by a server of its own: the home page and a table of each game, opened
for the first time under Lighthouse's throttling for desktop and mobile. Performance is Lighthouse's arithmetic
(weights and curves of its version 10 and later) over the browser's own web vitals, with Speed Index from the
frames of a trace; accessibility is axe, weighed by impact. Then frame times while a full board is dragged.

  --runs <n>  open each page so many times; the median counts (3)
  --json      the numbers as JSON`

function pageInWords(each: PageResult, { targets }: WebReport): string {
  const { fcp, lcp, tbt, cls, si } = each.vitals
  const { score, violations } = each.accessibility
  const broken = violations.length === 0 ? '' : ` (${violations.join(', ')})`
  return (
    `${each.page}, ${each.form}: performance ${each.performance} (aim ${targets.performance}), ` +
    `accessibility ${score} (aim ${targets.accessibility})${broken}; ` +
    `first paint ${fcp} ms, largest ${lcp} ms, Speed Index ${si} ms, blocked ${tbt} ms, shift ${cls}, ` +
    `${kilobytes(each.scriptBytes)} of script`
  )
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
const frames = (each: DragResult['map']): string =>
  each === null ? 'none' : `median ${each.median} ms, 95 % under ${each.p95} ms`

function inWords(report: WebReport): string {
  const { targets } = report
  return [
    ...report.pages.map((each) => pageInWords(each, report)),
    `script before a board is opened: ${kilobytes(report.scriptBytesBeforeBoard)} (aim under ${kilobytes(targets.scriptBytes)})`,
    ...report.dragging.map(
      (each) =>
        `${each.game}, frames while dragging (aim: median under ${targets.frameMedianMs} ms): the map ${frames(each.map)}; blocks ${frames(each.blocks)}`,
    ),
    `a blank page: ${frames(report.blank)}; load ${report.loadAverage} on ${report.cpus} cores`,
  ].join('\n')
}

export async function benchWeb(args: readonly string[]): Promise<number> {
  const { values } = parse(args, { runs: { type: 'string' }, json: { type: 'boolean' } })
  const runs = wholeNumber(values.runs, '--runs', 3, 1)
  // Only here, because it needs a browser, which a host need not install; by a name that the compiler does not follow,
  // because what runs in a page is checked with the web client.
  const module: string = '@muster/web/bench'
  const { benchWeb: measure } = (await import(module)) as { benchWeb: BenchWeb }
  const report = await measure({ runs, progress: (line) => console.error(line) })
  console.log(values.json ? JSON.stringify(report, null, 2) : inWords(report))
  return 0
}
