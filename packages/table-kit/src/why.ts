/** “Why not?”: the reason in words, the rule by number, and what it speaks of. The rules themselves answer. */
import type { Thing, WhyAnswer } from '@muster/kernel/why'
import { settings } from './settings.svelte.ts'
import type { Table } from './table.svelte.ts'
import { listed, ui } from './text/index.svelte.ts'

export interface WhyCard {
  readonly title: string
  /** What the thing is. */
  readonly about: string
  readonly reason: string
  /** The code of the refusal; empty if there is none. */
  readonly code: string
  readonly rule: { readonly id: string; readonly title: string; readonly text: string } | null
  readonly blocks: readonly string[]
  readonly areas: readonly string[]
  /** Where on the board it was asked about. */
  readonly at: string | null
}

const cited = (table: Table, id: string): WhyCard['rule'] => table.client.rule(id, settings.language)

type Refused = Extract<WhyAnswer, { kind: 'refused' }>

const named = (things: readonly Thing[], domain: string): string[] =>
  things.flatMap((each) => (each.domain === domain ? [each.id] : []))

function card(table: Table, title: string, about: string, at: string | null, refused: Refused): WhyCard {
  const { refusal, things } = refused
  return {
    title: ui.t.table.whyNot(title),
    about,
    reason: table.text.refusal(refusal),
    code: refusal.code,
    rule: cited(table, refusal.rule),
    blocks: named(things, table.domain('block')),
    // The place that was asked about is marked as refused; the others are lit.
    areas: named(things, table.domain('area')).filter((each) => each !== at),
    at,
  }
}

/** A thing that may be chosen, or of which there is nothing to refuse: what it is. */
const plain = (title: string, about: string, at: string | null): WhyCard => ({
  title,
  about,
  reason: '',
  code: '',
  rule: null,
  blocks: [],
  areas: [],
  at,
})

const ask = (table: Table, domain: string, id: string, chosen: readonly string[]): Promise<WhyAnswer> =>
  table.source.why({ kind: 'thing', domain, id, chosen })

export async function whyPiece(table: Table, key: string): Promise<WhyCard | null> {
  const piece = table.pieces.find((each) => each.key === key)
  if (piece === undefined) return null
  const place = table.name('area', piece.area)
  if (piece.block === null && piece.counter !== undefined) return whyArea(table, piece.area)
  if (piece.block === null) {
    const side = table.seatName(piece.seat)
    const text = ui.t.table.hiddenBlock(side)
    return plain(text, ui.t.table.hiddenAbout(place), piece.area)
  }
  const name = table.blockName(piece.block)
  const about = `${table.client.about(piece.block, settings.language)} · ${place}`
  const answer = await ask(table, table.domain('block'), piece.block, [])
  if (answer.kind === 'offered') return plain(name, about, piece.area)
  const refused = card(table, name, about, piece.area, answer)
  return { ...refused, blocks: [piece.block, ...refused.blocks.filter((each) => each !== piece.block)] }
}

/** Something that stands nowhere on the board: a Power, a status, an amount. */
export async function whyOther(table: Table, domain: string, id: string): Promise<WhyCard | null> {
  const answer = await ask(table, domain, id, table.chosen)
  const name = table.name(domain, id)
  return answer.kind === 'offered' ? plain(name, '', null) : card(table, name, '', null, answer)
}

export async function whyCard(table: Table, id: string): Promise<WhyCard | null> {
  const face = table.client.card(id, settings.language)
  const answer = await ask(table, 'card', id, [])
  if (answer.kind === 'offered') return plain(face.title, face.text, null)
  return card(table, face.title, face.text, null, answer)
}

/** Who stands in an area, in words; that it is empty, if nobody does. */
export function heldIn(table: Table, area: string): readonly string[] {
  const words = ui.t.table.area
  const there = table.pieces.filter((piece) => piece.area === area)
  const counters = there.flatMap((piece) => piece.counter?.label(settings.language) ?? [])
  if (counters.length > 0) return counters
  const held = table.client.sides.flatMap((_, seat) => {
    const count = there.filter((piece) => piece.seat === seat).length
    return count > 0 ? [words.blocks(count, table.seatName(seat))] : []
  })
  return held.length > 0 ? held : [words.empty]
}

const aboutArea = (table: Table, area: string): string =>
  [...table.client.area(area, settings.language, table.view), ...heldIn(table, area)].join(' · ')

