/**
 * What comes in to a table: each beat is lit, heard and said as it is shown; and when all is shown, what is no longer
 * offered is forgotten, what was said beforehand is answered, and the viewer is told whose turn it is.
 */
import type { Timed } from './course/plan.ts'
import type { Listeners } from './course/playback.svelte.ts'
import { tellBeat } from './course/telling.ts'
import type { Update } from './match/source.ts'
import type { OneScreen } from './one-screen.svelte.ts'
import { settings } from './settings.svelte.ts'
import { play } from './sound/sound.ts'
import { playEvents } from './sounds.ts'
import { announce } from './speech.svelte.ts'
import type { Table } from './table.svelte.ts'
import { ui } from './text/index.svelte.ts'

export class Hearing implements Listeners {
  readonly #table: Table
  readonly #screen: OneScreen
  #notice = $state('')
  /** Something was shown since the notice was given. */
  #overtaken = false
  /** Whether the viewer was choosing when all was last at rest. */
  #decided = false
  /** What was heard last is all anew: why that is. */
  #anew: 'opened' | 'undone' | null = null

  constructor(table: Table, screen: OneScreen) {
    this.#table = table
    this.#screen = screen
  }

  /** A line that explains what just happened to a choice ("2 could cross"), until something else has happened. */
  get notice(): string {
    return this.#notice
  }
  set notice(line: string) {
    this.#notice = line
    this.#overtaken = false
  }

  hear(update: Update): void {
    const { playback } = this.#table
    if (update.type === 'step') playback.step(update.moment, update.heard)
    else {
      this.#anew = update.undone ? 'undone' : 'opened'
      playback.look(update.moment, update.log)
    }
  }

  beat(beat: Timed): void {
    const table = this.#table
    table.asked = null
    this.#overtaken = true
    // The camera is there, and the place is lit, when it happens.
    const places = [...new Set(beat.events.flatMap((event) => table.client.places(event)))]
    table.lit = places
    // A table of quiet things is read beside the map, which stays where it is.
    const seeks = table.battleArea === null && beat.kind !== 'quiet'
    // Of many at once where they come to: as much of it as there is room for.
    const ends = [...new Set(beat.trips.flatMap(({ path }) => path.slice(-1)))]
    const seen = places.length < 5 ? places : ends
    if (seeks && seen.length > 0) table.sought = seen
    playEvents(beat.events)
    this.told(beat)
  }

  told(beat: Timed): void {
    const quiet = settings.speech === 'turn' || (settings.speech === 'battles' && beat.battle === null)
    if (beat.waits) announce(tellBeat(this.#table, beat), 'assertive')
    else if (!quiet) announce(tellBeat(this.#table, beat))
  }

  /** Of what takes no time, one hears one's own. */
  passed({ seat, events }: Timed): void {
    if (seat === this.#table.playback.latest.viewer) playEvents(events)
  }

  /** All is shown: forget what is no longer offered, and say whose turn it is. */
  rest(): void {
    const table = this.#table
    const anew = this.#anew
    this.#anew = null
    table.lit = []
    table.sought = []
    if (this.#overtaken) this.notice = ''
    table.advising.close()
    const decided = this.#decided
    this.#settle(anew !== 'undone')
    if (anew === 'undone') announce(ui.t.table.undone)
    if (table.curtain !== null) return
    if (anew === 'opened') table.since.looksAnew()
    else table.since.looks()
    const { outcome } = table.moment.seen
    if (anew !== null) return
    if (outcome !== null) play(outcome.winners.includes(table.viewerSeat) ? 'won' : 'lost')
    else if (table.decides && !decided) play('turn')
  }

  #settle(answers: boolean): void {
    const table = this.#table
    table.selection.settle()
    table.confirm = null
    table.asked = null
    this.#screen.settle()
    const chose = this.#decided
    this.#decided = table.decides
    // In a battle the block in turn is chosen already; between equals any other may be.
    const [first] = table.offers.pieces.keys()
    if (table.asksApart && table.chosen.length === 0 && first !== undefined) table.choose([first])
    const answer = answers && table.decides && table.curtain === null ? this.#answer() : null
    if (answer !== null) void table.sending.answer(answer.words, answer.notice)
    // Nothing is said behind a curtain: not even who holds the screen is known there.
    else if (table.curtain !== null) return
    // In the middle of one's turn the next question is no alarm.
    else if (table.decides && chose) announce(table.sentence)
    else if (table.decides) announce(`${ui.t.table.yourTurn} ${table.sentence}`, 'assertive')
  }

  /** What the player has said beforehand; or the only thing that could be said. */
  #answer(): { readonly words: string; readonly notice: string } | null {
    const { text, moment, client } = this.#table
    const { unasked, seen } = moment
    if (unasked !== null && seen.decision !== undefined) {
      const { prompt, offers } = seen.decision
      // Where there is one answer the question says why.
      const notice = ui.t.table.doneForYou(text.choice(unasked), text.prompt(prompt, offers))
      return { words: unasked, notice }
    }
    return client.standing?.(this.#table) ?? null
  }
}
