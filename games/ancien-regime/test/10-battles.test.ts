import { describe, expect, it } from 'vitest'
import { ancienRegime } from '../game.ts'
import { powerNumber } from '../tables.ts'
import { type Circumstances, type Position, position } from '../testing/position.ts'

/** Prussia (French Coalition) attacks Saxonia from Berlin; Austria (British Coalition) defends. */
const attack = (board: Record<string, string>, given: Circumstances = {}): Position =>
  position({ berlin: 'Prussia 2', saxonia: 'Austria 1', ...board }, given)
    .movementTurn('prussia')
    .does('prussia', 'march @berlin saxonia')
    .does('prussia', 'end-turn')

const mask = (...powers: string[]): number =>
  powers.reduce((sum, power) => sum | (1 << powerNumber(power)), 0)

describe('10.0.1 After a Movement Turn a battle is fought wherever a General has moved in among enemies', () => {
  it('against Generals and Garrisons alike, and the mover chooses the order of several', () => {
    const table = position({
      berlin: 'Prussia 2',
      saxonia: 'Austria garrison',
      pomerania: 'Prussia 2',
      wielkopolska: 'Russia 0',
    })
    table.movementTurn('prussia')
    table
      .does('prussia', 'march @berlin saxonia')
      .does('prussia', 'march @pomerania wielkopolska')
      .does('prussia', 'end-turn')
    expect([table.step, table.deciding]).toEqual(['battles', ['prussia']])
    expect(table.whyNot('prussia', 'fight silesia')).toEqual({ rule: '10.0.1', code: 'no-battle-there' })
    expect(table.heard('battle-begins')).toHaveLength(0)
    table.does('prussia', 'fight wielkopolska')
    expect(table.heard('battle-begins')).toMatchObject([{ defenders: mask('russia') }])
  })
  it('a General who stays where he is fights nobody', () => {
    const table = position({ berlin: 'Prussia 2', silesia: 'Austria 1' })
      .movementTurn('prussia')
      .does('prussia', 'end-turn')
    expect(table.heard('battle-begins')).toHaveLength(0)
  })
})

describe('10.0.2 Strength, support, cards, result', () => {
  it('in this order', () => {
    const table = attack(
      { magdeburg: 'Prussia 1', bohemia: 'Austria 1' },
      { hands: { prussia: '1', austria: '1' } },
    )
    expect(table.heard('battle-begins')).toHaveLength(1)
    expect([table.step, table.deciding]).toEqual(['support', ['prussia']])
    table.does('prussia', 'stand-aside')
    expect([table.step, table.deciding]).toEqual(['support', ['austria']])
    table.does('austria', 'stand-aside')
    expect([table.step, table.deciding]).toEqual(['cards', ['prussia']])
    table.does('prussia', 'pass').does('austria', 'pass')
    expect(table.heard('battle-counted')).toMatchObject([{ strength: [3, 2], winner: 0 }])
  })
})

describe('10.1 Strength', () => {
  it('10.1.1 a General 1, each Unit 1, a Garrison 1, with a Fortress 4', () => {
    expect(attack({}).heard('battle-begins')).toMatchObject([{ strength: [3, 2] }])
    expect(attack({ saxonia: 'Austria garrison' }).heard('battle-begins')).toMatchObject([
      { strength: [3, 1] },
    ])
    const fort = attack({ saxonia: 'Austria 1, Austria garrison, fortress' })
    expect(fort.heard('battle-begins')).toMatchObject([{ strength: [3, 6] }])
  })
  it('10.1.2, 10.1.3 Allies in the territory defend together, as one side', () => {
    const table = attack({ saxonia: 'Austria 1, Russia 2, Britain garrison' })
    expect(table.heard('battle-begins')).toMatchObject([
      { strength: [3, 6], defenders: mask('britain', 'austria', 'russia') },
    ])
  })
})

