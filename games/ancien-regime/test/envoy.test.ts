import { type Action, verbOf } from '@muster/kernel/action'
import { fastChance } from '@muster/kernel/chance'
import type { Seat } from '@muster/kernel/game'
import { advance, offersOf } from '@muster/kernel/play'
import { silentReferee } from '@muster/kernel/referee'
import { checkSetup } from '@muster/kernel/setup'
import { privately, type TalkMessage, type Talks } from '@muster/kernel/talk'
import { actionWords } from '@muster/kernel/words'
import { describe, expect, it } from 'vitest'
import { ancienRegime as game } from '../game.ts'
import { envoy } from '../mind/envoy.ts'
import type { State } from '../state.ts'
import { generalNumber, NONE, POWERS, STATUSES, territoryNumber } from '../tables.ts'
import { REASONS, type Term } from '../talks.ts'

const BRITAIN = 0
const PRUSSIA = 1
const AUSTRIA = 2
const FRANCE = 3
const RUSSIA = 4
const SPAIN = 5

/** 1740 with five players at the moment in which a Power is to answer in its step. */
function opening(): State {
  const referee = silentReferee(fastChance(5))
  const s = game.setup(checkSetup(game, { scenario: '1740', players: 5 }), referee)
  advance(game, s, referee)
  return s
}

const message = (from: Seat, to: Seat, terms: readonly Term[], answer: 'open' | 'agreed', round = 1) =>
  ({
    id: 0,
    from,
    channel: privately(from, to),
    text: '',
    round,
    turn: 1,
    after: 0,
    time: 0,
    proposal: { terms, answer },
  }) satisfies TalkMessage<Term>

const heard = (...messages: TalkMessage<Term>[]): Talks<Term> => ({ messages })
const words = (actions: readonly Action[]): string[] => actions.map((action) => actionWords(game, action))
const reasonOf = (terms: readonly Term[]): string[] =>
  terms.map((term) => (term.kind === 'because' ? `${REASONS[term.reason]} ${POWERS[term.power]}` : term.kind))

/** Prussia asks Britain, its Arbiter, for a second Movement Turn. */
function asking(): State {
  const s = opening()
  s.stack.push({ step: 'permit', power: PRUSSIA, arbiter: BRITAIN, number: 2 })
  return s
}

describe('5.11 Bots answer proposals for a reason', () => {
  const deal: Term[] = [
    { kind: 'permit', seat: PRUSSIA, turns: 3 },
    { kind: 'bid-at-most', seat: BRITAIN, minor: SPAIN, amount: 1 },
  ]

  it('a bargain that brings more than it costs is agreed to, one without anything in return is not', () => {
    const s = opening()
    expect(envoy.answer(s, BRITAIN, message(PRUSSIA, BRITAIN, deal, 'open')).answer).toBe('agreed')
    const bare = message(PRUSSIA, BRITAIN, [deal[1]], 'open')
    const { answer, because } = envoy.answer(s, BRITAIN, bare)
    expect([answer, ...reasonOf(because)]).toEqual(['declined', 'too-little britain'])
  })

  it('nobody bargains with who is about to win', () => {
    const s = opening()
    s.influence[PRUSSIA] = 20
    const { answer, because } = envoy.answer(s, BRITAIN, message(PRUSSIA, BRITAIN, deal, 'open'))
    expect([answer, ...reasonOf(because)]).toEqual(['declined', 'leads prussia'])
  })
})

