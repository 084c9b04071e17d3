/**
 * Moves that are planned while others choose: arrows that only their player sees, kept in this browser. Nothing is known of
 * the rules meanwhile; when they can be made they are made one after the other by one press, and what cannot is said.
 */
import { isMoving } from '../choices/choices.ts'
import { announce } from '../speech.svelte.ts'
import type { Table } from '../table.svelte.ts'
import { listed, ui } from '../text/index.svelte.ts'

export interface Planned {
  readonly from: string
  readonly to: string
  readonly blocks: readonly string[]
}

const KEY = 'muster-plans'
/** Plans of so many matches are kept. */
const MAX_KEPT = 20

export class Plan {
  #table: Table
  /** What is pressed is planned, not asked about. */
  on = $state(false)
  orders = $state.raw<readonly Planned[]>([])
  picked = $state.raw<{ readonly area: string; readonly blocks: readonly string[] } | null>(null)

  constructor(table: Table) {
    this.#table = table
    this.orders = read()[this.#name()] ?? []
  }

  /** Whether moves can be planned now: it is one's own match, and they cannot be made. */
  get possible(): boolean {
    return !this.#table.showing && this.#mayPlan
  }

  /** Whether what is pressed is planned; also while something is shown, so that no press is lost. */
  get takes(): boolean {
    return this.on && this.#mayPlan
  }

  get #mayPlan(): boolean {
    const table = this.#table
    const marches = table.client.march !== null || table.client.ways !== undefined
    return marches && !table.over && table.battleArea === null && table.viewerSeat >= 0 && !isMoving(table)
  }

  /** Whether there is a plan, and now is the time for it. */
  get due(): boolean {
    return this.orders.length > 0 && !this.#table.showing && isMoving(this.#table)
  }

  toggle = (): void => {
    this.on = !this.on && this.possible
    this.picked = null
    announce(this.on ? ui.t.plan.on : ui.t.plan.off)
  }

  /** A group first, then where it is to go. */
  press(area: string): void {
    const { picked } = this
    if (picked === null) {
      const blocks = this.#freeIn(area)
      this.picked = blocks.length === 0 ? null : { area, blocks }
      announce(blocks.length === 0 ? ui.t.plan.nobody : this.#names(blocks))
      return
    }
    this.picked = null
    if (picked.area === area) return
    this.#keep([...this.orders, { from: picked.area, to: area, blocks: picked.blocks }])
    announce(this.sentence(this.orders[this.orders.length - 1]))
  }

  /** The viewer's blocks there that move at all and are not planned for yet. */
  #freeIn(area: string): string[] {
    const { pieces, viewerSeat, client } = this.#table
    const planned = this.orders.flatMap(({ blocks }) => blocks)
    return pieces.flatMap(({ block, seat, area: at }) =>
      block !== null &&
      at === area &&
      seat === viewerSeat &&
      client.movement(block) > 0 &&
      !planned.includes(block)
        ? [block]
        : [],
    )
  }

  #names = (blocks: readonly string[]): string =>
    blocks.length > 3
      ? ui.t.table.someBlocks(blocks.length)
      : listed(blocks.map((block) => this.#table.name('block', block)))

  sentence = ({ blocks, to }: Planned): string =>
    ui.t.table.wentTo(this.#names(blocks), this.#table.name('area', to))

  forget = (order: Planned): void => this.#keep(this.orders.filter((each) => each !== order))
  clear = (): void => this.#keep([])

  /** Makes all planned moves, one after the other, and says which were not possible and why. */
  carryOut = async (): Promise<void> => {
    const table = this.#table
    const { orders } = this
    this.on = false
    this.clear()
    const failed: string[] = []
    for (const order of orders) {
      const reason = await this.#send(order)
      if (reason !== '') failed.push(ui.t.plan.failed(this.sentence(order), reason))
    }
    if (failed.length === 0) return
    table.notice = failed.join(' ')
    announce(table.notice)
  }

  /** Why a group could not go; empty if it went. */
  async #send({ blocks, to }: Planned): Promise<string> {
    const table = this.#table
    const here = blocks.filter((block) => table.offeredPieces.has(block))
    if (here.length === 0)
      return this.#whyNot(
        blocks.filter((block) => this.#stands(block)),
        to,
      )
    await table.selection.find(here)
    const target = table.selection.targetIn(to)
    if (target === undefined) {
      const reason = await this.#whyNot(here, to)
      table.choose([])
      return reason
    }
    await table.send(target)
    const { notice, chosen } = table
    table.choose([])
    return chosen.length > 0 ? notice || ui.t.plan.noLonger : ''
  }

  #stands = (block: string): boolean =>
    this.#table.pieces.some((piece) => piece.block === block && piece.seat === this.#table.viewerSeat)

  /** What the rules say to it; those who are no longer there can no longer go. */
  async #whyNot(blocks: readonly string[], to: string): Promise<string> {
    if (blocks.length === 0) return ui.t.plan.noLonger
    const { source, text } = this.#table
    const answer = await source.why({ kind: 'choices', choices: this.#words(blocks, to) })
    return answer.kind === 'refused' ? text.refusal(answer.refusal) : ui.t.plan.noLonger
  }

  /** What would be said to send the first of them there straight. */
  #words(blocks: readonly string[], to: string): string[] {
    const { client, selection } = this.#table
    const [block] = blocks
    if (client.march === null) return [`${client.ways?.start} ${block} ${to}`]
    const { start, follow } = client.march
    return [...(selection.columnOf(blocks) ?? []), `${start} ${block}`, `${follow[0]} ${to}`]
  }

  #name = (): string => this.#table.source.info.id

  #keep(orders: readonly Planned[]): void {
    this.orders = orders
    const { [this.#name()]: _, ...others } = read()
    const kept = Object.entries(others).slice(1 - MAX_KEPT)
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [this.#name()]: orders }))
    } catch {
      // A browser that keeps nothing forgets it with the page.
    }
  }
}

function read(): Record<string, readonly Planned[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, readonly Planned[]>
  } catch {
    return {}
  }
}
