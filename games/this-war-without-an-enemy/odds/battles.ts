/** What a Battle, a Sally or a Storming of This War is to whoever reckons its odds. */
import type { Battles, Ranks } from '@muster/kernel/odds'
import { powerOf } from '../advice/board.ts'
import type { Emitted } from '../events.ts'
import { STORM, type WarFrame } from '../frames.ts'
import { HELD, JOINED, LINE, NONE, PURSUING, ROUTING, type State } from '../state.ts'
import {
  AREA_OF_CITY,
  BLOCKS_OF,
  cityOfInside,
  DISCIPLINE,
  enemyOf,
  insideOf,
  isArtillery,
  isCavalry,
  isInside,
  onBoard,
  SIDE,
  type Side,
} from '../tables.ts'

/** What is fought: in the open, or over the walls (8.3); who attacks, and the City from which a Sally comes (8.2). */
interface Fought {
  readonly place: number
  readonly attacker: Side
  readonly city: number
}

function foughtIn(s: State, frame: WarFrame): Fought | null {
  switch (frame.step) {
    case 'open-battle':
      return { place: frame.area, attacker: frame.attacker, city: frame.city }
    case 'end-battle':
      return { place: frame.area, attacker: s.attacker[frame.area] as Side, city: frame.city }
    case 'combat':
      return {
        place: frame.kind === STORM ? insideOf(frame.city) : frame.area,
        attacker: frame.attacker,
        city: frame.city,
      }
    case 'storm':
    case 'exchange':
      return { place: insideOf(frame.city), attacker: frame.side, city: frame.city }
    case 'sally':
    case 'pick-besiegers':
      return { place: AREA_OF_CITY[frame.city], attacker: frame.side, city: frame.city }
    default:
      return null
  }
}

/** 7.7 When the Victor regroups it is over. */
function fought(s: State): Fought | null {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    if (s.stack[i].step === 'regroup') return null
    const found = foughtIn(s, s.stack[i])
    if (found !== null) return found
  }
  return null
}

/** 8.1, 8.2 Without those who are told off for the siege or whom a Sally passes over. */
const at = (s: State, side: Side, place: number): number[] =>
  BLOCKS_OF[side].filter((block) => s.at[block] === place && s.line[block] !== HELD)

/** 8.2 Against a Siege Marker those who sally fight from the City, into which they go back. */
const sallying = (s: State, side: Side, { place, city }: Fought): number[] => [
  ...at(s, side, place),
  ...(city === NONE ? [] : at(s, side, insideOf(city)).filter((block) => s.line[block] === LINE)),
]

const GOES_AWAY: ReadonlySet<string> = new Set(['withdraw-army', 'retreat-all', 'stop'])
/** 7.4, 7.42, 7.43 The chance of a die at or below a number; W-14 below 1 there is none. */
const upTo = (number: number): number => Math.max(0, Math.min(6, number)) / 6

/** 7.42 All Cavalry of a side that is in the line routs together. */
function horseOf(s: State, side: Side): number {
  let sum = 0
  for (const block of BLOCKS_OF[side])
    if (isCavalry(block) && (s.line[block] === LINE || s.line[block] === JOINED)) sum += s.steps[block]
  return sum
}

/** Only if there is nothing else. */
const LAST = -100

export const warBattles: Battles<State> = {
  places: 'area',
  place: (s) => fought(s)?.place ?? -1,
  ranks(s, place, seat): Ranks | null {
    const side = seat as Side
    const combat = fought(s)
    if (combat === null) return null
    const enemy = enemyOf(side)
    const attacks = combat.attacker === side
    if (isInside(place)) {
      const lines = AREA_OF_CITY[cityOfInside(place)]
      return {
        attacks,
        own: at(s, side, attacks ? lines : place),
        enemy: at(s, enemy, attacks ? place : lines),
      }
    }
    return attacks
      ? { attacks, own: sallying(s, side, combat), enemy: at(s, enemy, place) }
      : { attacks, own: at(s, side, place), enemy: sallying(s, enemy, combat) }
  },
  strength: (s, block) => (onBoard(s.at[block]) ? s.steps[block] : 0),
  isOut: (s, block) => s.line[block] === ROUTING || s.line[block] === PURSUING,
  holds(s, place, seat, ranks) {
    const side = seat as Side
    const enemy = enemyOf(side)
    if (isInside(place))
      return ranks.attacks ? s.count[place * 2 + enemy] === 0 : s.count[place * 2 + side] > 0
    const troops = ranks.attacks ? ranks.enemy : ranks.own
    // 8.2, W-18 A Sally goes back in: it has won if nobody of foot or horse is left before it.
    const stand = (blocks: readonly number[], spot: number): boolean =>
      blocks.some((block) => s.at[block] === spot && !isArtillery(block))
    const beaten = !stand(troops, place)
    return ranks.attacks ? beaten : !beaten && !ranks.enemy.some((block) => s.at[block] === place)
  },
  thrown(event, s) {
    const told = event as Emitted
    switch (told.type) {
      case 'rolled': {
        const { block, dice, hits, effectiveness } = told
        return { seat: SIDE[block], dice: dice.length, hits, chance: upTo(effectiveness) }
      }
      case 'rout-rolled':
        return {
          seat: told.side,
          dice: 1,
          hits: told.routs ? 1 : 0,
          chance: upTo(told.difference),
          decides: 1,
          stake: horseOf(s, told.side),
        }
      case 'pursuit-rolled': {
        const { block, modifier, pursues } = told
        const stays = upTo(DISCIPLINE[block] - modifier)
        return {
          seat: SIDE[block],
          dice: 1,
          hits: pursues ? 0 : 1,
          chance: stays,
          decides: 2,
          stake: s.steps[block],
        }
      }
      default:
        return null
    }
  },
  forms(s) {
    const { step } = s.stack[s.stack.length - 1]
    return step === 'storm' || step === 'sally' || step === 'pick-besiegers'
  },
  passes: new Set(['end', 'done', 'decline', 'pass']),
  names: new Set(['battle', 'siege']),
  anywhere: new Set(['retreat']),
  commits: new Set(['storm', 'sally']),
  /** 7.2, 7.4, 8.2, 8.3 Whoever asks fights on; for a Storming or a Sally all join who may, the strongest first. */
  insists(s, seat, verb, a) {
    if (GOES_AWAY.has(verb)) return LAST
    const frame = s.stack[s.stack.length - 1]
    if ((frame.step !== 'storm' && frame.step !== 'sally') || frame.side !== seat) return null
    switch (verb) {
      case 'bombard':
        return 50
      case 'join':
        return 2 + powerOf(s, a) / 20
      case 'decline':
        return -1
      default:
        return 1
    }
  },
}
