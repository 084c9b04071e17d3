/** 9.0, 10.0 Supply, surrender and Rupert's dismissal: the whole of what may be done and each reason why not. */
import { describe, expect, it } from 'vitest'
import { cityNumber, placeNumber } from '../tables.ts'
import { type Circumstances, type Placement, position, type TestTable } from '../testing/position.ts'

const supply = (board: Placement, circumstances: Circumstances = {}): TestTable =>
  position(board, circumstances).begin({ step: 'supply', side: 0, area: -1, horse: 0, any: 0, blocks: [] })

describe('9.12 Attrition', () => {
  it('asks first for the Cavalry beyond the limit, then for any, each block once, Area by Area', () => {
    const table = supply({
      durham:
        'r-rupert 2, r-henrietta 2, r-n-horse-northumb 2, r-charles 2, r-newcastle 2, r-n-foot-northumb 2, r-cannon-1',
      kent: 'r-hopton 2, r-s-foot-pool 2, r-s-foot-4plus 2, r-m-foot-pool 1, r-northampton 2',
      essex: 'p-essex',
    })
    expect([table.step, table.allowed('royalist', 'lose'), table.offered('royalist', 'spare')]).toEqual([
      'supply',
      ['r-henrietta', 'r-n-horse-northumb', 'r-rupert'],
      [],
    ])
    expect(
      table.verdicts(
        'royalist',
        'lose r-charles',
        'lose r-cannon-1',
        'lose r-hopton',
        'lose p-essex',
        'spare r-rupert',
      ),
    ).toEqual(['cavalry-first', 'not-in-this-area', 'not-in-this-area', 'not-in-this-area', 'nobody-spared'])
    table.royalist('lose r-rupert')
    expect(table.allowed('royalist', 'lose')).toEqual([
      'r-charles',
      'r-henrietta',
      'r-n-foot-northumb',
      'r-n-horse-northumb',
      'r-newcastle',
    ])
    expect(table.verdicts('royalist', 'lose r-rupert')).toEqual(['already-reduced'])
    table.royalist('lose r-charles')
    expect(table.allowed('royalist', 'lose')).toEqual([
      'r-hopton',
      'r-m-foot-pool',
      'r-northampton',
      'r-s-foot-4plus',
      'r-s-foot-pool',
    ])
    table.royalist('lose r-m-foot-pool')
    expect([
      table.step,
      table.steps('r-rupert'),
      table.steps('r-charles'),
      table.at('r-m-foot-pool'),
      table.state.stack,
    ]).toEqual(['over', 1, 1, 'pool', []])
  })
  it('4.14 the mountains feed three, one of them Cavalry; others four, two of them Cavalry', () => {
    const hungry = (area: string, blocks: string, siege = {}) =>
      supply({ [area]: blocks, ...siege }).step === 'supply'
    const foot = ['r-charles', 'r-hopton', 'r-newcastle', 'r-northampton', 'r-n-foot-northumb']
    const horse = ['r-rupert', 'r-henrietta', 'r-n-horse-northumb']
    const feeds = (area: string, from: string[]) =>
      from.filter((_, i) => !hungry(area, from.slice(0, i + 1).join(', '))).length
    expect([
      feeds('durham', foot),
      feeds('cumberland-westmorland', foot),
      feeds('durham', horse),
      feeds('cumberland-westmorland', horse),
    ]).toEqual([4, 3, 2, 1])
    expect([
      feeds('gloucestershire', foot),
      hungry('gloucestershire', [...foot, 'r-m-foot-pool'].join(', ')),
    ]).toEqual([5, true])
  })
  it('9.11 the besieger gets nothing from the City, Newcastle’s either; its own side does', () => {
    const six = 'r-charles, r-hopton, r-newcastle, r-northampton, r-n-foot-northumb, r-m-foot-pool'
    expect(supply({ northumberland: six }).step).toBe('over')
    const besieger = supply({ northumberland: six, newcastle: 'p-f-fairfax' }, { siege: { newcastle: 1 } })
    expect(besieger.step).toBe('supply')
    besieger.royalist('lose r-charles', 'lose r-hopton')
    expect(besieger.step).toBe('over')
  })
  it('card-quartermaster-general spares two blocks, of his side alone', () => {
    const table = position({
      durham:
        'r-charles 2, r-hopton 2, r-newcastle 2, r-northampton 2, r-n-foot-northumb 2, r-m-foot-pool 2, r-s-foot-pool 2',
    })
    table.state.spare = [2, 0]
    table.begin({ step: 'supply', side: 0, area: -1, horse: 0, any: 0, blocks: [] })
    expect(table.allowed('royalist', 'spare')).toHaveLength(7)
    table.royalist('spare r-charles')
    expect(table.verdicts('royalist', 'spare r-charles', 'lose r-charles')).toEqual([
      'already-reduced',
      'already-reduced',
    ])
    table.royalist('spare r-hopton')
    expect([
      table.offered('royalist', 'spare'),
      table.state.spare,
      table.steps('r-charles'),
      table.steps('r-hopton'),
    ]).toEqual([[], [0, 0], 2, 2])
    table.royalist('lose r-newcastle')
    expect([table.step, table.steps('r-newcastle')]).toEqual(['over', 1])
  })
  it('W-2 an Area that is emptied by it changes hands before the next is looked at', () => {
    const table = position(
      { 'cambridgeshire-huntingdonshire': 'r-rupert 1, r-henrietta 1, r-n-horse-northumb 1' },
      { owner: { cambridge: 'royalist' } },
    )
    table.begin({ step: 'supply', side: 0, area: -1, horse: 0, any: 0, blocks: [] }).royalist('lose r-rupert')
    expect([table.at('r-rupert'), table.owner('cambridge'), table.step]).toEqual(['pool', 'royalist', 'over'])
  })
})

