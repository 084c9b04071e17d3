/**
 * What a Battle is likely to come to (7.3), reckoned in strength: guns in the first round, horse against horse until one
 * side has none, then foot, the Defender before the Attacker; Reserves come in the second round. It is filled and used
 * again, since opponents reckon with it thousands of times a second.
 */
import { HELD, OUT, PURSUING, RESERVE, ROUTING, type State } from '../state.ts'
import {
  ARTILLERY,
  BLOCKS_OF,
  BORDER_COUNT,
  CAVALRY,
  CLASS,
  DISCIPLINE,
  EFFECTIVENESS,
  enemyOf,
  PARLIAMENT,
  ROYALIST,
  type Side,
} from '../tables.ts'

/** 7.3 Battles last three rounds at most. */
const LAST_ROUND = 3
/**
 * What became of 18,000 Battles in 2000 matches of Recruits (The Early War): the Attacker's log-odds of winning by how far
 * his share of strength is ahead, and how often Leaders were eliminated by the share that was lost.
 */
const EVEN = 0.6
const AHEAD = 2.9
const ATTACKER_FALLS = 0.5
const DEFENDER_FALLS = 0.75
const FOOT = 0
const HORSE = 1
const LINES = 2

/** By side and arm: strength, and the hits it may expect of each strength. */
const slot = (side: number, arm: number): number => side * LINES + arm

export class Fight {
  /** By side: the strength that takes part, guns aside, and the share of it that is left in the end. */
  readonly steps = new Float64Array(2)
  readonly left = new Float64Array(2)
  /** By side: how likely it wins, and how likely a Leader of it is eliminated. */
  readonly wins = new Float64Array(2)
  readonly falls = new Float64Array(2)
  /** In the line; in Reserve; hits of all of them; gone after the enemy, or from him. */
  readonly #line = new Float64Array(4)
  readonly #reserve = new Float64Array(4)
  readonly #hits = new Float64Array(4)
  readonly #gone = new Float64Array(2)
  readonly #discipline = new Float64Array(2)
  readonly #guns = new Float64Array(2)
  readonly #came = new Float64Array(BORDER_COUNT)

  /** The Battle in an Area where both sides stand, from a round on. */
  reckon(s: State, area: number, round: number): void {
    const attacker: Side = s.attacker[area] === PARLIAMENT ? PARLIAMENT : ROYALIST
    this.#call(s, area, attacker, round)
    for (let each = Math.max(1, round); each <= LAST_ROUND && this.#isOn(); each++)
      this.#fight(attacker, each)
    for (let side = 0; side < 2; side++) {
      const left = this.#strength(side) + this.#gone[side]
      this.left[side] = this.steps[side] > 0 ? Math.min(1, left / this.steps[side]) : 0
    }
    this.#conclude(attacker)
  }

  #conclude(attacker: Side): void {
    const { left, wins, falls } = this
    const defender = enemyOf(attacker)
    wins[attacker] = 1 / (1 + Math.exp(-EVEN - AHEAD * (left[attacker] - left[defender])))
    wins[defender] = 1 - wins[attacker]
    falls[attacker] = ATTACKER_FALLS * (1 - left[attacker]) ** 2
    falls[defender] = DEFENDER_FALLS * (1 - left[defender])
  }

  #call(s: State, area: number, attacker: Side, round: number): void {
    for (const each of [this.#line, this.#reserve, this.#hits, this.#gone, this.#discipline, this.#guns])
      each.fill(0)
    this.steps.fill(0)
    const main = this.#mainAttack(s, area, attacker)
    for (let side = 0; side < 2; side++) {
      const blocks = BLOCKS_OF[side]
      for (let i = 0; i < blocks.length; i++) {
        const block = blocks[i]
        if (s.at[block] !== area || s.line[block] === HELD) continue
        const isLate =
          s.line[block] === OUT
            ? side === attacker
              ? s.entry[block] !== main
              : s.late[block] !== 0
            : s.line[block] === RESERVE
        this.#add(s, side, block, isLate && round <= 1)
      }
      // 7.1 Where nobody would be in the line the Reserve is.
      if (this.#line[slot(side, FOOT)] + this.#line[slot(side, HORSE)] === 0) this.#bringUp(side)
    }
  }

  #add(s: State, side: number, block: number, isLate: boolean): void {
    const steps = s.steps[block]
    if (CLASS[block] === ARTILLERY) {
      // 7.41 Guns in Reserve never fire.
      if (!isLate) this.#guns[side] += (steps * EFFECTIVENESS[block]) / 6
      return
    }
    this.steps[side] += steps
    if (s.line[block] === PURSUING || s.line[block] === ROUTING) {
      this.#gone[side] += steps
      return
    }
    const at = slot(side, CLASS[block] === CAVALRY ? HORSE : FOOT)
    const lines = isLate ? this.#reserve : this.#line
    lines[at] += steps
    this.#hits[at] += (steps * EFFECTIVENESS[block]) / 6
    if (CLASS[block] === CAVALRY) this.#discipline[side] += steps * DISCIPLINE[block]
  }

  /** 7.1 The border that most strength came over. */
  #mainAttack(s: State, area: number, attacker: Side): number {
    const came = this.#came
    let main = -1
    came.fill(0)
    for (const block of BLOCKS_OF[attacker]) {
      const border = s.entry[block]
      if (s.at[block] !== area || border < 0) continue
      came[border] += s.steps[block] * EFFECTIVENESS[block]
      if (main < 0 || came[border] > came[main]) main = border
    }
    return main
  }

