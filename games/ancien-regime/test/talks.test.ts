import { SPECTATOR } from '@muster/kernel/game'
import { type Match, startMatch } from '@muster/kernel/match'
import { readRecord, recordMatch, replay } from '@muster/kernel/record'
import { sealedChance } from '@muster/kernel/sealed-chance'
import { checkSetup } from '@muster/kernel/setup'
import {
  type Saying as AnySaying,
  type Talks as AnyTalks,
  answerProposal,
  askedBy,
  mayRead,
  messagesIn,
  privately,
  TABLE,
  talksFor,
} from '@muster/kernel/talk'
import { describe, expect, it } from 'vitest'
import { ancienRegime } from '../game.ts'
import type { State } from '../state.ts'
import { closesAt, MAX_LENGTH, say, type Term } from '../talks.ts'
import { position } from '../testing/position.ts'

type Saying = AnySaying<Term>
type Talks = AnyTalks<Term>
const noTalks: Talks = { messages: [] }

const BRITAIN = 0
const PRUSSIA = 1
const AUSTRIA = 2
const FRANCE = 3

const state = (): State => position({}).diplomacy().state
const saying = (from: number, channel: Saying['channel'], text: string, terms?: Saying['terms']): Saying => ({
  from,
  channel,
  text,
  after: 12,
  time: 1000,
  ...(terms === undefined ? {} : { terms }),
})
const spoken = (s: State, talks: Talks, what: Saying): Talks => {
  const result = say(s, talks, what)
  if ('refused' in result) throw new Error(result.refused)
  return result.talks
}
const refused = (s: State, what: Saying): string | null => {
  const result = say(s, noTalks, what)
  return 'refused' in result ? result.refused : null
}

