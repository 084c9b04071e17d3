import { describe, expect, it } from 'vitest'
import { tokensLeft } from '../rules/5-basics.ts'
import { turnOne } from '../testing/openings.ts'
import { type Circumstances, type Position, position } from '../testing/position.ts'

describe('9.5 Mobilisation', () => {
  const mobilising = (board: Record<string, string>, given: Circumstances = {}): Position =>
    turnOne(board, { money: { france: 12 }, hands: { britain: '1' }, ...given })

  it('9.5.1 Units, cards and Morale for 1 Money each, a Fortress for 5, in any mix', () => {
    const table = mobilising({ paris: 'France 1', bavaria: 'France garrison' })
    table.does('france', 'buy-unit @paris').does('france', 'buy-card').does('france', 'buy-morale')
    expect([table.money('france'), table.at('paris'), table.morale('france')]).toEqual([9, 'France 2', 6])
    table.does('france', 'buy-fortress bavaria')
    expect(table.money('france')).toBe(4)
    expect(table.whyNot('france', 'buy-fortress bavaria')).toEqual({ rule: '9.5.1', code: 'no-money' })
    for (let i = 0; i < 4; i++) table.does('france', 'buy-card')
    expect(table.whyNot('france', 'buy-card')).toEqual({ rule: '9.5.1', code: 'no-money' })
  })
  it('9.5.1 offers exactly what can be bought: every General with room, every Garrison without a Fortress', () => {
    const table = mobilising({
      paris: 'France 1',
      guyenne: 'France 3',
      provence: 'France 0',
      bavaria: 'France garrison',
      pfalz: 'France garrison, fortress',
      napoli: 'France garrison',
      saxonia: 'Prussia garrison',
    })
    expect(table.offers('france').toSorted()).toEqual(
      [
        'buy-card',
        'buy-fortress bavaria',
        'buy-fortress napoli',
        'buy-morale',
        `buy-unit ${table.general('france', 'paris')}`,
        `buy-unit ${table.general('france', 'provence')}`,
        'end-mobilisation',
      ].toSorted(),
    )
    for (const words of ['buy-unit @provence', 'buy-unit @provence', 'buy-morale', 'buy-morale', 'buy-card'])
      table.does('france', words)
    expect([table.at('provence'), table.morale('france'), table.money('france')]).toEqual(['France 2', 7, 7])
  })
  it('9.5.1, 5.4 sells Morale up to 15 and no more', () => {
    const table = mobilising({}, { morale: { france: 13 } })
    table.does('france', 'buy-morale').does('france', 'buy-morale')
    expect([table.morale('france'), table.money('france')]).toEqual([15, 10])
    expect(table.whyNot('france', 'buy-morale')).toEqual({ rule: '5.4', code: 'morale-is-full' })
    expect(table.offers('france', 'buy-morale')).toEqual([])
  })
  it('9.5.1 × 9.5.2 keeps back the cards that the Generals beside the board will bring', () => {
    const stocked = (board: Record<string, string>) => {
      const table = mobilising(board, { pile: '1 1 2 2 3 3' })
      let bought = 0
      for (; table.whyNot('france', 'buy-card') === null; bought++) table.does('france', 'buy-card')
      table.does('france', 'end-mobilisation').does('britain', 'discard 1').does('russia', 'end-leadership')
      return [bought, table.cards('france')]
    }
    const [most, had] = stocked({ paris: 'France 1', guyenne: 'France 0', provence: 'France 0' })
    expect(had).toBe(most + 1)
    expect(stocked({ paris: 'France 1' })).toEqual([most - 2, had])
  })
  it('R36: no card is sold that is not there', () => {
    const table = mobilising(
      { paris: 'France 1', guyenne: 'France 0', provence: 'France 0', picardie: 'Stuart 0' },
      { pile: '1 2 3', draws: [0] },
    )
    table.does('france', 'buy-card').does('france', 'buy-card')
    expect(table.whyNot('france', 'buy-card')).toEqual({ rule: '9.5.1', code: 'no-cards-left' })
  })
  it('R35: a Power without tokens buys no Units', () => {
    const table = mobilising({ paris: 'France 1' })
    for (let i = 0; tokensLeft(table.state, 3) > 0; i++) table.state.garrison[i] = 3
    expect(table.whyNot('france', 'buy-unit @paris')).toEqual({ rule: '9.5.1', code: 'no-tokens-left' })
  })
  it('9.5 by the Power on that action, until it says so, and not before an Ally has given (R35)', () => {
    expect(mobilising({}).whyNot('russia', 'buy-morale')).toEqual({ rule: '5.1.2', code: 'not-your-action' })
    const both: Circumstances = { players: 4, controller: { russia: 'france' }, hands: { britain: '1' } }
    const over = turnOne({ kiev: 'Russia 1' }, { ...both, money: { france: 2 } }).does(
      'france',
      'end-mobilisation',
    )
    for (const words of ['buy-morale', 'end-mobilisation']) {
      expect(over.whyNot('france', words)).toEqual({ rule: '9.5', code: 'mobilisation-is-over' })
    }
    const waits = turnOne(
      { kiev: 'Russia 1' },
      { ...both, controller: { russia: 'france', spain: 'prussia' }, money: { france: 2, spain: 2 } },
    )
    expect(waits.deciding).toContain('france')
    expect(waits.whyNot('france', 'buy-morale')).toEqual({ rule: '9.0.1', code: 'waits-for-subsidies' })
    expect(waits.does('spain', 'end-offers').whyNot('france', 'buy-morale')).toBeNull()
  })
  it('9.5.2 one card for each own General off the board', () => {
    const table = mobilising({ paris: 'France 1', guyenne: 'France 0' }, { money: {} })
    table.does('france', 'end-mobilisation').does('britain', 'discard 1').does('russia', 'end-leadership')
    expect(table.cards('france')).toBe(2)
  })
  it('9.5.2 × 9.5.1 for several Generals, R5 Stuart in waiting too, besides the cards bought', () => {
    const drawn = (given: Circumstances, bought: number) => {
      const table = mobilising({ paris: 'France 1' }, given)
      for (let i = 0; i < bought; i++) table.does('france', 'buy-card')
      table.does('france', 'end-mobilisation').does('britain', 'discard 1').does('russia', 'end-leadership')
      return [table.cards('france'), table.offBoard('france')]
    }
    const [cards, off] = drawn({}, 0)
    expect(cards).toBe(off)
    expect(drawn({}, 3)).toEqual([off + 3, off])
    expect(drawn({ stuart: 'waits' }, 2)).toEqual([off + 2, off])
  })
  it('9.5.3 Units go under Generals on the board, at most three under each', () => {
    const table = mobilising({ paris: 'France 3' })
    expect(table.whyNot('france', 'buy-unit @paris')).toEqual({ rule: '9.5.3', code: 'three-units-at-most' })
    expect(table.whyNot('france', 'buy-unit belle-isle')).toEqual({
      rule: '9.5.3',
      code: 'general-is-off-the-board',
    })
    expect(table.whyNot('france', 'buy-unit lacy')).toEqual({ rule: '9.5.3', code: 'not-your-general' })
  })
  it('9.5.4 a Fortress where there is an own Garrison, one to a territory, six in all, never removed', () => {
    const table = mobilising({
      bavaria: 'France garrison',
      pfalz: 'France garrison, fortress',
      saxonia: 'Prussia garrison',
    })
    expect(table.whyNot('france', 'buy-fortress paris')).toEqual({
      rule: '9.5.4',
      code: 'no-garrison-of-yours',
    })
    expect(table.whyNot('france', 'buy-fortress saxonia')).toEqual({
      rule: '9.5.4',
      code: 'no-garrison-of-yours',
    })
    expect(table.whyNot('france', 'buy-fortress pfalz')).toEqual({ rule: '9.5.4', code: 'fortress-stands' })
    expect(table.whyNot('france', 'buy-fortress bavaria')).toBeNull()
    const six = ['holland', 'flandria', 'nassau', 'silesia', 'napoli', 'crimea']
    const none = mobilising({
      bavaria: 'France garrison',
      ...Object.fromEntries(six.map((at) => [at, 'fortress'])),
    })
    expect(none.whyNot('france', 'buy-fortress bavaria')).toEqual({ rule: '9.5.4', code: 'no-fortress-left' })
  })
  it('9.5.5 Corruption: what is not spent is lost', () => {
    const table = mobilising({}).does('france', 'buy-morale').does('france', 'end-mobilisation')
    expect(table.money('france')).toBe(0)
    expect(table.heard('mobilisation-ended')).toMatchObject([{ lost: 11 }])
  })
})

