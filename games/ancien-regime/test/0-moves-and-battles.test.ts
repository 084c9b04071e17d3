/** Moves and battles: whole sets of offers, each reason of a refusal, several instead of one, and what is told. */
import { decidingSeats } from '@muster/kernel/match'
import { apply, promptFor } from '@muster/kernel/play'
import { listeningReferee } from '@muster/kernel/referee'
import { parseAction } from '@muster/kernel/words'
import { describe, expect, it } from 'vitest'
import { ancienRegime } from '../game.ts'
import { seatOf } from '../rules/5-basics.ts'
import { BY_LAND, BY_SEA, BY_STRATEGIC_MOVEMENT, refusedMove } from '../rules/9-7-ways.ts'
import { EVERY_GENERAL, EVERY_TERRITORY, NEIGHBOURS, NONE, POWERS, powerNumber } from '../tables.ts'
import { attack } from '../testing/openings.ts'
import { type Position, position } from '../testing/position.ts'

/** Every event of a kind without its kind. */
const told = (table: Position, type: string) => table.heard(type).map(({ type: _, ...what }) => what)
const asked = (table: Position) =>
  promptFor(ancienRegime, table.state, decidingSeats(ancienRegime, table.state)[0])
/** Everything that a choice makes known, and to whom. */
function listening(table: Position, power: string, words: string) {
  const heard = listeningReferee(table.chance)
  const seat = seatOf(table.state, powerNumber(power))
  expect(apply(ancienRegime, table.state, seat, parseAction(ancienRegime, words), heard)).toBeNull()
  return heard
}

