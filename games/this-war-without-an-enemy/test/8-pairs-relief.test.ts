/** Where the relief of a siege meets another rule: sea, events, guns, the New Model Army. */
import { describe, expect, it } from 'vitest'
import { NONE } from '../state.ts'
import { placeNumber } from '../tables.ts'
import { type Circumstances, position, type TestTable } from '../testing/position.ts'

const besieged = (table: TestTable): string[] => table.view(0).sieges.map((siege) => siege.city)

/** Parliament holds out in Bristol; Essex comes over from Wiltshire to relieve it. */
const BRISTOL = {
  somerset: 'r-charles, r-rupert, r-hopton',
  bristol: 'p-s-foot-devon',
  wiltshire: 'p-essex',
}
const relieve = (table: TestTable): TestTable =>
  table.group('parliament', 'wiltshire', 'p-essex', 'somerset').parliament('done')

describe('8.0, 7.03 A siege lasts until it ends', () => {
  it('W-44 a City that is being relieved is Besieged still, for all to see', () => {
    const table = position(BRISTOL, { siege: { bristol: 1 } }).turn('r20', 'p21', 'parliament')
    expect(besieged(table)).toEqual(['bristol'])
    relieve(table)
    expect(besieged(table)).toEqual(['bristol'])
    expect(table.siege('bristol')).toBe(1)
  })
  it('ends when the relief wins, with the Marker, and those inside stand in the Area', () => {
    const table = relieve(position(BRISTOL, { siege: { bristol: 1 } }).turn('r20', 'p21', 'parliament'))
    table.parliament('end').royalist('end', 'break-off', 'withdraw-army')
    table.until('regroup', 'lose', 'retreat')
    table.parliament('done')
    expect([besieged(table), table.siege('bristol'), table.at('p-s-foot-devon')]).toEqual([
      [],
      -1,
      'somerset',
    ])
  })
  it('goes on when the relief fails, with the Marker one lower', () => {
    const table = relieve(position(BRISTOL, { siege: { bristol: 2 } }).turn('r20', 'p21', 'parliament'))
    table.parliament('end').royalist('end', 'break-off', 'stand').parliament('done')
    table.everyDie(6).until('regroup', 'parliament: retreat-all', 'retreat').royalist('done')
    expect([besieged(table), table.siege('bristol'), table.at('p-s-foot-devon')]).toEqual([
      ['bristol'],
      1,
      'bristol',
    ])
  })
})

