/** A match that is told by a test: a toy game of blocks, and a source that says what it is made to say. */
import type { GameEvent } from '@muster/kernel/game'
import type { BoardData, GameClient } from '../src/client.ts'
import { changedBlocks } from '../src/course/block-changes.ts'
import type { BeatKind, Course } from '../src/course/kinds.ts'
import type { Clock } from '../src/course/playback.svelte.ts'
import type { Heard, MatchSource, Moment, Update } from '../src/match/source.ts'
import { settings } from '../src/settings.svelte.ts'
import { Table } from '../src/table.svelte.ts'

export interface ToyBlock {
  readonly token: number
  readonly side: string
  readonly area: string
  readonly block?: string
  readonly steps?: number
}
export interface ToyView {
  readonly blocks: readonly ToyBlock[]
  readonly battle: string | null
}

export type ToyEvent = GameEvent & {
  readonly token?: number
  readonly block?: string
  readonly from?: string
  readonly to?: string
  readonly steps?: number
  readonly area?: string
}

const KINDS: Readonly<Record<string, BeatKind | 'joins'>> = {
  revealed: 'cards',
  marched: 'march',
  battle: 'announced',
  opens: 'opening',
  rolled: 'roll',
  hit: 'hit',
  fell: 'fall',
  turned: 'sides',
  home: 'table',
  won: 'result',
  quiet: 'quiet',
  starved: 'attrition',
  routed: 'rout',
  counted: 'count',
  crowned: 'crown',
}

const PLACE = {
  at: (each: ToyBlock) => each.area,
  put: (each: ToyBlock, area: string) => ({ ...each, area }),
}

export const toyCourse: Course = {
  kind: (event) => KINDS[event.type] ?? 'line',
  budget: 10_000,
  going: (event) => {
    const { token, from, to } = event as ToyEvent
    return event.type === 'marched' ? { piece: String(token), from: from ?? '', to: to ?? '' } : null
  },
  happens(before, event, after) {
    const view = before as ToyView
    const e = event as ToyEvent
    const change = (() => {
      if (e.type === 'marched') return { does: 'moves', token: e.token ?? 0, to: e.to ?? '' } as const
      if (e.type === 'hit') return { does: 'has-left', block: e.block ?? '', steps: e.steps ?? 0 } as const
      return e.type === 'fell' ? ({ does: 'goes', block: e.block } as const) : null
    })()
    const blocks =
      change === null ? view.blocks : changedBlocks(view.blocks, change, (after as ToyView).blocks, PLACE)
    return { ...view, blocks, battle: e.type === 'opens' ? (e.area ?? null) : view.battle }
  },
  leaves: (view, after) => ({ ...(after as ToyView), blocks: (view as ToyView).blocks }),
}

const text = {
  title: 'Toy',
  seat: (id: string) => id,
  scenario: (id: string) => id,
  name: (_: string, id: string) => id.charAt(0).toUpperCase() + id.slice(1),
  choice: (words: string) => words,
  prompt: ({ code }: { code: string }) => `${code}?`,
  event: ({ type }: GameEvent) => `${type}.`,
  refusal: ({ code }: { code: string }) => `No: ${code}.`,
  outcome: (_: unknown, winners: readonly string[]) => `${winners.join()} wins.`,
}

export const toyClient = {
  id: 'toy',
  course: toyCourse,
  vocabulary: {
    verbs: ['move', 'to', 'stop', 'end', 'fight', 'lay', 'retreat'],
    verbArgs: [['block'], ['area'], [], [], ['block'], ['card'], ['block', 'area']],
    domains: { block: ['ann', 'bob', 'cid', 'eve'], area: ['north', 'south', 'east'], card: ['one'] },
  },
  text: { en: text, pl: text },
  sides: ['england', 'scotland'],
  apart: ['battle'],
  march: { start: 'move', follow: ['to'], stop: 'stop', farRule: '1', haltRule: '2' },
  loses: () => 0,
  pieces: (view: unknown) =>
    (view as ToyView).blocks.map((each) => ({
      key: String(each.token),
      block: each.block ?? null,
      side: each.side,
      seat: each.side === 'england' ? 0 : 1,
      area: each.area,
      moved: false,
      reserve: false,
      face: null,
    })),
  battle: (view: unknown) => (view as ToyView).battle,
  movement: () => 2,
  places: (event: GameEvent) => [(event as ToyEvent).area ?? []].flat(),
  seatOf: () => null,
  weight: () => 100,
} as unknown as GameClient