describe('10.2 Support', () => {
  it('10.2.1 by Generals in adjacent territories, 10.2.6 who have Units', () => {
    const table = attack({ magdeburg: 'Prussia 1', mecklenburg: 'Frederick 2' })
    expect(table.whyNot('prussia', 'support @magdeburg')).toBeNull()
    expect(table.whyNot('prussia', 'support @mecklenburg')).toEqual({
      rule: '10.2.1',
      code: 'not-next-to-the-battle',
    })
    expect(table.whyNot('prussia', 'support daun')).toEqual({ rule: '10.2.4', code: 'not-your-general' })
    const off = attack({ magdeburg: 'Prussia 1' })
    expect(off.whyNot('prussia', 'support frederick-ii')).toEqual({
      rule: '10.2.1',
      code: 'general-is-off-the-board',
    })
    const bare = attack({ magdeburg: 'Prussia 0' })
    expect(bare.heard('battle-counted')).toHaveLength(1)
    const both = attack({ magdeburg: 'Prussia 0', thuringia: 'Frederick 1' })
    expect(both.whyNot('prussia', 'support @magdeburg')).toEqual({
      rule: '10.2.6',
      code: 'no-units-to-support',
    })
  })
  it('10.2.2, R39: the attacker’s side declares first, Powers in Power Order; nobody is asked who can give none', () => {
    const table = attack({
      bohemia: 'Austria 1',
      magdeburg: 'Prussia 1',
      thuringia: 'France 1',
      franconia: 'Britain 1',
    })
    expect(table.deciding).toEqual(['prussia'])
    table.does('prussia', 'stand-aside')
    expect(table.deciding).toEqual(['france'])
    table.does('france', 'support @thuringia')
    expect(table.deciding).toEqual(['britain'])
    table.does('britain', 'stand-aside')
    expect(table.deciding).toEqual(['austria'])
  })
  it('10.2.3 several Generals of one Power may support', () => {
    const table = attack({ magdeburg: 'Prussia 1', thuringia: 'Frederick 1' }).does(
      'prussia',
      'support @magdeburg',
    )
    expect(table.whyNot('prussia', 'support @magdeburg')?.code).toBe('already-supports')
    table.does('prussia', 'support @thuringia')
    expect(table.heard('supports')).toHaveLength(2)
  })
  it('10.2.4, 7.5.3 only by a fighting Power or its Allies; R30 a Neutral has none but its own Minors', () => {
    const given: Circumstances = { status: { russia: 'neutral', ottoman: 'expansionist' } }
    const table = attack({ bohemia: 'Russia 1', thuringia: 'Ottoman 1' }, given)
    expect(table.heard('battle-counted')).toHaveLength(1)
    const minor = attack(
      { saxonia: 'Austria 1, Austria garrison', bohemia: 'Russia 1' },
      { players: 4, status: { austria: 'neutral' }, controller: { russia: 'austria' } },
    )
    expect(minor.deciding).toEqual(['austria'])
    expect(minor.whyNot('russia', 'support @bohemia')).toBeNull()
  })
  it('10.2.5, R39: not by a General whose territory has or will have a battle, nor by one who has supported another', () => {
    const table = position({
      berlin: 'Prussia 2',
      saxonia: 'Austria 1',
      magdeburg: 'Prussia 2',
      silesia: 'Austria 1',
      wielkopolska: 'France 2',
    })
    table
      .movementTurn('prussia')
      .does('prussia', 'march @berlin silesia')
      .does('prussia', 'march @magdeburg saxonia')
    table.does('prussia', 'end-turn').does('prussia', 'fight saxonia')
    expect(table.heard('supports')).toHaveLength(0)
    expect(table.heard('battle-counted')).toHaveLength(1)
    const twice = position({
      berlin: 'Prussia 2',
      saxonia: 'Austria 0',
      magdeburg: 'Prussia 2',
      silesia: 'Austria 0',
      bohemia: 'France 2',
    })
    twice
      .movementTurn('prussia')
      .does('prussia', 'march @berlin silesia')
      .does('prussia', 'march @magdeburg saxonia')
    twice.does('prussia', 'end-turn').does('prussia', 'fight saxonia').does('france', 'support @bohemia')
    twice.does('prussia', 'no-garrison').does('austria', 'off-board')
    expect(twice.heard('battle-counted')).toHaveLength(2)
    expect(twice.heard('supports')).toHaveLength(1)
  })
  it('10.2.7 never across a Sea Route', () => {
    const table = position({ london: 'Britain 2', holland: 'France 1', cornwall: 'Britain 2' }).movementTurn(
      'britain',
    )
    table.does('britain', 'sail @london holland').does('britain', 'end-turn')
    expect(table.heard('battle-counted')).toHaveLength(1)
    const other = position({
      flandria: 'Britain 2',
      holland: 'France 1',
      london: 'Britain 2',
      westphalia: 'Britain 1',
    })
    other.movementTurn('britain').does('britain', 'march @flandria holland').does('britain', 'end-turn')
    expect(other.whyNot('britain', 'support @london')).toEqual({
      rule: '10.2.1',
      code: 'not-next-to-the-battle',
    })
  })
  it('10.2.8 support adds no Strength, R39 but costs a Unit even if no card was played', () => {
    const table = attack({ magdeburg: 'Prussia 3' }).does('prussia', 'support @magdeburg')
    expect(table.heard('battle-counted')).toMatchObject([{ strength: [3, 2] }])
    expect(table.at('magdeburg')).toBe('Prussia 2')
  })
})

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
    expect(table.heard('card-turned')).toMatchObject([{ slot: 1, card: 4 }])
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

