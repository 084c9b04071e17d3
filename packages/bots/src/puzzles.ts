/** Puzzles: what each choice is worth, found by playing on from it over and over; and whether a bot finds the best. */
import type { Action } from '@muster/kernel/action'
import { type Chance, fastChance } from '@muster/kernel/chance'
import { copy } from '@muster/kernel/copy'
import { type BaseState, type Game, type Seat, seatBit } from '@muster/kernel/game'
import { deciding, listOffers, offersOf } from '@muster/kernel/play'
import { startFrom } from '@muster/kernel/position'
import type { Puzzle, Puzzles } from '@muster/kernel/puzzle'
import { gestureWords, parseAction } from '@muster/kernel/words'
import { ask, type Bot } from './bot.ts'
import { valueOfOutcome } from './eye.ts'
import { carryOut, lowestSeat } from './foresight.ts'
import { firstSight } from './recruit.ts'

const MAX_ACTIONS = 3000
const HESITATION = 0.05
/** Playouts with which all choices are looked at, and how many of them are then looked at closely. */
const FIRST_LOOK = 4
const CLOSELY = 4

/** A whole choice: a march is several choices of which only the last says where to. */
export interface Worth {
  readonly choice: string
  readonly worth: number
}

interface Opened<S extends BaseState> {
  readonly state: S
  readonly seat: Seat
}

export function openPuzzle<S extends BaseState>(game: Game<S>, puzzle: Puzzle): Opened<S> {
  const { state, seats } = startFrom(game, puzzle.position, fastChance(1))
  return { state, seat: seats.indexOf(puzzle.seat) }
}

/** All that a seat can choose here, each with what belongs to it: `move wallace; to fife; stop`. */
export function wholeChoices<S extends BaseState>(game: Game<S>, { state, seat }: Opened<S>): Action[][] {
  const depth = state.stack.length
  const whole: Action[][] = []
  const follow = (s: S, before: readonly Action[]): void => {
    for (const offer of offersOf(game, s, seat)) {
      const next = copy(s)
      const chance = fastChance(1)
      carryOut(game, next, seat, offer, chance)
      const choices = [...before, offer]
      const goesOn = chance.drawn === 0 && next.stack.length > depth && deciding(game, next) === seatBit(seat)
      if (goesOn) follow(next, choices)
      else whole.push(choices)
    }
  }
  follow(state, [])
  return whole
}

/** What each choice is worth to whoever is asked, the best first: everybody plays on at first sight. */
export function worthOfChoices<S extends BaseState>(
  game: Game<S>,
  { measures, isSettled }: Puzzles<S>,
  puzzle: Puzzle,
  playouts: number,
  seed: number,
): Worth[] {
  const opened = openPuzzle(game, puzzle)
  const { state, seat } = opened
  const measure = puzzle.gains === undefined ? won : measures[puzzle.gains].worth
  const isOver = puzzle.gains === undefined ? () => false : isSettled
  const candidates = wholeChoices(game, opened).map((actions) => ({ actions, sum: 0, count: 0 }))
  const visit = (some: typeof candidates, from: number, to: number): void => {
    for (let i = from; i < to; i++) {
      const dealt = game.redeal(state, seat, fastChance(seed + i))
      for (const each of some) {
        const s = copy(dealt)
        const chance = fastChance(seed + i)
        for (const action of each.actions) carryOut(game, s, seat, action, chance)
        playOn(game, s, isOver, chance)
        each.sum += measure(s, seat)
        each.count++
      }
    }
  }
  const byWorth = () => candidates.toSorted((one, two) => two.sum / two.count - one.sum / one.count)
  const isAnswer = (each: (typeof candidates)[number]): boolean =>
    puzzle.best.includes(gestureWords(game, each.actions))
  visit(candidates, 0, FIRST_LOOK)
  const close = new Set([...byWorth().slice(0, CLOSELY), ...candidates.filter(isAnswer)])
  visit([...close], FIRST_LOOK, playouts)
  return byWorth().map(({ actions, sum, count }) => ({
    choice: gestureWords(game, actions),
    worth: sum / count,
  }))
}

/** What one choice is worth; where it only begins something, the rest comes at first sight. */
export function worthOfChoice<S extends BaseState>(
  game: Game<S>,
  { measures, isSettled }: Puzzles<S>,
  puzzle: Puzzle,
  choices: readonly string[],
  playouts: number,
): number {
  const { state, seat } = openPuzzle(game, puzzle)
  const measure = puzzle.gains === undefined ? won : measures[puzzle.gains].worth
  const isOver = puzzle.gains === undefined ? () => false : isSettled
  let sum = 0
  for (let i = 0; i < playouts; i++) {
    const s = game.redeal(state, seat, fastChance(i))
    const chance = fastChance(i)
    for (const choice of choices) carryOut(game, s, seat, parseAction(game, choice), chance)
    playOn(game, s, isOver, chance)
    sum += measure(s, seat)
  }
  return sum / playouts
}

const won = (s: BaseState, seat: Seat): number => valueOfOutcome(s.outcome?.winners ?? [], seat)

function playOn<S extends BaseState>(game: Game<S>, s: S, isOver: (s: S) => boolean, chance: Chance): void {
  const offers: Action[] = []
  for (let i = 0; i < MAX_ACTIONS && !isOver(s); i++) {
    const seats = deciding(game, s)
    if (seats === 0) return
    const seat = lowestSeat(seats)
    offers.length = 0
    listOffers(game, s, seat, offers)
    carryOut(game, s, seat, firstSight(game, s, seat, offers, HESITATION, chance), chance)
  }
}

/** By how much the best choice is ahead of the best one that is not among the answers. */
export function leadOf({ best }: Puzzle, worths: readonly Worth[]): number {
  const of = (isBest: boolean): number[] =>
    worths.filter(({ choice }) => best.includes(choice) === isBest).map(({ worth }) => worth)
  return Math.min(...of(true)) - Math.max(...of(false))
}

/** What a bot chooses, to the end of what it begins. */
export function choiceOf<S extends BaseState>(bot: Bot, game: Game<S>, puzzle: Puzzle, seed: number): string {
  const opened = openPuzzle(game, puzzle)
  const { state, seat } = opened
  const chance = fastChance(seed)
  const chosen: Action[] = []
  const whole = wholeChoices(game, opened)
  while (!whole.some((each) => each.length === chosen.length && each.every((one, i) => one === chosen[i]))) {
    const action = ask(bot, game, state, seat, offersOf(game, state, seat), chance)
    carryOut(game, state, seat, action, chance)
    chosen.push(action)
  }
  return gestureWords(game, chosen)
}
