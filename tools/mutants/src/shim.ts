/** Vitest as far as tests of rules use it: they are collected, and run as often as one likes, in this process. */
import { JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect'
import * as chai from 'chai'

chai.use(JestExtend)
chai.use(JestChaiExpect)
chai.use(JestAsymmetricMatchers)

export interface Test {
  readonly name: string
  run(): unknown
}

export const TESTS: Test[] = []
const names: string[] = []

const within = (name: string, body: () => void): void => {
  names.push(name)
  body()
  names.pop()
}

const collect = (name: string, body: () => unknown): void => {
  TESTS.push({ name: [...names, name].join(' '), run: () => toItsEnd(body) })
}

let finishing: (() => unknown)[] = []

/** Looked at when the test has run. */
export const onTestFinished = (look: () => unknown): void => {
  finishing.push(look)
}

async function toItsEnd(body: () => unknown): Promise<void> {
  finishing = []
  await body()
  for (const look of finishing) await look()
}

type Each = (rows: readonly unknown[]) => (name: string, body: (...row: never[]) => unknown) => void
type Named<B> = ((name: string, body: B) => void) & { each: Each; for: Each }

/** A row that is a list gives the arguments one by one. */
function eachOf(add: (name: string, body: () => void) => void): Each {
  return (rows) => (name, body) => {
    for (const row of rows) add(name, () => body(...((Array.isArray(row) ? row : [row]) as never[])))
  }
}

const named = <B extends () => unknown>(add: (name: string, body: B) => void): Named<B> =>
  Object.assign(add, {
    each: eachOf(add as (name: string, body: () => unknown) => void),
    for: ((rows) => (name: string, body: (...row: never[]) => unknown) => {
      for (const row of rows)
        (add as (name: string, body: () => unknown) => void)(name, () => body(row as never))
    }) as Each,
  })

export const describe = named<() => void>(within)
export const it = named<() => unknown>(collect)
export const test = it
export const expect = chai.expect
