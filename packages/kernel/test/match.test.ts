import { describe, expect, it } from 'vitest'
import { firstOf, MAX_ARGUMENT, pack, pair, secondOf, verbOf } from '../src/action.ts'
import { fastChance, scriptedChance } from '../src/chance.ts'
import { copy } from '../src/copy.ts'
import { type ErrorCode, MusterError } from '../src/errors.ts'
import { SPECTATOR } from '../src/game.ts'
import { act, decidingSeats, seatView, startMatch, undo, undoable } from '../src/match.ts'
import { explain } from '../src/play.ts'
import { digest, type MatchRecord, readRecord, recordMatch, replay } from '../src/record.ts'
import { heardBy } from '../src/referee.ts'
import { sealedChance } from '../src/sealed-chance.ts'
import { checkSetup } from '../src/setup.ts'
import { actionWords, parseAction } from '../src/words.ts'
import { tally } from '../testing/tally.ts'

const SETUP = checkSetup(tally, {})
const SEAL = { seed: 'aa'.repeat(32), nonces: ['left', 'right'] }
const start = () => startMatch(tally, SETUP, sealedChance(SEAL.seed, SEAL.nonces))
const say = (words: string) => parseAction(tally, words)

/** The code of the error that something throws. */
function codeOf(run: () => unknown): ErrorCode | 'no error' {
  try {
    run()
  } catch (error) {
    if (error instanceof MusterError) return error.code
    throw error
  }
  return 'no error'
}

describe('an action', () => {
  it('packs a verb and two arguments into one small integer', () => {
    const action = pack(17, 3, MAX_ARGUMENT)
    expect([verbOf(action), firstOf(action), secondOf(action)]).toEqual([17, 3, MAX_ARGUMENT])
    expect(pack(17) | pair(3, MAX_ARGUMENT)).toBe(action)
  })

  it('is read back from its words, and nonsense is refused', () => {
    expect(actionWords(tally, say('lay three'))).toBe('lay three')
    for (const words of ['lay', 'lay seven', 'dance', 'lay one two', '']) {
      expect(
        codeOf(() => say(words)),
        words,
      ).toBe('unknown-choice')
    }
  })
})

describe('several seats at once', () => {
  it('lets them choose in either order with the same result', () => {
    const one = start()
    act(one, 0, say('lay one'))
    act(one, 1, say('lay three'))
    const two = start()
    act(two, 1, say('lay three'))
    act(two, 0, say('lay one'))
    expect(one.state).toEqual(two.state)
  })

  it('shows nobody else what was laid until all have', () => {
    const match = start()
    const entry = act(match, 0, say('lay four'))
    expect(seatView(tally, match.state, 0).view).toMatchObject({ laid: [4, -1] })
    expect(seatView(tally, match.state, 1).view).toMatchObject({ laid: ['?', -1] })
    expect(heardBy(entry.told[0], 0)).toMatchObject({ number: 'four' })
    expect(heardBy(entry.told[0], 1)).not.toHaveProperty('number')
    expect(heardBy(entry.told[0], SPECTATOR)).not.toHaveProperty('number')
  })
})

describe('refusals', () => {
  it('answer with the rule, from the predicate that decides in play', () => {
    const match = start()
    act(match, 0, say('lay four'))
    act(match, 1, say('lay one'))
    expect(explain(tally, match.state, 0, say('add'))).toBeNull()
    for (let i = 0; i < 3; i++) act(match, 0, say('add'))
    expect(explain(tally, match.state, 0, say('add'))).toEqual({
      rule: '2',
      code: 'too-many',
      params: { limit: 3 },
    })
    expect(explain(tally, match.state, 1, say('add'))).toMatchObject({ code: 'not-your-decision' })
    expect(explain(tally, match.state, 0, say('lay one'))).toMatchObject({ code: 'not-now' })
  })

  it('become typed errors with a sentence, and change nothing', () => {
    const match = start()
    act(match, 0, say('lay four'))
    const before = JSON.stringify(match.state)
    expect(codeOf(() => act(match, 0, say('lay one')))).toBe('not-your-turn')
    expect(codeOf(() => act(match, 1, say('lay five')))).toBe('not-offered')
    expect(codeOf(() => act(match, 2, say('lay one')))).toBe('unknown-seat')
    expect(codeOf(() => act(match, -1, say('lay one')))).toBe('unknown-seat')
    expect(JSON.stringify(match.state)).toBe(before)
    expect(() => act(match, 1, say('lay five'))).toThrow('That is not allowed now (rule 1: out-of-range).')
  })

  it('say when the match is over', () => {
    const match = start()
    act(match, 0, say('lay four'))
    act(match, 1, say('lay one'))
    act(match, 0, say('stop'))
    expect(match.state.outcome).not.toBeNull()
    expect(decidingSeats(tally, match.state)).toEqual([])
    expect(codeOf(() => act(match, 0, say('stop')))).toBe('match-over')
  })
})

