/** What axe finds on a page, as Lighthouse would score it. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { accessibilityScore, type Checked } from './score.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Every rule that applies to something on the page, with the gravest of its checks. Best practices count as well. */
const RULES = `axe.run({ exclude: ['.ground'] }).then(({ passes, violations }) => {
  const ORDER = ['minor', 'moderate', 'serious', 'critical']
  const gravest = (rule) => rule.impact ?? ORDER[Math.max(...rule.nodes.flatMap((node) => [...node.any, ...node.all, ...node.none]).map((check) => ORDER.indexOf(check.impact)), 0)]
  const told = (rules, passed) => rules.map((rule) => ({ id: rule.id, impact: gravest(rule), passed }))
  return [...told(passes, true), ...told(violations, false)]
})`

export interface Accessible {
  readonly score: number
  readonly rules: number
  readonly violations: readonly string[]
}

export async function accessibility(page: Page): Promise<Accessible> {
  // Not as a script of the page, which the server's content policy would rightly refuse.
  await page.evaluate(AXE)
  const rules = (await page.evaluate(RULES)) as (Checked & { readonly id: string })[]
  return {
    score: accessibilityScore(rules),
    rules: rules.length,
    violations: rules.filter((each) => !each.passed).map((each) => each.id),
  }
}
