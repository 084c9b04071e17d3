/**
 * “Why not?”, answered once for terminal, browser and server: what somebody who points at a thing could mean now,
 * whether any of it is offered, and otherwise the refusal of the predicates that decide in play.
 */
import { type Action, firstOf, pack, secondOf } from './action.ts'
import { MusterError } from './errors.ts'
import type { BaseState, Game, Seat } from './game.ts'
import { currentStep, explain, top } from './play.ts'
import { tryOut } from './rehearsal.ts'
import { no, type Refusal } from './verdict.ts'
import { actionWords } from './words.ts'

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
  /** The refusal in whole, with what it names; and which of several choices it refuses. */
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
  return refused(game, [trial.refusal], trial.index)
}

/** The same for the actions that a question may mean. */
export function whyActions(game: Game, s: BaseState, seat: Seat, actions: readonly Action[]): WhyAnswer {
  const refusals: Refusal[] = []
  const offered: Action[] = []
  for (const action of actions) {
    const refusal = explain(game, s, seat, action)
    if (refusal === null) offered.push(action)
    else refusals.push(refusal)
  }
  if (offered.length > 0) {
    const choices = new Set(offered.map((action) => actionWords(game, action)))
    return { kind: 'offered', choices: [...choices] }
  }
  return refused(game, refusals.length > 0 ? commonest(refusals) : [notNow(game, s, seat)], 0)
}

function refused(game: Game, [refusal, ...others]: readonly Refusal[], index: number): WhyAnswer {
  return { kind: 'refused', refusal, things: thingsIn(game, refusal), index, others }
}

/** The things that a refusal names, so that a client can light them. */
function thingsIn(game: Game, { params }: Refusal): Thing[] {
  return Object.values(params).flatMap((value) => {
    const [domain, id] = String(value).split(':')
    return id !== undefined && game.domains[domain]?.includes(id) === true ? [{ domain, id }] : []
  })
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
    if (second === domain) {
      const firsts = chosen.map((each) => game.domains[first].indexOf(each)).filter((each) => each >= 0)
      if (firsts.length > 0) return firsts.map((each) => base | pack(0, each, number))
      return pairs.filter((pair) => secondOf(pair) === number).map((pair) => base | pair)
    }
    if (first !== domain) return []
    const worthAsking = pairs.filter((pair) => firstOf(pair) === number)
    if (worthAsking.length > 0) return worthAsking.map((pair) => base | pair)
    // The step does not consider it at all: whatever it were paired with, the reason is its own.
    return game.domains[second].map((_, other) => base | pack(0, number, other))
  })
}

/** The different reasons, those that stand in the way of most readings first. */
function commonest(refusals: readonly Refusal[]): Refusal[] {
  const byReason = new Map<string, { refusal: Refusal; count: number }>()
  for (const refusal of refusals) {
    const key = `${refusal.rule} ${refusal.code} ${JSON.stringify(refusal.params)}`
    const seen = byReason.get(key)
    if (seen === undefined) byReason.set(key, { refusal, count: 1 })
    else seen.count++
  }
  return [...byReason.values()]
    .sort((one, two) => two.count - one.count)
    .slice(0, MAX_REASONS)
    .map(({ refusal }) => refusal)
}
