/**
 * What can be wrong with a position, each with a stable code and a sentence. `{block block}` is the parameter `block`,
 * which names a block: whoever words it for people puts in its name.
 */
import { MusterError } from './errors.ts'

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
  twice: '{block block} stands in {area place} twice',
  both: '{block block} stands both in {area one} and in {area other}',
  'not-an-entry': '"{entry}" in {area place} is not a block, its strength and its way',
  'off-map': '{block block} is not on the map ({area place}), so nothing more can be said of it',
  strength: '{block block} cannot have the strength {strength}, only 1 to {most}',
  'hand-size': 'a hand has at most {size} cards, not {count}',
  'unequal-hands': 'both sides have as many cards in hand',
  'held-twice': 'the card {card card} is held twice',
  'no-border': '{area from} and {area to} have no border',
  'border-limit': 'no more than {limit} blocks of a side cross from {area from} to {area to}',
  'same-card': 'both sides cannot play {card card}',
  'played-and-held': '{card card} is played and still held',
  'no-battle': 'there are not two sides in {area area} to fight a battle',
  'never-in-pool': '{block block} is never in a pool',
  'one-noble': '{block block} and {block other} are one noble, who cannot stand on both sides',
  norse: 'the Norse stand on Scottish coasts, not in {area area}',
  'noble-nowhere': 'nobody said where {block block} or {block other} is',
  'one-man': '{block block} and {block other} are one man, who cannot serve both sides',
  'no-minor': '{block block} is no heir, so not among the minors',
  'no-heir': '{seat side} has no heir left',
  'hand-after-turn': 'a hand has {left} cards after turn {turn}, not {count}',
  'reserve-by-way': 'reserves are those who came another way than the main attack: say from where',
  'siege-marker': 'no Siege Marker shows {value}',
  'nobody-besieged': 'nobody is besieged in {city city}',
  'not-of-deck': '{card card} is not a card of the {seat side} deck',
  'action-points': 'nobody has {points} Action Points',
  morale: 'the Morale of {power power} cannot be {amount}, only 0 to {most}',
  money: 'the Money of {power power} cannot be {amount}, only 0 to {most}',
  influence: 'the Influence of {power power} cannot be {amount}, only 0 to {most}',
  units: 'the number of Units of {general who} in {territory where} cannot be {amount}, only 0 to {most}',
  'not-a-piece': '"{piece}" in {territory where} is not a General, a garrison or a fortress',
  impassable: 'nobody can be in {territory where}',
  'two-fortresses': 'there are two fortresses in {territory where}',
  'two-garrisons': 'there are two garrisons in {territory where}',
  'both-territories': '{general who} stands both in {territory one} and in {territory other}',
  'no-more-generals': '{who} has no more Generals',
  'cards-of-value': 'there are only {count} cards of value {value}',
  'never-acts': '{power power} never has {action action}',
  unfought: 'there are two sides in {area area}, and nobody fights there',
  'enemy-exile': '{block block} cannot be in the exile of the other house ({area area})',
  'levy-at-sea': '{block block} is a levy and never goes overseas',
  'rebel-for-king': 'the Rebel does not fight for the King',
  'rebel-dead': 'the Rebel never dies',
  'only-irish': 'only the Irish wait in Ireland, not {block block}',
  'only-covenanters': 'only Covenanters are in Scotland, not {block block}',
  'garrison-outside': '{block block} is a Garrison and stays in a City',
  'both-inside': 'both sides are in {city city}',
  'city-full': 'no more than {most} blocks of foot and horse stand in {city city}',
  'two-generals': 'two Generals of {power power} are in {territory where}',
  'too-many-tokens': '{power power} has no more tokens for Units and Garrisons',
  'too-many-fortresses': 'there are only {most} Fortresses',
  'minor-influence': '{power power} is a Minor and has no Influence of its own',
  'other-status': '{power power} has the status of whoever controls it',
  'left-coalition': '{power power} leads its Coalition and stays in it',
  'enemies-share': 'enemies cannot stand together in {territory where}',
  'neutral-home':
    '{power power} cannot stand in {territory where}, the home of {power owner}, which is Neutral',
  'neutral-abroad': '{power power} is Neutral and cannot stand in {territory where}',
} as const

export type PositionFault = keyof typeof positionFaults
export type FaultParams = Readonly<Record<string, string | number>>

/** What is wrong with a position, for whoever words it. */
export interface Fault {
  readonly code: PositionFault
  readonly params: FaultParams
}

export const faultOf = (code: PositionFault, params: FaultParams = {}): Fault => ({ code, params })

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
export const badPosition = (game: string, fault: PositionFault, params: FaultParams = {}): MusterError =>
  new MusterError('bad-position', {
    ...params,
    game,
    fault,
    reason: fillFault(positionFaults[fault], params),
  })

/** What a position may give: a whole number from one to another, or that something is so or not. */
export type Ranges = Readonly<Record<string, readonly [least: number, most: number] | 'flag'>>

/** Numbers and flags that a position gives are of their kind and within their range. */
export function checkRanges(given: object, ranges: Ranges, game: string): void {
  for (const [key, value] of Object.entries(given)) {
    const range = ranges[key]
    if (range === undefined || value === undefined) continue
    const params = { key, amount: String(value) }
    if (range === 'flag') {
      if (typeof value !== 'boolean') throw badPosition(game, 'given-flag', params)
      continue
    }
    const [least, most] = range
    if (!Number.isInteger(value) || value < least || value > most)
      throw badPosition(game, 'given-number', { ...params, least, most })
  }
}
