import { describe, expect, it } from 'vitest'
import { placeNumber } from '../tables.ts'
import { position } from '../testing/position.ts'

const HANDS = ['r20', 'p20'] as const

describe('6.41 Bradford Clubmen card-bradford-clubmen', () => {
  it('rise in the West Riding at full strength, and defend there against the enemies they find', () => {
    const table = position({ 'west-riding': 'r-newcastle, r-n-foot-northumb', kent: 'p-essex' }).turn(
      'r20',
      'p03',
      'parliament',
    )
    table.parliament('enact')
    expect(table.whyNot('parliament', 'raise kent')).toMatchObject({ rule: '6.41', code: 'only-west-riding' })
    table.parliament('raise west-riding', 'end')
    expect([
      table.at('p-clubmen'),
      table.steps('p-clubmen'),
      table.state.attacker[placeNumber('west-riding')],
    ]).toEqual(['west-riding', 3, 0])
    table.royalist('group west-riding', 'join r-newcastle')
    expect(table.whyNot('royalist', 'join r-n-foot-northumb')).toMatchObject({ rule: '6.14', code: 'pinned' })
  })
  it('not among enemies in Winter', () => {
    const table = position({ 'west-riding': 'r-newcastle' }, { winter: true, turn: 6 }).turn(
      'r20',
      'p03',
      'parliament',
    )
    expect(table.whyNot('parliament', 'enact')).toMatchObject({ rule: '6.41' })
  })
})

describe('6.42 Camp Fever card-camp-fever', () => {
  it('takes one strength from each of two Infantry or Cavalry blocks of the owner’s choice', () => {
    const table = position({
      dorset: 'p-waller 3, p-s-horse-pool 1, p-s-foot-devon 2, p-cannon-1 2',
      kent: 'p-essex',
    }).turn('r07', 'p20', 'royalist')
    table.royalist('enact')
    expect(table.whyNot('royalist', 'fever kent')).toMatchObject({ rule: '6.42', code: 'no-camp' })
    table.royalist('fever dorset')
    expect(table.whyNot('parliament', 'lose p-cannon-1')).toMatchObject({ rule: '6.42' })
    table.parliament('lose p-waller')
    expect(table.whyNot('parliament', 'lose p-waller')).toMatchObject({ code: 'already-reduced' })
    table.parliament('lose p-s-horse-pool')
    expect([
      table.steps('p-waller'),
      table.at('p-s-horse-pool'),
      table.steps('p-s-foot-devon'),
      table.step,
    ]).toEqual([2, 'pool', 2, 'actions'])
  })
  it('takes one from a single block with Artillery, counts besiegers and not the Besieged', () => {
    const table = position({
      dorset: 'p-waller 3, p-cannon-1',
      oxfordshire: 'r-charles',
      oxford: 'p-brooke, p-m-foot-derbyshire',
    }).turn('r07', 'p20', 'royalist')
    table.royalist('enact')
    expect(table.offered('royalist', 'fever')).toEqual(['dorset'])
    table.royalist('fever dorset').parliament('lose p-waller')
    expect([table.steps('p-waller'), table.step]).toEqual([2, 'actions'])
  })
})

