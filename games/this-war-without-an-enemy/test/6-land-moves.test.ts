import { describe, expect, it } from 'vitest'
import { placeNumber } from '../tables.ts'
import { position } from '../testing/position.ts'

describe('6.0 Operational phase, 6.01 Operational Phase Events, 6.02 Player 1 and Player 2 Actions', () => {
  it('6.01 settles events first, Player 1 before Player 2, then the Actions', () => {
    const table = position({ kent: 'p-essex, p-cannon-1', dorset: 'r-hopton, r-charles' }).turn(
      'r07',
      'p04',
      'parliament',
    )
    expect([table.step, table.deciding]).toEqual(['event', ['parliament']])
    table.parliament('decline')
    expect([table.step, table.deciding]).toEqual(['event', ['royalist']])
    table.royalist('decline')
    expect([table.step, table.deciding, table.state.points]).toEqual(['actions', ['parliament'], 2])
  })
  it('6.02 moves no block twice in the Phase, but lets it be recruited before or after', () => {
    const table = position({ kent: 'p-essex 2' }).actions('parliament', 4).parliament('recruit p-essex')
    table.group('parliament', 'kent', 'p-essex', 'essex').parliament('done', 'recruit p-essex')
    expect([table.steps('p-essex'), table.at('p-essex'), table.state.points]).toEqual([4, 'essex', 1])
    expect(table.whyNot('parliament', 'group essex')).toMatchObject({ rule: '6.11', code: 'nobody-to-move' })
    expect(table.whyNot('parliament', 'embark p-essex')).toMatchObject({
      rule: '6.02',
      code: 'already-moved',
    })
  })
  it('6.02 ends when the points are spent or the player will', () => {
    const table = position({ kent: 'p-essex 2' }).actions('parliament', 0)
    expect(table.offers('parliament')).toEqual(['end'])
    expect(table.whyNot('parliament', 'recruit p-essex')).toMatchObject({
      rule: '6.02',
      code: 'no-action-points',
    })
  })
  it('3.5 moves no Garrison and no Clubmen', () => {
    const table = position({ somerset: 'p-garrison-1, p-clubmen, p-essex' }).actions('parliament', 1)
    table.parliament('group somerset')
    expect(table.whyNot('parliament', 'join p-garrison-1')).toMatchObject({
      rule: '3.5',
      code: 'local-block',
    })
    expect(table.whyNot('parliament', 'join p-clubmen')).toMatchObject({ rule: '3.5' })
    expect(table.whyNot('parliament', 'join p-essex')).toBeNull()
  })
})

describe('6.1 Action: land moves, 6.11 Group Move', () => {
  it('moves blocks of one Area up to two Areas, in different directions, for one point', () => {
    const table = position({ wiltshire: 'r-charles, r-rupert, r-hopton' }).actions('royalist', 2)
    table.group('royalist', 'wiltshire', 'r-charles', 'dorset', 'hampshire')
    table.royalist('join r-rupert', 'march berkshire', 'halt', 'join r-hopton', 'march hampshire', 'done')
    expect([table.at('r-charles'), table.at('r-rupert'), table.at('r-hopton')]).toEqual([
      'hampshire',
      'berkshire',
      'hampshire',
    ])
    expect(table.state.points).toBe(1)
  })
  it('stops where enemy blocks stand that are not Besieged', () => {
    const table = position({ wiltshire: 'r-charles', hampshire: 'p-waller' }).actions('royalist', 1)
    table.group('royalist', 'wiltshire', 'r-charles', 'hampshire')
    expect(table.whyNot('royalist', 'join r-charles')).not.toBeNull()
    expect(table.state.attacker[placeNumber('hampshire')]).toBe(0)
  })
  it('passes an Area in which the enemy is Besieged', () => {
    const table = position({
      somerset: 'r-hopton',
      bristol: 'p-s-foot-devon',
      wiltshire: 'r-charles',
    }).actions('royalist', 1)
    table.group('royalist', 'wiltshire', 'r-charles', 'somerset', 'devon').royalist('done')
    expect(table.at('r-charles')).toBe('devon')
  })
})

