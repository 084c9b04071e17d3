/** 5.0, 1.2 The action phase of one player: what his card lets him do, and the end of it. */
import { yes } from '@muster/kernel/verdict'
import type { Step } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import { NONE, type State } from '../state.ts'
import {
  BLOCKS_OF,
  CARD_AP,
  EVENT_OF,
  EVENTS,
  FORCE_MARCH,
  MUSTER,
  NO_EVENT,
  PIRACY,
  PLAGUE,
  type Side,
  SURPRISE,
  sideBit,
  TREASON,
} from '../tables.ts'
import { mayMove, movementOf } from './5-land-moves.ts'
import { mayRecruit, recruit, recruitsOf } from './5-recruits.ts'
import { declareMainAttacks } from './6-reserves.ts'

/**
 * 1.2 The value of the card is the number of action points. 5.1 An event gives its action points and its event, and
 * the points serve the event alone.
 */
export function beginActions(s: State, side: Side): void {
  const card = s.cards[side]
  s.event = EVENT_OF[card]
  s.points = CARD_AP[card]
  s.goal = NONE
  s.berths = []
  s.group.fill(0)
  switch (s.event) {
    case MUSTER:
      s.stack.push({ step: 'muster', side })
      return
    case PLAGUE:
      s.stack.push({ step: 'plague', side })
      return
    case TREASON:
      s.treason = side
      s.stack.push({ step: 'actions', side })
      return
    case NO_EVENT:
    case SURPRISE:
    case FORCE_MARCH:
    case PIRACY:
      s.stack.push({ step: 'actions', side })
      return
  }
}

/**
 * 1.2 Each action point is one move (5.2, 5.3) or one recruit (5.4), in any mix and order. 1.1 Nobody has to use his
 * card, and action points cannot be saved: what is left at the end is lost.
 */
export const actions: Step<State, FrameOf<'actions'>> = {
  rule: '1.2',
  discreet: true,
  seats: (_, f) => sideBit(f.side),
  prompt: (s) => ({
    code: 'actions',
    params: { points: s.points, event: EVENTS[s.event], ...(s.goal !== NONE && { area: s.goal }) },
  }),
  choices: {
    move: {
      args: ['block'],
      among: (_, f) => BLOCKS_OF[f.side],
      may: (s, f, block) => mayMove(s, f.side, block),
      act(s, _, __, block) {
        s.stack.push({ step: 'march', block, from: s.at[block], left: movementOf(s) })
      },
    },
    recruit: {
      args: ['block', 'area'],
      among: (s, f) => recruitsOf(s, f.side),
      may: (s, f, block, area) => mayRecruit(s, f.side, block, area),
      act: (s, _, referee, block, area) => recruit(s, referee, block, area),
    },
    end: {
      args: [],
      may: () => yes,
      act(s, f, referee) {
        s.stack.pop()
        referee.emit({ type: 'actions-ended', side: f.side })
        declareMainAttacks(s, referee, f.side)
      },
    },
  },
}
