/** Legal positions of Richard III in which rare things come together: minors, exiles, turned heirs, empty thrones. */

import { blocksOf, put } from '@muster/block-kit/blocks'
import { countCrossing, crossings, markEntry } from '@muster/block-kit/borders'
import { rename } from '@muster/block-kit/fog'
import { type Chance, shuffle } from '@muster/kernel/chance'
import { politicalTurnAt, TURN_STAGES, turnAt } from '../frames.ts'
import { claimant } from '../rules/3-armies.ts'
import { emptyTable } from '../rules/4-scenarios.ts'
import type { State } from '../state.ts'
import {
  ARMIES,
  ASIDE,
  BLOCKS,
  BLOCKS_OF,
  BOTH,
  borderBetween,
  COUNTERPART,
  DEAD,
  EVERY_AREA,
  EVERY_BLOCK,
  EVERY_CARD,
  EVERY_SIDE,
  EXILE_OF,
  EXILES,
  enemyOf,
  HAND_SIZE,
  HEIRS,
  HENRY,
  HOMES,
  isEvent,
  isHeir,
  KIND,
  LOYALTY,
  MAP,
  MAX_STEPS,
  MINORS,
  NO_SIDE,
  neighboursOf,
  onMap,
  POOL,
  REBEL,
  SAILS,
  SIDE,
  type Side,
  SPENT,
  TOWER,
  TURNED_HEIR,
  WELSH,
} from '../tables.ts'

const oneIn = (chance: Chance, n: number): boolean => chance.below(n) === 0
const anyOf = <T>(chance: Chance, items: readonly T[]): T => items[chance.below(items.length)]

/** A position at the beginning of a game turn, of a supply phase or of a political turn. No battle is pending. */
export function anyPosition(chance: Chance): State {
  const s = emptyTable(anyOf(chance, ['wars-of-the-roses', 'wars-of-the-roses', 'kingmaker']))
  s.lastCampaign = 3
  s.throne = chance.below(2) as Side
  s.turn = 1 + chance.below(HAND_SIZE)
  const owner = EVERY_AREA.map((area) => (EXILE_OF[area] === NO_SIDE ? chance.below(2) : EXILE_OF[area]))
  for (const block of EVERY_BLOCK) put(s, ARMIES, block, ASIDE)
  for (const side of EVERY_SIDE) placeHeirs(s, chance, owner, side)
  for (const block of EVERY_BLOCK) if (!isHeir(block)) placeOther(s, chance, owner, block)
  s.king = oneIn(chance, 4) ? -1 : claimant(s, s.throne)
  s.first = enemyOf(s.throne)
  rename(
    s,
    chance,
    EVERY_BLOCK.filter((block) => onMap(s.at[block])),
  )
  dealCards(s, chance)
  s.stack = [begin(chance)]
  const [frame] = s.stack
  if (frame.step === 'game-turn' && frame.stage === TURN_STAGES.indexOf('battles')) {
    if (oneIn(chance, 3)) s.treason = chance.below(2) as Side
    for (let tries = 12; tries > 0; tries--) attack(s, chance, owner)
    if (oneIn(chance, 3)) someoneCameOver(s, chance)
  }
  return s
}

/** Blocks of both sides next to an area march into it: those of the enemy attack, own ones come as reserves. */
function attack(s: State, chance: Chance, owner: readonly number[]): void {
  const area = chance.below(EVERY_AREA.length)
  const defender = owner[area] as Side
  if (EXILE_OF[area] !== NO_SIDE || blocksOf(s, defender, area) === 0 || s.attacker[area] >= 0) return
  let main = -1
  for (const from of shuffle(chance, neighboursOf(area).slice()).slice(0, 4)) {
    const side = owner[from] as Side
    const border = borderBetween(from, area)
    const marching = BLOCKS_OF[side].filter((block) => s.at[block] === from && s.moved[block] === 0)
    for (const block of marching.slice(0, 2)) {
      if (side === defender && s.attacker[area] < 0) continue
      if (crossings(s, MAP, side, border) >= MAP.borders[border].limit) continue
      put(s, ARMIES, block, area)
      s.moved[block] = 1
      s.entry[block] = border
      s.attacker[area] = enemyOf(defender)
      markEntry(s, MAP, side, from, area, border)
      countCrossing(s, MAP, side, border)
      if (side === defender || (main >= 0 && main !== border)) s.joins[block] = 2
      else main = border
    }
  }
}

/**
 * Round two of one of these battles, in which the last but one of a side has come over to it: he waits in reserve, and the
 * last who fights for it has one step left.
 */
