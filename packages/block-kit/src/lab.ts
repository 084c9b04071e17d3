/** The pieces of a block game for those who set up a position by hand. */
import type { Lab, LabPiece, Stood } from '@muster/kernel/lab'
import { readBoard, type Vocabulary } from './position.ts'

export function blockLab(
  words: Vocabulary,
  sideOf: readonly number[],
): Pick<Lab, 'pieces' | 'read' | 'write'> {
  const { blocks, maxSteps, areas, boxes } = words
  const names = new Map(Object.entries(boxes).map(([name, place]) => [place, name]))
  const nameOf = (place: number): string => areas[place] ?? names.get(place) ?? ''
  return {
    pieces: blocks.map((id, i): LabPiece => ({ id, seat: sideOf[i], least: 1, most: maxSteps[i] })),
    read: (board) =>
      readBoard(board, words).map(({ block, place, steps, from, isReserve }) => ({
        piece: blocks[block],
        place: nameOf(place),
        strength: steps === 0 ? maxSteps[block] : steps,
        from: from < 0 ? null : areas[from],
        reserve: isReserve,
      })),
    write(stood) {
      const board: Record<string, string> = {}
      for (const each of stood) {
        const entry = written(each, maxSteps[blocks.indexOf(each.piece)], each.place in boxes)
        board[each.place] = each.place in board ? `${board[each.place]}, ${entry}` : entry
      }
      return board
    },
  }
}

function written({ piece, strength, from, reserve }: Stood, most: number, isBeside: boolean): string {
  if (isBeside) return piece
  const steps = strength === most ? '' : ` ${strength}`
  return `${piece}${steps}${from === null ? '' : ` from ${from}`}${reserve ? ' reserve' : ''}`
}
