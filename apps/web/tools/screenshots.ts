/** `npm run screenshots`: every page and a table in the middle of a match, desk and phone, both languages. */
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { launch } from './browser.ts'
import { busyLobby } from './lobby.ts'
import { ancienMatch, hammerMatch, keepIn, warMatch } from './positions.ts'
import { serveFiles } from './serve.ts'

const folder = fileURLToPath(new URL('../../../.tmp/screenshots/', import.meta.url))
mkdirSync(folder, { recursive: true })

const MATCHES = [
  hammerMatch({ id: 'cards', seat: 1, until: 'play-cards' }),
  hammerMatch({ id: 'moves', seat: 1, until: 'move', skip: 6 }),
  hammerMatch({ id: 'battle', seat: 1, until: 'battle', skip: 4 }),
  hammerMatch({ id: 'hits', seat: 1, until: 'take-hits', skip: 1 }),
  hammerMatch({ id: 'over', seat: 1, until: null }),
  ancienMatch({ id: 'status', seat: 2, until: 'status' }),
  ancienMatch({ id: 'actions', seat: 2, until: 'actions', skip: 3 }),
  ancienMatch({ id: 'arbiter', seat: 2, until: 'arbiter', skip: 1 }),
  ancienMatch({ id: 'campaign', seat: 2, until: 'movement-turn', skip: 3 }),
  ancienMatch({ id: 'field', seat: 2, until: 'cards' }),
  ancienMatch({ id: 'bidding', seat: 2, until: 'bid' }, 5),
  warMatch({ id: 'war-cards', seat: 1, until: 'play-cards' }),
  warMatch({ id: 'war-actions', seat: 1, until: 'actions' }),
  warMatch({ id: 'war-battle', seat: 1, until: 'fire-or-engage' }),
  warMatch({ id: 'war-hits', seat: 1, until: 'take-hits' }),
  warMatch({ id: 'war-storm', seat: 1, until: 'storm' }),
  warMatch({ id: 'war-recruits', seat: 1, until: 'regional-recruitment' }, 'full-war'),
  warMatch({ id: 'war-start', seat: 1, until: 'place-blocks' }, 'path-to-war'),
]

interface Shot {
  readonly name: string
  readonly hash: string
  /** On a server with other people: as Anna, who has an account there, or as somebody it does not know. */
  readonly on?: 'anna' | 'nobody'
  act?(page: Page): Promise<void>
}

const group = async (page: Page): Promise<void> => {
  await page.keyboard.press('g')
  await page.waitForTimeout(500)
}
const SHOTS: readonly Shot[] = [
  { name: 'home', hash: '#/' },
  { name: 'start', hash: '#/start/hammer-of-the-scots' },
  { name: 'table-cards', hash: '#/match/cards' },
  { name: 'table-moves', hash: '#/match/moves' },
  { name: 'table-group', hash: '#/match/moves', act: group },
  {
    name: 'table-why',
    hash: '#/match/moves',
    async act(page) {
      await group(page)
      await page.locator('[data-focus="england"]').focus()
      await page.keyboard.press('?')
      await page.waitForTimeout(400)
    },
  },
  { name: 'battle', hash: '#/match/battle' },
  { name: 'battle-hits', hash: '#/match/hits' },
  {
    name: 'list',
    hash: '#/match/moves',
    async act(page) {
      await group(page)
      await page.keyboard.press('i')
      await page.waitForTimeout(300)
    },
  },
  {
    name: 'ancien-diplomacy',
    hash: '#/match/status',
    async act(page) {
      await page
        .getByRole('button', { name: /^(Neutral|Neutralność)/ })
        .first()
        .click()
    },
  },
  { name: 'ancien-actions', hash: '#/match/actions' },
  { name: 'ancien-arbiter', hash: '#/match/arbiter' },
  { name: 'ancien-move', hash: '#/match/campaign', act: group },
  { name: 'ancien-battle', hash: '#/match/field' },
  { name: 'ancien-bid', hash: '#/match/bidding' },
  {
    name: 'ancien-list',
    hash: '#/match/campaign',
    async act(page) {
      await group(page)
      await page.keyboard.press('i')
    },
  },
  { name: 'ancien-replay', hash: '#/replay/campaign?at=60' },
  {
    name: 'ancien-more',
    hash: '#/match/campaign',
    async act(page) {
      const tab = page.locator('#tab-table')
      if ((await tab.count()) > 0) await tab.click()
    },
  },
  { name: 'war-cards', hash: '#/match/war-cards' },
  { name: 'war-table', hash: '#/match/war-actions', act: group },
  {
    name: 'war-recruit',
    hash: '#/match/war-actions',
    async act(page) {
      await page.getByRole('button', { name: /^(Recruit|Pobór)$/ }).click()
      await page.waitForTimeout(300)
    },
  },
  {
    name: 'war-why',
    hash: '#/match/war-actions',
    async act(page) {
      await group(page)
      await page.locator('[data-focus="cornwall"]').focus()
      await page.keyboard.press('?')
      await page.waitForTimeout(400)
    },
  },
  { name: 'war-battle', hash: '#/match/war-battle' },
  { name: 'war-hits', hash: '#/match/war-hits' },
  { name: 'war-storm', hash: '#/match/war-storm' },
  { name: 'war-recruits', hash: '#/match/war-recruits' },
  { name: 'war-start', hash: '#/match/war-start' },
  {
    name: 'war-list',
    hash: '#/match/war-actions',
    async act(page) {
      await page.keyboard.press('i')
      await page.waitForTimeout(300)
    },
  },
  { name: 'over', hash: '#/match/over' },
  { name: 'replay', hash: '#/replay/over?at=60&as=all' },
  { name: 'rules', hash: '#/rules/hammer-of-the-scots?rule=4.3' },
]

