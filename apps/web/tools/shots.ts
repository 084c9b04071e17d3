/** What `npm run screenshots` takes pictures of: every page, and tables of each game in the middle of a match. */

import { TITLES } from '@muster/catalogue/listed'
import type { Page } from 'playwright-core'
import type { BusyLobby } from './lobby.ts'
import { ancienMatch, hammerMatch, richardMatch, warMatch } from './positions.ts'

const PLAYABLE = TITLES.map((each) => each.id)

/** Matches kept in the browser that is photographed. */
export const MATCHES = [
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
  richardMatch({ id: 'richard-cards', seat: 1, until: 'play-cards', skip: 1 }),
  richardMatch({ id: 'richard-actions', seat: 1, until: 'actions', skip: 8 }),
  richardMatch({ id: 'richard-battle', seat: 1, until: 'battle', skip: 4 }),
  richardMatch({ id: 'richard-over', seat: 1, until: null }),
  warMatch({ id: 'war-cards', seat: 1, until: 'play-cards' }),
  warMatch({ id: 'war-actions', seat: 1, until: 'actions' }),
  warMatch({ id: 'war-battle', seat: 1, until: 'fire-or-engage' }),
  warMatch({ id: 'war-hits', seat: 1, until: 'take-hits' }),
  warMatch({ id: 'war-storm', seat: 1, until: 'storm' }),
  warMatch({ id: 'war-recruits', seat: 1, until: 'regional-recruitment' }, 'full-war'),
  warMatch({ id: 'war-start', seat: 1, until: 'place-blocks' }, 'path-to-war'),
]

export interface Shot {
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
/** A line here is four pictures. */
const HERE: readonly Shot[] = [
  { name: 'home', hash: '#/' },
  ...PLAYABLE.map((game) => ({ name: `start-${game}`, hash: `#/start/${game}` })),
  ...PLAYABLE.map((game) => ({ name: `rules-${game}`, hash: `#/rules/${game}` })),
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
  {
    name: 'ancien-more',
    hash: '#/match/campaign',
    async act(page) {
      const tab = page.locator('#tab-table')
      if ((await tab.count()) > 0) await tab.click()
    },
  },
  { name: 'richard-cards', hash: '#/match/richard-cards' },
  { name: 'richard-table', hash: '#/match/richard-actions', act: group },
  { name: 'richard-battle', hash: '#/match/richard-battle' },
  { name: 'richard-list', hash: '#/match/richard-actions', act: (page) => page.keyboard.press('i') },
  { name: 'richard-over', hash: '#/match/richard-over' },
  { name: 'richard-replay', hash: '#/replay/richard-over?at=120&as=0' },
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
  { name: 'look-back', hash: '#/look-back/over' },
  { name: 'rule', hash: '#/rules/hammer-of-the-scots?rule=4.3' },
  { name: 'war-replay', hash: '#/replay/war-actions?as=all' },
  { name: 'ancien-replay', hash: '#/replay/campaign?as=all' },
]

const press = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).click()
const onServer = ({ matches, invite }: BusyLobby): readonly Shot[] => [
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
    act: (page) => page.getByRole('tab', { name: /(Talk|Rozmowa)/ }).click(),
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

export const shotsOf = (lobby: BusyLobby): readonly Shot[] => [...HERE, ...onServer(lobby)]
