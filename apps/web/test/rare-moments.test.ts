/** Moments that few matches have, at the table: what is on the screen then, and what is told. */
import type { Position } from '@muster/kernel/position'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { fromPosition } from '../src/match/start.ts'
import { blocksIn } from './board.ts'
import { leave, type PageOptions, useSite } from './site.ts'

const site = useSite()

/** A table that begins at a position, with a Recruit in the other seat. */
async function sitDown(game: string, position: Position, seat: number, options?: PageOptions): Promise<Page> {
  const players = [0, 1].map((each) => (each === seat ? null : 'recruit'))
  const match = { ...(await fromPosition(game, position, players)), id: 'rare' }
  const page = await site.open('#/match/rare', options, [match])
  await asked(page).waitFor()
  return page
}
const asked = (page: Page) => page.locator('.dock[aria-busy="false"]').first()
const sentence = (page: Page) => page.locator('.sentence').first()
const waits = (page: Page) => page.locator('.beats[data-waits="true"]').first()
/** A tag on a block in a battle. */
interface Tagged {
  readonly of: string
  readonly says: string
  readonly inSight: boolean
}
const target = (page: Page, area: string) => page.locator(`.dock [data-target="${area}"]`)

describe('Richard III', () => {
  const MUSTER: Position = {
    board: {
      middlesex: 'henry-vi, somerset, exeter-l',
      chester: 'beaumont, devon',
      cornwall: 'rivers-l',
      kent: 'york',
    },
    given: { campaign: 1, turn: 3 },
    begin: 'turn muster action-3-7',
  }

  it('a muster: who could come is said of every place, most first; a group goes two areas there in one gesture', async () => {
    const page = await sitDown('richard-iii', MUSTER, 0)
    const rows = page.locator('.dock [data-target]')
    const said = await rows.locator('small').allInnerTexts()
    expect(said[0]).toBe('6 can come: Henry VI, Somerset, Exeter, Beaumont, Devon and Rivers')
    expect(said.at(-1)).toBe('nobody can come')
    const counts = said.map((each) => Number(/^(\d+) can come/.exec(each)?.[1] ?? 0))
    expect(counts).toEqual([...counts].sort((one, two) => two - one))
    expect(await target(page, 'lincoln').locator('small').innerText()).toContain('Henry VI, Somerset, Exeter')
    await target(page, 'lincoln').click()
    await expect.poll(() => sentence(page).innerText()).toContain('Muster: move a group to Lincoln')
    // No points are spent on it, so none are counted.
    expect(await page.getByText('Action points left').count()).toBe(0)
    await page.locator('.dock [data-group="middlesex"]').click()
    await target(page, 'lincoln').waitFor()
    expect(await page.locator('.dock [data-target]').count()).toBe(1)
    await target(page, 'lincoln').click()
    await expect
      .poll(async () => (await blocksIn(page, 'lincoln')).sort())
      .toEqual(['exeter-l', 'henry-vi', 'somerset'])
    await leave(page)
  })

  it('a treachery that succeeds: its dice lie in the tray until one goes on, and his block stands on the other side', async () => {
    const page = await sitDown(
      'richard-iii',
      {
        board: { derby: 'york 4, northumberland-l 4, devon 2 from chester', middlesex: 'henry-vi' },
        begin: 'battle derby lancaster',
        dice: [2, 4],
      },
      1,
      { pace: 'normal', speed: 4 },
    )
    await page.locator('.dock button', { hasText: 'Try treachery on Northumberland' }).click()
    await waits(page).waitFor()
    expect(await sentence(page).innerText()).toContain('rolls 2 4, all even: treachery.')
    const dice = page.locator('.tray .try .piece')
    expect(await dice.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))).toEqual([
      '2',
      '4',
    ])
    expect(await page.locator('.tray .try').innerText()).toContain('tempts Northumberland')
    await leave(page)
  })

  it('going home: whoever has no home is no part of a group, borders play no part, and what was sent stands there at once', async () => {
    const page = await sitDown(
      'richard-iii',
      {
        board: {
          middlesex: 'henry-vi',
          essex: 'oxford',
          kent: 'york, march',
          oxford: 'suffolk, essex, hastings',
          'east-anglia': 'norfolk',
          sussex: 'arundel',
        },
        given: { campaign: 1, turn: 7, throne: 'lancaster' },
        begin: 'political',
      },
      1,
      { pace: 'normal', speed: 4 },
    )
    await expect.poll(() => sentence(page).innerText()).toBe('Send your blocks home or to the pool.')
    // Essex stands where the other house holds his home: he can only go to the pool.
    expect(await page.locator('.dock .row', { hasText: 'Send Essex to the pool' }).count()).toBe(1)
    await page.locator('.dock [data-group="oxford"]').click()
    await target(page, 'leicester').waitFor()
    expect(await page.locator('.dock button.face').allInnerTexts()).toHaveLength(2)
    expect(await target(page, 'leicester').locator('small').innerText()).not.toMatch(/\d\/\d/)
    await page.locator('.dock .act', { hasText: 'Let go' }).click()
    await page.locator('.dock [data-group="kent"]').click()
    const [area] = await page
      .locator('.dock [data-target]:not(.some)')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-target') ?? ''))
    await target(page, area).click()
    await expect
      .poll(async () => (await blocksIn(page, area)).filter((id) => id === 'york' || id === 'march'))
      .toEqual(['march', 'york'])
    await asked(page).waitFor()
    // Nobody is told again what he has just done.
    expect(await page.locator('.beats').count()).toBe(0)
    await leave(page)
  })

  it('a voyage of one’s own: the row says that it goes by sea, over no border, and the group arrives', async () => {
    const page = await sitDown(
      'richard-iii',
      {
        board: { calais: 'york, march', middlesex: 'henry-vi' },
        given: { campaign: 1, turn: 3 },
        begin: 'turn action-2-1 action-3-7',
      },
      1,
    )
    await page.locator('.dock [data-group="calais"]').click()
    await target(page, 'east-anglia').waitFor()
    expect(await target(page, 'east-anglia').locator('small').innerText()).toBe('by sea')
    await target(page, 'east-anglia').click()
    await expect.poll(async () => (await blocksIn(page, 'east-anglia')).sort()).toEqual(['march', 'york'])
    await leave(page)
  })
})

