/** What is said of a beat: one sentence in the present, for the prompt bar and for those who listen. */
import type { Table } from '../table.svelte.ts'
import { listed, ui } from '../text/index.svelte.ts'
import type { Beat, Trip } from './beats.ts'
import type { BattleWord } from './report.ts'

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
    case 'opening':
      return toldOf(table, beat, 'shown').length > 1
        ? words.opens(placeOf(table, beat), toldOf(table, beat, 'shown').length)
        : lines(table, beat)
    case 'roll':
      return volley(table, who, beat) ?? lines(table, beat)
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

const toldOf = (table: Table, beat: Beat, says: BattleWord['says']): BattleWord[] =>
  beat.events.flatMap((event) => {
    const word = table.client.course.says?.(event) ?? null
    return word?.says === says ? [word] : []
  })

/** Those who roll together, in one sentence; null if each can be told by itself. */
function volley(table: Table, who: string, beat: Beat): string | null {
  const rolls = toldOf(table, beat, 'rolled')
  if (rolls.length < 2 || beat.events.length <= MAX_LINES) return null
  const hits = rolls.reduce((sum, word) => sum + (word.says === 'rolled' ? word.hits : 0), 0)
  return ui.t.course.volley(who, rolls.length, hits)
}

export function tellTrip(table: Table, who: string, { pieces, path }: Trip): string {
  const [from, to] = [path[0], path[path.length - 1]].map((area) => table.name('area', area))
  // Pieces that everybody knows go by their names.
  const known = pieces.map(
    (key) => table.pieces.find((each) => each.key === key && each.counter !== undefined)?.block,
  )
  const names = known.flatMap((block) => (block == null ? [] : [table.blockName(block)]))
  if (names.length === pieces.length) return ui.t.course.marchOf(who, listed(names), from, to)
  return ui.t.course.march(who, pieces.length, from, to)
}

/** The lines of the log that belong to it; of many the first and how many more. */
function lines(table: Table, beat: Beat): string {
  const told = beat.events.filter((event) => !event.type.startsWith('combat-over'))
  const all = told.map((event) => table.text.event(event)).filter((line) => line !== '')
  if (all.length <= MAX_LINES) return all.join(' ')
  return `${all[0]} ${ui.t.course.more(all.length - 1)}`
}
