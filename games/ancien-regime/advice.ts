/**
 * What a recruit would do: how good an offer looks at first sight. It looks at the board and at its own hands, never at
 * what is hidden from its seat, and it negotiates with nobody.
 */
import type { Seat } from '@muster/kernel/game'
import { moverOf } from './mind/clock.ts'
import { allied, atWar, controlOf, enemiesIn, generalIn, handSize, powerOn } from './rules/5-basics.ts'
import { strengthIn } from './rules/10-battle.ts'
import { isAttackers } from './rules/10-cards.ts'
import {
  ABSENT,
  ATTACKS,
  BACKS_DEFENCE,
  type Battle,
  STUART_LANDED,
  STUART_WAITS,
  type State,
} from './state.ts'
import {
  adjacent,
  BRITAIN,
  CAPITAL,
  EVERY_POWER,
  EVERY_TERRITORY,
  EXPANSIONIST,
  GENERALS_OF,
  HARBOURS,
  IMPASSABLE,
  MOBILISATION,
  NEIGHBOURS,
  NEUTRAL,
  NONE,
  OWNER,
  routeBetween,
  SERVES,
  STRIPES,
  SUBSIDIES,
  stepsFrom,
  territoryNumber,
  VALUE,
  VICTORY,
  worth,
} from './tables.ts'

/** What a territory brings a Power in a round: Influence counts three times as much as Money. */
function brings(s: State, power: number, territory: number): number {
  if (IMPASSABLE[territory]) return 0
  const owner = OWNER[territory]
  // What is lost at home counts for whoever took it.
  if (owner === power) return controlOf(s, territory) === power ? 0 : VALUE[territory] * 3 + 1
  if (owner !== NONE) return allied(s, power, owner) || s.status[owner] === NEUTRAL ? 0 : VALUE[territory] * 3
  return (STRIPES[territory] >> power) & 1 ? VALUE[territory] * 3 : VALUE[territory]
}

/** Worth taking: not an Ally's, and not held already. */
function isTarget(s: State, power: number, territory: number): boolean {
  const control = controlOf(s, territory)
  return (
    control !== power && (control === NONE || !allied(s, power, control)) && brings(s, power, territory) > 0
  )
}

/** Strength that a General could bring to bear, and what would meet him: cards count three each, also those of support. */
const punch = (s: State, general: number, to: number): number =>
  1 + s.units[general] + cardsFor(s, SERVES[general], to, general)

/** What the cards of a Power may add in a territory: one for each Unit there or beside it, if it can pay for them. */
function cardsFor(s: State, power: number, territory: number, besides = NONE): number {
  let units = besides === NONE ? 0 : s.units[besides]
  for (const general of GENERALS_OF[power]) {
    const place = s.place[general]
    if (place === NONE || general === besides) continue
    if (place === territory || adjacent(place, territory)) units += s.units[general]
  }
  return 3 * Math.min(units, handSize(s, power), s.morale[power])
}

function defence(s: State, power: number, territory: number): number {
  const enemies = enemiesIn(s, power, territory)
  if (enemies === 0) return 0
  let strength = strengthIn(s, enemies, territory)
  for (const enemy of EVERY_POWER) {
    if ((enemies >> enemy) & 1) strength += cardsFor(s, enemy, territory)
  }
  return strength
}

/** By Power: the steps between any two territories, with its own Sea Routes. */
const STEPS: readonly (readonly (readonly number[])[])[] = EVERY_POWER.map((power) => {
  const next = EVERY_TERRITORY.map((from) => [
    ...NEIGHBOURS[from],
    ...HARBOURS[from].filter((to) => routeBetween(from, to) === power),
  ])
  return EVERY_TERRITORY.map((from) => stepsFrom(from, next))
})

function distanceToTarget(s: State, power: number, from: number): number {
  let nearest = 20
  for (const territory of EVERY_TERRITORY) {
    const steps = STEPS[power][from][territory]
    if (steps < nearest && isTarget(s, power, territory)) nearest = steps
  }
  return nearest
}

/** What is taken from whoever is about to win counts for more. */
const LEADERS_LAND = 8

/** How much better a General stands after a move: targets, beatable enemies, or the way there. */
function likeMove(s: State, general: number, to: number): number {
  const power = SERVES[general]
  const from = s.place[general]
  if (leavesTheIsland(s, general, to)) return -20
  const against = defence(s, power, to)
  if (against > 0) {
    const odds = punch(s, general, to) - against
    return odds > 0 ? 20 + odds + brings(s, power, to) + LEADERS_LAND * standing(s, controlOf(s, to)) : -20
  }
  if (s.units[general] > 0 && isTarget(s, power, to)) {
    return 15 + brings(s, power, to) + LEADERS_LAND * standing(s, controlOf(s, to))
  }
  if (s.units[general] === 0) return flight(s, power, from, to)
  return 2 * (distanceToTarget(s, power, from) - distanceToTarget(s, power, to)) - 1
}

