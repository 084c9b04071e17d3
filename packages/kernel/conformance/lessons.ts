/**
 * What every lesson keeps: it is played to its end by the choices it teaches, each of them is offered when it is taught,
 * and whatever else is offered is answered and leaves everything as it was.
 */
import { expect } from 'vitest'
import { copy } from '../src/copy.ts'
import type { Game } from '../src/game.ts'
import {
  beginLesson,
  chooseIn,
  goOn,
  type Lesson,
  type LessonRun,
  type LessonStep,
  questionOf,
  stepOf,
} from '../src/lesson.ts'
import { decidingSeats } from '../src/match.ts'
import { offersOf } from '../src/play.ts'
import { why } from '../src/why.ts'
import { actionWords } from '../src/words.ts'

const offersIn = ({ match, seat }: LessonRun): string[] =>
  offersOf(match.game, match.state, seat).map((action) => actionWords(match.game, action))

/** Plays a lesson by what it teaches, looking at everything else on the way. */
export function canBeLearned(game: Game, lesson: Lesson): void {
  const run = beginLesson(game, lesson)
  expect(run.seat, `${lesson.seat} is a seat`).toBeGreaterThanOrEqual(0)
  for (let step = stepOf(run); step !== null; step = stepOf(run)) goThrough(run, step)
  expect((run.match.chance as { left?: number }).left, 'prepared dice that nobody rolls').toBe(0)
  const whole = byGestures(game, lesson)
  expect(whole.match.state, 'the same in whole gestures').toEqual(run.match.state)
}

function goThrough(run: LessonRun, step: LessonStep): void {
  const where = `step ${run.at + 1}: ${step.en}`
  expect(step.en, where).not.toBe('')
  expect(step.pl, where).not.toBe(step.en)
  const answered = new Set<string>()
  const wants = step.choose !== undefined || step.select !== undefined || step.ask !== undefined
  if (wants)
    expect(decidingSeats(run.match.game, run.match.state), `${where}: who decides`).toContain(run.seat)
  if (step.ask !== undefined) expectRefusal(run, step.ask, where)
  for (const piece of step.select ?? []) {
    expect(
      offersIn(run).some((words) => words.split(' ').includes(piece)),
      `${where}: ${piece}`,
    ).toBe(true)
  }
  tryOthers(run, step, where, answered)
  while (stepOf(run) === step && run.left.length > 0) {
    const [next] = run.left
    expect(offersIn(run), `${where}: the taught choice is offered`).toContain(next)
    expect(chooseIn(run, [next]).kind, `${where}: ${next}`).toBe('made')
    if (stepOf(run) === step) tryOthers(run, step, where, answered)
  }
  const silent = Object.keys(step.otherwise ?? {}).filter((key) => !answered.has(key))
  expect(silent, `${where}: answers to choices that are never offered`).toEqual([])
  if (stepOf(run) === step) goOn(run)
}

function expectRefusal(run: LessonRun, ask: NonNullable<LessonStep['ask']>, where: string): void {
  const answer = why(run.match.game, run.match.state, run.seat, questionOf(ask))
  expect(answer.kind, `${where}: the rules refuse it`).toBe('refused')
  if (answer.kind === 'refused') expect(answer.refusal.rule, where).toBe(ask.rule)
}

function tryOthers(run: LessonRun, step: LessonStep, where: string, answered: Set<string>): void {
  if (!decidingSeats(run.match.game, run.match.state).includes(run.seat)) return
  const now = () => copy({ state: run.match.state, at: run.at, left: run.left, made: run.match.log.length })
  const before = now()
  for (const other of offersIn(run)) {
    if (before.left.includes(other)) continue
    const judged = chooseIn(run, [other])
    expect(judged.kind, `${where}: ${other} is answered, not made`).toBe('other')
    const said = judged.kind === 'other' ? judged.say : null
    for (const [key, say] of Object.entries(step.otherwise ?? {})) if (say === said) answered.add(key)
  }
  expect(now(), `${where}: everything is as it was`).toEqual(before)
}

/** As a table plays it: all that a step teaches by one gesture, as far as that goes. */
function byGestures(game: Game, lesson: Lesson): LessonRun {
  const run = beginLesson(game, lesson)
  while (stepOf(run) !== null) {
    if (run.left.length === 0) goOn(run)
    else expect(chooseIn(run, [...run.left]).kind, `step ${run.at + 1} in one gesture`).toBe('made')
  }
  return run
}