describe('10.4.1 All cards are revealed; the higher total wins; the cards are discarded', () => {
  it('face up', () => {
    const table = attack({}, { hands: { prussia: '1 2' } })
      .does('prussia', 'play @saxonia 2')
      .does('prussia', 'play @saxonia 1')
    expect(table.discards).toBe('1 2')
    expect(table.seenBy(null).battle?.cards.map(({ card }) => card)).toEqual([1, 0])
  })
})

describe('10.4.2 Always', () => {
  it('R24: every General who fought or supported loses one Unit, none if he has none; every Power that played a card draws one', () => {
    const table = attack(
      { saxonia: 'Austria 0', bohemia: 'Austria 2', magdeburg: 'Prussia 1' },
      { hands: { prussia: '1 1', austria: '1' } },
    )
    table
      .does('prussia', 'support @magdeburg')
      .does('austria', 'support @bohemia')
      .does('prussia', 'play @saxonia 1')
    table.does('prussia', 'pass').does('austria', 'pass')
    expect([table.at('saxonia'), table.at('magdeburg'), table.at('bohemia')]).toEqual([
      'Prussia 1',
      'Prussia 0',
      'Austria 1',
    ])
    expect([table.cards('prussia'), table.cards('austria')]).toEqual([2, 1])
  })
})

describe('10.4.3 A tie', () => {
  it('R18: the defenders stay; the attacker, less one Unit, retreats to the nearest territory he controls, or off the board', () => {
    const table = attack({ saxonia: 'Austria 2' })
    expect(table.heard('battle-counted')).toMatchObject([{ strength: [3, 3], winner: 2 }])
    expect(table.offers('prussia')).toEqual([
      'withdraw-to prince-henry berlin',
      'withdraw-to prince-henry magdeburg',
      'withdraw-off prince-henry',
    ])
    expect(table.whyNot('prussia', 'withdraw-to @saxonia mecklenburg')).toEqual({
      rule: '11.1.2',
      code: 'not-the-nearest',
    })
    expect(table.whyNot('prussia', 'withdraw-off frederick-ii')).toEqual({
      rule: '11.1.2',
      code: 'not-among-the-withdrawing',
    })
    expect(table.whyNot('prussia', 'withdraw-to frederick-ii berlin')).toEqual({
      rule: '11.1.2',
      code: 'not-among-the-withdrawing',
    })
    table.does('prussia', 'withdraw-to @saxonia magdeburg')
    expect([table.at('magdeburg'), table.at('saxonia')]).toEqual(['Prussia 1', 'Austria 1'])
    const off = attack({ saxonia: 'Austria 2' }).does('prussia', 'withdraw-off @saxonia')
    expect(off.offBoard('prussia')).toBe(3)
    expect([off.influence('prussia'), off.influence('austria')]).toEqual([0, 0])
  })
  it('R18: a refuge has no own General and no enemies; if none can be reached by land he goes off the board', () => {
    const table = attack({ saxonia: 'Austria 2', magdeburg: 'Frederick 1', berlin: 'Prussia 2' })
    table.does('prussia', 'stand-aside')
    expect(table.offers('prussia', 'withdraw-to')).toEqual(['withdraw-to prince-henry berlin'])
    const island = position({ cornwall: 'Britain 1', ireland: 'France 1' }).movementTurn('britain')
    island.does('britain', 'sail @cornwall ireland').does('britain', 'end-turn')
    expect(island.heard('withdrew-off-board')).toHaveLength(1)
  })
})

