import { describe, expect, it } from 'vitest'
import { position } from '../testing/position.ts'

describe('4.1 The first Power with 25 Influence wins at once', () => {
  it('by Gain Influence', () => {
    const table = position(
      { silesia: 'Austria garrison' },
      { influence: { austria: 23 }, hands: { britain: '1' } },
    )
    table.actions('austria', 'gainInfluence')
    table.does('britain', 'discard 1').does('russia', 'end-leadership').does('france', 'end-mobilisation')
    expect(table.state.outcome).toEqual({ winners: [2], code: 'influence', rule: '4.1' })
    expect(table.deciding).toEqual([])
  })
  it('not with 24', () => {
    const table = position(
      { silesia: 'Austria garrison' },
      { influence: { austria: 22 }, hands: { britain: '1' } },
    )
    table.actions('austria', 'gainInfluence')
    table.does('britain', 'discard 1').does('russia', 'end-leadership').does('france', 'end-mobilisation')
    expect(table.influence('austria')).toBe(24)
    expect(table.state.outcome).toBeNull()
  })

  const twoBattles = (influence: Record<string, number>, morale: Record<string, number> = {}) =>
    position(
      {
        silesia: 'Austria 1',
        berlin: 'Prussia 3',
        franconia: 'Austria 1',
        magdeburg: 'Prussia 3',
        lorraine: 'France 2',
        bavaria: 'France 1',
      },
      { influence, morale },
    ).movementTurn('prussia')

  it('R6: by a battle, once it is fully resolved; battles still open are then not fought', () => {
    const table = twoBattles({ prussia: 23 })
    table.does('prussia', 'march @berlin silesia').does('prussia', 'march @magdeburg thuringia')
    table.does('prussia', 'end-turn')
    table.does('prussia', 'garrison @silesia').does('austria', 'to-capital')
    expect(table.state.outcome?.winners).toEqual([1])
    const open = position(
      { silesia: 'Austria 1', saxonia: 'Austria 0', berlin: 'Prussia 3', magdeburg: 'Prussia 3' },
      { influence: { prussia: 23 } },
    ).movementTurn('prussia')
    open
      .does('prussia', 'march @berlin silesia')
      .does('prussia', 'march @magdeburg saxonia')
      .does('prussia', 'end-turn')
    open.does('prussia', 'fight silesia').does('prussia', 'no-garrison').does('austria', 'off-board')
    expect(open.state.outcome?.winners).toEqual([1])
    expect(open.at('saxonia')).toBe('Prussia 3, Austria 0')
  })
  it('R6: of several the highest total wins, then Morale, then Power Order', () => {
    const together = (influence: Record<string, number>, morale: Record<string, number>) => {
      const table = position(
        { franconia: 'Austria 0', magdeburg: 'Prussia 3', bavaria: 'France 1' },
        { influence, morale, hands: {} },
      ).movementTurn('prussia')
      table.does('prussia', 'march @magdeburg thuringia')
      table.state.stack.pop()
      table.movementTurn('prussia').does('prussia', 'march @thuringia franconia').does('prussia', 'end-turn')
      table.does('france', 'support @bavaria')
      table.does('prussia', 'no-garrison').does('austria', 'off-board')
      return table.state.outcome?.winners
    }
    expect(together({ prussia: 23, france: 24 }, {})).toEqual([3])
    expect(together({ prussia: 23, france: 23 }, { prussia: 5, france: 6 })).toEqual([3])
    expect(together({ prussia: 23, france: 23 }, { prussia: 5, france: 5 })).toEqual([1])
  })
})
