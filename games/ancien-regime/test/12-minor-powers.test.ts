import { fastChance } from '@muster/kernel/chance'
import { silentReferee } from '@muster/kernel/referee'
import { checkSetup } from '@muster/kernel/setup'
import { describe, expect, it } from 'vitest'
import { ancienRegime } from '../game.ts'
import { setUp } from '../rules/3-setup.ts'
import { allied, atWar, handSize } from '../rules/5-basics.ts'
import { EVERY_POWER, NONE, POWERS, powerNumber } from '../tables.ts'
import { type Circumstances, type Position, position } from '../testing/position.ts'

const bids = (table: Position, amounts: Record<string, number>): Position => {
  for (const power of table.deciding) table.does(power, `bid ${amounts[power] ?? 0}`)
  return table
}
const controllerOf = (table: Position, power: string): string | null => {
  const seat = table.state.controller[powerNumber(power)]
  return seat === NONE ? null : POWERS[seat]
}

describe('12.2 A Minor is uncontrolled until its first Drill and controlled ever after', () => {
  it('TC13: with four players Russia is bid for in turn 5, Spain in 6, the Ottomans in 7; none acts before', () => {
    for (const [minor, turn] of [
      ['russia', 5],
      ['spain', 6],
      ['ottoman', 7],
    ] as const) {
      const table = position({}, { players: 4, round: 1 }).turnBegins(minor, 'drill')
      expect([table.state.turn, table.step]).toEqual([turn, 'bid'])
    }
    const first = position({}, { players: 4, round: 1, hands: { britain: '1' }, money: { spain: 3 } })
    expect(first.actions('britain', 'drill').deciding).toEqual(['britain', 'france'])
  })
  it('has no Influence of its own and cannot win', () => {
    const table = position({ napoli: 'Spain garrison' }, { players: 4, controller: { spain: 'prussia' } })
    expect(table.influence('spain')).toBe(0)
    expect(ancienRegime.seats({ scenario: '1740', players: 4, options: {} })).not.toContain('spain')
  })
})

describe('12.3 Set-up as for a Major, but without Money', () => {
  const setUpFor = (scenario: string, players: number) =>
    setUp(checkSetup(ancienRegime, { scenario, players }), silentReferee(fastChance(12)))

  it.each(['1740', '1756'])('%s: it has the pieces and as many cards as with seven players', (scenario) => {
    const full = setUpFor(scenario, 7)
    for (const players of [4, 5, 6]) {
      const s = setUpFor(scenario, players)
      expect([s.place, s.units, s.garrison, s.fortress]).toEqual([
        full.place,
        full.units,
        full.garrison,
        full.fortress,
      ])
      for (const power of EVERY_POWER) expect(handSize(s, power)).toBe(handSize(full, power))
    }
  })
  it.each(['1740', '1756'])('%s: it has no Money, and a Major what it always has', (scenario) => {
    const { money } = setUpFor(scenario, 7)
    expect(money.some((amount) => amount > 0)).toBe(true)
    for (const players of [4, 5, 6]) {
      expect(setUpFor(scenario, players).money).toEqual(
        money.map((amount, power) => (power < players ? amount : 0)),
      )
    }
  })
})

