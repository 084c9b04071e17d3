/** 9.7.3 to 9.7.7 A Movement Turn: marches, Sea and Strategic Movement, consent of Allies, Garrisons, Stuart's landing. */
import { pair } from '@muster/kernel/action'
import type { Step, Table } from '@muster/kernel/game'
import { type Verdict, yes } from '@muster/kernel/verdict'
import type { FrameOf, MovementFrame } from '../frames.ts'
import { refuse } from '../refusals.ts'
import { STUART_LANDED, STUART_WAITS, type State } from '../state.ts'
import {
  adjacent,
  FRANCE,
  GENERALS_OF,
  HARBOURS,
  IMPASSABLE,
  NEIGHBOURS,
  NEUTRAL,
  NONE,
  OWNER,
  powerBit,
  routeBetween,
  SCOTLAND,
  SERVES,
  STUART,
} from '../tables.ts'
import {
  allied,
  controlOf,
  enemiesIn,
  enemyGeneralsIn,
  hasGeneral,
  isControlled,
  isNeutral,
  NOTHING,
  put,
  seatMask,
  tell,
} from './5-basics.ts'
import { mayGarrison, placeGarrison } from './9-7-garrisons.ts'
import { beginBattles } from './10-battle.ts'

const NOT_YOUR_GENERAL = refuse('9.7', 'not-your-general')
const OFF_THE_BOARD = refuse('9.7', 'general-is-off-the-board')
const ALREADY_MOVED = refuse('9.7.3', 'already-moved')
const ONLY_FREDERICK = refuse('9.4.4', 'only-frederick')
const MOUNTAINS = refuse('5.2.6', 'impassable')
const NOT_ADJACENT = refuse('9.7.3.1', 'not-adjacent')
const NO_ROUTE = refuse('9.7.3.2', 'no-sea-route')
const ROUTE_OF_ANOTHER = refuse('9.7.3.2', 'route-of-another')
const OWN_GENERAL = refuse('9.7.5', 'own-general-there')
const NEUTRAL_HOME = refuse('11.3.5', 'neutral-home')
const NEUTRAL_STAYS = refuse('11.3.4', 'neutral-stays-in-its-own')
const ALLY_REFUSED = refuse('7.5.2', 'ally-refused')
const SEA_REFUSED = refuse('9.7.3.2', 'ally-refused')
const NOT_FRIENDLY = refuse('9.7.3.3', 'not-friendly-ground')
const ENEMIES = refuse('9.7.3.3', 'enemies-on-the-way')
const BEEN_THERE = refuse('9.7.3.3', 'been-there')
const THREE_STEPS = refuse('9.7.3.3', 'three-steps-at-most')
const ONE_STEP = refuse('9.7.3.1', 'one-step-is-a-march')
const NO_END = refuse('9.7.5', 'no-end-from-there')
const NOT_LEFT = refuse('9.7.6', 'not-entered-or-left')
const BATTLE_FIRST = refuse('9.7.6', 'battle-first')
/** 12.11 A Minor that nobody controls takes no action, so it cannot agree either. */
const NOBODY_AGREES = refuse('12.11', 'uncontrolled-minor')
const NOT_STUART = refuse('3.10.2', 'not-stuart')
const NOT_WAITING = refuse('3.10.5', 'stuart-not-waiting')

const BY_LAND = 0
const BY_SEA = 1
const BY_STRATEGIC_MOVEMENT = 2
const STEPS_MAX = 3

// R32 What Allies have refused a General in this Movement Turn.
const refusalCode = (general: number, territory: number, sea: boolean): number =>
  general * 200 + territory + (sea ? 100 : 0)
const wasRefused = (f: MovementFrame, general: number, territory: number, sea: boolean): boolean =>
  f.refused.length > 0 && f.refused.includes(refusalCode(general, territory, sea))

/** 9.7.3 Each General of the mover may move once in a Movement Turn; in Frederick's Move only he. */
function mayMove(s: State, f: MovementFrame, general: number): Verdict {
  if (SERVES[general] !== f.power) return NOT_YOUR_GENERAL
  if (f.only !== NONE && f.only !== general) return ONLY_FREDERICK
  if (s.place[general] === NONE) return OFF_THE_BOARD
  return ((f.moved >> general) & 1) === 1 ? ALREADY_MOVED : yes
}

/**
 * 9.7.5, 11.3.4, 11.3.5, 7.4.4, 7.6.3, 7.7 Where a General may end: not with another own one (R38), not in a Neutral's home; a Neutral only where
 * it controls. Any other territory is own, an Ally's, free, or an enemy's to attack (R21).
 */
