/** The rules lab in every other game than the one of lab.test.ts: by dragging, refused in words, as a link, with odds, against a bot. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { blocksIn, pointIn } from './board.ts'
import { leave, useSite } from './site.ts'

const site = useSite()

/** Does something and waits until the address, which is the link, says so. */
async function change(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = page.url()
  await act()
  await expect.poll(() => page.url()).not.toBe(before)
}

/** Drags a piece from beside the board into an area. */
async function drag(page: Page, seat: number, piece: string, area: string): Promise<void> {
  await page.locator('.whose button').nth(seat).click()
  const held = page.locator(`[data-piece="${piece}"]`)
  await held.scrollIntoViewIfNeeded()
  await expect.poll(() => pointIn(page, area)).not.toBeNull()
  const { x, y } = (await pointIn(page, area)) ?? { x: 0, y: 0 }
  await held.hover()
  await page.mouse.down()
  await page.mouse.move(x - 5, y)
  await page.mouse.move(x, y)
  await change(page, () => page.mouse.up())
  await expect.poll(() => blocksIn(page, area), { message: piece }).toContain(piece)
}

const opened = async (game: string): Promise<Page> => {
  const page = await site.open(`#/lab/${game}`)
  await page.locator('.whose button').first().waitFor()
  await change(page, () => page.getByRole('button', { name: 'Empty the board' }).click())
  return page
}
const status = (page: Page) => page.getByRole('status').first()
const moment = (page: Page) => page.getByLabel('What happens now').getByRole('combobox')

/** The address is the link: it is opened elsewhere, and played there as a seat against a Recruit. */
async function playAs(page: Page, seat: number): Promise<Page> {
  await status(page).getByText('To choose first: ').waitFor()
  const fresh = await site.open(page.url())
  await fresh.getByRole('button', { name: 'Play', exact: true }).click()
  const dialog = fresh.getByRole('dialog')
  await dialog
    .locator('input[name="mine"]')
    .nth(seat + 1)
    .check()
  await dialog.getByRole('button', { name: 'Play', exact: true }).click()
  await fresh.locator('.dock[aria-busy="false"]').waitFor()
  return fresh
}

/** Asks why a place may not be chosen. */
async function askWhyNot(page: Page, area: string): Promise<string> {
  await page.locator(`[data-focus="${area}"]`).focus()
  await page.keyboard.press('?')
  const why = page.getByRole('dialog', { name: /^Why not / })
  await why.locator('.rule-chip').first().waitFor()
  return why.innerText()
}

describe('The rules lab', () => {
  it('of Richard III: a battle by hand, and what cannot be', async () => {
    const page = await opened('richard-iii')
    await drag(page, 0, 'henry-vi', 'warwick')
    await drag(page, 1, 'york', 'warwick')
    const chosen = page.getByRole('region', { name: 'The chosen piece' })
    await chosen.getByLabel('Piece').selectOption('henry-vi')
    await change(page, () => chosen.getByLabel('Stands in').selectOption('calais'))
    await status(page).getByText('cannot be in the exile of the other house').waitFor()
    expect(await page.getByRole('button', { name: 'Play', exact: true }).isDisabled()).toBe(true)
    await change(page, () => page.getByRole('button', { name: 'Undo' }).click())
    await change(page, () => moment(page).first().selectOption('battle'))
    const match = await playAs(page, 1)
    await match.getByText('Battle of Warwick').first().waitFor()
    await match.locator('.odds').first().waitFor()
    expect(await match.locator('.odds').first().innerText()).toMatch(/^\d+ %/)
    await leave(match)
    await leave(page)
  })

  it('of This War Without an Enemy: a battle by hand, and what cannot be', async () => {
    const page = await opened('this-war-without-an-enemy')
    await drag(page, 0, 'r-charles', 'dorset')
    await change(page, () => moment(page).first().selectOption('battle'))
    await status(page).getByText('there are not two sides in').waitFor()
    expect(await page.getByRole('button', { name: 'Play', exact: true }).isDisabled()).toBe(true)
    await drag(page, 1, 'p-essex', 'dorset')
    await change(page, () => page.getByLabel('Where', { exact: true }).selectOption('dorset'))
    const match = await playAs(page, 0)
    await match.getByText('Battle of Dorset').first().waitFor()
    await match.locator('.odds').first().waitFor()
    expect(await match.locator('.odds').first().innerText()).toMatch(/^\d+ %/)
    await leave(match)

    const chosen = page.getByRole('region', { name: 'The chosen piece' })
    await chosen.getByLabel('Piece').selectOption('p-essex')
    await change(page, () => chosen.getByLabel('Stands in').selectOption('kent'))
    await change(page, () => moment(page).first().selectOption('actions'))
    const other = await playAs(page, 0)
    await other.keyboard.press('g')
    await other.locator('.area.offered').first().waitFor()
    expect(await askWhyNot(other, 'northumberland')).toContain('6.11')
    await leave(other)
    await leave(page)
  })

  it('of Ancien Régime: who moves, what cannot be, and why not', async () => {
    const page = await opened('ancien-regime')
    const generals = page.locator('[data-piece]')
    // What is nobody's comes first, then the Powers: Prussia is the second.
    await page.locator('.whose button').nth(2).click()
    const [one, two] = await generals.evaluateAll((all) =>
      all.map((each) => each.getAttribute('data-piece') ?? ''),
    )
    await drag(page, 2, one, 'berlin')
    await drag(page, 2, two, 'berlin')
    await status(page).getByText('Two Generals of Prussia are in Berlin').waitFor()
    expect(await page.getByRole('button', { name: 'Play', exact: true }).isDisabled()).toBe(true)
    await change(page, () => page.getByRole('button', { name: 'Undo' }).click())
    await change(page, () => moment(page).first().selectOption('movement-turn'))
    await change(page, () => page.getByLabel('Who moves').selectOption('prussia'))
    await change(page, () => page.getByLabel('Who is Arbiter').selectOption('ottoman'))
    const match = await playAs(page, 1)
    await match.keyboard.press('g')
    await match.locator('.area.offered').first().waitFor()
    expect(await askWhyNot(match, 'london')).toContain('That territory is not adjacent.')
    await leave(match)
    await leave(page)
  })
})
