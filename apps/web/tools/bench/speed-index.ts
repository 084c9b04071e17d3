/** Speed Index: how long, on average, each part of what the page will look like is awaited. */
import type { BrowserContext, CDPSession } from 'playwright-core'

interface TraceEvent {
  readonly name: string
  readonly ts: number
  readonly args: { readonly snapshot?: string }
}

/** A picture of the page at a time since the navigation began. */
export interface Frame {
  readonly at: number
  readonly jpeg: string
}

export async function traceFrames(session: CDPSession): Promise<{ end(): Promise<Frame[]> }> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['blink.user_timing', 'disabled-by-default-devtools.screenshot'] },
  })
  return {
    async end() {
      const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
      await session.send('Tracing.end')
      await complete
      const start = Math.max(
        ...events.filter((each) => each.name === 'navigationStart').map((each) => each.ts),
      )
      return events.flatMap(({ name, ts, args }) =>
        name === 'Screenshot' && ts >= start && args.snapshot !== undefined
          ? [{ at: (ts - start) / 1000, jpeg: args.snapshot }]
          : [],
      )
    },
  }
}

/** In a page, which can read pictures: how like the last one each is, by its colours, from 0 to 1. */
const LIKENESS = `async (jpegs) => {
  const histogram = async (jpeg) => {
    const bitmap = await createImageBitmap(await (await fetch('data:image/jpeg;base64,' + jpeg)).blob())
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const pen = canvas.getContext('2d')
    pen.drawImage(bitmap, 0, 0)
    const { data } = pen.getImageData(0, 0, bitmap.width, bitmap.height)
    const bins = new Float64Array(768)
    for (let i = 0; i < data.length; i += 4) for (let c = 0; c < 3; c++) bins[c * 256 + data[i + c]] += 4 / data.length
    return bins
  }
  const all = []
  for (const jpeg of jpegs) all.push(await histogram(jpeg))
  const last = all[all.length - 1]
  const white = new Float64Array(768)
  for (let c = 0; c < 3; c++) white[c * 256 + 255] = 1
  const apart = (bins) => bins.reduce((sum, each, i) => sum + Math.abs(each - last[i]), 0)
  const most = apart(white)
  return all.map((bins) => (most === 0 ? 1 : Math.max(0, 1 - apart(bins) / most)))
}`

export async function speedIndex(context: BrowserContext, frames: readonly Frame[]): Promise<number> {
  if (frames.length === 0) return 0
  const page = await context.newPage()
  try {
    const likeness = (await page.evaluate(
      `(${LIKENESS})(${JSON.stringify(frames.map((each) => each.jpeg))})`,
    )) as number[]
    let index = frames[0].at
    for (let i = 0; i + 1 < frames.length; i++) index += (1 - likeness[i]) * (frames[i + 1].at - frames[i].at)
    return index
  } finally {
    await page.close()
  }
}
