/** Actions as words, for logs, the wire and people: `march moray`, `retreat wallace fife`; and gestures of several. */
import { type Action, firstOf, pack, secondOf, verbOf } from './action.ts'
import { MusterError } from './errors.ts'
import type { BaseState, Game } from './game.ts'

type Vocabulary = Pick<Game<BaseState>, 'verbs' | 'verbArgs' | 'domains'>

export function actionWords(game: Vocabulary, action: Action): string {
  const verb = verbOf(action)
  const [first, second] = game.verbArgs[verb]
  let words = game.verbs[verb]
  if (first !== undefined) words += ` ${game.domains[first][firstOf(action)]}`
  if (second !== undefined) words += ` ${game.domains[second][secondOf(action)]}`
  return words
}

export function parseAction(game: Vocabulary, words: string): Action {
  const [verb, ...names] = words.trim().split(/\s+/)
  const number = game.verbs.indexOf(verb)
  const args = game.verbArgs[number]
  if (number < 0 || names.length !== args.length) throw new MusterError('unknown-choice', { choice: words })
  const ids = names.map((name, i) => game.domains[args[i]].indexOf(name))
  if (ids.some((id) => id < 0)) throw new MusterError('unknown-choice', { choice: words })
  return pack(number, ids[0] ?? 0, ids[1] ?? 0)
}

/** Between the choices of one gesture: `move wallace; to fife; stop`. */
const AND_THEN = '; '

/** A gesture as words: its choices one after the other. */
export const gestureWords = (game: Vocabulary, actions: readonly Action[]): string =>
  actions.map((action) => actionWords(game, action)).join(AND_THEN)

export const joinChoices = (choices: readonly string[]): string =>
  choices.map((each) => each.trim().split(/\s+/).join(' ')).join(AND_THEN)

export const choicesIn = (gesture: string): string[] => gesture.split(AND_THEN)

export const parseGesture = (game: Vocabulary, gesture: string): Action[] =>
  choicesIn(gesture).map((words) => parseAction(game, words))
