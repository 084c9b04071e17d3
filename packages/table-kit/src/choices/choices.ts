/** What is offered, sorted into the buttons and rows of the places beside the board. */

import type { PieceScene } from '../client.ts'
import type { Target } from '../offers.ts'
import type { Table } from '../table.svelte.ts'
import { ui } from '../text/index.svelte.ts'
import type { IconName } from '../ui/Icon.svelte'

export interface Button {
  readonly words: string
  readonly label: string
  readonly key: string
  readonly gold: boolean
  readonly icon?: IconName
  readonly hint?: string
}

/** So many plain choices stand in the row under the sentence, if their words fit there; others are rows of the list. */
const IN_ROW = 2
/** The letters that one button of the row has room for, and two together. */
const LETTERS = [34, 26]
const KEYS: Readonly<Record<string, string>> = { end: 'E', done: 'E', pass: 'P', stop: 'D' }

const keyOf = (words: string): string => KEYS[words] ?? (words.startsWith('end-') ? 'E' : '')

/** Choices that point at nothing. The first is golden if there is nothing else to choose; to fight on or to flee is open. */
export function plainButtons(table: Table): readonly Button[] {
  const { pieces, pairs, places, cards, all, plain, rest } = table.offers
  const onTable = pieces.size + pairs.size + places.size + cards.size + rest.length
  const isOpen = plain.length > 1 && table.battleArea !== null
  const only = onTable === 0 && all.length === plain.length && !isOpen
  return plain.map((words, i) => ({
    words,
    label: table.text.choice(words),
    key: keyOf(words),
    gold: only && i === 0,
  }))
}
export function inRow(all: readonly Button[]): readonly Button[] {
  const row = all.slice(0, IN_ROW)
  const letters = row.reduce((sum, { label }) => sum + label.length, 0)
  return row.length === 0 || letters > LETTERS[row.length - 1] ? [] : row
}
export const inList = (all: readonly Button[]): readonly Button[] => all.slice(inRow(all).length)

/** Groups are sent over the map in this decision. */
export const isMoving = (table: Table): boolean =>
  !table.asksApart && (table.marching || table.offers.pairs.size > 0)

export const pieceOf = (table: Table, block: string): PieceScene | undefined =>
  table.pieces.find((piece) => piece.block === block)

/** “4 dice, each hits on 1–3”; only how many, where the game cannot say beforehand. */
function fightHint(table: Table, block: string, dice: number): string {
  const now = table.client.course.hitsWith?.(table.view, block) ?? null
  return now === null ? ui.t.table.diceOf(dice) : ui.t.table.diceHit(dice, now.rating)
}

/** What the block in turn may do in a battle: fight, pass, and where to retreat. */
export function deedsOf(table: Table): readonly Button[] {
  const [block] = table.chosen
  if (!table.asksApart || block === undefined) return []
  const words = ui.t.table
  const piece = pieceOf(table, block)
  const known: Readonly<Record<string, readonly [IconName, string, string, string]>> = {
    fight: ['swords', words.fight, 'F', fightHint(table, block, piece?.face?.steps ?? 0)],
    hold: ['skip', words.pass, 'P', words.doNothing],
  }
  return (table.offers.pieces.get(block) ?? []).map((each) => {
    const [verb] = each.split(' ')
    const [icon, label, key, hint] = known[verb] ?? ['play', table.text.choice(each), '', '']
    return { words: each, label, key, icon, hint, gold: verb === 'fight' }
  })
}

/** What is asked is answered in a panel of the game's own. */
export const isOrdered = (table: Table): boolean =>
  table.decides && table.client.ordered?.includes(table.promptCode) === true

/** What is done to a piece where it stands; what is sent somewhere is in the groups. */
export function picksOf(table: Table): readonly { readonly block: string; readonly words: string }[] {
  if (isOrdered(table) || table.among.length > 0 || table.asksApart) return []
  const moving = isMoving(table)
  const staysPut = (block: string): boolean => !moving || !table.selection.goes(block)
  return [...table.offers.pieces].flatMap(([block, all]) =>
    staysPut(block) ? all.map((each) => ({ block, words: each })) : [],
  )
}

/** Things that are nowhere on the board, such as nobles to name; or what a thing that was pressed may mean. */
export function listedOf(table: Table): readonly string[] {
  if (isOrdered(table) || (table.among.length > 0 && table.asksApart)) return table.among
  return [...table.among, ...deedsAgainst(table), ...table.offers.rest].slice(0, 40)
}

/** “3 → 2”, where a choice changes the strength of the block it is about. */
export function strengthAfter(table: Table, words: string, block: string): string {
  const change = table.client.changes?.(table, words) ?? 0
  const steps = pieceOf(table, block)?.face?.steps
  return change === 0 || steps === undefined ? '' : `${steps} → ${Math.max(0, steps + change)}`
}

/** Attacks first: what matters most is what is fought over. Then the places that have most to them. */
export function targetsInOrder(table: Table): readonly Target[] {
  const worthOf = ({ area }: Target): number => {
    const [words] = table.offers.places.get(area) ?? []
    return words === undefined ? 0 : (table.client.worth?.(table, words) ?? 0)
  }
  return table.targets
    .map((target) => ({ target, attack: Number(table.attacks(target.area)), worth: worthOf(target) }))
    .sort((a, b) => b.attack - a.attack || b.worth - a.worth)
    .map(({ target }) => target)
}

/** What pressing an area says, where more than one thing could be meant by it: the area's name alone would not tell. */
export function meaningOf(table: Table, area: string): string | null {
  const [words, other] = table.offers.places.get(area) ?? []
  const verbs = new Set([...table.offers.places.values(), ...table.offers.pieces.values()].flat().map(verbOf))
  return words === undefined || other !== undefined || verbs.size < 2 ? null : words
}
export const verbOf = (words: string): string => words.split(' ')[0]

/** In a battle: what may be done to enemies that can be pointed at, such as a charge. */
function deedsAgainst(table: Table): readonly string[] {
  if (!table.asksApart) return []
  return [...table.offers.pieces].flatMap(([block, all]) => (isOwn(table, block) ? [] : all))
}
const isOwn = ({ pieces, viewerSeat }: Table, block: string): boolean =>
  pieces.some((each) => each.block === block && each.seat === viewerSeat)

/** The areas from which something of one's own can be sent, with the blocks. */
export function groupsOf(
  table: Table,
): readonly { readonly area: string; readonly blocks: readonly string[] }[] {
  const areas = table.pieces.flatMap((p) =>
    p.block !== null && table.selection.goes(p.block) ? [p.area] : [],
  )
  return [...new Set(areas)].map((area) => ({ area, blocks: table.blocksIn(area) }))
}
