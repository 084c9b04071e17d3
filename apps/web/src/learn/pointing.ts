/** What a lesson points at: things of the table, as `Spotlight` finds them. */
import { parseAction } from '@muster/kernel/words'
import type { Table } from '@muster/table-kit/table.svelte.ts'
import type { Tutor } from './tutor.svelte.ts'

/** The pieces and places that a choice names. */
function named(table: Table, words: string): { pieces: string[]; places: string[]; cards: string[] } {
  const { vocabulary } = table.client
  const [verb, ...ids] = words.split(' ')
  parseAction(vocabulary, words)
  const domains = vocabulary.verbArgs[vocabulary.verbs.indexOf(verb)]
  const of = (domain: string): string[] => ids.filter((_, i) => domains[i] === domain)
  return { pieces: of(table.domain('block')), places: of(table.domain('area')), cards: of('card') }
}

interface Order {
  /** The pieces that are to be in hand, and no others. */
  readonly pieces: readonly string[]
  /** Where they are to go. */
  readonly places: readonly string[]
}

/** What is to be taken in hand and sent, if the step wants that. */
function orderOf(table: Table, { step, left }: Tutor): Order | null {
  if (step?.select !== undefined) return { pieces: step.select, places: [] }
  if (left.length === 0) return null
  const { march } = table.client
  const by = (verbs: readonly string[]) =>
    left.filter((words) => verbs.includes(words.split(' ')[0])).map((words) => named(table, words))
  const going = march === null ? [] : by([march.start]).flatMap((each) => each.pieces)
  if (march !== null && going.length > 0) {
    return { pieces: going, places: [...new Set(by(march.follow).flatMap((each) => each.places))] }
  }
  const { pieces, places } = named(table, left[0])
  return pieces.length > 0 && places.length > 0 ? { pieces, places } : null
}

/** What is in hand and should not be. */
export const tooMany = (table: Table, tutor: Tutor): readonly string[] => {
  const order = orderOf(table, tutor)
  if (order === null || order.pieces.some((each) => !table.chosen.includes(each))) return []
  return table.chosen.filter((each) => !order.pieces.includes(each))
}

/** What to press next of what the step wants. */
export function thingsToPress(table: Table, tutor: Tutor): string[] {
  const { step, left } = tutor
  if (step?.ask !== undefined) return tutor.hasAsked ? [] : [`${step.ask.domain} ${step.ask.id}`]
  const verb = left[0]?.split(' ')[0] ?? ''
  const mode = table.modes.find((each) => each.verbs.includes(verb))
  if (mode !== undefined && mode !== table.activeMode) return [`mode ${mode.id}`]
  const order = orderOf(table, tutor)
  if (order !== null) {
    const missing = order.pieces.filter((each) => !table.chosen.includes(each))
    if (missing.length > 0) return pieces(table, missing)
    const extra = tooMany(table, tutor)
    if (extra.length > 0) return extra.map((each) => `block ${each}`)
    return order.places.flatMap((each) => [`area ${each}`, `target ${each}`])
  }
  if (left.length === 0) return []
  const first = named(table, left[0])
  return [
    `say ${left[0]}`,
    ...first.pieces.map((each) => `block ${each}`),
    ...first.places.flatMap((each) => [`area ${each}`, `target ${each}`]),
    ...first.cards.map((each) => `card ${each}`),
  ]
}

/** Pieces, and the groups that they are in as the list names them. */
function pieces(table: Table, blocks: readonly string[]): string[] {
  const areas = table.pieces.filter((each) => each.block !== null && blocks.includes(each.block))
  return [...blocks.map((each) => `block ${each}`), ...new Set(areas.map((each) => `group ${each.area}`))]
}

/** The areas that a step speaks of: those it names, and those that its choices name or begin in. */
export function areasToSee(table: Table, { step }: Tutor): string[] {
  if (step === null) return []
  const looked = (step.look ?? []).filter((each) => each.startsWith('area ')).map((each) => each.slice(5))
  const chosen = (step.choose ?? []).map((words) => named(table, words))
  const blocks = [...(step.select ?? []), ...chosen.flatMap((each) => each.pieces)]
  const stood = table.pieces.filter((each) => each.block !== null && blocks.includes(each.block))
  const asked = step.ask?.domain === table.domain('area') ? [step.ask.id] : []
  const all = [
    ...looked,
    ...asked,
    ...chosen.flatMap((each) => each.places),
    ...stood.map((each) => each.area),
  ]
  return [...new Set(all)]
}
