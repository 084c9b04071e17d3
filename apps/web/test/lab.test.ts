/** The rules lab as people use it: by mouse and by lists, as a link, played, on a phone, in Polish. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violations, wide } from './axe.ts'
import { blocksIn, pointIn } from './board.ts'
import { leave, useSite } from './site.ts'

const site = useSite()
const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] }

/** Where an area can be pressed. */
async function spot(page: Page, area: string): Promise<{ x: number; y: number }> {
  await expect.poll(() => pointIn(page, area)).not.toBeNull()
  return (await pointIn(page, area)) ?? { x: 0, y: 0 }
}

describe('The rules lab', () => {
  it('sets a battle up by mouse and by lists, sends it as a link, and plays it from there', async () => {
    const page = await site.open('#/lab/hammer-of-the-scots', CLIPBOARD)
    await page.getByRole('button', { name: 'Empty the board' }).click()
    // Nobles who are nowhere stand at home; all others are off the map.
    await expect.poll(() => blocksIn(page, 'fife')).toEqual([])

    // By mouse: dragged from beside the board.
    await page.getByRole('button', { name: 'Scotland', exact: true }).click()
    await page.locator('[data-piece="wallace"]').hover()
    await page.mouse.down()
    const fife = await spot(page, 'fife')
    // By a quick hand: there in one move.
    await page.mouse.move(fife.x - 5, fife.y)
    await page.mouse.move(fife.x, fife.y)
    await page.mouse.up()
    await expect.poll(() => blocksIn(page, 'fife')).toEqual(['wallace'])

    // And off again, onto those beside it.
    const stood = await page.locator('.stand[data-blocks="wallace"]').boundingBox()
    await page.mouse.move((stood?.x ?? 0) + 15, (stood?.y ?? 0) + 15)
    await page.mouse.down()
    await page.mouse.move(400, 500)
    await page.mouse.move(150, 500)
    await page.mouse.up()
    await expect.poll(() => blocksIn(page, 'fife')).toEqual([])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => blocksIn(page, 'fife')).toEqual(['wallace'])

    // By lists, with the keyboard alone.
    const chosen = page.getByRole('region', { name: 'The chosen piece' })
    await chosen.getByLabel('Piece').selectOption('york-knights')
    await chosen.getByLabel('Stands in').selectOption('fife')
    await chosen.getByLabel('Strength').selectOption('2')
    await expect.poll(() => blocksIn(page, 'fife')).toEqual(['wallace', 'york-knights'])

    // What cannot be is said in words; undo takes it back.
    const status = page.getByRole('status').first()
    await chosen.getByLabel('Piece').selectOption('norse')
    await chosen.getByLabel('Stands in').selectOption('badenoch')
    await status.getByText('The Norse stand on Scottish coasts, not in Badenoch.').waitFor()
    expect(await page.getByRole('button', { name: 'Play' }).isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Undo' }).click()

    await page.getByLabel('What happens now').getByRole('combobox').first().selectOption('battle')
    await status.getByText('To choose first: Scotland.').waitFor()
    expect(await violations(page)).toEqual([])

    await page.getByRole('button', { name: 'Copy link' }).click()
    const link = await page.evaluate('navigator.clipboard.readText()')
    const fresh = await site.open(String(link), CLIPBOARD)
    await expect.poll(() => blocksIn(fresh, 'fife')).toEqual(['wallace', 'york-knights'])
    await fresh.getByRole('button', { name: 'Play' }).click()
    await fresh.getByRole('dialog').getByRole('button', { name: 'Play' }).click()
    await fresh.getByText('Battle of Fife').waitFor()
    // Both sides are seen, both are played, and no curtain falls between them.
    await fresh.getByText('strength 2 of 4').waitFor()
    const deeds = fresh.locator('.choices').getByRole('button', { name: /Fight|Take the hit|Retreat|Go to/ })
    const fought = async (): Promise<boolean> => (await blocksIn(fresh, 'fife')).length < 2
    await expect
      .poll(
        async () => {
          if (await deeds.first().isVisible()) await deeds.first().click()
          return fought()
        },
        { timeout: 20_000 },
      )
      .toBe(true)
    expect(await violations(fresh)).toEqual([])
    await fresh.getByRole('button', { name: 'Back to the lab' }).click()
    await expect.poll(() => blocksIn(fresh, 'fife')).toEqual(['wallace', 'york-knights'])
    await leave(fresh)
    await leave(page)
  })

  it('turns up cards that were in hand, so that the moment can be played at once', async () => {
    const page = await site.open('#/lab/hammer-of-the-scots')
    for (const [game, name] of [
      ['hammer-of-the-scots', 'Hammer of the Scots'],
      ['richard-iii', 'Richard III'],
      ['this-war-without-an-enemy', 'This War Without an Enemy'],
    ]) {
      await page.goto(`${site.base}/#/lab/${game}`)
      await page.getByRole('heading', { level: 1, name }).waitFor()
      const moment = page.getByLabel('What happens now').getByRole('combobox')
      await moment.first().selectOption('turn')
      await expect.poll(() => moment.count(), { message: game }).toBe(3)
      const status = await page.getByRole('status').first().innerText()
      expect(status, game).toMatch(/To choose first: /)
      expect(await page.getByRole('button', { name: 'Play' }).isEnabled(), game).toBe(true)
    }
    // Cards of the turns that are over were played, also if the battle has no place yet.
    await page.goto(`${site.base}/#/lab/richard-iii`)
    await page.getByRole('heading', { level: 1, name: 'Richard III' }).waitFor()
    const status = page.getByRole('status').first()
    await page.getByLabel('What happens now').getByRole('combobox').first().selectOption('battle')
    await status.getByText('there are not two sides in').waitFor()
    await page.getByLabel('Game turn').fill('3')
    await page.getByLabel('Game turn').press('Tab')
    const someone = page.getByRole('region', { name: 'The chosen piece' })
    await someone.getByLabel('Piece').selectOption('york')
    await someone.getByLabel('Stands in').selectOption('middlesex')
    await page.getByLabel('Where', { exact: true }).selectOption('middlesex')
    await status.getByText('To choose first: ').waitFor()
    // Two hands of four: seven turns, of which this is the third.
    expect(await page.locator('section .chip').count()).toBe(8)
    // A battle on an empty board: nobody is dead because nobody was placed, and the card of this turn was played.
    await page.goto(`${site.base}/#/lab/richard-iii`)
    await page.getByRole('heading', { level: 1, name: 'Richard III' }).waitFor()
    await page.getByRole('button', { name: 'Empty the board' }).click()
    const chosen = page.getByRole('region', { name: 'The chosen piece' })
    for (const piece of ['york', 'henry-vi']) {
      await chosen.getByLabel('Piece').selectOption(piece)
      await chosen.getByLabel('Stands in').selectOption('warwick')
    }
    await page.getByLabel('What happens now').getByRole('combobox').first().selectOption('battle')
    await page.getByRole('status').getByText('To choose first: ').first().waitFor()
    await leave(page)
  })

  it('opens from a worked example of the rules, at the step that is shown', async () => {
    const page = await site.open('#/rules/hammer-of-the-scots')
    await page.getByRole('button', { name: 'Example: Who is pinned' }).click()
    await page.getByText('Three come from Angus').waitFor()
    await expect.poll(() => blocksIn(page, 'buchan')).toContain('york-knights')
    await page.getByRole('button', { name: 'Go on' }).click()
    // The reason is the rules' own.
    await page.getByText(/Go to Angus: The enemy entered this battle/).waitFor()
    await page.getByRole('button', { name: 'Go on' }).click()
    await expect.poll(() => blocksIn(page, 'mar')).toEqual(['douglas'])
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Try it in the lab' }).click()
    await page.getByText('To choose first: Scotland.').waitFor()
    await expect.poll(() => blocksIn(page, 'mar')).toEqual(['douglas'])
    await leave(page)
  })

  it('has the dice that an example throws beside its board, hits apart from misses', async () => {
    for (const [game, title, dice, hits, says] of [
      ['hammer-of-the-scots', 'Strength is dice', '1 5 6 2', 2, /Wallace.*2/],
      ['richard-iii', 'Which dice hit', '1 2 3', 2, /Stanley.*2/],
    ] as const) {
      const page = await site.open(`#/rules/${game}`)
      await page.getByRole('button', { name: `Example: ${title}` }).click()
      const thrown = page.locator('.example .thrown')
      await thrown.first().waitFor()
      expect(await thrown.getByRole('img').getAttribute('aria-label'), game).toBe(dice)
      expect(await thrown.locator('svg.hit').count(), game).toBe(hits)
      expect(await thrown.innerText(), game).toMatch(says)
      expect(await violations(page), game).toEqual([])
      await leave(page)
    }
    // A die that decides something else; and steps without dice have none.
    const page = await site.open('#/rules/richard-iii')
    await page.getByRole('button', { name: 'Example: Treachery' }).first().click()
    await expect.poll(() => page.locator('.example .thrown svg').count()).toBe(2)
    await leave(page)
  })

  it('is used with a finger and in Polish on a phone', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'pl' }
    const page = await site.open('#/lab/richard-iii', phone)
    await page.locator('[data-piece]').first().tap()
    const id = await page.locator('[data-piece][aria-pressed="true"]').getAttribute('data-piece')
    const areas = ['midlands', 'north-yorks', 'chester', 'leicester', 'warwick', 'east-anglia']
    const inSight = await Promise.all(areas.map((area) => pointIn(page, area)))
    const which = inSight.findIndex((point) => point !== null)
    const at = inSight[which] ?? { x: 0, y: 0 }
    await page.touchscreen.tap(at.x, at.y)
    await expect.poll(() => blocksIn(page, areas[which])).toContain(id)
    expect(await wide(page)).toBeLessThanOrEqual(0)
    expect(await violations(page)).toEqual([])
    await page.getByRole('tab', { name: 'Pozycja' }).tap()
    await page.getByRole('region', { name: 'Co się teraz dzieje' }).waitFor()
    expect(await violations(page)).toEqual([])
    await leave(page)
  })
})
