/** The two events that are not spent on ordinary moves: Muster and Plague. The others are in 5.2, 5.3 and 6.9. */
import { isFriendly } from '@muster/block-kit/blocks'
import { no, type Verdict, yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import { FACT_PLAGUE, type State } from '../state.ts'
import { BLOCKS_OF, BOTH, CITIES, CITY, EVERY_AREA, enemyOf, type Side, sideBit } from '../tables.ts'
import { isClosedTo, isOpen } from './2-board.ts'
import { inOrderOfToken } from './3-armies.ts'
import { loseStep } from './6-deaths.ts'

const NOT_A_MUSTERING_PLACE = no('card-muster', 'not-friendly-or-vacant')
const NOT_AN_ENEMY_CITY = no('card-plague', 'not-an-enemy-city')

function passEvent(s: State, side: Side, referee: Referee): void {
  s.stack.pop()
  referee.emit({ type: 'event-passed', side, card: s.cards[side] })
}

/** card-muster Name one friendly or vacant area; any of your blocks that can reach it by land may move there. */
export const muster: Step<State, FrameOf<'muster'>> = {
  rule: 'card-muster',
  seats: (_, f) => sideBit(f.side),
  choices: {
    muster: {
      args: ['area'],
      among: () => EVERY_AREA,
      may: (s, f, area) => mayMusterIn(s, f.side, area),
      act(s, f, referee, area) {
        s.stack.pop()
        s.goal = area
        referee.emit({ type: 'muster-named', side: f.side, area })
        s.stack.push({ step: 'actions', side: f.side })
      },
    },
    pass: { args: [], may: () => yes, act: (s, f, referee) => passEvent(s, f.side, referee) },
  },
}

function mayMusterIn(s: State, side: Side, area: number): Verdict {
  return isOpen(s, side, area) && !isClosedTo(side, area) ? yes : NOT_A_MUSTERING_PLACE
}

/** card-plague, R-17 Choose a city area held by the enemy and by no block of yours: every block there loses a step. */
export const plague: Step<State, FrameOf<'plague'>> = {
  rule: 'card-plague',
  seats: (_, f) => sideBit(f.side),
  choices: {
    plague: {
      args: ['area'],
      among: () => CITIES,
      may: (s, f, area) => (CITY[area] && isFriendly(s, enemyOf(f.side), area) ? yes : NOT_AN_ENEMY_CITY),
      act: (s, f, referee, area) => strike(s, f.side, referee, area),
    },
    pass: { args: [], may: () => yes, act: (s, f, referee) => passEvent(s, f.side, referee) },
  },
}

/** card-plague Blocks at their last step are eliminated. How many fall is news to the player who sent it. */
function strike(s: State, side: Side, referee: Referee, area: number): void {
  s.stack.pop()
  referee.emit({ type: 'plague-strikes', side, area })
  referee.reveal(s.facts, FACT_PLAGUE, BOTH)
  for (const block of inOrderOfToken(s, BLOCKS_OF[enemyOf(side)])) {
    if (s.at[block] === area && s.outcome === null) loseStep(s, referee, block)
  }
}
