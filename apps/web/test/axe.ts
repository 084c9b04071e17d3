/** What axe finds wrong with a page, and how much wider than the window it is. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** All of a page but the printed board, a picture hidden from readers that the drawn areas over it speak for. */
export async function violations(
  page: Page,
  exclude: readonly string[] = ['.ground'],
  only?: readonly string[],
): Promise<string[]> {
  const which = only === undefined ? '' : `, runOnly: ${JSON.stringify(only)}`
  if (!(await page.evaluate('typeof axe === "object"'))) await page.evaluate(readFileSync(AXE, 'utf8'))
  return (await page.evaluate(`axe.run({ exclude: ${JSON.stringify(exclude)} }, { resultTypes: ['violations']${which} }).then((result) =>
    result.violations.flatMap((each) => each.nodes.slice(0, 3).map((node) => each.id + ': ' + node.target.join(' ') + ' | ' + (node.any[0]?.message ?? node.all[0]?.message ?? '')))
  )`)) as string[]
}

export const wide = (page: Page): Promise<number> =>
  page.evaluate(
    'Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - innerWidth',
  ) as Promise<number>
