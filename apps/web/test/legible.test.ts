/** What must stay legible whatever is offered: the kind of every border, every card of a full hand, both ranks of a battle. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { settled } from './board.ts'
import { ancienMatch, hammerMatch, richardMatch, warMatch } from './matches.ts'
import { leave, useSite } from './site.ts'

const site = useSite()

interface Sample {
  readonly border: string
  readonly colours: readonly (readonly number[])[]
  readonly at: readonly [number, number]
}

/** Twenty points along each border of an offered area, where nothing stands on it, with the colour it is drawn in. */
const samples = (page: Page): Promise<Sample[]> =>
  page.evaluate(() => {
    const map = document.querySelector<SVGSVGElement>('.at-table .over')
    const matrix = map?.getScreenCTM()
    if (!matrix) return []
    const uses = [...document.querySelectorAll('.again use')]
    // Names and counts of who crossed stand on borders too.
    const over = [...document.querySelectorAll('.area-name, .gauge, .swords, .tie-dot')].map((each) =>
      each.getBoundingClientRect(),
    )
    const isFree = (x: number, y: number): boolean =>
      document.elementFromPoint(x, y)?.closest('.border-line, .area') != null &&
      !over.some((box) => x > box.left - 2 && x < box.right + 2 && y > box.top - 2 && y < box.bottom + 2)
    return [...new Set(uses.map((use) => use.getAttribute('href') ?? ''))].flatMap((href) => {
      const path = document.querySelector<SVGPathElement>(`defs ${href}`)
      if (path === null) return []
      // Over its pale case a border has its own colours: one line, or the water and the banks of a river.
      const colours = uses
        .filter((use) => use.getAttribute('href') === href)
        .slice(1)
        .map((use) => (getComputedStyle(use).stroke.match(/\d+/g) ?? []).slice(0, 3).map(Number))
      return Array.from({ length: 20 }, (_, i) => {
        const { x, y } = path
          .getPointAtLength((path.getTotalLength() * (i + 0.5)) / 20)
          .matrixTransform(matrix)
        return { border: href, colours, at: [x, y] as const }
      }).filter(({ at: [x, y] }) => isFree(x, y))
    })
  })

/** Those points at which a picture has the border's own colour, within a pixel. */
const coloured = (page: Page, png: string, points: readonly Sample[]): Promise<Sample[]> =>
  page.evaluate(
    async ([picture, all]) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob())
      const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      if (pen === null) return []
      pen.drawImage(bitmap, 0, 0)
      return all.filter(({ colours, at: [x, y] }) => {
        const { data } = pen.getImageData(Math.round(x) - 2, Math.round(y) - 2, 4, 4)
        for (let i = 0; i < data.length; i += 4) {
          const like = (colour: readonly number[]): boolean =>
            colour.every((each, channel) => Math.abs(each - data[i + channel]) < 48)
          if (colours.some(like)) return true
        }
        return false
      })
    },
    [png, points] as const,
  )

describe('Borders of offered areas', () => {
  it.each([
    ['Hammer of the Scots', hammerMatch({ id: 'moves', seat: 1, until: 'move', skip: 6 })],
    ['Richard III', richardMatch({ id: 'moves', seat: 1, until: 'actions', skip: 8 })],
  ])('keep their own colour: %s', async (_, match) => {
    const page = await site.open('#/match/moves', {}, [match])
    await settled(page).waitFor()
    const before = (await page.screenshot()).toString('base64')
    await page.locator('.dock .group').first().click()
    await page.locator('.area.offered, .area.partial').first().waitFor()
    await settled(page).waitFor()
    const after = (await page.screenshot()).toString('base64')
    // Where the sea cuts a border off, or a mark lies on it, it had none before.
    const points = await coloured(page, before, await samples(page))
    expect(points.length).toBeGreaterThan(60)
    // As they are told apart: by more than one colour.
    expect(new Set(points.map(({ colours }) => colours.join())).size).toBeGreaterThan(1)
    expect((await coloured(page, after, points)).length / points.length).toBeGreaterThan(0.9)
    await leave(page)
  })
})

