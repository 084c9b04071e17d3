import { REAL_CLOCK } from '@muster/server/hosting/clock'
import { Deeds } from '@muster/server/hosting/deeds'
import { TELLING_SETTINGS } from '@muster/server/services'
import { Client } from '@muster/server/testing/client'
import { mailServer } from '@muster/server/testing/mail-server'
import { serveHere } from '@muster/server/testing/serving'
import { describe, expect, it } from 'vitest'
import { violations, wide } from './axe.ts'
import { leave, useSite } from './site.ts'

const site = useSite()

describe('People', () => {
  it('keep a guest by name and password, sign out and in, end another session, change the password, delete it', async () => {
    const server = await serveHere()
    const taken = await Client.guest(server.url)
    await taken.call('claim', { body: { name: 'Marek', password: 'correct horse' } })
    const page = await site.open(`${server.url}/#/`)
    await page.getByRole('link', { name: 'Sign in' }).click()

    // What is wrong is said beside its field, and what was typed stays.
    const keep = page.getByRole('region', { name: 'New here?' })
    await keep.getByLabel('Name').fill('Marek')
    await keep.getByLabel('Password').fill('short')
    await keep.getByRole('button').click()
    await keep.getByText('A password has at least 8 characters.').waitFor()
    await keep.getByLabel('Password').fill('correct horse')
    await keep.getByRole('button').click()
    await keep.getByText('Somebody already has this name, or one that looks the same.').waitFor()
    expect(await keep.getByLabel('Name').inputValue()).toBe('Marek')
    expect(await keep.getByLabel('Name').getAttribute('aria-invalid')).toBe('true')
    expect(await keep.getByLabel('Name').getAttribute('autocomplete')).toBe('username')
    expect(await keep.getByLabel('Password').getAttribute('autocomplete')).toBe('new-password')
    await keep.getByLabel('Name').fill('Anna')
    await keep.getByRole('button').click()
    await page.getByText('Done. You are Anna now.').waitFor()

    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByText('You are signed out.').waitFor()
    const signIn = page.getByRole('region', { name: 'Sign in' })
    await signIn.getByLabel('Name').fill('anna')
    await signIn.getByLabel('Password').fill('wrong horse')
    await signIn.getByRole('button', { name: 'Sign in', exact: true }).click()
    await signIn.getByText('The name and the password do not fit together.').waitFor()
    await signIn.getByLabel('Password').fill('correct horse')
    await signIn.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByText('Welcome back, Anna.').waitFor()

    // Another browser's session is listed, ended, and gone.
    const other = new Client(server.url)
    await other.call('signIn', { body: { name: 'Anna', password: 'correct horse' } })
    await page.reload()
    await page.getByRole('button', { name: /^End the session: Browser/ }).click()
    await page.getByText('That session has ended.').waitFor()
    await expect(other.call('me')).rejects.toThrow('not-signed-in')

    await page.getByLabel('Current password').fill('wrong horse')
    await page.getByLabel('New password').fill('battery staple')
    await page.getByRole('button', { name: 'Change the password' }).click()
    await page.getByText('The name and the password do not fit together.').waitFor()
    await page.getByLabel('Current password').fill('correct horse')
    await page.getByRole('button', { name: 'Change the password' }).click()
    await page.getByText('The password is changed').waitFor()
    await other.call('signIn', { body: { name: 'Anna', password: 'battery staple' } })

    await page.getByRole('button', { name: 'Delete…' }).click()
    const farewell = page.getByRole('region', { name: 'Delete the account' })
    await farewell.getByLabel('Password').fill('battery staple')
    await farewell.getByRole('button', { name: 'Yes, delete for good' }).click()
    await page.getByText('The account is deleted.').waitFor()
    await expect(other.call('me')).rejects.toThrow('not-signed-in')
    await page.getByRole('link', { name: 'Sign in' }).waitFor()
    await leave(page)
    await server.close()
  }, 300_000)

  it('a forgotten password is renewed from a mail, in either language', async () => {
    const mail = await mailServer()
    const smtp = { smtp: mail.url, from: 'Muster <muster@example.org>' }
    const server = await serveHere(undefined, { telling: { ...TELLING_SETTINGS, mail: smtp } })
    const anna = await Client.guest(server.url)
    await anna.call('claim', { body: { name: 'Anna', password: 'correct horse' } })
    await anna.call('address', { body: { address: 'anna@example.org', language: 'en' } })
    const mailed = async (link: RegExp): Promise<string> => {
      const find = () =>
        mail.mails.map((each) => link.exec(each.text)?.[0]).find((each) => each !== undefined)
      await expect.poll(find).toBeDefined()
      return find() ?? ''
    }
    await fetch(await mailed(/http\S+\/confirm\/\S+/), { method: 'POST' })

    const page = await site.open(`${server.url}/#/account`)
    await page.getByRole('link', { name: 'Forgotten your password?' }).click()
    await page.getByRole('button', { name: 'Mail me a link' }).click()
    await page.getByText('Enter your name here, or your e-mail address.').waitFor()
    await page.getByLabel('Name or e-mail address').fill('Anna')
    await page.getByRole('button', { name: 'Mail me a link' }).click()
    await page.getByText('a mail is on its way to it').waitFor()
    expect(await violations(page)).toEqual([])

    const link = await mailed(/http\S+\/#\/reset\/\S+/)
    await page.goto(link)
    await page.getByLabel('New password').fill('battery staple')
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await wide(page)).toBeLessThanOrEqual(0)
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Change the password' }).click()
    await page.getByText('The password is changed. You are signed in as Anna').waitFor()
    await page.getByRole('link', { name: 'Your account' }).waitFor()
    await expect(anna.call('me')).rejects.toThrow('not-signed-in')

    // A second use says what is so, and leads to another link.
    await page.goto('about:blank')
    await page.goto(link)
    await page.getByRole('button', { name: 'Polski' }).click()
    await page.getByLabel('Nowe hasło').fill('battery staples')
    await page.getByRole('button', { name: 'Zmień hasło' }).click()
    await page.getByText('Ten link został już użyty albo ma ponad godzinę.').waitFor()
    await page.getByRole('link', { name: 'Poproś o nowy link' }).click()
    await page.getByLabel('Nazwa albo adres e-mail').waitFor()
    await leave(page)
    await server.close()
    await mail.close()
  }, 300_000)

  it('an account by invitation, which its link brings along', async () => {
    const server = await serveHere(undefined, { registration: 'invitation' })
    const code = await new Deeds(server.services.store, REAL_CLOCK).invite('new in the club')
    const page = await site.open(`${server.url}/#/account`)
    const keep = page.getByRole('region', { name: 'New here?' })
    await keep.getByLabel('Name').fill('Anna')
    await keep.getByLabel('Password').fill('correct horse')
    await keep.getByRole('button').click()
    await keep.getByText('This invitation is not known here').waitFor()
    expect(await keep.getByLabel('Invitation').getAttribute('aria-invalid')).toBe('true')
    await page.goto('about:blank')
    await page.goto(`${server.url}/#/account?invitation=${code}`)
    // Who was refused is a guest meanwhile.
    const guest = page.getByRole('region', { name: 'Keep my games' })
    await guest.getByLabel('Name').fill('Anna')
    await guest.getByLabel('Password').fill('correct horse')
    await guest.getByRole('button').click()
    await page.getByText('Done. You are Anna now.').waitFor()
    await leave(page)
    await server.close()
  }, 300_000)

  it('has no accounts where no server is', async () => {
    const page = await site.open('#/account')
    await page.getByText('No server is behind this page').waitFor()
    expect(await page.getByRole('link', { name: 'Sign in' }).count()).toBe(0)
    await leave(page)
  })
})
