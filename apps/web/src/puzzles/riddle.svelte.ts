/** A puzzle at a real table: right choices are made, others are answered and nothing happens. */
import { worthOfChoice } from '@muster/bots/puzzles'
import type { Game } from '@muster/kernel/game'
import type { Puzzle, Puzzles } from '@muster/kernel/puzzle'
import type { InEveryLanguage } from '@muster/kernel/text'
import { joinChoices } from '@muster/kernel/words'
import type { Acted, MatchSource } from '@muster/table-kit/match/source.ts'

/** How often a wrong choice is played on to say what comes of it. */
const PLAYED_ON = 40
const AND_THEN = '; '

/** What comes of another choice: how often it reaches the goal all the same. */
export interface Tried {
  readonly choices: readonly string[]
  readonly times: number
  readonly of: number
}

export class Riddle {
  readonly puzzle: Puzzle
  readonly source: MatchSource
  isSolved = $state(false)
  /** The last wrong choice. */
  tried = $state.raw<Tried | null>(null)

  readonly #game: Game
  readonly #puzzles: Puzzles
  /** The gestures made on the way to the answer. */
  readonly #made: string[] = []

  constructor(game: Game, puzzles: Puzzles, puzzle: Puzzle, source: MatchSource) {
    this.#game = game
    this.#puzzles = puzzles
    this.puzzle = puzzle
    const { advice: _, ...rest } = source
    this.source = { ...rest, act: (choices) => this.#act(source, choices), undo: () => this.#undo(source) }
  }

  /** What the best choice gains, in words; the match itself unless said. */
  get goal(): InEveryLanguage | undefined {
    const { gains } = this.puzzle
    return gains === undefined ? undefined : this.#puzzles.measures[gains].goal
  }

  async #act(source: MatchSource, choices: readonly string[]): Promise<Acted> {
    if (this.isSolved) return source.act(choices)
    const said = [...this.#made, joinChoices(choices)].join(AND_THEN)
    const { best } = this.puzzle
    const isRight = best.some((each) => each === said || said.startsWith(each + AND_THEN))
    const isOnTheWay = best.some((each) => each.startsWith(said + AND_THEN))
    if (!isRight && !isOnTheWay) {
      const whole = said.split(AND_THEN)
      const worth = worthOfChoice(this.#game, this.#puzzles, this.puzzle, whole, PLAYED_ON)
      this.tried = { choices: whole, times: Math.round(worth * PLAYED_ON), of: PLAYED_ON }
      return { kind: 'rejected' }
    }
    const acted = await source.act(choices)
    if (acted.kind !== 'made') return acted
    this.tried = null
    this.#made.push(joinChoices(choices))
    if (isRight) this.isSolved = true
    return acted
  }

  #undo(source: MatchSource): Promise<void> {
    this.#made.pop()
    return source.undo()
  }
}
