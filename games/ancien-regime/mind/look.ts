/**
 * The eye: how many turns each seat needs to win as things stand, and with what it could go faster. A seat's chance is
 * its place in that race, so that whatever holds up the leader is worth something to everybody.
 */
import type { Seat } from '@muster/kernel/game'
import type { Sheet } from '@muster/kernel/mind'
import { controlOf, enemiesIn, generalIn, handSize, powerOn } from '../rules/5-basics.ts'
import { votesOf } from '../rules/8-election.ts'
import type { State } from '../state.ts'
import {
  EVERY_POWER,
  GENERALS_OF,
  MOBILISATION,
  NONE,
  OWNER,
  POWER_COUNT,
  SERVES,
  TERRITORY_COUNT,
  VICTORY,
} from '../tables.ts'
import { cardsBought } from './clock.ts'
import { SCALES } from './scales.ts'
import { isTarget, scores, spoilsOf } from './stakes.ts'
import { Survey } from './survey.ts'

/** How far ahead in the race somebody is who needs so many turns: the nearer the end, the more each turn counts. */
const ahead = (turns: number): number => -SCALES.race * Math.log(Math.max(SOON, turns + SCALES.finish))
/** Whoever has won already, if all goes as it looks, is no further ahead than this. */
const SOON = 0.05

export class AncienEye {
  readonly #survey = new Survey()
  /** By seat: Influence expected from battles and occupations that are under way. */
  readonly #underWay = new Float64Array(POWER_COUNT)
  readonly #settling = new Float64Array(POWER_COUNT)

  look(s: State, seat: Seat, sheet: Sheet): void {
    const survey = this.#survey
    survey.take(s, seat)
    this.#foresee(s)
    const own = this.#turnsToWin(s, seat)
    let rivals = 0
    for (let other = 0; other < s.players; other++) {
      if (other !== seat) rivals += Math.exp(ahead(this.#turnsToWin(s, other)))
    }
    sheet.note('pace', ahead(own))
    sheet.note('rivals', -Math.log(rivals + 1e-9))
    let units = 0
    let prospects = 0
    let afield = 0
    let money = 0
    let hand = 0
    let taxes = 0
    let exposed = 0
    for (const power of EVERY_POWER) {
      if (s.controller[power] !== seat) continue
      const share = power === seat ? 1 : 0.4
      units += share * survey.units[power]
      prospects += share * survey.prospects[power]
      money += share * moneyOf(s, power)
      taxes += share * survey.taxes[power]
      for (const general of GENERALS_OF[power]) {
        const here = s.place[general]
        if (here === NONE) continue
        afield += share
        exposed += share * survey.peril[here] * (0.5 + 0.3 * s.units[general])
      }
      hand += share * this.#handOf(s, power)
    }
    sheet.note('units', units)
    sheet.note('generals', afield)
    sheet.note('exposed', exposed)
    sheet.note('prospects', prospects)
    sheet.note('money', money)
    sheet.note('taxes', taxes)
    sheet.note('hand', hand)
    sheet.note('morale', Math.sqrt(s.morale[seat]))
    sheet.note('plenty-of-morale', Math.max(0, s.morale[seat] - 8))
    sheet.note('capital', survey.capital[seat])
    sheet.note('electors', Math.min(5, votesOf(s, seat)))
    sheet.note('minors', this.#minorsOf(s, seat))
  }

  /** Cards in hand and those bought that will be drawn: more than six are of little use. */
  #handOf(s: State, power: number): number {
    return Math.min(6, handSize(s, power) + cardsBought(s, power))
  }

  #minorsOf(s: State, seat: Seat): number {
    let minors = 0
    for (let power = s.players; power < POWER_COUNT; power++) if (s.controller[power] === seat) minors++
    return minors
  }

  /** Turns of the wheel until a seat reaches what wins, if all goes on as it looks. */
  #turnsToWin(s: State, seat: Seat): number {
    const survey = this.#survey
    const crown = s.emperor !== NONE && s.controller[s.emperor] === seat ? 2 : 0
    const next = survey.safe[seat] + crown + this.#settling[seat]
    let prospects = survey.prospects[seat]
    let army = survey.units[seat]
    for (let power = s.players; power < POWER_COUNT; power++) {
      if (s.controller[power] !== seat) continue
      prospects += SCALES.minor * survey.prospects[power]
      army += SCALES.minor * survey.units[power]
    }
    const means = SCALES.army * army + SCALES.ready * survey.ready[seat] + SCALES.taxes * survey.taxes[seat]
    const later =
      survey.lasting[seat] +
      this.#settling[seat] +
      SCALES.luck +
      SCALES.prospects * prospects +
      means +
      SCALES.crown * crown
    const missing = VICTORY - s.influence[seat] - this.#underWay[seat]
    const afterNext = missing - next
    const wait = survey.untilGain[seat]
    if (missing <= 0) return 0
    if (afterNext <= 0) return wait + 0.6 * Math.exp(afterNext / 2)
    // Battles in between may bring the rest: so the way is smooth, not by whole rounds.
    // But whoever just fails to win by this Gain may have to wait for another.
    const miss = SCALES.miss * (1 - Math.exp(-afterNext / 1.5))
    return wait + 0.6 + miss + (7 * afterNext) / (later + 0.5)
  }

