/** A piece as the board draws it, whatever it is made of. */
import { block, type PieceState } from '@muster/board-kit/block'
import type { PieceScene } from './client.ts'
import type { Tile } from './tiles.ts'

export function paintPiece(piece: PieceScene, size: number, state: PieceState = '', small = false): string {
  if (piece.counter !== undefined) return piece.counter.paint(size, state)
  const shown = piece.face === null ? { back: piece.back ?? '' } : { face: piece.face }
  return block({ side: piece.side, x: 0, y: 0, size, state, reserveWord: '', small, ...shown })
}

/** A tile of the board: one piece, or a back with a number. */
export function paintTile(tile: Tile, size: number, state: PieceState, small: boolean): string {
  const [piece] = tile.pieces
  if (tile.kind === 'piece') return paintPiece(piece, size, state, small)
  if (piece.counter !== undefined) return ''
  const count = tile.kind === 'more' ? `+${tile.pieces.length}` : String(tile.pieces.length)
  return block({ side: piece.side, x: 0, y: 0, size, state, reserveWord: '', count })
}
