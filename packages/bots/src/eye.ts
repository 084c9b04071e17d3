/** An eye: a game's notes on a position, weighed by what was learned, as a chance of winning for each seat. */
import type { BaseState, Seat } from '@muster/kernel/game'
import { type Book, type Emphasis, type Mind, Sheet, type Weights } from '@muster/kernel/mind'

export interface Eye<S extends BaseState = BaseState> {
  readonly mind: Mind<S>
  /** The chance of a seat to win, from 0 to 1. */
  value(s: S, seat: Seat): number
  /** What each group of notes adds to that chance, as log-odds; nothing does once the match is over. */
  shares(s: S, seat: Seat): ReadonlyMap<string, number>
  /** The eye of Marshals, where it makes more of some notes. */
  readonly keener?: Eye<S>
}

/** Room for the longest list of notes. */
export const MAX_NOTES = 1024

export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x))

/** The names of all notes, in order, from any position of the game. */
export function namesOf<S extends BaseState>(mind: Mind<S>, s: S): string[] {
  const names: string[] = []
  mind.look(s, 0, new Sheet(MAX_NOTES, names))
  return names
}

/** A book as numbers in the order of the notes. What was not learned weighs nothing. */
export function numbersOf(book: Book, names: readonly string[]): Float64Array {
  return Float64Array.from(names, (name) => book.weights[name] ?? 0)
}

export function openEye<S extends BaseState>(mind: Mind<S>, weights: Weights): Eye<S> {
  const eye = eyeOf(mind, weights)
  if (mind.emphasis === undefined) return eye
  return { ...eye, keener: eyeOf(mind, emphasised(weights, mind.emphasis)) }
}

/** The same books with more (or less) made of some notes. */
export function emphasised(weights: Weights, emphasis: readonly Emphasis[]): Weights {
  const factorOf = (note: string): number => emphasis.find(({ notes }) => notes.test(note))?.factor ?? 1
  const books = Object.entries(weights.books).map(([id, book]): [string, Book] => [
    id,
    {
      ...book,
      weights: Object.fromEntries(
        Object.entries(book.weights).map(([note, weight]) => [note, weight * factorOf(note)]),
      ),
    },
  ])
  return { ...weights, books: Object.fromEntries(books) }
}

export function eyeOf<S extends BaseState>(mind: Mind<S>, weights: Weights): Eye<S> {
  const sheet = new Sheet(MAX_NOTES)
  const opened = new Map<string, { bias: number; numbers: Float64Array }>()
  const openBook = (s: S, id: string): { bias: number; numbers: Float64Array } => {
    const book = weights.books[id] ?? Object.values(weights.books)[0]
    const made = { bias: book.bias, numbers: numbersOf(book, namesOf(mind, s)) }
    opened.set(id, made)
    return made
  }
  return {
    mind,
    value(s, seat) {
      if (s.outcome !== null) return valueOfOutcome(s.outcome.winners, seat)
      const id = mind.book(s)
      const { bias, numbers } = opened.get(id) ?? openBook(s, id)
      const side = mind.duel ? 0 : seat
      sheet.clear()
      mind.look(s, side, sheet)
      const notes = sheet.numbers
      let sum = bias
      for (let i = 0; i < numbers.length; i++) sum += numbers[i] * notes[i]
      const value = sigmoid(sum)
      return side === seat ? value : 1 - value
    },
    shares(s, seat) {
      const shares = new Map<string, number>()
      if (s.outcome !== null) return shares
      const id = mind.book(s)
      const { numbers } = opened.get(id) ?? openBook(s, id)
      const side = mind.duel ? 0 : seat
      const sign = side === seat ? 1 : -1
      sheet.clear()
      mind.look(s, side, sheet)
      namesOf(mind, s).forEach((name, i) => {
        const group = mind.group(name)
        shares.set(group, (shares.get(group) ?? 0) + sign * numbers[i] * sheet.numbers[i])
      })
      return shares
    },
  }
}

/**
 * The chances of all seats, which add up to one. Of two they do by themselves; of more, each seat's eye sees what speaks for
 * itself without knowing how much of it all others have too, so all are lowered (or raised) alike, as log-odds, until they do.
 */
export function chancesOf<S extends BaseState>(eye: Eye<S>, s: S): number[] {
  const values = Array.from({ length: eye.mind.seats?.(s) ?? 2 }, (_, seat) => eye.value(s, seat))
  if (eye.mind.duel || s.outcome !== null) return values
  const odds = values.map(logit)
  const shifted = (shift: number): number[] => odds.map((each) => sigmoid(each - shift))
  let [low, high] = [-MAX_LOG_ODDS * 2, MAX_LOG_ODDS * 2]
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2
    if (shifted(middle).reduce((sum, each) => sum + each, 0) > 1) low = middle
    else high = middle
  }
  return shifted(high)
}

/** Nothing is surer than this. */
const MAX_LOG_ODDS = 30
/** They bring the sum of all chances within a millionth of one. */
const HALVINGS = 40

const logit = (chance: number): number =>
  Math.max(-MAX_LOG_ODDS, Math.min(MAX_LOG_ODDS, Math.log(chance / (1 - chance))))

/** A shared victory is worth its share; a draw between two, a half. */
export function valueOfOutcome(winners: readonly Seat[], seat: Seat): number {
  if (winners.length === 0) return 0.5
  return winners.includes(seat) ? 1 / winners.length : 0
}
