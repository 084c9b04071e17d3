/** The colours of the game that is on the table, in the page's head. */
import { type Colours, coloursCss } from '@muster/board-kit/colours'
import { sheetOf } from '@muster/board-kit/drawn'

const style = document.createElement('style')
const worn = new Map<string, string>()

/** Two games may call a side by the same name: the rules of the one that was opened last come last. */
export function wear(game: string, colours: Colours): void {
  worn.delete(game)
  worn.set(game, coloursCss(colours))
  style.textContent = sheetOf(...worn.values())
  // After the looks of boards, which come first of all whenever they come, and before those of the page.
  const boards = document.head.querySelector('style[data-boards]')
  if (boards === null) document.head.prepend(style)
  else boards.after(style)
}