describe('6.12 Muster', () => {
  it('gathers blocks from any Areas within two moves in one Friendly Area', () => {
    const table = position({ berkshire: 'r-charles', dorset: 'r-rupert', devon: 'r-cannon-1' }).actions(
      'royalist',
      1,
    )
    table.royalist('muster berkshire', 'join r-rupert', 'march berkshire')
    expect(table.whyNot('royalist', 'join r-cannon-1')).toMatchObject({ rule: '6.12', code: 'out-of-reach' })
    table.royalist('done')
    expect([table.at('r-rupert'), table.state.points]).toEqual(['berkshire', 0])
  })
  it('never enters or passes an Area with enemies outside a City, and needs a Friendly one', () => {
    const table = position({
      berkshire: 'r-charles',
      dorset: 'r-rupert',
      wiltshire: 'p-waller',
      hampshire: 'p-brooke',
    })
    table.actions('royalist', 1).royalist('muster berkshire')
    expect(table.whyNot('royalist', 'join r-rupert')).toMatchObject({ code: 'out-of-reach' })
    const other = position({ berkshire: 'p-essex', dorset: 'r-rupert' }).actions('royalist', 1)
    expect(other.whyNot('royalist', 'muster berkshire')).toMatchObject({
      rule: '6.12',
      code: 'muster-not-friendly',
    })
    expect(other.whyNot('royalist', 'muster hampshire')).toMatchObject({
      rule: '6.12',
      code: 'muster-not-friendly',
    })
  })
  it('may be in Scotland for Covenanters', () => {
    const table = position({ northumberland: 'c-foot-1, p-essex', scotland: 'c-leven' }).actions(
      'parliament',
      1,
    )
    table.parliament('muster scotland')
    expect(table.whyNot('parliament', 'join p-essex')).toMatchObject({ rule: '4.17' })
    table.parliament('join c-foot-1', 'march scotland', 'done')
    expect(table.at('c-foot-1')).toBe('scotland')
  })
  it('W-8 passes through Vacant Areas Loyal to the enemy and one’s own sieges, not through his; no Besieged block comes', () => {
    const table = position({
      suffolk: 'r-rupert',
      kent: 'r-charles',
      somerset: 'r-hopton',
      bristol: 'p-waller',
      oxfordshire: 'p-essex',
      oxford: 'r-m-foot-pool',
      'staffordshire-warwickshire': 'r-northampton',
      gloucestershire: 'p-brooke',
      berkshire: 'r-s-foot-pool',
    }).actions('royalist', 3)
    table.royalist('muster kent', 'join r-rupert', 'march kent', 'done')
    expect(table.at('r-rupert')).toBe('kent')
    table.royalist('muster berkshire')
    expect(table.whyNot('royalist', 'join r-northampton')).toMatchObject({ code: 'out-of-reach' })
    expect(table.whyNot('royalist', 'join r-m-foot-pool')).toMatchObject({
      rule: '6.12',
      code: 'besieged-block',
    })
    table.royalist('done', 'muster somerset')
    expect(table.whyNot('royalist', 'join r-s-foot-pool')).toBeNull()
  })
})

