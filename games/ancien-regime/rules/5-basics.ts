/**
 * 5 Basic concepts: control, Allies and enemies, Morale, Battle cards in hand and pile, pieces. What every
 * other chapter asks. Each function answers from the state alone.
 */
import { yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import { refuse } from '../refusals.ts'
import { STUART_GONE, STUART_LANDED, type State } from '../state.ts'
import {
  CARD_KINDS,
  EVERY_CARD,
  EVERY_POWER,
  GENERALS_OF,
  HAND_LIMIT,
  MORALE_MAX,
  NEUTRAL,
  NONE,
  OWNER,
  POWER_COUNT,
  powerBit,
  SERVES,
  STUART,
  TERRITORY_COUNT,
  TOKENS,
  WHEEL,
} from '../tables.ts'

export const NOTHING: readonly number[] = []

// 5.1 Wheel of War

/** 5.1.1, 5.1.2 The Power whose shield is on an action this turn: it performs that action. */
export const powerOn = (s: State, action: number): number => WHEEL[s.scenario][s.turn * 7 + action]

/** 12.2, 12.11 Nobody acts for a Minor before its first Drill. */
export const isControlled = (s: State, power: number): boolean => s.controller[power] !== NONE

/**
 * 12.4.9, 12.11 The seat that decides for a Power: its player, or the caretaker of an attacked uncontrolled
 * Minor.
 */
export const seatOf = (s: State, power: number): number =>
  s.controller[power] === NONE ? s.caretaker : s.controller[power]

export const seatMask = (s: State, power: number): number => {
  const seat = seatOf(s, power)
  return seat === NONE ? 0 : 1 << seat
}

/** 12.1, 3.2 The Powers with a player of their own are Major; they are the first in Power Order. */
export const isMajor = (s: State, power: number): boolean => power < s.players

// 5.8 Garrisons and control

/**
 * 5.8.1, 5.8.2, 5.8.3 A Garrison controls its territory; without one a home territory is its owner's. Generals
 * alone change nothing.
 */
export const controlOf = (s: State, territory: number): number =>
  s.garrison[territory] === NONE ? OWNER[territory] : s.garrison[territory]

/** 5.9.2, 9.7.5 A Power has at most one General in a territory. */
export const hasGeneral = (s: State, power: number, territory: number): boolean =>
  ((s.present[territory] >> power) & 1) === 1

/** The General of a Power in a territory, or NONE. */
export function generalIn(s: State, power: number, territory: number): number {
  const generals = GENERALS_OF[power]
  for (let i = 0; i < generals.length; i++) if (s.place[generals[i]] === territory) return generals[i]
  return NONE
}

/** Puts a General somewhere, or takes him off the board with the loss of his Units. */
export function put(s: State, referee: Referee, general: number, territory: number): void {
  const bit = powerBit(SERVES[general])
  const from = s.place[general]
  if (from !== NONE) s.present[from] &= ~bit
  s.place[general] = territory
  if (territory !== NONE) {
    s.present[territory] |= bit
    return
  }
  s.units[general] = 0
  if (general === STUART && s.stuart === STUART_LANDED) endStuart(s, referee)
}

/** 3.10.5, R5 Once Stuart has left the board, in whatever way, the pawn is an ordinary French General. */
export function endStuart(s: State, referee: Referee): void {
  s.stuart = STUART_GONE
  referee.emit({ type: 'stuart-gone' })
}

/** 5.8.5, 2.1, R35 Units and Garrisons are two sides of the same tokens, of which each Power has so many. */
export function tokensLeft(s: State, power: number): number {
  let left = TOKENS[power]
  for (const general of GENERALS_OF[power]) left -= s.units[general]
  for (let territory = 0; territory < TERRITORY_COUNT; territory++)
    if (s.garrison[territory] === power) left--
  return left
}

// 7.4, 7.5 Who is whose Ally or enemy

/** 7.5.1, 12.5, 12.12.4 Allies are the members of one Coalition, and all the Powers of one player. */
const areAllies = (s: State, a: number, b: number): boolean =>
  a === b ||
  (s.controller[a] !== NONE && s.controller[a] === s.controller[b]) ||
  (s.status[a] === s.status[b] && s.status[a] < NEUTRAL)

/** Finds the Allies of every Power again, after statuses or controllers have changed. */
export function countAllies(s: State): void {
  for (let a = 0; a < POWER_COUNT; a++) {
    let mask = 0
    for (let b = 0; b < POWER_COUNT; b++) if (areAllies(s, a, b)) mask |= powerBit(b)
    s.allies[a] = mask
  }
}

export const allied = (s: State, a: number, b: number): boolean => ((s.allies[a] >> b) & 1) === 1
export const isNeutral = (s: State, power: number): boolean => s.status[power] === NEUTRAL

/**
 * 7.4.1, 7.4.2, 7.4.3, R23 War is between Powers that are neither Allies nor Neutral; two Expansionists fight
 * each other too.
 */
export const atWar = (s: State, a: number, b: number): boolean =>
  !allied(s, a, b) && s.status[a] !== NEUTRAL && s.status[b] !== NEUTRAL

/**
 * 7.4.4, 7.6.1, 7.6.2, 11.3.3 The Powers whose pieces in a territory are enemies of a Power: those at war with
 * it, and a Neutral outside its own home.
 */
export function enemiesIn(s: State, power: number, territory: number): number {
  const strangers = s.present[territory] & ~s.allies[power]
  const garrison = s.garrison[territory]
  const mask = garrison === NONE || allied(s, power, garrison) ? strangers : strangers | powerBit(garrison)
  if (mask === 0) return 0
  const owner = OWNER[territory]
  if (owner === NONE) return mask
  if (s.status[owner] !== NEUTRAL) return mask
  return owner === power ? 0 : mask & ~powerBit(owner)
}

/** The enemies of a Power with a General in a territory. */
export const enemyGeneralsIn = (s: State, power: number, territory: number): number =>
  (s.present[territory] & ~s.allies[power]) === 0 ? 0 : enemiesIn(s, power, territory) & s.present[territory]

// 5.4 Morale

/** 5.4, R2, R41 Morale stays between 0 and 15: what would exceed it is lost. */
export function gainMorale(s: State, power: number, points: number): void {
  s.morale[power] = Math.min(MORALE_MAX, s.morale[power] + points)
}

export function loseMorale(s: State, power: number, points: number): void {
  s.morale[power] = Math.max(0, s.morale[power] - points)
}

// 5.10 Battle cards

export const cardsOf = (s: State, power: number, card: number): number => s.hands[power * CARD_KINDS + card]

export function handSize(s: State, power: number): number {
  const at = power * CARD_KINDS
  const { hands } = s
  return hands[at] + hands[at + 1] + hands[at + 2] + hands[at + 3] + hands[at + 4]
}

export const sizeOf = (pile: readonly number[]): number => pile[0] + pile[1] + pile[2] + pile[3] + pile[4]

/**
 * 3.7, R36 The top card of the pile, at random; the discards are shuffled as soon as the pile is empty. NONE if
 * there is no card.
 */
export function takeFromPile(s: State, referee: Referee): number {
  if (sizeOf(s.pile) === 0) shuffleDiscards(s, referee)
  const left = sizeOf(s.pile)
  if (left === 0) return NONE
  let at = referee.chance.below(left)
  let card = 0
  while (at >= s.pile[card]) at -= s.pile[card++]
  s.pile[card]--
  if (left === 1) shuffleDiscards(s, referee)
  return card
}

function shuffleDiscards(s: State, referee: Referee): void {
  if (sizeOf(s.discards) === 0) return
  for (const card of EVERY_CARD) {
    s.pile[card] += s.discards[card]
    s.discards[card] = 0
  }
  referee.emit({ type: 'pile-shuffled' })
}

/** A Power draws a card; only those who see its hand see which. */
export function draw(s: State, referee: Referee, power: number): void {
  const card = takeFromPile(s, referee)
  if (card === NONE) {
    referee.emit({ type: 'no-card-left', power })
    return
  }
  s.hands[power * CARD_KINDS + card]++
  referee.whisper({ type: 'card-drawn', power }, s.seen[power], { card })
}

/** R36 Discards lie open. */
export function discard(s: State, referee: Referee, power: number, card: number): void {
  s.hands[power * CARD_KINDS + card]--
  s.discards[card]++
  referee.emit({ type: 'card-discarded', power, card })
}

const NO_SUCH_CARD = refuse('5.10.5', 'no-such-card')

/** R8 The first Power in Power Order with more than six cards, or NONE. */
function overLimit(s: State): number {
  for (const power of EVERY_POWER) if (handSize(s, power) > HAND_LIMIT && isControlled(s, power)) return power
  return NONE
}

/** 5.10.5 At the end of an action every hand above six is discarded down to six, in Power Order (R8). */
export const handLimit: Step<State, FrameOf<'hand-limit'>> = {
  rule: '5.10.5',
  seats(s) {
    const power = overLimit(s)
    return power === NONE ? 0 : seatMask(s, power)
  },
  run(s) {
    s.stack.pop()
  },
  prompt: (s) => ({ code: 'hand-limit', params: { power: overLimit(s) } }),
  choices: {
    discard: {
      args: ['card'],
      among: () => EVERY_CARD,
      may: (s, _, card) => (cardsOf(s, overLimit(s), card) > 0 ? yes : NO_SUCH_CARD),
      act: (s, _, referee, card) => discard(s, referee, overLimit(s), card),
    },
  },
}
