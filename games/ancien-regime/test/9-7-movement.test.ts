import { describe, expect, it } from 'vitest'
import { type Circumstances, type Position, position } from '../testing/position.ts'

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

describe('9.7.3 Each General makes one move in a Movement Turn', () => {
  it('and may move again in the next', () => {
    const table = position({ paris: 'France 1' }).movement('france').does('france', 'name-arbiter ottoman')
    table.does('france', 'march @paris champagne')
    expect(table.whyNot('france', 'march @champagne flandria')).toEqual({
      rule: '9.7.3',
      code: 'already-moved',
    })
    table.does('france', 'end-turn').does('france', 'ask-arbiter').does('ottoman', 'permit')
    expect(table.whyNot('france', 'march @champagne flandria')).toBeNull()
  })
  it('nobody moves another’s Generals, nor those off the board', () => {
    const table = position({ paris: 'France 1', berlin: 'Prussia 1' }).movementTurn('france')
    expect(table.whyNot('france', 'march prince-henry saxonia')).toEqual({
      rule: '9.7',
      code: 'not-your-general',
    })
    expect(table.whyNot('france', 'march belle-isle paris')).toEqual({
      rule: '9.7',
      code: 'general-is-off-the-board',
    })
  })
})

describe('9.7.3.1 March', () => {
  it('to an adjacent territory', () => {
    const table = position({ paris: 'France 2' }).movementTurn('france')
    expect(table.whyNot('france', 'march @paris flandria')).toEqual({ rule: '9.7.3.1', code: 'not-adjacent' })
    expect(table.offers('france', 'march')).toHaveLength(6)
  })
})

describe('9.7.3.2 Sea Movement', () => {
  it('along one route of the own Power, which may be an attack', () => {
    const table = position({ london: 'Britain 2', flandria: 'France garrison' }).movementTurn('britain')
    expect(table.whyNot('britain', 'sail @london hannover')).toEqual({
      rule: '9.7.3.2',
      code: 'no-sea-route',
    })
    table.does('britain', 'sail @london flandria').does('britain', 'end-turn')
    expect(table.heard('battle-begins')).toHaveLength(1)
  })
  it('it starts on the route: R7 one route per move', () => {
    const table = position({ york: 'Britain 2' }).movementTurn('britain')
    expect(table.whyNot('britain', 'sail @york holland')).toEqual({ rule: '9.7.3.2', code: 'no-sea-route' })
  })
  it('or of an Ally with permission; nobody else’s', () => {
    const given: Circumstances = { status: { spain: 'french' } }
    const table = position({ catalonia: 'France 1' }, given).movementTurn('france')
    table.does('france', 'sail @catalonia toscana')
    expect(table.deciding).toEqual(['spain'])
    table.does('spain', 'object')
    expect(table.whyNot('france', 'sail @catalonia toscana')).toEqual({
      rule: '9.7.3.2',
      code: 'ally-refused',
    })
    table.does('france', 'sail @catalonia lombardia').does('spain', 'agree')
    expect(table.at('lombardia')).toBe('France 1')
    const enemy = position({ london: 'France 1' }, given).movementTurn('france')
    expect(enemy.whyNot('france', 'sail @london holland')).toEqual({
      rule: '9.7.3.2',
      code: 'route-of-another',
    })
  })
  it('it is the only way to or from Great Britain', () => {
    const table = position({ london: 'Britain 1' }).movementTurn('britain')
    expect(table.offers('britain', 'march')).toEqual(['march cumberland cornwall', 'march cumberland york'])
    expect(table.offers('britain', 'sail')).toEqual(['sail cumberland holland', 'sail cumberland flandria'])
  })
})

