import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { RuleBook } from '@muster/kernel/rule-book'
import type { Language } from '@muster/kernel/text'
import type { Coverage, SectionCoverage } from '@muster/rule-coverage/coverage'
import { gameCalled } from '../games.ts'
import { type Command, noMore, parse, UsageError } from '../usage.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const LANGUAGES: readonly string[] = ['en', 'pl'] satisfies Language[]

function inWords(report: Coverage): string {
  const width = Math.max(...report.details.map((each) => each.id.length))
  const lines = report.details.map((each) => {
    const mark = report.missing.includes(each.id) ? 'MISSING' : each.narrative ? 'no rule' : 'ok'
    const counts = `code ${each.code.length}, tests ${each.tests.length}`
    return `  ${each.id.padEnd(width)}  ${mark.padEnd(7)}  ${counts.padEnd(18)}  ${each.title}`
  })
  const rules = report.sections - report.narrative
  lines.push('', `${report.cited} of ${rules} sections with rules are cited by code and by a test.`)
  for (const id of report.missing) {
    const found = report.details.find((each) => each.id === id)
    const lacks = [found?.code.length === 0 ? 'code' : '', found?.tests.length === 0 ? 'a test' : '']
    lines.push(`missing: ${id} (${lacks.filter((each) => each !== '').join(' and ')})`)
  }
  if (report.references.length > 0) {
    const proved = report.references.length - report.referencesWithoutTest.length
    lines.push(`${proved} of ${report.references.length} worked examples and rulings are cited by a test.`)
    if (report.referencesWithoutTest.length > 0)
      lines.push(`without a test: ${report.referencesWithoutTest.join(', ')}`)
  }
  return lines.join('\n')
}

/** A section in our words, how it is ruled, what the rulebook's examples make of it, and where it is carried and proved. */
interface Told {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly rulings: readonly { id: string; question: string; ruling: string; why: string }[]
  readonly examples: readonly { id: string; text: string }[]
  readonly code: readonly string[]
  readonly tests: readonly string[]
}

async function tell(
  folder: string,
  report: Coverage,
  section: SectionCoverage,
  only: string,
  language: Language,
): Promise<Told> {
  const { referencesIn } = await import('@muster/rule-coverage/coverage')
  const { RULES }: { RULES: RuleBook } = await import(pathToFileURL(join(folder, 'text/rules.ts')).href)
  const [title, text] = RULES[section.id]?.[language] ?? [section.title, '']
  const { examples, rulings } = referencesIn(folder)
  const concerns = (each: { id: string; rules: readonly string[] }): boolean =>
    only === section.id ? each.rules.includes(only) : each.id === only
  const cited = [section, ...report.references].filter(
    (each) => each.id === only || (only === section.id && 'rules' in each && each.rules.includes(only)),
  )
  const places = (kind: 'code' | 'tests'): string[] => [...new Set(cited.flatMap((each) => each[kind]))]
  return {
    id: section.id,
    title,
    text,
    rulings: rulings.filter(concerns).map(({ id, question, ruling, why }) => ({
      id,
      question: question[language],
      ruling: ruling[language],
      why,
    })),
    examples: examples.filter(concerns).map((each) => ({ id: each.id, text: each.text })),
    code: places('code'),
    tests: places('tests'),
  }
}

function toldInWords(told: Told): string {
  const block = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)]
  return [
    `${told.id} ${told.title}`,
    `  ${told.text}`,
    ...block(
      'Rulings',
      told.rulings.flatMap(({ id, question, ruling, why }) => [
        `${id} ${question}`,
        `  ${ruling}`,
        `  Why: ${why}`,
      ]),
    ),
    ...block(
      'Examples',
      told.examples.map(({ id, text }) => `${id} ${text}`),
    ),
    ...block('Code', told.code),
    ...block('Tests', told.tests),
  ].join('\n')
}

export const rules: Command = {
  help: `Usage: muster rules <game> [<section, ruling or example>] [--language en|pl] [--json]

For every section of the rulebook: the comments in the code and the names of tests that cite it.
A section that carries a rule and lacks either is missing; exit code 1 if any is.

With the number of a section (5.32), of a ruling or of a worked example: what it says in our own words, the
rulings and examples that belong to it, and where code and tests cite them.`,
  async run(args) {
    const { values, positionals } = parse(args, { json: { type: 'boolean' }, language: { type: 'string' } })
    noMore(positionals, 2)
    const [id, wanted] = positionals
    if (id === undefined) throw new UsageError('Which game? "muster games" lists them.')
    const language = values.language ?? 'en'
    if (!isLanguage(language)) throw new UsageError(`The languages are: ${LANGUAGES.join(', ')}.`)
    const { game } = gameCalled(id)
    const folder = join(ROOT, 'games', game.id)
    // Only now, because it brings the TypeScript compiler along.
    const { coverage } = await import('@muster/rule-coverage/coverage')
    const report = coverage({ game: game.id, folder, root: ROOT, sections: game.sections })
    if (wanted === undefined) {
      console.log(values.json ? JSON.stringify(report, null, 2) : inWords(report))
      return report.missing.length > 0 ? 1 : 0
    }
    const reference = report.references.find((each) => each.id === wanted)
    const section = report.details.find((each) => each.id === (reference?.rules[0] ?? wanted))
    if (section === undefined)
      throw new UsageError(`${game.id} has no section, ruling or example called "${wanted}".`)
    const told = await tell(folder, report, section, wanted, language)
    console.log(values.json ? JSON.stringify(told, null, 2) : toldInWords(told))
    return 0
  },
}

const isLanguage = (language: string): language is Language => LANGUAGES.includes(language)
