/** What opponents know of Hammer of the Scots. */
import type { Mind } from '@muster/kernel/mind'
import { NONE, type State } from '../state.ts'
import { BROAD, HammerEye } from './look.ts'

/** A mind of one's own: it keeps sheets that are written over at every look. */
export function hammerMind(): Mind<State> {
  const eye = new HammerEye()
  return {
    duel: true,
    broad: BROAD,
    look: (s, _, sheet) => eye.look(s, sheet),
    checkpoint: (s) => s.year,
    quiet: (s) => cardsAreToBeLaid(s),
    book: (s) => s.scenario,
    routine: ROUTINE,
    trusts: 'eye',
  }
}

const ROUTINE = new Set([
  'take-hits',
  'english-builds',
  'scottish-builds',
  'english-disband',
  'battles',
  'regroup',
])

/** A game turn begins: no battle is open, no march under way. */
function cardsAreToBeLaid(s: State): boolean {
  const frame = s.stack[s.stack.length - 1]
  return (
    frame !== undefined && frame.step === 'play-cards' && frame.laid[0] === NONE && frame.laid[1] === NONE
  )
}