describe('12.4 Control of a Minor', () => {
  it('12.4.1 is decided each time its shield reaches Drill, before any action of that turn; R50 even unopposed', () => {
    const table = position({}, { players: 4, controller: { russia: 'austria' } }).turnBegins(
      'russia',
      'drill',
    )
    expect([table.step, table.deciding]).toEqual(['bid', ['britain', 'prussia', 'austria', 'france']])
  })
  it('12.4.2 all bid at once, in secret, at most the Morale of their Major', () => {
    const table = position({}, { players: 4, morale: { austria: 3 } }).control('russia')
    expect(table.whyNot('austria', 'bid 4')).toEqual({ rule: '12.4.2', code: 'more-than-your-morale' })
    table.does('austria', 'bid 3').does('france', 'bid 2')
    const seen = (power: string | null) => table.seenBy(power).steps.at(-1)?.details.bids
    expect(seen('austria')).toEqual([-1, -1, 3, null, -1, -1, -1])
    expect(seen('britain')).toEqual([-1, -1, null, null, -1, -1, -1])
    expect(seen(null)).toEqual([-1, -1, null, null, -1, -1, -1])
    expect(table.whyNot('austria', 'bid 1')?.code).toBe('not-your-decision')
  })
  it('12.4.3, 5.6 the highest wins, among equals the first in Power Order', () => {
    expect(
      controllerOf(bids(position({}, { players: 4 }).control('russia'), { france: 4, prussia: 3 }), 'russia'),
    ).toBe('france')
    expect(
      controllerOf(bids(position({}, { players: 4 }).control('russia'), { france: 3, prussia: 3 }), 'russia'),
    ).toBe('prussia')
  })
  it('R50: all zero goes to Britain, even with Morale 0', () => {
    const table = bids(position({}, { players: 4, morale: { britain: 0 } }).control('russia'), {})
    expect(controllerOf(table, 'russia')).toBe('britain')
  })
  it('12.4.4 only the winner pays', () => {
    const table = bids(position({}, { players: 4 }).control('russia'), { france: 4, prussia: 3 })
    expect([table.morale('france'), table.morale('prussia')]).toEqual([1, 5])
  })
  it('the order of bids makes no difference', () => {
    const one = position({}, { players: 4 }).control('russia')
    const other = position({}, { players: 4 }).control('russia')
    const amounts: [string, number][] = [
      ['britain', 1],
      ['prussia', 2],
      ['austria', 2],
      ['france', 0],
    ]
    for (const [power, amount] of amounts) one.does(power, `bid ${amount}`)
    for (const [power, amount] of amounts.toReversed()) other.does(power, `bid ${amount}`)
    expect(one.state).toEqual(other.state)
  })
  it('12.4.5 a Minor that does not control its capital goes to whoever does, also through a Minor, without a bid', () => {
    const direct = position(
      { madrid: 'France garrison' },
      { players: 4, controller: { spain: 'britain' } },
    ).control('spain')
    expect([controllerOf(direct, 'spain'), direct.heard('minor-taken')[0].capital]).toEqual(['france', true])
    const through = position(
      { madrid: 'Russia garrison' },
      { players: 4, controller: { russia: 'austria', spain: 'france' } },
    )
    expect(controllerOf(through.control('spain'), 'spain')).toBe('austria')
  })
  it('12.4.6 its status follows its controller’s, and war between them becomes peace', () => {
    const table = bids(position({}, { players: 4 }).control('russia'), { france: 2 })
    expect(table.status('russia')).toBe('french')
    expect(atWar(table.state, powerNumber('france'), powerNumber('russia'))).toBe(false)
  })
  it('12.4.7 it joins its controller’s Coalition; it is neither refused nor expelled by itself, but goes with its controller', () => {
    const table = position({}, { players: 4, controller: { russia: 'austria' } }).diplomacy()
    for (const power of table.deciding) table.does(power, `declare ${table.status(power)}`)
    expect(table.whyNot('britain', 'expel russia')).toEqual({
      rule: '12.4.7',
      code: 'minor-follows-its-controller',
    })
    expect(table.whyNot('britain', 'refuse-entry russia')).toEqual({
      rule: '12.4.7',
      code: 'minor-follows-its-controller',
    })
    table.does('britain', 'expel austria')
    table.does('france', 'accept-all')
    table.does('austria', 'choose-status expansionist')
    expect([table.status('austria'), table.status('russia')]).toEqual(['expansionist', 'expansionist'])
  })
  it('12.4.8 its cards, Money and Generals pass with it and are kept apart; the new controller alone sees the hand', () => {
    const table = position(
      {},
      { players: 4, controller: { russia: 'austria' }, hands: { russia: '5 5' }, money: { russia: 2 } },
    )
    expect(table.seenBy('austria').powers[4].hand).toEqual([0, 0, 0, 0, 2])
    bids(table.control('russia'), { france: 2 })
    expect(table.seenBy('austria').powers[4].hand).toBeUndefined()
    expect(table.seenBy('france').powers[4].hand?.[4]).toBeGreaterThanOrEqual(2)
    expect([table.money('russia'), table.money('france')]).toEqual([2, table.money('france')])
    expect(table.seenBy('france').powers[3].cards).toBe(0)
  })
  it('12.4.9 the controller takes its actions from this Drill on', () => {
    const table = bids(position({}, { players: 4, hands: { russia: '1' } }).control('russia'), { france: 2 })
    expect(table.whyNot('france', 'discard 1')).toBeNull()
  })
  it('TC8, 11.1: a Russian Garrison and General in Bohemia when Austria wins the bid', () => {
    const table = position(
      { bohemia: 'Russia 1, Russia garrison' },
      { players: 4, status: { russia: 'french' } },
    )
    bids(table.control('russia'), { austria: 3 })
    expect([table.at('bohemia'), table.controls('bohemia')]).toEqual(['Russia 2', 'austria'])
    expect(table.step).toBe('actions')
  })
  it('TC9: Austria takes the Ottomans from Russia', () => {
    const table = position(
      { crimea: 'Ottoman 2, Russia 1' },
      {
        players: 6,
        status: { austria: 'french', russia: 'british' },
        controller: { ottoman: 'russia' },
        hands: { ottoman: '1 2' },
      },
    ).control('ottoman')
    bids(table, { austria: 3, russia: 3 })
    expect([controllerOf(table, 'ottoman'), table.status('ottoman')]).toEqual(['austria', 'french'])
    expect([table.morale('austria'), table.morale('russia')]).toEqual([2, 5])
    expect(table.offers('russia')).toEqual(['withdraw-to lacy zaporozhye', 'withdraw-off lacy'])
    table.does('russia', 'withdraw-to @crimea zaporozhye')
    expect([table.at('crimea'), table.at('zaporozhye')]).toEqual(['Ottoman 2', 'Russia 1'])
    expect(table.whyNot('austria', 'discard 1')).toBeNull()
  })
  it('R33: a Minor taken by a Neutral is Neutral at once, and 11.3 is applied to it', () => {
    const table = position(
      { litwa: 'Russia 1', moskva: 'France 1' },
      { players: 4, status: { austria: 'neutral' } },
    )
    bids(table.control('russia'), { austria: 1 })
    expect(table.status('russia')).toBe('neutral')
    expect(table.deciding).toEqual(['france'])
    table.does('france', 'withdraw-off @moskva').does('austria', table.offers('austria', 'withdraw-to')[0])
    expect(ancienRegime.faults(table.state)).toEqual([])
  })
})

