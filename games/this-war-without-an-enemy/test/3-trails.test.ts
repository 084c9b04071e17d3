/** What everybody has seen a standing block do says what it cannot be; what nobody could follow says nothing. */
import { fastChance } from '@muster/kernel/chance'
import { listeningReferee } from '@muster/kernel/referee'
import { describe, expect, it } from 'vitest'
import { redeal } from '../redeal.ts'
import { shuffleFaces } from '../rules/3-blocks.ts'
import { BLOCKS, blockNumber } from '../tables.ts'
import { position, type TestTable } from '../testing/position.ts'

/** Whom the Royalist takes the block at another's spot to be, over many deals. */
function takenFor(table: TestTable, block: string): string[] {
  const { state } = table
  const token = table.token(block)
  const names = new Set<string>()
  for (let seed = 0; seed < 200; seed++) {
    const dealt = redeal(state, 0, fastChance(seed))
    names.add(
      BLOCKS[
        dealt.token.findIndex((each, who) => each === token && dealt.at[who] === state.at[blockNumber(block)])
      ],
    )
  }
  return [...names].sort()
}

describe('6.16 a march', () => {
  const army = { wiltshire: 'p-essex, p-skippon, p-s-horse-pool', cornwall: 'r-hopton' }

  it('abroad by oneself is no Regional block of elsewhere', () => {
    const table = position(army).actions('parliament', 1)
    table.group('parliament', 'wiltshire', 'p-essex', 'gloucestershire').parliament('done')
    expect(takenFor(table, 'p-essex')).toEqual(['p-essex', 'p-skippon'])
  })

  it('in company may be of anybody whom a Leader takes along', () => {
    const table = position(army).actions('parliament', 1)
    table.group('parliament', 'wiltshire', 'p-essex, p-s-horse-pool', 'gloucestershire').parliament('done')
    expect(takenFor(table, 'p-essex')).toEqual(['p-essex', 'p-s-horse-pool', 'p-skippon'])
  })

  it('3.5 is of no Garrison, who else could stand before a City', () => {
    const table = position({ somerset: 'p-essex, p-garrison-1', cornwall: 'r-hopton' }).actions(
      'parliament',
      1,
    )
    expect(takenFor(table, 'p-essex')).toEqual(['p-essex', 'p-garrison-1'])
    table.group('parliament', 'somerset', 'p-essex', 'gloucestershire').parliament('done')
    expect(takenFor(table, 'p-essex')).toEqual(['p-essex'])
  })
})

describe('6.3 strength', () => {
  it('is added to no Regional block abroad', () => {
    const table = position({
      kent: 'p-essex 1, p-e-horse-pool-2',
      dorset: 'p-s-foot-devon',
      cornwall: 'r-hopton',
    }).actions('parliament', 1)
    expect(takenFor(table, 'p-essex')).toEqual(['p-e-horse-pool-2', 'p-essex', 'p-s-foot-devon'])
    table.parliament('recruit p-essex')
    expect(takenFor(table, 'p-essex')).toEqual(['p-essex', 'p-s-foot-devon'])
  })

  it('makes a new block that is at home there, or everywhere', () => {
    const table = position({
      dorset: 'p-essex, p-m-horse-pool',
      pool: 'p-s-foot-4plus',
      cornwall: 'r-hopton',
    }).actions('parliament', 1)
    table.parliament('deploy p-s-foot-4plus dorset')
    expect(takenFor(table, 'p-s-foot-4plus')).toEqual(['p-essex', 'p-s-foot-4plus'])
  })
})

it('11.3 whoever is sent home is a Regional block or Leader of there', () => {
  const table = position({
    kent: 'p-essex',
    dorset: 'p-m-horse-pool',
    oxfordshire: 'p-brooke',
    cornwall: 'r-hopton',
  }).begin({ step: 'return-home', side: 1, blocks: [blockNumber('p-m-horse-pool')] })
  table.parliament('send p-m-horse-pool oxfordshire')
  expect(takenFor(table, 'p-m-horse-pool')).toEqual(['p-brooke', 'p-m-horse-pool'])
})

it('7.5 who is stood up among others leaves no trail', () => {
  const table = position({ wiltshire: 'p-essex', somerset: 'p-garrison-1', cornwall: 'r-hopton' })
  table.actions('parliament', 1).group('parliament', 'wiltshire', 'p-essex', 'somerset').parliament('done')
  expect(takenFor(table, 'p-essex')).toEqual(['p-essex'])
  const blocks = ['p-essex', 'p-garrison-1'].map(blockNumber)
  shuffleFaces(table.state, listeningReferee(fastChance(3)), blocks)
  expect(takenFor(table, 'p-essex')).toEqual(['p-essex', 'p-garrison-1'])
})
