/**
 * 9.3, R47 Subsidies and Mercenaries: Money or cards for Allies, who may decline. Nothing changes hands in any
 * other way.
 */
import { pair } from '@muster/kernel/action'
import { type Verdict, yes } from '@muster/kernel/verdict'
import type { Emitted, Referee } from '../events.ts'
import type { ActionsFrame } from '../frames.ts'
import { refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import { CARD_KINDS, EVERY_CARD, EVERY_POWER, NONE, powerBit, SUBSIDIES } from '../tables.ts'
import { allied, cardsOf, NOTHING, powerOn } from './5-basics.ts'
import { type ActionChoice, close, isOpen, NOT_YOUR_ACTION, performs } from './9-0-turn.ts'

/** 9.3.1, 9.3.2, 12.10 Three in total, between Powers of one player too. */
const MAX_GIVEN = 3

const NOT_AN_ALLY = refuse('9.3', 'not-an-ally')
const NOT_TO_YOURSELF = refuse('9.3', 'not-to-yourself')
const UNCONTROLLED = refuse('12.11', 'uncontrolled-minor')
const THREE_MONEY = refuse('9.3.1', 'three-at-most')
const THREE_CARDS = refuse('9.3.2', 'three-at-most')
const EITHER = refuse('9.3', 'money-or-cards')
const NO_MONEY = refuse('9.3.1', 'no-money')
const NO_SUCH_CARD = refuse('9.3.2', 'no-such-card')
const OFFERS_ARE_MADE = refuse('9.3', 'offers-are-made')
const NOT_FOR_YOU = refuse('9.3', 'nothing-offered-to-you')

const total = (numbers: readonly number[]): number => {
  let sum = 0
  for (let i = 0; i < numbers.length; i++) sum += numbers[i]
  return sum
}

const EVERY_GIFT: readonly number[] = EVERY_POWER.flatMap((power) =>
  EVERY_CARD.map((card) => pair(power, card)),
)

/** 9.3, 7.5.5, 12.10 Only Allies receive, and only if somebody answers for them. */
function mayGive(s: State, f: ActionsFrame, to: number, seat: number): Verdict {
  if (!performs(s, seat, SUBSIDIES)) return NOT_YOUR_ACTION
  if (!isOpen(f, SUBSIDIES)) return OFFERS_ARE_MADE
  const giver = powerOn(s, SUBSIDIES)
  if (giver === to) return NOT_TO_YOURSELF
  if (!allied(s, giver, to)) return NOT_AN_ALLY
  return s.controller[to] === NONE ? UNCONTROLLED : yes
}

const gives = (s: State, f: ActionsFrame, seat: number): boolean =>
  isOpen(f, SUBSIDIES) && performs(s, seat, SUBSIDIES)

/** 9.3.1 Subsidies: one Money more for an Ally, three in all. */
const offerMoney: ActionChoice = {
  args: ['power'],
  among: (s, f, seat) => (gives(s, f, seat) ? EVERY_POWER : NOTHING),
  may(s, f, to, _, seat) {
    const verdict = mayGive(s, f, to, seat)
    if (verdict !== yes) return verdict
    if (total(f.cards) > 0) return EITHER
    if (total(f.money) >= MAX_GIVEN) return THREE_MONEY
    return s.money[powerOn(s, SUBSIDIES)] > 0 ? yes : NO_MONEY
  },
  act(s, f, referee, to) {
    const power = powerOn(s, SUBSIDIES)
    s.money[power]--
    f.money[to]++
    referee.emit({ type: 'money-offered', power, recipient: to })
  },
}

/** 9.3.2 Mercenaries: one card more for an Ally, three in all. Which it is only the two will know. */
const offerCard: ActionChoice = {
  args: ['power', 'card'],
  among: (s, f, seat) => (gives(s, f, seat) ? EVERY_GIFT : NOTHING),
  may(s, f, to, card, seat) {
    const verdict = mayGive(s, f, to, seat)
    if (verdict !== yes) return verdict
    if (total(f.money) > 0) return EITHER
    if (total(f.cards) >= MAX_GIVEN) return THREE_CARDS
    return cardsOf(s, powerOn(s, SUBSIDIES), card) > 0 ? yes : NO_SUCH_CARD
  },
  act(s, f, referee, to, card) {
    const power = powerOn(s, SUBSIDIES)
    s.hands[power * CARD_KINDS + card]--
    f.cards[to * CARD_KINDS + card]++
    referee.whisper({ type: 'card-offered', power, recipient: to }, s.seen[power], { card })
  },
}

/** R12 Each recipient answers for itself; between the Powers of one player it goes without asking. */
const endOffers: ActionChoice = {
  args: [],
  may(s, f, _, __, seat) {
    if (!performs(s, seat, SUBSIDIES)) return NOT_YOUR_ACTION
    return isOpen(f, SUBSIDIES) ? yes : OFFERS_ARE_MADE
  },
  act(s, f, referee) {
    const giver = powerOn(s, SUBSIDIES)
    close(f, SUBSIDIES)
    referee.emit({ type: 'offers-made', power: giver })
    for (const power of EVERY_POWER) {
      if (f.money[power] === 0 && cardsOffered(f, power) === 0) continue
      if (s.controller[power] === s.controller[giver]) f.accepted |= powerBit(power)
      else f.asked |= powerBit(power)
    }
    if (f.asked === 0) settleOffers(s, f, referee)
  },
}

export const cardsOffered = (f: ActionsFrame, power: number): number => {
  let cards = 0
  for (const card of EVERY_CARD) cards += f.cards[power * CARD_KINDS + card]
  return cards
}

function mayAnswer(s: State, f: ActionsFrame, power: number, seat: number): Verdict {
  return ((f.asked >> power) & 1) === 1 && s.controller[power] === seat ? yes : NOT_FOR_YOU
}

function answer(s: State, f: ActionsFrame, referee: Referee, power: number, accepted: boolean): void {
  f.asked &= ~powerBit(power)
  if (accepted) f.accepted |= powerBit(power)
  referee.emit({ type: 'offer-answered', power: powerOn(s, SUBSIDIES), by: power, accepted })
  if (f.asked === 0) settleOffers(s, f, referee)
}

/** R12 An offer may be declined. */
const accept: ActionChoice = {
  args: ['power'],
  among: (_, f) => (f.asked === 0 ? NOTHING : EVERY_POWER),
  may: (s, f, power, _, seat) => mayAnswer(s, f, power, seat),
  act: (s, f, referee, power) => answer(s, f, referee, power, true),
}

const decline: ActionChoice = {
  args: ['power'],
  among: (_, f) => (f.asked === 0 ? NOTHING : EVERY_POWER),
  may: (s, f, power, _, seat) => mayAnswer(s, f, power, seat),
  act: (s, f, referee, power) => answer(s, f, referee, power, false),
}

/**
 * R12 What is declined stays with the giver. Money moves now; cards when Drill is done, as it stands before
 * (R35).
 */
function settleOffers(s: State, f: ActionsFrame, referee: Referee): void {
  const giver = powerOn(s, SUBSIDIES)
  for (const power of EVERY_POWER) {
    const accepted = ((f.accepted >> power) & 1) === 1
    const money = f.money[power]
    if (money > 0) {
      s.money[accepted ? power : giver] += money
      f.money[power] = 0
      if (accepted) referee.emit({ type: 'money-given', power: giver, recipient: power, money })
    }
    if (!accepted) moveCards(s, f, power, giver)
  }
}

function moveCards(s: State, f: ActionsFrame, from: number, to: number): void {
  for (const card of EVERY_CARD) {
    s.hands[to * CARD_KINDS + card] += f.cards[from * CARD_KINDS + card]
    f.cards[from * CARD_KINDS + card] = 0
  }
}

/** 9.3.2 The cards that were accepted go into the recipients' hands. */
export function deliverCards(s: State, f: ActionsFrame, referee: Referee): void {
  const giver = powerOn(s, SUBSIDIES)
  for (const power of EVERY_POWER) {
    const count = cardsOffered(f, power)
    if (count === 0) continue
    const cards = EVERY_CARD.flatMap((card) =>
      new Array<number>(f.cards[power * CARD_KINDS + card]).fill(card),
    )
    moveCards(s, f, power, power)
    const event: Emitted = { type: 'cards-given', power: giver, recipient: power, count }
    // The recipient learns something hidden, so nothing before this can be taken back.
    referee.reveal([0], 0, s.seen[power])
    referee.whisper(event, s.seen[power] | s.seen[giver], { cards })
  }
}

export const subsidyChoices = {
  'offer-money': offerMoney,
  'offer-card': offerCard,
  'end-offers': endOffers,
  accept,
  decline,
}
