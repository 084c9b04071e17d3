/** Several people at one screen: between two of them a curtain is drawn, so that each sees only what is theirs. */
import { announce, hush } from './speech.svelte.ts'
import type { Table } from './table.svelte.ts'
import { ui } from './text/index.svelte.ts'

export class OneScreen {
  /** Who is to sit down now. */
  curtain = $state<number | null>(null)
  readonly #table: Table
  #shown = false

  constructor(table: Table) {
    this.#table = table
  }

  /** Looks who chooses next: the curtain is drawn when that is somebody else. */
  settle(): void {
    const { source, moment, viewerSeat } = this.#table
    const { seats } = source.info
    const { deciding } = moment.seen
    const mine = deciding.includes(viewerSeat)
    const next = deciding.find((seat) => seats[seat]?.kind === 'here')
    if (source.info.open) {
      // One person plays all the seats: whoever chooses is looked through.
      if (!mine && next !== undefined) void source.look(next)
    } else if (!mine && next !== undefined && viewerSeat >= 0) this.curtain = next
    else if (!this.#shown && seats.filter((seat) => seat.kind === 'here').length > 1) {
      // Nobody knows who has opened the match.
      this.curtain = viewerSeat
    }
    if (this.curtain !== null) hush()
    this.#shown = true
  }

  async lift(): Promise<void> {
    const table = this.#table
    const next = this.curtain
    if (next === null) return
    if (next !== table.viewerSeat) await table.source.look(next)
    this.curtain = null
    table.since.looksAnew()
    if (table.decides) announce(`${ui.t.table.yourTurn} ${table.sentence}`, 'assertive')
  }
}
