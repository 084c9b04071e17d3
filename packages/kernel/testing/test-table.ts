/** A table as rules tests use it: everything is open, players speak in action words, dice fall as they are told to. */
import { expect, onTestFinished } from 'vitest'
import { type Chance, fastChance } from '../src/chance.ts'
import type { BaseState, Frame, Game, GameEvent, Told, Viewer } from '../src/game.ts'
import { namedRefusal, namedTold } from '../src/ids.ts'
import { decidingSeats, seatView } from '../src/match.ts'
import { advance, apply, explain, offersOf } from '../src/play.ts'
import { heardBy, type ListeningReferee, listeningReferee } from '../src/referee.ts'
import type { Refusal } from '../src/verdict.ts'
import { actionWords, parseAction } from '../src/words.ts'

export class TestTable<S extends BaseState, V, E extends GameEvent, Side extends string> {
  readonly state: S
  /** All that has happened, as the referee knows it, in names. */
  readonly told: Told[] = []
  private readonly game: Game<S, V>
  private readonly seats: readonly Side[]
  private readonly rolls: number[] = []
  private readonly rest: { every?: number } = {}
  private readonly chance: Chance

  /** The seed is for what no test tells chance to do. */
  constructor(game: Game<S, V>, seats: readonly Side[], state: S, seed = 1) {
    this.game = game
    this.seats = seats
    this.state = state
    state.rules ||= game.version
    const otherwise = fastChance(seed)
    const { rolls, rest } = this
    this.chance = {
      get drawn() {
        return otherwise.drawn
      },
      below(n, isDie) {
        const roll = isDie === true ? (rolls.shift() ?? rest.every) : undefined
        return roll === undefined ? otherwise.below(n) : roll - 1
      },
    }
  }

  /** The next dice, in the order in which they will be rolled. Without it they fall as they like. */
  dice(...rolls: number[]): this {
    // A die that was told and never rolled means that the test is not about what it says.
    if (this.rolls.length === 0)
      onTestFinished(() => expect(this.rolls, 'dice that were told and not rolled').toEqual([]))
    this.rolls.push(...rolls)
    return this
  }

  /** What every die shows from now on, however many are rolled. */
  everyDie(roll: number): this {
    this.rest.every = roll
    return this
  }

  /** How many of the dice told are still to be rolled. */
  get diceLeft(): number {
    return this.rolls.length
  }

  /** Puts this step alone on the stack and plays until somebody must choose. */
  begin(frame: S['stack'][number] & Frame): this {
    this.state.stack = [frame]
    return this.run((referee) => advance(this.game, this.state, referee))
  }

  /** The step that is waiting for somebody. */
  get step(): string {
    return this.state.stack.at(-1)?.step ?? 'over'
  }

  get deciding(): Side[] {
    return decidingSeats(this.game, this.state).map((seat) => this.seats[seat])
  }

  offers(side: Side): string[] {
    return offersOf(this.game, this.state, this.seat(side)).map((action) => actionWords(this.game, action))
  }

  /** The offers of one verb: what may be said after it. */
  offered(side: Side, verb: string): string[] {
    return this.offers(side)
      .filter((words) => words === verb || words.startsWith(`${verb} `))
      .map((words) => words.slice(verb.length + 1))
  }

  /** Why an action is not offered; null if it is. */
  whyNot(side: Side, words: string): Refusal | null {
    const refusal = explain(this.game, this.state, this.seat(side), parseAction(this.game, words))
    return refusal === null ? null : namedRefusal(this.game, refusal)
  }

  view(viewer: Viewer): V {
    return seatView(this.game, this.state, viewer).view
  }

  /** What a viewer has heard of, by type of event; without a viewer, all of it. */
  heard<T extends E['type']>(type: T, viewer?: Viewer): Extract<E, { type: T }>[] {
    return this.told
      .filter((each) => each.event.type === type)
      .map((each) => (viewer === undefined ? { ...each.event, ...each.secret } : heardBy(each, viewer)))
      .map((event) => event as Extract<E, { type: T }>)
  }

  act(side: Side, ...actions: string[]): this {
    for (const words of actions) {
      this.run((referee) => {
        const refusal = apply(this.game, this.state, this.seat(side), parseAction(this.game, words), referee)
        if (refusal === null) return
        throw new Error(`${side}: ${words} is refused by ${refusal.rule} (${refusal.code})`)
      })
    }
    return this
  }

  private seat(side: Side): number {
    return this.seats.indexOf(side)
  }

  private run(play: (referee: ListeningReferee) => void): this {
    const referee = listeningReferee(this.chance)
    play(referee)
    this.told.push(...namedTold(this.game, referee.told))
    return this
  }
}
