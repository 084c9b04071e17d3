/** What is said of a beat: one sentence in the present, for the prompt bar and for those who listen. */
import type { GameEvent } from '@muster/kernel/game'
import { settings } from '../settings.svelte.ts'
import type { Table } from '../table.svelte.ts'
import { listed, ui } from '../text/index.svelte.ts'
import { type Beat, rollerOf, type Trip } from './beats.ts'
import { ENDS } from './kinds.ts'
import type { BattleWord } from './report.ts'

interface Line {
  readonly text: string
  readonly event: GameEvent
}

/** More lines than this are a table, not a sentence. */
const MAX_LINES = 3
const MAX_PLACES = 4

export function tellBeat(table: Table, beat: Beat & { readonly brief?: string }): string {
  const words = ui.t.course
  const who = beat.seat === null ? '' : table.seatName(beat.seat)
  if (beat.brief === 'marches' && beat.trips.length > 1) return tellMoves(table, who, beat.trips)
  if (beat.brief === 'battle') return inBrief(table, beat)
  switch (beat.kind) {
    case 'march':
    case 'voyage':
    case 'strategic':
      return beat.trips.length === 0
        ? lines(table, beat)
        : beat.trips.map((trip) => tellTrip(table, who, trip)).join(' ')
    case 'announced':
      return beat.mine ? (battleNext(table, beat) ?? lines(table, beat)) : lines(table, beat)
    case 'opening':
      return opening(table, beat) ?? lines(table, beat)
    case 'roll':
      return volley(table, beat) ?? lines(table, beat)
    case 'quiet':
      return beat.count > MAX_LINES ? words.quiet(beat.count) : lines(table, beat)
    case 'sides':
      // The card has them all.
      return beat.events.length > MAX_LINES ? words.changes(beat.events.length) : lines(table, beat)
    case 'statuses':
      // The card beside it says what became of it.
      return lines(table, { ...beat, events: beat.events.slice(0, 1) })
    case 'result':
      return lines(table, beat) || ended(table, beat)
    case 'count':
      if (beat === table.playback.beat && !table.playback.told)
        return words.counting(battleOf(table, beat).place)
      // Its card lists what it has cost.
      return lines(table, beat.events.length > MAX_LINES ? { ...beat, events: [beat.events[0]] } : beat)
    default:
      return lines(table, beat)
  }
}

/** A battle of others: how it began, and how it ended if it did. */
function inBrief(table: Table, beat: Beat): string {
  const { course } = table.client
  const [first] = beat.events
  const end = beat.events.find((event) => (ENDS as ReadonlySet<string>).has(course.kind(event)))
  const told = end === undefined || end === first ? [first] : [first, end]
  return told.map((event) => table.text.event(event)).join(' ')
}

/** Who meets whom in the viewer's battle; null where the line of the log says it better. */
function battleNext(table: Table, beat: Beat): string | null {
  const [area] = beat.events.flatMap((event) => table.client.places(event))
  const there = table.pieces.filter((piece) => piece.area === area)
  if (area === undefined || there.some((piece) => piece.counter !== undefined)) return null
  const mine = there.filter((piece) => piece.seat === table.viewerSeat)
  const theirs = there.filter((piece) => piece.seat !== table.viewerSeat)
  // Whoever storms or sallies meets those on the other side of the walls, who do not stand in the area.
  if (mine.length === 0 || theirs.length === 0) return null
  const hidden = theirs.filter((piece) => piece.block === null)
  return ui.t.course.battleNext(table.name('area', area), mine.length, theirs.length, hidden.length)
}

/** Blocks that are turned up together, in one sentence; null if each can be told by itself. */
function opening(table: Table, beat: Beat): string | null {
  const { length } = toldOf(table, beat, 'shown')
  if (length < 2) return null
  const words = ui.t.course
  if (beat.begun) return words.joins(length)
  const { place, as } = battleOf(table, beat)
  const title = table.client.fightWords?.(as, settings.language)?.title(place)
  return title === undefined ? words.opens(place, length) : words.opensAs(title, length)
}

