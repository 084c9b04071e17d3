import { describe, expect, it } from 'vitest'
import { ancienRegime } from '../game.ts'
import { type Circumstances, type Position, position } from '../testing/position.ts'

/** Everybody keeps its status but those named; the Leading Powers accept all. */
function statusesBecome(
  board: Record<string, string>,
  wishes: Record<string, string>,
  given: Circumstances = {},
): Position {
  const table = position(board, given).diplomacy()
  for (const power of table.deciding) table.does(power, `declare ${wishes[power] ?? table.status(power)}`)
  for (const leader of ['britain', 'france']) if (table.step === 'coalition') table.does(leader, 'accept-all')
  return table
}

describe('11.1 War has become peace', () => {
  it('11.1.1, R44 a Garrison in the other’s home becomes a Unit of the General there', () => {
    const table = statusesBecome({ bohemia: 'Prussia 1, Prussia garrison' }, { prussia: 'british' })
    expect(table.at('bohemia')).toBe('Prussia 2')
    expect(table.controls('bohemia')).toBe('austria')
  })
  it('R44: without one, of any own General with room, as its owner likes', () => {
    const table = statusesBecome(
      { bohemia: 'Prussia garrison', berlin: 'Prussia 1', pomerania: 'Prussia 2' },
      { prussia: 'british' },
    )
    expect([table.step, table.deciding]).toEqual(['reassign', ['prussia']])
    table.does('prussia', 'reassign @pomerania')
    expect(table.at('pomerania')).toBe('Prussia 3')
  })
  it('R44: where there is no room it is exchanged for 1 Money', () => {
    const table = statusesBecome({ bohemia: 'Prussia garrison', berlin: 'Prussia 3' }, { prussia: 'british' })
    expect(table.money('prussia')).toBe(1)
    const full = statusesBecome(
      { bohemia: 'Prussia 3, Prussia garrison', berlin: 'Prussia 2', pomerania: 'Frederick 1' },
      { prussia: 'british' },
    )
    expect(full.whyNot('prussia', 'reassign @bohemia')).toEqual({ rule: '11.1.1', code: 'no-room-for-unit' })
  })
  it('11.1.2 a General stays in a new Ally’s home if whoever controls it agrees', () => {
    const table = statusesBecome({ bohemia: 'Prussia 1' }, { prussia: 'british' })
    expect([table.step, table.deciding]).toEqual(['stay', ['austria']])
    expect(table.does('austria', 'let-stay').at('bohemia')).toBe('Prussia 1')
  })
  it('11.1.2 otherwise he goes to the nearest territory his Power controls, or off the board without his Units', () => {
    const table = statusesBecome(
      { bohemia: 'Prussia 1', silesia: 'Prussia garrison' },
      { prussia: 'british' },
    )
    table.does('austria', 'send-away')
    expect(table.offers('prussia')).toEqual(['withdraw-to prince-henry silesia', 'withdraw-off prince-henry'])
    expect(table.does('prussia', 'withdraw-to @bohemia silesia').at('silesia')).toBe(
      'Prussia 1, Prussia garrison',
    )
    const off = statusesBecome({ bohemia: 'Prussia 1' }, { prussia: 'british' }).does('austria', 'send-away')
    expect(off.does('prussia', 'withdraw-off @bohemia').offBoard('prussia')).toBe(3)
    expect(ancienRegime.faults(off.state)).toEqual([])
  })
  it('11.1.2 where an enemy controls the new Ally’s home nobody can agree', () => {
    const table = statusesBecome({ bohemia: 'Prussia 3, France garrison' }, { prussia: 'british' })
    expect([table.step, table.deciding]).toEqual(['withdraw', ['prussia']])
  })
  it('R32: consent once given lasts: who was and stays an Ally is not asked again', () => {
    const table = statusesBecome({ lorraine: 'Prussia 1' }, { russia: 'neutral' })
    expect(table.at('lorraine')).toBe('Prussia 1')
    expect(table.heard('may-stay')).toHaveLength(0)
    expect(table.step).toBe('actions')
  })
  it('R45: a General in territory that is no home of the new friend is left alone', () => {
    const table = statusesBecome({ saxonia: 'Prussia 1, Prussia garrison' }, { prussia: 'british' })
    expect(table.at('saxonia')).toBe('Prussia 1, Prussia garrison')
  })
})

