/** 8.2, 8.3 A Sally or a Storming as a whole: all who can take part, the strongest first, or nobody. */
import type { Course } from '@muster/kernel/mind'
import { yes } from '@muster/kernel/verdict'
import { takesPart } from '../rules/8-sieges.ts'
import { mayBombard } from '../rules/8-storming.ts'
import type { State } from '../state.ts'
import { AREA_OF_CITY, BLOCKS_OF, insideOf, isArtillery, type Side, STORMING_VALUE } from '../tables.ts'
import { firepower } from './board.ts'

const NOBODY: Course = [['decline']]

/** Null where there is nothing to choose as a whole; nothing once blocks have been told off. */
export function assaultsOf(s: State, side: Side): readonly Course[] | null {
  const frame = s.stack[s.stack.length - 1]
  if (frame.step !== 'sally' && frame.step !== 'storm') return null
  if (frame.blocks.length > 0) return []
  // To bombard costs nothing, and says more.
  if (frame.step === 'storm' && mayBombard(s, frame) === yes) return []
  const { city } = frame
  const place = frame.step === 'storm' ? AREA_OF_CITY[city] : insideOf(city)
  const most = frame.step === 'storm' ? STORMING_VALUE[city] : BLOCKS_OF[side].length
  const able = BLOCKS_OF[side].filter(
    (block) => s.at[block] === place && !isArtillery(block) && takesPart(s, block),
  )
  const chosen = able.toSorted((one, two) => firepower(s, two) - firepower(s, one)).slice(0, most)
  if (chosen.length === 0) return []
  return [NOBODY, [...chosen.map((block) => ['join', block] as const), [frame.step]]]
}
