import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violations } from './axe.ts'
import { blocksIn } from './board.ts'
import { heardBy, listenIn } from './ears.ts'
import { hammerMatch, richardMatch, warMatch } from './matches.ts'
import { leave, useSite } from './site.ts'

const tip = (page: Page) => page.locator('.tip')
interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
const apart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y

async function boxOf(page: Page, selector: string): Promise<Box> {
  const box = await page.locator(selector).first().boundingBox()
  if (box === null) throw new Error(`${selector} is not drawn`)
  return box
}

/** Said in the browser: the choices that the note of a hint lies over. */
const coveredByTheNote = `(() => {
  const note = document.querySelector('.look-here .note').getBoundingClientRect()
  return [...document.querySelectorAll('.dock .choices button, .dock .buttons button, .dock .tabs button, .unit.offered, .lifted button, header.slim button')]
    .filter((each) => {
      const box = each.getBoundingClientRect()
      const apart = box.right <= note.left || note.right <= box.left || box.bottom <= note.top || note.bottom <= box.top
      return each.checkVisibility() && !apart
    })
    .map((each) => each.innerText)
})()`

const site = useSite()
const moves = hammerMatch({ id: 'moves', seat: 1, until: 'move', skip: 6 })

describe('What a thing is', () => {
  it('is told by hover, by focus and by a key, in its own place beside the board, with its rule', async () => {
    const page = await site.open('#/match/moves', {}, [moves])
    const mine = page.locator('.stand.mine').first()
    await mine.hover()
    await tip(page)
      .getByText(/strength \d of \d/)
      .waitFor()
    expect(await tip(page).innerText()).toMatch(/strength \d of \d[\s\S]*moves \d/)
    expect(apart(await boxOf(page, '.tip'), await boxOf(page, '.room'))).toBe(true)
    await tip(page).locator('.rule-chip').click()
    expect(await tip(page).locator('.text a').getAttribute('href')).toMatch(
      /^#\/rules\/hammer-of-the-scots\?rule=\d/,
    )
    await page.keyboard.press('Escape')
    await page.locator('.tip.empty').waitFor()

    // By the keyboard alone: the focus rests on an area, and W goes on to its rule and Escape comes back.
    const area = page.locator('.area[data-area="moray"]')
    await page.keyboard.press('Tab')
    await area.focus()
    await tip(page).getByText('Borders: ').waitFor()
    expect(await tip(page).innerText()).toMatch(/\(red, 2\)/)
    expect(await area.getAttribute('aria-describedby')).toBe('tip-text')
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('w')
    expect(await page.evaluate('document.activeElement?.className')).toContain('rule-chip')
    await page.keyboard.press('Escape')
    await page.locator('.tip.empty').waitFor()
    expect(await page.evaluate('document.activeElement?.dataset.area')).toBe('moray')

    // Tracks and cards too; and without a focus, what to do.
    await page.getByRole('button', { name: 'Nobles', exact: true }).click()
    await tip(page).getByText('wins').first().waitFor()
    await page.keyboard.press('Tab')
    await page.locator('.hand button').first().focus()
    await tip(page).locator('.fact').getByText('Move this many groups').waitFor()
    await page.evaluate('document.activeElement?.blur()')
    await page.keyboard.press('Escape')
    await page.keyboard.press('w')
    await tip(page).getByText('Choose a group to move').waitFor()
    await tip(page).locator('.rule-chip').waitFor()
    await leave(page)
  })

  it('has its rule read in a sheet at the side, and the match stays where it is', async () => {
    const page = await site.open('#/match/moves', {}, [moves])
    const chip = page.locator('.rail a.rule-chip').first()
    const [, rule] = /rule=(.+)$/.exec((await chip.getAttribute('href')) ?? '') ?? []
    await chip.click()
    const sheet = page.locator('dialog .rule-sheet')
    await sheet
      .locator('.text')
      .filter({ hasText: /\w{3,} \w+/ })
      .waitFor()
    expect(await sheet.getAttribute('data-rule')).toBe(rule)
    expect(page.url()).toMatch(/#\/match\/moves$/)
    // Another rule of the chapter, in the same place.
    const other = sheet.locator('li button').first()
    const number = await other.locator('.rule-chip').innerText()
    await other.click()
    expect(await sheet.getAttribute('data-rule')).toContain(number)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    expect(await page.locator('.dock .group').count()).toBeGreaterThan(0)
    await leave(page)
  })

  it('is told to a finger that is held, which then presses nothing and sees the whole board', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'pl' }
    const page = await site.open('#/match/moves', phone, [moves])
    const block = page.locator('.stand.mine').first()
    await block.waitFor()
    const finger = await page.context().newCDPSession(page)
    const box = await boxOf(page, '.stand.mine')
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
    await tip(page).waitFor()
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    expect(await tip(page).innerText()).toContain('siła')
    expect(await page.locator('.area.active').count()).toBe(0)
    expect(apart(await boxOf(page, '.tip'), await boxOf(page, '.room'))).toBe(true)
    await page.locator('.sentence').first().tap()
    await tip(page).waitFor({ state: 'detached' })
    await leave(page)
  })
})