describe('5.11 Bots keep their word, and break it for a reason', () => {
  const promise: Term[] = [{ kind: 'permit', seat: BRITAIN, turns: 2 }]

  it('an Arbiter that has promised a turn allows it, to whom it promised it', () => {
    const s = asking()
    const offers = offersOf(game, s, BRITAIN)
    expect(words(offers)).toEqual(['permit', 'forbid'])
    const agreed = heard(message(PRUSSIA, BRITAIN, promise, 'agreed'))
    expect(words(envoy.keepWord(s, BRITAIN, agreed, offers))).toEqual(['permit'])
    const toAnother = heard(message(AUSTRIA, BRITAIN, promise, 'agreed'))
    expect(envoy.keepWord(s, BRITAIN, toAnother, offers)).toEqual(offers)
  })

  it('what is only proposed, was promised in an earlier round, or goes beyond what was promised binds nobody', () => {
    const s = asking()
    const offers = offersOf(game, s, BRITAIN)
    expect(envoy.keepWord(s, BRITAIN, heard(message(PRUSSIA, BRITAIN, promise, 'open')), offers)).toEqual(
      offers,
    )
    s.round = 2
    expect(
      envoy.keepWord(s, BRITAIN, heard(message(PRUSSIA, BRITAIN, promise, 'agreed', 1)), offers),
    ).toEqual(offers)
    s.round = 1
    const less: Term[] = [{ kind: 'permit', seat: BRITAIN, turns: 1 }]
    expect(envoy.keepWord(s, BRITAIN, heard(message(PRUSSIA, BRITAIN, less, 'agreed')), offers)).toEqual(
      offers,
    )
  })

  it('a promise to who is about to win is broken', () => {
    const s = asking()
    s.influence[PRUSSIA] = 20
    const offers = offersOf(game, s, BRITAIN)
    const agreed = heard(message(PRUSSIA, BRITAIN, promise, 'agreed'))
    expect(envoy.keepWord(s, BRITAIN, agreed, offers)).toEqual(offers)
  })

  it('who breaks its word says so to whom it gave it, and why; once in a round, and not if it kept it', () => {
    const s = asking()
    s.influence[PRUSSIA] = 20
    const offers = offersOf(game, s, BRITAIN)
    const [permit, forbid] = offers
    const agreed = message(PRUSSIA, BRITAIN, promise, 'agreed')
    const said = envoy.brokenWord(s, BRITAIN, heard(agreed), offers, forbid)
    expect(said.map(({ to, terms }) => [to, ...reasonOf(terms)])).toEqual([
      [PRUSSIA, 'broken prussia', 'leads prussia'],
    ])
    const ownedUp = message(BRITAIN, PRUSSIA, said[0].terms, 'open')
    expect(envoy.brokenWord(s, BRITAIN, heard(agreed, ownedUp), offers, forbid)).toEqual([])
    expect(envoy.brokenWord(s, BRITAIN, heard(agreed), offers, permit)).toEqual([])
  })

  it('12.4.2 of a bid above what was promised nothing is said: it lies face down', () => {
    const s = opening()
    s.stack.push({
      step: 'bid',
      minor: SPAIN,
      bids: POWERS.map(() => NONE),
      known: POWERS.map((_, power) => 1 << power),
    })
    const offers = offersOf(game, s, BRITAIN)
    const most: Term[] = [{ kind: 'bid-at-most', seat: BRITAIN, minor: SPAIN, amount: 0 }]
    const agreed = heard(message(PRUSSIA, BRITAIN, most, 'agreed'))
    expect(words(envoy.keepWord(s, BRITAIN, agreed, offers))).toEqual(['bid 0'])
    expect(envoy.brokenWord(s, BRITAIN, agreed, offers, offers[2])).toEqual([])
  })

  it('a General stays out of what was to be left alone, and goes everywhere else', () => {
    const s = opening()
    s.stack.push({
      step: 'movement-turn',
      power: PRUSSIA,
      arbiter: NONE,
      number: 1,
      only: NONE,
      moved: 0,
      last: NONE,
      left: [],
      landed: 0,
      refused: [],
    })
    const offers = offersOf(game, s, PRUSSIA)
    const silesia = territoryNumber('silesia')
    const agreed = heard(
      message(PRUSSIA, AUSTRIA, [{ kind: 'leave-alone', seat: PRUSSIA, territory: silesia }], 'agreed'),
    )
    const kept = envoy.keepWord(s, PRUSSIA, agreed, offers)
    const given = words(offers).filter((each) => !words(kept).includes(each))
    expect(given.length).toBeGreaterThan(0)
    expect(given.every((each) => /^march \S+ silesia$/.test(each))).toBe(true)
    expect(kept.some((offer) => game.verbs[verbOf(offer)] === 'march')).toBe(true)
  })

  it('Money that was promised is offered while there is any, and nothing else instead of it', () => {
    const s = opening()
    s.stack.pop()
    s.turn = 3
    s.money[BRITAIN] = 1
    game.steps.turn.step.run?.(s, { step: 'turn', stage: 3 } as never, silentReferee(fastChance(1)))
    const offers = offersOf(game, s, BRITAIN)
    const agreed = heard(
      message(AUSTRIA, BRITAIN, [{ kind: 'money', seat: BRITAIN, to: AUSTRIA, amount: 2 }], 'agreed'),
    )
    expect(words(offers)).toContain('end-offers')
    expect(words(envoy.keepWord(s, BRITAIN, agreed, offers))).not.toContain('end-offers')
    s.money[BRITAIN] = 0
    const poor = offersOf(game, s, BRITAIN)
    expect(words(envoy.keepWord(s, BRITAIN, agreed, poor))).toContain('end-offers')
  })
})