describe('9.7.3.3 Strategic Movement', () => {
  it('R14: over up to three territories controlled by the own Power, free of enemies; the start need not be', () => {
    const table = position({ flandria: 'France 2' }).movementTurn('france')
    table.does('france', 'set-out @flandria champagne')
    expect(table.whyNot('france', 'halt')).toEqual({ rule: '9.7.3.1', code: 'one-step-is-a-march' })
    expect(table.whyNot('france', 'go-on helvetia')?.rule).toBe('9.7.3.1')
    table.does('france', 'go-on paris').does('france', 'go-on guyenne')
    expect(table.whyNot('france', 'go-on aragon')).toEqual({ rule: '9.7.3.3', code: 'three-steps-at-most' })
    table.does('france', 'halt')
    expect(table.at('guyenne')).toBe('France 2')
  })
  it('R14: not over free or enemy land, nor past enemy Generals; no Sea Routes', () => {
    const table = position({ lorraine: 'France 2', champagne: 'Britain 1' }).movementTurn('france')
    expect(table.whyNot('france', 'set-out @lorraine pfalz')).toEqual({
      rule: '9.7.3.3',
      code: 'not-friendly-ground',
    })
    expect(table.whyNot('france', 'set-out @lorraine champagne')).toEqual({
      rule: '9.7.3.3',
      code: 'enemies-on-the-way',
    })
    expect(table.whyNot('france', 'set-out @lorraine bourgogne')).toBeNull()
    const island = position({ london: 'Britain 1', holland: 'Britain garrison' }).movementTurn('britain')
    expect(island.whyNot('britain', 'set-out @london holland')?.rule).toBe('9.7.3.1')
  })
  it('R14: own Generals on the way do not hinder, but none may be where it ends; it must be able to end', () => {
    const table = position({ picardie: 'France 1', paris: 'France 1', guyenne: 'France 1' }).movementTurn(
      'france',
    )
    table.does('france', 'set-out @picardie paris').does('france', 'go-on guyenne')
    expect(table.whyNot('france', 'halt')).toEqual({ rule: '9.7.5', code: 'own-general-there' })
    expect(table.whyNot('france', 'go-on paris')).toEqual({ rule: '9.7.3.3', code: 'been-there' })
    table.does('france', 'go-on languedoc').does('france', 'halt')
    expect(table.at('languedoc')).toBe('France 1')
    const third = position({ picardie: 'France 1', bretagne: 'France 1' }).movementTurn('france')
    third.does('france', 'set-out @picardie paris').does('france', 'go-on normandie')
    expect(third.whyNot('france', 'go-on bretagne')).toEqual({ rule: '9.7.5', code: 'no-end-from-there' })
    const dead = position(
      {
        scotland: 'Britain 1',
        york: 'Britain 1',
        london: 'Britain 1',
        cornwall: 'Britain garrison, Ottoman 0',
      },
      { status: { ottoman: 'expansionist' } },
    )
    dead.movementTurn('britain')
    expect(dead.whyNot('britain', 'set-out @scotland york')).toEqual({
      rule: '9.7.5',
      code: 'no-end-from-there',
    })
  })
  it('through consenting Allies, who are all asked at once; one refusal is enough', () => {
    const board = {
      wurttemberg: 'France 1',
      pfalz: 'Prussia garrison',
      nassau: 'Spain garrison',
      hannover: 'France garrison',
    }
    const ask = (): Position => {
      const table = position(board).movementTurn('france')
      return table
        .does('france', 'set-out @wurttemberg pfalz')
        .does('france', 'go-on nassau')
        .does('france', 'halt')
    }
    expect(ask().deciding).toEqual(['prussia', 'spain'])
    const agreed = ask().does('spain', 'agree').does('prussia', 'agree')
    expect(agreed.at('nassau')).toBe('France 1, Spain garrison')
    const refused = ask().does('prussia', 'agree').does('spain', 'object')
    expect(refused.at('wurttemberg')).toBe('France 1')
    expect(refused.whyNot('france', 'march @wurttemberg pfalz')).toBeNull()
    refused.does('france', 'set-out @wurttemberg pfalz')
    expect(refused.whyNot('france', 'go-on alps')).toEqual({ rule: '5.2.6', code: 'impassable' })
    expect(refused.whyNot('france', 'go-on nassau')).toEqual({ rule: '7.5.2', code: 'ally-refused' })
  })
})

describe('9.7.4 Units stay with their General', () => {
  it('there is no way to pass or leave them but as a Garrison', () => {
    const table = position({ paris: 'France 3', champagne: 'France 1' }).movementTurn('france')
    table.does('france', 'march @champagne flandria').does('france', 'march @paris champagne')
    expect([table.at('paris'), table.at('champagne'), table.at('flandria')]).toEqual([
      '',
      'France 3',
      'France 1',
    ])
  })
})

describe('9.7.5 Two own Generals never end in one territory', () => {
  it('R38: one may enter where another has left, but they cannot change places', () => {
    const table = position({ paris: 'France 3', champagne: 'France 1' }).movementTurn('france')
    expect(table.whyNot('france', 'march @paris champagne')).toEqual({
      rule: '9.7.5',
      code: 'own-general-there',
    })
    expect(table.whyNot('france', 'march @champagne paris')).toEqual({
      rule: '9.7.5',
      code: 'own-general-there',
    })
    table.does('france', 'march @champagne flandria')
    expect(table.whyNot('france', 'march @paris champagne')).toBeNull()
  })
  it('sharing with Allies’ Generals is allowed', () => {
    const table = position({ flandria: 'Prussia 1', champagne: 'France 1' }).movementTurn('france')
    table.does('france', 'march @champagne flandria')
    expect(table.at('flandria')).toBe('Prussia 1, France 1')
  })
})