describe('Since you last looked', () => {
  const looked = async (page: Page): Promise<void> => {
    await page.evaluate(
      (before) => localStorage.setItem('muster-looks', JSON.stringify({ 'moves 1': before })),
      moves.log.length - 60,
    )
    await page.goto(`${site.base}/#/match/moves`)
  }

  it('is shown again with moving pieces, can be skipped, and seen again', async () => {
    const page = await site.open('', { reducedMotion: 'no-preference' }, [moves])
    await looked(page)
    const card = page.getByRole('region', { name: /^Since you last looked: \d+ events/ })
    // After a long absence nothing plays by itself.
    await card.getByRole('button', { name: 'Just my turn' }).waitFor()
    expect(await card.locator('li').count()).toBeLessThanOrEqual(7)
    await page.locator('.area.news').first().waitFor({ state: 'attached' })
    await card.getByRole('button', { name: /^Play it, \d+ s$/ }).click()
    await card.getByRole('button', { name: 'Skip' }).dispatchEvent('click')
    const standing = () =>
      page.locator('.stand').evaluateAll((all) => all.map((each) => each.getAttribute('data-area')).join())
    const after = await standing()
    await card.getByRole('button', { name: /^Play it/ }).click()
    await card.getByRole('button', { name: '×4' }).dispatchEvent('click')
    await page.waitForFunction(
      (now) =>
        [...document.querySelectorAll('.stand')].map((each) => each.getAttribute('data-area')).join() !== now,
      after,
    )
    // It ends by itself where it began, and the choice is offered again.
    await card.getByRole('button', { name: /^Play it/ }).waitFor()
    expect(await standing()).toBe(after)
    await page.locator('.stand.mine').first().waitFor()
    await page.keyboard.press('Escape')
    await card.waitFor({ state: 'detached' })
    // Seen once, it is not news after a reload.
    await page.reload()
    await page.locator('.stand.mine').first().waitFor()
    expect(await card.count()).toBe(0)
    await leave(page)
  })

  it('on a phone each thing is told in the sentence while the board shows where, and can be skipped', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
    const page = await site.open('', { ...phone, reducedMotion: 'no-preference' }, [moves])
    await page.evaluate((at) => {
      const looks = { 'moves 1': { at, when: Date.now(), scores: [] } }
      localStorage.setItem('muster-looks', JSON.stringify(looks))
    }, moves.log.length - 12)
    await page.goto(`${site.base}/#/match/moves`)
    const skip = page.getByRole('button', { name: 'Skip' })
    await skip.waitFor()
    const [button, body] = [await boxOf(page, '.since footer button'), await boxOf(page, '.dock .body')]
    expect(button.y + button.height).toBeLessThanOrEqual(body.y + body.height)
    // Whatever is told of a place, the place is in sight when the board has gone there.
    const told = new Map<string, boolean>()
    while ((await skip.count()) > 0) {
      await page.waitForTimeout(100)
      const [sentence, seen] = await page.evaluate(() => {
        const board = document.querySelector('.room')?.getBoundingClientRect()
        const lit = [...document.querySelectorAll('.area.lit .case')].map((each) =>
          each.getBoundingClientRect(),
        )
        const inSight = lit.some((box) => {
          const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
          return board !== undefined && x > board.left && x < board.right && y > board.top && y < board.bottom
        })
        return [document.querySelector('.sentence')?.textContent ?? '', lit.length === 0 || inSight] as const
      })
      told.set(sentence, seen)
    }
    const log = await page.evaluate(() => document.querySelector('.since')?.textContent ?? '')
    expect([...told.keys()].filter((each) => log.includes(each)).length).toBeGreaterThan(2)
    expect([...told].filter(([, seen]) => !seen)).toEqual([])
    await leave(page)
  })

  it('on a phone, where there are no keys, none is named for seeing it again', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
    const page = await site.open('#/match/moves', phone, [moves])
    await page.getByRole('button', { name: 'End the moves' }).click()
    const sure = page.getByRole('button', { name: 'End moves' })
    const again = page.getByRole('button', { name: /^(See|Play) it again/ })
    if (await sure.isVisible()) await sure.click()
    await page.getByRole('tab', { name: 'Log' }).click()
    await again.waitFor()
    expect(await page.locator('.past kbd').count()).toBe(0)
    await leave(page)
  })

  it('is a list when motion is off, and is read aloud', async () => {
    const page = await site.open('', {}, [moves])
    await looked(page)
    const card = page.getByRole('region', { name: /^Since you last looked/ })
    await card.waitFor()
    expect(await card.getByRole('listitem').count()).toBeGreaterThan(2)
    expect(await card.getByRole('listitem').count()).toBeLessThanOrEqual(7)
    expect(await card.getByRole('button', { name: 'Again' }).count()).toBe(0)
    await page.locator('[aria-live=polite]').getByText('Since you last looked').waitFor()
    expect(await violations(page)).toEqual([])
    await leave(page)
  })
})

