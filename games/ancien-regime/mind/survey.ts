/**
 * What a strong player counts before anything else: who supports where, how a battle would go, what each Power holds,
 * could take and could lose, and how many turns of the wheel are left until it scores or moves. It is written over at
 * every look, so that looking costs no memory.
 */
import type { Seat } from '@muster/kernel/game'
import { allied, controlOf, enemiesIn, handSize } from '../rules/5-basics.ts'
import { STUART_WAITS, type State } from '../state.ts'
import {
  BRITAIN,
  CAPITAL,
  CARD_KINDS,
  EVERY_GENERAL,
  EVERY_POWER,
  EVERY_TERRITORY,
  FRANCE,
  FREDERICK,
  GAIN_INFLUENCE,
  HARBOURS,
  IMPASSABLE,
  LEADERSHIP,
  MOVEMENT,
  NEIGHBOURS,
  NEUTRAL,
  NONE,
  OWNER,
  POWER_COUNT,
  PRUSSIA,
  routeBetween,
  SCOTLAND,
  SERVES,
  STRIPES,
  stepsFrom,
  TERRITORY_COUNT,
  TURNS,
  territoryNumber,
  VALUE,
  worth,
} from '../tables.ts'
import { areActionsOver, cardsBought, moverNow, powerAfter } from './clock.ts'
import { SCALES } from './scales.ts'
import { scores, spoilsOf } from './stakes.ts'

/** What an unseen card is worth on average. */
const USUAL_CARD = 3
/** Marches beyond which nobody looks. */
const FARTHEST = 6
/** By steps: how much of a target's worth is left at that distance. */
const LEFT_AFAR = Float64Array.from({ length: FARTHEST + 1 }, (_, steps) => SCALES.further ** (steps - 1))
/** The most that any territory brings, and how much of it is left where somebody defends it. */
const DEAREST = Math.max(...VALUE)
const DEFENDED = 0.6

/** Territories two marches away and further, the nearest first. */
interface Afar {
  readonly to: Uint8Array
  readonly steps: Uint8Array
}
/** By Power and territory, by land, by strait and on its own Sea Routes. */
const AFAR: readonly (readonly Afar[])[] = EVERY_POWER.map((power) => {
  const next = EVERY_TERRITORY.map((from) => [
    ...NEIGHBOURS[from],
    ...HARBOURS[from].filter((to) => routeBetween(from, to) === power),
  ])
  return EVERY_TERRITORY.map((from) => {
    const steps = stepsFrom(from, next)
    const afar = EVERY_TERRITORY.filter((to) => !IMPASSABLE[to] && steps[to] >= 2 && steps[to] <= FARTHEST)
    const nearestFirst = afar.toSorted((one, two) => steps[one] - steps[two] || one - two)
    return { to: Uint8Array.from(nearestFirst), steps: Uint8Array.from(nearestFirst, (to) => steps[to]) }
  })
})
/** Great Britain, which no other enemy can reach by land. */
const ISLAND = ['london', 'cornwall', 'york', 'scotland'].map(territoryNumber)

export class Survey {
  /** By Power and territory: Units of its Generals next to it, and 1 + Units of its General in it. */
  readonly beside = new Int16Array(POWER_COUNT * TERRITORY_COUNT)
  readonly stands = new Int16Array(POWER_COUNT * TERRITORY_COUNT)
  /** By Power: how many cards it could play and pay for. */
  readonly ready = new Float64Array(POWER_COUNT)
  /** By Power: turns until it next gains Influence, and until it next moves. */
  readonly untilGain = new Int16Array(POWER_COUNT)
  readonly untilMove = new Int16Array(POWER_COUNT)
  /** By territory: how likely it is to be taken before its holder scores, and at all. */
  readonly dangerSoon = new Float64Array(TERRITORY_COUNT)
  readonly danger = new Float64Array(TERRITORY_COUNT)
  /** By territory: how likely whoever stands there is to be beaten. */
  readonly peril = new Float64Array(TERRITORY_COUNT)
  /** By Power: Influence held for the next Gain, what is likely left of it then and later, what could be won. */
  readonly held = new Float64Array(POWER_COUNT)
  readonly safe = new Float64Array(POWER_COUNT)
  readonly lasting = new Float64Array(POWER_COUNT)
  readonly prospects = new Float64Array(POWER_COUNT)
  readonly taxes = new Float64Array(POWER_COUNT)
  readonly units = new Float64Array(POWER_COUNT)
  /** How likely the capital is to be lost. */
  readonly capital = new Float64Array(POWER_COUNT)
  /** By territory: who controls it. */
  readonly #control = new Int8Array(TERRITORY_COUNT)
  /** By territory: what the Generals of the Power that is looked at have counted on there already. */
  readonly #claimed = new Float64Array(TERRITORY_COUNT)
  #claimsOf = NONE
  /** The best two targets of the General that is looked at, and where they are. */
  #best = 0
  #second = 0
  #bestAt = NONE
  #secondAt = NONE
  /** The seat whose own cards are known. */
  #seat: Seat = NONE

