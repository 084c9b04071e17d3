/**
 * Rules of thumb of somebody who knows the game, for the choices that an eye cannot judge by looking at the board:
 * whom to name as Arbiter, what to allow, when to play a card, what to bid, how to vote. First sight (advice.ts) has the
 * rest. Playouts follow it too, so it must be quick.
 */
import type { Seat } from '@muster/kernel/game'
import { OUT_OF_THE_QUESTION } from '@muster/kernel/mind'
import { advise } from '../advice.ts'
import { allied, atWar, controlOf, handSize, powerOn } from '../rules/5-basics.ts'
import { votesOf } from '../rules/8-election.ts'
import { isAttackers } from '../rules/10-cards.ts'
import { ABSENT, ATTACKS, BACKS_ATTACK, type Battle, DEFENDS, type State } from '../state.ts'
import {
  adjacent,
  CARD_KINDS,
  EVERY_POWER,
  FOUR,
  GENERALS_OF,
  NEUTRAL,
  NONE,
  OWNER,
  SERVES,
  SUBSIDIES,
  worth,
} from '../tables.ts'
import { moverOf } from './clock.ts'
import { isToBeStopped, lead, leaderFor } from './leader.ts'
import { SCALES } from './scales.ts'
import { scores, spoilsOf } from './stakes.ts'

const USUAL_CARD = 3

export function counsel(s: State, seat: Seat, verb: string, a: number, b: number): number {
  switch (verb) {
    case 'declare':
    case 'choose-status':
      return likeStatus(s, seat, verb, a)
    case 'refuse-entry':
    case 'expel':
      // Whoever is turned away is an enemy from then on: only the leader is worth that.
      return isToBeStopped(s, seat, a) ? 3 : OUT_OF_THE_QUESTION
    case 'accept-all':
      return 0
    case 'let-in':
      return isToBeStopped(s, seat, petitionerOf(s)) ? OUT_OF_THE_QUESTION : 1
    case 'support':
      return likeSupport(s, seat, verb, a, b)
    case 'recall':
    case 'disband':
      return OUT_OF_THE_QUESTION
    case 'name-arbiter':
      return likeArbiter(s, seat, a)
    case 'permit':
      return fear(s, seat, moverOf(s)) > 0 ? OUT_OF_THE_QUESTION : 0
    case 'forbid':
      return fear(s, seat, moverOf(s))
    case 'ask-arbiter':
      return hasUseForMore(s) ? 1 : -1
    case 'agree':
      return 0
    case 'object':
      return lead(s, seat, SERVES[moverGeneral(s)]) - 0.6
    case 'play':
      return s.battle === null ? 0 : likeCard(s, s.battle, seat, a, b)
    case 'bid':
      return -Math.abs(a - wantedBid(s, seat))
    case 'vote':
      return s.controller[a] === seat ? 3 : votesAreEnough(s, a) ? -1 - lead(s, seat, a) : -0.5
    case 'offer-money':
      return s.controller[a] === seat && a < s.players ? 2 : -1
    case 'offer-card':
      return s.controller[a] === seat && a < s.players && handSize(s, a) < 5 && isMinorGiving(s)
        ? worth(b) / 5
        : -1
    default:
      return advise(s, seat, verb, a, b)
  }
}

const isMinorGiving = (s: State): boolean => powerOn(s, SUBSIDIES) >= s.players

/** A Neutral takes nothing, and nobody ever won a race by standing still; an Ally of the leader may not attack it. */
function likeStatus(s: State, seat: Seat, verb: string, status: number): number {
  if (status === NEUTRAL) return OUT_OF_THE_QUESTION
  const leader = leaderFor(s, seat)
  const isWithLeader = status < NEUTRAL && leader !== NONE && statusOf(s, leader) === status
  return isWithLeader ? OUT_OF_THE_QUESTION : advise(s, seat, verb, status, 0)
}

/** What a Power is known to be from now on: as it was before, unless it has said something else openly. */
function statusOf(s: State, power: number): number {
  const frame = s.stack[s.stack.length - 1]
  const isOpen = frame.step === 'other-status' || frame.step === 'petition'
  return isOpen && frame.chosen[power] !== NONE ? frame.chosen[power] : s.status[power]
}

function petitionerOf(s: State): number {
  const frame = s.stack[s.stack.length - 1]
  return frame.step === 'petition' ? frame.power : NONE
}

/** Nobody helps the leader to another victory. */
function likeSupport(s: State, seat: Seat, verb: string, a: number, b: number): number {
  const frame = s.stack[s.stack.length - 1]
  const isAttack = frame.step === 'support' && frame.side === BACKS_ATTACK
  if (isAttack && s.battle !== null && isToBeStopped(s, seat, s.battle.attacker)) return OUT_OF_THE_QUESTION
  return advise(s, seat, verb, a, b)
}

/** Whether another Movement Turn could bring the mover anything: it always brings the Arbiter Morale. */
function hasUseForMore(s: State): boolean {
  const mover = moverOf(s)
  if (s.status[mover] === NEUTRAL) return false
  return GENERALS_OF[mover].some((general) => s.place[general] !== NONE && s.units[general] > 0)
}

function moverGeneral(s: State): number {
  for (const frame of s.stack) if (frame.step === 'consent') return frame.general
  return GENERALS_OF[moverOf(s)][0]
}

