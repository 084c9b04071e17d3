/**
 * The story of a match in numbers, worked out from what was heard and openly seen of it: its turns, what was counted, its
 * battles, every roll, losses and cards. Sums without a browser; what is drawn from it is in `timeline.ts` and `luck.ts`.
 */
import type { GameEvent, Seat } from '@muster/kernel/game'
import type { Language } from '@muster/kernel/text'
import type { Course } from '../course/kinds.ts'
import type { BattleWord } from '../course/report.ts'

/** One gesture (the first: the set-up), and what a spectator sees after it. */
export interface Step {
  readonly at: number
  readonly seat: Seat | null
  readonly events: readonly GameEvent[]
  readonly view: unknown
}

export interface Turn {
  /** The step with which it begins. */
  readonly at: number
  /** Its year, campaign or round. */
  readonly chapter: number
  readonly winter: boolean
  /** Where the match stood, in words. */
  readonly caption: Readonly<Record<Language, string>>
}

/** A number for each seat, from a step on. */
export interface Count {
  readonly at: number
  readonly values: readonly number[]
}

/** Something that is counted, whenever it changed; the first at step 0. */
export interface Series {
  readonly name: string
  readonly of?: number
  readonly counts: readonly Count[]
}

export interface Fought {
  readonly dice: number
  readonly hits: number
  readonly expected: number
  /** Strength lost, and pieces. */
  readonly lost: number
  readonly fell: number
}

export interface BattleTold {
  readonly at: number
  /** Which it is of those that begin in the same step: 0 for the first. */
  readonly nth: number
  readonly area: string
  /** The seat that attacks; -1 where nobody can be told to. */
  readonly attacker: number
  /** Null: nobody, or the match ended with it. */
  readonly winner: number | null
  readonly sides: readonly Fought[]
}

export interface RollTold {
  readonly at: number
  readonly seat: number
  readonly block: string
  readonly dice: readonly number[]
  readonly rating: number
  readonly hits: number
  /** The number in the match of its first die. */
  readonly first: number
}

export interface CardTold {
  readonly at: number
  readonly seat: number
  readonly card: string
}

export interface Chronicle {
  /** How many gestures there are. */
  readonly of: number
  readonly seats: number
  readonly turns: readonly Turn[]
  readonly scores: readonly Series[]
  /** Who wears the crown, whenever that changed; -1 for nobody. Empty where there is none. */
  readonly crown: readonly { readonly at: number; readonly seat: number }[]
  /** Each seat's chance to win as the opponents judge it, from 0 to 1; empty where they have no mind for it. */
  readonly chances: readonly Count[]
  /** Each seat's chance as it could judge it itself, with what it knew then. */
  readonly knew: readonly Count[]
  /** In how many areas each seat stood; empty where that is not told. */
  readonly areas: readonly Count[]
  readonly battles: readonly BattleTold[]
  readonly rolls: readonly RollTold[]
  readonly cards: readonly CardTold[]
}

/** What a game says of its matches: how they are shown, and where they stand. */
export interface Told {
  readonly course: Pick<
    Course,
    'kind' | 'says' | 'over' | 'scores' | 'seatOf' | 'when' | 'crown' | 'turnedUp' | 'areas'
  > | null
  caption(view: unknown, language: Language): string
}

export function chronicleOf(told: Told, steps: readonly Step[], seats: number): Chronicle {
  const battles = new Battles(told.course, seats)
  const turns: Turn[] = []
  const scores = new Map<string, { name: string; of?: number; counts: Count[] }>()
  const crown: { at: number; seat: number }[] = []
  const cards: CardTold[] = []
  const areas: Count[] = []
  let before: unknown = null
  for (const step of steps) {
    const { at, view } = step
    const turn = turnOf(told, step)
    if (turns.at(-1)?.caption.en !== turn.caption.en) turns.push(turn)
    for (const { name, values, of } of told.course?.scores?.(view) ?? []) {
      const series = scores.get(name) ?? { name, ...(of === undefined ? {} : { of }), counts: [] }
      scores.set(name, series)
      if (series.counts.at(-1)?.values.join() !== values.join()) series.counts.push({ at, values })
    }
    const wears = told.course?.crown?.(view)
    if (wears !== undefined && crown.at(-1)?.seat !== wears) crown.push({ at, seat: wears })
    for (const event of step.events)
      for (const { seat, card } of told.course?.turnedUp?.(event, before, step.events) ?? [])
        cards.push({ at, seat, card })
    const stands = told.course?.areas?.(view)
    if (stands !== undefined && areas.at(-1)?.values.join() !== stands.join())
      areas.push({ at, values: stands })
    battles.hear(step, before)
    before = view
  }
  return {
    of: steps.length - 1,
    seats,
    turns,
    scores: [...scores.values()],
    crown,
    chances: [],
    knew: [],
    areas,
    battles: battles.told,
    rolls: battles.rolls,
    cards,
  }
}

