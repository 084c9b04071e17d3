/** The built site: made if it has not been, or if anything that it is made of is newer. */
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
  'apps/web/vite.config.ts',
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

const VITE = join(ROOT, 'node_modules/.bin/vite')

/** Answers whether there is a site to serve. */
export function siteIsBuilt(): boolean {
  const built = existsSync(BUILT) ? statSync(BUILT).mtimeMs : 0
  if (SOURCES.every((source) => newest(join(ROOT, source)) <= built)) return true
  if (!existsSync(VITE)) {
    // An installation without development dependencies serves the site that was built with them.
    const what = built > 0 ? 'The site is served as it was built' : 'There is no site to serve'
    console.error(
      `${what}: vite, which builds it, is not installed. "npm ci" without --omit=dev installs it.`,
    )
    return built > 0
  }
  console.log('Building the site; this takes a moment and is done only when something has changed.')
  const { status } = spawnSync(VITE, ['build', 'apps/web', '--logLevel', 'warn'], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  return status === 0
}
