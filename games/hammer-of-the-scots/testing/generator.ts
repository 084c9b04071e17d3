/** Legal positions of Hammer of the Scots in which rare things come together: kings, Norse, raids, full hands of events. */

import { blocksOf, put } from '@muster/block-kit/blocks'
import { countCrossing, crossings, markEntry } from '@muster/block-kit/borders'
import { rename } from '@muster/block-kit/fog'
import { type Chance, shuffle } from '@muster/kernel/chance'
import { turnAt, winterAt } from '../frames.ts'
import { emptyTable } from '../rules/8-scenarios.ts'
import type { State } from '../state.ts'
import {
  ARMIES,
  BLOCKS_OF,
  BOTH,
  borderBetween,
  COASTAL,
  EDWARD,
  ENGLAND,
  EVERY_AREA,
  EVERY_BLOCK,
  EVERY_CARD,
  enemyOf,
  FRENCH,
  HAND_SIZE,
  HOMES,
  isEvent,
  isNoble,
  KING,
  MAP,
  MAX_STEPS,
  MORAY,
  NOBLE_BLOCK,
  NOBLE_MORAY,
  NOBLES,
  NORSE,
  neighboursOf,
  onMap,
  POOL,
  SCOTLAND,
  SIDE,
  type Side,
  THE_ENGLAND,
} from '../tables.ts'

const oneIn = (chance: Chance, n: number): boolean => chance.below(n) === 0
const anyOf = <T>(chance: Chance, items: readonly T[]): T => items[chance.below(items.length)]

/** A position at the beginning of a game turn or of winter. Every area is one side's, so that no battle is pending. */
export function anyPosition(chance: Chance): State {
  const s = emptyTable(anyOf(chance, ['braveheart', 'the-bruce', 'campaign']))
  s.schiltrons = oneIn(chance, 2)
  s.year += chance.below(6)
  s.edward = s.year > 1306 || oneIn(chance, 4) ? 2 : 1
  s.crowned = oneIn(chance, 2)
  s.frenchCame = oneIn(chance, 2)
  const owner = EVERY_AREA.map((area) =>
    area === THE_ENGLAND && !oneIn(chance, 4) ? ENGLAND : chance.below(2),
  )
  for (const block of EVERY_BLOCK) if (!isNoble(block)) place(s, chance, owner, block)
  for (const noble of NOBLES.keys()) placeNoble(s, chance, owner, noble)
  rename(
    s,
    chance,
    EVERY_BLOCK.filter((block) => onMap(s.at[block])),
  )
  dealCards(s, chance)
  const moment = chance.below(4)
  s.stack = [moment === 0 ? winterAt('begin') : turnAt(moment === 1 ? 'cards' : 'battles')]
  if (moment > 1) for (let tries = 10; tries > 0; tries--) attack(s, chance, owner)
  return s
}

/** Blocks of both sides next to an area march into it: those of the enemy attack, own ones come as reserves. */
function attack(s: State, chance: Chance, owner: readonly number[]): void {
  const area = chance.below(EVERY_AREA.length)
  const defender = owner[area] as Side
  if (area === THE_ENGLAND || blocksOf(s, defender, area) === 0 || s.attacker[area] >= 0) return
  let main = -1
  for (const from of shuffle(chance, neighboursOf(area).slice())) {
    const side = owner[from] as Side
    const border = borderBetween(from, area)
    const marching = BLOCKS_OF[side].filter(
      (block) => s.at[block] === from && s.moved[block] === 0 && block !== NORSE,
    )
    for (const block of marching.slice(0, 2)) {
      if (side === defender && s.attacker[area] < 0) continue
      if (crossings(s, MAP, side, border) >= MAP.borders[border].limit) continue
      put(s, ARMIES, block, area)
      s.moved[block] = 1
      s.origin[block] = from
      s.entry[block] = border
      s.attacker[area] = enemyOf(defender)
      markEntry(s, MAP, side, from, area, border)
      countCrossing(s, MAP, side, border)
      if (side === defender || (main >= 0 && main !== from)) s.joins[block] = 2
      else main = from
    }
  }
  const norse =
    BLOCKS_OF[SCOTLAND].includes(NORSE) && onMap(s.at[NORSE]) && COASTAL[area] && s.moved[NORSE] === 0
  if (norse && s.attacker[area] === SCOTLAND && s.at[NORSE] !== area) sailIn(s, area)
}

