/**
 * Every lesson, gone through by a stranger who presses what is ringed: each in one of four ways, the first one in all of
 * them. `LESSONS=all npx vitest run apps/web/test/lessons.test.ts` goes through each in each way.
 */
import { TITLES } from '@muster/catalogue/listed'
import { describe, expect, it } from 'vitest'
import { violations, wide } from './axe.ts'
import { finishLesson, type Hand } from './pupil.ts'
import { leave, type PageOptions, useSite } from './site.ts'

const site = useSite()
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

const WAYS: readonly { name: string; hand: Hand; language: 'en' | 'pl'; options: PageOptions }[] = [
  { name: 'by mouse', hand: 'mouse', language: 'en', options: {} },
  { name: 'by the keyboard alone', hand: 'keys', language: 'en', options: {} },
  { name: 'on a phone', hand: 'finger', language: 'en', options: PHONE },
  { name: 'in Polish', hand: 'mouse', language: 'pl', options: { locale: 'pl' } },
]
const LESSONS = (
  await Promise.all(
    TITLES.map(async ({ id, lessons }) =>
      ((await lessons?.()) ?? []).map((lesson) => ({ game: id, lesson })),
    ),
  )
).flat()

describe('A lesson is learned', () => {
  for (const [i, { game, lesson }] of LESSONS.entries()) {
    const all = i === 0 || process.env.LESSONS === 'all'
    for (const way of all ? WAYS : [WAYS[i % WAYS.length]]) {
      it(`${way.name}: ${game}, ${lesson.name.en}`, async () => {
        const page = await site.open(`#/learn/${game}/${lesson.id}`, way.options)
        const read = await finishLesson(page, way.hand)
        expect(read).toEqual(lesson.steps.map((step) => step[way.language]))
        await leave(page)
      })
    }
  }
})

describe('A card on a phone', () => {
  it('that is tapped in a battle of cards is lifted and read first, and so is the next of its kind', async () => {
    const page = await site.open('', PHONE)
    const kept = { 'ancien-regime/first-battle': { at: 4, done: false } }
    await page.evaluate((text) => localStorage.setItem('muster-lessons', text), JSON.stringify(kept))
    await page.goto(`${site.base}/#/learn/ancien-regime/first-battle`)
    await page.reload()
    await page.getByText('Step 5 of 12').waitFor()
    const fours = page.locator('.dock .hand button', { hasText: 'Volley' })
    const lifted = page.locator('.lifted .button.gold')
    await fours.first().tap()
    await lifted.waitFor()
    expect(await page.locator('.lesson').getAttribute('data-step')).toBe('5')
    await lifted.tap()
    await page.getByText('Step 6 of 12').waitFor()
    expect(await lifted.count()).toBe(0)
    await page.locator('.lesson .gold').tap()
    await page.getByText('Step 7 of 12').waitFor()
    await fours.first().tap()
    await lifted.waitFor()
    expect(await page.locator('.lesson').getAttribute('data-step')).toBe('7')
    await leave(page)
  })
})

describe('A new visitor', () => {
  it('goes from home through a lesson, which remembers where they were, to a first match', async () => {
    const page = await site.open('')
    await page.getByRole('link', { name: 'Learn Hammer of the Scots in 3 minutes' }).click()
    await page.getByText('Step 1 of 11').waitFor()
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.locator('.lesson').getByText('Wallace acts first. Fight.').waitFor()
    // Another choice is answered, and nothing happens.
    await page.getByRole('button', { name: /^Pass/ }).click()
    await page.locator('.lesson').getByText('his dice would be wasted').waitFor()
    expect(await page.getByText('no roll yet').count()).toBe(2)
    await page.reload()
    await page.getByText('Step 3 of 11').waitFor()
    await finishLesson(page, 'mouse')
    await page.getByRole('button', { name: 'Play your first match' }).click()
    await page.waitForURL(/#\/match\//)
    await page.locator('.sentence').getByText('Play one card face down.', { exact: true }).waitFor()
    await page.goto(`${site.base}/#/learn`)
    await page.getByText('Once more').waitFor()
    await leave(page)
  })

  it('is offered the lesson before the first Start of a game, and not after it', async () => {
    const page = await site.open('#/start/hammer-of-the-scots')
    await page.getByRole('link', { name: 'Learn it in 3 minutes' }).waitFor()
    await page.getByRole('button', { name: 'Start' }).click()
    await page.locator('.sentence').getByText('Play one card face down.', { exact: true }).waitFor()
    await page.goto(`${site.base}/#/start/hammer-of-the-scots`)
    await page.getByRole('button', { name: 'Start' }).waitFor()
    expect(await page.getByText('New to this game?').count()).toBe(0)
    await leave(page)
  })

  for (const language of ['en', 'pl'] as const) {
    it(`finds pages without an axe violation, in ${language}`, async () => {
      const page = await site.open('#/learn', { locale: language })
      await page.locator('ol a').first().waitFor()
      expect(await violations(page)).toEqual([])
      await page.goto(`${site.base}/#/learn/hammer-of-the-scots/first-turn`)
      await page.locator('.lesson').waitFor()
      expect(await violations(page)).toEqual([])
      await page.setViewportSize(PHONE.viewport)
      expect(await violations(page)).toEqual([])
      expect(await wide(page)).toBeLessThanOrEqual(0)
      await leave(page)
    })
  }
})
