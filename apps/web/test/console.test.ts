/** Every kind of page, as somebody whom the server knows and as nobody: the browser's console stays empty. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Route } from '../src/router.svelte.ts'
import { type BusyLobby, busyLobby } from '../tools/lobby.ts'
import { keepIn } from '../tools/positions.ts'
import { complaintsOf } from './complaints.ts'
import { hammerMatch } from './matches.ts'
import { leave, useSite } from './site.ts'

const GAME = 'hammer-of-the-scots'
/** Addresses of each kind of page, of things that are there; a new kind has to be added here. */
const PAGES: Readonly<Record<Route['page'], (lobby: BusyLobby) => readonly string[]>> = {
  home: () => ['', 'matches', 'no-such-page'],
  watch: () => ['watch'],
  learn: () => ['learn'],
  lesson: () => [`learn/${GAME}`],
  puzzles: () => ['puzzles'],
  puzzle: () => [`puzzles/${GAME}/now-or-never`],
  lab: () => ['lab', `lab/${GAME}`],
  choose: () => ['choose/friend', 'choose/person'],
  account: () => ['account'],
  host: () => ['host'],
  reset: () => ['reset', 'reset/no-such-token'],
  ladder: () => ['ladder', `ladder/${GAME}`],
  people: () => ['people'],
  person: () => ['people/Marek'],
  events: () => ['events'],
  'new-event': () => ['events/new'],
  event: ({ club }) => [`events/${club?.cup}`, `events/${club?.league}`],
  start: () => [`start/${GAME}`, `start/${GAME}?with=friend`],
  match: () => ['match/here', 'match/over'],
  online: ({ matches, invite }) => [
    `online/${matches.playing}`,
    `online/${matches.over}`,
    `online/${matches.open}`,
    `online/${matches.watched}`,
    `online/${matches.waiting}?invite=${invite}`,
  ],
  'look-back': () => ['look-back/over'],
  replay: () => ['replay/over?at=7'],
  rules: () => [`rules/${GAME}`, `rules/${GAME}?rule=4.2`],
  gallery: () => ['gallery', `gallery/${GAME}?show=cards`],
}

const site = useSite()
/** A club with two events takes its time to found where others work too. */
const FOUNDING = 240_000
let lobby: BusyLobby
beforeAll(async () => {
  lobby = await busyLobby(true)
}, FOUNDING)
afterAll(() => lobby.close())

describe('No page is complained about in the console', () => {
  it.each(['nobody', 'anna', 'host'] as const)('read as %s', { timeout: FOUNDING }, async (who) => {
    const page = await site.open('about:blank')
    await page.goto(`${lobby.url}/app.webmanifest`)
    await keepIn(page, [
      hammerMatch({ id: 'here', seat: 1, until: 'move' }),
      hammerMatch({ id: 'over', seat: 1, until: null }),
    ])
    if (who !== 'nobody') await lobby.be(page.context(), who)
    const complaints = complaintsOf(page)
    const found: string[] = []
    const pages = who === 'host' ? PAGES.host(lobby) : Object.values(PAGES).flatMap((of) => of(lobby))
    for (const hash of pages) {
      // Loaded anew, as by somebody who follows a link.
      await page.goto('about:blank')
      await page.goto(`${lobby.url}/#/${hash}`)
      await page.locator('main, .table, h1').first().waitFor()
      await page.waitForLoadState('networkidle')
      found.push(...complaints.splice(0).map((line) => `${hash}: ${line}`))
    }
    expect(found).toEqual([])
    await leave(page)
  })
})