/** Morale kept for battles before any is bid for a Minor. */
const KEPT = 4

/** Morale for a Minor: half of what can be spared, at most three. */
const wantedBid = (s: State, seat: Seat): number =>
  Math.max(0, Math.min(3, Math.ceil((s.morale[seat] - KEPT) / 2)))

/** Whoever is at war with the mover and has him before the door will refuse him leave; whoever is ahead shall have no Morale. */
function likeArbiter(s: State, seat: Seat, power: number): number {
  const other = s.controller[power]
  if (other === seat) return 5
  const reluctant = other !== NONE && isAtTheGates(s, other, moverOf(s)) ? 12 : 0
  return -reluctant - (other === NONE ? 0 : s.influence[other])
}

/** Whether a Power's Generals stand beside something that a seat holds, and may take it. */
function isAtTheGates(s: State, seat: Seat, mover: number): boolean {
  for (const general of GENERALS_OF[mover]) {
    if (s.place[general] === NONE || s.units[general] === 0) continue
    for (const next of NEIGHBOURS[s.place[general]]) {
      const control = controlOf(s, next)
      if (control !== NONE && s.controller[control] === seat && atWar(s, mover, control)) return true
    }
  }
  return false
}

/** A General without Units is Influence for whoever meets him: he goes where no enemy stands beside him. */
const flight = (s: State, power: number, from: number, to: number): number =>
  isThreatened(s, power, from) && !isThreatened(s, power, to) ? 1 : -1

/** Whether an enemy General with Units stands beside a territory. */
function isThreatened(s: State, power: number, territory: number): boolean {
  for (const next of NEIGHBOURS[territory]) {
    const strangers = s.present[next] & ~s.allies[power]
    if (strangers === 0) continue
    for (const enemy of EVERY_POWER) {
      if (((strangers >> enemy) & 1) === 0 || !atWar(s, power, enemy)) continue
      if (s.units[generalIn(s, enemy, next)] > 0) return true
    }
  }
  return false
}

/** Whether a beaten General would only be beaten again in his capital. */
function isCapitalThreatened(s: State): boolean {
  const frame = s.stack[s.stack.length - 1]
  if (frame.step !== 'rout') return false
  const power = SERVES[frame.general]
  return isThreatened(s, power, CAPITAL[power])
}

/** Great Britain, to which no enemy comes by land. */
const ISLAND = ['london', 'cornwall', 'york', 'scotland'].map(territoryNumber)

/** 3.10 While Stuart may land, or has landed, the last General with Units stays on the island. */
function leavesTheIsland(s: State, general: number, to: number): boolean {
  if (SERVES[general] !== BRITAIN || (s.stuart !== STUART_WAITS && s.stuart !== STUART_LANDED)) return false
  if (!ISLAND.includes(s.place[general]) || ISLAND.includes(to)) return false
  return GENERALS_OF[BRITAIN].every(
    (other) => other === general || s.units[other] === 0 || !ISLAND.includes(s.place[other]),
  )
}

/** How near to victory whoever plays a Power is, from 0 to 1. */
function standing(s: State, power: number): number {
  const seat = power === NONE ? NONE : s.controller[power]
  return seat === NONE ? 0 : s.influence[seat] / VICTORY
}

/** Two more good turns would win it for them. */
const isAboutToWin = (s: State, power: number): boolean => standing(s, power) >= 0.7

/** The rival with the most Influence. */
function leadingRival(s: State, seat: Seat): number {
  let leader = NONE
  for (let each = 0; each < s.players; each++) {
    if (each !== seat && (leader === NONE || s.influence[each] > s.influence[leader])) leader = each
  }
  return leader
}

/** To be held up: about to win, or well on the way there and ahead of all other rivals. */
const isToBeStopped = (s: State, seat: Seat, power: number): boolean =>
  isAboutToWin(s, power) || (standing(s, power) >= 0.4 && s.controller[power] === leadingRival(s, seat))

/**
 * The status for the next round: rarely changed, never idle, and not that of a rival who is far ahead, since Allies may
 * not attack each other.
 */
function likeStatus(s: State, seat: Seat, status: number): number {
  if (status === NEUTRAL) return -2
  if (status === EXPANSIONIST) return s.influence[seat] > 15 ? 4 : 1
  const rival = leadingRival(s, seat)
  const companion = status === s.status[rival] ? 4 * standing(s, rival) : 0
  return (status === s.status[seat] ? 3 : 2) - companion
}

