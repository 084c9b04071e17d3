/**
 * A match as a file: set-up, rules version, commitment, every choice with the numbers drawn for it and a digest of
 * the state it led to. Once the seed is revealed anybody can play it again and check every state and every die.
 */
import { MusterError } from './errors.ts'
import type { BaseState, Game, Setup } from './game.ts'
import { actAll, checkRules, type Entry, type Match, startMatch } from './match.ts'
import { type Position, startFrom } from './position.ts'
import { commitment, diceOf, type Seal } from './sealed-chance.ts'
import { checkSetup } from './setup.ts'
import { sha256, toHex, utf8 } from './sha256.ts'
import { gestureWords, parseGesture } from './words.ts'

export const RECORD_FORMAT = 'muster-match-1'

export interface RecordedAction {
  readonly seat: number
  /** The words of one gesture: `march moray`, or several choices that were made together, `move wallace; to fife`. */
  readonly action: string
  readonly draws: readonly number[]
  readonly digest: string
}

export interface MatchRecord {
  readonly format: typeof RECORD_FORMAT
  readonly game: string
  readonly version: number
  readonly setup: Setup
  /** The position that it began from, if it was not the scenario's own set-up. */
  readonly position?: Position | undefined
  readonly commitment: string
  /** Absent until the match is over: whoever has it knows the dice to come. */
  readonly seed?: string | undefined
  readonly nonces: readonly string[]
  /** Where it goes on from a moment of another match, the dice of that one. */
  readonly from?: Seal['from']
  readonly opening: { readonly draws: readonly number[]; readonly digest: string }
  readonly actions: readonly RecordedAction[]
  /** What was said, in the game's own form. It is kept with the match; no rule looks at it and no check depends on it. */
  readonly talks?: unknown
}

/** Enough of a hash to tell two states apart. */
export const digest = (state: BaseState): string => toHex(sha256(utf8(JSON.stringify(state)))).slice(0, 16)

/** The match as a file. It is played again to digest every state, which also proves that it can be. */
export function recordMatch(match: Match, seal: Seal, reveal: boolean, talks?: unknown): MatchRecord {
  const { game, setup } = match
  const rules = match.state.rules ?? game.version
  const dice = diceOf(seal)
  const again =
    match.from === undefined
      ? startMatch(game, setup, dice.chance, rules)
      : startFrom(game, match.from, dice.chance)
  dice.after(0)
  const opening = { draws: again.opening.draws, digest: digest(again.state) }
  const actions = match.log.map((entry, i) => {
    const { draws } = actAll(again, entry.seat, entry.actions)
    dice.after(i + 1)
    return { seat: entry.seat, action: gestureWords(game, entry.actions), draws, digest: digest(again.state) }
  })
  return {
    format: RECORD_FORMAT,
    game: game.id,
    version: rules,
    setup,
    ...(match.from === undefined ? {} : { position: match.from }),
    commitment: commitment(seal.seed),
    ...(reveal ? { seed: seal.seed } : {}),
    nonces: seal.nonces,
    ...(seal.from === undefined ? {} : { from: seal.from }),
    opening,
    actions,
    ...(talks === undefined ? {} : { talks }),
  }
}

/** Reads a record, or says what is wrong with it. Nothing in it is believed yet: that is for `replay`. */
export function readRecord(text: string): MatchRecord {
  const corrupt = (reason: string): MusterError => new MusterError('corrupt-save', { reason })
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    throw corrupt('it is not JSON, or was cut off')
  }
  if (!isObject(data) || data.format !== RECORD_FORMAT) throw corrupt(`it does not say "${RECORD_FORMAT}"`)
  const { game, version, setup, position, commitment: promise, seed, nonces, from, opening, actions } = data
  if (typeof game !== 'string' || typeof version !== 'number') throw corrupt('it does not name its game')
  if (!isSetup(setup)) throw corrupt('its set-up is missing')
  if (position !== undefined && !isPosition(position)) throw corrupt('its position is not complete')
  if (typeof promise !== 'string' || !Array.isArray(nonces))
    throw corrupt('its commitment or nonces are missing')
  if (!nonces.every((nonce) => typeof nonce === 'string')) throw corrupt('its nonces are not texts')
  if (seed !== undefined && typeof seed !== 'string') throw corrupt('its seed is not a text')
  if (from !== undefined && !isEarlier(from)) throw corrupt('the match that it goes on from is not complete')
  if (!isObject(opening) || !isDraws(opening.draws) || typeof opening.digest !== 'string') {
    throw corrupt('its opening is missing')
  }
  if (!Array.isArray(actions)) throw corrupt('it has no list of actions')
  actions.forEach((each, i) => {
    if (!isRecordedAction(each)) throw corrupt(`action ${i + 1} is not complete`)
  })
  return data as unknown as MatchRecord
}

