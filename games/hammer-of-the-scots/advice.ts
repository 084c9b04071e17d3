/**
 * What a recruit would do: how good an offer looks at first sight. It looks only at its own blocks, at how many
 * enemies stand where, and at faces turned up in battle.
 */
import { blocksOf, isContested, isFriendly, isNeutral } from '@muster/block-kit/blocks'
import type { Seat } from '@muster/kernel/game'
import { castleLimit } from './rules/1-board.ts'
import { noblesOf } from './rules/2-armies.ts'
import type { State } from './state.ts'
import {
  ASIDE,
  BLOCKS_OF,
  BOTH,
  CARD_VALUE,
  EDWARD,
  ENGLAND,
  enemyOf,
  FACTION,
  HOMES,
  isEvent,
  isNoble,
  KIND,
  KING,
  NOBLE_BLOCK,
  NOBLES,
  neighboursOf,
  onMap,
  RATING,
  SCOTLAND,
  type Side,
  THE_ENGLAND,
  WALLACE,
} from './tables.ts'

/** What an enemy block whose face is not seen is reckoned at. */
const USUAL_STRENGTH = 2.7
/** Odds at which an attack looks good. */
const GOOD_ODDS = 1.25

export function advise(s: State, seat: Seat, verb: string, a: number, b: number): number {
  const side = seat as Side
  switch (verb) {
    case 'lay':
      return isEvent(a) ? 2.4 : CARD_VALUE[a]
    case 'play':
    case 'name':
    case 'pillage':
      return 1
    case 'winter':
      return hasArmyToWinter(s) ? 3 : 1
    case 'crown':
      return crownLooks(s, a)
    case 'move':
      return moveLooks(s, side, a)
    case 'to':
      return marchLooks(s, side, a)
    case 'stop':
      return areaLooks(s, side, marchedTo(s))
    case 'end':
      return 0.4
    case 'lead':
      return strengthOf(s, a)
    case 'fight':
      return 2
    case 'hold':
      return -1
    case 'retreat':
      return retreatLooks(s, side, a, b)
    case 'hit':
    case 'disband':
    case 'lose':
      return -worth(s, a)
    case 'regroup':
      return regroupLooks(s, side, a, b)
    case 'build':
      return 2 + worth(s, a) / 10
    case 'raise':
      return 3 + castleLimit(side, a) / 10
    case 'home':
      return threat(s, side, a) > 0 ? -1 : 0
    case 'selkirk':
    case 'moray-home':
    case 'cathedral':
      return 1
    case 'sail':
      return -1
    case 'disband-moray':
    case 'disband-king':
    case 'disband-edward':
      return verb === 'disband-edward' ? 2 : -2
    default:
      return 0
  }
}

/** Dice that a block rolls, by what they are good for. */
const strengthOf = (s: State, block: number): number => s.steps[block] * (0.6 + RATING[block] / 5)

/** What a side would least like to lose. */
function worth(s: State, block: number): number {
  if (block === KING || (block === EDWARD && s.edward === 2)) return 40
  if (isNoble(block) || block === WALLACE) return 12 + s.steps[block]
  return strengthOf(s, block)
}

function enemyStrength(s: State, side: Side, area: number): number {
  let strength = 0
  for (const block of BLOCKS_OF[enemyOf(side)]) {
    if (s.at[block] !== area) continue
    strength += s.known[block] === BOTH ? strengthOf(s, block) : USUAL_STRENGTH
  }
  return strength
}

function ownStrength(s: State, side: Side, area: number): number {
  let strength = 0
  for (const block of BLOCKS_OF[side]) if (s.at[block] === area) strength += strengthOf(s, block)
  return strength
}

/** What could join an attack on an area this turn: own blocks next to it that have not moved, and those in it. */
function reach(s: State, side: Side, area: number): number {
  let strength = ownStrength(s, side, area)
  for (const block of BLOCKS_OF[side]) {
    const at = s.at[block]
    if (!onMap(at) || s.moved[block] === 1 || isContested(s, at) || at === THE_ENGLAND) continue
    if (neighboursOf(area).includes(at)) strength += strengthOf(s, block)
  }
  return strength
}

/** Enemy blocks next door. */
function threat(s: State, side: Side, area: number): number {
  let enemies = 0
  for (const next of neighboursOf(area)) enemies += blocksOf(s, enemyOf(side), next)
  return enemies
}

/** Nobles of the enemy whose home this is: if it is ours in winter, they come over. */
function enemyHomes(s: State, side: Side, area: number): number {
  let count = 0
  for (let noble = 0; noble < NOBLES.length; noble++) {
    const block = NOBLE_BLOCK[noble][enemyOf(side)]
    if (block >= 0 && onMap(s.at[block]) && HOMES[block].includes(area)) count++
  }
  return count
}

function ownHomes(s: State, side: Side, area: number): number {
  return enemyHomes(s, enemyOf(side), area)
}