/** Nobody helps the leader to another victory, and everybody is glad to help against him. */
function likeSupport(s: State, battle: Battle, seat: Seat): number {
  const frame = s.stack[s.stack.length - 1]
  const isStopped = isToBeStopped(s, seat, battle.attacker)
  if (frame.step === 'support' && frame.side === BACKS_DEFENCE) return isStopped ? 3 : 2
  return isStopped ? -1 : 2
}

/** What an unseen card is reckoned at. */
const USUAL_CARD = 3

/** What a side has on the table as far as the seat can see, and what it could still add. */
function sideOf(s: State, battle: Battle, seat: Seat, attackers: boolean): { shown: number; more: number } {
  let shown = battle.strength[attackers ? 0 : 1]
  battle.by.forEach((general, slot) => {
    if (isAttackers(battle.role[general]) !== attackers) return
    shown += (battle.known[slot] >> seat) & 1 ? worth(battle.cards[slot]) : USUAL_CARD
  })
  let more = 0
  for (const power of EVERY_POWER) {
    if ((battle.passed >> power) & 1) continue
    let room = 0
    for (const general of GENERALS_OF[power]) {
      const role = battle.role[general]
      if (role === ABSENT || isAttackers(role) !== attackers) continue
      room += battle.capacity[general] - battle.stack[general]
    }
    more += USUAL_CARD * Math.min(room, handSize(s, power), s.morale[power])
  }
  return { shown, more }
}

/** A card is played while it may decide the battle: not when it is won without it, nor when it is lost with all of them. */
function likeCard(s: State, battle: Battle, seat: Seat, general: number, card: number): number {
  const attacks = isAttackers(battle.role[general])
  const own = sideOf(s, battle, seat, attacks)
  const enemy = sideOf(s, battle, seat, !attacks)
  const won = own.shown > enemy.shown + enemy.more + 1
  const lost = own.shown + own.more + 2 < enemy.shown
  return won || lost ? -1 : worth(card)
}

export function advise(s: State, seat: Seat, verb: string, a: number, b: number): number {
  switch (verb) {
    case 'discard':
      return -worth(a)
    case 'declare':
    case 'choose-status':
      return likeStatus(s, seat, a)
    case 'vote':
      return s.controller[a] === seat ? 3 : 0
    case 'offer-money':
      return s.controller[a] === seat && powerOn(s, MOBILISATION) === a ? 2 : -1
    case 'offer-card':
      return s.controller[powerOn(s, SUBSIDIES)] === s.controller[a] ? -0.5 : -2
    case 'place':
      return 6 - distanceToTarget(s, SERVES[a], b)
    case 'recall':
      return -9
    case 'take-card':
      return handSize(s, seat) < 5 ? 1 : 0
    case 'take-morale':
      return s.morale[seat] < 5 ? 2 : 0.5
    case 'buy-unit':
      return 5 - s.units[a]
    case 'buy-card':
      return handSize(s, powerOn(s, MOBILISATION)) < 5 ? 3 : -1
    case 'buy-morale':
      return s.morale[powerOn(s, MOBILISATION)] < 8 ? 3.5 : 0.5
    case 'buy-fortress':
      return brings(s, powerOn(s, MOBILISATION), a) - 2
    case 'name-arbiter':
      return likeArbiter(s, seat, a)
    case 'disband':
      return -5
    case 'march':
    case 'sail':
      return likeMove(s, a, b)
    case 'set-out':
      return -2
    case 'land-stuart':
      return 3
    case 'garrison':
      return isTarget(s, SERVES[a], s.place[a]) ? 30 : -2
    case 'leave-garrison':
      return -2
    case 'forbid':
      return isToBeStopped(s, seat, moverOf(s)) || isAtTheGates(s, seat, moverOf(s)) ? 3 : -1
    case 'object':
      return isToBeStopped(s, seat, moverOf(s)) ? 3 : -1
    case 'support':
      return s.battle === null ? 0 : likeSupport(s, s.battle, seat)
    case 'play':
      return s.battle === null ? 0 : likeCard(s, s.battle, seat, a, b)
    case 'play-open':
      return -1
    case 'turn-up':
      return s.battle !== null && s.battle.role[s.battle.by[a]] === ATTACKS ? 1 : 0
    case 'no-garrison':
      return -3
    case 'to-capital':
      return isCapitalThreatened(s) ? -1 : 1
    case 'agree':
    case 'permit':
    case 'take-crown':
    case 'accept':
    case 'let-stay':
    case 'ask-arbiter':
      return 1
    case 'refuse-entry':
    case 'expel':
      return isToBeStopped(s, seat, a) ? 3 : -1
    case 'withdraw-off':
    case 'decline-crown':
      return -3
    case 'bid':
      return -Math.abs(a - wantedBid(s, seat))
    case 'end-leadership':
    case 'end-offers':
    case 'end-mobilisation':
      return -0.1
    default:
      return 0
  }
}