describe('5.11 Bots speak to people, early in a round, once, and say why', () => {
  it('to one person at most, nothing after it has spoken, nothing later in the round', () => {
    const s = opening()
    const spoken = envoy.speak(s, PRUSSIA, heard(), [BRITAIN, AUSTRIA, FRANCE])
    expect(spoken.length).toBe(1)
    const [{ to, terms }] = spoken
    expect(terms.at(-1)?.kind).toBe('because')
    expect(terms.some((term) => term.seat === to)).toBe(true)
    expect(terms.some((term) => term.seat === PRUSSIA && term.kind !== 'because')).toBe(true)
    const again = heard(message(PRUSSIA, to ?? NONE, terms, 'open'))
    expect(envoy.speak(s, PRUSSIA, again, [BRITAIN, AUSTRIA, FRANCE])).toEqual([])
    s.turn = 3
    expect(envoy.speak(s, PRUSSIA, heard(), [BRITAIN, AUSTRIA, FRANCE])).toEqual([])
  })

  it('to bots it says nothing, and nothing to who is about to win', () => {
    const s = opening()
    expect(envoy.speak(s, PRUSSIA, heard(), [])).toEqual([])
    s.influence[AUSTRIA] = 20
    expect(envoy.speak(s, PRUSSIA, heard(), [AUSTRIA])).toEqual([])
  })

  /** The second round begins; France has 14 Influence and more to come. */
  function choosingStatuses(): State {
    const s = opening()
    s.round = 2
    s.influence[FRANCE] = 14
    for (const each of ['flandria', 'pfalz', 'holland']) s.garrison[territoryNumber(each)] = FRANCE
    s.stack.pop()
    s.stack.push({ step: 'status', chosen: POWERS.map(() => NONE), known: POWERS.map(() => 0) })
    return s
  }
  const said = (s: State, seat: Seat, to: Seat, before = heard()): string[] =>
    envoy
      .speak(s, seat, before, [to])
      .flatMap(({ terms }) =>
        terms.map((term) =>
          term.kind === 'status' ? `${POWERS[term.seat]} ${STATUSES[term.status]}` : reasonOf([term])[0],
        ),
      )

  it('7.3 while statuses are chosen: to stand together against the leader, and who that is', () => {
    const s = choosingStatuses()
    expect(said(s, PRUSSIA, AUSTRIA)).toEqual(['austria british', 'prussia british', 'leads france'])
    expect(said(s, BRITAIN, PRUSSIA)).toEqual(['prussia british', 'accept-member', 'leads france'])
    expect(said(s, PRUSSIA, FRANCE)).toEqual([])
    const asked = message(AUSTRIA, PRUSSIA, envoy.speak(s, AUSTRIA, heard(), [PRUSSIA])[0].terms, 'open', 2)
    expect(envoy.answer(s, PRUSSIA, asked).answer).toBe('agreed')
  })

  it('not again what was asked for in vain in the round before', () => {
    const s = choosingStatuses()
    const [{ terms }] = envoy.speak(s, PRUSSIA, heard(), [AUSTRIA])
    s.round = 3
    const agreed = heard(message(PRUSSIA, AUSTRIA, terms, 'agreed', 2))
    expect(said(s, PRUSSIA, AUSTRIA, agreed)).toContain('prussia british')
    const inVain = heard(message(PRUSSIA, AUSTRIA, terms, 'open', 2))
    expect(said(s, PRUSSIA, AUSTRIA, inVain)).not.toContain('prussia british')
  })

  it('9.7.1 for leave asks only who is about to move', () => {
    const s = opening()
    expect(said(s, FRANCE, RUSSIA)).toEqual([])
    // France moves in turn 3.
    s.turn = 2
    expect(said(s, FRANCE, RUSSIA)).toEqual(['permit', 'permit', 'fair russia'])
  })

  it('5.8.3 a bargain never gives up its own home', () => {
    const s = opening()
    const berlin = territoryNumber('berlin')
    const frederick = generalNumber('frederick-ii')
    const daun = generalNumber('daun')
    s.garrison[berlin] = AUSTRIA
    s.place[frederick] = territoryNumber('mecklenburg')
    s.place[daun] = berlin
    const bargains = envoy.speak(s, PRUSSIA, heard(), [AUSTRIA]).flatMap(({ terms }) => terms)
    expect(bargains.some((term) => term.kind === 'leave-alone' && term.territory === berlin)).toBe(false)
  })
})
