/** A backup every so many hours, tried by restoring it; the oldest make room. */
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { HostLog } from '../services.ts'
import { startThread } from '../thread.ts'
import { stampOf } from './backup.ts'
import type { Clock } from './clock.ts'

export interface BackupSettings {
  readonly folder: string
  readonly everyHours: number
  readonly keep: number
}

const HOUR_MS = 60 * 60 * 1000
/** Whether one is due is looked at so often: a machine that slept makes up for it. */
const LOOK_MS = 10 * 60 * 1000
const NAME = /^muster-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d)\.db$/

export class Backups {
  readonly #settings: BackupSettings
  readonly #dataDir: string
  readonly #clock: Clock
  readonly #notices: HostLog
  readonly #timer: NodeJS.Timeout
  #running: Promise<void> | null = null

  constructor(settings: BackupSettings, dataDir: string, clock: Clock, notices: HostLog) {
    this.#settings = settings
    this.#dataDir = dataDir
    this.#clock = clock
    this.#notices = notices
    mkdirSync(settings.folder, { recursive: true, mode: 0o700 })
    this.#timer = setInterval(() => void this.look(), LOOK_MS).unref()
  }

  /** Makes a backup if the latest is old enough. One that fails is told to the host, and tried again at the next look. */
  look(): Promise<void> {
    this.#running ??= this.#make()
      .catch((error) => this.#notices.error({ err: error }, 'the backup failed'))
      .finally(() => {
        this.#running = null
      })
    return this.#running
  }

  async #make(): Promise<void> {
    const { folder, everyHours, keep } = this.#settings
    const latest = kept(folder).at(-1)
    const now = this.#clock.now()
    if (latest !== undefined && now - timeOf(latest) < everyHours * HOUR_MS) return
    const file = join(folder, `muster-${stampOf(new Date(now))}.db`)
    const unfinished = `${file}.part`
    rmSync(unfinished, { force: true })
    try {
      await this.#inThread(unfinished)
    } catch (error) {
      rmSync(unfinished, { force: true })
      throw error
    }
    // Only what has been tried has the name of a backup.
    renameSync(unfinished, file)
    for (const old of kept(folder).slice(0, -keep)) rmSync(join(folder, old))
  }

  #inThread(file: string): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const worker = startThread(new URL('./backup-thread.ts', import.meta.url), {
        dataDir: this.#dataDir,
        file,
      })
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('the thread ended')))
    })
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#running
  }
}

/** The backups in a folder, the oldest first. */
const kept = (folder: string): string[] =>
  readdirSync(folder)
    .filter((each) => NAME.test(each))
    .sort()

function timeOf(name: string): number {
  const [day, time] = (NAME.exec(name)?.[1] ?? '').split('T')
  return Date.parse(`${day}T${time.replaceAll('-', ':')}Z`)
}
