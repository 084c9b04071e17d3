/** Adds up what the checks and the tests said, and says it in a table and in the one line that everything ends with. */
import type { Done } from './parts.ts'

export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 }

export const plus = (one: Tally, other: Tally): Tally => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
})

export const oneCheck = (ok: boolean): Tally => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 })

export function lastLine(tally: Tally): string {
  const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : ''
  return `${tally.passed} passed, ${tally.failed} failed${skipped}`
}

/** What ran, how long, what came of it, and how to run it again. */
export function tableOf(parts: readonly Done[]): string {
  const rows = [
    ['part', 'seconds', 'result', 'again'],
    ...parts.map((each) => [
      each.name,
      each.seconds.toFixed(1),
      each.tally.failed > 0 ? `FAILED (${lastLine(each.tally)})` : lastLine(each.tally),
      each.repeat,
    ]),
  ]
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  const cell = (text: string, column: number): string =>
    column === 1 ? text.padStart(widths[column]) : text.padEnd(widths[column])
  return rows.map((row) => row.map(cell).join('  ').trimEnd()).join('\n')
}

/**
 * Counts the tests in Vitest's JSON report. A file that could not even be loaded has no tests to fail, and a run
 * can fail without any (an unhandled rejection), so either counts as one failure; nothing that went wrong may end
 * in "0 failed".
 */
export function tallyOfReport(json: string | null, exitCode: number): Tally {
  const report = json === null ? null : parsed(json)
  if (report === null) return oneCheck(false)
  let tally = NOTHING
  for (const file of report.testResults) {
    for (const test of file.assertionResults) tally = plus(tally, tallyOfTest(test.status))
    const allWell = file.assertionResults.every((test) => test.status !== 'failed')
    if (file.status === 'failed' && allWell) tally = plus(tally, oneCheck(false))
  }
  return exitCode !== 0 && tally.failed === 0 ? plus(tally, oneCheck(false)) : tally
}

function tallyOfTest(status: string): Tally {
  if (status === 'passed') return oneCheck(true)
  if (status === 'failed') return oneCheck(false)
  return { passed: 0, failed: 0, skipped: 1 }
}

/** Tests that failed and passed when they were tried again: each is a fault of the test, or one of ours that comes and goes. */
export function secondTries(json: string | null): string[] {
  const report = json === null ? null : parsed(json)
  const tests = report?.testResults.flatMap(({ assertionResults }) => assertionResults) ?? []
  return tests
    .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName = '', failureMessages = [] }) => `${fullName}: ${failureMessages[0].split('\n')[0]}`)
}

interface Report {
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName?: string
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

function parsed(json: string): Report | null {
  try {
    const report: unknown = JSON.parse(json)
    return isReport(report) ? report : null
  } catch {
    return null
  }
}

const isReport = (data: unknown): data is Report =>
  typeof data === 'object' && data !== null && 'testResults' in data && Array.isArray(data.testResults)