describe('9.7 Movement', () => {
  it('9.7.2 asks for Garrisons to disband where the only one is in London', () => {
    const table = position({ london: 'Britain garrison, Britain 1' }).movement('britain')
    table.does('britain', 'name-arbiter prussia')
    expect([table.step, table.offers('britain', 'disband')]).toEqual(['disband', ['disband london']])
  })
  it('5.10.5 ends, like any action, with the limit of six cards; Frederick’s Move too', () => {
    const seven = { hands: { prussia: '1 1 1 1 1 1 1' } }
    const table = position({ berlin: 'Prussia 1' }, seven).movement('prussia')
    table.does('prussia', 'name-arbiter britain').does('prussia', 'end-turn').does('prussia', 'end-movement')
    expect([table.step, table.deciding]).toEqual(['hand-limit', ['prussia']])
    const frederick = position({ berlin: 'Frederick 1' }, seven).frederickMove().does('prussia', 'end-turn')
    expect([frederick.step, frederick.deciding]).toEqual(['hand-limit', ['prussia']])
  })
  it('9.4.4 Frederick’s Move is one turn, for him alone, whoever else stands on the board', () => {
    const table = position({ berlin: 'Frederick 1', silesia: 'Prussia 1' }).frederickMove()
    expect(asked(table)).toMatchObject({ code: 'frederick-move', params: { number: 1 } })
    expect(table.offers('prussia', 'march').map((words) => words.split(' ')[1])).toEqual(
      new Array(5).fill('frederick-ii'),
    )
    expect(position({ silesia: 'Prussia 1' }).movementTurn('prussia').prompt).toBe('movement-turn')
  })
  it('9.7.1 tells whether a further turn was permitted', () => {
    for (const [answer, granted] of [
      ['permit', true],
      ['forbid', false],
    ] as const) {
      const table = position({ berlin: 'Prussia 1' }).movementTurn('prussia', 'britain')
      table.does('prussia', 'end-turn').does('prussia', 'ask-arbiter').does('britain', answer)
      expect(told(table, 'further-turn-answered')).toMatchObject([{ granted, number: 2 }])
    }
  })
  it('9.7.6 offers a Garrison to each General who has moved, be he the first of Britain', () => {
    const table = position({ london: 'Britain 1', york: 'Britain 1' }).movementTurn('britain')
    expect(table.offers('britain', 'garrison')).toEqual([])
    const first = table.general('britain', 'london')
    table.does('britain', 'march @london cornwall')
    expect(table.offers('britain', 'garrison')).toEqual([`garrison ${first}`])
    expect(table.offers('britain', 'leave-garrison')).toEqual(['leave-garrison london'])
  })
  it('9.7.6, 3.10.2 when Stuart lands it is he who moved last: nobody else leaves a Garrison behind', () => {
    const table = position({ paris: 'France 2' }, { stuart: 'waits' }).movementTurn('france')
    table.does('france', 'march @paris picardie')
    expect(table.offers('france', 'leave-garrison')).toEqual(['leave-garrison paris'])
    table.does('france', 'land-stuart')
    expect(table.offers('france', 'leave-garrison')).toEqual([])
    expect(table.whyNot('france', 'leave-garrison paris')).toEqual({
      rule: '9.7.6',
      code: 'not-entered-or-left',
    })
  })
  it('9.7.3 a General moves once, in whatever manner', () => {
    const table = position({ catalonia: 'Spain 1', aragon: 'Spain 1' }).movementTurn('spain')
    const moved = table.general('spain', 'catalonia')
    table.does('spain', 'sail @catalonia sardinia')
    for (const words of [`sail ${moved} catalonia`, `set-out ${moved} aragon`, `march ${moved} aragon`])
      expect(table.whyNot('spain', words)).toEqual({ rule: '9.7.3', code: 'already-moved' })
    expect(table.offers('spain', 'march').every((words) => !words.includes(moved))).toBe(true)
    expect(told(table, 'sailed')).toMatchObject([{ from: 'catalonia', to: 'sardinia' }])
    expect([table.heard('marched'), table.heard('moved-strategically')]).toEqual([[], []])
  })
  it('7.5.2 Britain is asked like any Ally, and told where to; one’s own ground is entered without asking', () => {
    const table = position({ nassau: 'Britain garrison', pfalz: 'Austria 1' }).movementTurn('austria')
    table.does('austria', 'march @pfalz nassau')
    expect([table.deciding, table.at('nassau')]).toEqual([['britain'], 'Britain garrison'])
    expect(told(table, 'consent-asked')).toMatchObject([{ to: 'nassau' }])
    expect(asked(table)).toMatchObject({ code: 'consent', params: { territory: 'nassau' } })
    table.does('britain', 'agree')
    expect(told(table, 'marched')).toMatchObject([{ from: 'pfalz', to: 'nassau' }])
    expect([table.heard('sailed'), table.heard('moved-strategically')]).toEqual([[], []])
    const own = position({ wien: 'Austria 1' }).movementTurn('austria').does('austria', 'march @wien bohemia')
    expect([own.at('bohemia'), own.heard('consent-asked')]).toEqual(['Austria 1', []])
  })
  it('12.11 attacks a Minor that nobody controls, and does not sail by its routes', () => {
    const attacked = position(
      { catalonia: 'Spain garrison', languedoc: 'Austria 1' },
      { players: 4, status: { spain: 'french' } },
    ).movementTurn('austria')
    expect(attacked.whyNot('austria', 'march @languedoc catalonia')).toBeNull()
    const ally = position(
      { catalonia: 'France 1, France garrison' },
      { players: 4, status: { spain: 'french' } },
    ).movementTurn('france')
    expect(ally.whyNot('france', 'sail @catalonia sardinia')).toEqual({
      rule: '12.11',
      code: 'uncontrolled-minor',
    })
  })
})

describe('R32 A refusal', () => {
  it('bars this General this path in this manner, and nothing else that there is', () => {
    const seen = new Set<number>()
    let moves = 0
    const refuse = (general: number, by: number, path: readonly number[]) => {
      moves++
      seen.add(refusedMove(general, by, path))
    }
    for (const general of EVERY_GENERAL) {
      for (const from of EVERY_TERRITORY) {
        refuse(general, BY_LAND, [from])
        refuse(general, BY_SEA, [from])
        for (const next of NEIGHBOURS[from]) {
          refuse(general, BY_STRATEGIC_MOVEMENT, [from, next])
          if (general % 8 === 0)
            for (const last of NEIGHBOURS[next]) refuse(general, BY_STRATEGIC_MOVEMENT, [from, next, last])
        }
      }
    }
    expect(seen.size).toBe(moves)
  })
})

