import { fastChance } from '@muster/kernel/chance'
import { SPECTATOR } from '@muster/kernel/game'
import { describe, expect, it } from 'vitest'
import { redeal } from '../redeal.ts'
import { blockNumber } from '../tables.ts'
import { position, type TestTable } from '../testing/position.ts'
import type { BlockView } from '../view.ts'

function seen(table: TestTable, viewer: number, block: string): BlockView {
  const found = table.view(viewer).blocks.find((each) => each.token === table.token(block))
  if (found === undefined) throw new Error(`${block} is not on the board`)
  return found
}

const faces = (table: TestTable, viewer: number): string[] =>
  table
    .view(viewer)
    .blocks.flatMap((each) => (each.block === undefined ? [] : [each.block]))
    .sort()

describe('W-42 Standing blocks hide what they are and how strong', () => {
  it('from the opponent and from spectators, besieging and Besieged ones too; a Covenanter is green to all', () => {
    const table = position({
      oxfordshire: 'p-essex 3, p-brooke',
      oxford: 'r-charles 2',
      northumberland: 'c-foot-1',
    })
    expect(faces(table, 0)).toEqual(['r-charles'])
    expect(faces(table, SPECTATOR)).toEqual([])
    expect(seen(table, 0, 'c-foot-1')).toMatchObject({ faction: 'covenanter', side: 'parliament' })
    expect(seen(table, 1, 'r-charles')).toEqual({
      token: table.token('r-charles'),
      side: 'royalist',
      faction: 'royalist',
      place: 'oxford',
      moved: false,
      reserve: false,
    })
  })
  it('shows faces in Battle, not those in Reserve, and gives new tokens when they stand up again', () => {
    const table = position({ hampshire: 'r-charles 4, p-waller 2, p-essex' })
    table.state.late[blockNumber('p-essex')] = 1
    table.dice(6, 6, 6, 6, 6, 6).battle('hampshire', 'royalist').parliament('stand')
    expect(faces(table, 0)).toEqual(['p-waller', 'r-charles'])
    const before = table.token('p-waller')
    table
      .parliament('engage p-waller')
      .royalist('engage r-charles', 'retreat-all')
      .parliament('engage p-waller')
    expect(table.token('p-waller')).not.toBe(before)
    expect(faces(table, 0)).toEqual(['r-charles'])
  })
  it('4.4 does not tell what is recruited, only that something is', () => {
    const table = position({ pool: 'r-hopton, r-s-foot-pool', dorset: 'r-charles 2' }).actions('royalist', 2)
    table.royalist('deploy r-hopton dorset', 'recruit r-charles')
    expect(table.heard('deployed', 1)[0]).not.toHaveProperty('block')
    expect(table.heard('deployed', 0)[0]).toHaveProperty('block', 'r-hopton')
    expect(table.heard('step-gained', 1)[0]).not.toHaveProperty('steps')
  })
  it('deals hidden blocks again within what everybody knows', () => {
    const table = position({
      oxfordshire: 'p-essex 3, p-brooke, p-cannon-1',
      oxford: 'r-charles 2, r-cannon-1',
      ireland: 'r-irish-foot-3',
      pool: 'p-garrison-1, p-waller',
    })
    const places = new Set<string>()
    for (let seed = 1; seed <= 30; seed++) {
      const dealt = redeal(table.state, 0, fastChance(seed))
      places.add(`${dealt.at[blockNumber('p-essex')]}`)
      expect(dealt.at[blockNumber('p-cannon-1')]).toBe(table.state.at[blockNumber('p-cannon-1')])
      expect(dealt.at[blockNumber('r-charles')]).toBe(table.state.at[blockNumber('r-charles')])
    }
    expect(places.size).toBeGreaterThan(1)
  })
  it('8.3 whoever may storm does not know who is behind the walls, nor 8.2 the Besieged who stands before them', () => {
    const table = position({
      somerset: 'r-charles, r-cannon-1',
      dorset: 'r-hopton',
      bristol: 'p-waller',
      devon: 'p-s-foot-devon',
    }).begin({ step: 'siege-combats' })
    const spotsOf = (block: string, viewer: number): number => {
      const deals = Array.from({ length: 20 }, (_, seed) => redeal(table.state, viewer, fastChance(seed)))
      return new Set(deals.map((dealt) => dealt.at[blockNumber(block)])).size
    }
    expect([table.step, spotsOf('r-charles', 1), spotsOf('p-waller', 1)]).toEqual(['sally', 2, 1])
    table.parliament('decline')
    expect([table.step, spotsOf('p-waller', 0), spotsOf('r-charles', 0)]).toEqual(['storm', 2, 1])
  })
  it('3.3 deals Regional blocks to where they are at home rather than to where only a Leader could have led them', () => {
    const table = position({ devon: 'p-s-foot-devon', cheshire: 'p-waller', cornwall: 'r-hopton' })
    let home = 0
    for (let seed = 0; seed < 50; seed++) {
      const dealt = redeal(table.state, 0, fastChance(seed))
      if (dealt.at[blockNumber('p-s-foot-devon')] === table.state.at[blockNumber('p-s-foot-devon')]) home++
    }
    expect(home).toBeGreaterThan(40)
  })
})
