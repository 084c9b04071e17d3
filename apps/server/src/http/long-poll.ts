/** News over plain HTTP: an answer that waits until there is something to tell. */
import type { Viewer } from '@muster/kernel/game'
import type { TableView } from '@muster/protocol/play'
import type { Tables, Watcher } from '../matches/tables.ts'

export async function lookAndWait(
  tables: Tables,
  call: { readonly params: { readonly id: string }; onGone(then: () => void): void },
  wanted: {
    readonly viewer: Viewer
    readonly since: number | null
    readonly seconds: number
    readonly person: string | null
  },
): Promise<TableView> {
  const { viewer, since, seconds, person } = wanted
  const { id } = call.params
  const look = (): Promise<TableView> => tables.alone(id, (slot) => tables.look(slot, viewer, since))
  const first = await look()
  if (seconds === 0 || since === null || first.version > since || first.ending !== null) return first
  let stop = (): void => {}
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000)
    const watcher: Watcher = { viewer, person, seen: first.version, table: () => resolve(), info() {} }
    stop = () => {
      clearTimeout(timer)
      void tables.alone(id, async (slot) => slot.watchers.delete(watcher))
    }
    call.onGone(resolve)
    tables
      .alone(id, async (slot) => {
        slot.watchers.add(watcher)
        // Something may have happened between the look and the watch.
        if ((await tables.live(slot)).version > first.version) resolve()
      })
      .catch(() => resolve())
  })
  stop()
  return look()
}
