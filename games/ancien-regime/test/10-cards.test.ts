import { describe, expect, it } from 'vitest'
import { attack } from '../testing/openings.ts'
import { type Position, position } from '../testing/position.ts'

describe('10.3 Cards', () => {
  it('10.3.1, 5.10.2 one for each Unit fighting or supporting, none for a Garrison', () => {
    const table = attack({ saxonia: 'Austria garrison' }, { hands: { prussia: '1 1 1 1', austria: '5' } })
    table.does('prussia', 'play @saxonia 1').does('prussia', 'play @saxonia 1')
    expect(table.heard('battle-counted')).toMatchObject([{ strength: [5, 1] }])
    expect(table.hand('prussia').split(' ')).toHaveLength(3)
  })
  it('10.3.2 attacker, defenders, attacker’s supporters, defenders’ supporters, then again (10.3.7)', () => {
    const table = attack(
      { saxonia: 'Austria 1, Russia 1', bohemia: 'Austria 1', magdeburg: 'Prussia 1', thuringia: 'France 1' },
      { hands: { prussia: '1 1 1', austria: '1 1', russia: '1', france: '1' } },
    )
    table
      .does('prussia', 'support @magdeburg')
      .does('france', 'support @thuringia')
      .does('austria', 'support @bohemia')
    const order: string[] = []
    while (table.step === 'cards') {
      const [power] = table.deciding
      const [first] = table.offers(power, 'play')
      order.push(`${power} ${first.split(' ')[1]}`)
      table.does(power, first)
    }
    const [fighter, helper] = ['prince-henry', 'schwerin']
    expect(order).toEqual([
      `prussia ${fighter}`,
      'austria daun',
      'russia lacy',
      `prussia ${helper}`,
      'france saxe',
      'austria laudon',
      `prussia ${fighter}`,
    ])
  })
  it('10.3.3, 10.3.8 play one card or pass; who passes plays no more, R16 with fighting and supporting Generals alike', () => {
    const table = attack({ magdeburg: 'Prussia 2' }, { hands: { prussia: '1 1 1 1', austria: '2' } })
    table
      .does('prussia', 'support @magdeburg')
      .does('prussia', 'play @saxonia 1')
      .does('austria', 'play @saxonia 2')
    expect(table.whyNot('prussia', 'play @magdeburg 5')).toEqual({ rule: '10.3.3', code: 'no-such-card' })
    expect(table.whyNot('prussia', 'play @magdeburg 1')).toBeNull()
    table.does('prussia', 'pass')
    expect(table.heard('battle-counted')).toHaveLength(1)
  })
  it('R16: a General without unused Units skips his step, which is no pass', () => {
    const table = attack({ berlin: 'Prussia 1', magdeburg: 'Prussia 2' }, { hands: { prussia: '1 1 1' } })
    table.does('prussia', 'support @magdeburg')
    table
      .does('prussia', 'play @saxonia 1')
      .does('prussia', 'play @magdeburg 1')
      .does('prussia', 'play @magdeburg 1')
    expect(table.heard('card-played')).toHaveLength(3)
  })
  it('10.3.4, 5.10.3 each card costs 1 Morale at once', () => {
    const table = attack({}, { hands: { prussia: '1 1' }, morale: { prussia: 2 } }).does(
      'prussia',
      'play @saxonia 1',
    )
    expect(table.morale('prussia')).toBe(1)
    table.does('prussia', 'play @saxonia 1')
    expect(table.morale('prussia')).toBe(0)
  })
  it('R41: a Power whose Morale reaches 0 in the battle must stop', () => {
    const table = attack({}, { hands: { prussia: '1 1' }, morale: { prussia: 1 } }).does(
      'prussia',
      'play @saxonia 1',
    )
    expect(table.heard('battle-counted')).toMatchObject([{ strength: [4, 2] }])
  })
  it('10.3.5 with Morale 0 from the start one card is free, R41 if there is a Unit for it, but not for a supporter', () => {
    const table = attack({}, { hands: { prussia: '5 5' }, morale: { prussia: 0 } }).does(
      'prussia',
      'play @saxonia 5',
    )
    expect(table.heard('battle-counted')).toMatchObject([{ strength: [8, 2] }])
    expect(table.morale('prussia')).toBe(0)
    const unit = attack({ berlin: 'Prussia 0' }, { hands: { prussia: '5' }, morale: { prussia: 0 } })
    expect(unit.heard('card-played')).toHaveLength(0)
    expect(unit.heard('battle-counted')).toHaveLength(1)
    const helper = attack({ thuringia: 'France 2' }, { hands: { france: '5' }, morale: { france: 0 } })
    helper.does('france', 'support @thuringia')
    expect(helper.heard('battle-counted')).toMatchObject([{ strength: [3, 2] }])
  })
  it('10.3.6, R40 the card goes on the stack of one General, never more than he had Units; one card per Power and step', () => {
    const table = attack(
      { magdeburg: 'Prussia 1', thuringia: 'Frederick 2' },
      { hands: { prussia: '1 1 1 1 1', austria: '2' } },
    )
    table
      .does('prussia', 'support @magdeburg')
      .does('prussia', 'support @thuringia')
      .does('prussia', 'play @saxonia 1')
    expect(table.whyNot('austria', 'play @saxonia 2')).toBeNull()
    table.does('austria', 'play @saxonia 2')
    expect(table.whyNot('prussia', 'play @saxonia 1')).toEqual({ rule: '10.3.2', code: 'not-in-this-battle' })
    table.does('prussia', 'play @magdeburg 1')
    table.does('prussia', 'play @saxonia 1')
    expect(table.whyNot('prussia', 'play @magdeburg 1')).toEqual({ rule: '10.3.1', code: 'no-unused-unit' })
    expect(table.whyNot('prussia', 'play @thuringia 1')).toBeNull()
  })
  it('R40: several Powers in one step act in Power Order', () => {
    const table = attack(
      { saxonia: 'Russia 1, Austria 1, Britain 1' },
      { hands: { russia: '1', austria: '1', britain: '1' } },
    )
    const order: string[] = []
    while (table.step === 'cards') {
      const [power] = table.deciding
      order.push(power)
      table.does(power, 'pass')
    }
    expect(order).toEqual(['britain', 'austria', 'russia'])
  })
  it('cards lie face down: their value is their owner’s secret until they are revealed', () => {
    const table = attack({}, { hands: { prussia: '5 1', austria: '2' } }).does('prussia', 'play @saxonia 5')
    const card = (power: string | null) => table.seenBy(power).battle?.cards[0].card
    expect([card('prussia'), card('austria'), card('france'), card(null)]).toEqual([4, null, null, null])
  })
})

