/** What the eye sees of battles: what they will leave, who is at stake in them, and what can still join them. */
import { blocksOf, isContested } from '@muster/block-kit/blocks'
import { Odds } from '@muster/block-kit/odds'
import { type Strengths, spotOf } from '@muster/block-kit/strengths'
import type { Sheet } from '@muster/kernel/mind'
import { claimant, ratingOf } from '../rules/3-armies.ts'
import type { State } from '../state.ts'
import {
  AREA_COUNT,
  BLOCKS_OF,
  borderBetween,
  HEIRS,
  LANCASTER,
  LETTER,
  MAP,
  NO_SIDE,
  neighboursOf,
  YORK,
} from '../tables.ts'
import { BATTLE } from './notes.ts'

/** 6.2 Attackers go in the fourth round, having been shot at. */
const ROUNDS = 3

export class Battles {
  readonly #board: Strengths
  readonly #ready: Strengths
  readonly #odds = new Odds()
  /** By side: losses, lords, heirs and claimants at stake. */
  readonly #stakes = new Float64Array(8)

  /** `board`: who stands where; `ready`: of these who has not moved yet. Both are reckoned anew before each look. */
  constructor(board: Strengths, ready: Strengths) {
    this.#board = board
    this.#ready = ready
  }

  /** Battles of this turn, as they stand and with what whoever is moving could still bring up. */
  look(s: State, sheet: Sheet): void {
    const frame = s.stack[s.stack.length - 1]
    const mover = frame?.step === 'actions' || frame?.step === 'march' ? moverOf(s) : NO_SIDE
    let swing = 0
    let hoped = 0
    for (let side = 0; side < 2; side++) this.#stakes.fill(0, side * 4, side * 4 + 4)
    for (let area = 0; area < AREA_COUNT; area++) {
      if (!isContested(s, area)) continue
      const attacker = s.attacker[area] === YORK ? YORK : LANCASTER
      const round = frame?.step === 'battle' && frame.area === area ? frame.round : 1
      this.#muster(s, area, attacker)
      this.#odds.fight(attacker, round, ROUNDS)
      swing += this.#odds.left[LANCASTER] - this.#odds.left[YORK]
      this.#stake(s, area)
      if (mover === NO_SIDE) continue
      this.#muster(s, area, attacker)
      this.#reinforce(s, area, mover)
      this.#odds.fight(attacker, round, ROUNDS)
      hoped += this.#odds.left[LANCASTER] - this.#odds.left[YORK]
    }
    sheet.note('battles, swing', mover === NO_SIDE ? swing : 0)
    sheet.note('battles, swing so far', mover === NO_SIDE ? 0 : swing)
    sheet.note('battles, swing hoped for', mover === NO_SIDE ? 0 : hoped)
    for (let side = 0; side < 2; side++) {
      const names = BATTLE[side]
      const weight = mover === side ? 0.5 : 1
      sheet.note(names.losses, this.#stakes[side * 4] * weight)
      sheet.note(names['lords at stake'], this.#stakes[side * 4 + 1] * weight)
      sheet.note(names['heirs at stake'], this.#stakes[side * 4 + 2] * weight)
      sheet.note(names['claimant at stake'], this.#stakes[side * 4 + 3] * weight)
    }
    sheet.note('treason', s.treason === LANCASTER ? 1 : s.treason === YORK ? -1 : 0)
  }

  #stake(s: State, area: number): void {
    const { left, steps } = this.#odds
    for (let side = 0; side < 2; side++) {
      const lost = 1 - left[side]
      const first = claimant(s, side === LANCASTER ? LANCASTER : YORK)
      this.#stakes[side * 4] += lost * steps[side]
      this.#stakes[side * 4 + 1] += lost * this.#board.lords[spotOf(area, side)]
      for (const heir of HEIRS[side]) if (s.at[heir] === area) this.#stakes[side * 4 + 2] += lost
      if (first >= 0 && s.at[first] === area) this.#stakes[side * 4 + 3] += lost
    }
  }

  #muster(s: State, area: number, attacker: number): void {
    this.#odds.clear()
    for (let side = 0; side < 2; side++) {
      const blocks = BLOCKS_OF[side]
      for (let i = 0; i < blocks.length; i++) {
        const block = blocks[i]
        if (s.at[block] !== area) continue
        const hits = (s.steps[block] * ratingOf(s, block, area, side !== attacker)) / 6
        this.#odds.add(side, LETTER[block], hits, s.steps[block], s.joins[block] > 1)
      }
    }
  }

  /** What stands next door, has not moved and can be paid for: three borders at the most, as many as a border lets by. */
  #reinforce(s: State, area: number, side: number): void {
    const { hits, steps } = this.#ready
    let groups = 0
    for (const next of neighboursOf(area)) {
      const ready = spotOf(next, side)
      if (hits[ready] === 0) continue
      const isPaid = s.group[next] === 1
      if (!isPaid && groups >= s.points) continue
      if (!isPaid) groups++
      const { limit } = MAP.borders[borderBetween(next, area)]
      const share = Math.min(1, limit / Math.max(1, blocksOf(s, side, next)))
      this.#odds.add(side, 1, hits[ready] * share, steps[ready] * share, false)
    }
  }
}

/** Whose action phase it is. */
function moverOf(s: State): number {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const frame = s.stack[i]
    if (frame.step === 'actions') return frame.side
  }
  return NO_SIDE
}
