/**
 * The odds of a battle of blocks, by fighting it many times: everybody fights on, nobody retreats, and of equals the one
 * that is worth least takes the hit. A battle is a few flat lists, so that thousands are fought in some milliseconds.
 */
import type { Chance } from '@muster/kernel/chance'
import type { Expected } from '@muster/kernel/odds'
import { isDefendersTurn, letterOfTurn } from './combat.ts'

/** One who fights. */
export interface Fighter {
  readonly side: number
  /** Its letter in the first round, and in those after it. */
  readonly letter: number
  readonly later: number
  /** The highest roll that hits, when its side attacks and when it defends. */
  readonly attack: number
  readonly defence: number
  readonly steps: number
  /** The round from which it fights. */
  readonly joins: number
  /** The last round in which it has had its turn. */
  readonly acted: number
  /** Of equals the one that is worth least takes a hit. */
  readonly worth: number
  /** It may go away when it is turned up: on 5 or 6. */
  readonly unsure: boolean
  /** Who stands up for the other side, at strength 1 in the next round, when it falls. */
  readonly turncoat?: Fighter | undefined
}

/** How a game's battles go. */
export interface BattleWays {
  readonly letters: number
  /** After this round the attacker must go. */
  readonly lastRound: number
  /** Each hit goes to the strongest; or all hits of a block together, and what is too much to the next. */
  readonly hits: 'one by one' | 'by block'
  /** Whoever has beaten all enemies of the first round before their reserves come defends from then on. */
  readonly changesHands: boolean
}

/** Those who fight as lists, to be fought with again and again; those who may yet turn their coat come last. */
class Fighters {
  readonly all: readonly Fighter[]
  readonly side: readonly number[]
  readonly turncoat: readonly number[]
  readonly steps: number[]
  readonly joins: number[]
  readonly acted: number[]
  readonly #present: number

  constructor(present: readonly Fighter[]) {
    const turned = present.flatMap(({ turncoat }) => turncoat ?? [])
    this.#present = present.length
    this.all = turned.length === 0 ? present : [...present, ...turned]
    this.side = this.all.map(({ side }) => side)
    this.turncoat = this.all.map(({ turncoat }) =>
      turncoat === undefined ? -1 : present.length + turned.indexOf(turncoat),
    )
    this.steps = this.all.map(() => 0)
    this.joins = this.all.map(() => 0)
    this.acted = this.all.map(() => 0)
  }

  /** All as it was before the battle. */
  again(): this {
    for (let i = 0; i < this.all.length; i++) {
      const { steps, joins, acted } = this.all[i]
      this.steps[i] = i < this.#present ? steps : 0
      this.joins[i] = joins
      this.acted[i] = acted
    }
    return this
  }

  /** The steps that a side has lost of those it came with; who changed sides is a loss of the one and no gain here. */
  lost(side: number): number {
    let lost = 0
    for (let i = 0; i < this.#present; i++)
      if (this.side[i] === side) lost += this.all[i].steps - this.steps[i]
    return lost
  }
}

export interface Battle {
  readonly fighters: readonly Fighter[]
  readonly attacker: number
  /** The round and the turn in it that is to come; 0: nobody has been turned up yet. */
  readonly round: number
  readonly turn: number
}

export class BattleTally {
  #fought = 0
  #wins = 0
  #wiped = 0
  #lost = 0
  #enemyLost = 0
  readonly #side: number
  #present: readonly Fighter[] = []
  #lists = new Fighters([])

  constructor(side: number) {
    this.#side = side
  }

