/** Tells the service worker, once the site is built, what it is made of and which version that is. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'

/** Old font formats and scripts of other alphabets come from the net when a browser wants them; packed files are sent as what they pack. */
const NOT_KEPT = /(\.woff$|\.br$|-(cyrillic|greek|vietnamese)[a-z-]*-\d|^\/sw\.js$)/

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile())
    .sort()
}

export function serviceWorker(): Plugin {
  let folder = ''
  return {
    name: 'muster-service-worker',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    closeBundle() {
      // A build that failed has nothing to keep, and says so itself.
      if (!existsSync(join(folder, 'index.html'))) return
      const urlOf = (file: string): string => {
        const path = `/${relative(folder, file).split(sep).join('/')}`
        return path === '/index.html' ? '/' : path
      }
      const kept = filesOf(folder).filter((file) => !NOT_KEPT.test(urlOf(file)))
      const hash = createHash('sha256')
      for (const file of kept) hash.update(urlOf(file)).update(readFileSync(file))
      const files = kept.map(urlOf)
      const index = readFileSync(join(folder, 'index.html'), 'utf8')
      const shell = files.filter((url) => url === '/' || index.includes(`"${url}"`))
      const worker = join(folder, 'sw.js')
      writeFileSync(
        worker,
        readFileSync(worker, 'utf8')
          .replace("'unbuilt'", JSON.stringify(hash.digest('hex').slice(0, 12)))
          .replace('const SHELL = []', `const SHELL = ${JSON.stringify(shell)}`)
          .replace('const FILES = []', `const FILES = ${JSON.stringify(files)}`),
      )
    },
  }
}
