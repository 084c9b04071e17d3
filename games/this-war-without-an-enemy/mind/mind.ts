/** What opponents know of This War Without an Enemy. */
import type { Seat } from '@muster/kernel/game'
import type { Comparison, Course, Mind } from '@muster/kernel/mind'
import { NONE, type State } from '../state.ts'
import type { Side } from '../tables.ts'
import { GROUP_WORDS, groupOf } from '../text/mind.ts'
import { assaultsOf } from './assaults.ts'
import { coursesOf, musterAt, restOfMove } from './columns.ts'
import { warCounsel } from './counsel.ts'
import { EMPHASIS } from './emphasis.ts'
import { WarEye } from './look.ts'

/** Years have six Turns. */
const TURNS = 6

/** A mind of one's own: it keeps tallies that are written over at every look. */
export function warMind(): Mind<State> {
  const eye = new WarEye()
  return {
    duel: true,
    look: (s, _, sheet) => eye.look(s, sheet),
    checkpoint: (s) => s.year * TURNS + s.turn,
    quiet: (s) => cardsAreToBeLaid(s),
    book: (s) => (OWN_BOOK.has(s.scenario) ? s.scenario : 'war'),
    routine: ROUTINE,
    trusts: 'eye',
    counsel: warCounsel(),
    instinct: INSTINCT,
    fights: FIGHTS,
    weighs: WEIGHED,
    assaults: (s, seat) => assaultsOf(s, seat as Side),
    emphasis: EMPHASIS,
    group: groupOf,
    words: GROUP_WORDS,
    plans: { steps: PLANNED, rest: 'actions', done: ['end'], courses, comparison: COMPARISON },
  }
}

/** Scenarios that are played better by a book of their own than by what was learned from all of them together. */
const OWN_BOOK = new Set<string>(['early-war', 'path-to-war'])

const PLANNED = new Set(['actions', 'group-move', 'muster', 'sea-move'])
/**
 * Marshals play out nothing but what to begin. Whom to take along and where to, once a march is begun, and which card to lay
 * differ by less than the dice of a playout do: they chose worse there than the Captain's eye.
 */
const ROUTINE = new Set([
  'play-cards',
  'event',
  'group-move',
  'muster',
  'sea-move',
  'initiative',
  'regional-recruitment',
  'free-recruits',
  'deserter',
  'clubmen',
  'plot',
  'camp-fever',
  'strip-garrisons',
  'supplies',
])
/**
 * Between two ways one playout is off by 0.14 of a win through its dice and by 0.03 before them, where ways differ by 0.03 and
 * by 0.04 from what the eye had thought: a few playouts spoil the choice, many mend it a little.
 */
const COMPARISON: Comparison = { deals: 24, playouts: 600, opinion: 2, marched: 2, fought: 0.1 }
/**
 * Combat is left to first sight, and so is all that follows from it. So are the cards given up in 1642: whoever had good
 * ones left had mostly been slow to use them, from which the eye has learned that it is better to have none.
 */
const INSTINCT = new Set([
  'discard',
  'place-charles',
  'place-blocks',
  'battles',
  'aim',
  'keep-siege',
  'main-attack',
  'withdrawal',
  'withdrawal-losses',
  'join-battle',
  'general-retreat',
  'last-stand',
  'well-positioned',
  'aim-guns',
  'fire-or-engage',
  'take-hits',
  'go-on',
  'retreat',
  'capture',
  'turncoats',
  'regroup',
  'siege-combats',
  'fire-on-lines',
  'sally',
  'pick-besiegers',
  'sally-guns',
  'mining',
  'storm',
  'exchange',
  'supply',
  'siege-resolutions',
  'siege-attrition',
  'surrender',
  'rupert-dismissed',
  'fever-losses',
  'new-model-horse',
  'new-model-strength',
  'return-home',
])

/** 7.2, 7.3 General Retreat, and another round: what the dice are likely to come to says more than the odds by eye. */
const FIGHTS = new Set(['general-retreat', 'go-on'])

/** 6.15, 7.6, 8.2, 8.3, 11.3 Who goes behind walls, where to retreat, whether to sally or to storm, who is sent home. */
const WEIGHED = new Set(['enter-city', 'retreat', 'sally', 'storm', 'return-home'])

/** A Turn begins: no battle is open, no march under way. */
function cardsAreToBeLaid(s: State): boolean {
  const frame = s.stack[s.stack.length - 1]
  return (
    frame !== undefined && frame.step === 'play-cards' && frame.laid[0] === NONE && frame.laid[1] === NONE
  )
}

function courses(s: State, seat: Seat): readonly Course[] {
  const side = seat as Side
  const frame = s.stack[s.stack.length - 1]
  switch (frame.step) {
    case 'actions':
      return coursesOf(s, side)
    case 'group-move':
      return restOfMove(s, side, frame.area, frame.blocks)
    case 'muster':
      return [musterAt(s, side, frame.area)]
    default:
      return []
  }
}
