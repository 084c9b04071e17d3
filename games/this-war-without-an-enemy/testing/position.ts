/**
 * The position language for rules tests: a few words set up a table, action words play on it.
 *
 *   const table = position({ kent: 'p-essex 4, p-cannon-1', essex: 'r-charles' }).actions('royalist', 3)
 *   table.royalist('group essex', 'join r-charles', 'march kent', 'done')
 *   expect(table.whyNot('royalist', 'march kent')).toMatchObject({ rule: '6.17' })
 *
 * The words of the board are in ../position.ts.
 */
import type { Chance } from '@muster/kernel/chance'
import { fastChance } from '@muster/kernel/chance'
import { copy } from '@muster/kernel/copy'
import type { GameEvent, Told, Viewer } from '@muster/kernel/game'
import { namedRefusal, namedTold } from '@muster/kernel/ids'
import { decidingSeats, finalityOf, seatView, startMatch } from '@muster/kernel/match'
import { advance, apply, explain, offersOf } from '@muster/kernel/play'
import type { Position } from '@muster/kernel/position'
import { heardBy, listeningReferee } from '@muster/kernel/referee'
import { checkSetup } from '@muster/kernel/setup'
import type { Refusal } from '@muster/kernel/verdict'
import { actionWords, parseAction } from '@muster/kernel/words'
import { expect, onTestFinished } from 'vitest'
import type { WarEvent } from '../events.ts'
import type { WarFrame } from '../frames.ts'
import { thisWarWithoutAnEnemy as game } from '../game.ts'
import { actionsOf, battleIn, type Circumstances, layBoard, layCards, turnOf } from '../position.ts'
import { besiegersInOrder } from '../rules/8-sieges.ts'
import { RESERVE, type State } from '../state.ts'
import {
  BESIDE,
  BLOCKS,
  blockNumber,
  cardNumber,
  cityNumber,
  enemyOf,
  PLACES,
  POOL,
  placeNumber,
  SIDES,
  type Side,
  VICTORY_CITIES,
} from '../tables.ts'
import type { WarView } from '../view.ts'

export type SideName = (typeof SIDES)[number]
const sideNumber = (side: SideName): Side => SIDES.indexOf(side) as Side

export type { Circumstances }
export type Placement = Position['board']

export const position = (board: Placement, circumstances: Circumstances = {}, seed = 1642): TestTable =>
  new TestTable(layBoard(board, circumstances), seed)

/** A scenario as it is set up, with the first cards dealt. */
export function opening(scenario: string, seed = 1642): TestTable {
  const match = startMatch(game, checkSetup(game, { scenario }), fastChance(seed))
  const table = new TestTable(match.state)
  table.told.push(...match.opening.told)
  return table
}

/** What somebody says who wants as little as possible to happen. */
const QUIET = ['end', 'decline', 'done', 'stand', 'stop', 'fight-on', 'not-yet', 'break-off', 'engage']
const PATIENCE = 500

/** A table as a test sees it: everything is open, chance does what it is told. */
export class TestTable {
  readonly state: State
  /** All that has happened, as the referee knows it. */
  readonly told: Told[] = []
  private readonly rolls: number[] = []
  private readonly rest: { every?: number } = {}
  private readonly chance: Chance

