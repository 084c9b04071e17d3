import { describe, expect, it } from 'vitest'
import { breaches } from '../rules/8-storming.ts'
import { type Circumstances, type Placement, position, type TestTable } from '../testing/position.ts'

const sieges = (placement: Placement, circumstances: Circumstances = {}): TestTable =>
  position(placement, circumstances)

describe('8.0 Sieges, 8.01 Siege Markers', () => {
  it('8.01 has a Marker of 0 with as many Infantry and Cavalry as the Size, none with fewer; Artillery does not count', () => {
    const table = position({
      wiltshire: 'r-charles, r-rupert, r-cannon-1',
      somerset: 'p-s-foot-devon',
    }).actions('royalist', 3)
    table
      .group('royalist', 'wiltshire', 'r-charles, r-cannon-1', 'somerset')
      .parliament('withdraw p-s-foot-devon', 'done')
      .royalist('done')
    expect(table.siege('bristol')).toBe(-1)
    table.group('royalist', 'wiltshire', 'r-rupert', 'somerset').royalist('done')
    expect(table.siege('bristol')).toBe(0)
    table.state.moved.fill(0)
    table.group('royalist', 'somerset', 'r-rupert', 'wiltshire').royalist('done')
    expect(table.siege('bristol')).toBe(-1)
  })
  it('is over when the besiegers leave', () => {
    const table = position(
      { somerset: 'r-charles, r-rupert', bristol: 'p-s-foot-devon' },
      { siege: { bristol: 2 } },
    ).actions('royalist', 1)
    table.group('royalist', 'somerset', 'r-charles, r-rupert', 'wiltshire').royalist('done')
    expect([table.at('p-s-foot-devon'), table.siege('bristol')]).toEqual(['somerset', -1])
  })
  it('W-25 falls at once with nobody but Artillery inside', () => {
    const table = position(
      { somerset: 'r-charles, r-rupert', bristol: 'p-s-foot-devon 1, p-cannon-1 2', pool: 'r-cannon-1' },
      { siege: { bristol: 1 } },
    )
    table
      .begin({ step: 'siege-attrition', side: 1, city: 6, left: 1, horse: false, surrender: false })
      .parliament('lose p-s-foot-devon')
    expect([table.at('p-cannon-1'), table.owner('bristol'), table.step]).toEqual([
      'pool',
      'royalist',
      'capture',
    ])
  })
})

describe('7.03 Siege Combat', () => {
  it('is taken City by City in Player 1’s order: first the Besieged may sally, then the Besieger may storm', () => {
    const table = sieges(
      { somerset: 'r-charles', bristol: 'p-s-foot-devon', devon: 'r-hopton', plymouth: 'p-waller' },
      { first: 0 },
    )
    table.begin({ step: 'siege-combats' })
    expect([table.step, table.deciding]).toEqual(['siege-combats', ['royalist']])
    table.royalist('siege plymouth')
    expect([table.step, table.deciding]).toEqual(['sally', ['parliament']])
    table.parliament('decline')
    expect([table.step, table.deciding]).toEqual(['storm', ['royalist']])
    table.royalist('decline')
    expect(table.step).toBe('sally')
  })
})