export async function whyArea(table: Table, area: string): Promise<WhyCard | null> {
  const title = table.name('area', area)
  const about = aboutArea(table, area)
  const { chosen } = table
  // What is offered is not refused.
  if (table.targets.some((target) => target.area === area)) return plain(title, about, area)
  // The chosen pieces stand there already: nothing is refused.
  if (area === table.activeArea) return plain(title, about, area)
  if (chosen.length > 0 && table.marching) {
    const reason = await marchRefused(table, area)
    if (reason !== null) return { ...reason, about }
  }
  const answer = await ask(table, table.domain('area'), area, chosen)
  if (answer.kind === 'offered') return plain(title, about, area)
  // With nothing chosen there is nothing to refuse but those who stand there: say why they stay, or what the area is.
  if (chosen.length === 0 && answer.refusal.code === 'not-now')
    return (await staysIn(table, area)) ?? plain(title, about, area)
  return card(table, title, about, area, answer)
}

/** Why the viewer's own blocks of an area cannot be chosen now; null if that says no more than the prompt. */
async function staysIn(table: Table, area: string): Promise<WhyCard | null> {
  const own = table.pieces.filter(
    (piece) => piece.area === area && piece.seat === table.viewerSeat && piece.block !== null,
  )
  if (own.length === 0 || !table.decides) return null
  const found = await whyPiece(table, own[0].key)
  if (found === null || found.code === '' || found.code === 'not-now') return null
  const blocks = own.flatMap(({ block }) => block ?? [])
  return {
    ...found,
    title: ui.t.table.whyNot(listed(blocks.map((block) => table.name('block', block)))),
    blocks,
  }
}

/** The shortest way over borders, whatever the rules say of it. */
function shortestWay(table: Table, from: string, to: string): string[] | null {
  const { borders } = table.board.geometry
  const before = new Map<string, string | null>([[from, null]])
  const edge = [from]
  for (let here = edge.shift(); here !== undefined; here = edge.shift()) {
    if (here === to) {
      const way: string[] = []
      for (let at: string | null = to; at !== null && at !== from; at = before.get(at) ?? null)
        way.unshift(at)
      return way
    }
    for (const border of borders) {
      const next = border.a === here ? border.b : border.b === here ? border.a : null
      if (next === null || before.has(next)) continue
      before.set(next, here)
      edge.push(next)
    }
  }
  return null
}

/** No border leads there: why the other ways of going, such as by sea, do not either. */
async function seaRefused(table: Table, area: string): Promise<WhyCard | null> {
  const { march } = table.client
  const [block] = table.chosen
  for (const verb of march?.follow.slice(1) ?? []) {
    const answer = await table.source.why({
      kind: 'choices',
      choices: [`${march?.start} ${block}`, `${verb} ${area}`],
    })
    if (answer.kind === 'refused' && answer.index === 1)
      return { ...card(table, table.name('area', area), '', area, answer), blocks: table.chosen }
  }
  return null
}

/** Why the chosen blocks cannot march there: tried step by step along the shortest way. */
async function marchRefused(table: Table, area: string): Promise<WhyCard | null> {
  const { march } = table.client
  const from = table.activeArea
  if (march === null || from === null || from === area) return null
  const way = shortestWay(table, from, area)
  if (way === null) return seaRefused(table, area)
  const words = ui.t.table
  const few = table.chosen.length <= 3
  const names = few
    ? listed(table.chosen.map((each) => table.name('block', each)))
    : words.someBlocks(table.chosen.length)
  const furthest = Math.max(...table.chosen.map((block) => table.client.movement(block)))
  const place = table.name('area', area)
  const base = {
    title: words.whyNot(place),
    about: '',
    code: 'march',
    blocks: table.chosen,
    areas: [],
    at: area,
  }
  if (way.length > furthest) {
    return {
      ...base,
      reason: words.tooFar(place, way.length, names, furthest),
      rule: cited(table, march.farRule),
    }
  }
  const block = table.chosen.find((each) => table.client.movement(each) >= way.length) ?? table.chosen[0]
  const column = table.selection.columnOf(table.chosen)
  const going = column === null ? [block] : table.chosen
  const begun = [...(column ?? []), ...going.map((each) => `${march.start} ${each}`)]
  const choices = [...begun, ...way.map((step) => `${march.follow[0]} ${step}`)]
  const answer = await table.source.why({ kind: 'choices', choices })
  if (answer.kind === 'offered') return null
  const step = answer.index - begun.length
  if (answer.refusal.code === 'not-now' && step >= 1) {
    const halt = table.name('area', way[step - 1])
    return {
      ...base,
      reason: words.haltsAt(table.blockName(block), halt),
      rule: cited(table, march.haltRule),
    }
  }
  return { ...card(table, place, '', area, answer), blocks: table.chosen }
}