describe('11.12 New Model Army: the exchange of the Besieged waits', () => {
  const waiting = (more: Circumstances = {}): TestTable => {
    const table = position(
      { ...BRISTOL, bristol: 'p-waller 3', wiltshire: 'p-t-fairfax', beside: 'p-nma-m-foot' },
      { year: 1645, turn: 2, siege: { bristol: 1 }, ...more },
    )
    table.wait('p-waller', 'p-nma-m-foot')
    return table
  }
  it('W-31 and does not come about because a relief force enters the Area', () => {
    const table = waiting().turn('r20', 'p21', 'parliament')
    table.group('parliament', 'wiltshire', 'p-t-fairfax', 'somerset').parliament('done')
    expect([table.at('p-waller'), table.at('p-nma-m-foot')]).toEqual(['bristol', 'beside'])
    expect(table.heard('new-model-army')).toEqual([])
  })
  it('nor because Clubmen rise before the City', () => {
    const table = waiting().turn('r20', 'p19', 'parliament').parliament('enact', 'raise somerset')
    expect([table.at('p-waller'), table.at('p-nma-m-foot')]).toEqual(['bristol', 'beside'])
  })
  it('W-31 but when the besiegers go, where the block stands: with a Leader there, or at home', () => {
    const table = waiting().turn('r20', 'p21', 'royalist')
    table.group('royalist', 'somerset', 'r-charles, r-rupert, r-hopton', 'dorset').royalist('done')
    expect([table.at('p-waller'), table.at('p-nma-m-foot')]).toEqual([
      'removed',
      'northamptonshire-bedfordshire',
    ])
    const led = position(
      {
        somerset: 'r-charles, r-rupert, r-hopton',
        bristol: 'p-waller 3, p-skippon',
        beside: 'p-nma-m-foot',
      },
      { year: 1645, turn: 2, siege: { bristol: 1 } },
    ).wait('p-waller', 'p-nma-m-foot')
    led.turn('r20', 'p21', 'royalist')
    led.group('royalist', 'somerset', 'r-charles, r-rupert, r-hopton', 'dorset').royalist('done')
    expect([led.at('p-nma-m-foot'), led.steps('p-nma-m-foot')]).toEqual(['somerset', 3])
    const home = position(
      {
        somerset: 'r-charles, r-rupert, r-hopton',
        bristol: 'p-waller 3',
        gloucestershire: 'p-m-foot-derbyshire',
        worcestershire: 'p-brooke',
        beside: 'p-nma-m-foot',
      },
      { year: 1645, turn: 2, siege: { bristol: 1 } },
    ).wait('p-waller', 'p-nma-m-foot')
    home.turn('r20', 'p21', 'royalist')
    home.group('royalist', 'somerset', 'r-charles, r-rupert, r-hopton', 'dorset').royalist('done')
    expect(home.at('p-nma-m-foot')).toBe('gloucestershire')
  })
  it('Eliminated during the siege, its replacement goes to the pool', () => {
    const table = waiting().lay('r20', 'p21')
    table.state.steps[table.block('p-waller')] = 1
    table.dice(6).begin({ step: 'siege-resolutions' })
    table.until('over', 'lose')
    expect([table.at('p-waller'), table.at('p-nma-m-foot')]).toEqual(['removed', 'pool'])
  })
  it('several that wait for one siege come together, their tokens drawn', () => {
    const orders = new Set<string>()
    for (let seed = 1; seed <= 20; seed++) {
      const table = position(
        {
          somerset: 'r-charles, r-rupert, r-hopton',
          bristol: 'p-essex 3, p-manchester 2',
          beside: 'p-t-fairfax, p-skippon',
        },
        { year: 1645, turn: 2, siege: { bristol: 1 } },
        seed,
      )
        .wait('p-essex', 'p-t-fairfax')
        .wait('p-manchester', 'p-skippon')
      table.turn('r20', 'p21', 'royalist')
      table.group('royalist', 'somerset', 'r-charles, r-rupert, r-hopton', 'dorset').royalist('done')
      expect([table.at('p-t-fairfax'), table.at('p-skippon')]).toEqual([
        'buckinghamshire-hertfordshire',
        'buckinghamshire-hertfordshire',
      ])
      orders.add(table.token('p-t-fairfax') < table.token('p-skippon') ? 'in order' : 'turned')
    }
    expect(orders.size).toBe(2)
  })
  it('is final for whoever ends the siege, whoever is inside', () => {
    for (const inside of ['p-waller 3', 'p-s-foot-devon']) {
      const table = position(
        { ...BRISTOL, plymouth: 'p-waller 3', devon: 'r-s-foot-pool', bristol: 'p-s-foot-devon' },
        { year: 1645, turn: 2, siege: { bristol: 1, plymouth: 1 } },
      ).wait('p-waller', 'p-nma-m-foot')
      const city = inside === 'p-waller 3' ? 'devon' : 'somerset'
      const army = inside === 'p-waller 3' ? 'r-s-foot-pool' : 'r-charles, r-rupert, r-hopton'
      table.turn('r20', 'p21', 'royalist').group('royalist', city, army, 'dorset')
      expect(table.isFinal('royalist', 'done')).toBe(true)
    }
  })
})

describe('11.12 The New Model Army', () => {
  it('makes final what came before it: where the old blocks stood is told', () => {
    const last = (year: number): TestTable =>
      position({ kent: 'p-essex', dorset: 'r-charles' }, { year, turn: 6 }).begin(
        { step: 'year-end', next: 'new-model-army' },
        { step: 'regroup', side: 0, area: placeNumber('dorset'), to: NONE, blocks: [] },
      )
    expect([1643, 1644, 1645].map((year) => last(year).isFinal('royalist', 'done'))).toEqual([
      false,
      true,
      false,
    ])
  })
})