function turnOf({ course, caption }: Told, { at, view }: Step): Turn {
  const { chapter, winter = false } = course?.when?.(view) ?? { chapter: 0 }
  return { at, chapter, winter, caption: { en: caption(view, 'en'), pl: caption(view, 'pl') } }
}

type Tally = { -readonly [key in keyof Fought]: Fought[key] }
const nothing = (): Tally => ({ dice: 0, hits: 0, expected: 0, lost: 0, fell: 0 })

/** Hears the battles of a match, one after the other. */
class Battles {
  readonly told: BattleTold[] = []
  readonly rolls: RollTold[] = []
  #course: Told['course']
  #seats: number
  #dice = 0
  #open: { -readonly [key in keyof BattleTold]: BattleTold[key] } | null = null
  #defender = -1
  #sides: Tally[] = []
  /** What each block that was seen in the battle has left. */
  #left = new Map<string, number>()

  constructor(course: Told['course'], seats: number) {
    this.#course = course
    this.#seats = seats
  }

  hear({ at, events, view }: Step, before: unknown): void {
    const says = this.#course?.says
    if (says === undefined) return
    for (const event of events) {
      const word = says(event)
      if (word !== null) this.#hears(word, at)
    }
    const over = before === null ? null : this.#course?.over?.(before, view, events)
    const word = over == null ? null : says(over)
    if (word !== null) this.#hears(word, at)
  }

  #hears(word: BattleWord, at: number): void {
    const seatOf = (block: string): number => this.#course?.seatOf?.(block) ?? 0
    switch (word.says) {
      case 'begins':
        this.#begins(word, at)
        return
      case 'shown':
        this.#left.set(word.block, word.steps)
        return
      case 'rolled':
        this.#rolled(word, seatOf(word.block), at)
        return
      case 'hit': {
        const side = this.#sides[seatOf(word.block)]
        if (side !== undefined)
          side.lost += Math.max(0, (this.#left.get(word.block) ?? word.steps) - word.steps)
        this.#left.set(word.block, word.steps)
        return
      }
      case 'fell': {
        const side = this.#sides[seatOf(word.block)]
        if (side === undefined) return
        side.lost += this.#left.get(word.block) ?? 0
        side.fell++
        this.#left.delete(word.block)
        return
      }
      case 'ends':
        this.#ends(word.winner)
        return
      case 'round':
      case 'tried':
      case 'retreated':
      case 'changed':
        return
    }
  }

  #begins({ area, attacker, defender }: Extract<BattleWord, { says: 'begins' }>, at: number): void {
    this.#defender = defender ?? 1 - attacker
    const nth = this.told.filter((each) => each.at === at).length
    this.#sides = Array.from({ length: this.#seats }, nothing)
    this.#left.clear()
    this.#open = { at, nth, area, attacker, winner: null, sides: this.#sides }
    this.told.push(this.#open)
  }

  #ends(winner: Extract<BattleWord, { says: 'ends' }>['winner']): void {
    if (this.#open === null) return
    const { attacker } = this.#open
    this.#open.winner = winner === 'attacker' ? attacker : winner === 'defender' ? this.#defender : winner
    this.#open = null
  }

  #rolled(roll: Extract<BattleWord, { says: 'rolled' }>, seat: number, at: number): void {
    const { block, dice, rating, hits } = roll
    this.rolls.push({ at, seat, block, dice, rating, hits, first: this.#dice + 1 })
    this.#dice += dice.length
    const side = this.#sides[seat]
    if (side === undefined) return
    side.dice += dice.length
    side.hits += hits
    side.expected += expectedOf({ dice, rating })
  }
}

/** In how many places each of the sides has somebody. */
export const standsIn = (
  pieces: readonly { readonly side: string; readonly place: string }[],
  sides: readonly string[],
): number[] =>
  sides.map((side) => new Set(pieces.filter((each) => each.side === side).map(({ place }) => place)).size)

/** The strength that each seat has lost in battles so far, whenever more was lost. */
export function lossesByTurn({ battles, seats }: Pick<Chronicle, 'battles' | 'seats'>): readonly Count[] {
  const lost = Array.from({ length: seats }, () => 0)
  return [
    { at: 0, values: [...lost] },
    ...battles.map(({ at, sides }) => {
      sides.forEach((side, seat) => {
        lost[seat] += side.lost
      })
      return { at, values: [...lost] }
    }),
  ]
}

/** On average so many of these dice hit. */
export const expectedOf = ({ dice, rating }: Pick<RollTold, 'dice' | 'rating'>): number =>
  (dice.length * Math.max(0, Math.min(6, rating))) / 6

/** What was counted when a step had been made. */
export const countAt = (counts: readonly Count[], at: number): readonly number[] =>
  (counts.findLast((each) => each.at <= at) ?? counts[0])?.values ?? []