describe('6.13 Border Limits', () => {
  const army = 'r-charles, r-rupert, r-cannon-1, r-cannon-2, r-henrietta'
  it('EX-1 lets four blocks over a river into an Area with enemies, for each player apart', () => {
    const table = position({ dorset: army, hampshire: 'p-essex, p-waller' }).actions('royalist', 1)
    table.royalist('group dorset', ...army.split(', ').map((block) => `join ${block}`))
    expect(table.whyNot('royalist', 'march hampshire')).toMatchObject({
      rule: '6.13',
      code: 'border-full',
      params: { limit: 4 },
    })
    table.royalist(
      'halt',
      'join r-charles',
      'join r-rupert',
      'join r-cannon-1',
      'join r-cannon-2',
      'march hampshire',
    )
    table.royalist('join r-henrietta')
    expect(table.whyNot('royalist', 'march hampshire')).toMatchObject({ rule: '6.13' })
    expect(table.whyNot('royalist', 'march wiltshire')).toBeNull()
  })
  it('lets two over a mountain border, and any number into an Area without enemies', () => {
    const table = position({ 'west-riding': army, lancashire: 'p-essex' }).actions('royalist', 2)
    table.royalist('group west-riding', 'join r-charles', 'join r-rupert', 'join r-cannon-1')
    expect(table.whyNot('royalist', 'march lancashire')).toMatchObject({ rule: '6.13', params: { limit: 2 } })
    expect(table.whyNot('royalist', 'march cumberland-westmorland')).toBeNull()
  })
  it('W-5 counts blocks that crossed before the enemy withdrew into his City', () => {
    const table = position({ devon: 'p-s-foot-devon', cornwall: `${army}, r-hopton` }).actions('royalist', 1)
    table.group('royalist', 'cornwall', 'r-charles, r-rupert, r-cannon-1, r-cannon-2', 'devon')
    table.parliament('withdraw p-s-foot-devon', 'done')
    expect(table.view(0).crossed[0]).toEqual([['devon', 'cornwall', 4]])
    table.royalist('halt', 'join r-hopton')
    expect(table.whyNot('royalist', 'march devon')).toBeNull()
  })
})

describe('6.14 Pinning', () => {
  it('keeps as many Defenders as there are Attackers, of every class, the owner choosing (W-7)', () => {
    const table = position({
      wiltshire: 'r-charles, r-cannon-1',
      hampshire: 'p-waller, p-essex, p-cannon-1',
    }).turn('r20', 'p21', 'royalist')
    table.group('royalist', 'wiltshire', 'r-charles, r-cannon-1', 'hampshire').royalist('done', 'end')
    table.parliament('group hampshire', 'join p-essex')
    expect(table.whyNot('parliament', 'join p-waller')).toMatchObject({ rule: '6.14', code: 'pinned' })
    table.parliament('march surrey-sussex', 'done')
    expect(table.whyNot('parliament', 'group hampshire')).not.toBeNull()
    expect(table.whyNot('parliament', 'embark p-waller')).toMatchObject({ rule: '6.14' })
  })
  it('12.51 pins nobody in Turn III', () => {
    const table = position({ hampshire: 'p-waller, r-charles' }, { skirmish: true, scenario: 'path-to-war' })
    table.state.attacker[placeNumber('hampshire')] = 0
    table.actions('parliament', 1)
    expect(table.whyNot('parliament', 'group hampshire')).toBeNull()
  })
})

