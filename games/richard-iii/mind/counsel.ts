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

type Found = Readonly<Partial<Traits>>
const found: Readonly<Record<string, Readonly<Record<(typeof SIDES)[number], Found>>>> = data.scenarios

/** By scenario and side. What was not looked for is as the Recruit has it. */
const TRAITS: ReadonlyMap<string, readonly Traits[]> = new Map(
  Object.entries(found).map(([scenario, sides]) => [
    scenario,
    EVERY_SIDE.map((side) => ({ ...RECRUIT, ...sides[SIDES[side]] })),
  ]),
)

export const traitsOf = (scenario: string, side: Side): Traits => TRAITS.get(scenario)?.[side] ?? RECRUIT

export const counsel = (s: State, seat: Seat): Sight => sightOf(traitsOf(s.scenario, seat as Side), s, seat)
