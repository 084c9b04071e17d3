/** What a thing on the table is, in a few facts, and the rule behind it. A thing is named `area fife`, `piece 12`. */
import type { RuleText } from '../client.ts'
import { settings } from '../settings.svelte.ts'
import type { Table } from '../table.svelte.ts'
import { ui } from '../text/index.svelte.ts'
import { heldIn, type WhyCard, whyArea, whyCard, whyPiece } from '../why.ts'

export interface Thing {
  readonly title: string
  readonly facts: readonly string[]
  readonly rule: RuleText | null
}

const ruled = (table: Table, id: string | undefined): RuleText | null =>
  id === undefined || id === '' ? null : table.client.rule(id, settings.language)

/** Null: nothing is known by that name. */
export function thingOf(table: Table, what: string): Thing | null {
  const [kind, ...names] = what.split(' ')
  switch (kind) {
    case 'piece':
      return piece(table, names[0])
    case 'area':
      return area(table, names[0])
    case 'border':
      return border(table, names[0], names[1])
    case 'card': {
      const face = table.client.card(names[0], settings.language)
      return { title: face.title, facts: [face.tag, face.text], rule: ruled(table, table.client.cites?.card) }
    }
    case 'rule': {
      const rule = table.client.rule(names[0], settings.language)
      return { title: `${rule.id} ${rule.title}`.trim(), facts: [], rule }
    }
    case 'prompt':
      return { title: table.sentence, facts: [], rule: null }
    default:
      return own(table, what)
  }
}

/** What only this game has: its tracks and pools. */
function own(table: Table, what: string): Thing | null {
  const found = table.client.explains?.(what, table.view, settings.language) ?? null
  return found === null ? null : { title: found.title, facts: [found.text], rule: ruled(table, found.rule) }
}

function piece(table: Table, key: string): Thing | null {
  const found = table.pieces.find((each) => each.key === key)
  if (found === undefined) return null
  const { cites } = table.client
  const words = ui.t.tip
  const place = table.name('area', found.area)
  if (found.block === null && found.counter !== undefined) return area(table, found.area)
  if (found.block === null) {
    return {
      title: ui.t.table.hiddenBlock(table.seatName(found.seat)),
      facts: [ui.t.table.hiddenAbout(place)],
      rule: ruled(table, cites?.hidden),
    }
  }
  const { face } = found
  return {
    title: table.blockName(found.block),
    facts: [
      ...(face === null ? [] : [words.strength(face.steps, face.max)]),
      found.counter?.label(settings.language) ?? table.client.about(found.block, settings.language),
      place,
      ...(found.moved ? [words.moved] : []),
      ...(found.reserve ? [ui.t.battle.reserve.toLowerCase()] : []),
    ],
    rule: ruled(table, cites?.block),
  }
}

function area(table: Table, id: string): Thing {
  const ways = table.board.geometry.borders.flatMap(({ a, b }) => {
    if (a !== id && b !== id) return []
    const other = a === id ? b : a
    const found = table.client.border?.(a, b, settings.language) ?? null
    return [found === null ? table.name('area', other) : `${table.name('area', other)} ${found.short}`]
  })
  return {
    title: table.title('area', id),
    facts: [
      ...table.client.area(id, settings.language, table.view),
      ...heldIn(table, id),
      ...(ways.length > 0 ? [ui.t.tip.borders(ways.join(', '))] : []),
    ],
    rule: ruled(table, table.client.cites?.area),
  }
}

function border(table: Table, a: string, b: string): Thing | null {
  const found = table.client.border?.(a, b, settings.language) ?? null
  if (found === null) return null
  const crossed = table.client
    .crossings(table.view)
    .filter(({ from, to }) => (from === a && to === b) || (from === b && to === a))
  return {
    title: `${table.name('area', a)}–${table.name('area', b)}`,
    facts: [
      found.text,
      ...crossed.map((each) => ui.t.tip.crossed(table.seatName(each.seat), each.count, each.limit)),
    ],
    rule: ruled(table, found.rule),
  }
}

/** Why the thing cannot be chosen now, when that can be asked of it; for the prompt, the rule that asks it. */
export async function reasonOf(table: Table, what: string): Promise<WhyCard | null> {
  const [kind, id] = what.split(' ')
  if (kind === 'prompt') return promptRule(table)
  if (!table.decides) return null
  if (kind === 'area' && !table.targets.some((target) => target.area === id))
    return refusal(whyArea(table, id))
  if (kind === 'card' && !table.offers.cards.has(id)) return refusal(whyCard(table, id))
  if (kind !== 'piece') return null
  const found = table.pieces.find((each) => each.key === id)
  if (found?.block == null || found.seat !== table.viewerSeat) return null
  return table.offeredPieces.has(found.block) ? null : refusal(whyPiece(table, id))
}

/** “Not now” says nothing that the prompt does not. */
async function refusal(asked: Promise<WhyCard | null>): Promise<WhyCard | null> {
  const card = await asked
  return card === null || card.reason === '' || card.code === 'not-now' ? null : card
}

/** The rule by which the viewer is asked. */
function promptRule(table: Table): WhyCard | null {
  const { decision } = table.moment.seen
  if (decision === undefined) return null
  const rule = table.client.rule(decision.rule, settings.language)
  return { title: '', about: '', reason: '', code: '', rule, blocks: [], areas: [], at: null }
}
