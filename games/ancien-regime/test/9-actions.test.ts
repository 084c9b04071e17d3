import { describe, expect, it } from 'vitest'
import { turnOne } from '../testing/openings.ts'
import { type Circumstances, type Position, position } from '../testing/position.ts'

describe('9.0.1 All actions of a turn are resolved at once, except Movement', () => {
  const open = (): Position =>
    turnOne(
      { paris: 'France 1', kiev: 'Russia 1' },
      {
        hands: { britain: '1 2', spain: '3 3 4' },
        money: { spain: 3, france: 4 },
        status: { spain: 'british' },
        morale: { russia: 3 },
      },
    )
  const choices: [string, string][] = [
    ['britain', 'discard 2'],
    ['spain', 'offer-card russia 3'],
    ['spain', 'end-offers'],
    ['russia', 'accept russia'],
    ['russia', 'take-card'],
    ['france', 'buy-card'],
    ['france', 'buy-unit @paris'],
    ['france', 'end-mobilisation'],
  ]
  const play = (order: readonly number[]): Position => {
    const table = open()
    for (const i of order) table.does(...choices[i])
    return table
  }

  it('whoever is quicker, the result is the same', () => {
    const first = play([0, 1, 2, 3, 4, 5, 6, 7])
    expect(play([5, 6, 7, 1, 2, 4, 3, 0]).state).toEqual(first.state)
    expect(play([4, 1, 5, 2, 0, 6, 3, 7]).state).toEqual(first.state)
    expect(first.hand('russia').split(' ')).toContain('3')
    expect(first.step).toBe('arbiter')
  })
  it('R35: Mobilisation waits for Subsidies only where something could come of them', () => {
    expect(open().deciding).toContain('france')
    const waiting = turnOne({}, { money: { spain: 2 }, hands: { britain: '1' } })
    expect(waiting.deciding).toEqual(['britain', 'russia', 'spain'])
    expect(waiting.whyNot('france', 'end-mobilisation')?.code).toBe('not-your-decision')
    waiting.does('spain', 'offer-money france').does('spain', 'end-offers').does('france', 'accept france')
    expect(waiting.money('france')).toBe(1)
    waiting.does('france', 'buy-morale')
    expect(waiting.morale('france')).toBe(6)
  })
  it('R35: draws follow the order of the actions: Drill before Leadership before Mobilisation', () => {
    const table = position(
      { paris: 'France 1', guyenne: 'France 1', provence: 'France 1' },
      { pile: '1 2 5', draws: [0, 0, 0, 0], money: { france: 1 }, stuart: 'waits' },
    ).actions('britain', 'drill')
    expect(table.hand('britain')).toBe('1')
    table.does('france', 'buy-card').does('france', 'end-mobilisation').does('russia', 'take-card')
    table.does('britain', 'discard 1')
    expect([table.hand('russia'), table.hand('france')]).toEqual(['2', '1 5'])
  })
})

describe('9.0.2 Frederick’s Move comes after all other actions and before the Spanish Movement', () => {
  it('R28: in the turn in which Prussia is on Leadership, also if he was placed by it, after Mobilisation', () => {
    const table = position({ berlin: 'Prussia garrison' }, { hands: { russia: '1' } }).turnBegins(
      'prussia',
      'leadership',
    )
    expect(table.whyNot('prussia', 'place frederick-ii berlin')).toBeNull()
    table.does('prussia', 'place frederick-ii berlin').does('prussia', 'end-leadership')
    expect(table.step).toBe('actions')
    table.does('russia', 'discard 1').does('britain', 'end-mobilisation')
    expect([table.step, table.prompt, table.deciding]).toEqual([
      'movement-turn',
      'frederick-move',
      ['prussia'],
    ])
    table.does('prussia', 'march @berlin saxonia').does('prussia', 'end-turn')
    expect([table.step, table.deciding]).toEqual(['arbiter', ['spain']])
  })
  it('there is none if he is off the board', () => {
    const table = position({ berlin: 'Prussia 1' }, { hands: { russia: '1' } }).turnBegins(
      'prussia',
      'leadership',
    )
    table.does('prussia', 'take-card').does('russia', 'discard 1').does('britain', 'end-mobilisation')
    expect(table.deciding).toEqual(['spain'])
  })
})

describe('9.0.3, TC12 Influence and taxes come before another Power’s Movement in the same turn', () => {
  it.each([
    ['1740', { lombardia: 'Austria garrison', saxonia: 'Austria garrison', silesia: 'Austria garrison' }, 4],
    ['1756', { lombardia: 'Austria garrison', saxonia: 'Austria garrison' }, 2],
  ])('TC12: %s', (scenario, board, influence) => {
    const table = position({ ...board, berlin: 'Prussia 3' }, { scenario, hands: { britain: '1' }, round: 1 })
    table.turnBegins('austria', 'gainInfluence')
    table.does('britain', 'discard 1').does('russia', 'end-leadership').does('france', 'end-mobilisation')
    expect(table.influence('austria')).toBe(influence)
    expect([table.step, table.deciding]).toEqual(['arbiter', ['prussia']])
  })
})

