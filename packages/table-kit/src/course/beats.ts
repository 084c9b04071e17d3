/** Cuts what was heard into beats: one card reveal, one group's march, one roll with its hits, one change of sides. */
import type { GameEvent, Seat } from '@muster/kernel/game'
import { type BeatKind, type Course, ENDS, type Joining } from './kinds.ts'

/** One event and what is seen after it. A choice that tells nothing is one of these with no event. */
export interface Shot {
  /** The step of the match it belongs to, and who chose. */
  readonly at: number
  readonly seat: Seat | null
  readonly event: GameEvent | null
  readonly view: unknown
}

/** All the ways that pieces took in one beat, from where they set out to where they halted. */
export interface Trip {
  readonly pieces: readonly string[]
  readonly path: readonly string[]
}

export interface Beat {
  readonly kind: BeatKind
  readonly seat: Seat | null
  readonly shots: readonly Shot[]
  readonly events: readonly GameEvent[]
  /** How many things it shows: hits, blocks, lines. */
  readonly count: number
  readonly trips: readonly Trip[]
  /** The battle it belongs to: the number of its `announced` shot's step, or null. */
  readonly battle: number | null
  /** Whether the viewer fights in it. */
  readonly mine: boolean
  /** Whether that battle has come to blows: whoever is turned up now comes from the reserves. */
  readonly begun: boolean
}

/** A battle that goes on: the step that began it, whether the viewer fights in it, and whether it came to blows. */
export type Fighting = Readonly<Pick<Beat, 'mine' | 'begun'> & { battle: number }>

/** What is seen while a choice is told, event by event. The last shot shows how it ended. */
export function shotsOf(
  course: Course,
  before: unknown,
  step: Chosen & { readonly at: number },
  after: unknown,
): Shot[] {
  const { at, seat } = step
  const events = withEnd(course, before, step.events, after)
  if (events.length === 0) return [{ at, seat, event: null, view: after }]
  let view = before
  let ended = false
  const shots: Shot[] = []
  for (const [i, event] of events.entries()) {
    if (ended) view = course.leaves(view, after)
    view = course.happens(view, event, after)
    ended = endsBattle(course, event)
    shots.push({ at, seat: chooserOf(course, step, i), event, view })
  }
  const told = tidied(course, shots)
  // A battle's result is shown over the battle; what came of it, after.
  return isAnEnd(course, told)
    ? [...told, { at, seat, event: null, view: after }]
    : [...told.slice(0, -1), { ...told[told.length - 1], view: after }]
}

/** A choice and what it told; `asked` is the prompt that it answered, if the viewer knows it. */
interface Chosen {
  readonly seat: Seat | null
  readonly events: readonly GameEvent[]
  readonly asked?: string | undefined
}

/** Who chose what an event of a step tells; null for what only followed. */
export function chooserOf(course: Course, { seat, events, asked }: Chosen, i: number): Seat | null {
  if (events[i] === undefined) return seat
  const kind = course.kind(events[i])
  if (course.nobodys?.includes(events[i].type) === true) return null
  // Several choices of one gesture are told in one step.
  if (course.chosen?.includes(events[i].type) === true) return seat
  const answers = i === 0 && (kind !== 'announced' || namesBattle(course, asked))
  return !answers && FOLLOWS.has(kind) ? null : seat
}
const namesBattle = ({ namesBattle: prompts }: Course, asked: string | undefined): boolean =>
  asked === undefined || prompts === undefined || prompts.includes(asked)

const FOUGHT: ReadonlySet<BeatKind> = new Set(['roll', 'hit', 'fall', 'retreat', 'rout', 'pursuit'])

/** The events of a choice, with the end of a fight that none of them tells put behind the last of its blows. */
function withEnd(
  course: Course,
  before: unknown,
  events: readonly GameEvent[],
  after: unknown,
): readonly GameEvent[] {
  const over = course.over?.(before, after, events) ?? null
  if (over === null) return events
  const last = events.findLastIndex((event) => {
    const kind = course.kind(event)
    return kind !== 'joins' && FOUGHT.has(kind)
  })
  return [...events.slice(0, last + 1), over, ...events.slice(last + 1)]
}

function endsBattle(course: Course, event: GameEvent): boolean {
  const kind = course.kind(event)
  return kind !== 'joins' && ENDS.has(kind)
}

/** Whether the last thing told ends a battle, with all that belongs to it. */
function isAnEnd(course: Course, shots: readonly Shot[]): boolean {
  const last = shots.findLast((shot) => kindOf(course, shot) !== 'joins')
  return last?.event != null && endsBattle(course, last.event)
}

