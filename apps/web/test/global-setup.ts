/** What people get, built once, and one browser, for all tests of this folder: each file can also be run alone. */
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import { serveBrowser } from '../tools/browser.ts'
import { serveFiles } from '../tools/serve.ts'

/** A test runner's own NODE_ENV would make Vite build for development, several times slower. */
async function buildSite(): Promise<void> {
  const root = fileURLToPath(new URL('../', import.meta.url))
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    await build({ root, configFile: `${root}vite.config.ts`, logLevel: 'error' })
  } finally {
    process.env.NODE_ENV = before
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildSite()
  const [serving, browser] = await Promise.all([serveFiles(), serveBrowser()])
  project.provide('site', serving.base)
  project.provide('browser', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await serving.close()
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site is. */
    site: string
    /** Where the browser listens. */
    browser: string
  }
}
