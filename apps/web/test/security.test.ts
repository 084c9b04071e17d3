/** Keeping an account: a passkey of Chromium's virtual authenticator, a second factor, tokens, notices, the download. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { codeAt, stepAt } from '@muster/server/people/totp'
import { TELLING_SETTINGS } from '@muster/server/services'
import { Client } from '@muster/server/testing/client'
import { mailServer } from '@muster/server/testing/mail-server'
import { serveHere } from '@muster/server/testing/serving'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { violations, wide } from './axe.ts'
import { leave, useSite } from './site.ts'

const site = useSite()
const PASSWORD = 'correct horse'

/** A picture for whoever wants to look: PICTURES=/tmp/pictures. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

/** A device with a finger on it, as browsers see one. */
async function giveAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** Also on a phone, in Polish, with nothing for axe to find. */
async function looksWell(page: Page, name: string): Promise<void> {
  expect(await violations(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await wide(page)).toBeLessThanOrEqual(0)
  await picture(page, name)
  await page.setViewportSize({ width: 1440, height: 900 })
}

it('a passkey is added, signs in and is removed; a second factor is turned on and asked for; a token is made and shown once', async () => {
  const server = await serveHere()
  // Passkeys are for names, not for bare addresses.
  const url = server.url.replace('127.0.0.1', 'localhost')
  const page = await site.open(`${url}/#/account`)
  await giveAuthenticator(page)
  const keep = page.getByRole('region', { name: 'New here?' })
  await keep.getByLabel('Name').fill('Anna')
  await keep.getByLabel('Password').fill(PASSWORD)
  await keep.getByRole('button').click()
  await page.getByText('Done. You are Anna now.').waitFor()

  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByLabel('Name, so that you know which it is').fill('Laptop')
  await passkeys.getByLabel('Password').fill('wrong horse')
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await passkeys.getByText('The name and the password do not fit together.').waitFor()
  await passkeys.getByLabel('Password').fill(PASSWORD)
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  // Far down the page, and yet it is in sight.
  const said = page.getByText('The passkey “Laptop” is yours now.')
  await said.waitFor()
  expect((await said.boundingBox())?.y).toBeGreaterThanOrEqual(0)
  await passkeys.getByText('not used yet').waitFor()

  await passkeys.getByRole('button', { name: 'Rename the passkey: Laptop' }).click()
  await passkeys.getByLabel('Name, so that you know which it is').first().fill('Kitchen')
  await passkeys.getByRole('button', { name: 'Save' }).click()
  await page.getByText('The passkey is called “Kitchen” now.').waitFor()
  await passkeys.getByText('Kitchen', { exact: true }).waitFor()

  const signInByPasskey = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.getByText('Welcome back, Anna.').waitFor()
  }
  await signInByPasskey()
  await passkeys.getByText('last used').waitFor()

  const factor = page.getByRole('region', { name: 'Second factor' })
  await factor.getByLabel('Password').fill(PASSWORD)
  await factor.getByRole('button', { name: 'Turn it on' }).click()
  const secret = (await factor.locator('code').innerText()).replaceAll(' ', '')
  await factor.getByRole('img', { name: 'The key as a picture for an app' }).waitFor()
  await picture(page, 'factor-desk')
  await factor.getByLabel('Six digits from the app').fill('000000')
  await factor.getByRole('button', { name: 'Confirm' }).click()
  await factor.getByText('This code is not right, or has been used.').waitFor()
  const code = (ahead = 0): string => codeAt(secret, stepAt(Date.now()) + ahead)
  await factor.getByLabel('Six digits from the app').fill(code(-1))
  await factor.getByRole('button', { name: 'Confirm' }).click()
  await factor.getByText('Write them down now').waitFor()
  const [recovery] = await factor.getByRole('listitem').allInnerTexts()
  expect(await factor.getByRole('listitem').count()).toBe(10)
  await looksWell(page, 'recovery-phone')
  await factor.getByRole('button', { name: 'I have them' }).click()
  await factor.getByText('It is on. 10 recovery codes are left.').waitFor()

  // The passkey is enough; the password is not.
  await signInByPasskey()
  await page.getByRole('button', { name: 'Sign out' }).click()
  const signIn = page.getByRole('region', { name: 'Sign in' })
  await signIn.getByLabel('Name').fill('Anna')
  await signIn.getByLabel('Password').fill(PASSWORD)
  await signIn.getByRole('button', { name: 'Sign in', exact: true }).click()
  await signIn.getByText('Now the six digits from your app, or a recovery code.').waitFor()
  await picture(page, 'code-desk')
  await signIn.getByLabel('Code from your app (second factor)').fill(recovery)
  await signIn.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('Welcome back, Anna.').waitFor()
  await factor.getByText('9 recovery codes are left.').waitFor()
  await factor.getByLabel('Password').fill(PASSWORD)
  await factor.getByLabel('Six digits from the app, or a recovery code').fill(code(1))
  await factor.getByRole('button', { name: 'Turn it off' }).click()
  await page.getByText('The second factor is off.').waitFor()

  await passkeys.getByRole('button', { name: 'Remove the passkey: Kitchen' }).click()
  await passkeys.getByText('No passkey yet.').waitFor()

  const programs = page.getByRole('region', { name: 'For programs' })
  await programs.getByLabel('What it is for').fill('my bot')
  await programs.getByRole('button', { name: 'Make a token' }).click()
  const token = await programs.getByLabel('Copy it now; it is not shown again:').inputValue()
  const program = new Client(server.url, { authorization: `Bearer ${token}` })
  expect((await program.call('me')).name).toBe('Anna')
  const vacation = page.getByRole('region', { name: 'Vacation' })
  await vacation.getByRole('button', { name: 'Take vacation' }).click()
  await vacation.getByText('No match of yours has a clock with days of vacation left.').waitFor()
  await looksWell(page, 'account-phone')
  await page.getByRole('button', { name: /^End the session: Program: my bot/ }).click()
  await page.getByText('That session has ended.').waitFor()
  await expect(program.call('me')).rejects.toThrow('not-signed-in')

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download it' }).click()
  const saved = join(mkdtempSync(join(tmpdir(), 'muster-data-')), 'data.json')
  await (await downloading).saveAs(saved)
  const file = JSON.parse(readFileSync(saved, 'utf8'))
  rmSync(dirname(saved), { recursive: true })
  expect(file).toMatchObject({ account: { name: 'Anna' }, passkeys: [], matches: [] })

  // A key that was removed here lets nobody in, though the device still has it.
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByText('This passkey is not known here. Use your password.').waitFor()
  await page.getByRole('button', { name: 'Polski' }).click()
  await page.getByRole('button', { name: 'Zaloguj się kluczem dostępu' }).waitFor()
  await leave(page)
  await server.close()
})

