/** How long each beat lasts and whether it waits: by pace, by what the player wants to wait for, within a budget. */
import type { Seat } from '@muster/kernel/game'
import type { Beat } from './beats.ts'
import {
  type BeatKind,
  type Course,
  ENDS,
  FACTOR,
  LENGTHS,
  type Length,
  OWN_AT_ONCE,
  type Pace,
  SHORTEST,
  WAIT_OF,
  type Wait,
} from './kinds.ts'

export interface Timed extends Beat {
  readonly ms: number
  /** Stays until the player goes on. */
  readonly waits: boolean
  /** Several marches in one picture, or a battle of others in one line. */
  readonly brief?: 'marches' | 'battle'
}

export interface Timing {
  readonly viewer: Seat
  readonly pace: Pace
  readonly waits: readonly Wait[]
  /** What was already shown of this stretch. */
  readonly spent: number
}

const PICTURE = 2000
const ONE_LINE = 1400
/** A result that does not wait is shown at least so long. */
const RESULT_LEAST = 1500
const ROLL_FAST = 900
/** A card of a battle is looked at so long before the next is turned up. */
const CARD_UP = 500
/** A table of so many lines is read before it goes. */
const LONG_TABLE = 3

const lengthOf = (course: Course, kind: BeatKind): Length => course.lengths?.[kind] ?? LENGTHS[kind]

/** At “normal”. */
export function naturalLength(course: Course, beat: Beat, viewer: Seat): number {
  const own = beat.seat === viewer && OWN_AT_ONCE.has(beat.kind)
  if (own || (beat.kind === 'quiet' && beat.count === 0)) return 0
  const { ms, more = 0 } = lengthOf(course, beat.kind)
  const further = beat.kind === 'roll' || beat.kind === 'count' ? beat.count : Math.max(0, beat.count - 1)
  return ms + more * further
}

function waitsFor(course: Course, beat: Beat, { viewer, waits, pace }: Timing): boolean {
  if (pace === 'instant') return false
  if (naturalLength(course, beat, viewer) === 0) return false
  if (waits.includes('all')) return true
  const wait = WAIT_OF[beat.kind]
  if (wait === undefined || !waits.includes(wait)) return false
  if (beat.kind === 'table')
    return beat.count >= LONG_TABLE || beat.events.some(({ type }) => course.closes?.includes(type) === true)
  if (wait === 'sides') return beat.kind === 'treachery' ? turned(beat) : isNews(course, beat)
  return wait === 'cards' || beat.mine
}

/** Whether any change that it shows was not known before. */
function isNews(course: Course, beat: Beat): boolean {
  const changes = beat.events.filter((event) => course.kind(event) === beat.kind)
  return changes.length === 0 || !changes.every((event) => course.known?.(event) === true)
}

/** A treachery that failed is told and goes on. */
const turned = (beat: Beat): boolean =>
  beat.events.some((event) => (event as { turned?: boolean }).turned !== false)

/** The beats with their lengths, shortened as far as the stretch to the viewer's next choice needs it. */
export function plan(course: Course, beats: readonly Beat[], timing: Timing): Timed[] {
  const { viewer, pace, spent } = timing
  const budget = Math.max(0, course.budget - spent / (FACTOR[pace] || 1))
  let timed = beats.map((beat): Timed => {
    const ms = naturalLength(course, beat, viewer)
    return { ...beat, ms, waits: waitsFor(course, beat, timing) }
  })
  if (sum(timed) > budget) timed = marchesAtOnce(timed, viewer)
  if (sum(timed) > budget) timed = battlesInALine(timed)
  const total = sum(timed)
  const scale = total > budget ? budget / total : 1
  return timed.map((beat) => ({ ...beat, ms: paced(beat, scale, pace) }))
}

/** How long each card of a count takes to be turned up. */
export const cardTime = ({ kind, brief, count, ms }: Timed): number =>
  kind === 'count' && brief === undefined && count > 0 ? Math.min(CARD_UP, ms / (count + 3)) : 0

/** Nobody knows who has won before the last card is up: so long after a beat began, how it ends is told. */
export const toldAfter = (beat: Timed): number => cardTime(beat) * (beat.count + 1)

/** Looking back: everybody's beats for their whole length, so many times as fast; nothing is shortened and nothing waits. */
export const planAtSpeed = (course: Course, beats: readonly Beat[], speed: number): Timed[] =>
  beats.map((beat) => ({ ...beat, ms: naturalLength(course, beat, NOBODY) / speed, waits: false }))

const NOBODY = -1

const sum = (beats: readonly Timed[]): number =>
  beats.reduce((all, { ms, waits }) => all + (waits ? 0 : ms), 0)

function paced(beat: Timed, scale: number, pace: Pace): number {
  if (pace === 'instant' || beat.ms === 0) return 0
  const least = SHORTEST[beat.kind] ?? 0
  const length = scale < 1 && !beat.waits ? Math.max(Math.min(least, beat.ms), beat.ms * scale) : beat.ms
  const ms = Math.round(length * FACTOR[pace])
  if (beat.brief !== undefined) return ms
  if (ENDS.has(beat.kind)) return Math.max(RESULT_LEAST, ms)
  return beat.kind === 'roll' && scale === 1 ? Math.max(ROLL_FAST, ms) : ms
}

const MOVES: ReadonlySet<BeatKind> = new Set(['march', 'voyage', 'strategic', 'attack', 'recruit'])

/** (1) Marches of one side become one picture with numbered arrows. */
function marchesAtOnce(beats: readonly Timed[], viewer: Seat): Timed[] {
  const out: Timed[] = []
  for (const beat of beats) {
    const last = out[out.length - 1]
    const both = last !== undefined && MOVES.has(last.kind) && MOVES.has(beat.kind) && last.seat === beat.seat
    if (!both || beat.seat === viewer || last.waits || beat.waits) out.push(beat)
    else out[out.length - 1] = { ...joined(last, beat), ms: PICTURE, waits: false, brief: 'marches' }
  }
  return out
}

const joined = (a: Beat, b: Beat): Beat => ({
  ...a,
  kind: MOVES.has(a.kind) && a.kind !== 'attack' ? a.kind : b.kind,
  shots: [...a.shots, ...b.shots],
  events: [...a.events, ...b.events],
  trips: [...a.trips, ...b.trips],
  count: a.count + b.count,
})

/** (2) A battle in which the viewer has no part becomes one line. */
function battlesInALine(beats: readonly Timed[]): Timed[] {
  const out: Timed[] = []
  for (const beat of beats) {
    const last = out[out.length - 1]
    const foreign = beat.battle !== null && !beat.mine
    if (!foreign || last?.battle !== beat.battle) out.push(foreign ? inALine(beat) : beat)
    else
      out[out.length - 1] = inALine({
        ...last,
        kind: ENDS.has(beat.kind) ? beat.kind : last.kind,
        shots: [...last.shots, ...beat.shots],
        events: [...last.events, ...beat.events],
      })
  }
  return out
}

const inALine = (beat: Beat): Timed => ({ ...beat, ms: ONE_LINE, waits: false, brief: 'battle' })