describe('11.2 Peace has become war', () => {
  it('TC7: 11.2.2 on equality the side with the Garrison counts as stronger', () => {
    const table = statusesBecome(
      { mecklenburg: 'Russia 0, Prussia garrison', pomerania: 'Russia garrison' },
      { prussia: 'french' },
      { status: { prussia: 'british', russia: 'british' } },
    )
    expect(table.heard('weaker')).toMatchObject([{ because: 'garrison' }])
    expect(table.offers('russia')).toEqual(['withdraw-to lacy pomerania', 'withdraw-off lacy'])
    table.does('russia', 'withdraw-off @mecklenburg')
    expect(table.at('mecklenburg')).toBe('Prussia garrison')
  })
  it('11.2.1 the weaker in Strength goes, 11.2.3 its Garrison first becoming a Unit of its General', () => {
    const table = statusesBecome(
      { saxonia: 'Austria 2, Russia 1, Russia garrison' },
      { russia: 'french' },
      { status: { prussia: 'neutral' } },
    )
    expect(table.heard('weaker')).toMatchObject([{ because: 'garrison' }])
    expect(table.deciding).toEqual(['austria'])
    const strong = statusesBecome(
      { saxonia: 'Austria 3, Russia 1, Russia garrison' },
      { russia: 'french' },
      { status: { prussia: 'neutral' } },
    )
    expect(strong.deciding).toEqual(['russia'])
    expect(strong.at('saxonia')).toBe('Austria 3, Russia 2')
    const [to] = strong.offers('russia', 'withdraw-to')
    strong.does('russia', to)
    expect(strong.at('saxonia')).toBe('Austria 3')
    expect(to).toContain('withdraw-to lacy')
  })
  it('11.2.3 a lone weaker Garrison is exchanged, for Money if need be', () => {
    const table = statusesBecome({ saxonia: 'Austria 2, Russia garrison' }, { russia: 'french' })
    expect([table.at('saxonia'), table.money('russia')]).toEqual(['Austria 2', 1])
  })
  it('R19: without a Garrison chance decides between equals', () => {
    const drawn = (draws: number[]) =>
      statusesBecome({ saxonia: 'Austria 1, Russia 1' }, { russia: 'french' }, { draws }).deciding
    expect([drawn([0]), drawn([1])]).toEqual([['austria'], ['russia']])
  })
  it('11.2.2 × R25: between equals where the Garrison is a third’s, chance decides, whoever comes first', () => {
    const drawn = (draws: number[]) => {
      const table = statusesBecome(
        { saxonia: 'Austria 1, Russia 1, Spain garrison' },
        { russia: 'expansionist', spain: 'neutral' },
        { draws, status: { spain: 'british' } },
      )
      return [table.heard('weaker')[0], table.deciding]
    }
    expect(drawn([0])).toMatchObject([{ because: 'lot', powers: ['austria'] }, ['austria']])
    expect(drawn([1])).toMatchObject([{ because: 'lot', powers: ['russia'] }, ['russia']])
  })
  it('R25: Allies are counted together, and each weaker Power withdraws for itself', () => {
    const table = statusesBecome({ saxonia: 'Britain 0, Austria 1, Russia 3' }, { russia: 'french' })
    expect(table.heard('weaker')).toMatchObject([{ because: 'strength', powers: ['britain', 'austria'] }])
    expect(table.deciding).toEqual(['britain'])
    table.does('britain', 'withdraw-off @saxonia')
    expect(table.deciding).toEqual(['austria'])
    table.does('austria', 'withdraw-off @saxonia')
    expect(table.at('saxonia')).toBe('Russia 3')
  })
  it('7.8 B: a Neutral’s pieces outside its home count as enemies', () => {
    const table = statusesBecome({ saxonia: 'Austria 0, Austria garrison, Russia 3' }, { austria: 'neutral' })
    expect(table.heard('weaker')).toHaveLength(1)
    expect(table.at('saxonia')).toBe('Austria 1, Russia 3')
  })
  it('R45: a General left in what is now enemy land without enemy pieces stays; that is no battle', () => {
    const table = statusesBecome({ moravia: 'Russia 1' }, { russia: 'french' })
    expect(table.at('moravia')).toBe('Russia 1')
    expect(table.heard('battle-begins')).toHaveLength(0)
  })
})

