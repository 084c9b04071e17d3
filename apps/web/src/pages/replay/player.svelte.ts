/** What a replay shows and where it goes: by step, turn and battle, both ways; playing in the beats of the table. */
import type { Viewer } from '@muster/kernel/game'
import type { Chronicle } from '@muster/table-kit/chronicle/chronicle.ts'
import { battleFrom, turnFrom } from '@muster/table-kit/chronicle/timeline.ts'
import type { BoardData, GameClient } from '@muster/table-kit/client.ts'
import { REAL_CLOCK } from '@muster/table-kit/course/playback.svelte.ts'
import { Table } from '@muster/table-kit/table.svelte.ts'
import type { ReplaySource } from '../../match/offline.ts'

export const SPEEDS = [0.5, 1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

/** Through whose eyes: everybody's, a spectator's, or a seat's by its number. */
export type Eyes = 'all' | 'spectator' | `${number}`

const viewerOf = (eyes: Eyes): Viewer | null =>
  eyes === 'all' ? null : eyes === 'spectator' ? -1 : Number(eyes)

export class Player {
  readonly table: Table
  readonly source: ReplaySource
  readonly chronicle: Chronicle
  now = $state(0)
  eyes = $state<Eyes>('all')
  playing = $state(false)
  speed = $state<Speed>(1)
  /** Which battle of this step is looked at, if one is. */
  battle = $state<number | null>(null)
  #merge: GameClient['merge']
  /** Requests are answered in order; of several only the last is waited for. */
  #wish = 0

  constructor(source: ReplaySource, chronicle: Chronicle, client: GameClient, board: BoardData) {
    this.source = source
    this.chronicle = chronicle
    this.#merge = client.merge
    this.table = new Table(source, client, board, REAL_CLOCK, () => ({
      pace: 'normal',
      waits: [],
      speed: this.speed,
    }))
  }

  get of(): number {
    return this.source.of
  }

  /** Shows a moment at once; while it plays, it plays on from there. */
  async show(to: number, eyes = this.eyes): Promise<void> {
    const wish = ++this.#wish
    this.now = Math.max(0, Math.min(this.of, to))
    this.eyes = eyes
    this.battle = null
    await this.source.show(this.now, viewerOf(eyes), this.#merge)
    if (wish === this.#wish && this.now === this.of) this.playing = false
  }

  /** While it plays and all is at rest: the next step, in its beats. The page asks whenever one of these changes. */
  goOn(): void {
    if (this.playing && !this.table.playback.playing && this.now <= this.of) void this.#on()
  }

  async #on(): Promise<void> {
    if (this.now >= this.of) {
      this.playing = false
      return
    }
    const wish = ++this.#wish
    this.battle = null
    await this.source.tell(this.now + 1, viewerOf(this.eyes), this.#merge)
    if (wish === this.#wish) this.now++
  }

  play(): void {
    if (this.now >= this.of) void this.show(0)
    this.playing = true
    this.table.playback.resume()
  }

  pause(): void {
    this.playing = false
    this.table.playback.pause()
  }

  toggle(): void {
    if (this.playing) this.pause()
    else this.play()
  }

  /** One step on or back; what is being shown of one is finished first. */
  step(by: 1 | -1): Promise<void> {
    this.pause()
    return this.show(by > 0 && this.table.playback.playing ? this.now : this.now + by)
  }

  turn(by: 1 | -1): Promise<void> {
    return this.show(turnFrom(this.chronicle, this.now, by))
  }

  /** To the first beat of the next battle, or of the one before, and no further. */
  async toBattle(by: 1 | -1): Promise<void> {
    const found = battleFrom(this.chronicle, this.now, this.battle, by)
    if (found === null) return
    this.pause()
    await this.show(found.at - 1)
    await this.source.tell(found.at, viewerOf(this.eyes), this.#merge)
    let left = found.nth
    this.table.playback.holdAt((beat) => beat.kind === 'announced' && left-- === 0)
    this.now = found.at
    this.battle = found.nth
  }

  setSpeed(speed: Speed): void {
    this.speed = speed
    this.table.playback.paced()
  }

  close(): void {
    this.playing = false
    this.table.close()
  }
}
