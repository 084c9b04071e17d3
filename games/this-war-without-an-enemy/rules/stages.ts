/** Steps that are played stage by stage, each stage by its name. */
import type { Referee } from '../events.ts'
import type { State } from '../state.ts'

type Play<F> = (s: State, f: F, referee: Referee) => void

export interface Staged<K extends string, F> {
  /** Plays the next stage. The one after it comes when all that this one pushes is done. */
  readonly run: Play<F>
  /** The stage that is being played, by the one that comes next. */
  readonly before: Readonly<Record<K, K>>
}

/** The stages of a step in the order in which they are written down. */
export function staged<K extends string, F extends { next: K }>(
  stages: Readonly<Record<K, Play<F>>>,
): Staged<K, F> {
  const names = Object.keys(stages) as K[]
  const neighbour = (by: number): Record<K, K> =>
    Object.fromEntries(names.map((name, i) => [name, names[i + by] ?? name])) as Record<K, K>
  const after = neighbour(1)
  return {
    run(s, f, referee) {
      const stage = f.next
      f.next = after[stage]
      stages[stage](s, f, referee)
    },
    before: neighbour(-1),
  }
}