describe('6.15 Withdrawal into a Fortified City', () => {
  const placement = {
    wiltshire: 'r-charles, r-rupert',
    somerset: 'p-garrison-1, p-s-foot-devon, p-essex, p-cannon-1',
  }
  it('lets as many Infantry and Cavalry in as the Size, and Artillery besides; Garrisons must go in or be given up', () => {
    const table = position(placement)
      .actions('royalist', 1)
      .group('royalist', 'wiltshire', 'r-charles', 'somerset')
    expect([table.step, table.deciding]).toEqual(['enter-city', ['parliament']])
    expect(table.whyNot('parliament', 'done')).toMatchObject({ rule: '6.15', code: 'garrison-must-withdraw' })
    table.parliament('withdraw p-s-foot-devon', 'withdraw p-essex', 'withdraw p-cannon-1')
    expect(table.whyNot('parliament', 'withdraw p-garrison-1')).toMatchObject({
      rule: '6.15',
      code: 'city-full',
    })
    table.parliament('give-up p-garrison-1', 'done')
    expect([table.at('p-garrison-1'), table.at('p-cannon-1'), table.at('p-essex')]).toEqual([
      'pool',
      'bristol',
      'bristol',
    ])
  })
  it('8.0 lets the blocks that came in go on, or stay and begin a Siege', () => {
    const alone = { wiltshire: 'r-charles, r-rupert', somerset: 'p-s-foot-devon' }
    const table = position(alone)
      .actions('royalist', 1)
      .group('royalist', 'wiltshire', 'r-charles, r-rupert', 'somerset')
    table.parliament('withdraw p-s-foot-devon', 'done').royalist('done')
    expect([table.siege('bristol'), table.owner('bristol'), table.step]).toEqual([0, 'parliament', 'actions'])
    const through = position(alone)
      .actions('royalist', 1)
      .group('royalist', 'wiltshire', 'r-charles', 'somerset')
    through.parliament('withdraw p-s-foot-devon', 'done').royalist('march devon', 'done')
    expect([through.at('r-charles'), through.at('p-s-foot-devon'), through.siege('bristol')]).toEqual([
      'devon',
      'somerset',
      -1,
    ])
  })
  it('W-4 asks once, when the first blocks enter', () => {
    const table = position(placement)
      .actions('royalist', 1)
      .group('royalist', 'wiltshire', 'r-charles', 'somerset')
    table.parliament('withdraw p-garrison-1', 'done')
    expect([table.step, table.state.attacker[placeNumber('somerset')]]).toEqual(['group-move', 0])
    table.royalist('join r-rupert', 'march somerset')
    expect(table.step).toBe('group-move')
  })
  it('W-6 keeps those inside out of the Battle, and besieges them with those who retreat in', () => {
    const table = position({
      wiltshire: 'r-charles, r-cannon-1, r-hopton',
      somerset: 'p-garrison-1, p-s-horse-pool, p-essex',
    })
    table.turn('r20', 'p21', 'royalist').group('royalist', 'wiltshire', 'r-charles, r-hopton', 'somerset')
    table.parliament('withdraw p-garrison-1', 'done').royalist('done', 'end')
    expect([table.siege('bristol'), table.owner('bristol')]).toEqual([-1, 'parliament'])
    table.parliament('end', 'withdraw-army', 'retreat p-essex bristol')
    expect(table.whyNot('parliament', 'retreat p-s-horse-pool bristol')).toMatchObject({
      rule: '6.15',
      code: 'city-full',
    })
    table.parliament('retreat p-s-horse-pool devon').royalist('done')
    expect([table.at('p-garrison-1'), table.at('p-essex'), table.siege('bristol')]).toEqual([
      'bristol',
      'bristol',
      0,
    ])
  })
  it('W-6 lets them stand in the Area again if the attack fails', () => {
    const table = position({ wiltshire: 'r-charles 1', somerset: 'p-garrison-1, p-essex 4' }).turn(
      'r20',
      'p21',
      'royalist',
    )
    table
      .group('royalist', 'wiltshire', 'r-charles', 'somerset')
      .parliament('withdraw p-garrison-1', 'done')
      .royalist('done', 'end')
    table.dice(1, 1, 1, 1).parliament('end', 'stand', 'engage p-essex').royalist('fire r-charles')
    expect([table.step, table.at('p-garrison-1')]).toEqual(['regroup', 'bristol'])
    table.parliament('done')
    expect([table.at('r-charles'), table.at('p-garrison-1')]).toEqual(['removed', 'somerset'])
  })
})

