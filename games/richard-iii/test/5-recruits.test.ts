import { describe, expect, it } from 'vitest'
import { position } from '../testing/position.ts'

const pool = (blocks: string, more: Record<string, string> = {}) => position({ pool: blocks, ...more })

describe('5.4 Recruits', () => {
  it('EX-8 places Northumberland and the Newcastle levy in Northumbria for 2 AP', () => {
    const table = pool('northumberland-l, newcastle-levy').acts('lancaster', 'action-2-2')
    table.lancaster('recruit northumberland-l northumbria', 'recruit newcastle-levy northumbria')
    expect([table.at('northumberland-l'), table.at('newcastle-levy')]).toEqual(['northumbria', 'northumbria'])
    expect([table.steps('northumberland-l'), table.state.points]).toEqual([4, 0])
  })

  it('EX-8 places Norfolk, Suffolk and the Norwich levy in East Anglia for 3 AP', () => {
    const table = pool('norfolk, suffolk, norwich-levy').acts('york', 'action-3-1')
    for (const block of ['norfolk', 'suffolk', 'norwich-levy']) table.york(`recruit ${block} east-anglia`)
    expect(table.state.points).toBe(0)
    expect(table.at('suffolk')).toBe('east-anglia')
  })

  it('does not reveal which block was placed', () => {
    const table = pool('norfolk, suffolk').acts('york', 'action-3-1').york('recruit suffolk east-anglia')
    expect(table.heard('recruited', 0)[0].block).toBeUndefined()
    expect(table.heard('recruited', 1)[0].block).toBeDefined()
    expect(table.view(0).blocks).toEqual([
      expect.not.objectContaining({ block: expect.anything(), steps: expect.anything() }),
    ])
    expect(table.view(0).pools[1]).toEqual({ count: 1, blocks: [] })
  })

  it.each([
    ['noble', 'norfolk', 'caernarvon', 'kent', 'not-his-shield'],
    ['church', 'canterbury-church-y', 'kent', 'south-yorks', 'not-its-cathedral'],
    ['levy', 'london-levy', 'middlesex', 'wilts', 'not-its-city'],
  ])('places a %s where it belongs, friendly or vacant', (_, block, home, elsewhere, code) => {
    const table = pool(block).acts('york', 'action-3-1')
    expect(table.whyNot('york', `recruit ${block} ${elsewhere}`)).toMatchObject({ rule: '5.4', code })
    expect(table.whyNot('york', `recruit ${block} ${home}`)).toBeNull()
    const friendly = pool(block, { [home]: 'march' }).acts('york', 'action-3-1')
    expect(friendly.whyNot('york', `recruit ${block} ${home}`)).toBeNull()
    const held = pool(block, { [home]: 'devon' }).acts('york', 'action-3-1')
    expect(held.whyNot('york', `recruit ${block} ${home}`)).toMatchObject({
      rule: '5.4',
      code: 'enemy-there',
    })
  })

  it('places a bombard only in a friendly city, whichever side the city favours', () => {
    const table = pool('bombard-l', { middlesex: 'henry-vi', kent: 'oxford' }).acts('lancaster', 'action-3-1')
    expect(table.offered('lancaster', 'recruit')).toEqual(['bombard-l middlesex'])
    const vacant = table.whyNot('lancaster', 'recruit bombard-l warwick')
    expect(vacant).toMatchObject({ rule: '5.4', code: 'bombard-needs-a-friendly-city' })
    expect(table.whyNot('lancaster', 'recruit bombard-l kent')).toMatchObject({ code: 'no-city-there' })
  })

  it('places the Rebel in any vacant area outside exile, R-43 the Isle of Man included', () => {
    const table = pool('rebel-y', { kent: 'march', essex: 'oxford' }).acts('york', 'action-3-1')
    expect(table.whyNot('york', 'recruit rebel-y isle-of-man')).toBeNull()
    expect(table.whyNot('york', 'recruit rebel-y derby')).toBeNull()
    for (const held of ['kent', 'essex']) {
      const refusal = table.whyNot('york', `recruit rebel-y ${held}`)
      expect(refusal).toMatchObject({ rule: '5.4', code: 'rebel-needs-a-vacant-area' })
    }
    expect(table.whyNot('york', 'recruit rebel-y calais')).toMatchObject({ code: 'rebel-not-in-exile' })
    expect(table.whyNot('york', 'recruit rebel-y france')).toMatchObject({ rule: '2.7' })
  })

  it('places the Welsh in any friendly or vacant area of Wales; the other mercenaries are simply moved', () => {
    const table = pool('welsh-mercenary', { powys: 'march', france: 'french-mercenary' })
    table.acts('lancaster', 'action-3-1')
    expect(table.offered('lancaster', 'recruit').sort()).toEqual([
      'welsh-mercenary caernarvon',
      'welsh-mercenary glamorgan',
      'welsh-mercenary pembroke',
    ])
    const refusal = table.whyNot('lancaster', 'recruit welsh-mercenary chester')
    expect(refusal).toMatchObject({ rule: '5.4', code: 'not-in-wales' })
    expect(table.whyNot('lancaster', 'move french-mercenary')).toBeNull()
  })

  it('recruits nobody from the other pool, nor who is not in a pool', () => {
    const table = pool('norfolk, stanley-l', { kent: 'march' }).acts('york', 'action-3-1')
    for (const words of ['recruit stanley-l lancaster', 'recruit march derby']) {
      expect(table.whyNot('york', words)).toMatchObject({ rule: '5.4', code: 'not-in-your-pool' })
    }
  })

  it('places Warwick in Calais only while he is Yorkist', () => {
    const york = pool('warwick-y').acts('york', 'action-3-1')
    expect(york.whyNot('york', 'recruit warwick-y calais')).toBeNull()
    const lancaster = pool('warwick-l').acts('lancaster', 'action-3-1')
    expect(lancaster.whyNot('lancaster', 'recruit warwick-l calais')).toMatchObject({ rule: '2.7' })
  })

  it('R-42 does not open a dead kinsman’s shield to a Neville, unless the players have agreed on it', () => {
    const dead = { dead: 'salisbury-y' }
    const table = pool('kent-y', dead).acts('york', 'action-3-1')
    const refusal = table.whyNot('york', 'recruit kent-y north-yorks')
    expect(refusal).toMatchObject({ rule: '5.4', code: 'not-his-shield' })
    const agreed = position({ pool: 'kent-y', ...dead }, { readings: { nevillesShare: true } })
    expect(agreed.acts('york', 'action-3-1').whyNot('york', 'recruit kent-y north-yorks')).toBeNull()
  })

  it('R-42 gives a Neville no bonus at a dead kinsman’s shield, unless the players have agreed on it', () => {
    const placement = { 'north-yorks': 'kent-y 3, devon 2', dead: 'salisbury-y' }
    const fought = (nevillesShare: boolean) => {
      const table = position(placement, { readings: { nevillesShare } }).battle('north-yorks', 'lancaster')
      return table.dice(6, 6, 6).york('fight kent-y').ratings()
    }
    expect(fought(false)).toEqual([['kent-y', 2]])
    expect(fought(true)).toEqual([['kent-y', 3]])
  })

  it('R-38 recruits an heir from the pool as a minor would enter: a crown for the King’s, exile for the other’s', () => {
    const royal = pool('somerset', { kent: 'henry-vi', derby: 'essex' }).acts('lancaster', 'action-3-1')
    expect(royal.whyNot('lancaster', 'recruit somerset middlesex')).toBeNull()
    expect(royal.whyNot('lancaster', 'recruit somerset dorset')).toMatchObject({
      rule: '6.82',
      code: 'not-a-crown-area',
    })
    expect(royal.whyNot('lancaster', 'recruit somerset derby')).toMatchObject({ code: 'enemy-there' })
    const exiled = pool('march').acts('york', 'action-3-1')
    expect(exiled.offered('york', 'recruit').sort()).toEqual(['march calais', 'march ireland'])
    expect(exiled.whyNot('york', 'recruit march derby')).toMatchObject({
      rule: '6.82',
      code: 'not-your-exile',
    })
  })

  it('adds no steps to blocks in the course of a campaign', () => {
    const table = position({ kent: 'devon 1', sussex: 'york 1' }, { turn: 2 }).turn(
      'action-2-1',
      'action-3-1',
    )
    table.york('end').lancaster('end')
    expect([table.steps('devon'), table.steps('york'), table.state.turn]).toEqual([1, 1, 3])
  })
})
