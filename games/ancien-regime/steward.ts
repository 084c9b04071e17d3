/**
 * The steward: a player of simple good sense, for simulations and for an empty chair. It looks at the board and at its own hands,
 * never at what is hidden from its seat, and it ends matches by the rules. It negotiates with nobody.
 */
import { type Action, firstOf, secondOf, verbOf } from '@muster/kernel/action'
import type { Chance } from '@muster/kernel/chance'
import type { Game, Seat } from '@muster/kernel/game'
import { allied, controlOf, enemiesIn, generalIn, handSize, powerOn } from './rules/5-basics.ts'
import { strengthIn } from './rules/10-battle.ts'
import { ATTACKS, type Battle, type State } from './state.ts'
import {
  BRITISH,
  DISTANCE,
  EVERY_POWER,
  EVERY_TERRITORY,
  EXPANSIONIST,
  FRENCH,
  IMPASSABLE,
  MOBILISATION,
  NEUTRAL,
  NONE,
  OWNER,
  SERVES,
  STRIPES,
  SUBSIDIES,
  VALUE,
  worth,
} from './tables.ts'

/** Chooses the offer it likes best; among equals, any. */
export function chooseAsSteward(
  game: Game<State>,
  s: State,
  seat: Seat,
  offers: readonly Action[],
  chance: Chance,
): Action {
  let best = offers[0]
  let liking = Number.NEGATIVE_INFINITY
  for (const action of offers) {
    const likes =
      like(game.verbs[verbOf(action)], s, seat, firstOf(action), secondOf(action)) + chance.below(100) / 1000
    if (likes <= liking) continue
    liking = likes
    best = action
  }
  return best
}

/** What a territory brings a Power in a round: Influence counts three times as much as Money. */
function brings(s: State, power: number, territory: number): number {
  if (IMPASSABLE[territory]) return 0
  const owner = OWNER[territory]
  if (owner === power) return 0
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

/** Strength that a General could bring to bear, and what would meet him: cards count three each. */
const punch = (s: State, power: number, units: number): number =>
  1 + units + 3 * Math.min(units, handSize(s, power), s.morale[power])

function defence(s: State, power: number, territory: number): number {
  const enemies = enemiesIn(s, power, territory)
  if (enemies === 0) return 0
  let strength = strengthIn(s, enemies, territory)
  for (const enemy of EVERY_POWER) {
    if (((enemies >> enemy) & 1) === 0) continue
    const general = generalIn(s, enemy, territory)
    if (general !== NONE) strength += 3 * Math.min(s.units[general], handSize(s, enemy), s.morale[enemy])
  }
  return strength
}

function distanceToTarget(s: State, power: number, from: number): number {
  let nearest = 20
  for (const territory of EVERY_TERRITORY) {
    const steps = DISTANCE[from][territory]
    if (steps < nearest && isTarget(s, power, territory)) nearest = steps
  }
  return nearest
}

/** How much better a General stands after a move: targets, beatable enemies, or the way there. */
function likeMove(s: State, general: number, to: number): number {
  const power = SERVES[general]
  const from = s.place[general]
  const against = defence(s, power, to)
  if (against > 0) {
    const odds = punch(s, power, s.units[general]) - against
    return odds > 0 ? 20 + odds + brings(s, power, to) : -20
  }
  if (s.units[general] > 0 && isTarget(s, power, to)) return 15 + brings(s, power, to)
  if (s.units[general] === 0) return -1
  return 2 * (distanceToTarget(s, power, from) - distanceToTarget(s, power, to)) - 1
}

const leaderIs = (s: State, power: number): boolean => {
  const seat = s.controller[power]
  return seat !== NONE && s.influence[seat] >= 18
}

/** The status for the next round: whatever lets the most enemies' land be taken, rarely changed. */
function likeStatus(s: State, seat: Seat, status: number): number {
  if (status === s.status[seat]) return status === NEUTRAL ? 0 : 3
  if (status === EXPANSIONIST) return s.influence[seat] > 15 ? 4 : 1
  if (status === BRITISH || status === FRENCH) return 2
  return -2
}

function likeCard(s: State, battle: Battle, power: number, card: number): number {
  const attacks =
    SERVES[battle.general] === power || battle.role.some((role, i) => SERVES[i] === power && role === 3)
  const [attack, defends] = battle.strength
  const behind = attacks ? defends - attack : attack - defends
  const spare = s.morale[power] > 1 ? 1 : 0
  return behind > -8 ? worth(card) + spare : -1
}

function like(verb: string, s: State, seat: Seat, a: number, b: number): number {
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
      return (s.controller[a] === seat ? 5 : 0) - s.influence[s.controller[a]]
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
      return leaderIs(s, moverOf(s)) ? 3 : -1
    case 'object':
      return leaderIs(s, moverOf(s)) ? 3 : -1
    case 'support':
      return 2
    case 'play':
      return s.battle === null ? 0 : likeCard(s, s.battle, SERVES[a], b)
    case 'play-open':
      return -1
    case 'turn-up':
      return s.battle !== null && s.battle.role[s.battle.by[a]] === ATTACKS ? 1 : 0
    case 'no-garrison':
      return -3
    case 'to-capital':
    case 'agree':
    case 'permit':
    case 'take-crown':
    case 'accept':
    case 'let-stay':
    case 'ask-arbiter':
      return 1
    case 'refuse-entry':
    case 'expel':
      return s.influence[a] >= 20 ? 3 : -1
    case 'withdraw-off':
    case 'decline-crown':
      return -3
    case 'bid':
      return a <= 2 ? a : -a
    case 'end-leadership':
    case 'end-offers':
    case 'end-mobilisation':
      return -0.1
    default:
      return 0
  }
}

/** The Power whose Movement is going on. */
function moverOf(s: State): number {
  for (const frame of s.stack) {
    if (frame.step === 'permit' || frame.step === 'movement-turn') return frame.power
  }
  return s.battle?.attacker ?? 0
}