describe('10.4.4 Winners', () => {
  it('an attacker may turn one Unit into a Garrison; R15 a defender who wins may not', () => {
    const table = attack({ berlin: 'Prussia 3', saxonia: 'Austria garrison' }).does(
      'prussia',
      'garrison @saxonia',
    )
    expect(table.at('saxonia')).toBe('Prussia 1, Prussia garrison')
    const defended = attack({ saxonia: 'Austria 3' }).does('prussia', 'off-board')
    expect(defended.heard('garrison-placed')).toHaveLength(0)
    expect(defended.step).not.toBe('occupy')
  })
  it('every winning Power that took part, supporters too, gains 1 for each General defeated in the territory', () => {
    const given: Circumstances = { status: { prussia: 'expansionist' } }
    const table = attack({ berlin: 'Prussia 3', saxonia: 'Austria 0, Russia 0' }, given)
    expect(table.influence('prussia')).toBe(2)
    expect(
      attack({ saxonia: 'Austria 3', bohemia: 'Russia 1' }, given)
        .does('russia', 'support @bohemia')
        .influence('russia'),
    ).toBe(1)
  })
  it('R42: 1 more for each General of the opposing Coalition, British against French only', () => {
    expect(attack({}).influence('prussia')).toBe(2)
    const table = attack({ berlin: 'Prussia 3', saxonia: 'Austria 0, Russia 0', thuringia: 'France 1' }).does(
      'france',
      'support @thuringia',
    )
    expect([table.influence('prussia'), table.influence('france')]).toEqual([4, 4])
    expect(attack({}, { status: { austria: 'expansionist' } }).influence('prussia')).toBe(1)
  })
  it('R42: a Neutral who wins gets no bonus', () => {
    const table = attack({ saxonia: 'Austria 3, Austria garrison' }, { status: { austria: 'neutral' } })
    expect([table.heard('battle-counted')[0].winner, table.influence('austria')]).toEqual([1, 1])
  })
  it('a lone Garrison gives none, even with support', () => {
    const table = attack({ saxonia: 'Austria garrison', bohemia: 'Austria 1' }).does(
      'austria',
      'support @bohemia',
    )
    expect(table.influence('prussia')).toBe(0)
    const held = attack({ saxonia: 'Austria garrison, fortress' })
    expect(held.influence('austria')).toBe(2)
  })
  it('R43: in an Ally’s home freed from an enemy’s Garrison none may be left; control returns to the owner', () => {
    const table = position({ flandria: 'Prussia 3', champagne: 'Britain garrison' }).movementTurn('prussia')
    table.does('prussia', 'march @flandria champagne').does('prussia', 'end-turn')
    expect(table.step).not.toBe('occupy')
    expect(table.controls('champagne')).toBe('france')
    expect(table.at('champagne')).toBe('Prussia 2')
  })
})

