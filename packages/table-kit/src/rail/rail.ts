/** What the rails of the block games work out of what everybody sees. */
import type { Table } from '../table.svelte.ts'

export const blocksOf = (table: Table, seat: number): number =>
  table.pieces.filter((piece) => piece.seat === seat).length

/** Where blocks of both sides stand, with a remark made of how many of the viewer's and of the enemy's. */
export function battlesToCome(
  table: Table,
  against: (mine: string, theirs: string) => string,
): (readonly [area: string, remark: string])[] {
  const me = Math.max(0, table.viewerSeat)
  const count = (area: string, seat: number): number =>
    table.pieces.filter((piece) => piece.area === area && piece.seat === seat).length
  return [...new Set(table.pieces.map((piece) => piece.area))]
    .filter((area) => count(area, 0) > 0 && count(area, 1) > 0)
    .map((area) => [area, against(String(count(area, me)), String(count(area, 1 - me)))])
}
