/**
 * The position language of rules tests. A position says what stands where; a table drives it in words.
 *
 *   position({ lombardia: 'France 2, France garrison, fortress', catalonia: 'Spain 3' }, { status: { spain: 'british' } })
 *     .movementTurn('spain')
 *     .does('spain', 'sail @catalonia lombardia')
 *
 * `France 2` is a French General with two Units, `Frederick 3` and `Stuart 2` are those two. In words
 * `@catalonia` is the doer's General in Catalonia.
 */
import { type Chance, fastChance, scriptedChance } from '@muster/kernel/chance'
import { type GameEvent, SPECTATOR } from '@muster/kernel/game'
import { decidingSeats } from '@muster/kernel/match'
import { advance, apply, explain, offersOf, promptFor, top } from '@muster/kernel/play'
import { checkSetup } from '@muster/kernel/setup'
import { type ListeningTable, listeningTable, silentTable } from '@muster/kernel/table'
import { actionWords, parseAction } from '@muster/kernel/words'
import { ancienRegime } from '../game.ts'
import { setUp } from '../rules/3-setup.ts'
import { controlOf, countAllies, generalIn, handSize, put, seatOf } from '../rules/5-basics.ts'
import { beginDiplomacy } from '../rules/7-diplomacy.ts'
import { beginElection } from '../rules/8-election.ts'
import { beginFrederickMove, beginMovement, beginMovementTurn } from '../rules/9-7-movement.ts'
import { openActions } from '../rules/9-actions.ts'
import { beginControl } from '../rules/12-minor-powers.ts'
import { STUART_GONE, STUART_LANDED, STUART_NOT_PLAYED, STUART_WAITS, type State } from '../state.ts'
import {
  ACTIONS,
  CARD_COUNTS,
  CARD_KINDS,
  EVERY_POWER,
  FREDERICK,
  GENERALS_OF,
  generalNumber,
  MOVEMENT,
  NONE,
  POWERS,
  powerNumber,
  STATUSES,
  STUART,
  territoryNumber,
  WHEEL,
} from '../tables.ts'
import { type AncienView, view } from '../view.ts'

/** By Power: a number, a word. */
type ByPower<T> = Readonly<Record<string, T>>

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
  /**
   * What lies in the discards, and what is left of the pile; without it the pile is all that is nowhere else.
   */
  readonly discards?: string
  readonly pile?: string
  readonly emperor?: string
  readonly stuart?: 'not played' | 'waits' | 'landed' | 'gone'
  /** What chance will give, in order. */
  readonly draws?: readonly number[]
}

const STUART_STATES = {
  'not played': STUART_NOT_PLAYED,
  waits: STUART_WAITS,
  landed: STUART_LANDED,
  gone: STUART_GONE,
}

export interface Said {
  readonly rule: string
  readonly code: string
}

export class Position {
  readonly state: State
  readonly chance: Chance
  /** Everything that has happened, with the secret parts. */
  readonly told: (GameEvent & Record<string, unknown>)[] = []

  constructor(state: State, chance: Chance) {
    this.state = state
    this.chance = chance
  }

  // How a position begins

  /** The actions of the turn in which a Power's shield is on an action. */
  actions(power: string, action: string): this {
    this.turnOf(power, ACTIONS.indexOf(action))
    return this.start(4, (table) => openActions(this.state, table))
  }

  /** A Power's whole Movement, from the choice of an Arbiter. */
  movement(power: string): this {
    this.turnOf(power, MOVEMENT)
    return this.start(6, (table) => beginMovement(this.state, table, powerNumber(power)))
  }

  /** A Power's Movement Turn, with an Arbiter named. */
  movementTurn(power: string, arbiter?: string, number = 1): this {
    this.turnOf(power, MOVEMENT)
    const named = arbiter === undefined ? NONE : powerNumber(arbiter)
    return this.start(6, () => beginMovementTurn(this.state, powerNumber(power), named, number, NONE))
  }

  frederickMove(): this {
    this.turnOf('prussia', ACTIONS.indexOf('leadership'))
    return this.start(5, () => beginFrederickMove(this.state))
  }

