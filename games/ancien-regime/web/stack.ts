import type { Table } from '@muster/table-kit/table.svelte.ts'
import { offered } from './offers.ts'

/** 10.3.6 The General on whose stack a card would go: the one that was pointed at, or the first that can take one. */
export function stackFor(table: Table): string | null {
  const able = offered(table.offers.all, 'play').map(([general]) => general)
  return able.includes(table.mode) ? table.mode : (able[0] ?? null)
}
