/** What one turn, phase or controller leaves to the next, first and last Powers, and what is told. */
import { fastChance } from '@muster/kernel/chance'
import { apply } from '@muster/kernel/play'
import { listeningReferee } from '@muster/kernel/referee'
import { parseAction } from '@muster/kernel/words'
import { describe, expect, it } from 'vitest'
import { ancienRegime } from '../game.ts'
import { setUp } from '../rules/3-setup.ts'
import { checkVictory } from '../rules/4-victory.ts'
import { draw, enemiesIn, seatOf } from '../rules/5-basics.ts'
import { EVERY_POWER, NONE, POWERS, powerNumber, powersIn, territoryNumber } from '../tables.ts'
import { type Circumstances, type Position, position } from '../testing/position.ts'

const quiet = (seed = 3) => listeningReferee(fastChance(seed))
const told = (table: Position, type: string) => table.heard(type).map(({ type: _, ...what }) => what)
/** Everything that a choice makes known, and to whom. */
function listening(table: Position, power: string, words: string) {
  const heard = listeningReferee(table.chance)
  const seat = seatOf(table.state, powerNumber(power))
  expect(apply(ancienRegime, table.state, seat, parseAction(ancienRegime, words), heard)).toBeNull()
  return heard
}
/** Everybody keeps its status but those named; the Leading Powers accept all. */
function statusesBecome(
  board: Record<string, string>,
  wishes: Record<string, string>,
  given: Circumstances = {},
): Position {
  const table = position(board, given).diplomacy()
  for (const power of table.deciding) table.does(power, `declare ${wishes[power] ?? table.status(power)}`)
  for (const leader of ['britain', 'france'])
    if (table.step === 'coalition' && table.deciding.includes(leader)) table.does(leader, 'accept-all')
  return table
}

describe('3.0 Set-up', () => {
  it('begins with the first turn of the first round, after the choice of Frederick', () => {
    const referee = quiet()
    const s = setUp({ scenario: '1740', players: 4, options: {} }, referee)
    expect(s.stack).toEqual([{ step: 'turn', stage: 0 }, { step: 'frederick' }])
    expect([s.round, s.turn, s.rules, s.influence, s.emperor]).toEqual([
      1,
      1,
      0,
      EVERY_POWER.map(() => 0),
      NONE,
    ])
    expect(s.seen).toEqual([1, 2, 4, 8, 0, 0, 0])
    for (const { event, secret } of referee.told) {
      if (event.type !== 'hand-dealt') continue
      const { count } = event as unknown as { count: number }
      expect((secret as { cards: number[] }).cards).toHaveLength(count)
    }
    expect(referee.told.filter(({ event }) => event.type === 'hand-dealt')).toHaveLength(POWERS.length)
  })
  it('3.9 the choice is made once', () => {
    const s = setUp({ scenario: '1740', players: 7, options: {} }, quiet())
    const berlin = parseAction(ancienRegime, 'frederick berlin')
    expect(apply(ancienRegime, s, powerNumber('prussia'), berlin, quiet())).toBeNull()
    expect(s.stack.map((each) => each.step)).not.toContain('frederick')
  })
})

describe('4.1 Victory', () => {
  it('is Britain’s as anybody’s', () => {
    const { state } = position({}, { influence: { britain: 25 } })
    checkVictory(state, quiet())
    expect(state.outcome).toEqual({ winners: [powerNumber('britain')], code: 'influence', rule: '4.1' })
  })
})

