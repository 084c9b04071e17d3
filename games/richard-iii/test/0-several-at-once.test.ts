/** Several where the rules say several, each reason of a refusal, and what battles, deaths and hunger leave behind. */

import { fastChance } from '@muster/kernel/chance'
import { listeningReferee } from '@muster/kernel/referee'
import { describe, expect, it } from 'vitest'
import { politicalTurnAt, turnAt } from '../frames.ts'
import { richardIII } from '../game.ts'
import { emptyTable } from '../rules/4-scenarios.ts'
import { eliminate } from '../rules/6-deaths.ts'
import { blocksOverLimit, proclaimKing } from '../rules/7-supply.ts'
import { nobleCount } from '../rules/8-political-turn.ts'
import { FACT_COUNT, FACT_DISBANDED, FACT_PLAGUE, NOBODY, NONE } from '../state.ts'
import {
  AREAS,
  areaNumber,
  BOTH,
  blockNumber,
  EVERY_BLOCK,
  EXILES,
  HENRY,
  HOMES,
  LANCASTER,
  NO_EVENT,
  SIDES,
  SPENT,
  sideBit,
  YORK,
} from '../tables.ts'
import { position, RichardTable } from '../testing/position.ts'

const quiet = (seed = 3) => listeningReferee(fastChance(seed))
const battleFrame = (table: RichardTable) => {
  const frame = table.state.stack.find((each) => each.step === 'battle')
  if (frame?.step !== 'battle') throw new Error('no battle')
  return frame
}

describe('1.0, 4.0 What begins', () => {
  it('1.1 a turn without cards of the last one, 1.3 battles without an event', () => {
    const table = position({ middlesex: 'henry-vi', calais: 'york' })
    table.state.cards = [1, 2]
    expect(table.begin(turnAt('cards')).state.cards).toEqual([NONE, NONE])
    table.state.event = 1
    table.begin(turnAt('battles'))
    expect(table.state.event).toBe(NO_EVENT)
  })
  it('1.1 tells both cards, each for its side', () => {
    const hands = ['action-2-1', 'action-3-1'] as const
    const table = position({ middlesex: 'henry-vi', calais: 'york' }, { hands })
    table.begin(turnAt('cards'))
    table.lancaster(table.offers('lancaster')[0]).york(table.offers('york')[0])
    expect(table.heard('cards-revealed')).toMatchObject([{ cards: ['action-2-1', 'action-3-1'] }])
  })
  it('4.1 an empty table is empty, and there is none for a scenario that is not', () => {
    const s = emptyTable('wars-of-the-roses')
    expect(s).toMatchObject({
      stack: [],
      rules: 0,
      political: false,
      minorsDue: [0, 0],
      redealt: [0, 0],
      facts: [0, 0, 0],
      points: 0,
    })
    for (const each of [s.cardKnown, s.group, s.moved, s.pirate]) expect(new Set(each)).toEqual(new Set([0]))
    expect(() => emptyTable('no such war')).toThrow(expect.objectContaining({ code: 'unknown-scenario' }))
  })
  it('5.1 who keeps his hand keeps it alone: no card is dealt twice', () => {
    const bad = 'surprise, action-2-1, action-2-2, action-2-3, action-2-4, action-2-5, action-2-6'
    const good = 'action-3-1, action-3-2, action-3-3, action-3-4, action-3-5, action-4-1, action-4-2'
    const { state } = position({ middlesex: 'henry-vi', calais: 'york' }, { hands: [bad, good] })
    const table = new RichardTable(richardIII, SIDES, state).begin({ step: 'keep-hands', asked: [0, 0] })
    const kept = [...state.hands[YORK]]
    table.lancaster('redeal').york('keep-mine')
    expect(state.hands[YORK]).toEqual(kept)
    expect([new Set(state.hands.flat()).size, state.hands[LANCASTER].length]).toEqual([14, 7])
    const held = state.hands.flat()
    expect(new Set(state.cardKnown.filter((_, card) => !held.includes(card)))).toEqual(new Set([0]))
    expect(table.deciding).toEqual(['york'])
  })
  it('5.1 a hand got by exchange is a new one, about which its owner is asked again', () => {
    const bad = 'surprise, action-2-1, action-2-2, action-2-3, action-2-4, action-2-5, action-2-6'
    const good = 'action-3-1, action-3-2, action-3-3, action-3-4, action-3-5, action-4-1, action-4-2'
    const table = position({ middlesex: 'henry-vi', calais: 'york' }, { hands: [bad, good] })
    table.begin({ step: 'keep-hands', asked: [0, 0] }).york('keep')
    expect(table.deciding).toEqual(['lancaster'])
    table.lancaster('redeal').york('exchange-mine')
    expect([table.step, table.deciding]).toEqual(['keep-hands', ['york']])
    table.york('keep')
    expect(table.step).not.toBe('exchange')
  })
})

