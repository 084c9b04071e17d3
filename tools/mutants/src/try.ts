/**
 * The process in which mutants are tried: `node try.mjs <results> <first>`. It first runs every test without a mutant and
 * remembers which mutants it passes by, then each mutant with just those tests, until one fails. What it finds goes line
 * by line into the file of results, at once, for a mutant may loop for ever and this process be ended.
 */
import { openSync, writeSync } from 'node:fs'
import { SPOILT } from './report.ts'
import { TESTS, type Test } from './shim.ts'

let active = -1
/** What runs while the modules are loaded makes tables that stay: it cannot be switched afterwards. */
const atLoad = new Set<number>()
let passed: Set<number> | null = atLoad

/** Whether this mutant is in force. Put into the game's source by `mutate`. */
function inForce(id: number): boolean {
  passed?.add(id)
  return id === active
}
Object.assign(globalThis, { $m: inForce })

async function fails(test: Test): Promise<boolean> {
  try {
    await test.run()
    return false
  } catch {
    return true
  }
}

export async function tryAll(ids: readonly number[]): Promise<void> {
  const results = openSync(process.argv[2], 'a')
  const say = (line: readonly (string | number)[]): void => void writeSync(results, `${line.join('\t')}\n`)
  const skip = Number(process.argv[3])
  const reached = new Map<number, Test[]>()
  for (const test of TESTS) {
    passed = new Set()
    say(['alone', -1])
    if (await fails(test)) say(['broken', -1, test.name])
    else for (const id of passed) reached.set(id, [...(reached.get(id) ?? []), test])
  }
  passed = null
  let isFirst = true
  for (const id of ids.slice(skip)) {
    const tests = reached.get(id) ?? []
    if (tests.length === 0) {
      say([atLoad.has(id) ? 'at-load' : 'unreached', id])
      continue
    }
    active = id
    let killer: Test | undefined
    for (const test of tests) {
      // Said before each test, so that many slow tests on a busy machine are not taken for a loop without end.
      say(['begun', id])
      if (await fails(test)) {
        killer = test
        break
      }
    }
    active = -1
    if (killer !== undefined && (await fails(killer))) {
      // A wrong rule has changed something that all tests share, and this test fails for good. If it was this mutant, it
      // is killed; if another, it is tried again. Either way a new process goes on.
      say(isFirst ? ['killed', id, killer.name] : ['again', id])
      process.exit(SPOILT)
    }
    isFirst = false
    say(killer !== undefined ? ['killed', id, killer.name] : ['survived', id])
  }
  say(['end', -1])
}