describe('5.0 Basic concepts', () => {
  it('7.4.4, 7.6.1, 7.6.2 who are enemies in a Neutral’s home, and in nobody’s', () => {
    const enemies = (power: string, territory: string, board: Record<string, string>) =>
      powersIn(enemiesIn(position(board).state, powerNumber(power), territoryNumber(territory))).map(
        (each) => POWERS[each],
      )
    const serbia = { serbia: 'Austria 1, Ottoman 1, Prussia 1' }
    expect(enemies('austria', 'serbia', serbia)).toEqual(['prussia'])
    expect(enemies('ottoman', 'serbia', serbia)).toEqual([])
    const banat = { banat: 'Austria 1, Ottoman 1, Russia 1' }
    expect(enemies('austria', 'banat', banat)).toEqual(['ottoman'])
    expect(enemies('ottoman', 'banat', banat)).toEqual(['austria', 'russia'])
    expect(enemies('prussia', 'wien', { wien: 'Austria 1, Ottoman 1' })).toEqual(['austria', 'ottoman'])
  })
  it('R36 the discards are shuffled when a card is wanted and the pile is empty, and never without need', () => {
    const { state } = position({}, { pile: '', discards: '2' })
    const referee = quiet()
    draw(state, referee, powerNumber('spain'))
    expect([state.hands[powerNumber('spain') * 5 + 1], state.discards, state.pile]).toEqual([
      1,
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ])
    const last = quiet()
    const { state: other } = position({}, { pile: '3' })
    draw(other, last, powerNumber('spain'))
    expect(last.told.map(({ event }) => event.type)).toEqual(['card-drawn'])
  })
})

describe('6.0 The course of play', () => {
  it('6.2 each round is told once, each turn too, and a new round begins with Diplomacy', () => {
    const table = position({}, { pile: '', round: 1 }).turnBegins('britain', 'drill')
    for (let i = 0; table.step !== 'status' && i < 200; i++) {
      const [power] = table.deciding
      const passive = [
        'end-offers',
        'end-leadership',
        'end-mobilisation',
        'end-turn',
        'end-movement',
        'abstain',
      ]
      const words = passive.find((each) => table.offers(power).includes(each)) ?? table.offers(power)[0]
      table.does(power, words)
    }
    expect([table.step, table.state.round, table.state.turn]).toEqual(['status', 2, 1])
    expect(told(table, 'round-begins')).toEqual([{ round: 1 }, { round: 2 }])
    expect(told(table, 'turn-begins')).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7].map((turn) => ({ round: 1, turn })),
      { round: 2, turn: 1 },
    ])
    expect(table.state.stack.map((each) => each.step)).toEqual(['turn', 'status'])
  })
})

describe('7.0 Diplomacy', () => {
  it('7.3 a token is known to whoever laid it; the last makes all known', () => {
    const table = position({}, { players: 4 }).diplomacy()
    const frame = table.state.stack.at(-1)
    expect(frame).toEqual({
      step: 'status',
      chosen: EVERY_POWER.map(() => NONE),
      known: [1, 2, 4, 8, 0, 0, 0],
    })
    const laid = listening(table, 'prussia', 'declare neutral')
    expect(laid.told[0]).toMatchObject({ to: 1 << powerNumber('prussia'), secret: { status: 2 } })
    expect(laid.revealed).toBe(false)
    expect(listening(table, 'austria', 'declare british').revealed).toBe(true)
    if (frame?.step === 'status') expect(frame.known).toEqual([1, 15, 15, 8, 0, 0, 0])
  })
  it('7.5.6 only who wants in is refused, 7.5.7 only who stays is expelled', () => {
    const table = position({}).diplomacy()
    const wishes = { prussia: 'neutral', austria: 'neutral', russia: 'british', spain: 'british' }
    for (const [power, status] of Object.entries(wishes)) table.does(power, `declare ${status}`)
    table.does('ottoman', 'declare french')
    expect(table.offers('britain')).toEqual(['refuse-entry spain', 'expel russia', 'accept-all'])
    expect(table.whyNot('britain', 'refuse-entry prussia')?.code).toBe('not-joining')
    expect(table.whyNot('britain', 'expel austria')?.code).toBe('not-a-member')
    table.does('britain', 'accept-all')
    expect(table.offers('france')).toEqual(['refuse-entry ottoman', 'accept-all'])
  })
  it('R9 a petition is answered once, and told', () => {
    const asking = () => {
      const table = position({}, { status: { spain: 'expansionist' } }).diplomacy()
      for (const power of table.deciding)
        table.does(power, `declare ${power === 'spain' ? 'british' : table.status(power)}`)
      table.does('britain', 'refuse-entry spain').does('britain', 'accept-all').does('france', 'accept-all')
      return table.does('spain', 'choose-status french')
    }
    const granted = asking().does('france', 'let-in')
    expect([granted.status('spain'), granted.step]).toEqual(['french', 'actions'])
    expect(told(granted, 'petition-answered')).toMatchObject([{ power: 'spain', granted: true }])
    const refused = asking().does('france', 'keep-out')
    expect(refused.offers('spain')).toEqual(['choose-status neutral', 'choose-status expansionist'])
    refused.does('spain', 'choose-status neutral')
    expect([refused.status('spain'), refused.step]).toEqual(['neutral', 'actions'])
    expect(told(refused, 'petition-answered')).toMatchObject([{ power: 'spain', granted: false }])
    expect(told(refused, 'status-changed').filter((event) => 'declared' in event)).toEqual([])
  })
  it('12.8 a Minor that nobody controls keeps its status; only what changes is told', () => {
    const table = statusesBecome({}, { austria: 'neutral' }, { players: 4 })
    expect(POWERS.map(table.status)).toEqual([
      'british',
      'french',
      'neutral',
      'french',
      'british',
      'french',
      'neutral',
    ])
    expect(told(table, 'status-changed')).toEqual([
      { power: 'austria', before: expect.anything(), declared: true, status: expect.anything() },
    ])
  })
})