describe('9.2 Siege Resolution', () => {
  it('names every City with a Marker of 1 or more, and rolls for each once', () => {
    const table = position(
      {
        northumberland: 'r-charles, r-rupert',
        newcastle: 'p-f-fairfax',
        devon: 'r-hopton',
        plymouth: 'p-waller',
        somerset: 'r-henrietta, r-northampton',
        bristol: 'p-s-foot-devon',
      },
      { siege: { newcastle: 1, plymouth: 2, bristol: 0 } },
    ).begin({ step: 'siege-resolutions' })
    expect(table.allowed('royalist', 'siege')).toEqual(['newcastle', 'plymouth'])
    expect(table.verdicts('royalist', 'siege bristol', 'siege hull', 'siege kent')).toEqual(
      Array(3).fill('no-siege-to-resolve'),
    )
    table.dice(1, 1).royalist('siege plymouth').until('over', 'lose')
    expect(table.heard('siege-rolled').map((each) => [each.city, each.value])).toEqual([
      ['plymouth', 2],
      ['newcastle', 1],
    ])
  })
  it('9.21 losses are taken from anybody inside but guns, a Cavalry block first where Cavalry brought them', () => {
    const table = position(
      {
        northumberland: 'r-charles, r-rupert',
        newcastle: 'p-f-fairfax 2, p-n-horse-w-riding 2, p-cannon-1',
        kent: 'p-essex',
      },
      { siege: { newcastle: 1 } },
    )
    table.begin({
      step: 'siege-attrition',
      side: 1,
      city: cityNumber('newcastle'),
      left: 2,
      horse: true,
      surrender: false,
    })
    expect(table.allowed('parliament', 'lose')).toEqual(['p-n-horse-w-riding'])
    expect(
      table.verdicts('parliament', 'lose p-f-fairfax', 'lose p-cannon-1', 'lose p-essex', 'lose r-charles'),
    ).toEqual(['one-must-be-cavalry', ...Array(3).fill('not-besieged-there')])
    table.parliament('lose p-n-horse-w-riding')
    expect(table.allowed('parliament', 'lose')).toEqual(['p-f-fairfax', 'p-n-horse-w-riding'])
    table.parliament('lose p-n-horse-w-riding')
    expect([table.step, table.at('p-n-horse-w-riding'), table.steps('p-f-fairfax')]).toEqual([
      'over',
      'pool',
      2,
    ])
  })
  it('9.3 raises every Marker by one, to five at most, and places none', () => {
    const table = position(
      {
        northumberland: 'r-charles, r-rupert',
        newcastle: 'p-f-fairfax',
        devon: 'r-hopton',
        plymouth: 'p-waller',
        'east-riding': 'r-newcastle',
        hull: 'p-n-foot-pool',
        somerset: 'r-northampton',
        bristol: 'p-s-foot-devon',
      },
      { siege: { newcastle: 0, plymouth: 5, hull: 4 } },
    ).begin({ step: 'progress-of-sieges' })
    expect(['newcastle', 'plymouth', 'hull', 'bristol'].map((each) => table.siege(each))).toEqual([
      1, 5, 5, -1,
    ])
  })
})

