import { describe, expect, it } from 'vitest'
import { turnAt } from '../frames.ts'
import { CARD_AP, CARDS, isEvent } from '../tables.ts'
import { position } from '../testing/position.ts'
import { opening } from './opening.ts'

describe('1.0 Game turns', () => {
  it('plays card, action, battle and supply phase, and then the next turn', () => {
    const table = position({ kent: 'henry-vi', sussex: 'york', ireland: 'irish-mercenary' }, { turn: 3 })
    table.turn('action-3-1', 'action-2-1').march('henry-vi', 'sussex').lancaster('end').york('end')
    expect(table.step).toBe('battle')
    table.hold(3)
    while (table.step !== 'play-cards') {
      const [side] = table.deciding
      table.act(side, table.offers(side).at(-1) ?? '')
    }
    expect([table.state.turn, table.state.campaign]).toEqual([4, 1])
    const order = table.told.map(({ event }) => event.type)
    expect(order.indexOf('actions-ended')).toBeLessThan(order.indexOf('battle-begins'))
    expect(order.indexOf('battle-ends')).toBeLessThan(order.indexOf('turn-begins'))
  })

  it('has seven turns in a campaign, then a political turn, and three campaigns', () => {
    const table = position({ kent: 'henry-vi' }, { turn: 7 }).turn('action-3-1', 'action-2-1')
    table.lancaster('end').york('end')
    expect(table.heard('political-turn-begins')).toHaveLength(1)
    table.lancaster('home henry-vi middlesex')
    expect([table.state.campaign, table.state.turn, table.step]).toEqual([2, 1, 'keep-hands'])
    expect(opening('wars-of-the-roses').state).toMatchObject({ campaign: 1, lastCampaign: 3 })
  })
})

describe('1.1 Card phase', () => {
  const laying = () =>
    position(
      { kent: 'henry-vi' },
      { hands: ['action-4-1, action-2-1, plague', 'action-4-2, action-3-1, muster'] },
    ).begin(turnAt('cards'))

  it('has both players lay one card face down, and turns them up together', () => {
    const table = laying()
    expect(table.deciding).toEqual(['lancaster', 'york'])
    table.york('lay action-3-1')
    expect(table.deciding).toEqual(['lancaster'])
    expect(table.heard('card-laid', 0)[0].card).toBeUndefined()
    expect(table.view(0)).toMatchObject({ cards: [null, null], laid: [false, true], myCard: null })
    expect(table.view(1).hand).not.toContain('action-3-1')
    table.lancaster('lay action-2-1')
    expect(table.view(0).cards).toEqual(['action-2-1', 'action-3-1'])
    expect(table.deciding).toEqual(['york'])
  })

  it('plays only cards of the hand', () => {
    expect(laying().whyNot('york', 'lay action-4-1')).toMatchObject({ rule: '1.1', code: 'not-in-hand' })
  })

  it('makes the higher card Player 1, and on a tie the Pretender', () => {
    expect(laying().york('lay action-3-1').lancaster('lay action-4-1').state.first).toBe(0)
    expect(laying().york('lay action-4-2').lancaster('lay action-4-1').state.first).toBe(1)
    const king = position({ kent: 'york' }, { throne: 'york', hands: ['action-4-1', 'action-4-2'] })
    king.begin(turnAt('cards')).york('lay action-4-2').lancaster('lay action-4-1')
    expect(king.state.first).toBe(0)
  })

  it('lets a player leave his card unused; what is left is lost', () => {
    const table = position({ kent: 'henry-vi', sussex: 'york' }).turn('action-4-1', 'action-2-1')
    table.lancaster('end').york('end')
    expect(table.state.turn).toBe(2)
  })
})

