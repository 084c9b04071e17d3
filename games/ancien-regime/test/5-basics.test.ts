import { describe, expect, it } from 'vitest'
import { ancienRegime } from '../game.ts'
import { tokensLeft } from '../rules/5-basics.ts'
import {
  ACTIONS,
  CAPITAL,
  CARD_COUNTS,
  HARBOURS,
  NEIGHBOURS,
  OWNER,
  POWERS,
  powerNumber,
  routeBetween,
  SCENARIOS,
  STRIPES,
  TERRITORIES,
  TOKENS,
  territoryNumber,
  VALUE,
  WHEEL,
} from '../tables.ts'
import { position } from '../testing/position.ts'

const timetable = (turn: number): Record<string, string> =>
  Object.fromEntries(ACTIONS.map((action, i) => [POWERS[WHEEL[0][turn * 7 + i]], action]))

describe('5.1 The Wheel of War', () => {
  it('5.1.1 has seven actions in order', () => {
    expect(ACTIONS).toEqual([
      'drill',
      'taxation',
      'subsidies',
      'leadership',
      'mobilisation',
      'gainInfluence',
      'movement',
    ])
  })
  it('5.1.5 starts with Britain 1, Ottomans 2, Spain 3, Russia 4, France 5, Austria 6, Prussia 7', () => {
    for (const { wheel } of SCENARIOS) {
      expect(POWERS.map((power, i) => `${power} ${wheel[i] + 1}`).toSorted()).toEqual(
        ['britain 1', 'ottoman 2', 'spain 3', 'russia 4', 'france 5', 'austria 6', 'prussia 7'].toSorted(),
      )
    }
  })
  it('5.1.2 a Power performs the action under its shield, and nobody else does', () => {
    const table = position({}, { hands: { britain: '1 2' }, morale: { russia: 3 } }).actions(
      'britain',
      'drill',
    )
    expect(table.whyNot('russia', 'discard 1')).toEqual({ rule: '5.1.2', code: 'not-your-action' })
    expect(table.whyNot('britain', 'take-morale')).toEqual({ rule: '5.1.2', code: 'not-your-action' })
    expect(table.whyNot('britain', 'discard 1')).toBeNull()
  })
  it('TC3, 5.1.3 when the turn ends Russia goes on from Leadership to Mobilisation', () => {
    expect(timetable(1).russia).toBe('leadership')
    expect(timetable(2).russia).toBe('mobilisation')
    const table = position({}, { hands: { britain: '1', prussia: '2' } }).actions('russia', 'leadership')
    table.does('britain', 'discard 1').does('russia', 'take-morale').does('france', 'end-mobilisation')
    table.does('prussia', 'name-arbiter britain').does('prussia', 'end-turn').does('prussia', 'end-movement')
    expect(table.state.turn).toBe(2)
    expect(table.offers('russia')).toContain('end-mobilisation')
  })
  it('5.1.4 with Britain back on Drill a new round begins', () => {
    const table = position({}, { round: 2 }).movementTurn('britain')
    expect([table.state.round, table.state.turn]).toEqual([2, 7])
    table.does('britain', 'end-turn')
    expect([table.state.round, table.state.turn]).toEqual([3, 1])
    expect(timetable(1).britain).toBe('drill')
  })
})

describe('5.2.1 Territories give taxes and Influence by their printed number', () => {
  it('R22: one without a number counts as 0', () => {
    expect(VALUE[territoryNumber('bretagne')]).toBe(0)
    expect(VALUE[territoryNumber('paris')]).toBe(2)
  })
})

describe('5.2.2 Home territories, 5.2.3 capitals, 5.2.4 disputed, 5.2.5 undisputed', () => {
  it('Champagne and Paris are French, Paris the capital', () => {
    expect(POWERS[OWNER[territoryNumber('champagne')]]).toBe('france')
    expect(TERRITORIES[CAPITAL[powerNumber('france')]]).toBe('paris')
  })
  it('Piedmont is disputed between France and Spain; Wurttemberg is undisputed', () => {
    const piedmont = STRIPES[territoryNumber('piedmont')]
    expect(POWERS.filter((_, power) => (piedmont >> power) & 1)).toEqual(['france', 'spain'])
    expect(STRIPES[territoryNumber('wurttemberg')]).toBe(0)
    expect(OWNER[territoryNumber('wurttemberg')]).toBe(-1)
  })
})