  #bringUp(side: number): void {
    for (let arm = 0; arm < LINES; arm++) {
      this.#line[slot(side, arm)] += this.#reserve[slot(side, arm)]
      this.#reserve[slot(side, arm)] = 0
    }
  }

  #strength(side: number): number {
    const [foot, horse] = [slot(side, FOOT), slot(side, HORSE)]
    return this.#line[foot] + this.#line[horse] + this.#reserve[foot] + this.#reserve[horse]
  }

  #isOn(): boolean {
    return this.#strength(ROYALIST) > 0 && this.#strength(PARLIAMENT) > 0
  }

  #fight(attacker: Side, round: number): void {
    const defender = enemyOf(attacker)
    if (round === 1) {
      this.#hitFoot(attacker, this.#guns[defender])
      this.#hitFoot(defender, this.#guns[attacker])
    } else {
      this.#bringUp(ROYALIST)
      this.#bringUp(PARLIAMENT)
    }
    const isCharge = this.#line[slot(ROYALIST, HORSE)] > 0 && this.#line[slot(PARLIAMENT, HORSE)] > 0
    const suffered = this.#charge(defender)
    const done = this.#charge(attacker)
    if (isCharge) this.#rout(attacker, suffered - done)
    this.#hitFoot(attacker, this.#strikes(defender, FOOT))
    this.#hitFoot(defender, this.#strikes(attacker, FOOT))
  }

  /** Hits that those in the line of an arm may expect. */
  #strikes(side: number, arm: number): number {
    const at = slot(side, arm)
    const all = this.#line[at] + this.#reserve[at]
    return all > 0 ? (this.#hits[at] * this.#line[at]) / all : 0
  }

  #lose(at: number, hits: number): number {
    const before = this.#line[at]
    if (before <= 0 || hits <= 0) return 0
    const lost = Math.min(before, hits)
    this.#hits[at] *= 1 - lost / (before + this.#reserve[at])
    this.#line[at] = before - lost
    return lost
  }

  /** 7.44 Foot before horse. */
  #hitFoot(side: number, hits: number): void {
    const rest = hits - this.#lose(slot(side, FOOT), hits)
    this.#lose(slot(side, HORSE), rest)
  }

  /** 7.42 Horse engages horse; where there is none, foot, and better. Answers the hits on horse. */
  #charge(side: Side): number {
    const horse = this.#line[slot(side, HORSE)]
    if (horse <= 0) return 0
    const hits = this.#strikes(side, HORSE)
    const enemy = enemyOf(side)
    if (this.#line[slot(enemy, HORSE)] > 0) return this.#lose(slot(enemy, HORSE), hits)
    this.#lose(slot(enemy, FOOT), hits + horse / 6)
    return 0
  }

  /** 7.42, 7.43 Horse that suffered more may rout, and is pursued: both are gone for the rest of the Battle. */
  #rout(attacker: Side, difference: number): void {
    const loser: Side = difference > 0 ? attacker : enemyOf(attacker)
    const winner = enemyOf(loser)
    const at = slot(winner, HORSE)
    const discipline =
      this.#line[at] > 0 ? this.#discipline[winner] / (this.#line[at] + this.#reserve[at]) : 6
    const routs = this.#line[slot(loser, HORSE)] <= 0 ? 1 : Math.min(1, Math.abs(difference) / 6)
    this.#leave(loser, routs)
    this.#leave(winner, routs * Math.max(0, 1 - Math.min(6, discipline) / 6))
  }

  #leave(side: number, share: number): void {
    const at = slot(side, HORSE)
    const gone = this.#line[at] * share
    this.#gone[side] += gone
    this.#lose(at, gone)
  }
}
