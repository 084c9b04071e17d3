/** What earlier releases have written, played on and verified by this one. Fixtures are made by `npm run fixtures`. */
import { randomUUID } from 'node:crypto'
import { copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CATALOGUE } from '@muster/catalogue/catalogue'
import { fastChance } from '@muster/kernel/chance'
import { Client } from '@muster/server/testing/client'
import { serveHere, temporaryFolder } from '@muster/server/testing/serving'
import { describe, expect, it } from 'vitest'
import { musterHere } from './run.ts'

const PACKAGE = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string
}
const FIXTURES = fileURLToPath(new URL('../fixtures', import.meta.url))
const releases = existsSync(FIXTURES) ? readdirSync(FIXTURES) : []

/** Choices made in each match of the database. */
const CHOICES = 12

describe.each(releases)('what Muster %s wrote', (release) => {
  const folder = join(FIXTURES, release)
  const files = readdirSync(folder).filter((each) => each.endsWith('.json'))

  it.each(files)('%s verifies', async (file) => {
    const { code, out, err } = await musterHere(['verify', join(folder, file)])
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('All agree')
  })

  it('is served and played on from its database', async () => {
    const data = temporaryFolder()
    copyFileSync(join(folder, 'muster.db'), join(data.path, 'muster.db'))
    const server = await serveHere(undefined, { store: { dataDir: data.path } })
    const { store, door, matches } = server.services
    const chance = fastChance(3)
    const rows = await store.db.selectFrom('matches').selectAll().where('status', '=', 'playing').execute()
    expect(rows.length).toBeGreaterThan(3)
    for (const { id } of rows) {
      const seats = await store.db.selectFrom('seats').selectAll().where('match', '=', id).execute()
      for (let made = 0; made < CHOICES; made++) {
        const looks = seats.map(({ seat }) => matches.alone(id, (slot) => matches.look(slot, seat, null)))
        const asked = (await Promise.all(looks)).filter((each) => each.decision !== null)
        if (asked.length === 0) break
        const { seat, decision, version } = asked[chance.below(asked.length)]
        if (seat === null || decision === null) throw new Error('nobody is asked')
        const choices = [decision.offers[chance.below(decision.offers.length)]]
        const who = { person: seats.find((each) => each.seat === seat)?.person ?? '' }
        const act = { seat, command: randomUUID(), decision: decision.id, choices }
        expect((await door.act(id, who, act)).version).toBe(version + 1)
      }
    }
    await server.close()
    data.remove()
  })

  it('and so is what a club keeps beside its matches', async () => {
    const data = temporaryFolder()
    copyFileSync(join(folder, 'muster.db'), join(data.path, 'muster.db'))
    const server = await serveHere(undefined, { store: { dataDir: data.path } })
    const anna = new Client(server.url)
    await anna.call('signIn', { body: { name: 'Anna', password: 'Anna at the table' } })
    const [{ game }] = CATALOGUE
    const { people } = await anna.call('ladder', { query: { game: game.id } })
    expect(people.map((each) => [each.name, each.won, each.lost])).toEqual([
      ['Marek', 1, 0],
      ['Anna', 0, 1],
    ])
    const { events } = await anna.call('events')
    expect(events.map((each) => [each.name, each.entrants, each.entered])).toEqual([['Spring Cup', 2, true]])
    expect((await anna.call('wishes')).wishes.map((each) => each.game)).toEqual([game.id])
    expect((await anna.call('circle')).contacts.map((each) => each.name)).toEqual(['Marek'])
    const mine = await anna.call('matches', { query: { mine: 'yes', status: 'playing' } })
    expect(mine.matches.map((each) => each.time?.kind)).toEqual(['days'])
    await server.close()
    data.remove()
  })
})

it('there is something to verify once there has been a release that promised it', () => {
  const { version } = PACKAGE
  if (version !== '0.1.0') expect(releases).toContain('0.2.0')
})
