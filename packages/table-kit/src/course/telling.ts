/** What is said of a beat: one sentence in the present, for the prompt bar and for those who listen. */
import type { Table } from '../table.svelte.ts'
import { ui } from '../text/index.svelte.ts'
import type { Beat, Trip } from './beats.ts'

/** More lines than this are a table, not a sentence. */
const MAX_LINES = 3

export function tellBeat(table: Table, beat: Beat & { readonly brief?: string }): string {
  const words = ui.t.course
  const who = beat.seat === null ? '' : table.seatName(beat.seat)
  if (beat.brief === 'marches' && beat.trips.length > 1) return words.moves(who, beat.trips.length)
  switch (beat.kind) {
    case 'march':
    case 'voyage':
    case 'strategic':
      return beat.trips.length === 0
        ? lines(table, beat)
        : beat.trips.map((trip) => tellTrip(table, who, trip)).join(' ')
    case 'announced':
      return beat.mine ? words.battleNext(placeOf(table, beat)) : lines(table, beat)
    case 'quiet':
      return beat.events.length > MAX_LINES ? words.quiet(beat.events.length) : lines(table, beat)
    default:
      return lines(table, beat)
  }
}

const placeOf = (table: Table, beat: Beat): string => {
  const [area] = beat.events.flatMap((event) => table.client.places(event))
  return area === undefined ? '' : table.name('area', area)
}

export function tellTrip(table: Table, who: string, { pieces, path }: Trip): string {
  const [from, to] = [path[0], path[path.length - 1]].map((area) => table.name('area', area))
  return ui.t.course.march(who, pieces.length, from, to)
}

/** The lines of the log that belong to it; of many the first and how many more. */
function lines(table: Table, beat: Beat): string {
  const told = beat.events.filter((event) => !event.type.startsWith('combat-over'))
  const all = told.map((event) => table.text.event(event)).filter((line) => line !== '')
  if (all.length <= MAX_LINES) return all.join(' ')
  return `${all[0]} ${ui.t.course.more(all.length - 1)}`
}
