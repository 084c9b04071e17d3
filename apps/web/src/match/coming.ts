/** A table whose address was opened begins to come at once, while the page that will show it is still on its way. */
import { gameOf, openOffline, withTable } from './offline.ts'

const MATCH = /^#\/match\/([^/?]+)/

type Coming = ReturnType<typeof withTable<Awaited<ReturnType<typeof openOffline>>>>
let coming: { readonly id: string; readonly table: Coming } | null = null

const fetched = (id: string): Coming => withTable(gameOf(id), openOffline(id))

export function beginTable(hash: string): void {
  const id = MATCH.exec(hash)?.[1]
  if (id === undefined) return
  const table = fetched(id)
  coming = { id, table }
  // Whoever takes it will hear of it.
  table.catch(() => undefined)
  import('../pages/MatchPage.svelte').catch(() => undefined)
}

/** A match of this browser and what it is drawn with. */
export function tableOf(id: string): Coming {
  const begun = coming
  coming = null
  return begun?.id === id ? begun.table : fetched(id)
}
