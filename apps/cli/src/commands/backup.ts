import { BackupFailed, backup as copyDatabase } from '@muster/server/hosting/backup'
import { CannotDo, type Command, noMore, parse, UsageError } from '../usage.ts'

export const backup: Command = {
  help: `Usage: muster backup FILE [--data <folder>]

Copies the database of a server, running or not, as of one moment. FILE must not exist yet.
With PostgreSQL use its own pg_dump instead.

  --data <folder>  the server's data folder (DATA_DIR, or data)`,
  run(args) {
    const { values, positionals } = parse(args, { data: { type: 'string' } })
    noMore(positionals, 1)
    const [file] = positionals
    if (file === undefined) throw new UsageError('Which file?')
    if (process.env.DATABASE_URL) {
      throw new CannotDo('The server uses PostgreSQL: pg_dump "$DATABASE_URL" makes the backup.')
    }
    try {
      const bytes = copyDatabase(values.data ?? process.env.DATA_DIR ?? 'data', file)
      console.log(`${file}: ${bytes} bytes`)
      return 0
    } catch (error) {
      if (error instanceof BackupFailed) throw new CannotDo(error.message)
      throw error
    }
  },
}
