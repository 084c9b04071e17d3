import { describe, expect, it } from 'vitest'
import { violations, wide } from './axe.ts'
import { ancienMatch, hammerMatch, warMatch } from './matches.ts'
import { leave, useSite } from './site.ts'

const site = useSite()
const moves = hammerMatch({ id: 'moves', seat: 1, until: 'move', skip: 6 })

const PAGES: readonly { name: string; hash: string; ready: string; key?: string }[] = [
  { name: 'home', hash: '#/', ready: '.games' },
  { name: 'start', hash: '#/start/hammer-of-the-scots', ready: 'form' },
  { name: 'table', hash: '#/match/moves', ready: '.stand', key: 'g' },
  { name: 'list', hash: '#/match/moves', ready: '.stand', key: 'i' },
  { name: 'battle', hash: '#/match/battle', ready: '.battle' },
  { name: 'diplomacy', hash: '#/match/status', ready: '.ask' },
  { name: 'campaign', hash: '#/match/campaign', ready: '.stand', key: 'g' },
  { name: 'campaign as a list', hash: '#/match/campaign', ready: '.stand', key: 'i' },
  { name: 'this war', hash: '#/match/war-actions', ready: '.stand', key: 'g' },
  { name: 'this war, a battle', hash: '#/match/orders', ready: '.battle' },
  { name: 'curtain', hash: '#/match/hot', ready: '.curtain' },
  { name: 'result', hash: '#/match/over', ready: '.result .timeline' },
  { name: 'replay', hash: '#/replay/battle', ready: '.bar' },
  { name: 'replay of all', hash: '#/replay/over?at=61&as=all', ready: '.bar' },
  { name: 'looking back', hash: '#/look-back/over', ready: '.timeline' },
  { name: 'rules', hash: '#/rules/hammer-of-the-scots', ready: 'dl > div' },
  { name: 'gallery', hash: '#/gallery/richard-iii?show=setup:kingmaker', ready: '.stage svg.pieces' },
  { name: 'cards', hash: '#/gallery/hammer-of-the-scots?show=cards', ready: '.sheet svg' },
]
const matches = [
  moves,
  hammerMatch({ id: 'over', seat: 1, until: null }),
  hammerMatch({ id: 'battle', seat: 1, until: 'battle', skip: 4 }),
  warMatch({ id: 'war-actions', seat: 1, until: 'actions' }),
  warMatch({ id: 'orders', seat: 1, until: 'fire-or-engage' }),
  hammerMatch({ id: 'hot', seat: 0, hotSeat: true, until: 'play-cards' }),
  ancienMatch({ id: 'status', seat: 2, until: 'status' }),
  ancienMatch({ id: 'campaign', seat: 2, until: 'movement-turn', skip: 3 }),
]
for (const language of ['en', 'pl'] as const) {
  describe(`In ${language}`, () => {
    it('axe finds no violation on any page, in any theme', async () => {
      const page = await site.open('#/', { locale: language }, matches)
      const found: string[] = []
      for (const each of PAGES) {
        await page.goto(`${site.base}/${each.hash}`)
        await page.locator(each.ready).first().waitFor()
        if (each.key !== undefined) await page.keyboard.press(each.key)
        await page.waitForTimeout(250)
        found.push(...(await violations(page)).map((line) => `${each.name}: ${line}`))
        if (language !== 'en') continue
        // Another theme changes only colours.
        for (const theme of ['dark', 'plain']) {
          await page.evaluate((wanted) => {
            document.documentElement.dataset.theme = wanted
          }, theme)
          const faint = await violations(page, undefined, ['color-contrast'])
          found.push(...faint.map((line) => `${each.name}, ${theme}: ${line}`))
        }
        await page.evaluate(() => {
          document.documentElement.dataset.theme = 'period'
        })
      }
      expect(await page.evaluate('document.documentElement.lang')).toBe(language)
      expect(found).toEqual([])
      await leave(page)
    })

    it('a phone of 390 px has no page to scroll sideways', async () => {
      const page = await site.open(
        '#/',
        { locale: language, viewport: { width: 390, height: 844 }, hasTouch: true },
        matches,
      )
      for (const each of PAGES) {
        await page.goto(`${site.base}/${each.hash}`)
        await page.locator(each.ready).first().waitFor()
        if (each.key !== undefined) await page.keyboard.press(each.key)
        await page.waitForTimeout(150)
        expect(await wide(page), each.name).toBeLessThanOrEqual(0)
      }
      await leave(page)
    })
  })
}

it('speaks Polish: prompt, log, refusal and rule', async () => {
  const page = await site.open('#/match/moves', { locale: 'pl' }, matches)
  await page.locator('.stand.mine').first().waitFor()
  expect(await page.locator('.sentence').innerText()).toContain('Wybierz grupę do ruchu')
  await page.keyboard.press('g')
  await page.locator('.area.offered').first().waitFor()
  await page.locator('.area[data-area="england"]').focus()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Dlaczego nie Anglia?' }).waitFor()
  await page.getByRole('dialog').locator('.rule-chip').click()
  await page.getByRole('dialog').getByText('4.3 Limity granic.').waitFor()
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('dialog', { name: /Dlaczego|Why/ }).waitFor()
  expect(await page.locator('.sentence').innerText()).toMatch(/^Send /)
  await leave(page)
})