describe('9.22 Surrender', () => {
  const surrender = (board: Placement, circumstances: Circumstances = {}) =>
    position(board, { siege: { newcastle: 3 }, ...circumstances }).begin({
      step: 'city-surrenders',
      city: cityNumber('newcastle'),
    })
  it('lets the blocks march out to adjacent havens, over the Tyne too; Covenanters to Scotland; Garrisons are lost', () => {
    const table = surrender({
      northumberland: 'r-charles, r-rupert',
      newcastle: 'p-essex, c-foot-1, p-garrison-1',
      durham: 'p-f-fairfax',
      kent: 'p-waller',
    })
    expect([
      table.at('p-garrison-1'),
      table.owner('newcastle'),
      table.allowed('parliament', 'march-out'),
    ]).toEqual(['pool', 'royalist', ['c-foot-1 durham', 'c-foot-1 scotland', 'p-essex durham']])
    expect(
      table.verdicts(
        'parliament',
        'march-out p-waller essex',
        'march-out r-charles durham',
        'march-out p-essex kent',
        'march-out p-essex scotland',
      ),
    ).toEqual(['not-besieged-there', 'not-besieged-there', 'no-haven-there', 'no-haven-there'])
    table.parliament('march-out p-essex durham', 'march-out c-foot-1 scotland')
    expect([table.steps('p-essex'), table.at('c-foot-1'), table.step, table.state.rupertLost]).toEqual([
      4,
      'scotland',
      'over',
      false,
    ])
  })
  it('W-26 without a haven nearby they go to the nearest and lose a strength; a Regional block to its Home Region', () => {
    const table = surrender({
      northumberland: 'r-charles, r-rupert',
      newcastle: 'p-essex, p-n-foot-pool, p-m-foot-derbyshire',
      durham: 'r-newcastle',
      'north-riding': 'p-f-fairfax',
      lancashire: 'p-n-foot-4plus',
      kent: 'p-waller',
    })
    expect(
      table.verdicts(
        'parliament',
        'march-out p-essex kent',
        'march-out p-essex northumberland',
        'march-out p-essex durham',
      ),
    ).toEqual(['not-the-nearest', 'no-haven-there', 'no-haven-there'])
    expect(table.allowed('parliament', 'march-out').filter((each) => !each.startsWith('p-m'))).toEqual([
      'p-essex lancashire',
      'p-essex north-riding',
      'p-n-foot-pool lancashire',
      'p-n-foot-pool north-riding',
    ])
    expect(table.allowed('parliament', 'march-out').filter((each) => each.startsWith('p-m'))).toEqual([
      'p-m-foot-derbyshire northamptonshire-bedfordshire',
    ])
    table.parliament('march-out p-essex lancashire')
    expect([table.at('p-essex'), table.steps('p-essex')]).toEqual(['lancashire', 3])
  })
  it('10.12 remembers Rupert only if it is he who surrenders', () => {
    const lost = (inside: string, more: string) =>
      position(
        { northumberland: 'p-essex, p-waller', newcastle: inside, kent: more },
        { siege: { newcastle: 3 } },
      ).begin({ step: 'city-surrenders', city: cityNumber('newcastle') }).state.rupertLost
    expect([lost('r-rupert', 'r-charles'), lost('r-charles', 'r-rupert')]).toEqual([true, false])
  })
})

describe('10.12 card-rupert-dismissed-by-the-king', () => {
  const dismissed = (board: Placement, lost = true) =>
    position(board, { rupertLost: lost }).lay('r20', 'p08').begin({ step: 'dismiss-rupert' })
  it('puts the other Rupert where he was, at his strength, or in the pool; not if he lost nothing', () => {
    const field = dismissed({ kent: 'r-rupert 2', dorset: 'r-charles' })
    expect([
      field.at('r-rupert'),
      field.at('r-rupert-card'),
      field.steps('r-rupert-card'),
      field.step,
    ]).toEqual(['removed', 'kent', 2, 'rupert-dismissed'])
    const pool = dismissed({ pool: 'r-rupert', dorset: 'r-charles' })
    expect([pool.at('r-rupert'), pool.at('r-rupert-card'), pool.step]).toEqual(['removed', 'pool', 'over'])
    const kept = dismissed({ kent: 'r-rupert 2', dorset: 'r-charles' }, false)
    expect([kept.at('r-rupert'), kept.at('r-rupert-card'), kept.step]).toEqual(['kent', 'beside', 'over'])
    expect(dismissed({ kent: 'r-rupert 2, r-charles' }).step).toBe('over')
  })
  it('sends his Regional blocks to Charles or home, not those whose own Leader is there', () => {
    const table = dismissed({
      'surrey-sussex': 'r-rupert, r-s-foot-pool, r-n-foot-northumb, r-m-foot-pool, r-northampton',
      dorset: 'r-charles',
      durham: 'r-newcastle, r-n-horse-northumb',
      lancashire: 'p-f-fairfax',
    })
    expect(table.allowed('royalist', 'send')).toEqual([
      'r-n-foot-northumb cumberland-westmorland',
      'r-n-foot-northumb dorset',
      'r-n-foot-northumb durham',
      'r-s-foot-pool cornwall',
      'r-s-foot-pool dorset',
    ])
    expect(
      table.verdicts(
        'royalist',
        'send r-m-foot-pool dorset',
        'send r-n-horse-northumb dorset',
        'send r-northampton dorset',
        'send p-f-fairfax dorset',
        'send r-n-foot-northumb lancashire',
        'send r-n-foot-northumb scotland',
      ),
    ).toEqual([
      'has-regional-leader',
      'not-with-rupert',
      'not-with-rupert',
      'not-with-rupert',
      'not-home-or-charles',
      'not-home-or-charles',
    ])
    table.royalist('send r-n-foot-northumb durham', 'done')
    expect([table.at('r-n-foot-northumb'), table.step]).toEqual(['durham', 'over'])
    expect(table.state.attacker[placeNumber('durham')]).toBe(-1)
  })
})
