import { text } from 'node:stream/consumers'
import { CATALOGUE } from '@muster/catalogue/catalogue'
import { listed } from '@muster/catalogue/listed'
import type { Game } from '@muster/kernel/game'
import type { MatchRecord } from '@muster/kernel/record'
import type { ServerMessage } from '@muster/protocol/socket'
import { serveHere } from '@muster/server/testing/serving'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { answer } from './answer.ts'
import { blocksIn, piecesIn, pointIn } from './board.ts'
import { leave, type PageOptions, useSite } from './site.ts'
import { checkWire, eavesdrop, tablesIn } from './wire.ts'

/** The games that two browsers play. */
const GAMES = CATALOGUE.filter(({ title }) => title.players[0] === 2).map(({ game }) => game)
/** So many choices are made before the match is ended. */
const CHOICES = 8

/** Whoever is asked answers, until so many choices have been made. */
async function play(players: readonly (readonly [Page, readonly ServerMessage[]])[]): Promise<void> {
  const last = (wire: readonly ServerMessage[]) => tablesIn(wire).at(-1)
  for (let version = 0; version < CHOICES; ) {
    for (const [page, wire] of players) {
      const table = last(wire)
      if (table?.decision == null || table.version < version) continue
      await page.waitForFunction(() => document.title.startsWith('●'))
      await answer(page)
      await expect.poll(() => last(wire)?.version, { timeout: 30_000 }).toBeGreaterThan(table.version)
      version = last(wire)?.version ?? 0
    }
    await players[0][0].waitForTimeout(30)
  }
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('tab', { name: /^Talk/ }).click()
  await page.getByLabel('Write a message').fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
}

const site = useSite()
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** Anna has the Scots, Marek has followed her link, and both see the table. */
async function seated(options: PageOptions = {}) {
  const server = await serveHere()
  const [anna, marek] = [
    await site.open(`${server.url}/#/`, options),
    await site.open(`${server.url}/#/`, options),
  ]
  await anna.getByRole('link', { name: 'With a friend: Hammer of the Scots' }).click()
  await anna.getByRole('button', { name: 'Start' }).click()
  await marek.goto(await anna.getByLabel('Invite link').inputValue())
  await marek.getByRole('button', { name: /^Join/ }).click()
  for (const page of [anna, marek]) await page.locator('.hand button.offered').first().waitFor()
  return { server, anna, marek }
}