describe('undo', () => {
  it('takes back a laid card until the other seat has chosen', () => {
    const match = start()
    act(match, 0, say('lay four'))
    undo(match, 0)
    expect(match.state).toEqual(start().state)
    expect(match.log).toEqual([])
    act(match, 0, say('lay two'))
    act(match, 1, say('lay one'))
    expect(codeOf(() => undo(match, 0))).toBe('nothing-to-undo')
    expect(codeOf(() => undo(match, 1))).toBe('nothing-to-undo')
  })

  it('takes back several choices of one seat, one by one, and stops at the reveal', () => {
    const match = start()
    act(match, 0, say('lay four'))
    act(match, 1, say('lay one'))
    act(match, 0, say('add'))
    act(match, 0, say('add'))
    expect(undoable(match, 0)).toBe(2)
    expect(undoable(match, 1)).toBe(0)
    undo(match, 0)
    undo(match, 0)
    expect(match.state.sum).toBe(0)
    expect(codeOf(() => undo(match, 0))).toBe('nothing-to-undo')
  })

  it('never takes back a die', () => {
    const match = start()
    act(match, 0, say('lay four'))
    act(match, 1, say('lay one'))
    act(match, 0, say('stop'))
    expect(codeOf(() => undo(match, 0))).toBe('nothing-to-undo')
  })
})

describe('a set-up', () => {
  it('fills in what is left open', () => {
    expect(SETUP).toEqual({ scenario: 'short', players: 2, options: { speed: 'slow' } })
  })

  it('refuses what the game does not have, and says what it has', () => {
    expect(codeOf(() => checkSetup(tally, { scenario: 'long' }))).toBe('unknown-scenario')
    expect(codeOf(() => checkSetup(tally, { players: 3 }))).toBe('bad-player-count')
    expect(codeOf(() => checkSetup(tally, { options: { colour: 'red' } }))).toBe('unknown-option')
    expect(codeOf(() => checkSetup(tally, { options: { speed: 'warp' } }))).toBe('bad-option-value')
    expect(codeOf(() => checkSetup(tally, { scenario: 'other', options: { speed: 'fast' } }))).toBe(
      'bad-option-value',
    )
    expect(() => checkSetup(tally, { scenario: 'long' })).toThrow('Its scenarios are: short, other.')
  })
})

describe('a record', () => {
  const played = () => {
    const match = start()
    act(match, 0, say('lay four'))
    act(match, 1, say('lay one'))
    act(match, 0, say('add'))
    act(match, 0, say('stop'))
    return match
  }
  const record = (): MatchRecord => recordMatch(played(), SEAL, true)
  const doctored = (
    change: (
      data: MatchRecord & { actions: { action: string; draws: number[]; digest: string; seat: number }[] },
    ) => void,
  ) => {
    const data = JSON.parse(JSON.stringify(record()))
    change(data)
    return codeOf(() => replay(tally, readRecord(JSON.stringify(data))))
  }

  it('plays again to the same state', () => {
    const again = replay(tally, readRecord(JSON.stringify(record())))
    expect(digest(again.state)).toBe(digest(played().state))
  })

  it('keeps the seed until it is revealed', () => {
    const sealed = recordMatch(played(), SEAL, false)
    expect(JSON.stringify(sealed)).not.toContain(SEAL.seed)
    expect(codeOf(() => replay(tally, sealed))).toBe('corrupt-save')
  })

  it('finds every kind of doctoring, and names the first action that disagrees', () => {
    expect(doctored(() => {})).toBe('no error')
    expect(doctored((data) => Object.assign(data, { seed: 'bb'.repeat(32) }))).toBe('bad-commitment')
    expect(doctored((data) => Object.assign(data, { version: 2 }))).toBe('wrong-version')
    expect(doctored((data) => Object.assign(data.actions[1], { action: 'lay two' }))).toBe('does-not-verify')
    expect(doctored((data) => Object.assign(data.actions[2], { action: 'fly' }))).toBe('does-not-verify')
    expect(doctored((data) => Object.assign(data.actions[2], { seat: 1 }))).toBe('does-not-verify')
    expect(doctored((data) => Object.assign(data.actions[3], { draws: [5, 5] }))).toBe('does-not-verify')
    expect(doctored((data) => data.actions.splice(2, 1))).toBe('does-not-verify')
    const data = JSON.parse(JSON.stringify(record()))
    data.actions[2].digest = '0'.repeat(16)
    expect(() => replay(tally, data)).toThrow('Action 3 does not agree')
  })

  it('refuses files that are not records', () => {
    const text = JSON.stringify(record())
    for (const bad of [
      '',
      '{}',
      'null',
      '[]',
      text.slice(0, -20),
      text.replace('"seat":0', '"seat":"x"'),
      text.replace('"players":2', '"players":"2"'),
      text.replace('"nonces":[', '"nonces":[4,'),
    ]) {
      expect(
        codeOf(() => readRecord(bad)),
        bad.slice(0, 30),
      ).toBe('corrupt-save')
    }
  })
})

describe('helpers', () => {
  it('copies plain data deeply', () => {
    const data = { list: [1, [2, { deep: 3 }]], nothing: null, text: 'x' }
    const twin = copy(data)
    expect(twin).toEqual(data)
    expect(twin.list).not.toBe(data.list)
    expect(twin.list[1]).not.toBe(data.list[1])
  })

  it('lets a match be started with any chance', () => {
    expect(startMatch(tally, SETUP, scriptedChance([])).opening.draws).toEqual([])
    expect(startMatch(tally, SETUP, fastChance(1)).seats).toEqual(['left', 'right'])
  })
})
