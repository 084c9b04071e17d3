import type { Report } from '@muster/protocol/order'
import { REAL_CLOCK } from '@muster/server/hosting/clock'
import { CannotBe, Deeds } from '@muster/server/hosting/deeds'
import { listReports } from '@muster/server/people/reports'
import { recompute } from '@muster/server/standing/settling'
import { openStore, type Store } from '@muster/server/storage/store'
import { CannotOpen } from '@muster/server/storage/trouble'
import { CannotDo, type Command, noMore, parse, UsageError } from '../usage.ts'

const HELP = `Usage: muster admin <deed> [WHO] --why "..." [--data <folder>]

What the host of a server does, on the server's machine, while it runs or not. WHO is a name, or an id from the list.

  people [--marked]    all accounts, or only hosts and those that are muted or suspended
  reports [--settled]  what people reported and waits to be settled, or what is settled
  settle REPORT        that report is dealt with; --why says how
  mute WHO             may play and not talk; unmute WHO
  suspend WHO          cannot sign in or do anything, from now on; unsuspend WHO
  host WHO             may use the page for hosts, #/host; unhost WHO
  rename WHO NAME      another name
  reset-password WHO   prints a link for a new password, which works once, for an hour
  reset-factor WHO     takes away a second factor that was lost
  invite               prints a link by which one more may have an account (REGISTRATION=invitation), for 30 days
  close MATCH          ends a match without a winner; one that has not begun is taken away
  recompute-ratings    works all ratings out again from the log of results
  log                  everything that hosts did, when and why; it cannot be changed

  --why <words>        why; needed for all but the lists
  --data <folder>      the server's data folder (DATA_DIR, or data); with DATABASE_URL set, PostgreSQL
  --site <address>     what links begin with (PUBLIC_URL, or http://127.0.0.1:8090)`

const DONE = {
  mute: 'is muted',
  unmute: 'may talk again',
  suspend: 'is suspended',
  unsuspend: 'may come back',
  host: 'is a host now',
  unhost: 'is no host any more',
} as const

const isMark = (deed: string): deed is keyof typeof DONE => deed in DONE

interface Asked {
  readonly deed: string
  readonly rest: readonly string[]
  readonly why: string
  readonly marked: boolean
  readonly settled: boolean
  readonly site: string
}

export const admin: Command = {
  help: HELP,
  async run(args) {
    const { values, positionals } = parse(args, {
      data: { type: 'string' },
      why: { type: 'string' },
      site: { type: 'string' },
      marked: { type: 'boolean' },
      settled: { type: 'boolean' },
    })
    const [deed, ...rest] = positionals
    if (deed === undefined) throw new UsageError('Which deed?')
    const { DATA_DIR, DATABASE_URL, PUBLIC_URL } = process.env
    const dataDir = values.data ?? DATA_DIR ?? 'data'
    const site = (values.site ?? PUBLIC_URL ?? 'http://127.0.0.1:8090').replace(/\/$/, '')
    const { why = '', marked = false, settled = false } = values
    const asked = { deed, rest, why, marked, settled, site }
    try {
      const store = await openStore({ dataDir, databaseUrl: DATABASE_URL || undefined }, 'beside')
      try {
        if (deed === 'recompute-ratings') {
          noMore(rest, 0)
          const { results, changed } = await recompute(store)
          console.log(`${results} results; ${changed} ratings changed.`)
          return 0
        }
        const deeds = new Deeds(store, REAL_CLOCK)
        for (const line of (await listed(store, deeds, asked)) ?? (await carryOut(deeds, asked)))
          console.log(line)
      } finally {
        await store.close()
      }
      return 0
    } catch (error) {
      if (error instanceof CannotBe || error instanceof CannotOpen) throw new CannotDo(error.message)
      throw error
    }
  },
}

/** The lines of a list, or null if it is no list that was asked for. */
async function listed(
  store: Store,
  deeds: Deeds,
  { deed, rest, marked, settled }: Asked,
): Promise<string[] | null> {
  if (deed !== 'people' && deed !== 'reports' && deed !== 'log') return null
  noMore(rest, 0)
  switch (deed) {
    case 'people':
      return (await deeds.people({ marked })).map((each) => {
        const marks = (['host', 'muted', 'suspended'] as const).filter((mark) => each[mark] === 1)
        return [each.id, each.created.slice(0, 10), each.name, ...marks].join('  ')
      })
    case 'reports':
      return (await listReports(store.db, settled ? 'settled' : 'open')).map(reportLine)
    case 'log':
      return (await deeds.log()).map(({ at, deed, name, detail, person, why, host }) => {
        const whom = person === '' ? '' : `${name} (${person})  `
        const what = detail === '' ? deed : deed === 'rename' ? `rename to ${detail}` : `${deed} ${detail}`
        return `${at}  ${whom}${what}: ${why}${host === '' ? '' : `  (by ${host})`}`
      })
  }
}

const reportLine = ({ id, at, reporter, person, match, said, why, settled }: Report): string => {
  const about = said === null ? person.name : `${person.name}: "${said}"`
  const end = settled === null ? '' : `  settled: ${settled.outcome}`
  const where = match === null ? '' : `match ${match.id}  `
  return `${id}  ${at}  ${about}  ${where}reported by ${reporter ?? 'somebody gone'}: ${why}${end}`
}

/** Answers what is to be said about it. */
async function carryOut(deeds: Deeds, { deed, rest, why, site }: Asked): Promise<string[]> {
  if (deed === 'invite') {
    noMore(rest, 0)
    return [`${site}/#/account?invitation=${await deeds.invite(why)}`]
  }
  const [who, name] = rest
  if (who === undefined)
    throw new UsageError(deed === 'close' ? 'Which match?' : deed === 'settle' ? 'Which report?' : 'Who?')
  if (deed === 'rename') {
    noMore(rest, 2)
    if (name === undefined) throw new UsageError('What are they to be called?')
    return [`${await deeds.rename(who, name, why)} is now called ${name}.`]
  }
  noMore(rest, 1)
  if (deed === 'close') {
    await deeds.close(who, why)
    return [`The match ${who} is closed as soon as the server runs.`]
  }
  if (deed === 'settle') {
    await deeds.settle(who, why)
    return [`The report ${who} is settled.`]
  }
  if (deed === 'reset-factor') return [`${await deeds.resetFactor(who, why)} has no second factor any more.`]
  if (isMark(deed)) return [`${await deeds.mark(who, deed, why)} ${DONE[deed]}.`]
  if (deed !== 'reset-password') throw new UsageError(`There is no deed "${deed}"`)
  return [`${site}/#/reset/${await deeds.resetPassword(who, why)}`]
}
