/** A lesson at a real table: the match that the table plays, the step it is at, and what is said of other choices. */
import { fastChance } from '@muster/kernel/chance'
import type { Game } from '@muster/kernel/game'
import {
  chooseIn,
  goOn,
  isAsked,
  isSelected,
  type Lesson,
  type LessonRun,
  type LessonStep,
  lessonAt,
  type Sentence,
  stepOf,
} from '@muster/kernel/lesson'
import { type Position, startFrom } from '@muster/kernel/position'
import type { Question, WhyAnswer } from '@muster/kernel/why'
import { gestureWords } from '@muster/kernel/words'
import type { Acted, MatchSource, SeatPlan, Update } from '@muster/table-kit/match/source.ts'
import { dealtFor, heardAt, heardSoFar, momentOf, waysFrom, why } from '../match/engine.ts'
import { thinkerFor } from '../match/thinker.ts'

/** What is said of a choice that the lesson does not want now; `first`: nothing of its own, but what comes first. */
type Answer = Sentence | 'first' | null

/** Another chance than the lesson's own. */
const OTHER_SEED = 2

export class Tutor {
  readonly lesson: Lesson
  readonly source: MatchSource
  at = $state(0)
  /** What is still to be chosen in this step. */
  left = $state.raw<readonly string[]>([])
  /** The refusal that the step is about has been read out. */
  hasAsked = $state(false)
  answer = $state.raw<Answer>(null)

  #game: Game
  #run: LessonRun
  #ears = new Set<(update: Update) => void>()

  constructor(game: Game, lesson: Lesson, at: number) {
    this.lesson = lesson
    this.#game = game
    this.#run = lessonAt(game, lesson, at)
    this.source = this.#asSource()
    this.#show()
  }

  get step(): LessonStep | null {
    return this.lesson.steps[this.at] ?? null
  }
  get isOver(): boolean {
    return this.step === null
  }
  /** Nothing is to be done now but to go on. */
  get waits(): boolean {
    const { step } = this
    return (
      step !== null &&
      this.left.length === 0 &&
      step.select === undefined &&
      (step.ask === undefined || this.hasAsked)
    )
  }

  goOn = (): void => {
    if (!this.waits) return
    goOn(this.#run, this.#told)
    this.#show()
  }

  /** Begins the step before this one again. */
  back = (): void => {
    this.#run = lessonAt(this.#game, this.lesson, Math.max(0, this.at - 1))
    this.#show()
    this.#look(true)
  }

  again = (): void => {
    this.#run = lessonAt(this.#game, this.lesson, 0)
    this.#show()
    this.#look(false)
  }

  /** The position that the lesson has come to, to play on from; null if it does not stand without its prepared cards. */
  get reached(): Position | null {
    const { match } = this.#run
    const made = match.log.map(
      (entry) => `${match.seats[entry.seat]}: ${gestureWords(match.game, entry.actions)}`,
    )
    const position = { ...this.lesson.position, played: [...(this.lesson.position.played ?? []), ...made] }
    try {
      startFrom(this.#game, position, fastChance(OTHER_SEED))
      return position
    } catch {
      return null
    }
  }

  /** Pieces were taken in hand, or let go. */
  takes = (chosen: readonly string[]): void => {
    if (!isSelected(this.step, chosen)) return
    goOn(this.#run)
    this.#show()
  }

  #show(): void {
    if (this.at !== this.#run.at) this.hasAsked = false
    this.at = this.#run.at
    this.left = [...this.#run.left]
    this.answer = null
  }

  #act(choices: readonly string[]): Acted {
    const judged = chooseIn(this.#run, choices, this.#told)
    if (judged.kind === 'refused') return judged
    if (judged.kind === 'other') {
      this.answer = judged.say ?? 'first'
      return { kind: 'rejected' }
    }
    this.#show()
    return { kind: 'made', made: judged.entry.actions.length, final: judged.entry.final }
  }

  #why(question: Question): WhyAnswer {
    if (isAsked(stepOf(this.#run), question)) this.hasAsked = true
    return why(this.#run, this.#run.seat, question)
  }

  // How the table hears of it

  #told = (): void => {
    const moment = momentOf(this.#run, this.#run.seat)
    this.#say({ type: 'step', moment, heard: heardAt(this.#run, this.#run.seat, moment.at) })
  }

  #look(undone: boolean): void {
    const { seat } = this.#run
    this.#say({ type: 'look', moment: momentOf(this.#run, seat), log: heardSoFar(this.#run, seat), undone })
  }

  #say(update: Update): void {
    for (const each of this.#ears) each(update)
  }

  #asSource(): MatchSource {
    const { match, seat } = this.#run
    const seats = match.seats.map(
      (id, i): SeatPlan => ({ id, kind: i === seat ? 'here' : 'remote', name: '' }),
    )
    const thinker = thinkerFor(match.game.id, () => Promise.resolve(dealtFor(this.#run, seat)))
    return {
      rehearses: true,
      where: 'here',
      odds: thinker.odds,
      advice: thinker.advice,
      info: { id: this.lesson.id, game: match.game.id, setup: match.setup, seats, commitment: '' },
      listen: (hear) => {
        thinker.prepare()
        this.#ears.add(hear)
        this.#look(false)
        return () => this.#ears.delete(hear)
      },
      act: (choices) => Promise.resolve(this.#act(choices)),
      undo: () => Promise.resolve(this.back()),
      look: () => Promise.resolve(),
      why: (question) => Promise.resolve(this.#why(question)),
      ways: (request) => Promise.resolve(waysFrom(this.#run, seat, request)),
      record: () => Promise.reject(new Error('a lesson is not recorded')),
      close: () => {
        thinker.dismiss()
        this.#ears.clear()
      },
    }
  }
}
