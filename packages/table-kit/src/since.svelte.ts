/**
 * What happened since the viewer last looked: noticed when a match is opened again, the connection or the tab comes
 * back, or the next player sits down; told in a few lines, and shown again with moving pieces. After a long absence
 * nothing plays by itself.
 */
import type { GameEvent } from '@muster/kernel/game'
import type { PieceScene } from './client.ts'
import type { BeatKind } from './course/kinds.ts'
import { type Look, lastLook, rememberLook } from './looks.ts'
import type { Heard } from './match/source.ts'
import { settings } from './settings.svelte.ts'
import { playEvents } from './sounds.ts'
import { announce } from './speech.svelte.ts'
import type { Table } from './table.svelte.ts'
import { ui } from './text/index.svelte.ts'

export interface Line {
  readonly event: GameEvent
  readonly text: string
  readonly seat: number | null
  readonly places: readonly string[]
}

/** All of it takes at most so long, whatever happened. */
const MAX_MS = 20_000
const LEAST = 260
/** For each letter of its line: what is shown is also read. */
const READING = 25
const FEW = 7
/** Away for so long, or for so many turns, one is told what happened and not shown it. */
const AWAY_MS = 10 * 60_000
const AWAY_TURNS = 3
/** What comes first in the few lines: changes of sides, then battles. */
const FIRST: Readonly<Partial<Record<BeatKind, number>>> = {
  sides: 2,
  crown: 2,
  heir: 2,
  city: 2,
  treachery: 2,
  emperor: 2,
  statuses: 2,
  result: 1,
  count: 1,
}

/** What is counted, before and now. */
export interface Changed {
  readonly name: string
  readonly was: readonly number[]
  readonly now: readonly number[]
}

/** An event that takes a piece, by its token, from one area to another. */
interface Going extends GameEvent {
  readonly token: number
}
const isGoing = (event: GameEvent): event is Going => 'token' in event && 'from' in event && 'to' in event

export class Since {
  #table: Table
  #following = false
  #timer: ReturnType<typeof setTimeout> | undefined
  lines = $state.raw<readonly Line[]>([])
  open = $state(false)
  /** Which line is being shown; null when nothing is. */
  at = $state<number | null>(null)
  speed = $state(1)
  /** Since when, if the viewer was away; 0 if that is not known. */
  away = $state<number | null>(null)
  changed = $state.raw<readonly Changed[]>([])
  /** Places where something happened meanwhile, until they are touched. */
  rings = $state.raw<ReadonlySet<string>>(new Set())

  constructor(table: Table) {
    this.#table = table
  }

  playing: boolean = $derived.by(() => this.at !== null)
  /** What is being shown, in words; null when nothing is. */
  telling: string | null = $derived.by(() =>
    this.at === null ? null : (this.lines[this.at]?.text ?? ui.t.since.before),
  )

  /** Where pieces stood before the lines that are still to be shown. */
  rewound: ReadonlyMap<string, string> = $derived.by(() => {
    const stood = new Map<string, string>()
    if (this.at === null) return stood
    for (const { event, places } of this.lines.slice(this.at + 1).reverse())
      if (isGoing(event)) stood.set(String(event.token), places[0])
    return stood
  })

  rewind = (pieces: readonly PieceScene[]): readonly PieceScene[] =>
    this.rewound.size === 0
      ? pieces
      : pieces.map((piece) => ({ ...piece, area: this.rewound.get(piece.key) ?? piece.area }))

  /** The weightiest of what happened: changes of sides, then battles, then the rest, each in order. */
  few: readonly Line[] = $derived.by(() => {
    const { client } = this.#table
    const rank = ({ event }: Line): number => {
      const kind = client.course.kind(event)
      return kind === 'joins' ? 0 : (FIRST[kind] ?? 0)
    }
    const weight = (line: Line): number => rank(line) * 10_000 + client.weight(line.event)
    const heaviest = [...this.lines].sort((a, b) => weight(b) - weight(a)).slice(0, FEW)
    return this.lines.filter((line) => heaviest.includes(line)).sort((a, b) => rank(b) - rank(a))
  })

