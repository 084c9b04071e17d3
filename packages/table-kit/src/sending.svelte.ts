/** What is said to the match: one gesture at a time. What is pressed while one is on its way is done after it. */
import { capital } from '@muster/kernel/sentence'
import type { Target } from './offers.ts'
import { type Order, ordersFrom } from './selection.svelte.ts'
import { announce } from './speech.svelte.ts'
import type { Table } from './table.svelte.ts'
import { listed, ui } from './text/index.svelte.ts'

export class Sending {
  #table: Table
  #next: (() => Promise<void>) | null = null
  busy = $state(false)

  constructor(table: Table) {
    this.#table = table
  }

  /** Does it now, or as soon as what is on its way has been answered; the last that was wanted counts. */
  async #inTurn(task: () => Promise<void>): Promise<void> {
    if (this.busy) {
      this.#next = task
      return
    }
    this.busy = true
    try {
      await task()
    } finally {
      this.busy = false
    }
    const next = this.#next
    this.#next = null
    if (next !== null) await this.#inTurn(next)
  }

  /** Makes a choice, asking once more before one that loses something for good. */
  async say(words: string): Promise<void> {
    const table = this.#table
    if (this.busy) return
    if (table.confirm !== words && table.client.loses(table.view, words, table.offers.all) > 0) {
      table.choose([])
      table.confirm = words
      announce(table.sentence)
      return
    }
    await this.#inTurn(() => this.#say([words]))
  }

  /** Makes several choices as one gesture. */
  async sayAll(choices: readonly string[]): Promise<void> {
    if (!this.busy) await this.#inTurn(() => this.#say(choices))
  }

  async #say(choices: readonly string[]): Promise<void> {
    const table = this.#table
    table.notice = ''
    table.confirm = null
    table.since.close()
    const acted = await table.source.act(choices)
    if (acted.kind === 'refused') table.notice = table.text.refusal(acted.refusal)
    else if (acted.kind === 'made') this.#tellCarried(choices.length)
  }

  /** Says what followed from a gesture of so many choices because there was nothing else to choose. */
  #tellCarried(chosen: number): void {
    const { client, playback, text } = this.#table
    const { march, ways } = client
    const going = [march?.start, march?.stop, ways?.stop, ...(march?.follow ?? []), ...(ways?.follow ?? [])]
    const carried = playback.latest.undoes.slice(chosen)
    // A word that names nothing ("Finish") tells nothing.
    const told = carried.filter((words) => words.includes(' ') && !going.includes(words.split(' ')[0]))
    if (told.length > 0 && this.#table.notice === '')
      this.#table.notice = ui.t.table.onlyAnswer(listed(told.map((words) => text.choice(words))))
  }

  /** Gives an answer that need not be asked for, and tells that and why it was given. */
  async answer(words: string, notice: string): Promise<void> {
    await this.#inTurn(async () => {
      const table = this.#table
      const { viewerSeat } = table
      // Somebody, or another window, was quicker.
      if (table.playback.latest.seen.decision?.offers.includes(words) !== true) return
      await this.#say([words])
      // On one screen the next player may be looking now.
      if (table.curtain !== null || table.viewerSeat !== viewerSeat) return
      table.notice = notice
      announce(notice)
    })
  }

  /** Sends the chosen blocks by one request; those that cannot go along stay chosen. */
  async send(target: Target): Promise<void> {
    const table = this.#table
    if (this.busy) return
    const { chosen, selection } = table
    await this.#inTurn(async () => {
      table.notice = ''
      table.since.close()
      // Those who fall behind are asked for too: that they stay is then said, with the reason.
      const meant = [...target.blocks, ...target.behind]
      const left = chosen.filter((block) => !meant.includes(block))
      const stuck = await this.order(selection.ordersTo(target, meant))
      const stay = [...stuck, ...left].filter((block) => table.offeredPieces.has(block))
      // In a battle whoever is in turn next has been chosen meanwhile, and stays so.
      if (stay.length > 0 || !table.asksApart) table.choose(stay)
    })
  }

  /** Says all orders at once, and without those that the rules refuse. The blocks that stayed. */
  async order(orders: readonly Order[]): Promise<readonly string[]> {
    const table = this.#table
    const stuck: string[] = []
    const last = new Set<string>()
    let going = orders.filter((each) => each.words.length > 0)
    while (going.length > 0) {
      const words = going.flatMap((each) => each.words)
      const acted = await table.source.act(words)
      if (acted.kind === 'rejected') return [...going.map((each) => each.block), ...stuck]
      if (acted.kind === 'made') {
        const stayed = ordersFrom(going, acted.made).map((each) => each.block)
        if (stayed.length > 0 && acted.final !== null) {
          const names = capital(listed(stayed.map((block) => table.name('block', block))))
          table.notice = ui.t.table.stayed(names, ui.t.table.undoBar[acted.final])
        } else this.#tellCarried(words.length)
        return [...stayed, ...stuck]
      }
      const [refused] = ordersFrom(going, acted.index)
      going = going.filter((each) => each !== refused)
      if (table.client.lostIfLeft?.includes(table.promptCode) === true) {
        // Some can only follow a leader: once more, behind all others.
        if (!last.has(refused.block)) {
          last.add(refused.block)
          going.push(refused)
          continue
        }
        // Nobody has gone yet: the player thinks again, or sends the others all the same.
        table.notice = ui.t.table.wouldBeLost(capital(table.name('block', refused.block)))
        return going.map((each) => each.block)
      }
      stuck.push(refused.block)
      const names = capital(listed(stuck.map((block) => table.name('block', block))))
      const { refusal } = acted
      table.notice = ui.t.table.couldNotFollow(names, table.text.refusal(refusal), refusal.rule)
    }
    return stuck
  }

  /** Takes back the last gesture; one that is still on its way, when it has arrived. */
  async undo(): Promise<void> {
    await this.#inTurn(async () => {
      const table = this.#table
      if (table.playback.latest.undoable === 0) return
      table.choose([])
      await table.source.undo()
    })
  }
}
