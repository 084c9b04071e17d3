/** 9.5 Mobilisation: Money into Units, cards, Morale and Fortresses; what is not spent is lost. */
import { type Verdict, yes } from '@muster/kernel/verdict'
import type { ActionsFrame } from '../frames.ts'
import { refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import {
  EVERY_TERRITORY,
  FORTRESS_PRICE,
  FORTRESSES,
  GENERALS_OF,
  MOBILISATION,
  MORALE_MAX,
  NONE,
  SERVES,
  UNITS_MAX,
} from '../tables.ts'
import { gainMorale, NOTHING, powerOn, tokensLeft } from './5-basics.ts'
import { type ActionChoice, close, isOpen, NOT_YOUR_ACTION, performs, waitsForSubsidies } from './9-0-turn.ts'

const OVER = refuse('9.5', 'mobilisation-is-over')
const WAITS = refuse('9.0.1', 'waits-for-subsidies')
const NO_MONEY = refuse('9.5.1', 'no-money')
const NOT_YOUR_GENERAL = refuse('9.5.3', 'not-your-general')
const OFF_THE_BOARD = refuse('9.5.3', 'general-is-off-the-board')
const THREE_UNITS = refuse('9.5.3', 'three-units-at-most')
const NO_TOKENS = refuse('9.5.1', 'no-tokens-left')
const NO_CARDS = refuse('9.5.1', 'no-cards-left')
const FULL = refuse('5.4', 'morale-is-full')
const NO_GARRISON = refuse('9.5.4', 'no-garrison-of-yours')
const FORTRESS_STANDS = refuse('9.5.4', 'fortress-stands')
const NO_FORTRESS = refuse('9.5.4', 'no-fortress-left')

const mobilises = (s: State, f: ActionsFrame, seat: number): boolean =>
  isOpen(f, MOBILISATION) && performs(s, seat, MOBILISATION) && !waitsForSubsidies(s, f)

/** 9.5.1 Everything costs 1 Money but a Fortress. */
function mayBuy(s: State, f: ActionsFrame, seat: number, price: number): Verdict {
  if (!performs(s, seat, MOBILISATION)) return NOT_YOUR_ACTION
  if (!isOpen(f, MOBILISATION)) return OVER
  if (waitsForSubsidies(s, f)) return WAITS
  return s.money[powerOn(s, MOBILISATION)] >= price ? yes : NO_MONEY
}

/** 9.5.3, 5.9.1 A Unit under a General on the board who has fewer than three. R35: while there are tokens. */
const buyUnit: ActionChoice = {
  args: ['general'],
  among: (s, f, seat) => (mobilises(s, f, seat) ? GENERALS_OF[powerOn(s, MOBILISATION)] : NOTHING),
  may(s, f, general, _, seat) {
    const verdict = mayBuy(s, f, seat, 1)
    if (verdict !== yes) return verdict
    const power = powerOn(s, MOBILISATION)
    if (SERVES[general] !== power) return NOT_YOUR_GENERAL
    if (s.place[general] === NONE) return OFF_THE_BOARD
    if (s.units[general] >= UNITS_MAX) return THREE_UNITS
    return tokensLeft(s, power) > 0 ? yes : NO_TOKENS
  },
  act(s, _, referee, general) {
    const power = SERVES[general]
    s.money[power]--
    s.units[general]++
    referee.emit({ type: 'unit-bought', power, general })
  },
}

/** How many cards the Generals beside the board will bring (9.5.2): these come before those bought. */
function freeCards(s: State, power: number): number {
  let cards = 0
  for (const general of GENERALS_OF[power]) if (s.place[general] === NONE) cards++
  return cards
}

/** 9.5.1, R36 A card, drawn when all actions are finished; none is sold that is not there. */
const buyCard: ActionChoice = {
  args: [],
  may(s, f, _, __, seat) {
    const verdict = mayBuy(s, f, seat, 1)
    if (verdict !== yes) return verdict
    return f.bought + freeCards(s, powerOn(s, MOBILISATION)) < f.stock ? yes : NO_CARDS
  },
  act(s, f, referee) {
    const power = powerOn(s, MOBILISATION)
    s.money[power]--
    f.bought++
    referee.emit({ type: 'card-bought', power })
  },
}

/** 9.5.1, 5.4 A point of Morale. */
const buyMorale: ActionChoice = {
  args: [],
  may(s, f, _, __, seat) {
    const verdict = mayBuy(s, f, seat, 1)
    if (verdict !== yes) return verdict
    return s.morale[powerOn(s, MOBILISATION)] < MORALE_MAX ? yes : FULL
  },
  act(s, _, referee) {
    const power = powerOn(s, MOBILISATION)
    s.money[power]--
    gainMorale(s, power, 1)
    referee.emit({ type: 'morale-bought', power })
  },
}

/** 9.5.4 A Fortress for 5, where there is an own Garrison and no Fortress, while the six last. */
const buyFortress: ActionChoice = {
  args: ['territory'],
  among: (s, f, seat) =>
    mobilises(s, f, seat) && s.money[powerOn(s, MOBILISATION)] >= FORTRESS_PRICE ? EVERY_TERRITORY : NOTHING,
  may(s, f, territory, _, seat) {
    const verdict = mayBuy(s, f, seat, FORTRESS_PRICE)
    if (verdict !== yes) return verdict
    if (s.garrison[territory] !== powerOn(s, MOBILISATION)) return NO_GARRISON
    if (s.fortress[territory] === 1) return FORTRESS_STANDS
    return fortressesBuilt(s) < FORTRESSES ? yes : NO_FORTRESS
  },
  act(s, _, referee, territory) {
    const power = powerOn(s, MOBILISATION)
    s.money[power] -= FORTRESS_PRICE
    s.fortress[territory] = 1
    referee.emit({ type: 'fortress-built', power, territory })
  },
}

function fortressesBuilt(s: State): number {
  let built = 0
  for (const territory of EVERY_TERRITORY) built += s.fortress[territory]
  return built
}

/** 9.5, 9.5.5 Corruption: at the end of the action all unspent Money is lost. */
const endMobilisation: ActionChoice = {
  args: [],
  may(s, f, _, __, seat) {
    return mayBuy(s, f, seat, 0)
  },
  act(s, f, referee) {
    const power = powerOn(s, MOBILISATION)
    const lost = s.money[power]
    s.money[power] = 0
    close(f, MOBILISATION)
    referee.emit({ type: 'mobilisation-ended', power, lost })
  },
}

export const mobilisationChoices = {
  'buy-unit': buyUnit,
  'buy-card': buyCard,
  'buy-morale': buyMorale,
  'buy-fortress': buyFortress,
  'end-mobilisation': endMobilisation,
}
