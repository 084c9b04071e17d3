/** A page opened for the first time over a slow line on a slow machine, and what its reader waits for. */
import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import type { Form, Vitals } from './score.ts'
import { speedIndex, traceFrames } from './speed-index.ts'

/** Lighthouse's throttling, applied by DevTools: kilobits per second, round trip in ms, slowdown of the processor. */
const THROTTLING: Readonly<
  Record<Form, { readonly kbps: number; readonly rtt: number; readonly cpu: number }>
> = {
  desktop: { kbps: 10_240, rtt: 40, cpu: 1 },
  mobile: { kbps: 1638.4 * 0.9, rtt: 150 * 3.75, cpu: 4 },
}
export const SCREENS = {
  desktop: { viewport: { width: 1350, height: 940 } },
  mobile: { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1.75 },
} as const

/** Gathers in the page what the browser tells about painting, moving and blocking. */
const OBSERVE = `
  const seen = (globalThis.vitals = { fcp: 0, lcp: 0, shifts: [], long: [] })
  const on = (type, each) => new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true })
  on('paint', (e) => { if (e.name === 'first-contentful-paint') seen.fcp = e.startTime })
  on('largest-contentful-paint', (e) => { seen.lcp = e.startTime })
  on('layout-shift', (e) => { if (!e.hadRecentInput) seen.shifts.push([e.startTime, e.value]) })
  on('longtask', (e) => seen.long.push([e.startTime, e.duration]))
`

interface Seen {
  readonly fcp: number
  readonly lcp: number
  readonly shifts: readonly (readonly [number, number])[]
  readonly long: readonly (readonly [number, number])[]
}

/** The worst run of shifts: at most a second apart and five seconds long. */
function cumulativeShift(shifts: Seen['shifts']): number {
  let worst = 0
  let from = Number.NEGATIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  let sum = 0
  for (const [at, value] of shifts) {
    if (at - last > 1000 || at - from > 5000) {
      from = at
      sum = 0
    }
    last = at
    sum += value
    worst = Math.max(worst, sum)
  }
  return worst
}

async function throttle(session: CDPSession, form: Form): Promise<void> {
  const { kbps, rtt, cpu } = THROTTLING[form]
  const throughput = (kbps * 1024) / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: rtt,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
}

export interface Loaded {
  readonly vitals: Vitals
  /** Bytes of script that came over the line, compressed as they were sent. */
  readonly scriptBytes: number
}

export async function loadPage(
  context: BrowserContext,
  url: string,
  ready: string,
  form: Form,
): Promise<Loaded & { readonly page: Page }> {
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  const session = await context.newCDPSession(page)
  await throttle(session, form)
  const scripts = new Set<string>()
  let scriptBytes = 0
  session.on('Network.responseReceived', (event) => {
    if (event.type === 'Script') scripts.add(event.requestId)
  })
  session.on('Network.loadingFinished', (event) => {
    if (scripts.has(event.requestId)) scriptBytes += event.encodedDataLength
  })
  await page.addInitScript(OBSERVE)
  const trace = await traceFrames(session)
  await page.goto(url, { waitUntil: 'load' })
  await page.locator(ready).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1500)
  const frames = await trace.end()
  const seen = (await page.evaluate('globalThis.vitals')) as Seen
  const blocking = seen.long.filter(([at]) => at >= seen.fcp).map(([, length]) => Math.max(0, length - 50))
  const si = await speedIndex(context, frames)
  return {
    page,
    scriptBytes,
    vitals: {
      fcp: Math.round(seen.fcp),
      lcp: Math.round(seen.lcp),
      tbt: Math.round(blocking.reduce((sum, each) => sum + each, 0)),
      cls: Number(cumulativeShift(seen.shifts).toFixed(4)),
      si: Math.round(Math.max(si, seen.fcp)),
    },
  }
}