describe('8.0 The election', () => {
  it('8.3 Britain without an elector neither votes nor is elected', () => {
    const table = position({ hannover: 'France garrison' }).election()
    expect(table.deciding).toEqual(['prussia'])
    expect(table.whyNot('prussia', 'vote britain')).toEqual({ rule: '8.3', code: 'not-a-candidate' })
  })
  it('8.6 with no elector in anybody’s hands there is no Emperor any more', () => {
    const russian = Object.fromEntries(
      ['hannover', 'lorraine', 'bohemia', 'berlin'].map((each) => [each, 'Russia garrison']),
    )
    const table = position(russian, { players: 4, emperor: 'france' }).election()
    expect([table.step, table.state.emperor, table.heard('no-emperor').length]).toEqual(['actions', NONE, 1])
  })
  it('8.5 the crown is taken or declined once', () => {
    const five = Object.fromEntries(
      ['nassau', 'pfalz', 'bavaria', 'saxonia'].map((each) => [each, 'Austria garrison']),
    )
    const taken = position(five).election().does('austria', 'take-crown')
    expect([POWERS[taken.state.emperor], taken.step]).toEqual(['austria', 'actions'])
    const declined = position(five).election().does('austria', 'decline-crown')
    for (const power of ['britain', 'prussia', 'austria', 'france']) {
      expect([declined.step, declined.deciding]).toEqual(['vote', [power]])
      declined.does(power, 'abstain')
    }
    expect([declined.step, declined.state.emperor]).toEqual(['actions', NONE])
  })
})