describe('1.2 Action phase', () => {
  const threePoints = () =>
    position({
      kent: 'henry-vi',
      essex: 'oxford',
      lincoln: 'beaumont',
      cornwall: 'devon',
      middlesex: 'clifford',
      pool: 'northumberland-l, westmoreland-l, newcastle-levy, shrewsbury-l',
    }).acts('lancaster', 'action-3-1')
  const moves = ['henry-vi sussex', 'oxford leicester', 'beaumont derby'].map((words) => words.split(' '))
  const recruits = ['northumberland-l', 'westmoreland-l', 'newcastle-levy']

  it.each([3, 2, 1, 0])(
    'EX-1 lets a card of 3 AP make %i moves and recruits for the rest, not four',
    (count) => {
      const table = threePoints()
      for (const [block, area] of moves.slice(0, count)) table.march(block, area)
      for (const block of recruits.slice(count)) table.lancaster(`recruit ${block} northumbria`)
      expect(table.state.points).toBe(0)
      expect(table.whyNot('lancaster', 'move devon')).toMatchObject({ rule: '1.2', code: 'no-points' })
      const fourth = table.whyNot('lancaster', 'recruit shrewsbury-l south-yorks')
      expect(fourth).toMatchObject({ rule: '1.2', code: 'no-points' })
    },
  )

  it('has Player 1 act before Player 2', () => {
    const table = position({ kent: 'henry-vi', ireland: 'york' }).turn('action-4-1', 'action-2-1')
    expect(table.deciding).toEqual(['lancaster'])
    expect(table.lancaster('end').deciding).toEqual(['york'])
  })

  it('does not let a recruit move in the turn in which it was recruited', () => {
    const table = threePoints().lancaster('recruit northumberland-l northumbria')
    expect(table.whyNot('lancaster', 'move northumberland-l')).toMatchObject({ code: 'already-moved' })
  })

  it('EX-16 plays the first turn of the example', () => {
    const table = opening('wars-of-the-roses')
    table.state.hands = [[], []]
    table.turn('action-3-1', 'action-3-2')
    expect(table.deciding).toEqual(['york'])
    table.sail('warwick-y', 'east-anglia').sail('salisbury-y', 'east-anglia')
    expect(table.state.points).toBe(2)
    table.york('recruit norfolk east-anglia', 'recruit norwich-levy east-anglia')
    expect(table.state.points).toBe(0)
    table.york('end').march('oxford', 'middlesex').march('beaumont', 'leicester', 'middlesex')
    table.lancaster('recruit bombard-l middlesex').lancaster('end')
    expect(table.heard('battle-begins')).toEqual([])
    expect(table.heard('step-lost')).toEqual([])
    expect(table.step).toBe('play-cards')
    expect(table.at('bombard-l')).toBe('middlesex')
  })
})

describe('1.3 Battle phase', () => {
  it('comes after both players have moved, in the order that Player 1 chooses', () => {
    const table = position({ kent: 'henry-vi', sussex: 'york', essex: 'oxford', rutland: 'march' })
    table.turn('action-4-1', 'action-2-1').march('henry-vi', 'sussex').march('oxford', 'rutland')
    table.lancaster('end')
    expect(table.heard('battle-begins')).toEqual([])
    table.york('end')
    expect([table.step, table.deciding]).toEqual(['battles', ['lancaster']])
    expect(table.offers('lancaster')).toEqual(['battle rutland', 'battle sussex'])
  })
})

describe('1.4 Supply phase', () => {
  it('ends every turn, for both players', () => {
    const crowd = {
      derby: 'devon, beaumont, clifford, oxford, pembroke',
      rutland: 'essex, hastings, herbert, worcester, arundel',
    }
    const table = position(crowd).turn('action-4-1', 'action-2-1').lancaster('end').york('end')
    expect([table.step, table.deciding]).toEqual(['supply', ['york']])
    table.york('starve essex')
    expect(table.deciding).toEqual(['lancaster'])
    table.lancaster('starve devon')
    expect([table.steps('essex'), table.steps('devon'), table.step]).toEqual([2, 1, 'play-cards'])
  })
})

describe('5.1 The deck', () => {
  it('R-5 has nineteen action cards and six events', () => {
    expect(CARDS.filter((_, card) => isEvent(card))).toHaveLength(6)
    const worth = (ap: number) => CARDS.filter((_, card) => !isEvent(card) && CARD_AP[card] === ap).length
    expect([worth(2), worth(3), worth(4)]).toEqual([6, 7, 6])
  })
})