  add(battle: Battle, ways: BattleWays, chance: Chance): void {
    const side = this.#side
    if (battle.fighters !== this.#present) {
      this.#present = battle.fighters
      this.#lists = new Fighters(battle.fighters)
    }
    const fighting = new Fighting(battle, this.#lists.again(), ways, chance)
    const winner = fighting.fight()
    this.#fought++
    if (winner === side) this.#wins++
    if (!fighting.stands(side)) this.#wiped++
    this.#lost += this.#lists.lost(side)
    this.#enemyLost += this.#lists.lost(1 - side)
  }

  get expected(): Omit<Expected, 'attacks'> {
    const by = Math.max(1, this.#fought)
    return {
      wins: this.#wins / by,
      wipedOut: this.#wiped / by,
      loses: this.#lost / by,
      enemyLoses: this.#enemyLost / by,
    }
  }
}

class Fighting {
  readonly fighters: Fighters
  readonly #ways: BattleWays
  readonly #chance: Chance
  #attacker: number
  #round: number
  #turn: number

  constructor({ attacker, round, turn }: Battle, fighters: Fighters, ways: BattleWays, chance: Chance) {
    this.fighters = fighters
    this.#ways = ways
    this.#chance = chance
    this.#attacker = attacker
    this.#round = round
    this.#turn = turn
  }

  /** Who holds the field; -1: nobody. */
  fight(): number {
    if (this.#round === 0) this.#begin(1)
    for (;;) {
      while (this.#turn < this.#ways.letters * 2 && this.#stands(0, true) && this.#stands(1, true)) {
        this.#takeTurn(isDefendersTurn(this.#turn) ? 1 - this.#attacker : this.#attacker)
        this.#turn++
      }
      const [first, second] = [this.#stands(0, false), this.#stands(1, false)]
      if (!first || !second) return first ? 0 : second ? 1 : -1
      if (this.#round >= this.#ways.lastRound) return 1 - this.#attacker
      if (this.#ways.changesHands && this.#round === 1 && !this.#stands(1 - this.#attacker, true))
        this.#attacker = 1 - this.#attacker
      this.#begin(this.#round + 1)
    }
  }

  /** Whether a side has anybody left. */
  stands(side: number): boolean {
    return this.#stands(side, false)
  }

  #begin(round: number): void {
    const { joins, steps, all } = this.fighters
    this.#round = round
    this.#turn = 0
    for (let i = 0; i < joins.length; i++) {
      if (joins[i] !== round || steps[i] === 0 || !all[i].unsure) continue
      if (this.#die() >= 5) steps[i] = 0
    }
  }

  #die(): number {
    return this.#chance.below(6, true) + 1
  }

  /** Whether a side has blocks, in the fight or also in reserve. */
  #stands(side: number, fighting: boolean): boolean {
    const { side: sides, steps } = this.fighters
    for (let i = 0; i < steps.length; i++)
      if (sides[i] === side && steps[i] > 0 && (!fighting || this.#fights(i))) return true
    return false
  }

  #fights(i: number): boolean {
    return this.fighters.steps[i] > 0 && this.fighters.joins[i] <= this.#round
  }

  #takeTurn(side: number): void {
    const { side: sides, acted, steps } = this.fighters
    const letter = letterOfTurn(this.#turn)
    for (let i = 0; i < steps.length; i++) {
      if (sides[i] !== side || !this.#fights(i) || acted[i] >= this.#round) continue
      if (this.#letterOf(i) !== letter) continue
      if (!this.#stands(1 - side, true)) return
      acted[i] = this.#round
      this.#strike(i, side)
    }
  }

  #letterOf(i: number): number {
    const { letter, later } = this.fighters.all[i]
    return this.#round === 1 ? letter : later
  }

  #strike(i: number, side: number): void {
    const { attack, defence } = this.fighters.all[i]
    const rating = side === this.#attacker ? attack : defence
    let hits = 0
    for (let dice = this.fighters.steps[i]; dice > 0; dice--) if (this.#die() <= rating) hits++
    while (hits > 0) {
      const target = this.#target(1 - side)
      if (target < 0) return
      const taken = this.#ways.hits === 'by block' ? Math.min(hits, this.fighters.steps[target]) : 1
      this.fighters.steps[target] -= taken
      hits -= taken
      if (this.fighters.steps[target] === 0) this.#falls(target)
    }
  }

  /** The strongest, and of equals the one that is worth least. */
  #target(side: number): number {
    const { side: sides, steps, all } = this.fighters
    let found = -1
    for (let i = 0; i < steps.length; i++) {
      if (sides[i] !== side || !this.#fights(i)) continue
      if (
        found < 0 ||
        steps[i] > steps[found] ||
        (steps[i] === steps[found] && all[i].worth < all[found].worth)
      )
        found = i
    }
    return found
  }

  #falls(i: number): void {
    const turned = this.fighters.turncoat[i]
    if (turned < 0) return
    this.fighters.steps[turned] = 1
    this.fighters.joins[turned] = this.#round + 1
    this.fighters.acted[turned] = 0
  }
}