  /** Everything from the beginning of the turn in which a Power's shield is on an action. */
  turnBegins(power: string, action: string): this {
    this.turnOf(power, ACTIONS.indexOf(action))
    return this.start(0, () => {})
  }

  diplomacy(): this {
    this.state.round = Math.max(2, this.state.round)
    this.state.turn = 1
    return this.start(1, () => beginDiplomacy(this.state))
  }

  election(): this {
    this.turnOf('austria', 0)
    return this.start(2, (table) => beginElection(this.state, table))
  }

  /** The moment at which a Minor's shield comes to Drill. */
  control(minor: string): this {
    this.turnOf(minor, 0)
    return this.start(3, (table) => beginControl(this.state, table, powerNumber(minor)))
  }

  private turnOf(power: string, action: number): void {
    const on = WHEEL[this.state.scenario]
    for (let turn = 1; turn <= 7; turn++)
      if (on[turn * 7 + action] === powerNumber(power)) this.state.turn = turn
  }

  private start(stage: number, begin: (table: ListeningTable) => void): this {
    this.state.stack = [{ step: 'turn', stage }]
    const table = listeningTable(this.chance)
    begin(table)
    advance(ancienRegime, this.state, table)
    this.hear(table)
    return this
  }

  private hear(table: ListeningTable): void {
    for (const { event, secret } of table.told) this.told.push({ ...event, ...secret })
  }

  // What is done

  /** Carries out a choice in words; fails with the reason if the rules do not allow it. */
  does(power: string, words: string): this {
    const table = listeningTable(this.chance)
    const refusal = apply(ancienRegime, this.state, this.seat(power), this.parse(power, words), table)
    if (refusal !== null) throw new Error(`${power}: ${words}: ${refusal.rule} ${refusal.code}`)
    this.hear(table)
    return this
  }

  /** Why a Power may not do this; null if it may. */
  whyNot(power: string, words: string): Said | null {
    const refusal = explain(ancienRegime, this.state, this.seat(power), this.parse(power, words))
    return refusal === null ? null : { rule: refusal.rule, code: refusal.code }
  }

  offers(power: string, verb?: string): string[] {
    const words = offersOf(ancienRegime, this.state, this.seat(power)).map((each) =>
      actionWords(ancienRegime, each),
    )
    return verb === undefined ? words : words.filter((each) => each.split(' ')[0] === verb)
  }

  private seat(power: string): number {
    const seat = seatOf(this.state, powerNumber(power))
    return seat === NONE ? powerNumber(power) : seat
  }

  private parse(power: string, words: string): number {
    const named = words.replaceAll(/@(\S+)/g, (_, territory: string) => this.general(power, territory))
    return parseAction(ancienRegime, named)
  }

  /** The name of a Power's General in a territory. */
  general(power: string, territory: string): string {
    const general = generalIn(this.state, powerNumber(power), territoryNumber(territory))
    if (general === NONE) throw new Error(`${power} has no General in ${territory}`)
    return ancienRegime.domains.general[general]
  }

  // What can be seen

  get step(): string {
    return top(this.state).step
  }

  get prompt(): string {
    const [seat] = decidingSeats(ancienRegime, this.state)
    return promptFor(ancienRegime, this.state, seat).code
  }

  /** Who must choose now. */
  get deciding(): string[] {
    return decidingSeats(ancienRegime, this.state).map((seat) => POWERS[seat])
  }

  /** What stands in a territory, as a position says it. */
  at(territory: string): string {
    const at = territoryNumber(territory)
    const said = EVERY_POWER.flatMap((power) => {
      const general = generalIn(this.state, power, at)
      return general === NONE ? [] : [`${nameOf(general, power)} ${this.state.units[general]}`]
    })
    const garrison = this.state.garrison[at]
    if (garrison !== NONE) said.push(`${capital(POWERS[garrison])} garrison`)
    if (this.state.fortress[at] === 1) said.push('fortress')
    return said.join(', ')
  }

  controls(territory: string): string | null {
    const control = controlOf(this.state, territoryNumber(territory))
    return control === NONE ? null : POWERS[control]
  }