describe('6.43 Clubmen card-clubmen', () => {
  it('rise in a Neutral or Enemy Area not Loyal to the enemy; enemies there may withdraw into a City', () => {
    const table = position({ devon: 'p-s-foot-devon', wiltshire: 'r-charles', dorset: 'p-waller' })
      .turn('r19', 'p20', 'royalist')
      .royalist('enact')
    expect(table.whyNot('royalist', 'raise kent')).toMatchObject({ rule: '6.43', code: 'loyal-to-enemy' })
    expect(table.whyNot('royalist', 'raise wiltshire')).toMatchObject({
      rule: '6.43',
      code: 'not-neutral-or-enemy',
    })
    table.royalist('raise devon')
    expect([table.step, table.deciding]).toEqual(['enter-city', ['parliament']])
    table.parliament('withdraw p-s-foot-devon', 'done')
    expect([table.siege('plymouth'), table.at('r-clubmen')]).toEqual([0, 'devon'])
  })
  it('may be moved elsewhere if they are on the map; not among enemies in Winter (6.17)', () => {
    const table = position({ devon: 'r-clubmen 1', dorset: 'p-waller' }, { winter: true, turn: 6 })
      .turn('r19', 'p20', 'royalist')
      .royalist('enact')
    expect(table.whyNot('royalist', 'raise dorset')).toMatchObject({ rule: '6.17' })
    table.royalist('raise hampshire')
    expect([table.at('r-clubmen'), table.steps('r-clubmen')]).toEqual(['hampshire', 3])
  })
  it('W-10 fight as Defenders: enemies present are the Main Attack, later ones and their own friends are Reserve', () => {
    const table = position({ dorset: 'p-waller', wiltshire: 'p-essex', devon: 'r-hopton' }).turn(
      'r19',
      'p20',
      'royalist',
    )
    table
      .royalist('enact', 'raise dorset')
      .group('royalist', 'devon', 'r-hopton', 'dorset')
      .royalist('done', 'end')
    table.group('parliament', 'wiltshire', 'p-essex', 'dorset').parliament('done', 'end')
    expect([table.step, table.deciding]).toEqual(['withdrawal', ['royalist']])
    const reserve = table
      .view(0)
      .blocks.filter((each) => each.reserve)
      .map((each) => each.token)
    expect(reserve.sort()).toEqual([table.token('p-essex'), table.token('r-hopton')].sort())
  })
})

describe('6.44 Desertion of Regional Troops card-desertion-of-regional-troops', () => {
  it('sends a Regional block from outside its Home Region back, one strength weaker, to a Friendly Area first', () => {
    const table = position({ kent: 'p-essex, p-m-foot-derbyshire 2', leicestershire: 'p-brooke' })
      .turn('r10', 'p20', 'royalist')
      .royalist('enact')
    expect(table.whyNot('parliament', 'desert p-essex')).toMatchObject({
      rule: '6.44',
      code: 'not-outside-home',
    })
    table.parliament('desert p-m-foot-derbyshire')
    expect(table.whyNot('parliament', 'send p-m-foot-derbyshire worcestershire')).toMatchObject({
      code: 'friendly-area-first',
    })
    table.parliament('send p-m-foot-derbyshire leicestershire')
    expect([table.at('p-m-foot-derbyshire'), table.steps('p-m-foot-derbyshire')]).toEqual([
      'leicestershire',
      1,
    ])
  })
  it('goes to a Neutral Area without a Friendly one, to the pool without either; a block of strength 1 is Eliminated', () => {
    const home = { kent: 'p-essex, p-n-foot-pool 2' }
    const table = position(home)
      .turn('r10', 'p20', 'royalist')
      .royalist('enact')
      .parliament('desert p-n-foot-pool')
    expect(table.offered('parliament', 'send')).toContain('p-n-foot-pool durham')
    const dead = position({ kent: 'p-essex, p-n-foot-pool 1' })
      .turn('r10', 'p20', 'royalist')
      .royalist('enact')
      .parliament('desert p-n-foot-pool')
    expect(dead.at('p-n-foot-pool')).toBe('pool')
    const north = 'northumberland durham lancashire north-riding east-riding west-riding'.split(' ')
    const garrisons = ['r-charles', 'r-rupert', 'r-henrietta', 'r-cannon-1', 'r-hopton', 'r-northampton']
    const held = Object.fromEntries(north.map((area, i) => [area, garrisons[i]]))
    const full = position({ ...home, ...held })
      .turn('r10', 'p20', 'royalist')
      .royalist('enact')
      .parliament('desert p-n-foot-pool')
    expect(full.at('p-n-foot-pool')).toBe('pool')
  })
  it('takes one strength of any block if none is outside its Home Region', () => {
    const table = position({ kent: 'p-essex 2, p-waller' })
      .turn('r10', 'p20', 'royalist')
      .royalist('enact')
      .parliament('desert p-essex')
    expect([table.steps('p-essex'), table.at('p-essex')]).toEqual([1, 'kent'])
  })
})

