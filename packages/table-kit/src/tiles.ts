/** What of an area's pieces the board shows one by one, and what it shows as a number. */
import type { PieceScene } from './client.ts'

export interface Tile {
  /** Stays while its pieces stay: that of its one piece, or of the stack. */
  readonly key: string
  readonly area: string
  readonly seat: number
  /** A piece by itself, the hidden ones of a side, or those behind the faces that are shown. */
  readonly kind: 'piece' | 'hidden' | 'more'
  readonly pieces: readonly PieceScene[]
}

/** So many faces of a side are shown; of more than that one fewer, and a number. */
const FACES = 4

/** Leaders first, then the strongest; among equals as they came, so that nothing jumps. */
function rankOf({ face }: PieceScene): number {
  if (face === null) return 0
  const leads = face.leads === true || (face.heir ?? 0) > 0 || face.kind === 'king' || face.cross === true
  return (leads ? 100 : 0) + face.steps * 10 + (Number(face.rating.replace(/\D/g, '')) || 0)
}

function faces(area: string, seat: number, known: readonly PieceScene[]): Tile[] {
  const one = (piece: PieceScene): Tile => ({ key: piece.key, area, seat, kind: 'piece', pieces: [piece] })
  if (known.length <= FACES) return known.map(one)
  const ranked = known
    .map((piece, at) => ({ piece, at, rank: rankOf(piece) }))
    .sort((a, b) => b.rank - a.rank || a.at - b.at)
    .map(({ piece }) => piece)
  const behind = ranked.slice(FACES - 1)
  return [
    ...ranked.slice(0, FACES - 1).map(one),
    { key: `more-${area}-${seat}`, area, seat, kind: 'more', pieces: behind },
  ]
}

/** Hidden pieces of one colour are all alike: one back with their number. */
function hidden(area: string, seat: number, unknown: readonly PieceScene[]): Tile[] {
  const sides = [...new Set(unknown.map((piece) => piece.side))]
  return sides.map((side) => {
    const pieces = unknown.filter((piece) => piece.side === side)
    const key = pieces.length === 1 ? pieces[0].key : `hidden-${area}-${side}`
    return { key, area, seat, kind: pieces.length === 1 ? 'piece' : 'hidden', pieces }
  })
}

/** The ranks of an area from above: the viewer's, then those of the others. Counters stand side by side in one. */
export function ranksOf(area: string, there: readonly PieceScene[], viewer: number): Tile[][] {
  const counters = there.filter((piece) => piece.counter !== undefined)
  if (counters.length > 0) {
    return [
      counters.map((piece) => ({ key: piece.key, area, seat: piece.seat, kind: 'piece', pieces: [piece] })),
    ]
  }
  const seats = [...new Set(there.map((piece) => piece.seat))]
  seats.sort((a, b) => (a === viewer ? -1 : b === viewer ? 1 : a - b))
  return seats.map((seat) => {
    const own = there.filter((piece) => piece.seat === seat)
    const known = own.filter((piece) => piece.face !== null)
    const unknown = own.filter((piece) => piece.face === null)
    return [...faces(area, seat, known), ...hidden(area, seat, unknown)]
  })
}