const isObject = (data: unknown): data is Record<string, unknown> => typeof data === 'object' && data !== null

const isSetup = (data: unknown): data is Setup =>
  isObject(data) &&
  typeof data.scenario === 'string' &&
  Number.isInteger(data.players) &&
  isObject(data.options) &&
  Object.values(data.options).every((value) => typeof value === 'string')

const isEarlier = (data: unknown): data is NonNullable<Seal['from']> =>
  isObject(data) &&
  typeof data.seed === 'string' &&
  Array.isArray(data.nonces) &&
  data.nonces.every((nonce) => typeof nonce === 'string') &&
  Number.isInteger(data.gestures) &&
  (data.from === undefined || isEarlier(data.from))

const isPosition = (data: unknown): data is Position =>
  isObject(data) &&
  typeof data.begin === 'string' &&
  isObject(data.board) &&
  Object.values(data.board).every((words) => typeof words === 'string')

const isDraws = (data: unknown): data is number[] =>
  Array.isArray(data) && data.every((each) => Number.isInteger(each) && each >= 0)

const isRecordedAction = (data: unknown): data is RecordedAction =>
  isObject(data) &&
  Number.isInteger(data.seat) &&
  typeof data.action === 'string' &&
  typeof data.digest === 'string' &&
  isDraws(data.draws)

/**
 * Plays a record again from its revealed seed and compares every draw and every state with what it says.
 * Throws a typed error that names the first action that disagrees.
 */
export function replay<S extends BaseState, V>(game: Game<S, V>, record: MatchRecord): Match<S, V> {
  checkRules(game, record.version)
  if (record.seed === undefined) {
    throw new MusterError('corrupt-save', { reason: 'its seed has not been revealed yet' })
  }
  if (commitment(record.seed) !== record.commitment) throw new MusterError('bad-commitment')
  const { setup, position, version, seed, nonces, from } = record
  const dice = diceOf({ seed, nonces, ...(from === undefined ? {} : { from }) })
  const match =
    position === undefined
      ? startMatch(game, checkSetup(game, setup), dice.chance, version)
      : startFrom(game, position, dice.chance)
  dice.after(0)
  compare(0, record.opening, match.opening.draws, match.state)
  record.actions.forEach((each, i) => {
    const entry = replayOne(match, each, i + 1)
    dice.after(i + 1)
    compare(i + 1, each, entry.draws, match.state)
  })
  return match
}

function replayOne(match: Match, each: RecordedAction, number: number): Entry {
  try {
    const actions = parseGesture(match.game, each.action)
    const entry = actAll(match, each.seat, actions)
    if (entry.actions.length === actions.length) return entry
    const reason = `"${each.action}" goes on after a choice that was final`
    throw new MusterError('does-not-verify', { number, reason })
  } catch (error) {
    if (!(error instanceof MusterError) || error.code === 'does-not-verify') throw error
    throw new MusterError('does-not-verify', { number, reason: `"${each.action}": ${error.message}` })
  }
}

function compare(
  number: number,
  said: { readonly draws: readonly number[]; readonly digest: string },
  draws: readonly number[],
  state: BaseState,
): void {
  if (said.draws.join() !== draws.join()) {
    const reason = `the file says the draws were ${said.draws.join(' ')}, the seed gives ${draws.join(' ')}`
    throw new MusterError('does-not-verify', { number, reason })
  }
  if (said.digest !== digest(state)) {
    throw new MusterError('does-not-verify', { number, reason: 'the position that follows is another one' })
  }
}