describe('5.0 Moves', () => {
  it('5.2 into a vacant area is no attack and no entry; 5.3 nor is a voyage', () => {
    const table = position({ derby: 'oxford', kent: 'devon', calais: 'york' }).acts('lancaster', 'action-3-1')
    table.march('oxford', 'leicester').sail('devon', 'east-anglia')
    const { attacker, entry, pirate, entered } = table.state
    for (const each of [attacker, entry]) expect(new Set(each)).toEqual(new Set([NONE]))
    for (const each of [pirate, entered]) expect(new Set(each)).toEqual(new Set([0]))
  })
  it('5.3 whoever has sailed has moved', () => {
    const table = position({ kent: 'devon', calais: 'york' }).acts('lancaster', 'action-3-1')
    table.sail('devon', 'east-anglia')
    expect(table.whyNot('lancaster', 'move devon')).toMatchObject({ rule: '5.2', code: 'already-moved' })
    expect(table.offered('lancaster', 'move')).toEqual([])
  })
  it('5.31 a berth is for its own voyage: without points nobody sails elsewhere', () => {
    const table = position({ kent: 'devon, oxford', cornwall: 'clifford', calais: 'york' }).acts(
      'lancaster',
      'action-2-1',
    )
    table.state.points = 1
    table.sail('devon', 'east-anglia')
    expect([table.state.points, table.offered('lancaster', 'move')]).toEqual([0, ['oxford']])
    expect(table.whyNot('lancaster', 'move clifford')?.code).toBe('no-points')
    table.lancaster('move oxford')
    expect(table.offers('lancaster')).toEqual(['sail east-anglia'])
  })
  it('5.3 nobody sails to where he is; 1.2 without points that is the reason, pinned or not', () => {
    const table = position({ kent: 'devon', calais: 'york', derby: 'oxford, march' }).acts(
      'lancaster',
      'action-3-1',
    )
    table.lancaster('move devon')
    expect(table.whyNot('lancaster', 'sail kent')).toMatchObject({ rule: '5.3', code: 'same-area' })
    table.lancaster('sail east-anglia')
    Object.assign(table.state, { points: 0, berths: [] })
    expect(table.whyNot('lancaster', 'move oxford')).toMatchObject({ rule: '1.2', code: 'no-points' })
  })
  it('card-piracy, R-14 a berth is for a peaceful voyage: without points nobody attacks', () => {
    const table = position(
      { calais: 'york, march', kent: 'henry-vi 4' },
      { readings: { piracyPorts: true } },
    ).turn('action-2-1', 'piracy')
    table.state.points = 1
    table.sail('york', 'sussex').york('move march')
    expect(table.offers('york')).toEqual(['sail sussex'])
    expect(table.whyNot('york', 'sail kent')?.code).toBe('no-points')
  })
  it('card-muster leads from Chester to Caernarvon', () => {
    const table = position({ derby: 'devon', calais: 'york' }).acts('lancaster', 'muster')
    table.lancaster('muster caernarvon', 'move devon', 'to chester', 'to caernarvon')
    expect(table.at('devon')).toBe('caernarvon')
  })
  it('card-force-march is of three areas and not of four', () => {
    const table = position({ kent: 'oxford', calais: 'york' }).acts('lancaster', 'force-march')
    table.lancaster('move oxford', 'to sussex', 'to wilts', 'to gloucester')
    expect([table.step, table.at('oxford')]).toEqual(['actions', 'gloucester'])
  })
  it('6.3 over a border that is used already more may come, though three are used', () => {
    const table = position({
      leicester: 'york',
      derby: 'oxford',
      lincoln: 'devon',
      warwick: 'clifford, beaumont',
      essex: 'pembroke',
    }).acts('lancaster', 'action-4-1')
    table.march('oxford', 'leicester').march('devon', 'leicester').march('clifford', 'leicester')
    table.lancaster('move pembroke')
    expect(table.whyNot('lancaster', 'to leicester')).toMatchObject({ rule: '6.3', code: 'fourth-border' })
    table.lancaster('to middlesex', 'stop').march('beaumont', 'leicester')
    expect(table.at('beaumont')).toBe('leicester')
  })
  it('card-plague strikes all of one city and nobody elsewhere, and is then over', () => {
    const table = position({ warwick: 'oxford 3, devon 2', derby: 'clifford 3', calais: 'york' })
    table.turn('action-2-1', 'plague').york('plague warwick')
    expect(['oxford', 'devon', 'clifford'].map((block) => table.steps(block))).toEqual([2, 1, 3])
    expect(table.state.facts[FACT_PLAGUE]).toBe(BOTH)
    expect(table.state.stack.map((each) => each.step)).not.toContain('plague')
  })
  it('card-muster is named once', () => {
    const table = position({ kent: 'devon', calais: 'york' }).turn('muster', 'action-2-1')
    table.lancaster('muster essex').lancaster('end')
    expect([table.step, table.deciding]).toEqual(['actions', ['york']])
    expect(table.state.stack.map((each) => each.step)).not.toContain('muster')
  })
})

