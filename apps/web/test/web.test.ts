import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hammerMatch, hammerNearEnd } from '../tools/positions.ts'
import { checkPages } from './accessible.ts'
import { afterMatchTests } from './after-match.ts'
import { ancienTests } from './ancien.ts'
import { galleryTests } from './gallery.ts'
import { lobbyPageTests } from './lobby-pages.ts'
import { onlineTests } from './online.ts'
import { peopleTests } from './people.ts'
import { playTests } from './play.ts'
import { servedTests } from './served.ts'
import { closeSite, leave, openSite, type Site } from './site.ts'
import { stateTests } from './states.ts'
import { tableFeatureTests } from './table-features.ts'
import { thisWarTests } from './this-war.ts'
import { toTheEndTests } from './to-the-end.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
}, 180_000)
afterAll(closeSite)

const moves = hammerMatch({ id: 'moves', seat: 1, until: 'move', skip: 6 })

describe('Home', () => {
  it('starts a match against a bot in two clicks, without an account', async () => {
    const page = await site.open('')
    expect(await page.locator('h1').innerText()).toBe('Sit down and play.')
    expect(await page.locator('.games > li').count()).toBe(4)
    await page.getByRole('link', { name: 'Play a bot now: Hammer of the Scots' }).click()
    await page.getByRole('button', { name: 'Start' }).click()
    await page.getByText('Play one card face down.', { exact: true }).waitFor()
    expect(page.url()).toContain('#/match/')
    await leave(page)
  })

  it('lists the matches of this browser and goes back to them', async () => {
    const page = await site.open('', {}, [moves])
    await page.getByText('1 waits for you').waitFor()
    await page.getByRole('link', { name: 'Resume Hammer of the Scots' }).click()
    await page.locator('.sentence').getByText('Choose a group to move').waitFor()
    await leave(page)
  })

  it('says what is wrong with a match that is not there', async () => {
    const page = await site.open('#/match/nothing')
    await page.getByText('This match could not be opened.').waitFor()
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await page.getByText('Sit down and play.').waitFor()
    await leave(page)
  })
})

playTests(() => site, moves)
tableFeatureTests(() => site, moves)
afterMatchTests(() => site, hammerNearEnd({ id: 'near', seat: 1, cut: 4 }))
servedTests(() => site)
onlineTests(() => site)
ancienTests(() => site)
peopleTests(() => site)
stateTests(() => site)
lobbyPageTests(() => site)
thisWarTests(() => site)
galleryTests(() => site)
toTheEndTests(() => site)
checkPages(() => site, moves)

it('no page has thrown an error', () => {
  expect(site.problems).toEqual([])
})
