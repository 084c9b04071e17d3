/** `npm run bench -- web`, as the command line starts it: how many runs, and --json. */
import { benchWeb, type DragResult, type PageResult, type WebReport } from './bench.ts'

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

const [runs, how] = process.argv.slice(2)
const report = await benchWeb({ runs: Number(runs), progress: (line) => console.error(line) })
console.log(how === '--json' ? JSON.stringify(report, null, 2) : inWords(report))
