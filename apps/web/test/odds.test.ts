import { describe, expect, it } from 'vitest'
import { hammerMatch } from '../tools/positions.ts'
import { leave, useSite } from './site.ts'

const site = useSite()
const battle = hammerMatch({ id: 'battle', seat: 1, until: 'battle', skip: 4 })
const moves = hammerMatch({ id: 'moves', seat: 1, until: 'move', skip: 6 })
const hot = hammerMatch({ id: 'hot', seat: 1, hotSeat: true, until: 'battle', skip: 4 })

describe('Odds', () => {
  it('stand beside what is decided in a battle, and beside every attack before it is sent', async () => {
    const page = await site.open('#/match/battle', {}, [battle, moves])
    const line = page.locator('.choices .odds')
    await line.waitFor()
    expect(await line.innerText()).toMatch(
      /^\d+ %\s+to hold the field if all fight on; \d+ % to lose everything\. Strength lost: you \d\.\d, they \d\.\d\.$/,
    )
    await page.goto(`${site.base}/#/match/moves`)
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
      expect(await page.locator('.row.attack .odds').count()).toBe(here)
      await page.keyboard.press('Escape')
      await page.locator('.group').first().waitFor()
    }
    expect(attacks).toBeGreaterThan(0)
    await leave(page)
  })

  it('are not shown between people', async () => {
    const page = await site.open('#/match/hot', {}, [hot])
    await page.locator('.curtain button').click()
    await page.locator('.choices .deed').first().waitFor()
    expect(await page.locator('.odds').count()).toBe(0)
    await leave(page)
  })
})
