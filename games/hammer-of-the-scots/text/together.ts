/** Several events of one kind in a row, in fewer lines than one for each: hits on a block, nobles at home. */
import { forms } from '@muster/kernel/polish'
import type { Language } from '@muster/kernel/text'
import type { HammerEvent } from '../events.ts'
import type { SIDES } from '../tables.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'

type Side = (typeof SIDES)[number]

interface Words {
  hits(block: string, count: number, steps: number): string
  home(side: Side, count: number): string
}

const NOBLES_OF: Readonly<Record<Side, string>> = { england: 'England', scotland: 'Scotland' }
const SZLACHCICE: Readonly<Record<Side, readonly [one: string, few: string, many: string]>> = {
  england: ['angielski szlachcic zimuje', 'angielskich szlachciców zimuje', 'angielskich szlachciców zimuje'],
  scotland: ['szkocki szlachcic zimuje', 'szkockich szlachciców zimuje', 'szkockich szlachciców zimuje'],
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    hits: (block, count, steps) => `${block} takes ${count} hits (strength ${steps}).`,
    home: (side, count) => `${count} nobles of ${NOBLES_OF[side]} are home.`,
  },
  pl: {
    hits: (block, count, steps) =>
      `Bloczek ${block} przyjmuje ${forms(count, 'trafienie', 'trafienia', 'trafień')} (siła ${steps}).`,
    home: (side, count) => `${forms(count, ...SZLACHCICE[side])} w domu.`,
  },
}

/** More than this are counted, not named. */
const FEW = 3

export function together(events: readonly HammerEvent[], language: Language): readonly string[] | null {
  const { event, name } = language === 'en' ? en : pl
  const words = WORDS[language]
  const hits = events.flatMap((each) => (each.type === 'hit' ? [each] : []))
  if (hits.length > 0)
    return grouped(hits, ({ block }) => block).map((all) => {
      const last = all[all.length - 1]
      return all.length === 1 ? event(last) : words.hits(name('block', last.block), all.length, last.steps)
    })
  // Whoever sees the block is told by name; how many of the others are home is all there is to know of them.
  const homes = events.flatMap((each) => (each.type === 'went-home' ? [each] : []))
  if (homes.length <= FEW) return null
  const hidden = homes.filter((each) => each.block === undefined)
  const known = homes.filter((each) => each.block !== undefined)
  const counted = grouped(hidden, ({ side }) => side).map((all) =>
    all.length === 1 ? event(all[0]) : words.home(all[0].side, all.length),
  )
  return [...counted, ...known.map(event)]
}

function grouped<T>(all: readonly T[], by: (each: T) => string): T[][] {
  const groups = new Map<string, T[]>()
  for (const each of all) groups.set(by(each), [...(groups.get(by(each)) ?? []), each])
  return [...groups.values()]
}
