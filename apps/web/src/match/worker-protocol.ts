/** What the page and the worker that plays a match say to each other. */
import type { Viewer } from '@muster/kernel/game'
import type { Ask, ChainRequest, MatchInfo, Update } from './source.ts'

export type Request =
  | { readonly type: 'open'; readonly id: string; readonly viewer: Viewer | null }
  | { readonly type: 'act'; readonly words: string }
  | { readonly type: 'undo' }
  | { readonly type: 'look'; readonly viewer: Viewer }
  | { readonly type: 'why'; readonly ask: Ask }
  | { readonly type: 'try'; readonly words: readonly string[] }
  | { readonly type: 'chains'; readonly request: ChainRequest }
  | { readonly type: 'record' }

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
