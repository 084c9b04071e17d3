/** Everything offered is in sight or pointed at, nothing covers the board, blocks can be read, places stay put. */
import { describe, expect, it } from 'vitest'
import { faultsOf, type Measured, measureTable, zonesOf } from '../tools/measure-table.ts'
import { randomPositions } from '../tools/random-positions.ts'
import { settled } from './board.ts'
import { leave, useSite } from './site.ts'

const site = useSite()
const positions = randomPositions(1)
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
] as const

describe.each(SIZES)('At $width × $height', ({ width, height }) => {
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
      for (const fault of faultsOf(found, { width, height })) wrong.push(`${name}: ${fault}`)
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
