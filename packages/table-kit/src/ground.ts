/** The printed board, laid in sheets: its thousands of elements at once are the longest wait of a table. */
import { inTurn } from './in-turn.ts'

/** How many elements a phone lays out without being held up. */
const SHEET = 700

const sizeOf = (part: Element): number => part.getElementsByTagName('*').length + 1

interface Part {
  readonly drawing: Element
  readonly into: Element
}

/** The drawing in its order, in parts of at most a sheet; a larger group is opened. */
function* partsOf(drawing: Element, into: Element): Generator<Part> {
  for (const part of [...drawing.children]) {
    if (part.tagName !== 'g' || sizeOf(part) <= SHEET / 2) yield { drawing: part, into }
    else {
      const group = part.cloneNode(false) as Element
      into.append(group)
      yield* partsOf(part, group)
    }
  }
}

function parsed(svg: string): Element {
  const template = document.createElement('template')
  template.innerHTML = svg
  const [drawing] = template.content.children
  return drawing
}

/** Another language takes the place of the first at once. */
export const layAtOnce = (ground: Element, svg: string): void => ground.replaceChildren(parsed(svg))

/** Lays the first sheet now and each other in its turn; `goes` says whether the board is still wanted. */
export async function laySheets(ground: Element, svg: string, goes: () => boolean): Promise<void> {
  const drawing = parsed(svg)
  const board = drawing.cloneNode(false) as Element
  ground.replaceChildren(board)
  let room = SHEET
  for (const part of partsOf(drawing, board)) {
    const size = sizeOf(part.drawing)
    if (size > room && room < SHEET) {
      await inTurn()
      if (!goes()) return
      room = SHEET
    }
    part.into.append(part.drawing)
    room -= size
  }
  await inTurn()
}
