/** What the lists say of a match before it is opened, and the ways from home to a game. */
import { describe, expect, it } from 'vitest'
import { busyLobby } from '../tools/lobby.ts'
import { hammerMatch } from './matches.ts'
import { leave, useSite } from './site.ts'

const site = useSite()

describe('Lists of matches', () => {
  it('say scenario, side and opponent of a match kept here, with its picture', async () => {
    const moves = hammerMatch({ id: 'moves', seat: 1, until: 'move', skip: 6 })
    const page = await site.open('', {}, [moves])
    const row = page.locator('#yours').locator('xpath=ancestor::section').locator('li').first()
    await row.getByText('Braveheart').waitFor()
    expect(await row.locator('.what').innerText()).toContain('as Scotland')
    const picture = row.locator('img')
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    await leave(page)
  })

  it('over the net say which seat is free, and of a match that is over who won', async () => {
    const lobby = await busyLobby()
    const page = await site.open(`${lobby.url}/`)
    const open = page
      .locator('section', { has: page.locator('#open') })
      .locator('li')
      .first()
    await open.getByText(/free: (England|Scotland|Lancaster|York|Royalists|Parliamentarians)/).waitFor()
    await page.getByRole('link', { name: 'Watch', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Watch' }).waitFor()
    await page
      .locator('section', { has: page.locator('#watch') })
      .getByText('The Wars of the Roses')
      .first()
      .waitFor()
    await page
      .locator('section', { has: page.locator('#over') })
      .getByText('Scotland won')
      .waitFor()
    await leave(page)
    await lobby.close()
  })
})

describe('Inviting a friend and sharing a screen', () => {
  it.each([['person', 'On one screen']])(
    'asks for the game first, then starts it that way: %s',
    async (kind, title) => {
      const page = await site.open(`#/choose/${kind}`)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await page.getByRole('link', { name: /Richard III/ }).click()
      await page.getByRole('heading', { name: /Richard III/ }).waitFor()
      const chosen = page.locator('input[name=opponent]:checked')
      expect(await chosen.inputValue()).toBe(kind)
      await leave(page)
    },
  )
})
