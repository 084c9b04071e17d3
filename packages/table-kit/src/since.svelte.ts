/**
 * What happened since the viewer last looked: noticed when a match is opened again, the connection or the tab comes
 * back, or the next player sits down; told in a few lines, and shown again with moving pieces.
 */
import type { GameEvent } from '@muster/kernel/game'
import type { PieceScene } from './client.ts'
import { lastLook, rememberLook } from './looks.ts'
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
const LONGEST = 20_000
const LEAST = 260
const FEW = 7

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

  constructor(table: Table) {
    this.#table = table
  }

  playing: boolean = $derived.by(() => this.at !== null)

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

  /** The weightiest of what happened, in order. */
  few: readonly Line[] = $derived.by(() => {
    const weight = (line: Line): number => this.#table.client.weight(line.event)
    const heaviest = [...this.lines].sort((a, b) => weight(b) - weight(a)).slice(0, FEW)
    return this.lines.filter((line) => heaviest.includes(line))
  })

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
    if (before === null || before >= moment.at) return
    const lines = this.#linesOf(log.filter((heard) => heard.at > before))
    if (lines.length > 0) this.#tell(lines)
  }

  /** The viewer has seen all there is so far. */
  looks(): void {
    const { moment, source, viewerSeat, waiting } = this.#table
    if (!this.#following || document.hidden || viewerSeat < 0 || waiting > 0) return
    rememberLook(source.info.id, viewerSeat, moment.at)
  }

  #tell(lines: readonly Line[]): void {
    this.lines = lines
    this.open = true
    announce(`${ui.t.since.title(lines.length)} ${this.few.map((line) => line.text).join(' ')}`)
    if (settings.motion) this.play()
  }

  play = (): void => {
    const weights = this.lines.map(({ event }) => Math.max(LEAST, this.#table.client.weight(event)))
    const all = weights.reduce((sum, each) => sum + each, 0)
    const pace = Math.min(1, LONGEST / all)
    const show = (at: number): void => {
      if (at >= this.lines.length) {
        this.skip()
        return
      }
      this.at = at
      this.#table.lit = this.lines[at].places
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
    if (this.at !== null) this.#table.lit = []
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
