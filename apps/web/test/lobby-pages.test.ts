import { expect, it } from 'vitest'
import { busyLobby } from '../tools/lobby.ts'
import { violations, wide } from './axe.ts'
import { leave, useSite } from './site.ts'

/** Every page that needs a server: axe in both languages, and no scrolling sideways on a phone. */
const site = useSite()

it('axe finds no violation on the pages of people, lobby and tables over the net, in either language', async () => {
  const lobby = await busyLobby()
  const page = await site.open(`${lobby.url}/#/account`)
  const found: string[] = []
  // The board itself is looked at where it needs no server.
  const look = async (name: string, ready: string): Promise<void> => {
    await page.locator(ready).first().waitFor()
    await page.waitForTimeout(100)
    const modal = (await page.locator('dialog[open]').count()) > 0
    for (const language of modal ? [null] : ['Polski', 'English']) {
      found.push(...(await violations(page, ['.stage'])).map((line) => `${name}: ${line}`))
      if (language !== null) await page.getByRole('button', { name: language }).click()
    }
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await wide(page), name).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1440, height: 900 })
  }
  await look('signing in', 'form')
  await lobby.be(page.context(), 'anna')
  const { matches } = lobby
  for (const [name, hash, ready] of [
    ['home', '', '#watch'],
    ['watch page', 'watch', '#over'],
    ['choosing a game', 'choose/friend', 'ul img'],
    ['account', 'account', '#sessions'],
    ['start', 'start/hammer-of-the-scots?with=friend', 'form'],
    ['waiting room', `online/${matches.waiting}`, '#link'],
    ['joining', `online/${matches.open}`, '.button.gold'],
    ['watching', `online/${matches.watched}`, '.stand'],
    ['result', `online/${matches.over}`, '.result'],
    ['private match', `online/${matches.private}`, '[role=alert]'],
  ] as const) {
    await page.goto('about:blank')
    await page.goto(`${lobby.url}/#/${hash}`)
    await look(name, ready)
  }
  await page.goto(`${lobby.url}/#/online/${matches.playing}`)
  await page.getByRole('tab', { name: /^Talk/ }).click()
  await look('table and talk', '.talk')
  await page.getByRole('button', { name: 'This match' }).click()
  await look('menu', 'dialog')
  expect(found).toEqual([])
  await leave(page)
  await lobby.close()
}, 300_000)