describe('8.1 Relief of a siege', () => {
  const relief = {
    somerset: 'r-charles, r-rupert, r-hopton',
    bristol: 'p-s-foot-devon, p-garrison-1',
    wiltshire: 'p-essex',
  }
  const come = (value: number): TestTable => {
    const table = position(relief, { siege: { bristol: value } }).turn('r20', 'p21', 'parliament')
    return table
      .group('parliament', 'wiltshire', 'p-essex', 'somerset')
      .parliament('done', 'end')
      .royalist('end')
  }
  it('W-21 asks the Besieger first: to maintain takes as many blocks as the Size, who stay out of the Battle', () => {
    const table = come(2)
    expect([table.step, table.deciding]).toEqual(['keep-siege', ['royalist']])
    table.royalist('keep r-charles')
    expect(table.whyNot('royalist', 'maintain')).toMatchObject({ rule: '8.1', code: 'too-few-to-maintain' })
    table.royalist('keep r-hopton', 'maintain', 'stand')
    expect([table.siege('bristol'), table.step]).toEqual([2, 'fire-or-engage'])
    expect(
      table
        .heard('block-revealed')
        .map((each) => each.block)
        .sort(),
    ).toEqual(['p-essex', 'r-rupert'])
  })
  it('may be kept up by any who besieged, guns besides, but not by those who came to reinforce', () => {
    const table = position(
      { ...relief, somerset: 'r-charles, r-rupert, r-hopton, r-cannon-1', dorset: 'r-s-foot-pool' },
      { siege: { bristol: 1 } },
    ).turn('r20', 'p21', 'parliament')
    table.group('parliament', 'wiltshire', 'p-essex', 'somerset').parliament('done', 'end')
    table.group('royalist', 'dorset', 'r-s-foot-pool', 'somerset').royalist('done', 'end')
    expect(table.offered('royalist', 'keep')).toEqual(['r-charles', 'r-rupert', 'r-hopton', 'r-cannon-1'])
    expect(table.whyNot('royalist', 'keep r-s-foot-pool')).toMatchObject({
      rule: '8.1',
      code: 'not-a-besieger',
    })
    expect(table.whyNot('royalist', 'keep p-essex')).toMatchObject({ code: 'not-a-besieger' })
    table.royalist('keep r-cannon-1', 'keep r-hopton')
    expect(table.offered('royalist', 'keep')).toEqual(['r-charles', 'r-rupert'])
    expect(table.whyNot('royalist', 'keep r-hopton')).toMatchObject({ code: 'already-chosen' })
    // Guns do not count: two of foot and horse are the Size of Bristol.
    expect(table.whyNot('royalist', 'maintain')).toMatchObject({ code: 'too-few-to-maintain' })
    table.royalist('keep r-rupert', 'maintain', 'stand')
    expect(table.heard('siege-kept-up')).toMatchObject([{ count: 3 }])
    expect(
      table
        .view(0)
        .blocks.filter((each) => each.part === 'held')
        .map((each) => each.block)
        .sort(),
    ).toEqual(['r-cannon-1', 'r-hopton', 'r-rupert'])
    expect(table.reserves()).toEqual(['r-s-foot-pool'])
  })
  it('keeps the Besieged inside while it is kept up', () => {
    const table = come(2).royalist('keep r-charles', 'keep r-hopton', 'maintain', 'stand')
    expect(table.step).toBe('fire-or-engage')
    expect([table.at('p-s-foot-devon'), table.at('p-garrison-1')]).toEqual(['bristol', 'bristol'])
  })
  it('to break it off costs a point of the Marker, and lets the Besieged join as Reserves; W-22 not below 0', () => {
    const table = come(2).royalist('break-off', 'stand')
    expect([table.siege('bristol'), table.step, table.deciding]).toEqual([1, 'join-battle', ['parliament']])
    table.parliament('sally-out p-garrison-1', 'done')
    expect(table.view(1).blocks.find((each) => each.block === 'p-garrison-1')).toMatchObject({
      reserve: true,
      place: 'somerset',
    })
    expect(come(0).royalist('break-off').siege('bristol')).toBe(0)
  })
  it('sends the Besieged, and no others, back inside when it fails', () => {
    const table = come(1).royalist('break-off', 'stand').parliament('sally-out p-garrison-1', 'done')
    table.everyDie(6)
    for (let i = 0; i < 40 && table.step !== 'retreat'; i++) {
      const [side] = table.deciding
      const offers = table.offers(side)
      table.act(
        side,
        side === 'parliament' && offers.includes('retreat-all')
          ? 'retreat-all'
          : (offers.find((each) => each === 'fight-on' || each.startsWith('engage')) ?? offers[0]),
      )
    }
    expect(table.whyNot('parliament', 'retreat p-essex bristol')).toMatchObject({
      rule: '7.6',
      code: 'not-into-the-city',
    })
    expect(table.whyNot('parliament', 'retreat p-garrison-1 wiltshire')).toMatchObject({ rule: '7.63' })
    table.parliament('retreat p-garrison-1 bristol')
    expect(table.at('p-garrison-1')).toBe('bristol')
  })
  it('W-20 has nothing to decide without a Marker; the Besieged may join', () => {
    const table = position({ ...relief, somerset: 'r-rupert' }).turn('r20', 'p21', 'parliament')
    table.group('parliament', 'wiltshire', 'p-essex', 'somerset').parliament('done', 'end').royalist('end')
    expect([table.step, table.deciding]).toEqual(['withdrawal', ['royalist']])
    table.royalist('stand')
    expect(table.step).toBe('join-battle')
  })
  it('W-11 takes Clubmen who rise before a Besieged City for Defenders, and asks the Besieger all the same', () => {
    const table = position(
      { somerset: 'r-charles, r-rupert', bristol: 'p-s-foot-devon' },
      { siege: { bristol: 1 } },
    ).turn('r20', 'p19', 'parliament')
    table.parliament('enact', 'raise somerset', 'end').royalist('end')
    expect([table.step, table.deciding]).toEqual(['keep-siege', ['royalist']])
    table.royalist('break-off')
    expect([table.step, table.deciding]).toEqual(['withdrawal', ['parliament']])
    table.parliament('stand')
    expect([table.step, table.deciding]).toEqual(['join-battle', ['parliament']])
  })
})

