/**
 * The words of a position of Ancien Régime, for lessons, puzzles and tests.
 *
 *   { board: { lombardia: 'France 2, France garrison, fortress', catalonia: 'Spain 3' }, begin: 'movement-turn spain' }
 *
 * `France 2` is a French General with two Units, `Frederick 3` and `Stuart 2` are those two.
 */
import { fastChance } from '@muster/kernel/chance'
import type { Referee } from '@muster/kernel/game'
import type { Position } from '@muster/kernel/position'
import { badPosition, checkRanges, type FaultParams, type Ranges } from '@muster/kernel/position-faults'
import { silentReferee } from '@muster/kernel/referee'
import type { AncienFrame } from './frames.ts'
import { setUp } from './rules/3-setup.ts'
import { countAllies, put } from './rules/5-basics.ts'
import { beginDiplomacy } from './rules/7-diplomacy.ts'
import { beginElection } from './rules/8-election.ts'
import { beginFrederickMove, beginMovement, beginMovementTurn } from './rules/9-7-movement.ts'
import { openActions } from './rules/9-actions.ts'
import { beginControl } from './rules/12-minor-powers.ts'
import { STUART_GONE, STUART_LANDED, STUART_NOT_PLAYED, STUART_WAITS, type State } from './state.ts'
import {
  ACTIONS,
  CARD_COUNTS,
  CARD_KINDS,
  CARDS,
  FREDERICK,
  GENERALS,
  GENERALS_OF,
  IMPASSABLE,
  MORALE_MAX,
  MOVEMENT,
  NONE,
  POWERS,
  STATUSES,
  STUART,
  TERRITORIES,
  UNITS_MAX,
  WHEEL,
} from './tables.ts'
import { faultOf, type OwnFault } from './text/faults.ts'

const GAME = 'Ancien Régime'
const bad = (...fault: Parameters<typeof faultOf>) => badPosition(GAME, faultOf(...fault))

function called(names: readonly string[], name: string, what: string): number {
  const found = names.indexOf(name)
  if (found < 0) throw bad('unknown-thing', { what, name })
  return found
}
const powerCalled = (name: string): number => called(POWERS, name, 'Power')
const territoryCalled = (name: string): number => called(TERRITORIES, name, 'territory')

/** By Power: a number, a word. */
type ByPower<T> = Readonly<Record<string, T>>

/** Anything else about the state that is to be so. */
export interface Circumstances {
  readonly scenario?: string
  readonly players?: number
  readonly round?: number
  readonly status?: ByPower<(typeof STATUSES)[number]>
  /** Who controls a Minor. */
  readonly controller?: ByPower<string>
  readonly morale?: ByPower<number>
  readonly money?: ByPower<number>
  readonly influence?: ByPower<number>
  /** Values of cards: '4 4 3'. */
  readonly hands?: ByPower<string>
  /** What lies in the discards, and what is left of the pile; without it the pile is all that is nowhere else. */
  readonly discards?: string
  readonly pile?: string
  readonly emperor?: string
  readonly stuart?: 'not played' | 'waits' | 'landed' | 'gone'
}

const GIVEN =
  'scenario players round status controller morale money influence hands discards pile emperor stuart'.split(
    ' ',
  )

const STUART_STATES = {
  'not played': STUART_NOT_PLAYED,
  waits: STUART_WAITS,
  landed: STUART_LANDED,
  gone: STUART_GONE,
}

/** What these may be; lab.ts offers the same. */
const RANGES: Ranges = {
  round: [1, 20],
}

/**
 * A board with only what is said on it. Statuses are the scenario's unless said; Morale is 5; hands are empty.
 */
export function layBoard(board: Position['board'], given: Circumstances = {}): State {
  const unknown = Object.keys(given).find((key) => !GIVEN.includes(key))
  if (unknown !== undefined) throw bad('unknown-given', { key: unknown, known: GIVEN.join(', ') })
  checkRanges(given, RANGES, GAME)
  const scenario = given.scenario ?? '1740'
  const s = setUp({ scenario, players: given.players ?? 7, options: {} }, silentReferee(fastChance(1)))
  s.round = given.round ?? 2
  s.place.fill(NONE)
  s.units.fill(0)
  s.garrison.fill(NONE)
  s.fortress.fill(0)
  s.present.fill(0)
  s.morale.fill(5)
  s.money.fill(0)
  s.hands.fill(0)
  s.stuart = STUART_STATES[given.stuart ?? 'gone']
  if (s.stuart === STUART_WAITS) s.units[STUART] = 2
  for (const [territory, pieces] of Object.entries(board)) {
    for (const piece of pieces.split(', ').filter((each) => each !== ''))
      placePiece(s, territoryCalled(territory), piece)
  }
  each(given.morale, (power, morale) => {
    s.morale[power] = amount(morale, MORALE_MAX, 'morale', { power: POWERS[power] })
  })
  each(given.money, (power, money) => {
    s.money[power] = amount(money, 1000, 'money', { power: POWERS[power] })
  })
  each(given.influence, (power, influence) => {
    s.influence[power] = amount(influence, 1000, 'influence', { power: POWERS[power] })
  })
  each(given.status, (power, status) => {
    s.status[power] = called(STATUSES, status, 'status')
  })
  each(given.controller, (power, controller) => {
    s.controller[power] = powerCalled(controller)
    s.status[power] = s.status[powerCalled(controller)]
    s.seen[power] = 1 << powerCalled(controller)
  })
  if (given.emperor !== undefined) s.emperor = powerCalled(given.emperor)
  dealCards(s, given)
  countAllies(s)
  return s
}