describe('5.2.6 Nobody ever enters mountains', () => {
  it('by any kind of move', () => {
    const table = position({ provence: 'France 1' }).movementTurn('france')
    for (const verb of ['march', 'set-out']) {
      expect(table.whyNot('france', `${verb} @provence alps`)).toEqual({ rule: '5.2.6', code: 'impassable' })
    }
    expect(NEIGHBOURS[territoryNumber('alps')]).toEqual([])
  })
})

describe('5.2.7 Sea Routes are Britain’s or Spain’s', () => {
  it('R7: one may run beside a land border, as between Oporto and Lisboa', () => {
    const [oporto, lisboa] = ['oporto', 'lisboa'].map(territoryNumber)
    expect(POWERS[routeBetween(oporto, lisboa)]).toBe('britain')
    expect(NEIGHBOURS[oporto]).toContain(lisboa)
    expect(POWERS[routeBetween(territoryNumber('catalonia'), territoryNumber('lombardia'))]).toBe('spain')
    expect(HARBOURS[territoryNumber('berlin')]).toEqual([])
  })
  it('R31: a strait is a border like any other', () => {
    const table = position({ napoli: 'Spain 1' }).movementTurn('spain')
    expect(table.whyNot('spain', 'march @napoli sicilia')).toBeNull()
  })
})

describe('5.3 Where Influence comes from', () => {
  it('own stripes, other Powers’ homes and the Crown count; own home, grey land and others’ stripes do not', () => {
    const table = position(
      {
        silesia: 'Austria garrison',
        hannover: 'Austria garrison',
        wurttemberg: 'Austria garrison',
        podolia: 'Austria garrison',
      },
      { emperor: 'austria', hands: { britain: '1' } },
    ).actions('austria', 'gainInfluence')
    table.does('britain', 'discard 1').does('russia', 'end-leadership').does('france', 'end-mobilisation')
    expect(table.influence('austria')).toBe(2 + 1 + 2)
  })
})

describe('5.4 Morale stays between 0 and 15', () => {
  it('R2, R41: at 15 none can be bought or taken, and below 0 it does not fall', () => {
    const table = position({}, { morale: { russia: 15, france: 15 }, money: { france: 4 } }).actions(
      'russia',
      'leadership',
    )
    expect(table.whyNot('russia', 'take-morale')).toEqual({ rule: '9.4.3', code: 'morale-is-full' })
    expect(table.whyNot('france', 'buy-morale')).toEqual({ rule: '5.4', code: 'morale-is-full' })
  })
})

describe('5.5 The Empire is no Power; its eight electors are votes', () => {
  it('an election is held once in a round, in turn 3', () => {
    const turns = [1, 2, 3, 4, 5, 6, 7].filter((turn) => timetable(turn).austria === 'drill')
    expect(turns).toEqual([3])
  })
})

describe('5.6 Power Order', () => {
  it('is Britain, Prussia, Austria, France, Russia, Spain, Ottomans', () => {
    expect(POWERS).toEqual(['britain', 'prussia', 'austria', 'france', 'russia', 'spain', 'ottoman'])
  })
})

describe('5.8.1, 5.8.2, 5.8.3 Control', () => {
  it('is a Garrison’s, else the home owner’s; Generals alone change nothing', () => {
    const table = position({ hannover: 'France garrison', york: 'France 3', saxonia: 'Prussia 3' })
    expect(table.controls('hannover')).toBe('france')
    expect(table.controls('york')).toBe('britain')
    expect(table.controls('saxonia')).toBeNull()
  })
})

