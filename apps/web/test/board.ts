/** What a test sees of the board in a page: who stands where, and points that can be pressed. */
import type { Page } from 'playwright-core'

/** The known blocks of an area, by name, sorted. */
export const blocksIn = (page: Page, area: string): Promise<string[]> =>
  page.evaluate(
    (id) =>
      [...document.querySelectorAll<HTMLElement>(`.stand[data-area="${id}"]`)]
        .flatMap((each) => (each.dataset.blocks ?? '').split(' ').filter(Boolean))
        .sort(),
    area,
  )

/** How many pieces stand in an area, shown one by one or as a number. */
export const piecesIn = (page: Page, area: string): Promise<number> =>
  page.evaluate(
    (id) =>
      [...document.querySelectorAll<HTMLElement>(`.stand[data-area="${id}"]`)].reduce(
        (sum, each) => sum + Number(each.dataset.count),
        0,
      ),
    area,
  )

/** How many Units the Generals in a territory lead: each is a colour behind its General (Ancien Régime). */
export const unitsIn = (page: Page, area: string): Promise<number> =>
  page.locator(`.stand[data-area="${area}"] .general .cloth`).count()

/** A point at which the board would be pressed in an area; null if the area is out of sight. */
export const pointIn = (page: Page, area: string): Promise<{ x: number; y: number } | null> =>
  page.evaluate((id) => {
    const box = document.querySelector(`.area[data-area="${id}"] .case`)?.getBoundingClientRect()
    if (box === undefined) return null
    for (let i = 1; i < 24; i++) {
      for (let j = 1; j < 24; j++) {
        const x = box.x + (box.width * i) / 24
        const y = box.y + (box.height * j) / 24
        const under = document.elementFromPoint(x, y)?.closest('[data-area]')
        if (under?.getAttribute('data-area') === id && under.closest('.stage') !== null) return { x, y }
      }
    }
    return null
  }, area)

/** The dock, once all that may be chosen is shown. */
export const settled = (page: Page) => page.locator('.dock[aria-busy="false"]')
