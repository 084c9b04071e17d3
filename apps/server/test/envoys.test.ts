/** 5.11 Bots of Ancien Régime at the talk: whom they tell what, how they answer, and that nobody else hears it. */
import type { Said } from '@muster/protocol/talk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../src/server.ts'
import { Client } from '../testing/client.ts'
import { serveHere } from '../testing/serving.ts'

const BRITAIN = 0
const PRUSSIA = 1
const AUSTRIA = 2
const FRANCE = 3
/** As talks.ts has them. */
const TOO_LITTLE = 2
const FAIR = 4

describe('bots at the talk', () => {
  let server: RunningServer
  let id: string
  /** Britain and Austria are people, Prussia and France Recruits: these answer, but do not begin to talk. */
  let people: readonly Client[]

  beforeAll(async () => {
    server = await serveHere()
    people = await Promise.all([Client.guest(server.url), Client.guest(server.url)])
    const bot = { kind: 'bot', bot: 'recruit' }
    const seats = [{ kind: 'mine' }, bot, { kind: 'open' }, bot]
    const open = await people[0].call('create', { body: { game: 'ancien-regime', scenario: '1740', seats } })
    id = open.id
    await people[1].call('join', { params: { id }, body: { seat: AUSTRIA, nonce: 'n' } })
  })
  afterAll(() => server.close())

  const heardBy = async (client: Client): Promise<Said[]> =>
    (await client.call('talk', { params: { id } })).said
  const propose = (to: number, terms: readonly object[]): Promise<Said> =>
    people[0].call('say', { params: { id }, body: { seat: BRITAIN, to: [to], text: '', terms } })

  it('declines what brings it nothing and says why, to whoever asked and to nobody else', async () => {
    const { id: said } = await propose(FRANCE, [{ kind: 'permit', seat: FRANCE, turns: 3 }])
    await expect
      .poll(async () => (await heardBy(people[0])).map(({ seat, among }) => ({ seat, among })))
      .toEqual([
        { seat: BRITAIN, among: [BRITAIN, FRANCE] },
        { seat: FRANCE, among: [BRITAIN, FRANCE] },
      ])
    const [asked, why] = await heardBy(people[0])
    expect(asked).toMatchObject({ id: said, proposal: { answer: 'declined', answeredBy: FRANCE } })
    expect(why).toMatchObject({ name: '', text: '' })
    expect(why.proposal?.terms).toEqual([
      { kind: 'because', seat: FRANCE, reason: TOO_LITTLE, power: FRANCE },
    ])
    expect(await heardBy(people[1])).toEqual([])
  })

  it('agrees to what serves both', async () => {
    const { id: said } = await propose(PRUSSIA, [
      { kind: 'permit', seat: BRITAIN, turns: 3 },
      { kind: 'bid-at-most', seat: PRUSSIA, minor: 5, amount: 1 },
    ])
    await expect
      .poll(async () => (await heardBy(people[0])).find((each) => each.id === said)?.proposal)
      .toMatchObject({ answer: 'agreed', answeredBy: PRUSSIA })
    await expect
      .poll(async () => (await heardBy(people[0])).at(-1)?.proposal?.terms)
      .toEqual([{ kind: 'because', seat: PRUSSIA, reason: FAIR, power: BRITAIN }])
    expect(await heardBy(people[1])).toEqual([])
  })
})