  morale = (power: string): number => this.state.morale[powerNumber(power)]
  money = (power: string): number => this.state.money[powerNumber(power)]
  influence = (power: string): number => this.state.influence[powerNumber(power)]
  status = (power: string): string => STATUSES[this.state.status[powerNumber(power)]]
  cards = (power: string): number => handSize(this.state, powerNumber(power))
  hand(power: string): string {
    const at = powerNumber(power) * CARD_KINDS
    return asValues(this.state.hands.slice(at, at + CARD_KINDS))
  }
  get discards(): string {
    return asValues(this.state.discards)
  }
  offBoard(power: string): number {
    return GENERALS_OF[powerNumber(power)].filter((general) => this.state.place[general] === NONE).length
  }

  heard(type: string): (GameEvent & Record<string, unknown>)[] {
    return this.told.filter((event) => event.type === type)
  }

  seenBy(power: string | null): AncienView {
    return view(this.state, power === null ? SPECTATOR : powerNumber(power))
  }
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const asValues = (counts: readonly number[]): string =>
  counts.flatMap((count, card) => new Array<number>(count).fill(card + 1)).join(' ')
const nameOf = (general: number, power: number): string =>
  general === FREDERICK ? 'Frederick' : general === STUART ? 'Stuart' : capital(POWERS[power])

/**
 * A board with only what is said on it. Statuses are the scenario's unless said; Morale is 5; hands are empty.
 */
export function position(board: Readonly<Record<string, string>>, given: Circumstances = {}): Position {
  const scenario = given.scenario ?? '1740'
  const setup = checkSetup(ancienRegime, { scenario, players: given.players ?? 7 })
  const silent = silentTable(fastChance(1))
  const s = setUp(setup, silent)
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
    for (const piece of pieces.split(', ')) placePiece(s, territoryNumber(territory), piece)
  }
  each(given.morale, (power, morale) => {
    s.morale[power] = morale
  })
  each(given.money, (power, money) => {
    s.money[power] = money
  })
  each(given.influence, (power, influence) => {
    s.influence[power] = influence
  })
  each(given.status, (power, status) => {
    s.status[power] = STATUSES.indexOf(status)
  })
  each(given.controller, (power, controller) => {
    s.controller[power] = powerNumber(controller)
    s.status[power] = s.status[powerNumber(controller)]
    s.seen[power] = 1 << powerNumber(controller)
  })
  if (given.emperor !== undefined) s.emperor = powerNumber(given.emperor)
  dealCards(s, given)
  countAllies(s)
  return new Position(s, given.draws === undefined ? fastChance(1) : scriptedChance(given.draws))
}

function each<T>(given: ByPower<T> | undefined, set: (power: number, value: T) => void): void {
  for (const [power, value] of Object.entries(given ?? {})) set(powerNumber(power), value)
}

function placePiece(s: State, territory: number, piece: string): void {
  const [who, what] = piece.split(' ')
  if (who === 'fortress') {
    s.fortress[territory] = 1
    return
  }
  if (what === 'garrison') {
    s.garrison[territory] = powerNumber(who.toLowerCase())
    return
  }
  const general = findGeneral(s, who)
  put(s, silentTable(fastChance(1)), general, territory)
  s.units[general] = Number(what)
}

function findGeneral(s: State, who: string): number {
  if (who === 'Frederick') return FREDERICK
  if (who === 'Stuart') {
    s.stuart = STUART_LANDED
    return STUART
  }
  if (who.includes('-')) return generalNumber(who)
  const free = GENERALS_OF[powerNumber(who.toLowerCase())].filter(
    (general) => s.place[general] === NONE && general !== FREDERICK && general !== STUART,
  )
  if (free.length === 0) throw new Error(`${who} has no more Generals`)
  return free[0]
}

const valuesOf = (text: string): number[] =>
  text === '' ? [] : text.split(' ').map((value) => Number(value) - 1)

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
  if (given.pile === undefined) {
    s.pile = left
    return
  }
  s.pile = CARD_COUNTS.map(() => 0)
  for (const card of valuesOf(given.pile)) s.pile[card]++
}
