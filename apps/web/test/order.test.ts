/** Two browsers: somebody reports what was said to them; the host sees it, deals with it, and both are told. */
import { REAL_CLOCK } from '@muster/server/hosting/clock'
import { Deeds } from '@muster/server/hosting/deeds'
import { Client } from '@muster/server/testing/client'
import { serveHere } from '@muster/server/testing/serving'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { violations, wide } from './axe.ts'
import { leave, useSite } from './site.ts'

const site = useSite()
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'pl-PL' }

async function openAs(client: Client, url: string, options = {}): Promise<Page> {
  const page = await site.open('about:blank', options)
  const [name, value] = client.headers.cookie.split('=')
  await page.context().addCookies([{ name, value, url: client.url }])
  await page.goto(url)
  return page
}

/** A picture for whoever wants to look: PICTURES=/tmp/pictures. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

it('a message is reported on a phone, and the host sees it, mutes, closes the match and reads the log', async () => {
  const server = await serveHere()
  const account = async (name: string): Promise<Client> => {
    const client = await Client.guest(server.url)
    await client.call('claim', { body: { name, password: 'correct horse' } })
    return client
  }
  const [quiet, loud, hostess] = await Promise.all(['Quiet One', 'Loud One', 'Hostess'].map(account))
  await new Deeds(server.services.store, REAL_CLOCK).mark('Hostess', 'host', 'runs the club')
  const seats = [{ kind: 'mine' }, { kind: 'open' }]
  const { id } = await quiet.call('create', { body: { game: 'hammer-of-the-scots', seats } })
  await loud.call('join', { params: { id }, body: {} })
  await quiet.call('say', { params: { id }, body: { seat: 0, text: 'Good evening' } })
  await loud.call('say', { params: { id }, body: { seat: 1, text: 'You play like a sheep' } })

  const [phone, desk] = await Promise.all([
    openAs(quiet, `${server.url}/#/online/${id}`, PHONE),
    openAs(hostess, `${server.url}/#/account`),
  ])
  await phone.getByRole('tab', { name: /Rozmowa/ }).click()
  await phone.getByRole('button', { name: 'Zgłoś wiadomość: Loud One' }).click()
  const dialog = phone.getByRole('dialog', { name: 'Zgłoś wiadomość: Loud One' })
  await dialog.getByLabel('Co jest nie tak?').fill('Obraża mnie')
  await picture(phone, 'report-phone')
  expect(await violations(phone)).toEqual([])
  await dialog.getByRole('button', { name: 'Zgłoś', exact: true }).click()
  await dialog.getByText('Gospodarze to zobaczą.').waitFor()
  await dialog.getByRole('button', { name: 'Zamknij' }).last().click()

  await desk.getByRole('link', { name: 'The page for hosts' }).click()
  // What this server lacks, and what its settings make of invitations, is said.
  await desk.getByText('This server sends no mail: nobody is told by mail').waitFor()
  await desk.getByText('Just now nobody needs one: whoever wants may have an account').waitFor()
  await desk.getByText('1 report is waiting.').waitFor()
  const card = desk.getByRole('article', { name: /Loud One, in Hammer of the Scots/ })
  expect(await card.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringContaining('Good evening'),
    expect.stringContaining('You play like a sheep'),
  ])
  expect(await card.locator('li.reported').innerText()).toContain('You play like a sheep')
  await card.getByText('Obraża mnie').waitFor()
  await picture(desk, 'host-desk')
  expect(await violations(desk)).toEqual([])
  // Without a reason nothing is done.
  await card.getByRole('button', { name: 'Mute' }).click()
  await card.getByText('Say why: the log keeps it.').waitFor()
  await card.getByLabel('Why? The log keeps it.').fill('insults, first warning')
  await card.getByRole('button', { name: 'Mute' }).click()
  await desk.getByText('Done. Loud One: muted.').waitFor()
  await desk.getByText('Nothing is waiting.').waitFor()
  await expect(loud.call('say', { params: { id }, body: { seat: 1, text: 'Baa' } })).rejects.toThrow('muted')

  // The player is reported from their name, and the host closes the match before both.
  await phone.getByRole('button', { name: 'Menu' }).click()
  await phone.getByRole('dialog').getByRole('button', { name: 'Ta partia' }).click()
  await phone.getByRole('button', { name: 'Zgłoś gracza: Loud One' }).click()
  await phone.getByLabel('Co jest nie tak?').fill('Nie chcę dalej grać')
  await phone.getByRole('button', { name: 'Zgłoś', exact: true }).click()
  await phone.getByText('Gospodarze to zobaczą.').waitFor()
  await phone.getByRole('dialog').getByRole('button', { name: 'Zamknij' }).last().click()
  await desk.reload()
  await card.getByText('The player is reported').waitFor()
  await card.getByLabel('Why? The log keeps it.').fill('both want to stop')
  await card.getByRole('button', { name: 'Close the match' }).click()
  await phone.getByText('Gospodarz tego serwera zamknął tę partię.').first().waitFor()
  await picture(phone, 'closed-phone')

  const log = desk.getByRole('region', { name: 'What hosts did' })
  await log.getByText('match closed').waitFor()
  expect(await log.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/Loud One: report settled[\s\S]*both want to stop[\s\S]*Hostess/),
    expect.stringMatching(/match closed[\s\S]*both want to stop[\s\S]*Hostess/),
    expect.stringMatching(/Loud One: report settled[\s\S]*insults, first warning/),
    expect.stringMatching(/Loud One: muted[\s\S]*insults, first warning[\s\S]*Hostess/),
    expect.stringMatching(/Hostess: is a host[\s\S]*on the server’s machine/),
  ])

  // People: found by a part of the name, renamed, given a link; the page fits a phone.
  const people = desk.getByRole('region', { name: 'People' })
  await people.getByLabel('A part of a name, or an id').fill('loud')
  await people.getByRole('button', { name: 'Find' }).click()
  await people.getByRole('button', { name: 'Do something about Loud One' }).click()
  await people.getByLabel('Why? The log keeps it.').fill('asked for it')
  await people.getByRole('button', { name: 'Link for a new password' }).click()
  expect(await people.getByLabel(/^Hand this over/).inputValue()).toMatch(/#\/reset\/\S{43}$/)
  await people.getByLabel('New name').fill('Calm One')
  await people.getByLabel('Why? The log keeps it.').fill('asked for it')
  await people.getByRole('button', { name: 'Rename' }).click()
  await desk.getByText('Done. Loud One: renamed.').waitFor()
  expect((await loud.call('me')).name).toBe('Calm One')
  await desk.setViewportSize({ width: 390, height: 844 })
  expect(await wide(desk)).toBeLessThanOrEqual(0)
  expect(await violations(desk)).toEqual([])
  await picture(desk, 'host-phone')
  // For anybody else the page has nothing.
  await phone.goto(`${server.url}/#/host`)
  await phone.getByText('Ta strona jest dla gospodarzy tego serwera.').waitFor()
  await Promise.all([leave(phone), leave(desk)])
  await server.close()
})
