/** Actions as words, for logs, the wire and people: `march moray`, `retreat wallace fife`; and gestures of several. */
import { type Action, firstOf, pack, secondOf, verbOf } from './action.ts'
import { MusterError } from './errors.ts'
import type { BaseState, Game } from './game.ts'

type Vocabulary = Pick<Game<BaseState>, 'verbs' | 'verbArgs' | 'domains'>

/**
 * What has been said before is not spelt again: the same offers are made over and over, and thousands of tables keep what they were
 * offered last.
 */
const SAID = new WeakMap<Vocabulary, Map<Action, string>>()
const MAX_SAID = 50_000

export function actionWords(game: Vocabulary, action: Action): string {
  let said = SAID.get(game)
  if (said === undefined || said.size >= MAX_SAID) {
    said = new Map()
    SAID.set(game, said)
  }
  let words = said.get(action)
  if (words === undefined) {
    words = spelling(game, action)
    said.set(action, words)
  }
  return words
}

function spelling({ verbs, verbArgs, domains }: Vocabulary, action: Action): string {
  const verb = verbOf(action)
  const [first, second] = verbArgs[verb]
  const words = [verbs[verb]]
  if (first !== undefined) words.push(domains[first][firstOf(action)])
  if (second !== undefined) words.push(domains[second][secondOf(action)])
  return words.join(' ')
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
