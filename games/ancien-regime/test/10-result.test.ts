import { describe, expect, it } from 'vitest'
import { ancienRegime } from '../game.ts'
import { attack } from '../testing/openings.ts'
import { type Circumstances, position } from '../testing/position.ts'

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
    expect(table.heard('battle-counted')).toMatchObject([{ strength: [3, 3], winner: 'nobody' }])
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
    expect([table.heard('battle-counted')[0].winner, table.influence('austria')]).toEqual(['defender', 1])
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
    expect(table.heard('battle-counted')).toMatchObject([{ strength: [25, 21], winner: 'attacker' }])
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
