/**
 * What a table needs of a match, wherever it is played: in a worker of this browser, or on a server. The table never
 * sees a state: only what its viewer may see, what is offered, and what was heard.
 */
import type { GameEvent, Seat, Setup, Viewer } from '@muster/kernel/game'
import type { Finality, SeatView, UndoBar } from '@muster/kernel/match'
import type { Advice, Reason } from '@muster/kernel/mind'
import type { Expected, Meant } from '@muster/kernel/odds'
import type { MatchRecord } from '@muster/kernel/record'
import type { Way, WaysRequest } from '@muster/kernel/rehearsal'
import type { Refusal } from '@muster/kernel/verdict'
import type { Question, WhyAnswer } from '@muster/kernel/why'
import type { AnswerRequest, Said, SayRequest } from '@muster/protocol/talk'

/** Who sits where: a person on this device, a bot by its id, or somebody elsewhere. */
export interface SeatPlan {
  readonly id: string
  readonly kind: 'here' | 'bot' | 'remote'
  /** The bot's id, or the person's name; may be empty. */
  readonly name: string
}

export interface MatchInfo {
  readonly id: string
  readonly game: string
  readonly setup: Setup
  readonly seats: readonly SeatPlan[]
  readonly commitment: string
  /** One person plays all the seats, and everything is seen. */
  readonly open?: boolean
}

/** One moment of a match as one viewer sees it. */
export interface Moment {
  /** How many gestures have been made. */
  readonly at: number
  readonly viewer: Viewer
  readonly seen: SeatView<unknown>
  /** How many of its gestures the viewer may take back, the choices of the last one, or why none. */
  readonly undoable: number
  readonly undoes: readonly string[]
  readonly undoBar: UndoBar | null
  /** The one answer to what the viewer is asked, where it need not be asked for. */
  readonly unasked: string | null
  /** What every seat sees, where one person plays all of them. */
  readonly all?: readonly unknown[]
}

/** What was heard of one gesture (or, first, of the set-up). */
export interface Heard {
  readonly at: number
  readonly seat: Seat | null
  readonly events: readonly GameEvent[]
}

export type Update =
  /** Everything anew: after opening, undoing, or looking through other eyes. */
  | {
      readonly type: 'look'
      readonly moment: Moment
      readonly log: readonly Heard[]
      readonly undone: boolean
    }
  /** One gesture more. */
  | { readonly type: 'step'; readonly moment: Moment; readonly heard: Heard }

/** What came of a gesture. */
export type Acted =
  /** So many choices were made, with what was carried on. Any others were not, because of what `final` says of the last one made. */
  | { readonly kind: 'made'; readonly made: number; readonly final: Finality | null }
  /** The rules refuse the choice with this index, and nothing was changed. */
  | { readonly kind: 'refused'; readonly index: number; readonly refusal: Refusal }
  /** It did not come so far, which is told elsewhere: the match is over, or the server is not there. */
  | { readonly kind: 'rejected' }

/** What people say to each other during a match. */
export interface Talk {
  /** Hears all that was said so far, as far as the viewer may, and whatever is said from now on; oldest first. */
  listen(hear: (said: readonly Said[]) => void): () => void
  /** Says it to the table, or to some seats. Rejects with the server's refusal. */
  say(text: string, to?: readonly Seat[], terms?: SayRequest['terms']): Promise<void>
  /** Answers a proposal, or takes back one's own. */
  answer(id: number, answer: AnswerRequest['answer']): Promise<void>
  /** Has something that another person said reported. Absent where there is nobody to report it to. */
  report?(said: Said): void
}

export interface MatchSource {
  /** Whether it can say beforehand where a march could lead; if not, marches are made step by step. */
  readonly rehearses: boolean
  /** Kept in this browser, or on a server. */
  readonly where: 'here' | 'server'
  readonly info: MatchInfo
  /** Hears every update from now on, beginning with a look. Returns how to stop. */
  listen(hear: (update: Update) => void): () => void
  /** Makes the choices of one gesture, all or none up to the first that is final. */
  act(choices: readonly string[]): Promise<Acted>
  /** Takes back the last gesture. */
  undo(): Promise<void>
  /** The viewer gives the match up, and it ends. Absent where nothing is at stake, or others must hear of it. */
  giveUp?(): Promise<void>
  look(viewer: Viewer): Promise<void>
  why(question: Question): Promise<WhyAnswer>
  /** Why a bot made the gesture with this number. Absent where nobody practises. */
  reason?(at: number): Promise<Reason>
  /**
   * The odds of the battle that is fought, or of one that is meant, from what the viewer may know: told soon, and again
   * when they are surer; null if there is no battle. Returns how to stop. Absent where no odds are shown.
   */
  odds?(meant: Meant | null, hear: (odds: Expected | null) => void): () => void
  /** What a good player would do here, the best first. Absent where nobody practises. */
  advice?(): Promise<readonly Advice[]>
  ways(request: WaysRequest): Promise<readonly Way[]>
  /** The match as a file; the seed is in it once the match is over. */
  record(): Promise<MatchRecord>
  /** Absent where there is nobody to talk to. */
  readonly talk?: Talk
  close(): void
}
