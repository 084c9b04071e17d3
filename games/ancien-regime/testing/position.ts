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
import { namedTold } from '@muster/kernel/ids'
import { decidingSeats } from '@muster/kernel/match'
import { advance, apply, explain, offersOf, promptFor, top } from '@muster/kernel/play'
import { type ListeningReferee, listeningReferee } from '@muster/kernel/referee'
import { actionWords, parseAction } from '@muster/kernel/words'
import { expect, onTestFinished } from 'vitest'
import { ancienRegime } from '../game.ts'
import { type Circumstances as Given, layBoard, MOMENTS } from '../position.ts'
import { controlOf, generalIn, handSize, seatOf } from '../rules/5-basics.ts'
import type { State } from '../state.ts'
import {
  CARD_KINDS,
  EVERY_POWER,
  FREDERICK,
  GENERALS_OF,
  NONE,
  POWERS,
  powerNumber,
  STATUSES,
  STUART,
  territoryNumber,
} from '../tables.ts'
import { type NumberedView, numbers } from '../view.ts'

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
    return this.begin('actions', power, action)
  }

  /** A Power's whole Movement, from the choice of an Arbiter. */
  movement(power: string): this {
    return this.begin('movement', power)
  }

  /** A Power's Movement Turn, with an Arbiter named. */
  movementTurn(power: string, arbiter?: string, number = 1): this {
    return this.begin('movement-turn', power, arbiter, String(number))
  }

  frederickMove(): this {
    return this.begin('frederick', '')
  }

  /** Everything from the beginning of the turn in which a Power's shield is on an action. */
  turnBegins(power: string, action: string): this {
    return this.begin('turn', power, action)
  }

  diplomacy(): this {
    return this.begin('diplomacy', '')
  }

  election(): this {
    return this.begin('election', '')
  }

  /** The moment at which a Minor's shield comes to Drill. */
  control(minor: string): this {
    return this.begin('control', minor)
  }

  private begin(moment: string, one: string, two?: string, three?: string): this {
    const referee = listeningReferee(this.chance)
    MOMENTS[moment](this.state, referee, one, two, three)
    advance(ancienRegime, this.state, referee)
    this.hear(referee)
    return this
  }

  private hear(referee: ListeningReferee): void {
    for (const { event, secret } of namedTold(ancienRegime, referee.told))
      this.told.push({ ...event, ...secret })
  }

  // What is done

  /** Carries out a choice in words; fails with the reason if the rules do not allow it. */
  does(power: string, words: string): this {
    const referee = listeningReferee(this.chance)
    const refusal = apply(ancienRegime, this.state, this.seat(power), this.parse(power, words), referee)
    if (refusal !== null) throw new Error(`${power}: ${words}: ${refusal.rule} ${refusal.code}`)
    this.hear(referee)
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

  seenBy(power: string | null): NumberedView {
    return numbers(this.state, power === null ? SPECTATOR : powerNumber(power))
  }
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const asValues = (counts: readonly number[]): string =>
  counts.flatMap((count, card) => new Array<number>(count).fill(card + 1)).join(' ')
const nameOf = (general: number, power: number): string =>
  general === FREDERICK ? 'Frederick' : general === STUART ? 'Stuart' : capital(POWERS[power])

/** What is so, and what chance will give, in order. */
export type Circumstances = Given & { readonly draws?: readonly number[] }

/** A board with only what is said on it. */
export function position(
  board: Readonly<Record<string, string>>,
  { draws, ...given }: Circumstances = {},
): Position {
  return new Position(layBoard(board, given), draws === undefined ? fastChance(1) : scripted(draws))
}

/** A draw that was told and never came means that the test is not about what it says. */
function scripted(draws: readonly number[]): Chance {
  const chance = scriptedChance(draws)
  onTestFinished(() => expect(chance.drawn, 'draws that were told').toBe(draws.length))
  return chance
}