function mayEnter(s: State, f: MovementFrame, general: number, to: number): Verdict {
  if (hasGeneral(s, f.power, to)) return OWN_GENERAL
  const owner = OWNER[to]
  if (owner !== NONE && owner !== f.power && s.status[owner] === NEUTRAL) return NEUTRAL_HOME
  const control = controlOf(s, to)
  if (control !== f.power && control !== NONE && allied(s, f.power, control) && !isControlled(s, control)) {
    return NOBODY_AGREES
  }
  if (s.status[f.power] === NEUTRAL && control !== f.power) return NEUTRAL_STAYS
  return wasRefused(f, general, to, false) ? ALLY_REFUSED : yes
}

function mayMarch(s: State, f: MovementFrame, general: number, to: number): Verdict {
  const verdict = mayMove(s, f, general)
  if (verdict !== yes) return verdict
  if (IMPASSABLE[to]) return MOUNTAINS
  return adjacent(s.place[general], to) ? mayEnter(s, f, general, to) : NOT_ADJACENT
}

/** 9.7.3.2, 5.2.7, R7 One Sea Route from where the General stands, of his own Power or of an Ally who permits it. */
function maySail(s: State, f: MovementFrame, general: number, to: number): Verdict {
  const verdict = mayMove(s, f, general)
  if (verdict !== yes) return verdict
  const route = routeBetween(s.place[general], to)
  if (route === NONE) return NO_ROUTE
  if (!allied(s, f.power, route)) return ROUTE_OF_ANOTHER
  if (!isControlled(s, route)) return NOBODY_AGREES
  return wasRefused(f, general, to, true) ? SEA_REFUSED : mayEnter(s, f, general, to)
}

/** 9.7.3.3, R14 Ground for Strategic Movement: controlled by the own Power or an Ally, and free of enemies. */
function mayPass(s: State, f: MovementFrame, general: number, to: number): Verdict {
  if (IMPASSABLE[to]) return MOUNTAINS
  const control = controlOf(s, to)
  if (control === NONE || !allied(s, f.power, control)) return NOT_FRIENDLY
  if (control !== f.power) {
    if (isNeutral(s, f.power)) return NEUTRAL_STAYS
    if (!isControlled(s, control)) return NOBODY_AGREES
  }
  if (enemyGeneralsIn(s, f.power, to) !== 0) return ENEMIES
  return wasRefused(f, general, to, false) ? ALLY_REFUSED : yes
}

/** 9.7.5, R38 Whether Strategic Movement that has come to `here` in `steps` steps can still end without an own General. */
function canEnd(
  s: State,
  f: MovementFrame,
  general: number,
  here: number,
  steps: number,
  before: number,
): boolean {
  if (steps >= 2 && !hasGeneral(s, f.power, here)) return true
  if (steps === STEPS_MAX) return false
  const next = NEIGHBOURS[here]
  for (let i = 0; i < next.length; i++) {
    const to = next[i]
    if (to === before || to === s.place[general] || mayPass(s, f, general, to) !== yes) continue
    if (canEnd(s, f, general, to, steps + 1, here)) return true
  }
  return false
}

function maySetOut(s: State, f: MovementFrame, general: number, to: number): Verdict {
  const verdict = mayMove(s, f, general)
  if (verdict !== yes) return verdict
  if (IMPASSABLE[to]) return MOUNTAINS
  if (!adjacent(s.place[general], to)) return NOT_ADJACENT
  const passes = mayPass(s, f, general, to)
  if (passes !== yes) return passes
  return canEnd(s, f, general, to, 1, NONE) ? yes : NO_END
}

/** The moves worth asking about: every General who has not moved, and the territories next to him. */
function everyMove(s: State, f: MovementFrame, ways: readonly (readonly number[])[]): readonly number[] {
  const found: number[] = []
  const generals = GENERALS_OF[f.power]
  for (let i = 0; i < generals.length; i++) {
    const general = generals[i]
    const from = s.place[general]
    if (from === NONE || ((f.moved >> general) & 1) === 1 || (f.only !== NONE && f.only !== general)) continue
    const next = ways[from]
    for (let j = 0; j < next.length; j++) found.push(pair(general, next[j]))
  }
  return found
}