describe('8.2 Sallying', () => {
  const lines = {
    somerset: 'r-charles 4, r-rupert 4, r-cannon-1 2',
    bristol: 'p-s-foot-devon 3, p-cannon-1 3',
  }
  it('W-40 is a normal Battle without a Marker, in Winter too: all besiegers defend and may withdraw', () => {
    const table = sieges(
      { somerset: 'r-charles', bristol: 'p-s-foot-devon' },
      { winter: true, turn: 6 },
    ).begin({ step: 'siege-combats' })
    table.parliament('join p-s-foot-devon', 'sally')
    expect([table.step, table.deciding, table.at('p-s-foot-devon')]).toEqual([
      'withdrawal',
      ['royalist'],
      'somerset',
    ])
  })
  it('W-19 may go back into the City when such a Battle is lost', () => {
    const table = sieges({ somerset: 'r-charles', bristol: 'p-s-foot-devon' })
      .begin({ step: 'siege-combats' })
      .everyDie(6)
    table
      .parliament('join p-s-foot-devon', 'sally')
      .royalist('stand', 'engage r-charles')
      .parliament('engage p-s-foot-devon', 'retreat-all')
    table.royalist('engage r-charles').parliament('retreat p-s-foot-devon bristol')
    expect(table.at('p-s-foot-devon')).toBe('bristol')
  })
  it('W-16 first lets Artillery in the City fire at -1 on a standing besieger, whatever it is', () => {
    const table = sieges(lines, { siege: { bristol: 1 } }).begin({ step: 'siege-combats' })
    expect([table.step, table.offered('parliament', 'fire-at')]).toEqual([
      'fire-on-lines',
      ['p-cannon-1 1', 'p-cannon-1 2', 'p-cannon-1 3'],
    ])
    table.dice(1, 1, 2).parliament('fire-at p-cannon-1 3')
    expect([table.at('r-cannon-1'), table.steps('r-charles'), table.step]).toEqual(['pool', 4, 'sally'])
  })
  it('then as many besiegers defend as sally, picked by the Besieged as they stand', () => {
    const table = sieges({ ...lines, bristol: 'p-s-foot-devon 3' }, { siege: { bristol: 1 } }).begin({
      step: 'siege-combats',
    })
    expect(table.whyNot('parliament', 'sally')).toMatchObject({ rule: '8.2', code: 'nobody-chosen' })
    table.parliament('join p-s-foot-devon', 'sally')
    expect([table.step, table.offered('parliament', 'pick')]).toEqual(['pick-besiegers', ['1', '2', '3']])
    table.parliament('pick 1')
    expect(
      table
        .heard('block-revealed')
        .map((each) => each.block)
        .sort(),
    ).toEqual(['p-s-foot-devon', 'r-charles'])
    expect(table.step).toBe('fire-or-engage')
  })
  it('W-17 has no rout or pursuit, and no General Retreat; the Attacker decides whether to go on', () => {
    const table = sieges(
      { somerset: 'r-rupert 2, r-henrietta 1', bristol: 'p-s-horse-pool 2' },
      { siege: { bristol: 1 } },
    ).begin({ step: 'siege-combats' })
    table.dice(1, 6, 1).parliament('join p-s-horse-pool', 'sally', 'pick 1')
    expect([table.step, table.deciding, table.heard('rout-rolled')]).toEqual(['go-on', ['parliament'], []])
    table.parliament('stop')
    expect([table.at('p-s-horse-pool'), table.step]).toEqual(['bristol', 'storm'])
  })
  it('W-18 takes a strength from each Artillery block that defends alone, for guns in the City', () => {
    const table = sieges(
      {
        somerset: 'r-charles 1, r-hopton, r-cannon-1 2',
        bristol: 'p-s-foot-devon 3, p-waller 3',
        pool: 'p-cannon-1',
      },
      { siege: { bristol: 1 } },
    )
    table
      .begin({ step: 'siege-combats' })
      .dice(6, 6, 6, 1, 6, 6)
      .parliament('join p-s-foot-devon', 'join p-waller', 'sally', 'pick 1', 'pick 3')
    table.royalist('fire r-charles').parliament('fire p-s-foot-devon', 'engage p-waller')
    expect([table.at('r-charles'), table.steps('r-cannon-1'), table.step]).toEqual(['removed', 1, 'capture'])
    table.parliament('deploy p-cannon-1 bristol')
    expect([table.at('p-cannon-1'), table.steps('p-cannon-1')]).toEqual(['bristol', 1])
  })
})