describe('11.1 The board after peace', () => {
  const joins = { austria: 'british' }
  const apart: Circumstances = { status: { austria: 'french', russia: 'french' } }

  it('11.1.2 the first General of Britain is asked about and goes or stays like any', () => {
    const table = () => statusesBecome({ bohemia: 'Britain 1', nassau: 'Britain garrison' }, joins, apart)
    expect([table().step, table().deciding]).toEqual(['stay', ['austria']])
    const stayed = table().does('austria', 'let-stay')
    expect([stayed.step, stayed.at('bohemia')]).toEqual(['actions', 'Britain 1'])
    expect(told(stayed, 'may-stay')).toMatchObject([{ granted: true }])
    const sent = table().does('austria', 'send-away')
    expect([sent.step, sent.deciding]).toEqual(['withdraw', ['britain']])
    expect(told(sent, 'may-stay')).toMatchObject([{ granted: false }])
  })
  it('11.1.2, R18 to the nearest of all that is his; whoever then finds none goes off the board', () => {
    const table = statusesBecome(
      { bohemia: 'Britain 1', wien: 'Britain 1', hannover: 'Britain 0', nassau: 'Britain garrison' },
      joins,
      apart,
    )
    table.does('austria', 'send-away').does('austria', 'send-away')
    expect(table.offers('britain', 'withdraw-to').map((words) => words.split(' ')[2])).toEqual([
      'nassau',
      'nassau',
    ])
    const first = table.offers('britain', 'withdraw-to')[0]
    table.does('britain', first)
    expect(table.step).toBe('actions')
    expect([table.offBoard('britain'), told(table, 'withdrew').length]).toEqual([1, 1])
    expect(table.heard('withdrew-off-board')).toHaveLength(1)
  })
  it('11.1.2 whoever has a refuge is asked, though another has none', () => {
    const table = statusesBecome(
      { york: 'Spain 1', hannover: 'Spain 1', westphalia: 'Spain garrison' },
      { spain: 'british' },
    )
    table.does('britain', 'send-away').does('britain', 'send-away')
    expect([table.step, table.deciding]).toEqual(['withdraw', ['spain']])
    expect(table.offers('spain', 'withdraw-to')).toEqual([
      `withdraw-to ${table.general('spain', 'hannover')} westphalia`,
    ])
  })
  it('12.11 in the home of a Minor that nobody controls nobody can agree', () => {
    const table = statusesBecome({ kiev: 'Prussia 1' }, { prussia: 'british' }, { players: 4 })
    expect([table.step, table.deciding]).toEqual(['withdraw', ['prussia']])
    expect(table.offers('prussia', 'withdraw-to').map((words) => words.split(' ')[2])).toEqual(['borussia'])
  })
  it('R44 a Garrison becomes a Unit of the General who stands there, though another has room too', () => {
    const table = statusesBecome(
      { bohemia: 'Prussia 1, Prussia garrison', berlin: 'Prussia 1' },
      { prussia: 'british' },
    )
    expect([table.at('bohemia'), table.at('berlin'), table.step]).toEqual(['Prussia 2', 'Prussia 1', 'stay'])
  })
  it('R44 of the only General with room without asking, and no Money is told', () => {
    const table = statusesBecome({ bohemia: 'Prussia garrison', berlin: 'Prussia 1' }, { prussia: 'british' })
    expect([table.step, table.at('berlin'), table.money('prussia')]).toEqual(['actions', 'Prussia 2', 0])
    expect(table.heard('garrison-to-money')).toEqual([])
  })
  it('11.3.1 a new Neutral’s General stays in his own home', () => {
    const table = statusesBecome({ wien: 'Austria 1' }, { austria: 'neutral' })
    expect([table.step, table.at('wien')]).toEqual(['actions', 'Austria 1'])
  })
  it('R32 an Ally of Britain’s who stays one is not asked about in Hannover', () => {
    const table = statusesBecome({ hannover: 'Austria 1' }, { spain: 'neutral' })
    expect([table.step, table.at('hannover'), table.heard('may-stay')]).toEqual(['actions', 'Austria 1', []])
  })
})

