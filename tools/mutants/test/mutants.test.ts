import { describe, expect, it } from 'vitest'
import { mutate } from '../src/mutate.ts'
import { fatesOf, reportOf, sampleOf } from '../src/report.ts'

const changes = (source: string): string[] =>
  mutate('a.ts', source, 0).mutants.map(({ line, from, to }) => `${line}: ${from} → ${to}`)

/** What a mutated function answers with one mutant in force. */
function answers(source: string, active: number): unknown {
  const { text } = mutate('a.ts', source, 0)
  const body = text.replace('export ', '')
  return new Function('$m', `${body}; return f`)((id: number) => id === active)
}

describe('mutants', () => {
  it('change operators, conditions, numbers and statements inside functions, and no constants of a module', () => {
    expect(
      changes('const LIMIT = 6 + 1\nfunction f(n) {\n  if (n < 2) return 1\n  n = 3\n  return n\n}'),
    ).toEqual([
      '3: n < 2 → true',
      '3: n < 2 → false',
      '3: n < 2 → n <= 2',
      '3: 2 → 2 + 1',
      '3: 1 → 1 + 1',
      '4: n = 3 → nothing',
      '4: 3 → 3 + 1',
    ])
  })
  it('leave types, names and what is only told alone', () => {
    expect(changes("function f(n: 1 | 2) { table.emit({ 1: 'a' }); tell(table, n) }")).toEqual([])
  })
  it('keep lines apart that no semicolon ends', () => {
    const f = answers('export function f(n) {\n  let m = n\n  m += 1\n  return m\n}', -1) as (
      n: number,
    ) => number
    expect(f(1)).toBe(2)
  })
  it('are in force one at a time', () => {
    const source = 'export function f(n, m) { if (n < 2 && m) n = 5; else n = 7\n return n }'
    const results = (active: number): unknown[] => {
      const f = answers(source, active) as (n: number, m: boolean) => number
      return [f(1, true), f(1, false), f(2, true)]
    }
    const { mutants } = mutate('a.ts', source, 0)
    const named = (to: string): number => mutants.find((each) => each.to === to)?.id ?? -1
    expect(results(-1)).toEqual([5, 7, 7])
    expect(results(named('true'))).toEqual([5, 5, 5])
    expect(results(named('n < 2 || m'))).toEqual([5, 5, 5])
    expect(results(named('n <= 2'))).toEqual([5, 7, 5])
    expect(results(named('nothing'))).toEqual([1, 7, 7])
  })
})

describe('what became of them', () => {
  const mutant = (id: number) => ({ id, file: 'a.ts', line: id, from: 'x', to: 'y' })
  it('is read from the results, those that were begun and never settled having hung', () => {
    const fates = fatesOf('begun\t0\nkilled\t0\tby this\nunreached\t1\nbegun\t2\nbegun\t3\nsurvived\t3\n')
    expect([...fates]).toEqual([
      [0, 'killed'],
      [1, 'unreached'],
      [2, 'hung'],
      [3, 'survived'],
    ])
    // Tried in a process that another mutant had spoilt: it is not settled until it is tried again.
    expect([...fatesOf('begun\t0\nsurvived\t0\nbegun\t1\nagain\t1\n')]).toEqual([[0, 'survived']])
    expect(() => fatesOf('broken\t-1\t5.32 a test\n')).toThrow('5.32 a test')
  })
  it('is counted without those that cannot be switched', () => {
    const fates = fatesOf('killed\t0\tx\nsurvived\t1\nat-load\t2\nunreached\t3\n')
    const report = reportOf('tiny', [0, 1, 2, 3].map(mutant), fates, 9)
    expect(report).toMatchObject({ tried: 3, killed: 1, percent: 33.3 })
    expect(report.text.split('\n')).toEqual([
      'a.ts:1  x  →  y',
      'a.ts:3  x  →  y  (no test comes here)',
      '',
      'tiny: 1 of 3 mutants killed, 33.3 % (9 in rules/).',
    ])
  })
  it('may be looked at for a sample, the same for the same seed', () => {
    const all = Array.from({ length: 50 }, (_, id) => mutant(id))
    const ids = (seed: number): number[] => sampleOf(all, 10, seed).map((each) => each.id)
    expect(ids(1)).toHaveLength(10)
    expect(ids(1)).toEqual(ids(1))
    expect(ids(1)).not.toEqual(ids(2))
    expect(ids(1)).toEqual([...ids(1)].sort((a, b) => a - b))
    expect(sampleOf(all, 99, 1)).toEqual(all)
  })
})