describe('10.3.10 A 3 may be played face up to use its effect', () => {
  const open = (): Position => {
    const table = attack({}, { hands: { prussia: '3 3', austria: '5 1' }, morale: { austria: 5 } })
    return table
      .does('prussia', 'play @saxonia 3')
      .does('austria', 'play @saxonia 5')
      .does('prussia', 'play-open @saxonia')
  }
  it('it turns up one face-down card of an opponent for everybody; R17 nothing is removed', () => {
    const table = open()
    expect([table.step, table.deciding]).toEqual(['scout', ['prussia']])
    expect(table.whyNot('prussia', 'turn-up 0')).toEqual({ rule: '10.3.11', code: 'not-an-opponents-card' })
    expect(table.whyNot('prussia', 'turn-up 5')).toEqual({ rule: '10.3.11', code: 'nothing-to-turn' })
    expect(table.seenBy('france').battle?.cards.map(({ card }) => card)).toEqual([null, null, 2])
    table.does('prussia', 'turn-up 1')
    expect(table.heard('card-turned')).toMatchObject([{ slot: 1, card: '5' }])
    expect(table.heard('battle-counted')).toMatchObject([{ strength: [9, 7] }])
  })
  it('a card that lies open already is not turned up again', () => {
    const table = attack(
      { saxonia: 'Austria 2' },
      { hands: { prussia: '3 3', austria: '5 1' }, morale: { prussia: 5, austria: 5 } },
    )
    table.does('prussia', 'play-open @saxonia').does('austria', 'play @saxonia 5')
    table.does('prussia', 'play-open @saxonia').does('prussia', 'turn-up 1')
    expect(table.heard('card-turned')).toHaveLength(1)
    const again = attack(
      { berlin: 'Prussia 3', saxonia: 'Austria 3' },
      { hands: { prussia: '3 3 3', austria: '5 1 1' } },
    )
    again
      .does('prussia', 'play @saxonia 3')
      .does('austria', 'play @saxonia 5')
      .does('prussia', 'play-open @saxonia')
    again
      .does('prussia', 'turn-up 1')
      .does('austria', 'play @saxonia 1')
      .does('prussia', 'play-open @saxonia')
    expect(again.whyNot('prussia', 'turn-up 1')).toEqual({ rule: '10.3.11', code: 'card-is-open' })
    expect(again.whyNot('prussia', 'turn-up 3')).toBeNull()
  })
  it('without a face-down card it may still lie open; other values may not', () => {
    const table = attack({}, { hands: { prussia: '3 1', austria: '1' } }).does(
      'prussia',
      'play-open @saxonia',
    )
    expect(table.step).toBe('cards')
    const four = attack({}, { hands: { prussia: '4' } })
    expect(four.whyNot('prussia', 'play-open @saxonia')).toEqual({ rule: '10.3.10', code: 'no-such-card' })
  })
})

