/** What the page and the worker that plays a match say to each other. */
import type { Outcome, Seat, Viewer } from '@muster/kernel/game'
import type { SeatView } from '@muster/kernel/match'
import type { Meant } from '@muster/kernel/odds'
import type { WaysRequest } from '@muster/kernel/rehearsal'
import type { Term } from '@muster/kernel/talk'
import type { Question } from '@muster/kernel/why'
import type { AnswerRequest, Said } from '@muster/protocol/talk'
import type { Chronicle } from '@muster/table-kit/chronicle/chronicle.ts'
import type { Heard, MatchInfo, Update } from '@muster/table-kit/match/source.ts'
import type { SavedMatch } from './saved.ts'
import type { OddsTold } from './thinking.ts'

export type Request =
  | { readonly type: 'open'; readonly id: string; readonly viewer: Viewer | null }
  /** Opens a match that is not kept: a lesson, a puzzle. `open`: one person plays all the seats and sees everything. */
  | { readonly type: 'try'; readonly match: SavedMatch; readonly open: boolean }
  | { readonly type: 'act'; readonly choices: readonly string[] }
  | { readonly type: 'undo' }
  /** The viewer gives the match up. */
  | { readonly type: 'resign' }
  | { readonly type: 'look'; readonly viewer: Viewer }
  | { readonly type: 'why'; readonly question: Question }
  /** Why a bot made the gesture with this number. */
  | { readonly type: 'reason'; readonly at: number }
  /** The position as the viewer could take it to be. */
  | { readonly type: 'dealt' }
  /** What the battle is likely to come to, or the one that choices lead to; it is told under this number. */
  | { readonly type: 'odds'; readonly number: number; readonly meant: Meant | null }
  /** Nobody waits for the odds of this number any more. */
  | { readonly type: 'stop-odds'; readonly number: number }
  | { readonly type: 'ways'; readonly request: WaysRequest }
  | { readonly type: 'record' }
  | {
      readonly type: 'say'
      readonly text: string
      /** Null: to the table. */
      readonly to: Seat | null
      readonly terms?: readonly Term[] | undefined
    }
  | { readonly type: 'answer'; readonly said: number; readonly answer: AnswerRequest['answer'] }
  /** Opens a match to look back at it; nothing is played or kept. */
  | { readonly type: 'watch'; readonly id: string }
  | {
      readonly type: 'moment'
      readonly at: number
      /** Null: through everybody's, if the match is over. */
      readonly viewer: Viewer | null
      /** The log from this step on is wanted. */
      readonly since: number
    }
  /** The story in numbers of the match that is looked back at. */
  | { readonly type: 'chronicle' }
  /** A new match that goes on from a moment of it; a bot's id, or null for a person here, by seat. */
  | { readonly type: 'play-on'; readonly at: number; readonly players: readonly (string | null)[] }
  /** A moment of a match that is over as a position, for the lab. */
  | { readonly type: 'position'; readonly at: number }
  /** Plays the record again from its seed, here, and compares every draw and position. */
  | { readonly type: 'verify' }
  /** Checks the file of a match that is over, and tells all of it. */
  | { readonly type: 'story'; readonly text: string }
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
  /** All that was said, as far as the viewer may read it. */
  | { readonly type: 'said'; readonly said: readonly Said[] }
  | OddsTold

export interface Opened {
  readonly info: MatchInfo
  /** Whether its bots talk. */
  readonly talks: boolean
}

export interface Watched {
  readonly info: MatchInfo
  readonly of: number
  /** By gesture: the seat that made it. */
  readonly by: readonly Seat[]
  /** How it ended, also when people ended it; null while it goes on. */
  readonly outcome: Outcome | null
}

export interface Verified {
  readonly draws: number
  readonly states: number
  readonly milliseconds: number
  readonly commitment: string
}

export interface MomentShown {
  readonly seen: SeatView<unknown>
  /** What every seat saw, when that was asked for, the match is over and everything may be shown. */
  readonly all: readonly unknown[] | null
  readonly log: readonly Heard[]
}

/** A match that is over: how much of its file agreed, its numbers, and what each seat sees at its end. */
export interface Story {
  readonly checked: Verified
  readonly chronicle: Chronicle
  readonly all: readonly unknown[]
}
