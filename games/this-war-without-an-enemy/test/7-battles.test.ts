import { fastChance } from '@muster/kernel/chance'
import { act, startMatch, undoable } from '@muster/kernel/match'
import { checkSetup } from '@muster/kernel/setup'
import { parseAction } from '@muster/kernel/words'
import { describe, expect, it } from 'vitest'
import { thisWarWithoutAnEnemy as game } from '../game.ts'
import { withdrawalModifier, withdrawalResult } from '../rules/7-battles.ts'
import { PARLIAMENT } from '../tables.ts'
import { position, type TestTable } from '../testing/position.ts'

describe('7.02 Battles', () => {
  it('are fought one at a time, Player 1 naming the next', () => {
    const table = position({ kent: 'r-charles, p-essex', dorset: 'r-hopton, p-waller' }, { first: 1 })
    table.state.attacker.fill(0)
    table.begin({ step: 'battles' })
    expect([table.step, table.deciding]).toEqual(['battles', ['parliament']])
    expect(table.whyNot('parliament', 'battle essex')).toMatchObject({
      rule: '7.02',
      code: 'no-battle-there',
    })
    table.parliament('battle dorset')
    expect([table.step, table.heard('battle-begins')[0]?.area]).toEqual(['withdrawal', 'dorset'])
  })
})

describe('7.1 Battle reserves', () => {
  const army = {
    wiltshire: 'r-charles',
    dorset: 'r-rupert',
    hampshire: 'p-waller',
    'surrey-sussex': 'p-essex',
  }
  const attack = (): TestTable => {
    const table = position(army).turn('r20', 'p21', 'royalist')
    table.group('royalist', 'wiltshire', 'r-charles', 'hampshire').royalist('done')
    table.group('royalist', 'dorset', 'r-rupert', 'hampshire').royalist('done', 'end')
    return table.group('parliament', 'surrey-sussex', 'p-essex', 'hampshire').parliament('done', 'end')
  }
  it('asks the Attacker for the Main Attack if he came over more than one border', () => {
    const table = attack()
    expect([table.step, table.deciding]).toEqual(['main-attack', ['royalist']])
    expect(table.offered('royalist', 'attack-from').sort()).toEqual(['dorset', 'wiltshire'])
    expect(table.whyNot('royalist', 'attack-from berkshire')).toMatchObject({
      rule: '7.1',
      code: 'nobody-came-this-way',
    })
  })
  it('keeps other attackers and the Defender’s reinforcements in Reserve, hidden, until Round 2', () => {
    const table = attack().royalist('attack-from wiltshire').parliament('stand')
    const seen = (block: string, viewer: number) =>
      table.view(viewer).blocks.find((each) => each.token === table.token(block))
    expect([
      seen('r-rupert', 1)?.reserve,
      seen('p-essex', 0)?.reserve,
      seen('r-charles', 1)?.reserve,
    ]).toEqual([true, true, false])
    expect([seen('r-rupert', 1)?.block, seen('r-charles', 1)?.block]).toEqual([undefined, 'r-charles'])
  })
  it('turns Defender into Attacker if all in his line are gone after Round 1', () => {
    const table = position({ hampshire: 'r-charles 4, p-waller 1, p-essex 4' })
    table.state.late[33] = 1
    table
      .dice(6, 1, 1, 1, 1)
      .battle('hampshire', 'royalist')
      .parliament('stand', 'fire p-waller')
      .royalist('engage r-charles')
    expect(table.at('p-waller')).toBe('pool')
    expect(table.heard('roles-change')[0]).toMatchObject({ attacker: 'parliament' })
    expect([table.step, table.deciding]).toEqual(['general-retreat', ['parliament']])
  })
  it('W-12 counts Reserves as blocks remaining after Round 1, and Artillery not', () => {
    const table = position({ hampshire: 'r-charles 4, p-cannon-1 2' })
      .dice(6, 6)
      .battle('hampshire', 'royalist')
    expect(table.heard('rolled')).toHaveLength(1)
    expect(table.heard('battle-ends')[0]).toMatchObject({ winner: 'royalist' })
    expect(table.at('p-cannon-1')).toBe('pool')
  })
})

