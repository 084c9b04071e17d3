/** 6.1 Marches and Musters: whom one may choose, where they may go, and each reason why not. */
import { describe, expect, it } from 'vitest'
import { placeNumber } from '../tables.ts'
import { position } from '../testing/position.ts'

describe('6.11 a Group', () => {
  const board = {
    northumberland: 'r-charles, r-rupert, r-n-foot-northumb, r-cannon-1, r-garrison-1',
    durham: 'r-newcastle',
    kent: 'p-essex',
  }
  it('is chosen from one Area, each block once, and marches over any of its borders', () => {
    const table = position(board).actions('royalist', 2).royalist('group northumberland')
    expect(table.allowed('royalist', 'join')).toEqual([
      'r-cannon-1',
      'r-charles',
      'r-n-foot-northumb',
      'r-rupert',
    ])
    expect([table.offered('royalist', 'march'), table.offered('royalist', 'halt')]).toEqual([[], []])
    expect(
      table.verdicts(
        'royalist',
        'join p-essex',
        'join r-newcastle',
        'join r-garrison-1',
        'march durham',
        'halt',
      ),
    ).toEqual([
      'not-your-block',
      'not-in-this-group',
      'local-block',
      'choose-blocks-first',
      'choose-blocks-first',
    ])
    table.royalist('join r-charles')
    expect(table.verdicts('royalist', 'join r-charles')).toEqual(['already-chosen'])
    expect(table.allowed('royalist', 'march')).toEqual(['cumberland-westmorland', 'durham'])
    expect(table.verdicts('royalist', 'march kent', 'march scotland')).toEqual([
      'no-border',
      'only-covenanters',
    ])
  })
  it('goes on from where it paused, together, two Areas at most; others set out apart', () => {
    const table = position(board)
      .actions('royalist', 2)
      .royalist('group northumberland', 'join r-charles', 'join r-rupert', 'march durham')
    const charles = table.block('r-charles')
    expect([table.state.origin[charles], table.state.left[charles], table.state.moved[charles]]).toEqual([
      placeNumber('northumberland'),
      1,
      1,
    ])
    expect(table.verdicts('royalist', 'join r-cannon-1', 'join r-newcastle')).toEqual([
      'moves-apart',
      'not-in-this-group',
    ])
    expect(table.allowed('royalist', 'march')).toEqual([
      'cumberland-westmorland',
      'north-riding',
      'northumberland',
    ])
    table.royalist('halt')
    expect(table.allowed('royalist', 'join')).toEqual([
      'r-cannon-1',
      'r-charles',
      'r-n-foot-northumb',
      'r-rupert',
    ])
    table.royalist('join r-cannon-1')
    expect(table.verdicts('royalist', 'join r-charles')).toEqual(['moves-apart'])
    table.royalist('halt', 'join r-rupert', 'march north-riding')
    expect(table.state.origin[table.block('r-rupert')]).toBe(placeNumber('northumberland'))
    expect(table.allowed('royalist', 'join')).toEqual(['r-cannon-1', 'r-charles', 'r-n-foot-northumb'])
    table.royalist('join r-charles', 'march north-riding', 'done')
    expect([table.at('r-charles'), table.at('r-rupert'), table.state.left[charles]]).toEqual([
      'north-riding',
      'north-riding',
      0,
    ])
  })
  it('6.16, W-9 a Leader may not march off from a Regional block that he brought out of its Home Region', () => {
    const out = { gloucestershire: 'r-charles, r-rupert, r-w-foot-cheshire, r-m-foot-pool' }
    const table = position(out).actions('royalist', 1)
    table.royalist(
      'group gloucestershire',
      'join r-charles',
      'join r-m-foot-pool',
      'march wiltshire',
      'halt',
      'join r-charles',
    )
    expect(table.verdicts('royalist', 'march berkshire', 'march gloucestershire')).toEqual([
      'leaves-regional-block',
      'leaves-regional-block',
    ])
    table.royalist('join r-m-foot-pool')
    expect(table.verdicts('royalist', 'march berkshire')).toEqual(['yes'])
    table.royalist('halt', 'join r-m-foot-pool')
    expect(table.verdicts('royalist', 'march gloucestershire', 'march berkshire')).toEqual([
      'yes',
      'needs-chaperone',
    ])
    table.royalist('march gloucestershire', 'join r-charles')
    expect(table.verdicts('royalist', 'march berkshire')).toEqual(['yes'])
    // Another Leader who came along, and has a step left, may stay with it.
    const two = position(out).actions('royalist', 1)
    two.royalist(
      'group gloucestershire',
      'join r-charles',
      'join r-rupert',
      'join r-m-foot-pool',
      'march wiltshire',
      'halt',
      'join r-charles',
    )
    expect(two.verdicts('royalist', 'march berkshire')).toEqual(['yes'])
    // One that did not move this Action, or that is at home, may be left behind.
    const left = position({ ...out, wiltshire: 'r-n-foot-northumb, r-newcastle' }).actions('royalist', 1)
    left.royalist('group gloucestershire', 'join r-charles', 'march wiltshire')
    expect(left.verdicts('royalist', 'march berkshire')).toEqual(['yes'])
  })
  it('6.13 is bound by the Border Limit only where it meets the enemy, for both groups of a side', () => {
    const table = position({
      northumberland: 'r-charles, r-rupert, r-newcastle, r-n-foot-northumb',
      'cumberland-westmorland': 'p-f-fairfax',
    })
    table.actions('royalist', 2).royalist('group northumberland', 'join r-charles', 'join r-rupert')
    expect(table.verdicts('royalist', 'march cumberland-westmorland')).toEqual(['yes'])
    table.royalist('join r-newcastle')
    const refusal = table.whyNot('royalist', 'march cumberland-westmorland')
    expect(refusal).toMatchObject({ rule: '6.13' })
    expect(table.verdicts('royalist', 'march durham')).toEqual(['yes'])
    table.royalist('halt', 'join r-charles', 'march cumberland-westmorland')
    expect([
      table.state.attacker[placeNumber('cumberland-westmorland')],
      table.state.left[table.block('r-charles')],
    ]).toEqual([0, 0])
    table.royalist('join r-rupert', 'march cumberland-westmorland', 'join r-newcastle')
    expect(table.whyNot('royalist', 'march cumberland-westmorland')).toEqual(refusal)
  })
  it('6.14 as many stay as attack; whoever came to reinforce is free, and pins nobody', () => {
    const table = position({
      durham: 'r-charles, r-newcastle, r-n-foot-northumb, p-f-fairfax, p-n-foot-pool',
    }).actions('royalist', 2)
    table.state.attacker[placeNumber('durham')] = 1
    table.royalist('group durham', 'join r-charles')
    expect(table.verdicts('royalist', 'join r-newcastle', 'join r-n-foot-northumb')).toEqual([
      'pinned',
      'pinned',
    ])
    const attackers = position({ durham: 'r-charles, r-newcastle, p-f-fairfax, p-n-foot-pool' }).actions(
      'royalist',
      2,
    )
    attackers.state.attacker[placeNumber('durham')] = 0
    attackers.royalist('group durham', 'join r-charles')
    expect(attackers.verdicts('royalist', 'join r-newcastle')).toEqual(['yes'])
    const rising = position({ durham: 'r-charles, r-newcastle, p-clubmen' }).actions('royalist', 2)
    rising.state.attacker[placeNumber('durham')] = 0
    rising.royalist('group durham', 'join r-charles')
    expect(rising.verdicts('royalist', 'join r-newcastle')).toEqual(['pinned'])
  })
  it('7.1 remembers by which border each came, and who came into an attack already begun', () => {
    const table = position({
      northumberland: 'r-charles',
      'north-riding': 'r-newcastle',
      durham: 'p-f-fairfax',
      'cumberland-westmorland': 'p-n-foot-pool',
    })
    table.actions('royalist', 2).group('royalist', 'northumberland', 'r-charles', 'durham').royalist('done')
    table.group('royalist', 'north-riding', 'r-newcastle', 'durham').royalist('done', 'end')
    table
      .actions('parliament', 1)
      .group('parliament', 'cumberland-westmorland', 'p-n-foot-pool', 'durham')
      .parliament('done')
    const of = (name: string) => [table.state.entry[table.block(name)], table.state.late[table.block(name)]]
    expect([of('r-charles'), of('r-newcastle'), of('p-n-foot-pool'), of('p-f-fairfax')]).toEqual([
      [0, 0],
      [2, 0],
      [3, 1],
      [-1, 0],
    ])
  })
})