function someoneCameOver(s: State, chance: Chance): void {
  const area = EVERY_AREA.find((each) => s.attacker[each] >= 0)
  if (area === undefined) return
  const here = EVERY_BLOCK.filter((block) => s.at[block] === area)
  const turncoat = here.find(
    (block) => COUNTERPART[block] >= 0 && !isHeir(block) && !TURNED_HEIR[block] && LOYALTY[block] > 0,
  )
  const others = here.filter((block) => block !== turncoat)
  if (turncoat === undefined || !EVERY_SIDE.every((side) => others.some((block) => SIDE[block] === side)))
    return
  const turned = COUNTERPART[turncoat]
  put(s, ARMIES, turned, area)
  s.steps[turned] = s.steps[turncoat]
  put(s, ARMIES, turncoat, ASIDE)
  s.steps[turncoat] = 0
  rename(s, chance, [turned])
  const [last, ...rest] = others.filter((block) => SIDE[block] === SIDE[turned])
  s.steps[last] = 1
  // The others of his new side have fallen or fled to their pool.
  for (const block of rest) {
    if (isHeir(block) || TURNED_HEIR[block]) continue
    put(s, ARMIES, block, KIND[block] === 'mercenary' && block !== WELSH ? SPENT : POOL)
    s.steps[block] = 0
  }
  for (const block of EVERY_BLOCK) {
    if (s.at[block] !== area) continue
    s.known[block] = BOTH
    s.joins[block] = block === turned ? 3 : 0
    s.acted[block] = 1
  }
  const attacker = s.attacker[area] as Side
  s.stack = [
    turnAt('henry-after-battles'),
    { step: 'battles' },
    {
      step: 'battle',
      area,
      attacker,
      round: 2,
      turn: 0,
      gone: [],
      rolled: 1,
      tried: [turncoat],
      turned: [turned],
    },
  ]
}

function begin(chance: Chance): State['stack'][number] {
  const moment = chance.below(8)
  if (moment === 0) return turnAt('supply')
  if (moment === 1) return politicalTurnAt('begin')
  return turnAt(moment < 5 ? 'battles' : 'cards')
}

/**
 * Some heirs are dead, some minors, Clarence or Exeter may have changed sides, and Henry may be in the Tower. For each
 * who died a minor is due, or has come in already; at least one heir of each house lives.
 */
function placeHeirs(s: State, chance: Chance, owner: readonly number[], side: Side): void {
  const heirs = HEIRS[side]
  const minors = heirs.filter((heir) => /prince-edward|richmond|clarence|gloucester/.test(BLOCKS[heir]))
  for (const heir of minors) put(s, ARMIES, heir, MINORS)
  let dead = 0
  for (const heir of heirs) {
    if (s.at[heir] === MINORS) continue
    if (dead < 2 && oneIn(chance, 3)) {
      put(s, ARMIES, heir, DEAD)
      if (COUNTERPART[heir] >= 0) put(s, ARMIES, COUNTERPART[heir], DEAD)
      dead++
    } else if (heir === HENRY && s.scenario === 'kingmaker' && s.throne === 1) put(s, ARMIES, heir, TOWER)
    else if (COUNTERPART[heir] >= 0 && oneIn(chance, 4)) stand(s, chance, owner, COUNTERPART[heir])
    else if (oneIn(chance, 12)) put(s, ARMIES, heir, POOL)
    else stand(s, chance, owner, heir)
  }
  s.minorsDue[side] = dead
  for (const heir of minors) {
    if (s.minorsDue[side] === 0 || oneIn(chance, 2)) break
    stand(s, chance, owner, heir)
    s.minorsDue[side]--
  }
}

function placeOther(s: State, chance: Chance, owner: readonly number[], block: number): void {
  if (s.at[block] !== ASIDE || TURNED_HEIR[block]) return
  const other = COUNTERPART[block]
  if (other >= 0 && s.at[other] !== ASIDE) return
  if (other >= 0 && block < other && oneIn(chance, 2)) return
  if (KIND[block] === 'rebel' && (SIDE[block] === s.throne || block !== REBEL[SIDE[block]])) return
  const fate = chance.below(8)
  const exile = KIND[block] === 'mercenary' && block !== WELSH
  if (fate < 2) put(s, ARMIES, block, exile ? SPENT : POOL)
  else if (fate === 2 && KIND[block] !== 'rebel')
    put(s, ARMIES, block, exile || isMortal(block) ? SPENT : POOL)
  else stand(s, chance, owner, block)
}

const isMortal = (block: number): boolean => KIND[block] === 'levy' || KIND[block] === 'church'

/** In an area of its side; at home or in exile as often as elsewhere. Who never sails is not overseas. */
function stand(s: State, chance: Chance, owner: readonly number[], block: number): void {
  const side = SIDE[block]
  const may = EVERY_AREA.filter(
    (area) => owner[area] === side && (SAILS[block] || neighboursOf(area).length > 0),
  )
  const homes = HOMES[block].filter((area) => may.includes(area))
  const exiles = EXILES[side].filter((area) => may.includes(area))
  const areas = oneIn(chance, 3) && homes.length > 0 ? homes : oneIn(chance, 4) ? exiles : may
  put(s, ARMIES, block, anyOf(chance, areas.length > 0 ? areas : may))
  s.steps[block] = 1 + chance.below(MAX_STEPS[block])
}

/** Hands of the middle of a campaign, with more events than lots would give. */
function dealCards(s: State, chance: Chance): void {
  const left = HAND_SIZE - s.turn + 1
  const deck = shuffle(chance, EVERY_CARD.slice()).sort(
    (one, two) => Number(isEvent(one) && oneIn(chance, 2)) - Number(isEvent(two) && oneIn(chance, 2)),
  )
  for (const side of EVERY_SIDE) {
    s.hands[side] = deck.splice(-left).sort((one, two) => one - two)
    for (const card of s.hands[side]) s.cardKnown[card] = 1 << side
  }
  s.discards = deck.splice(0, 2 * (s.turn - 1))
  for (const card of s.discards) s.cardKnown[card] = BOTH
}

/** The battle that is being fought; null if there is none. */
export function battleOf(s: State): Extract<State['stack'][number], { step: 'battle' }> | null {
  for (const frame of s.stack) if (frame.step === 'battle') return frame
  return null
}
