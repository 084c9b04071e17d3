/** A position in a link: its text as it is when it is short, packed when it is long. */
import type { Position } from '@muster/kernel/position'
import { positionText, readPosition } from '@muster/kernel/position-text'

const SHORT = 240

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  by: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(by)
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

const toLetters = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
const toBytes = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** `#/lab/hammer-of-the-scots?p=…` */
export async function labLink(game: string, position: Position): Promise<string> {
  const text = positionText(position)
  if (text.length <= SHORT) return `#/lab/${game}?p=${encodeURIComponent(text)}`
  const packed = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'))
  return `#/lab/${game}?z=${toLetters(packed)}`
}

/** The position of a link; null if there is none. Throws for one that was cut off. */
export async function positionIn(said: {
  readonly text: string | null
  readonly packed: string | null
}): Promise<Position | null> {
  if (said.text !== null) return readPosition(said.text)
  if (said.packed === null) return null
  const text = await through(toBytes(said.packed), new DecompressionStream('deflate-raw'))
  return readPosition(new TextDecoder().decode(text))
}
