/** A server with some people and matches in it, for pictures of all that needs one. */
import { TITLES } from '@muster/catalogue/listed'
import { Client } from '@muster/server/testing/client'
import { serveHere } from '@muster/server/testing/serving'
import type { BrowserContext } from 'playwright-core'
import { type Club, foundClub } from './club.ts'

export interface BusyLobby {
  readonly url: string
  /** Matches by what is to be seen at them, all from Anna's eyes. */
  readonly matches: Readonly<Record<'waiting' | 'playing' | 'over' | 'open' | 'watched' | 'private', string>>
  readonly invite: string
  readonly club: Club | null
  /** Makes a browser Anna's, or a host's. */
  be(context: BrowserContext, who: 'anna' | 'host'): Promise<void>
  close(): Promise<void>
}

async function named(url: string, name: string): Promise<Client> {
  const client = await Client.guest(url)
  await client.call('claim', { body: { name, password: 'correct horse' } })
  return client
}

/** Two games for two players. */
const [ONE, OTHER] = TITLES.map((each) => each.id)

/** With a club that has events, ratings and reports, if asked for. */
export async function busyLobby(withClub = false): Promise<BusyLobby> {
  const server = await serveHere()
  const { url } = server
  const [anna, marek, zofia] = [
    await named(url, 'Anna'),
    await named(url, 'Marek'),
    await named(url, 'Zofia'),
  ]
  const create = async (who: Client, game: string, visibility: string, mine = 1): Promise<string> => {
    const seats = [0, 1].map((seat) => ({ kind: seat === mine ? 'mine' : 'open' }))
    return (await who.call('create', { body: { game, seats, visibility } })).id
  }
  const join = (who: Client, id: string) => who.call('join', { params: { id }, body: {} })
  const say = (who: Client, id: string, seat: number, text: string) =>
    who.call('say', { params: { id }, body: { seat, text } })

  const playing = await create(anna, ONE, 'public')
  await join(marek, playing)
  await say(marek, playing, 0, 'Good luck! I have not played Edward for years.')
  await say(anna, playing, 1, 'Then mind the north.')
  await say(marek, playing, 0, 'I always forget Norse ships.')
  const over = await create(anna, ONE, 'public')
  await join(marek, over)
  await marek.call('resign', { params: { id: over }, body: { seat: 0, command: 'resign-over' } })
  await marek.call('rematch', { params: { id: over } })
  const watched = await create(marek, OTHER, 'public')
  await join(zofia, watched)
  const open = await create(zofia, OTHER, 'public')
  const secret = await create(zofia, ONE, 'private')
  const waiting = await create(anna, OTHER, 'private', 0)
  const { invite } = await anna.call('match', { params: { id: waiting } })
  const club = withClub
    ? await foundClub(
        server,
        ONE,
        [anna, marek, zofia, await named(url, 'Piotr')],
        await named(url, 'Helena'),
      )
    : null
  return {
    url,
    matches: { waiting, playing, over, open, watched, private: secret },
    invite: invite ?? '',
    club,
    async be(context, who) {
      const [name, value] = (who === 'host' && club !== null ? club.host : anna).headers.cookie.split('=')
      await context.addCookies([{ name, value, url }])
    },
    close: () => server.close(),
  }
}
