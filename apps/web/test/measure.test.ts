/** Everything offered is in sight or pointed at, nothing covers the board, blocks can be read, places stay put. */
import { describe, expect, it } from 'vitest'
import { type Measured, measureTable, zonesOf } from '../tools/measure-table.ts'
import { randomPositions } from '../tools/random-positions.ts'
import { settled } from './board.ts'
import { leave, useSite } from './site.ts'

const site = useSite()
const positions = randomPositions(1)
const SIZES = [
  { width: 1440, height: 900, chipped: 0.03, smallest: 36 },
  { width: 1280, height: 720, chipped: 0.03, smallest: 36 },
  { width: 390, height: 844, chipped: 0.15, smallest: 36 },
] as const

describe.each(SIZES)('At $width × $height', ({ width, height, chipped, smallest }) => {
  it('what is offered can be seen, in a position of every scenario, before and after a group is chosen', async () => {
    const options = { viewport: { width, height }, hasTouch: width < 600 }
    const page = await site.open(
      '',
      options,
      positions.map(({ match }) => match),
    )
    const wrong: string[] = []
    const places = new Map<string, Set<string>>()
    const check = (name: string, found: Measured, whole: boolean): void => {
      if (found.lost.length > 0) wrong.push(`${name}: ${found.lost.join(', ')} unseen`)
      if (found.covered > 0.005) wrong.push(`${name}: ${(found.covered * 100).toFixed(1)} % covered`)
      if (found.chipped > chipped) wrong.push(`${name}: chips on ${(found.chipped * 100).toFixed(1)} %`)
      if (found.onBlocks > 0) wrong.push(`${name}: ${found.onBlocks} chips on blocks`)
      if (found.smallest < smallest - 0.5) wrong.push(`${name}: a block of ${found.smallest} px`)
      if (whole) return
      for (const [place, box] of Object.entries(found.places))
        places.set(place, (places.get(place) ?? new Set()).add(box))
    }
    for (const { game, scenario, match } of positions) {
      await page.goto(`${site.base}/#/match/${match.id}`)
      await page.locator('.at-table .area').first().waitFor()
      await settled(page).waitFor()
      await page.waitForTimeout(350)
      if ((await page.locator('.arena').count()) > 0) continue
      const zones = zonesOf(game)
      const whole = (await page.locator('.dock.whole').count()) > 0
      check(`${game} ${scenario}`, await measureTable(page, zones), whole)
      if ((await page.locator('.dock .group').count()) === 0) continue
      await page.locator('.dock .group').first().click()
      await settled(page).waitFor()
      await page.waitForTimeout(450)
      check(`${game} ${scenario}, group chosen`, await measureTable(page, zones), whole)
    }
    expect(wrong).toEqual([])
    for (const [place, boxes] of places) expect([...boxes], place).toHaveLength(1)
    await leave(page)
  })
})
