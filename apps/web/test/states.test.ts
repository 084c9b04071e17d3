import { createServer } from 'node:net'
import { Client } from '@muster/server/testing/client'
import { serveElsewhere, serveHere, temporaryFolder } from '@muster/server/testing/serving'
import { describe, expect, it } from 'vitest'
import { leave, useSite } from './site.ts'

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

const site = useSite()

describe('When something goes wrong', () => {
  it('a second tab follows, a killed server comes back, an ended session is taken up where one was', async () => {
    const folder = temporaryFolder()
    const env = { DATA_DIR: folder.path, PORT: String(await freePort()) }
    let server = await serveElsewhere(env)
    const [annas, mareks] = [await Client.guest(server.url), await Client.guest(server.url)]
    await annas.call('claim', { body: { name: 'Anna', password: 'correct horse' } })
    const body = { game: 'hammer-of-the-scots', seats: [{ kind: 'open' }, { kind: 'mine' }] }
    const { id } = await annas.call('create', { body })
    await mareks.call('join', { params: { id }, body: {} })
    const secret = await mareks.call('create', { body: { ...body, visibility: 'private' } })

    const page = await site.open(`${server.url}/#/`)
    const [name, value] = annas.headers.cookie.split('=')
    await page.context().addCookies([{ name, value, url: server.url }])
    await page.goto(`${server.url}/#/online/${id}`)
    await page.reload()
    const asked = page.getByText('Play one card face down.', { exact: true })
    await asked.waitFor()
    const second = await page.context().newPage()
    await second.goto(`${server.url}/#/online/${id}`)
    await second.getByText('Play one card face down.', { exact: true }).waitFor()

    // The server is killed; what is written stays, and what is chosen meanwhile is sent once it is back.
    await page.getByRole('tab', { name: /^Talk/ }).click()
    await page.getByLabel('Write a message').fill('One moment')
    await server.kill()
    await page.locator('p.band').waitFor()
    await page.locator('.hand button.offered').first().click()
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('Not sent. Your words are kept').waitFor()
    server = await serveElsewhere(env)
    await page.getByText('England is choosing.').waitFor()
    await second.getByText('England is choosing.').waitFor()
    await page.locator('p.band').waitFor({ state: 'detached' })
    expect((await annas.table(id, { seat: 1 })).version).toBe(1)
    await page.reload()
    await page.getByRole('tab', { name: /^Talk/ }).click()
    expect(await page.getByLabel('Write a message').inputValue()).toBe('One moment')
    await page.getByRole('button', { name: 'Send' }).click()
    await second.getByText('1 new message').waitFor({ state: 'detached' })

    // One's own choice is taken back in one tab; the other follows and says so.
    await page.getByRole('button', { name: /^Undo/ }).click()
    await asked.waitFor()
    await second.getByText('You chose this in another tab; this one follows.').waitFor()

    // The session ends: a sheet over the table; signed in again, one is back at it and may choose.
    await annas.call('signOut')
    const sheet = page.getByRole('dialog', { name: 'Your session has ended' })
    await sheet.waitFor()
    await second.close()
    expect(await page.locator('.stand').count()).toBeGreaterThan(0)
    expect(await sheet.getByLabel('Name').inputValue()).toBe('Anna')
    await sheet.getByLabel('Password').fill('correct horse')
    await sheet.getByRole('button', { name: 'Sign in', exact: true }).click()
    await sheet.waitFor({ state: 'detached' })
    await page.locator('.hand button.offered').first().click()
    await page.getByText('England is choosing.').waitFor()

    // Going on as a guest instead, one has no seat any more and may watch.
    await page.context().clearCookies()
    await page.reload()
    await page.getByRole('button', { name: 'Go on as a guest' }).click()
    await page.getByText('Spectator, open information only').waitFor()

    await page.goto(`${server.url}/#/online/aaaaaaaaaaaaaaaa`)
    await page.getByText('There is no such match.').waitFor()
    await page.goto(`${server.url}/#/online/${secret.id}`)
    await page.getByText('This match is private.').waitFor()
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
    await leave(page)
    await server.stop()
    folder.remove()
  }, 300_000)
})

describe('A network that goes without a word', () => {
  it('is noticed when a choice gets no answer, and said; the choice counts once when it is back', async () => {
    const server = await serveHere()
    const [annas, mareks] = [await Client.guest(server.url), await Client.guest(server.url)]
    const seats = [{ kind: 'open' }, { kind: 'mine' }]
    const { id } = await annas.call('create', { body: { game: 'hammer-of-the-scots', seats } })
    await mareks.call('join', { params: { id }, body: {} })
    const page = await site.open(`${server.url}/#/`)
    const [name, value] = annas.headers.cookie.split('=')
    await page.context().addCookies([{ name, value, url: server.url }])
    // Nothing is closed and nothing comes through, as behind a dead access point.
    let dead = false
    await page.routeWebSocket(/api.socket/, (browser) => {
      const far = browser.connectToServer()
      browser.onMessage((message) => dead || far.send(message))
      far.onMessage((message) => dead || browser.send(message))
    })
    await page.goto(`${server.url}/#/online/${id}`)
    await page.reload()
    await page.getByText('Play one card face down.', { exact: true }).waitFor()
    dead = true
    await page.locator('.hand button.offered').first().click()
    const asked = Date.now()
    await page.locator('p.band').getByText('Connection lost.').waitFor()
    expect(Date.now() - asked).toBeLessThan(15_000)
    dead = false
    await page.getByText('England is choosing.').waitFor()
    await page.locator('p.band').waitFor({ state: 'detached' })
    expect((await annas.table(id, { seat: 1 })).version).toBe(1)
    await leave(page)
    await server.close()
  }, 120_000)
})

describe('Offline', () => {
  it('loads once, then plays against the bot with the network cut', async () => {
    const page = await site.open('', { serviceWorkers: 'allow' })
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready
      active?.postMessage('keep-all')
    })
    await page.waitForFunction(
      async () => {
        const [name] = await caches.keys()
        const kept = name === undefined ? [] : await (await caches.open(name)).keys()
        const worker = await (await fetch('/sw.js')).text()
        const files = JSON.parse(/FILES = (\[.*\])/.exec(worker)?.[1] ?? '[]') as string[]
        return files.length > 0 && kept.length >= files.length
      },
      undefined,
      { polling: 200 },
    )
    await page.context().setOffline(true)
    await page.reload()
    await page.getByRole('link', { name: 'Play a bot now: Hammer of the Scots' }).click()
    await page.getByRole('button', { name: 'Start' }).click()
    await page.locator('.hand button.offered').first().click()
    await page
      .getByText(/is Player 1/)
      .first()
      .waitFor()
    await page.reload()
    await page.locator('.stand').first().waitFor()

    // A store of an older version is deleted when this one takes over again.
    await page.context().setOffline(false)
    await page.evaluate(async () => {
      await caches.open('muster-older')
      const registration = await navigator.serviceWorker.ready
      await registration.unregister()
    })
    await page.reload()
    await page.waitForFunction(async () => (await caches.keys()).length === 1, undefined, { polling: 200 })
    await leave(page)
  })
})
