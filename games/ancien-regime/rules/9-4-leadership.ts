/**
 * 9.4 Leadership: Generals on or off the board, or a card, or Morale. Frederick's Move is in 9-7-movement.ts.
 */
import { pair } from '@muster/kernel/action'
import { type Verdict, yes } from '@muster/kernel/verdict'
import type { ActionsFrame } from '../frames.ts'
import { refuse } from '../refusals.ts'
import { STUART_NOT_PLAYED, STUART_WAITS, type State } from '../state.ts'
import {
  BRITAIN,
  EVERY_TERRITORY,
  FRANCE,
  GENERALS_OF,
  LEADERSHIP,
  MORALE_MAX,
  NONE,
  OWNER,
  SERVES,
  STUART,
} from '../tables.ts'
import { controlOf, enemyGeneralsIn, gainMorale, hasGeneral, NOTHING, powerOn, put } from './5-basics.ts'
import { type ActionChoice, close, isOpen, NOT_YOUR_ACTION, performs } from './9-0-turn.ts'

const UNDECIDED = 0
const LEADS_BY_PLACING = 1
const LEADS_BY_RECALLING = 2
export const LEADS_WITH_CARD = 3

const OVER = refuse('9.4', 'leadership-is-over')
const ONE_USE = refuse('9.4', 'one-use-of-leadership')
const NOT_BOTH = refuse('9.4.1', 'one-use-of-leadership')
const NOT_YOUR_GENERAL = refuse('9.4.1', 'not-your-general')
const ON_THE_BOARD = refuse('9.4.1', 'general-is-on-the-board')
const OFF_THE_BOARD = refuse('9.4.1', 'general-is-off-the-board')
const STUART_IS_WAITING = refuse('3.10.2', 'stuart-waits')
const NOT_CONTROLLED = refuse('9.4.1', 'not-controlled')
const OWN_GENERAL = refuse('9.4.1', 'own-general-there')
const ENEMY_GENERAL = refuse('9.4.1', 'enemy-general-there')
const NOT_IN_BRITAIN = refuse('3.10.4', 'no-french-general-in-britain')
const FULL = refuse('9.4.3', 'morale-is-full')

const leads = (s: State, f: ActionsFrame, seat: number): boolean =>
  isOpen(f, LEADERSHIP) && performs(s, seat, LEADERSHIP)

function mayLead(s: State, f: ActionsFrame, seat: number): Verdict {
  if (!performs(s, seat, LEADERSHIP)) return NOT_YOUR_ACTION
  return isOpen(f, LEADERSHIP) ? yes : OVER
}

/**
 * 9.4.1, R37 Where a Power may place a General: controlled, without an own General, without an enemy's. 3.10.4,
 * R5: and no French General but Stuart in British home territory, if the match is played with him.
 */
function mayPlaceIn(s: State, power: number, territory: number): Verdict {
  if (controlOf(s, territory) !== power) return NOT_CONTROLLED
  if (hasGeneral(s, power, territory)) return OWN_GENERAL
  if (enemyGeneralsIn(s, power, territory) !== 0) return ENEMY_GENERAL
  if (power === FRANCE && OWNER[territory] === BRITAIN && stuartInPlay(s)) return NOT_IN_BRITAIN
  return yes
}

/** Whether the match is played with 3.10 at all; Stuart himself may be gone by now. */
const stuartInPlay = (s: State): boolean => s.stuart !== STUART_NOT_PLAYED

/** 9.4.1 Any number of Generals from beside the board. */
const place: ActionChoice = {
  args: ['general', 'territory'],
  among(s, f, seat) {
    if (!leads(s, f, seat) || f.leadership > LEADS_BY_PLACING) return NOTHING
    const power = powerOn(s, LEADERSHIP)
    const found: number[] = []
    for (const general of GENERALS_OF[power]) {
      if (s.place[general] !== NONE) continue
      for (const territory of EVERY_TERRITORY) {
        if (controlOf(s, territory) === power) found.push(pair(general, territory))
      }
    }
    return found
  },
  may(s, f, general, territory, seat) {
    const verdict = mayLead(s, f, seat)
    if (verdict !== yes) return verdict
    if (f.leadership > LEADS_BY_PLACING) return NOT_BOTH
    const power = powerOn(s, LEADERSHIP)
    if (SERVES[general] !== power) return NOT_YOUR_GENERAL
    if (s.place[general] !== NONE) return ON_THE_BOARD
    if (general === STUART && s.stuart === STUART_WAITS) return STUART_IS_WAITING
    return mayPlaceIn(s, power, territory)
  },
  act(s, f, referee, general, territory) {
    f.leadership = LEADS_BY_PLACING
    put(s, referee, general, territory)
    referee.emit({ type: 'general-placed', power: SERVES[general], general, territory })
  },
}

/** 9.4.1, R13 Or any number of Generals off the board, their Units being lost; never both in one action. */
const recall: ActionChoice = {
  args: ['general'],
  among: (s, f, seat) => (leads(s, f, seat) ? GENERALS_OF[powerOn(s, LEADERSHIP)] : NOTHING),
  may(s, f, general, _, seat) {
    const verdict = mayLead(s, f, seat)
    if (verdict !== yes) return verdict
    if (f.leadership !== UNDECIDED && f.leadership !== LEADS_BY_RECALLING) return NOT_BOTH
    if (SERVES[general] !== powerOn(s, LEADERSHIP)) return NOT_YOUR_GENERAL
    return s.place[general] === NONE ? OFF_THE_BOARD : yes
  },
  act(s, f, referee, general) {
    f.leadership = LEADS_BY_RECALLING
    referee.emit({ type: 'general-recalled', power: SERVES[general], general, units: s.units[general] })
    put(s, referee, general, NONE)
  },
}

/** 9.4.2 Or one Battle card, drawn in its turn when all actions are finished. */
const takeCard: ActionChoice = {
  args: [],
  may(s, f, _, __, seat) {
    const verdict = mayLead(s, f, seat)
    return verdict === yes && f.leadership !== UNDECIDED ? ONE_USE : verdict
  },
  act(s, f, referee) {
    f.leadership = LEADS_WITH_CARD
    close(f, LEADERSHIP)
    referee.emit({ type: 'leadership-card', power: powerOn(s, LEADERSHIP) })
  },
}

/** 9.4.3 Or 1 Morale. */
const takeMorale: ActionChoice = {
  args: [],
  may(s, f, _, __, seat) {
    const verdict = mayLead(s, f, seat)
    if (verdict !== yes) return verdict
    if (f.leadership !== UNDECIDED) return ONE_USE
    return s.morale[powerOn(s, LEADERSHIP)] < MORALE_MAX ? yes : FULL
  },
  act(s, f, referee) {
    const power = powerOn(s, LEADERSHIP)
    gainMorale(s, power, 1)
    close(f, LEADERSHIP)
    referee.emit({ type: 'morale-gained', power, morale: 1 })
  },
}

/** 9.4 Nobody is forced to use it, or to go on. */
const endLeadership: ActionChoice = {
  args: [],
  may: (s, f, _, __, seat) => mayLead(s, f, seat),
  act(s, f, referee) {
    close(f, LEADERSHIP)
    referee.emit({ type: 'leadership-ended', power: powerOn(s, LEADERSHIP) })
  },
}

export const leadershipChoices = {
  place,
  recall,
  'take-card': takeCard,
  'take-morale': takeMorale,
  'end-leadership': endLeadership,
}
