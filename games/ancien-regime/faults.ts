/** The invariants of a position: a code for what somebody could set up by hand, a sentence for the rest. */
import type { Fault } from '@muster/kernel/position-faults'
import { controlOf, enemiesIn, handSize, sizeOf, tokensLeft } from './rules/5-basics.ts'
import type { State } from './state.ts'
import { STUART_WAITS } from './state.ts'
import {
  CARD_COUNTS,
  CARD_KINDS,
  CARDS,
  EVERY_CARD,
  EVERY_GENERAL,
  EVERY_POWER,
  EVERY_TERRITORY,
  FORTRESSES,
  GENERALS,
  IMPASSABLE,
  LEADER,
  MORALE_MAX,
  NEUTRAL,
  NONE,
  OWNER,
  POWERS,
  SERVES,
  STUART,
  TERRITORIES,
  UNITS_MAX,
} from './tables.ts'
import { faultOf } from './text/faults.ts'

export function faults(s: State): (Fault | string)[] {
  return [...cardFaults(s), ...pieceFaults(s), ...powerFaults(s), ...neighbourFaults(s)]
}

/** Every Battle card is in a hand, a pile, an offer or a battle. */
function cardFaults(s: State): (Fault | string)[] {
  const found: (Fault | string)[] = []
  for (const card of EVERY_CARD) {
    let count = s.pile[card] + s.discards[card]
    for (const power of EVERY_POWER) count += s.hands[power * CARD_KINDS + card]
    for (const frame of s.stack) {
      if (frame.step !== 'actions') continue
      for (const power of EVERY_POWER) count += frame.cards[power * CARD_KINDS + card]
    }
    // Between the count of a battle and its end its cards are already among the discards.
    const counted = s.stack.some((frame) => frame.step === 'battle-end')
    if (s.battle !== null && !counted) for (const each of s.battle.cards) if (each === card) count++
    if (count !== CARD_COUNTS[card]) found.push(`there are ${count} cards of value ${CARDS[card]}`)
  }
  for (const numbers of [s.hands, s.pile, s.discards])
    if (numbers.some((n) => n < 0)) found.push('a pile is negative')
  if (sizeOf(s.pile) < 0 || EVERY_POWER.some((power) => handSize(s, power) < 0))
    found.push('a hand is negative')
  return found
}

function pieceFaults(s: State): (Fault | string)[] {
  const found: (Fault | string)[] = []
  const present = TERRITORIES.map(() => 0)
  for (const general of EVERY_GENERAL) {
    const territory = s.place[general]
    if (s.units[general] < 0 || s.units[general] > UNITS_MAX)
      found.push(`${GENERALS[general]} has too many Units`)
    if (territory === NONE) {
      const waits = general === STUART && s.stuart === STUART_WAITS
      if (s.units[general] !== (waits ? 2 : 0)) found.push(`${GENERALS[general]} has Units beside the board`)
      continue
    }
    if (IMPASSABLE[territory]) found.push(`${GENERALS[general]} is in the mountains`)
    const bit = 1 << SERVES[general]
    if (present[territory] & bit)
      found.push(faultOf('two-generals', { power: POWERS[SERVES[general]], where: TERRITORIES[territory] }))
    present[territory] |= bit
  }
  if (present.join() !== s.present.join()) found.push('the Powers present do not follow from the places')
  for (const power of EVERY_POWER)
    if (tokensLeft(s, power) < 0) found.push(faultOf('too-many-tokens', { power: POWERS[power] }))
  let fortresses = 0
  for (const each of s.fortress) fortresses += each
  if (fortresses > FORTRESSES) found.push(faultOf('too-many-fortresses', { most: FORTRESSES }))
  return found
}

function powerFaults(s: State): (Fault | string)[] {
  const found: (Fault | string)[] = []
  for (const power of EVERY_POWER) {
    if (s.morale[power] < 0 || s.morale[power] > MORALE_MAX)
      found.push(`${POWERS[power]} has Morale ${s.morale[power]}`)
    if (s.money[power] < 0) found.push(`${POWERS[power]} owes Money`)
    if (power >= s.players && s.influence[power] !== 0)
      found.push(faultOf('minor-influence', { power: POWERS[power] }))
    const controller = s.controller[power]
    if (power < s.players && controller !== power) found.push(`${POWERS[power]} is not its own`)
    if (controller !== NONE && s.status[power] !== s.status[controller]) {
      found.push(faultOf('other-status', { power: POWERS[power] }))
    }
  }
  LEADER.forEach((power, coalition) => {
    if (s.status[power] !== coalition) found.push(faultOf('left-coalition', { power: POWERS[power] }))
  })
  return found
}

/**
 * 5.9.2, 11 Outside Movement and the board update no enemies share a territory, and no stranger is in a
 * Neutral's home.
 */
function neighbourFaults(s: State): (Fault | string)[] {
  const steps: readonly string[] = s.stack.map((frame) => frame.step)
  if (steps.some((step) => ['movement-turn', 'battles', 'update'].includes(step))) return []
  const found: (Fault | string)[] = []
  for (const territory of EVERY_TERRITORY) {
    for (const power of EVERY_POWER) {
      if (((s.present[territory] >> power) & 1) === 0) continue
      if (enemiesIn(s, power, territory) !== 0)
        found.push(faultOf('enemies-share', { where: TERRITORIES[territory] }))
      const owner = OWNER[territory]
      if (owner !== NONE && owner !== power && s.status[owner] === NEUTRAL) {
        found.push(
          faultOf('neutral-home', {
            power: POWERS[power],
            where: TERRITORIES[territory],
            owner: POWERS[owner],
          }),
        )
      }
      if (s.status[power] === NEUTRAL && controlOf(s, territory) !== power) {
        found.push(faultOf('neutral-abroad', { power: POWERS[power], where: TERRITORIES[territory] }))
      }
    }
  }
  return found
}
