/** `muster admin`, beside a running server. */
import { Client } from '@muster/server/testing/client'
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