describe('6.0 Battles', () => {
  it('6.1 leaves nobody as attacker or in reserve, and hides only those who fought there', () => {
    const table = position({ derby: 'york 4, stanley-l 1', kent: 'oxford, devon' }).battle(
      'derby',
      'lancaster',
    )
    const [york, oxford, devon] = ['york', 'oxford', 'devon'].map(blockNumber)
    table.state.attacker[areaNumber('derby')] = LANCASTER
    table.state.joins[oxford] = 2
    table.state.known[devon] = BOTH
    table.everyDie(1).york('fight york')
    expect([table.step, table.state.attacker[areaNumber('derby')]]).toEqual(['regroup', NOBODY])
    expect([table.state.known[york], table.state.known[devon]]).toEqual([sideBit(YORK), BOTH])
    expect([table.state.joins[york], table.state.joins[oxford]]).toEqual([0, 2])
  })
  it('6.1, 6.3 a reserve that never came in is none any more', () => {
    const table = position({ derby: 'york 4, march 3, stanley-l 1' }).battle('derby', 'lancaster')
    table.york('hold march')
    table.state.joins[blockNumber('march')] = 2
    if (table.deciding[0] === 'lancaster') table.lancaster('hold stanley-l')
    table.everyDie(1).york('fight york')
    expect([table.step, table.reserves]).toEqual(['regroup', []])
  })
  it('6.7 the last of the winners is asked where to regroup, and when all have gone nobody', () => {
    const table = position({ derby: 'york 4, stanley-l 1', kent: 'oxford' }).battle('derby', 'lancaster')
    table.everyDie(1).york('fight york')
    expect(table.deciding).toEqual(['york'])
    table.york('regroup york leicester')
    expect(table.step).not.toBe('regroup')
  })
  it('6.7, 5.21 limits are of each border: where one is full another is open', () => {
    const table = position({ derby: 'york 4, march 3, rutland 3, stanley-l 1' }).battle('derby', 'lancaster')
    while (table.deciding[0] === 'york' && table.offered('york', 'fight')[0] !== 'york')
      table.york(`hold ${table.offered('york', 'fight')[0]}`)
    table.everyDie(1).york('fight york')
    table.york('regroup march lancaster', 'regroup rutland lancaster')
    expect(table.whyNot('york', 'regroup york lancaster')).toMatchObject({ code: 'border-full' })
    expect(table.whyNot('york', 'regroup york leicester')).toBeNull()
    table.york('regroup york south-yorks')
    expect(table.at('york')).toBe('south-yorks')
  })
  it('6.7, 5.21 those who went over one border do not fill another', () => {
    const table = position({ derby: 'york 4, march 3, rutland 3, essex 3, stanley-l 1' }).battle(
      'derby',
      'lancaster',
    )
    table.everyDie(1)
    while (table.step === 'battle') table.act(table.deciding[0], table.offers(table.deciding[0])[0])
    for (const block of ['york', 'march', 'rutland']) table.york(`regroup ${block} leicester`)
    expect(table.whyNot('york', 'regroup essex leicester')).toMatchObject({ code: 'border-full' })
    expect(table.york('regroup essex lancaster').at('essex')).toBe('lancaster')
  })
  it('6.7 between Caernarvon and Chester too', () => {
    const table = position({ chester: 'york 4, stanley-l 1' }).battle('chester', 'lancaster')
    table.everyDie(1).york('fight york').york('regroup york caernarvon')
    expect(table.at('york')).toBe('caernarvon')
  })
  it('6.2 a block retreats in its own turn only', () => {
    const table = position({ derby: 'york 4, march 3, henry-vi 4, oxford 3' })
      .battle('derby', 'lancaster')
      .hold(1)
    expect(table.round).toBe(2)
    for (const side of ['york', 'lancaster'] as const) {
      for (const block of ['york', 'march', 'henry-vi', 'oxford']) {
        const inTurn = table.offered(side, 'hold').includes(block)
        if (!inTurn && table.deciding[0] === side)
          expect(table.whyNot(side, `retreat ${block} leicester`)).toMatchObject({ code: 'not-in-turn' })
      }
    }
    expect(table.offered(table.deciding[0], 'hold').length).toBeLessThan(4)
  })
  it('6.6, R-54 only in round four is an attacker without a way out lost', () => {
    const table = position({ cornwall: 'york 4, stanley-l 4', dorset: 'oxford', somerset: 'devon' })
    table.battle('cornwall', 'york').hold(1)
    table.state.joins[blockNumber('stanley-l')] = 3
    const frame = battleFrame(table)
    frame.turn = 0
    table.begin(frame)
    expect([table.round, table.at('york'), table.reserves]).toEqual([3, 'cornwall', []])
  })
  it('6.5 without an heir nobody charges, and that is said', () => {
    const table = position({ derby: 'hastings 3, stanley-l 4' }).battle('derby', 'lancaster')
    while (table.deciding[0] !== 'york') table.lancaster(`hold ${table.offered('lancaster', 'hold')[0]}`)
    expect(table.whyNot('york', 'charge stanley-l')).toMatchObject({ rule: '6.5', code: 'no-heir-here' })
  })
  it('6.9 a try counts against the one who was tried', () => {
    const table = position({ derby: 'york 4, stanley-l 4, devon 2' }).battle('derby', 'lancaster')
    const frame = battleFrame(table)
    const [stanley, devon] = [blockNumber('stanley-l'), blockNumber('devon')]
    frame.tried = [devon, devon, devon]
    expect(table.whyNot('york', 'persuade york stanley-l')).toBeNull()
    table.dice(1).york('persuade york stanley-l')
    expect(frame.tried).toEqual([devon, devon, devon, stanley])
  })
  it('6.9 whoever comes over lies open', () => {
    const table = position({ derby: 'york 4, stanley-l 4, devon 2' }).battle('derby', 'lancaster').dice(2)
    table.york('persuade york stanley-l')
    expect(table.state.known[blockNumber('stanley-y')]).toBe(BOTH)
  })
  it('card-treason needs every die even', () => {
    for (const [dice, turned] of [
      [[2, 3], false],
      [[5, 4], false],
      [[2, 6], true],
    ] as const) {
      const table = position({ derby: 'york 4, northumberland-l 4' }).battle('derby', 'lancaster')
      table.state.stack.push({ step: 'treason', side: YORK })
      table.dice(...dice).york('tempt northumberland-l')
      expect(table.heard('treason')).toMatchObject([{ dice, turned }])
      expect(table.at('northumberland-y') === 'derby').toBe(turned)
    }
  })
  it('6.3 reserves that come in at once are those of this battle, lie open, and now attack', () => {
    const table = position({ derby: 'york 4, henry-vi 4, stanley-l 1', kent: 'oxford 3' }).battle(
      'derby',
      'york',
    )
    const [henry, oxford] = ['henry-vi', 'oxford'].map(blockNumber)
    const { state } = table
    state.known[henry] = sideBit(LANCASTER)
    for (const reserve of [henry, oxford]) state.joins[reserve] = 2
    state.attacker[areaNumber('derby')] = YORK
    table.everyDie(1)
    while (table.heard('reserves-enter').length === 0 && table.step === 'battle') {
      const [side] = table.deciding
      table.act(side, `${side === 'york' ? 'fight' : 'hold'} ${table.offered(side, 'hold')[0]}`)
    }
    expect(table.heard('reserves-enter')).toMatchObject([{ area: 'derby', side: 'lancaster' }])
    expect([state.known[henry], state.joins[henry]]).toEqual([BOTH, 0])
    const told = table.told.map(({ event }) => event.type)
    expect(told.indexOf('block-revealed', told.indexOf('reserves-enter'))).toBe(
      told.indexOf('reserves-enter') + 1,
    )
    expect([state.joins[oxford], state.acted[oxford]]).toEqual([2, 0])
    expect(state.attacker[areaNumber('derby')]).toBe(LANCASTER)
  })
})