describe('6.45 Fortification of London card-fortification-of-london', () => {
  it('makes the walls of London complete from now on', () => {
    const table = position({ kent: 'p-essex' }, { hands: HANDS }).turn('r21', 'p05', 'parliament')
    expect(table.state.wallsOfLondon).toBe(false)
    table.parliament('enact')
    expect(table.state.wallsOfLondon).toBe(true)
  })
})

describe('6.46 Parliamentary Ships Captured, The Excise Ordinance Raises War Funds', () => {
  it('card-parliamentary-ships-captured gives two free Recruitments on the coast', () => {
    const table = position({ dorset: 'r-hopton 1', oxfordshire: 'r-charles 1', pool: 'r-s-foot-pool' })
      .turn('r05', 'p20', 'royalist')
      .royalist('enact')
    expect(table.whyNot('royalist', 'recruit r-charles')).toMatchObject({ rule: '6.46', code: 'not-here' })
    table.royalist('recruit r-hopton', 'deploy r-s-foot-pool dorset')
    expect([table.steps('r-hopton'), table.at('r-s-foot-pool'), table.step, table.state.points]).toEqual([
      2,
      'dorset',
      'actions',
      2,
    ])
  })
  it('card-the-excise-ordinance-raises-war-funds gives two anywhere, but no Artillery', () => {
    const table = position({ oxfordshire: 'p-brooke 1, p-cannon-1 1' })
      .turn('r20', 'p04', 'parliament')
      .parliament('enact')
    expect(table.whyNot('parliament', 'recruit p-cannon-1')).toMatchObject({
      rule: '6.3',
      code: 'not-artillery',
    })
    table.parliament('recruit p-brooke', 'recruit p-brooke')
    expect([table.steps('p-brooke'), table.step]).toEqual([3, 'actions'])
  })
})

describe('6.47 Supplies from Le Continent, The King Strips the Garrisons', () => {
  it('card-supplies-from-le-continent gives two Recruitments, guns too, in a Friendly Area on the eastern seas or next to one', () => {
    const table = position({
      dorset: 'r-hopton 1, r-cannon-1 1',
      wiltshire: 'r-charles',
      lancashire: 'r-n-foot-lancashire',
    })
      .turn('r17', 'p20', 'royalist')
      .royalist('enact')
    expect(table.offered('royalist', 'supply')).toContain('wiltshire')
    expect(table.whyNot('royalist', 'supply lancashire')).toMatchObject({ rule: '6.47' })
    table.royalist('supply dorset')
    expect(table.whyNot('royalist', 'recruit r-charles')).not.toBeNull()
    table.royalist('recruit r-cannon-1', 'recruit r-hopton')
    expect([table.steps('r-cannon-1'), table.steps('r-hopton')]).toEqual([2, 2])
  })
  it('card-the-king-strips-the-garrisons gives three with or next to the King, and one more for each Garrison', () => {
    const table = position({
      oxfordshire: 'r-charles 1, r-garrison-1',
      worcestershire: 'r-northampton 1',
      pool: 'r-cannon-1',
    }).turn('r09', 'p20', 'royalist')
    table.royalist('enact', 'strip r-garrison-1', 'done')
    expect(table.at('r-garrison-1')).toBe('pool')
    expect(table.whyNot('royalist', 'recruit r-northampton')).toMatchObject({ code: 'not-here' })
    table.royalist(
      'recruit r-charles',
      'recruit r-charles',
      'recruit r-charles',
      'deploy r-cannon-1 oxfordshire',
    )
    expect([table.steps('r-charles'), table.at('r-cannon-1'), table.step]).toEqual([
      4,
      'oxfordshire',
      'actions',
    ])
  })
  it('has no effect without the King on the map', () => {
    const table = position({ oxfordshire: 'r-rupert' }).turn('r09', 'p20', 'royalist')
    expect(table.whyNot('royalist', 'enact')).toMatchObject({ rule: '6.47', code: 'no-king' })
  })
})

