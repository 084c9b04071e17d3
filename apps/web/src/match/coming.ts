/** A table whose address was opened begins to come at once, while the page that will show it is still on its way. */
import { showPicture } from './first-sight.ts'
import { gameOf, openOffline, withTable } from './offline.ts'

const MATCH = /^#\/match\/([^/?]+)/

type Coming = ReturnType<typeof withTable<Awaited<ReturnType<typeof openOffline>>>>
let coming: { readonly id: string; readonly table: Coming } | null = null

const fetched = (id: string, game = gameOf(id)): Coming => withTable(game, openOffline(id))

export function beginTable(hash: string): void {
  const id = MATCH.exec(hash)?.[1]
  if (id === undefined) return
  // The picture of its board is asked for before all else that its game is made of.
  let takeAway = (): void => undefined
  const game = gameOf(id).then((name) => {
    takeAway = showPicture(name)
    return name
  })
  const table = fetched(id, game)
  coming = { id, table }
  // Whoever takes the table will hear of what went wrong.
  table.catch(() => undefined).then(() => takeAway())
  import('../pages/MatchPage.svelte').catch(() => undefined)
}

/** A match of this browser and what it is drawn with. */
export function tableOf(id: string): Coming {
  const begun = coming
  coming = null
  return begun?.id === id ? begun.table : fetched(id)
}
