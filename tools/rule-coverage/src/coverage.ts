/** For every section of a rulebook, the code and the tests that cite it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Section } from '@muster/kernel/game'
import { type Example, examplesIn, type Ruling, rulingsIn } from '@muster/kernel/rulings'
import { cites, commentsIn, type Passage, testNamesIn } from './citations.ts'

export interface SectionCoverage extends Section {
  /** Where it is cited, as file:line. */
  readonly code: readonly string[]
  readonly tests: readonly string[]
}

/** A ruling or a worked example, and where it is cited. */
export interface ReferenceCoverage {
  readonly id: string
  readonly rules: readonly string[]
  readonly code: readonly string[]
  readonly tests: readonly string[]
}

export interface Coverage {
  readonly game: string
  /** How many sections there are, how many of them are narrative and need no code, and how many are cited by both. */
  readonly sections: number
  readonly narrative: number
  readonly cited: number
  /** The sections that carry a rule and are not cited by code and by a test. */
  readonly missing: readonly string[]
  readonly details: readonly SectionCoverage[]
  /** Worked examples and rulings, and the tests that cite them. */
  readonly references: readonly ReferenceCoverage[]
  readonly referencesWithoutTest: readonly string[]
}

export interface Subject {
  readonly game: string
  /** The folder of the game, and the folder that the reported paths are relative to. */
  readonly folder: string
  readonly root: string
  readonly sections: readonly Section[]
}

interface Place extends Passage {
  readonly file: string
}

/** Folders that hold neither rules nor tests of rules. */
const NOT_CODE = [
  ...['test', 'testing', 'text', 'data', 'node_modules'],
  ...['board', 'lessons', 'mind', 'odds', 'puzzles', 'web'],
]

export function coverage(subject: Subject): Coverage {
  const inFolder = (each: string): string[] => relative(subject.folder, each).split(sep)
  const files = typescriptFiles(subject.folder)
  const code = files.filter((each) => !NOT_CODE.includes(inFolder(each)[0]))
  const tests = files.filter((each) => inFolder(each)[0] === 'test')
  const comments = passages(code, subject.root, commentsIn)
  const names = passages(tests, subject.root, testNamesIn)
  const details = subject.sections.map((section) => ({
    id: section.id,
    title: section.title,
    narrative: section.narrative,
    code: placesCiting(comments, section.id),
    tests: placesCiting(names, section.id),
  }))
  const isCited = (each: SectionCoverage): boolean => each.code.length > 0 && each.tests.length > 0
  const rules = details.filter((each) => !each.narrative)
  const { examples, rulings } = referencesIn(subject.folder)
  const references = [...examples, ...rulings].map(({ id, rules: about }) => ({
    id,
    rules: about,
    code: placesCiting(comments, id),
    tests: placesCiting(names, id),
  }))
  return {
    game: subject.game,
    sections: details.length,
    narrative: details.length - rules.length,
    cited: rules.filter(isCited).length,
    missing: rules.filter((each) => !isCited(each)).map((each) => each.id),
    details,
    references,
    referencesWithoutTest: references.filter((each) => each.tests.length === 0).map((each) => each.id),
  }
}

/** What a game's folder says beyond the sections; a game may have neither file. */
export function referencesIn(folder: string): { examples: Example[]; rulings: Ruling[] } {
  const read = (file: string): string =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : ''
  return { examples: examplesIn(read('EXAMPLES.md')), rulings: rulingsIn(read('RULINGS.md')) }
}

function typescriptFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile() && /\.tsx?$/.test(each.name))
    .map((each) => join(each.parentPath, each.name))
    .filter((each) => !each.includes(`${sep}node_modules${sep}`))
    .sort()
}

function passages(
  files: readonly string[],
  root: string,
  find: (file: string, source: string) => Passage[],
): Place[] {
  return files.flatMap((path) => {
    const file = relative(root, path).split(sep).join('/')
    return find(path, readFileSync(path, 'utf8')).map((passage) => ({ ...passage, file }))
  })
}

const placesCiting = (places: readonly Place[], id: string): string[] =>
  places.filter(({ text }) => cites(text, id)).map(({ file, line }) => `${file}:${line}`)
