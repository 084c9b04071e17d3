/** A piece as the board draws it, whatever it is made of. */
import { block, type PieceState, type Side } from '@muster/board-kit/block'
import { POWERS } from '@muster/board-kit/counters'
import type { Colour, PieceScene } from './client.ts'

const isSide = (colour: Colour): colour is Side => !(POWERS as readonly string[]).includes(colour)

export function drawPiece(piece: PieceScene, size: number, state: PieceState = ''): string {
  if (piece.counter !== undefined) return piece.counter.draw(size, state)
  if (!isSide(piece.side)) return ''
  const face = piece.face === null ? {} : { face: piece.face }
  return block({ side: piece.side, x: 0, y: 0, size, state, reserveWord: '', ...face })
}