/** How much a further Movement Turn of a Power is to be feared: it leads, or it stands before one's own land. */
function fear(s: State, seat: Seat, mover: number): number {
  let threat = -SCALES.fear
  if (s.morale[seat] >= 10) threat += 0.35
  threat += SCALES.fearLead * lead(s, seat, mover)
  for (const general of GENERALS_OF[mover]) {
    const here = s.place[general]
    if (here === NONE || s.units[general] === 0) continue
    for (const power of EVERY_POWER) {
      if (s.controller[power] === seat && atWar(s, mover, power) && standsBefore(s, here, power))
        threat += SCALES.fearNear
    }
  }
  return threat
}

function standsBefore(s: State, here: number, power: number): boolean {
  for (const general of GENERALS_OF[power]) {
    const place = s.place[general]
    if (place !== NONE && (place === here || adjacent(place, here))) return true
  }
  for (let territory = 0; territory < OWNER.length; territory++) {
    if (controlOf(s, territory) === power && (territory === here || adjacent(territory, here))) return true
  }
  return false
}

/** A good Arbiter has little to fear from the move, needs the Morale, and does not win by it. */
function likeArbiter(s: State, seat: Seat, power: number): number {
  const mover = moverOf(s)
  const enemy = atWar(s, mover, power) ? 1.5 : 0
  const reluctant = s.controller[power] === NONE ? 0 : fear(s, s.controller[power], mover)
  return 4 - 3 * lead(s, seat, power) - enemy - reluctant - s.morale[power] / 8
}

/** Morale for a Minor: a share of what there is, but enough kept to fight with. */
function wantedBid(s: State, seat: Seat): number {
  const spare = s.morale[seat] - SCALES.bidKeep
  return spare <= 0 ? 0 : Math.min(SCALES.bidMost, 1 + Math.floor(spare * SCALES.bidShare))
}

const votesAreEnough = (s: State, power: number): boolean => votesOf(s, power) >= 3

interface Side {
  readonly shown: number
  readonly hidden: number
  readonly more: number
}

/** What a side has on the table as far as the seat can see, cards that it cannot see, and those that others than the seat could still add. */
function sideOf(s: State, battle: Battle, seat: Seat, attackers: boolean): Side {
  let shown = battle.strength[attackers ? 0 : 1]
  let hidden = 0
  for (let slot = 0; slot < battle.by.length; slot++) {
    if (isAttackers(battle.role[battle.by[slot]]) !== attackers) continue
    const isKnown = ((battle.known[slot] >> seat) & 1) === 1
    shown += isKnown ? worth(battle.cards[slot]) : USUAL_CARD
    if (!isKnown) hidden++
  }
  let more = 0
  for (const power of EVERY_POWER) {
    if ((battle.passed >> power) & 1 || s.controller[power] === seat) continue
    more += Math.min(roomOf(battle, power, attackers), handSize(s, power), Math.max(1, s.morale[power]))
  }
  return { shown, hidden, more }
}

function roomOf(battle: Battle, power: number, attackers: boolean): number {
  let room = 0
  for (const general of GENERALS_OF[power]) {
    const role = battle.role[general]
    if (role !== ABSENT && isAttackers(role) === attackers)
      room += battle.capacity[general] - battle.stack[general]
  }
  return room
}

/** What hangs on a battle for the seat: Generals and their Influence on both sides, and the territory. */
function stakeOf(s: State, battle: Battle, power: number, attacks: boolean): number {
  let stake = 0.6
  for (let general = 0; general < battle.role.length; general++) {
    const role = battle.role[general]
    if (role !== ATTACKS && role !== DEFENDS) continue
    if (isAttackers(role) === attacks) stake += 0.8 + 0.25 * s.units[general]
    else stake += spoilsOf(s, power, SERVES[general]) + 0.15 * s.units[general]
  }
  const holder = battle.held
  if (attacks || holder === NONE || allied(s, power, holder)) stake += scores(s, power, battle.territory)
  return stake
}

/** A card is played if the chance it buys, with those that could follow it, is worth the Morale; the best ones first. */
function likeCard(s: State, battle: Battle, seat: Seat, general: number, card: number): number {
  const power = SERVES[general]
  const attacks = isAttackers(battle.role[general])
  const own = sideOf(s, battle, seat, attacks)
  const enemy = sideOf(s, battle, seat, !attacks)
  const room = Math.min(roomOf(battle, power, attacks), Math.max(1, s.morale[power]))
  const stake = stakeOf(s, battle, power, attacks)
  const price = SCALES.card + (s.morale[power] < 4 ? SCALES.cardShort : 0)
  const margin = own.shown + 0.4 * own.more * USUAL_CARD - enemy.shown - (attacks ? 0.5 : -0.5)
  const spread = 0.25 + SCALES.spread * Math.sqrt(enemy.more + own.more + 0.7 * (enemy.hidden + own.hidden))
  const chance = (added: number): number => {
    // The others answer what they see: the more they could add, the wider the spread.
    const more = SCALES.answer * enemy.more * USUAL_CARD
    return 1 / (1 + Math.exp((-1.7 * (margin + added - more)) / spread))
  }
  const idle = chance(0) * stake
  let best = 0
  let added = 0
  let count = 0
  for (let value = CARD_KINDS - 1; value >= 0; value--) {
    for (let i = 0; i < s.hands[power * CARD_KINDS + value] && count < room; i++) {
      count++
      added += worth(value)
      best = Math.max(best, chance(added) * stake - idle - count * price)
    }
  }
  return best <= 0 ? -1 : worth(card) + (card === FOUR ? 0.2 : 0)
}
