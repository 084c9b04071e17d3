/** What a press means: a piece, an area, a card. It is said if it can mean only one thing, and else chosen or explained. */
import type { PieceScene } from './client.ts'
import type { Table } from './table.svelte.ts'

export function pressPiece(table: Table, piece: PieceScene): void {
  if (table.plan.takes) {
    table.plan.press(piece.area)
    return
  }
  const { block } = piece
  const offered = block !== null && table.offeredPieces.has(block)
  const elsewhere = block === null || !table.chosen.includes(block)
  const isTarget = table.selection.targetIn(piece.area) !== undefined
  if (isTarget && elsewhere && (!offered || table.chosen.length > 0)) pressArea(table, piece.area)
  // With a group in hand it is the place that is meant, whoever stands there.
  else if (!offered && table.marching && table.chosen.length > 0 && piece.area !== table.activeArea)
    void table.ask('area', piece.area)
  else if (block === null || !offered) void table.ask('piece', piece.key)
  // What is done to an enemy is named before it is done: whoever presses it may only want to look.
  else if (table.asksApart && piece.seat !== table.viewerSeat)
    table.selection.among = table.offers.pieces.get(block) ?? []
  else pressOffered(table, block, piece.area)
}

/** A block that may be chosen: done at once if it can mean only one thing. */
function pressOffered(table: Table, block: string, area: string): void {
  const single = table.offers.pieces.get(block) ?? []
  const paired = table.offers.pairs.has(block)
  // Without a rehearsal the march begins at once, and each step is offered when it comes.
  const marches = table.selection.canMarch(block) && table.source.rehearses
  if (table.client.alone) table.choose(table.chosen.includes(block) ? [] : [block])
  else if (single.length === 1 && !paired && !marches) void table.say(single[0])
  else if (marches || (paired && single.length === 0)) {
    if (table.activeArea === area) table.toggle(block)
    else table.choose(table.blocksIn(area))
  } else pick(table, block)
}

/** Takes one block in hand; where it may do several things at once, they are all named. */
export function pick(table: Table, block: string): void {
  const off = table.chosen.includes(block) && !table.asksApart
  table.choose(off ? [] : [block])
  if (!off && !table.asksApart) table.selection.among = table.offers.pieces.get(block) ?? []
}

export function pressArea(table: Table, area: string): void {
  if (table.plan.takes) {
    table.plan.press(area)
    return
  }
  const direct = table.offers.places.get(area)
  const target = table.selection.targetIn(area)
  const movable = table.selection.movableIn(area)
  if (direct?.length === 1) void table.say(direct[0])
  else if (direct !== undefined) table.selection.among = direct
  else if (target !== undefined) void table.send(target)
  else if (table.client.alone && movable.length > 0) table.choose(nextOf(table, movable))
  // The block in turn stays chosen: without it nothing could be told what to do.
  else if (table.asksApart && table.activeArea === area) void table.ask('area', area)
  else if (table.activeArea === area) table.choose([])
  else if (movable.length > 0) table.choose(movable)
  else void table.ask('area', area)
}

/** One after the other, and then none. */
function nextOf(table: Table, blocks: readonly string[]): readonly string[] {
  const at = blocks.findIndex((block) => table.chosen.includes(block))
  return blocks.slice(at + 1, at + 2)
}

/** Dropped on an area after passing others. */
export function dropOn(table: Table, area: string, passed: readonly string[]): void {
  table.selection.trace(area, passed)
  pressArea(table, area)
}

export function pressCard(table: Table, card: string): void {
  const words = table.offers.cards.get(card)
  if (words === undefined) void table.ask('card', card)
  else void table.say(words)
}
