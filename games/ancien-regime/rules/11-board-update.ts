/**
 * 11 The board after statuses have changed. R45: Garrisons first, then Generals, then 11.2; in each, Power
 * Order. `war` says who was at war with whom before.
 */
import { yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import { refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import {
  EVERY_TERRITORY,
  GENERALS_OF,
  NONE,
  OWNER,
  POWER_COUNT,
  powerBit,
  powersIn,
  SERVES,
  UNITS_MAX,
} from '../tables.ts'
import { allied, atWar, controlOf, enemiesIn, generalIn, isNeutral, seatMask } from './5-basics.ts'
import { strengthIn } from './10-battle.ts'

type Update = FrameOf<'update'>

const GARRISONS = 0
const GENERALS = 1
const CONFLICTS = 2

export function beginUpdate(s: State, war: number[]): void {
  s.stack.push({ step: 'update', stage: GARRISONS, power: 0, war, asked: 0, denied: 0 })
}

/** 7.8, 11.1, 11.2, 11.3 One Power after the other, stage after stage. */
export const update: Step<State, Update> = {
  rule: '7.8',
  run(s, f, referee) {
    if (f.stage === CONFLICTS) {
      if (!settleConflict(s, referee)) s.stack.pop()
      return
    }
    const { stage, power } = f
    if (stage === GENERALS && askToStay(s, f, power)) return
    f.power++
    if (f.power === POWER_COUNT) {
      f.power = 0
      f.stage++
    }
    if (stage === GARRISONS) removeGarrisons(s, f, referee, power)
    else withdrawGenerals(s, f, power)
  },
}

const madePeace = (s: State, f: Update, a: number, b: number): boolean =>
  ((f.war[a] >> b) & 1) === 1 && !atWar(s, a, b)

/**
 * 11.1.1, 11.3.2, 11.3.3 A Garrison leaves the home of a Power with which there is peace again, and a Neutral's
 * leaves every foreign home; elsewhere it stays.
 */
function removeGarrisons(s: State, f: Update, referee: Referee, power: number): void {
  let homeless = 0
  for (const territory of EVERY_TERRITORY) {
    const owner = OWNER[territory]
    if (s.garrison[territory] !== power || owner === NONE || owner === power) continue
    if (madePeace(s, f, power, owner) || isNeutral(s, power))
      homeless += removeGarrison(s, referee, power, territory)
  }
  if (homeless > 0) s.stack.push({ step: 'reassign', power, count: homeless })
}

/**
 * R44 A removed Garrison becomes a Unit of the own General there if he has room; if not, 1 is still to be given
 * a place.
 */
function removeGarrison(s: State, referee: Referee, power: number, territory: number): number {
  s.garrison[territory] = NONE
  referee.emit({ type: 'garrison-removed', power, territory })
  const general = generalIn(s, power, territory)
  if (general === NONE || s.units[general] >= UNITS_MAX) return 1
  s.units[general]++
  referee.emit({ type: 'garrison-to-unit', power, general })
  return 0
}

const NO_ROOM = refuse('11.1.1', 'no-room-for-unit')
const hasRoom = (s: State, general: number): boolean =>
  s.place[general] !== NONE && s.units[general] < UNITS_MAX
const withRoom = (s: State, power: number): number[] =>
  GENERALS_OF[power].filter((general) => hasRoom(s, general))

/**
 * 11.1.1, R44 Units without a General of their own go to any with room, as their owner likes; those left over
 * are exchanged for 1 Money each.
 */
export const reassign: Step<State, FrameOf<'reassign'>> = {
  rule: '11.1.1',
  seats: (s, f) => (f.count > 0 && withRoom(s, f.power).length > 1 ? seatMask(s, f.power) : 0),
  run(s, f, referee) {
    const [general] = withRoom(s, f.power)
    if (f.count > 0 && general !== undefined) return assign(s, f, referee, general)
    s.stack.pop()
    if (f.count === 0) return
    s.money[f.power] += f.count
    referee.emit({ type: 'garrison-to-money', power: f.power, money: f.count })
  },
  prompt: (_, f) => ({ code: 'reassign', params: { power: f.power, count: f.count } }),
  choices: {
    reassign: {
      args: ['general'],
      among: (_, f) => GENERALS_OF[f.power],
      may: (s, f, general) => (SERVES[general] === f.power && hasRoom(s, general) ? yes : NO_ROOM),
      act: (s, f, referee, general) => assign(s, f, referee, general),
    },
  },
}

function assign(s: State, f: FrameOf<'reassign'>, referee: Referee, general: number): void {
  s.units[general]++
  f.count--
  referee.emit({ type: 'garrison-to-unit', power: f.power, general })
}

const STAYS = 0
const ASKS = 1
const GOES = 2

/**
 * 11.1.2, 11.3.1, 11.3.2, 7.6.3 What becomes of a General: a Neutral's leaves what it does not control; nobody
 * stays in a Neutral's home; in the home of a new Ally he stays if whoever controls it agrees (R32: without
 * asking between Powers of one player).
 *
 * Our ruling R51: the Generals of former Allies leave a new Neutral's home as well. 11.1 speaks of those who
 * were at war, but adds "or when the Power has become Neutral", and 11.3.5 bars the territory to everybody.
 */
function fateOf(s: State, f: Update, general: number): number {
  const territory = s.place[general]
  if (territory === NONE) return STAYS
  const power = SERVES[general]
  const control = controlOf(s, territory)
  if (isNeutral(s, power) && control !== power) return GOES
  const owner = OWNER[territory]
  if (owner === NONE || owner === power) return STAYS
  if (isNeutral(s, owner)) return GOES
  if (!madePeace(s, f, power, owner) || control === power) return STAYS
  if (!allied(s, power, control)) return GOES
  return s.controller[control] === s.controller[power] ? STAYS : ASKS
}

function askToStay(s: State, f: Update, power: number): boolean {
  for (const general of GENERALS_OF[power]) {
    if ((f.asked >> general) & 1 || fateOf(s, f, general) !== ASKS) continue
    f.asked |= 1 << general
    s.stack.push({ step: 'stay', general })
    return true
  }
  return false
}

/** 11.1.2 The controller of the territory says whether a new Ally's General may stay. */
export const stay: Step<State, FrameOf<'stay'>> = {
  rule: '11.1.2',
  seats: (s, f) => seatMask(s, controlOf(s, s.place[f.general])),
  run(s, f) {
    deny(s, f.general)
  },
  prompt: (s, f) => ({ code: 'stay', params: { general: f.general, territory: s.place[f.general] } }),
  choices: {
    'let-stay': {
      args: [],
      may: () => yes,
      act(s, f, referee) {
        s.stack.pop()
        referee.emit({ type: 'may-stay', general: f.general, granted: true })
      },
    },
    'send-away': {
      args: [],
      may: () => yes,
      act(s, f, referee) {
        deny(s, f.general)
        referee.emit({ type: 'may-stay', general: f.general, granted: false })
      },
    },
  },
}

function deny(s: State, general: number): void {
  s.stack.pop()
  const below = s.stack[s.stack.length - 1]
  if (below.step === 'update') below.denied |= 1 << general
}

function withdrawGenerals(s: State, f: Update, power: number): void {
  const generals = GENERALS_OF[power].filter(
    (general) => fateOf(s, f, general) === GOES || (f.denied >> general) & 1,
  )
  if (generals.length > 0) s.stack.push({ step: 'withdraw', power, generals, why: 'peace' })
}

/**
 * 11.2 Where Generals and Garrisons of enemies now share a territory the weaker side goes. Says whether there
 * was such a place.
 */
function settleConflict(s: State, referee: Referee): boolean {
  for (const territory of EVERY_TERRITORY) {
    const garrison = s.garrison[territory]
    const there = s.present[territory] | (garrison === NONE ? 0 : powerBit(garrison))
    if (s.present[territory] === 0 || (there & (there - 1)) === 0) continue
    for (let power = 0; power < POWER_COUNT; power++) {
      if (((there >> power) & 1) === 0) continue
      const enemies = enemiesIn(s, power, territory)
      if (enemies === 0) continue
      const enemy = lowest(enemies)
      weaken(s, referee, territory, there & s.allies[power], there & s.allies[enemy])
      return true
    }
  }
  return false
}

const lowest = (mask: number): number => 31 - Math.clz32(mask & -mask)

/**
 * 11.2.1, 11.2.2, R19, R25 Allies count together. On equality the side with the Garrison is stronger; where neither
 * has one, and where it is a third's, chance decides.
 */
function weaken(s: State, referee: Referee, territory: number, one: number, other: number): void {
  const difference = strengthIn(s, one, territory) - strengthIn(s, other, territory)
  const garrison = s.garrison[territory]
  const holder = garrison === NONE ? 0 : powerBit(garrison)
  let weaker = difference < 0 ? one : other
  let because: 'strength' | 'garrison' | 'lot' = 'strength'
  if (difference === 0 && ((one | other) & holder) !== 0) {
    weaker = (one & holder) !== 0 ? other : one
    because = 'garrison'
  } else if (difference === 0) {
    weaker = referee.chance.below(2) === 0 ? one : other
    because = 'lot'
  }
  referee.emit({ type: 'weaker', territory, powers: powersIn(weaker), because })
  for (let power = POWER_COUNT - 1; power >= 0; power--) {
    if ((weaker >> power) & 1) leave(s, referee, power, territory)
  }
}

/** 11.2.3 The weaker Power removes its Garrison, which becomes a Unit or Money, and withdraws its General. */
function leave(s: State, referee: Referee, power: number, territory: number): void {
  const homeless = s.garrison[territory] === power ? removeGarrison(s, referee, power, territory) : 0
  const general = generalIn(s, power, territory)
  if (general !== NONE) s.stack.push({ step: 'withdraw', power, generals: [general], why: 'weaker' })
  if (homeless > 0) s.stack.push({ step: 'reassign', power, count: homeless })
}
