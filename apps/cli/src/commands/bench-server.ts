import type { BenchResult, BenchWish } from '@muster/server/testing/bench'
import type { ArchiveResult } from '@muster/server/testing/bench-archive'
import type { MarshalsResult } from '@muster/server/testing/marshals'
import { parse, UsageError, wholeNumber } from '../usage.ts'

export const BENCH_SERVER_HELP = `Usage: muster bench server [options]

Starts a server of its own, seats two scripted clients at each of many matches, sends choices at a steady rate, and
measures the time from sending a choice to the opponent's update. Clients included, all on this machine.

  --database <name>  sqlite, postgres or both (both)
  --matches <n>      live matches (500)
  --rate <n>         choices per second to send (1000)
  --seconds <n>      how long (20)
  --against <path>   in turns with the server of another checkout, which has its own node_modules
  --profile <path>   with profiles of the server's processor time in this folder
  --notices <n>      on SQLite, in turns without notices and while those of so many correspondence matches are mailed
                     to an SMTP server on this machine
  --mails <n>        so many of them a second, instead of as fast as they can be sent
  --marshals <n>     instead: so many matches at once against Marshals of a second, how long these take to answer, and
                     how long the server takes to answer others meanwhile
  --game <id>        of these matches (the first of the catalogue)
  --archive <n>      instead: lists with so many finished matches, opening a match of 2,000 entries, and
                     the memory of --loaded <n> matches (5000) at once, without a network
  --json             the numbers as JSON`

const inWords = (each: BenchResult): string =>
  `${each.database}${each.checkout === null ? '' : ` (${each.checkout})`}: ${each.liveMatches} live matches, ${each.actionsPerSecond} actions per second ` +
  `(${each.wantedPerSecond} sent for), p50 ${each.p50Ms} ms, p99 ${each.p99Ms} ms, ${each.serverMemoryMB} MB (heap ${each.serverHeapMB}), ` +
  `${each.actionsPerCommit} actions per commit, server ${each.serverCpu} and clients ${each.clientCpu} cores, ` +
  `${each.cpuPer10k} s of a core for 10,000 actions, ` +
  `load ${each.loadAverage}${each.mails === 0 ? '' : `, ${each.mails} notices mailed meanwhile`}`

const marshalsInWords = (each: MarshalsResult): string =>
  `${each.game}: ${each.matches} matches against ${each.bot} (${each.budgetMs} ms) at once, ${each.choices} choices: ` +
  `p50 ${each.p50Ms} ms, p99 ${each.p99Ms} ms, slowest ${each.slowestMs} ms; ${each.others} other questions meanwhile: ` +
  `p50 ${each.othersP50Ms} ms, p99 ${each.othersP99Ms} ms, slowest ${each.othersSlowestMs} ms; load ${each.loadAverage}`

const archiveInWords = ({ database, lists, longMatch, loaded }: ArchiveResult): string =>
  `${database}: lists ${Object.entries(lists)
    .map(([name, ms]) => `${name} ${ms} ms`)
    .join(', ')}; ` +
  `a match of ${longMatch.entries} entries opens in ${longMatch.openMs} ms; ` +
  `${loaded.matches} matches of ${loaded.entriesEach} entries loaded: heap ${loaded.heapMB} MB, process ${loaded.rssMB} MB`

async function benchArchive(
  database: string,
  finished: number,
  loaded: number,
  json: boolean,
): Promise<number> {
  const { archivePostgres, archiveSqlite } = await import('@muster/server/testing/bench-archive')
  const results: ArchiveResult[] = []
  if (database !== 'postgres') results.push(await archiveSqlite({ finished, loaded }))
  if (database !== 'sqlite') results.push(await archivePostgres({ finished, loaded }))
  console.log(json ? JSON.stringify({ archive: results }, null, 2) : results.map(archiveInWords).join('\n'))
  return 0
}

export async function benchServer(args: readonly string[]): Promise<number> {
  const { values } = parse(args, {
    database: { type: 'string' },
    matches: { type: 'string' },
    rate: { type: 'string' },
    seconds: { type: 'string' },
    against: { type: 'string' },
    profile: { type: 'string' },
    notices: { type: 'string' },
    mails: { type: 'string' },
    marshals: { type: 'string' },
    game: { type: 'string' },
    archive: { type: 'string' },
    loaded: { type: 'string' },
    json: { type: 'boolean' },
  })
  const wish: BenchWish = {
    matches: wholeNumber(values.matches, '--matches', 500, 1),
    perSecond: wholeNumber(values.rate, '--rate', 1000, 1),
    seconds: wholeNumber(values.seconds, '--seconds', 20, 1),
    against: values.against,
    profile: values.profile,
  }
  if (values.marshals !== undefined) {
    const matches = wholeNumber(values.marshals, '--marshals', 8, 1)
    const { benchMarshals } = await import('@muster/server/testing/marshals')
    const game = values.game ?? (await import('@muster/catalogue/catalogue')).CATALOGUE[0].game.id
    const result = await benchMarshals({ game, bot: 'marshal-1', matches, seconds: wish.seconds })
    console.log(values.json ? JSON.stringify(result, null, 2) : marshalsInWords(result))
    return 0
  }
  const database = values.database ?? 'both'
  if (!['sqlite', 'postgres', 'both'].includes(database)) {
    throw new UsageError(`--database is sqlite, postgres or both, not "${database}"`)
  }
  if (values.archive !== undefined) {
    const finished = wholeNumber(values.archive, '--archive', 100_000, 1)
    return benchArchive(
      database,
      finished,
      wholeNumber(values.loaded, '--loaded', 5000, 1),
      values.json === true,
    )
  }
  // Only here, because it needs PostgreSQL for tests, which a host need not install.
  const { benchNotices, benchPostgres, benchSqlite, machine } = await import('@muster/server/testing/bench')
  const results: BenchResult[] = []
  if (values.notices !== undefined) {
    const correspondence = wholeNumber(values.notices, '--notices', 500, 1)
    const pace = values.mails === undefined ? null : wholeNumber(values.mails, '--mails', 1, 1)
    results.push(...(await benchNotices(wish, correspondence, pace)))
  } else if (database !== 'postgres') results.push(...(await benchSqlite(wish)))
  if (values.notices === undefined && database !== 'sqlite') results.push(...(await benchPostgres(wish)))
  const report = { server: results, ...machine() }
  console.log(values.json ? JSON.stringify(report, null, 2) : results.map(inWords).join('\n'))
  return 0
}