it('the form for notices: an address is saved, confirmed from a mail and forgotten; a browser that may not is told, one that may is', async () => {
  const mail = await mailServer()
  const smtp = { smtp: mail.url, from: 'Muster <muster@example.org>' }
  const server = await serveHere(undefined, { telling: { ...TELLING_SETTINGS, mail: smtp } })
  const anna = await Client.guest(server.url)
  await anna.call('claim', { body: { name: 'Anna', password: PASSWORD } })
  const page = await site.open('about:blank')
  const [name, value] = anna.headers.cookie.split('=')
  await page.context().addCookies([{ name, value, url: server.url }])
  // No push service is in reach of a test: what the browser would say is said for it, once it is let.
  await page.addInitScript(() => {
    const subscription = {
      toJSON: () => ({
        endpoint: 'https://push.example/1',
        keys: { p256dh: 'B'.padEnd(87, 'A'), auth: 'c2Vj' },
      }),
    }
    const state = window as unknown as { letPush?: boolean }
    Notification.requestPermission = async () => (state.letPush === true ? 'granted' : 'denied')
    const ready = Promise.resolve({ pushManager: { subscribe: async () => subscription } })
    if ('serviceWorker' in navigator)
      Object.defineProperty(navigator.serviceWorker, 'ready', { value: ready })
  })
  await page.goto(`${server.url}/#/account`)
  const form = page.getByRole('region', { name: 'Tell me when it is my turn' })
  await form.getByLabel('E-mail address').fill('not an address')
  await form.getByRole('button', { name: 'Save the address' }).click()
  await form.getByText('This is no e-mail address.').waitFor()
  expect(await form.getByLabel('E-mail address').getAttribute('aria-invalid')).toBe('true')
  await form.getByLabel('E-mail address').fill('anna@example.org')
  await form.getByRole('button', { name: 'Save the address' }).click()
  await form.getByText('Not confirmed yet: open the link in the mail.').waitFor()
  const link = () => mail.mails.map((each) => /http\S+\/confirm\/\S+/.exec(each.text)?.[0]).find(Boolean)
  await expect.poll(link).toBeDefined()
  await fetch(link() ?? '', { method: 'POST' })
  await page.reload()
  await form.getByText('Confirmed.').waitFor()

  await form.getByLabel('in a chat room, by a webhook').check()
  await form.getByLabel('Address of the webhook').fill('our room')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await form.getByText('This is no web address.').waitFor()
  await form.getByLabel('in a chat room, by a webhook').uncheck()
  const wishes = async () => (await anna.call('notices')).wishes
  await form.getByLabel('in this browser').check()
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await form.getByText('The browser does not allow it.').waitFor()
  await page.evaluate(() => Object.assign(window, { letPush: true }))
  await form.getByLabel('by e-mail').uncheck()
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(wishes).toMatchObject({ mail: false, push: true })
  const { db } = server.services.store
  expect(await db.selectFrom('push_subscriptions').select('endpoint').execute()).toEqual([
    { endpoint: 'https://push.example/1' },
  ])
  await form.getByRole('button', { name: 'Forget it' }).click()
  await form.getByText('Nobody sees it.').waitFor()
  expect((await anna.call('notices')).address).toBeNull()
  await leave(page)
  await server.close()
  await mail.close()
})
