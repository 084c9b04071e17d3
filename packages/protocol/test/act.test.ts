/** The look by hand and the schema let the same choices pass. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAct } from '../src/act.ts'
import { clientMessage } from '../src/socket.ts'

const FITTING = {
  type: 'act',
  id: 7,
  match: '0123456789abcdef',
  seat: 1,
  command: 'a-command-of-mine',
  decision: 12,
  choices: ['move wallace', 'to fife'],
}

/** Whether both let it pass, and unchanged; both must be of one mind. */
function passes(message: object): boolean {
  const result = clientMessage.safeParse(message)
  const byHand = isAct(message)
  expect(byHand, JSON.stringify(message)).toBe(result.success)
  if (byHand) expect(result.data).toEqual(message)
  return byHand
}

/** On both sides of every edge that the schema has. */
const EDGES = [
  ...[
    0,
    -0,
    -1,
    0.5,
    7,
    8,
    2 ** 31 - 1,
    2 ** 31,
    2 ** 53 - 1,
    2 ** 53,
    Number.POSITIVE_INFINITY,
    '1',
    true,
    false,
    null,
    {},
    [],
  ],
  ...['', 'a', 'a;b', 'a'.repeat(16), 'A'.repeat(16), 'a'.repeat(7), 'a'.repeat(8), 'a'.repeat(64)],
  ...['a'.repeat(65), 'a'.repeat(200), 'a'.repeat(201), 'zażółć gęślą', 'a\n', '\u0000', 'act', 'undo'],
  ...[[''], ['a'], ['a;b'], [1], ['a'.repeat(201)], Array(128).fill('a'), Array(129).fill('a'), [['a']]],
]

describe('a choice', () => {
  it('passes as it is, with or without what is carried on', () => {
    expect(passes(FITTING)).toBe(true)
    expect(passes({ ...FITTING, carryOn: true })).toBe(true)
    expect(passes({ ...FITTING, carryOn: false })).toBe(true)
  })

  it('with anything else in one of its fields, or without it, passes only where the schema lets it', () => {
    let passed = 0
    for (const key of [...Object.keys(FITTING), 'carryOn']) {
      for (const edge of EDGES) if (passes({ ...FITTING, [key]: edge })) passed++
      if (key in FITTING) passes(Object.fromEntries(Object.entries(FITTING).filter(([each]) => each !== key)))
    }
    expect(passed).toBeGreaterThan(20)
  })

  it('with one field more does not pass', () => {
    for (const key of ['extra', '__proto__', 'toString', '0'])
      expect(passes(JSON.parse(JSON.stringify(FITTING).replace('{', `{"${key}":1,`)))).toBe(false)
  })

  it('with whatever a stranger may write', () => {
    const field = fc.oneof(fc.constantFrom(...EDGES), fc.jsonValue())
    const message = fc.record(
      Object.fromEntries(
        Object.entries(FITTING).map(([key, value]) => [
          key,
          fc.oneof({ weight: 9, arbitrary: fc.constant(value) }, field),
        ]),
      ),
    )
    fc.assert(
      fc.property(message, fc.option(field, { nil: undefined }), (said, carryOn) => {
        passes(JSON.parse(JSON.stringify({ ...said, ...(carryOn === undefined ? {} : { carryOn }) })))
      }),
      { numRuns: 2000 },
    )
  })
})
