/** Words at the table that were once cut, squeezed into a narrow column or torn from what they belong to. */
import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import type { SavedMatch } from '../src/match/saved.ts'
import { settled } from './board.ts'
import { ancienMatch, hammerMatch, richardMatch, warMatch } from './matches.ts'
import { leave, useSite } from './site.ts'

const site = useSite()
const hammer = hammerMatch({ id: 'hammer', seat: 1, until: 'move', skip: 6 })
const war = warMatch({ id: 'war', seat: 1, until: 'actions' })
const tables = [
  hammer,
  richardMatch({ id: 'richard', seat: 1, until: 'actions', skip: 8 }),
  war,
  ancienMatch({ id: 'ancien', seat: 2, until: 'movement-turn', skip: 3 }),
]
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** What is wider or higher than its place, so that a part of it is not seen. */
const cut = (page: Page, selector: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all
        .filter(
          (each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 4,
        )
        .map((each) => each.textContent ?? ''),
    )

describe('The bar', () => {
  it.for(['en', 'pl'])(
    'names the game, its scenario and the turn at 1440×900: %s',
    async (locale, { expect }) => {
      const page = await site.open('#/', { locale }, tables)
      for (const { id, caption } of tables) {
        await page.goto(`${site.base}/#/match/${id}`)
        await page
          .locator('.where .now')
          .getByText(caption[locale as 'en' | 'pl'])
          .waitFor()
        await expect
          .poll(() => cut(page, '.where b, .where .scenario, .where .now'), { message: id })
          .toEqual([])
      }
      await leave(page)
    },
  )
})

describe('Where a group may go', () => {
  it('is told beside its name or below it, in two lines at most', async ({ expect }) => {
    const page = await site.open('#/match/war', { locale: 'pl' }, [war])
    await settled(page).waitFor()
    await page.locator('[data-group="buckinghamshire-hertfordshire"]').click()
    const notes = page.locator('.target .row small')
    await notes.nth(5).waitFor()
    const lines = (): Promise<number[]> =>
      notes.evaluateAll((all) =>
        all.map((each) =>
          Math.round(each.getBoundingClientRect().height / parseFloat(getComputedStyle(each).lineHeight)),
        ),
      )
    await expect.poll(async () => Math.max(...(await lines()))).toBeLessThanOrEqual(2)
    await leave(page)
  })
})

describe('Blocks to place', () => {
  it('have names that are told apart on a phone, in Polish', async ({ expect }) => {
    const start = warMatch({ id: 'start', seat: 1, until: 'place-blocks' }, 'path-to-war')
    const page = await site.open('#/match/start', { ...PHONE, locale: 'pl' }, [start])
    await page.locator('.faces .face').nth(10).waitFor()
    await expect.poll(() => cut(page, '.faces .face span')).toEqual([])
    await leave(page)
  })
})

describe('The log', () => {
  it('keeps a stop on the line of the name before it', async ({ expect }) => {
    const page = await site.open('#/match/hammer', {}, [hammer])
    await page.locator('.log .name').nth(20).waitFor()
    const torn = await page.locator('.log .name').evaluateAll((all) =>
      all.flatMap((each) => {
        const stop = each.lastChild
        const button = each.querySelector('button')?.getBoundingClientRect()
        if (stop?.nodeType !== Node.TEXT_NODE || stop.textContent === '' || button === undefined) return []
        const words = document.createRange()
        words.selectNodeContents(stop)
        return words.getBoundingClientRect().top > button.bottom - 4 ? [each.textContent] : []
      }),
    )
    expect(torn).toEqual([])
    await leave(page)
  })
})

describe('In a battle on a phone', () => {
  const battle: SavedMatch = {
    ...richardMatch({ id: 'derby', seat: 1, until: 'play-cards' }),
    position: {
      scenario: 'wars-of-the-roses',
      board: {
        derby: 'york 4, warwick-y 4, northumberland-l 4, shrewsbury-l 3, westmoreland-l 3, henry-vi 3',
        kent: 'march',
        middlesex: 'somerset',
      },
      begin: 'battle derby lancaster',
    },
    log: [],
  }

  it.for(['en', 'pl'])('names are read whole: %s', async (locale, { expect }) => {
    const page = await site.open('#/match/derby', { ...PHONE, locale }, [battle])
    await settled(page).waitFor()
    await expect.poll(() => cut(page, '.unit > b')).toEqual([])
    expect(
      (await page.locator('.unit > b').allInnerTexts()).some((name) => name.includes('Northumberland')),
    ).toBe(true)
    await leave(page)
  })
})

describe('The list', () => {
  it.for([
    ['en', { width: 390, height: 844 }],
    ['pl', { width: 390, height: 844 }],
    ['pl', { width: 844, height: 390 }],
  ] as const)(
    'has no columns to scroll sideways to on a phone, upright or on its side: %s %o',
    async ([locale, viewport], { expect }) => {
      const page = await site.open('#/', { ...PHONE, locale, viewport }, tables)
      const wide = (): Promise<string[]> =>
        page.evaluate(() =>
          [
            ...document.querySelectorAll(
              '.list-view, .list-view .middle, .list-view .scroll, .list-view tbody *',
            ),
          ]
            .filter((each) => each.clientWidth > 1 && each.scrollWidth > each.clientWidth + 1)
            .map((each) => each.className),
        )
      for (const { id } of tables) {
        await page.goto(`${site.base}/#/match/${id}`)
        await settled(page).waitFor()
        await page.keyboard.press('i')
        await page.locator('.list-view tbody tr').nth(5).waitFor()
        await expect.poll(wide, { message: id }).toEqual([])
        // A long name goes on in the next line, not behind what can be done there.
        const covered = await page.evaluate(() =>
          [...document.querySelectorAll('.list-view tbody tr')].flatMap((row) => {
            const [name, button] = [row.querySelector('th'), row.querySelector('th + td button')]
            if (name === null || button === null) return []
            const text = document.createRange()
            text.selectNodeContents(name)
            const [a, b] = [text.getBoundingClientRect(), button.getBoundingClientRect()]
            return a.right > b.left + 1 && a.bottom > b.top && a.top < b.bottom ? [name.textContent] : []
          }),
        )
        expect(covered, id).toEqual([])
        await page.keyboard.press('i')
      }
      await leave(page)
    },
  )
})

describe('What is built in winter', () => {
  /** The Scots will have points in Fife and Mentieth. */
  const winter: SavedMatch = {
    ...hammerMatch({ id: 'winter', seat: 1, until: 'play-cards' }),
    position: {
      scenario: 'braveheart',
      board: {
        fife: 'wallace 2, douglas 2, barclay 1',
        moray: 'moray 1, fraser 1',
        mentieth: 'mentieth-s 2',
        teviot: 'hobelars 2, durham-infantry',
      },
      begin: 'winter',
    },
    log: [],
  }

  it('is said with the strength before and after, and with the points that are left there', async ({
    expect,
  }) => {
    const page = await site.open('#/match/winter', {}, [winter])
    await page.getByRole('button', { name: 'Moray goes home' }).click()
    await page.getByRole('button', { name: 'Go to Selkirk' }).click()
    await page.locator('.sentence').getByText('raise a new one').waitFor()
    const row = (name: string) => page.locator('.dock .pick', { hasText: name })
    expect(await page.locator('.sentence').first().innerText()).toBe(
      'Spend 8 points (Moray 2, Mentieth 3, Fife 3): build up a block or raise a new one. Or finish.',
    )
    expect(await row('Build up Mentieth').innerText()).toMatch(/2 → 3\s+3 points left here/)
    await row('Raise a block in Mentieth').getByText('3 points left here').waitFor()
    await row('Build up Mentieth').click()
    await row('Raise a block in Mentieth').getByText('2 points left here').waitFor()
    expect(await row('Build up Mentieth').count()).toBe(0)
    await leave(page)
  })
})
