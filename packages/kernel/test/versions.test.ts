import { describe, expect, it } from 'vitest'
import { type ErrorCode, MusterError } from '../src/errors.ts'
import { act, actAll, startMatch } from '../src/match.ts'
import { explain } from '../src/play.ts'
import { readRecord, recordMatch, replay } from '../src/record.ts'
import { sealedChance } from '../src/sealed-chance.ts'
import { checkSetup } from '../src/setup.ts'
import { parseGesture } from '../src/words.ts'
import { tally, tallyAfter, tallyForgetful } from '../testing/tally.ts'

const SEAL = { seed: 'aa'.repeat(32), nonces: ['left', 'right'] }
const chance = () => sealedChance(SEAL.seed, SEAL.nonces)
const say = (words: string) => parseGesture(tally, words)

function codeOf(run: () => unknown): ErrorCode | 'no error' {
  try {
    run()
  } catch (error) {
    if (error instanceof MusterError) return error.code
    throw error
  }
  return 'no error'
}

/** A match in which left adds three, which only the first version of rule 2 allows. */
function threeAdded(game: typeof tally, rules?: number) {
  const match = startMatch(game, checkSetup(game, {}), chance(), rules)
  actAll(match, 0, say('lay four'))
  actAll(match, 1, say('lay one'))
  actAll(match, 0, say('add; add'))
  return match
}

describe('a version of the rules', () => {
  it('is recorded at set-up and asked for by a changed rule', () => {
    expect(threeAdded(tally).state.rules).toBe(3)
    const before = threeAdded(tallyAfter, 3)
    expect(explain(tallyAfter, before.state, 0, say('add')[0])).toBeNull()
    const after = threeAdded(tallyAfter)
    expect(after.state.rules).toBe(4)
    expect(explain(tallyAfter, after.state, 0, say('add')[0])).toMatchObject({ params: { limit: 2 } })
  })

  it('is that of a record, which is verified under it after the rule has changed', () => {
    const match = threeAdded(tally)
    act(match, 0, say('add')[0])
    act(match, 0, say('stop')[0])
    const record = readRecord(JSON.stringify(recordMatch(match, SEAL, true)))
    expect(record.version).toBe(3)
    const again = replay(tallyAfter, record)
    expect(again.state).toEqual(match.state)
    // What is written of it then is the same file.
    expect(recordMatch(again, SEAL, true)).toEqual(record)
    // Under the changed rule the same log does not go.
    expect(codeOf(() => replay(tallyAfter, { ...record, version: 4 }))).toBe('does-not-verify')
  })

  it('that a game does not play is said in words', () => {
    const record = recordMatch(threeAdded(tally), SEAL, true)
    expect(codeOf(() => replay(tallyForgetful, record))).toBe('wrong-version')
    expect(codeOf(() => startMatch(tally, checkSetup(tally, {}), chance(), 4))).toBe('wrong-version')
    expect(() => replay(tallyForgetful, record)).toThrow('begun under version 3 of the rules of Tally')
  })
})
