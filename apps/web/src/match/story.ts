/** The chronicle of a match that was played again. Runs in the worker and in tests alike. */
import { chancesOf, type Eye, valueOfOutcome } from '@muster/bots/eye'
import { fastChance } from '@muster/kernel/chance'
import type { BaseState, Game, Outcome } from '@muster/kernel/game'
import type { Language } from '@muster/kernel/text'
import { type Chronicle, type Count, chronicleOf, type Told } from '@muster/table-kit/chronicle/chronicle.ts'
import { type Engine, heardAt } from './engine.ts'

/** A match, and the state after each of its gestures, the opening first. */
export interface Watching {
  readonly engine: Pick<Engine, 'match' | 'saved'>
  readonly states: readonly BaseState[]
  /** How it ended, also when people ended it; null while it goes on. */
  readonly outcome: Outcome | null
}

/** `eye` is what the opponents see with; null for a game of which they know nothing. */
export function storyOf(
  { engine, states, outcome }: Watching,
  course: Told['course'],
  caption: (view: unknown, language: Language) => string,
  eye: Eye | null,
): Chronicle {
  const { game, seats } = engine.match
  const steps = states.map((state, at) => ({ ...heardAt(engine, -1, at), view: game.view(state, -1) }))
  const told = chronicleOf({ course, caption }, steps, seats.length)
  return {
    ...told,
    chances: eye === null || outcome === null ? [] : judgedOf(states, outcome, seats.length, eye),
    knew: eye === null || outcome === null ? [] : knewOf(game, states, outcome, seats.length, eye),
  }
}

/** As the opponents judge it with everything known; at the end whoever won has won. */
function judgedOf(states: readonly BaseState[], outcome: Outcome, seats: number, eye: Eye): Count[] {
  const counts: Count[] = []
  states.forEach((state, at) => {
    const values = at === states.length - 1 ? endOf(outcome, seats) : chancesOf(eye, state).map(percent)
    if (counts.at(-1)?.values.join() !== values.join()) counts.push({ at, values })
  })
  return counts
}

/** Moments at which each seat is asked for its own judgement, and the deals on which it is given. */
const MOMENTS = 160
const DEALS = 5

/** As each seat could judge its own chance with what it knew: the mean over what might have been hidden from it. */
function knewOf(
  game: Game,
  states: readonly BaseState[],
  outcome: Outcome,
  seats: number,
  eye: Eye,
): Count[] {
  const counts: Count[] = []
  const stride = Math.max(1, Math.ceil(states.length / MOMENTS))
  const last = states.length - 1
  for (let at = 0; at < last; at += stride) {
    const values = Array.from({ length: seats }, (_, seat) => {
      const chance = fastChance(at + 1)
      let sum = 0
      for (let deal = 0; deal < DEALS; deal++)
        sum += chancesOf(eye, game.redeal(states[at], seat, chance))[seat]
      return percent(sum / DEALS)
    })
    if (counts.at(-1)?.values.join() !== values.join()) counts.push({ at, values })
  }
  return [...counts, { at: last, values: endOf(outcome, seats) }]
}

const endOf = ({ winners }: Outcome, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => valueOfOutcome(winners, seat))

/** In hundredths; nobody has won or lost before the end. */
const percent = (chance: number): number => Math.max(1, Math.min(99, Math.round(chance * 100))) / 100
