import { Client } from '@muster/server/testing/client'
import { serveHere } from '@muster/server/testing/serving'
import { describe, expect, it } from 'vitest'
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
    const keep = page.getByRole('region', { name: 'Keep my games' })
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
    await signIn.getByRole('button').click()
    await signIn.getByText('The name and the password do not fit together.').waitFor()
    await signIn.getByLabel('Password').fill('correct horse')
    await signIn.getByRole('button').click()
    await page.getByText('Welcome back, Anna.').waitFor()

    // Another browser's session is listed, ended, and gone.
    const other = new Client(server.url)
    await other.call('signIn', { body: { name: 'Anna', password: 'correct horse' } })
    await page.reload()
    await page.getByRole('button', { name: /^End the session: Browser/ }).click()
    await page.getByText('That session has ended.').waitFor()
    await expect(other.call('me')).rejects.toThrow('not-signed-in')

    await page.getByLabel('Password until now').fill('wrong horse')
    await page.getByLabel('New password').fill('battery staple')
    await page.getByRole('button', { name: 'Change the password' }).click()
    await page.getByText('The name and the password do not fit together.').waitFor()
    await page.getByLabel('Password until now').fill('correct horse')
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

  it('has no accounts where no server is', async () => {
    const page = await site.open('#/account')
    await page.getByText('No server is behind this page').waitFor()
    expect(await page.getByRole('link', { name: 'Sign in' }).count()).toBe(0)
    await leave(page)
  })
})
