import { describe, expect, it } from 'vitest'
import { actAll, attempt, forgetSettled, startMatch, undo, undoable, undoBar } from '../src/match.ts'
import { readRecord, recordMatch, replay } from '../src/record.ts'
import { sealedChance } from '../src/sealed-chance.ts'
import { checkSetup } from '../src/setup.ts'
import { choicesIn, gestureWords, joinChoices, parseAction, parseGesture } from '../src/words.ts'
import { tally } from '../testing/tally.ts'

const SEAL = { seed: 'aa'.repeat(32), nonces: ['left', 'right'] }
const say = (...words: string[]) => words.map((each) => parseAction(tally, each))

/** Left has laid four, right one: left adds. */
function adding() {
  const match = startMatch(tally, checkSetup(tally, {}), sealedChance(SEAL.seed, SEAL.nonces))
  actAll(match, 0, say('lay four'))
  actAll(match, 1, say('lay one'))
  return match
}

describe('a gesture', () => {
  it('makes all of its choices, as one entry that is taken back as one', () => {
    const match = adding()
    expect(attempt(match, 0, say('add', 'add', 'add'))).toMatchObject({
      kind: 'made',
      entry: { actions: say('add', 'add', 'add'), final: null },
    })
    expect(match.state.sum).toBe(3)
    expect(match.log).toHaveLength(3)
    expect(undoable(match, 0)).toBe(1)
    undo(match, 0)
    expect(match.state.sum).toBe(0)
    expect(undoBar(match, 0)).toBe('another-seat')
  })

  it('is taken back one after the other, each to the very state before it, and can be made again', () => {
    const match = adding()
    const states = [1, 2, 3].map(() => {
      const before = JSON.stringify(match.state)
      actAll(match, 0, say('add'))
      return before
    })
    for (const left of [2, 1]) {
      undo(match, 0)
      expect(JSON.stringify(match.state)).toBe(states[left])
      expect(undoable(match, 0)).toBe(left)
    }
    actAll(match, 0, say('add'))
    expect(JSON.stringify(match.state)).toBe(states[2])
    undo(match, 0)
    undo(match, 0)
    expect(JSON.stringify(match.state)).toBe(states[0])
    expect(() => undo(match, 0)).toThrow('another seat has chosen since')
  })

  it('changes nothing when one of its choices is refused, and says which', () => {
    const match = adding()
    const before = JSON.stringify([match.state, match.log, match.past])
    const refused = attempt(match, 0, say('add', 'add', 'add', 'add', 'stop'))
    expect(refused).toMatchObject({ kind: 'refused', index: 3, refusal: { rule: '2', code: 'too-many' } })
    expect(JSON.stringify([match.state, match.log, match.past])).toBe(before)
    expect(() => actAll(match, 0, say('add', 'lay one'))).toThrow('not allowed')
    expect(JSON.stringify([match.state, match.log, match.past])).toBe(before)
    // What was taken back leaves the match as playable as it was.
    actAll(match, 0, say('add', 'add', 'add'))
    expect(match.state.sum).toBe(3)
  })

  it('ends with the first choice that is final: that one stands, and what follows is left', () => {
    const match = adding()
    actAll(match, 0, say('add'))
    const attempted = attempt(match, 0, say('add', 'stop', 'add'))
    expect(attempted).toMatchObject({
      kind: 'made',
      entry: { actions: say('add', 'stop'), final: 'chance' },
    })
    expect(match.state.outcome).not.toBeNull()
    expect(undoable(match, 0)).toBe(0)
    expect(undoBar(match, 0)).toBe('chance')
  })

  it('tells apart what made it final', () => {
    const match = startMatch(tally, checkSetup(tally, {}), sealedChance(SEAL.seed, SEAL.nonces))
    expect(undoBar(match, 0)).toBe('nothing-chosen')
    actAll(match, 0, say('lay four'))
    expect(undoBar(match, 0)).toBeNull()
    expect(undoBar(match, 1)).toBe('another-seat')
    actAll(match, 1, say('lay one'))
    expect(undoBar(match, 1)).toBe('reveal')
  })

  it('is not taken back once another seat has chosen, even if that was taken back', () => {
    const match = startMatch(tally, checkSetup(tally, {}), sealedChance(SEAL.seed, SEAL.nonces))
    actAll(match, 0, say('lay four'))
    const open = { ...match, past: null, log: [...match.log] }
    expect(undoBar(open, 0)).toBe('another-seat')
    expect(() => undo(open, 0)).toThrow('another seat has chosen since')
  })

  it('is taken back, or not, alike when what is settled has been forgotten', () => {
    const [whole, short] = [adding(), adding()]
    const each = (task: (match: typeof whole) => void): void => {
      task(whole)
      task(short)
      forgetSettled(short)
      for (const seat of [0, 1]) {
        expect(undoable(short, seat)).toBe(undoable(whole, seat))
        expect(undoBar(short, seat)).toBe(undoBar(whole, seat))
      }
      expect(short.state).toEqual(whole.state)
    }
    each((match) => actAll(match, 0, say('add')))
    expect(short.log).toHaveLength(2)
    each((match) => actAll(match, 0, say('add')))
    each((match) => undo(match, 0))
    each((match) => undo(match, 0))
    expect(undoBar(short, 0)).toBe('another-seat')
    each((match) => actAll(match, 0, say('add', 'stop')))
    expect(short.log).toHaveLength(1)
    expect(undoBar(short, 0)).toBe('chance')
  })

  it('survives as words, in a record too, and is then taken back as one', () => {
    const match = adding()
    actAll(match, 0, say('add', 'add'))
    expect(gestureWords(tally, match.log[2].actions)).toBe('add; add')
    expect(parseGesture(tally, 'add; add')).toEqual(say('add', 'add'))
    expect(choicesIn(joinChoices([' lay   one ', 'stop']))).toEqual(['lay one', 'stop'])
    const record = recordMatch(match, SEAL, true)
    expect(record.actions.map((each) => each.action)).toEqual(['lay four', 'lay one', 'add; add'])
    const again = replay(tally, readRecord(JSON.stringify(record)))
    undo(again, 0)
    expect(again.state.sum).toBe(0)
    expect(again.log).toHaveLength(2)
  })

  it('does not verify when it goes on after a choice that was final', () => {
    const match = adding()
    actAll(match, 0, say('stop'))
    const text = JSON.stringify(recordMatch(match, SEAL, true)).replace('"stop"', '"stop; add"')
    expect(() => replay(tally, readRecord(text))).toThrow('goes on after a choice that was final')
  })
})
