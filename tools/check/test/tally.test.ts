import { describe, expect, it } from 'vitest'
import { lastLine, secondTries, tallyOfReport } from '../src/tally.ts'

const report = (...files: { status: string; tests: string[] }[]): string =>
  JSON.stringify({
    testResults: files.map(({ status, tests }) => ({
      status,
      assertionResults: tests.map((each) => ({ status: each })),
    })),
  })

describe('the last line', () => {
  it('says what passed and what failed', () => {
    expect(lastLine({ passed: 12, failed: 3, skipped: 0 })).toBe('12 passed, 3 failed')
  })
  it('mentions skipped tests only when there are any', () => {
    expect(lastLine({ passed: 1, failed: 0, skipped: 2 })).toBe('1 passed, 0 failed, 2 skipped')
  })
})

describe('counting a test report', () => {
  it('counts every test', () => {
    const json = report({ status: 'failed', tests: ['passed', 'failed', 'passed', 'pending', 'todo'] })
    expect(tallyOfReport(json, 1)).toEqual({ passed: 2, failed: 1, skipped: 2 })
  })
  it('counts a file that could not be loaded as a failure', () => {
    const json = report({ status: 'failed', tests: [] }, { status: 'passed', tests: ['passed'] })
    expect(tallyOfReport(json, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 })
  })
  it('counts a run that failed without a failing test as a failure', () => {
    expect(tallyOfReport(report({ status: 'passed', tests: ['passed'] }), 1).failed).toBe(1)
  })
  it('counts a missing or broken report as a failure', () => {
    expect(tallyOfReport(null, 0).failed).toBe(1)
    expect(tallyOfReport('{"testRes', 0).failed).toBe(1)
  })
})

describe('tests that passed only when tried again', () => {
  it('are named, with what went wrong first; those that failed for good are not', () => {
    const assertionResults = [
      {
        status: 'passed',
        fullName: 'Over the net a plan',
        failureMessages: ['expected 0 to be 1\n    at online.test.ts:122'],
      },
      { status: 'failed', fullName: 'Dice are read', failureMessages: ['too quick'] },
      { status: 'passed', fullName: 'Lobby', failureMessages: [] },
    ]
    const json = JSON.stringify({ testResults: [{ status: 'failed', assertionResults }] })
    expect(secondTries(json)).toEqual(['Over the net a plan: expected 0 to be 1'])
    expect(tallyOfReport(json, 1)).toEqual({ passed: 2, failed: 1, skipped: 0 })
  })
  it('are none in a report that is missing', () => {
    expect(secondTries(null)).toEqual([])
  })
})
