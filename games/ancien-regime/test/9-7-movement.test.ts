import { describe, expect, it } from 'vitest'
import { type Circumstances, position } from '../testing/position.ts'

describe('9.7 Movement: Arbiter, disbanding, up to three Movement Turns with their battles', () => {
  it('goes through its steps in order', () => {
    const table = position({ york: 'Britain 1', holland: 'Britain garrison' }).movement('britain')
    expect(table.step).toBe('arbiter')
    table.does('britain', 'name-arbiter ottoman')
    expect(table.step).toBe('disband')
    table.does('britain', 'end-disbanding')
    expect(table.step).toBe('movement-turn')
    table.does('britain', 'end-turn')
    expect([table.step, table.deciding]).toEqual(['further', ['britain']])
    table.does('britain', 'ask-arbiter')
    expect([table.step, table.deciding]).toEqual(['permit', ['ottoman']])
    table
      .does('ottoman', 'permit')
      .does('britain', 'end-turn')
      .does('britain', 'ask-arbiter')
      .does('ottoman', 'permit')
    table.does('britain', 'end-turn')
    expect(table.state.round).toBe(3)
  })
})

describe('9.7.1, 5.7 The Arbiter', () => {
  const TC5: Circumstances = {
    status: { prussia: 'british', russia: 'british', austria: 'french', spain: 'french', ottoman: 'neutral' },
  }
  it('5.7.1 is another Power and not an Ally', () => {
    const table = position({}, TC5).movement('britain')
    expect(table.offers('britain')).toEqual(
      ['austria', 'france', 'spain', 'ottoman'].map((each) => `name-arbiter ${each}`),
    )
    expect(table.whyNot('britain', 'name-arbiter prussia')).toEqual({
      rule: '5.7.1',
      code: 'arbiter-in-your-coalition',
    })
    expect(table.whyNot('britain', 'name-arbiter britain')).toEqual({ rule: '9.7.1', code: 'not-yourself' })
  })
  it('TC4: with Morale 15 it is not eligible', () => {
    const table = position({}, { morale: { ottoman: 15, france: 14 } }).movement('britain')
    expect(table.whyNot('britain', 'name-arbiter ottoman')).toEqual({
      rule: '9.7.1',
      code: 'arbiter-has-full-morale',
    })
    expect(table.whyNot('britain', 'name-arbiter france')).toBeNull()
  })
  it('must be named even if nothing moves, and gains 1 Morale at once', () => {
    const table = position({}).movement('britain')
    expect(table.whyNot('britain', 'end-turn')?.code).toBe('not-now')
    table.does('britain', 'name-arbiter ottoman')
    expect(table.morale('ottoman')).toBe(6)
  })
  it('cannot be changed: after a refusal Movement is over', () => {
    const table = position({ york: 'Britain 1' }).movement('britain').does('britain', 'name-arbiter ottoman')
    table.does('britain', 'end-turn').does('britain', 'ask-arbiter').does('ottoman', 'forbid')
    expect(table.heard('movement-ended')).toHaveLength(1)
    expect(table.state.round).toBe(3)
    expect(table.morale('ottoman')).toBe(6)
  })
  it('with no eligible Power only one Movement Turn is allowed', () => {
    const full = { prussia: 15, france: 15, spain: 15, ottoman: 15 }
    const table = position({ york: 'Britain 1' }, { morale: full }).movement('britain')
    expect(table.step).toBe('movement-turn')
    expect(table.heard('no-arbiter')).toHaveLength(1)
    table.does('britain', 'march @york london').does('britain', 'end-turn')
    expect(table.state.round).toBe(3)
  })
  it('TC4, 5.7.3: three turns bring it 1, 2 and 3 Morale, 6 in all', () => {
    const table = position({}).movement('britain').does('britain', 'name-arbiter ottoman')
    expect(table.morale('ottoman')).toBe(6)
    table.does('britain', 'end-turn').does('britain', 'ask-arbiter').does('ottoman', 'permit')
    expect(table.morale('ottoman')).toBe(8)
    table.does('britain', 'end-turn').does('britain', 'ask-arbiter').does('ottoman', 'permit')
    expect(table.morale('ottoman')).toBe(11)
  })
  it('TC4: from 12 the first two turns lift it to 13 and 15; then a third is not allowed', () => {
    const table = position({}, { morale: { ottoman: 12 } })
      .movement('britain')
      .does('britain', 'name-arbiter ottoman')
    expect(table.morale('ottoman')).toBe(13)
    table.does('britain', 'end-turn').does('britain', 'ask-arbiter').does('ottoman', 'permit')
    expect(table.morale('ottoman')).toBe(15)
    table.does('britain', 'end-turn')
    expect(table.state.round).toBe(3)
  })
  it('R41: the test looks at its Morale at that moment, after what it spent in battle', () => {
    const table = position(
      { york: 'Britain 3', scotland: 'France 1' },
      { morale: { france: 14 }, hands: { france: '1' } },
    ).movement('britain')
    table
      .does('britain', 'name-arbiter france')
      .does('britain', 'march @york scotland')
      .does('britain', 'end-turn')
    table.does('france', 'play @scotland 1').does('britain', 'no-garrison').does('france', 'off-board')
    expect(table.morale('france')).toBe(14)
    expect(table.state.round).toBe(3)
    const spent = position(
      { york: 'Britain 3', scotland: 'France 2' },
      { morale: { france: 14 }, hands: { france: '1 2' } },
    ).movement('britain')
    spent
      .does('britain', 'name-arbiter france')
      .does('britain', 'march @york scotland')
      .does('britain', 'end-turn')
    spent.does('france', 'play @scotland 1').does('france', 'play @scotland 2').does('britain', 'off-board')
    expect(spent.morale('france')).toBe(13)
    expect(spent.whyNot('britain', 'ask-arbiter')).toBeNull()
  })
  it('5.7.2 it may forbid the second or third turn, but not the first', () => {
    const table = position({}).movement('britain').does('britain', 'name-arbiter ottoman')
    expect(table.deciding).toEqual(['britain'])
    table.does('britain', 'end-turn').does('britain', 'ask-arbiter')
    expect(table.offers('ottoman')).toEqual(['permit', 'forbid'])
  })
  it('12.12.3, R49: a Minor may be Arbiter and gains the Morale itself; its controller answers; not one of the mover’s own', () => {
    const given: Circumstances = {
      players: 4,
      controller: { russia: 'austria', spain: 'france', ottoman: 'austria' },
    }
    const table = position({}, { ...given, status: { austria: 'neutral' } }).movement('britain')
    table.does('britain', 'name-arbiter russia')
    expect(table.morale('russia')).toBe(6)
    table.does('britain', 'end-turn').does('britain', 'ask-arbiter')
    expect(table.deciding).toEqual(['austria'])
    const own = position({}, { ...given, status: { austria: 'neutral' } }).movement('russia')
    for (const power of ['austria', 'ottoman']) {
      expect(own.whyNot('russia', `name-arbiter ${power}`)).toEqual({
        rule: '5.7.1',
        code: 'arbiter-in-your-coalition',
      })
    }
  })
})