describe('6.15 withdrawing into a City', () => {
  const come = () => {
    const table = position({
      durham: 'r-charles, r-rupert, r-newcastle',
      northumberland: 'p-f-fairfax, p-garrison-1, p-cannon-1, p-n-foot-pool, p-n-foot-4plus, p-clubmen',
      kent: 'p-garrison-2',
    })
    return table.actions('royalist', 1).group('royalist', 'durham', 'r-charles, r-rupert', 'northumberland')
  }
  it('is open to all in the Area but Clubmen, as far as there is room; Garrisons go in or are given up', () => {
    const table = come()
    expect([
      table.step,
      table.allowed('parliament', 'withdraw'),
      table.allowed('parliament', 'give-up'),
    ]).toEqual([
      'enter-city',
      ['p-cannon-1', 'p-f-fairfax', 'p-garrison-1', 'p-n-foot-4plus', 'p-n-foot-pool'],
      ['p-garrison-1'],
    ])
    expect(
      table.verdicts(
        'parliament',
        'withdraw p-clubmen',
        'withdraw r-charles',
        'withdraw p-garrison-2',
        'done',
        'give-up p-f-fairfax',
        'give-up p-garrison-2',
        'give-up r-garrison-1',
      ),
    ).toEqual([
      'clubmen-stay-outside',
      'not-in-this-area',
      'not-in-this-area',
      'garrison-must-withdraw',
      'not-a-garrison',
      'not-in-this-area',
      'not-in-this-area',
    ])
    table.parliament('withdraw p-f-fairfax', 'withdraw p-garrison-1', 'withdraw p-cannon-1')
    expect(table.verdicts('parliament', 'withdraw p-n-foot-pool', 'done')).toEqual(['city-full', 'yes'])
    table.parliament('done')
    expect(table.state.attacker[placeNumber('northumberland')]).toBe(0)
    expect(table.verdicts('royalist', 'march cumberland-westmorland')).toEqual(['choose-blocks-first'])
  })
  it('with nobody left outside there is no attack, and those who came may go on', () => {
    const table = position({ durham: 'r-charles, r-rupert', northumberland: 'p-f-fairfax' }).actions(
      'royalist',
      1,
    )
    table
      .group('royalist', 'durham', 'r-charles, r-rupert', 'northumberland')
      .parliament('withdraw p-f-fairfax', 'done')
    expect(table.state.attacker[placeNumber('northumberland')]).toBe(-1)
    expect(table.allowed('royalist', 'march')).toEqual(['cumberland-westmorland', 'durham'])
    const far = position({ 'north-riding': 'r-charles, r-rupert', northumberland: 'p-f-fairfax' }).actions(
      'royalist',
      1,
    )
    far
      .group('royalist', 'north-riding', 'r-charles, r-rupert', 'durham', 'northumberland')
      .parliament('withdraw p-f-fairfax', 'done')
    expect([far.offered('royalist', 'march'), far.offered('royalist', 'join')]).toEqual([[], []])
    far.royalist('done')
    expect(far.siege('newcastle')).toBe(0)
  })
})

