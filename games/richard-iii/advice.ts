/**
 * What a recruit would do: how good an offer looks at first sight. It reckons with its own blocks, with the number of
 * enemies in each area, and with faces turned up in battle. The throne goes to whoever has more lords in England when
 * a campaign ends, so it brings its lords there, keeps them alive, and fights where it is the stronger.
 */
import { takesPart } from '@muster/block-kit/battles'
import { blocksOf, isFriendly } from '@muster/block-kit/blocks'
import type { Seat } from '@muster/kernel/game'
import { isClosedTo, isOpen } from './rules/2-board.ts'
import { deadHeirs, isLord, ratingOf, seniorHeir, seniorIn } from './rules/3-armies.ts'
import { movementOf } from './rules/5-land-moves.ts'
import { nobleCount } from './rules/8-political-turn.ts'
import type { State } from './state.ts'
import {
  ACROSS_THE_SEA,
  BLOCKS_OF,
  BOTH,
  borderBetween,
  CARD_AP,
  CITY,
  COUNTS_FOR_USURPATION,
  DIES,
  EXILE_OF,
  enemyOf,
  FORCE_MARCH,
  HEIRS,
  isEvent,
  isHeir,
  LOYALTY,
  MAP,
  MAX_STEPS,
  MIDDLESEX,
  NO_SIDE,
  neighboursOf,
  onMap,
  PIRACY,
  RATING,
  SIDE,
  type Side,
  SUPPLY,
} from './tables.ts'

/** What an enemy block whose face is not seen is reckoned at: three dice that hit on a two. */
const USUAL_POWER = 6
/** Odds at which an attack looks good. */
const GOOD_ODDS = 1.3
/** Odds that have to do for whoever would lose without a battle. */
const FAIR_ODDS = 1.1
/** Odds at which even the last heir may go. */
const SAFE_ODDS = 2.5
/** How much of the enemy's strength two areas away is to be feared. */
const FAR = 0.3
/** From this turn on lords are brought together for the count. */
const LATE = 6
/** What an action point is worth: an area is only woken up for something better. */
const POINT = 0.3

export function advise(s: State, seat: Seat, verb: string, a: number, b: number): number {
  const side = seat as Side
  switch (verb) {
    case 'redeal':
      return 1
    case 'exchange-mine':
      return handWorth(s, side) < 17 ? 1 : -1
    case 'lay':
      return isEvent(a) ? 2.5 : CARD_AP[a]
    case 'move':
      return moveLooks(s, side, a)
    case 'to':
      return stepLooks(s, side, a)
    case 'sail':
      return sailLooks(s, side, a)
    case 'stop':
      return standLooks(s, side, marcher(s), placeOf(s, marcher(s)))
    case 'end':
      return 0.05
    case 'recruit':
      return recruitLooks(s, side, a, b)
    case 'muster':
      return isFriendly(s, side, a) ? safety(s, side, a) / 20 - 1 : -2
    case 'plague':
      return blocksOf(s, enemyOf(side), a)
    case 'lead':
      return powerOf(s, a)
    case 'fight':
      return fightLooks(s, a)
    case 'charge':
      return chargeLooks(s, side, a)
    case 'persuade':
      return treacheryLooks(s, b)
    case 'tempt':
      return treacheryLooks(s, a)
    case 'wait':
      return 0.9
    case 'hold':
      return -1
    case 'retreat':
      return retreatLooks(s, side, a, b)
    case 'hit':
    case 'starve':
      // Hits go where a block does not fall to them.
      return s.steps[a] - worth(s, a) / 4
    case 'dismiss':
    case 'to-pool':
      return -worth(s, a)
    case 'regroup':
      return regroupLooks(s, side, a, b)
    case 'execute':
      // A captive counts as a lord of ours and a minor may take his place: kill him only when that wins the match.
      return deadHeirs(s, enemyOf(side)) === HEIRS[enemyOf(side)].length - 1 ? 1 : -1
    case 'enter':
    case 'home':
      return safety(s, side, verb === 'home' ? b : a) / 10
    default:
      return 0
  }
}

// What blocks are worth

/** Dice by what they hit with. */
const powerOf = (s: State, block: number): number => s.steps[block] * RATING[block]

/** What a side would least like to lose: the heir it has on or near the throne, heirs, those who die for good, lords. */
function worth(s: State, block: number): number {
  const power = powerOf(s, block)
  if (isHeir(block)) return (isLastHeir(s, block) ? 60 : 25) + power
  if (isLord(block)) return (DIES[block] ? 12 : 8) + power
  return power
}

