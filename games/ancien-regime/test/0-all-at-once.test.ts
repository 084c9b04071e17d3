/** The actions of a turn with all who act in it at once: whole sets of offers, what lies on the table, what is told. */
import { decidingSeats } from '@muster/kernel/match'
import { apply, promptFor } from '@muster/kernel/play'
import { listeningReferee } from '@muster/kernel/referee'
import { parseAction } from '@muster/kernel/words'
import { describe, expect, it } from 'vitest'
import type { ActionsFrame } from '../frames.ts'
import { ancienRegime } from '../game.ts'
import { tokensLeft } from '../rules/5-basics.ts'
import { FORTRESSES, POWERS, powerNumber, territoryNumber } from '../tables.ts'
import { turnOne } from '../testing/openings.ts'
import { type Circumstances, type Position, position } from '../testing/position.ts'

/** What each of those who choose now is told to do. */
const tasks = (table: Position) =>
  Object.fromEntries(
    decidingSeats(ancienRegime, table.state).map((seat) => [
      POWERS[seat],
      promptFor(ancienRegime, table.state, seat).params,
    ]),
  )
const NOTHING = { drill: 0, subsidies: 0, leadership: 0, mobilisation: 0 }
const onTheTable = (table: Position): ActionsFrame => {
  const frame = table.state.stack.find((each) => each.step === 'actions')
  if (frame?.step !== 'actions') throw new Error('nobody acts')
  return frame
}
/** Every event of a kind without its kind. */
const told = (table: Position, type: string) => table.heard(type).map(({ type: _, ...what }) => what)

/** Everybody ends what it has to do. */
function finish(table: Position): void {
  while (table.step === 'actions') {
    const [power] = table.deciding
    const ends = table
      .offers(power)
      .filter((words) => words.startsWith('end-') || words.startsWith('discard '))
    table.does(power, ends[0])
  }
}

/** Britain drills, Spain gives, Russia leads, France mobilises; France is no Ally of Spain's and does not wait. */
const everybody = (given: Circumstances = {}) =>
  turnOne(
    { 'st-petersburg': 'Russia 1', paris: 'France 1', bavaria: 'France garrison', pfalz: 'Russia garrison' },
    {
      hands: { britain: '2', spain: '3 3 4' },
      pile: '2 2 2 2 2 2 2 2 2 2',
      money: { spain: 4, france: 5 },
      status: { spain: 'british', austria: 'british', russia: 'british' },
      ...given,
    },
  )

describe('9.0.1 Everybody acts at once', () => {
  it('and each is told its own action and no other', () => {
    expect(tasks(everybody())).toEqual({
      britain: { ...NOTHING, drill: 1 },
      spain: { ...NOTHING, subsidies: 1 },
      russia: { ...NOTHING, leadership: 1 },
      france: { ...NOTHING, mobilisation: 1 },
    })
  })
  it('12.4.9 a player with Minors is told all actions of his Powers, and what is done is no longer asked', () => {
    const table = turnOne(
      { paris: 'France 1' },
      {
        players: 4,
        hands: { britain: '1' },
        money: { spain: 1, france: 1 },
        controller: { spain: 'france', russia: 'france' },
      },
    )
    expect(tasks(table)).toEqual({
      britain: { ...NOTHING, drill: 1 },
      france: { ...NOTHING, subsidies: 1, leadership: 1 },
    })
    table.does('france', 'end-offers')
    expect(tasks(table).france).toEqual({ ...NOTHING, leadership: 1, mobilisation: 1 })
    table.does('france', 'end-leadership').does('britain', 'discard 1')
    expect(tasks(table)).toEqual({ france: { ...NOTHING, mobilisation: 1 } })
  })
  it('each is offered all that its action allows, and nothing of another’s', () => {
    const table = everybody()
    expect(table.offers('britain')).toEqual(['discard 2'])
    expect(table.offers('spain')).toEqual([
      'offer-money britain',
      'offer-money austria',
      'offer-money russia',
      'offer-card britain 3',
      'offer-card britain 4',
      'offer-card austria 3',
      'offer-card austria 4',
      'offer-card russia 3',
      'offer-card russia 4',
      'end-offers',
    ])
    const home = ['karelia', 'livonia', 'novgorod', 'smolensk', 'moskva', 'kiev', 'zaporozhye', 'pfalz']
    expect(table.offers('russia', 'place')).toHaveLength(3 * home.length)
    for (const each of home)
      expect(table.offers('russia', 'place').filter((words) => words.endsWith(` ${each}`))).toHaveLength(3)
    expect(table.offers('russia', 'recall')).toEqual([`recall ${table.general('russia', 'st-petersburg')}`])
    expect(table.offers('france')).toEqual([
      `buy-unit ${table.general('france', 'paris')}`,
      'buy-card',
      'buy-morale',
      'buy-fortress bavaria',
      'end-mobilisation',
    ])
  })
  it('9.4.1 places several Generals one after the other; then only that, and recalls nobody', () => {
    const table = everybody()
    const [first] = table.offers('russia', 'place')
    table.does('russia', first)
    expect(table.offers('russia', 'place')).toHaveLength(2 * 7)
    expect(table.offers('russia').filter((words) => !words.startsWith('place '))).toEqual(['end-leadership'])
  })
  it('9.4.3 tells of one Morale', () => {
    expect(told(everybody().does('russia', 'take-morale'), 'morale-gained')).toEqual([
      { power: 'russia', morale: 1 },
    ])
  })
  it('9.1 without a card in hand or in the piles there is no Drill, 12.11 nor for a Minor that nobody controls', () => {
    const none = turnOne({}, { pile: '' })
    expect([none.deciding, none.cards('britain')]).toEqual([['france', 'russia'], 0])
    const minor = position({}, { players: 4 }).actions('russia', 'drill')
    expect([minor.cards('russia'), minor.deciding]).toEqual([0, ['britain', 'prussia']])
  })
})

