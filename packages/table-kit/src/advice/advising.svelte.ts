/** “What would a good player do here?”: asked for, shown until something is chosen, and lit on the board. */
import type { Advice } from '@muster/kernel/mind'
import type { Expected } from '@muster/kernel/odds'
import { settings } from '../settings.svelte.ts'
import { announce } from '../speech.svelte.ts'
import type { Table } from '../table.svelte.ts'
import { listed, ui } from '../text/index.svelte.ts'
import { type March, stepsOf } from './steps.ts'

/** Further choices of one plan are only counted. */
const SHOWN = 4
/** Blocks of one march, by name. */
const MOST_NAMED = 3

export class Advising {
  #table: Table
  /** Null: not asked for; empty and not `thinking`: there is none. */
  list = $state.raw<readonly Advice[] | null>(null)
  thinking = $state(false)
  /** What the battle comes to that each of them leads to, where one does. */
  odds = $state.raw<readonly (Expected | null)[]>([])
  #stops: (() => void)[] = []

  constructor(table: Table) {
    this.#table = table
  }

  get possible(): boolean {
    const { source, decides, confirm, over, showing, offers } = this.#table
    return (
      source.advice !== undefined && decides && offers.all.length > 1 && confirm === null && !over && !showing
    )
  }

  /** Asks, or puts away what was answered. Whether there was anything to ask. */
  toggle = (): boolean => {
    if (!this.possible) return false
    if (this.list === null) void this.#ask()
    else this.close()
    return true
  }

  async #ask(): Promise<void> {
    const { source, moment } = this.#table
    const { at } = moment
    this.list = []
    this.thinking = true
    const advice = (await source.advice?.().catch(() => [])) ?? []
    this.thinking = false
    // Something was chosen, or put away, meanwhile.
    if (this.list === null || this.#table.moment.at !== at) return
    this.list = advice.filter((each, i) => i === 0 || this.tell(each) !== this.tell(advice[0]))
    const said = this.list.map((each, i) => `${this.rank(i)}: ${this.tell(each)}. ${this.why(each, i)}`)
    announce(said.length === 0 ? ui.t.advice.none : said.join(' '))
    if (advice.length > 0) this.light(advice[0])
    this.#reckon(this.list)
  }

  /** The odds of battles that it leads to; those of the one that is fought stand elsewhere. */
  #reckon(list: readonly Advice[]): void {
    const { showsOdds, decidesBattle, source } = this.#table
    this.odds = list.map(() => null)
    if (!showsOdds || decidesBattle) return
    this.#stops = list.flatMap(({ choices }, i) => {
      const place = this.#attacked(choices)
      const stop =
        place === null
          ? undefined
          : source.odds?.({ place, choices }, (found) => (this.odds = this.odds.with(i, found)))
      return stop === undefined ? [] : [stop]
    })
  }

  /** The last place that choices name, if an enemy is there. */
  #attacked(choices: readonly string[]): string | null {
    const areas = this.#things(choices).filter(({ domain }) => domain === this.#table.domain('area'))
    const last = areas.at(-1)?.id ?? null
    return last !== null && this.#table.attacks(last) ? last : null
  }

  close = (): void => {
    if (this.list === null) return
    this.list = null
    for (const stop of this.#stops.splice(0)) stop()
    this.#table.light()
  }

  rank = (i: number): string => (i === 0 ? ui.t.advice.first : ui.t.advice.second)

  /** The choices in a sentence. */
  tell({ choices }: Advice): string {
    const words = ui.t.advice
    const steps = stepsOf(choices, this.#table.client.march)
    const said = steps.slice(0, SHOWN).map((each, i) => {
      if (typeof each !== 'string') return this.#march(each)
      const told = this.#table.text.choice(each)
      return i === 0 ? told : told.charAt(0).toLowerCase() + told.slice(1)
    })
    const rest = steps.length - said.length
    return rest === 0 ? words.steps(said) : `${words.steps(said)}, ${words.more(rest)}`
  }

  #march({ blocks, to }: March): string {
    const table = this.#table
    const who =
      blocks.length > MOST_NAMED
        ? ui.t.table.someBlocks(blocks.length)
        : listed(blocks.map((block) => table.name('block', block)))
    return ui.t.table.wentTo(who, table.name('area', to))
  }

  why({ reason }: Advice, i: number): string {
    const words = ui.t.advice.reason
    const speaks = (reason.speaks ?? []).map((each) => each[settings.language])
    if (reason.kind === 'eye') return words.eye(speaks, Math.round(reason.after * 100))
    const plain = reason.kind === 'first-sight' && i > 0 ? words.next : words[reason.kind]
    return speaks.length === 0 ? plain : `${words.speaks(speaks)} ${plain}`
  }

  /** Shows on the board what it speaks of. */
  light({ choices }: Advice): void {
    this.#table.light(...this.#things(choices))
  }

  /** What choices name. */
  #things(choices: readonly string[]): { text: string; domain: string; id: string }[] {
    const { vocabulary } = this.#table.client
    return choices.flatMap((words) => {
      const [verb, ...ids] = words.split(' ')
      const domains = vocabulary.verbArgs[vocabulary.verbs.indexOf(verb)] ?? []
      return ids.map((id, i) => ({ text: '', domain: domains[i] ?? '', id }))
    })
  }

  take({ choices }: Advice): void {
    this.close()
    void this.#table.sending.sayAll(choices)
  }
}