export const NO_BOARD = { svg: { en: '', pl: '' }, geometry: {}, symbols: '' } as unknown as BoardData

/** Time that passes when a test says so. */
export class TestClock implements Clock {
  #now = 0
  #due: { at: number; then: () => void }[] = []
  now = (): number => this.#now
  after(ms: number, then: () => void): () => void {
    const entry = { at: this.#now + ms, then }
    this.#due.push(entry)
    return () => {
      this.#due = this.#due.filter((each) => each !== entry)
    }
  }
  /** Lets so much time pass. */
  pass(ms: number): void {
    const until = this.#now + ms
    for (;;) {
      const [next] = this.#due.filter((each) => each.at <= until).sort((a, b) => a.at - b.at)
      if (next === undefined) break
      this.#due = this.#due.filter((each) => each !== next)
      this.#now = next.at
      next.then()
    }
    this.#now = until
  }
}

export const VIEW: ToyView = {
  battle: null,
  blocks: [
    { token: 1, side: 'scotland', area: 'south', block: 'ann', steps: 4 },
    { token: 2, side: 'scotland', area: 'south', block: 'bob', steps: 3 },
    { token: 3, side: 'scotland', area: 'south', block: 'cid', steps: 3 },
    { token: 4, side: 'england', area: 'north' },
    { token: 5, side: 'england', area: 'east' },
  ],
}

export function momentOf(at: number, view: ToyView, offers: readonly string[] = [], code = 'move'): Moment {
  const decision = { prompt: { code, params: {} }, offers }
  const deciding = offers.length > 0 ? [1] : [0]
  const seen = { view, deciding, outcome: null, ...(offers.length > 0 ? { decision } : {}) }
  return {
    at,
    viewer: 1,
    seen: seen as unknown as Moment['seen'],
    undoable: 0,
    undoes: [],
    undoBar: 'nothing-chosen',
    unasked: null,
  }
}

/** A source for one table, and what it was asked to do. */
export class FakeSource {
  hear: (update: Update) => void = () => undefined
  /** The gestures that were made. */
  readonly said: (readonly string[])[] = []
  undone = 0
  ways: MatchSource['ways'] = () => Promise.resolve([])
  readonly source: MatchSource

  constructor(first: Moment, log: readonly Heard[] = []) {
    this.source = {
      rehearses: true,
      where: 'here',
      info: {
        id: 'match',
        game: 'toy',
        setup: { scenario: 'one', players: 2, options: {} },
        seats: [
          { id: 'england', kind: 'bot', name: 'bot' },
          { id: 'scotland', kind: 'here', name: '' },
        ],
        commitment: '',
      },
      listen: (hear) => {
        this.hear = hear
        hear({ type: 'look', moment: first, log, undone: false })
        return () => undefined
      },
      act: (choices) => {
        this.said.push(choices)
        return Promise.resolve({ kind: 'made', made: choices.length, final: null })
      },
      undo: () => {
        this.undone++
        return Promise.resolve()
      },
      look: () => Promise.resolve(),
      why: () => Promise.reject(new Error('not asked here')),
      ways: (request) => this.ways(request),
      record: () => Promise.reject(new Error('not kept here')),
      close: () => undefined,
    }
  }

  step(moment: Moment, seat: number, ...events: readonly ToyEvent[]): void {
    this.hear({ type: 'step', moment, heard: { at: moment.at, seat, events } })
  }
}

export const ENEMY = 0
export const ME = 1
export const MOVES = ['move ann', 'move bob', 'end']
export const FOUGHT: ToyView = { ...VIEW, battle: 'north' }

export const march = (token: number, from: string, to: string): ToyEvent => ({
  type: 'marched',
  token,
  from,
  to,
})
export const moved = (view: ToyView, token: number, area: string): ToyView => ({
  ...view,
  blocks: view.blocks.map((each) => (each.token === token ? { ...each, area } : each)),
})
/** Where a block is seen to stand. */
export const stands = (table: Table, token: number): string | undefined =>
  table.pieces.find((piece) => piece.key === String(token))?.area

/** As somebody new to the site has them. */
export function usualSettings(): void {
  settings.language = 'en'
  settings.pace = 'normal'
  settings.waits = null
}

/** The toy game on a table, with its source and a clock that a test moves by hand. */
export function opened(view: ToyView = VIEW, offers: readonly string[] = MOVES, code = 'move') {
  const clock = new TestClock()
  const fake = new FakeSource(momentOf(1, view, offers, code))
  return { clock, fake, table: new Table(fake.source, toyClient, NO_BOARD, clock) }
}