/** Where the battle is: a city that is stormed, not the area around it; and what the game calls it, if no battle. */
function battleOf(table: Table, beat: Beat): { readonly place: string; readonly as: string } {
  const heard = [...table.log.flatMap(({ events }) => events), ...beat.events]
  const begun = heard
    .map((event) => table.client.course.says?.(event))
    .findLast((word) => word?.says === 'begins')
  const [near] = beat.events.flatMap((event) => table.client.places(event))
  const area = begun?.says === 'begins' ? begun.area : near
  const as = begun?.says === 'begins' ? (begun.as ?? '') : ''
  return { place: area === undefined ? '' : table.name('area', area), as }
}

/** A storming that is given up ends without a line of its own. */
function ended(table: Table, beat: Beat): string {
  const [end] = toldOf(table, beat, 'ends')
  const winner = end?.says === 'ends' && typeof end.winner === 'number' ? table.seatName(end.winner) : null
  return winner === null ? '' : ui.t.outcomeOfBattle.holds(winner, battleOf(table, beat).place)
}

const toldOf = (table: Table, beat: Beat, says: BattleWord['says']): BattleWord[] =>
  beat.events.flatMap((event) => {
    const word = table.client.course.says?.(event) ?? null
    return word?.says === says ? [word] : []
  })

/** Those who roll together, in one sentence; null if each can be told by itself. */
function volley(table: Table, beat: Beat): string | null {
  const rolls = toldOf(table, beat, 'rolled')
  if (rolls.length < 2 || beat.events.length <= MAX_LINES) return null
  const hits = rolls.reduce((sum, word) => sum + (word.says === 'rolled' ? word.hits : 0), 0)
  // Whoever rolls need not be the one whose choice it came of.
  const [roller = beat.seat] = beat.events.flatMap((event) => rollerOf(table.client.course, event) ?? [])
  return ui.t.course.volley(roller === null ? '' : table.seatName(roller), rolls.length, hits)
}

export function tellTrip(table: Table, who: string, { pieces, path }: Trip): string {
  const [from, over, end] = [path[0], path[1], path[path.length - 1]].map((area) => table.name('area', area))
  const to = end === from ? ui.t.course.andBack(over) : end
  // Pieces that everybody knows go by their names.
  const known = pieces.map(
    (key) => table.pieces.find((each) => each.key === key && each.counter !== undefined)?.block,
  )
  const names = known.flatMap((block) => (block == null ? [] : [table.name('block', block)]))
  if (names.length === pieces.length) return ui.t.course.marchOf(who, listed(names), from, to)
  return ui.t.course.march(who, pieces.length, from, to)
}

/** Several groups at once: how many, and where to, unless that is too many places to read. */
function tellMoves(table: Table, who: string, trips: readonly Trip[]): string {
  const ends = new Set(trips.flatMap(({ path }) => path.slice(-1)))
  const to = ends.size > MAX_PLACES ? '' : listed([...ends].map((area) => table.name('area', area)))
  return ui.t.course.moves(who, trips.length, to)
}

/** The lines of the log that belong to it; of many the first and how many more. */
function lines(table: Table, beat: Beat): string {
  const { idle } = table.client.course
  const told = beat.events.filter(({ type }) => !type.startsWith('combat-over') && idle?.has(type) !== true)
  const all = toldLines(table, told)
  if (all.length <= MAX_LINES) return all.map(({ text }) => text).join(' ')
  const more = beat.kind === 'table' ? ui.t.course.moreListed : ui.t.course.more
  return `${all[0].text} ${more(all.length - 1)}`
}

/** What is said of several alike is said once, with the first event that says it: as the game puts it, or as in the log. */
export function toldLines(table: Table, events: readonly GameEvent[]): readonly Line[] {
  const lines = new Map<string, { event: GameEvent; times: number }>()
  for (const run of runsOf(events)) {
    const together = run.length > 1 ? table.client.together?.(run, settings.language) : null
    for (const [i, text] of (together ?? run.map(table.text.event)).entries()) {
      const known = lines.get(text)
      if (known !== undefined) known.times++
      else if (text !== '') lines.set(text, { event: run[i], times: 1 })
    }
  }
  return [...lines].map(([text, { event, times }]) => ({
    text: times === 1 ? text : `${text} ×${times}`,
    event,
  }))
}

/** Events of one kind in a row. */
function runsOf(events: readonly GameEvent[]): GameEvent[][] {
  const runs: GameEvent[][] = []
  for (const event of events) {
    const last = runs[runs.length - 1]
    if (last?.[0].type === event.type) last.push(event)
    else runs.push([event])
  }
  return runs
}
