/** “What would a good player do here?”: asked for, shown until something is chosen, and lit on the board. */
import type { Advice } from '@muster/kernel/mind'
import { settings } from '../settings.svelte.ts'
import { announce } from '../speech.svelte.ts'
import type { Table } from '../table.svelte.ts'
import { ui } from '../text/index.svelte.ts'

/** Further choices of one plan are only counted. */
const SHOWN = 4

export class Advising {
  #table: Table
  /** Null: not asked for; empty and not `thinking`: there is none. */
  list = $state.raw<readonly Advice[] | null>(null)
  thinking = $state(false)

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
    this.list = advice
    const said = advice.map((each, i) => `${this.rank(i)}: ${this.tell(each)}. ${this.why(each)}`)
    announce(said.length === 0 ? ui.t.advice.none : said.join(' '))
    if (advice.length > 0) this.light(advice[0])
  }

  close = (): void => {
    if (this.list === null) return
    this.list = null
    this.#table.light()
  }

  rank = (i: number): string => (i === 0 ? ui.t.advice.first : ui.t.advice.second)

  /** The choices in a sentence. */
  tell({ choices }: Advice): string {
    const words = ui.t.advice
    const said = choices.slice(0, SHOWN).map((each, i) => {
      const told = this.#table.text.choice(each)
      return i === 0 ? told : told.charAt(0).toLowerCase() + told.slice(1)
    })
    const rest = choices.length - said.length
    return rest === 0 ? words.steps(said) : `${words.steps(said)}, ${words.more(rest)}`
  }

  why({ reason }: Advice): string {
    const words = ui.t.advice.reason
    if (reason.kind !== 'eye') return words[reason.kind]
    const speaks = reason.speaks.map((each) => each[settings.language])
    return words.eye(speaks, Math.round(reason.after * 100))
  }

  /** Shows on the board what it speaks of. */
  light({ choices }: Advice): void {
    const { vocabulary } = this.#table.client
    const things = choices.flatMap((words) => {
      const [verb, ...ids] = words.split(' ')
      const domains = vocabulary.verbArgs[vocabulary.verbs.indexOf(verb)] ?? []
      return ids.map((id, i) => ({ text: '', domain: domains[i] ?? '', id }))
    })
    this.#table.light(...things)
  }

  take({ choices }: Advice): void {
    this.close()
    void this.#table.sending.sayAll(choices)
  }
}