describe('9.3 Subsidies', () => {
  it('9.3.1 three in all, to Britain as to anybody, and then no cards', () => {
    const table = everybody()
    for (let i = 0; i < 3; i++) table.does('spain', 'offer-money britain')
    expect(table.whyNot('spain', 'offer-money russia')).toEqual({ rule: '9.3.1', code: 'three-at-most' })
    expect(table.whyNot('spain', 'offer-card russia 3')).toEqual({ rule: '9.3', code: 'money-or-cards' })
    expect(table.offers('spain')).toEqual(['end-offers'])
  })
  it('9.3 one Money is enough to bar cards, one card to bar Money', () => {
    const money = everybody().does('spain', 'offer-money austria')
    expect(money.offers('spain', 'offer-card')).toEqual([])
    const card = everybody().does('spain', 'offer-card austria 3')
    expect(card.whyNot('spain', 'offer-money austria')).toEqual({ rule: '9.3', code: 'money-or-cards' })
  })
  it('9.3.2 cards are refused for every reason for which Money is', () => {
    const table = everybody()
    const why = (power: string, words: string) => table.whyNot(power, words)?.code
    expect([
      why('spain', 'offer-card spain 3'),
      why('spain', 'offer-card france 3'),
      why('spain', 'offer-card britain 5'),
      why('russia', 'offer-card britain 3'),
    ]).toEqual(['not-to-yourself', 'not-an-ally', 'no-such-card', 'not-your-action'])
    const minors = turnOne(
      {},
      { players: 4, controller: { spain: 'austria' }, hands: { spain: '3', britain: '1' } },
    )
    expect(minors.whyNot('austria', 'offer-card russia 3')).toEqual({
      rule: '12.11',
      code: 'uncontrolled-minor',
    })
    const both = turnOne(
      {},
      { players: 4, controller: { spain: 'britain' }, hands: { spain: '3', britain: '1' } },
    ).does('britain', 'end-offers')
    expect(both.whyNot('britain', 'offer-card austria 3')?.code).toBe('offers-are-made')
  })
  it('R12 is answered by those who are offered something and nobody else', () => {
    const table = everybody().does('britain', 'discard 2').does('russia', 'end-leadership')
    table.does('france', 'end-mobilisation').does('spain', 'offer-money britain').does('spain', 'end-offers')
    expect(table.deciding).toEqual(['britain'])
    expect(table.offers('britain')).toEqual(['accept britain', 'decline britain'])
    table.does('britain', 'decline britain')
    expect([table.money('britain'), table.money('spain'), told(table, 'money-given')]).toEqual([0, 4, []])
  })
  it('R12 each of several answers for itself; what was on the table is told and gone', () => {
    const table = everybody().does('spain', 'offer-money austria').does('spain', 'offer-money russia')
    table.does('spain', 'end-offers')
    expect(table.deciding).toEqual(['britain', 'austria', 'france', 'russia'])
    table.does('austria', 'accept austria')
    expect(table.deciding).toEqual(['britain', 'france', 'russia'])
    table.does('russia', 'decline russia')
    expect(['austria', 'russia', 'spain'].map(table.money)).toEqual([1, 0, 3])
    expect(told(table, 'money-given')).toEqual([{ power: 'spain', recipient: 'austria', money: 1 }])
    expect(new Set(onTheTable(table).money)).toEqual(new Set([0]))
  })
  it('9.3.2 cards go to those who accept, and back from those who do not', () => {
    const table = everybody({ pile: '2 2 2 2 2 2' })
    table
      .does('spain', 'offer-card austria 4')
      .does('spain', 'offer-card russia 3')
      .does('spain', 'end-offers')
    table.does('austria', 'accept austria').does('russia', 'decline russia')
    table.does('britain', 'discard 2').does('russia', 'end-leadership').does('france', 'end-mobilisation')
    expect(['spain', 'austria', 'russia'].map((power) => table.hand(power))).toEqual(['3 3', '4', ''])
    expect(told(table, 'cards-given')).toEqual([
      { power: 'spain', recipient: 'austria', count: 1, cards: expect.anything() },
    ])
    expect(table.heard('cards-given')[0].cards).toHaveLength(1)
    expect(told(table, 'money-given')).toEqual([])
  })
})

