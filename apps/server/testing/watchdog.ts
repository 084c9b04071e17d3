/** Ends a test in which a match stands still, and says what each side waits for and what the database holds. */
import { latestVersion } from '../src/storage/log.ts'
import { matchRow, seatRows, standings } from '../src/storage/matches.ts'
import { openStore, type Store, type StoreAddress } from '../src/storage/store.ts'
import type { StubbornPlayer } from './stubborn.ts'

/** Longer than any lease, timeout and restart that a match may honestly wait for. */
const STILL_MS = 90_000
const LOOK_MS = 1000

export interface Played {
  readonly match: string
  readonly players: readonly StubbornPlayer[]
}

/** Plays to the end of every match, or fails when one stands still. */
export async function playToTheEnd(all: readonly Played[], address: StoreAddress): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const stuck = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      const still = all.filter(standsStill)
      if (still.length === 0) return
      clearInterval(timer)
      describe(still, address).then((text) => reject(new Error(text)), reject)
    }, LOOK_MS)
  })
  const playing = Promise.all(all.flatMap(({ players }) => players.map((each) => each.play())))
  try {
    await Promise.race([playing, stuck])
  } finally {
    clearInterval(timer)
    for (const { players } of all) for (const each of players) each.leave()
  }
}

function standsStill({ players }: Played): boolean {
  const waiting = players.filter((each) => each.last === null)
  return waiting.some((each) => Date.now() - each.movedAt > STILL_MS)
}

async function describe(still: readonly Played[], address: StoreAddress): Promise<string> {
  const store = await openStore(address)
  try {
    const lines = await Promise.all(still.map((each) => describeOne(store, each)))
    return `${still.length} matches stand still:\n${lines.join('\n')}`
  } finally {
    await store.close()
  }
}

async function describeOne({ db }: Store, { match, players }: Played): Promise<string> {
  const row = await matchRow(db, match)
  const latest = await latestVersion(db, match)
  const deciding = (await standings(db, [match])).get(match)?.deciding ?? 0
  const seats = (await seatRows(db, [match])).map((each) => `${each.seat} ${each.kind}`)
  const turns = await db.selectFrom('due_work').selectAll().where('about', '=', match).execute()
  const now = Date.now()
  const queue = turns.map(
    (each) => `version ${each.version}, taker ${each.taker}, ${each.taken_until - now} ms`,
  )
  return [
    `${match} is ${row?.status} at version ${latest}; seats ${seats.join(', ')}; deciding ${deciding.toString(2)} (bits)`,
    ...players.map(
      (each) =>
        `  seat ${each.seat} ${each.doing}; heard ${each.heard.at(-1)}, ${each.acknowledged.size} acknowledged, still for ${now - each.movedAt} ms`,
    ),
    `  bot turns: ${queue.join('; ') || 'none'}`,
  ].join('\n')
}
