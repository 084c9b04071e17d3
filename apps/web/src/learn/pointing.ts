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

/** What to press next of what the step wants. */
export function thingsToPress(table: Table, tutor: Tutor): string[] {
  const { step, left } = tutor
  if (step === null) return []
  if (step.select !== undefined)
    return pieces(
      table,
      step.select.filter((each) => !table.chosen.includes(each)),
    )
  if (step.ask !== undefined) return tutor.hasAsked ? [] : [`${step.ask.domain} ${step.ask.id}`]
  if (left.length === 0) return []
  const all = left.map((words) => named(table, words))
  const march = table.client.march
  const starts = left.filter((words) => words.split(' ')[0] === march?.start)
  const going = starts.flatMap((words) => named(table, words).pieces)
  const first = all[0]
  const inHand = going.length > 0 ? going : first.pieces
  const places = going.length > 0 ? [...new Set(all.flatMap((each) => each.places))] : first.places
  const missing = inHand.filter((each) => !table.chosen.includes(each))
  if (places.length > 0 && missing.length > 0 && inHand.length > 0) return pieces(table, missing)
  return [
    `say ${left[0]}`,
    ...(places.length > 0 ? [] : pieces(table, inHand)),
    ...places.flatMap((each) => [`area ${each}`, `target ${each}`]),
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