/** How good it would be to stand in an area. */
function areaLooks(s: State, side: Side, area: number): number {
  const enemies = blocksOf(s, enemyOf(side), area)
  if (enemies > 0) return attackLooks(s, side, area)
  const late = s.turn >= 4 ? 1.5 : 0.6
  if (area === THE_ENGLAND) return -2
  if (isNeutral(s, area)) {
    return (
      enemyHomes(s, side, area) * (1 + late) +
      ownHomes(s, side, area) * 0.8 +
      castleLimit(side, area) * 0.3 +
      0.2
    )
  }
  // Standing together is safer where the enemy is near.
  return 0.1 + Math.min(0.5, threat(s, side, area) * 0.1)
}

function attackLooks(s: State, side: Side, area: number): number {
  const odds = reach(s, side, area) / enemyStrength(s, side, area)
  if (odds < GOOD_ODDS) return -4
  const already = ownStrength(s, side, area) / enemyStrength(s, side, area)
  if (already > 2.2) return 0.2
  return 2 + Math.min(odds, 3) + enemyHomes(s, side, area)
}

/** What is lost by leaving: the last block of a home or a castle gives it up. */
function leavingCosts(s: State, side: Side, area: number): number {
  if (area === THE_ENGLAND) return -0.5
  if (blocksOf(s, side, area) > 1) return 0
  return ownHomes(s, side, area) * (s.turn >= 4 ? 2 : 0.7) + castleLimit(side, area) * 0.2
}

function moveLooks(s: State, side: Side, block: number): number {
  if (block === KING || (block === EDWARD && s.edward === 2)) return -1
  let best = -9
  for (const to of neighboursOf(s.at[block])) {
    best = Math.max(best, areaLooks(s, side, to))
    if (s.at[block] === THE_ENGLAND) best = Math.max(best, 1.2)
  }
  return best - leavingCosts(s, side, s.at[block])
}

function marchedTo(s: State): number {
  const frame = s.stack.at(-1)
  return frame?.step === 'march' ? s.at[frame.block] : THE_ENGLAND
}

function marchLooks(s: State, side: Side, to: number): number {
  const here = areaLooks(s, side, to)
  if (blocksOf(s, enemyOf(side), to) > 0) return here
  let beyond = 0
  for (const next of neighboursOf(to))
    if (next !== THE_ENGLAND) beyond = Math.max(beyond, areaLooks(s, side, next))
  return Math.max(here, beyond * 0.5)
}

/** Run when it is hopeless, or when somebody who must not be lost is about to be. */
function retreatLooks(s: State, side: Side, block: number, to: number): number {
  const frame = s.stack.at(-1)
  const there = (isFriendly(s, side, to) ? 0.3 : 0) - threat(s, side, to) * 0.02
  if (frame?.step !== 'battle') return 1 + there
  const enemy = enemyStrength(s, side, frame.area)
  const own = ownStrength(s, side, frame.area)
  const precious = worth(s, block) > 11 && s.steps[block] <= 1 && enemy > 2
  const royal = worth(s, block) >= 40 && s.steps[block] <= 2
  return precious || royal || own < enemy * 0.4 ? 3 + there : 0 + there
}

/** After a victory spread out to homes and castles that nobody holds, but leave somebody behind. */
function regroupLooks(s: State, side: Side, block: number, to: number): number {
  const frame = s.stack.at(-1)
  if (frame?.step !== 'regroup' || blocksOf(s, side, frame.area) < 2 || isNoble(block)) return -1
  return isNeutral(s, to) ? areaLooks(s, side, to) - 1.5 : -1
}

/**
 * 7.4, 7.7 A King who winters in Scotland keeps all who stand with him, and there is no levy of half the pool: that pays
 * if they are as many as the levy would be, the King and they being part of it.
 */
function hasArmyToWinter(s: State): boolean {
  let army = 0
  let pool = 0
  for (const block of BLOCKS_OF[ENGLAND]) {
    const at = s.at[block]
    if (isNoble(block) || at === ASIDE) continue
    if (at === s.at[EDWARD]) army++
    if (at === s.at[EDWARD] || at === THE_ENGLAND || !onMap(at) || KIND[block] !== 'infantry') pool++
  }
  return army >= pool / 2
}

/** Crown a king when it costs no more nobles than the king is worth. */
function crownLooks(s: State, candidate: number): number {
  const rivals = candidate === 0 ? 'comyn' : 'bruce'
  let lost = 0
  for (let noble = 0; noble < NOBLES.length; noble++) {
    if (FACTION[noble] === rivals && onMap(s.at[NOBLE_BLOCK[noble][SCOTLAND]])) lost++
  }
  return lost <= 1 && noblesOf(s, SCOTLAND) > noblesOf(s, ENGLAND) - 4 ? 2 : -1
}
