/** The words of each rulebook in both languages, from GLOSSARY.md, loaded when the rules are read. */
import { listed } from '@muster/catalogue/listed'

export interface Word {
  readonly en: string
  readonly pl: string
}

const FILES = import.meta.glob<string>('../../../../GLOSSARY.md', { query: '?raw', import: 'default' })

/** The rows of the table under the heading that begins with a name. */
export function wordsIn(source: string, name: string): readonly Word[] {
  const chapter = source.split(/^## /m).find((each) => each.startsWith(name)) ?? ''
  const rows = chapter.split('\n').filter((line) => line.startsWith('| '))
  // The first names the columns.
  return rows.slice(1).flatMap((row) => {
    const [, en = '', pl = ''] = row.split('|').map((cell) => cell.trim())
    return en === '' || pl === '' ? [] : [{ en, pl }]
  })
}

/** A game may have none. */
export async function loadWords(game: string): Promise<readonly Word[]> {
  const name = listed(game)?.name.en
  const [load] = Object.values(FILES)
  return name === undefined || load === undefined ? [] : wordsIn(await load(), name)
}