describe('7.2 Withdraw before battle', () => {
  it.each([
    [0, false, 2],
    [1, false, 2],
    [2, false, 1],
    [3, false, 0],
    [4, true, 2],
    [5, true, 1],
    [6, true, 0],
    [9, true, 0],
  ])('the Withdrawal Table: %i is %s with %i lost', (roll, success, loss) => {
    expect(withdrawalResult(roll)).toEqual({ success, loss })
  })
  it('has its modifiers: Cavalry only, Artillery, and the difference in Cavalry', () => {
    expect(withdrawalModifier(2, 1, 0, 0)).toBe(2)
    expect(withdrawalModifier(1, 2, 1, 1)).toBe(-2)
    expect(withdrawalModifier(0, 0, 1, 0)).toBe(0)
  })
  it('succeeds by itself if only the Defender has Cavalry, fails as a 1 if only the Attacker has', () => {
    const free = position({ hampshire: 'r-charles, p-s-horse-pool' })
      .battle('hampshire', 'royalist')
      .parliament('withdraw-army')
    expect([free.step, free.heard('withdrawal-rolled')[0]]).toEqual([
      'retreat',
      expect.objectContaining({ success: true, loss: 0, die: 0 }),
    ])
    const caught = position({ hampshire: 'r-rupert, p-waller 4' })
      .battle('hampshire', 'royalist')
      .parliament('withdraw-army')
    expect(caught.heard('withdrawal-rolled')[0]).toMatchObject({ success: false, loss: 2 })
    caught.parliament('lose p-waller', 'lose p-waller')
    expect([caught.steps('p-waller'), caught.step]).toEqual([2, 'fire-or-engage'])
  })
  it('cannot be taken back once the enemy’s Cavalry was counted, also where no die is rolled', () => {
    const match = startMatch(game, checkSetup(game, { scenario: 'mid-war' }), fastChance(1))
    const { state } = position({ hampshire: 'r-rupert, p-waller 4' }).battle('hampshire', 'royalist')
    match.state = { ...state, rules: game.version }
    const entry = act(match, PARLIAMENT, parseAction(game, 'withdraw-army'))
    expect([entry.draws, entry.final, undoable(match, PARLIAMENT)]).toEqual([[], 'reveal', 0])
  })
  it('W-36 takes the losses on Cavalry first, then Infantry, never on Artillery or Reserves', () => {
    const table = position({ hampshire: 'r-rupert, p-s-horse-pool 1, p-waller, p-cannon-1, p-essex' })
    table.state.late[33] = 1
    table.dice(1).battle('hampshire', 'royalist').parliament('withdraw-army')
    expect(table.whyNot('parliament', 'lose p-waller')).toMatchObject({ rule: '7.2', code: 'cavalry-first' })
    table.parliament('lose p-s-horse-pool')
    expect(table.whyNot('parliament', 'lose p-cannon-1')).toMatchObject({ code: 'not-in-the-line' })
    expect(table.whyNot('parliament', 'lose p-essex')).toMatchObject({ code: 'not-in-the-line' })
    expect(table.whyNot('parliament', 'lose p-waller')).toBeNull()
  })
  it('puts the Attacker’s Infantry and Artillery in Reserve if a Defender with Cavalry only fails', () => {
    const table = position({ hampshire: 'r-rupert, r-henrietta, r-charles, r-cannon-1, p-s-horse-pool' })
    table.dice(3).battle('hampshire', 'royalist').parliament('withdraw-army')
    const reserve = table
      .view(0)
      .blocks.filter((each) => each.reserve)
      .map((each) => each.block)
    expect(reserve.sort()).toEqual(['r-cannon-1', 'r-charles'])
  })
  it('rolls if neither has Cavalry, with a difference of 0', () => {
    const table = position({ hampshire: 'r-charles, p-waller' })
      .dice(6)
      .battle('hampshire', 'royalist')
      .parliament('withdraw-army')
    expect([table.step, table.heard('withdrawal-rolled')[0]?.die]).toEqual(['retreat', 6])
  })
  it('W-42 announces the numbers of Cavalry and nothing else', () => {
    const table = position({ hampshire: 'r-charles, p-s-horse-pool, p-waller' })
      .battle('hampshire', 'royalist')
      .parliament('withdraw-army')
    expect(table.heard('cavalry-counted')[0]).toMatchObject({ counts: [0, 1] })
    expect(
      table
        .view(0)
        .blocks.filter((each) => each.side === 'parliament')
        .every((each) => each.block === undefined),
    ).toBe(true)
  })
})

