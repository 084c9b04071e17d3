/** Copies of the database on a schedule: tried, kept, thinned out, put back. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import { restore as restoreFile, stampOf } from '../src/hosting/backup.ts'
import { BadSetting, readSettings } from '../src/hosting/settings.ts'
import type { RunningServer } from '../src/server.ts'
import { anyChoice } from '../testing/client.ts'
import { seatGuests } from '../testing/playing.ts'
import { serveHere, temporaryFolder } from '../testing/serving.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const GAME = 'hammer-of-the-scots'
const HOUR = 60 * 60 * 1000
const folder = temporaryFolder()
const backups = join(folder.path, 'backups')
const data = join(folder.path, 'data')

let server: RunningServer | null = null
afterEach(async () => {
  await server?.close()
  server = null
})

function restore(file: string) {
  const args = ['--import', 'tsx', 'apps/cli/src/main.ts', 'restore', file, '--data', data]
  const env = { ...process.env, DATABASE_URL: '' }
  return spawnSync(process.execPath, args, { cwd: ROOT, env, encoding: 'utf8' })
}

it('makes one when it is due, tries it, keeps the latest few; and one is put back after a mishap', async () => {
  let now = Date.parse('2026-11-16T12:00:00Z')
  const clock = { now: () => now, ticks: () => 0 }
  const settings = { folder: backups, everyHours: 24, keep: 2 }
  server = await serveHere(undefined, { clock, backups: settings, store: { dataDir: data } })
  const { match, clients } = await seatGuests([server.url], GAME)
  const look = async (): Promise<string[]> => {
    await server?.backups?.look()
    return readdirSync(backups)
  }
  const name = () => `muster-${stampOf(new Date(now))}.db`
  const first = name()
  // The one of the start has no match in it yet.
  expect(await look()).toEqual([first])
  now += 23 * HOUR
  expect(await look()).toEqual([first])
  now += HOUR
  const second = name()
  expect(await look()).toEqual([first, second])
  now += 24 * HOUR
  const third = name()
  expect(await look()).toEqual([second, third])

  // Played on after the last backup, then the server is gone and the database is restored.
  const tables = await Promise.all(clients.map((each, seat) => each.table(match.id, { seat })))
  const seat = tables.findIndex((each) => each.decision !== null)
  await clients[seat].call('act', { params: { id: match.id }, body: anyChoice(tables[seat]) })
  expect(restore(join(backups, third)).stderr).toContain('Another Muster server is using the folder')
  await server.close()
  const done = restore(join(backups, third))
  expect(done.stdout).toContain('1 matches are back')
  expect(done.status).toBe(0)
  server = await serveHere(undefined, { clock, store: { dataDir: data } })
  const back = await clients[seat].at(server.url).table(match.id, { seat })
  expect([back.version, back.decision]).toEqual([tables[seat].version, tables[seat].decision])
  // Nothing is thrown away: the later one is kept beside it.
  expect(readdirSync(data).filter((each) => each.includes('.before-')).length).toBe(1)
})

it('refuses to put back what is damaged or is no database of ours, and changes nothing', async () => {
  server = await serveHere(undefined, { store: { dataDir: data } })
  await server.close()
  server = null
  const before = readFileSync(join(data, 'muster.db'))
  const bad = join(folder.path, 'bad.db')
  writeFileSync(bad, before.subarray(0, before.length / 2))
  const putBack = (file: string) => restoreFile(data, file, new Date())
  await expect(putBack(bad)).rejects.toThrow(/cannot be used/)
  writeFileSync(bad, 'no database at all')
  await expect(putBack(bad)).rejects.toThrow(/cannot be used/)
  await expect(putBack(join(folder.path, 'nowhere.db'))).rejects.toThrow(/There is no file/)
  expect(readFileSync(join(data, 'muster.db')).equals(before)).toBe(true)
  folder.remove()
})

it('is told by settings, which say what is wrong with them', () => {
  expect(readSettings([], {}).backups).toBeNull()
  expect(readSettings([], { BACKUP_DIR: 'x' }).backups).toEqual({ folder: 'x', everyHours: 24, keep: 14 })
  for (const env of [
    { BACKUP_DIR: 'x', BACKUP_HOURS: 'often' },
    { BACKUP_DIR: 'x', BACKUP_KEEP: '0' },
    { BACKUP_DIR: 'x', DATABASE_URL: 'postgres://x' },
  ]) {
    expect(() => readSettings([], env)).toThrow(BadSetting)
  }
})
