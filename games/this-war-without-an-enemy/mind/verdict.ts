/**
 * 10.0 What the Victory Phase of this Turn would say: how likely the match ends with it, and for whom. Victory Points are as
 * they stand, but for Besieged Cities that may surrender before (9.2).
 */
import { isLastTurn, winnerAtTheEnd } from '../rules/12-scenarios.ts'
import { NONE, type State } from '../state.ts'
import { CITY_IN, PARLIAMENT, ROYALIST, type Side, VICTORY_AREA, VICTORY_POINTS } from '../tables.ts'

/** 4.5, 10.11 Points that decide the war at once. */
const MAJOR = 3
const TO_THE_SCOTS = 2
/** 8.1 A City before which a battle will be fought first may be free by then. */
const IN_RELIEF = 0.5
/** All the points there are, either way; beyond them nothing is different. */
const MOST = 12
const SIZE = 2 * MOST + 1

export class Verdict {
  /** By Victory Points: how likely they are. */
  readonly #likely = new Float64Array(SIZE)

  /**
   * From 1, if the King will have won, to −1; 0 if the war goes on. `falls`: by Siege Marker, the chance of a City to
   * surrender; `taken`: by Victory City, the chance that an enemy walks in.
   */
  of(s: State, falls: readonly number[], taken: Readonly<Float64Array>): number {
    // 2.35 There is no Victory Phase in 1642.
    if (s.year === 1642) return 0
    const likely = this.#likely
    likely.fill(0)
    likely[Math.max(-MOST, Math.min(MOST, s.vp)) + MOST] = 1
    for (let v = 0; v < VICTORY_AREA.length; v++) {
      const owner = s.owner[v]
      const points = owner === ROYALIST ? -VICTORY_POINTS[v] : VICTORY_POINTS[v]
      const city = CITY_IN[VICTORY_AREA[v]]
      if (taken[v] > 0) this.#shift(points, taken[v])
      if (city < 0 || s.besieged[city] !== owner || s.siege[city] === NONE) continue
      const isRelieved = s.count[VICTORY_AREA[v] * 2 + owner] > 0
      const chance = falls[Math.min(falls.length - 1, s.siege[city])] * (isRelieved ? IN_RELIEF : 1)
      if (chance > 0) this.#shift(points, chance)
    }
    let verdict = 0
    for (let i = 0; i < SIZE; i++) if (likely[i] > 0) verdict += likely[i] * winnerWith(s, i - MOST)
    return verdict
  }

  /** So many points change hands by this chance. */
  #shift(points: number, chance: number): void {
    const likely = this.#likely
    const [first, end, step] = points > 0 ? [SIZE - 1, -1, -1] : [0, SIZE, 1]
    for (let i = first; i !== end; i += step) {
      const moved = likely[i] * chance
      likely[i] -= moved
      likely[Math.max(0, Math.min(SIZE - 1, i + points))] += moved
    }
  }
}

function winnerWith(s: State, vp: number): number {
  if (vp >= MAJOR) return 1
  if (vp <= -MAJOR || (s.toTheScots && vp <= -TO_THE_SCOTS)) return -1
  if (!isLastTurn(s)) return 0
  return winnerAtTheEnd(s.scenario, vp).winner === ROYALIST ? 1 : -1
}

/** 2.32 Whether a side has Actions to take in this Turn, or is taking them. */
export function mayStillAct(s: State, side: Side): boolean {
  const [turn] = s.stack
  if (turn?.step !== 'turn') return true
  if (turn.next === 'first-tactical-event') return side !== s.first
  return BEFORE_ACTIONS.has(turn.next)
}

const BEFORE_ACTIONS = new Set([
  'begin',
  'initiative',
  'first-foils',
  'second-foils',
  'first-operational-event',
  'second-operational-event',
  'first-actions',
  'second-actions',
])

/** 2.31 Whether it is settled who acts first in this Turn. */
export function isOrderKnown(s: State): boolean {
  const [turn] = s.stack
  return turn?.step === 'turn' && !BEFORE_ORDER.has(turn.next)
}

/** What comes next while cards are laid and a tie is settled. */
const BEFORE_ORDER = new Set(['begin', 'initiative', 'first-foils'])

/** Who could keep the match from ending like this. */
export const answerTo = (verdict: number): Side => (verdict > 0 ? PARLIAMENT : ROYALIST)
