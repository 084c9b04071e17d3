/** What an area is to those who listen: who stands there, and what pressing it would do. */

import { consequenceOf } from './consequence.ts'
import { settings } from './settings.svelte.ts'
import type { Table } from './table.svelte.ts'
import { ui } from './text/index.svelte.ts'

export function labelOf(table: Table, area: string): string {
  const there = table.pieces.filter((piece) => piece.area === area)
  const words = ui.t.table.area
  const labels = there.flatMap((piece) => piece.counter?.label(settings.language) ?? [])
  const held = table.client.sides.flatMap((_, seat) => {
    const own = there.filter((piece) => piece.seat === seat)
    if (own.length === 0) return []
    const known = own.flatMap((p) =>
      p.block === null ? [] : [`${table.blockName(p.block)} ${p.face?.steps}/${p.face?.max}`],
    )
    const names = known.length > 0 ? ` (${known.join(', ')})` : ''
    return [`${words.blocks(own.length, table.seatName(seat))}${names}`]
  })
  const parts = labels.length > 0 ? labels : held
  const target = table.targets.find((each) => each.area === area)
  const may = target === undefined ? '' : `. ${consequenceOf(table, target).told}`
  return `${table.name('area', area)}: ${parts.join('; ') || words.empty}${may}`
}