describe('11.2 The board after war', () => {
  const leaves = { prussia: 'french' }
  const together: Circumstances = { status: { prussia: 'british', ottoman: 'british' } }

  it('11.2.2 Britain and Prussia, equal and without a Garrison, draw lots of two', () => {
    const weaker = (lot: number) => {
      const table = statusesBecome({ saxonia: 'Britain 1, Prussia 1' }, leaves, { ...together, draws: [lot] })
      return told(table, 'weaker')
    }
    expect(weaker(0)).toMatchObject([{ powers: ['britain'], because: 'lot' }])
    expect(weaker(1)).toMatchObject([{ powers: ['prussia'], because: 'lot' }])
  })
  it('11.2.3, R18 a Minor that nobody controls goes to its nearest refuge unasked, and it is told', () => {
    const table = statusesBecome(
      { polesie: 'Prussia 3, Russia 1' },
      { prussia: 'french' },
      { players: 4, status: { prussia: 'british' } },
    )
    expect([table.step, table.at('polesie')]).toEqual(['actions', 'Prussia 3'])
    expect(told(table, 'withdrew')).toMatchObject([{ from: 'polesie', to: 'smolensk' }])
    expect(table.heard('withdrew-off-board')).toEqual([])
  })
  it('11.2.2 a lot is one of two', () => {
    const table = position({ saxonia: 'Britain 1, Prussia 1' }, together).diplomacy()
    for (const power of table.deciding)
      table.does(power, `declare ${power === 'prussia' ? 'french' : table.status(power)}`)
    table.does('britain', 'accept-all')
    const sizes: number[] = []
    const chance = { drawn: 0, below: (n: number) => sizes.push(n) - 1 }
    const accept = parseAction(ancienRegime, 'accept-all')
    expect(
      apply(ancienRegime, table.state, powerNumber('france'), accept, listeningReferee(chance)),
    ).toBeNull()
    expect(sizes).toEqual([2])
  })
  it('11.2.1 Britain’s General alone among a former Ally’s Garrison goes', () => {
    const table = statusesBecome(
      { saxonia: 'Britain 0, Prussia garrison', nassau: 'Britain garrison' },
      leaves,
      together,
    )
    expect([table.step, table.deciding]).toEqual(['withdraw', ['britain']])
  })
  it('11.2.3, R18 London is a refuge like any', () => {
    const table = statusesBecome(
      { cornwall: 'Britain 0, Austria 3', york: 'Britain 0' },
      { austria: 'french' },
    )
    expect([table.step, table.deciding]).toEqual(['withdraw', ['britain']])
    expect(table.offers('britain', 'withdraw-to')).toEqual([
      `withdraw-to ${table.general('britain', 'cornwall')} london`,
    ])
  })
  it('11.2.3 the Ottomans go when they are weaker', () => {
    const table = statusesBecome(
      { banat: 'Austria 3, Ottoman 1' },
      { ottoman: 'french' },
      {
        status: { ottoman: 'british' },
      },
    )
    expect([table.step, table.deciding]).toEqual(['withdraw', ['ottoman']])
    table.does('ottoman', table.offers('ottoman', 'withdraw-to')[0])
    expect([table.at('banat'), table.heard('weaker').length]).toEqual(['Austria 3', 1])
  })
  it('11.2 Allies who share a territory, and an enemy’s enemy, are left alone', () => {
    const table = statusesBecome({ saxonia: 'Austria 1, Russia 2' }, { spain: 'neutral' })
    expect([table.step, table.at('saxonia'), table.heard('weaker')]).toEqual([
      'actions',
      'Austria 1, Russia 2',
      [],
    ])
  })
})

describe('12.4 Control of a Minor', () => {
  const bids = (table: Position, amounts: Record<string, number>): Position => {
    for (const power of table.deciding) table.does(power, `bid ${amounts[power] ?? 0}`)
    return table
  }
  it('12.4.2 a bid is known to whoever laid it; the last makes all known', () => {
    const table = position({}, { players: 4 }).control('russia')
    const frame = table.state.stack.at(-1)
    if (frame?.step !== 'bid') throw new Error('nobody bids')
    expect(frame.known).toEqual([1, 2, 4, 8, 0, 0, 0])
    const laid = listening(table, 'france', 'bid 3')
    expect(laid.told[0]).toMatchObject({ to: 1 << powerNumber('france'), secret: { bid: 3 } })
    for (const power of ['prussia', 'austria']) listening(table, power, 'bid 1')
    const last = listening(table, 'britain', 'bid 0')
    expect([last.revealed, frame.known]).toEqual([true, [15, 15, 15, 15, 0, 0, 0]])
  })
  it('12.4.3 all bids are told, the winner and what it paid', () => {
    const table = bids(position({}, { players: 4 }).control('russia'), { austria: 3, prussia: 1 })
    expect(told(table, 'bids-revealed')).toMatchObject([{ minor: 'russia', bids: [0, 1, 3, 0] }])
    expect(told(table, 'minor-taken')).toMatchObject([{ by: 'austria', paid: 3, capital: false }])
    expect(table.heard('status-changed')).toEqual([])
    const capital = position({ 'st-petersburg': 'Prussia garrison' }, { players: 4 }).control('russia')
    expect(told(capital, 'minor-taken')).toMatchObject([{ by: 'prussia', paid: 0, capital: true }])
  })
  it('12.4.8 the new controller alone sees the hand', () => {
    for (const [by, before] of [
      ['france', 'britain'],
      ['britain', 'prussia'],
      ['prussia', 'austria'],
    ]) {
      const table = position({}, { players: 4, controller: { russia: before } }).control('russia')
      bids(table, { [by]: 2 })
      expect(table.state.seen[powerNumber('russia')]).toBe(1 << powerNumber(by))
    }
  })
})
