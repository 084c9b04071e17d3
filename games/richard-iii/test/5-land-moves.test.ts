import { describe, expect, it } from 'vitest'
import { position } from '../testing/position.ts'

describe('5.2 Land moves', () => {
  it('activates any or all blocks of one area for one AP, to the same or different places', () => {
    const table = position({ middlesex: 'henry-vi, oxford, beaumont' }).acts('lancaster', 'action-3-1')
    table.march('henry-vi', 'kent').march('oxford', 'essex', 'east-anglia').march('beaumont', 'kent')
    expect(table.state.points).toBe(2)
    expect([table.at('oxford'), table.at('beaumont')]).toEqual(['east-anglia', 'kent'])
  })

  it('moves a block one or two areas', () => {
    const table = position({ middlesex: 'oxford' }).acts('lancaster', 'action-3-1')
    table.lancaster('move oxford', 'to essex')
    expect(table.whyNot('lancaster', 'stop')).toBeNull()
    table.lancaster('to leicester')
    expect(table.step).toBe('actions')
    expect(table.whyNot('lancaster', 'move oxford')).toMatchObject({ rule: '5.2', code: 'already-moved' })
  })

  it('asks where to before it lets a block stop', () => {
    const table = position({ middlesex: 'oxford' }).acts('lancaster', 'action-3-1').lancaster('move oxford')
    expect(table.whyNot('lancaster', 'stop')).toMatchObject({ rule: '5.2', code: 'choose-where-to' })
    expect(table.whyNot('lancaster', 'to derby')).toMatchObject({ rule: '5.2', code: 'no-border' })
  })

  it('passes freely through friendly areas and stops in an enemy or contested one', () => {
    const table = position({ middlesex: 'oxford, devon', essex: 'beaumont', leicester: 'essex' })
    table.acts('lancaster', 'action-3-1').lancaster('move oxford', 'to essex', 'to leicester')
    expect([table.step, table.at('oxford')]).toEqual(['actions', 'leicester'])
    table.lancaster('move devon', 'to leicester')
    expect([table.step, table.at('devon')]).toEqual(['actions', 'leicester'])
  })

  it('moves blocks of the player alone, and none that are not on the map', () => {
    const table = position({ middlesex: 'oxford', kent: 'york', pool: 'stanley-l' }).acts(
      'lancaster',
      'action-3-1',
    )
    for (const block of ['york', 'stanley-l']) {
      expect(table.whyNot('lancaster', `move ${block}`)).toMatchObject({
        rule: '5.2',
        code: 'not-your-block',
      })
    }
  })

  it('R-53 does not end where it began, not even by way of another area', () => {
    const table = position({ kent: 'henry-vi', derby: 'oxford' }).acts('lancaster', 'action-2-1')
    table.lancaster('move henry-vi', 'to sussex')
    expect(table.offered('lancaster', 'to').sort()).toEqual(['dorset', 'middlesex', 'oxford', 'wilts'])
    expect(table.whyNot('lancaster', 'to kent')).toMatchObject({ rule: '5.2', code: 'back-where-it-began' })
    const forced = position({ kent: 'henry-vi' }).acts('lancaster', 'force-march')
    forced.lancaster('move henry-vi', 'to sussex', 'to middlesex')
    expect(forced.offered('lancaster', 'to')).not.toContain('kent')
    expect(forced.offered('lancaster', 'to')).toContain('sussex')
  })

  it('5.22 × 6.3, R-53 so no defender walks out of a battle and back into it as a reserve', () => {
    const table = position({ derby: 'henry-vi, oxford, devon', leicester: 'york' })
    table.turn('action-2-1', 'action-4-1').march('york', 'derby').york('end').lancaster('move oxford')
    table.lancaster('to warwick')
    expect(table.whyNot('lancaster', 'to derby')).toMatchObject({ code: 'back-where-it-began' })
    table.lancaster('stop', 'end')
    expect([table.at('oxford'), table.reserves]).toEqual(['warwick', []])
  })

  it('EX-4 reaches Essex, Rutland, Leicester, Lincoln and, R-3, Middlesex from East Anglia', () => {
    const blocks = 'henry-vi, oxford, beaumont, clifford, devon, pembroke, wiltshire'
    const table = position({ 'east-anglia': blocks }).acts('lancaster', 'action-2-1')
    table.lancaster('move henry-vi', 'to essex')
    expect(table.offered('lancaster', 'to').sort()).toEqual(['leicester', 'middlesex', 'rutland'])
    table.lancaster('to middlesex').march('oxford', 'rutland', 'lincoln')
    table.march('beaumont', 'rutland').march('clifford', 'rutland')
    table.lancaster('move devon')
    expect(table.whyNot('lancaster', 'to rutland')).toMatchObject({ rule: '5.21', code: 'border-full' })
    for (const block of ['devon', 'pembroke', 'wiltshire']) {
      if (block !== 'devon') table.lancaster(`move ${block}`)
      table.lancaster('to essex', 'to rutland')
    }
    expect(table.at('wiltshire')).toBe('rutland')
    expect(table.state.points).toBe(1)
  })
})

