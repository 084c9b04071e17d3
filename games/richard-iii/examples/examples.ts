/** The worked examples of the rulebook that can be stepped through on a board, by the ids of EXAMPLES.md. */
import type { WorkedExample } from '@muster/kernel/worked-example'
import { BATTLES } from './battles.ts'
import { MOVEMENT } from './movement.ts'
import { TURNS } from './turns.ts'

export const EXAMPLES: readonly WorkedExample[] = [...MOVEMENT, ...BATTLES, ...TURNS]
