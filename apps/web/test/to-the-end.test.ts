import { titleCalled } from '@muster/catalogue/catalogue'
import { TITLES } from '@muster/catalogue/listed'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { en } from '../src/text/en.ts'
import { keptIn } from '../tools/positions.ts'
import { playToTheEnd } from './player.ts'
import { leave, useSite } from './site.ts'

/** By the number of choices when Recruits play. */
const SHORTEST: Readonly<Record<string, string>> = {
  'hammer-of-the-scots': 'braveheart',
  'richard-iii': 'richard-iii-1483',
  'this-war-without-an-enemy': 'early-war',
  'ancien-regime': '1740',
}

/** The dice of this page's matches are the same every time. */
const sameDice = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let state = 1297
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      if (array instanceof Uint8Array)
        for (let i = 0; i < array.length; i++) {
          state = (Math.imul(state, 1664525) + 1013904223) >>> 0
          array[i] = state >>> 24
        }
      return array
    }
  })

/** Every game that has a table, each on a page of its own, side by side. */
const site = useSite()

describe.concurrent('From the home page to the result', () => {
  for (const { id, name } of TITLES) {
    it(id, { timeout: 600_000 }, async () => {
      const { game, text } = titleCalled(id)
      const page = await site.open('')
      await sameDice(page)
      await page.reload()
      await page.getByRole('link', { name: en.home.playBotIn(name.en) }).click()
      await page.getByText(en.start.change).click()
      await page.locator(`input[name="scenario"][value="${SHORTEST[id]}"]`).check()
      await page.getByRole('button', { name: 'Start' }).click()
      await page.locator('.dock[aria-busy="false"]').waitFor()
      const match = page.url().split('/').at(-1) ?? ''

      const played = await playToTheEnd(page, 7)
      expect(played.asked.length).toBeGreaterThan(5)

      const kept = await keptIn(page, match)
      if (kept?.outcome == null) throw new Error(`no result after ${played.presses} presses`)
      const seats = game.seats(kept.setup)
      const winners = kept.outcome.winners.map((seat) => text.en.seat(seats[seat]))
      const result = page.getByRole('region', { name: 'Result' })
      expect(await result.innerText()).toContain(text.en.outcome(kept.outcome, winners))
      // And by which rule, with its words.
      const { rule } = kept.outcome
      expect(await result.locator('.why .rule-chip').getAttribute('href')).toBe(`#/rules/${id}?rule=${rule}`)
      expect((await result.locator('.why').innerText()).length).toBeGreaterThan(20)
      await result.getByText(/(Dice|Cards) verified: Numbers drawn again \d+/).waitFor()

      await result.getByRole('button', { name: 'Replay' }).click()
      await page.getByText(`Step ${kept.log.length} of ${kept.log.length}`, { exact: true }).waitFor()
      await page
        .getByText(/(Dice|Cards) verified/)
        .first()
        .waitFor()
      expect(page.url()).toContain(`#/replay/${match}`)
      await leave(page)
    })
  }
})