describe('9.7.2 Disbanding', () => {
  it('own Garrisons only; a foreign home returns to its owner, other land is free; the token leaves the board', () => {
    const table = position({
      hannover: 'France garrison',
      bavaria: 'France garrison, fortress',
      saxonia: 'Austria garrison',
    })
    table.movement('france').does('france', 'name-arbiter ottoman')
    expect(table.whyNot('france', 'disband saxonia')).toEqual({ rule: '9.7.2', code: 'no-garrison-of-yours' })
    table.does('france', 'disband hannover').does('france', 'disband bavaria')
    expect([table.controls('hannover'), table.controls('bavaria')]).toEqual(['britain', null])
    expect(table.at('bavaria')).toBe('fortress')
  })
  it('R52: a Neutral keeps the Garrison beside its General outside its home', () => {
    const table = position(
      { saxonia: 'Austria 1, Austria garrison', bohemia: 'Austria 1, Austria garrison' },
      { status: { austria: 'neutral' } },
    )
    table.movement('austria').does('austria', 'name-arbiter ottoman')
    expect(table.whyNot('austria', 'disband saxonia')).toEqual({
      rule: '7.6.3',
      code: 'neutral-stays-in-its-own',
    })
    expect(table.whyNot('austria', 'disband bohemia')).toBeNull()
  })
})

describe('11.3.4, 11.3.5 Neutrals stay in their own, and nobody enters their home', () => {
  it('R21: a Neutral’s Generals move only where it controls', () => {
    const table = position(
      { bohemia: 'Austria 2', tirol: 'Austria 1' },
      { status: { austria: 'neutral' } },
    ).movementTurn('austria')
    expect(table.offers('austria', 'march').toSorted()).toEqual([
      'march daun moravia',
      'march daun wien',
      'march laudon styria',
      'march laudon wien',
    ])
  })
  it('R33: also a Minor of a Neutral: its player’s other territory is closed to it', () => {
    const table = position(
      { podolia: 'Russia 1, Russia garrison', moravia: 'Russia 1' },
      { players: 4, status: { austria: 'neutral' }, controller: { russia: 'austria' } },
    ).movementTurn('russia')
    expect(table.whyNot('russia', 'march @moravia wien')).toEqual({ rule: '11.3.5', code: 'neutral-home' })
    expect(table.whyNot('russia', 'set-out @moravia wien')).toEqual({
      rule: '11.3.4',
      code: 'neutral-stays-in-its-own',
    })
    expect(table.whyNot('russia', 'march @podolia kiev')).toBeNull()
    expect(table.whyNot('russia', 'march @podolia moldavia')).toEqual({
      rule: '11.3.4',
      code: 'neutral-stays-in-its-own',
    })
  })
})

describe('12.11 A Minor that nobody controls cannot agree', () => {
  it('to passage through its territory or to the use of its Sea Routes', () => {
    const table = position(
      {
        languedoc: 'France 1',
        'patrimonium-st-petri': 'France 2',
        napoli: 'Spain garrison',
        sardinia: 'Stuart 1',
      },
      { players: 4, round: 1 },
    )
    table.movementTurn('france')
    expect(table.whyNot('france', 'march @languedoc catalonia')).toEqual({
      rule: '12.11',
      code: 'uncontrolled-minor',
    })
    expect(table.whyNot('france', 'march @patrimonium-st-petri napoli')).toEqual({
      rule: '12.11',
      code: 'uncontrolled-minor',
    })
    expect(table.whyNot('france', 'set-out @languedoc catalonia')).toEqual({
      rule: '12.11',
      code: 'uncontrolled-minor',
    })
    expect(table.whyNot('france', 'sail @sardinia catalonia')).toEqual({
      rule: '12.11',
      code: 'uncontrolled-minor',
    })
  })
})
