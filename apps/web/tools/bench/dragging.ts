/** Frame times while a full board is dragged, and while blocks are. */
import type { Page } from 'playwright-core'

export interface Frames {
  readonly median: number
  readonly p95: number
  readonly frames: number
}

const FRAMES = 150
/** The first frames promote the layer; a player sees that once, at the start of a drag. */
const FIRST = 6

/** One movement of the pointer in every frame, as fast as frames come; the times between them. */
const DRAG = `([x, y]) => new Promise((done) => {
  const stage = document.querySelector('.stage')
  const times = []
  let last = 0
  const frame = (now) => {
    if (last > 0) times.push(now - last)
    last = now
    if (times.length >= ${FRAMES}) return done(times)
    const at = { clientX: x + Math.cos(times.length / 12) * 90, clientY: y + Math.sin(times.length / 8) * 70 }
    stage.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerId: 1, pointerType: 'mouse', buttons: 1, ...at }))
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
})`

/** The middle of a piece that may be picked up, or a point of the board that holds none; in sight both. */
const GRIP = `(carrying) => {
  const stage = document.querySelector('.stage').getBoundingClientRect()
  const under = (x, y) => document.elementFromPoint(x, y)
  if (carrying) {
    for (const piece of document.querySelectorAll('.stand.mine')) {
      const box = piece.getBoundingClientRect()
      const at = [box.x + box.width / 2, box.y + box.height / 2]
      if (under(...at)?.closest('.stand') === piece) return at
    }
    return null
  }
  for (let i = 2; i < 9; i++) for (let j = 2; j < 9; j++) {
    const at = [stage.x + (stage.width * i) / 10, stage.y + (stage.height * j) / 10]
    const hit = under(...at)
    if (hit?.closest('.stage') && !hit.closest('.stand')) return at
  }
  return null
}`

/** Null when nothing on this board can be dragged so. */
export async function drag(page: Page, carrying: boolean): Promise<Frames | null> {
  const grip = (await page.evaluate(`(${GRIP})(${carrying})`)) as [number, number] | null
  if (grip === null) return null
  const [x, y] = grip
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 20, y + 20, { steps: 4 })
  const times = (await page.evaluate(`(${DRAG})(${JSON.stringify(grip)})`)) as number[]
  await page.keyboard.press('Escape')
  await page.mouse.move(x, y)
  await page.mouse.up()
  const steady = times.slice(FIRST).sort((a, b) => a - b)
  return {
    median: Number(steady[Math.floor(steady.length / 2)].toFixed(1)),
    p95: Number(steady[Math.floor(steady.length * 0.95)].toFixed(1)),
    frames: steady.length,
  }
}
