/**
 * `npm run fixtures`: makes the fixtures of this release: a database of a real server and match files, with every scenario's rules as they
 * are now. They are kept for good: every later release must play and verify them (test/fixtures.test.ts).
 */
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CATALOGUE } from '@muster/catalogue/catalogue'
import { fastChance } from '@muster/kernel/chance'
import { act, decidingSeats, startMatch } from '@muster/kernel/match'
import { offersOf } from '@muster/kernel/play'
import { sealedChance } from '@muster/kernel/sealed-chance'
import { checkSetup } from '@muster/kernel/setup'
import { backup } from '@muster/server/hosting/backup'
import { Client } from '@muster/server/testing/client'
import { serveHere, temporaryFolder } from '@muster/server/testing/serving'
import { saveMatch } from '../src/save.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
const folder = join(ROOT, 'apps/cli/fixtures', version)
const CHOICES = 60

if (existsSync(folder)) {
  console.error(
    `${folder} is there already. Fixtures of a release are made once; remove them to make them anew.`,
  )
  process.exit(1)
}
mkdirSync(folder, { recursive: true })
const data = temporaryFolder()
const server = await serveHere(undefined, { store: { dataDir: data.path } })
const chance = fastChance(2)

/** A match on the server with one person at every seat, some choices into it. */
async function playOnServer(game: string, scenario: string): Promise<{ client: Client; id: string }> {
  const { game: rules } = CATALOGUE.find((each) => each.game.id === game) ?? CATALOGUE[0]
  const client = await Client.guest(server.url)
  const seats = rules.seats(checkSetup(rules, { scenario })).map(() => ({ kind: 'mine' }))
  const { id } = await client.call('create', { body: { game, scenario, seats } })
  for (let i = 0; i < CHOICES; i++) {
    const { deciding } = await client.table(id)
    const seat = deciding[chance.below(deciding.length)]
    const { decision } = await client.table(id, { seat })
    if (decision === null) break
    const choices = [decision.offers[chance.below(decision.offers.length)]]
    const body = { seat, command: randomUUID(), decision: decision.id, choices }
    await client.call('act', { params: { id }, body })
  }
  return { client, id }
}

/** Somebody with an account, as apps/cli/test/fixtures.test.ts signs in. */
async function account(name: string): Promise<Client> {
  const client = await Client.guest(server.url)
  await client.call('claim', { body: { name, password: `${name} at the table` } })
  return client
}

/** What a club keeps beside its matches: accounts, clocks, ratings, contacts, wishes, an event. */
async function keepClub(): Promise<void> {
  const [{ game }] = CATALOGUE
  const [anna, marek] = [await account('Anna'), await account('Marek')]
  const body = { game: game.id, seats: [{ kind: 'mine' }, { kind: 'open' }], rated: true }
  const { id: lost } = await anna.call('create', { body })
  await marek.call('join', { params: { id: lost }, body: {} })
  await anna.call('resign', { params: { id: lost }, body: { seat: 0, command: randomUUID() } })
  const time = { kind: 'days', days: 3, vacation: 7, atEnd: 'claim' }
  const { id } = await anna.call('create', { body: { ...body, time } })
  await marek.call('join', { params: { id }, body: {} })
  await anna.call('contact', { body: { name: 'Marek', is: true } })
  await anna.call('wish', { body: { game: game.id, side: game.seats(checkSetup(game, {}))[0] } })
  const event = { name: 'Spring Cup', kind: 'swiss', game: game.id, rounds: 3 }
  const { id: cup } = await anna.call('foundEvent', { body: event })
  for (const each of [anna, marek]) await each.call('enterEvent', { params: { id: cup } })
}

try {
  await keepClub()
  for (const { game } of CATALOGUE) {
    for (const { id: scenario, players } of game.scenarios) {
      await playOnServer(game.id, scenario)
      const seal = {
        seed: 'f1'.repeat(32),
        nonces: Array.from({ length: players[0] }, (_, i) => `seat ${i}`),
      }
      const match = startMatch(game, checkSetup(game, { scenario }), sealedChance(seal.seed, seal.nonces))
      for (let i = 0; i < CHOICES && match.state.outcome === null; i++) {
        const [seat] = decidingSeats(game, match.state)
        const offers = offersOf(game, match.state, seat)
        act(match, seat, offers[chance.below(offers.length)])
      }
      const humans = match.seats.map(() => 'human')
      saveMatch(join(folder, `${game.id}-${scenario}.json`), match, seal, humans)
    }
    const [{ id: scenario }] = game.scenarios
    const { client, id } = await playOnServer(game.id, scenario)
    for (const seat of game.seats(checkSetup(game, { scenario })).keys()) {
      const body = { seat, command: randomUUID(), answer: 'offer' }
      await client.call('drawOffer', { params: { id }, body })
    }
    const record = await client.call('record', { params: { id } })
    writeFileSync(join(folder, `${game.id}-over.json`), `${JSON.stringify(record, null, 1)}\n`)
  }
  await server.close()
  backup(data.path, join(folder, 'muster.db'))
} finally {
  rmSync(data.path, { recursive: true, force: true })
}
console.log(`The fixtures of ${version} are in ${folder}. Commit them.`)
process.exit(0)
