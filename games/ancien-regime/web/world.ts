/** What the table reads from a view: who is whose, what is being played, who stands where. Asks nothing of the rules. */
import { NEUTRAL, NONE, OWNER, POWERS, SCENARIOS, SERVES, TERRITORIES, WHEEL } from '../tables.ts'
import type { AncienView, NumberedView, StepView } from '../view.ts'
import { numbered } from '../view-names.ts'

const read = new WeakMap<object, NumberedView>()

/** A view in the numbers of the tables, read once. */
export function seen(view: unknown): NumberedView {
  const known = read.get(view as object)
  if (known !== undefined) return known
  const now = numbered(view as AncienView)
  read.set(view as object, now)
  return now
}
export const has = (mask: number, member: number): boolean => ((mask >> member) & 1) === 1
export const everyPower: readonly number[] = POWERS.map((_, power) => power)

// What is being played

export const topStep = (view: NumberedView): StepView | undefined => view.steps.at(-1)
export const stepOf = (view: NumberedView, name: StepView['step']): StepView | undefined =>
  view.steps.findLast((each) => each.step === name)
export const numberIn = (step: StepView | undefined, key: string): number => {
  const value = step?.details[key]
  return typeof value === 'number' ? value : NONE
}
export const numbersIn = (step: StepView | undefined, key: string): readonly (number | null)[] => {
  const value = step?.details[key]
  return Array.isArray(value) ? value : []
}

/** The Movement that is going on: whose, which turn of it, and who judges it. */
export interface Movement {
  readonly power: number
  readonly arbiter: number
  /** The Movement Turn that is being made; 0 before the first. */
  readonly turn: number
  /** The Movement Turn that is asked for, or may be; 0 if none. */
  readonly asked: number
}

export function movementIn(view: NumberedView): Movement | null {
  const naming = stepOf(view, 'arbiter')
  if (naming !== undefined) return { power: numberIn(naming, 'power'), arbiter: NONE, turn: 0, asked: 0 }
  const disband = stepOf(view, 'disband')
  if (disband !== undefined) return movement(disband, 0, 0)
  const further = stepOf(view, 'further') ?? stepOf(view, 'permit')
  const turn = stepOf(view, 'movement-turn')
  if (turn !== undefined)
    return numberIn(turn, 'only') === NONE ? movement(turn, numberIn(turn, 'number'), 0) : null
  if (further === undefined) return null
  const number = numberIn(further, 'number')
  return movement(further, number - 1, topStep(view)?.step === 'battles' ? 0 : number)
}

const movement = (step: StepView, turn: number, asked: number): Movement => ({
  power: numberIn(step, 'power'),
  arbiter: numberIn(step, 'arbiter'),
  turn,
  asked,
})

// 5.1 The wheel

const scenarioOf = (view: NumberedView): number => SCENARIOS.findIndex((each) => each.id === view.scenario)
export const powerOn = (view: NumberedView, action: number): number =>
  WHEEL[scenarioOf(view)][view.turn * 7 + action]
export const actionOf = (view: NumberedView, power: number): number =>
  everyPower.findIndex((action) => powerOn(view, action) === power)

// 7.4, 7.5 War and peace

export const allied = (view: NumberedView, a: number, b: number): boolean => has(view.powers[a].allies, b)
export const isAtWar = (view: NumberedView, a: number, b: number): boolean =>
  !allied(view, a, b) && view.powers[a].status !== NEUTRAL && view.powers[b].status !== NEUTRAL

/** The seat that decides for a Power. */
export const seatFor = (view: NumberedView, power: number): number =>
  view.powers[power].controller === NONE ? view.caretaker : view.powers[power].controller
/** The Powers that a seat plays, its own first. */
export const powersOf = (view: NumberedView, seat: number): readonly number[] =>
  everyPower.filter((power) => view.powers[power].controller === seat)

/** 7.4 Whom a Power would fight and whom it would help, if it alone changed its status. */
export function consequences(view: NumberedView, power: number, status: number) {
  const others = everyPower.filter((other) => other !== power)
  const own = (other: number): boolean => view.powers[other].controller === view.powers[power].controller
  const joins = (other: number): boolean =>
    own(other) || (status < NEUTRAL && view.powers[other].status === status)
  const allies = others.filter(joins)
  const war = others.filter(
    (other) => !joins(other) && status !== NEUTRAL && view.powers[other].status !== NEUTRAL,
  )
  return { allies, war }
}

// The board

export const territoryNumber = (id: string): number => TERRITORIES.indexOf(id)
export const controlOf = (view: NumberedView, territory: number): number =>
  view.garrison[territory] === NONE ? OWNER[territory] : view.garrison[territory]

/** 7.4.4, 11.3.3 Whether a Power would meet enemies in a territory. */
export function hasEnemies(view: NumberedView, power: number, territory: number): boolean {
  const owner = OWNER[territory]
  const sheltered = (other: number): boolean =>
    owner !== NONE && view.powers[owner].status === NEUTRAL && (owner === other || owner === power)
  const isEnemy = (other: number): boolean =>
    other !== NONE && !allied(view, power, other) && !sheltered(other)
  return (
    isEnemy(view.garrison[territory]) ||
    view.place.some((at, general) => at === territory && isEnemy(SERVES[general]))
  )
}
