/**
 * Questions with one answer. They are not asked: the answer is carried out, kept in the log like any other, and told.
 * What follows from a gesture so belongs to it, and is taken back with it.
 */
import type { Action } from './action.ts'
import type { BaseState, Game, Seat } from './game.ts'
import { namedTold } from './ids.ts'
import { type Entry, type Match, undoable } from './match.ts'
import { apply, currentStep, deciding, offersOf } from './play.ts'
import { listeningReferee } from './referee.ts'
import { rehearse } from './rehearsal.ts'
import { actionWords } from './words.ts'

/** So many answers may follow by themselves. */
const MAX_CARRIED = 100

/**
 * The answer that a seat would be asked for although it has no other. Null where there is something to choose, and
 * where the answer is the seat's to give all the same: it could not be taken back, unless it is suffered rather than
 * done and nothing before it could be taken back either; or it would let others choose while there is something that
 * the seat may yet take back (`undoes`), unless the step ends itself. Where people are at the table (`watched`),
 * nothing is left out that would tell them what they do not know.
 */
export function onlyAnswer(
  game: Game,
  state: BaseState,
  seat: Seat,
  { undoes, watched }: { readonly undoes: boolean; readonly watched: boolean },
): Action | null {
  if (((deciding(game, state) >> seat) & 1) === 0) return null
  const { step } = currentStep(game, state)
  if (watched && step.discreet === true) return null
  const [answer, ...others] = offersOf(game, state, seat)
  if (answer === undefined || others.length > 0) return null
  const tried = rehearse(game, state, seat, actionWords(game, answer))
  if (tried.kind === 'final') return step.suffered === true && !undoes ? answer : null
  if (tried.kind !== 'on') return null
  const stays = ((deciding(game, tried.state) >> seat) & 1) === 1
  return stays || !undoes || step.endsItself === true ? answer : null
}

/** The answer to what a seat is asked now, in words, if it need not be asked. */
export function unasked(match: Match, seat: Seat, watched: boolean): string | null {
  if (match.state.outcome !== null) return null
  const undoes = undoable(match, seat) > 0
  const answer = onlyAnswer(match.game, match.state, seat, { undoes, watched })
  return answer === null ? null : actionWords(match.game, answer)
}

/** The gesture that was made last, with all that then has one answer; nothing follows what is final. */
export function carriedOn(match: Match, entry: Entry, watched: boolean): Entry {
  if (entry.final !== null) return entry
  const { game, state, chance } = match
  const { seat } = entry
  const referee = listeningReferee(chance)
  const actions = [...entry.actions]
  for (let i = 0; i < MAX_CARRIED && state.outcome === null; i++) {
    const answer = onlyAnswer(game, state, seat, { undoes: true, watched })
    if (answer === null) break
    apply(game, state, seat, answer, referee)
    actions.push(answer)
  }
  const whole = { ...entry, actions, told: [...entry.told, ...namedTold(game, referee.told)] }
  match.log[match.log.length - 1] = whole
  return whole
}
