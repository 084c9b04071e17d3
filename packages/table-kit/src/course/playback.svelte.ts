/**
 * What is shown when. Everything heard is cut into beats and shown one after the other, each for its time or until the
 * player goes on; what may be chosen appears when the last of them is over. It never holds up the match itself: whoever
 * plays on elsewhere is heard in the meantime, and shown after.
 */
import type { GameEvent, Seat } from '@muster/kernel/game'
import type { Heard, Moment } from '../match/source.ts'
import { type Beat, cut, type Fighting, fightingIn, type Shot, shotsOf } from './beats.ts'
import { type BeatKind, type Course, ENDS, type Joining, type Pace, type Wait } from './kinds.ts'
import { naturalLength, plan, planAtSpeed, type Timed, toldAfter } from './plan.ts'

export interface Clock {
  /** Does it later; returns how to call it off. */
  after(ms: number, then: () => void): () => void
  now(): number
}

export const REAL_CLOCK: Clock = {
  /** What is to be seen for a time is timed from when it is painted, however busy the machine is. */
  after(ms, then) {
    let timer: ReturnType<typeof setTimeout> | undefined
    const start = (): void => {
      timer = setTimeout(then, ms)
    }
    const frame = ms > GATHER ? requestAnimationFrame(start) : 0
    if (frame === 0) start()
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  },
  now: () => performance.now(),
}

/** What the player has set, asked anew whenever it matters. */
export interface Wishes {
  readonly pace: Pace
  readonly waits: readonly Wait[]
  /** Looking back: all is shown, so many times as fast as “normal”, and nothing waits. */
  readonly speed?: number
}

export interface Listeners {
  /** A beat begins to be shown. */
  beat(beat: Timed): void
  /** What a beat was leading up to may be told. */
  told(beat: Timed): void
  /** A beat that takes no time is over. */
  passed(beat: Timed): void
  /** All that was heard is shown. */
  rest(): void
}

/** What may be lost at a battle's end. */
const LOSSES: ReadonlySet<BeatKind | Joining> = new Set(['fall', 'attrition'])

/** What arrives together is planned together. */
const GATHER = 16

const fightingOf = ({ battle, mine, begun }: Beat): Fighting | null =>
  battle === null ? null : { battle, mine, begun }

export class Playback {
  /** What is shown of the match: the newest moment at rest, and else that of the beat. */
  moment = $state.raw<Moment>() as Moment
  log = $state.raw<readonly Heard[]>([])
  beat = $state.raw<Timed | null>(null)
  /** Whether it may be said how the beat ends: of a battle of cards only when all are turned up. */
  told = $state(true)
  /** How many beats come after the one that is shown, and how many went before it since all was at rest. */
  left = $state(0)
  gone = $state(0)
  /** Beats are being shown, or about to be. */
  playing = $state(false)
  /** The battle that is shown, by the step that began it. */
  fighting = $state.raw<Fighting | null>(null)
  /** The battle that goes on after what was shown: none after a result, over which the battle is still to be seen. */
  #goesOn: Fighting | null = null
  /** What was seen before the battle that is shown; null if that was not seen here. */
  battleBefore = $state.raw<unknown>(null)
  /** What the end of the battle that is shown brings with it, told after it: who is lost, what is captured. */
  aftermath = $state.raw<readonly GameEvent[]>([])
  /** Since when the beat has been shown. */
  since = 0

  #course: Course
  #clock: Clock
  #wishes: () => Wishes
  #listeners: Listeners
  #latest!: Moment
  #all: readonly Heard[] = []
  #shots: Shot[] = []
  #spent = 0
  #stop: (() => void) | null = null
  #stopTelling: (() => void) | null = null
  #paused = false
  /** The beats since the viewer last chose, to be seen again. */
  #stretch: Beat[] = []

  constructor(course: Course, wishes: () => Wishes, listeners: Listeners, clock: Clock = REAL_CLOCK) {
    this.#course = course
    this.#wishes = wishes
    this.#listeners = listeners
    this.#clock = clock
  }

  get latest(): Moment {
    return this.#latest
  }

  /** Everything anew: nothing is played. */
  look(moment: Moment, log: readonly Heard[]): void {
    this.#cancel()
    this.#shots = []
    this.#stretch = []
    this.#latest = moment
    this.#all = log
    this.#rest()
  }

