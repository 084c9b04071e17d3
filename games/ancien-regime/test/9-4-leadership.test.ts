import { describe, expect, it } from 'vitest'
import { turnOne } from '../testing/openings.ts'
import { type Circumstances, type Position, position } from '../testing/position.ts'

describe('9.4 Leadership, one of three uses', () => {
  const leading = (board: Record<string, string>, given: Circumstances = {}): Position =>
    turnOne(board, { hands: { britain: '1' }, ...given })

  it('9.4.1 places any number of Generals in controlled territories without an own General', () => {
    const table = leading({ kiev: 'Russia 1', warszawa: 'Russia garrison' })
    expect(table.whyNot('russia', 'place saltykov kiev')).toEqual({
      rule: '9.4.1',
      code: 'own-general-there',
    })
    expect(table.whyNot('russia', 'place saltykov litwa')).toEqual({ rule: '9.4.1', code: 'not-controlled' })
    expect(table.whyNot('russia', 'place lacy moskva')).toEqual({
      rule: '9.4.1',
      code: 'general-is-on-the-board',
    })
    expect(table.whyNot('russia', 'place saxe paris')).toEqual({ rule: '9.4.1', code: 'not-your-general' })
    table.does('russia', 'place saltykov warszawa').does('russia', 'place fermor moskva')
    expect([table.at('warszawa'), table.at('moskva')]).toEqual(['Russia 0, Russia garrison', 'Russia 0'])
  })
  it('9.4.1, R13: or takes any number off, their Units being lost; never both', () => {
    const table = leading({ kiev: 'Russia 3', moskva: 'Russia 2' }).does('russia', 'recall lacy')
    expect([table.at('kiev'), table.offBoard('russia')]).toEqual(['', 3])
    expect(table.whyNot('russia', 'place lacy kiev')).toEqual({
      rule: '9.4.1',
      code: 'one-use-of-leadership',
    })
    expect(table.whyNot('russia', 'take-card')).toEqual({ rule: '9.4', code: 'one-use-of-leadership' })
    expect(table.whyNot('russia', 'recall fermor')).toEqual({
      rule: '9.4.1',
      code: 'general-is-off-the-board',
    })
    expect(table.whyNot('russia', 'recall saltykov')).toBeNull()
    const placed = leading({ kiev: 'Russia 3' }).does('russia', 'place fermor moskva')
    expect(placed.whyNot('russia', 'recall lacy')).toEqual({ rule: '9.4.1', code: 'one-use-of-leadership' })
  })
  it('R37: not where an enemy General stands, and a Power that controls nothing places nobody', () => {
    const table = leading({ moskva: 'France 2', kiev: 'Austria 2' })
    expect(table.whyNot('russia', 'place lacy moskva')).toEqual({
      rule: '9.4.1',
      code: 'enemy-general-there',
    })
    expect(table.whyNot('russia', 'place lacy kiev')).toBeNull()
    const homes = [
      'st-petersburg',
      'karelia',
      'livonia',
      'novgorod',
      'smolensk',
      'moskva',
      'kiev',
      'zaporozhye',
    ]
    const nothing = leading(Object.fromEntries(homes.map((home) => [home, 'France garrison'])))
    expect(nothing.offers('russia', 'place')).toEqual([])
    expect(nothing.whyNot('russia', 'take-card')).toBeNull()
  })
  it('9.4 one Power’s Generals, one use, and then it is over', () => {
    const table = leading({ kiev: 'Russia 3', paris: 'France 1' })
    expect(table.whyNot('russia', 'recall saxe')).toEqual({ rule: '9.4.1', code: 'not-your-general' })
    table.does('russia', 'place saltykov moskva')
    expect(table.whyNot('russia', 'take-morale')).toEqual({ rule: '9.4', code: 'one-use-of-leadership' })
    const both = turnOne(
      { kiev: 'Russia 1', paris: 'France 1' },
      { players: 4, controller: { russia: 'france' }, money: { france: 2 }, hands: { britain: '1' } },
    ).does('russia', 'end-leadership')
    expect(both.deciding).toContain('france')
    for (const words of ['take-card', 'recall lacy', 'place saltykov moskva', 'end-leadership']) {
      expect(both.whyNot('russia', words)).toEqual({ rule: '9.4', code: 'leadership-is-over' })
    }
  })
  it('9.4.2 or one card', () => {
    const table = leading({})
      .does('russia', 'take-card')
      .does('britain', 'discard 1')
      .does('france', 'end-mobilisation')
    expect(table.cards('russia')).toBe(1)
  })
  it('9.4.3 or 1 Morale', () => {
    const table = leading({}, { morale: { russia: 3 } }).does('russia', 'take-morale')
    expect(table.morale('russia')).toBe(4)
    expect(table.deciding).not.toContain('russia')
  })
})

describe('9.4.4 Frederick’s Move', () => {
  it('R28: one Movement Turn with Frederick alone, without Arbiter and disbanding; he attacks and garrisons as usual', () => {
    const table = position({
      berlin: 'Frederick 3',
      magdeburg: 'Prussia 1',
      saxonia: 'Austria garrison',
      pomerania: 'Prussia garrison',
    })
    table.frederickMove()
    expect(table.step).toBe('movement-turn')
    expect(table.whyNot('prussia', 'march @magdeburg saxonia')).toEqual({
      rule: '9.4.4',
      code: 'only-frederick',
    })
    expect(table.whyNot('prussia', 'disband pomerania')?.code).toBe('not-now')
    table
      .does('prussia', 'march @berlin saxonia')
      .does('prussia', 'leave-garrison berlin')
      .does('prussia', 'end-turn')
    table.does('prussia', 'stand-aside').does('prussia', 'garrison @saxonia')
    expect([table.at('saxonia'), table.at('berlin')]).toEqual([
      'Frederick 0, Prussia garrison',
      'Prussia garrison',
    ])
    expect([table.step, table.deciding]).toEqual(['arbiter', ['spain']])
  })
  it('R28: defeated or off the board he stays Frederick', () => {
    const table = position({ berlin: 'Frederick 3' }, { hands: { russia: '1' } }).turnBegins(
      'prussia',
      'leadership',
    )
    table.does('prussia', 'recall frederick-ii').does('prussia', 'end-leadership')
    table.does('russia', 'discard 1').does('britain', 'end-mobilisation')
    expect(table.deciding).toEqual(['spain'])
    const back = position({}).turnBegins('prussia', 'leadership')
    expect(back.does('prussia', 'place frederick-ii berlin').at('berlin')).toBe('Frederick 0')
  })
})