  /** How long all of it is shown at the usual speed, in milliseconds. */
  length: number = $derived.by(() =>
    Math.min(
      MAX_MS,
      this.lines.reduce((sum, line) => sum + this.#time(line), 0),
    ),
  )
  #time = ({ event, text }: Line): number =>
    Math.max(LEAST, text.length * READING, this.#table.client.weight(event))

  /** What others did since the viewer's own last choice. */
  recent: readonly Line[] = $derived.by(() => {
    const { log, viewerSeat } = this.#table
    const own = log.findLastIndex((heard) => heard.seat === viewerSeat)
    return this.#linesOf(log.slice(own + 1))
  })

  #linesOf(log: readonly Heard[]): Line[] {
    const { text, client, viewerSeat } = this.#table
    return log
      .filter((heard) => heard.seat !== null && heard.seat !== viewerSeat)
      .flatMap((heard) => heard.events)
      .map((event) => ({
        event,
        text: text.event(event),
        seat: client.seatOf(event),
        places: client.places(event),
      }))
  }

  /** From now on, for as long as somebody sits at this table. */
  follow = (): (() => void) => {
    this.#following = true
    this.looksAnew()
    const seen = (): void => this.looksAnew()
    document.addEventListener('visibilitychange', seen)
    return () => {
      this.#following = false
      clearTimeout(this.#timer)
      document.removeEventListener('visibilitychange', seen)
    }
  }

  /** The viewer comes to the table: what was missed is told. */
  looksAnew(): void {
    const { moment, log, source, viewerSeat } = this.#table
    if (!this.#following || document.hidden || viewerSeat < 0) return
    const before = lastLook(source.info.id, viewerSeat)
    this.looks()
    if (before === null || before.at >= moment.at) return
    const lines = this.#linesOf(log.filter((heard) => heard.at > before.at))
    if (lines.length > 0) this.#tell(lines, before)
  }

  /** Whether the viewer has been away for long, so that what is still to be shown is told instead. */
  wasAway(): boolean {
    const { source, viewerSeat } = this.#table
    const before = lastLook(source.info.id, viewerSeat)
    return before !== null && Date.now() - before.when > AWAY_MS
  }

  /** The viewer has seen all there is so far. */
  looks(): void {
    const { moment, source, viewerSeat, waiting } = this.#table
    if (!this.#following || document.hidden || viewerSeat < 0 || waiting > 0) return
    rememberLook(source.info.id, viewerSeat, { at: moment.at, when: Date.now(), scores: this.#scores() })
  }

  #scores(): number[][] {
    const { client, view } = this.#table
    return (client.course.scores?.(view) ?? []).map(({ values }) => [...values])
  }

  #tell(lines: readonly Line[], { when, scores }: Look): void {
    const { client, view } = this.#table
    this.lines = lines
    this.open = true
    const turns = lines.filter(({ event }) => client.heading(event, settings.language) !== null).length
    const away = Date.now() - when > AWAY_MS || turns >= AWAY_TURNS
    this.away = away ? when : null
    this.changed = (client.course.scores?.(view) ?? []).flatMap(({ name, values }, i) => {
      const was = scores[i]
      return was === undefined || was.join() === values.join() ? [] : [{ name, was, now: values }]
    })
    announce(`${ui.t.since.title(lines.length)} ${this.few.map((line) => line.text).join(' ')}`)
    if (!away && settings.motion) this.play()
    if (away) this.rings = new Set(this.few.flatMap(({ places }) => places))
  }

  /** A place that was pointed at is news no longer. */
  touch = (area: string): void => {
    if (!this.rings.has(area)) return
    this.rings = new Set([...this.rings].filter((each) => each !== area))
  }

  play = (): void => {
    const weights = this.lines.map(this.#time)
    const all = weights.reduce((sum, each) => sum + each, 0)
    const pace = Math.min(1, MAX_MS / all)
    const show = (at: number): void => {
      if (at >= this.lines.length) {
        this.skip()
        return
      }
      this.at = at
      this.#table.seek(this.lines[at].places)
      playEvents([this.lines[at].event])
      this.#timer = setTimeout(() => show(at + 1), (weights[at] * pace) / this.speed)
    }
    clearTimeout(this.#timer)
    // First as it was before, for as long as it takes to see.
    this.at = -1
    this.#timer = setTimeout(() => show(0), 500 / this.speed)
  }

  skip = (): void => {
    clearTimeout(this.#timer)
    if (this.at !== null) this.#table.seek([])
    this.at = null
  }

  /** Once more: what was missed, or else what others did last. */
  again = (): void => {
    if (!this.open) this.lines = this.recent
    this.open = true
    if (settings.motion) this.play()
  }

  close = (): void => {
    this.skip()
    this.open = false
  }
}
