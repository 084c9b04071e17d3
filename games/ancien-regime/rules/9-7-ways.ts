/** 9.7.3, 9.7.5 Where a General may go: by March, by sea, and by Strategic Movement. */
import { type Verdict, yes } from '@muster/kernel/verdict'
import type { MovementFrame } from '../frames.ts'
import { refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import { adjacent, IMPASSABLE, NEIGHBOURS, NEUTRAL, NONE, OWNER, routeBetween, SERVES } from '../tables.ts'
import { allied, controlOf, enemyGeneralsIn, hasGeneral, isControlled, isNeutral } from './5-basics.ts'

export const NOT_YOUR_GENERAL = refuse('9.7', 'not-your-general')
const OFF_THE_BOARD = refuse('9.7', 'general-is-off-the-board')
const ALREADY_MOVED = refuse('9.7.3', 'already-moved')
const ONLY_FREDERICK = refuse('9.4.4', 'only-frederick')
export const MOUNTAINS = refuse('5.2.6', 'impassable')
export const NOT_ADJACENT = refuse('9.7.3.1', 'not-adjacent')
const NO_ROUTE = refuse('9.7.3.2', 'no-sea-route')
const ROUTE_OF_ANOTHER = refuse('9.7.3.2', 'route-of-another')
export const OWN_GENERAL = refuse('9.7.5', 'own-general-there')
const NEUTRAL_HOME = refuse('11.3.5', 'neutral-home')
const NEUTRAL_STAYS = refuse('11.3.4', 'neutral-stays-in-its-own')
const ALLY_REFUSED = refuse('7.5.2', 'ally-refused')
const SEA_REFUSED = refuse('9.7.3.2', 'ally-refused')
const NOT_FRIENDLY = refuse('9.7.3.3', 'not-friendly-ground')
const ENEMIES = refuse('9.7.3.3', 'enemies-on-the-way')
export const NO_END = refuse('9.7.5', 'no-end-from-there')
/** 12.11 A Minor that nobody controls takes no action, so it cannot agree either. */
const NOBODY_AGREES = refuse('12.11', 'uncontrolled-minor')
export const STEPS_MAX = 3

// 9.7.3 The manners of moving.
export const BY_LAND = 0
export const BY_SEA = 1
export const BY_STRATEGIC_MOVEMENT = 2

/** A path of up to three territories as one number, and that path with one more. */
const PATH_BITS = 7
const NO_PATH = 0
const withNext = (path: number, steps: number, territory: number): number =>
  path | ((territory + 1) << (steps * PATH_BITS))
const asNumber = (path: readonly number[]): number =>
  path.reduce((number, territory, steps) => withNext(number, steps, territory), NO_PATH)

/** R32 A General, a manner of moving and a path: what an Ally agrees to or refuses. A refusal bars this and no more. */
const moveCode = (general: number, by: number, path: number): number =>
  path | (by << (3 * PATH_BITS)) | (general << (3 * PATH_BITS + 2))
export const refusedMove = (general: number, by: number, path: readonly number[]): number =>
  moveCode(general, by, asNumber(path))
/** The same read back, for those who see it. */
export function moveOf(code: number): { general: number; by: number; path: number[] } {
  const bits = 3 * PATH_BITS
  const path = [0, 1, 2].map((steps) => ((code >> (steps * PATH_BITS)) & ((1 << PATH_BITS) - 1)) - 1)
  return { general: code >> (bits + 2), by: (code >> bits) & 3, path: path.filter((each) => each >= 0) }
}
const wasRefused = (f: MovementFrame, general: number, by: number, path: number): boolean =>
  f.refused.length > 0 && f.refused.includes(moveCode(general, by, path))

/** 9.7.3 Each General of the mover may move once in a Movement Turn; in Frederick's Move only he. */
function mayMove(s: State, f: MovementFrame, general: number): Verdict {
  if (SERVES[general] !== f.power) return NOT_YOUR_GENERAL
  if (f.only !== NONE && f.only !== general) return ONLY_FREDERICK
  if (s.place[general] === NONE) return OFF_THE_BOARD
  return ((f.moved >> general) & 1) === 1 ? ALREADY_MOVED : yes
}

/**
 * 9.7.5, 11.3.4, 11.3.5, 7.4.4, 7.6.3, 7.7 Where a General may end: not with another own one (R38), not in a
 * Neutral's home; a Neutral only where it controls. Any other territory is own, an Ally's, free, or an enemy's
 * to attack (R21).
 */
function mayEnter(s: State, f: MovementFrame, to: number): Verdict {
  if (hasGeneral(s, f.power, to)) return OWN_GENERAL
  const owner = OWNER[to]
  if (owner !== NONE && owner !== f.power && s.status[owner] === NEUTRAL) return NEUTRAL_HOME
  const control = controlOf(s, to)
  if (control !== f.power && control !== NONE && allied(s, f.power, control) && !isControlled(s, control)) {
    return NOBODY_AGREES
  }
  return s.status[f.power] === NEUTRAL && control !== f.power ? NEUTRAL_STAYS : yes
}

export function mayMarch(s: State, f: MovementFrame, general: number, to: number): Verdict {
  const verdict = mayMove(s, f, general)
  if (verdict !== yes) return verdict
  if (IMPASSABLE[to]) return MOUNTAINS
  if (!adjacent(s.place[general], to)) return NOT_ADJACENT
  if (wasRefused(f, general, BY_LAND, withNext(NO_PATH, 0, to))) return ALLY_REFUSED
  return mayEnter(s, f, to)
}

/**
 * 9.7.3.2, 5.2.7, R7 One Sea Route from where the General stands, of his own Power or of an Ally who permits
 * it.
 */
export function maySail(s: State, f: MovementFrame, general: number, to: number): Verdict {
  const verdict = mayMove(s, f, general)
  if (verdict !== yes) return verdict
  const route = routeBetween(s.place[general], to)
  if (route === NONE) return NO_ROUTE
  if (!allied(s, f.power, route)) return ROUTE_OF_ANOTHER
  if (!isControlled(s, route)) return NOBODY_AGREES
  if (wasRefused(f, general, BY_SEA, withNext(NO_PATH, 0, to))) return SEA_REFUSED
  return mayEnter(s, f, to)
}

/** 9.7.3.3, R14 Ground for Strategic Movement: controlled by the own Power or an Ally, and free of enemies. */
export function mayPass(s: State, f: MovementFrame, to: number): Verdict {
  if (IMPASSABLE[to]) return MOUNTAINS
  const control = controlOf(s, to)
  if (control === NONE || !allied(s, f.power, control)) return NOT_FRIENDLY
  if (control !== f.power) {
    if (isNeutral(s, f.power)) return NEUTRAL_STAYS
    if (!isControlled(s, control)) return NOBODY_AGREES
  }
  return enemyGeneralsIn(s, f.power, to) !== 0 ? ENEMIES : yes
}

/**
 * 9.7.5, R38, R32 Whether Strategic Movement may end after a path of `steps` territories up to `here`: not with another
 * own General, and not if an Ally has refused just this path.
 */
function mayHaltAt(s: State, f: MovementFrame, general: number, here: number, path: number): Verdict {
  if (hasGeneral(s, f.power, here)) return OWN_GENERAL
  return wasRefused(f, general, BY_STRATEGIC_MOVEMENT, path) ? ALLY_REFUSED : yes
}

export const mayHalt = (s: State, f: MovementFrame, general: number, path: readonly number[]): Verdict =>
  mayHaltAt(s, f, general, path[path.length - 1], asNumber(path))

/** Whether Strategic Movement that goes on from `path` to `to` can still end somewhere. */
export function canEnd(
  s: State,
  f: MovementFrame,
  general: number,
  path: readonly number[],
  to: number,
): boolean {
  const before = path.length === 0 ? NONE : path[path.length - 1]
  return canEndFrom(s, f, general, withNext(asNumber(path), path.length, to), path.length + 1, to, before)
}

function canEndFrom(
  s: State,
  f: MovementFrame,
  general: number,
  path: number,
  steps: number,
  here: number,
  before: number,
): boolean {
  if (steps >= 2 && mayHaltAt(s, f, general, here, path) === yes) return true
  if (steps === STEPS_MAX) return false
  const next = NEIGHBOURS[here]
  for (let i = 0; i < next.length; i++) {
    const to = next[i]
    if (to === before || to === s.place[general] || mayPass(s, f, to) !== yes) continue
    if (canEndFrom(s, f, general, withNext(path, steps, to), steps + 1, to, here)) return true
  }
  return false
}

export function maySetOut(s: State, f: MovementFrame, general: number, to: number): Verdict {
  const verdict = mayMove(s, f, general)
  if (verdict !== yes) return verdict
  if (IMPASSABLE[to]) return MOUNTAINS
  if (!adjacent(s.place[general], to)) return NOT_ADJACENT
  const passes = mayPass(s, f, to)
  if (passes !== yes) return passes
  return canEnd(s, f, general, NOWHERE_YET, to) ? yes : NO_END
}

const NOWHERE_YET: readonly number[] = []
