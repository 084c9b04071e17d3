import type { Refusal } from './verdict.ts'

/**
 * Every way in which the kernel says that it was asked for something it cannot do. A refusal (verdict.ts) is not
 * an error: it is the answer to a player. These are for bad input, and each has a stable code and a sentence.
 */
export const errorSentences = {
  'unknown-game': 'There is no game called "{game}".',
  'unknown-scenario': '{game} has no scenario called "{scenario}". Its scenarios are: {known}.',
  'unknown-option': '{game} has no option called "{option}". Its options are: {known}.',
  'bad-option-value': 'The option "{option}" cannot be "{value}". Choose one of: {known}.',
  'bad-player-count': '{scenario} is for {known} players, not {players}.',
  'unknown-seat': 'There is no seat {seat} in this match.',
  'unknown-choice': 'No choice is called "{choice}" in this game.',
  'unknown-thing': 'Nothing of the kind "{domain}" is called "{id}" in this game.',
  'not-your-turn': '{seat} has nothing to decide now; it is for {known} to choose.',
  'match-over': 'The match is over; nothing more can be done in it.',
  'not-offered': 'That is not allowed now (rule {rule}: {reason}).',
  'nothing-to-undo': 'There is nothing of yours to take back: {reason}.',
  'corrupt-save': 'This file is not a complete Muster match: {reason}.',
  'wrong-version':
    'This match was begun under version {version} of the rules of {game}, which is not played here any more or not yet; here: {known}.',
  'does-not-verify': 'Action {number} does not agree with the rules and the dice: {reason}.',
  'bad-commitment': 'The seed in this file does not match the commitment published at the start.',
  'bad-position': 'This is not a position of {game}: {reason}.',
  'broken-rules': 'The rules of {game} reached a position in which nobody can do anything: step {step}.',
} as const

export type ErrorCode = keyof typeof errorSentences

export class MusterError extends Error {
  readonly code: ErrorCode
  readonly params: Readonly<Record<string, string | number>>
  /** What the rules said, when it is they who do not allow it. */
  readonly refusal: Refusal | null
  constructor(
    code: ErrorCode,
    params: Readonly<Record<string, string | number>> = {},
    refusal: Refusal | null = null,
  ) {
    super(errorSentences[code].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? '?')))
    this.name = 'MusterError'
    this.code = code
    this.params = params
    this.refusal = refusal
  }
}
