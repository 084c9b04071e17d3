import { fastChance } from '@muster/kernel/chance'
import type { Setup } from '@muster/kernel/game'
import { silentReferee } from '@muster/kernel/referee'
import { checkSetup } from '@muster/kernel/setup'
import { describe, expect, it } from 'vitest'
import { ancienRegime } from '../game.ts'
import { setUp } from '../rules/3-setup.ts'
import { handSize, sizeOf } from '../rules/5-basics.ts'
import { EVERY_POWER, NONE, POWERS, STATUSES, TERRITORIES } from '../tables.ts'
import { Position, position } from '../testing/position.ts'

const start = (scenario: string, players = 7, options: Record<string, string> = {}): Position => {
  const setup: Setup = checkSetup(ancienRegime, { scenario, players, options })
  return new Position(setUp(setup, silentReferee(fastChance(5))), fastChance(6))
}
const byPower = (numbers: readonly number[]): Record<string, number> =>
  Object.fromEntries(POWERS.map((power, i) => [power, numbers[i]]))

describe('3.1 Two scenarios, both for four to seven players', () => {
  it('offers 1740 and 1756', () => {
    expect(ancienRegime.scenarios.map(({ id, players }) => [id, players])).toEqual([
      ['1740', [4, 5, 6, 7]],
      ['1756', [4, 5, 6, 7]],
    ])
  })
  it('has all seven Powers on the board with any number of players', () => {
    for (const players of [4, 7]) {
      const { state } = start('1740', players)
      for (const power of EVERY_POWER) expect(handSize(state, power)).toBeGreaterThan(0)
    }
  })
})

describe('3.2 Missing players’ Powers are Minor and begin uncontrolled', () => {
  it.each([
    [7, []],
    [6, ['ottoman']],
    [5, ['spain', 'ottoman']],
    [4, ['russia', 'spain', 'ottoman']],
  ])('%i players: %j', (players, minors) => {
    const { state } = start('1756', players)
    const uncontrolled = POWERS.filter((_, power) => state.controller[power] === NONE)
    expect(uncontrolled).toEqual(minors)
    expect(ancienRegime.seats({ scenario: '1756', players, options: {} })).toHaveLength(players)
  })
  it('R48: Britain, Prussia, Austria and France always have a player, so Stuart and Frederick never change hands', () => {
    for (const players of [4, 5, 6, 7]) {
      const seats = ancienRegime.seats({ scenario: '1740', players, options: {} })
      expect(seats.slice(0, 4)).toEqual(['britain', 'prussia', 'austria', 'france'])
    }
  })
})

describe('3.3 Statuses at the start', () => {
  it.each([
    ['1740', ['british', 'french', 'british', 'french', 'british', 'french', 'neutral']],
    ['1756', ['british', 'british', 'french', 'french', 'french', 'neutral', 'neutral']],
  ])('%s', (scenario, statuses) => {
    expect(start(scenario).state.status.map((status) => STATUSES[status])).toEqual(statuses)
  })
})

describe('3.4 Morale at the start', () => {
  it.each(['1740', '1756'])('R2: %s, France 11 in both', (scenario) => {
    expect(byPower(start(scenario).state.morale)).toEqual({
      ottoman: 2,
      russia: 3,
      spain: 4,
      britain: 5,
      austria: 9,
      france: 11,
      prussia: 12,
    })
  })
})

describe('3.5 Influence begins at 0', () => {
  it('for everybody, and nobody is Emperor', () => {
    const { state } = start('1740')
    expect(state.influence).toEqual([0, 0, 0, 0, 0, 0, 0])
    expect(state.emperor).toBe(NONE)
  })
})

describe('3.6 Generals, Garrisons and Fortresses of the scenario', () => {
  it('1740', () => {
    const table = start('1740')
    const standing = TERRITORIES.filter((territory) => table.at(territory) !== '')
    expect(Object.fromEntries(standing.map((territory) => [territory, table.at(territory)]))).toEqual({
      london: 'Britain 2',
      hannover: 'Britain 1',
      holland: 'Britain garrison, fortress',
      picardie: 'France 3',
      lorraine: 'France 2, France garrison',
      bavaria: 'France garrison',
      bohemia: 'Austria 2',
      wien: 'Austria 1',
      lombardia: 'Austria garrison',
      saxonia: 'Austria garrison',
      silesia: 'Austria garrison',
      berlin: 'Frederick 3',
      mecklenburg: 'Prussia 3',
      borussia: 'Prussia 2',
      karelia: 'Russia 1',
      'st-petersburg': 'Russia 3',
      kiev: 'Russia 1',
      warszawa: 'Russia garrison',
      polesie: 'Russia garrison',
      podolia: 'Russia garrison',
      madrid: 'Spain 1',
      napoli: 'Spain 1, Spain garrison',
      wallachia: 'Ottoman 1',
      serbia: 'Ottoman 1',
      bessarabia: 'Ottoman garrison',
      crimea: 'Ottoman garrison',
    })
  })
  it('1756', () => {
    const table = start('1756')
    expect(
      ['london', 'hannover', 'lorraine', 'wien', 'silesia', 'smolensk', 'karelia'].map((at) => table.at(at)),
    ).toEqual([
      'Britain 1',
      'Britain 2',
      'France 2',
      'Austria 3',
      'Prussia 3, Prussia garrison',
      'Russia 2',
      '',
    ])
  })
})

