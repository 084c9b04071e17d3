import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Coverage } from '@muster/rule-coverage/coverage'
import { gameCalled } from '../games.ts'
import { type Command, noMore, parse, UsageError } from '../usage.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

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

export const rules: Command = {
  help: `Usage: muster rules <game> [--json]

For every section of the rulebook: the comments in the code and the names of tests that cite it.
A section that carries a rule and lacks either is missing; exit code 1 if any is.`,
  async run(args) {
    const { values, positionals } = parse(args, { json: { type: 'boolean' } })
    noMore(positionals, 1)
    const [id] = positionals
    if (id === undefined) throw new UsageError('Which game? "muster games" lists them.')
    const { game, references } = gameCalled(id)
    // Only now, because it brings the TypeScript compiler along.
    const { coverage } = await import('@muster/rule-coverage/coverage')
    const report = coverage({
      game: game.id,
      folder: join(ROOT, 'games', game.id),
      root: ROOT,
      sections: game.sections,
      references,
    })
    console.log(values.json ? JSON.stringify(report, null, 2) : inWords(report))
    return report.missing.length > 0 ? 1 : 0
  },
}
