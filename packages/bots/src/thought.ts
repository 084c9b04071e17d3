/**
 * A Captain that trusts counsel: a rule of thumb settles most choices; where the mind says so it looks at what stands
 * there afterwards, plays a little way on, or looks where whole sequences of its own choices lead.
 */
import type { Action } from '@muster/kernel/action'
import { firstOf, pack, secondOf, verbOf } from '@muster/kernel/action'
import { type Chance, fastChance } from '@muster/kernel/chance'
import { copy } from '@muster/kernel/copy'
import { type BaseState, type Game, type Seat, seatBit } from '@muster/kernel/game'
import { OUT_OF_THE_QUESTION, type Thought } from '@muster/kernel/mind'
import { deciding, listOffers, top } from '@muster/kernel/play'
import { silentReferee } from '@muster/kernel/referee'
import type { Question } from './bot.ts'
import type { Eye } from './eye.ts'
import { carryOut, lowestSeat } from './foresight.ts'
import { playOut } from './playout.ts'
import { firstSight } from './recruit.ts'
import { likings, sightsOf } from './sight.ts'

const SEEDS = 2 ** 31
/** How many choices a sequence has at most. */
const LENGTH = 8
/** By how much a move must be better than none, so that nobody walks to and fro. */
const REST = 1e-6

/** How much care is taken over a thought. */
export interface Care {
  /** Playouts for each offer where a little way is played on. */
  readonly tries: number
  /** Sequences kept from one choice to the next, and positions looked at in all. */
  readonly breadth: number
  readonly looks: number
}

export const CAPTAINS_CARE: Care = { tries: 6, breadth: 6, looks: 300 }

/**
 * How good each offer looks; numbers of one question can be compared with each other only. What counsel calls out of the
 * question is looked at by nobody.
 */
export function byThought<S extends BaseState>(
  question: Question<S>,
  eye: Eye<S>,
  care = CAPTAINS_CARE,
): readonly number[] {
  const { offers, seen } = question
  const liked = likings(question, eye)
  const way = eye.mind.thoughts?.[top(seen).step]
  const open = offers.filter((_, i) => liked[i] > OUT_OF_THE_QUESTION)
  if (way === undefined || open.length === 0) return liked
  const values = thought({ ...question, offers: open }, eye, way, care)
  return offers.map((offer) => values[open.indexOf(offer)] ?? Number.NEGATIVE_INFINITY)
}

function thought<S extends BaseState>(
  question: Question<S>,
  eye: Eye<S>,
  way: Thought,
  care: Care,
): number[] {
  switch (way) {
    case 'look':
      return looks(question, eye)
    case 'try':
      return tries(question, eye, eye.mind.checkpoint(question.seen), care.tries)
    case 'settle':
      return tries(question, eye, eye.mind.checkpoint(question.seen) - 1, care.tries)
    case 'sequence':
      return sequences(question, eye, care).values
  }
}

function looks<S extends BaseState>(
  { game, seen, seat, offers, chance }: Question<S>,
  eye: Eye<S>,
): number[] {
  const seed = chance.below(SEEDS)
  return offers.map((offer) => {
    const s = copy(seen)
    choose(game, s, seat, offer, fastChance(seed))
    return eye.value(s, seat)
  })
}

/**
 * Makes a choice and lets nothing follow: when one choice ends a step and another does not, what comes next, such as
 * somebody else's income, would be taken for its consequence.
 */
function choose<S extends BaseState>(game: Game<S>, s: S, seat: Seat, offer: Action, chance: Chance): void {
  const frame = top(s)
  const { choice } = game.steps[frame.step].byVerb[verbOf(offer)] ?? {}
  choice?.act(s, frame, silentReferee(chance), firstOf(offer), secondOf(offer), seat)
}

function tries<S extends BaseState>(
  { game, seen, seat, offers, chance }: Question<S>,
  eye: Eye<S>,
  since: number,
  count: number,
): number[] {
  const values = offers.map(() => 0)
  for (let i = 0; i < count; i++) {
    const dealt = game.redeal(seen, seat, chance)
    const seed = chance.below(SEEDS)
    offers.forEach((offer, at) => {
      const s = copy(dealt)
      const luck = fastChance(seed)
      carryOut(game, s, seat, offer, luck)
      values[at] += playOut(game, eye, s, seat, luck, since) / count
    })
  }
  return values
}

