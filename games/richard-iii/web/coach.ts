/** When a newcomer to Richard III is told what. */
import {
  anchorOf,
  asks,
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

export const lines = coachLines(COACH, COACH_RULES, {
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
