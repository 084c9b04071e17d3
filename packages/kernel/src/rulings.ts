/** How a game answers what its rulebook leaves open, and the rulebook's worked examples; read from a game's RULINGS.md and EXAMPLES.md. */
import type { Language } from './text.ts'

export interface Ruling {
  readonly id: string
  /** The sections of the rulebook that it is about. */
  readonly rules: readonly string[]
  readonly question: Readonly<Record<Language, string>>
  readonly ruling: Readonly<Record<Language, string>>
  readonly why: string
}

export interface Example {
  readonly id: string
  readonly rules: readonly string[]
  readonly text: string
}

interface Entry {
  readonly id: string
  readonly rules: readonly string[]
  readonly lines: readonly string[]
}

const HEADING = /^## (\S+) \(([^()]+)\)$/

/** `## H-1 (5.32, 4.4)` opens an entry; the lines below it, empty ones aside, are its own. */
function entriesIn(source: string): Entry[] {
  const [, ...parts] = source.split(/^(?=## )/m)
  return parts.map((part) => {
    const [heading, ...lines] = part.split('\n').filter((line) => line.trim() !== '')
    const [, id, rules] = HEADING.exec(heading) ?? []
    if (id === undefined)
      throw new SyntaxError(`An entry begins with "## id (rules)", not with "${heading}".`)
    return { id, rules: rules.split(', '), lines }
  })
}

const LABELS = ['Question', 'Ruling', 'Why', 'Pytanie', 'Orzeczenie'] as const

export function rulingsIn(source: string): Ruling[] {
  return entriesIn(source).map(({ id, rules, lines }) => {
    const [question, ruling, why, pytanie, orzeczenie] = LABELS.map((label, at) => {
      const line = lines[at] ?? ''
      if (!line.startsWith(`- ${label}: `)) throw new SyntaxError(`${id} lacks "- ${label}: " in its place.`)
      return line.slice(`- ${label}: `.length)
    })
    if (lines.length > LABELS.length) throw new SyntaxError(`${id} has a line too many.`)
    return { id, rules, question: { en: question, pl: pytanie }, ruling: { en: ruling, pl: orzeczenie }, why }
  })
}

export const examplesIn = (source: string): Example[] =>
  entriesIn(source).map(({ id, rules, lines }) => ({ id, rules, text: lines.join(' ') }))
