/** A run of tests beside the PostgreSQL of the server's tests says in its exit code whether they passed. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'muster-exit-code-'))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const globalSetup = join(ROOT, 'apps/server/testing/global-setup.ts')
  const config = { test: { include: ['*.test.ts'], globalSetup: [globalSetup] } }
  writeFileSync(join(folder, 'vitest.config.mjs'), `export default ${JSON.stringify(config)}\n`)
  for (const [name, expected] of [
    ['right', 2],
    ['wrong', 3],
  ]) {
    const body = `import { expect, it } from 'vitest'\nit('adds', () => expect(1 + 1).toBe(${expected}))\n`
    writeFileSync(join(folder, `${name}.test.ts`), body)
  }
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.each([
  ['right', '1 passed', 0],
  ['wrong', '1 failed', 1],
])('tests that are %s: %s, exit code %i', (name, said, code) => {
  const args = [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', name]
  const run = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  expect(run.stdout).toContain(said)
  expect(run.status, run.stderr).toBe(code)
})