interface Growing {
  kind: BeatKind
  seat: Seat | null
  shots: Shot[]
  battle: number | null
  mine: boolean
  begun: boolean
}

/** Kinds of which several in a row are one beat, whoever chose them. */
const GATHERED: ReadonlySet<BeatKind> = new Set(['quiet', 'table', 'opening'])
/** Kinds of which several in a row are one beat, if one side's. */
const IN_A_ROW: ReadonlySet<BeatKind> = new Set([
  'roll',
  'hit',
  'retreat',
  'recruit',
  'attack',
  'fall',
  'attrition',
])
/**
 * Kinds that are somebody's choice only if they come first in its step: whoever ends their moves has not chosen the battle
 * that comes next, whoever says who starves here not what starves elsewhere, nor who winters there what else a winter does.
 */
const FOLLOWS: ReadonlySet<BeatKind | Joining> = new Set(['announced', 'attrition', 'table'])
const MOVES: ReadonlySet<BeatKind> = new Set(['march', 'voyage', 'strategic'])

/** `fighting` is the battle that went on before these; the answer says which one goes on after them. */
export function cut(
  course: Course,
  shots: readonly Shot[],
  viewer: Seat,
  fighting: Fighting | null = null,
): readonly Beat[] {
  const beats: Growing[] = []
  let now = fighting
  for (const shot of shots) {
    const kind = ownKind(course, shot, viewer) ?? kindOf(course, shot)
    const last = beats[beats.length - 1]
    now = fightingAfter(course, shot, viewer, now)
    const apart = kind === 'table' && (last?.seat === viewer) !== (shot.seat === viewer)
    if (last !== undefined && !apart && belongs(course, last, shot, kind)) last.shots.push(shot)
    else
      beats.push({
        kind: kind === 'joins' ? 'line' : kind,
        seat: shot.seat,
        shots: [shot],
        battle: now?.battle ?? null,
        mine: now?.mine ?? false,
        begun: now?.begun ?? false,
      })
    if (kind !== 'joins' && ENDS.has(kind)) now = null
  }
  return beats.map((beat) => finished(course, beat))
}

/** The battle that goes on when an event has been told; one that it ends goes on until it has been shown. */
function fightingAfter(course: Course, shot: Shot, viewer: Seat, now: Fighting | null): Fighting | null {
  const { event, at } = shot
  if (event === null) return now
  const takesPart = (): boolean => viewer >= 0 && (course.fights?.(event, viewer, shot.view) ?? true)
  const kind = kindOf(course, shot)
  if (kind === 'announced') return { battle: at, mine: takesPart(), begun: false }
  if (now === null) return null
  const mine = now.mine || (course.fights !== undefined && takesPart())
  return { ...now, mine, begun: now.begun || kind === 'roll' || kind === 'round' }
}

/** The battle that goes on at the end of what was heard, when this is seen. */
export function fightingIn(
  course: Course,
  log: readonly { readonly at: number; readonly events: readonly GameEvent[] }[],
  viewer: Seat,
  view: unknown,
): Fighting | null {
  let now: Fighting | null = null
  for (const { at, events } of log)
    for (const event of events) {
      now = fightingAfter(course, { at, seat: null, event, view }, viewer, now)
      if (endsBattle(course, event)) now = null
    }
  return now
}

const kindOf = (course: Course, { event }: Shot): BeatKind | Joining =>
  event === null ? 'line' : course.kind(event)

const ownKind = (course: Course, { event, view }: Shot, viewer: Seat): BeatKind | null =>
  event === null || viewer < 0 ? null : (course.owned?.(event, viewer, view) ?? null)

function belongs(course: Course, beat: Growing, shot: Shot, kind: BeatKind | Joining): boolean {
  const last = beat.shots[beat.shots.length - 1]
  if (kind === 'joins') return last.at === shot.at
  if (kind === 'hit' && beat.kind === 'roll') return last.at === shot.at
  // Who is first by the cards is told with them; after a tie, when it has been chosen.
  if (kind === 'arbiter' && beat.kind === 'cards') return last.at === shot.at
  // Who changes sides by what was laid in secret is told when that is turned up.
  if (kind === 'sides' && beat.kind === 'statuses') return last.at === shot.at
  // Cards that a battle brings are told with what else it does.
  if (kind === 'quiet' && beat.kind === 'count') return shot.event !== null && last.at === shot.at
  // The end of a choice that told of a result comes after the result.
  if (ENDS.has(beat.kind)) return false
  if (kind === 'line') return beat.kind === 'line' || shot.event === null || MOVES.has(beat.kind)
  if (kind !== beat.kind || shot.event === null) return false
  if (GATHERED.has(kind)) return true
  // So are a throne that is taken and whoever is King then.
  if (kind === 'sides' || kind === 'crown') return last.at === shot.at
  if (!MOVES.has(kind)) return IN_A_ROW.has(kind) && sameSide(course, beat, shot)
  return shot.seat === beat.seat && goesAlong(course, beat, shot.event)
}