describe('6.12 a Muster', () => {
  const board = {
    durham: 'r-charles',
    northumberland: 'r-rupert, r-newcastle, r-w-foot-cheshire',
    'cumberland-westmorland': 'r-n-foot-northumb',
    'west-riding': 'r-n-horse-northumb',
    cheshire: 'r-w-foot-se-wales-1, r-northampton',
    ireland: 'r-irish-foot-3',
    kent: 'p-essex',
  }
  const muster = (more = {}, winter = false) =>
    position({ ...board, ...more }, { winter })
      .actions('royalist', 1)
      .royalist('muster durham')
  it('takes blocks from within two Areas, those of one Area together, each once', () => {
    const table = muster()
    expect(table.allowed('royalist', 'join')).toEqual([
      'r-n-foot-northumb',
      'r-n-horse-northumb',
      'r-newcastle',
      'r-rupert',
      'r-w-foot-cheshire',
    ])
    expect(
      table.verdicts(
        'royalist',
        'join p-essex',
        'join r-charles',
        'join r-northampton',
        'join r-irish-foot-3',
        'march durham',
        'march kent',
        'halt',
      ),
    ).toEqual([
      'not-your-block',
      'stands-there',
      'out-of-reach',
      'out-of-reach',
      'choose-blocks-first',
      'not-the-muster-area',
      'choose-blocks-first',
    ])
    table.royalist('join r-rupert')
    expect(table.verdicts('royalist', 'join r-rupert', 'join r-n-foot-northumb', 'join r-newcastle')).toEqual(
      ['already-chosen', 'moves-apart', 'yes'],
    )
    expect(table.offered('royalist', 'march')).toEqual(['durham'])
    table.royalist('halt')
    expect(table.offered('royalist', 'march')).toEqual([])
    table.royalist('join r-rupert', 'join r-newcastle', 'march durham')
    const rupert = table.block('r-rupert')
    expect([
      table.at('r-rupert'),
      table.at('r-newcastle'),
      table.state.moved[rupert],
      table.state.origin[rupert],
      table.state.entry[rupert],
    ]).toEqual(['durham', 'durham', 1, placeNumber('northumberland'), 0])
    expect([
      table.offered('royalist', 'march'),
      table.verdicts('royalist', 'join r-w-foot-cheshire'),
    ]).toEqual([[], ['yes']])
    table.royalist('join r-n-horse-northumb', 'march durham', 'done')
    const horse = table.block('r-n-horse-northumb')
    expect([table.at('r-n-horse-northumb'), table.state.origin[horse], table.step]).toEqual([
      'durham',
      placeNumber('west-riding'),
      'actions',
    ])
    expect([2, 3]).toContain(table.state.entry[horse])
  })
  it('6.16 needs a chaperone for a Regional block away from home, there and on the way', () => {
    const table = muster()
    table.royalist('join r-w-foot-cheshire')
    expect(table.verdicts('royalist', 'march durham')).toEqual(['needs-chaperone'])
    table.royalist('join r-rupert')
    expect(table.verdicts('royalist', 'march durham')).toEqual(['yes'])
    const way = position({ wiltshire: 'r-hopton', worcestershire: 'r-s-foot-pool', kent: 'p-essex' }).actions(
      'royalist',
      1,
    )
    way.royalist('muster wiltshire', 'join r-s-foot-pool')
    expect(way.verdicts('royalist', 'march wiltshire')).toEqual(['needs-chaperone'])
  })
  it('W-8 never goes through enemies outside a City, nor takes the pinned or the Besieged', () => {
    const table = muster({ 'north-riding': 'p-f-fairfax', 'cumberland-westmorland': 'p-n-foot-pool' })
    expect(table.verdicts('royalist', 'join r-n-horse-northumb')).toEqual(['out-of-reach'])
    const one = muster({ 'north-riding': 'p-f-fairfax' })
    one.royalist('join r-n-horse-northumb', 'march durham')
    expect([one.at('r-n-horse-northumb'), one.state.entry[one.block('r-n-horse-northumb')]]).toEqual([
      'durham',
      3,
    ])
    const pinned = muster({ northumberland: 'r-rupert, p-f-fairfax', newcastle: 'r-garrison-1' })
    pinned.state.attacker[placeNumber('northumberland')] = 1
    expect(pinned.verdicts('royalist', 'join r-rupert', 'join r-garrison-1')).toEqual([
      'pinned',
      'besieged-block',
    ])
    pinned.state.attacker[placeNumber('northumberland')] = 0
    expect(pinned.verdicts('royalist', 'join r-rupert')).toEqual(['yes'])
  })
  it('4.17 in Scotland is for Covenanters alone, and only they go through it', () => {
    const table = position({
      northumberland: 'c-leven, c-foot-1, p-f-fairfax',
      durham: 'c-horse, p-n-foot-pool',
    }).actions('parliament', 1)
    table.parliament('muster scotland')
    expect(table.allowed('parliament', 'join')).toEqual(['c-foot-1', 'c-horse', 'c-leven'])
    expect(table.verdicts('parliament', 'join p-f-fairfax')).toEqual(['only-covenanters'])
    table.parliament('join c-leven', 'join c-foot-1', 'march scotland', 'done')
    expect([table.at('c-leven'), table.at('c-foot-1')]).toEqual(['scotland', 'scotland'])
  })
  it('6.18 keeps out of Yorkshire under the treaty, also on the way', () => {
    const table = position(
      { lancashire: 'r-rupert', 'north-riding': 'r-charles', lincolnshire: 'r-newcastle' },
      { treaty: true },
    ).actions('royalist', 2)
    expect(table.verdicts('royalist', 'muster north-riding')).toEqual(['yes'])
    table.royalist('muster north-riding')
    expect(table.offered('royalist', 'join')).toEqual([])
  })
})
