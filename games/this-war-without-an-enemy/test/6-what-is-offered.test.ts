/** 6.0 The whole of what may be done in the Operational Phase, and each reason why something may not. */
import { describe, expect, it } from 'vitest'
import { ANYWHERE, IN_OR_NEXT_TO, IN_THE_AREA, ON_THE_COAST } from '../frames.ts'
import { cityNumber, placeNumber } from '../tables.ts'
import { position, type TestTable } from '../testing/position.ts'

const spread = {
  kent: 'r-charles, r-cannon-1, r-garrison-1',
  dorset: 'r-rupert, p-waller, p-essex',
  cornwall: 'r-hopton, r-s-foot-pool',
  ireland: 'r-irish-foot-3, r-irish-foot-4a',
  scotland: 'c-leven, c-foot-1',
  lancashire: 'p-clubmen',
  essex: 'p-manchester',
}

describe('6.02 Actions', () => {
  it('6.11 a Group is anybody who has not moved and is neither Local nor pinned', () => {
    const table = position(spread).actions('royalist', 2)
    table.state.attacker[placeNumber('dorset')] = 1
    expect(table.allowed('royalist', 'group')).toEqual(['cornwall', 'kent'])
    table.state.attacker[placeNumber('dorset')] = 0
    expect(table.allowed('royalist', 'group')).toEqual(['cornwall', 'dorset', 'kent'])
    table.state.moved[table.block('r-hopton')] = 1
    table.state.moved[table.block('r-s-foot-pool')] = 1
    expect(table.allowed('royalist', 'group')).toEqual(['dorset', 'kent'])
    table.actions('parliament', 1)
    expect(table.allowed('parliament', 'group')).toEqual(['dorset', 'essex', 'scotland'])
  })

  it('without points none of them may be taken, only ended', () => {
    const table = position({ ...spread, pool: 'r-m-foot-pool' }).actions('royalist', 0)
    expect(table.offers('royalist')).toEqual(['end'])
    expect(
      table.verdicts(
        'royalist',
        'group kent',
        'muster kent',
        'embark r-charles',
        'recruit r-hopton',
        'deploy r-m-foot-pool kent',
      ),
    ).toEqual(Array(5).fill('no-action-points'))
  })

  it('6.12 a Muster is in a Friendly Area with somebody within two Areas, Scotland for Covenanters', () => {
    const table = position({
      kent: 'r-charles',
      northumberland: 'c-foot-1, r-n-foot-northumb',
      durham: 'p-f-fairfax',
    })
    table.actions('royalist', 1)
    expect(
      table.verdicts('royalist', 'muster kent', 'muster scotland', 'muster essex', 'muster ireland'),
    ).toEqual(['nobody-in-reach', 'muster-not-friendly', 'muster-not-friendly', 'muster-not-friendly'])
    expect(table.allowed('royalist', 'muster')).toEqual(['cumberland-westmorland'])
    table.actions('parliament', 1)
    expect(table.allowed('parliament', 'muster')).toEqual(['durham', 'scotland'])
    table.state.moved[table.block('c-foot-1')] = 1
    expect(table.allowed('parliament', 'muster')).toEqual(['durham'])
  })

  it('6.2 who may embark: on a coast, not pinned, Local, moved or a second one from Ireland', () => {
    const table = position(spread).actions('royalist', 3)
    table.state.attacker[placeNumber('dorset')] = 1
    const who = ['r-charles', 'r-garrison-1', 'r-rupert', 'r-irish-foot-3', 'p-essex', 'r-henrietta']
    expect(table.verdicts('royalist', ...who.map((each) => `embark ${each}`))).toEqual([
      'yes',
      'local-block',
      'pinned',
      'yes',
      'not-your-block',
      'not-your-block',
    ])
    expect(table.allowed('royalist', 'embark')).toEqual([
      'r-cannon-1',
      'r-charles',
      'r-hopton',
      'r-irish-foot-3',
      'r-irish-foot-4a',
      'r-s-foot-pool',
    ])
    table.state.moved[table.block('r-charles')] = 1
    table.state.irishSailed = true
    expect(table.allowed('royalist', 'embark')).toEqual(['r-cannon-1', 'r-hopton', 'r-s-foot-pool'])
    expect(table.verdicts('royalist', 'embark r-irish-foot-3', 'embark r-charles')).toEqual([
      'one-from-ireland',
      'already-moved',
    ])
    const inland = position({ wiltshire: 'r-charles' }).actions('royalist', 1)
    expect(inland.verdicts('royalist', 'embark r-charles')).toEqual(['not-on-the-coast'])
  })

  it('12.51 in Turn III Rupert sails from Le Continent without points, and nobody else', () => {
    const table = position({ 'le-continent': 'r-rupert', kent: 'r-charles' }, { skirmish: true }).actions(
      'royalist',
      0,
    )
    expect(table.offers('royalist')).toEqual(['embark r-rupert', 'end'])
    expect(table.verdicts('royalist', 'embark r-charles')).toEqual(['no-action-points'])
    const paid = position({ 'le-continent': 'r-rupert', kent: 'r-charles' }, { skirmish: true }).actions(
      'royalist',
      2,
    )
    paid.royalist('embark r-rupert', 'sail kent british')
    expect([paid.state.points, paid.at('r-rupert'), paid.heard('sailed')[0]]).toMatchObject([
      2,
      'kent',
      { die: 0 },
    ])
    const later = position({ 'le-continent': 'r-rupert' }).actions('royalist', 0)
    expect(later.offers('royalist')).toEqual(['end'])
  })
})

