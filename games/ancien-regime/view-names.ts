/**
 * The ids of a view as names, and read back. Rules count in tables of numbers, and so does whoever draws the table; what
 * leaves the rules names things, as everything that is told does.
 */
import { moveOf, refusedMove } from './rules/9-7-ways.ts'
import { ROLES } from './state.ts'
import { ACTIONS, CARD_KINDS, CARDS, GENERALS, NONE, POWERS, STATUSES, TERRITORIES } from './tables.ts'
import type { AncienView, NumberedView } from './view.ts'

/** How a value is written in names, and read. What is written as it was `last` is that very object: a server shows it after every action. */
interface Spelling {
  write(value: unknown, last?: unknown): unknown
  read(value: unknown): unknown
}

type Named = Record<string, unknown>

const PLAIN: Spelling = { write: (value) => value, read: (value) => value }

/** The last list, if this one says the same. */
function unlessSame(list: readonly unknown[], last: unknown): unknown {
  if (!Array.isArray(last) || last.length !== list.length) return list
  for (let i = 0; i < list.length; i++) if (list[i] !== last[i]) return list
  return last
}

/** One of these, or nobody: null. */
const one = (names: readonly string[]): Spelling => ({
  write: (id) => (id === NONE ? null : names[id as number]),
  read: (name) => (name === null ? NONE : names.indexOf(name as string)),
})

/** Some of these: a mask inside. */
const some = (names: readonly string[]): Spelling => ({
  write(mask, last) {
    const list: string[] = []
    for (let i = 0; i < names.length; i++) if ((((mask as number) >> i) & 1) === 1) list.push(names[i])
    return unlessSame(list, last)
  },
  read: (list) => (list as string[]).reduce((mask, name) => mask | (1 << names.indexOf(name)), 0),
})

const many = (each: Spelling): Spelling => ({
  write(list, last) {
    const old = Array.isArray(last) ? last : []
    const written = (list as unknown[]).map((value, i) => each.write(value, old[i]))
    return unlessSame(written, last)
  },
  read: (list) => (list as unknown[]).map(each.read),
})

/** So many of each: `['0', '2', '2']`. */
const counted = (names: readonly string[]): Spelling => ({
  write(counts, last) {
    const list: string[] = []
    for (let i = 0; i < names.length; i++)
      for (let count = (counts as number[])[i]; count > 0; count--) list.push(names[i])
    return unlessSame(list, last)
  },
  read: (list) => names.map((name) => (list as string[]).filter((each) => each === name).length),
})

/** Something of each thing that has it: a list in the order of the things inside, with `none` for the others. */
const of = (keys: readonly string[], each: Spelling, none: unknown): Spelling => ({
  write(list, last) {
    const old = last as Named | undefined
    const record: Named = {}
    let same = old !== undefined
    for (let i = 0; i < keys.length; i++) {
      const value = (list as unknown[])[i]
      const before = old?.[keys[i]]
      const now = value === none ? undefined : each.write(value, before)
      if (now !== undefined) record[keys[i]] = now
      if (now !== before) same = false
    }
    return same ? old : record
  },
  read: (record) =>
    keys.map((key) => {
      const value = (record as Named)[key]
      return value === undefined ? none : each.read(value)
    }),
})

/** Laid face down: everybody sees that it is there, and not what. */
const veiled = (each: Spelling): Spelling => ({
  write: (value) => (value === null ? 'sealed' : each.write(value)),
  read: (value) => (value === 'sealed' ? null : each.read(value)),
})

const maybe = (each: Spelling): Spelling => ({
  write: (value, last) => (value === null ? null : each.write(value, last ?? undefined)),
  read: (value) => (value === null ? null : each.read(value)),
})

/** An object of which these fields have a spelling of their own. */
const object = (fields: Readonly<Record<string, Spelling>>): Spelling => ({
  write(value, last) {
    const old = last as Named | undefined
    const record: Named = {}
    let same = old !== undefined
    for (const key in value as Named) {
      record[key] = (fields[key] ?? PLAIN).write((value as Named)[key], old?.[key])
      if (record[key] !== old?.[key]) same = false
    }
    // What is no longer there makes a difference too.
    for (const key in old) if (!(key in record)) same = false
    return same ? old : record
  },
  read: (value) =>
    Object.fromEntries(
      Object.entries(value as object).map(([key, field]) => [key, (fields[key] ?? PLAIN).read(field)]),
    ),
})

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
  write: (cards, last) =>
    of(POWERS, counted(CARDS), undefined).write(
      POWERS.map((_, power) => (cards as number[]).slice(power * CARD_KINDS, (power + 1) * CARD_KINDS)),
      last,
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

const ANY_STEP = object(DETAILS)
const detailsOf = (step: string): Spelling => DETAILS_OF[step] ?? ANY_STEP

interface Step {
  readonly step: string
  readonly details: unknown
}

const STEP: Spelling = {
  write(value, last) {
    const { step, details } = value as Step
    const old = (last as Step | undefined)?.step === step ? (last as Step) : undefined
    const now = detailsOf(step).write(details, old?.details)
    return old !== undefined && old.details === now ? old : { step, details: now }
  },
  read(value) {
    const { step, details } = value as Step
    return { step, details: detailsOf(step).read(details) }
  },
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

/** `last`: a view of the same seat, to share with it what is the same. */
export const named = (view: NumberedView, last?: AncienView): AncienView =>
  VIEW.write(view, last) as AncienView

/** A view that a seat was sent, as the numbers that it was written from. */
export const numbered = (view: AncienView): NumberedView => VIEW.read(view) as NumberedView