describe('3.7, R3 The hands that the scenario lists, and the rest as draw pile', () => {
  it.each([
    ['1740', { britain: 2, prussia: 6, austria: 2, france: 2, russia: 4, spain: 4, ottoman: 2 }],
    ['1756', { britain: 2, prussia: 6, austria: 2, france: 2, russia: 3, spain: 2, ottoman: 2 }],
  ])('R3: %s', (scenario, hands) => {
    const { state } = start(scenario)
    expect(byPower(EVERY_POWER.map((power) => handSize(state, power)))).toEqual(hands)
    expect(sizeOf(state.pile)).toBe(56 - Object.values(hands).reduce((sum, cards) => sum + cards, 0))
  })
  it('R36: the discards are shuffled as soon as the last card is drawn, and a hand that finds nothing gets nothing', () => {
    const table = position({}, { pile: '5', discards: '1 1', hands: { prussia: '2' }, draws: [0] })
    table.actions('prussia', 'drill')
    expect(table.hand('prussia')).toBe('2 5')
    expect(table.discards).toBe('')
    expect(sizeOf(table.state.pile)).toBe(2)
    const empty = position({}, { pile: '', discards: '', draws: [] }).actions('prussia', 'drill')
    expect(empty.hand('prussia')).toBe('')
    expect(empty.heard('no-card-left')).toHaveLength(1)
  })
})

describe('3.8 The general supply and the wheel', () => {
  it('leaves five Fortresses, gives Money to those listed, and has Britain on Drill', () => {
    const table = start('1740')
    expect(table.state.fortress.filter((each) => each === 1)).toHaveLength(1)
    expect(byPower(table.state.money)).toEqual({
      britain: 0,
      prussia: 0,
      austria: 0,
      france: 5,
      russia: 4,
      spain: 6,
      ottoman: 0,
    })
    table.turnBegins('britain', 'drill')
    expect(table.state.turn).toBe(1)
  })
})

describe('3.9 Prussia picks which of its Generals is Frederick', () => {
  const choosing = (): Position => {
    const table = start('1740')
    table.state.stack = [{ step: 'turn', stage: 0 }, { step: 'frederick' }]
    return table
  }
  it('he and the General there change places', () => {
    const table = choosing().does('prussia', 'frederick borussia')
    expect(table.at('borussia')).toBe('Frederick 2')
    expect(table.at('berlin')).toBe('Prussia 3')
    expect(ancienRegime.faults(table.state)).toEqual([])
  })
  it('nobody else, and nowhere else', () => {
    expect(choosing().deciding).toEqual(['prussia'])
    expect(choosing().whyNot('prussia', 'frederick wien')).toEqual({
      rule: '3.9',
      code: 'not-a-prussian-start',
    })
  })
})