function sailIn(s: State, area: number): void {
  s.origin[NORSE] = s.at[NORSE]
  put(s, ARMIES, NORSE, area)
  s.moved[NORSE] = 1
}

function place(s: State, chance: Chance, owner: readonly number[], block: number): void {
  const away = block === KING ? !s.crowned : block === FRENCH ? !s.frenchCame : false
  if (away) return
  if (oneIn(chance, 3) && block !== KING) put(s, ARMIES, block, POOL)
  else stand(s, chance, areasFor(owner, block), block)
}

function areasFor(owner: readonly number[], block: number): number[] {
  const own = EVERY_AREA.filter((area) => owner[area] === SIDE[block])
  return block === NORSE ? own.filter((area) => COASTAL[area] && area !== THE_ENGLAND) : own
}

function stand(s: State, chance: Chance, areas: readonly number[], block: number): void {
  if (areas.length === 0) {
    if (!isNoble(block) || block === MORAY) put(s, ARMIES, block, POOL)
    return
  }
  put(s, ARMIES, block, anyOf(chance, areas))
  s.steps[block] = 1 + chance.below(MAX_STEPS[block])
}

/** A noble stands for either side, at home as often as elsewhere; Moray may be in the pool or dead. */
function placeNoble(s: State, chance: Chance, owner: readonly number[], noble: number): void {
  if (noble === NOBLE_MORAY) {
    const state = chance.below(3)
    if (state === 0) put(s, ARMIES, MORAY, POOL)
    else if (state === 1) stand(s, chance, areasFor(owner, MORAY), MORAY)
    return
  }
  const side = chance.below(2) as Side
  const areas = areasFor(owner, NOBLE_BLOCK[noble][side])
  const block = NOBLE_BLOCK[noble][areas.length > 0 ? side : 1 - side]
  const homes = HOMES[block].filter((area) => owner[area] === SIDE[block])
  stand(s, chance, homes.length > 0 && oneIn(chance, 2) ? homes : areasFor(owner, block), block)
}

/** Hands of the middle of a year, with more events than lots would give. */
function dealCards(s: State, chance: Chance): void {
  s.turn = 1 + chance.below(HAND_SIZE)
  const left = HAND_SIZE - s.turn + 1
  const deck = shuffle(chance, EVERY_CARD.slice())
  const events = deck.filter(isEvent)
  for (const side of [ENGLAND, SCOTLAND] as const) {
    const hand = oneIn(chance, 2) ? events.splice(0, 1) : []
    while (hand.length < left) {
      const card = deck.pop() ?? 0
      if (!hand.includes(card) && !s.hands[0].includes(card) && !events.includes(card)) hand.push(card)
    }
    s.hands[side] = hand.sort((one, two) => one - two)
    for (const card of hand) s.cardKnown[card] = 1 << side
  }
  const held = [...s.hands[0], ...s.hands[1]]
  s.discards = EVERY_CARD.filter((card) => !held.includes(card)).slice(0, 2 * (s.turn - 1))
  for (const card of s.discards) s.cardKnown[card] = BOTH
}

/** The area of the battle that is being fought; -1 if there is none. */
export function battlefield(s: State): number {
  for (const frame of s.stack) if (frame.step === 'battle' || frame.step === 'withdraw') return frame.area
  return -1
}

export const inBattle = (s: State, block: number): boolean => s.at[block] === battlefield(s)
export const edwardFights = (s: State): boolean => inBattle(s, EDWARD)
