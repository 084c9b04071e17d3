/** Where the steps of a match lie on a line: its years, campaigns or rounds are equally wide, and so are the turns of each. */
import { type BattleTold, type Chronicle, type Count, countAt, type Turn } from './chronicle.ts'

export interface Chapter {
  readonly chapter: number
  readonly turns: readonly Turn[]
  /** From where to where on the line, which goes from 0 to 1. */
  readonly from: number
  readonly to: number
}

export function chaptersOf({ turns }: Chronicle): Chapter[] {
  const runs: Turn[][] = []
  for (const turn of turns) {
    const last = runs.at(-1)
    if (last?.[0].chapter === turn.chapter) last.push(turn)
    else runs.push([turn])
  }
  return runs.map((run, i) => ({
    chapter: run[0].chapter,
    turns: run,
    from: i / runs.length,
    to: (i + 1) / runs.length,
  }))
}

/** One turn on the line: its steps, and from where to where it goes. */
interface Span {
  readonly first: number
  /** The first step of what comes after it. */
  readonly end: number
  readonly from: number
  readonly to: number
}

function spansOf(chronicle: Chronicle): Span[] {
  const ends = [...chronicle.turns.slice(1).map((turn) => turn.at), chronicle.of + 1]
  let number = 0
  return chaptersOf(chronicle).flatMap(({ turns, from, to }) =>
    turns.map((turn, i) => ({
      first: turn.at,
      end: ends[number++],
      from: from + ((to - from) * i) / turns.length,
      to: from + ((to - from) * (i + 1)) / turns.length,
    })),
  )
}

/** Where steps lie, and which step lies where. */
export interface Line {
  placeOf(at: number): number
  stepAt(place: number): number
}

export function lineOf(chronicle: Chronicle): Line {
  const spans = spansOf(chronicle)
  return {
    placeOf(at) {
      const span = spans.findLast((each) => each.first <= at) ?? spans[0]
      const { first, end, from, to } = span
      // The last step of all lies at the very end.
      if (at >= chronicle.of) return 1
      return from + ((to - from) * Math.min(at - first, end - first)) / Math.max(1, end - first)
    },
    stepAt(place) {
      const span = spans.findLast((each) => each.from <= place) ?? spans[0]
      const { first, end, from, to } = span
      const within = Math.floor(((place - from) / (to - from)) * (end - first))
      return Math.max(first, Math.min(chronicle.of, end, first + within))
    },
  }
}

export const turnAt = ({ turns }: Chronicle, at: number): Turn =>
  turns.findLast((turn) => turn.at <= at) ?? turns[0]

/** The beginning of the next turn, or of the one before; the end, or the beginning, of all where there is none. */
export function turnFrom({ turns, of }: Chronicle, at: number, by: 1 | -1): number {
  return by > 0
    ? (turns.find((turn) => turn.at > at)?.at ?? of)
    : (turns.findLast((turn) => turn.at < at)?.at ?? 0)
}

/** The next battle, or the one before; the one that is looked at is named by its step and number. */
export function battleFrom(
  { battles }: Chronicle,
  at: number,
  nth: number | null,
  by: 1 | -1,
): BattleTold | null {
  const after = (each: BattleTold): boolean =>
    each.at > at || (nth !== null && each.at === at && each.nth > nth)
  const before = (each: BattleTold): boolean =>
    each.at < at || (each.at === at && (nth === null || each.nth < nth))
  return (by > 0 ? battles.find(after) : battles.findLast(before)) ?? null
}

/** The corners of a line that keeps its height until it changes. */
export function cornersOf(
  counts: readonly Count[],
  seat: number,
  line: Line,
): readonly (readonly [place: number, value: number])[] {
  const corners: [number, number][] = []
  for (const { at, values } of counts) {
    const place = line.placeOf(at)
    const last = corners.at(-1)
    if (last !== undefined) corners.push([place, last[1]])
    corners.push([place, values[seat] ?? 0])
  }
  const last = corners.at(-1)
  return last === undefined ? [] : [...corners, [1, last[1]]]
}

export interface TurningPoint {
  /** The step of its turn in which most of it happened. */
  readonly at: number
  readonly turn: Turn
  readonly seat: number
  /** What is told of it: the chance to win from 0 to 1, the score, or that the crown changed heads. */
  readonly by: 'chance' | 'score' | 'crown'
  /** Before the turn and after it. */
  readonly from: number
  readonly to: number
}

interface Weighed extends TurningPoint {
  readonly weight: number
}

const MAX_POINTS = 3
/** A crown weighs as much as so many points. */
const CROWN = 3
/** A smaller change of a chance turns nothing. */
const SWING = 0.1
/** Chances are hundredths; two that differ by less are the same. */
const SAME = 1e-6

/** The turns that changed most: who is likely to win, or if nobody judged that, the score and the crown. The weightiest first. */
export function turningPoints(chronicle: Chronicle): readonly TurningPoint[] {
  const { chances, of } = chronicle
  // That it ended, by a resignation perhaps, is no turn of it.
  const found =
    chances.length > 0
      ? changesOf(chronicle, chances, 'chance', of - 1).filter(({ weight }) => weight > SWING - SAME)
      : [...crownsOf(chronicle), ...changesOf(chronicle, chronicle.scores[0]?.counts ?? [], 'score', of)]
  return found
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.at - b.at)
    .slice(0, MAX_POINTS)
    .map(({ weight: _, ...point }) => point)
}

/** What each turn changed, for the seat for which it changed most; of two, the one that gained. */
function changesOf(
  { turns }: Chronicle,
  counts: readonly Count[],
  by: 'chance' | 'score',
  end: number,
): readonly Weighed[] {
  return turns.map((turn, i) => {
    const last = Math.min(end, (turns[i + 1]?.at ?? end + 1) - 1)
    const [was, is] = [countAt(counts, Math.max(0, turn.at - 1)), countAt(counts, last)]
    const swings = is.map((value, seat) => value - (was[seat] ?? 0))
    const [gain, loss] = [Math.max(0, ...swings), -Math.min(0, ...swings)]
    const seat = swings.indexOf(gain > loss - SAME ? gain : -loss)
    const [from, to] = [was[seat] ?? 0, is[seat] ?? 0]
    return {
      weight: Math.max(gain, loss),
      at: largestStep(counts, seat, turn.at, last),
      turn,
      seat,
      by,
      from,
      to,
    }
  })
}

const crownsOf = (chronicle: Chronicle): readonly Weighed[] =>
  chronicle.crown
    .slice(1)
    .filter(({ seat }) => seat >= 0)
    .map(({ at, seat }) => ({
      weight: CROWN,
      at,
      turn: turnAt(chronicle, at),
      seat,
      by: 'crown',
      from: 0,
      to: 0,
    }))

/** The step between two others in which the score of a seat changed most. */
function largestStep(counts: readonly Count[], seat: number, from: number, to: number): number {
  let best = { at: from, by: 0 }
  counts.forEach(({ at, values }, i) => {
    const by = Math.abs((values[seat] ?? 0) - (counts[i - 1]?.values[seat] ?? 0))
    if (i > 0 && at >= from && at <= to && by > best.by) best = { at, by }
  })
  return best.at
}

/** The lowest and the highest number of several series, with room above the highest. */
export function rangeOf(counts: readonly Count[]): readonly [low: number, high: number] {
  const all = counts.flatMap((each) => each.values)
  const low = Math.min(0, ...all)
  const high = Math.max(1, ...all)
  return [low, high]
}
