/** What the page and the worker that plays a match say to each other. */
import type { Viewer } from '@muster/kernel/game'
import type { SeatView } from '@muster/kernel/match'
import type { ChainRequest } from '@muster/kernel/rehearsal'
import type { Question } from '@muster/kernel/why'
import type { Heard, MatchInfo, Update } from '@muster/table-kit/match/source.ts'
import type { SavedMatch } from './saved.ts'

export type Request =
  | { readonly type: 'open'; readonly id: string; readonly viewer: Viewer | null }
  /** Opens a match that is not kept: a lesson, a puzzle. */
  | { readonly type: 'try'; readonly match: SavedMatch }
  | { readonly type: 'act'; readonly choices: readonly string[] }
  | { readonly type: 'undo' }
  | { readonly type: 'look'; readonly viewer: Viewer }
  | { readonly type: 'why'; readonly question: Question }
  | { readonly type: 'chains'; readonly request: ChainRequest }
  | { readonly type: 'record' }
  /** Opens a match to look back at it; nothing is played or kept. */
  | { readonly type: 'watch'; readonly id: string }
  | { readonly type: 'moment'; readonly at: number; readonly viewer: Viewer }
  /** Plays the record again from its seed, here, and compares every draw and position. */
  | { readonly type: 'verify' }
  /** Checks a file, and says how much of it agrees. */
  | { readonly type: 'check'; readonly text: string }
  /** Checks a file and keeps it among the matches of this browser. */
  | { readonly type: 'import'; readonly text: string }

export interface Sent {
  readonly number: number
  readonly request: Request
}

export type Reply =
  | { readonly type: 'done'; readonly number: number; readonly result: unknown }
  | { readonly type: 'failed'; readonly number: number; readonly code: string; readonly reason: string }
  | { readonly type: 'update'; readonly update: Update }

export interface Opened {
  readonly info: MatchInfo
}

export interface Watched {
  readonly info: MatchInfo
  readonly of: number
  readonly over: boolean
}

export interface Verified {
  readonly draws: number
  readonly states: number
  readonly milliseconds: number
  readonly commitment: string
}

export interface MomentShown {
  readonly seen: SeatView<unknown>
  /** What every seat saw, when the match is over and everything may be shown. */
  readonly all: readonly unknown[] | null
  readonly log: readonly Heard[]
}
