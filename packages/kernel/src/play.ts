/**
 * Playing by the steps on the stack: who must choose, what is offered, why something is not, and what follows.
 * These functions change the state they are given and keep nothing; match.ts keeps a match.
 */
import { type Action, firstOf, secondOf, verbOf } from './action.ts'
import { MusterError } from './errors.ts'
import type { BaseState, CompiledStep, Frame, Game, Message, Referee, Seat, Seats } from './game.ts'
import { namedPrompt } from './ids.ts'
import { no, type Refusal, type Verdict, yes } from './verdict.ts'

const NO_ARGUMENTS: readonly number[] = [0]

/** A run of automatic steps longer than this is a rules bug, not a game. */
const PATIENCE = 100_000

export const top = (s: BaseState): Frame => s.stack[s.stack.length - 1]

export const currentStep = <S extends BaseState>(game: Game<S>, s: S): CompiledStep<S> =>
  game.steps[top(s).step]

/** The seats that must choose now: none when the match is over. */
export function deciding<S extends BaseState>(game: Game<S>, s: S): Seats {
  if (s.outcome !== null || s.stack.length === 0) return 0
  const frame = top(s)
  return game.steps[frame.step].step.seats?.(s, frame) ?? 0
}

/** All that a seat may choose now, appended to `offers`. */
export function listOffers<S extends BaseState>(game: Game<S>, s: S, seat: Seat, offers: Action[]): void {
  const frame = top(s)
  const { choices } = game.steps[frame.step]
  for (let i = 0; i < choices.length; i++) {
    const { base, choice } = choices[i]
    const candidates = choice.among === undefined ? NO_ARGUMENTS : choice.among(s, frame, seat)
    for (let j = 0; j < candidates.length; j++) {
      const args = candidates[j]
      if (choice.may(s, frame, firstOf(args), secondOf(args), seat) === yes) offers.push(base | args)
    }
  }
}

export function offersOf<S extends BaseState>(game: Game<S>, s: S, seat: Seat): Action[] {
  const offers: Action[] = []
  if (((deciding(game, s) >> seat) & 1) === 1) listOffers(game, s, seat, offers)
  return offers
}

/** Whether a seat has one choice and no other: asked for at every action, so no further than the second is looked. */
export function hasOneOffer<S extends BaseState>(game: Game<S>, s: S, seat: Seat): boolean {
  if (((deciding(game, s) >> seat) & 1) === 0) return false
  const frame = top(s)
  let found = 0
  for (const { choice } of game.steps[frame.step].choices) {
    const candidates = choice.among === undefined ? NO_ARGUMENTS : choice.among(s, frame, seat)
    for (let i = 0; i < candidates.length; i++) {
      const args = candidates[i]
      if (choice.may(s, frame, firstOf(args), secondOf(args), seat) === yes && ++found > 1) return false
    }
  }
  return found === 1
}

/** What a seat is asked, in names. */
export function promptFor<S extends BaseState>(game: Game<S>, s: S, seat: Seat): Message {
  const frame = top(s)
  const prompt = game.steps[frame.step].step.prompt?.(s, frame, seat)
  return prompt === undefined ? { code: frame.step, params: {} } : namedPrompt(game, prompt)
}

/** Why a seat may not do this now; null if it may. The same predicate as in play answers. */
export function explain<S extends BaseState>(game: Game<S>, s: S, seat: Seat, action: Action): Verdict {
  if (s.outcome !== null) return no(s.outcome.rule, 'match-over')
  const frame = top(s)
  const { step, byVerb } = game.steps[frame.step]
  if ((((step.seats?.(s, frame) ?? 0) >> seat) & 1) === 0) return no(step.rule, 'not-your-decision')
  const compiled = byVerb[verbOf(action)]
  if (compiled === undefined) return no(step.rule, 'not-now', { step: frame.step })
  return compiled.choice.may(s, frame, firstOf(action), secondOf(action), seat)
}

/**
 * The one door. An action that the rules do not allow is refused, and nothing changes; any other is carried out,
 * with all that follows from it until somebody must choose again or the match is over.
 */
export function apply<S extends BaseState>(
  game: Game<S>,
  s: S,
  seat: Seat,
  action: Action,
  referee: Referee,
): Refusal | null {
  const refusal = explain(game, s, seat, action)
  if (refusal !== null) return refusal
  const frame = top(s)
  const compiled = game.steps[frame.step].byVerb[verbOf(action)]
  compiled?.choice.act(s, frame, referee, firstOf(action), secondOf(action), seat)
  advance(game, s, referee)
  return null
}

/** Runs the steps that need nobody. */
export function advance<S extends BaseState>(game: Game<S>, s: S, referee: Referee): void {
  for (let turns = 0; s.outcome === null && s.stack.length > 0; turns++) {
    const frame = top(s)
    const { step } = game.steps[frame.step]
    if (step.seats !== undefined && step.seats(s, frame) !== 0) return
    if (step.run === undefined || turns > PATIENCE) {
      throw new MusterError('broken-rules', { game: game.id, step: frame.step })
    }
    step.run(s, frame, referee)
  }
}
