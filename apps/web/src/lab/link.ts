/** A position in a link: its text as it is when it is short, packed when it is long. */
import type { Position } from '@muster/kernel/position'
import { positionText, readPosition } from '@muster/kernel/position-text'
import { pack, unpack } from '../packing.ts'

const SHORT = 240

/** `#/lab/hammer-of-the-scots?p=…` */
export async function labLink(game: string, position: Position): Promise<string> {
  const text = positionText(position)
  if (text.length <= SHORT) return `#/lab/${game}?p=${encodeURIComponent(text)}`
  return `#/lab/${game}?z=${await pack(text)}`
}

/** The position of a link; null if there is none. Throws for one that was cut off. */
export async function positionIn(said: {
  readonly text: string | null
  readonly packed: string | null
}): Promise<Position | null> {
  if (said.text !== null) return readPosition(said.text)
  if (said.packed === null) return null
  return readPosition(await unpack(said.packed))
}
