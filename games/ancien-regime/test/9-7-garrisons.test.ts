import { describe, expect, it } from 'vitest'
import { position } from '../testing/position.ts'

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