describe('A battle on a phone', () => {
  const PHONE: PageOptions = { viewport: { width: 390, height: 844 }, hasTouch: true }

  it('has part of the fifth block in sight, so that one knows that there are more than four', async () => {
    const page = await sitDown(
      'richard-iii',
      {
        board: {
          derby:
            'york 4, northumberland-l 4, devon 2 from chester, clifford 3 from lancaster, shrewsbury-l 3 from chester, stanley-l 4 from lancaster',
          middlesex: 'henry-vi',
        },
        begin: 'battle derby lancaster',
      },
      1,
      PHONE,
    )
    const units = page.locator('.rank').first().locator('.unit')
    await expect.poll(() => units.count()).toBe(5)
    const { x = 0, width = 0 } = (await units.nth(4).boundingBox()) ?? {}
    expect(x + 15).toBeLessThan(390)
    expect(x + width).toBeGreaterThan(390)
    await leave(page)
  })

  it('says on the block that was hit how strong it was and is', async () => {
    const page = await sitDown(
      'hammer-of-the-scots',
      {
        board: { fife: 'wallace 4 from angus, york-knights 4', mar: 'mar-s' },
        given: { year: 1298, turn: 2 },
        begin: 'battle fife scotland',
        dice: [1, 2, 3, 6],
      },
      1,
      { ...PHONE, pace: 'normal', speed: 4 },
    )
    // It is there until the next roll: whatever came is kept, with its place on the screen.
    await page.evaluate(() => {
      const kept: Tagged[] = []
      const look = (): void => {
        for (const tag of document.querySelectorAll<HTMLElement>('.unit .tag.hurt')) {
          const { left, right, top, bottom } = tag.getBoundingClientRect()
          const inSight = left >= 0 && right <= innerWidth && top >= 48 && bottom <= innerHeight
          kept.push({
            of: tag.parentElement?.querySelector('b')?.innerText ?? '',
            says: tag.innerText,
            inSight,
          })
        }
      }
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
      Object.assign(window, { tagged: kept })
    })
    await page.locator('.dock .deed.gold').click()
    const tagged = () => page.evaluate(() => (window as unknown as { tagged: Tagged[] }).tagged)
    await expect
      .poll(async () =>
        (await tagged()).filter(({ inSight }) => inSight).map(({ of, says }) => `${of}: ${says}`),
      )
      .toContainEqual(expect.stringMatching(/^York Knights: .*4 → 1$/))
    await leave(page)
  })
})