/** 9.7.3, 9.7.4, 9.7.5 One Movement Turn: Generals move one after the other with all their Units. */
export const movementTurn: Step<State, MovementFrame> = {
  rule: '9.7.3',
  seats: (s, f) => seatMask(s, f.power),
  prompt: (_, f) => ({
    code: f.only === NONE ? 'movement-turn' : 'frederick-move',
    params: { power: f.power, number: f.number },
  }),
  choices: {
    /** 9.7.3.1 March to an adjacent territory. */
    march: {
      args: ['general', 'territory'],
      among: (s, f) => everyMove(s, f, NEIGHBOURS),
      may: mayMarch,
      act(s, f, table, general, to) {
        request(s, f, table, general, [to], BY_LAND, allyHolding(s, f.power, to))
      },
    },
    /** 9.7.3.2 Sea Movement, which may be an attack. */
    sail: {
      args: ['general', 'territory'],
      among: (s, f) => everyMove(s, f, HARBOURS),
      may: maySail,
      act(s, f, table, general, to) {
        const route = routeBetween(s.place[general], to)
        const asked = allyHolding(s, f.power, to) | (route === f.power ? 0 : powerBit(route))
        request(s, f, table, general, [to], BY_SEA, asked)
      },
    },
    /** 9.7.3.3 Strategic Movement sets out to the first of two or three territories. */
    'set-out': {
      args: ['general', 'territory'],
      among: (s, f) => everyMove(s, f, NEIGHBOURS),
      may: maySetOut,
      act(s, _, __, general, to) {
        s.stack.push({ step: 'route', general, path: [to] })
      },
    },
    /** 9.7.6 A General who has entered turns a Unit into a Garrison, if no battle awaits him (R15). */
    garrison: {
      args: ['general'],
      among: (_, f) => (f.moved === 0 ? NOTHING : GENERALS_OF[f.power]),
      may(s, f, general) {
        if (SERVES[general] !== f.power) return NOT_YOUR_GENERAL
        if (((f.moved >> general) & 1) === 0 || s.place[general] === NONE) return NOT_LEFT
        if (general === STUART && f.landed === 1) return NOT_LEFT
        if (enemiesIn(s, f.power, s.place[general]) !== 0) return BATTLE_FIRST
        return mayGarrison(s, general, s.place[general])
      },
      act: (s, _, table, general) => placeGarrison(s, table, general, s.place[general]),
    },
    /** 9.7.6, 9.7.7 The General who moved last leaves a Garrison where he set out or passed through. */
    'leave-garrison': {
      args: ['territory'],
      among: (_, f) => f.left,
      may: (s, f, territory) => (f.left.includes(territory) ? mayGarrison(s, f.last, territory) : NOT_LEFT),
      act: (s, f, table, territory) => placeGarrison(s, table, f.last, territory),
    },
    /** 3.10, 3.10.2, R5 France lands Stuart with his two Units in Scotland; this is his move. */
    'land-stuart': {
      args: [],
      may(s, f) {
        if (f.power !== FRANCE || f.only !== NONE) return NOT_STUART
        if (s.stuart !== STUART_WAITS) return NOT_WAITING
        return hasGeneral(s, FRANCE, SCOTLAND) ? OWN_GENERAL : yes
      },
      act(s, f, table) {
        s.stuart = STUART_LANDED
        put(s, table, STUART, SCOTLAND)
        f.moved |= 1 << STUART
        f.last = STUART
        f.left = []
        f.landed = 1
        tell(table, { type: 'stuart-lands' })
      },
    },
    /** 9.7 The turn ends when the mover says so; nobody need move. */
    'end-turn': {
      args: [],
      may: () => yes,
      act(s, f, table) {
        s.stack.pop()
        tell(table, { type: 'movement-turn-ended', power: f.power, number: f.number })
        beginBattles(s, f)
      },
    },
  },
}

/** 7.5.2 The Ally of another player who controls a territory, as a mask: it must agree. */
function allyHolding(s: State, power: number, territory: number): number {
  const control = controlOf(s, territory)
  return control !== NONE && control !== power && allied(s, power, control) ? powerBit(control) : 0
}

/** R32 Consent is asked before the move, of each Ally concerned; between Powers of one player it goes without asking. */
function request(
  s: State,
  f: MovementFrame,
  table: Table,
  general: number,
  path: number[],
  by: number,
  allies: number,
): void {
  let asked = 0
  if (allies !== 0) {
    for (let power = 0; power < 7; power++) if ((allies >> power) & 1) asked |= seatMask(s, power)
    asked &= ~seatMask(s, f.power)
  }
  if (asked === 0) {
    move(s, f, table, general, path, by)
    return
  }
  s.stack.push({ step: 'consent', general, by, path, asked, refused: 0 })
  tell(table, { type: 'consent-asked', general, to: path[path.length - 1] })
}

