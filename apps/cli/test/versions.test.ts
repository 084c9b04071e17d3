/** A game whose rule changes: a match begun before is played on by the upgraded server, and verified, as it began. */
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CATALOGUE, type LoadedTitle } from '@muster/catalogue/catalogue'
import type { Game } from '@muster/kernel/game'
import { tally, tallyAfter, tallyForgetful } from '@muster/kernel/testing/tally'
import type { TableView } from '@muster/protocol/play'
import { Client, RejectedByServer } from '@muster/server/testing/client'
import { serveHere, temporaryFolder } from '@muster/server/testing/serving'
import { afterEach, expect, it } from 'vitest'

const [some] = CATALOGUE
const COUNT = CATALOGUE.length
/** The catalogue of another release: the same games, and this one. */
function release(game: typeof tally): void {
  const titles = CATALOGUE as LoadedTitle[]
  titles.splice(COUNT, titles.length, { ...some, game: game as unknown as Game, talks: undefined })
}
afterEach(() => void (CATALOGUE as LoadedTitle[]).splice(COUNT))

const folder = temporaryFolder()
const settings = { store: { dataDir: folder.path } }

async function act(client: Client, id: string, seat: number, ...choices: string[]): Promise<TableView> {
  const { decision } = await client.table(id, { seat })
  const body = { seat, command: randomUUID(), decision: decision?.id ?? 0, choices }
  await client.call('act', { params: { id }, body })
  return client.table(id, { seat })
}

const codeOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'answered',
    (error: unknown) => (error instanceof RejectedByServer ? error.error.code : String(error)),
  )

it('is played on, recorded and verified under the version that it was begun under', async () => {
  release(tally)
  const before = await serveHere(undefined, settings)
  const one = await Client.guest(before.url)
  const seats = [{ kind: 'mine' }, { kind: 'mine' }]
  const begin = (client: Client) => client.call('create', { body: { game: 'tally', seats } })
  const { id } = await begin(one)
  const { id: other } = await begin(one)
  for (const each of [id, other]) {
    await act(one, each, 0, 'lay four')
    await act(one, each, 1, 'lay one')
    await act(one, each, 0, 'add', 'add')
  }
  await before.close()

  // The upgrade: since version 4 only two may be added. The match goes on under version 3, with three.
  release(tallyAfter)
  const after = await serveHere(undefined, settings)
  const same = one.at(after.url)
  expect(await same.call('match', { params: { id } })).toMatchObject({ rulesVersion: 3, otherRules: false })
  expect((await act(same, id, 0, 'add')).view).toMatchObject({ sum: 3 })
  const over = await act(same, id, 0, 'stop')
  expect(over.ending).toMatchObject({ by: 'rules', winners: [0] })
  const fresh = await begin(same)
  expect(fresh.rulesVersion).toBe(4)
  await act(same, fresh.id, 0, 'lay four')
  await act(same, fresh.id, 1, 'lay one')
  await act(same, fresh.id, 0, 'add', 'add')
  expect(await codeOf(act(same, fresh.id, 0, 'add'))).toBe('not-offered')

  const file = join(folder.path, 'match.json')
  const record = await same.call('record', { params: { id } })
  writeFileSync(file, JSON.stringify(record))
  await after.close()
  // The terminal's list is made from the catalogue when it is first needed: that of the upgrade.
  const { musterHere } = await import('./run.ts')
  const verified = await musterHere(['verify', file])
  expect(verified.err).toBe('')
  expect(verified.out).toContain('rules version 3')
  expect(verified.out).toContain('All agree: 5 actions')

  // A release that did not keep the old rules: what was begun under them is listed and said to be too old.
  release(tallyForgetful)
  const careless = await serveHere(undefined, settings)
  const still = one.at(careless.url)
  const { matches } = await still.call('matches', { query: { mine: 'yes' } })
  expect(matches.find((each) => each.id === other)).toMatchObject({ status: 'playing', otherRules: true })
  expect(await codeOf(still.table(other, { seat: 0 }))).toBe('other-rules-version')
  expect(await codeOf(still.call('record', { params: { id } }))).toBe('other-rules-version')
  expect((await still.table(fresh.id, { seat: 0 })).view).toMatchObject({ sum: 2 })
  await careless.close()
  folder.remove()
})
