import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { coverage } from '../src/coverage.ts'

const FILES = {
  'games/tiny/rules/1.ts': '/** 1.1 Both. */\nexport const a = 1\n// 1.2 code only\n',
  'games/tiny/text/en.ts': '// 1.3 words are not rules\nexport const b = 2\n',
  'games/tiny/testing/position.ts': '// 1.3 helpers are not rules\nexport const c = 2\n',
  'games/tiny/test/1.test.ts':
    "describe('1.1 Both, 1.3 test only, EX-1', () => {})\n// 1.2 a comment is no test\n",
  'games/tiny/EXAMPLES.md':
    '# Examples\n\n## EX-1 (1.1)\nGiven one; then it is.\n\n## EX-2 (1.2)\nGiven two; then they are.\n',
}

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'muster-coverage-'))
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('coverage of a rulebook', () => {
  it('needs code and a test for every section that is not narrative', () => {
    const section = (id: string, narrative = false) => ({ id, title: id, narrative })
    const report = coverage({
      game: 'tiny',
      folder: join(root, 'games/tiny'),
      root,
      sections: [section('1.0', true), section('1.1'), section('1.2'), section('1.3')],
    })
    expect(report).toMatchObject({ game: 'tiny', sections: 4, narrative: 1, cited: 1 })
    expect(report.missing).toEqual(['1.2', '1.3'])
    expect(report.details[1]).toEqual({
      id: '1.1',
      title: '1.1',
      narrative: false,
      code: ['games/tiny/rules/1.ts:1'],
      tests: ['games/tiny/test/1.test.ts:1'],
    })
    expect(report.references[0]).toEqual({
      id: 'EX-1',
      rules: ['1.1'],
      code: [],
      tests: ['games/tiny/test/1.test.ts:1'],
    })
    expect(report.referencesWithoutTest).toEqual(['EX-2'])
  })
})