describe('A hand of seven cards', () => {
  it('lies in view without overlap, with names of at least 12 px, at every size', async () => {
    const match = richardMatch({ id: 'cards', seat: 1, until: 'play-cards' })
    const page = await site.open('#/match/cards', {}, [match])
    for (const [width, height] of [
      [2560, 1440],
      [1440, 900],
      [1280, 720],
      [1024, 768],
      [390, 844],
      [844, 390],
    ]) {
      await page.setViewportSize({ width, height })
      await page.waitForFunction((wide) => innerWidth === wide, width)
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
      await settled(page).waitFor()
      const tab = page.getByRole('tab', { name: 'Hand' })
      if ((await tab.count()) > 0) await tab.click()
      await page.locator('.hand button').first().waitFor()
      const cards = await page.locator('.hand button').evaluateAll((all) =>
        all.map((each) => {
          const { left, top, right, bottom } = each.getBoundingClientRect()
          const name = each.querySelector('b')
          return {
            left,
            top,
            right,
            bottom,
            name: name === null ? 0 : parseFloat(getComputedStyle(name).fontSize),
          }
        }),
      )
      const size = `${width}×${height}`
      expect(cards, size).toHaveLength(7)
      for (const [i, card] of cards.entries()) {
        expect(card.name, size).toBeGreaterThanOrEqual(12)
        expect(
          card.left >= 0 && card.top >= 0 && card.right <= width && card.bottom <= height,
          `${size}: card ${i}`,
        ).toBe(true)
        for (const other of cards.slice(i + 1)) {
          const apart =
            card.right <= other.left + 1 ||
            other.right <= card.left + 1 ||
            card.bottom <= other.top + 1 ||
            other.bottom <= card.top + 1
          expect(apart, `${size}: ${i} overlaps`).toBe(true)
        }
      }
    }
    await leave(page)
  })
})

describe('A phone', () => {
  const matches = [
    ancienMatch({ id: 'ancien', seat: 2, until: 'status' }),
    // The longest there is: a campaign's last turn with the political turn after it.
    richardMatch({ id: 'political', seat: 1, until: 'heir-enters' }),
  ]

  it('says which turn it is and opens the whole menu, upright and on its side', async ({ expect }) => {
    const page = await site.open('#/', { locale: 'pl' }, matches)
    for (const [width, height] of [
      [390, 844],
      [360, 740],
      [844, 390],
      [740, 360],
    ]) {
      await page.setViewportSize({ width, height })
      for (const { id, caption } of matches) {
        const size = `${id} at ${width}×${height}`
        await page.goto(`${site.base}/#/match/${id}`)
        const says = page.locator('.now, .line b')
        await says.getByText(caption.pl).waitFor()
        const isCut = () =>
          says.evaluate((each) => {
            const words = document.createRange()
            words.selectNodeContents(each)
            const text = words.getBoundingClientRect()
            const place = each.getBoundingClientRect()
            const bar = each.closest('header, .line')?.getBoundingClientRect() ?? new DOMRect()
            return text.right > place.right + 1 || text.top < bar.top || text.bottom > bar.bottom
          })
        // Letters come after the words.
        await expect.poll(isCut, { message: size }).toBe(false)
      }
      await page.getByRole('button', { name: 'Menu' }).click()
      const menu = page.getByRole('dialog')
      await expect
        .poll(() => menu.getByRole('listitem').allInnerTexts())
        .toEqual(['Poddaj się', 'Lista', 'Ustawienia', 'Zasady'])
      await menu.getByRole('button', { name: 'Poddaj się' }).click()
      await page
        .getByRole('dialog', { name: 'Poddaj się' })
        .getByRole('button', { name: 'Gram dalej' })
        .click()
    }
    await leave(page)
  })

  it('names whom one may recruit in Richard III in whole words', async ({ expect }) => {
    const pool = richardMatch({ id: 'pool', seat: 1, until: 'actions' })
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'pl' }
    const page = await site.open('#/match/pool', phone, [pool])
    await page.getByRole('button', { name: 'Rekrutacja' }).click()
    const names = page.locator('.dock .face span')
    await names.first().waitFor()
    expect(await names.count()).toBeGreaterThan(3)
    const cut = await names.evaluateAll((all) =>
      all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
    )
    expect(cut).toEqual([])
    await leave(page)
  })

  it('has every status of Ancien Régime in sight before one is chosen, and then its seal', async ({
    expect,
  }) => {
    const page = await site.open('#/match/ancien', { viewport: { width: 360, height: 740 } }, [matches[0]])
    const body = page.locator('#tab-panel')
    const cards = body.locator('.four .card')
    await cards.nth(3).waitFor()
    const lowest = await cards.evaluateAll((all) =>
      Math.max(...all.map((each) => each.getBoundingClientRect().bottom)),
    )
    const { y, height } = (await body.boundingBox()) ?? { y: 0, height: 0 }
    expect(lowest).toBeLessThanOrEqual(y + height)
    await body.getByRole('button', { name: /^Neutral/ }).click()
    const seal = body.getByRole('button', { name: 'Seal Neutral' })
    const bottom = async (): Promise<number> =>
      seal.evaluate((each) => Math.round(each.getBoundingClientRect().bottom))
    await expect.poll(bottom).toBeLessThanOrEqual(y + height)
    await leave(page)
  })
})