function amount(n: number, most: number, fault: OwnFault, of: FaultParams): number {
  if (Number.isInteger(n) && n >= 0 && n <= most) return n
  throw bad(fault, { ...of, amount: n, most })
}

function each<T>(given: ByPower<T> | undefined, set: (power: number, value: T) => void): void {
  for (const [power, value] of Object.entries(given ?? {})) set(powerCalled(power), value)
}

function placePiece(s: State, territory: number, piece: string): void {
  const [who, what, ...more] = piece.split(' ')
  const where = TERRITORIES[territory]
  if (more.length > 0) throw bad('not-a-piece', { piece, where })
  if (IMPASSABLE[territory]) throw bad('impassable', { where })
  if (who === 'fortress') {
    if (s.fortress[territory] === 1) throw bad('two-fortresses', { where })
    s.fortress[territory] = 1
    return
  }
  if (what === 'garrison') {
    if (s.garrison[territory] !== NONE) throw bad('two-garrisons', { where })
    s.garrison[territory] = powerCalled(who.toLowerCase())
    return
  }
  const general = findGeneral(s, who)
  if (s.place[general] !== NONE)
    throw bad('both-territories', { who, one: TERRITORIES[s.place[general]], other: where })
  put(s, silentReferee(fastChance(1)), general, territory)
  s.units[general] = amount(Number(what), UNITS_MAX, 'units', { who, where })
}

function findGeneral(s: State, who: string): number {
  if (who === 'Frederick') return FREDERICK
  if (who === 'Stuart') {
    s.stuart = STUART_LANDED
    return STUART
  }
  if (who.includes('-') || GENERALS.includes(who)) return called(GENERALS, who, 'General')
  const free = GENERALS_OF[powerCalled(who.toLowerCase())].filter(
    (general) => s.place[general] === NONE && general !== FREDERICK && general !== STUART,
  )
  if (free.length === 0) throw bad('no-more-generals', { who })
  return free[0]
}

const valuesOf = (text: string): number[] =>
  text === '' ? [] : text.split(' ').map((value) => called(CARDS, value, 'Battle card'))

function dealCards(s: State, given: Circumstances): void {
  const left = [...CARD_COUNTS]
  each(given.hands, (power, values) => {
    for (const card of valuesOf(values)) {
      s.hands[power * CARD_KINDS + card]++
      left[card]--
    }
  })
  for (const card of valuesOf(given.discards ?? '')) {
    s.discards[card]++
    left[card]--
  }
  const over = left.findIndex((count) => count < 0)
  if (over >= 0) throw bad('cards-of-value', { count: CARD_COUNTS[over], value: CARDS[over] })
  if (given.pile === undefined) {
    s.pile = left
    return
  }
  s.pile = CARD_COUNTS.map(() => 0)
  for (const card of valuesOf(given.pile)) s.pile[card]++
}

// The moments at which a position begins

/** Puts the turn on the stack, at the stage after the one that begins here. */
export function start(s: State, referee: Referee, stage: number, begin: (referee: Referee) => void): void {
  const frame: AncienFrame = { step: 'turn', stage }
  s.stack = [frame]
  begin(referee)
}

/** The turn of the wheel in which a Power's shield is on an action. */
export function turnOf(s: State, power: string, action: number): void {
  const on = WHEEL[s.scenario]
  const turn = [1, 2, 3, 4, 5, 6, 7].find((each) => on[each * 7 + action] === powerCalled(power))
  if (turn === undefined) throw bad('never-acts', { power, action: ACTIONS[action] ?? 'that action' })
  s.turn = turn
}

const DIPLOMACY_OVER = 1
const ELECTION_OVER = 2
const CONTROL_OVER = 3
const ACTIONS_OVER = 4
const FREDERICK_OVER = 5
const MOVEMENT_OVER = 6

/** The words of every moment, and what they begin. */
export const MOMENTS: Readonly<
  Record<string, (s: State, referee: Referee, one: string, two?: string, three?: string) => void>