describe('9.7.3.3 Strategic Movement', () => {
  it('does not set out where the way back is the only end', () => {
    const table = position({ london: 'Britain 1', scotland: 'Britain 1' }).movementTurn('britain')
    table.does('britain', 'set-out @london york')
    expect(table.whyNot('britain', 'go-on scotland')).toEqual({ rule: '9.7.5', code: 'no-end-from-there' })
    expect(table.offers('britain')).toEqual(['go-on cornwall'])
  })
  it('sets out where only a third step ends it', () => {
    const table = position({ london: 'Britain 1', york: 'Britain 1' }).movementTurn('britain')
    expect(table.offers('britain', 'set-out')).toContain(
      `set-out ${table.general('britain', 'london')} cornwall`,
    )
    table.does('britain', 'set-out @london cornwall').does('britain', 'go-on york')
    expect(table.offers('britain')).toEqual(['go-on scotland'])
    table.does('britain', 'go-on scotland').does('britain', 'halt')
    expect([table.at('scotland'), told(table, 'moved-strategically')]).toMatchObject([
      'Britain 1',
      [{ from: 'london' }],
    ])
    expect(table.heard('marched')).toEqual([])
  })
  it('goes on over friendly ground only', () => {
    const table = position({ wien: 'Austria 1', silesia: 'Prussia garrison' }).movementTurn('austria')
    table.does('austria', 'set-out @wien bohemia')
    expect(table.whyNot('austria', 'go-on silesia')).toEqual({ rule: '9.7.3.3', code: 'not-friendly-ground' })
    expect(table.offers('austria')).toEqual(['go-on moravia'])
  })
  it('7.6.3 is open to a Neutral in what it controls', () => {
    const table = position({ bulgaria: 'Ottoman 1' }).movementTurn('ottoman')
    table.does('ottoman', 'set-out @bulgaria rumelia').does('ottoman', 'go-on morea').does('ottoman', 'halt')
    expect(table.at('morea')).toBe('Ottoman 1')
  })
})

describe('10.0 Battles', () => {
  it('10.0.1 are fought where a General has moved in, not where one stood already', () => {
    const table = position({ berlin: 'Prussia 1', saxonia: 'Frederick 1, Austria 1' }).movementTurn('prussia')
    table.does('prussia', 'march @berlin silesia').does('prussia', 'end-turn')
    expect(table.heard('battle-begins')).toEqual([])
  })
  it('10.0.1 each of several is fought, the chosen one first', () => {
    for (const [first, second] of [
      ['saxonia', 'silesia'],
      ['silesia', 'saxonia'],
    ]) {
      const table = position({
        magdeburg: 'Prussia 2',
        berlin: 'Frederick 2',
        saxonia: 'Austria garrison',
        silesia: 'Austria garrison',
      }).movementTurn('prussia')
      table.does('prussia', 'march @magdeburg saxonia').does('prussia', 'march @berlin silesia')
      table.does('prussia', 'end-turn')
      expect(asked(table)).toEqual({ code: 'battles', params: { count: 2 } })
      expect(table.offers('prussia').toSorted()).toEqual(['fight saxonia', 'fight silesia'])
      table.does('prussia', `fight ${first}`).does('prussia', 'no-garrison')
      expect(table.heard('battle-begins').map((each) => each.territory)).toEqual([first, second])
    }
  })
  it('12.11 only an attacked Minor has a caretaker; when he goes, all others see their own hands still', () => {
    expect([attack({}).state.caretaker, attack({}).heard('caretaker')]).toEqual([NONE, []])
    const table = position(
      { kiev: 'Russia garrison', polesie: 'Prussia 2' },
      { players: 4, hands: { russia: '1', austria: '2' } },
    ).movementTurn('prussia')
    const seen = [...table.state.seen]
    table.does('prussia', 'march @polesie kiev').does('prussia', 'end-turn')
    expect(table.heard('caretaker')).toMatchObject([{ minor: 'russia' }])
    while (table.step !== 'occupy') table.does(table.deciding[0], 'pass')
    table.does('prussia', 'no-garrison')
    expect([table.state.caretaker, table.state.seen]).toEqual([NONE, seen])
  })
  it('10.2.5 a defender is in the battle already and does not support it', () => {
    const table = attack({ saxonia: 'Austria 1', bohemia: 'Austria 1' })
    expect(asked(table)).toMatchObject({ code: 'support', params: { side: 'defender' } })
    expect(table.offers('austria', 'support')).toEqual([`support ${table.general('austria', 'bohemia')}`])
    expect(table.whyNot('austria', 'support @saxonia')).toEqual({ rule: '10.2.5', code: 'busy-in-battle' })
    table.does('austria', 'support @bohemia')
    expect(told(table, 'supports')).toMatchObject([{ attacker: false }])
    const attacker = attack({ magdeburg: 'Prussia 1' })
    expect(asked(attacker)).toMatchObject({ code: 'support', params: { side: 'attacker' } })
    expect(told(attacker.does('prussia', 'support @magdeburg'), 'supports')).toMatchObject([
      { attacker: true },
    ])
  })
})

