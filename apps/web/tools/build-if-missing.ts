/** Builds the site once, so that the server has something to serve; a later change needs `npm run -w apps/web build`. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { DIST } from './serve.ts'

if (!existsSync(`${DIST}index.html`)) {
  const root = fileURLToPath(new URL('../', import.meta.url))
  console.log('Building the site; this happens once.')
  await build({ root, configFile: `${root}vite.config.ts`, logLevel: 'warn' })
}