const lobby = await busyLobby()
const { matches, invite } = lobby
const press = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).click()
const LOBBY_SHOTS: readonly Shot[] = [
  { name: 'account-none', hash: '#/account', on: 'nobody' },
  { name: 'invited', hash: `#/online/${matches.waiting}?invite=${invite}`, on: 'nobody' },
  { name: 'lobby', hash: '#/', on: 'anna' },
  { name: 'account', hash: '#/account', on: 'anna' },
  { name: 'account-delete', hash: '#/account', on: 'anna', act: press(/^(Delete…|Usuń…)$/) },
  { name: 'start-online', hash: '#/start/hammer-of-the-scots?with=friend', on: 'anna' },
  { name: 'waiting-room', hash: `#/online/${matches.waiting}`, on: 'anna' },
  { name: 'join', hash: `#/online/${matches.open}`, on: 'anna' },
  { name: 'online-table', hash: `#/online/${matches.playing}`, on: 'anna' },
  {
    name: 'online-talk',
    hash: `#/online/${matches.playing}`,
    on: 'anna',
    act: (page) => page.getByRole('tab', { name: /^(Talk|Rozmowa)/ }).click(),
  },
  {
    name: 'online-menu',
    hash: `#/online/${matches.playing}`,
    on: 'anna',
    act: press(/^(This match|Ta partia)$/),
  },
  { name: 'online-over', hash: `#/online/${matches.over}`, on: 'anna' },
  { name: 'watch', hash: `#/online/${matches.watched}`, on: 'anna' },
  { name: 'not-invited', hash: `#/online/${matches.private}`, on: 'nobody' },
]

const only = process.argv.slice(2)
const site = await serveFiles()
const browser = await launch()
try {
  for (const [device, width, height, scale] of [
    ['desk', 1440, 900, 1],
    ['phone', 390, 844, 1],
  ] as const) {
    for (const language of ['en', 'pl'] as const) {
      if (
        only.length > 0 &&
        !only.some((each) => each === language || each === device) &&
        only.some((each) => /^(en|pl|desk|phone)$/.test(each))
      )
        continue
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor: scale,
        reducedMotion: 'reduce',
        hasTouch: device === 'phone',
        timezoneId: 'Europe/Warsaw',
        locale: language,
      })
      const page = await context.newPage()
      page.on('pageerror', (error) => console.error(device, language, error.message))
      await page.goto(`${site.base}/`)
      await keepIn(page, MATCHES)
      for (const shot of [...SHOTS, ...LOBBY_SHOTS]) {
        const wanted = only.filter((each) => !/^(en|pl|desk|phone)$/.test(each))
        if (wanted.length > 0 && !wanted.includes(shot.name)) continue
        if (shot.on === 'anna') await lobby.beAnna(context)
        else await context.clearCookies()
        await page.goto(`${shot.on === undefined ? site.base : lobby.url}/${shot.hash}`)
        await page.reload()
        await page.evaluate('document.fonts.ready.then(() => true)')
        await page.waitForTimeout(1300)
        await shot.act?.(page)
        await page.screenshot({ path: `${folder}${shot.name}-${device}-${language}.png`, timeout: 120_000 })
      }
      await context.close()
    }
  }
} finally {
  await browser.close()
  await site.close()
  await lobby.close()
}
console.log(folder)