describe('Over the net', () => {
  it.each(GAMES.map((game) => [game.id, game] as const))(
    'two browsers play %s by a link, a third watches, each seeing only its own; then a rematch',
    async (id, game) => {
      const server = await serveHere()
      const name = listed(id)?.name.en ?? ''
      const [anna, marek, zofia] = [
        await site.open(`${server.url}/#/`, { acceptDownloads: true }),
        await site.open(`${server.url}/#/`),
        await site.open(`${server.url}/#/`),
      ]
      const heard = [eavesdrop(marek), eavesdrop(anna), eavesdrop(zofia)]

      await anna.getByRole('link', { name: `With a friend: ${name}` }).click()
      await anna.getByRole('checkbox', { name: /^Others may watch/ }).check()
      await anna.getByRole('checkbox', { name: /^Show the odds of battles/ }).check()
      await anna.getByRole('button', { name: 'Start' }).click()
      await anna.getByText('Waiting for the others').waitFor()
      await anna.getByText('The odds of battles are shown.').waitFor()
      const link = await anna.getByLabel('Invite link').inputValue()
      expect(link).toContain('invite=')
      await marek.goto(link)
      await marek.getByRole('button', { name: /^Join/ }).click()
      await Promise.all([anna, marek].map((page) => page.locator('.sentence').first().waitFor()))
      await zofia.getByRole('link', { name: `Watch ${name}: Guest` }).click()
      await zofia.getByText('Spectator, open information only').waitFor()

      await say(anna, 'Good luck!')
      await marek.getByText('1 new message').waitFor({ state: 'attached' })
      await marek.getByRole('tab', { name: /^Talk/ }).click()
      await marek.locator('.talk').getByText('Good luck!').waitFor()
      await say(marek, 'And to you.')
      await anna.locator('.talk').getByText('And to you.').waitFor()
      await zofia.getByRole('tab', { name: /^Talk/ }).click()
      await zofia.locator('.talk').getByText('Good luck!').waitFor()
      expect(await zofia.getByLabel('Write a message').count()).toBe(0)

      await play([
        [marek, heard[0]],
        [anna, heard[1]],
      ])
      expect(await zofia.locator('.act, .pick, .hand button').count()).toBe(0)
      // One of them has something to choose; nobody is advised between people.
      for (const page of [anna, marek]) expect(await page.locator('[data-advise]').count()).toBe(0)

      await endAndCheck({ game, anna, marek, zofia, heard, url: server.url })
      for (const page of [anna, marek, zofia]) await leave(page)
      await server.close()
    },
    300_000,
  )

  it('a card that was laid has left the hand, and lies face down for both', async () => {
    const server = await serveHere()
    const [anna, marek] = [await site.open(`${server.url}/#/`), await site.open(`${server.url}/#/`)]
    await anna.getByRole('link', { name: 'With a friend: Hammer of the Scots' }).click()
    await anna.getByRole('button', { name: 'Start' }).click()
    await marek.goto(await anna.getByLabel('Invite link').inputValue())
    await marek.getByRole('button', { name: /^Join/ }).click()
    const hands = [anna, marek].map((page) => page.locator('.hand button'))
    for (const hand of hands) await hand.first().waitFor()
    const held = await hands[0].count()
    const name = (await hands[0].first().locator('b').textContent()) ?? ''
    await hands[0].first().click()
    await anna.getByText(/^Face down:/).waitFor()
    expect(await anna.locator('.small', { hasText: 'Face down:' }).textContent()).toContain(name)
    expect(await hands[0].count()).toBe(held - 1)
    await marek.getByText('A card lies face down').waitFor()
    expect(await hands[1].count()).toBe(held)
    for (const page of [anna, marek]) await leave(page)
    await server.close()
  }, 120_000)

  it('on a phone with the hand open one is told what was taken back, and why nothing can be', async () => {
    const { server, anna, marek } = await seated(PHONE)
    const [mine, theirs] = [anna, marek].map((page) => page.locator('.hand button.offered'))
    for (const hand of [mine, theirs]) await hand.first().waitFor()
    const held = await mine.count()
    const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true })

    await undo(marek).click({ force: true })
    await marek.getByText('Nothing has been chosen yet.').waitFor()
    await mine.first().click()
    const lay = anna.getByRole('button', { name: /^Play/ })
    await lay.or(anna.getByText('England is choosing.')).first().waitFor()
    if ((await lay.count()) > 0) await lay.click()
    await anna.getByText('England is choosing.').waitFor()
    await undo(anna).click()
    await marek.getByText('Scotland took the last choice back.').waitFor()
    await expect.poll(() => mine.count()).toBe(held)
    // Its own choice was not taken back by another.
    expect(await anna.getByText('took the last choice back').count()).toBe(0)
    expect(await marek.locator('.hand button').count()).toBe(held)
    for (const page of [anna, marek]) await leave(page)
    await server.close()
  }, 120_000)

  it('a draw that is offered stands above the table, and its refusal is told', async () => {
    const { server, anna, marek } = await seated(PHONE)
    const above = anna.locator('.offers')
    const offer = async () => {
      await anna.getByRole('button', { name: 'Menu' }).click()
      await anna.getByRole('button', { name: 'This match' }).click()
      await anna.getByRole('button', { name: 'Offer a draw' }).click()
      await anna.getByRole('button', { name: 'Close' }).click()
      await above.getByText('You have offered a draw. It stands until your next choice.').waitFor()
    }
    await offer()
    await marek.getByRole('button', { name: 'Decline' }).click()
    await anna.getByText(/^Guest \d+ declines the draw\.$/).waitFor()
    expect(await above.getByText('You have offered a draw').count()).toBe(0)
    expect(await marek.getByText('declines the draw').count()).toBe(0)
    await offer()
    await above.getByRole('button', { name: 'Withdraw the offer' }).click()
    await marek.getByText(/^Guest \d+ no longer offers a draw\.$/).waitFor()
    expect(await marek.getByRole('button', { name: 'Accept the draw' }).count()).toBe(0)
    for (const page of [anna, marek]) await leave(page)
    await server.close()
  }, 120_000)

  it('at home on a phone a match in which the other chooses is opened beside its name', async () => {
    const { server, anna, marek } = await seated(PHONE)
    await anna.locator('.hand button.offered').first().click()
    const lay = anna.locator('[data-say^="lay "]').last()
    const waits = anna.getByText('England is choosing.')
    await lay.or(waits).first().waitFor()
    if ((await waits.count()) === 0) await lay.click()
    await waits.waitFor()
    await anna.goto(`${server.url}/#/`)
    const row = anna.locator('li', { hasText: /Guest \d+: choosing/ })
    const [name, way] = [row.locator('.what'), row.getByRole('link')]
    await way.waitFor()
    const boxes = await Promise.all([name, way].map((each) => each.boundingBox()))
    const [what, link] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 })
    expect(link.x).toBeGreaterThanOrEqual(what.x + what.width)
    expect(link.y).toBeLessThan(what.y + what.height)
    for (const page of [anna, marek]) await leave(page)
    await server.close()
  }, 120_000)

  it('a plan made while the other chooses is carried out by one press, and what cannot be done is said', async () => {
    const server = await serveHere()
    const [anna, marek] = [await site.open(`${server.url}/#/`), await site.open(`${server.url}/#/`)]
    await anna.getByRole('link', { name: 'With a friend: Hammer of the Scots' }).click()
    await anna.getByRole('button', { name: 'Start' }).click()
    await marek.goto(await anna.getByLabel('Invite link').inputValue())
    await marek.getByRole('button', { name: /^Join/ }).click()
    for (const page of [anna, marek]) await page.locator('.hand button.offered').first().waitFor()
    // The board comes after the hand: whose blocks they are is asked when they stand there.
    for (const page of [anna, marek]) await expect.poll(() => piecesIn(page, 'fife')).toBe(3)
    const annaIsScottish = (await blocksIn(anna, 'fife')).length > 0
    const [scot, english] = annaIsScottish ? [anna, marek] : [marek, anna]
    const press = async (area: string) => {
      // The board comes in parts: an area is pressed when it is there.
      await expect.poll(() => pointIn(scot, area)).not.toBeNull()
      const at = await pointIn(scot, area)
      if (at !== null) await scot.mouse.click(at.x, at.y)
    }

    // An army of three to its neighbours; and a march right across Scotland.
    await scot.getByRole('button', { name: /^Plan moves/ }).click()
    const done = scot.getByRole('button', { name: /^Planning done/ })
    await done.waitFor()
    for (const [i, way] of [
      ['fife', 'mentieth'],
      ['galloway', 'buchan'],
    ].entries()) {
      for (const area of way) await press(area)
      await expect.poll(() => scot.locator('.planned li').count()).toBe(i + 1)
    }
    expect(await english.locator('.planned').count()).toBe(0)
    await done.click()
    for (const page of [anna, marek])
      await page
        .locator('.hand button', { hasText: /Move \d/ })
        .first()
        .click()

    // Whoever is first ends at once; the plan waits until the Scots may move.
    const carry = scot.getByRole('button', { name: 'Carry out my plan: 2 groups' })
    const end = english.getByRole('button', { name: /^End the moves/ })
    await expect.poll(async () => (await carry.count()) + (await end.count()), { timeout: 30_000 }).toBe(1)
    if ((await end.count()) > 0) {
      await end.click()
      await english.getByRole('button', { name: /^End moves/ }).click()
    }
    await carry.click()
    await expect.poll(() => blocksIn(scot, 'mentieth')).toEqual(['barclay', 'douglas', 'wallace'])
    expect(await blocksIn(scot, 'galloway')).toEqual(['galloway-s'])
    await scot.getByText(/^Not possible: Galloway to Buchan\. \w+/).waitFor()
    expect(await scot.locator('.planned').count()).toBe(0)
    // To the other it is a march like any other, of blocks without names.
    await expect.poll(() => piecesIn(english, 'fife')).toBe(0)
    for (const page of [anna, marek]) await leave(page)
    await server.close()
  })
})