const sideOf = (event: GameEvent | null): unknown => (event as { side?: unknown } | null)?.side

/** The seat whose block rolls; null where it cannot be told. */
export function rollerOf(course: Course, event: GameEvent | null): Seat | null {
  const word = event === null ? null : course.says?.(event)
  return word?.says === 'rolled' ? (course.seatOf?.(word.block) ?? null) : null
}

/** Rolls of one volley follow one another at once, without a hit between them; the other side's are another. */
const sameSide = (course: Course, beat: Growing, shot: Shot): boolean => {
  const last = beat.shots[beat.shots.length - 1]
  if (shot.at !== last.at && beat.kind === 'roll') return false
  if (beat.kind === 'roll')
    return (
      last.event?.type === shot.event?.type && rollerOf(course, last.event) === rollerOf(course, shot.event)
    )
  return shot.seat === beat.seat && sideOf(last.event) === sideOf(shot.event)
}

/** Sets out from where the group of this beat did, or is one of it going on. */
function goesAlong(course: Course, beat: Growing, event: GameEvent): boolean {
  const going = course.going(event)
  if (going === null) return false
  const trips = tripsOf(course, beat.shots)
  const begun = trips.find((trip) => trip.pieces.includes(going.piece))
  if (begun !== undefined) return begun.path[begun.path.length - 1] === going.from
  return trips[0]?.path[0] === going.from
}

/** The ways of the pieces, those that went together as one. */
export function tripsOf(course: Course, shots: readonly Shot[]): Trip[] {
  const paths = new Map<string, string[]>()
  for (const { event } of shots) {
    const going = event === null ? null : course.going(event)
    if (going === null) continue
    const path = paths.get(going.piece)
    if (path === undefined) paths.set(going.piece, [going.from, going.to])
    else path.push(going.to)
  }
  const trips: { pieces: string[]; path: string[] }[] = []
  for (const [piece, path] of paths) {
    const same = trips.find((trip) => trip.path[0] === path[0] && trip.path.at(-1) === path.at(-1))
    if (same === undefined) trips.push({ pieces: [piece], path })
    else same.pieces.push(piece)
  }
  return trips
}

function finished(course: Course, beat: Growing): Beat {
  const events = beat.shots.flatMap(({ event }) => event ?? [])
  const trips = tripsOf(course, beat.shots)
  const pieces = trips.reduce((sum, trip) => sum + trip.pieces.length, 0)
  return { ...beat, events, trips, count: MOVES.has(beat.kind) ? pieces : countOf(course, beat.kind, events) }
}

/** A roll counts the hits that fall, a count its cards, everything else what there is of it. */
function countOf(course: Course, kind: BeatKind, events: readonly GameEvent[]): number {
  if (kind === 'roll') return events.filter((event) => course.kind(event) === 'hit').length
  if (kind === 'count') {
    const cards = (events[0] as { cards?: readonly unknown[] } | undefined)?.cards
    return cards?.length ?? 0
  }
  const told = events.filter((event) => course.idle?.has(event.type) !== true)
  return told.filter((event) => course.kind(event) === kind || kind === 'opening').length
}

/**
 * In a winter many lines of one table come with a change of sides between them: all the changes first, then the table,
 * which counts what came of them. What is seen never goes back.
 */
function tidied(course: Course, step: readonly Shot[]): readonly Shot[] {
  const kinds = step.map((shot) => kindOf(course, shot))
  const first = kinds.indexOf('table')
  const last = kinds.lastIndexOf('table')
  const isChange = (i: number): boolean => kinds[i] === 'sides' && i > first && i < last
  if (!kinds.some((_, i) => isChange(i))) return step
  const all = [...step.keys()]
  const order = [
    ...all.slice(0, first),
    ...all.filter(isChange),
    ...all.slice(first).filter((i) => !isChange(i)),
  ]
  let seen = 0
  return order.map((i) => {
    seen = Math.max(seen, i)
    return { ...step[i], view: step[seen].view }
  })
}