describe('6.48 The Hothams’ Plot card-the-hothams-plot', () => {
  it('puts a Garrison of strength 1 in a Neutral East Riding: Hull is the King’s', () => {
    const table = position({ pool: 'r-garrison-1, r-garrison-2', durham: 'r-newcastle' }).turn(
      'r03',
      'p20',
      'royalist',
    )
    table.royalist('enact', 'garrison r-garrison-1')
    expect([
      table.at('r-garrison-1'),
      table.steps('r-garrison-1'),
      table.owner('hull'),
      table.state.vp,
    ]).toEqual(['east-riding', 1, 'royalist', 1])
  })
  it('puts it inside if the Area is Parliament’s, which begins a Siege', () => {
    const table = position({ pool: 'r-garrison-1', 'east-riding': 'p-f-fairfax' })
      .turn('r03', 'p20', 'royalist')
      .royalist('enact', 'garrison r-garrison-1')
    expect([table.at('r-garrison-1'), table.siege('hull'), table.owner('hull')]).toEqual([
      'hull',
      0,
      'royalist',
    ])
  })
  it('treats a Besieged Hull as surrendered', () => {
    const table = position({
      'east-riding': 'r-newcastle',
      hull: 'p-n-foot-pool',
      lincolnshire: 'p-essex',
      'west-riding': 'p-f-fairfax',
    })
      .turn('r03', 'p20', 'royalist')
      .royalist('enact')
    expect([table.step, table.deciding]).toEqual(['surrender', ['parliament']])
    table.parliament('march-out p-n-foot-pool west-riding')
    expect([table.owner('hull'), table.at('p-n-foot-pool')]).toEqual(['royalist', 'west-riding'])
  })
  it('moves a Garrison that is on the map if the pool has none, and keeps its strength', () => {
    const table = position({ oxfordshire: 'r-garrison-1 2', cheshire: 'r-garrison-2' })
      .turn('r03', 'p20', 'royalist')
      .royalist('enact', 'garrison r-garrison-1')
    expect([table.at('r-garrison-1'), table.steps('r-garrison-1')]).toEqual(['east-riding', 2])
    const both = position({ oxfordshire: 'r-garrison-1', pool: 'r-garrison-2' })
      .turn('r03', 'p20', 'royalist')
      .royalist('enact')
    expect(both.whyNot('royalist', 'garrison r-garrison-1')).toMatchObject({
      rule: '6.48',
      code: 'garrison-in-pool',
    })
  })
  it('card-the-hothams-plot-is-foiled bars it, and is settled first; no effect if Hull is the King’s', () => {
    const table = position({ pool: 'r-garrison-1' }).turn('r03', 'p17', 'royalist')
    expect([table.step, table.deciding]).toEqual(['event', ['parliament']])
    table.parliament('enact')
    expect(table.whyNot('royalist', 'enact')).toMatchObject({
      rule: 'card-the-hothams-plot-is-foiled',
      code: 'plot-foiled',
    })
    const own = position({ pool: 'r-garrison-1', 'east-riding': 'r-newcastle' }).turn(
      'r03',
      'p20',
      'royalist',
    )
    expect(own.whyNot('royalist', 'enact')).toMatchObject({ rule: '6.48', code: 'city-is-yours' })
  })
})

describe('6.49 Carew’s Plot card-carew-s-plot', () => {
  it('needs a siege of Plymouth or control of Bristol', () => {
    const table = position({ pool: 'r-garrison-1' }).turn('r04', 'p20', 'royalist')
    expect(table.whyNot('royalist', 'enact')).toMatchObject({ rule: '6.49', code: 'no-foothold' })
    const bristol = position({ pool: 'r-garrison-1', somerset: 'r-hopton', devon: 'p-s-foot-devon' }).turn(
      'r04',
      'p20',
      'royalist',
    )
    bristol.royalist('enact', 'garrison r-garrison-1')
    expect([bristol.at('r-garrison-1'), bristol.owner('plymouth'), bristol.siege('plymouth')]).toEqual([
      'plymouth',
      'royalist',
      0,
    ])
  })
  it('card-carew-s-plot-is-foiled bars it for the rest of the game', () => {
    const table = position({ pool: 'r-garrison-1', somerset: 'r-hopton' })
      .turn('r04', 'p18', 'parliament')
      .parliament('enact')
    expect(table.whyNot('royalist', 'enact')).toMatchObject({ rule: 'card-carew-s-plot-is-foiled' })
  })
})