interface Ended {
  readonly game: Game
  readonly anna: Page
  readonly marek: Page
  readonly zofia: Page
  readonly heard: readonly (readonly ServerMessage[])[]
  readonly url: string
}

/** A draw that is declined, resigning (in one game) or agreeing to a draw (in others), the result with its dice, the file, the wire, a rematch with sides swapped. */
async function endAndCheck({ game, anna, marek, zofia, heard, url }: Ended): Promise<void> {
  const menu = (page: Page) => page.getByRole('button', { name: 'This match' }).click()
  await menu(anna)
  await anna.getByRole('button', { name: 'Offer a draw' }).click()
  await marek.getByText(/offers a draw\./).waitFor()
  await marek.getByRole('button', { name: 'Decline' }).click()
  await marek.getByText(/offers a draw\./).waitFor({ state: 'detached' })
  await anna.getByText(/ declines the draw\.$/).waitFor()
  await anna.getByRole('button', { name: 'Offer a draw' }).waitFor()
  if (game.id === GAMES[0].id) {
    await anna.getByRole('button', { name: 'Resign' }).click()
    await anna.getByText('Resign and lose this match?').waitFor()
    await anna.getByRole('button', { name: 'Yes, resign' }).click()
  } else {
    await anna.getByRole('button', { name: 'Offer a draw' }).click()
    const accept = marek.getByRole('button', { name: 'Accept the draw' })
    await accept.click()
    // It ends the match, so it is asked once more; whoever pressed by mistake plays on.
    await marek.getByRole('button', { name: 'Play on' }).click()
    await accept.click()
    await marek.getByRole('button', { name: 'Yes, a draw' }).click()
    await anna.getByRole('button', { name: 'Close' }).click()
    await anna.getByText('A draw by agreement.').first().waitFor()
  }
  for (const page of [anna, marek, zofia])
    await page.getByText(/Dice verified: Numbers drawn again/).waitFor()
  expect(await zofia.getByRole('button', { name: /^Rematch/ }).count()).toBe(0)
  // What was hidden is shown to all now, and the match has its page.
  for (const page of [anna, marek, zofia]) {
    await page.getByText('On the board everything is turned up.').waitFor()
    expect(await page.locator('.stand:not([data-blocks]), .stand[data-blocks=""]').count()).toBe(0)
  }
  expect(await zofia.getByText('open information only').count()).toBe(0)
  // Guests who played may keep it under a name; whoever only watched has nothing to keep.
  expect(await anna.getByText('Keep this match?').count()).toBe(1)
  expect(await zofia.getByText('Keep this match?').count()).toBe(0)
  await zofia.getByRole('button', { name: 'Look back' }).click()
  await zofia.getByRole('heading', { name: /^Looking back/ }).waitFor()

  const [file] = await Promise.all([
    anna.waitForEvent('download'),
    anna.getByRole('button', { name: 'Export' }).click(),
  ])
  const record = JSON.parse(await text(await file.createReadStream())) as MatchRecord
  expect(record.actions.length).toBeGreaterThanOrEqual(CHOICES)
  for (const [who, wire] of heard.entries()) checkWire(game, record, wire, who === 2 ? -1 : who)

  const mySide = (page: Page): Promise<string> =>
    page.evaluate(async () => {
      const id = location.hash.split('/')[2].split('?')[0]
      const info = await (await fetch(`/api/matches/${id}`)).json()
      return info.seats.find((seat: { yours: boolean }) => seat.yours).side as string
    })
  const before = await mySide(anna)
  await marek.getByRole('button', { name: 'Rematch, sides swapped' }).click()
  await anna.getByText(/waits for a rematch/).waitFor()
  await anna.getByRole('button', { name: 'Go to the rematch' }).click()
  for (const page of [anna, marek]) await page.getByText('Spectator').waitFor({ state: 'detached' })
  await Promise.all([anna, marek].map((page) => page.locator('.stand').first().waitFor()))
  expect(anna.url().split('?')[0]).toBe(marek.url().split('?')[0])
  expect(anna.url()).toContain(`${url}/#/online/`)
  expect(await mySide(anna)).not.toBe(before)
}
