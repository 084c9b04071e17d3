/** Chromium from npm (on Linux), or the one that CHROMIUM names. */
import chromium from '@sparticuz/chromium'
import { type Browser, type BrowserServer, type LaunchOptions, chromium as playwright } from 'playwright-core'

async function options(more: readonly string[]): Promise<LaunchOptions> {
  return {
    executablePath: process.env.CHROMIUM ?? (await chromium.executablePath()),
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      ...more,
    ],
  }
}

export async function launch(...more: readonly string[]): Promise<Browser> {
  return playwright.launch(await options(more))
}

/** One browser that several processes use, each with profiles of its own. */
export async function serveBrowser(): Promise<BrowserServer> {
  return playwright.launchServer({ ...(await options([])), host: '127.0.0.1' })
}