describe('8.3 Storming', () => {
  it.each([
    [1, [0, 0, 0, 0, 0, 0]],
    [2, [0, 0, 0, 0, 0, 1]],
    [4, [0, 0, 0, 0, 0, 1]],
    [5, [0, 0, 0, 0, 1, 1]],
    [7, [0, 0, 0, 0, 1, 1]],
    [8, [0, 0, 0, 1, 1, 1]],
    [10, [0, 0, 0, 1, 1, 1]],
    [11, [0, 0, 1, 1, 1, 1]],
    [15, [0, 0, 1, 1, 1, 1]],
  ])('the Bombardment Table with strength %i', (strength, row) => {
    expect([1, 2, 3, 4, 5, 6].map((die) => (breaches(strength, die) ? 1 : 0))).toEqual(row)
  })
  const assault = {
    somerset: 'r-charles 4, r-hopton 4, r-rupert 4, r-cannon-1 4, r-cannon-2 2',
    bristol: 'p-s-foot-devon 3, p-cannon-1 1',
  }
  const storm = (circumstances: Circumstances = {}, placement: Placement = assault): TestTable => {
    const table = sieges(placement, circumstances).begin({ step: 'siege-combats' })
    return table.parliament('decline')
  }
  it('may be prepared by a bombardment with two strength of guns, once', () => {
    const table = storm().dice(5).royalist('bombard')
    expect(table.heard('bombarded')[0]).toMatchObject({ strength: 6, die: 5, breach: true })
    expect(table.whyNot('royalist', 'bombard')).toMatchObject({ rule: '8.3', code: 'already-breached' })
    expect(
      storm({}, { somerset: 'r-charles, r-cannon-1 1', bristol: 'p-waller' }).whyNot('royalist', 'bombard'),
    ).toMatchObject({ code: 'too-few-guns' })
  })
  it('card-new-model-army-siege-train adds 1 for Parliament with two strength of its own guns', () => {
    const siege = (guns: string): TestTable => {
      const table = sieges(
        { oxfordshire: `p-essex, ${guns}`, oxford: 'r-m-foot-pool' },
        { siegeTrain: true },
      ).begin({ step: 'siege-combats' })
      return table.royalist('decline').dice(5).parliament('bombard')
    }
    expect(siege('p-cannon-1 2').heard('bombarded')[0]).toMatchObject({ breach: true })
    expect(siege('p-cannon-1 1, c-cannon 3').heard('bombarded')[0]).toMatchObject({ breach: false })
  })
  it('takes at most the Storming value, no Artillery; Hull only one', () => {
    const table = storm().royalist('join r-charles')
    expect(table.whyNot('royalist', 'join r-cannon-1')).toMatchObject({
      rule: '8.3',
      code: 'artillery-does-not-storm',
    })
    const hull = sieges({ 'east-riding': 'r-charles, r-rupert', hull: 'p-garrison-1' })
      .begin({ step: 'siege-combats' })
      .parliament('decline')
      .royalist('join r-charles')
    expect(hull.whyNot('royalist', 'join r-rupert')).toMatchObject({ rule: '8.3', code: 'storming-value' })
  })
  it('8.31 protects all Defenders: two hits for a strength, the second on the same block; EX-4 2½ rolls three dice and mends', () => {
    const table = storm({}, { somerset: 'r-charles 1, r-hopton', bristol: 'p-s-foot-devon 3' }).royalist(
      'join r-charles',
      'storm',
    )
    table.dice(1, 6, 6, 6).parliament('engage p-s-foot-devon').royalist('fire r-charles')
    expect(table.heard('hit')[0]).toMatchObject({ steps: 3, half: true })
    expect(table.heard('rolled').at(-1)).toMatchObject({ effectiveness: 3 })
    expect(table.heard('rolled').at(-1)?.dice).toHaveLength(3)
    table.royalist('stop')
    expect([table.steps('p-s-foot-devon'), table.owner('bristol')]).toEqual([3, 'parliament'])
  })
  it('gives Defending Infantry +1 and their Artillery full effect in Round 1; Cavalry engages with the Infantry, without +1', () => {
    const table = storm().everyDie(6).royalist('join r-rupert', 'join r-charles', 'storm')
    table.parliament('fire p-s-foot-devon').royalist('engage r-charles')
    expect(table.heard('rolled').map((each) => [each.block, each.effectiveness])).toEqual([
      ['p-cannon-1', 2],
      ['p-s-foot-devon', 2],
      ['r-charles', 2],
      ['r-rupert', 3],
    ])
  })
  it('exchanges Storming blocks and Reserves before Rounds 2 and 3', () => {
    const table = storm({}, { somerset: 'r-charles 2, r-hopton 2', bristol: 'p-s-foot-devon 3' })
      .royalist('join r-charles', 'storm')
      .everyDie(6)
    table.parliament('engage p-s-foot-devon').royalist('engage r-charles', 'go-on')
    expect(table.step).toBe('exchange')
    table.royalist('relieve r-charles')
    expect(table.whyNot('royalist', 'done')).toMatchObject({ rule: '8.3', code: 'nobody-would-storm' })
    table.royalist('send-in r-hopton').parliament('engage p-s-foot-devon').royalist('engage r-hopton')
    expect(table.heard('rolled').at(-1)?.block).toBe('r-hopton')
  })
  it('takes the City and its guns when no Infantry or Cavalry is left inside', () => {
    const table = storm(
      {},
      { somerset: 'r-charles 4, r-cannon-1 2', bristol: 'p-garrison-1 1, p-cannon-1 1' },
    )
      .dice(6)
      .royalist('bombard', 'join r-charles', 'storm')
    table.dice(6, 6, 1, 1).parliament('fire p-garrison-1').royalist('engage r-charles')
    expect([table.at('p-garrison-1'), table.at('p-cannon-1')]).toEqual(['pool', 'pool'])
    table.royalist('recruit r-cannon-1')
    expect([table.owner('bristol'), table.steps('r-cannon-1'), table.siege('bristol')]).toEqual([
      'royalist',
      3,
      -1,
    ])
  })
  it('finds London’s walls open until they are finished (6.45)', () => {
    const london = { 'buckinghamshire-hertfordshire': 'r-charles 4', london: 'p-l-foot-pool 1' }
    const table = sieges(london)
      .begin({ step: 'siege-combats' })
      .parliament('decline')
      .royalist('join r-charles', 'storm')
    table.dice(6, 1, 1, 1, 1).parliament('fire p-l-foot-pool').royalist('engage r-charles')
    expect(table.owner('london')).toBe('royalist')
    const walls = sieges(london, { wallsOfLondon: true })
      .begin({ step: 'siege-combats' })
      .parliament('decline')
      .royalist('join r-charles', 'storm')
    walls.dice(6, 1, 6, 6, 6).parliament('fire p-l-foot-pool').royalist('engage r-charles')
    expect([walls.owner('london'), walls.step]).toEqual(['parliament', 'go-on'])
  })
  it('12.51 lasts one round in Turn III', () => {
    const table = storm(
      { skirmish: true, scenario: 'path-to-war' },
      { somerset: 'r-charles 1', bristol: 'p-s-foot-devon 3' },
    ).royalist('join r-charles', 'storm')
    table.everyDie(6).parliament('engage p-s-foot-devon').royalist('engage r-charles')
    expect(table.step).not.toBe('go-on')
  })
  it('keeps blocks that retreated there this Turn out of it (7.6)', () => {
    const table = sieges({ somerset: 'r-charles, r-hopton', bristol: 'p-waller' })
    table.state.tired[4] = 1
    table.begin({ step: 'siege-combats' }).parliament('decline')
    expect(table.whyNot('royalist', 'join r-hopton')).toMatchObject({ rule: '7.6', code: 'retreated-here' })
  })
})
