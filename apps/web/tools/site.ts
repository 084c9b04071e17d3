/** Builds the site for `npm start` if it has not been built, or if anything that it is made of is newer. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const BUILT = join(ROOT, 'apps/web/dist/index.html')
const SOURCES = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
  'packages',
  'games',
  'package-lock.json',
]
const NOT_SOURCES = /(^|\/)(node_modules|test|testing|dist)(\/|$)/

function newest(path: string): number {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  let latest = 0
  for (const name of readdirSync(path)) {
    if (!NOT_SOURCES.test(name)) latest = Math.max(latest, newest(join(path, name)))
  }
  return latest
}

const built = existsSync(BUILT) ? statSync(BUILT).mtimeMs : 0
if (SOURCES.some((source) => newest(join(ROOT, source)) > built)) {
  console.log('Building the site; this takes a moment and is done only when something has changed.')
  const vite = join(ROOT, 'node_modules/.bin/vite')
  const { status } = spawnSync(vite, ['build', 'apps/web', '--logLevel', 'warn'], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
}