describe('7.01, 7.03 A siege that is being relieved', () => {
  const aim = (card: string, side: 'royalist' | 'parliament'): TestTable => {
    const table = position(BRISTOL, { siege: { bristol: 1 } })
    if (side === 'royalist')
      relieve(table.turn(card, 'p21', 'parliament'))
        .parliament('end')
        .royalist('end')
    else
      relieve(table.turn('r20', card, 'parliament'))
        .parliament('end')
        .royalist('end')
    return table
  }
  it.each([
    ['7.93 Mining', 'r12', ['bristol']],
    ['7.96 Turncoats', 'r13', ['bristol', 'somerset']],
    ['7.91 Advantageous Terrain', 'r11', ['bristol', 'somerset']],
    ['7.95 Terrain Disfavours Cavalry, which is for Battles alone,', 'r16', ['somerset']],
  ])('%s may be aimed at it', (_, card, places) => {
    const table = aim(card, 'royalist')
    expect([table.step, table.deciding]).toEqual(['aim', ['royalist']])
    expect(table.offered('royalist', 'aim').sort()).toEqual(places)
  })
  it('7.91 by the Besieged for the Storming, 7.96 by either', () => {
    expect(aim('p11', 'parliament').offered('parliament', 'aim')).toEqual(['bristol'])
    expect(aim('p13', 'parliament').offered('parliament', 'aim').sort()).toEqual(['bristol', 'somerset'])
  })
  it('7.93 the mine is sprung in the Storming that follows a failed relief', () => {
    const table = aim('r12', 'royalist').royalist(
      'aim bristol',
      'keep r-charles',
      'keep r-hopton',
      'maintain',
    )
    table.royalist('stand').everyDie(6).until('sally', 'parliament: retreat-all', 'retreat')
    expect(table.heard('mined')).toEqual([])
    table.parliament('decline')
    expect(table.heard('mined')).toMatchObject([{ city: 'bristol' }])
  })
})

describe('6.21, 6.31 Ports where a relief is being tried', () => {
  const port = (owner: 'royalist' | 'parliament' = 'parliament'): TestTable =>
    relieve(
      position(
        { ...BRISTOL, devon: 'p-s-foot-4plus', bristol: 'p-s-foot-devon 1' },
        { siege: { bristol: 1 }, owner: { bristol: owner } },
      ).turn('r20', 'p21', 'parliament'),
    )
  it('6.21 one ships into a Besieged Port though the relief stands outside', () => {
    const table = port().parliament('embark p-s-foot-4plus').dice(6)
    expect(table.offered('parliament', 'sail')).toContain('bristol irish')
    table.parliament('sail bristol irish')
    expect(table.at('p-s-foot-4plus')).toBe('bristol')
  })
  it('6.31 and adds a strength in it, once', () => {
    const table = port().parliament('recruit p-s-foot-devon')
    expect(table.steps('p-s-foot-devon')).toBe(2)
    expect(table.whyNot('parliament', 'recruit p-s-foot-devon')).toMatchObject({ rule: '6.31' })
  })
  it('6.3 but adds none to the relief in the Contested Area', () => {
    expect(port().whyNot('parliament', 'recruit p-essex')).toMatchObject({ rule: '3.11' })
    const table = port()
    table.state.steps[table.block('p-essex')] = 1
    expect(table.whyNot('parliament', 'recruit p-essex')).toMatchObject({
      rule: '6.3',
      code: 'contested-area',
    })
  })
})

describe('7.81 Captured Artillery', () => {
  it('may go to guns inside the City of the Area', () => {
    const table = relieve(
      position(
        { ...BRISTOL, somerset: 'r-cannon-1 2, r-hopton 1', bristol: 'p-s-foot-devon, p-cannon-1 1' },
        { besieged: 'bristol' },
      ).turn('r20', 'p21', 'parliament'),
    )
    table.parliament('end').royalist('end', 'stand').parliament('done')
    table.everyDie(1).until('capture', 'fire', 'at-')
    expect([table.deciding, table.offered('parliament', 'recruit')]).toEqual([['parliament'], ['p-cannon-1']])
    table.parliament('recruit p-cannon-1')
    expect(table.steps('p-cannon-1')).toBe(2)
  })
  it('W-39 is lost where no gun has room and none is in the pool; otherwise its strength is asked for', () => {
    const captured = (placement: Readonly<Record<string, string>>): TestTable =>
      position(placement).begin({
        step: 'capture',
        side: 0,
        area: placeNumber('dorset'),
        inside: NONE,
        left: 2,
      })
    expect(captured({ dorset: 'r-cannon-1 4', kent: 'r-cannon-2 1' }).step).toBe('over')
    const near = captured({ dorset: 'r-cannon-1 4', devon: 'r-cannon-2 3' })
    expect(near.offers('royalist')).toEqual(['recruit r-cannon-2', 'done'])
    expect(near.royalist('recruit r-cannon-2').step).toBe('over')
    const pool = captured({ dorset: 'r-cannon-1 4', pool: 'r-cannon-2' })
    expect(pool.offers('royalist')).toEqual(['deploy r-cannon-2 dorset', 'done'])
    expect(pool.royalist('deploy r-cannon-2 dorset').steps('r-cannon-2')).toBe(1)
  })
})
