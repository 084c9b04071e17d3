/** Proves that each rule of .dependency-cruiser.cjs bites, on a small tree in which one file breaks each. */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

const CLEAN: Readonly<Record<string, string>> = {
  'packages/kernel/src/game.ts': 'export const game = 1\n',
  'packages/block-kit/src/blocks.ts': "export { game } from '../../kernel/src/game.ts'\n",
  'packages/bots/src/bot.ts': "export { game } from '../../kernel/src/game.ts'\n",
  'games/one/rules/1.ts': "export { game } from '../../../packages/block-kit/src/blocks.ts'\n",
  'games/two/rules/1.ts': "export { game } from '../../../packages/block-kit/src/blocks.ts'\n",
  'games/one/test/1.test.ts': "import 'node:fs'\nimport '../../../packages/bots/src/bot.ts'\n",
  'apps/cli/src/main.ts':
    "import 'node:fs'\nimport '../../../packages/bots/src/bot.ts'\nimport '../../../games/one/rules/1.ts'\n",
  'packages/protocol/src/play.ts': "import 'zod'\n",
  'packages/catalogue/src/catalogue.ts': "import '../../../games/one/rules/1.ts'\n",
  'apps/server/src/main.ts':
    "import 'node:fs'\nimport '../../../packages/protocol/src/play.ts'\nimport '../../../packages/catalogue/src/catalogue.ts'\n",
  'tools/check/src/main.ts': "import 'node:fs'\n",
}

/** Which rule each wrong import breaks; each stands alone in a file of the folder. */
const WRONG: readonly (readonly [rule: string, folder: string, imported: string])[] = [
  ['kernel-imports-nothing', 'packages/kernel/src', '../../block-kit/src/blocks.ts'],
  ['kernel-imports-nothing', 'packages/kernel/src', 'node:fs'],
  ['kernel-imports-nothing', 'packages/kernel/src', 'fast-check'],
  ['block-kit-knows-only-the-kernel', 'packages/block-kit/src', '../../../games/one/rules/1.ts'],
  ['bots-know-no-app', 'packages/bots/src', '../../../apps/cli/src/main.ts'],
  ['games-import-no-app-and-no-platform', 'games/one/rules', '../../../apps/cli/src/main.ts'],
  ['games-import-no-app-and-no-platform', 'games/one/text', '../../../tools/check/src/main.ts'],
  ['games-import-no-app-and-no-platform', 'games/one/rules', '../../../packages/bots/src/bot.ts'],
  ['rules-touch-no-platform', 'games/one/rules', 'node:fs'],
  ['rules-touch-no-platform', 'packages/bots/src', 'node:crypto'],
  ['protocol-runs-in-a-browser', 'packages/protocol/src', 'node:crypto'],
  ['protocol-runs-in-a-browser', 'packages/protocol/src', '../../kernel/src/game.ts'],
  ['catalogue-lists-games', 'packages/catalogue/src', '../../../apps/server/src/main.ts'],
  ['server-knows-no-other-app', 'apps/server/src', '../../cli/src/main.ts'],
  ['one-game-never-imports-another', 'games/one/rules', '../../two/rules/1.ts'],
  ['resolvable', 'games/one/rules', '../nowhere.ts'],
]
const wrongFile = (number: number): string => `${WRONG[number][1]}/wrong-${number}.ts`

let tree: string
let broken: string[]

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'muster-boundaries-'))
  copyFileSync(join(ROOT, '.dependency-cruiser.cjs'), join(tree, '.dependency-cruiser.cjs'))
  copyFileSync(join(ROOT, 'tsconfig.json'), join(tree, 'tsconfig.json'))
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'))
  for (const [file, text] of Object.entries(CLEAN)) write(file, text)
  WRONG.forEach(([, , imported], i) => {
    write(wrongFile(i), `import '${imported}'\n`)
  })
  broken = cruise()
})
afterAll(() => rmSync(tree, { recursive: true, force: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(tree, file)), { recursive: true })
  writeFileSync(join(tree, file), text)
}

/** Every violation as `rule: file`. */
function cruise(): string[] {
  const program = join(ROOT, 'node_modules', '.bin', 'depcruise')
  const args = ['-T', 'json', '--config', '.dependency-cruiser.cjs', 'packages', 'games', 'apps', 'tools']
  const { stdout } = spawnSync(program, args, { cwd: tree, encoding: 'utf8' })
  const report: { summary: { violations: { from: string; rule: { name: string } }[] } } = JSON.parse(stdout)
  return report.summary.violations.map(({ from, rule }) => `${rule.name}: ${from}`)
}

describe('dependency direction', () => {
  it('finds nothing wrong where the direction is right', () => {
    for (const file of Object.keys(CLEAN)) expect(broken.filter((each) => each.endsWith(file))).toEqual([])
  })
  it.each(WRONG.map((each, i) => [...each, i] as const))('%s: %s may not import %s', (rule, _, __, i) => {
    expect(broken).toContain(`${rule}: ${wrongFile(i)}`)
  })
})