describe.each(['period', 'plain', 'dark'])('The board in the theme “%s”', (theme) => {
  it('stays in its room, however near one looks', async () => {
    const campaign = ancienMatch({ id: 'near', seat: 2, until: 'movement-turn' })
    const page = await site.open('about:blank', {}, [campaign])
    await page.addInitScript(
      (kept) => localStorage.setItem('muster-settings', kept),
      JSON.stringify({ theme, pace: 'instant', coach: false }),
    )
    await page.goto(`${site.base}/#/match/near`)
    await settled(page).waitFor()
    const room = await page.locator('.room').boundingBox()
    const offered = page.locator('.stand.mine').first()
    for (let zooms = 0; zooms < 4; zooms++) {
      expect(await page.locator('.stage.at-table').boundingBox()).toEqual(room)
      await page.keyboard.press('+')
      // It has come to rest when it is drawn sharply again.
      await page.locator('.camera:not(.moving)').waitFor()
    }
    await page.keyboard.press('0')
    await expect.poll(async () => (await offered.boundingBox())?.width ?? 0).toBeGreaterThan(20)
    await leave(page)
  })
})

describe('A battle', () => {
  /** By how much a part of it reaches out of sight, above or below. */
  const outOfSight = (page: Page): Promise<string[]> =>
    page.evaluate(() => {
      const room = document.querySelector('.arena')?.getBoundingClientRect()
      if (room === undefined) return ['the battle']
      return [...document.querySelectorAll('.battle .unit, .battle .side, .battle .tray')].flatMap((each) => {
        const { top, bottom } = each.getBoundingClientRect()
        const out = Math.max(room.top - top, bottom - room.bottom)
        return out > 8 ? [`${each.textContent?.trim()}: ${Math.round(out)} px`] : []
      })
    })

  it('shows both ranks and the dice at every size, however many fight', async () => {
    const matches = [
      hammerMatch({ id: 'hammer', seat: 1, until: 'battle', skip: 4 }),
      richardMatch({ id: 'richard', seat: 1, until: 'battle', skip: 4 }),
      // Ten blocks, and a storm with seven in reserve.
      warMatch({ id: 'war', seat: 1, until: 'fire-or-engage', skip: 14 }),
      warMatch({ id: 'storm', seat: 1, until: 'fire-or-engage', skip: 22 }),
    ]
    const page = await site.open('#/', {}, matches)
    for (const { id } of matches) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(`${site.base}/#/match/${id}`)
      await page.locator('.battle .unit').first().waitFor()
      for (const [width, height] of [
        [1440, 900],
        [1280, 720],
        [1024, 768],
        [390, 844],
        [844, 390],
      ]) {
        await page.setViewportSize({ width, height })
        await expect.poll(() => outOfSight(page), { message: `${id} at ${width}×${height}` }).toEqual([])
      }
    }
    await leave(page)
  })

  it('has every way out in sight on a low screen, below what else can be done and its odds', async () => {
    // Fight, pass and four ways out.
    const matches = [
      hammerMatch({ id: 'six', seat: 0, until: 'battle', skip: 6 }),
      hammerMatch({ id: 'others', seat: 1, until: 'battle', skip: 8 }),
    ]
    const page = await site.open('#/', { viewport: { width: 1280, height: 720 } }, matches)
    for (const { id } of matches) {
      await page.goto(`${site.base}/#/match/${id}`)
      await expect.poll(() => page.locator('.deeds .way').count(), { message: id }).toBe(4)
      await page.locator('.choices .odds').first().waitFor()
      const cut = () =>
        page.locator('.choices').evaluate((place) => {
          const { bottom } = place.getBoundingClientRect()
          return [...place.querySelectorAll<HTMLElement>('.deed')]
            .filter(
              (each) =>
                each.getBoundingClientRect().bottom > bottom || each.scrollWidth > each.clientWidth + 1,
            )
            .map((each) => each.innerText)
        })
      await expect.poll(cut, { message: id }).toEqual([])
    }
    await leave(page)
  })

  it('can still be fought after its area was pressed on the map', async () => {
    const match = richardMatch({ id: 'looked', seat: 1, until: 'battle', skip: 3 })
    const page = await site.open('#/match/looked', {}, [match])
    const fight = page.locator('.deeds .gold')
    const says = await fight.innerText()
    await page.keyboard.press('m')
    // Whoever is in turn stands in the area that is fought over.
    const area = await page.locator('.stand.mine').first().getAttribute('data-area')
    await page.locator(`[data-focus="${area}"]`).focus()
    await page.keyboard.press('Enter')
    await settled(page).waitFor()
    await page.keyboard.press('m')
    await page.locator('.battle .unit').first().waitFor()
    expect(await fight.innerText()).toBe(says)
    await leave(page)
  })

  it('on a phone nothing of it lies under something else, also when six roll together, and who acts is in sight', async () => {
    const side = (names: string): string => names.replaceAll(',', ' from wiltshire,')
    const match = {
      ...warMatch({ id: 'volleys', seat: 1, until: 'actions' }),
      position: {
        scenario: 'mid-war',
        board: {
          wiltshire: 'r-cannon-2',
          hampshire: `${side('r-charles, r-hopton, r-s-foot-pool, r-w-foot-se-wales-1, r-cannon-1,')}
            p-waller, p-essex, p-l-foot-london-1, p-l-foot-london-2, p-s-foot-gloucester, p-e-foot-gloucester, p-cannon-1, p-s-horse-gloucester`,
          kent: 'p-cannon-2',
        },
        begin: 'battle hampshire royalist',
      },
      log: [],
    }
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    const page = await site.open('#/match/volleys', phone, [match])
    await page.getByRole('button', { name: 'Stand and fight' }).tap()
    await page.locator('.battle').waitFor()
    /** Parts of the battle from above, with where each begins and ends. */
    const parts = (): Promise<{ part: string; top: number; bottom: number }[]> =>
      page.evaluate(() => {
        const room = document.querySelector('.arena')?.getBoundingClientRect()
        const all = '.battle header, .order, .rank .side, .rank .cards, .tray .row, .reel'
        const found = [...document.querySelectorAll(all)].map((each) => {
          const { top, bottom } = each.getBoundingClientRect()
          return { part: each.className, top: Math.round(top), bottom: Math.round(bottom) }
        })
        return [...found, { part: 'below', top: Math.round(room?.bottom ?? 0), bottom: 0 }]
      })
    const overlaps = async (): Promise<string[]> =>
      (await parts()).flatMap(({ part, top }, i, all) =>
        i > 0 && all[i - 1].bottom > top
          ? [`${all[i - 1].part} over ${part}: ${all[i - 1].bottom - top}`]
          : [],
      )
    let together = 0
    for (let choices = 0; choices < 40; choices++) {
      await settled(page).or(page.locator('.result-card')).first().waitFor()
      if ((await page.locator('.battle').count()) === 0 || (await page.locator('.result-card').count()) > 0)
        break
      await expect.poll(overlaps).toEqual([])
      const now = await page.locator('.letter.now').first().boundingBox()
      expect(now?.x ?? -1, 'the part of the round that is played').toBeGreaterThanOrEqual(0)
      expect(now?.x ?? 999).toBeLessThan(300)
      together = Math.max(
        together,
        ...(await page.locator('.rolls').evaluateAll((all) => all.map((each) => each.childElementCount))),
      )
      const said = await page.locator('.dock').innerText()
      await page
        .locator('.picks .pick')
        .or(page.getByRole('button', { name: 'Roll the dice' }))
        .first()
        .tap()
      await expect.poll(() => page.locator('.dock, .result-card').allInnerTexts()).not.toEqual([said])
    }
    expect(together).toBeGreaterThanOrEqual(6)
    await leave(page)
  })

  it('names a charge and its dice before it is made: pressing an enemy only shows it', async () => {
    const match = richardMatch({ id: 'charge', seat: 1, until: 'battle', skip: 3 })
    const page = await site.open('#/match/charge', {}, [match])
    await page.locator('.battle .unit', { hasText: 'Oxford' }).click()
    const row = page.locator('.dock [data-say="charge oxford"]')
    await row.waitFor()
    expect(await row.innerText()).toMatch(
      /March rolls 3 dice that hit on 1–3 at him alone, on average 1\.5 hits.*strikes back at March with 3 dice/s,
    )
    expect(await page.locator('.tray [data-seat="1"]').getAttribute('data-roll')).toBe('0')
    await row.click()
    await expect.poll(() => page.locator('.tray [data-seat="1"]').getAttribute('data-roll')).not.toBe('0')
    await leave(page)
  })
})