describe('6.16 Regional Blocks, 3.3 Regional blocks, 3.4 Non-regional blocks', () => {
  it('3.3 leave their Home Region only with a Leader or their Regional Leader', () => {
    const table = position({ dorset: 'r-s-foot-pool, r-hopton, r-charles', devon: 'r-s-horse-pool' }).actions(
      'royalist',
      2,
    )
    table.royalist('group dorset', 'join r-s-foot-pool')
    expect(table.whyNot('royalist', 'march hampshire')).toBeNull()
    table.royalist('march wiltshire')
    expect(table.whyNot('royalist', 'march gloucestershire')).toMatchObject({
      rule: '6.16',
      code: 'needs-chaperone',
    })
    table.royalist(
      'halt',
      'join r-hopton',
      'march wiltshire',
      'halt',
      'join r-hopton',
      'join r-s-foot-pool',
      'march gloucestershire',
      'done',
    )
    expect([table.at('r-s-foot-pool'), table.at('r-hopton')]).toEqual(['gloucestershire', 'gloucestershire'])
  })
  it('3.4 lets Leaders, Regional Leaders, Artillery, Henrietta and the Irish go anywhere', () => {
    const table = position({
      wiltshire: 'r-hopton, r-charles, r-cannon-1, r-henrietta, r-irish-foot-3',
    }).actions('royalist', 1)
    table.group(
      'royalist',
      'wiltshire',
      'r-hopton, r-charles, r-cannon-1, r-henrietta, r-irish-foot-3',
      'gloucestershire',
      'oxfordshire',
    )
    table.royalist('done')
    expect(table.at('r-irish-foot-3')).toBe('oxfordshire')
  })
  it('need no chaperone to go back home, and the Leader may go elsewhere; but he may not leave one behind', () => {
    const table = position({ worcestershire: 'r-charles, r-s-foot-pool' }).actions('royalist', 1)
    table
      .group('royalist', 'worcestershire', 'r-charles, r-s-foot-pool', 'gloucestershire')
      .royalist('halt', 'join r-charles')
    expect(table.whyNot('royalist', 'march oxfordshire')).toMatchObject({
      rule: '6.16',
      code: 'leaves-regional-block',
    })
    table.royalist(
      'halt',
      'join r-s-foot-pool',
      'march somerset',
      'join r-charles',
      'march oxfordshire',
      'done',
    )
    expect([table.at('r-s-foot-pool'), table.at('r-charles')]).toEqual(['somerset', 'oxfordshire'])
  })
  it('W-9 may be left where they are by a Leader who moves off', () => {
    const table = position({ worcestershire: 'r-charles, r-s-foot-pool' }).actions('royalist', 1)
    table.group('royalist', 'worcestershire', 'r-charles', 'gloucestershire').royalist('done')
    expect(table.at('r-s-foot-pool')).toBe('worcestershire')
    expect(table.whyNot('royalist', 'group worcestershire')).not.toBeNull()
  })
  it('W-9 several keep their chaperone: each that is not home, until another Leader stays or all have gone on', () => {
    const table = position({ worcestershire: 'r-charles, r-rupert, r-s-foot-pool, r-n-foot-4plus' }).actions(
      'royalist',
      1,
    )
    table
      .group(
        'royalist',
        'worcestershire',
        'r-charles, r-rupert, r-s-foot-pool, r-n-foot-4plus',
        'gloucestershire',
      )
      .royalist('halt', 'join r-charles')
    // Rupert stays with them, so Charles may go.
    expect(table.whyNot('royalist', 'march oxfordshire')).toBeNull()
    table.royalist('join r-rupert')
    expect(table.whyNot('royalist', 'march oxfordshire')).toMatchObject({ code: 'leaves-regional-block' })
    table.royalist('halt', 'join r-s-foot-pool', 'march somerset', 'join r-charles', 'join r-rupert')
    expect(table.whyNot('royalist', 'march oxfordshire')).toMatchObject({ code: 'leaves-regional-block' })
    table.royalist('join r-n-foot-4plus')
    expect(table.whyNot('royalist', 'march oxfordshire')).toBeNull()
    table.royalist('march oxfordshire', 'done')
    expect([table.at('r-n-foot-4plus'), table.at('r-s-foot-pool')]).toEqual(['oxfordshire', 'somerset'])
  })
  it('W-9 a Leader who was there before, or one who leads other blocks, is no chaperone of this move', () => {
    const table = position({
      worcestershire: 'r-charles, r-s-foot-pool',
      gloucestershire: 'r-rupert, r-newcastle',
    }).actions('royalist', 1)
    table
      .group('royalist', 'worcestershire', 'r-charles, r-s-foot-pool', 'gloucestershire')
      .royalist('halt', 'join r-charles')
    expect(table.whyNot('royalist', 'march oxfordshire')).toMatchObject({ code: 'leaves-regional-block' })
    const home = position({ worcestershire: 'r-charles, r-m-foot-pool' }).actions('royalist', 1)
    home
      .group('royalist', 'worcestershire', 'r-charles, r-m-foot-pool', 'gloucestershire')
      .royalist('halt', 'join r-charles')
    expect(home.whyNot('royalist', 'march somerset')).toBeNull()
  })
  it('of London have Bucks & Herts and the Areas next to it for home, and only Leaders for chaperones', () => {
    const table = position({ berkshire: 'p-l-foot-pool, p-waller, p-essex' }).actions('parliament', 1)
    table.parliament('group berkshire', 'join p-l-foot-pool', 'join p-waller')
    expect(table.whyNot('parliament', 'march hampshire')).toMatchObject({ rule: '6.16' })
    expect(table.whyNot('parliament', 'march oxfordshire')).toBeNull()
    table.parliament('join p-essex')
    expect(table.whyNot('parliament', 'march hampshire')).toBeNull()
  })
  it('of the Covenant follow Leven alone, and he leads no others', () => {
    const table = position({
      'west-riding': 'c-foot-1, c-leven, p-essex, p-f-fairfax, p-n-foot-pool, c-cannon',
    }).actions('parliament', 1)
    table.parliament('group west-riding', 'join c-foot-1', 'join p-essex', 'join p-f-fairfax')
    expect(table.whyNot('parliament', 'march lincolnshire')).toMatchObject({ rule: '6.16' })
    table.parliament('join c-leven')
    expect(table.whyNot('parliament', 'march lincolnshire')).toBeNull()
    table.parliament('halt', 'join p-n-foot-pool', 'join c-leven')
    expect(table.whyNot('parliament', 'march lincolnshire')).toMatchObject({ rule: '6.16' })
    table.parliament('halt', 'join c-cannon')
    expect(table.whyNot('parliament', 'march lincolnshire')).toMatchObject({ rule: '6.16' })
  })
})

