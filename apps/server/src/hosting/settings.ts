/** Settings from the command line and the environment; every one has a default that works. */
import { parseArgs } from 'node:util'
import { type Founders, founders } from '@muster/protocol/events'
import { type Registration, registration } from '@muster/protocol/people'
import { LIMITS, type Limits, NO_LIMITS } from '../http/limits.ts'
import { SETTINGS, type ServerSettings } from '../server.ts'
import { TELLING_SETTINGS, type TellingSettings } from '../services.ts'
import type { BackupSettings } from './backups.ts'

export class BadSetting extends Error {}

export const SERVE_HELP = `Usage: muster serve [options]

Serves the site. Without any option: on this machine only, with an SQLite database in a folder.

  --port <n>       PORT          the port to listen on (8090)
  --host <name>    HOST          the address to listen on (127.0.0.1; 0.0.0.0 for every network)
  --data <folder>  DATA_DIR      where the SQLite database lives (data)

In the environment only, or in the file muster.env (deploy/muster.env is one to begin with):
  DATABASE_URL     postgres://user:password@host/database: PostgreSQL instead of SQLite; several servers may share it
  PUBLIC_URL       https://wargames.example.org: the address that browsers use, when a proxy stands before the server
  TRUST_PROXY      how many proxies stand before the server and set X-Forwarded-For: 1 for one
  LOG_LEVEL        info; warn is quieter
  BACKUP_DIR       a folder for a backup a day, each tried by restoring it (SQLite only)
  BACKUP_HOURS     24: how often
  BACKUP_KEEP      14: how many are kept
  SMTP_URL         smtps://user:password@mail.example.org: a mail server, for notices by mail and forgotten passwords
  MAIL_FROM        Muster <muster@example.org>: whom such mail comes from
  WEBHOOKS         private: webhooks may also lead into your own network
  REGISTRATION     open: whoever wants has an account; invitation: with a code from "muster admin invite"; closed
  EVENTS           accounts: whoever has one may found leagues and tournaments; hosts: only hosts
  GUESTS_PER_HOUR  new guests from one address (360)
  LIMITS           off: no limits at all, for benchmarks only`

export function readSettings(args: readonly string[], env: NodeJS.ProcessEnv): ServerSettings {
  const { values } = parsed(args)
  const port = Number(values.port ?? env.PORT ?? SETTINGS.port)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new BadSetting(`The port must be a number up to 65535, not "${values.port ?? env.PORT}".`)
  }
  const databaseUrl = env.DATABASE_URL === '' ? undefined : env.DATABASE_URL
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new BadSetting('DATABASE_URL must begin with postgres://.')
  }
  return {
    ...SETTINGS,
    host: values.host ?? env.HOST ?? SETTINGS.host,
    port,
    publicOrigin: originOf(env.PUBLIC_URL),
    proxies: proxiesFrom(env.TRUST_PROXY),
    logLevel: env.LOG_LEVEL ?? SETTINGS.logLevel,
    limits: limitsFrom(env),
    backups: backupsFrom(env, databaseUrl),
    telling: tellingFrom(env),
    registration: registrationFrom(env.REGISTRATION),
    founders: foundersFrom(env.EVENTS),
    store: { dataDir: values.data ?? env.DATA_DIR ?? 'data', databaseUrl },
  }
}

function proxiesFrom(said: string | undefined): number {
  const count = Number(said ?? 0)
  if (Number.isInteger(count) && count >= 0 && count <= 9) return count
  throw new BadSetting(`TRUST_PROXY must be the number of proxies before the server, not "${said}".`)
}

function registrationFrom(said: string | undefined): Registration {
  const read = registration.safeParse(said === undefined || said === '' ? SETTINGS.registration : said)
  if (read.success) return read.data
  throw new BadSetting(`REGISTRATION must be open, invitation or closed, not "${said}".`)
}

function foundersFrom(said: string | undefined): Founders {
  const read = founders.safeParse(said === undefined || said === '' ? SETTINGS.founders : said)
  if (read.success) return read.data
  throw new BadSetting(`EVENTS must be accounts or hosts, not "${said}".`)
}

function backupsFrom(env: NodeJS.ProcessEnv, databaseUrl: string | undefined): BackupSettings | null {
  const { BACKUP_DIR: folder, BACKUP_HOURS, BACKUP_KEEP } = env
  if (folder === undefined || folder === '') return null
  if (databaseUrl !== undefined) {
    throw new BadSetting(
      'BACKUP_DIR is for SQLite; let pg_dump, or whoever runs PostgreSQL, make its backups.',
    )
  }
  const everyHours = Number(BACKUP_HOURS ?? 24)
  if (!(everyHours > 0)) throw new BadSetting(`BACKUP_HOURS must be a number above 0, not "${BACKUP_HOURS}".`)
  const keep = Number(BACKUP_KEEP ?? 14)
  if (!Number.isInteger(keep) || keep < 1) {
    throw new BadSetting(`BACKUP_KEEP must be a whole number from 1 on, not "${BACKUP_KEEP}".`)
  }
  return { folder, everyHours, keep }
}

function tellingFrom(env: NodeJS.ProcessEnv): TellingSettings {
  const { SMTP_URL: smtp = '', MAIL_FROM: from = '', WEBHOOKS } = env
  if ((smtp === '') !== (from === '')) throw new BadSetting('SMTP_URL and MAIL_FROM belong together.')
  if (smtp !== '' && !/^smtps?:\/\//.test(smtp)) {
    throw new BadSetting('SMTP_URL must begin with smtp:// or smtps://.')
  }
  return {
    ...TELLING_SETTINGS,
    mail: smtp === '' ? null : { smtp, from },
    site: originOf(env.PUBLIC_URL) ?? '',
    allowPrivate: WEBHOOKS === 'private',
  }
}

function limitsFrom(env: NodeJS.ProcessEnv): Limits {
  if (env.LIMITS === 'off') return NO_LIMITS
  const guests = Number(env.GUESTS_PER_HOUR ?? LIMITS.guests.perSecond * 3600)
  if (!(guests > 0)) throw new BadSetting(`GUESTS_PER_HOUR must be a number, not "${env.GUESTS_PER_HOUR}".`)
  return {
    ...LIMITS,
    guests: { burst: Math.max(LIMITS.guests.burst, guests / 60), perSecond: guests / 3600 },
  }
}

function parsed(args: readonly string[]) {
  const options = { port: { type: 'string' }, host: { type: 'string' }, data: { type: 'string' } } as const
  try {
    return parseArgs({ args: [...args], options, strict: true })
  } catch (error) {
    throw new BadSetting(error instanceof Error ? error.message.split('. To specify')[0] : String(error))
  }
}

function originOf(url: string | undefined): string | null {
  if (url === undefined || url === '') return null
  try {
    return new URL(url).origin
  } catch {
    throw new BadSetting(`PUBLIC_URL must be an address such as https://wargames.example.org, not "${url}".`)
  }
}