export interface Line<S> {
  readonly s: S
  readonly first: number
  readonly value: number
}

/** What sequences of choices lead to. */
interface Sequences<S> {
  /** By offer: the best that it can lead to. */
  readonly values: number[]
  /** By offer: what stands there then. */
  readonly ends: readonly (Line<S> | null)[]
}

/** The best that each offer can lead to by the seat's own choices in this step and those it opens. */
export function sequences<S extends BaseState>(question: Question<S>, eye: Eye<S>, care: Care): Sequences<S> {
  const { game, seen, seat, offers, chance } = question
  const seed = chance.below(SEEDS)
  const values = offers.map(() => Number.NEGATIVE_INFINITY)
  const depth = seen.stack.length
  const ends: (Line<S> | null)[] = offers.map(() => null)
  let budget = care.looks
  let lines: Line<S>[] = []
  const follow = (from: S, offer: Action, first: number, length: number): Line<S> | null => {
    budget--
    const s = copy(from)
    const luck = fastChance(seed)
    choose(game, s, seat, offer, luck)
    answerRequests(question, eye, s, depth)
    const isOwn = s.stack.length >= depth && deciding(game, s) === seatBit(seat) && luck.drawn === 0
    const goesOn = isOwn && eye.mind.thoughts?.[top(s).step] === 'sequence'
    const end = goesOn ? ended(question, eye, s) : s
    const isDone = !goesOn && length === 0
    const value = eye.value(end ?? s, seat) + (isDone ? REST : 0)
    if (end !== null && value > values[first]) {
      values[first] = value
      ends[first] = { s: end, first, value }
    }
    return goesOn ? { s, first, value } : null
  }
  offers.forEach((offer, i) => {
    const line = follow(seen, offer, i, 0)
    if (line !== null) lines.push(line)
  })
  const found: Action[] = []
  for (let length = 1; length < LENGTH && lines.length > 0 && budget > 0; length++) {
    const next: Line<S>[] = []
    for (const line of distinct(lines, care.breadth)) {
      found.length = 0
      listOffers(game, line.s, seat, found)
      for (const offer of found.slice()) {
        if (budget <= 0) break
        const more = follow(line.s, offer, line.first, length)
        if (more !== null) next.push(more)
      }
    }
    lines = next
  }
  return { values, ends }
}

/**
 * What stands there if a sequence ends where it is; null if it cannot end there. All sequences are judged at their end:
 * before it what is only begun looks better than what is done, and the end would be put off with idle choices.
 */
function ended<S extends BaseState>({ game, seat, chance }: Question<S>, eye: Eye<S>, s: S): S | null {
  const frame = top(s)
  const verb = eye.mind.ends?.[frame.step]
  if (verb === undefined) return null
  const end = copy(s)
  choose(game, end, seat, pack(game.verbs.indexOf(verb)), chance)
  return end
}

/** The best lines, of those that come to the same only one. */
export function distinct<S>(lines: readonly Line<S>[], most: number): Line<S>[] {
  const best: Line<S>[] = []
  for (const line of lines.toSorted((one, two) => two.value - one.value)) {
    if (best.some((each) => each.value === line.value)) continue
    best.push(line)
    if (best.length === most) break
  }
  return best
}

/** What a choice asks of others before it takes effect, such as leave to pass, is answered as they probably would. */
function answerRequests<S extends BaseState>(
  { game, seat, chance }: Question<S>,
  eye: Eye<S>,
  s: S,
  depth: number,
): void {
  const offers: Action[] = []
  while (s.stack.length > depth) {
    const seats = deciding(game, s)
    if (seats === 0 || (seats & seatBit(seat)) !== 0) return
    if (eye.mind.thoughts?.[top(s).step] !== undefined) return
    const other = lowestSeat(seats)
    offers.length = 0
    listOffers(game, s, other, offers)
    carryOut(game, s, other, firstSight(game, s, other, offers, 0, chance, sightsOf(game, eye)), chance)
  }
}
