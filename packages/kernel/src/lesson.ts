/**
 * A lesson: a position with prepared dice, what the others do in it, and steps to go through. It is played on the rules:
 * the choice that a step teaches is made, any other is answered with a sentence and leaves everything as it was.
 */
import { fastChance } from './chance.ts'
import type { BaseState, Game, Seat } from './game.ts'
import { type Attempt, act, attempt, decidingSeats, type Match } from './match.ts'
import { unasked } from './only-answer.ts'
import { offersOf } from './play.ts'
import { type Position, startFrom } from './position.ts'
import type { Language } from './text.ts'
import type { Question } from './why.ts'
import { actionWords, choicesIn, parseAction } from './words.ts'

export type Sentence = Readonly<Record<Language, string>>

/** What a step wants: one of choose, select and ask; without any of them, that one has read it and goes on. */
export interface LessonStep extends Sentence {
  /** What to look at: `block wallace`, `area fife`, `card move-3-1`. What is to be chosen is shown anyway. */
  readonly look?: readonly string[]
  /** The choices that it teaches. They may be made one by one or by one gesture, in any order that the rules allow. */
  readonly choose?: readonly string[]
  /** The pieces to take in hand. */
  readonly select?: readonly string[]
  /** Something to point at that the rules refuse, and the rule that does; `by`: the choices that would lead there. */
  readonly ask?: {
    readonly domain: string
    readonly id: string
    readonly rule: string
    readonly by?: readonly string[]
  }
  /** What is said on another choice, by how its words begin. */
  readonly otherwise?: Readonly<Record<string, Sentence>>
  /** What others do when it is done: `england: hit northumber`. */
  readonly reply?: readonly string[]
}

export interface Lesson {
  readonly id: string
  readonly name: Sentence
  /** What one will know after it, in a line. */
  readonly about: Sentence
  /** Whom one plays. */
  readonly seat: string
  readonly position: Position
  /** What the others choose whenever they are asked: the first of these that is offered. Without it, only what a step says. */
  readonly others?: readonly string[]
  readonly steps: readonly LessonStep[]
}

/** What the step that asks about something asks the rules. */
export const questionOf = ({ domain, id, by }: NonNullable<LessonStep['ask']>): Question =>
  by === undefined ? { kind: 'thing', domain, id, chosen: [] } : { kind: 'choices', choices: by }

/** A lesson under way. */
export interface LessonRun {
  readonly lesson: Lesson
  readonly match: Match
  readonly seat: Seat
  /** The number of the present step; as many as there are steps when it is over. */
  at: number
  /** What is still to be chosen of what the step teaches. */
  left: string[]
}

export function beginLesson(game: Game, lesson: Lesson): LessonRun {
  const match = startFrom(game, lesson.position, fastChance(1))
  const run = { lesson, match, seat: match.seats.indexOf(lesson.seat), at: 0, left: [] }
  enterStep(run)
  return run
}

export const stepOf = ({ lesson, at }: LessonRun): LessonStep | null => lesson.steps[at] ?? null

export type Judged =
  | Attempt
  /** The rules allow it, but the lesson wants something else: what it says of it, if it says anything. */
  | { readonly kind: 'other'; readonly say: Sentence | null }

/** Makes choices that the step teaches; of any others it only says something. `told` hears of every gesture made. */
export function chooseIn(run: LessonRun, choices: readonly string[], told: () => void = () => {}): Judged {
  const step = stepOf(run)
  const left = [...run.left]
  const strange = choices.filter((words) => !takeFrom(left, words))
  if (strange.length > 0) return { kind: 'other', say: answerTo(step, strange) }
  const { game } = run.match
  const attempted = attempt(
    run.match,
    run.seat,
    choices.map((words) => parseAction(game, words)),
  )
  if (attempted.kind === 'refused') return attempted
  told()
  for (const action of attempted.entry.actions) takeFrom(run.left, actionWords(game, action))
  // What a match answers by itself is not asked here either.
  const answer = unasked(run.match, run.seat, false)
  if (run.left.length === 0) finishStep(run, told)
  else if (answer !== null && run.left.includes(answer)) chooseIn(run, [answer], told)
  return attempted
}

function takeFrom(list: string[], item: string): boolean {
  const index = list.indexOf(item)
  if (index >= 0) list.splice(index, 1)
  return index >= 0
}

function answerTo(step: LessonStep | null, choices: readonly string[]): Sentence | null {
  for (const [beginning, say] of Object.entries(step?.otherwise ?? {})) {
    if (choices.some((words) => words === beginning || words.startsWith(`${beginning} `))) return say
  }
  return null
}

/** Whether a question is the one that the step wants to be asked. */
export function isAsked(step: LessonStep | null, question: Question): boolean {
  if (step?.ask === undefined) return false
  const { domain, id } = step.ask
  if (question.kind === 'thing') return question.domain === domain && question.id === id
  return question.choices.at(-1)?.split(' ').includes(id) === true
}

/** Whether these pieces in hand are those that the step wants. */
export const isSelected = (step: LessonStep | null, chosen: readonly string[]): boolean =>
  step?.select !== undefined &&
  chosen.length === step.select.length &&
  step.select.every((piece) => chosen.includes(piece))

/** Ends a step in which nothing was to be chosen. */
export function goOn(run: LessonRun, told: () => void = () => {}): void {
  if (stepOf(run) !== null && run.left.length === 0) finishStep(run, told)
}

function finishStep(run: LessonRun, told: () => void): void {
  const { match, lesson } = run
  for (const words of stepOf(run)?.reply ?? []) {
    const [name, gesture] = words.split(': ')
    for (const choice of choicesIn(gesture)) {
      act(match, match.seats.indexOf(name), parseAction(match.game, choice))
      told()
    }
  }
  run.at++
  if (lesson.others !== undefined) letOthersPlay(run, lesson.others, told)
  enterStep(run)
}

/** All others choose, until it is for whoever learns. */
function letOthersPlay({ match, seat }: LessonRun, wishes: readonly string[], told: () => void): void {
  for (;;) {
    const next = nextOther(match, seat)
    if (next === undefined) return
    const offers = offersOf(match.game, match.state, next)
    const offered = offers.map((action) => actionWords(match.game, action))
    const wish = wishes.find((each) => offered.includes(each))
    if (wish === undefined) throw new Error(`the lesson does not say which to choose: ${offered.join(', ')}`)
    act(match, next, offers[offered.indexOf(wish)])
    told()
  }
}

function nextOther<S extends BaseState>({ game, state }: Match<S>, seat: Seat): Seat | undefined {
  const deciding = decidingSeats(game, state)
  return deciding.includes(seat) ? undefined : deciding[0]
}

function enterStep(run: LessonRun): void {
  run.left = [...(stepOf(run)?.choose ?? [])]
}

/** The same lesson at one of its steps, as the taught choices lead there. */
export function lessonAt(game: Game, lesson: Lesson, at: number): LessonRun {
  const run = beginLesson(game, lesson)
  while (run.at < Math.min(at, lesson.steps.length)) {
    const next = run.left[0]
    if (next === undefined) goOn(run)
    else if (chooseIn(run, [next]).kind !== 'made') throw new Error(`step ${run.at + 1}: ${next}`)
  }
  return run
}