describe('10.3 Cards', () => {
  it('10.3.5, R41 a defender who begins without Morale plays one card; one who comes to 0 plays no more', () => {
    const none = attack(
      { saxonia: 'Austria 3' },
      { hands: { austria: '1 1 1' }, morale: { austria: 0 } },
    ).does('austria', 'play @saxonia 1')
    expect([none.heard('card-played').length, none.heard('battle-counted').length]).toEqual([1, 1])
    const one = attack(
      { saxonia: 'Austria 3' },
      { hands: { austria: '1 1 1' }, morale: { austria: 1 } },
    ).does('austria', 'play @saxonia 1')
    expect([one.heard('card-played').length, one.heard('battle-counted').length]).toEqual([1, 1])
  })
  it('10.3.5 a supporter without Morale plays none, not even Britain', () => {
    const table = attack(
      { saxonia: 'Austria 1', thuringia: 'Britain 1' },
      { hands: { britain: '1' }, morale: { britain: 0 } },
    ).does('britain', 'support @thuringia')
    expect([table.heard('card-played'), table.heard('battle-counted').length]).toEqual([[], 1])
  })
  it('10.3.2 the attacker plays before the last of the defender’s supporters, the Ottomans', () => {
    const table = attack(
      { saxonia: 'Austria 1', bohemia: 'Ottoman 1' },
      { hands: { prussia: '1', ottoman: '1' }, status: { ottoman: 'british' } },
    ).does('ottoman', 'support @bohemia')
    expect(table.deciding).toEqual(['prussia'])
  })
  it('10.3.3 a card laid face down is shown to its player and nobody else', () => {
    const table = attack({}, { hands: { prussia: '4' } })
    const { told: heard } = listening(table, 'prussia', `play ${table.general('prussia', 'saxonia')} 4`)
    expect(heard[0]).toMatchObject({ to: 1 << powerNumber('prussia'), secret: { card: 3 } })
  })
  it('10.3.10 a 3 is played open only by a General who may play at all', () => {
    const table = attack(
      { berlin: 'Prussia 1', magdeburg: 'Prussia 1', mecklenburg: 'Frederick 1' },
      { hands: { prussia: '3 3 3' } },
    ).does('prussia', 'support @magdeburg')
    if (table.step === 'support') table.does('prussia', 'stand-aside')
    for (const elsewhere of ['@magdeburg', '@mecklenburg'])
      expect(table.whyNot('prussia', `play-open ${elsewhere}`)).toEqual({
        rule: '10.3.2',
        code: 'not-in-this-battle',
      })
    expect(table.offers('prussia', 'play-open')).toEqual([`play-open ${table.general('prussia', 'saxonia')}`])
  })
  it('10.3.11 turns up the very first card, no open one, and none that was not played', () => {
    const table = attack(
      { saxonia: 'Austria 2' },
      { hands: { prussia: '1 3', austria: '3 3' }, players: 7 },
    ).does('prussia', 'play @saxonia 1')
    table.does('austria', 'play-open @saxonia')
    expect([table.step, table.offers('austria')]).toEqual(['scout', ['turn-up 0']])
    expect(table.whyNot('austria', 'turn-up 2')).toEqual({ rule: '10.3.11', code: 'nothing-to-turn' })
    table
      .does('austria', 'turn-up 0')
      .does('prussia', 'play @saxonia 3')
      .does('austria', 'play-open @saxonia')
    expect(table.whyNot('austria', 'turn-up 0')).toEqual({ rule: '10.3.11', code: 'card-is-open' })
    expect(table.offers('austria')).toEqual(['turn-up 2'])
  })
})

