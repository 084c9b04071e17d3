/** When a newcomer to Richard III is told what. */
import { type BlockFace, block as paintBlock } from '@muster/board-kit/block'
import {
  anchorOf,
  asks,
  type Coaching,
  coachLines,
  crowded,
  heard,
  hitsBetter,
  inBattle,
  offersVerb,
  overBorder,
  ownPiece,
} from '@muster/table-kit/coach/lines.ts'
import type { Table } from '@muster/table-kit/table.svelte.ts'
import mapData from '../data/map.json'
import { ANATOMY } from '../text/anatomy.ts'
import { COACH, COACH_RULES } from '../text/coach.ts'
import type { RichardView } from '../view.ts'

const seen = (table: Table): RichardView => table.view as RichardView
const EXILES: ReadonlySet<string> = new Set(
  mapData.areas.flatMap(({ id, exileOf }) => (exileOf === null ? [] : [id])),
)
/** Of blue and red borders. */
const NARROW = 3
const SUPPLIED = 4
const NEAR_THE_END = 6

const lines = coachLines(COACH, COACH_RULES, {
  block: (table) =>
    asks(table, 'play-cards', 'actions') && !inBattle(table)
      ? (ownPiece(table, ({ face }) => face?.heir != null) ?? ownPiece(table))
      : null,
  hand: (table) => (asks(table, 'play-cards', 'keep-hands') ? 'hand' : null),
  exile: (table) => (asks(table, 'actions') ? ownPiece(table, ({ area }) => EXILES.has(area)) : null),
  'by-sea': (table) =>
    table.chosen.length > 0 && table.activeArea !== null && EXILES.has(table.activeArea)
      ? `area ${table.activeArea}`
      : null,
  recruit: (table) => (offersVerb(table, 'recruit') ? 'choices' : null),
  border: (table) => (asks(table, 'actions', 'march') ? overBorder(table, NARROW) : null),
  'second-border': (table) => (asks(table, 'main-attack') ? 'prompt' : null),
  order: (table) => (asks(table, 'battle') ? 'order' : null),
  hits: (table) => (inBattle(table) && heard(table, 'hit') ? 'dice' : null),
  charge: (table) => (offersVerb(table, 'charge') ? 'prompt' : null),
  treachery: (table) => (offersVerb(table, 'persuade') ? 'prompt' : null),
  home: hitsBetter,
  bombard: (table) =>
    inBattle(table)
      ? anchorOf(table.pieces.find(({ area, face }) => area === table.battleArea && face?.kind === 'bombard'))
      : null,
  supply: (table) => (asks(table, 'actions') ? crowded(table, SUPPLIED) : null),
  'last-turns': (table) =>
    asks(table, 'play-cards') && seen(table).turn >= NEAR_THE_END ? 'tip campaigns' : null,
  'heir-in-danger': (table) =>
    inBattle(table)
      ? ownPiece(
          table,
          ({ area, face }) => area === table.battleArea && face?.heir != null && face.steps === 1,
        )
      : null,
})

/** An example of a block, at full strength. */
const drawn = (face: BlockFace | null, side: string): string => {
  if (face === null) return ''
  return paintBlock({ side, x: 0, y: 0, size: 100, face: { ...face, steps: face.max } })
}

/** `faceOf` is the game's own way to draw the examples. */
export const coaching = (faceOf: (id: string, steps: number) => BlockFace | null): Coaching => ({
  lines,
  anatomy: {
    examples: [drawn(faceOf('march', 1), 'york'), drawn(faceOf('buckingham-l', 1), 'lancaster')],
    marks: [
      { on: 0, at: [50, -6], text: ANATOMY.strength },
      { on: 0, at: [112, 60], text: ANATOMY.rating },
      { on: 0, at: [112, 28], text: ANATOMY.heir },
      { on: 1, at: [104, 8], text: ANATOMY.hearts },
    ],
    note: ANATOMY.note,
    rule: '3.1',
  },
})
