/** When a newcomer to Hammer of the Scots is told what. */
import { type BlockFace, block as paintBlock } from '@muster/board-kit/block'
import type { Anchor } from '@muster/table-kit/coach/anchors.ts'
import {
  anchorOf,
  asks,
  type Coaching,
  coachLines,
  heard,
  hitsBetter,
  inBattle,
  movable,
  overBorder,
  ownPiece,
  target,
} from '@muster/table-kit/coach/lines.ts'
import type { Table } from '@muster/table-kit/table.svelte.ts'
import { ANATOMY } from '../text/anatomy.ts'
import { COACH, COACH_RULES } from '../text/coach.ts'
import type { HammerView } from '../view.ts'

const seen = (table: Table): HammerView => table.view as HammerView
const RED = 2
const WINTER = ['english-disband', 'scottish-disband', 'english-builds', 'scottish-builds', 'overseas']

/** An area that both sides stand in. */
function contested({ pieces, viewerSeat }: Table): Anchor | null {
  const mine = pieces.find(
    (piece) =>
      piece.seat === viewerSeat &&
      pieces.some((other) => other.area === piece.area && other.seat !== viewerSeat),
  )
  return mine === undefined ? null : `area ${mine.area}`
}

/** An area that the viewer's blocks have entered over two borders. */
function enteredTwice(table: Table): Anchor | null {
  const entered = seen(table).crossed[table.viewerSeat] ?? []
  const twice = entered.find(([from, to]) => entered.some(([other, into]) => into === to && other !== from))
  return twice !== undefined && table.attacks(twice[1]) ? `area ${twice[1]}` : null
}

const lines = coachLines(COACH, COACH_RULES, {
  block: (table) => (asks(table, 'play-cards', 'move') && !inBattle(table) ? ownPiece(table) : null),
  hand: (table) => (asks(table, 'play-cards') ? 'hand' : null),
  'event-card': (table) => {
    const event = [...table.offers.cards.keys()].find((card) => !card.startsWith('move-'))
    return event === undefined ? null : `card ${event}`
  },
  group: (table) => (asks(table, 'move') ? movable(table) : null),
  attack: (table) => (asks(table, 'move') ? target(table, table.attacks) : null),
  'red-border': (table) => (asks(table, 'move') ? overBorder(table, RED) : null),
  'second-border': (table) => (asks(table, 'move', 'main-attack') ? enteredTwice(table) : null),
  'anglo-scottish': (table) =>
    asks(table, 'move') && (table.activeArea === 'england' || target(table, (area) => area === 'england'))
      ? 'area england'
      : null,
  pinned: (table) => (asks(table, 'move') ? contested(table) : null),
  'end-moves': (table) => (asks(table, 'move') && table.confirm !== null ? 'buttons' : null),
  order: (table) => (asks(table, 'battle') ? 'order' : null),
  hits: (table) => (inBattle(table) && heard(table, 'hit') ? 'dice' : null),
  home: hitsBetter,
  retreat: (table) =>
    asks(table, 'battle') && table.offers.pairs.size > 0
      ? anchorOf(
          table.pieces.find(
            ({ block, face }) => block !== null && table.offers.pairs.has(block) && face?.steps === 1,
          ),
        )
      : null,
  'changed-sides': (table) => (heard(table, 'noble-changed-sides') ? 'tip nobles' : null),
  'winter-near': (table) => (asks(table, 'play-cards') && seen(table).hand.length <= 2 ? 'hand' : null),
  castle: (table) => (asks(table, ...WINTER) ? 'prompt' : null),
  raid: ({ pieces, client }) =>
    pieces.some(({ area, seat }) => area === 'england' && client.sides[seat] === 'scotland')
      ? 'area england'
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
    examples: [drawn(faceOf('wallace', 1), 'scotland')],
    marks: [
      { on: 0, at: [50, -6], text: ANATOMY.strength },
      { on: 0, at: [66, 104], text: ANATOMY.letter },
      { on: 0, at: [112, 58], text: ANATOMY.number },
      { on: 0, at: [-6, 14], text: ANATOMY.movement },
      { on: 0, at: [104, 10], text: ANATOMY.cross },
    ],
    note: ANATOMY.note,
    rule: '2.1',
  },
})