  /** Battles and marches of the Movement Turn that is going on, as if they were settled by their odds. */
  #foresee(s: State): void {
    this.#underWay.fill(0)
    this.#settling.fill(0)
    for (const frame of s.stack) {
      if (frame.step === 'movement-turn') {
        for (const general of GENERALS_OF[frame.power]) {
          if (((frame.moved >> general) & 1) === 1 && s.place[general] !== NONE) this.#settle(s, general)
        }
      } else if (frame.step === 'battles') {
        for (const territory of frame.pending) this.#settleIn(s, frame.power, territory)
        if (s.battle !== null) this.#settleIn(s, frame.power, s.battle.territory)
      }
    }
  }

  #settleIn(s: State, power: number, territory: number): void {
    const general = generalIn(s, power, territory)
    // A battle that is won is settled already: whether a Garrison stays is asked for itself.
    if (general !== NONE && enemiesIn(s, power, territory) !== 0) this.#settle(s, general)
  }

  #settle(s: State, general: number): void {
    const survey = this.#survey
    const power = SERVES[general]
    const here = s.place[general]
    const units = s.units[general]
    const seat = s.controller[power]
    const enemies = enemiesIn(s, power, here)
    const worthIt = power < s.players && isTarget(s, power, here) ? scores(s, power, here) : 0
    if (enemies === 0) {
      if (s.garrison[here] === NONE && units > 0) this.#settling[seat] += SCALES.unsettled * worthIt
      return
    }
    const room = units + survey.beside[power * TERRITORY_COUNT + here]
    const odds = survey.odds(s, power, here, units, room)
    for (let enemy = 0; enemy < POWER_COUNT; enemy++) {
      if (((enemies >> enemy) & 1) === 0 || survey.stands[enemy * TERRITORY_COUNT + here] === 0) continue
      this.#underWay[seat] += odds * spoilsOf(s, power, enemy)
      if (s.controller[enemy] !== NONE) {
        this.#underWay[s.controller[enemy]] += (1 - odds) * spoilsOf(s, enemy, power)
      }
    }
    if (units > 1) this.#settling[seat] += 0.9 * odds * worthIt
    this.#settling[seat] -= (1 - odds) * (SCALES.defeat + SCALES.defeatUnit * units) + 0.1
    const control = controlOf(s, here)
    const holder = control === NONE ? NONE : s.controller[control]
    if (holder === NONE || holder === seat || control >= s.players) return
    const loses = OWNER[here] === control ? 0.2 : scores(s, control, here)
    this.#settling[holder] -= odds * loses
  }
}

/** 9.3, 9.5.5 Money in hand and on the table for a Power; none while it mobilises, since what is left is lost. */
function moneyOf(s: State, power: number): number {
  for (const frame of s.stack) {
    if (frame.step !== 'actions') continue
    return powerOn(s, MOBILISATION) === power ? 0 : s.money[power] + frame.money[power]
  }
  return s.money[power]
}
