/**
 * What a recruit would do: how good an offer looks at first sight. It reckons with its own blocks, with the number of
 * enemies in each area, and with faces turned up in battle. The throne goes to whoever has more lords in England when
 * a campaign ends, so it brings its lords there, keeps them alive, and fights where it is the stronger.
 */

import { takesPart } from '@muster/block-kit/battles'
import { blocksOf, isFriendly } from '@muster/block-kit/blocks'
import type { Seat } from '@muster/kernel/game'
import type { Sight } from '@muster/kernel/mind'
import { TURNS_OF_CAMPAIGN } from '../rules/1-game-turns.ts'
import { seniorIn } from '../rules/2-board.ts'
import { claimant, deadHeirs, ratingOf } from '../rules/3-armies.ts'
import type { State } from '../state.ts'
import {
  BLOCKS_OF,
  CARD_AP,
  EVENT_OF,
  enemyOf,
  FORCE_MARCH,
  HEIRS,
  isHeir,
  LOYALTY,
  MUSTER,
  NO_EVENT,
  onMap,
  PIRACY,
  PLAGUE,
  SIDE,
  type Side,
  SURPRISE,
  TREASON,
} from '../tables.ts'
import { handWorth, lastStock, powerOf, safety, takeStock, worth } from './board.ts'
import { marcher, moveLooks, placeOf, recruitLooks, sailLooks, standLooks, stepLooks } from './marches.ts'
import { RECRUIT, type Traits } from './traits.ts'

export type Advise = (s: State, seat: Seat, verb: string, a: number, b: number) => number

export const advise: Advise = (s, seat, verb, a, b) => looksTo(RECRUIT, s, seat, verb, a, b)

/** How good an offer looks to somebody. */
export function looksTo(t: Traits, s: State, seat: Seat, verb: string, a: number, b: number): number {
  takeStock(s)
  return looks(t, s, seat as Side, verb, a, b)
}

/** The same for all offers of a position: what it is asked more than once it reckons once. It must not change meanwhile. */
export function sightOf(t: Traits, s: State, seat: Seat): Sight {
  let stock = takeStock(s)
  return (verb, a, b) => {
    if (lastStock() !== stock) stock = takeStock(s)
    return looks(t, s, seat as Side, verb, a, b)
  }
}

function looks(t: Traits, s: State, side: Side, verb: string, a: number, b: number): number {
  switch (verb) {
    case 'redeal':
      return 1
    case 'exchange-mine':
      return handWorth(s, side) < 17 ? 1 : -1
    case 'lay':
      return cardLooks(t, s, a)
    case 'move':
      return moveLooks(t, s, side, a)
    case 'to':
      return stepLooks(t, s, side, a)
    case 'sail':
      return sailLooks(t, s, side, a)
    case 'stop':
      return standLooks(t, s, side, marcher(s), placeOf(s, marcher(s)))
    case 'end':
      return 0.05
    case 'recruit':
      return recruitLooks(t, s, side, a, b)
    case 'muster':
      return isFriendly(s, side, a) ? safety(t, s, side, a) / 20 - 1 : -2
    case 'plague':
      return blocksOf(s, enemyOf(side), a)
    case 'lead':
      return powerOf(s, a)
    case 'fight':
      return fightLooks(s, a)
    case 'charge':
      return chargeLooks(t, s, side, a)
    case 'persuade':
      return treacheryLooks(t, s, b)
    case 'tempt':
      return treacheryLooks(t, s, a)
    case 'wait':
      return 0.9
    case 'hold':
      return -1
    case 'retreat':
      return retreatLooks(t, s, side, a, b)
    case 'hit':
    case 'starve':
      // Hits go where a block does not fall to them.
      return s.steps[a] - worth(s, a) / 4
    case 'dismiss':
    case 'to-pool':
      return -worth(s, a)
    case 'regroup':
      return regroupLooks(t, s, side, a, b)
    case 'execute':
      // A captive counts as a lord of ours and a minor may take his place: kill him only when that wins the match.
      return deadHeirs(s, enemyOf(side)) === HEIRS[enemyOf(side)].length - 1 ? 1 : -1
    case 'enter':
    case 'home':
      return safety(t, s, side, verb === 'home' ? b : a) / 10
    default:
      return 0
  }
}

/** Cards for their points, early or late, and events. In the last turn it is good to move last. */
function cardLooks(t: Traits, s: State, card: number): number {
  switch (EVENT_OF[card]) {
    case FORCE_MARCH:
      return t.forceMarch
    case MUSTER:
      return t.muster
    case PIRACY:
      return t.piracy
    case PLAGUE:
      return t.plague
    case SURPRISE:
      return t.surprise
    case TREASON:
      return t.treason
    case NO_EVENT:
      return (
        CARD_AP[card] * (s.turn <= EARLY ? t.cardEarly : s.turn < TURNS_OF_CAMPAIGN ? t.cardLate : t.cardLast)
      )
  }
}

/** Turns in which a campaign is young. */
const EARLY = 3

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
const treacheryLooks = (t: Traits, s: State, target: number): number =>
  (t.treachery * (0.5 + s.steps[target] + 4)) / 2 ** LOYALTY[target] + 0.5

/** An heir charges to kill one who is nearly dead and worth it, not to be struck down himself. */
function chargeLooks(t: Traits, s: State, side: Side, target: number): number {
  const battle = battleOf(s)
  if (battle === null) return -1
  const heir = seniorIn(s, side, battle.area)
  if (heir < 0) return -1
  const kills = hitsOf(s, heir) >= s.steps[target] - 0.35
  if (!kills) return -2
  const risk = s.steps[heir] <= s.steps[target] ? 1 : 0
  return fightLooks(s, heir) + (t.charge * worth(s, target)) / 20 - risk - 0.6
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
function retreatLooks(t: Traits, s: State, side: Side, block: number, to: number): number {
  const battle = battleOf(s)
  const there = Math.max(-0.4, Math.min(0.4, safety(t, s, side, to) / 60))
  if (battle === null) return 1 + there
  const own = mightOf(s, side, battle.area)
  const enemy = mightOf(s, enemyOf(side), battle.area)
  const hopeless = own < enemy * t.hopeless
  // In the fourth round attackers go, after having been shot at: who will not win by then goes in the third.
  const late = battle.round === 3 && battle.attacker === side && own < enemy * t.late
  const precious = isHeir(block) && s.steps[block] <= 1 && enemy > 1
  const leader = block === claimant(s, side) && s.steps[block] <= 2 && own < enemy * t.leader
  return hopeless || late || precious || leader ? 5 + there : -1 + there
}

/** After a victory: do not starve, and do not stand where a stronger enemy is next door. */
function regroupLooks(t: Traits, s: State, side: Side, block: number, to: number): number {
  const gain = standLooks(t, s, side, block, to) - standLooks(t, s, side, block, s.at[block])
  return onMap(to) ? gain - 0.5 : -1
}