describe('7.3 Battle rounds', () => {
  it('7.4 goes Artillery, Infantry fire, Cavalry, Infantry engage, the Defender first in each', () => {
    const table = position({
      hampshire: 'r-cannon-1 1, r-charles 1, r-rupert 1, p-cannon-1 1, p-waller 1, p-s-horse-pool 1',
    })
    table.dice(6, 6, 6, 6, 6, 6).battle('hampshire', 'royalist').parliament('stand')
    expect(table.step).toBe('aim-guns')
    table
      .parliament('at-cavalry p-cannon-1')
      .royalist('at-infantry r-cannon-1')
      .parliament('fire p-waller')
      .royalist('engage r-charles')
    expect(table.heard('rolled').map((each) => [each.block, each.effectiveness])).toEqual([
      ['p-cannon-1', 1],
      ['r-cannon-1', 2],
      ['p-waller', 1],
      ['p-s-horse-pool', 2],
      ['r-rupert', 3],
      ['r-charles', 2],
    ])
    expect([table.step, table.deciding]).toEqual(['general-retreat', ['royalist']])
  })
  it('lasts three rounds at most', () => {
    const table = position({ hampshire: 'r-charles 1, p-waller 1' })
      .dice(6, 6, 6, 6, 6, 6)
      .battle('hampshire', 'royalist')
      .parliament('stand')
    for (let round = 1; round <= 3; round++) {
      if (round > 1) table.royalist('fight-on').parliament('fight-on')
      table.parliament('engage p-waller').royalist('engage r-charles')
    }
    expect(table.heard('round-begins')).toHaveLength(3)
    expect(table.heard('battle-ends')[0]).toMatchObject({ winner: 'parliament' })
  })
  it('keeps Reserves out of a General Retreat of Round 2', () => {
    const table = position({
      wiltshire: 'r-charles',
      dorset: 'r-rupert',
      hampshire: 'p-waller',
      'surrey-sussex': 'p-essex',
    })
    table
      .turn('r20', 'p21', 'royalist')
      .group('royalist', 'wiltshire', 'r-charles', 'hampshire')
      .royalist('done')
    table.group('royalist', 'dorset', 'r-rupert', 'hampshire').royalist('done', 'end')
    table.group('parliament', 'surrey-sussex', 'p-essex', 'hampshire').parliament('done', 'end')
    table.everyDie(6).royalist('attack-from wiltshire').parliament('stand', 'engage p-waller')
    table.royalist('engage r-charles', 'fight-on').parliament('retreat-all').royalist('engage r-charles')
    expect(
      table
        .heard('block-revealed')
        .map((each) => each.block)
        .sort(),
    ).toEqual(['p-waller', 'r-charles'])
    expect(
      table
        .heard('rolled')
        .slice(2)
        .map((each) => [each.block, each.effectiveness]),
    ).toEqual([
      ['p-waller', 0],
      ['r-charles', 1],
    ])
  })
  it('orders it from Round 2 on, the Attacker asked first, and ends the Battle with that round', () => {
    const table = position({ hampshire: 'r-charles 2, p-waller 2' })
      .dice(6, 6, 6, 6, 1, 6, 1)
      .battle('hampshire', 'royalist')
      .parliament('stand')
    table
      .parliament('engage p-waller')
      .royalist('engage r-charles', 'retreat-all')
      .parliament('engage p-waller')
    const [, , rebels, royals] = table.heard('rolled')
    expect([rebels?.effectiveness, royals?.effectiveness]).toEqual([1, 0])
    expect(table.heard('battle-ends')).toHaveLength(1)
  })
})

