/** Puzzles as people meet them: found, answered wrongly and rightly, explained, remembered. */
import { describe, expect, it } from 'vitest'
import { violations, wide } from './axe.ts'
import { leave, useSite } from './site.ts'

const site = useSite()
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

describe('A puzzle', () => {
  it('answers a wrong choice and does nothing, explains the right one, and stays solved', async () => {
    const page = await site.open('#/learn')
    await page.getByRole('link', { name: 'Puzzles: find the best choice' }).click()
    const hammer = page.getByRole('region', { name: 'Hammer of the Scots' })
    await hammer.getByText('0 of 15 solved').waitFor()
    expect(await violations(page)).toEqual([])
    await hammer.getByRole('link', { name: 'Who takes the hit?' }).click()
    const bar = page.getByRole('region', { name: 'Puzzle' })
    await bar.getByText('The knights have hit once').waitFor()
    await bar.getByText('You play Scotland. Goal: win the match.', { exact: true }).waitFor()
    await page.getByRole('button', { name: /^Take the hit: Wallace/ }).click()
    await bar.getByText(/played on 40 times, this reaches the goal 0 times/).waitFor()
    await page.getByRole('button', { name: /^Take the hit: Douglas/ }).click()
    await bar.getByText('That is it.').waitFor()
    await bar.getByText('Among equals the owner chooses').waitFor()
    expect(await violations(page)).toEqual([])
    await page.goto(`${site.base}/#/puzzles`)
    await hammer.getByText('1 of 15 solved').waitFor()
    await page.reload()
    await hammer.getByText('1 of 15 solved').waitFor()
    await leave(page)
  })

  it('says what is to be achieved where that is not the match', async () => {
    const page = await site.open('#/puzzles')
    const goalOf = async (game: string): Promise<string> => {
      await page.getByRole('region', { name: game }).getByRole('link').first().click()
      const bar = page.getByRole('region', { name: 'Puzzle' })
      const goal = await bar.locator('.answer').innerText()
      await bar.getByRole('link', { name: 'All puzzles' }).click()
      return goal
    }
    expect(await goalOf('This War Without an Enemy')).toMatch(
      /^You play (Royalists|Parliamentarians)\. Goal: (win the war|do not lose the war) this Turn\.$/,
    )
    expect(await goalOf('Coalitions: Ancien Régime')).toMatch(
      /^You play \S.*\. Goal: (win|let nobody else win) this round\.$/,
    )
    await leave(page)
  })

  it('can be given up, in Polish, on a phone', async () => {
    const page = await site.open('#/puzzles/hammer-of-the-scots/wallace-must-live', {
      ...PHONE,
      locale: 'pl',
    })
    const bar = page.getByRole('region', { name: 'Zagadka' })
    await bar.getByText('To ostatnia tura').waitFor()
    await bar.getByText('Twoja strona: Szkocja. Cel: wygrać partię.', { exact: true }).waitFor()
    expect(await wide(page)).toBeLessThanOrEqual(0)
    // Both sides of the battle are in sight below it, and all of the task above.
    await expect
      .poll(() =>
        page.evaluate(() => {
          const [arena, says] = ['.arena', '.puzzle .says'].map((each) => document.querySelector(each))
          const room = arena?.getBoundingClientRect().bottom ?? 0
          const low = [...document.querySelectorAll('.battle .unit')].map(
            (each) => each.getBoundingClientRect().bottom,
          )
          return [low.length, Math.max(...low) <= room + 1, says?.scrollHeight === says?.clientHeight]
        }),
      )
      .toEqual([3, true, true])
    await bar.getByRole('button', { name: 'Pokaż odpowiedź' }).click()
    await bar.getByText('niech od razu odejdzie').waitFor()
    expect(await violations(page)).toEqual([])
    await leave(page)
  })
})