describe('6.8 Deaths', () => {
  const dies = (block: string, known = BOTH) => {
    const { state } = position({ kent: `${block}, oxford`, middlesex: 'henry-vi', calais: 'york' })
    const number = blockNumber(block)
    state.known[number] = known
    const referee = quiet()
    eliminate(state, referee, number)
    return { state, referee, number, told: referee.told.map(({ event }) => event) }
  }
  it('6.83 Nevilles are dead for good and known, and no minor follows them', () => {
    const { state, referee, number, told } = dies('salisbury-y', sideBit(YORK))
    expect(told).toEqual([{ type: 'killed', block: number, dead: true }])
    expect([referee.revealed, state.minorsDue]).toEqual([true, [0, 0]])
  })
  it('6.81 only the King’s death leaves the throne without one', () => {
    const { state } = dies('march')
    expect([state.king, state.minorsDue]).toEqual([HENRY, [0, 1]])
  })
  it('6.84 who was seen is named, who was not is only missed', () => {
    const seen = dies('stanley-l')
    expect(seen.told).toEqual([{ type: 'killed', block: seen.number, dead: false }])
    expect(seen.state.at[seen.number]).toBe(SPENT)
    expect(dies('stanley-l', sideBit(LANCASTER)).told).toMatchObject([{ type: 'lost', side: LANCASTER }])
  })
})

