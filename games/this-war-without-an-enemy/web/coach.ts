/** When a newcomer to This War Without an Enemy is told what. */
import { block as paintBlock } from '@muster/board-kit/block'
import {
  asks,
  type Coaching,
  coachLines,
  crowded,
  heard,
  inBattle,
  offersVerb,
  ownPiece,
  target,
} from '@muster/table-kit/coach/lines.ts'
import { ANATOMY } from '../text/anatomy.ts'
import { COACH, COACH_RULES } from '../text/coach.ts'
import { faceAt } from './pieces.ts'

const SUPPLIED = 4

const lines = coachLines(COACH, COACH_RULES, {
  block: (table) =>
    asks(table, 'discard', 'play-cards', 'actions') && !inBattle(table) ? ownPiece(table) : null,
  hand: (table) => (asks(table, 'play-cards') ? 'hand' : null),
  discard: (table) => (asks(table, 'discard') ? 'hand' : null),
  actions: (table) => (asks(table, 'actions') ? 'choices' : null),
  regional: ({ asked }) => (asked?.rule?.id === '6.16' && asked.at !== null ? `area ${asked.at}` : null),
  muster: (table) => (asks(table, 'actions') && offersVerb(table, 'muster') ? 'choices' : null),
  border: (table) => target(table, table.attacks),
  recruit: (table) => (asks(table, 'actions') && offersVerb(table, 'recruit') ? 'choices' : null),
  city: (table) => (asks(table, 'enter-city') ? 'prompt' : null),
  withdraw: (table) => (asks(table, 'withdrawal') ? 'prompt' : null),
  'fire-or-engage': (table) => (asks(table, 'fire-or-engage') ? 'prompt' : null),
  cavalry: (table) => (inBattle(table) && heard(table, 'rout-rolled', 'pursuit-rolled') ? 'dice' : null),
  'general-retreat': (table) => (asks(table, 'general-retreat') ? 'prompt' : null),
  siege: (table) => (heard(table, 'siege-begins', 'siege-marker') ? 'prompt' : null),
  storm: (table) => (asks(table, 'storm', 'siege-combat') ? 'prompt' : null),
  supply: (table) => (asks(table, 'actions') ? crowded(table, SUPPLIED) : null),
  'city-falls': (table) => (heard(table, 'city-changed-hands') ? 'rail' : null),
})

/** An example of a block, at full strength. */
const drawn = (id: string, side: string): string => {
  const face = faceAt(id, 1)
  if (face === null) return ''
  return paintBlock({ side, x: 0, y: 0, size: 100, face: { ...face, steps: face.max } })
}

export const coaching: Coaching = {
  lines,
  anatomy: {
    examples: [drawn('r-n-horse-northumb', 'royalist'), drawn('r-charles', 'royalist')],
    marks: [
      { on: 0, at: [50, -6], text: ANATOMY.strength },
      { on: 0, at: [112, 62], text: ANATOMY.effectiveness },
      { on: 0, at: [112, 30], text: ANATOMY.region },
      { on: 0, at: [65, 14], text: ANATOMY.discipline },
      { on: 1, at: [-8, 82], text: ANATOMY.leader },
    ],
    note: ANATOMY.note,
    rule: '3.1',
  },
}
