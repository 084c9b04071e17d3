/** What is being looked at: the thing that pointer, focus or a held finger asks about, and the card that is lifted. */
import type { Explanation } from './battle/explain.ts'
import { announce } from './speech.svelte.ts'
import type { Table } from './table.svelte.ts'
import { reasonOf, type Thing, thingOf } from './tip/thing.ts'
import type { WhyCard } from './why.ts'

export class Lens {
  /** Its name, as `data-tip` gives it; empty while nothing is asked about. */
  what = $state('')
  thing = $state.raw<Thing | null>(null)
  why = $state.raw<WhyCard | null>(null)
  /** The card that is shown large. */
  card = $state<string | null>(null)
  /** What is said if that card is laid, once a finger has lifted it. */
  lays = $state<string | null>(null)
  /** What is explained without having been asked: the newest roll, in somebody's first battles. */
  explained = $state.raw<Explanation | null>(null)
  element: Element | null = null

  hide = (): void => {
    this.element?.removeAttribute('aria-describedby')
    this.element = null
    this.what = ''
    this.thing = null
    this.why = null
  }

  async show(table: Table, element: Element, what: string, aloud = false): Promise<void> {
    // It may have gone while the pointer rested, as the board does when the list is called.
    const thing = element.isConnected ? thingOf(table, what) : null
    if (thing === null) return
    if (this.element !== element) this.hide()
    this.element = element
    this.what = what
    this.thing = thing
    element.setAttribute('aria-describedby', 'tip-text')
    const reason = await reasonOf(table, what)
    if (this.what !== what) return
    this.why = reason
    if (aloud) announce([thing.title, ...thing.facts, reason?.reason ?? ''].filter(Boolean).join('. '))
  }
}
