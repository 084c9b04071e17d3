/** News over plain HTTP: an answer that waits until there is something to tell. */
import { SPECTATOR, type Viewer } from '@muster/kernel/game'
import type { TableView } from '@muster/protocol/play'
import type { Matches } from '../matches/matches.ts'
import type { Slot, Watcher } from '../matches/slot.ts'

export async function lookAndWait(
  matches: Matches,
  call: { readonly params: { readonly id: string }; onGone(then: () => void): void },
  wanted: {
    /** Whose eyes; throws if they may not look. Asked again after waiting: a seat may change hands meanwhile. */
    viewer(slot: Slot): Promise<Viewer>
    readonly since: number | null
    readonly seconds: number
    readonly person: string | null
  },
): Promise<TableView> {
  const { viewer, since, seconds, person } = wanted
  const { id } = call.params
  const look = (): Promise<TableView> =>
    matches.alone(id, async (slot) => matches.look(slot, await viewer(slot), since))
  const first = await look()
  if (seconds === 0 || since === null || first.version > since || first.ending !== null) return first
  let stop = (): void => {}
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000)
    const eyes = first.seat ?? SPECTATOR
    const watcher: Watcher = {
      viewer: eyes,
      person,
      seen: first.version,
      changes: false,
      table: () => resolve(),
      info() {},
    }
    stop = () => {
      clearTimeout(timer)
      void matches.alone(id, async (slot) => matches.leave(slot, watcher))
    }
    call.onGone(resolve)
    matches
      .alone(id, async (slot) => {
        slot.watchers.add(watcher)
        // Something may have happened between the look and the watch.
        if ((await matches.live(slot)).version > first.version) resolve()
      })
      .catch(() => resolve())
  })
  stop()
  return look()
}
