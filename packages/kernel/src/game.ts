/**
 * What a game is, to the kernel: set-up, steps on a stack, what each seat may see. See README.md for the words.
 */
import { type Action, pack } from './action.ts'
import type { Chance } from './chance.ts'
import type { Fields, FieldsOf } from './ids.ts'
import type { Position } from './position.ts'
import type { Fault } from './position-faults.ts'
import type { Params, Verdict } from './verdict.ts'

/** Seats are numbered from 0; a set of seats is a bit mask. */
export type Seat = number
export type Seats = number
export const seatBit = (seat: Seat): Seats => 1 << seat

/** Whoever looks without a seat. Knows only what is public. */
export const SPECTATOR = -1
export type Viewer = Seat | typeof SPECTATOR

/** One pending step, as plain data: its name and what it has to remember. */
export interface Frame {
  readonly step: string
}

/** What every state has. The rest is the game's own. All of it is plain data and survives JSON. */
export interface BaseState {
  stack: Frame[]
  outcome: Outcome | null
  /**
   * The version of the rules that the match was begun under, filled in at set-up; a game's set-up makes its state with 0
   * (a field added to a state that is made already would slow every access to it). A changed rule asks by `since`.
   */
  rules?: number
}

/** Whether the match is played under this version of the rules or a later one. */
export const since = (s: BaseState, version: number): boolean => s.rules === undefined || s.rules >= version

export interface Outcome {
  /** The winning seats; none is a draw. */
  winners: Seat[]
  /** Why, as a code for text/, with the rule that says so. */
  code: string
  rule: string
}

/** A sentence for people: a code that text/ words, and what it speaks of. */
export interface Message {
  readonly code: string
  readonly params: Params
}

/** Something that happened. Its type is a code for text/; the other fields are ids and numbers. */
export interface GameEvent {
  readonly type: string
}

/** An event and who may know all of it. The seats in `to` see the secret fields too; all others see `event` alone. */
export interface Told {
  event: GameEvent
  to?: Seats
  secret?: Readonly<Record<string, unknown>>
}

/** What only some may know of an event: fields that it does not have for all others. */
export type SecretOf<E> = E extends unknown
  ? { readonly [K in keyof E as undefined extends E[K] ? K : never]?: Exclude<E[K], undefined> }
  : never

/** What rules get besides the state: chance, and an ear for what happens. A game says which events it knows. */
export interface Referee<E extends GameEvent = GameEvent> {
  readonly chance: Chance
  emit(event: E): void
  /** Says `event` to everybody and the secret fields to the seats in `to`. */
  whisper(event: E, to: Seats, secret: SecretOf<E>): void
  /** Lets seats know something hidden. This is the only way to do so, and it makes earlier choices final. */
  reveal(known: Seats[], piece: number, to: Seats): void
}

/** Something that a seat may choose in a step: a verb and its arguments, each from a named domain. */
export interface Choice<S, F extends Frame, E extends GameEvent = GameEvent> {
  /** The domains of the arguments, at most two: ['block', 'area']. */
  readonly args: readonly string[]
  /** The arguments worth asking about now (packed with `pair` if there are two). Without it: one candidate. */
  among?(s: S, f: F, seat: Seat): readonly number[]
  /** Whether the rules allow it. Must answer for every member of the domains, not only for those in `among`. */
  may(s: S, f: F, a: number, b: number, seat: Seat): Verdict
  act(s: S, f: F, referee: Referee<E>, a: number, b: number, seat: Seat): void
}

export interface Step<S, F extends Frame, E extends GameEvent = GameEvent> {
  /** The rule that this step plays; the reason given for anything that this step does not know at all. */
  readonly rule: string
  /** Which seats must choose now. A step without it runs by itself. */
  seats?(s: S, f: F): Seats
  /** What happens without anybody choosing. */
  run?(s: S, f: F, referee: Referee<E>): void
  /** Ids in it are integers; whoever is asked gets their names. */
  prompt?(s: S, f: F, seat: Seat): Message
  readonly choices?: Readonly<Record<string, Choice<S, F, E>>>
  /** That a seat has only one answer here depends on what others do not know: among people it is asked all the same. */
  readonly discreet?: true
  /** With one answer left it is over, although others choose next: whoever chose just before may regret it until they do. */
  readonly endsItself?: true
  /** A loss: with one answer left it is taken, although dice or others come next. Nobody wants to press it. */
  readonly suffered?: true
}

/** One step for each kind of frame: the compiler sees to it that none is missing. */
export type Steps<S, F extends Frame, E extends GameEvent = GameEvent> = {
  readonly [K in F['step']]: Step<S, Extract<F, { step: K }>, E>
}

export interface Scenario {
  readonly id: string
  readonly title: string
  /** The numbers of players that it can be played with. */
  readonly players: readonly number[]
}

export interface Option {
  readonly id: string
  readonly title: string
  readonly values: readonly string[]
  readonly initial: string
  /** The scenarios it is for; all, if absent. In others it keeps its initial value. */
  readonly scenarios?: readonly string[]
}

export interface Setup {
  readonly scenario: string
  readonly players: number
  readonly options: Readonly<Record<string, string>>
}

export interface Section {
  readonly id: string
  readonly title: string
  readonly narrative: boolean
}