describe('5.8.4 One Garrison to a territory', () => {
  it('a second is refused, an Ally’s too', () => {
    const table = position({ bavaria: 'Prussia garrison', franconia: 'France 2' }).movementTurn('france')
    table.does('france', 'march @franconia bavaria').does('prussia', 'agree')
    expect(table.whyNot('france', 'garrison @bavaria')).toEqual({ rule: '5.8.4', code: 'garrison-stands' })
  })
})

describe('5.8.5 A Garrison is a Unit turned over', () => {
  it('so tokens are kept: 21 for Britain, 49 for France', () => {
    const table = position({ york: 'Britain 2' }).movementTurn('britain')
    const before = tokensLeft(table.state, 0)
    table.does('britain', 'march @york scotland').does('britain', 'garrison @scotland')
    expect(tokensLeft(table.state, 0)).toBe(before)
    expect(TOKENS).toEqual([21, 21, 28, 49, 28, 21, 21])
  })
})

describe('5.9.1 Units move with their General', () => {
  it('all of them', () => {
    const table = position({ paris: 'France 3' })
      .movementTurn('france')
      .does('france', 'march @paris champagne')
    expect([table.at('paris'), table.at('champagne')]).toEqual(['', 'France 3'])
  })
})

describe('5.9.2 Generals of two Powers that are not Allies fight where they meet', () => {
  it('and Allies do not', () => {
    const enemies = position({ saxonia: 'Austria 1', berlin: 'Prussia 1' }).movementTurn('prussia')
    enemies.does('prussia', 'march @berlin saxonia').does('prussia', 'end-turn')
    expect(enemies.heard('battle-begins')).toHaveLength(1)
    const allies = position({ saxonia: 'France 1', berlin: 'Prussia 1' }).movementTurn('prussia')
    allies.does('prussia', 'march @berlin saxonia').does('prussia', 'end-turn')
    expect(allies.heard('battle-begins')).toHaveLength(0)
    expect(allies.at('saxonia')).toBe('Prussia 1, France 1')
  })
})

describe('5.10.5 At the end of an action a hand holds at most six cards', () => {
  it('R8: the owner discards what it likes, several Powers in Power Order; inside the action a hand may be larger', () => {
    const table = position(
      { paris: 'France 1' },
      {
        hands: { france: '1 1 2 2 3 3', russia: '5 5 5 5 4 4', britain: '1' },
        money: { france: 2 },
        pile: '3 4 4 4 4 4 4 4',
        draws: [0, 0, 0, 0, 0, 0],
        stuart: 'gone',
      },
    ).actions('france', 'mobilisation')
    table.does('russia', 'take-card').does('france', 'buy-card').does('france', 'end-mobilisation')
    expect(table.cards('france')).toBe(6)
    table.does('britain', 'discard 1')
    expect(table.cards('france')).toBe(10)
    expect(table.deciding).toEqual(['france'])
    for (const card of [1, 1, 2, 2]) table.does('france', `discard ${card}`)
    expect(table.deciding).toEqual(['russia'])
    expect(table.whyNot('russia', 'discard 1')).toEqual({ rule: '5.10.5', code: 'no-such-card' })
    table.does('russia', 'discard 4')
    expect([table.cards('france'), table.cards('russia')]).toEqual([6, 6])
  })
  it('R8: a Minor has a hand of its own', () => {
    const table = position(
      {},
      {
        players: 6,
        controller: { ottoman: 'russia' },
        hands: { russia: '1 1 1 1 1 1', ottoman: '2 2 2 2 2 2', britain: '3' },
      },
    ).actions('russia', 'leadership')
    table.does('russia', 'take-morale').does('britain', 'discard 3').does('france', 'end-mobilisation')
    expect(table.step).toBe('arbiter')
  })
})

describe('5.10.1 Battle cards', () => {
  it('are 56, worth 1 to 5', () => {
    expect(CARD_COUNTS).toEqual([8, 13, 13, 13, 9])
    expect(ancienRegime.domains.card).toEqual(['1', '2', '3', '4', '5'])
  })
})
