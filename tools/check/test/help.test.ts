/** Every tool of ours says how it is used. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as {
  scripts: Record<string, string>
}
const HELP = './tools/check/src/help.mjs'
/** These have a help of their own, or no words to be told. */
const OTHERS = ['prestart', 'start', 'site', 'muster', 'bench']
const tools = Object.entries(scripts).filter(
  ([name, command]) => /^(tsx|node) /.test(command) && !OTHERS.includes(name),
)

describe('npm run <tool> -- --help', () => {
  it.each(tools)('%s', (name, command) => {
    const [, tool] = command.split(`--import ${HELP} `)
    expect(tool, command).toBeDefined()
    // Without TypeScript: it is said before anything of the tool is loaded.
    const args = ['--import', HELP, ...tool.split(' '), '--help']
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: ROOT,
      encoding: 'utf8',
    })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(name === 'test' ? /^`npm test`: \w/ : new RegExp(`\`npm run ${name}[ \`]`))
    expect(stdout.length).toBeGreaterThan(60)
  })
})
