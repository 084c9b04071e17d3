import { TITLES } from '@muster/catalogue/listed'
import { describe, expect, it } from 'vitest'
import { keptIn } from '../tools/positions.ts'
import { hammerMatch } from './matches.ts'
import { leave, useSite } from './site.ts'

const site = useSite()
const moves = hammerMatch({ id: 'moves', seat: 1, until: 'move', skip: 6 })

describe('Home', () => {
  it('starts a match against a bot in two clicks, without an account', async () => {
    const page = await site.open('')
    expect(await page.locator('h1').innerText()).toBe('Sit down and play.')
    expect(await page.locator('.games > li').count()).toBe(TITLES.length)
    await page.getByRole('link', { name: 'Play a bot now: Hammer of the Scots' }).click()
    await page.getByRole('button', { name: 'Start' }).click()
    await page.locator('.sentence').getByText('Play one card face down.', { exact: true }).waitFor()
    expect(page.url()).toContain('#/match/')
    await leave(page)
  })

  it.each([
    ['ancien-regime?with=person', { width: 1440, height: 900 }],
    ['hammer-of-the-scots', { width: 844, height: 390 }],
  ])('opens the start page %s at its top, with the keyboard on Start', async (which, viewport) => {
    const page = await site.open(`#/start/${which}`, { viewport })
    const start = page.getByRole('button', { name: 'Start', exact: true })
    await expect.poll(() => start.evaluate((each) => each === document.activeElement)).toBe(true)
    expect(await page.evaluate('scrollY')).toBe(0)
    // The short form has it in sight even on a phone on its side.
    const { y, height } = (await start.boundingBox()) ?? { y: 0, height: 0 }
    if (!which.includes('?')) expect(y + height).toBeLessThanOrEqual(viewport.height)
    await leave(page)
  })

  it('proposes a first match in one line, the short scenario, and starts just that', async () => {
    const page = await site.open('#/start/richard-iii')
    await page.getByText('Kingmaker, 1470 · you play York · against Recruit (bot)', { exact: true }).waitFor()
    // Nothing else is asked but how strong the opponent is.
    expect(await page.getByRole('radio').filter({ visible: true }).count()).toBe(3)
    await page.getByRole('button', { name: 'Start' }).click()
    await page.locator('.at-table').waitFor()
    const kept = await keptIn(page, page.url().split('/').at(-1) ?? '')
    expect(kept?.setup.scenario).toBe('kingmaker')
    expect(kept?.seats.map(({ kind }) => kind)).toEqual(['bot', 'here'])
    await leave(page)
  })

  it('has Start in sight, whatever is unfolded above it, on a desk and on a phone', async () => {
    for (const [width, height, foot] of [
      [1440, 900, 0],
      [390, 844, 58],
    ]) {
      const page = await site.open('#/start/hammer-of-the-scots?with=person', { viewport: { width, height } })
      const start = page.getByRole('button', { name: 'Start' })
      await start.waitFor()
      const box = await start.boundingBox()
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height - foot)
      // Nothing lies over it.
      await start.click({ trial: true })
      // All of it can be read: at the page's end it is behind the last line, not over it.
      await page.getByText('The dice are drawn and sealed now').scrollIntoViewIfNeeded()
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      const last = await page.getByText('The dice are drawn and sealed now').boundingBox()
      const under = await start.boundingBox()
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0)
      await leave(page)
    }
  })

  it('plays the level that is chosen, and proposes it again the next time', async () => {
    const page = await site.open('#/start/hammer-of-the-scots')
    await page.getByRole('radio', { name: 'Captain' }).check({ force: true })
    await page.getByText('you play Scotland · against Captain (bot)').waitFor()
    await page.getByRole('button', { name: 'Start' }).click()
    await page.locator('.at-table').waitFor()
    const kept = await keptIn(page, page.url().split('/').at(-1) ?? '')
    expect(kept?.seats.map(({ kind, name }) => [kind, name])).toEqual([
      ['bot', 'captain'],
      ['here', ''],
    ])
    await page.goto(`${site.base}/#/start/hammer-of-the-scots`)
    await page.getByText('you play Scotland · against Captain (bot)').waitFor()
    expect(await page.getByRole('radio', { name: 'Captain' }).isChecked()).toBe(true)
    await leave(page)
  })

  it('lists the matches of this browser and goes back to them', async () => {
    const page = await site.open('', {}, [moves])
    await page.getByText('1 is waiting for you').waitFor()
    await page.getByRole('link', { name: 'Resume Hammer of the Scots' }).click()
    await page.locator('.sentence').getByText('Choose a group to move').waitFor()
    await leave(page)
  })

  it('says what is wrong with a match that is not there', async () => {
    const page = await site.open('#/match/nothing')
    await page.getByText('This match could not be opened.').waitFor()
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await page.getByText('Sit down and play.').waitFor()
    await leave(page)
  })
})
