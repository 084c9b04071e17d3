import { BackupFailed, restore as putBack } from '@muster/server/hosting/backup'
import { CannotDo, type Command, noMore, parse, UsageError } from '../usage.ts'

export const restore: Command = {
  help: `Usage: muster restore FILE [--data <folder>]

Puts a backup in the place of a server's database. The server must be stopped. The backup is tried first: every page is
read and the latest matches are played through. The database that was there is kept beside it.
With PostgreSQL use its own psql or pg_restore instead.

  --data <folder>  the server's data folder (DATA_DIR, or data)`,
  async run(args) {
    const { values, positionals } = parse(args, { data: { type: 'string' } })
    noMore(positionals, 1)
    const [file] = positionals
    if (file === undefined) throw new UsageError('Which file?')
    if (process.env.DATABASE_URL) {
      throw new CannotDo('The server uses PostgreSQL: psql or pg_restore puts its backups back.')
    }
    try {
      const { kept, matches } = await putBack(values.data ?? process.env.DATA_DIR ?? 'data', file, new Date())
      console.log(`${file}: ${matches} matches are back.`)
      if (kept !== null) console.log(`What was there before is kept as ${kept}.`)
      return 0
    } catch (error) {
      if (error instanceof BackupFailed) throw new CannotDo(error.message)
      throw error
    }
  },
}
