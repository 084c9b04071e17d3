/** What `npm run screenshots` takes pictures of: every page, and tables of each game in the middle of a match. */

import { titleCalled } from '@muster/catalogue/catalogue'
import { TITLES } from '@muster/catalogue/listed'
import type { Picture, Step } from '@muster/kernel/testing/scenes'
import type { Page } from 'playwright-core'
import type { BusyLobby } from './lobby.ts'
import { matchAt, PICTURED, scenesOf } from './scenes.ts'

const PLAYABLE = TITLES.map((each) => each.id)

const scenes = await Promise.all(
  PICTURED.map(async (id) => ({ of: titleCalled(id), ...(await scenesOf(id)) })),
)

/** Matches kept in the browser that is photographed. */
export const MATCHES = (
  await Promise.all(
    scenes.map(({ of, setup, matches }) =>
      Promise.all(matches.map((each) => matchAt(each.id, of, each.setup ?? setup, each))),
    ),
  )
).flat()

export interface Shot {
  readonly name: string
  readonly hash: string
  /** On a server with other people: as Anna, who has an account there, as a host, or as somebody it does not know. */
  readonly on?: 'anna' | 'host' | 'nobody'
  act?(page: Page): Promise<void>
}

async function take(page: Page, step: Step): Promise<void> {
  if ('key' in step) await page.keyboard.press(step.key)
  else if ('focus' in step) await page.locator(`[data-focus="${step.focus}"]`).focus()
  else if ('press' in step) await page.getByRole('button', { name: step.press }).first().click()
  else if ((await page.locator(`#${step.tab}`).count()) > 0) await page.locator(`#${step.tab}`).click()
  await page.waitForTimeout(500)
}

const shotOf = ({ name, page: address, steps }: Picture): Shot => ({
  name,
  hash: `#/${address}`,
  ...(steps && {
    async act(page: Page) {
      for (const step of steps) await take(page, step)
    },
  }),
})

/** A line here is four pictures. */
const HERE: readonly Shot[] = [
  { name: 'home', hash: '#/' },
  ...PLAYABLE.map((game) => ({ name: `start-${game}`, hash: `#/start/${game}` })),
  ...PLAYABLE.map((game) => ({ name: `rules-${game}`, hash: `#/rules/${game}` })),
  ...scenes.flatMap(({ pictures }) => pictures.map(shotOf)),
]

const press = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).click()
const onServer = ({ matches, invite, club }: BusyLobby): readonly Shot[] => [
  { name: 'account-none', hash: '#/account', on: 'nobody' },
  { name: 'invited', hash: `#/online/${matches.waiting}?invite=${invite}`, on: 'nobody' },
  { name: 'lobby', hash: '#/', on: 'anna' },
  { name: 'account', hash: '#/account', on: 'anna' },
  { name: 'account-delete', hash: '#/account', on: 'anna', act: press(/^(Delete…|Usuń…)$/) },
  { name: 'start-online', hash: `#/start/${PLAYABLE[0]}?with=friend`, on: 'anna' },
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
    async act(page) {
      const menu = page.getByRole('button', { name: 'Menu' })
      if ((await menu.count()) > 0) await menu.click()
      await page.getByRole('button', { name: /^(This match|Ta partia)$/ }).click()
    },
  },
  { name: 'online-over', hash: `#/online/${matches.over}`, on: 'anna' },
  { name: 'watch', hash: `#/online/${matches.watched}`, on: 'anna' },
  { name: 'not-invited', hash: `#/online/${matches.private}`, on: 'nobody' },
  { name: 'club-ladder', hash: `#/ladder/${PLAYABLE[0]}`, on: 'anna' },
  { name: 'club-profile', hash: '#/people/Anna', on: 'anna' },
  { name: 'club-other', hash: '#/people/Marek', on: 'anna' },
  { name: 'club-people', hash: '#/people', on: 'anna' },
  { name: 'club-events', hash: '#/events', on: 'anna' },
  { name: 'club-event-new', hash: '#/events/new', on: 'anna' },
  { name: 'club-event', hash: `#/events/${club?.cup}`, on: 'anna' },
  { name: 'club-event-over', hash: `#/events/${club?.league}`, on: 'nobody' },
  { name: 'club-host', hash: '#/host', on: 'host' },
]

export const shotsOf = (lobby: BusyLobby): readonly Shot[] => [...HERE, ...onServer(lobby)]