describe('7.41 Artillery Fire', () => {
  it('3.21 never takes hits, fires in Round 1, at Cavalry with -1', () => {
    const table = position({ hampshire: 'r-cannon-1 2, r-rupert 1, p-waller 4' })
      .dice(1, 2, 6, 6, 6)
      .battle('hampshire', 'royalist')
      .parliament('stand', 'fire p-waller')
    expect(table.steps('p-waller')).toBe(2)
    expect(table.steps('r-cannon-1')).toBe(2)
  })
  it('W-13 loses hits beyond the class it aims at', () => {
    const table = position({ hampshire: 'r-cannon-1 2, r-rupert 4, p-s-horse-pool 1, p-waller 4' })
      .dice(1, 1)
      .battle('hampshire', 'royalist')
    table.parliament('stand').royalist('at-cavalry r-cannon-1')
    expect([table.at('p-s-horse-pool'), table.steps('p-waller')]).toEqual(['pool', 4])
  })
  it('asks for the target of each gun in the line before any fires; at Infantry it hits Infantry, at full effectiveness', () => {
    const table = position({
      hampshire:
        'r-cannon-1 2, r-cannon-2 3, r-rupert 1, r-hopton 2, p-s-horse-pool 3, p-waller 4, p-cannon-1 1',
    })
      .battle('hampshire', 'royalist')
      .dice(6, 2, 2, 1, 2, 6)
      .parliament('stand')
    expect([table.step, table.offers('parliament')]).toEqual([
      'aim-guns',
      ['at-cavalry p-cannon-1', 'at-infantry p-cannon-1'],
    ])
    table.parliament('at-infantry p-cannon-1')
    expect(table.offers('royalist')).toEqual([
      'at-cavalry r-cannon-1',
      'at-cavalry r-cannon-2',
      'at-infantry r-cannon-1',
      'at-infantry r-cannon-2',
    ])
    table.royalist('at-infantry r-cannon-1')
    expect(table.offers('royalist')).toEqual(['at-cavalry r-cannon-2', 'at-infantry r-cannon-2'])
    table.royalist('at-cavalry r-cannon-2')
    expect(table.heard('rolled').map((each) => [each.effectiveness, each.hits])).toEqual([
      [2, 0],
      [2, 2],
      [1, 1],
    ])
    expect([table.steps('p-waller'), table.steps('p-s-horse-pool')]).toEqual([2, 2])
  })
  it('leaves no choice where the enemy has one class alone, and guns in Reserve are not asked', () => {
    const horse = position({ hampshire: 'r-cannon-1 1, r-rupert 1, p-s-horse-pool 3' })
      .battle('hampshire', 'royalist')
      .dice(2, 6, 6, 6, 6)
      .parliament('stand')
    expect(horse.heard('rolled')[0]).toMatchObject({ effectiveness: 1, hits: 0 })
  })
})

describe('7.42 Cavalry Engage, 3.22 Cavalry', () => {
  it('hits enemy Cavalry, and without any Infantry at +1', () => {
    const horse = position({ hampshire: 'r-rupert 1, p-s-horse-pool 3, p-waller 4' })
      .dice(6, 6, 6, 6, 6, 6, 6, 1)
      .battle('hampshire', 'royalist')
    horse.parliament('stand', 'fire p-waller')
    expect([horse.steps('p-s-horse-pool'), horse.steps('p-waller')]).toEqual([2, 4])
    const foot = position({ hampshire: 'r-rupert 1, p-waller 4' })
      .dice(6, 6, 6, 6, 4)
      .battle('hampshire', 'royalist')
      .parliament('stand', 'fire p-waller')
    expect([foot.heard('rolled').at(-1)?.effectiveness, foot.steps('p-waller')]).toEqual([4, 3])
  })
  it('makes the side with more hits rout on a roll up to the difference', () => {
    const table = position({ hampshire: 'r-rupert 2, p-s-horse-pool 3, r-charles 1, p-waller 1' }).dice(
      6,
      6,
      6,
      6,
      6,
      1,
      1,
      2,
      3,
    )
    table.battle('hampshire', 'royalist').parliament('stand', 'fire p-waller').royalist('fire r-charles')
    expect(table.heard('rout-rolled')[0]).toMatchObject({
      side: 'parliament',
      difference: 2,
      die: 2,
      routs: true,
    })
    expect(table.heard('pursuit-rolled')[0]).toMatchObject({ block: 'r-rupert', die: 3, pursues: true })
  })
  it('holds on a higher roll', () => {
    const table = position({ hampshire: 'r-rupert 2, p-s-horse-pool 3, r-charles 1, p-waller 1' }).dice(
      6,
      6,
      6,
      6,
      6,
      1,
      1,
      3,
    )
    table.battle('hampshire', 'royalist').parliament('stand', 'fire p-waller').royalist('fire r-charles')
    expect(table.heard('rout-rolled')[0]).toMatchObject({ routs: false })
    expect(table.heard('pursuit-rolled')).toEqual([])
  })
})

describe('7.43 Cavalry Pursuit, 3.13 Discipline', () => {
  const fight = (hits: number[], die: number): TestTable =>
    position({ hampshire: 'r-rupert 2, p-s-horse-pool 1, r-charles 1, p-waller 4' })
      .dice(6, 6, 6, 6, 6, 6, ...hits, die)
      .battle('hampshire', 'royalist')
      .parliament('stand', 'fire p-waller')
      .royalist('fire r-charles')
  it('W-13 subtracts 1 if the enemy Cavalry is gone, 2 with hits to spare', () => {
    expect(fight([1, 6], 3).heard('pursuit-rolled')[0]).toMatchObject({ pursues: false })
    expect(fight([1, 6], 4).heard('pursuit-rolled')[0]).toMatchObject({ pursues: true })
    expect(fight([1, 1], 4).heard('pursuit-rolled')[0]).toMatchObject({ pursues: false })
    expect(fight([1, 1], 5).heard('pursuit-rolled')[0]).toMatchObject({ pursues: true })
  })
})

