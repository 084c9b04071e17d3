/**
 * An army goes together: by click, by drag, by keyboard and on a phone, all of its blocks stand where it was sent; a General
 * of Ancien Régime with all of his Units.
 */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { SavedMatch } from '../src/match/saved.ts'
import { blocksIn, pointIn, settled, unitsIn } from './board.ts'
import { ancienMatch, hammerMatch, richardMatch, warMatch } from './matches.ts'
import { leave, useSite } from './site.ts'

interface Army {
  readonly game: string
  readonly match: SavedMatch
  readonly from: string
  readonly to: string
  readonly blocks: readonly string[]
  /** How many Units they lead, where blocks are Generals. */
  readonly units?: number
  /** What people call it, if it is a single General. */
  readonly called?: string
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

async function stand(page: Page, { from, to, blocks, units = 0 }: Army): Promise<void> {
  await expect.poll(() => blocksIn(page, to)).toEqual(expect.arrayContaining([...blocks]))
  await settled(page).waitFor()
  const left = await blocksIn(page, from)
  expect(left.filter((each) => blocks.includes(each))).toEqual([])
  expect(await unitsIn(page, to)).toBe(units)
}

async function chosen(
  page: Page,
  { from, to, blocks, units = 0, called }: Army,
  phone = false,
): Promise<void> {
  await page.locator(`.area.active[data-area="${from}"]`).waitFor()
  await page.locator(`.area.offered[data-area="${to}"]`).waitFor()
  await settled(page).waitFor()
  // One counter that everybody knows has no face in a low sheet: the sentence names it.
  if (phone && called !== undefined) {
    expect(await page.locator('.dock .sentence').first().innerText()).toContain(called)
    expect(await page.locator('.dock .face').count()).toBe(0)
    return
  }
  expect(await page.locator('.dock .face[aria-pressed="true"]').count()).toBe(blocks.length)
  expect(await page.locator('.dock .face[aria-pressed="true"] .general .cloth').count()).toBe(units)
}

async function press(page: Page, area: string): Promise<void> {
  const at = await pointIn(page, area)
  if (at === null) throw new Error(`${area} is out of sight`)
  await page.mouse.click(at.x, at.y)
}

const site = useSite()
const armies: readonly Army[] = [
  {
    game: 'Hammer of the Scots',
    // From a position, so that it is there whatever bots would do.
    match: {
      ...hammerMatch({ id: 'army', seat: 1, until: 'play-cards' }),
      position: { board: { fife: 'wallace, douglas, barclay' }, begin: 'turn move-1-1 move-3-1' },
      log: [],
    },
    from: 'fife',
    to: 'mentieth',
    blocks: ['barclay', 'douglas', 'wallace'],
  },
  {
    game: 'Richard III',
    match: richardMatch({ id: 'army', seat: 1, until: 'actions' }),
    from: 'calais',
    to: 'kent',
    blocks: [],
  },
  {
    game: 'This War Without an Enemy',
    match: warMatch({ id: 'army', seat: 1, until: 'actions' }),
    from: 'buckinghamshire-hertfordshire',
    to: 'kent',
    blocks: [],
  },
  {
    game: 'Ancien Régime',
    // Another General stays behind, so that the Movement Turn does not end with the move.
    match: {
      ...ancienMatch({ id: 'army', seat: 2, until: 'status' }),
      position: {
        scenario: '1740',
        players: 7,
        board: { bohemia: 'daun 3', tirol: 'Austria 1' },
        begin: 'movement-turn austria ottoman',
      },
      log: [],
    },
    from: 'bohemia',
    to: 'moravia',
    blocks: ['daun'],
    units: 3,
    called: 'Daun',
  },
]
/** The whole of the stack, if the army is not named block by block. */
const whole = async (page: Page, army: Army): Promise<Army> => {
  await page.locator(`.stand.mine[data-area="${army.from}"]`).first().waitFor()
  await settled(page).waitFor()
  const blocks = army.blocks.length > 0 ? army.blocks : await blocksIn(page, army.from)
  expect(army.units ?? blocks.length).toBeGreaterThanOrEqual(3)
  expect(await unitsIn(page, army.from)).toBe(army.units ?? 0)
  return { ...army, blocks }
}

describe.each(armies)('An army of $game goes together', (named) => {
  const open = (options = {}): Promise<Page> => site.open('#/match/army', options, [named.match])

  it('by click, and the map does not move under the pointer', async () => {
    const page = await open()
    const army = await whole(page, named)
    await page.locator(`.stand.mine[data-area="${army.from}"]`).first().click()
    await chosen(page, army)
    await press(page, army.to)
    await stand(page, army)
    await leave(page)
  })

  it('by drag', async () => {
    const page = await open()
    const army = await whole(page, named)
    const box = await page.locator(`.stand.mine[data-area="${army.from}"]`).first().boundingBox()
    if (box === null) throw new Error('the army is not drawn')
    const camera = (): Promise<string | null> => page.locator('.camera').getAttribute('style')
    const before = await camera()
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2 + 14, box.y + box.height / 2 + 14, { steps: 3 })
    await page.locator('.carried svg').first().waitFor()
    await page.locator(`.area.offered[data-area="${army.to}"]`).waitFor()
    const at = await pointIn(page, army.to)
    if (at === null) throw new Error(`${army.to} is out of sight`)
    await page.mouse.move(at.x, at.y, { steps: 4 })
    expect(await camera()).toBe(before)
    await page.mouse.up()
    await stand(page, army)
    await leave(page)
  })

  it('by keyboard', async () => {
    const page = await open()
    const army = await whole(page, named)
    await page.locator(`[data-focus="${army.from}"]`).focus()
    await page.keyboard.press('Enter')
    await chosen(page, army)
    await page.locator(`[data-focus="${army.to}"]`).focus()
    await page.keyboard.press('Enter')
    await stand(page, army)
    await leave(page)
  })

  it('by the list beside the board', async () => {
    const page = await open()
    const army = await whole(page, named)
    await page.locator(`.dock .group[data-group="${army.from}"]`).click()
    await chosen(page, army)
    await page.locator(`.dock [data-target="${army.to}"]`).click()
    await stand(page, army)
    await leave(page)
  })

  it('on a phone, by taps', async () => {
    const page = await open(PHONE)
    const army = await whole(page, named)
    await page.locator(`.dock .group[data-group="${army.from}"]`).tap()
    await chosen(page, army, true)
    const at = await pointIn(page, army.to)
    if (at === null) await page.locator(`[data-chip="${army.to}"]`).tap()
    else await page.touchscreen.tap(at.x, at.y)
    await stand(page, army)
    await leave(page)
  })
})

it('is asked about with a group in hand: a press on a block means the place it stands in', async () => {
  const [{ match, from }] = armies
  const page = await site.open('#/match/army', {}, [match])
  await page.locator(`[data-group="${from}"]`).click()
  await page.locator(`.area.active[data-area="${from}"]`).waitFor()
  await settled(page).waitFor()
  // England's noble there is hidden; where he stands is out of reach.
  await page.locator('.stand[data-area="ross"]').click()
  await page.getByRole('dialog', { name: 'Why not Ross?' }).waitFor()
  await leave(page)
})
