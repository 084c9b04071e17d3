import type { Page, Worker } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { READY } from '../src/match/thinking.ts'
import { violations } from './axe.ts'
import { ancienMatch, hammerMatch, richardMatch, warMatch } from './matches.ts'
import { leave, useSite } from './site.ts'

const site = useSite()
const moves = hammerMatch({ id: 'moves', seat: 1, until: 'move', skip: 6 })
const cards = hammerMatch({ id: 'cards', seat: 1, until: 'play-cards', skip: 2 })
const hot = hammerMatch({ id: 'hot', seat: 1, hotSeat: true, until: 'battle', skip: 4 })
const battles = [
  hammerMatch({ id: 'hammer', seat: 1, until: 'battle', skip: 4 }),
  richardMatch({ id: 'richard', seat: 0, until: 'battle', skip: 3 }),
  warMatch({ id: 'war', seat: 0, until: 'fire-or-engage', skip: 1 }),
  warMatch({ id: 'storm', seat: 0, until: 'storm' }),
  ancienMatch({ id: 'ancien', seat: 3, until: 'cards' }, 5),
]
const LINE =
  /^\d+ %( ±\d+)?\s+to (win|hold)( if (all|you) fight on| if both play as seems best); \d+\s% to lose everybody(, \d+\s% to get away beaten)?\. Strength lost: you \d+\.\d, they \d+\.\d\.$/

const tells = async (page: Page): Promise<string> => {
  const line = page.locator('.choices p.odds, .prompt .odds')
  await line.waitFor()
  return line.innerText()
}

describe('Odds', () => {
  it('stand beside what is decided in a battle, a Storming and a battle of cards', async () => {
    const page = await site.open('#/match/hammer', {}, battles)
    for (const { id } of battles) {
      await page.goto(`${site.base}/#/match/${id}`)
      expect(await tells(page), id).toMatch(LINE)
      if (process.env.SHOTS) await page.screenshot({ path: `/tmp/odds/${id}.png` })
    }
    await leave(page)
  })

  it('are reckoned where the match is played, with what came when its table opened', async () => {
    for (const { id } of battles) {
      const page = await site.open('about:blank', {}, battles)
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      // Held back until all that the odds need has been asked for: the question itself asks for nothing.
      const isPanel = /\/table-[^/]+\.js$/
      await page.route(isPanel, async (route) => {
        await expect.poll(() => asked.filter((path) => path.includes('/reckoning-')).length).toBe(1)
        await route.continue()
      })
      await page.goto(`${site.base}/#/match/${id}`)
      expect(await tells(page), id).toMatch(LINE)
      expect(page.workers().length, id).toBe(1)
      await leave(page)
    }
  })

  it('have somebody ready to advise when the table is first touched, before anything is asked', async () => {
    const page = await site.open('#/match/moves', {}, [moves])
    await page.locator('.group').first().waitFor()
    const thinker = (): Worker | undefined => page.workers().find((each) => each.url().includes('thinking'))
    expect(thinker()).toBeUndefined()
    await page.keyboard.press('Escape')
    await expect.poll(thinker).toBeDefined()
    const readiness = (): Promise<number> | undefined =>
      thinker()?.evaluate((mark) => performance.getEntriesByName(mark).length, READY)
    await expect.poll(readiness, { timeout: 20_000 }).toBe(1)
    expect(await page.locator('.odds').count()).toBe(0)
    await leave(page)
  })

  it('stand beside every attack before it is sent, and beside no other march', async () => {
    const page = await site.open('#/match/moves', {}, [moves])
    await page.locator('.group').first().waitFor()
    const groups = await page.locator('.group').count()
    let attacks = 0
    for (let i = 0; i < groups; i++) {
      await page.locator('.group').nth(i).click()
      await page.locator('.dock[aria-busy="false"]').waitFor()
      const rows = page.locator('.row.attack')
      const here = await rows.count()
      attacks += here
      if (here > 0) await rows.last().locator('.odds').waitFor()
      await expect.poll(() => page.locator('.row.attack .odds').count()).toBe(here)
      expect(await page.locator('.row .odds').count()).toBe(here)
      await page.keyboard.press('Escape')
      await page.locator('.group').first().waitFor()
    }
    expect(attacks).toBeGreaterThan(0)
    await leave(page)
  })

  it('are shown at one screen too, and not to whoever has turned them off', async () => {
    const page = await site.open('#/match/hot', {}, [hot])
    await page.locator('.curtain button').click()
    expect(await tells(page)).toMatch(LINE)
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('muster-settings') ?? '{}')
      localStorage.setItem('muster-settings', JSON.stringify({ ...kept, odds: false }))
    })
    await page.reload()
    await page.locator('.curtain button').click()
    await page.locator('.choices .deed').first().waitFor()
    expect(await page.locator('.odds').count()).toBe(0)
    await leave(page)
  })
})

describe('Advice', () => {
  it('names two choices with a reason each, lights them, and does the one that is taken', async () => {
    const page = await site.open('#/match/moves', {}, [moves])
    await page.locator('.group').first().waitFor()
    await page.keyboard.press('h')
    const advice = page.locator('.advice li')
    await advice.nth(1).waitFor()
    expect(await advice.count()).toBe(2)
    const [first, second] = await advice.locator('p:first-child').allInnerTexts()
    expect(first).toMatch(/^Best [A-Z]\w+.* to [A-Z]\w+/)
    expect(second).toMatch(/^Or \w/)
    expect(await advice.locator('.why').allInnerTexts()).toEqual([
      expect.stringMatching(/\w{3}.*\./),
      expect.stringMatching(/\w{3}.*\./),
    ])
    const [, block, area] = /Best (\w+).* to (\w+)/.exec(first) ?? []
    const lit = page.locator(`.area.lit[aria-label*="${area}"], .area.lit[data-area="${area.toLowerCase()}"]`)
    expect(await lit.count()).toBe(1)
    expect(await violations(page)).toEqual([])
    await advice.first().locator('button').click()
    // Names in the log hold together with what follows them by an invisible character.
    await page.waitForFunction(
      (who) => new RegExp(`${who}\\W+marches from`).test(document.body.innerText),
      block,
    )
    expect(await page.locator('.advice').count()).toBe(0)
    await leave(page)
  })

  it('is there on a phone and in Polish, also when a card is to be chosen', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'pl-PL' }
    const page = await site.open('#/match/war', phone, battles)
    await page.locator('[data-advise]').tap()
    const advice = page.locator('.advice li')
    await advice.nth(1).waitFor()
    expect(await advice.first().innerText()).toMatch(/^Najlepiej /)
    expect(await tells(page)).toMatch(/^(Wygrana|Obrona): \d+ %$/)
    if (process.env.SHOTS) await page.screenshot({ path: '/tmp/odds/phone-war.png' })
    await leave(page)

    // The hand gives way to it, and comes back when it is put away.
    const choosing = await site.open('#/match/cards', phone, [cards])
    await choosing.locator('[data-advise]').tap()
    const first = choosing.locator('.advice li').first()
    await first.waitFor()
    expect(await first.innerText()).toMatch(/^Najlepiej /)
    if (process.env.SHOTS) await choosing.screenshot({ path: '/tmp/odds/phone-cards.png' })
    await choosing.locator('.advice .close').tap()
    await choosing.locator('.hand button.offered').first().waitFor()
    await leave(choosing)
  })
})
