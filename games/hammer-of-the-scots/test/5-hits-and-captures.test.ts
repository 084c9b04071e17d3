import { describe, expect, it } from 'vitest'
import { position } from '../testing/position.ts'

describe('5.4 Resolution', () => {
  it('EX-10 scores one hit with knights of strength 3 rolling 2, 4, 5', () => {
    const table = position({ fife: 'york-knights 3, wallace 4' })
      .battle('fife', 'scotland')
      .scotland('hold wallace')
    table.dice(2, 4, 5).england('fight york-knights')
    expect(table.heard('fought')[0]).toMatchObject({ dice: [2, 4, 5], rating: 3, hits: 1 })
    expect(table.steps('wallace')).toBe(3)
  })
})

describe('5.41 Hits', () => {
  it('puts each hit on the strongest enemy block', () => {
    const table = position({ fife: 'wallace 4, york-infantry 4, durham-infantry 2' }).battle(
      'fife',
      'england',
    )
    table.dice(1, 6, 6, 6).scotland('fight wallace')
    expect([table.steps('york-infantry'), table.steps('durham-infantry')]).toEqual([3, 2])
  })

  it('lets the owner choose among equals, hit by hit', () => {
    const table = position({
      fife: 'wallace 4, york-infantry 3, durham-infantry 3, cumbria-infantry 1',
    }).battle('fife', 'england')
    table.dice(1, 1, 6, 6).scotland('fight wallace')
    expect([table.step, table.deciding]).toEqual(['take-hits', ['england']])
    expect(table.offered('england', 'hit')).toEqual(['york-infantry', 'durham-infantry'])
    expect(table.whyNot('england', 'hit cumbria-infantry')).toMatchObject({
      rule: '5.41',
      code: 'not-the-strongest',
    })
    table.england('hit durham-infantry')
    expect([table.steps('york-infantry'), table.steps('durham-infantry')]).toEqual([2, 2])
  })

  it('applies hits at once: a block that is gone does not strike back', () => {
    const table = position({ fife: 'wallace 4, york-infantry 1' }).battle('fife', 'england')
    table.dice(1, 6, 6, 6).scotland('fight wallace')
    expect(table.at('york-infantry')).toBe('pool')
    expect(table.heard('battle-ends')).toHaveLength(1)
  })
})

describe('5.41-schiltrons Schiltrons', () => {
  const rating = (schiltrons: boolean, english: string, scot = 'fraser') => {
    const table = position({ fife: `${scot} 3, ${english}` }, { schiltrons }).battle('fife', 'england')
    for (const block of table.offered('england', 'hold')) table.england(`hold ${block}`)
    return table.scotland(`fight ${scot}`).heard('fought')[0].rating
  }

  it('EX-11 lets C3 infantry hit on 1-4 when the English have no archers, on 1-3 when they have', () => {
    expect(rating(true, 'york-knights')).toBe(4)
    expect(rating(true, 'lancaster-archers')).toBe(3)
  })

  it('EX-7 with schiltrons fights C2 as C3', () => {
    expect(rating(true, 'york-knights', 'grant')).toBe(3)
  })

  it('is off unless chosen at set-up', () => {
    expect(rating(false, 'york-knights')).toBe(3)
  })

  it('does not count archers that are still in reserve', () => {
    const table = position(
      { angus: 'york-knights', mar: 'lancaster-archers', buchan: 'fraser 3' },
      { schiltrons: true },
    )
    table.turn('move-3-1', 'move-1-1').march('york-knights', 'buchan').march('lancaster-archers', 'buchan')
    table
      .england('end', 'lead york-knights')
      .scotland('end')
      .england('hold york-knights')
      .scotland('fight fraser')
    expect(table.heard('fought')[0].rating).toBe(4)
  })

  it('is for infantry only', () => {
    const table = position({ fife: 'keith 3, york-knights' }, { schiltrons: true }).battle('fife', 'england')
    expect(table.scotland('fight keith').heard('fought')[0].rating).toBe(1)
  })
})