describe('7.0 Supply', () => {
  it('6.81 the new King is proclaimed where he stands, and stands up again', () => {
    const { state } = position({ kent: 'somerset, exeter-l', essex: 'york' })
    state.king = NONE
    const referee = quiet()
    state.known.fill(0)
    proclaimKing(state, referee)
    expect(['somerset', 'exeter-l'].map(blockNumber)).toContain(state.king)
    expect(referee.told[0].event).toMatchObject({ type: 'king-proclaimed', area: areaNumber('kent') })
    expect([referee.revealed, state.known[state.king]]).toEqual([true, sideBit(LANCASTER)])
  })
  it('R-32 in the supply phase of a turn he is named before anybody starves', () => {
    const table = position({ kent: 'somerset', calais: 'york, march, rutland, essex, hastings' })
    table.state.king = NONE
    table.begin(turnAt('supply'))
    expect([table.step, table.deciding]).toEqual(['supply', ['york']])
    expect(table.state.king).toBe(blockNumber('somerset'))
  })
  it('R-39 with no heir left there is nobody to proclaim', () => {
    const { state } = position({ kent: 'oxford', essex: 'york' })
    state.king = HENRY
    const referee = quiet()
    proclaimKing(state, referee)
    expect([state.king, referee.told]).toEqual([NONE, []])
  })
  it('7.1 each area has its own excess: who is fed enough is left alone', () => {
    const five = 'oxford, devon, clifford, beaumont, pembroke'
    const other = 'york, march, rutland, essex, hastings'
    const table = position({
      derby: five,
      lincoln: 'stanley-l, rivers-l, shrewsbury-l, wiltshire, henry-vi',
      kent: other,
    })
    table.supplyPhase()
    if (table.deciding[0] === 'york') table.york(table.offers('york')[0])
    expect(table.deciding).toEqual(['lancaster'])
    table.lancaster('starve oxford')
    expect(table.whyNot('lancaster', 'starve devon')).toMatchObject({
      rule: '7.1',
      code: 'area-not-over-limit',
    })
    expect(table.offered('lancaster', 'starve').toSorted()).toEqual(
      ['henry-vi', 'stanley-l', 'rivers-l', 'shrewsbury-l', 'wiltshire'].toSorted(),
    )
  })
  it('7.2 an exile’s limit says nothing of other areas', () => {
    const { state } = position({
      calais: 'york, march, rutland, essex, hastings',
      derby: 'stanley-y, rivers-y, shrewsbury-y, norfolk, warwick-y',
    })
    const { left, total } = blocksOverLimit(state, YORK, EXILES[YORK])
    expect([left[areaNumber('calais')], left[areaNumber('derby')], total]).toEqual([1, 0, 1])
  })
})