describe('6.17 Winter Turn', () => {
  it('allows no attack, but moves elsewhere and into Areas with Besieged enemies', () => {
    const table = position(
      {
        wiltshire: 'r-charles, r-cannon-1, r-rupert',
        hampshire: 'p-waller',
        somerset: 'r-hopton',
        bristol: 'p-essex',
      },
      { winter: true, turn: 6 },
    )
    table.actions('royalist', 2).royalist('group wiltshire', 'join r-charles')
    expect(table.whyNot('royalist', 'march hampshire')).toMatchObject({
      rule: '6.17',
      code: 'no-attack-in-winter',
    })
    expect(table.whyNot('royalist', 'march somerset')).toBeNull()
  })
})

describe('6.18 Yorkshire Treaty of Neutrality', () => {
  it('keeps everybody out of Yorkshire in the first Turn of 1642, but not those inside from moving', () => {
    const table = position(
      { durham: 'r-newcastle', 'west-riding': 'p-f-fairfax', lincolnshire: 'p-essex' },
      { treaty: true, year: 1642, turn: 5 },
    )
    table.actions('royalist', 1).royalist('group durham', 'join r-newcastle')
    expect(table.whyNot('royalist', 'march north-riding')).toMatchObject({
      rule: '6.18',
      code: 'yorkshire-treaty',
    })
    table
      .actions('parliament', 2)
      .group('parliament', 'west-riding', 'p-f-fairfax', 'north-riding')
      .parliament('done')
    expect(table.at('p-f-fairfax')).toBe('north-riding')
    table.parliament('embark p-essex')
    expect(table.whyNot('parliament', 'sail east-riding german')).toMatchObject({ rule: '6.18' })
  })
  it('holds in Turn V of 1642 and no longer', () => {
    const table = position({}, { year: 1642, turn: 5, hands: ['r20', 'p20'] }).begin({
      step: 'turn',
      next: 'end',
    })
    expect([table.state.turn, table.state.treaty]).toEqual([6, false])
  })
})