/** With him the match is lost. */
const isLastHeir = (s: State, block: number): boolean =>
  isHeir(block) && deadHeirs(s, SIDE[block]) === HEIRS[SIDE[block]].length - 1

const handWorth = (s: State, side: Side): number =>
  s.hands[side].reduce((sum, card) => sum + CARD_AP[card], 0)

function powerIn(s: State, side: Side, area: number): number {
  let power = 0
  for (const block of BLOCKS_OF[side]) if (s.at[block] === area) power += powerOf(s, block)
  return power
}

/** How strong the enemy is in an area, as far as one can tell; those at home may be better than they look. */
function enemyPower(s: State, side: Side, area: number): number {
  const enemies = blocksOf(s, enemyOf(side), area)
  if (enemies === 0) return 0
  let power = 2
  for (const block of BLOCKS_OF[enemyOf(side)]) {
    if (s.at[block] !== area) continue
    power += s.known[block] === BOTH ? powerOf(s, block) : USUAL_POWER
  }
  return power
}

/** What the enemy could bring into an area from next door, and half of what stands one area farther. */
function threat(s: State, side: Side, area: number): number {
  if (EXILE_OF[area] === side) return 0
  const enemy = enemyOf(side)
  let enemies = 0
  for (const next of neighboursOf(area)) {
    const { limit, red } = MAP.borders[borderBetween(next, area)]
    let near = blocksOf(s, enemy, next)
    if (!red && isOpen(s, enemy, next)) {
      for (const far of neighboursOf(next)) if (far !== area) near += blocksOf(s, enemy, far) * FAR
    }
    enemies += Math.min(near, limit)
  }
  return enemies * USUAL_POWER
}

/** Own strength in an area, less what threatens it. */
const safety = (s: State, side: Side, area: number): number => powerIn(s, side, area) - threat(s, side, area)

// Where to stand

const placeOf = (s: State, block: number): number => (block < 0 ? 0 : s.at[block])

/** The block on the march. */
function marcher(s: State): number {
  const frame = s.stack.at(-1)
  return frame?.step === 'march' ? frame.block : -1
}

/** What could join an attack on an area in this action phase, with those in it: the best groups that can be paid. */
function reach(s: State, side: Side, area: number): number {
  const groups: number[] = []
  let sure = 0
  for (const next of neighboursOf(area)) {
    let group = 0
    let left = MAP.borders[borderBetween(next, area)].limit - crossedInto(s, side, next, area)
    for (const block of BLOCKS_OF[side]) {
      if (left <= 0 || s.at[block] !== next || s.moved[block] === 1 || !isOpen(s, side, next)) continue
      group += powerOf(s, block)
      left--
    }
    const paid = s.group[next] === 1
    if (paid) sure += group
    else groups.push(group)
  }
  groups.sort((one, two) => two - one)
  // An attack comes over three borders at the most, and every group costs a point.
  for (const group of groups.slice(0, Math.min(s.points, 3))) sure += group
  return sure + powerIn(s, side, area)
}

const crossedInto = (s: State, side: Side, from: number, to: number): number =>
  s.crossed[side * MAP.borders.length + borderBetween(from, to)]

/** How good an attack on an area would be: only at good odds, and not with more than it takes. */
function attackLooks(s: State, side: Side, block: number, area: number): number {
  const enemy = enemyPower(s, side, area)
  const own = powerIn(s, side, area)
  const coming = s.at[block] === area ? 0 : powerOf(s, block)
  const odds = Math.max(reach(s, side, area), own + coming) / enemy
  if (isLastHeir(s, block) && odds < SAFE_ODDS) return -6
  if (odds < (isBehind(s, side) ? FAIR_ODDS : GOOD_ODDS)) return -6
  if (own / enemy > 2.5) return 0.1
  const london = area === MIDDLESEX ? 1 : 0
  return 2.5 + Math.min(odds, 3) + blocksOf(s, enemyOf(side), area) * 0.3 + london
}