describe('3.10 Charles Edward Stuart', () => {
  it('3.10.1 waits beside the board with two French Units, one of two French Generals there', () => {
    const { state } = start('1740')
    expect(position({}, { stuart: 'waits' }).offBoard('france')).toBe(4)
    expect(start('1740').offBoard('france')).toBe(2)
    expect(state.units[13]).toBe(2)
  })
  it('R4: is in force in 1756 too, where an option leaves him out', () => {
    expect(start('1756').state.stuart).toBe(1)
    const without = start('1756', 7, { stuart: 'off' })
    expect(without.state.stuart).toBe(0)
    expect(without.state.units[13]).toBe(0)
    expect(() => start('1740', 7, { stuart: 'off' })).toThrow()
  })

  const landing = (board: Record<string, string> = {}): Position =>
    position({ paris: 'France 1', ...board }, { stuart: 'waits', hands: { france: '5 5' } }).movementTurn(
      'france',
    )

  it('3.10.2 lands with two Units in Scotland during French Movement, which is his move', () => {
    const table = landing().does('france', 'land-stuart')
    expect(table.at('scotland')).toBe('Stuart 2')
    expect(table.whyNot('france', 'march @scotland york')).toEqual({ rule: '9.7.3', code: 'already-moved' })
    expect(table.whyNot('france', 'land-stuart')).toEqual({ rule: '3.10.5', code: 'stuart-not-waiting' })
  })
  it('3.10.2 moves and garrisons normally in later Movement Turns', () => {
    const table = position({ scotland: 'Stuart 2' }).movementTurn('france')
    table.does('france', 'march @scotland york').does('france', 'garrison @york')
    expect(table.at('york')).toBe('Stuart 1, France garrison')
  })
  it('R5: leaves no Garrison where he lands unopposed, not even after another General has moved', () => {
    const table = landing().does('france', 'land-stuart').does('france', 'march @paris normandie')
    expect(table.whyNot('france', 'garrison @scotland')?.rule).toBe('9.7.6')
  })
  it('9.7.5 not where a French General stands already', () => {
    const table = landing({ scotland: 'France 1' })
    expect(table.whyNot('france', 'land-stuart')).toEqual({ rule: '9.7.5', code: 'own-general-there' })
  })
  it('only France lands him', () => {
    const table = position({ london: 'Britain 1' }, { stuart: 'waits' }).movementTurn('britain')
    expect(table.whyNot('britain', 'land-stuart')).toEqual({ rule: '3.10.2', code: 'not-stuart' })
  })
  it('3.10.3 a battle is fought if somebody outside the French Coalition is in Scotland', () => {
    const table = landing({ scotland: 'Britain 1' }).does('france', 'land-stuart').does('france', 'end-turn')
    expect(table.heard('battle-begins')).toMatchObject([{ attacker: 'france', strength: [3, 2] }])
    const friendly = landing({ scotland: 'Prussia 1' })
      .does('france', 'land-stuart')
      .does('france', 'end-turn')
    expect(friendly.heard('battle-begins')).toHaveLength(0)
  })
  it('3.10.4 Mobilisation adds Units to him once he is on the board, and only then (R5)', () => {
    const landed = position({ scotland: 'Stuart 2' }, { money: { france: 3 } }).actions(
      'france',
      'mobilisation',
    )
    expect(landed.does('france', 'buy-unit charles-edward-stuart').at('scotland')).toBe('Stuart 3')
    const waiting = position({}, { stuart: 'waits', money: { france: 3 } }).actions('france', 'mobilisation')
    expect(waiting.whyNot('france', 'buy-unit charles-edward-stuart')).toEqual({
      rule: '9.5.3',
      code: 'general-is-off-the-board',
    })
  })
  it('3.10.4 no other French General is placed in British home territory, Hannover included, even under a Garrison (R5)', () => {
    for (const territory of ['scotland', 'hannover']) {
      const table = position({ [territory]: 'France garrison' }).actions('france', 'leadership')
      expect(table.whyNot('france', `place saxe ${territory}`)).toEqual({
        rule: '3.10.4',
        code: 'no-french-general-in-britain',
      })
    }
    const without = position({ hannover: 'France garrison' }, { stuart: 'not played' }).actions(
      'france',
      'leadership',
    )
    expect(without.whyNot('france', 'place saxe hannover')).toBeNull()
  })
  it('R5: waiting he is not placed by Leadership, but brings a card at Mobilisation', () => {
    const table = position({}, { stuart: 'waits' }).actions('france', 'leadership')
    expect(table.whyNot('france', 'place charles-edward-stuart paris')).toEqual({
      rule: '3.10.2',
      code: 'stuart-waits',
    })
    const cards = position(
      { paris: 'France 1', guyenne: 'France 1', provence: 'France 1' },
      { stuart: 'waits' },
    )
    cards.actions('france', 'mobilisation').does('france', 'end-mobilisation')
    cards.does('russia', 'end-leadership').does('britain', `discard ${cards.hand('britain')}`)
    expect(cards.cards('france')).toBe(1)
  })
  it('3.10.5 beaten he is gone: off the board, never to Paris, and then an ordinary General', () => {
    const table = position(
      { scotland: 'Stuart 1', london: 'Britain 3', york: 'Britain 3' },
      { hands: { britain: '5 5' } },
    ).movementTurn('britain')
    table.does('britain', 'march @york scotland').does('britain', 'end-turn')
    table.does('britain', 'play @scotland 5').does('britain', 'pass')
    expect(table.heard('stuart-gone')).toHaveLength(1)
    expect(table.at('paris')).toBe('')
    expect(table.heard('general-to-capital')).toHaveLength(0)
    const later = position({}, { stuart: 'gone' }).actions('france', 'leadership')
    expect(later.does('france', 'place charles-edward-stuart paris').at('paris')).toBe('Stuart 0')
  })
  it('3.10.5 other French Generals go to Paris as ever', () => {
    const table = position({ scotland: 'Stuart 1', flandria: 'France 0', holland: 'Britain 3' }).movementTurn(
      'britain',
    )
    table
      .does('britain', 'march @holland flandria')
      .does('britain', 'end-turn')
      .does('britain', 'no-garrison')
    expect(table.does('france', 'to-capital').at('paris')).toBe('France 0')
    expect(table.state.stuart).toBe(2)
  })
  it('R5: leaving the board in any way ends the event', () => {
    const table = position({ scotland: 'Stuart 2' }).actions('france', 'leadership')
    table.does('france', 'recall charles-edward-stuart')
    expect(table.heard('stuart-gone')).toHaveLength(1)
    expect(table.state.stuart).toBe(3)
  })
})
