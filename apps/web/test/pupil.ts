/**
 * A pupil who goes through a lesson as a stranger would: reads, goes on when asked to, and otherwise presses what is
 * ringed. By mouse, by finger, or by the keyboard alone.
 */
import type { Page } from 'playwright-core'

export type Hand = 'mouse' | 'finger' | 'keys'

interface Seen {
  /** All that tells one moment from another. */
  readonly moment: string
  readonly isOver: boolean
  /** There is a button that goes on. */
  readonly isReading: boolean
  readonly isSettled: boolean
  /** The middles of the rings, and whether each is around something that can be pressed by key. */
  readonly rings: readonly { readonly x: number; readonly y: number }[]
}

/**
 * What the page shows when nothing moves any more: what is pressed does all that it does within some frames, however long
 * these take, so frames are counted and no time.
 */
const settled = (page: Page): Promise<Seen> =>
  page.evaluate(
    () =>
      new Promise<Seen>((resolve) => {
        /** Frames in which all stays as it is; so many more if there is nothing to press yet. */
        const STILL = 5
        const PATIENT = 300
        const text = (selector: string): string => document.querySelector(selector)?.textContent ?? ''
        const look = (): Seen => {
          const rings = [...document.querySelectorAll('.spotlight i')].map((ring) => {
            const { x, y, width, height } = ring.getBoundingClientRect()
            return { x: x + width / 2, y: y + height / 2 }
          })
          const lesson = document.querySelector('.lesson')
          return {
            moment: [
              lesson?.textContent ?? '',
              lesson?.getAttribute('data-step'),
              text('.dock .sentence'),
              document.querySelectorAll('.dock button').length,
              JSON.stringify(rings),
            ].join('|'),
            isReading: document.querySelector('.lesson .gold') !== null,
            isOver: document.querySelector('.lesson a[href="#/learn"]') !== null,
            isSettled: document.querySelector('.dock[aria-busy="false"]') !== null,
            rings,
          }
        }
        let before = ''
        let still = 0
        const follow = (): void => {
          const now = look()
          still = now.moment === before && now.isSettled ? still + 1 : 0
          before = now.moment
          const isReady = now.isOver || now.isReading || now.rings.length > 0
          if (still >= (isReady ? STILL : PATIENT)) resolve(now)
          else requestAnimationFrame(follow)
        }
        follow()
      }),
  )

const press = (page: Page, hand: Hand, { x, y }: { x: number; y: number }): Promise<void> =>
  hand === 'finger' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)

/** How often Tab is pressed from here to the next thing that is ringed, or to the button that goes on. */
const tabsToGo = (
  page: Page,
  tried: readonly string[],
): Promise<readonly [tabs: number, name: string] | null> =>
  page.evaluate((done) => {
    const nameOf = (each: Element): string => each.getAttribute('data-focus') ?? each.textContent ?? ''
    const stops = [
      ...document.querySelectorAll<HTMLElement>('a[href], button:enabled, select, [tabindex="0"]'),
    ].filter((each) => each.tabIndex >= 0 && each.checkVisibility({ visibilityProperty: true }))
    const focused = document.activeElement
    const isBefore = (each: Element): boolean =>
      focused !== null && (focused.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) === 0
    const from = focused === document.body ? -1 : stops.filter(isBefore).length - 1
    // What was pressed least often in this step, the nearest ahead of them.
    const times = (each: Element): number => done.filter((name) => name === nameOf(each)).length
    const meant = stops.filter((each) => each.matches('.lesson .gold, [aria-current="step"]'))
    const least = Math.min(...meant.map(times))
    const wanted = meant.filter((each) => times(each) === least)
    const ahead = wanted.find((each) => stops.indexOf(each) >= from) ?? wanted[0]
    return ahead === undefined ? null : ([stops.indexOf(ahead) - from, nameOf(ahead)] as const)
  }, tried)

const focusedName = (page: Page): Promise<string> =>
  page.evaluate(
    () => document.activeElement?.getAttribute('data-focus') ?? document.activeElement?.textContent ?? '',
  )

/** Goes there with Tab and presses it. */
async function pressByKey(page: Page, tried: string[]): Promise<void> {
  let most = Infinity
  for (let attempts = 0; attempts < 40; attempts++) {
    const found = await tabsToGo(page, tried)
    if (found === null) break
    const [tabs, name] = found
    const key = tabs >= 0 ? 'Tab' : 'Shift+Tab'
    for (let i = 0; i < Math.min(most, Math.abs(tabs)); i++) await page.keyboard.press(key)
    // What scrolls is a stop as well, and is not counted: then one by one.
    most = 1
    if ((await focusedName(page)) !== name) continue
    tried.push(name)
    await page.keyboard.press('Enter')
    return
  }
  throw new Error('the keyboard finds nothing that is ringed')
}

/** Goes through the lesson that a page is at. The sentences it read. */
export async function finishLesson(page: Page, hand: Hand): Promise<string[]> {
  await page.locator('.lesson').waitFor()
  const read: string[] = []
  let tried: string[] = []
  let turn = 0
  let seen = await settled(page)
  let step = ''
  while (!seen.isOver) {
    const now = await page.locator('.lesson').getAttribute('data-step')
    if (now !== step) {
      step = now ?? ''
      read.push(await page.locator('.lesson .sentence').innerText())
      turn = 0
      tried = []
    }
    const onward = page.locator('.lesson .gold')
    if (hand === 'keys') await pressByKey(page, tried)
    else if ((await onward.count()) > 0) await onward.click()
    else if (seen.rings.length === 0) throw new Error(`step ${step}: nothing is ringed`)
    else await press(page, hand, seen.rings[turn % seen.rings.length])
    const next = await settled(page)
    if (next.moment === seen.moment) turn++
    else turn = 0
    if (tried.length > 20) throw new Error(`step ${step} is not done by the keyboard: ${read.at(-1)}`)
    if (turn > 12) throw new Error(`step ${step} is not done by pressing what is ringed: ${read.at(-1)}`)
    seen = next
  }
  return read
}