it('makes sounds only when they are wanted, and remembers that', async () => {
  const page = await site.open('', {}, [moves])
  await page.addInitScript(listenIn)
  await page.goto(`${site.base}/#/match/moves`)
  await page.reload()
  const march = async (): Promise<void> => {
    await page.locator('.stand.mine').first().waitFor()
    await page.keyboard.press('g')
    await page.locator('.area.offered').first().focus()
    await page.keyboard.press('Enter')
    await page.locator('.gauge.s-scotland').first().waitFor()
  }
  await march()
  expect((await heardBy(page)).started).toBe(0)
  // It may have been the last group that could move.
  await page.keyboard.press('z')
  await page.locator('.stand.mine').first().waitFor()
  await page.getByRole('button', { name: 'Turn the sound on' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Turn the sound off' }).waitFor()
  await march()
  await page.waitForFunction('heard.started > 0 && heard.loudest > 0.01')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('slider', { name: 'Volume' }).fill('0.2')
  await page.reload()
  expect(await page.evaluate('JSON.parse(localStorage.getItem("muster-settings")).volume')).toBe(0.2)
  await leave(page)
})

it('lets one choose among ways to the same area', async () => {
  const ways = hammerMatch({ id: 'ways', seat: 1, until: 'move', skip: 4 })
  const page = await site.open('#/match/ways', {}, [ways])
  await page.locator('.stand.mine').first().waitFor()
  const moray = page.locator('.stand.mine[data-area="moray"]').first()
  await moray.click()
  const garmoran = page.locator('.area[data-area="garmoran"]')
  await garmoran.focus()
  const row = page.locator('.dock [data-target="garmoran"]')
  await row.waitFor()
  expect(await row.innerText()).not.toContain('by Lochaber')
  await page.keyboard.press('v')
  await row.getByText('by Lochaber').waitFor()
  await page.keyboard.press('Enter')
  await page.locator('.stand[data-area="garmoran"]').first().waitFor()
  // It went the long way: the log tells of two steps, and the border of the second shows who crossed.
  expect(await page.locator('.log').innerText()).toMatch(/Moray to Lochaber|Lochaber to Garmoran|Lochaber/)
  await leave(page)
})

it('tells a newcomer one thing at a time, beside it and never over it, each once, until there is enough', async () => {
  const page = await site.open('#/match/moves', { coach: true }, [moves])
  const note = page.getByRole('region', { name: 'Hints for newcomers' })
  const told: string[] = []
  for (let i = 0; i < 2; i++) {
    await note.locator('p').first().waitFor()
    told.push(await note.locator('p').first().innerText())
    const [ring, own] = [await boxOf(page, '.look-here rect'), await boxOf(page, '.look-here .note')]
    expect(apart(ring, own)).toBe(true)
    // It holds up nothing: what may be chosen is as it was.
    expect(await page.locator('.dock[aria-busy="false"]').count()).toBe(1)
    await note.getByRole('button', { name: 'Got it' }).click()
    await note.getByText(told[i]).waitFor({ state: 'detached' })
  }
  expect(told[0]).toContain('Marks on top are strength')
  expect(new Set(told).size).toBe(2)
  await page.reload()
  await note.getByRole('button', { name: 'No more' }).click()
  await page.reload()
  await page.locator('.stand.mine').first().waitFor()
  await page.keyboard.press('g')
  await page.locator('.area.offered').first().waitFor()
  expect(await note.count()).toBe(0)
  await leave(page)
})

it.each([
  ['Richard III', richardMatch({ id: 'hints', seat: 0, until: 'battle', skip: 5 })],
  [
    'Richard III, where four may be charged',
    richardMatch({ id: 'hints', seat: 0, until: 'battle', skip: 12 }),
  ],
  ['This War', warMatch({ id: 'hints', seat: 1, until: 'fire-or-engage', skip: 14 })],
] as const)('leaves what can be chosen in a battle of %s on a phone free of hints', async (_, battle) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const page = await site.open('#/match/hints', { coach: true, ...phone }, [battle])
  await page.locator('.look-here.ready .note').waitFor()
  await page.locator('.dock .choices button').first().waitFor()
  // The note finds its place anew when the table does, within moments.
  await expect.poll(() => page.evaluate(coveredByTheNote), { timeout: 20_000 }).toEqual([])
  await leave(page)
})

it('leaves a lifted card, what is under it, and the tabs free of hints on a phone', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'pl' }
  const page = await site.open('#/start/richard-iii', { coach: true, ...phone })
  await page.getByRole('button', { name: 'Zaczynaj' }).click()
  const note = page.locator('.look-here.ready .note')
  await note.waitFor()
  await page.locator('.hand button').nth(3).tap()
  await page.locator('.lifted .gold').waitFor()
  // The first hint, of a block, is sent away; the next is about the hand.
  await note.getByRole('button', { name: 'Rozumiem' }).tap()
  await note.getByText('punkty akcji').waitFor()
  await page.locator('.lifted .gold').waitFor()
  // It has come to rest.
  await page.waitForTimeout(600)
  expect(await page.evaluate(coveredByTheNote)).toEqual([])
  await leave(page)
})

