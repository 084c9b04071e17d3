/** `muster admin`, beside a running server. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from '@muster/server/testing/client'
import { seatGuests } from '@muster/server/testing/playing'
import { serveHere } from '@muster/server/testing/serving'
import { expect, it } from 'vitest'
import { freshFolder, musterHere } from './run.ts'

it('a host suspends, hands over a link and reads the log, while the server runs', async () => {
  const data = freshFolder()
  const server = await serveHere(undefined, { store: { dataDir: data } })
  const anna = await Client.guest(server.url)
  await anna.call('claim', { body: { name: 'Anna', password: 'correct horse' } })
  const admin = (...args: string[]) => musterHere(['admin', ...args, '--data', data])

  expect(await admin('suspend', 'Anna')).toMatchObject({ code: 1, err: 'Say why: the log keeps it.\n' })
  expect(await admin('suspend', 'Anna', '--why', 'shouting')).toMatchObject({
    code: 0,
    out: 'Anna is suspended.\n',
  })
  await expect(anna.call('me')).rejects.toThrow('not-signed-in')
  expect((await admin('people', '--marked')).out).toMatch(/ {2}Anna {2,}suspended\n$/)
  await admin('unsuspend', 'Anna', '--why', 'sorry')
  expect((await anna.call('me')).name).toBe('Anna')

  const { out } = await admin('reset-password', 'Anna', '--why', 'asked', '--site', 'https://club.example/')
  const token = /^https:\/\/club\.example\/#\/reset\/(\S+)\n$/.exec(out)?.[1] ?? ''
  await new Client(server.url).call('reset', { body: { token, password: 'battery staple' } })

  expect((await admin('invite', '--why', 'new')).out).toMatch(/\/#\/account\?invitation=[0-9a-f]{20}\n$/)
  const lines = (await admin('log')).out.trimEnd().split('\n')
  expect(lines.map((line) => line.replace(/^.*\) {2}/, ''))).toEqual([
    'suspend: shouting',
    'unsuspend: sorry',
    'reset-password: asked',
    expect.stringMatching(/Z {2}invite: new$/),
  ])
  expect(await admin('banish', 'Anna')).toMatchObject({ code: 2 })
  expect(await admin('mute', 'Nobody', '--why', 'x')).toMatchObject({ code: 1 })
  expect((await musterHere(['admin', 'log', '--data', `${data}/none`])).err).toContain('There is no database')
  await server.close()
})

it('a host settles a report and closes a match, whose file is verified and says so', async () => {
  const data = freshFolder()
  const server = await serveHere(undefined, { store: { dataDir: data } })
  const admin = (...args: string[]) => musterHere(['admin', ...args, '--data', data])
  const { match, clients } = await seatGuests([server.url], 'hammer-of-the-scots')
  const body = { match: match.id, about: { kind: 'player', seat: 1 }, why: 'leaves in every match' }
  await clients[0].call('report', { body })
  const [report, ...others] = (await admin('reports')).out.trimEnd().split('\n')
  expect([report, others]).toEqual([expect.stringMatching(/match \w{16}.*: leaves in every match$/), []])
  expect(await admin('settle', report.split(' ')[0], '--why', 'spoke to them')).toMatchObject({ code: 0 })
  expect((await admin('reports')).out).toBe('')
  expect((await admin('reports', '--settled')).out).toContain('settled: spoke to them')

  expect(await admin('close', match.id, '--why', 'both left the club')).toMatchObject({ code: 0 })
  const ending = async () => (await clients[0].call('match', { params: { id: match.id } })).ending?.by
  await expect.poll(ending, { timeout: 5000 }).toBe('host')
  expect((await admin('close', match.id, '--why', 'again')).err).toContain('is over')
  const file = join(data, 'match.json')
  writeFileSync(file, JSON.stringify(await clients[0].call('record', { params: { id: match.id } })))
  const verified = await musterHere(['verify', file])
  expect([verified.code, verified.err]).toEqual([0, ''])
  expect(verified.out).toContain('A host closed it, without a winner')

  const { name } = await clients[0].call('claim', { body: { name: 'Hostess', password: 'correct horse' } })
  expect((await admin('host', name, '--why', 'runs the club')).out).toBe('Hostess is a host now.\n')
  expect((await clients[0].call('me')).host).toBe(true)
  expect((await admin('people', '--marked')).out).toMatch(/ {2}Hostess {2}host\n$/)
  expect(await admin('host', (await clients[1].call('me')).id, '--why', 'x')).toMatchObject({ code: 1 })
  await server.close()
})
