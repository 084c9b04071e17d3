/** What a club has after a while: ratings, events, wishes, contacts, reports. */
import { randomUUID } from 'node:crypto'
import type { FoundRequest } from '@muster/protocol/events'
import { REAL_CLOCK } from '@muster/server/hosting/clock'
import { Deeds } from '@muster/server/hosting/deeds'
import type { RunningServer } from '@muster/server/server'
import type { Client } from '@muster/server/testing/client'

async function settled<T>(look: () => Promise<T>, isIt: (seen: T) => boolean): Promise<T> {
  for (let tries = 0; tries < 400; tries++) {
    const seen = await look()
    if (isIt(seen)) return seen
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('the club did not come to rest')
}

export interface Club {
  readonly league: string
  readonly cup: string
  /** Has an account that may open the page for hosts. */
  readonly host: Client
}

/** `people`: Anna first; whoever comes later in the list loses. */
export async function foundClub(
  server: RunningServer,
  game: string,
  people: readonly Client[],
  host: Client,
): Promise<Club> {
  const [anna, marek, zofia] = people
  await new Deeds(server.services.store, REAL_CLOCK).mark(
    (await host.call('me')).id,
    'host',
    'keeps this club',
  )
  const loser = (entrants: readonly number[]): number => Math.max(...entrants)
  const playOn = async (id: string) => {
    const event = await anna.call('event', { params: { id } })
    for (const { match, points, entrants } of event.pairings) {
      if (points !== null || match === null) continue
      const body = { seat: entrants.indexOf(loser(entrants)), command: randomUUID() }
      const who = people[loser(entrants) - 1]
      await who?.call('resign', { params: { id: match }, body }).catch(() => undefined)
    }
    return event
  }
  const found = async (body: FoundRequest): Promise<string> => {
    const { id } = await anna.call('foundEvent', { body })
    for (const each of people) await each.call('enterEvent', { params: { id } })
    await anna.call('beginEvent', { params: { id } })
    return id
  }
  const league = await found({ name: 'Winter League', kind: 'round-robin', game, rated: true })
  await settled(
    () => playOn(league),
    ({ status }) => status === 'over',
  )
  const time = { kind: 'days', days: 3, atEnd: 'claim' } as const
  const cup = await found({
    name: 'Spring Cup',
    kind: 'swiss',
    rounds: 3,
    legs: 2,
    game,
    time,
    roundDays: 14,
  })
  await settled(
    () => anna.call('event', { params: { id: cup } }),
    ({ pairings }) => pairings.length > 1,
  )
  await anna.call('foundEvent', { body: { name: 'Summer Knockout', kind: 'knockout', game } })
  for (const name of ['Marek', 'Zofia']) await anna.call('contact', { body: { name, is: true } })
  await anna.call('block', { body: { name: 'Piotr', is: true } })
  await anna.call('wish', { body: { game, time: { kind: 'days', days: 3, atEnd: 'claim' }, rated: true } })
  await zofia.call('report', {
    body: { about: { kind: 'account', name: 'Piotr' }, why: 'Leaves every match' },
  })
  await marek.call('report', { body: { about: { kind: 'account', name: 'Piotr' }, why: 'Rude in the talk' } })
  return { league, cup, host }
}