describe('5.7 Captured nobles', () => {
  it('turns a noble eliminated in combat to the other side’s reserve at strength 1; he fights from the next round', () => {
    const table = position({ fife: 'wallace 4, buchan-e 1, york-infantry 2' }).battle('fife', 'england')
    table.dice(1, 1, 6, 6).scotland('fight wallace')
    // York is the strongest and takes the first hit; then both stand at 1 and the owner chooses.
    table.england('hit buchan-e')
    expect([table.at('buchan-s'), table.steps('buchan-s'), table.at('buchan-e')]).toEqual([
      'fife',
      1,
      'aside',
    ])
    expect(table.whyNot('scotland', 'fight buchan-s')).not.toBeNull()
    table.england('hold york-infantry').scotland('hold wallace')
    expect(table.offered('scotland', 'fight')).toEqual(['buchan-s'])
  })

  it('takes Moray out of the game instead', () => {
    const table = position({ fife: 'moray 1, york-knights 4, grant 1' }).battle('fife', 'scotland')
    table.dice(1, 6, 6, 6).england('fight york-knights').scotland('hit moray')
    expect(table.at('moray')).toBe('aside')
    expect(table.heard('eliminated')[0].dead).toBe(true)
  })

  it('H-45 leaves a noble captured in round 3 with his new side', () => {
    const table = position({
      fife: 'wallace 4, buchan-e 1, york-infantry 1',
      mentieth: 'durham-infantry',
    }).battle('fife', 'england')
    for (let round = 1; round <= 2; round++)
      table.scotland('hold wallace').england('hold buchan-e', 'hold york-infantry')
    table.dice(1, 6, 6, 6).scotland('fight wallace').england('hit buchan-e', 'hold york-infantry')
    expect(table.step).toBe('withdraw')
    table.england('retreat york-infantry mentieth')
    expect(table.at('buchan-s')).toBe('fife')
  })

  it('H-45 lets a noble captured by the attacker withdraw with him, or be captured back', () => {
    const rescued = position({
      fife: 'buchan-s 1, grant 1, york-knights 4',
      mentieth: 'durham-infantry',
    }).battle('fife', 'england')
    for (let round = 1; round <= 2; round++)
      rescued.scotland('hold buchan-s').england('hold york-knights').scotland('hold grant')
    rescued
      .scotland('hold buchan-s')
      .dice(1, 6, 6, 6)
      .england('fight york-knights')
      .scotland('hit buchan-s', 'hold grant')
    expect(rescued.offered('england', 'retreat')).toContain('buchan-e mentieth')
    const lost = position({
      fife: 'buchan-s 1, grant 1, york-knights 4',
      mentieth: 'keith',
      angus: 'lindsay',
      atholl: 'campbell',
    })
    lost.battle('fife', 'england')
    for (let round = 1; round <= 2; round++)
      lost.scotland('hold buchan-s').england('hold york-knights').scotland('hold grant')
    lost
      .scotland('hold buchan-s')
      .dice(1, 6, 6, 6)
      .england('fight york-knights')
      .scotland('hit buchan-s', 'hold grant')
    expect([lost.at('york-knights'), lost.at('buchan-s'), lost.steps('buchan-s')]).toEqual([
      'pool',
      'fife',
      1,
    ])
  })
})

describe('5.8 Eliminated blocks', () => {
  const killed = (block: string, enemy: string, side: 'england' | 'scotland') => {
    const table = position({
      fife: `${block} 1, ${enemy}`,
      ross: 'ross-e',
      moray: block === 'moray' ? '' : 'moray',
    })
    table.battle('fife', side)
    const foe = side === 'england' ? 'scotland' : 'england'
    const misses = new Array<number>(table.steps(enemy) - 1).fill(6)
    table.dice(1, ...misses).act(foe, `fight ${enemy}`)
    return table.at(block)
  }

  it('sends a block to its side’s pool', () => {
    expect(killed('york-knights', 'wallace', 'england')).toBe('pool')
    expect(killed('grant', 'york-knights', 'scotland')).toBe('pool')
  })

  it('removes a block with a cross for good', () => {
    expect(killed('hobelars', 'wallace', 'england')).toBe('aside')
    expect(killed('french-knights', 'york-knights', 'scotland')).toBe('aside')
    expect(killed('norse', 'hobelars', 'scotland')).not.toBe('fife')
  })

  it('removes Wallace, the Norse and Moray', () => {
    for (const block of ['wallace', 'norse', 'moray']) {
      const table = position({ fife: `${block} 1, edward 4`, ross: 'ross-e', angus: 'angus-s' }).battle(
        'fife',
        'scotland',
      )
      while (table.deciding[0] === 'scotland') table.scotland(`hold ${block}`)
      table.dice(1, 6, 6, 6).england('fight edward')
      expect(table.at(block)).toBe('aside')
    }
  })
})

describe('5.9 Border raids', () => {
  const raid = (placement: Record<string, string>) =>
    position({ moray: 'moray', ross: 'ross-e', ...placement })

  it('EX-12 costs England one block, not a noble, at the end of the turn', () => {
    const table = raid({ england: 'douglas', lothian: 'york-infantry' }).endOfTurn()
    expect([table.step, table.deciding]).toEqual(['border-raid', ['england']])
    expect(table.offers('england')).toEqual(['lose york-infantry'])
    expect(table.whyNot('england', 'lose ross-e')).toMatchObject({ rule: '5.9', code: 'raid-spares-nobles' })
    table.england('lose york-infantry')
    expect(table.at('york-infantry')).toBe('pool')
  })

  it('EX-12 costs nothing when only nobles are on the map', () => {
    const table = raid({ england: 'douglas' }).endOfTurn()
    expect(table.heard('raid-loss')).toEqual([])
    expect(table.step).not.toBe('border-raid')
  })

  it('costs nothing when no Scot is in England', () => {
    expect(raid({ dunbar: 'douglas', lothian: 'york-infantry' }).endOfTurn().heard('raid-loss')).toEqual([])
  })

  it('H-33 sends even a crossed block to the pool, Edward unchanged', () => {
    const table = raid({ england: 'douglas', lothian: 'hobelars' }).endOfTurn().england('lose hobelars')
    expect(table.at('hobelars')).toBe('pool')
    const king = raid({ england: 'douglas', lothian: 'edward' }).endOfTurn().england('lose edward')
    expect([king.at('edward'), king.state.edward, king.state.outcome]).toEqual(['pool', 1, null])
  })

  it('costs one point for each Scottish block', () => {
    const table = position({ dunbar: 'douglas, campbell' }).turn('move-1-1', 'move-2-1')
    table.march('douglas', 'england').march('campbell', 'england')
    expect(table.state.points).toBe(0)
  })
})