describe('11.3 A Power becomes Neutral', () => {
  it('11.3.1 the homes of its enemies are left, and its own by theirs', () => {
    const table = statusesBecome(
      {
        hannover: 'Prussia 1, Prussia garrison',
        berlin: 'Britain 2, Britain garrison',
        westphalia: 'Britain garrison',
      },
      { prussia: 'neutral' },
    )
    expect([table.controls('hannover'), table.controls('berlin')]).toEqual(['britain', 'prussia'])
    table.does('britain', 'withdraw-to @berlin westphalia').does('prussia', 'withdraw-to @hannover magdeburg')
    expect([table.at('magdeburg'), table.at('westphalia')]).toEqual([
      'Prussia 2',
      'Britain 3, Britain garrison',
    ])
  })
  it('11.3.2 its Generals leave what it does not control, without being asked to stay', () => {
    const table = statusesBecome({ thuringia: 'Prussia 2', champagne: 'Frederick 1' }, { prussia: 'neutral' })
    expect([table.step, table.deciding]).toEqual(['withdraw', ['prussia']])
    expect(table.offers('prussia', 'withdraw-off')).toHaveLength(2)
    table.does('prussia', 'withdraw-to @thuringia magdeburg')
    expect(table.whyNot('prussia', 'withdraw-to @champagne magdeburg')).toEqual({
      rule: '11.1.2',
      code: 'not-the-nearest',
    })
    table.does('prussia', 'withdraw-off @champagne')
    expect(ancienRegime.faults(table.state)).toEqual([])
  })
  it('7.8 C: also one that was Neutral already by another’s leave', () => {
    const table = statusesBecome(
      { 'patrimonium-st-petri': 'Spain 2', napoli: 'Spain garrison' },
      { spain: 'neutral' },
    )
    expect(table.does('spain', 'withdraw-to @patrimonium-st-petri napoli').at('napoli')).toBe(
      'Spain 2, Spain garrison',
    )
  })
  it('11.3.3 its Garrisons outside foreign homes stay, and its Generals there, but they may be attacked', () => {
    const table = statusesBecome(
      { saxonia: 'Austria 1, Austria garrison', bavaria: 'Austria garrison' },
      { austria: 'neutral' },
    )
    expect([table.at('saxonia'), table.at('bavaria')]).toEqual([
      'Austria 1, Austria garrison',
      'Austria garrison',
    ])
    const attacked = position(
      { saxonia: 'Austria 1, Austria garrison', berlin: 'Prussia 2' },
      { status: { austria: 'neutral' } },
    )
    attacked.movementTurn('prussia').does('prussia', 'march @berlin saxonia').does('prussia', 'end-turn')
    expect(attacked.heard('battle-begins')).toHaveLength(1)
  })
  it('R51: the Generals of former Allies leave its home too', () => {
    const table = statusesBecome({ bohemia: 'Britain 1' }, { austria: 'neutral' })
    expect([table.step, table.deciding]).toEqual(['withdraw', ['britain']])
  })
})

describe('7.8 The update', () => {
  it('R45: all statuses first, then Garrisons, then Generals, then 11.2; in each, Power Order', () => {
    const table = statusesBecome(
      {
        hannover: 'Prussia garrison',
        bohemia: 'Prussia 1',
        saxonia: 'Russia 2, Austria 0',
        berlin: 'Frederick 1',
        livonia: 'Austria 1',
      },
      { prussia: 'british', russia: 'french' },
    )
    expect([table.controls('hannover'), table.step, table.deciding]).toEqual([
      'britain',
      'reassign',
      ['prussia'],
    ])
    table.does('prussia', 'reassign @berlin')
    expect([table.step, table.deciding]).toEqual(['stay', ['austria']])
    table.does('austria', 'let-stay')
    expect([table.heard('weaker').length, table.deciding]).toEqual([1, ['austria']])
    table.does('austria', 'withdraw-off @saxonia')
    expect(ancienRegime.faults(table.state)).toEqual([])
  })
})