describe('Hammer of the Scots', () => {
  const NOBLES = { mar: 'mar-s', ross: 'ross-s', fife: 'douglas, buchan-s' }

  it('a Sea Move to its end: no border is spoken of, not even where there is one, and both stand there', async () => {
    const page = await sitDown(
      'hammer-of-the-scots',
      {
        board: { ...NOBLES, england: 'york-knights, hobelars, edward', dunbar: 'dunbar-e' },
        given: { year: 1298, turn: 2 },
        begin: 'turn sea-move move-1-1',
      },
      0,
    )
    await page.locator('.dock [data-say="play"], .dock button', { hasText: 'Use the event' }).first().click()
    await expect.poll(() => sentence(page).innerText()).toContain('Choose one or two blocks and the coast')
    await page.locator('.dock [data-group="england"]').click()
    await target(page, 'dunbar').waitFor()
    expect(await target(page, 'dunbar').locator('small').innerText()).toBe('by sea')
    const going = await page.locator('.dock button.face[aria-pressed="true"]').count()
    expect(going).toBe(2)
    await target(page, 'dunbar').click()
    await expect.poll(async () => (await blocksIn(page, 'dunbar')).length).toBe(3)
    await leave(page)
  })

  it('Edward I falls: it waits, and says who is King now and what that changes', async () => {
    const page = await sitDown(
      'hammer-of-the-scots',
      {
        board: { ...NOBLES, teviot: 'edward 1 from england, york-infantry 1 from england, wallace 4' },
        given: { year: 1300, turn: 3 },
        begin: 'battle teviot england',
        dice: [1, 1, 1, 1],
      },
      1,
      { pace: 'normal', speed: 4 },
    )
    await page.locator('.dock .deed.gold').click()
    await waits(page).waitFor()
    expect(await sentence(page).innerText()).toBe(
      'Edward I is dead. Edward II is King of England: he never winters in Scotland, and if he falls in battle, Scotland wins at once.',
    )
    await page.keyboard.press('Space')
    await page.locator('.result-card').waitFor()
    await leave(page)
  })

  it('a noble beaten in battle changes sides there and then: it waits, he stands with the victor and is counted', async () => {
    const page = await sitDown(
      'hammer-of-the-scots',
      {
        board: { ...NOBLES, fife: 'douglas', buchan: 'wallace 4 from mar, buchan-e 1' },
        given: { year: 1300, turn: 3 },
        begin: 'battle buchan scotland',
        dice: [6, 6, 1, 1],
      },
      1,
      { pace: 'normal', speed: 4 },
    )
    await page.locator('.dock .deed.gold').click()
    await waits(page).waitFor()
    expect(await sentence(page).innerText()).toContain('Buchan in Buchan goes over to Scotland.')
    await page.keyboard.press('Space')
    const card = page.locator('.result-card')
    await card.waitFor()
    expect(await card.innerText()).toMatch(/Buchan changed sides/)
    await page.keyboard.press('Space')
    await asked(page).waitFor()
    expect((await blocksIn(page, 'buchan')).sort()).toEqual(['buchan-s', 'wallace'])
    await leave(page)
  })
})

it('Richard III in Polish: a retreat is called the same in the sentence and on its button', async () => {
  const page = await sitDown(
    'richard-iii',
    {
      board: { derby: 'york 4, devon 2 from chester', middlesex: 'henry-vi' },
      begin: 'battle derby lancaster',
      played: ['york: hold york', 'lancaster: hold devon'],
    },
    1,
    { locale: 'pl' },
  )
  expect(await sentence(page).innerText()).toContain('wycofanie')
  expect(new Set(await page.locator('.dock .deeds .deed:not([data-say]) b').allInnerTexts())).toEqual(
    new Set(['Wycofanie']),
  )
  await leave(page)
})