describe('6.3 Recruitment', () => {
  it('each reason why a block does not grow', () => {
    const table = position({
      kent: 'r-charles, r-rupert 2, r-cannon-1 2, r-n-foot-northumb 2, r-newcastle 2, r-clubmen 1, r-garrison-1 1',
      hampshire: 'r-henrietta 2, p-waller 2, p-essex 2',
      ireland: 'r-irish-foot-3 1',
      scotland: 'c-foot-1 2',
      durham: 'c-leven 2, r-n-horse-northumb 1',
    }).actions('royalist', 3)
    const who = (...blocks: string[]) =>
      table.verdicts('royalist', ...blocks.map((each) => `recruit ${each}`))
    expect(who('r-charles', 'r-rupert', 'r-cannon-1', 'r-n-foot-northumb', 'r-newcastle')).toEqual([
      'full-strength',
      'yes',
      'not-artillery',
      'outside-home-region',
      'outside-home-region',
    ])
    expect(who('r-clubmen', 'r-garrison-1', 'r-henrietta', 'r-irish-foot-3', 'p-waller', 'r-hopton')).toEqual(
      ['never-grows', 'yes', 'contested-area', 'not-in-an-area', 'not-your-block', 'not-in-an-area'],
    )
    expect(table.allowed('royalist', 'recruit')).toEqual(['r-garrison-1', 'r-rupert'])
    table.actions('parliament', 1)
    expect(table.verdicts('parliament', 'recruit c-leven', 'recruit c-foot-1')).toEqual([
      'never-grows',
      'not-in-an-area',
    ])
    expect(table.offered('parliament', 'recruit')).toEqual([])
  })

  it('6.31 a Besieged Port: Infantry alone, once a Turn, London twice, if the Sea is one’s own and no guns bar London', () => {
    const board = {
      'buckinghamshire-hertfordshire': 'r-charles, r-rupert, r-hopton, r-henrietta',
      london: 'p-essex 1, p-cannon-1 1, p-m-horse-pool 1',
      oxfordshire: 'p-t-fairfax, p-skippon',
      oxford: 'r-garrison-1 1',
    }
    const table = position(board, { siege: { london: 1 }, owner: { london: 'parliament' } }).actions(
      'parliament',
      4,
    )
    expect(table.verdicts('parliament', 'recruit p-cannon-1', 'recruit p-m-horse-pool')).toEqual([
      'not-artillery',
      'outside-home-region',
    ])
    expect(table.allowed('parliament', 'recruit')).toEqual(['p-essex'])
    table.parliament('recruit p-essex', 'recruit p-essex')
    expect(table.state.shipped[cityNumber('london')]).toBe(2)
    expect(table.verdicts('parliament', 'recruit p-essex')).toEqual(['port-filled'])
    const lost = position(board, { siege: { london: 1 }, owner: { london: 'royalist' } }).actions(
      'parliament',
      4,
    )
    expect(lost.verdicts('parliament', 'recruit p-essex')).toEqual(['sea-not-controlled'])
    const barred = position(
      { ...board, 'buckinghamshire-hertfordshire': 'r-charles, r-rupert, r-hopton, r-henrietta, r-cannon-1' },
      { siege: { london: 1 } },
    ).actions('parliament', 4)
    expect(barred.verdicts('parliament', 'recruit p-essex')).toEqual(['guns-bar-london'])
    lost.actions('royalist', 1)
    expect(lost.verdicts('royalist', 'recruit r-garrison-1')).toEqual(['besieged-no-port'])
    const small = position(
      { devon: 'r-hopton, r-cannon-1', plymouth: 'p-s-foot-devon 1' },
      { siege: { plymouth: 0 } },
    )
    small.actions('parliament', 3).parliament('recruit p-s-foot-devon')
    expect(small.verdicts('parliament', 'recruit p-s-foot-devon')).toEqual(['port-filled'])
  })

  it('new blocks: where each kind may stand, and each reason why not', () => {
    const table = position({
      kent: 'r-charles',
      hampshire: 'r-rupert, p-waller',
      somerset: 'r-hopton',
      pool: 'r-s-foot-pool, r-garrison-1, r-newcastle, r-cannon-2, r-m-foot-pool, r-l-foot-london',
      beside: 'r-s-foot-4plus',
    }).actions('royalist', 3)
    expect(table.allowed('royalist', 'deploy')).toEqual([
      'r-garrison-1 cheshire',
      'r-garrison-1 north-riding',
      'r-garrison-1 northumberland',
      'r-garrison-1 oxfordshire',
      'r-garrison-1 somerset',
      'r-newcastle cumberland-westmorland',
      'r-s-foot-pool cornwall',
      'r-s-foot-pool kent',
      'r-s-foot-pool somerset',
    ])
    expect(
      table.verdicts(
        'royalist',
        'deploy r-s-foot-pool hampshire',
        'deploy r-s-foot-pool gloucestershire',
        'deploy r-s-foot-pool scotland',
        'deploy r-cannon-2 kent',
        'deploy p-garrison-1 kent',
        'deploy p-cannon-1 kent',
        'deploy r-s-foot-4plus kent',
        'deploy r-garrison-1 kent',
        'deploy r-garrison-1 devon',
        'deploy r-l-foot-london kent',
        'deploy r-l-foot-london buckinghamshire-hertfordshire',
      ),
    ).toEqual([
      'not-friendly',
      'outside-home-region',
      'not-friendly',
      'not-artillery',
      'not-your-block',
      'not-your-block',
      'not-in-pool',
      'garrison-needs-city',
      'not-friendly',
      'outside-home-region',
      'not-friendly',
    ])
  })

  it('6.18 under the treaty no Royalist is raised in Yorkshire', () => {
    const table = position(
      { 'west-riding': 'r-charles', pool: 'r-n-foot-4plus, r-garrison-1' },
      { treaty: true },
    ).actions('royalist', 3)
    expect(
      table.verdicts('royalist', 'deploy r-n-foot-4plus west-riding', 'deploy r-garrison-1 north-riding'),
    ).toEqual(['yorkshire-treaty', 'yorkshire-treaty'])
    expect(table.verdicts('royalist', 'deploy r-n-foot-4plus cumberland-westmorland')).toEqual(['yes'])
  })

  it('9.11 within what the Area feeds, horse by horse and with its City', () => {
    const full = (area: string, blocks: string, ...words: string[]) =>
      position({ [area]: blocks, pool: 'r-n-horse-pool, r-n-foot-4plus, r-s-horse-pool, r-s-foot-pool' })
        .actions('royalist', 3)
        .verdicts('royalist', ...words.map((each) => `deploy ${each} ${area}`))
    expect(
      full(
        'dorset',
        'r-charles, r-hopton, r-m-foot-cheshire, r-m-foot-pool',
        'r-s-foot-pool',
        'r-s-horse-pool',
      ),
    ).toEqual(['over-supply', 'over-supply'])
    expect(
      full('dorset', 'r-charles, r-hopton, r-m-foot-cheshire', 'r-s-foot-pool', 'r-s-horse-pool'),
    ).toEqual(['yes', 'yes'])
    expect(full('dorset', 'r-rupert, r-henrietta', 'r-s-foot-pool', 'r-s-horse-pool')).toEqual([
      'yes',
      'over-supply',
    ])
    expect(full('dorset', 'r-rupert', 'r-s-foot-pool', 'r-s-horse-pool')).toEqual(['yes', 'yes'])
    expect(full('cumberland-westmorland', 'r-charles', 'r-n-foot-4plus', 'r-n-horse-pool')).toEqual([
      'yes',
      'yes',
    ])
    expect(
      full(
        'cumberland-westmorland',
        'r-charles, r-newcastle, r-m-foot-pool',
        'r-n-foot-4plus',
        'r-n-horse-pool',
      ),
    ).toEqual(['over-supply', 'over-supply'])
    expect(full('cumberland-westmorland', 'r-rupert', 'r-n-foot-4plus', 'r-n-horse-pool')).toEqual([
      'yes',
      'over-supply',
    ])
  })
})