describe('10.3.10 A 3 played open', () => {
  it('is open to all: another 3 does not turn it up', () => {
    const table = attack({ saxonia: 'Austria 2' }, { hands: { prussia: '3', austria: '3 1' } })
    table.does('prussia', 'play-open @saxonia').does('austria', 'play-open @saxonia')
    expect([table.step, table.deciding]).toEqual(['cards', ['austria']])
    table.does('austria', 'play @saxonia 1')
    expect(table.heard('card-turned')).toEqual([])
  })
})

describe('10.4 The result', () => {
  it('10.4.5 where the defenders win, their Garrison stays and nobody occupies', () => {
    const table = attack({ berlin: 'Prussia 0', saxonia: 'Austria 2, Austria garrison' })
    expect([table.at('saxonia'), table.heard('garrison-removed')]).toEqual([
      'Austria 1, Austria garrison',
      [],
    ])
  })
  it('10.4.5 only the Garrison of the beaten goes: an Ally’s stays, and where there was none nothing is told', () => {
    const table = position({ berlin: 'Prussia 2', saxonia: 'Austria 1, Spain garrison' }).movementTurn(
      'prussia',
    )
    table.does('prussia', 'march @berlin saxonia').does('spain', 'agree').does('prussia', 'end-turn')
    expect([table.at('saxonia'), table.heard('garrison-removed')]).toEqual(['Prussia 1, Spain garrison', []])
    expect(attack({}).heard('garrison-removed')).toEqual([])
  })
  it('10.4.4 only the General who won may leave a Garrison', () => {
    const table = attack({ magdeburg: 'Frederick 2' }).does('prussia', 'stand-aside')
    expect(table.step).toBe('occupy')
    expect(table.offers('prussia')).toEqual([
      `garrison ${table.general('prussia', 'saxonia')}`,
      'no-garrison',
    ])
    expect(table.whyNot('prussia', 'garrison frederick-ii')).toEqual({
      rule: '10.4.4',
      code: 'not-in-this-battle',
    })
  })
  it('10.4.5 a beaten General goes to his capital or off the board, and only one of them is told', () => {
    const table = attack({}).does('prussia', 'no-garrison')
    expect([table.step, table.offers('austria')]).toEqual(['rout', ['to-capital', 'off-board']])
    table.does('austria', 'to-capital')
    expect([table.at('wien'), table.heard('general-off-board')]).toEqual(['Austria 0', []])
  })
  it('3.10.5, R5 Stuart, beaten, has no refuge; the pawn that was his has', () => {
    const beaten = (general: string, given: 'landed' | 'gone') =>
      position({ scotland: `${general} 0`, york: 'Britain 3' }, { stuart: given })
        .movementTurn('britain')
        .does('britain', 'march @york scotland')
        .does('britain', 'end-turn')
        .does('britain', 'no-garrison')
    const stuart = beaten('Stuart', 'landed')
    expect([stuart.step === 'rout', stuart.offBoard('france')]).toEqual([false, 4])
    const pawn = beaten('charles-edward-stuart', 'gone')
    expect([pawn.step, pawn.deciding]).toEqual(['rout', ['france']])
  })
  it('10.4.4 defenders score though a Minor elsewhere has nobody, R42 and twice against the other Coalition', () => {
    const table = attack({ berlin: 'Prussia 0', saxonia: 'Austria 3' }, { players: 4 })
    expect([table.influence('austria'), told(table, 'battle-influence')]).toEqual([
      2,
      [{ power: 'austria', recipient: 'austria', influence: 2 }],
    ])
  })
  it('10.4.4, R42 for a Neutral’s General there is no second point, for a Garrison none at all', () => {
    const neutral = attack({}, { status: { austria: 'neutral' } })
    expect(neutral.influence('prussia')).toBe(1)
    const garrison = attack({ saxonia: 'Austria garrison' })
    expect([garrison.influence('prussia'), garrison.heard('battle-influence')]).toEqual([0, []])
  })
  it('10.3.11 tells of lost Morale only those who lost a 5', () => {
    const table = attack({ berlin: 'Prussia 3' }, { hands: { austria: '5', prussia: '4' } })
    table.does('prussia', 'play @saxonia 4').does('austria', 'play @saxonia 5')
    expect(told(table, 'battle-counted')).toMatchObject([{ strength: [8, 7] }])
    expect(told(table, 'morale-lost')).toEqual([{ power: 'austria', morale: 1 }])
    expect(POWERS.map(table.morale)).toEqual([5, 4, 3, 5, 5, 5, 5])
  })
})
