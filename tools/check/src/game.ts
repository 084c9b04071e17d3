/**
 * `npm run rules -- hammer`: the tests that are named by the rules of one game, in seconds. `npm run laws -- hammer`: its
 * laws, golden playthroughs and secrecy. A short name will do, and further words are Vitest's: a rule, or `--watch`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gameCalled, testsOf } from './games.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
/**
 * The tests of one game's rules take less time than a second process to run them in, and what has not changed since the last
 * time need not be compiled again.
 */
const QUICKLY = [
  ...['--config', 'vitest.rules.config.ts', '--pool', 'threads', '--maxWorkers', '1'],
  '--experimental.fsModuleCache',
]
const [which, name, ...more] = process.argv.slice(2)
const games = readdirSync(join(ROOT, 'games')).filter((each) =>
  existsSync(join(ROOT, 'games', each, 'game.ts')),
)
const game = gameCalled(games, name)
if (game === null || (which !== 'rules' && which !== 'laws')) {
  console.error(
    `Which game? npm run ${which} -- <game>; one of ${games.join(', ')}, or the beginning of its name.`,
  )
  process.exitCode = 2
} else {
  const folder = `games/${game}/test`
  const files = testsOf(readdirSync(join(ROOT, folder)), which).map((file) => `${folder}/${file}`)
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
  const told = more.flatMap((each) => (/^\d/.test(each) ? ['-t', each] : [each]))
  const watch = told.includes('--watch') ? [] : ['run']
  const project = which === 'rules' ? QUICKLY : ['--project', 'laws and tools']
  const { status } = spawnSync(process.execPath, [vitest, ...watch, ...project, ...files, ...told], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
}