describe('6.46, 6.47, 11.11 free Recruitments', () => {
  const board = {
    kent: 'r-charles 2, r-cannon-1 2',
    'surrey-sussex': 'r-hopton 2',
    wiltshire: 'r-rupert 2',
    hampshire: 'r-henrietta 1, p-waller',
    pool: 'r-s-foot-pool, r-cannon-2',
  }
  const free = (where: number, area: string, guns = 1): TestTable =>
    position(board).begin({
      step: 'free-recruits',
      side: 0,
      left: 2,
      guns,
      where,
      area: area === '' ? -1 : placeNumber(area),
    })
  it('are used where the event says, and nowhere else', () => {
    expect(free(ANYWHERE, '').allowed('royalist', 'recruit')).toEqual([
      'r-cannon-1',
      'r-charles',
      'r-hopton',
      'r-rupert',
    ])
    expect(free(ON_THE_COAST, '').allowed('royalist', 'recruit')).toEqual([
      'r-cannon-1',
      'r-charles',
      'r-hopton',
    ])
    expect(free(IN_THE_AREA, 'kent').allowed('royalist', 'recruit')).toEqual(['r-cannon-1', 'r-charles'])
    expect(free(IN_OR_NEXT_TO, 'surrey-sussex').allowed('royalist', 'recruit')).toEqual([
      'r-cannon-1',
      'r-charles',
      'r-hopton',
    ])
    const places = ['kent', 'surrey-sussex', 'wiltshire']
    const raised = (where: number, area: string) => {
      const table = free(where, area)
      return table
        .allowed('royalist', 'deploy')
        .filter((each) => places.some((place) => each.endsWith(` ${place}`)))
    }
    expect(raised(IN_THE_AREA, 'kent')).toEqual(['r-cannon-2 kent', 'r-s-foot-pool kent'])
    expect(raised(IN_OR_NEXT_TO, 'kent')).toEqual([
      'r-cannon-2 kent',
      'r-cannon-2 surrey-sussex',
      'r-s-foot-pool kent',
      'r-s-foot-pool surrey-sussex',
    ])
    expect(raised(ON_THE_COAST, '')).toHaveLength(4)
    expect(raised(ANYWHERE, '')).toHaveLength(6)
    expect(
      free(IN_THE_AREA, 'kent').verdicts('royalist', 'recruit r-hopton', 'deploy r-s-foot-pool wiltshire'),
    ).toEqual(['not-here', 'not-here'])
  })
  it('may be guns only as far as the event allows, and end with the last', () => {
    const table = free(ANYWHERE, '')
    table.royalist('recruit r-cannon-1')
    expect(table.verdicts('royalist', 'recruit r-cannon-1', 'deploy r-cannon-2 kent')).toEqual([
      'not-artillery',
      'not-artillery',
    ])
    table.royalist('recruit r-charles')
    expect([table.step, table.steps('r-cannon-1'), table.steps('r-charles')]).toEqual(['over', 3, 3])
    const deployed = free(ANYWHERE, '', 1).royalist('deploy r-cannon-2 kent')
    expect([deployed.steps('r-cannon-2'), ...deployed.verdicts('royalist', 'recruit r-cannon-1')]).toEqual([
      1,
      'not-artillery',
    ])
    deployed.royalist('deploy r-s-foot-pool kent')
    expect([deployed.step, deployed.at('r-s-foot-pool'), deployed.steps('r-s-foot-pool')]).toEqual([
      'over',
      'kent',
      1,
    ])
    expect(free(ANYWHERE, '').royalist('done').step).toBe('over')
  })
  it('6.31 count among what a Besieged Port may get', () => {
    const table = position({ devon: 'p-waller', plymouth: 'r-hopton 1' }, { owner: { london: 'royalist' } })
    table.begin({ step: 'free-recruits', side: 0, left: 2, guns: 0, where: ANYWHERE, area: -1 })
    table.royalist('recruit r-hopton')
    expect(table.verdicts('royalist', 'recruit r-hopton')).toEqual(['port-filled'])
  })
})