describe('9.1 Drill: draw a card, then discard one', () => {
  it('the new one if one likes', () => {
    const table = turnOne({}, { hands: { britain: '5' }, pile: '1 3', draws: [0] })
    expect(table.hand('britain')).toBe('1 5')
    expect(table.whyNot('britain', 'discard 2')).toEqual({ rule: '9.1', code: 'no-such-card' })
    table.does('britain', 'discard 1')
    expect([table.hand('britain'), table.discards]).toEqual(['5', '1'])
    expect(table.deciding).not.toContain('britain')
  })
  it('one card, once', () => {
    const table = turnOne({}, { players: 4, controller: { russia: 'britain' }, hands: { britain: '1 2' } })
    table.does('britain', 'discard 1')
    expect(table.deciding).toContain('britain')
    expect(table.whyNot('britain', 'discard 2')).toEqual({ rule: '9.1', code: 'already-discarded' })
  })
  it('only the drilling Power sees the card', () => {
    const table = turnOne({}, { hands: { britain: '5' } })
    expect(table.seenBy('britain').powers[0].hand).toHaveLength(5)
    expect(table.seenBy('france').powers[0].hand).toBeUndefined()
    expect(table.seenBy(null).powers[0].hand).toBeUndefined()
    expect(table.seenBy('france').powers[0].cards).toBe(2)
  })
})

describe('9.2 Taxation', () => {
  it('own home, undisputed, and disputed without own stripe; not with own stripe, not others’ homes', () => {
    const income = (board: Record<string, string>, given: Circumstances = {}) =>
      turnOne(board, { ...given, status: { ottoman: 'expansionist', ...given.status } }).money('ottoman')
    expect(income({})).toBe(7)
    expect(income({ polesie: 'Ottoman garrison' })).toBe(8)
    expect(income({ saxonia: 'Ottoman garrison' })).toBe(8)
    expect(income({ crimea: 'Ottoman garrison' })).toBe(7)
    expect(income({ kiev: 'Ottoman garrison' })).toBe(7)
    expect(income({ serbia: 'Austria garrison' })).toBe(6)
  })
  it('R27: there is always Money enough', () => {
    const table = turnOne({}, { money: { ottoman: 200 }, status: { ottoman: 'neutral' } })
    expect(table.money('ottoman')).toBe(214)
  })
})