  /** One choice more was heard. */
  step(moment: Moment, heard: Heard): void {
    const before = this.#latest
    this.#latest = moment
    this.#all = [...this.#all, heard]
    if (heard.seat === moment.viewer && !this.playing) this.#stretch = []
    const asked = heard.seat === before.viewer ? before.seen.decision?.prompt.code : undefined
    this.#shots.push(...shotsOf(this.#course, before.seen.view, { ...heard, asked }, moment.seen.view))
    if (this.playing) {
      this.left = this.#beats().length
      return
    }
    this.playing = true
    this.#spent = 0
    this.gone = 0
    // One's own choice that needs no time is there at once.
    if (this.#beats().every((beat) => beat.ms === 0 && !beat.waits) && heard.seat === moment.viewer)
      this.#next()
    else this.#stop = this.#clock.after(GATHER, () => this.#next())
  }

  close(): void {
    this.#cancel()
    this.#shots = []
  }

  // What the player does

  /** On to the next beat, now. */
  goOn = (): boolean => {
    if (!this.playing) return false
    if (!this.#tellsNow()) this.#next()
    return true
  }

  /** Finishes what moves, but nothing that waits. */
  hurry = (): boolean => (this.beat?.waits === true ? false : this.goOn())

  /** All beats to the viewer's next choice; in a battle to its result, never past it. */
  skip = (): boolean => {
    if (!this.playing) return false
    if (this.#tellsNow()) return true
    this.#cancel()
    const beats = this.#beats()
    const result = beats.findIndex((beat) => ENDS.has(beat.kind) && beat.waits)
    const passed = result < 0 ? beats : beats.slice(0, result)
    for (const beat of passed) this.#pass(beat)
    this.#next()
    return true
  }

  /** What happened since the viewer's last choice, once more. */
  again = (): boolean => {
    if (this.playing || this.#stretch.length === 0) return false
    this.#shots = this.#stretch.flatMap((beat) => beat.shots)
    const first = this.#stretch[0]
    this.#goesOn = fightingOf(first)
    this.#stretch = []
    this.playing = true
    this.#spent = 0
    this.gone = 0
    this.#next()
    return true
  }

  /** The battle that is shown, once more from its opening, as far as it was seen here. */
  replayBattle = (): boolean => {
    const { beat } = this
    if (beat === null || beat.battle === null) return false
    const seen = this.#stretch.filter((each) => each.battle === beat.battle)
    this.#shots = [...seen.flatMap((each) => each.shots), ...this.#shots]
    this.#stretch = this.#stretch.filter((each) => each.battle !== beat.battle)
    this.#next()
    return true
  }

  /** Whether there is anything to see again. */
  get hasMore(): boolean {
    return this.#stretch.length > 0
  }

  /** What is still to be shown counts as shown. */
  drop(): void {
    if (!this.playing) return
    for (const beat of this.#beats()) this.#pass(beat)
    this.#stretch = []
    this.#rest()
  }

  /** Beats do not run while nobody looks. */
  pause(): void {
    this.#paused = true
    this.#cancel()
  }

  resume(): void {
    if (!this.#paused) return
    this.#paused = false
    if (this.playing && this.beat?.waits !== true) this.#stop = this.#clock.after(GATHER, () => this.#next())
  }

  /** At once to the first beat that is meant, which stays until told to go on; to the end if there is none. */
  holdAt(meant: (beat: Beat) => boolean): void {
    if (!this.playing) return
    this.pause()
    for (let [beat] = this.#beats(); beat !== undefined; [beat] = this.#beats()) {
      this.#pass(beat)
      if (!meant(beat)) continue
      this.left = this.#beats().length
      this.#show(beat)
      return
    }
    this.#rest()
  }

  /** The pace has changed: what is shown now goes by the new one. */
  paced(): void {
    if (!this.playing || this.beat === null) return
    const { pace } = this.#wishes()
    if (pace === 'instant') this.#next()
    else if (!this.beat.waits) {
      this.#cancel()
      const [now] = this.#planned([this.beat], 0)
      this.#stop = this.#clock.after(Math.max(0, now.ms - (this.#clock.now() - this.since)), () =>
        this.#next(),
      )
    }
  }

  // How it runs

  #timing(spent: number) {
    return { viewer: this.#latest.viewer as Seat, spent, ...this.#wishes() }
  }

  #beats(): Timed[] {
    const beats = cut(this.#course, this.#shots, this.#latest.viewer, this.#goesOn)
    return this.#planned(beats, this.#spent)
  }

  #planned(beats: readonly Beat[], spent: number): Timed[] {
    const { speed } = this.#wishes()
    return speed === undefined
      ? plan(this.#course, beats, this.#timing(spent))
      : planAtSpeed(this.#course, beats, speed)
  }

  #cancel(): void {
    this.#stop?.()
    this.#stop = null
    this.#tell()
  }

  /** A result that waits is told before anybody goes past it. */
  #tellsNow(): boolean {
    const { beat } = this
    if (this.told || beat?.waits !== true) return false
    this.#tell()
    this.#listeners.told(beat)
    return true
  }

  /** Nothing is kept back any longer. */
  #tell(): void {
    this.#stopTelling?.()
    this.#stopTelling = null
    if (this.told || this.beat === null) return
    this.told = true
    this.log = logUpTo(this.#all, this.beat.shots, this.log)
  }

  #next(): void {
    this.#cancel()
    for (;;) {
      const beats = this.#beats()
      const [beat] = beats
      if (beat === undefined) {
        this.#rest()
        return
      }
      this.#pass(beat)
      this.left = beats.slice(1).filter((each) => each.ms > 0 || each.waits).length
      if (beat.ms > 0 || beat.waits) {
        this.#show(beat)
        return
      }
      this.#listeners.passed(beat)
    }
  }

  /** The beat counts as shown, whether it is seen or not. */
  #pass(beat: Timed): void {
    if (beat.kind === 'announced') this.battleBefore = beat.shots[0].view
    this.#shots.splice(0, beat.shots.length)
    this.#goesOn = ENDS.has(beat.kind) ? null : fightingOf(beat)
    this.fighting = this.#goesOn
    if (naturalLength(this.#course, beat, this.#latest.viewer) > 0) this.#stretch.push(beat)
  }

  /** Losses that follow a beat without anybody's choice. */
  #aftermath({ shots: told }: Beat): readonly GameEvent[] {
    const isLoss = ({ at, event }: Shot): boolean =>
      at === told[told.length - 1].at && event !== null && LOSSES.has(this.#course.kind(event))
    const end = this.#shots.findIndex((shot) => !isLoss(shot))
    return this.#shots.slice(0, end < 0 ? undefined : end).flatMap(({ event }) => event ?? [])
  }

  #show(beat: Timed): void {
    const shot = beat.shots[beat.shots.length - 1]
    this.gone++
    this.beat = beat
    this.aftermath = ENDS.has(beat.kind) ? this.#aftermath(beat) : []
    this.since = this.#clock.now()
    // Over a result the battle is still to be seen.
    if (beat.battle !== null) this.fighting = fightingOf(beat)
    const { decision: _, ...seen } = this.#latest.seen
    this.moment = {
      ...this.#latest,
      seen: { ...seen, view: shot.view, outcome: null },
      undoable: 0,
      undoes: [],
    }
    const later = this.#paused ? 0 : toldAfter(beat)
    this.told = later === 0
    const log = logUpTo(this.#all, beat.shots, this.log)
    this.log = this.told ? log : logBefore(log, beat)
    this.#listeners.beat(beat)
    if (!this.told)
      this.#stopTelling = this.#clock.after(later, () => {
        this.#tell()
        this.#listeners.told(beat)
      })
    if (beat.waits) return
    this.#spent += beat.ms
    if (!this.#paused) this.#stop = this.#clock.after(beat.ms, () => this.#next())
  }

  #rest(): void {
    this.#cancel()
    this.beat = null
    this.left = 0
    this.playing = false
    this.moment = this.#latest
    this.log = this.#all
    const { viewer, seen } = this.#latest
    this.#goesOn = fightingIn(this.#course, this.#all.slice(-400), viewer, seen.view)
    this.fighting = this.#goesOn
    this.#listeners.rest()
  }
}

/** The same without what the beat itself tells. */
function logBefore(log: readonly Heard[], { events }: Beat): readonly Heard[] {
  const last = log.at(-1)
  if (last === undefined) return log
  return [...log.slice(0, -1), { ...last, events: last.events.filter((event) => !events.includes(event)) }]
}

/**
 * What had been heard when a beat was shown. A beat that is told at the table alone (`over`) adds nothing to what was heard
 * of its step before it.
 */
function logUpTo(all: readonly Heard[], shots: readonly Shot[], before: readonly Heard[]): readonly Heard[] {
  const { at } = shots[shots.length - 1]
  const told = new Set<GameEvent>(shots.flatMap(({ event }) => event ?? []))
  return all.flatMap((heard) => {
    if (heard.at < at) return [heard]
    if (heard.at > at) return []
    const last = heard.events.findLastIndex((event) => told.has(event))
    const heardBefore = before.find((each) => each.at === at)?.events.length ?? 0
    return [{ ...heard, events: heard.events.slice(0, last < 0 ? heardBefore : last + 1) }]
  })
}
