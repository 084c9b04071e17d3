/**
 * Matches as files. A finished match is a MatchRecord with its seed revealed. A match in progress is a record
 * without it, and beside it what is needed to play on, the seed included: whoever opens such a file can work out the
 * dice to come, so it is for one's own table and not for proof.
 */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { MusterError } from '@muster/kernel/errors'
import type { Match } from '@muster/kernel/match'
import { type MatchRecord, readRecord, recordMatch, replay } from '@muster/kernel/record'
import type { Seal } from '@muster/kernel/sealed-chance'
import { gameCalled } from './games.ts'
import { CannotDo } from './usage.ts'

const SAVE_FORMAT = 'muster-save-1'

interface SaveInProgress {
  readonly format: typeof SAVE_FORMAT
  readonly note: string
  readonly record: MatchRecord
  readonly resume: { readonly seed: string; readonly seats: readonly string[] }
}

const ENDED_BY = ['resignation', 'agreement', 'abandonment', 'time', 'host'] as const
type EndedBy = (typeof ENDED_BY)[number]

/** What a file holds, checked against the rules and the dice. */
export interface Loaded {
  readonly match: Match
  readonly record: MatchRecord
  readonly seal: Seal
  /** Who played each seat, in a save in progress. */
  readonly seats: readonly string[] | null
  readonly inProgress: boolean
  /** How the players ended it themselves, if they did; the rules cannot check that, only the file says so. */
  readonly endedBy: EndedBy | null
  /** What a server's record says besides, unchecked: how it ended, and its clocks. */
  readonly besides: { readonly ending: unknown; readonly clock: unknown }
}

export function saveMatch(file: string, match: Match, seal: Seal, seats: readonly string[]): void {
  const over = match.state.outcome !== null
  const record = recordMatch(match, seal, over)
  const save: SaveInProgress = {
    format: SAVE_FORMAT,
    note: 'A match in progress. "resume.seed" tells the dice to come; it becomes public when the match is over.',
    record,
    resume: { seed: seal.seed, seats },
  }
  writeWhole(file, `${JSON.stringify(over ? record : save, null, 1)}\n`)
}

/** Written beside the old file and then put in its place, so that a crash leaves one or the other, never half. */
function writeWhole(file: string, text: string): void {
  const beside = `${file}.${process.pid}.tmp`
  try {
    writeFileSync(beside, text, { flag: 'wx', mode: 0o600 })
    renameSync(beside, file)
  } catch (error) {
    rmSync(beside, { force: true })
    throw new CannotDo(`"${file}" could not be written: ${reasonOf(error)}.`)
  }
}

export function loadMatch(file: string): Loaded {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new CannotDo(`"${file}" could not be read: ${reasonOf(error)}.`)
  }
  const { record, resume } = readSave(text)
  const { game } = gameCalled(record.game)
  const revealed = resume === null ? record : { ...record, seed: resume.seed }
  const match = replay(game, revealed)
  const data = parsed(text)
  const besides = isObject(data) ? { ending: data.ending, clock: data.clock } : NOTHING_BESIDES
  const endedBy = atTheTable(besides.ending)
  if (resume === null && match.state.outcome === null && endedBy === null) throw endIsMissing(match)
  const seal = { seed: revealed.seed ?? '', nonces: record.nonces }
  const seats = resume?.seats ?? null
  return { match, record: revealed, seal, seats, inProgress: resume !== null, endedBy, besides }
}

/** A seed is revealed when a match is over, and not before: a record that has one and no end has been cut short. */
const endIsMissing = (match: Match): MusterError =>
  new MusterError('does-not-verify', {
    number: match.log.length + 1,
    reason: 'it is missing, for the seed is revealed but the match is not over',
  })

/** The server's records say how a match ended that the rules did not end. */
function atTheTable(ending: unknown): EndedBy | null {
  const by = isObject(ending) ? ending.by : null
  return ENDED_BY.find((each) => each === by) ?? null
}
const NOTHING_BESIDES: Loaded['besides'] = { ending: undefined, clock: undefined }

function readSave(text: string): { record: MatchRecord; resume: SaveInProgress['resume'] | null } {
  const data = parsed(text)
  if (!isObject(data) || data.format !== SAVE_FORMAT) return { record: readRecord(text), resume: null }
  const { resume } = data
  if (!isObject(resume) || typeof resume.seed !== 'string' || !isTexts(resume.seats)) {
    throw new MusterError('corrupt-save', { reason: 'what is needed to play on is missing' })
  }
  const record = readRecord(JSON.stringify(data.record) ?? '')
  return { record, resume: { seed: resume.seed, seats: resume.seats } }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isObject = (data: unknown): data is Record<string, unknown> => typeof data === 'object' && data !== null

const isTexts = (data: unknown): data is string[] =>
  Array.isArray(data) && data.every((each) => typeof each === 'string')

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'access is denied',
  EISDIR: 'it is a folder',
  ENOSPC: 'the disk is full',
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error))
}
