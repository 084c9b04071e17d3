/** This War Without an Enemy at the table: a turn by hand, orders in battle, why-not, Polish, a phone, the list. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { SavedMatch } from '../src/match/saved.ts'
import { keptIn } from '../tools/positions.ts'
import { piecesIn } from './board.ts'
import { warMatch } from './matches.ts'
import { leave, useSite } from './site.ts'

const sentence = (page: Page): Promise<string> => page.locator('.sentence').first().innerText()
const LONDON = 'buckinghamshire-hertfordshire'

const site = useSite()

const actions = warMatch({ id: 'war-actions', seat: 1, until: 'actions' })
const orders = warMatch({ id: 'orders', seat: 1, until: 'fire-or-engage' })
const storm = warMatch({ id: 'storm', seat: 1, until: 'storm' })
const hits = warMatch({ id: 'hits', seat: 1, until: 'take-hits' })

describe('This War Without an Enemy', () => {
  it('goes from the home page to the table, lays a card, and all that follows can be answered', async () => {
    const page = await site.open('')
    await page.getByRole('link', { name: 'Play a bot now: This War Without an Enemy' }).click()
    await page.getByRole('button', { name: 'Start' }).click()
    await page.locator('.stand').first().waitFor()
    await page.getByText('Discard 4 cards. The others are your hand for 1642.', { exact: true }).waitFor()
    for (const left of [3, 2, 1]) {
      await page.locator('.hand button.offered').first().click()
      // What is said aloud is kept for a while beside it.
      await page
        .locator('.sentence')
        .getByText(`Discard ${left === 1 ? '1 card' : `${left} cards`}. The others are your hand for 1642.`)
        .waitFor()
    }
    await page.locator('.hand button.offered').first().click()
    await page.getByText('Play one card face down.', { exact: true }).waitFor()
    await page.keyboard.press('1')
    await page.waitForFunction(
      () => !document.querySelector('.sentence')?.textContent?.startsWith('Play one'),
    )
    await leave(page)
  })

  it('suggests to a newcomer on a phone which cards to discard, in sight and with the reason', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, coach: true }
    const page = await site.open('#/start/this-war-without-an-enemy', phone)
    await page.getByRole('button', { name: 'Start' }).click()
    const suggested = page.getByRole('button', { name: /^Suggested: Discard/ })
    await suggested.getByText('You keep the cards with most Action Points.').waitFor()
    expect((await suggested.boundingBox())?.y).toBeLessThan(844 - 48)
    await suggested.click()
    await page.getByText('Play one card face down.', { exact: true }).waitFor()
    expect(await page.locator('.hand button').count()).toBe(2)
    await leave(page)
  })

  it('keeps the Victory Points in sight on a low screen, and tells no "Finish" after a march', async () => {
    const page = await site.open('#/match/war-actions', { viewport: { width: 1280, height: 720 } }, [actions])
    await page.locator('.stand.mine').first().waitFor()
    const place = await page.locator('.state').boundingBox()
    const score = await page.locator('.scale .here').boundingBox()
    if (place === null || score === null) throw new Error('no score is drawn')
    expect(score.y + score.height).toBeLessThan(place.y + place.height - 22)
    await page.locator(`.stand.mine[data-area="${LONDON}"]`).first().click()
    await page.locator('.area.offered[data-area="kent"]').waitFor()
    await page.locator('.area[data-area="kent"]').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => piecesIn(page, 'kent')).toBe(8)
    await page.locator('.dock[aria-busy="false"]').waitFor()
    expect(await page.locator('.dock').innerText()).not.toMatch(/Done for you|nothing else was possible/)
    await leave(page)
  })

  it('marches a column, refuses with a rule, recruits from the pool, and takes it back', async () => {
    const page = await site.open('#/match/war-actions', {}, [actions])
    await page.locator('.stand.mine').first().waitFor()
    expect(await sentence(page)).toBe('Move a group, muster, sail or recruit: 4 Action Points left. Or end.')
    // All eight blocks around London in one gesture.
    await page.locator(`.stand.mine[data-area="${LONDON}"]`).first().click()
    await page.locator('.area.offered[data-area="kent"]').waitFor()
    expect(await sentence(page)).toMatch(/^Send 8 blocks to a glowing Area/)
    await page.locator('.area[data-area="cornwall"]').focus()
    await page.keyboard.press('?')
    const why = page.getByRole('dialog', { name: 'Why not Cornwall?' })
    await why.waitFor()
    expect(await why.locator('.rule-chip').innerText()).toBe('6.11')
    await why.locator('.rule-chip').click()
    await expect.poll(() => why.innerText()).toContain('6.11 Group Move.')
    await page.keyboard.press('Escape')
    const leaving = await piecesIn(page, LONDON)
    await page.locator('.area[data-area="kent"]').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => piecesIn(page, 'kent')).toBe(8)
    expect(await piecesIn(page, LONDON)).toBe(leaving - 8)
    await page.keyboard.press('Escape')
    await page.keyboard.press('z')
    await expect.poll(() => piecesIn(page, 'kent')).toBe(0)
    await page
      .locator('.sentence')
      .getByText(/: 4 Action Points? left\. Or end\.$/)
      .waitFor()
    expect(await piecesIn(page, LONDON)).toBe(leaving)
    // Another kind of action: a block from the Recruitment Pool.
    await page.getByRole('button', { name: 'Recruit', exact: true }).click()
    await page
      .getByRole('group', { name: 'Beside the board' })
      .getByRole('button', { name: 'East Foot' })
      .click()
    expect(await sentence(page)).toBe('Choose where East Foot goes.')
    const home = page.locator('.area.offered').first()
    const area = (await home.getAttribute('data-area')) ?? ''
    const before = await piecesIn(page, area)
    await home.focus()
    await page.keyboard.press('Enter')
    await page
      .locator('.sentence')
      .getByText(/: 3 Action Points? left\. Or end\.$/)
      .waitFor()
    expect(await piecesIn(page, area)).toBe(before + 1)
    await page.keyboard.press('z')
    await page
      .locator('.sentence')
      .getByText(/: 4 Action Points? left\. Or end\.$/)
      .waitFor()
    // The list says what the map shows.
    await page.keyboard.press('i')
    const row = page.getByRole('row', { name: /^Buckinghamshire & Hertfordshire/ })
    expect(await row.innerText()).toContain('London: City of Size 4')
    expect(await row.innerText()).toContain('2 Victory Points, held by the Parliamentarians')
    await leave(page)
  })

  it('fights on the battle board with orders for every block, and stands before a City', async () => {
    const page = await site.open('#/match/orders', {}, [orders, storm])
    await page.getByRole('heading', { name: 'Battle of Gloucestershire' }).waitFor()
    expect(await page.locator('.letter.now').innerText()).toContain('Infantry fires')
    const played = orders.log.length
    await page.getByRole('button', { name: 'All fire' }).click()
    await page.getByRole('button', { name: 'Roll the dice' }).click()
    await page.waitForFunction(
      () => document.querySelector('.sentence')?.textContent?.startsWith('Declare') === false,
    )
    const kept = await keptIn(page, 'orders')
    // The order for both is one gesture.
    expect(kept?.log[played]).toEqual([expect.any(Number), 'fire p-waller; fire p-s-foot-gloucester'])
    await page.goto(`${site.base}/#/match/storm`)
    await page.getByRole('heading', { name: 'Siege of Newcastle' }).waitFor()
    await page.keyboard.press('i')
    await page
      .getByRole('row', { name: /Newcastle/ })
      .getByText(/Siege Marker \d/)
      .waitFor()
    await page.keyboard.press('i')
    expect(await page.locator('.unit').filter({ hasText: 'hidden' }).count()).toBe(1)
    await page.keyboard.press('1')
    await page.getByText('Chosen: Leven').waitFor()
    await page.getByRole('button', { name: 'Storm', exact: true }).click()
    await page.getByRole('heading', { name: 'Storming of Newcastle' }).waitFor()
    expect(await page.locator('header .small').first().innerText()).toContain('the walls stand')
    await leave(page)
  })

  it('on a phone shows all who may take a hit at once, and in the log a name runs on to its full stop', async () => {
    const page = await site.open(
      '#/match/hits',
      { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      [hits],
    )
    const picks = page.locator('.picks .pick')
    await picks.first().waitFor()
    const [all, tabs] = [await picks.count(), await page.getByRole('tablist').last().boundingBox()]
    expect(all).toBeGreaterThan(1)
    expect(all).toBeLessThanOrEqual(4)
    for (const pick of await picks.all()) {
      const box = await pick.boundingBox()
      expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0)
    }
    // What becomes of them is said to those who only hear it.
    expect(await picks.first().getAttribute('aria-label')).toMatch(/^Take the hit: .+ \d → \d$/)
    await page.getByRole('tab', { name: 'Log' }).tap()
    await page.locator('.log .name').first().waitFor()
    const gaps = await page.evaluate(() =>
      [...document.querySelectorAll('.log .name')].flatMap((name) => {
        let after = name.nextSibling
        while (after instanceof Comment || (after instanceof Text && after.data === ''))
          after = after.nextSibling
        if (!(after instanceof Text) || !/^[.,]/.test(after.data)) return []
        const stop = document.createRange()
        stop.setStart(after, 0)
        stop.setEnd(after, 1)
        const end = [...name.getClientRects()].at(-1)
        const at = stop.getBoundingClientRect()
        return [Math.abs(at.left - (end?.right ?? 0)) + Math.abs(at.bottom - (end?.bottom ?? 0))]
      }),
    )
    expect(gaps.length).toBeGreaterThan(3)
    expect(Math.max(...gaps)).toBeLessThan(3)
    await leave(page)
  })

  it('fights a battle by keyboard to its end: orders by number, dice by F, hits by number', async () => {
    const from = (names: string): string => names.replaceAll(',', ' from wiltshire,')
    const battle: SavedMatch = {
      ...actions,
      id: 'keys',
      position: {
        scenario: 'mid-war',
        board: {
          wiltshire: 'r-cannon-2',
          hampshire: `${from('r-charles, r-hopton, r-s-foot-pool,')} p-waller, p-essex, p-l-foot-london-1`,
          kent: 'p-cannon-2',
        },
        begin: 'battle hampshire royalist',
      },
      log: [],
    }
    const page = await site.open('#/match/keys', { pace: 'normal', speed: 4 }, [battle])
    const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '')
    /** Walks on to a button and presses it. */
    const press = async (name: string): Promise<void> => {
      await page.getByRole('button', { name }).waitFor()
      for (let tabs = 0; tabs < 40 && !(await focused()).startsWith(name); tabs++)
        await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
    }
    await press('Stand and fight')
    const card = page.locator('.result-card')
    const asked = page.locator('.dock[aria-busy="false"]')
    const waits = page.locator('.beats[data-waits="true"]')
    let rolled = 0
    for (let i = 0; i < 60; i++) {
      await asked.or(waits).first().waitFor()
      if ((await card.count()) > 0) break
      const was = await page.locator('.sentence').first().innerText()
      if ((await waits.count()) > 0) await page.keyboard.press('Space')
      else if ((await page.getByRole('button', { name: 'Fight on' }).count()) > 0) await press('Fight on')
      else if ((await page.getByRole('button', { name: 'Roll the dice' }).count()) === 0)
        await page.keyboard.press('1')
      else {
        if (rolled++ === 0) {
          const fire = page.locator('.orders fieldset').first().getByRole('button', { name: /^Fire/ })
          await page.keyboard.press('1')
          await expect.poll(() => fire.getAttribute('aria-pressed')).toBe('true')
        }
        await page.keyboard.press('f')
      }
      await expect
        .poll(
          async () =>
            (await card.count()) > 0 || (await page.locator('.sentence').first().innerText()) !== was,
        )
        .toBe(true)
    }
    expect(await card.innerText()).toMatch(/You (win|lose)\. Hampshire/)
    expect(rolled).toBeGreaterThan(0)
    const kept = await keptIn(page, 'keys')
    expect(kept?.log.some(([seat, words]) => seat === 1 && /^fire p-[^;]+; engage/.test(words))).toBe(true)
    await page.keyboard.press('Space')
    await card.waitFor({ state: 'detached' })
    await leave(page)
  })

  const besieged = (board: Record<string, string>, dice: readonly number[], seat = 1): SavedMatch => ({
    ...storm,
    id: 'besieged',
    seats: storm.seats.map((each, i) => ({
      ...each,
      kind: i === seat ? ('here' as const) : ('bot' as const),
      name: i === seat ? '' : 'recruit',
    })),
    deciding: [seat],
    position: {
      scenario: 'mid-war',
      board: { devon: 'p-cannon-2', cornwall: 'r-hopton', ...board },
      given: { year: 1644, turn: 2, siege: { newcastle: 2 } },
      begin: 'sieges',
      dice,
    },
    log: [],
  })
  const FIRST_STORM = {
    northumberland: 'p-essex, p-waller, p-cannon-1',
    newcastle: 'r-n-foot-northumb 2',
  }

  it.each([
    {
      locale: 'en-GB',
      storm: /^Storm$/,
      opens: 'The Storming of Newcastle begins: 3 blocks are turned up.',
      roll: 'Roll the dice',
      stop: /^Stop/,
      title: 'Storming of Newcastle · 1 round, 3 rolls',
      heading: 'The Storming fails. Newcastle stays with the Royalists.',
    },
    {
      locale: 'pl',
      storm: /^Szturm/,
      opens: 'Szturm: Newcastle. Odkryto 3 bloki.',
      roll: 'Rzuć kośćmi',
      stop: /^Przerwij/,
      title: 'Szturm: Newcastle · 1 runda, 3 rzuty',
      heading: 'Szturm nieudany. Newcastle: nadal Rojaliści.',
    },
  ])('8.3 opens and ends a storm as a storm: $locale', async (said) => {
    // Nobody hits.
    const page = await site.open('#/match/besieged', { pace: 'normal', speed: 4, locale: said.locale }, [
      besieged(FIRST_STORM, [6, 6, 6, 6, 6, 6, 6, 6, 6, 6]),
    ])
    await page.locator('.unit', { hasText: 'Essex' }).click()
    await page.locator('.unit', { hasText: 'Waller' }).click()
    await page.locator('.dock').getByRole('button', { name: said.storm }).click()
    await page.locator('.sentence').getByText(said.opens, { exact: true }).waitFor()
    await page.getByRole('button', { name: said.roll }).click()
    await page.getByRole('button', { name: said.stop }).click()
    const card = page.locator('.result-card')
    await card.getByRole('heading', { name: said.heading }).waitFor()
    expect(await card.locator('.label').first().textContent()).toBe(said.title)
    await leave(page)
  })

  it('8.2 opens and ends a Sally as one: whoever held the City before it is not told to have won it', async () => {
    const board = {
      northumberland: 'p-essex, p-waller, p-cannon-1',
      newcastle: 'r-n-foot-northumb 4, r-n-horse-northumb 3',
    }
    const page = await site.open('#/match/besieged', { pace: 'normal', speed: 4 }, [
      besieged(
        board,
        Array.from({ length: 18 }, () => 6),
        0,
      ),
    ])
    await page.locator('.unit', { hasText: 'North Horse' }).click()
    await page
      .locator('.dock')
      .getByRole('button', { name: /^Sally$/ })
      .click()
    await page.locator('.dock .pick').first().click()
    await page
      .locator('.sentence')
      .getByText('The Sally from Newcastle begins: 2 blocks are turned up.', { exact: true })
      .waitFor()
    await page.getByRole('button', { name: /^Stop/ }).click()
    const card = page.locator('.result-card')
    await card.getByRole('heading', { name: 'The Sally is over. Newcastle stays yours.' }).waitFor()
    expect(await card.locator('.label').first().textContent()).toMatch(/^Sally from Newcastle · 1 round/)
    await leave(page)
  })

  it.each([
    { die: 3, said: 'it is thrown back.', stands: 'dorset' },
    { die: 5, said: 'it arrives.', stands: 'kent' },
  ])('6.2 shows the die of a voyage of one’s own, a $die, and where the block is after it', async (each) => {
    const voyage: SavedMatch = {
      ...besieged({}, [], 0),
      position: {
        scenario: 'mid-war',
        board: { dorset: 'r-charles 3', 'north-riding': 'r-newcastle', essex: 'p-essex' },
        begin: 'actions royalist 2',
        dice: [each.die],
      },
    }
    const page = await site.open('#/match/besieged', { pace: 'normal', speed: 2 }, [voyage])
    await page.getByRole('button', { name: 'Sea Move', exact: true }).click()
    await page.getByRole('button', { name: /^Sea Move of Charles/ }).click()
    await page.locator('.dock [data-target]', { hasText: 'Kent' }).first().click()
    // In one look: it goes by itself.
    const seen = await page.waitForFunction(() => {
      const card = document.querySelector<HTMLElement>('.beat-card[data-kind="die"]')
      const dice = [...(card?.querySelectorAll('.dice svg') ?? [])]
      return card === null
        ? null
        : { said: card.innerText, dice: dice.map((one) => one.getAttribute('aria-label')) }
    })
    const { said, dice } = (await seen.jsonValue()) ?? { said: '', dice: [] }
    expect(dice).toEqual([String(each.die)])
    expect(said).toContain(`Charles sails from Dorset for Kent, rolling ${each.die}: ${each.said}`)
    await page.locator('.dock[aria-busy="false"]').waitFor()
    expect(await piecesIn(page, each.stands)).toBe(1)
    expect(await piecesIn(page, each.stands === 'kent' ? 'dorset' : 'kent')).toBe(0)
    await leave(page)
  })

  it('7.5 tells on the result of a Battle which guns are lost with it', async () => {
    const lost = {
      ...besieged({}, [6, 6, 6, 6, 6, 6, 6, 6, 6, 6]),
      position: {
        scenario: 'mid-war',
        board: {
          hampshire: 'r-charles from wiltshire, p-waller 1, p-cannon-1',
          wiltshire: 'r-hopton',
          kent: 'p-essex',
        },
        begin: 'battle hampshire royalist',
        // The cannon and Waller miss, the King does not.
        dice: [6, 6, 6, 6, 6, 1, 1, 1, 1],
      },
    }
    const page = await site.open('#/match/besieged', { pace: 'normal', speed: 4 }, [lost])
    await page.getByRole('button', { name: 'Stand and fight' }).click()
    await page.getByRole('button', { name: 'Roll the dice' }).click()
    const card = page.locator('.result-card')
    await card.getByText('The Royalists capture 4 strength of Artillery.').waitFor()
    expect(await card.innerText()).toContain('Cannon (1) fell')
    expect(await card.innerText()).not.toContain('Nobody fell')
    await leave(page)
  })

  it('on a phone brings the City that is told of below the card that tells of it', async () => {
    const siege = {
      ...storm,
      id: 'siege',
      position: {
        scenario: 'mid-war',
        board: {
          northumberland: 'p-essex',
          newcastle: 'r-n-foot-northumb 4',
          devon: 'p-waller',
          cornwall: 'r-hopton',
        },
        given: { year: 1644, turn: 2, siege: { newcastle: 1 } },
        begin: 'sieges',
        played: ['royalist: decline'],
        dice: [1],
      },
      log: [],
    }
    const page = await site.open(
      '#/match/siege',
      { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, pace: 'slow', speed: 0.2 },
      [siege],
    )
    await page.getByRole('button', { name: 'Decline' }).tap()
    const card = page.locator('.beat-card')
    await card.getByText('Siege of Newcastle', { exact: false }).waitFor()
    const under = async (): Promise<number> => {
      const told = await card.boundingBox()
      const army = await page.locator('.stand[data-area="northumberland"]').first().boundingBox()
      return (army?.y ?? 0) - ((told?.y ?? 999) + (told?.height ?? 0))
    }
    await expect.poll(under, { timeout: 12_000 }).toBeGreaterThanOrEqual(0)
    await leave(page)
  })

  it('speaks Polish on a phone, and nothing scrolls sideways', async () => {
    const page = await site.open(
      '#/match/war-actions',
      { locale: 'pl', viewport: { width: 390, height: 844 }, hasTouch: true },
      [actions, orders, storm],
    )
    await page.locator('.stand.mine').first().waitFor()
    expect(await sentence(page)).toMatch(/^Ruch Grupowy, Zbiórka, Ruch na Morzu/)
    await page.getByRole('button', { name: 'Zbiórka' }).tap()
    for (const hash of ['#/match/war-actions', '#/match/orders', '#/match/storm']) {
      await page.goto(`${site.base}/${hash}`)
      await page.locator('.sentence').first().waitFor()
      await page.getByRole('tab').last().tap()
      await page.getByText('Punkty Zwycięstwa').first().waitFor()
      const over = 'Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - innerWidth'
      expect(await page.evaluate(over), hash).toBeLessThanOrEqual(0)
    }
    await leave(page)
  })
})