describe('12.5 A Minor counts as in Coalition with its controller, even if that is Neutral or Expansionist', () => {
  it('12.6, 12.12.4 and several Minors of one player are Allies of each other', () => {
    const given: Circumstances = {
      players: 4,
      status: { austria: 'expansionist' },
      controller: { russia: 'austria', spain: 'austria' },
    }
    const table = position({ kiev: 'Austria 1', podolia: 'Russia 1' }, given)
    const [austria, russia, spain] = ['austria', 'russia', 'spain'].map(powerNumber)
    expect(allied(table.state, austria, russia) && allied(table.state, russia, spain)).toBe(true)
    table.movementTurn('spain')
    const moving = position({ kiev: 'Spain 1' }, given)
      .movementTurn('spain')
      .does('spain', 'march @kiev smolensk')
    expect(moving.at('smolensk')).toBe('Spain 1')
  })
  it('12.12.2 so their home may not be garrisoned; any other Minor’s may', () => {
    const given: Circumstances = {
      players: 4,
      status: { austria: 'expansionist' },
      controller: { russia: 'austria', spain: 'france' },
    }
    const own = position({ podolia: 'Austria 2' }, given)
      .movementTurn('austria')
      .does('austria', 'march @podolia kiev')
    expect(own.whyNot('austria', 'garrison @kiev')).toEqual({ rule: '12.12.2', code: 'ally-home' })
    const other = position({ languedoc: 'Austria 2' }, given).movementTurn('austria')
    other.does('austria', 'march @languedoc catalonia')
    expect(other.whyNot('austria', 'garrison @catalonia')).toBeNull()
  })
})

describe('12.8 When the controller changes status its Minors change with it', () => {
  it('at once', () => {
    const table = position({}, { players: 4, controller: { russia: 'austria' } }).diplomacy()
    table.does('prussia', 'declare french').does('austria', 'declare neutral').does('france', 'accept-all')
    expect([table.status('austria'), table.status('russia')]).toEqual(['neutral', 'neutral'])
  })
})

describe('12.9 Influence from battles won by a Minor goes to its controller, without the Coalition bonus', () => {
  it('TC10: Austria gains 1 for the Russians’ part in beating an Ottoman General', () => {
    const table = position(
      { kiev: 'Russia 3', zaporozhye: 'Ottoman 0' },
      { players: 4, controller: { russia: 'austria', ottoman: 'france' } },
    ).movementTurn('russia')
    table.does('russia', 'march @kiev zaporozhye').does('russia', 'end-turn')
    expect([table.influence('austria'), table.influence('russia')]).toEqual([1, 0])
  })
  it('R42: each Power scores for itself, so a player’s Major and Minor both score', () => {
    const table = position(
      { silesia: 'Austria 3', bohemia: 'Russia 1', berlin: 'Prussia 0' },
      { players: 4, controller: { russia: 'austria' } },
    ).movementTurn('austria')
    table.does('austria', 'march @silesia berlin').does('austria', 'end-turn')
    expect(table.influence('austria')).toBe(2)
    const both = position(
      { moravia: 'Austria 3', malopolska: 'Russia 1', silesia: 'Prussia 0' },
      { players: 4, controller: { russia: 'austria' } },
    ).movementTurn('austria')
    both
      .does('austria', 'march @moravia silesia')
      .does('austria', 'end-turn')
      .does('russia', 'support @malopolska')
    expect(both.influence('austria')).toBe(2 + 1)
  })
})