/** How good it would be for a block to stand in an area. */
function standLooks(s: State, side: Side, block: number, area: number): number {
  if (block < 0) return 0
  if (!isOpen(s, side, area)) return attackLooks(s, side, block, area)
  const lord = isLord(block)
  const here = s.at[block] === area
  // A block that sets out is followed by the others of its group, which costs nothing more.
  const own = powerIn(s, side, area) + (here ? 0 : groupPower(s, side, block))
  const mates = blocksOf(s, side, area) - (here ? 1 : 0)
  let looks = 0
  if (!COUNTS_FOR_USURPATION[area]) looks -= lord ? 2 + s.turn * 0.4 : 1.5
  // London counts as a lord when the campaign ends, for whoever has a lord in it.
  if (area === MIDDLESEX && lord) looks += mates === 0 ? 1 + s.turn * 0.1 : 0.4
  const danger = threat(s, side, area) - own * 1.2
  if (danger > 0) looks -= Math.min(isHeir(block) ? 5 : 2.5, (danger / 12) * (worth(s, block) / 12))
  if (mates >= SUPPLY[area]) looks -= 3
  else if (mates > 0) looks += 0.15 * Math.min(mates, 3)
  return looks + huntLooks(s, side, area, own) * (isBehind(s, side) ? 2.5 : 1)
}

/** The strength of a block with those that could still go with it, as many as a border lets through. */
function groupPower(s: State, side: Side, block: number): number {
  let power = powerOf(s, block)
  if (s.moved[block] === 1) return power
  let others = 3
  for (const each of BLOCKS_OF[side]) {
    if (others === 0 || each === block || s.at[each] !== s.at[block] || s.moved[each] === 1) continue
    power += powerOf(s, each)
    others--
  }
  return power
}

/** To be near enemies that are weaker than oneself is the way to a battle. */
function huntLooks(s: State, side: Side, area: number, own: number): number {
  let best = 0
  for (const next of neighboursOf(area)) {
    if (isClosedTo(side, next)) continue
    best = Math.max(best, preyLooks(s, side, next, own))
    if (!isOpen(s, side, next)) continue
    for (const far of neighboursOf(next)) {
      if (!isClosedTo(side, far)) best = Math.max(best, preyLooks(s, side, far, own) * 0.6)
    }
  }
  return best
}

function preyLooks(s: State, side: Side, area: number, own: number): number {
  if (blocksOf(s, enemyOf(side), area) === 0) return 0
  const odds = own / enemyPower(s, side, area)
  return odds > 1 ? Math.min(1, odds / 3) + (area === MIDDLESEX ? 0.3 : 0) : 0
}

/** Whether the throne would go to the enemy, as far as one can tell, if the campaign ended now. */
function isBehind(s: State, side: Side): boolean {
  const lead = nobleCount(s, side) - nobleCount(s, enemyOf(side))
  return side === s.throne ? lead < 0 : lead <= 0
}

/** The best a block could do by marching from an area: it looks as far as it can go. */
function bestMarch(s: State, side: Side, block: number, from: number, left: number): number {
  let best = -9
  for (const to of neighboursOf(from)) {
    if (isClosedTo(side, to) || to === s.at[block]) continue
    const border = borderBetween(from, to)
    const { limit, red } = MAP.borders[border]
    if (s.crossed[side * MAP.borders.length + border] >= limit) continue
    best = Math.max(best, standLooks(s, side, block, to))
    if (left > 1 && !red && isOpen(s, side, to)) {
      best = Math.max(best, bestMarch(s, side, block, to, left - 1) - 0.02)
    }
  }
  return best
}

function moveLooks(s: State, side: Side, block: number): number {
  const at = s.at[block]
  const stays = isOpen(s, side, at) ? standLooks(s, side, block, at) : 0
  const byLand = s.event === PIRACY ? -9 : bestMarch(s, side, block, at, Math.min(2, movementOf(s)))
  const bySea = EXILE_OF[at] === side && s.event !== FORCE_MARCH ? bestLanding(s, side, block) : -9
  const price = s.group[at] === 1 ? 0 : POINT
  return Math.max(byLand, bySea) - stays - price
}

/** Only exiles take ship: there is nowhere in England that they could not reach from a landing. */
function bestLanding(s: State, side: Side, block: number): number {
  let best = -9
  for (const to of ACROSS_THE_SEA[s.at[block]]) {
    if (EXILE_OF[to] === NO_SIDE && isOpen(s, side, to)) best = Math.max(best, standLooks(s, side, block, to))
  }
  return best
}

