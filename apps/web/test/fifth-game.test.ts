/** A game that nobody here knows of becomes playable by its folder and one line: CONTRIBUTING shows the difference. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { laws } from '@muster/kernel/conformance/laws'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Serving, serveFiles } from '../tools/serve.ts'
import { theFord } from './fixtures/the-ford/game.ts'
import { type ProjectCopy, projectWith } from './project-copy.ts'
import { leave, useSite } from './site.ts'

const FOLDER = fileURLToPath(new URL('./fixtures/the-ford', import.meta.url))
const LINE = "export { title as theFord } from '@muster/the-ford/title'"

const site = useSite()
let project: ProjectCopy
let serving: Serving | undefined
beforeAll(() => {
  project = projectWith(FOLDER, LINE)
})
afterAll(async () => {
  await serving?.close()
  project.remove()
})

/** Runs a program of the copied project and answers what it wrote. */
async function run(args: readonly string[], input = ''): Promise<string> {
  const env = { ...process.env, LANG: 'C', LC_ALL: '', NODE_ENV: 'production' }
  const child = spawn(process.execPath, args, { cwd: project.root, env })
  child.stdin.end(input)
  const [out, problems] = await Promise.all([text(child.stdout), text(child.stderr)])
  if (child.exitCode !== 0 && child.exitCode !== null) throw new Error(problems)
  return out
}

describe('A game of one page', () => {
  const trial = {
    setup: { scenario: 'crossing', players: 2, options: {} },
    matches: 40,
    limit: 500,
    close: 10,
  }
  // Nothing is hidden in it, and the law that looks for secrets says so.
  const kept = Object.entries(laws).filter(([name]) => !name.startsWith('4 secrecy: a viewer'))
  it.each(kept)('obeys law %s', (_, law) => law(theFord, trial))

  it('is what CONTRIBUTING says it takes', () => {
    const told = readFileSync(fileURLToPath(new URL('../../../CONTRIBUTING.md', import.meta.url)), 'utf8')
    expect(told).toContain(`+${LINE}`)
  })

  it('is played in the terminal from the list of games to its end', async () => {
    const muster = ['--import', 'tsx', 'apps/cli/src/main.ts']
    expect(await run([...muster, 'games'])).toContain('the-ford')
    const table = ['play', 'the-ford', '--seats', 'human,human', '--seed', 'two']
    const out = await run(
      [...muster, ...table],
      ['', 'why go east-bank', 'go the-ford', '', 'wait', '', 'go east-bank', ''].join('\n'),
    )
    expect(out).toContain("West bank [West's wagon] ~ The ford [] ~ East bank [East's wagon]")
    expect(out).toContain('A wagon goes to a place beside its own. (rule 2)')
    expect(out).toContain('West goes to The ford.')
    expect(out).toMatch(/East waits and rolls 5\./)
    expect(out).toContain('West wins: the other bank is reached.')
  })

  it('is played in the browser from the home page to its end', async () => {
    await run(['node_modules/vite/bin/vite.js', 'build', 'apps/web', '--logLevel', 'error'])
    serving = await serveFiles(join(project.root, 'apps/web/dist'))
    const page = await site.open(`${serving.base}/`)
    await page.getByRole('heading', { name: 'The Ford' }).waitFor()
    await page.getByText('Two wagons, one ford.').waitFor()
    await page.getByRole('link', { name: 'On one screen: The Ford' }).click()
    await page.getByRole('button', { name: 'Start' }).click()
    const sit = async (seat: string): Promise<void> =>
      page.getByRole('button', { name: `I am ${seat}` }).click()
    const go = async (place: string): Promise<void> => {
      await page.locator(`.area.offered[data-area="${place}"]`).focus()
      await page.keyboard.press('Enter')
    }
    await sit('West')
    await page.locator('.sentence').getByText('Go on, or wait.').waitFor()
    await go('the-ford')
    await sit('East')
    await page.locator('.area[data-area="the-ford"]').focus()
    await page.keyboard.press('?')
    await page.getByRole('dialog').getByText('The ford holds one wagon.').waitFor()
    await page.keyboard.press('Escape')
    const far = page.locator('.area.offered[data-area="east-bank"]')
    const wait = page.getByRole('button', { name: 'Wait' }).first()
    // Each six carries the wagon back, and it sets out again.
    for (let tries = 0; tries < 50; tries++) {
      await wait.click()
      await sit('West')
      await wait.waitFor()
      if ((await far.count()) > 0) break
      await go('the-ford')
      await sit('East')
    }
    await go('east-bank')
    await page.getByText('West wins: the other bank is reached.').first().waitFor()
    await leave(page)
  })
})
