/**
 * 9 The Action Phase: the actions 1 to 6 of a turn. All Powers act at once (9.0.1); what chance gives is drawn
 * in the order of the actions, first when they open and then when all are finished, so that it does not matter
 * who was quicker. Each action is one Power's in a turn, so the verb says for which Power a seat chooses.
 */
import { yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import type { ActionsFrame } from '../frames.ts'
import { refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import {
  DRILL,
  EVERY_CARD,
  EVERY_POWER,
  EVERY_TERRITORY,
  GAIN_INFLUENCE,
  GENERALS_OF,
  LEADERSHIP,
  MOBILISATION,
  NONE,
  OWNER,
  powerBit,
  STRIPES,
  SUBSIDIES,
  TAXATION,
  VALUE,
} from '../tables.ts'
import { checkVictory } from './4-victory.ts'
import {
  allied,
  cardsOf,
  controlOf,
  discard,
  draw,
  handSize,
  isControlled,
  isMajor,
  isNeutral,
  powerOn,
  seatMask,
  sizeOf,
} from './5-basics.ts'
import {
  type ActionChoice,
  actionBit,
  close,
  isOpen,
  NOT_YOUR_ACTION,
  performs,
  waitsForSubsidies,
} from './9-0-turn.ts'
import { deliverCards, subsidyChoices } from './9-3-subsidies.ts'
import { LEADS_WITH_CARD, leadershipChoices } from './9-4-leadership.ts'
import { mobilisationChoices } from './9-5-mobilisation.ts'

/**
 * 9.0.1, 9.0.3 Opens the actions of a turn: the Drill card is drawn, taxes are paid, and everybody may choose.
 */
export function openActions(s: State, referee: Referee): void {
  const f: ActionsFrame = {
    step: 'actions',
    open: 0,
    money: EVERY_POWER.map(() => 0),
    cards: s.hands.map(() => 0),
    asked: 0,
    accepted: 0,
    leadership: 0,
    bought: 0,
    stock: 0,
  }
  const drilling = powerOn(s, DRILL)
  if (isControlled(s, drilling)) {
    draw(s, referee, drilling)
    if (handSize(s, drilling) > 0) f.open |= actionBit(DRILL)
  }
  const taxing = powerOn(s, TAXATION)
  if (isControlled(s, taxing)) tax(s, referee, taxing)
  const giver = powerOn(s, SUBSIDIES)
  if (isControlled(s, giver) && canGive(s, giver)) f.open |= actionBit(SUBSIDIES)
  const leader = powerOn(s, LEADERSHIP)
  if (isControlled(s, leader)) f.open |= actionBit(LEADERSHIP)
  if (isControlled(s, powerOn(s, MOBILISATION))) f.open |= actionBit(MOBILISATION)
  // The Drill's discard comes back to the piles before Leadership takes a card; without it one is kept for Leadership.
  const reserved = isOpen(f, LEADERSHIP) && !isOpen(f, DRILL) ? 1 : 0
  f.stock = sizeOf(s.pile) + sizeOf(s.discards) - reserved
  s.stack.push(f)
}

/**
 * 9.2, 5.2.1, 5.2.5 The value of every controlled territory that is own home, undisputed, or disputed without
 * own stripe.
 */
export function taxesOf(s: State, power: number): number {
  let money = 0
  for (const territory of EVERY_TERRITORY) {
    if (controlOf(s, territory) !== power) continue
    const owner = OWNER[territory]
    if (owner === power || (owner === NONE && ((STRIPES[territory] >> power) & 1) === 0))
      money += VALUE[territory]
  }
  return money
}

/** 9.2 Taxation; 7.6.4, R33 a Neutral Power collects double. R27: there is always Money enough. */
function tax(s: State, referee: Referee, power: number): void {
  const doubled = isNeutral(s, power)
  const money = taxesOf(s, power) * (doubled ? 2 : 1)
  s.money[power] += money
  referee.emit({ type: 'taxed', power, money, doubled })
}

/** R12 A Power without Allies, or with nothing to give, has nothing to do. */
function canGive(s: State, power: number): boolean {
  if (s.money[power] === 0 && handSize(s, power) === 0) return false
  for (const ally of EVERY_POWER)
    if (ally !== power && allied(s, power, ally) && isControlled(s, ally)) return true
  return false
}

const NO_SUCH_CARD = refuse('9.1', 'no-such-card')
const DISCARDED = refuse('9.1', 'already-discarded')

/** 9.1 Drill: a card has been drawn; now one is discarded, the new one if one likes. */
const discardOne: ActionChoice = {
  args: ['card'],
  among: () => EVERY_CARD,
  may(s, f, card, _, seat) {
    if (!performs(s, seat, DRILL)) return NOT_YOUR_ACTION
    if (!isOpen(f, DRILL)) return DISCARDED
    return cardsOf(s, powerOn(s, DRILL), card) > 0 ? yes : NO_SUCH_CARD
  },
  act(s, f, referee, card) {
    discard(s, referee, powerOn(s, DRILL), card)
    close(f, DRILL)
  },
}

/** 9.0.1 The actions 1 to 6 of a turn, for all Powers at once. */
export const actions: Step<State, ActionsFrame> = {
  rule: '9.0.1',
  discreet: true,
  seats(s, f) {
    let mask = 0
    if (isOpen(f, DRILL)) mask |= seatMask(s, powerOn(s, DRILL))
    if (isOpen(f, SUBSIDIES)) mask |= seatMask(s, powerOn(s, SUBSIDIES))
    if (isOpen(f, LEADERSHIP)) mask |= seatMask(s, powerOn(s, LEADERSHIP))
    if (isOpen(f, MOBILISATION) && !waitsForSubsidies(s, f)) mask |= seatMask(s, powerOn(s, MOBILISATION))
    if (f.asked !== 0) for (const power of EVERY_POWER) if ((f.asked >> power) & 1) mask |= seatMask(s, power)
    return mask
  },
  run: closeActions,
  prompt: (s, f, seat) => ({
    code: 'actions',
    params: {
      drill: isOpen(f, DRILL) && performs(s, seat, DRILL) ? 1 : 0,
      subsidies: isOpen(f, SUBSIDIES) && performs(s, seat, SUBSIDIES) ? 1 : 0,
      leadership: isOpen(f, LEADERSHIP) && performs(s, seat, LEADERSHIP) ? 1 : 0,
      mobilisation:
        isOpen(f, MOBILISATION) && performs(s, seat, MOBILISATION) && !waitsForSubsidies(s, f) ? 1 : 0,
    },
  }),
  choices: { discard: discardOne, ...subsidyChoices, ...leadershipChoices, ...mobilisationChoices },
}

/** R35 When all have finished, what is still to come is carried out in the order of the actions. */
function closeActions(s: State, f: ActionsFrame, referee: Referee): void {
  s.stack.pop()
  s.stack.push({ step: 'hand-limit' })
  deliverCards(s, f, referee)
  if (f.leadership === LEADS_WITH_CARD) draw(s, referee, powerOn(s, LEADERSHIP))
  drawMobilised(s, f, referee)
  gainInfluence(s, referee)
}

/**
 * 9.5.2, R5 One card for each own General off the board, Stuart in waiting included, besides those bought
 * (9.5.1).
 */
function drawMobilised(s: State, f: ActionsFrame, referee: Referee): void {
  const power = powerOn(s, MOBILISATION)
  if (!isControlled(s, power)) return
  let cards = f.bought
  for (const general of GENERALS_OF[power]) if (s.place[general] === NONE) cards++
  for (let i = 0; i < cards; i++) draw(s, referee, power)
}

/**
 * 9.6, 5.3, 5.2.4, R22 The value of each controlled disputed territory with own stripe and each home territory
 * of another Power.
 */
export function influenceOf(s: State, power: number): number {
  let influence = 0
  for (const territory of EVERY_TERRITORY) {
    if (controlOf(s, territory) !== power) continue
    const owner = OWNER[territory]
    if (owner === NONE ? (STRIPES[territory] & powerBit(power)) !== 0 : owner !== power)
      influence += VALUE[territory]
  }
  return influence
}

/**
 * 9.6 Gain Influence, 2 more for the Emperor (8.5). 12.7 A Minor gains none but the Emperor's 2, which go to
 * its controller.
 */
function gainInfluence(s: State, referee: Referee): void {
  const power = powerOn(s, GAIN_INFLUENCE)
  if (!isControlled(s, power)) return
  const emperor = s.emperor === power
  const influence = (isMajor(s, power) ? influenceOf(s, power) : 0) + (emperor ? 2 : 0)
  if (influence === 0) return
  s.influence[s.controller[power]] += influence
  referee.emit({ type: 'influence-gained', power, influence, emperor })
  checkVictory(s, referee)
}