/** 9.7.3, 9.7.4 The move itself. The Units go with their General. */
function move(s: State, f: MovementFrame, table: Table, general: number, path: number[], by: number): void {
  const from = s.place[general]
  const to = path[path.length - 1]
  f.moved |= 1 << general
  f.last = general
  f.left = [from, ...path.slice(0, -1)]
  put(s, table, general, to)
  if (by === BY_LAND) tell(table, { type: 'marched', general, from, to })
  else if (by === BY_SEA) tell(table, { type: 'sailed', general, from, to })
  else tell(table, { type: 'moved-strategically', general, from, path })
}

/** The Movement Turn under a route or a request for consent. */
function turnBelow(s: State): MovementFrame {
  const f = s.stack[s.stack.length - 2]
  if (f.step !== 'movement-turn') throw new Error('a move belongs to a Movement Turn')
  return f
}

/** 9.7.3.3, R14 Strategic Movement, territory by territory: two or three, none twice, and not back to the start. */
export const route: Step<State, FrameOf<'route'>> = {
  rule: '9.7.3.3',
  seats: (s, f) => seatMask(s, SERVES[f.general]),
  prompt: (_, f) => ({ code: 'route', params: { general: f.general, steps: f.path.length } }),
  choices: {
    'go-on': {
      args: ['territory'],
      among: (_, f) => NEIGHBOURS[f.path[f.path.length - 1]],
      may(s, f, to) {
        const turn = turnBelow(s)
        if (f.path.length === STEPS_MAX) return THREE_STEPS
        if (IMPASSABLE[to]) return MOUNTAINS
        if (!adjacent(f.path[f.path.length - 1], to)) return NOT_ADJACENT
        if (to === s.place[f.general] || f.path.includes(to)) return BEEN_THERE
        const passes = mayPass(s, turn, f.general, to)
        if (passes !== yes) return passes
        const last = f.path[f.path.length - 1]
        return canEnd(s, turn, f.general, to, f.path.length + 1, last) ? yes : NO_END
      },
      act(_, f, __, to) {
        f.path.push(to)
      },
    },
    halt: {
      args: [],
      may(s, f) {
        if (f.path.length < 2) return ONE_STEP
        return hasGeneral(s, SERVES[f.general], f.path[f.path.length - 1]) ? OWN_GENERAL : yes
      },
      act(s, f, table) {
        s.stack.pop()
        const turn = s.stack[s.stack.length - 1] as MovementFrame
        let allies = 0
        for (const territory of f.path) allies |= allyHolding(s, turn.power, territory)
        request(s, turn, table, f.general, f.path, BY_STRATEGIC_MOVEMENT, allies)
      },
    },
  },
}

/** 7.5.2, R32 All Allies concerned answer at once; one refusal is enough, and the General may then move otherwise. */
export const consent: Step<State, FrameOf<'consent'>> = {
  rule: '7.5.2',
  seats: (_, f) => f.asked,
  run(s, f, table) {
    const turn = turnBelow(s)
    s.stack.pop()
    if (f.refused === 0) move(s, turn, table, f.general, f.path, f.by)
    else rememberRefusal(s, turn, f)
  },
  prompt: (_, f) => ({
    code: 'consent',
    params: { general: f.general, territory: f.path[f.path.length - 1] },
  }),
  choices: {
    agree: {
      args: [],
      may: () => yes,
      act(_, f, table, __, ___, seat) {
        f.asked &= ~(1 << seat)
        tell(table, { type: 'consent-given', seat })
      },
    },
    object: {
      args: [],
      may: () => yes,
      act(_, f, table, __, ___, seat) {
        f.asked &= ~(1 << seat)
        f.refused |= 1 << seat
        tell(table, { type: 'consent-refused', seat, general: f.general })
      },
    },
  },
}

/** R32 What was refused stays refused for this General and this Movement Turn: the territory, or the way by sea. */
function rememberRefusal(s: State, turn: MovementFrame, f: FrameOf<'consent'>): void {
  const seatRefused = (power: number): boolean => (f.refused & seatMask(s, power)) !== 0
  if (f.by === BY_SEA) {
    const to = f.path[0]
    const route = routeBetween(s.place[f.general], to)
    if (route !== turn.power && seatRefused(route)) turn.refused.push(refusalCode(f.general, to, true))
  }
  for (const territory of f.path) {
    const control = controlOf(s, territory)
    if (control === NONE || control === turn.power || !allied(s, turn.power, control)) continue
    if (seatRefused(control)) turn.refused.push(refusalCode(f.general, territory, false))
  }
}