  constructor(state: State, seed = 1642) {
    this.state = state
    const otherwise = fastChance(seed)
    const { rolls, rest } = this
    let shuffles = 0
    this.chance = {
      get drawn() {
        return otherwise.drawn + shuffles
      },
      below(n, isDie) {
        const roll = isDie === true ? (rolls.shift() ?? rest.every) : undefined
        if (roll === undefined) return otherwise.below(n)
        shuffles++
        return roll - 1
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

  // Where to begin

  /** A Turn in which these cards were turned up, from the Operational events on. */
  turn(royalist: string, parliament: string, first?: SideName): this {
    return this.begin(...turnOf(this.state, royalist, parliament, first))
  }

  /** The cards of this Turn. */
  lay(royalist: string, parliament: string): this {
    layCards(this.state, royalist, parliament)
    return this
  }

  /** One player's Actions. */
  actions(side: SideName, points: number): this {
    this.state.stack = [actionsOf(this.state, side, points)]
    return this
  }

  /** The Tactical Phase from its Battles on: a Battle that this side began. */
  battle(area: string, attacker: SideName): this {
    return this.begin(battleIn(this.state, area, attacker))
  }

  /** An event of the Tactical Phase is meant for this place. */
  aimed(side: SideName, card: string, place: string): this {
    this.state.cards[sideNumber(side)] = cardNumber(card)
    this.state.enacted[sideNumber(side)] = true
    this.state.aim[sideNumber(side)] = placeNumber(place)
    return this
  }

  /** 11.12 The exchange of a Besieged block waits for the end of the siege. */
  wait(old: string, block: string): this {
    this.state.exchanges.push(blockNumber(old), blockNumber(block))
    return this
  }

  begin(...frames: WarFrame[]): this {
    this.state.stack = frames
    return this.run((referee) => advance(game, this.state, referee))
  }

  // What is so

  /** The place of a block, or pool, beside, removed. */
  at(block: string): string {
    const place = this.state.at[blockNumber(block)]
    return PLACES[place] ?? (place === POOL ? 'pool' : place === BESIDE ? 'beside' : 'removed')
  }

  steps(block: string): number {
    return this.state.steps[blockNumber(block)]
  }

  /** The name by which the opponent follows a block with their eyes. */
  token(block: string): number {
    return this.state.token[blockNumber(block)]
  }

  block(name: string): number {
    return blockNumber(name)
  }

  /** The blocks in Reserve of the combat that is being fought, or is about to be. */
  reserves(): string[] {
    return BLOCKS.filter((_, block) => this.state.line[block] === RESERVE)
  }

  /** 8.2 The besiegers in the order in which those inside point at them. */
  besiegers(city: string): string[] {
    const place = cityNumber(city)
    const side = enemyOf(this.state.besieged[place] as Side)
    return besiegersInOrder(this.state, side, place).map((block) => BLOCKS[block])
  }

  /** Whether somebody could not take this back. The table stays as it is. */
  isFinal(side: SideName, words: string): boolean {
    const referee = listeningReferee(fastChance(1))
    apply(game, copy(this.state), sideNumber(side), parseAction(game, words), referee)
    return finalityOf(referee, sideNumber(side)) !== null
  }

  siege(city: string): number {
    return this.state.siege[cityNumber(city)]
  }

  owner(city: string): SideName {
    return SIDES[this.state.owner[VICTORY_CITIES.indexOf(city)] as Side]
  }

  /** The step that is waiting for somebody. */
  get step(): string {
    return this.state.stack.at(-1)?.step ?? 'over'
  }

  get deciding(): SideName[] {
    return decidingSeats(game, this.state).map((seat) => SIDES[seat])
  }

  offers(side: SideName): string[] {
    return offersOf(game, this.state, sideNumber(side)).map((action) => actionWords(game, action))
  }

  /** The offers of one verb: what may be said after it. */
  offered(side: SideName, verb: string): string[] {
    return this.offers(side)
      .filter((words) => words === verb || words.startsWith(`${verb} `))
      .map((words) => words.slice(verb.length + 1))
  }

  /** All that may be said after a verb, tried with every name there is. Nothing of it may be missing from the offers. */
  allowed(side: SideName, verb: string): string[] {
    const args = game.verbArgs[game.verbs.indexOf(verb)].map((each) => game.domains[each])
    const [ones = [''], twos = ['']] = args
    const all = ones.flatMap((one) => twos.map((two) => `${one} ${two}`.trim()))
    const words = all.filter((each) => this.whyNot(side, `${verb} ${each}`) === null).sort()
    expect(this.offered(side, verb).sort(), `offers of ${verb}`).toEqual(words)
    return words
  }

  /** For each of these words whether they may be said, or the code of the refusal. */
  verdicts(side: SideName, ...words: string[]): string[] {
    return words.map((each) => this.whyNot(side, each)?.code ?? 'yes')
  }

  /** Why an action is not offered; null if it is. */
  whyNot(side: SideName, words: string): Refusal | null {
    const refusal = explain(game, this.state, sideNumber(side), parseAction(game, words))
    return refusal === null ? null : namedRefusal(game, refusal)
  }

  view(viewer: Viewer): WarView {
    return seatView(game, this.state, viewer).view
  }

  /** What a viewer has heard of, by type of event. */
  heard<T extends WarEvent['type']>(type: T, viewer?: Viewer): Extract<WarEvent, { type: T }>[] {
    return this.told
      .filter((each) => each.event.type === type)
      .map(
        (each): GameEvent =>
          viewer === undefined ? { ...each.event, ...each.secret } : heardBy(each, viewer),
      )
      .map((event) => event as Extract<WarEvent, { type: T }>)
  }

  // What players do

  royalist(...actions: string[]): this {
    for (const words of actions) this.act('royalist', words)
    return this
  }

  parliament(...actions: string[]): this {
    for (const words of actions) this.act('parliament', words)
    return this
  }

  /** A Group Move of these blocks through these Areas. */
  group(side: SideName, from: string, blocks: string, ...areas: string[]): this {
    this.act(side, `group ${from}`)
    for (const block of blocks.split(',')) this.act(side, `join ${block.trim()}`)
    for (const area of areas) this.act(side, `march ${area}`)
    return this
  }

  act(side: SideName, words: string): this {
    return this.run((referee) => {
      const refusal = apply(game, this.state, sideNumber(side), parseAction(game, words), referee)
      if (refusal !== null)
        throw new Error(`${side}: ${words} is refused by ${refusal.rule} (${refusal.code})`)
    })
  }

  /**
   * Plays on until this step waits for somebody. Of what is offered, words that begin like one of these are said
   * first, by one side alone after its name ('royalist: retreat-all'); otherwise nobody does more than he must.
   */
  until(step: string, ...words: string[]): this {
    for (let choices = 0; this.step !== step; choices++) {
      const [side] = this.deciding
      if (side === undefined || choices > PATIENCE) throw new Error(`play does not come to ${step}`)
      const offers = this.offers(side)
      const wishes = [...words, ...QUIET].map((each) => each.replace(`${side}: `, ''))
      const wish = wishes.find((each) => offers.some((offer) => offer.startsWith(each)))
      this.act(side, offers.find((offer) => wish !== undefined && offer.startsWith(wish)) ?? offers[0])
    }
    return this
  }

  private run(play: (referee: ReturnType<typeof listeningReferee>) => void): this {
    const referee = listeningReferee(this.chance)
    play(referee)
    this.told.push(...namedTold(game, referee.told))
    return this
  }
}
