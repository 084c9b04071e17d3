import { describe, expect, it } from 'vitest'
import { castleLimit } from '../rules/1-board.ts'
import { AREAS, areaNumber, BLOCKS, blockNumber, ENGLAND, HOMES, MAP, SCOTLAND } from '../tables.ts'
import { position } from '../testing/position.ts'

describe('1.1 Areas', () => {
  it('has 23 areas and 49 borders', () => {
    expect(AREAS).toHaveLength(23)
    expect(MAP.borders).toHaveLength(49)
  })

  it('EX-18 lets nobody cross the water between Carrick and Argyll, or Lothian and Fife', () => {
    const table = position({ carrick: 'douglas', lothian: 'campbell' }).turn('move-1-1', 'move-3-1')
    table.scotland('move douglas')
    expect(table.whyNot('scotland', 'to argyll')).toMatchObject({ rule: '1.1', code: 'no-border' })
    table.scotland('to lanark', 'stop', 'move campbell')
    expect(table.whyNot('scotland', 'to fife')).toMatchObject({ rule: '1.1', code: 'no-border' })
    expect(table.whyNot('scotland', 'to mentieth')).toBeNull()
  })
})

describe('1.2 Castle limits', () => {
  it('has castles of 1, 2 and 3 and none in England, Garmoran and Selkirk', () => {
    const limit = (area: string) => castleLimit(ENGLAND, areaNumber(area))
    expect([limit('ross'), limit('buchan'), limit('mentieth')]).toEqual([1, 2, 3])
    expect([limit('england'), limit('garmoran'), limit('selkirk')]).toEqual([0, 0, 0])
    expect(AREAS.reduce((sum, area) => sum + limit(area), 0)).toBe(32)
  })

  it('limits who may winter and what may be built by the same number', () => {
    const table = position({ buchan: 'douglas 1, campbell 1, graham 1', angus: 'angus-e' }).winter()
    expect(table.step).toBe('scottish-disband')
    table.scotland('disband graham')
    expect(table.step).toBe('scottish-builds')
    table.scotland('build douglas', 'build campbell')
    expect(table.whyNot('scotland', 'build campbell')).toMatchObject({ code: 'no-points-left-here' })
  })
})

describe('1.3 Cathedrals', () => {
  it('EX-1 makes Fife worth 3 to Scotland and 2 to England', () => {
    expect(castleLimit(SCOTLAND, areaNumber('fife'))).toBe(3)
    expect(castleLimit(ENGLAND, areaNumber('fife'))).toBe(2)
  })

  it('stands in Strathspey, Lennox and Fife only', () => {
    const withCathedral = AREAS.filter((_, area) => castleLimit(SCOTLAND, area) > castleLimit(ENGLAND, area))
    expect(withCathedral).toEqual(['strathspey', 'lennox', 'fife'])
  })
})

describe('1.4 Home areas of nobles', () => {
  const rating = (placement: Record<string, string>, attacker: 'england' | 'scotland', block: string) => {
    const area = Object.keys(placement)[0]
    const table = position(placement).battle(area, attacker)
    const side = BLOCKS[blockNumber(block)].endsWith('-e') ? 'england' : 'scotland'
    table.act(side, `fight ${block}`)
    return table.heard('fought')[0].rating
  }

  it('lets a noble who defends his home fight one better', () => {
    expect(rating({ buchan: 'buchan-s 3, york-infantry 4' }, 'england', 'buchan-s')).toBe(3)
    expect(rating({ angus: 'buchan-s 3, york-infantry 4' }, 'england', 'buchan-s')).toBe(2)
  })

  it('gives nothing to a noble who attacks his home', () => {
    expect(rating({ buchan: 'buchan-s 3, york-infantry 4' }, 'scotland', 'buchan-s')).toBe(2)
  })

  it('holds even if he moved in this turn', () => {
    const table = position({ angus: 'buchan-s 3', mar: 'york-infantry 4', ross: 'ross-s' })
    table.turn('move-1-1', 'move-3-1').march('buchan-s', 'buchan').scotland('end')
    table.march('york-infantry', 'buchan').england('end').scotland('fight buchan-s')
    expect(table.heard('fought')[0].rating).toBe(3)
  })

  it('H-4 holds if he changed sides there in the course of the battle', () => {
    // Buchan is captured in round one by the Scots who defend his home, and then defends it with them.
    const captured = position({ buchan: 'buchan-e 1, wallace 4, york-infantry 1' }).battle(
      'buchan',
      'england',
    )
    captured.dice(1, 6, 6, 6).scotland('fight wallace').england('hit buchan-e')
    expect(captured.at('buchan-s')).toBe('buchan')
    captured.england('hold york-infantry').scotland('hold wallace', 'fight buchan-s')
    expect(captured.heard('fought').at(-1)).toMatchObject({ rating: 3 })
  })

  it('gives Bruce and Comyn two homes each', () => {
    const homes = (block: string) => HOMES[blockNumber(block)].map((area) => AREAS[area]).sort()
    expect(homes('bruce-s')).toEqual(['annan', 'carrick'])
    expect(homes('comyn-e')).toEqual(['badenoch', 'lochaber'])
    expect(rating({ carrick: 'bruce-e 4, douglas 4' }, 'scotland', 'bruce-e')).toBe(3)
    expect(rating({ annan: 'bruce-e 4, douglas 4' }, 'scotland', 'bruce-e')).toBe(3)
  })
})
