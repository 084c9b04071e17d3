/**
 * What a Captain thinks of a choice before it looks any further: first sight, by somebody who has played more. His traits
 * were found by playing (`testing/tune.ts`) and are kept as data, by scenario and side.
 */
import type { Seat } from '@muster/kernel/game'
import type { Sight } from '@muster/kernel/mind'
import { sightOf } from '../advice/advice.ts'
import { RECRUIT, type Traits } from '../advice/traits.ts'
import type { State } from '../state.ts'
import { EVERY_SIDE, SIDES, type Side } from '../tables.ts'
import data from './traits.json' with { type: 'json' }

type Found = Readonly<Record<string, Readonly<Record<(typeof SIDES)[number], Readonly<Partial<Traits>>>>>>

/** By scenario and side. */
const asFound = (found: Found, others: (scenario: string, side: Side) => Traits): Map<string, Traits[]> =>
  new Map(
    Object.entries(found).map(([scenario, sides]) => [
      scenario,
      EVERY_SIDE.map((side) => ({ ...others(scenario, side), ...sides[SIDES[side]] })),
    ]),
  )

/** What was not looked for is as the Recruit has it; a Marshal's as the Captain has it. */
const CAPTAINS: ReadonlyMap<string, readonly Traits[]> = asFound(data.scenarios, () => RECRUIT)
export const traitsOf = (scenario: string, side: Side): Traits => CAPTAINS.get(scenario)?.[side] ?? RECRUIT
const MARSHALS: ReadonlyMap<string, readonly Traits[]> = asFound(data.marshals, traitsOf)
export const marshalTraitsOf = (scenario: string, side: Side): Traits =>
  MARSHALS.get(scenario)?.[side] ?? RECRUIT

export const counsel = (s: State, seat: Seat): Sight => sightOf(traitsOf(s.scenario, seat as Side), s, seat)
export const marshalsCounsel = (s: State, seat: Seat): Sight =>
  sightOf(marshalTraitsOf(s.scenario, seat as Side), s, seat)
