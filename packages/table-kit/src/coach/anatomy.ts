/** How a block, or another piece, is to be read: examples with numbered marks, and what each of them means. */
import type { Language } from '@muster/kernel/text'

export interface Anatomy {
  /** Pieces as they are drawn, 100 wide and from 0 to 100 high. */
  readonly examples: readonly string[]
  readonly marks: readonly {
    /** Which example it is on, and where. */
    readonly on: number
    readonly at: readonly [x: number, y: number]
    readonly text: Readonly<Record<Language, string>>
  }[]
  readonly note: Readonly<Record<Language, string>>
  readonly rule: string
}