describe('5.11 Talks at the table and between any two seats', () => {
  it('everybody reads the table, spectators too; a private talk only the two', () => {
    const s = state()
    const talks = spoken(
      s,
      spoken(s, noTalks, saying(PRUSSIA, TABLE, 'Saxony is mine.')),
      saying(AUSTRIA, privately(FRANCE, AUSTRIA), 'Shall we share him?'),
    )
    const texts = (viewer: number): string[] => talksFor(talks, viewer).messages.map((each) => each.text)
    expect(texts(PRUSSIA)).toEqual(['Saxony is mine.'])
    expect(texts(SPECTATOR)).toEqual(['Saxony is mine.'])
    expect(texts(AUSTRIA)).toEqual(['Saxony is mine.', 'Shall we share him?'])
    expect(texts(FRANCE)).toEqual(texts(AUSTRIA))
    expect(messagesIn(talks, privately(AUSTRIA, FRANCE))).toHaveLength(1)
    expect(messagesIn(talks, privately(AUSTRIA, PRUSSIA))).toHaveLength(0)
    expect(messagesIn(talks, TABLE)).toHaveLength(1)
  })
  it('a private channel is the same from both sides', () => {
    expect(privately(FRANCE, AUSTRIA)).toEqual(privately(AUSTRIA, FRANCE))
    expect([AUSTRIA, FRANCE, PRUSSIA, SPECTATOR].map((seat) => mayRead(privately(3, 2), seat))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
  it('nobody speaks in others’ talks, with oneself, or from the gallery', () => {
    expect(refused(state(), saying(PRUSSIA, privately(AUSTRIA, FRANCE), 'I hear you.'))).toBe(
      'not-in-this-talk',
    )
    expect(refused(state(), saying(PRUSSIA, privately(PRUSSIA, PRUSSIA), 'Hm.'))).toBe('no-talk-with-oneself')
    expect(refused(state(), saying(PRUSSIA, privately(PRUSSIA, 9), 'Hm.'))).toBe('not-in-this-talk')
    expect(refused(state(), saying(SPECTATOR, TABLE, 'Go on!'))).toBe('spectators-do-not-speak')
  })
  it('what is said is neither empty nor endless', () => {
    expect(refused(state(), saying(PRUSSIA, TABLE, '   '))).toBe('empty')
    expect(refused(state(), saying(PRUSSIA, TABLE, 'x'.repeat(MAX_LENGTH + 1)))).toBe('too-long')
    expect(refused(state(), saying(PRUSSIA, TABLE, 'x'.repeat(MAX_LENGTH)))).toBeNull()
  })
  it('a message keeps when in the match it was said, and a talk only grows', () => {
    const s = state()
    const first = spoken(s, noTalks, saying(BRITAIN, TABLE, 'Gentlemen.'))
    const second = spoken(s, first, saying(FRANCE, TABLE, 'Messieurs.'))
    expect(first.messages).toHaveLength(1)
    expect(second.messages.map(({ id, from, round, turn, after }) => [id, from, round, turn, after])).toEqual(
      [
        [0, BRITAIN, 2, 1, 12],
        [1, FRANCE, 2, 1, 12],
      ],
    )
  })
})

describe('5.11 Proposals are pinned to a message and never binding', () => {
  const terms: Saying['terms'] = [
    { kind: 'status', seat: AUSTRIA, status: 1 },
    { kind: 'cards', seat: FRANCE, to: AUSTRIA, amount: 3 },
  ]
  const proposed = (): Talks =>
    spoken(state(), noTalks, saying(FRANCE, privately(FRANCE, AUSTRIA), 'Join me.', terms))

  it('it is open until somebody whom it concerns answers, and then stays so', () => {
    const talks = proposed()
    expect(talks.messages[0].proposal).toEqual({ terms, answer: 'open' })
    expect(askedBy(talks.messages[0])).toEqual([AUSTRIA])
    const agreed = answerProposal(talks, 0, AUSTRIA, 'agreed')
    expect('talks' in agreed && agreed.talks.messages[0].proposal?.answer).toBe('agreed')
    expect('talks' in agreed && answerProposal(agreed.talks, 0, AUSTRIA, 'declined')).toEqual({
      refused: 'already-answered',
    })
  })
  it('is kept with the match: a record carries the talks, and plays again the same with or without them', () => {
    const seal = { seed: 'ab'.repeat(32), nonces: [] }
    const setup = checkSetup(ancienRegime, { players: 4 })
    const match = startMatch(ancienRegime, setup, sealedChance(seal.seed, seal.nonces))
    const talks = proposed()
    const record = recordMatch(match as unknown as Match, seal, true, talks)
    const read = readRecord(JSON.stringify(record))
    expect(read.talks).toEqual(talks)
    expect(replay(ancienRegime, read).state).toEqual(match.state)
    expect(JSON.stringify(match.state)).not.toContain('Join me.')
  })
  it('others can neither see nor answer it; who made it may withdraw it', () => {
    expect(answerProposal(proposed(), 0, PRUSSIA, 'agreed')).toEqual({ refused: 'no-such-message' })
    expect(answerProposal(proposed(), 0, FRANCE, 'agreed')).toEqual({ refused: 'not-yours-to-answer' })
    expect(answerProposal(proposed(), 0, AUSTRIA, 'withdrawn')).toEqual({ refused: 'not-yours-to-withdraw' })
    const withdrawn = answerProposal(proposed(), 0, FRANCE, 'withdrawn')
    expect('talks' in withdrawn && withdrawn.talks.messages[0].proposal?.answer).toBe('withdrawn')
    expect(answerProposal(noTalks, 0, FRANCE, 'withdrawn')).toEqual({ refused: 'no-such-message' })
  })
  it('an agreement changes nothing in the rules: the other may still do as it likes', () => {
    const table = position({}).diplomacy()
    const before = JSON.stringify(table.state)
    const talks = spoken(table.state, noTalks, saying(FRANCE, privately(FRANCE, AUSTRIA), 'Join me.', terms))
    answerProposal(talks, 0, AUSTRIA, 'agreed')
    expect(JSON.stringify(table.state)).toBe(before)
    expect(table.whyNot('austria', 'declare british')).toBeNull()
    expect(table.whyNot('austria', 'declare french')).toBeNull()
  })
  it('terms speak of things that exist', () => {
    const bad = (term: NonNullable<Saying['terms']>[number]) =>
      refused(state(), saying(FRANCE, TABLE, 'So?', [term]))
    expect(bad({ kind: 'status', seat: AUSTRIA, status: 4 })).toBe('bad-term')
    expect(bad({ kind: 'money', seat: FRANCE, to: AUSTRIA, amount: 4 })).toBe('bad-term')
    expect(bad({ kind: 'vote', seat: 8, candidate: 0 })).toBe('bad-term')
    expect(bad({ kind: 'passage', seat: FRANCE, territory: 200 })).toBe('bad-term')
    expect(bad({ kind: 'support', seat: FRANCE, general: 24, territory: 1 })).toBe('bad-term')
    expect(bad({ kind: 'bid-at-most', seat: FRANCE, minor: 6, amount: 2 })).toBeNull()
    expect(
      refused(state(), saying(FRANCE, TABLE, '', [{ kind: 'permit', seat: AUSTRIA, turns: 2 }])),
    ).toBeNull()
  })
})

describe('7.3, 8.3, 10.3.9 Windows and silence', () => {
  it('live play closes a window after the seconds of the rulebook; correspondence play never does', () => {
    expect(closesAt(state(), 5000, true)).toBe(5000 + 180_000)
    expect(closesAt(state(), 5000, false)).toBeNull()
    expect(closesAt(position({}).movementTurn('france').state, 5000, true)).toBeNull()
  })
  it('nobody speaks while Battle cards are being played', () => {
    const table = position({ saxonia: 'Austria 1', berlin: 'Prussia 1' }, { hands: { prussia: '1' } })
    table.movementTurn('prussia').does('prussia', 'march @berlin saxonia').does('prussia', 'end-turn')
    expect(refused(table.state, saying(FRANCE, privately(FRANCE, PRUSSIA), 'Play the 5!'))).toBe('silence')
    table.does('prussia', 'pass')
    expect(refused(table.state, saying(FRANCE, privately(FRANCE, PRUSSIA), 'Pity.'))).toBeNull()
  })
})
