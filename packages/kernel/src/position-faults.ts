/**
 * What can be wrong with a position, each with a stable code and a sentence. `{card first}` is the parameter `first`,
 * which names a card: whoever words it for people puts in its name.
 */
import { MusterError } from './errors.ts'
import type { InEveryLanguage } from './text.ts'

/** What can be wrong with a position of any game. A game adds what can be wrong with its own things. */
export const positionFaults = {
  'no-words': 'this game has no words for positions yet',
  'bad-text': 'the line "{line}" says nothing',
  impossible: '{fault}',
  'not-a-seat': '"{words}" does not begin with a seat',
  'played-refused': '"{words}" is refused by rule {rule} ({code})',
  'no-die': 'no die shows {roll}',
  'unknown-part': 'a moment of this game has no "{part}" of that kind',
  'other-rules': 'the moment is from version {version} of the rules, and this is version {known}',
  'nothing-begins': 'nothing begins with "{words}", but with {known}',
  'unknown-given': 'nothing is known of "{key}"; known: {known}',
  'given-number': '{given key} cannot be {amount}, only a whole number from {least} to {most}',
  'given-flag': '{given key} is so or not (true or false), not {amount}',
  'unknown-thing': 'there is no {what} called {name}',
} as const

export type PositionFault = keyof typeof positionFaults
export type FaultParams = Readonly<Record<string, string | number>>

/** The sentences of a game's own faults. */
export type FaultWords = Readonly<Record<string, InEveryLanguage>>

/** What is wrong with a position: a code for whoever words it, and the sentence in English. */
export interface Fault {
  readonly code: string
  readonly params: FaultParams
  readonly sentence: string
}

/** Makes faults with the codes of every game and those of one. */
export const faultsWith =
  <Own extends FaultWords>(own: Own) =>
  (code: PositionFault | (keyof Own & string), params: FaultParams = {}): Fault => {
    const sentence: string = code in own ? own[code].en : positionFaults[code as PositionFault]
    return { code, params, sentence }
  }

export const faultOf = faultsWith({})

/** A sentence with its parameters put in; `nameOf` words those that name a thing. */
export const fillFault = (
  sentence: string,
  params: FaultParams,
  nameOf: (domain: string, id: string) => string = (_, id) => id,
): string =>
  sentence.replace(/\{(?:(\w+) )?(\w+)\}/g, (_, domain: string | undefined, name: string) => {
    const value = String(params[name] ?? '?')
    return domain === undefined ? value : nameOf(domain, value)
  })

/** The error that says so, in words and with the code for those who word it otherwise. */
export const badPosition = (game: string, { code, params, sentence }: Fault): MusterError =>
  new MusterError('bad-position', { ...params, game, fault: code, reason: fillFault(sentence, params) })

/** What a position may give: a whole number from one to another, or that something is so or not. */
export type Ranges = Readonly<Record<string, readonly [least: number, most: number] | 'flag'>>

/** Numbers and flags that a position gives are of their kind and within their range. */
export function checkRanges(given: object, ranges: Ranges, game: string): void {
  for (const [key, value] of Object.entries(given)) {
    const range = ranges[key]
    if (range === undefined || value === undefined) continue
    const params = { key, amount: String(value) }
    if (range === 'flag') {
      if (typeof value !== 'boolean') throw badPosition(game, faultOf('given-flag', params))
      continue
    }
    const [least, most] = range
    if (!Number.isInteger(value) || value < least || value > most)
      throw badPosition(game, faultOf('given-number', { ...params, least, most }))
  }
}
