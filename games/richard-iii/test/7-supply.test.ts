import { describe, expect, it } from 'vitest'
import { position } from '../testing/position.ts'

const FIVE = 'devon, beaumont, clifford, oxford, pembroke'

describe('7.1 Supply limits', () => {
  it('lets an area supply four blocks; each one more, of the owner’s choice, loses a step', () => {
    const table = position({ derby: `henry-vi, ${FIVE}` }).supplyPhase()
    expect([table.step, table.deciding]).toEqual(['supply', ['lancaster']])
    expect(table.offered('lancaster', 'starve')).toHaveLength(6)
    table.lancaster('starve henry-vi', 'starve devon')
    expect([table.steps('henry-vi'), table.steps('devon'), table.steps('oxford')]).toEqual([3, 1, 3])
    expect(table.step).toBe('over')
  })

  it('lets an area with a city supply five', () => {
    expect(position({ middlesex: FIVE }).supplyPhase().step).toBe('over')
    expect(position({ middlesex: `henry-vi, ${FIVE}` }).supplyPhase().step).toBe('supply')
  })

  it('R-45 takes no two steps from one block in a phase', () => {
    const table = position({ derby: `henry-vi, ${FIVE}` })
      .supplyPhase()
      .lancaster('starve henry-vi')
    expect(table.whyNot('lancaster', 'starve henry-vi')).toMatchObject({
      rule: '7.1',
      code: 'suffered-already',
    })
  })

  it('kills as battle does, and counts those who die among the sufferers', () => {
    const table = position({ derby: `stanley-l 1, rivers-l 1, ${FIVE}` }).supplyPhase()
    table.lancaster('starve stanley-l', 'starve rivers-l')
    expect([table.at('stanley-l'), table.at('rivers-l'), table.step]).toEqual([
      'face-down',
      'face-down',
      'supply',
    ])
    table.lancaster('starve devon')
    expect(table.step).toBe('over')
  })

  it('is a matter of areas over their limit alone, and of one’s own blocks', () => {
    const table = position({ derby: FIVE, kent: 'henry-vi', essex: 'york' }).supplyPhase()
    for (const block of ['henry-vi', 'york']) {
      expect(table.whyNot('lancaster', `starve ${block}`)).toMatchObject({
        rule: '7.1',
        code: 'area-not-over-limit',
      })
    }
  })

  it('does not tell the opponent who suffers', () => {
    const table = position({ derby: FIVE }).supplyPhase().lancaster('starve oxford')
    expect(table.heard('step-lost', 1)[0]).not.toHaveProperty('block')
    expect(table.heard('step-lost', 0)[0]).toHaveProperty('steps', 2)
  })

  it('R-32 names the King, asks for executions, then settles the Pretender’s heirs and supply, then the King’s', () => {
    const placement = {
      derby: `prince-edward, clarence-l, ${FIVE}`,
      essex: 'york, march, rutland, essex, hastings',
      dead: 'henry-vi',
    }
    const table = position(placement, { minorsDue: [1, 1] })
    table.state.king = -1
    table.supplyPhase()
    expect(table.heard('king-proclaimed')).toHaveLength(1)
    expect([table.step, table.deciding]).toEqual(['executions', ['lancaster']])
    table.lancaster('spare')
    expect([table.step, table.deciding]).toEqual(['heir-enters', ['york']])
    table.york('enter calais')
    expect([table.step, table.deciding]).toEqual(['supply', ['york']])
    table.york('starve york')
    expect([table.step, table.deciding]).toEqual(['heir-enters', ['lancaster']])
    table.lancaster('enter chester')
    expect([table.step, table.deciding]).toEqual(['supply', ['lancaster']])
  })
})

describe('7.2 Exile limits', () => {
  it('EX-15 starves one of three York blocks in Ireland each phase while the Irish are away', () => {
    const table = position({ ireland: 'york, march, rutland', kent: 'irish-mercenary' }).supplyPhase()
    expect([table.step, table.offered('york', 'starve')]).toEqual(['supply', ['york', 'march', 'rutland']])
    table.york('starve rutland')
    expect([table.steps('rutland'), table.step]).toEqual([2, 'over'])
    expect(table.supplyPhase().step).toBe('supply')
  })

  it('EX-15 sends one of them to the pool at the reset', () => {
    const table = position({ ireland: 'york, march, rutland', kent: 'henry-vi' }).politicalTurn()
    table.lancaster('home henry-vi derby')
    expect([table.step, table.deciding, table.offered('york', 'dismiss')]).toEqual([
      'exile-limits',
      ['york'],
      ['york', 'march', 'rutland'],
    ])
    table.york('dismiss rutland')
    expect([table.at('rutland'), table.step]).toEqual(['pool', 'keep-hands'])
  })

  it('supplies four in Calais and France and two in Ireland and Scotland', () => {
    const crowd = (area: string, blocks: string) => position({ [area]: blocks }).supplyPhase().step
    expect(crowd('calais', 'york, march, rutland, essex')).toBe('over')
    expect(crowd('calais', 'york, march, rutland, essex, hastings')).toBe('supply')
    expect(crowd('france', 'henry-vi, devon, oxford, clifford')).toBe('over')
    expect(crowd('france', `henry-vi, devon, oxford, clifford, pembroke`)).toBe('supply')
    expect(crowd('scotland', 'henry-vi, devon')).toBe('over')
    expect(crowd('scotland', 'henry-vi, devon, oxford')).toBe('supply')
  })

  it('R-31 supplies their own mercenaries besides, and no others', () => {
    const home = position({ ireland: 'york, march, irish-mercenary' }).supplyPhase()
    expect(home.step).toBe('over')
    const away = position({ ireland: 'york, march, calais-mercenary' }).supplyPhase()
    expect(away.step).toBe('supply')
    const over = position({ ireland: 'york, march, rutland, irish-mercenary' }).supplyPhase()
    const refusal = over.whyNot('york', 'starve irish-mercenary')
    expect(refusal).toMatchObject({ rule: '7.2', code: 'mercenary-supplied-at-home' })
    const both = 'york, march, rutland, essex, calais-mercenary, burgundian-mercenary'
    expect(position({ calais: both }).supplyPhase().step).toBe('over')
  })
})
