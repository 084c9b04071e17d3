/** When a newcomer to Ancien Régime is told what. */
import {
  asks,
  type Coaching,
  coachLines,
  heard,
  movable,
  offersVerb,
  ownPiece,
} from '@muster/table-kit/coach/lines.ts'
import { FREDERICK } from '../tables.ts'
import { ANATOMY } from '../text/anatomy.ts'
import { COACH, COACH_RULES } from '../text/coach.ts'
import { paintGeneral } from './pieces.ts'

const lines = coachLines(COACH, COACH_RULES, {
  race: () => 'rail',
  frederick: (table) => (asks(table, 'frederick') ? 'prompt' : null),
  wheel: (table) => (asks(table, 'actions') ? 'rail' : null),
  general: (table) => ownPiece(table),
  striped: (table) => (asks(table, 'frederick', 'movement-turn', 'actions') ? 'area silesia' : null),
  arbiter: (table) => (asks(table, 'arbiter') ? 'prompt' : null),
  march: (table) => (asks(table, 'movement-turn') ? movable(table) : null),
  garrison: (table) => (offersVerb(table, 'leave-garrison') ? 'prompt' : null),
  'at-peace': ({ asked }) =>
    asked?.rule?.id.startsWith('7.4') && asked.at !== null ? `area ${asked.at}` : null,
  support: (table) => (asks(table, 'support') ? 'prompt' : null),
  cards: (table) => (asks(table, 'cards') ? 'prompt' : null),
  result: (table) => (heard(table, 'battle-counted') ? 'prompt' : null),
  drill: (table) => (offersVerb(table, 'discard') ? 'prompt' : null),
  mobilisation: (table) => (offersVerb(table, 'end-mobilisation') ? 'prompt' : null),
  subsidies: (table) => (offersVerb(table, 'end-offers') ? 'prompt' : null),
  election: (table) => (asks(table, 'vote', 'claim') ? 'prompt' : null),
  diplomacy: (table) => (asks(table, 'status') ? 'prompt' : null),
  wave: (table) => (heard(table, 'turn-begins') ? 'prompt' : null),
})

export const coaching: Coaching = {
  lines,
  anatomy: {
    examples: [paintGeneral(FREDERICK, 2, 100)],
    marks: [
      { on: 0, at: [-4, 40], text: ANATOMY.general },
      { on: 0, at: [108, 80], text: ANATOMY.units },
    ],
    note: ANATOMY.note,
    rule: '5.9',
  },
}