describe('8.0 The political turn', () => {
  it('begins with everybody still to go home, and everything known that all can see', () => {
    const table = position({ kent: 'henry-vi, oxford', calais: 'york', derby: 'stanley-y' })
    table.state.moved.fill(1)
    table.politicalTurn()
    expect([table.step, table.state.political]).toEqual(['go-home', true])
    expect(table.state.moved[blockNumber('oxford')]).toBe(0)
    expect([table.state.facts[FACT_DISBANDED], table.state.facts[FACT_COUNT]]).toEqual([BOTH, BOTH])
    expect(table.deciding).toEqual(['york'])
    expect(table.whyNot('york', 'home henry-vi middlesex')).toMatchObject({ code: 'not-on-its-way' })
  })
  it('9.1 a turned Exeter goes to Cornwall whoever is there; a turned Clarence stays where he alone is', () => {
    const exeter = position({ kent: 'exeter-y', cornwall: 'hastings', calais: 'york', essex: 'henry-vi' })
    exeter.begin({ step: 'go-home', side: YORK })
    expect(exeter.whyNot('york', 'home exeter-y cornwall')).toBeNull()
    const clarence = (board: Record<string, string>) =>
      position({ essex: 'henry-vi', calais: 'york', ...board })
        .begin({ step: 'go-home', side: LANCASTER })
        .whyNot('lancaster', 'home clarence-l hereford')
    expect(clarence({ hereford: 'clarence-l' })).toBeNull()
    expect(clarence({ hereford: 'clarence-l, oxford' })).toMatchObject({ rule: '9.1', code: 'not-vacant' })
    expect(clarence({ kent: 'clarence-l', hereford: 'oxford' })).toMatchObject({ code: 'not-vacant' })
  })
  it('8.3, R-35 Kent flees to Calais as the fourth there and not as the fifth', () => {
    const shields = HOMES[blockNumber('kent-y')].map((area, i) => [
      AREAS[area],
      ['oxford', 'devon', 'clifford'][i],
    ])
    const flees = (calais: string) =>
      position({ ...Object.fromEntries(shields), leicester: 'kent-y', calais, essex: 'henry-vi' })
        .begin({ step: 'go-home', side: YORK })
        .whyNot('york', 'home kent-y calais')
    expect(flees('york, march, rutland')).toBeNull()
    expect(flees('york, march, rutland, hastings')).toMatchObject({ rule: '7.2', code: 'calais-full' })
  })
  it('8.1 a mercenary at home is not told to go there', () => {
    const table = position({ ireland: 'irish-mercenary', kent: 'henry-vi', calais: 'york' }).politicalTurn()
    expect([table.heard('disbanded'), table.at('irish-mercenary')]).toEqual([[], 'ireland'])
  })
  it('8.2, R-33 levies and bombards count for nothing', () => {
    const { state } = position({ kent: 'oxford, bombard-l', calais: 'york' })
    expect(nobleCount(state, LANCASTER)).toBe(1)
  })
  it('7.2 each exile has its own excess', () => {
    const table = position({
      calais: 'york, march, rutland, essex, hastings',
      ireland: 'norfolk, stanley-y, rivers-y',
      kent: 'henry-vi',
    }).begin(politicalTurnAt('pretenders-exiles'))
    expect([table.step, table.deciding]).toEqual(['exile-limits', ['york']])
    table.york('dismiss essex')
    expect(table.whyNot('york', 'dismiss hastings')).toMatchObject({ code: 'area-not-over-limit' })
    expect(table.offered('york', 'dismiss').toSorted()).toEqual(['norfolk', 'rivers-y', 'stanley-y'])
  })
  it('8.5 who lay face down stands up in the pool without strength or name; the old turn is over', () => {
    const table = position({ kent: 'henry-vi', calais: 'york' })
    const oxford = blockNumber('oxford')
    table.state.at[oxford] = SPENT
    table.state.token[oxford] = 0
    table.begin(politicalTurnAt('reset'))
    expect([table.at('oxford'), table.steps('oxford'), table.token('oxford')]).toEqual(['pool', 0, 0])
    expect(table.state.stack.map((each) => each.step)).toEqual(['game-turn', 'keep-hands'])
  })
  it('6.85 mercenaries who come back get their names by lot', () => {
    const names = (seed: number) => {
      const { state } = position({ kent: 'henry-vi', calais: 'york' })
      const two = ['calais-mercenary', 'burgundian-mercenary'].map(blockNumber)
      for (const each of two) state.at[each] = SPENT
      const table = new RichardTable(richardIII, SIDES, state, seed).begin(politicalTurnAt('reset'))
      const [one, other] = two.map((each) => table.state.token[each])
      return one < other
    }
    expect(new Set(EVERY_BLOCK.map(names))).toEqual(new Set([true, false]))
  })
})
