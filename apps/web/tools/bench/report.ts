/** What `muster bench web` reports. Types and aims only, so that the command line need not know the browser's world. */
import type { Accessible } from './accessibility.ts'
import type { Frames } from './dragging.ts'
import type { Form, Vitals } from './score.ts'

export const TARGETS = { performance: 90, accessibility: 95, scriptBytes: 250_000, frameMedianMs: 16 }

export interface PageResult {
  readonly page: string
  readonly form: Form
  readonly performance: number
  readonly vitals: Vitals
  readonly accessibility: Accessible
  readonly scriptBytes: number
}
export interface DragResult {
  readonly game: string
  readonly map: Frames | null
  readonly blocks: Frames | null
}
export interface WebReport {
  readonly targets: typeof TARGETS
  /** Compressed script on the home page, before any board is opened. */
  readonly scriptBytesBeforeBoard: number
  readonly pages: readonly PageResult[]
  readonly dragging: readonly DragResult[]
  /** Frames of a page with nothing on it: what this machine can do at most. */
  readonly blank: Frames | null
  readonly node: string
  readonly cpus: number
  readonly loadAverage: number
}

export interface Wish {
  /** Each page is opened so many times; the median counts. */
  readonly runs: number
  readonly progress: (line: string) => void
}

export type BenchWeb = (wish: Wish) => Promise<WebReport>