describe('10.4.5 Losers', () => {
  it('Generals lose all Units and go to their capital or off the board, as their owner likes; Garrisons are removed', () => {
    const table = attack({ saxonia: 'Austria 1, Austria garrison', berlin: 'Prussia 3' })
    expect(table.at('saxonia')).toBe('Prussia 2')
    table.does('prussia', 'no-garrison')
    expect(table.offers('austria')).toEqual(['to-capital', 'off-board'])
    table.does('austria', 'to-capital')
    expect([table.at('wien'), table.controls('saxonia')]).toEqual(['Austria 0', null])
    const off = attack({}).does('prussia', 'no-garrison').does('austria', 'off-board')
    expect(off.offBoard('austria')).toBe(4)
  })
  it('R29: not to a capital with a General of any Power in it, or under an enemy’s Garrison, or where he was beaten', () => {
    for (const wien of ['Austria 1', 'Russia 1', 'France garrison']) {
      const table = attack({ wien }).does('prussia', 'no-garrison')
      expect(table.step).not.toBe('rout')
      expect(table.heard('general-off-board')).toHaveLength(1)
      expect(table.offBoard('austria')).toBe(wien === 'Austria 1' ? 3 : 4)
    }
    const capital = position({ silesia: 'Austria 3', berlin: 'Prussia 1' }).movementTurn('austria')
    capital
      .does('austria', 'march @silesia berlin')
      .does('austria', 'end-turn')
      .does('austria', 'no-garrison')
    expect(capital.step).not.toBe('rout')
    expect(capital.offBoard('prussia')).toBe(3)
  })
  it('supporters of the losing side lose only the one Unit', () => {
    const table = attack({ saxonia: 'Austria 3', magdeburg: 'Prussia 2' }).does(
      'prussia',
      'support @magdeburg',
    )
    expect(table.at('magdeburg')).toBe('Prussia 1')
  })
})

describe('10.4.6 A captured Fortress', () => {
  it('stays, and serves whoever garrisons there next', () => {
    const table = attack(
      { berlin: 'Prussia 3', saxonia: 'Austria garrison, fortress' },
      { hands: { prussia: '5' } },
    )
    table.does('prussia', 'play @saxonia 5').does('prussia', 'garrison @saxonia')
    expect(table.at('saxonia')).toBe('Prussia 1, Prussia garrison, fortress')
  })
})

describe('TC6 The worked battle of Lombardia', () => {
  it('Spain wins 25 to 21', () => {
    const table = position(
      {
        lombardia: 'France 2, France garrison, fortress',
        piedmont: 'France 2',
        catalonia: 'Spain 3',
        napoli: 'Spain 2',
      },
      {
        status: { spain: 'british' },
        morale: { spain: 6, france: 6 },
        hands: { spain: '3 4 4 4 5', france: '2 2 3 5' },
      },
    ).movementTurn('spain')
    table
      .does('spain', 'sail @catalonia lombardia')
      .does('spain', 'march @napoli patrimonium-st-petri')
      .does('spain', 'end-turn')
    expect(table.heard('battle-begins')).toMatchObject([{ strength: [4, 7] }])
    table.does('spain', 'support @patrimonium-st-petri').does('france', 'support @piedmont')
    table.does('spain', 'play @lombardia 4').does('france', 'play @lombardia 2')
    table.does('spain', 'play @patrimonium-st-petri 5').does('france', 'play @piedmont 2')
    table.does('spain', 'play @lombardia 4').does('france', 'play @lombardia 5')
    table.does('spain', 'play @patrimonium-st-petri 4').does('france', 'play @piedmont 3')
    table.does('spain', 'play-open @lombardia').does('spain', 'turn-up 1')
    expect(table.heard('battle-counted')).toMatchObject([{ strength: [25, 21], winner: 0 }])
    expect([table.cards('spain'), table.cards('france')]).toEqual([1, 1])
    table.does('spain', 'garrison @lombardia').does('france', 'to-capital')
    expect(table.at('lombardia')).toBe('Spain 1, Spain garrison, fortress')
    expect([table.at('patrimonium-st-petri'), table.at('piedmont'), table.at('paris')]).toEqual([
      'Spain 1',
      'France 1',
      'France 0',
    ])
    expect([table.morale('spain'), table.morale('france')]).toEqual([1, 1])
    expect([table.influence('spain'), table.influence('france')]).toEqual([2, 0])
    expect(ancienRegime.faults(table.state)).toEqual([])
  })
})