> = {
  /** The actions of the turn in which a Power's shield is on an action. */
  actions(s, referee, power, action = '') {
    turnOf(s, power, called(ACTIONS, action, 'action'))
    start(s, referee, ACTIONS_OVER, () => openActions(s, referee))
  },
  /** A Power's whole Movement, from the choice of an Arbiter. */
  movement(s, referee, power) {
    turnOf(s, power, MOVEMENT)
    start(s, referee, MOVEMENT_OVER, () => beginMovement(s, referee, powerCalled(power)))
  },
  /** A Power's Movement Turn, with an Arbiter named. */
  'movement-turn'(s, referee, power, arbiter, number = '1') {
    turnOf(s, power, MOVEMENT)
    const named = arbiter === undefined ? NONE : powerCalled(arbiter)
    start(s, referee, MOVEMENT_OVER, () =>
      beginMovementTurn(s, powerCalled(power), named, Number(number), NONE),
    )
  },
  frederick(s, referee) {
    turnOf(s, 'prussia', called(ACTIONS, 'leadership', 'action'))
    start(s, referee, FREDERICK_OVER, () => beginFrederickMove(s))
  },
  /** Everything from the beginning of the turn in which a Power's shield is on an action. */
  turn(s, referee, power, action = '') {
    turnOf(s, power, called(ACTIONS, action, 'action'))
    start(s, referee, 0, () => {})
  },
  diplomacy(s, referee) {
    s.round = Math.max(2, s.round)
    s.turn = 1
    start(s, referee, DIPLOMACY_OVER, () => beginDiplomacy(s))
  },
  election(s, referee) {
    turnOf(s, 'austria', 0)
    start(s, referee, ELECTION_OVER, () => beginElection(s, referee))
  },
  /** The moment at which a Minor's shield comes to Drill. */
  control(s, referee, minor) {
    turnOf(s, minor, 0)
    start(s, referee, CONTROL_OVER, () => beginControl(s, referee, powerCalled(minor)))
  },
}

/** A whole position, from which a match goes on to its end. */
export function lay({ scenario, players, board, given, begin }: Position, referee: Referee): State {
  const [moment, one = '', two, three] = begin.split(' ')
  const start = MOMENTS[moment]
  if (start === undefined)
    throw bad('nothing-begins', { words: begin, known: Object.keys(MOMENTS).join(', ') })
  const s = layBoard(board, {
    ...given,
    ...(scenario === undefined ? {} : { scenario }),
    ...(players === undefined ? {} : { players }),
  })
  start(s, referee, one, two, three)
  return s
}

// A state in these words

/** Who stands where, what is so, and the moment nearest to this one that words can name. */
export function describe(s: State): Pick<Position, 'board' | 'given' | 'begin'> {
  const board: Record<string, string> = {}
  TERRITORIES.forEach((name, territory) => {
    const pieces = [
      ...GENERALS.flatMap((general, i) => (s.place[i] === territory ? [`${general} ${s.units[i]}`] : [])),
      ...(s.garrison[territory] === NONE ? [] : [`${POWERS[s.garrison[territory]]} garrison`]),
      ...(s.fortress[territory] === 1 ? ['fortress'] : []),
    ]
    if (pieces.length > 0) board[name] = pieces.join(', ')
  })
  const byPower = <T>(value: (power: number) => T): ByPower<T> =>
    Object.fromEntries(POWERS.map((name, power) => [name, value(power)]))
  const minors = POWERS.flatMap((name, power) =>
    power < s.players || s.controller[power] === NONE ? [] : [[name, POWERS[s.controller[power]]]],
  )
  const given: Circumstances = {
    round: s.round,
    status: byPower((power) => STATUSES[s.status[power]]),
    ...(minors.length > 0 ? { controller: Object.fromEntries(minors) } : {}),
    morale: byPower((power) => s.morale[power]),
    money: byPower((power) => s.money[power]),
    influence: byPower((power) => s.influence[power]),
    hands: byPower((power) => valuesIn(s.hands.slice(power * CARD_KINDS, (power + 1) * CARD_KINDS))),
    discards: valuesIn(s.discards),
    pile: valuesIn(s.pile),
    ...(s.emperor === NONE ? {} : { emperor: POWERS[s.emperor] }),
    stuart: (Object.keys(STUART_STATES) as (keyof typeof STUART_STATES)[])[s.stuart],
  }
  return { board, given, begin: momentOf(s) }
}

const valuesIn = (counts: readonly number[]): string =>
  counts.flatMap((count, card) => new Array<string>(count).fill(CARDS[card])).join(' ')

function momentOf(s: State): string {
  for (const frame of s.stack.toReversed()) {
    if (frame.step === 'status') return 'diplomacy'
    if (frame.step !== 'movement-turn' || frame.only !== NONE) continue
    const { power, arbiter, number } = frame
    return `movement-turn ${POWERS[power]} ${arbiter === NONE ? POWERS[power] : POWERS[arbiter]} ${number}`
  }
  const drills = WHEEL[s.scenario][Math.max(1, s.turn) * ACTIONS.length]
  return `turn ${POWERS[drills]} ${ACTIONS[0]}`
}
