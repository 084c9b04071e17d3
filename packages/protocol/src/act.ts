/**
 * A choice is most of what a server hears. It is looked at by hand, in a tenth of the time that the schema takes; whatever this does not
 * know is for the schema, which also says what is wrong with it.
 */
import { MATCH_ID } from './matches.ts'
import { CHOICE, MAX_CHOICE, MAX_CHOICES } from './play.ts'
import type { ClientMessage } from './socket.ts'
import { COMMAND_ID, MAX_INTEGER, MAX_SEATS } from './values.ts'

export type Act = Extract<ClientMessage, { type: 'act' }>

const isWhole = (value: unknown, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most

const isWord = (value: unknown, pattern: RegExp): boolean => typeof value === 'string' && pattern.test(value)

const isChoice = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= MAX_CHOICE && CHOICE.test(value)

const isGesture = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.length <= MAX_CHOICES && value.every(isChoice)

/** Without `carryOn`, which may be left out. */
const KEYS = 7

/** Whether this is a choice that the schema lets pass as it is. */
export function isAct(said: object): said is Act {
  const { type, id, match, seat, command, decision, choices, carryOn }: { [K in keyof Act]?: unknown } = said
  if (type !== 'act') return false
  if (carryOn !== undefined && typeof carryOn !== 'boolean') return false
  return (
    isWhole(id, Number.MAX_SAFE_INTEGER) &&
    isWord(match, MATCH_ID) &&
    isWhole(seat, MAX_SEATS - 1) &&
    isWord(command, COMMAND_ID) &&
    isWhole(decision, MAX_INTEGER) &&
    isGesture(choices) &&
    Object.keys(said).length === (carryOn === undefined ? KEYS : KEYS + 1)
  )
}
