import { describe, expect, it } from 'vitest'
import { cites, commentsIn, testNamesIn } from '../src/citations.ts'

describe('what cites a section', () => {
  it.each([
    ['/** 5.3 At most three rounds. */', '5.3'],
    ['// see 4.2, 5.3', '5.3'],
    ['// as in 5.3.', '5.3'],
    ['(5.3)', '5.3'],
    ['/** card-herald Name an enemy noble. */', 'card-herald'],
    ['// 7.61-overseas by sea', '7.61-overseas'],
    ['// ruling H-4: home', 'H-4'],
  ])('%s cites %s', (text, id) => expect(cites(text, id)).toBe(true))

  it.each([
    ['// 5.32', '5.3'],
    ['// 15.3', '5.3'],
    ['// 5.3.1', '5.3'],
    ['// 1.5.3', '5.3'],
    ['// 5x3', '5.3'],
    ['// 7.61-overseas', '7.61'],
    ['// discard-herald', 'card-herald'],
    ['// H-44', 'H-4'],
    ['// EX-12', 'EX-1'],
  ])('%s does not cite %s', (text, id) => expect(cites(text, id)).toBe(false))
})

describe('comments', () => {
  it('are found with their lines, whatever stands beside them', () => {
    const source = [
      '/**',
      ' * 4.3 Limits.',
      ' */',
      'const a = 1 // 4.4 here',
      'const list = [',
      '  // 7.6 in between',
      '  a,',
      ']',
    ].join('\n')
    const cited = commentsIn('a.ts', source).filter((each) => /\d\.\d/.test(each.text))
    expect(cited.map(({ text, line }) => [text.trim(), line])).toEqual([
      ['* 4.3 Limits.', 2],
      ['// 4.4 here', 4],
      ['// 7.6 in between', 6],
    ])
  })
  it('are not seen in strings, templates and patterns', () => {
    const source = [
      "const a = '// 4.3'",
      'const b = `// 4.4 $' + '{a} // 4.5`',
      'const c = /[/]/ // 4.6',
    ].join('\n')
    expect(commentsIn('a.ts', source).map((each) => each.text)).toEqual(['// 4.6'])
  })
})

describe('names of tests', () => {
  const source = `
describe('4.3 Border limits', () => {
  it('5.31 lets two cross', () => { expect('9.9').toBe('9.9') })
  it.each([['1.1']])('5.32 %s', () => {})
  it.skip('6.1 never runs', () => {})
  it.todo('6.2 to be written')
  test(\`7.1 in \${1}\`, () => {})
  describe.skip('6.3 off', () => { it('6.4 inside', () => {}) })
  other('8.8 no test', () => {})
})
`
  it('are those of describe, it and test that are run', () => {
    const ids = testNamesIn('a.test.ts', source).map(({ text, line }) => [text.match(/\d\.\d+/)?.[0], line])
    expect(ids).toEqual([
      ['4.3', 2],
      ['5.31', 3],
      ['5.32', 4],
      ['7.1', 7],
    ])
  })
})