describe('10.3.11, 5.10.4 Abilities', () => {
  const total = (table: Position) => table.heard('battle-counted')[0].strength
  it('a 2 counts 3 where its Power held the territory when the battle began, at home too; R17', () => {
    const held = attack({ saxonia: 'Austria 1, Austria garrison' }, { hands: { prussia: '2', austria: '2' } })
    held.does('prussia', 'play @saxonia 2').does('austria', 'play @saxonia 2')
    expect(total(held)).toEqual([3 + 2, 3 + 3])
    const home = position(
      { saxonia: 'Prussia 2', bohemia: 'Austria 1' },
      { hands: { prussia: '2', austria: '2' } },
    )
    home.movementTurn('prussia').does('prussia', 'march @saxonia bohemia').does('prussia', 'end-turn')
    home.does('prussia', 'play @bohemia 2').does('austria', 'play @bohemia 2')
    expect(total(home)).toEqual([5, 5])
  })
  it('each pair of 4s in one stack adds 1; in different stacks they do not pair', () => {
    const pair = attack({ berlin: 'Prussia 3' }, { hands: { prussia: '4 4 4' } })
    for (let i = 0; i < 3; i++) pair.does('prussia', 'play @saxonia 4')
    expect(total(pair)).toEqual([4 + 12 + 1, 2])
    const apart = attack({ magdeburg: 'Prussia 1' }, { hands: { prussia: '4 4 1' } }).does(
      'prussia',
      'support @magdeburg',
    )
    apart.does('prussia', 'play @saxonia 4').does('prussia', 'play @magdeburg 4').does('prussia', 'pass')
    expect(total(apart)).toEqual([3 + 8, 2])
  })
  it('each 5 costs a loser 1 Morale more, R17 supporters too; not a winner, not on a tie', () => {
    const lost = attack(
      { saxonia: 'Austria 1, Austria garrison, fortress', thuringia: 'France 1' },
      { hands: { prussia: '5', france: '5', austria: '5 5' }, morale: { prussia: 9, france: 9, austria: 9 } },
    )
    lost
      .does('france', 'support @thuringia')
      .does('prussia', 'play @saxonia 5')
      .does('austria', 'play @saxonia 5')
    lost.does('france', 'play @thuringia 5')
    expect(total(lost)).toEqual([13, 11])
    expect([lost.morale('austria'), lost.morale('prussia'), lost.morale('france')]).toEqual([7, 8, 8])
    const fives = (austria: string) => {
      const table = attack(
        { saxonia: 'Austria 3, Austria garrison, fortress', thuringia: 'France 1' },
        { hands: { prussia: '5', france: '5', austria }, morale: { prussia: 9, france: 9, austria: 9 } },
      )
      table
        .does('france', 'support @thuringia')
        .does('prussia', 'play @saxonia 5')
        .does('austria', 'play @saxonia 5')
      table.does('france', 'play @thuringia 5')
      if (table.step === 'cards') table.does('austria', 'play @saxonia 5')
      return [total(table), table.morale('prussia'), table.morale('france'), table.morale('austria')]
    }
    expect(fives('5 5')).toEqual([[13, 18], 7, 7, 7])
    expect(fives('5')).toEqual([[13, 13], 8, 8, 8])
  })
})
