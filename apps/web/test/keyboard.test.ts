/** Whole turns with a battle by keyboard alone: the focus is always at the table, and everything can be reached. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { SavedMatch } from '../src/match/saved.ts'
import { hammerMatch, richardMatch } from './matches.ts'
import { leave, useSite } from './site.ts'

const site = useSite()

const settledOrWaits = (page: Page) =>
  page.locator('.dock[aria-busy="false"], .beats[data-waits="true"]').first().waitFor()
const isThere = async (page: Page, selector: string): Promise<boolean> =>
  (await page.locator(selector).count()) > 0
/** Where the focus is: nowhere in particular is the body. */
const focus = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.tagName ?? '')

/** Goes on with Tab until something of this kind has the focus, and presses it; answers what it was. */
async function tabTo(page: Page, selector: string): Promise<string> {
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate((wanted) => {
      const at = document.activeElement
      return at instanceof HTMLElement && at.matches(wanted) ? at.innerText : null
    }, selector)
    if (found === null) continue
    await page.keyboard.press('Enter')
    return found
  }
  throw new Error(`no Tab leads to ${selector}`)
}

/** Matches just before a turn in which there is a battle, by the keys of which it is played. */
const TURNS: Readonly<Record<string, () => SavedMatch>> = {
  'Hammer of the Scots': () => hammerMatch({ id: 'keys', seat: 1, until: 'move', skip: 1 }),
  'Richard III': () => richardMatch({ id: 'keys', seat: 1, until: 'play-cards', skip: 1 }),
}

it.each(Object.keys(TURNS))(
  '%s: a turn with a battle by Tab, Enter and Space alone, the focus never lost',
  async (game) => {
    const page = await site.open('#/match/keys', { pace: 'normal', speed: 4 }, [TURNS[game]()])
    await settledOrWaits(page)
    // From the top of the page to the table.
    await tabTo(page, 'a[href="#main"]')
    let fought = false
    let result = false
    let sent = 0
    for (let i = 0; i < 120 && !result; i++) {
      await settledOrWaits(page)
      const asked = await page.locator('.sentence').first().innerText()
      await expect.poll(() => focus(page), { message: asked }).not.toBe('BODY')
      if (await isThere(page, '.beats[data-waits="true"]')) {
        result = await isThere(page, '.result-card')
        // What waits has the focus already.
        await page.keyboard.press('Space')
      } else if (await isThere(page, '.hand button.offered:enabled'))
        await tabTo(page, '.hand button.offered')
      else if (await isThere(page, '.dock .deed:enabled')) {
        fought = true
        await tabTo(page, '.deed.gold')
      } else if (await isThere(page, '.dock [data-target]:enabled')) await tabTo(page, '[data-target]')
      else if (sent < 1 && (await isThere(page, '.dock .pick.group'))) {
        sent++
        await tabTo(page, '.pick.group')
      } else if (await isThere(page, '.dock .pick:not(.group):enabled'))
        await tabTo(page, '.pick:not(.group)')
      else if (await isThere(page, '.dock .act.gold')) await tabTo(page, '.act.gold')
      else await tabTo(page, '.act:not(.undo, .let-go)')
    }
    expect([fought, result]).toEqual([true, true])
    await settledOrWaits(page)
    await expect.poll(() => focus(page)).not.toBe('BODY')
    await leave(page)
  },
)