describe('9.7.6 Placing Garrisons', () => {
  it('on entering or leaving, at home too; the Garrison stays and takes control', () => {
    const table = position({ champagne: 'France 2' })
      .movementTurn('france')
      .does('france', 'march @champagne flandria')
    table.does('france', 'garrison @flandria').does('france', 'leave-garrison champagne')
    expect([table.at('flandria'), table.at('champagne')]).toEqual([
      'France 0, France garrison',
      'France garrison',
    ])
    expect(table.controls('flandria')).toBe('france')
    expect(table.whyNot('france', 'leave-garrison champagne')).toEqual({
      rule: '9.7.6',
      code: 'no-unit-to-leave',
    })
  })
  it('R15: not without a Unit, not where one neither enters nor leaves, not before a battle is won', () => {
    const table = position({
      champagne: 'France 1',
      paris: 'France 3',
      pfalz: 'Austria 1',
      lorraine: 'France 2',
    })
    table.movementTurn('france')
    expect(table.whyNot('france', 'garrison daun')).toEqual({ rule: '9.7', code: 'not-your-general' })
    expect(table.whyNot('france', 'garrison @paris')).toEqual({ rule: '9.7.6', code: 'not-entered-or-left' })
    expect(table.whyNot('france', 'leave-garrison paris')).toEqual({
      rule: '9.7.6',
      code: 'not-entered-or-left',
    })
    table.does('france', 'march @lorraine pfalz')
    expect(table.whyNot('france', 'garrison @pfalz')).toEqual({ rule: '9.7.6', code: 'battle-first' })
  })
  it('R15: an enemy’s undefended home can be garrisoned, an Ally’s holding cannot', () => {
    const table = position({
      westphalia: 'France 2',
      bavaria: 'France 2',
      wurttemberg: 'Prussia garrison',
    }).movementTurn('france')
    table.does('france', 'march @westphalia hannover').does('france', 'garrison @hannover')
    expect(table.controls('hannover')).toBe('france')
    table.does('france', 'march @bavaria wurttemberg').does('prussia', 'agree')
    expect(table.whyNot('france', 'garrison @wurttemberg')).toEqual({
      rule: '5.8.4',
      code: 'garrison-stands',
    })
  })
})

describe('9.7.7 Several Garrisons by one General in one move', () => {
  it('where he left, where he passed and where he ends, Units permitting', () => {
    const table = position({ lorraine: 'France 3' }).movementTurn('france')
    table.does('france', 'set-out @lorraine champagne').does('france', 'go-on paris').does('france', 'halt')
    table
      .does('france', 'leave-garrison lorraine')
      .does('france', 'leave-garrison champagne')
      .does('france', 'garrison @paris')
    expect(['lorraine', 'champagne', 'paris'].map((at) => table.at(at))).toEqual([
      'France garrison',
      'France garrison',
      'France 0, France garrison',
    ])
  })
  it('TC5: Britain’s first Movement', () => {
    const table = position(
      { london: 'Britain 3', cornwall: 'Britain 3' },
      {
        status: {
          prussia: 'british',
          russia: 'british',
          austria: 'french',
          spain: 'french',
          ottoman: 'neutral',
        },
        morale: { ottoman: 2 },
      },
    ).movement('britain')
    table.does('britain', 'name-arbiter ottoman')
    table.does('britain', 'sail @london holland').does('britain', 'garrison @holland')
    table
      .does('britain', 'sail @cornwall oporto')
      .does('britain', 'garrison @oporto')
      .does('britain', 'end-turn')
    table.does('britain', 'ask-arbiter').does('ottoman', 'permit')
    expect(table.whyNot('britain', 'march @oporto lisboa')).toBeNull()
    table
      .does('britain', 'sail @holland hannover')
      .does('britain', 'sail @oporto lisboa')
      .does('britain', 'garrison @lisboa')
    table.does('britain', 'end-turn').does('britain', 'end-movement')
    expect(table.morale('ottoman')).toBe(5)
    expect(['holland', 'oporto', 'lisboa'].map((at) => table.controls(at))).toEqual([
      'britain',
      'britain',
      'britain',
    ])
    expect([table.at('hannover'), table.at('lisboa')]).toEqual(['Britain 2', 'Britain 1, Britain garrison'])
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