it('plans a march while a card is chosen, by mouse and by keys, and makes it when it may be made', async () => {
  const cards = hammerMatch({ id: 'plan', seat: 1, until: 'play-cards' })
  const page = await site.open('#/match/plan', {}, [cards])
  await page.getByRole('button', { name: 'Plan moves' }).click()
  await page.locator('.stand[data-area="moray"]').first().click()
  await page.locator('.area[data-area="ross"]').focus()
  await page.keyboard.press('Enter')
  await page.locator('.stand[data-area="fife"]').first().click()
  await page.locator('.area[data-area="mentieth"]').focus()
  await page.keyboard.press('Enter')
  await page.locator('.planned-arrow').nth(1).waitFor()
  await page.reload()
  await page.locator('.planned-arrow').nth(1).waitFor()
  // A card that moves groups is laid, and England comes over the border from Mentieth; then the plan is one press.
  await page.locator('.hand button.offered').nth(1).click()
  await page.getByRole('button', { name: /^Carry out my plan: 2 groups/ }).waitFor()
  await page.keyboard.press('x')
  await page.getByText(/^Not possible: Barclay, Douglas and Wallace to Mentieth\. .*enter/i).waitFor()
  expect(await blocksIn(page, 'ross')).toEqual(['fraser', 'moray'])
  expect(await blocksIn(page, 'fife')).toEqual(['barclay', 'douglas', 'wallace'])
  expect(await page.locator('.planned-arrow').count()).toBe(0)
  await page.keyboard.press('z')
  await page.locator('.stand[data-area="moray"][data-blocks~="fraser"]').first().waitFor()
  await leave(page)
})
