/** A state that a viewer could not tell from the real one: all that is hidden from them is dealt again. */
import type { Chance } from '@muster/kernel/chance'
import { copy } from '@muster/kernel/copy'
import type { Viewer } from '@muster/kernel/game'
import { handSize, powerOn } from './rules/5-basics.ts'
import type { State } from './state.ts'
import { CARD_KINDS, EVERY_CARD, EVERY_POWER, NONE, STATUSES, SUBSIDIES } from './tables.ts'

const sees = (mask: number, viewer: Viewer): boolean => viewer >= 0 && ((mask >> viewer) & 1) === 1

export function redeal(s: State, viewer: Viewer, chance: Chance): State {
  const twin = copy(s)
  redealCards(twin, viewer, chance)
  redealChoices(twin, viewer, chance)
  return twin
}

/**
 * Cards in unseen hands, in unseen offers, face down in battle and in the pile could all lie in each other's
 * place.
 */
function redealCards(s: State, viewer: Viewer, chance: Chance): void {
  const pool = s.pile.slice()
  const takes: { from: number[]; at: number; count: number }[] = []
  for (const power of EVERY_POWER) {
    if (!sees(s.seen[power], viewer))
      takes.push({ from: s.hands, at: power * CARD_KINDS, count: handSize(s, power) })
  }
  for (const frame of s.stack) {
    if (frame.step !== 'actions' || sees(s.seen[powerOn(s, SUBSIDIES)], viewer)) continue
    for (const power of EVERY_POWER) {
      let count = 0
      for (const card of EVERY_CARD) count += frame.cards[power * CARD_KINDS + card]
      takes.push({ from: frame.cards, at: power * CARD_KINDS, count })
    }
  }
  const slots: number[] = []
  const everybody = (1 << s.players) - 1
  s.battle?.cards.forEach((card, slot) => {
    const known = s.battle?.known[slot] ?? 0
    if (known === everybody || sees(known, viewer)) return
    pool[card]++
    slots.push(slot)
  })
  for (const { from, at } of takes) {
    for (const card of EVERY_CARD) {
      pool[card] += from[at + card]
      from[at + card] = 0
    }
  }
  for (const { from, at, count } of takes) for (let i = 0; i < count; i++) from[at + takeOne(pool, chance)]++
  for (const slot of slots) if (s.battle !== null) s.battle.cards[slot] = takeOne(pool, chance)
  s.pile = pool
}

function takeOne(pool: number[], chance: Chance): number {
  let left = 0
  for (const count of pool) left += count
  let at = chance.below(left)
  let card = 0
  while (at >= pool[card]) at -= pool[card++]
  pool[card]--
  return card
}

/** Status tokens and bids that lie face down could be any. */
function redealChoices(s: State, viewer: Viewer, chance: Chance): void {
  for (const frame of s.stack) {
    if (frame.step === 'status') {
      frame.chosen.forEach((chosen, power) => {
        if (chosen !== NONE && !sees(frame.known[power], viewer))
          frame.chosen[power] = chance.below(STATUSES.length)
      })
    }
    if (frame.step === 'bid') {
      frame.bids.forEach((bid, power) => {
        if (bid !== NONE && !sees(frame.known[power], viewer))
          frame.bids[power] = chance.below(s.morale[power] + 1)
      })
    }
  }
}
