import { REAL_CLOCK } from '@muster/server/hosting/clock'
import { CannotBe, Deeds } from '@muster/server/hosting/deeds'
import { recompute } from '@muster/server/standing/settling'
import { openStore } from '@muster/server/storage/store'
import { CannotOpen } from '@muster/server/storage/trouble'
import { CannotDo, type Command, noMore, parse, UsageError } from '../usage.ts'

const HELP = `Usage: muster admin <deed> [WHO] --why "..." [--data <folder>]

What the host of a server does, on the server's machine, while it runs or not. WHO is a name, or an id from the list.

  people [--marked]    all accounts, or only those that are muted or suspended
  mute WHO             may play and not talk; unmute WHO
  suspend WHO          cannot sign in or do anything, from now on; unsuspend WHO
  rename WHO NAME      another name
  reset-password WHO   prints a link for a new password, which works once, for an hour
  invite               prints a link by which one more may have an account (REGISTRATION=invitation), for 30 days
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
} as const

const isMark = (deed: string): deed is keyof typeof DONE => deed in DONE

interface Asked {
  readonly deed: string
  readonly rest: readonly string[]
  readonly why: string
  readonly marked: boolean
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
    })
    const [deed, ...rest] = positionals
    if (deed === undefined) throw new UsageError('Which deed?')
    const { DATA_DIR, DATABASE_URL, PUBLIC_URL } = process.env
    const dataDir = values.data ?? DATA_DIR ?? 'data'
    const site = (values.site ?? PUBLIC_URL ?? 'http://127.0.0.1:8090').replace(/\/$/, '')
    const asked = { deed, rest, why: values.why ?? '', marked: values.marked ?? false, site }
    try {
      const store = await openStore({ dataDir, databaseUrl: DATABASE_URL || undefined }, 'beside')
      try {
        if (deed === 'recompute-ratings') {
          noMore(rest, 0)
          const { results, changed } = await recompute(store)
          console.log(`${results} results; ${changed} ratings changed.`)
          return 0
        }
        for (const line of await carryOut(new Deeds(store, REAL_CLOCK), asked)) console.log(line)
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

/** Answers what is to be said about it. */
async function carryOut(deeds: Deeds, { deed, rest, why, marked, site }: Asked): Promise<string[]> {
  if (deed === 'people') {
    noMore(rest, 0)
    return (await deeds.people(marked)).map((each) => {
      const marks = [each.muted === 1 ? 'muted' : '', each.suspended === 1 ? 'suspended' : '']
      return [each.id, each.created.slice(0, 10), each.name, ...marks].join('  ').trimEnd()
    })
  }
  if (deed === 'log') {
    noMore(rest, 0)
    return (await deeds.log()).map(({ at, deed, name, detail, person, why }) => {
      const what = detail === '' ? deed : `${deed} to ${detail}`
      const whom = person === '' ? '' : `${name} (${person})  `
      return `${at}  ${whom}${what}: ${why}`
    })
  }
  if (deed === 'invite') {
    noMore(rest, 0)
    return [`${site}/#/account?invitation=${await deeds.invite(why)}`]
  }
  const [who, name] = rest
  if (who === undefined) throw new UsageError('Who?')
  if (deed === 'rename') {
    noMore(rest, 2)
    if (name === undefined) throw new UsageError('What are they to be called?')
    return [`${await deeds.rename(who, name, why)} is now called ${name}.`]
  }
  noMore(rest, 1)
  if (isMark(deed)) return [`${await deeds.mark(who, deed, why)} ${DONE[deed]}.`]
  if (deed !== 'reset-password') throw new UsageError(`There is no deed "${deed}"`)
  return [`${site}/#/reset/${await deeds.resetPassword(who, why)}`]
}