describe('7.44 Infantry Fire and Engage, 3.23 Infantry, 3.12 Effectiveness', () => {
  it('fires at -1 now or engages at full effectiveness later; excess hits go over to Cavalry', () => {
    const table = position({ hampshire: 'r-charles 4, p-waller 1, p-s-horse-pool 3' })
      .dice(6, 1, 1, 1, 6)
      .battle('hampshire', 'royalist')
    table.parliament('stand', 'engage p-waller').royalist('fire r-charles')
    expect(table.heard('rolled')[0]?.effectiveness).toBe(1)
    expect([table.at('p-waller'), table.steps('p-s-horse-pool')]).toEqual(['pool', 1])
  })
  it('spares Cavalry in a General Retreat', () => {
    const table = position({ hampshire: 'r-charles 3, p-s-horse-pool 3' })
      .dice(6, 6, 6, 6, 6, 6, 6, 6, 6, 1, 1, 1)
      .battle('hampshire', 'royalist')
    table
      .parliament('stand')
      .royalist('engage r-charles', 'fight-on')
      .parliament('retreat-all')
      .royalist('fire r-charles')
    expect(
      table
        .heard('rolled')
        .filter((each) => each.block === 'r-charles')
        .at(-1),
    ).toMatchObject({ effectiveness: 0, hits: 0 })
    expect(table.steps('p-s-horse-pool')).toBe(3)
  })
  it('W-14 hits nothing below effectiveness 1', () => {
    const table = position({ hampshire: 'r-w-foot-se-wales-1 4, r-charles 1, p-waller 4' })
      .dice(6, 6, 6, 6, 1, 1, 1, 1, 6)
      .battle('hampshire', 'royalist')
    table.parliament('stand', 'fire p-waller').royalist('fire r-w-foot-se-wales-1', 'fire r-charles')
    expect(table.heard('rolled').find((each) => each.block === 'r-w-foot-se-wales-1')).toMatchObject({
      effectiveness: 0,
      hits: 0,
    })
  })
})

describe('7.4 Fire and engage', () => {
  it('W-15 hits the strongest, the owner choosing among equals; 3.11 below 1 a block is Eliminated at once', () => {
    const table = position({ hampshire: 'r-charles 4, p-waller 2, p-essex 2, p-brooke 1' })
      .dice(6, 6, 6, 6, 6, 1, 1, 6, 6)
      .battle('hampshire', 'royalist')
    table.parliament('stand', 'fire p-waller', 'fire p-essex', 'fire p-brooke').royalist('engage r-charles')
    expect([table.step, table.deciding]).toEqual(['take-hits', ['parliament']])
    expect(table.whyNot('parliament', 'hit p-brooke')).toMatchObject({
      rule: '7.4',
      code: 'not-the-strongest',
    })
    table.parliament('hit p-waller')
    expect([table.steps('p-waller'), table.steps('p-essex')]).toEqual([1, 1])
  })
})

describe('7.5 End of battle', () => {
  const after = (royal: string, rebel: string): TestTable => position({ hampshire: `${royal}, ${rebel}` })
  it('is lost by whoever has fewer blocks left, by the Attacker with as many', () => {
    const play = (table: TestTable): TestTable => {
      table.everyDie(6).battle('hampshire', 'royalist').parliament('stand')
      for (let i = 0; i < 60 && table.heard('battle-ends').length === 0; i++) {
        const [side] = table.deciding
        const offers = table.offers(side)
        table.act(
          side,
          offers.find((each) => each === 'fight-on') ??
            offers.find((each) => each.startsWith('engage')) ??
            offers[0],
        )
      }
      return table
    }
    expect(play(after('r-charles, r-hopton', 'p-waller')).heard('battle-ends')[0]).toMatchObject({
      winner: 'royalist',
    })
    expect(play(after('r-charles', 'p-waller')).heard('battle-ends')[0]).toMatchObject({
      winner: 'parliament',
    })
  })
  it('10.12 remembers Rupert on the losing side', () => {
    const table = position({ hampshire: 'r-rupert, p-waller' })
      .battle('hampshire', 'parliament')
      .royalist('withdraw-army')
    expect(table.state.rupertLost).toBe(true)
  })
})