describe('5.21 Border limits', () => {
  it('EX-3 lets four of five blocks go from Middlesex to Oxford directly, the fifth by Leicester or Sussex', () => {
    const table = position({ middlesex: 'henry-vi, oxford, beaumont, clifford, devon' })
    table.acts('lancaster', 'action-2-1')
    for (const block of ['henry-vi', 'oxford', 'beaumont', 'clifford']) table.march(block, 'oxford')
    table.lancaster('move devon')
    const refusal = table.whyNot('lancaster', 'to oxford')
    expect(refusal).toMatchObject({ rule: '5.21', code: 'border-full', params: { limit: 4 } })
    table.lancaster('to leicester')
    expect(table.whyNot('lancaster', 'to oxford')).toBeNull()
    table.lancaster('to oxford')
    expect(table.at('devon')).toBe('oxford')
  })

  it.each([
    ['yellow', 'leicester', 4],
    ['blue', 'rutland', 3],
    ['red', 'lancaster', 2],
  ])('R-4 lets the blocks cross a %s border that it is for', (_, to, limit) => {
    const from = { leicester: 'middlesex', rutland: 'essex', lancaster: 'derby' }[to] ?? ''
    const table = position({ [from]: 'henry-vi, oxford, beaumont, clifford, devon' })
    table.acts('lancaster', 'action-2-1')
    const blocks = ['henry-vi', 'oxford', 'beaumont', 'clifford', 'devon']
    for (const block of blocks.slice(0, limit)) table.march(block, to)
    table.lancaster(`move ${blocks[limit]}`)
    expect(table.whyNot('lancaster', `to ${to}`)).toMatchObject({ code: 'border-full', params: { limit } })
  })

  it('EX-20 counts for each player: two of each cross a red border, a third is refused, and all of them stop', () => {
    const placement = { derby: 'henry-vi, oxford, beaumont', leicester: 'york, march, rutland' }
    const table = position(placement)
      .turn('action-3-1', 'action-2-1')
      .lancaster('move henry-vi', 'to lancaster')
    expect(table.step).toBe('actions')
    table.lancaster('move oxford', 'to lancaster', 'move beaumont')
    const third = table.whyNot('lancaster', 'to lancaster')
    expect(third).toMatchObject({ rule: '5.21', code: 'border-full', params: { limit: 2 } })
    table
      .lancaster('to warwick', 'stop', 'end')
      .march('york', 'derby', 'lancaster')
      .march('march', 'derby', 'lancaster')
    table.york('move rutland', 'to derby')
    expect(table.whyNot('york', 'to lancaster')).toMatchObject({ rule: '5.21', code: 'border-full' })
  })

  it('stops a block behind a red border', () => {
    const table = position({ derby: 'oxford' })
      .acts('lancaster', 'action-2-1')
      .lancaster('move oxford', 'to lancaster')
    expect([table.step, table.at('oxford')]).toEqual(['actions', 'lancaster'])
  })
})

describe('5.22 Pinning', () => {
  const chester = () => {
    const placement = {
      derby: 'henry-vi, oxford, beaumont',
      warwick: 'clifford',
      chester: 'york, march, rutland, hastings, herbert',
    }
    const table = position(placement).turn('action-4-1', 'action-3-1')
    for (const block of ['henry-vi', 'oxford', 'beaumont', 'clifford']) table.march(block, 'chester')
    return table.lancaster('end', 'lead oxford')
  }

  it('EX-5 pins as many as the main attack, not counting reserves; two of five may leave', () => {
    const table = chester()
    expect(table.offered('york', 'move')).toHaveLength(5)
    table.march('york', 'hereford').march('march', 'powys')
    expect(table.whyNot('york', 'move rutland')).toMatchObject({ rule: '5.22', code: 'pinned' })
  })

  it('R-2 lets them leave by any border but those by which the attackers came', () => {
    const table = chester().york('move york')
    expect(table.whyNot('york', 'to derby')).toMatchObject({ rule: '5.22', code: 'enemy-entered-here' })
    expect(table.whyNot('york', 'to warwick')).toMatchObject({ rule: '5.22', code: 'enemy-entered-here' })
    expect(table.offered('york', 'to').sort()).toEqual(['caernarvon', 'hereford', 'lancaster', 'powys'])
  })

  it('lets the unpinned attack elsewhere', () => {
    const placement = { derby: 'oxford', chester: 'york, march', hereford: 'devon' }
    const table = position(placement)
      .turn('action-4-1', 'action-3-1')
      .march('oxford', 'chester')
      .lancaster('end')
    table.march('york', 'hereford')
    expect(table.whyNot('york', 'move march')).toMatchObject({ code: 'pinned' })
    table.york('end')
    expect(table.step).toBe('battles')
  })

  it('does not count reinforcements among the pinned, nor lets them free others', () => {
    const placement = { derby: 'oxford', chester: 'york', lancaster: 'march' }
    const table = position(placement)
      .turn('action-4-1', 'action-3-1')
      .march('oxford', 'chester')
      .lancaster('end')
    table.march('march', 'chester')
    expect(table.whyNot('york', 'move york')).toMatchObject({ code: 'pinned' })
  })
})
