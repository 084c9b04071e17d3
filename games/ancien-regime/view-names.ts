/**
 * The ids of a view as names, and read back. Rules count in tables of numbers, and so does whoever draws the table; what
 * leaves the rules names things, as everything that is told does.
 */
import { moveOf, refusedMove } from './rules/9-7-ways.ts'
import { ROLES } from './state.ts'
import { ACTIONS, CARD_KINDS, CARDS, GENERALS, NONE, POWERS, STATUSES, TERRITORIES } from './tables.ts'
import type { AncienView, NumberedView } from './view.ts'

/** How a value is written in names, and read. */
interface Spelling {
  write(value: unknown): unknown
  read(value: unknown): unknown
}

const PLAIN: Spelling = { write: (value) => value, read: (value) => value }

/** One of these, or nobody: null. */
const one = (names: readonly string[]): Spelling => ({
  write: (id) => (id === NONE ? null : names[id as number]),
  read: (name) => (name === null ? NONE : names.indexOf(name as string)),
})

/** Some of these: a mask inside. */
const some = (names: readonly string[]): Spelling => ({
  write: (mask) => names.filter((_, i) => (((mask as number) >> i) & 1) === 1),
  read: (list) => (list as string[]).reduce((mask, name) => mask | (1 << names.indexOf(name)), 0),
})

const many = (each: Spelling): Spelling => ({
  write: (list) => (list as unknown[]).map(each.write),
  read: (list) => (list as unknown[]).map(each.read),
})

/** So many of each: `['0', '2', '2']`. */
const counted = (names: readonly string[]): Spelling => ({
  write: (counts) => (counts as number[]).flatMap((count, i) => new Array<string>(count).fill(names[i])),
  read: (list) => names.map((name) => (list as string[]).filter((each) => each === name).length),
})

/** Something of each thing that has it: a list in the order of the things inside, with `none` for the others. */
const of = (keys: readonly string[], each: Spelling, none: unknown): Spelling => ({
  write: (list) =>
    Object.fromEntries(
      (list as unknown[]).flatMap((value, i) => (value === none ? [] : [[keys[i], each.write(value)]])),
    ),
  read: (record) =>
    keys.map((key) => {
      const value = (record as Record<string, unknown>)[key]
      return value === undefined ? none : each.read(value)
    }),
})

/** Laid face down: everybody sees that it is there, and not what. */
const veiled = (each: Spelling): Spelling => ({
  write: (value) => (value === null ? 'sealed' : each.write(value)),
  read: (value) => (value === 'sealed' ? null : each.read(value)),
})

const maybe = (each: Spelling): Spelling => ({
  write: (value) => (value === null ? null : each.write(value)),
  read: (value) => (value === null ? null : each.read(value)),
})

/** An object of which these fields have a spelling of their own. */
const object = (fields: Readonly<Record<string, Spelling>>): Spelling => {
  const each = (how: 'write' | 'read') => (value: unknown) =>
    Object.fromEntries(
      Object.entries(value as object).map(([key, field]) => [key, (fields[key] ?? PLAIN)[how](field)]),
    )
  return { write: each('write'), read: each('read') }
}

const POWER = one(POWERS)
const GENERAL = one(GENERALS)
const TERRITORY = one(TERRITORIES)
const STATUS = one(STATUSES)

const MANNERS = ['land', 'sea', 'strategic']
/** R32 A move that an Ally has refused: one number inside. */
const MOVE: Spelling = {
  write(code) {
    const { general, by, path } = moveOf(code as number)
    return { general: GENERALS[general], by: MANNERS[by], path: path.map((each) => TERRITORIES[each]) }
  },
  read(value) {
    const { general, by, path } = value as { general: string; by: string; path: string[] }
    return refusedMove(
      GENERALS.indexOf(general),
      MANNERS.indexOf(by),
      path.map((each) => TERRITORIES.indexOf(each)),
    )
  },
}

/** 9.3 The cards that lie on the table for each Power: by Power and value in one list inside. */
const OFFERED_CARDS: Spelling = {
  write: (cards) =>
    of(POWERS, counted(CARDS), undefined).write(
      POWERS.map((_, power) => (cards as number[]).slice(power * CARD_KINDS, (power + 1) * CARD_KINDS)),
    ),
  read: (record) => (of(POWERS, counted(CARDS), undefined).read(record) as number[][]).flat(),
}

const LEADERSHIP = ['undecided', 'placing', 'recalling', 'card']

/** What lies open of each step; a key means the same in all steps but those named below. */
const DETAILS: Readonly<Record<string, Spelling>> = {
  power: POWER,
  arbiter: POWER,
  minor: POWER,
  coalition: STATUS,
  chosen: of(POWERS, veiled(STATUS), NONE),
  barred: of(POWERS, some(STATUSES), 0),
  bids: of(POWERS, veiled(PLAIN), NONE),
  voters: some(POWERS),
  votes: of(POWERS, PLAIN, 0),
  general: GENERAL,
  generals: many(GENERAL),
  only: GENERAL,
  moved: some(GENERALS),
  last: GENERAL,
  left: many(TERRITORY),
  path: many(TERRITORY),
  pending: many(TERRITORY),
  busy: some(GENERALS),
  open: some(ACTIONS),
  money: of(POWERS, PLAIN, 0),
  offered: of(POWERS, PLAIN, 0),
  cards: OFFERED_CARDS,
  asked: some(POWERS),
  accepted: some(POWERS),
  leadership: one(LEADERSHIP),
}
const DETAILS_OF: Readonly<Record<string, Spelling>> = {
  consent: object({ ...DETAILS, by: one(MANNERS), refused: some(POWERS) }),
  'movement-turn': object({ ...DETAILS, refused: many(MOVE) }),
}

const STEP: Spelling = {
  write: (value) => spelledStep(value, 'write'),
  read: (value) => spelledStep(value, 'read'),
}
const ANY_STEP = object(DETAILS)
function spelledStep(value: unknown, how: 'write' | 'read'): unknown {
  const { step, details } = value as { step: string; details: unknown }
  return { step, details: (DETAILS_OF[step] ?? ANY_STEP)[how](details) }
}

const STUART = ['not-played', 'waits', 'landed', 'gone']

const VIEW = object({
  place: of(GENERALS, TERRITORY, NONE),
  units: of(GENERALS, PLAIN, 0),
  garrison: of(TERRITORIES, POWER, NONE),
  fortress: of(TERRITORIES, PLAIN, 0),
  powers: of(
    POWERS,
    object({ controller: POWER, status: STATUS, allies: some(POWERS), hand: counted(CARDS) }),
    undefined,
  ),
  discards: counted(CARDS),
  emperor: POWER,
  stuart: one(STUART),
  caretaker: POWER,
  battle: maybe(
    object({
      territory: TERRITORY,
      attacker: POWER,
      defenders: some(POWERS),
      held: POWER,
      role: of(GENERALS, one(ROLES), 0),
      capacity: of(GENERALS, PLAIN, 0),
      passed: some(POWERS),
      cards: many(object({ general: GENERAL, card: maybe(one(CARDS)) })),
    }),
  ),
  steps: many(STEP),
})

export const named = (view: NumberedView): AncienView => VIEW.write(view) as AncienView

/** A view that a seat was sent, as the numbers that it was written from. */
export const numbered = (view: AncienView): NumberedView => VIEW.read(view) as NumberedView
