import { describe, expect, it } from 'vitest'
import { attack } from '../testing/openings.ts'
import { type Circumstances, position } from '../testing/position.ts'

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
    expect(table.heard('battle-begins')).toMatchObject([{ defenders: ['russia'] }])
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
    expect(table.heard('battle-counted')).toMatchObject([{ strength: [3, 2], winner: 'attacker' }])
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
      { strength: [3, 6], defenders: ['britain', 'austria', 'russia'] },
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
