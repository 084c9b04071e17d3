import { describe, expect, it } from 'vitest'
import { position } from '../testing/position.ts'

describe('6.6 Retreat', () => {
  it('goes to adjacent friendly or vacant areas, several if wished', () => {
    const table = position({ derby: 'york, devon, clifford', leicester: 'oxford', warwick: 'essex' })
    table.battle('derby', 'york').hold(1)
    expect(table.offered('lancaster', 'retreat').sort()).toEqual(
      ['chester', 'lancaster', 'leicester', 'lincoln', 'south-yorks'].map((area) => `clifford ${area}`),
    )
    expect(table.whyNot('lancaster', 'retreat clifford warwick')).toMatchObject({
      rule: '6.6',
      code: 'enemy-or-battle-there',
    })
    expect(table.whyNot('lancaster', 'retreat clifford kent')).toMatchObject({
      rule: '6.6',
      code: 'no-border',
    })
    table.lancaster('retreat clifford leicester', 'retreat devon chester')
    expect([table.at('clifford'), table.at('devon'), table.heard('battle-ends')[0].winner]).toEqual([
      'leicester',
      'chester',
      'york',
    ])
  })

  it('is not made over a border by which the enemy came', () => {
    const table = position({ warwick: 'york', derby: 'devon' }).turn('action-2-1', 'action-4-1')
    table.march('york', 'derby').york('end').lancaster('end').hold(1)
    const refusal = table.whyNot('lancaster', 'retreat devon warwick')
    expect(refusal).toMatchObject({ rule: '6.6', code: 'enemy-entered-here' })
    expect(table.whyNot('lancaster', 'retreat devon leicester')).toBeNull()
  })

  const bothOverOneBorder = () => {
    const table = position({ warwick: 'york', chester: 'oxford', derby: 'devon' }).turn(
      'action-2-1',
      'action-4-1',
    )
    table.march('york', 'derby').york('end').march('oxford', 'warwick', 'derby').lancaster('end')
    return table.hold(1)
  }

  it('R-24 is made over a border that both used by Player 2 alone', () => {
    const table = bothOverOneBorder()
    expect(table.state.first).toBe(1)
    expect(table.whyNot('lancaster', 'retreat oxford warwick')).toBeNull()
    table.lancaster('hold oxford', 'hold devon')
    expect(table.whyNot('york', 'retreat york warwick')).toMatchObject({
      rule: '6.6',
      code: 'enemy-entered-here',
    })
  })

  it('counts border limits in each round anew', () => {
    const blocks = 'henry-vi, oxford, clifford, exeter-l, richmond'
    const table = position({ lancaster: `york, ${blocks}` })
      .battle('lancaster', 'york')
      .hold(1)
    table.lancaster('retreat oxford cumbria', 'retreat clifford cumbria')
    const full = table.whyNot('lancaster', 'retreat exeter-l cumbria')
    expect(full).toMatchObject({ rule: '6.6', code: 'border-full', params: { limit: 2 } })
    table.hold(1)
    expect(table.round).toBe(3)
    expect(table.whyNot('lancaster', 'retreat exeter-l cumbria')).toBeNull()
  })

  it('eliminates a block that must retreat and cannot', () => {
    const around = {
      chester: 'devon',
      lancaster: 'oxford',
      leicester: 'clifford',
      lincoln: 'beaumont',
      'south-yorks': 'pembroke',
      warwick: 'wiltshire',
    }
    const table = position({ derby: 'york 4, henry-vi 4', ...around })
      .battle('derby', 'york')
      .hold(3)
    table.lancaster('hold henry-vi')
    expect([table.at('york'), table.step]).toEqual(['dead', 'regroup'])
  })

  it('is seen: the block keeps the token by which it can be followed', () => {
    const table = position({ derby: 'york, devon' }).battle('derby', 'york').hold(1)
    const token = table.token('devon')
    table.lancaster('retreat devon leicester')
    expect(table.token('devon')).toBe(token)
    expect(table.view(1).blocks.find((block) => block.token === token)).not.toHaveProperty('block')
  })

  it('R-25 never goes into an exile area of the enemy, even a vacant one', () => {
    const table = position({ northumbria: 'york, march, devon' }).battle('northumbria', 'lancaster').hold(1)
    expect(table.whyNot('york', 'retreat march scotland')).toMatchObject({ rule: '2.7', code: 'enemy-exile' })
  })
})

describe('6.7 Regroup', () => {
  const won = (more: Record<string, string> = {}) => {
    const table = position({ lancaster: 'york 4, march 3, rutland 3, hastings, devon 1', ...more })
    return table.battle('lancaster', 'lancaster').dice(1, 1, 1).york('fight march')
  }

  it('lets all blocks of the winner go to adjacent friendly or vacant areas, never to enemy ones', () => {
    const table = won({ chester: 'oxford' })
    expect([table.step, table.deciding]).toEqual(['regroup', ['york']])
    expect(table.offered('york', 'regroup')).toContain('york derby')
    expect(table.whyNot('york', 'regroup york chester')).toMatchObject({
      rule: '6.6',
      code: 'enemy-or-battle-there',
    })
    table.york('regroup york derby', 'done')
    expect(table.at('york')).toBe('derby')
  })

  it('keeps border limits', () => {
    const table = won().york('regroup york derby', 'regroup march derby')
    const refusal = table.whyNot('york', 'regroup rutland derby')
    expect(refusal).toMatchObject({ rule: '6.7', code: 'border-full', params: { limit: 2 } })
  })

  it('R-25 never goes into an exile area of the enemy', () => {
    const table = position({ cumbria: 'york 4, devon 1' }).battle('cumbria', 'lancaster').dice(1, 1, 1, 1)
    table.york('fight york')
    expect(table.whyNot('york', 'regroup york scotland')).toMatchObject({ rule: '2.7', code: 'enemy-exile' })
  })

  it('includes reserves of the winner, and is for the blocks of this battle alone', () => {
    const placement = { derby: 'oxford 3', warwick: 'beaumont', leicester: 'essex 1', kent: 'devon' }
    const table = position(placement).turn('action-4-1', 'action-2-1')
    table
      .march('oxford', 'leicester')
      .march('beaumont', 'leicester')
      .lancaster('end', 'lead oxford')
      .york('end')
    table.dice(1, 1, 1).lancaster('fight oxford')
    expect(table.whyNot('lancaster', 'regroup beaumont lincoln')).toBeNull()
    expect(table.whyNot('lancaster', 'regroup devon sussex')).toMatchObject({
      rule: '6.7',
      code: 'not-in-this-battle',
    })
  })
})
