/** What others did since the viewer's last choice, worked out from the log: so it is there after a reload too. */
import type { GameEvent } from '@muster/kernel/game'
import type { Heard } from '../match/source.ts'
import { type Beat, chooserOf, cut, type Shot, type Trip } from './beats.ts'
import { type Course, ENDS } from './kinds.ts'
import { naturalLength } from './plan.ts'

/** The steps of others after the viewer's own last one. */
export function othersSince(log: readonly Heard[], viewer: number): readonly Heard[] {
  const own = log.findLastIndex((heard) => heard.seat === viewer)
  return log.slice(own + 1).filter((heard) => heard.seat !== null)
}

/** Their beats, without what takes no time; `view` is what is seen after them. */
export function beatsOf(course: Course, log: readonly Heard[], viewer: number, view: unknown): Beat[] {
  const shots = log.flatMap((step): Shot[] =>
    step.events.map((event: GameEvent, i) => ({
      at: step.at,
      seat: chooserOf(course, step, i),
      event,
      view,
    })),
  )
  return cut(course, shots, viewer).filter((beat) => naturalLength(course, beat, viewer) > 0)
}

/** A beat of a summary: a battle from its announcement to its end is one. */
export type Summed = Beat & { readonly brief?: 'battle' }

export function summed(beats: readonly Beat[]): Summed[] {
  const out: Summed[] = []
  for (let i = 0; i < beats.length; i++) {
    const { kind, battle } = beats[i]
    const more = beats.slice(i + 1)
    const end = more.findIndex((beat) => beat.battle === battle && ENDS.has(beat.kind))
    const all = beats.slice(i, i + end + 2)
    if (kind !== 'announced' || end < 0 || !all.every((beat) => beat.battle === battle)) {
      out.push(beats[i])
      continue
    }
    out.push({
      ...beats[i],
      brief: 'battle',
      shots: all.flatMap(({ shots }) => shots),
      events: all.flatMap(({ events }) => events),
      trips: all.flatMap(({ trips }) => trips),
    })
    i += end + 1
  }
  return out
}

/** A way that was gone, with its number among all of them. */
export interface Numbered extends Trip {
  readonly number: number
  readonly seat: number | null
}

export function tripsIn(beats: readonly Beat[]): Numbered[] {
  const trips = beats.flatMap((beat) => beat.trips.map((trip) => ({ ...trip, seat: beat.seat })))
  return trips.map((trip, i) => ({ ...trip, number: i + 1 }))
}