  take(s: State, seat: Seat): void {
    this.#seat = seat
    this.#count(s)
    this.#seekProspects(s)
    this.#countHoldings(s)
  }

  #count(s: State): void {
    this.beside.fill(0)
    this.stands.fill(0)
    this.danger.fill(0)
    this.peril.fill(0)
    this.dangerSoon.fill(0)
    const isOver = areActionsOver(s)
    this.#claimsOf = NONE
    for (const territory of EVERY_TERRITORY) this.#control[territory] = controlOf(s, territory)
    for (const power of EVERY_POWER) {
      this.ready[power] = Math.min(handSize(s, power) + cardsBought(s, power), Math.max(1, s.morale[power]))
      this.units[power] = 0
      this.prospects[power] = 0
    }
    for (let ahead = 0; ahead < TURNS; ahead++) {
      const gains = powerAfter(s, GAIN_INFLUENCE, ahead)
      this.untilGain[gains] = ahead === 0 && isOver ? TURNS : ahead
      this.untilMove[powerAfter(s, MOVEMENT, ahead)] = ahead
    }
    this.#expectFrederick(s)
    const mover = moverNow(s)
    if (mover !== NONE) this.untilMove[mover] = TURNS
    for (const general of EVERY_GENERAL) {
      const here = s.place[general]
      if (here === NONE) continue
      const power = SERVES[general]
      const units = s.units[general]
      this.units[power] += units
      this.stands[power * TERRITORY_COUNT + here] = 1 + units
      if (units === 0) continue
      const next = NEIGHBOURS[here]
      for (let i = 0; i < next.length; i++) this.beside[power * TERRITORY_COUNT + next[i]] += units
    }
  }

  /** 9.4.4 Frederick moves with Leadership too. */
  #expectFrederick(s: State): void {
    if (s.place[FREDERICK] === NONE) return
    for (let ahead = 0; ahead < this.untilMove[PRUSSIA]; ahead++) {
      if (powerAfter(s, LEADERSHIP, ahead) === PRUSSIA) this.untilMove[PRUSSIA] = ahead
    }
  }

  /** How likely an attack with so many Units is to succeed, support and cards included; 1 if nobody is there. */
  odds(s: State, power: number, territory: number, units: number, room: number): number {
    const enemies = enemiesIn(s, power, territory)
    if (enemies === 0) return 1
    let defence = 0
    let cards = 0
    const garrison = s.garrison[territory]
    if (garrison !== NONE && (enemies >> garrison) & 1) defence += s.fortress[territory] === 1 ? 4 : 1
    let friends = 0
    for (let enemy = 0; enemy < POWER_COUNT; enemy++) {
      if (((enemies >> enemy) & 1) === 0) continue
      const at = enemy * TERRITORY_COUNT + territory
      defence += this.stands[at]
      const inside = Math.max(0, this.stands[at] - 1)
      cards += Math.min(inside + this.beside[at], this.ready[enemy])
      friends |= s.allies[enemy]
    }
    friends &= ~enemies
    for (let friend = 0; friend < POWER_COUNT; friend++) {
      if (((friends >> friend) & 1) === 0 || friend === power) continue
      cards +=
        SCALES.fellowship * Math.min(this.beside[friend * TERRITORY_COUNT + territory], this.ready[friend])
    }
    const own = Math.min(room, this.ready[power])
    const attack = 1 + units + this.#cardsOf(s, power, own)
    const margin = attack - defence - cards * USUAL_CARD * SCALES.eagerness - 0.5
    const unknown = cards + (s.controller[power] === this.#seat ? 0 : own)
    return 1 / (1 + Math.exp((-1.7 * margin) / (0.25 + SCALES.spread * Math.sqrt(unknown))))
  }

  /** What so many cards of a Power are worth: its best ones if they are known, else the usual. */
  #cardsOf(s: State, power: number, count: number): number {
    if (s.controller[power] !== this.#seat) return count * USUAL_CARD * SCALES.eagerness
    let left = Math.floor(count)
    let sum = 0
    for (let card = CARD_KINDS - 1; card >= 0 && left > 0; card--) {
      const some = Math.min(left, s.hands[power * CARD_KINDS + card])
      sum += some * worth(card)
      left -= some
    }
    // What was bought and is still to be drawn.
    return sum + left * USUAL_CARD
  }

  #seekProspects(s: State): void {
    for (const general of EVERY_GENERAL) {
      const here = s.place[general]
      const units = s.units[general]
      const power = SERVES[general]
      if (here === NONE || units === 0 || s.controller[power] === NONE) continue
      // 11.3.4 A Neutral goes nowhere.
      if (s.status[power] === NEUTRAL) continue
      this.#seekFrom(s, power, here, units)
    }
    if (s.stuart === STUART_WAITS) this.#expectStuart(s)
  }

  /** 3.10 Stuart may land in Scotland with two Units: an unguarded island is his. */
  #expectStuart(s: State): void {
    let guard = 0
    for (const territory of ISLAND) {
      guard +=
        this.stands[BRITAIN * TERRITORY_COUNT + territory] + (s.garrison[territory] === BRITAIN ? 1 : 0)
    }
    const odds = guard === 0 ? 0.9 : guard < 3 ? 0.6 : guard < 4 ? 0.35 : 0.15
    this.prospects[FRANCE] += 1.5 * odds
    for (const territory of ISLAND)
      if (controlOf(s, territory) === BRITAIN) this.danger[territory] = 0.5 * odds
    this.danger[SCOTLAND] = odds
  }

  /** The best two targets of a General. What another General of his Power counts on already is left out: it is won once. */
  #seekFrom(s: State, power: number, here: number, units: number): void {
    if (this.#claimsOf !== power) this.#claimed.fill(0)
    this.#claimsOf = power
    this.#best = 0
    this.#second = 0
    this.#bestAt = NONE
    this.#secondAt = NONE
    const next = NEIGHBOURS[here]
    for (let i = 0; i < next.length; i++) {
      const to = next[i]
      this.#weigh(to, this.#gain(s, power, to, units, this.beside[power * TERRITORY_COUNT + to]))
    }
    const over = HARBOURS[here]
    for (let i = 0; i < over.length; i++) {
      const to = over[i]
      if (!allied(s, power, routeBetween(here, to))) continue
      const room = units + this.beside[power * TERRITORY_COUNT + to]
      this.#weigh(to, this.#gain(s, power, to, units, room))
    }
    this.#seekFurther(s, power, here)
    const share = units > 1 ? SCALES.second : 0.2
    if (this.#bestAt !== NONE) this.#claimed[this.#bestAt] += this.#best
    if (this.#secondAt !== NONE) this.#claimed[this.#secondAt] += share * this.#second
    this.prospects[power] += this.#best + share * this.#second
  }

  #weigh(to: number, gain: number): void {
    const left = gain - this.#claimed[to]
    if (left > this.#best) {
      this.#second = this.#best
      this.#secondAt = this.#bestAt
      this.#best = left
      this.#bestAt = to
    } else if (left > this.#second) {
      this.#second = left
      this.#secondAt = to
    }
  }

  /** The best target two marches away or further, so that Generals draw near to what they want. */
  #seekFurther(s: State, power: number, here: number): void {
    const { to: afar, steps } = AFAR[power][here]
    let best = 0
    let bestAt = NONE
    for (let i = 0; i < afar.length; i++) {
      const left = LEFT_AFAR[steps[i]]
      // From here on nothing can be better.
      if (left * DEAREST < best) break
      const to = afar[i]
      const most = scores(s, power, to) * left
      if (most < best || !this.#isFarTarget(s, power, to)) continue
      const isDefended = s.garrison[to] !== NONE || s.present[to] !== 0
      const liking = (isDefended ? DEFENDED : 1) * most - this.#claimed[to]
      if (liking > best || (liking === best && to < bestAt)) {
        best = liking
        bestAt = to
      }
    }
    if (this.#best === 0) {
      this.#best = best
      this.#bestAt = bestAt
    } else if (best > this.#second) {
      this.#second = best
      this.#secondAt = bestAt
    }
  }

  /** What a Power would like to hold: no Ally's, and no Neutral's home. */
  #isFarTarget(s: State, power: number, territory: number): boolean {
    const allies = s.allies[power]
    const control = this.#control[territory]
    if (control !== NONE && (allies >> control) & 1) return false
    const owner = OWNER[territory]
    if (owner === NONE || owner === power) return true
    return s.status[owner] !== NEUTRAL && ((allies >> owner) & 1) === 0
  }

  /** What an attack or a march to a territory promises; whoever holds it is in danger of it. */
  #gain(s: State, power: number, to: number, units: number, room: number): number {
    if (IMPASSABLE[to]) return 0
    const owner = OWNER[to]
    if (owner !== NONE && owner !== power && s.status[owner] === NEUTRAL) return 0
    const control = controlOf(s, to)
    const enemies = enemiesIn(s, power, to)
    if (control === power || (control !== NONE && allied(s, power, control))) {
      if (enemies === 0) return 0
      const odds = this.odds(s, power, to, units, room)
      if (odds > this.peril[to]) this.peril[to] = odds
      return this.#spoils(s, power, to, enemies) * odds
    }
    const odds = enemies === 0 ? 1 : this.odds(s, power, to, units, room)
    const settles = enemies === 0 ? units > 0 : units > 1
    if (enemies !== 0 && odds > this.peril[to]) this.peril[to] = odds
    if (control !== NONE) this.#endanger(power, control, to, settles ? odds : 0.7 * odds)
    const spoils = enemies === 0 ? 0 : this.#spoils(s, power, to, enemies)
    const risk = enemies === 0 ? 0 : (1 - odds) * (SCALES.defeat + SCALES.defeatUnit * units)
    return Math.max(0, odds * (spoils + (settles ? scores(s, power, to) : 0.15)) - risk)
  }

  /** 10.4.4 Influence for beaten Generals: two each between the Coalitions, else one. */
  #spoils(s: State, power: number, territory: number, enemies: number): number {
    let spoils = 0
    for (let enemy = 0; enemy < POWER_COUNT; enemy++) {
      if (((enemies >> enemy) & 1) === 0 || this.stands[enemy * TERRITORY_COUNT + territory] === 0) continue
      spoils += spoilsOf(s, power, enemy)
    }
    return spoils
  }

  #endanger(by: number, holder: number, territory: number, odds: number): void {
    if (odds > this.danger[territory]) this.danger[territory] = odds
    if (this.untilMove[by] < this.untilGain[holder] && odds > this.dangerSoon[territory]) {
      this.dangerSoon[territory] = odds
    }
  }

  #countHoldings(s: State): void {
    this.held.fill(0)
    this.safe.fill(0)
    this.lasting.fill(0)
    this.taxes.fill(0)
    for (const territory of EVERY_TERRITORY) {
      const power = controlOf(s, territory)
      if (power === NONE) continue
      const owner = OWNER[territory]
      const value = VALUE[territory]
      const scored = owner === NONE ? (STRIPES[territory] >> power) & 1 : owner === power ? 0 : 1
      if (scored === 0) {
        this.taxes[power] += value * (1 - 0.5 * this.danger[territory])
        continue
      }
      this.held[power] += value
      this.safe[power] += value * (1 - SCALES.dangerSoon * this.dangerSoon[territory])
      this.lasting[power] += value * (1 - SCALES.danger * this.danger[territory])
    }
    for (const power of EVERY_POWER) this.capital[power] = this.danger[CAPITAL[power]]
  }
}