function stepLooks(s: State, side: Side, to: number): number {
  const frame = s.stack.at(-1)
  if (frame?.step !== 'march') return 0
  const here = standLooks(s, side, frame.block, to)
  const border = borderBetween(s.at[frame.block], to)
  if (frame.left < 2 || MAP.borders[border].red || !isOpen(s, side, to)) return here
  return Math.max(here, bestMarch(s, side, frame.block, to, frame.left - 1) - 0.02)
}

function sailLooks(s: State, side: Side, to: number): number {
  const block = marcher(s)
  if (block < 0) return 0
  // Who lands lands with others, or where nobody is near.
  return standLooks(s, side, block, to) + (EXILE_OF[to] === NO_SIDE ? 0.2 : -2)
}

function recruitLooks(s: State, side: Side, block: number, area: number): number {
  if (!COUNTS_FOR_USURPATION[area] && !isHeir(block)) return -0.5
  // Near the end of a campaign a lord counts by being there, and there is little time left to harm him.
  const late = s.turn >= LATE
  const kind = isLord(block) ? (late ? 4.5 : 2.4) : late ? 0.4 : 0.9
  const strength = (MAX_STEPS[block] * RATING[block]) / 12
  const danger = threat(s, side, area) - powerIn(s, side, area) - MAX_STEPS[block] * RATING[block]
  const full = blocksOf(s, side, area) >= SUPPLY[area] ? 2 : 0
  return kind + strength - Math.max(0, danger) / (late ? 30 : 10) - full + (CITY[area] ? 0.05 : 0)
}

// Battle

function battleOf(s: State): { area: number; attacker: Side; round: number } | null {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const frame = s.stack[i]
    if (frame.step === 'battle') return frame
  }
  return null
}

/** Hits that a block may expect. */
function hitsOf(s: State, block: number): number {
  const battle = battleOf(s)
  if (battle === null) return 0
  return (s.steps[block] * ratingOf(s, block, battle.area, SIDE[block] !== battle.attacker)) / 6
}

const fightLooks = (s: State, block: number): number => 0.5 + hitsOf(s, block)

/** A roll that may bring over a lord: what he is worth to both sides, by how likely he is to come. */
const treacheryLooks = (s: State, target: number): number =>
  (0.5 + s.steps[target] + 4) / 2 ** LOYALTY[target] + 0.5

/** An heir charges to kill one who is nearly dead and worth it, not to be struck down himself. */
function chargeLooks(s: State, side: Side, target: number): number {
  const battle = battleOf(s)
  if (battle === null) return -1
  const heir = seniorIn(s, side, battle.area)
  if (heir < 0) return -1
  const kills = hitsOf(s, heir) >= s.steps[target] - 0.35
  if (!kills) return -2
  const risk = s.steps[heir] <= s.steps[target] ? 1 : 0
  return fightLooks(s, heir) + worth(s, target) / 20 - risk - 0.6
}

/** Hits that a side deals times those it can take: what decides a battle of several rounds. */
function mightOf(s: State, side: Side, area: number): number {
  let hits = 0
  let steps = 0
  for (const block of BLOCKS_OF[side]) {
    if (s.at[block] !== area) continue
    // Reserves are not seen yet.
    const seen = takesPart(s, area, block)
    hits += seen ? hitsOf(s, block) : 1
    steps += seen ? s.steps[block] : 3
  }
  return hits * steps
}

/** Run when it is hopeless, or when an heir is about to fall and the battle is not won. */
function retreatLooks(s: State, side: Side, block: number, to: number): number {
  const battle = battleOf(s)
  const there = Math.max(-0.4, Math.min(0.4, safety(s, side, to) / 60))
  if (battle === null) return 1 + there
  const own = mightOf(s, side, battle.area)
  const enemy = mightOf(s, enemyOf(side), battle.area)
  const hopeless = own < enemy * 0.4
  // In the fourth round attackers go, after having been shot at: who will not win by then goes in the third.
  const late = battle.round === 3 && battle.attacker === side && own < enemy * 1.2
  const precious = isHeir(block) && s.steps[block] <= 1 && enemy > 1
  const claimant = block === seniorHeir(s, side) && s.steps[block] <= 2 && own < enemy * 1.5
  return hopeless || late || precious || claimant ? 5 + there : -1 + there
}

/** After a victory: do not starve, and do not stand where a stronger enemy is next door. */
function regroupLooks(s: State, side: Side, block: number, to: number): number {
  const gain = standLooks(s, side, block, to) - standLooks(s, side, block, s.at[block])
  return onMap(to) ? gain - 0.5 : -1
}
