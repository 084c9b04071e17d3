import { describe, expect, it } from 'vitest'
import { examplesIn, rulingsIn } from '../src/rulings.ts'

const ONE = `# Rulings

What they are for.

## H-1 (5.32, 4.4)
- Question: When?
- Ruling: Now.
- Why: It says so.
- Pytanie: Kiedy?
- Orzeczenie: Teraz.
`

describe('rulings', () => {
  it('are read with their sections and in both languages', () => {
    expect(rulingsIn(ONE)).toEqual([
      {
        id: 'H-1',
        rules: ['5.32', '4.4'],
        question: { en: 'When?', pl: 'Kiedy?' },
        ruling: { en: 'Now.', pl: 'Teraz.' },
        why: 'It says so.',
      },
    ])
  })
  it.each([
    ['a heading without sections', ONE.replace(' (5.32, 4.4)', ''), '## id (rules)'],
    ['a missing line', ONE.replace('- Why: It says so.\n', ''), 'H-1 lacks "- Why: "'],
    ['a line too many', `${ONE}- Also: this.\n`, 'H-1 has a line too many'],
  ])('say what is wrong with %s', (_, source, message) => {
    expect(() => rulingsIn(source)).toThrow(message)
  })
})

describe('worked examples', () => {
  it('are read as a text each', () => {
    expect(examplesIn('# Examples\n\n## EX-2 (2.12)\nGiven B1;\nthen 1 hits.\n')).toEqual([
      { id: 'EX-2', rules: ['2.12'], text: 'Given B1; then 1 hits.' },
    ])
  })
})