describe('9.3 Subsidies or Mercenaries, not both', () => {
  const giving = (given: Circumstances = {}): Position =>
    turnOne({}, { money: { spain: 5 }, hands: { spain: '1 2 3 4', britain: '1' }, ...given })

  it('9.3.1 up to three Money in all, to one Ally or several', () => {
    const table = giving().does('spain', 'offer-money france').does('spain', 'offer-money prussia')
    expect(table.whyNot('spain', 'offer-card france 1')).toEqual({ rule: '9.3', code: 'money-or-cards' })
    table.does('spain', 'offer-money france')
    expect(table.whyNot('spain', 'offer-money prussia')).toEqual({ rule: '9.3.1', code: 'three-at-most' })
    table.does('spain', 'end-offers')
    expect(table.deciding).toEqual(expect.arrayContaining(['prussia', 'france']))
    table.does('prussia', 'accept prussia').does('france', 'accept france')
    expect([table.money('spain'), table.money('france'), table.money('prussia')]).toEqual([2, 2, 1])
  })
  it('9.3.2 or up to three cards from hand', () => {
    const table = giving()
    for (const card of [1, 2, 3]) table.does('spain', `offer-card prussia ${card}`)
    expect(table.whyNot('spain', 'offer-card prussia 4')).toEqual({ rule: '9.3.2', code: 'three-at-most' })
    expect(table.whyNot('spain', 'offer-card prussia 1')?.rule).toBe('9.3.2')
    expect(table.whyNot('spain', 'offer-money prussia')).toEqual({ rule: '9.3', code: 'money-or-cards' })
    table.does('spain', 'end-offers').does('prussia', 'accept prussia')
    table.does('britain', 'discard 1').does('russia', 'end-leadership').does('france', 'end-mobilisation')
    expect([table.hand('spain'), table.hand('prussia')]).toEqual(['4', '1 2 3'])
  })
  it('9.3, 9.3.1, 9.3.2 only what one has, not to oneself, and only by the Power on that action', () => {
    const table = giving({ money: { spain: 1 } })
    expect(table.whyNot('russia', 'offer-money austria')).toEqual({ rule: '5.1.2', code: 'not-your-action' })
    expect(table.whyNot('russia', 'end-offers')).toEqual({ rule: '5.1.2', code: 'not-your-action' })
    expect(table.whyNot('spain', 'offer-money spain')).toEqual({ rule: '9.3', code: 'not-to-yourself' })
    expect(table.whyNot('spain', 'offer-card france 5')).toEqual({ rule: '9.3.2', code: 'no-such-card' })
    table.does('spain', 'offer-money france')
    expect(table.whyNot('spain', 'offer-money france')).toEqual({ rule: '9.3.1', code: 'no-money' })
  })
  it('9.3 offers are made once', () => {
    const table = turnOne(
      {},
      {
        players: 4,
        controller: { spain: 'austria', russia: 'austria' },
        money: { spain: 2 },
        hands: { britain: '1' },
      },
    ).does('spain', 'end-offers')
    expect(table.deciding).toContain('austria')
    expect(table.whyNot('spain', 'offer-money austria')).toEqual({ rule: '9.3', code: 'offers-are-made' })
    expect(table.whyNot('spain', 'end-offers')).toEqual({ rule: '9.3', code: 'offers-are-made' })
  })
  it('12.11 nobody answers for a Minor that nobody controls', () => {
    const table = position({}, { players: 4, round: 1, money: { britain: 3 }, hands: { austria: '1' } })
    table.actions('britain', 'subsidies')
    expect(table.whyNot('britain', 'offer-money russia')).toEqual({
      rule: '12.11',
      code: 'uncontrolled-minor',
    })
    expect(table.whyNot('britain', 'offer-money austria')).toBeNull()
  })
  it('which cards are offered only the giver sees, how many everybody', () => {
    const table = giving().does('spain', 'offer-card prussia 4')
    expect(table.seenBy('spain').steps.at(-1)?.details.cards).toBeDefined()
    expect(table.seenBy('prussia').steps.at(-1)?.details.cards).toBeUndefined()
    expect(table.seenBy('prussia').steps.at(-1)?.details.offered).toEqual([0, 1, 0, 0, 0, 0, 0])
  })
  it('R12: each recipient may decline for itself, and what is declined stays with the giver', () => {
    const table = giving()
      .does('spain', 'offer-money france')
      .does('spain', 'offer-money prussia')
      .does('spain', 'end-offers')
    table.does('prussia', 'decline prussia').does('france', 'accept france')
    expect([table.money('spain'), table.money('france'), table.money('prussia')]).toEqual([4, 1, 0])
    const cards = giving().does('spain', 'offer-card prussia 4').does('spain', 'end-offers')
    cards.does('prussia', 'decline prussia')
    expect(cards.hand('spain')).toBe('1 2 3 4')
    expect(cards.whyNot('france', 'accept france')?.code).toBeDefined()
  })
  it('R12: a recipient keeps the hand limit', () => {
    const table = giving({ hands: { spain: '5 5', prussia: '1 1 1 2 2 2', britain: '1' } })
    table.does('spain', 'offer-card prussia 5').does('spain', 'end-offers').does('prussia', 'accept prussia')
    table.does('britain', 'discard 1').does('russia', 'end-leadership').does('france', 'end-mobilisation')
    expect([table.step, table.deciding]).toEqual(['hand-limit', ['prussia']])
  })
  it('R12: a Power without Allies has nothing to do', () => {
    expect(giving({ status: { spain: 'neutral' } }).deciding).not.toContain('spain')
  })
  it('R47: there is no other way to give', () => {
    const table = position({}, { money: { spain: 3 }, hands: { spain: '1' } }).movementTurn('spain')
    expect(table.whyNot('spain', 'offer-money france')?.code).toBe('not-now')
    expect(table.whyNot('spain', 'offer-card france 1')?.code).toBe('not-now')
  })
  it('12.10 the Powers of one player may give to each other, without asking', () => {
    const table = turnOne(
      {},
      {
        players: 4,
        controller: { spain: 'austria', ottoman: 'austria' },
        status: { austria: 'neutral' },
        money: { spain: 4 },
        hands: { britain: '1' },
      },
    )
    for (const to of ['austria', 'ottoman', 'austria']) table.does('spain', `offer-money ${to}`)
    const before = table.money('ottoman')
    expect(table.whyNot('spain', 'offer-money austria')).toEqual({ rule: '9.3.1', code: 'three-at-most' })
    table.does('spain', 'end-offers')
    expect([table.money('austria'), table.money('ottoman') - before]).toEqual([2, 1])
  })
})