export interface GameDefinition<S extends BaseState, F extends Frame, V, E extends GameEvent = GameEvent> {
  readonly id: string
  readonly title: string
  /**
   * The versions of the rules that matches are played under, the newest last: it is the one of new matches. A change
   * after which the same log gives another state adds a version; matches begun before it are played on without it.
   */
  readonly plays: readonly number[]
  readonly scenarios: readonly Scenario[]
  readonly options: readonly Option[]
  readonly sections: readonly Section[]
  /** The names of ids, by domain: { area: ['england', 'ross', …] }. */
  readonly domains: Readonly<Record<string, readonly string[]>>
  /** Which of these the fields of events, prompts and refusals are from; they leave the rules as names. */
  readonly fields: Fields & FieldsOf<E>
  readonly steps: Steps<S, F, E>
  seats(setup: Setup): readonly string[]
  setup(setup: Setup, referee: Referee<E>, rules: number): S
  /**
   * Sets up a position in the game's own words and puts the first step on the stack, or throws `bad-position`, which
   * says what is wrong with it. Lessons, puzzles and tests begin so.
   */
  lay?(position: Position, referee: Referee<E>): S
  /** The words that lay a position as near to this state as they can. */
  describe?(s: S): Pick<Position, 'board' | 'given' | 'begin'>
  /** What a viewer may know, built up from nothing; parts that are still the same may be taken over from `last`, an earlier view of theirs. */
  view(s: S, viewer: Viewer, last?: V): V
  /** A state that the viewer could not tell from this one, with all that is hidden from them dealt again. */
  redeal(s: S, viewer: Viewer, chance: Chance): S
  /** The game's invariants that do not hold: a code for what somebody could set up by hand, a sentence for the rest. */
  faults(s: S): readonly (Fault | string)[]
  /**
   * How good an offer looks to a seat at first sight: the higher the better. A quick opponent takes the best. It is
   * given a redealt state, so it cannot know what the seat does not.
   */
  advise?(s: S, seat: Seat, verb: string, a: number, b: number): number
}

/** Every part is there, undefined if it was left out: an engine is quickest with objects that all have one shape. */
type OneShape<T> = { readonly [K in keyof Required<T>]: T[K] }

interface CompiledChoice<S> {
  readonly verb: string
  readonly base: Action
  readonly choice: OneShape<Choice<S, Frame>>
}

export interface CompiledStep<S> {
  readonly step: OneShape<Step<S, Frame>>
  readonly choices: readonly CompiledChoice<S>[]
  /** By number of verb. */
  readonly byVerb: readonly (CompiledChoice<S> | undefined)[]
}

/** A game ready to be played: its verbs are numbered and its steps indexed. */
export interface Game<S extends BaseState = BaseState, V = unknown>
  extends Omit<GameDefinition<S, Frame, V>, 'steps' | 'setup'> {
  /** The version of new matches. */
  readonly version: number
  /** Without a version of the rules: under the newest. */
  setup(setup: Setup, referee: Referee, rules?: number): S
  readonly verbs: readonly string[]
  /** The domains of a verb's arguments. A verb means the same wherever it is offered. */
  readonly verbArgs: readonly (readonly string[])[]
  readonly steps: Readonly<Record<string, CompiledStep<S>>>
}

export function defineGame<S extends BaseState, F extends Frame, V, E extends GameEvent = GameEvent>(
  definition: GameDefinition<S, F, V, E>,
): Game<S, V> {
  for (const domain of Object.values(definition.fields as Fields)) {
    if (domain === 'number' || definition.domains[domain] !== undefined) continue
    throw new Error(`${definition.id}: there is no domain ${domain}`)
  }
  const verbs: string[] = []
  const verbArgs: (readonly string[])[] = []
  const steps: Record<string, CompiledStep<S>> = {}
  // A step only ever receives its own kind of frame, which the compiler cannot see through a lookup by name.
  const loose = definition.steps as unknown as Record<string, Step<S, Frame>>
  for (const [name, step] of Object.entries(loose)) {
    const choices: CompiledChoice<S>[] = []
    const byVerb: (CompiledChoice<S> | undefined)[] = []
    for (const [verb, choice] of Object.entries(step.choices ?? {})) {
      let number = verbs.indexOf(verb)
      if (number < 0) {
        number = verbs.push(verb) - 1
        verbArgs.push(choice.args)
      } else if (verbArgs[number].join() !== choice.args.join()) {
        throw new Error(`${definition.id}: the verb ${verb} has other arguments in step ${name}`)
      }
      const { args, among, may, act } = choice
      const compiled = { verb, base: pack(number), choice: { args, among, may, act } }
      choices.push(compiled)
      byVerb[number] = compiled
    }
    const { rule, seats, run, prompt, discreet, endsItself, suffered } = step
    steps[name] = {
      step: { rule, seats, run, prompt, choices: step.choices, discreet, endsItself, suffered },
      choices,
      byVerb,
    }
  }
  const version = Math.max(...definition.plays)
  const setup = (wish: Setup, referee: Referee<E>, rules = version): S => {
    const state = definition.setup(wish, referee, rules)
    state.rules = rules
    return state
  }
  return { ...definition, version, setup, verbs, verbArgs, steps }
}
