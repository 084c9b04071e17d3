/** What undo would take back, named as its player thinks of it; or why it can take back nothing. */
import type { GameText } from '@muster/kernel/text'
import type { GameClient } from './client.ts'
import type { Moment } from './match/source.ts'
import type { TableWords } from './text/en.ts'

export interface UndoNames {
  blockName(block: string): string
  areaName(area: string): string
  listed(names: readonly string[]): string
}

/** What the last gesture did: who went where, or the first of its choices. */
export function gestureName(
  choices: readonly string[],
  march: GameClient['march'],
  text: GameText,
  names: UndoNames,
  ui: TableWords,
): string {
  const said = choices.map((words) => words.split(' '))
  const blocks = said.flatMap(([verb, block]) =>
    verb === march?.start && block !== undefined ? [block] : [],
  )
  const to = said.findLast(([verb]) => march?.follow.includes(verb))?.[1]
  if (blocks.length === 0 || to === undefined) return text.choice(choices[0] ?? '')
  const who =
    blocks.length > 3 ? ui.table.someBlocks(blocks.length) : names.listed(blocks.map(names.blockName))
  return ui.table.wentTo(who, names.areaName(to))
}

export function undoTitle(
  { undoes, undoBar }: Moment,
  march: GameClient['march'],
  text: GameText,
  names: UndoNames,
  ui: TableWords,
): string {
  if (undoBar !== null || undoes.length === 0) return ui.table.undoBar[undoBar ?? 'nothing-chosen']
  return ui.table.undoStep(gestureName(undoes, march, text, names, ui))
}
