/**
 * “Why not?”, answered once for terminal, browser and server: what somebody who points at a thing could mean now,
 * whether any of it is offered, and otherwise the refusal of the predicates that decide in play.
 */
import { type Action, firstOf, pack, secondOf, verbOf } from './action.ts'
import { MusterError } from './errors.ts'
import type { BaseState, Game, Seat } from './game.ts'
import { namedRefusal } from './ids.ts'
import { currentStep, explain, top } from './play.ts'
import { tryOut } from './rehearsal.ts'
import { no, type Refusal } from './verdict.ts'
import { actionWords, parseAction } from './words.ts'

/** A member of one of the game's domains, by name. */
export interface Thing {
  readonly domain: string
  readonly id: string
}

export type Question =
  /** A thing that somebody points at, and the things that they have chosen before it. */
  | {
      readonly kind: 'thing'
      readonly domain: string
      readonly id: string
      readonly chosen: readonly string[]
    }
  /** Choices that they would make one after the other. */
  | { readonly kind: 'choices'; readonly choices: readonly string[] }

export type WhyAnswer =
  /** It is offered, by these choices. */
  | { readonly kind: 'offered'; readonly choices: readonly string[] }
  /**
   * The refusal in whole; the things it speaks of, to be lit: what was asked for, and what it names; and which of several
   * choices it refuses.
   */
  | {
      readonly kind: 'refused'
      readonly refusal: Refusal
      readonly things: readonly Thing[]
      readonly index: number
      /** What else stands in the way of other readings, the commonest first. */
      readonly others: readonly Refusal[]
    }

/** More reasons than this for one question help nobody. */
const MAX_REASONS = 3

export function why(game: Game, s: BaseState, seat: Seat, question: Question): WhyAnswer {
  if (question.kind === 'thing') return whyActions(game, s, seat, readings(game, s, seat, question))
  const trial = tryOut(game, s, seat, question.choices)
  if (trial === null) return { kind: 'offered', choices: question.choices }
  const { index, refusal } = trial
  const led = question.choices
    .slice(0, index + 1)
    .flatMap((each) => argumentsOf(game, parseAction(game, each)))
  return refused(game, [{ refusal, actions: [] }], index, led)
}

/** The same for the actions that a question may mean. */
export function whyActions(game: Game, s: BaseState, seat: Seat, actions: readonly Action[]): WhyAnswer {
  const reasons = new Map<string, Reason>()
  const offered: Action[] = []
  for (const action of actions) {
    const refusal = explain(game, s, seat, action)
    if (refusal === null) offered.push(action)
    else addReason(reasons, refusal, action)
  }
  if (offered.length > 0) {
    const choices = new Set(offered.map((action) => actionWords(game, action)))
    return { kind: 'offered', choices: [...choices] }
  }
  const found = commonest([...reasons.values()])
  return refused(game, found.length > 0 ? found : [{ refusal: notNow(game, s, seat), actions: [] }], 0)
}

/** A refusal, and the actions that it refuses. */
interface Reason {
  readonly refusal: Refusal
  readonly actions: Action[]
}

function addReason(reasons: Map<string, Reason>, refusal: Refusal, action: Action): void {
  const key = `${refusal.rule} ${refusal.code} ${JSON.stringify(refusal.params)}`
  const known = reasons.get(key)
  if (known === undefined) reasons.set(key, { refusal, actions: [action] })
  else known.actions.push(action)
}

/** The different reasons, those that stand in the way of most readings first. */
const commonest = (reasons: readonly Reason[]): Reason[] =>
  [...reasons].sort((one, two) => two.actions.length - one.actions.length).slice(0, MAX_REASONS)

function refused(
  game: Game,
  [first, ...others]: readonly Reason[],
  index: number,
  asked = inAll(first.actions.map((action) => argumentsOf(game, action))),
): WhyAnswer {
  const refusal = namedRefusal(game, first.refusal)
  return {
    kind: 'refused',
    refusal,
    things: distinct([...asked, ...namedBy(game, refusal)]),
    index,
    others: others.map((each) => namedRefusal(game, each.refusal)),
  }
}

/** The things that a refusal itself names. */
const namedBy = (game: Game, { params }: Refusal): Thing[] =>
  Object.entries(params).flatMap(([key, value]): Thing[] => {
    const domain = game.fields[key]
    return typeof value === 'string' && game.domains[domain] !== undefined ? [{ domain, id: value }] : []
  })

/** What all readings of a question speak of. */
const inAll = ([first = [], ...others]: readonly (readonly Thing[])[]): Thing[] =>
  first.filter((one) => others.every((each) => each.some((two) => isSame(one, two))))

const distinct = (things: readonly Thing[]): Thing[] =>
  things.filter((one, i) => things.findIndex((two) => isSame(one, two)) === i)

const isSame = (one: Thing, two: Thing): boolean => one.domain === two.domain && one.id === two.id

function argumentsOf(game: Game, action: Action): Thing[] {
  const ids = [firstOf(action), secondOf(action)]
  return game.verbArgs[verbOf(action)].map((domain, i) => ({ domain, id: game.domains[domain][ids[i]] }))
}

function notNow(game: Game, s: BaseState, seat: Seat): Refusal {
  if (s.outcome !== null) return no(s.outcome.rule, 'match-over')
  const frame = top(s)
  const { step } = currentStep(game, s)
  const decides = (((step.seats?.(s, frame) ?? 0) >> seat) & 1) === 1
  return decides ? no(step.rule, 'not-now', { step: frame.step }) : no(step.rule, 'not-your-decision')
}

type ThingAsked = Extract<Question, { kind: 'thing' }>

/** The choices of the current step that somebody who points at a thing could mean. */
function readings(game: Game, s: BaseState, seat: Seat, { domain, id, chosen }: ThingAsked): Action[] {
  const number = game.domains[domain]?.indexOf(id) ?? -1
  if (number < 0) throw new MusterError('unknown-thing', { domain, id })
  if (s.outcome !== null || s.stack.length === 0) return []
  const frame = top(s)
  return currentStep(game, s).choices.flatMap(({ base, choice }) => {
    const [first, second] = choice.args
    if (second === undefined) return first === domain ? [base | pack(0, number)] : []
    const pairs = choice.among?.(s, frame, seat) ?? []
    // Both may be of one kind, such as the area that is pillaged and the one from which it is: it could mean either.
    const asSecond = (): Action[] => {
      const firsts = chosen.map((each) => game.domains[first].indexOf(each)).filter((each) => each >= 0)
      if (firsts.length > 0) return firsts.map((each) => base | pack(0, each, number))
      return pairs.filter((pair) => secondOf(pair) === number).map((pair) => base | pair)
    }
    const asFirst = (): Action[] => {
      const worthAsking = pairs.filter((pair) => firstOf(pair) === number)
      if (worthAsking.length > 0) return worthAsking.map((pair) => base | pair)
      // The step does not consider it at all: whatever it were paired with, the reason is its own.
      return game.domains[second].map((_, other) => base | pack(0, number, other))
    }
    return [...(second === domain ? asSecond() : []), ...(first === domain ? asFirst() : [])]
  })
}
