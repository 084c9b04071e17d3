/**
 * A table whose address was opened begins to come at once, while the page that will show it is still on its way. On a
 * phone the picture of its board has the line for itself first: the rest is fifteen times as large.
 */
import { showPicture } from './first-sight.ts'
import { gameOf, openOffline, withTable } from './offline.ts'

const MATCH = /^#\/match\/([^/?]+)/

type Coming = ReturnType<typeof withTable<Awaited<ReturnType<typeof openOffline>>>>
let coming: { readonly id: string; readonly table: Coming } | null = null

const importPage = () => import('../pages/MatchPage.svelte')
let page: ReturnType<typeof importPage> | null = null

const fetched = (id: string, game = gameOf(id)): Coming => withTable(game, openOffline(id))

export function beginTable(hash: string): void {
  const id = MATCH.exec(hash)?.[1]
  if (id === undefined) return
  let takeAway = (): void => undefined
  const game = gameOf(id).then(async (name) => {
    const sight = showPicture(name)
    takeAway = sight.takeAway
    await sight.there
    return name
  })
  const table = fetched(id, game)
  coming = { id, table }
  page = game.then(importPage, importPage)
  // Whoever takes the table, or opens the page, will hear of what went wrong.
  page.catch(() => undefined)
  table.catch(() => undefined).then(() => takeAway())
}

/** The page of a match: the one that is coming, or a new try. */
export function matchPage(): ReturnType<typeof importPage> {
  const begun = page
  page = null
  return begun ?? importPage()
}

/** A match of this browser and what it is drawn with. */
export function tableOf(id: string): Coming {
  const begun = coming
  coming = null
  return begun?.id === id ? begun.table : fetched(id)
}
