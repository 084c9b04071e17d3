/** Two browsers with clocks: chosen in the form, seen and heard by both, running out on both sides, claimed. */
import { anyChoice, Client } from '@muster/server/testing/client'
import { handClock } from '@muster/server/testing/hand-clock'
import { serveHere } from '@muster/server/testing/serving'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { heardBy, listenIn } from './ears.ts'
import { leave, useSite } from './site.ts'

const site = useSite()
const GAME = 'hammer-of-the-scots'

/** With the sound on, and an ear at the loudspeaker. */
async function openAs(client: Client, url: string, options: Parameters<typeof site.open>[1]): Promise<Page> {
  const page = await site.open('about:blank', { ...options, sound: true })
  const [name, value] = client.headers.cookie.split('=')
  await page.context().addCookies([{ name, value, url: client.url }])
  await page.addInitScript(listenIn)
  await page.goto(url)
  return page
}

/** Three knocks of this pitch say that time is short, or up. */
const knocks = async (page: Page): Promise<number> =>
  (await heardBy(page)).tones.filter((each) => each === 880).length

it('two browsers see and hear a clock run out on both sides, at a desk and on a phone, and the win is claimed', async () => {
  const clock = handClock()
  const server = await serveHere(undefined, { clock })
  const [anna, marek] = [await Client.guest(server.url), await Client.guest(server.url)]
  const time = { kind: 'live', seconds: 600, increment: 0, atEnd: 'claim' }
  const seats = [{ kind: 'mine' }, { kind: 'open' }]
  const { id } = await anna.call('create', { body: { game: GAME, seats, time } })
  const url = `${server.url}/#/online/${id}`
  // Their own time goes three times as fast; that of the server when it is told.
  const [desk, phone] = await Promise.all([
    openAs(anna, url, { speed: 3 }),
    openAs(marek, url, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      locale: 'pl-PL',
      speed: 3,
    }),
  ])
  await phone
    .getByRole('button', { name: /^Dołącz/ })
    .first()
    .click()
  const timers = (page: Page) => page.getByRole('timer')
  await Promise.all([desk, phone].map((page) => expect.poll(() => timers(page).count()).toBe(2)))
  // Nothing sounds before the page is touched.
  await desk.keyboard.press('Shift')
  // Both lay a card: both clocks run, until one has.
  await expect.poll(() => timers(desk).first().getAttribute('aria-label')).toContain('running')
  expect(await desk.locator('.clocks .short').count()).toBe(0)
  clock.pass(600_000 - 24_000)
  await anna.call('act', { params: { id }, body: anyChoice(await anna.table(id, { seat: 0 })) })
  await expect.poll(() => timers(desk).first().getAttribute('aria-label')).not.toContain('running')
  const stood = await timers(desk).first().textContent()
  await Promise.all([desk, phone].map((page) => page.locator('.clocks .short').waitFor()))
  await desk.getByRole('timer', { name: /time is up/ }).waitFor()
  await phone.getByRole('timer', { name: /koniec czasu/ }).waitFor()
  expect(await timers(desk).first().textContent()).toBe(stood)
  // Whose time it is heard it ten seconds before the end and at the end, the other at the end alone.
  await expect.poll(() => knocks(phone)).toBe(6)
  await expect.poll(() => knocks(desk)).toBe(3)
  for (const page of [desk, phone]) await page.waitForFunction('heard.loudest > 0.01')
  clock.pass(24_000)
  await server.services.dueWork.look()
  expect(await phone.getByRole('button', { name: 'Odbierz wygraną' }).count()).toBe(0)
  await phone.getByText('Możesz jeszcze wybrać, dopóki nikt z tego nie skorzystał.').waitFor()
  expect(await desk.getByText('You may still choose').count()).toBe(0)
  await desk.getByRole('button', { name: 'Claim the win' }).click()
  await desk
    .getByText(/wins: time was up for (England|Scotland|York|Lancaster)\./)
    .first()
    .waitFor()
  await phone
    .getByText(/Zwycięstwo: .+ Koniec czasu: /)
    .first()
    .waitFor()
  expect([await knocks(phone), await knocks(desk)]).toEqual([6, 3])
  await Promise.all([leave(desk), leave(phone)])
  await server.close()
})

it('whose seat a bot takes when time is up is told so on a phone, where the hand was open', async () => {
  const clock = handClock()
  const server = await serveHere(undefined, { clock })
  const [anna, marek] = [await Client.guest(server.url), await Client.guest(server.url)]
  const time = { kind: 'live', seconds: 600, increment: 0, atEnd: 'bot' }
  const seats = [{ kind: 'mine' }, { kind: 'open' }]
  const { id } = await anna.call('create', { body: { game: GAME, seats, time } })
  await marek.call('join', { params: { id }, body: {} })
  const phone = await openAs(marek, `${server.url}/#/online/${id}`, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  await phone.getByRole('tab', { name: /^Hand/, selected: true }).waitFor()
  await anna.call('act', { params: { id }, body: anyChoice(await anna.table(id, { seat: 0 })) })
  clock.pass(600_000)
  await server.services.dueWork.look()
  await phone.getByText('A bot plays on in your seat. You may watch what is open to all.').waitFor()
  await phone.getByRole('tab', { selected: true }).getByText('Move').waitFor()
  expect(await phone.getByText('No cards left.').count()).toBe(0)
  await leave(phone)
  await server.close()
})

it('whoever opens a match chooses its time in plain words, and whoever joins reads what was chosen', async () => {
  const server = await serveHere()
  const page = await site.open(`${server.url}/#/start/${GAME}?with=anybody`)
  await page.getByRole('radio', { name: 'by correspondence, days to spend as you like' }).check()
  await page.getByLabel('In the bank').selectOption({ label: '30 days' })
  await page.getByLabel('When somebody’s time is up').selectOption({ label: 'a bot takes the seat' })
  await page.getByText('30 days + 24 h a turn').waitFor()
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByText('When somebody’s time is up: a bot takes the seat.').waitFor()
  const { matches } = await new Client(server.url).call('matches')
  expect(matches[0].time).toEqual({ kind: 'bank', days: 30, refillHours: 24, vacation: 14, atEnd: 'bot' })
  await leave(page)
  await server.close()
})