describe('9.6 Gain Influence', () => {
  it('the value of disputed territories with own stripe and of other Powers’ homes', () => {
    const table = turnOne(
      {
        silesia: 'Austria garrison',
        saxonia: 'Austria garrison',
        podolia: 'Austria garrison',
        berlin: 'Austria garrison',
      },
      { hands: { britain: '1' } },
    )
    table.does('britain', 'discard 1').does('russia', 'end-leadership').does('france', 'end-mobilisation')
    expect(table.influence('austria')).toBe(2 + 1 + 2)
  })
  it('12.7 a Minor gains none; but if it is Emperor its controller gains 2 (R46)', () => {
    const gains = (emperor?: string) => {
      const table = position(
        { holland: 'Spain garrison', napoli: 'Spain garrison' },
        {
          players: 4,
          controller: { spain: 'prussia' },
          hands: { france: '1' },
          ...(emperor ? { emperor } : {}),
        },
      ).actions('spain', 'gainInfluence')
      for (const [power, words] of [
        ['france', 'discard 1'],
        ['prussia', 'end-offers'],
        ['britain', 'end-leadership'],
      ] as const) {
        if (table.whyNot(power, words) === null) table.does(power, words)
      }
      return table.influence('prussia')
    }
    expect(gains()).toBe(0)
    expect(gains('spain')).toBe(2)
  })
})