describe('9.3.2 Cards that change hands', () => {
  /** Spain gives Britain a card, or nothing; Russia is the last to finish. */
  const lastChoice = (gives: boolean) => {
    const table = everybody({ pile: '', hands: { spain: '3' } })
    if (gives) table.does('spain', 'offer-card britain 3')
    table.does('spain', 'end-offers')
    if (gives) table.does('britain', 'accept britain')
    table.does('france', 'end-mobilisation')
    const heard = listeningReferee(table.chance)
    const end = parseAction(ancienRegime, 'end-leadership')
    expect(apply(ancienRegime, table.state, powerNumber('russia'), end, heard)).toBeNull()
    return [table.hand('britain'), heard.revealed]
  }
  it('are seen by a new owner, so that nothing before can be taken back', () => {
    expect(lastChoice(true)).toEqual(['3', true])
    expect(lastChoice(false)).toEqual(['', false])
  })
})

describe('9.5 Mobilisation', () => {
  it('9.5.1 the last Money buys a Unit, and without it nobody buys; the last token is one', () => {
    const one = everybody({ money: { france: 1 } })
    expect(one.offers('france', 'buy-unit')).toHaveLength(1)
    const none = everybody({ money: { france: 0 } })
    expect(none.whyNot('france', 'buy-unit @paris')).toEqual({ rule: '9.5.1', code: 'no-money' })
    const table = everybody()
    for (let i = 0; tokensLeft(table.state, powerNumber('france')) > 1; i++)
      table.state.garrison[i] = powerNumber('france')
    table.does('france', 'buy-unit @paris')
    expect([table.at('paris').split(',')[0], tokensLeft(table.state, powerNumber('france'))]).toEqual([
      'France 2',
      0,
    ])
  })
  it('R35 the Garrison of London is one of the tokens', () => {
    const of = (board: Record<string, string>) => tokensLeft(position(board).state, powerNumber('britain'))
    expect(of({}) - of({ london: 'Britain garrison' })).toBe(1)
  })
  it('9.5.4 the sixth Fortress is built for exactly 5 Money, and there is no seventh', () => {
    const table = everybody({ money: { france: 5 } })
    const built = ['london', 'berlin', 'wien', 'madrid', 'constantinople'].map(territoryNumber)
    for (const at of built) table.state.fortress[at] = 1
    expect(built).toHaveLength(FORTRESSES - 1)
    table.does('france', 'buy-fortress bavaria')
    expect([table.at('bavaria'), table.money('france')]).toEqual(['France garrison, fortress', 0])
    const seventh = everybody({ money: { france: 5 } })
    for (const at of [...built, territoryNumber('pfalz')]) seventh.state.fortress[at] = 1
    expect(seventh.whyNot('france', 'buy-fortress bavaria')).toEqual({
      rule: '9.5.4',
      code: 'no-fortress-left',
    })
  })
  it('9.5.1, R36 sells what lies in pile and discards, less the card that Leadership may take', () => {
    const sold = (given: Circumstances) => {
      const table = position(
        { london: 'Britain 0', york: 'Britain 0', cornwall: 'Britain 0' },
        { players: 4, money: { britain: 9 }, ...given },
      ).actions('russia', 'drill')
      let cards = 0
      for (; table.whyNot('britain', 'buy-card') === null; cards++) table.does('britain', 'buy-card')
      return cards
    }
    expect(sold({ pile: '1 1', discards: '2 2' })).toBe(3)
    expect(sold({ pile: '1 1 1 1' })).toBe(3)
  })
  it('12.11, 9.5.2 a Minor that nobody controls draws nothing for its Generals beside the board', () => {
    const table = position({}, { players: 4, hands: { spain: '1' } }).actions('russia', 'mobilisation')
    finish(table)
    expect(table.step).not.toBe('actions')
    expect(table.heard('card-drawn').filter(({ power }) => power === 'russia')).toEqual([])
    expect(table.cards('russia')).toBe(0)
  })
})

describe('9.6 Gain Influence', () => {
  const gaining = (board: Record<string, string>, given: Circumstances = {}) => {
    const table = turnOne(board, { pile: '', ...given })
    table.does('russia', 'end-leadership').does('france', 'end-mobilisation')
    return [table.influence('austria'), told(table, 'influence-gained')]
  }
  it('a single point is one, and nothing is not told', () => {
    expect(gaining({ saxonia: 'Austria garrison' })).toEqual([
      1,
      [{ power: 'austria', influence: 1, emperor: false }],
    ])
    expect(gaining({})).toEqual([0, []])
  })
  it('12.11 a Minor that nobody controls gains nothing, not even as Emperor', () => {
    const table = position({}, { players: 4, emperor: 'russia' }).actions('russia', 'gainInfluence')
    finish(table)
    expect([table.step === 'actions', told(table, 'influence-gained')]).toEqual([false, []])
    expect(table.state.influence.every((each) => each === 0)).toBe(true)
  })
})