describe('12.11 An uncontrolled Minor', () => {
  const given: Circumstances = { players: 4, round: 1 }
  it('TC11: takes no action: no Money on Taxation', () => {
    const table = position({}, { ...given, hands: { britain: '1' } }).turnBegins('ottoman', 'taxation')
    expect(table.money('ottoman')).toBe(0)
    expect(table.heard('taxed')).toHaveLength(0)
  })
  it('cannot be Arbiter', () => {
    const table = position({}, { ...given, status: { ottoman: 'neutral' } }).movement('britain')
    expect(table.whyNot('britain', 'name-arbiter ottoman')).toEqual({
      rule: '12.11',
      code: 'uncontrolled-minor',
    })
  })
  const attacked = (attacker: 'prussia' | 'austria', status: Circumstances['status'] = {}): Position =>
    position(
      { warszawa: 'Russia 1', wielkopolska: attacker === 'prussia' ? 'Prussia 2' : 'Austria 2' },
      { ...given, hands: { russia: '5 1' }, status },
    )
      .movementTurn(attacker)
      .does(attacker, 'march @wielkopolska warszawa')
      .does(attacker, 'end-turn')

  it('attacked by a Power outside the British Coalition it is run by Britain, otherwise by France', () => {
    expect(attacked('prussia').deciding).toEqual(['britain'])
    expect(attacked('austria', { russia: 'french' }).deciding).toEqual(['france'])
  })
  it('R20: the caretaker sees its hand, plays its cards and pays with its Morale; with the battle this ends', () => {
    const table = attacked('prussia')
    expect(table.seenBy('britain').powers[4].hand).toEqual([1, 0, 0, 0, 1])
    expect(table.seenBy('prussia').powers[4].hand).toBeUndefined()
    table.does('russia', 'play @warszawa 5')
    expect([table.morale('russia'), table.morale('britain')]).toEqual([4, 5])
    expect(table.seenBy('britain').powers[4].hand).toBeDefined()
    table.does('prussia', 'off-board')
    expect(table.state.caretaker).toBe(NONE)
    expect(table.seenBy('britain').powers[4].hand).toBeUndefined()
  })
  it('R20: if it wins nobody gains Influence', () => {
    const table = attacked('prussia').does('russia', 'play @warszawa 5')
    expect(table.heard('battle-counted')).toMatchObject([{ strength: [3, 7] }])
    expect(table.state.influence).toEqual([0, 0, 0, 0, 0, 0, 0])
  })
  it('R18: made to withdraw, its General goes to the nearest territory without anybody being asked', () => {
    const table = position(
      { thuringia: 'Spain 1, Russia 3', pfalz: 'Spain garrison', saxonia: 'Spain garrison' },
      { ...given, status: { russia: 'french', spain: 'french' } },
    )
    bids(table.control('russia'), { britain: 1 })
    expect([table.at('thuringia'), table.at('saxonia')]).toEqual(['Russia 3', 'Spain 1, Spain garrison'])
  })
  it('R42: beating its General counts like any other, by its status', () => {
    const table = attacked('prussia').does('britain', 'pass')
    expect(table.influence('prussia')).toBe(2)
  })
  it('R20: another uncontrolled Minor of its Coalition takes no action and does not support it', () => {
    const table = position(
      { warszawa: 'Russia 1', wielkopolska: 'Austria 2', litwa: 'Spain 2' },
      { ...given, status: { russia: 'french', spain: 'french' } },
    ).movementTurn('austria')
    table.does('austria', 'march @wielkopolska warszawa').does('austria', 'end-turn')
    expect(table.heard('battle-counted')).toHaveLength(1)
  })
  it('R20: only its Coalition supports it; its own Generals by the caretaker; its Neutral home is protected', () => {
    const table = position(
      { warszawa: 'Russia 1', wielkopolska: 'Prussia 2', malopolska: 'Austria 1', litwa: 'Russia 1' },
      given,
    ).movementTurn('prussia')
    table.does('prussia', 'march @wielkopolska warszawa').does('prussia', 'end-turn')
    expect(table.deciding).toEqual(['austria'])
    table.does('austria', 'stand-aside')
    expect([table.deciding, table.whyNot('britain', 'support saltykov')]).toEqual([['britain'], null])
    const home = position({ banat: 'Austria 2' }, given).movementTurn('austria')
    expect(home.whyNot('austria', 'march @banat serbia')).toEqual({ rule: '11.3.5', code: 'neutral-home' })
  })
})

describe('12.12 Questions and answers', () => {
  it('12.12.1 taking over a Minor with which one was at peace changes nothing between the two', () => {
    const table = position({ moravia: 'Russia 1', kiev: 'Austria 1' }, { players: 4 })
    bids(table.control('russia'), { austria: 1 })
    expect([table.at('moravia'), table.at('kiev'), table.step]).toEqual(['Russia 1', 'Austria 1', 'actions'])
  })
})
