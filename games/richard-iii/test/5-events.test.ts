import { describe, expect, it } from 'vitest'
import { turnAt } from '../frames.ts'
import { position } from '../testing/position.ts'

describe('card-surprise', () => {
  it('moves one group over borders that each let one block more through', () => {
    const blocks = ['henry-vi', 'oxford', 'beaumont', 'clifford']
    const table = position({ derby: blocks.join(', ') }).acts('lancaster', 'surprise')
    for (const block of blocks.slice(0, 3)) table.march(block, 'lancaster')
    table.lancaster('move clifford')
    const full = table.whyNot('lancaster', 'to lancaster')
    expect(full).toMatchObject({ rule: '5.21', code: 'border-full', params: { limit: 3 } })
    // A red border still stops whoever crosses it.
    expect(table.at('beaumont')).toBe('lancaster')
  })

  it('R-12 may be used for a sea move instead', () => {
    const table = position({ kent: 'york, march' }).acts('york', 'surprise').sail('york', 'east-anglia')
    expect(table.sail('march', 'east-anglia').state.points).toBe(0)
  })

  it('R-18 widens no border in retreat', () => {
    const placement = { derby: 'york 4, march 3, rutland 3', lancaster: 'henry-vi 4, oxford, clifford' }
    const table = position(placement).turn('surprise', 'action-2-1')
    for (const block of ['henry-vi', 'oxford', 'clifford']) table.march(block, 'derby')
    table.lancaster('end').york('end').hold(1)
    table.york('hold march').lancaster('retreat oxford lancaster', 'retreat clifford lancaster')
    table.york('hold york', 'hold rutland')
    expect(table.whyNot('lancaster', 'retreat henry-vi lancaster')).toMatchObject({
      rule: '6.6',
      code: 'border-full',
    })
  })
})

describe('card-force-march', () => {
  it('moves one group three areas, and it may attack', () => {
    const table = position({ kent: 'oxford, devon', leicester: 'essex' }).acts('lancaster', 'force-march')
    table.lancaster('move oxford', 'to sussex', 'to middlesex', 'to leicester')
    expect([table.at('oxford'), table.step]).toEqual(['leicester', 'actions'])
    expect(table.march('devon', 'sussex').state.points).toBe(0)
  })

  it('keeps border limits, the halt behind a red border, and stays on land', () => {
    const table = position({ derby: 'oxford', kent: 'devon' }).acts('lancaster', 'force-march')
    table.lancaster('move devon')
    expect(table.whyNot('lancaster', 'sail essex')).toMatchObject({
      rule: 'card-force-march',
      code: 'no-sea-move',
    })
    const red = position({ derby: 'oxford' })
      .acts('lancaster', 'force-march')
      .lancaster('move oxford', 'to lancaster')
    expect([red.step, red.at('oxford')]).toEqual(['actions', 'lancaster'])
  })
})

describe('card-muster', () => {
  const muster = (area: string) => {
    const placement = {
      leicester: 'oxford',
      derby: 'beaumont',
      kent: 'devon',
      lincoln: 'essex',
      warwick: 'henry-vi',
    }
    return position(placement).acts('lancaster', 'muster').lancaster(`muster ${area}`)
  }

  it('gathers blocks from any areas in one friendly or vacant area', () => {
    const table = muster('oxford')
    expect(table.offered('lancaster', 'move').sort()).toEqual(['beaumont', 'devon', 'henry-vi', 'oxford'])
    table.march('oxford', 'oxford').march('beaumont', 'warwick', 'oxford').march('devon', 'sussex', 'oxford')
    expect([table.at('oxford'), table.at('beaumont'), table.at('devon')]).toEqual([
      'oxford',
      'oxford',
      'oxford',
    ])
  })

  it('R-13 goes one or two areas over friendly or vacant areas, and only there', () => {
    const table = muster('rutland')
    expect(table.offered('lancaster', 'move').sort()).toEqual(['beaumont', 'henry-vi', 'oxford'])
    table.lancaster('move beaumont')
    // Through Lincoln, where the enemy is, there is no way.
    expect(table.offered('lancaster', 'to')).toEqual(['leicester'])
    expect(table.whyNot('lancaster', 'to lincoln')).toMatchObject({
      rule: 'card-muster',
      code: 'not-to-the-muster',
    })
    table.lancaster('to leicester')
    expect(table.whyNot('lancaster', 'stop')).toMatchObject({
      rule: 'card-muster',
      code: 'must-reach-the-muster',
    })
    expect(table.lancaster('to rutland').at('beaumont')).toBe('rutland')
  })

  it('does not pass a red border on its way, where a block would have to stop', () => {
    const table = position({ cumbria: 'devon', derby: 'oxford' }).acts('lancaster', 'muster')
    table.lancaster('muster chester')
    expect(table.offered('lancaster', 'move')).toEqual(['oxford'])
  })

  it('never goes to an enemy area, nor by sea', () => {
    const table = position({ kent: 'devon', essex: 'york' }).acts('lancaster', 'muster')
    expect(table.whyNot('lancaster', 'muster essex')).toMatchObject({ rule: 'card-muster' })
    expect(table.whyNot('lancaster', 'muster calais')).toMatchObject({ rule: 'card-muster' })
    table.lancaster('muster middlesex', 'move devon')
    expect(table.whyNot('lancaster', 'sail middlesex')).toMatchObject({
      rule: 'card-muster',
      code: 'no-sea-move',
    })
  })

  it('keeps border limits, and may be let pass', () => {
    const table = position({ hereford: 'devon, oxford, beaumont, clifford' }).acts('lancaster', 'muster')
    table.lancaster('muster warwick')
    for (const block of ['devon', 'oxford', 'beaumont']) table.march(block, 'warwick')
    table.lancaster('move clifford')
    expect(table.whyNot('lancaster', 'to warwick')).toMatchObject({ rule: '5.21', code: 'border-full' })
    const passed = position({ kent: 'devon' }).turn('muster', 'action-2-1').lancaster('pass')
    expect(passed.deciding).toEqual(['york'])
  })
})

describe('card-piracy', () => {
  const landing = (more: Record<string, string> = {}) =>
    position({ calais: 'york, march, rutland', kent: 'henry-vi 4', ...more }).turn('action-2-1', 'piracy')

  it('spends its 2 AP on sea moves, which may attack', () => {
    const table = landing()
    expect(table.state.points).toBe(2)
    table.sail('york', 'kent').sail('march', 'kent')
    expect(table.whyNot('york', 'move rutland')).toMatchObject({ code: 'no-points' })
    table.york('end').lancaster('end')
    expect([table.step, table.round, table.attacker]).toEqual(['battle', 1, 'york'])
  })

  it('moves nobody on land', () => {
    const table = landing({ sussex: 'essex' })
    table.york('move essex')
    expect(table.whyNot('york', 'to wilts')).toMatchObject({ rule: 'card-piracy', code: 'by-sea-only' })
  })

  it('R-14 has no port bonus, or by agreement only for moves that do not attack', () => {
    const table = landing().sail('york', 'sussex').sail('march', 'sussex')
    expect(table.state.points).toBe(0)
    const option = position(
      { calais: 'york, march, rutland', kent: 'henry-vi' },
      { readings: { piracyPorts: true } },
    )
    option.turn('action-2-1', 'piracy').sail('york', 'sussex').sail('march', 'sussex')
    expect(option.state.points).toBe(1)
    const attack = position(
      { calais: 'york, march, rutland', kent: 'henry-vi' },
      { readings: { piracyPorts: true } },
    )
    attack.turn('action-2-1', 'piracy').sail('york', 'kent').sail('march', 'kent')
    expect(attack.state.points).toBe(0)
  })

  it('R-15 makes those who come into a battle that the other player began reserves', () => {
    // Piracy is the highest event, so its player moves first; that he moves second is put on the table here.
    const table = position({ sussex: 'oxford', kent: 'york 4', calais: 'march' }).turn('action-2-1', 'piracy')
    table.state.first = 0
    table.begin(turnAt('first-actions')).march('oxford', 'kent').lancaster('end')
    table.sail('march', 'kent').york('end')
    expect([table.attacker, table.reserves]).toEqual(['lancaster', ['march']])
  })

  it('R-16 lets pirates from several places fight from round one: they cross no border', () => {
    const placement = { calais: 'york', essex: 'march', kent: 'henry-vi 4' }
    const table = position(placement).turn('action-2-1', 'piracy').sail('york', 'kent').sail('march', 'kent')
    table.york('end')
    expect(table.step).toBe('actions')
    table.lancaster('end')
    expect([table.reserves, table.round, table.attacker]).toEqual([[], 1, 'york'])
    expect(table.offered('york', 'fight')).toEqual(['march'])
  })

  it('R-26 lets pirates retreat and regroup only by sea, R-47 to friendly or vacant coasts of the same sea', () => {
    const table = landing({ sussex: 'oxford' }).sail('york', 'kent').york('end').lancaster('end').hold(1)
    table.lancaster('hold henry-vi')
    const ways = table.offered('york', 'retreat')
    expect(ways).toEqual(expect.arrayContaining(['york calais', 'york essex', 'york dorset']))
    expect(ways).not.toContain('york sussex')
    const land = table.whyNot('york', 'retreat york sussex')
    expect(land).toMatchObject({ rule: '6.6', code: 'enemy-or-battle-there' })
    expect(table.whyNot('york', 'retreat york chester')).toMatchObject({
      rule: 'card-piracy',
      code: 'pirates-go-by-sea',
    })
    expect(table.whyNot('york', 'retreat york france')).toMatchObject({ rule: '2.7' })
  })

  it('R-26 leaves those who are no pirates to regroup as usual after a pirate attack', () => {
    const table = position({ calais: 'york', kent: 'buckingham-l 4, devon 1' }).turn('action-2-1', 'piracy')
    table.sail('york', 'kent').york('end').lancaster('end', 'hold buckingham-l', 'hold devon')
    table.dice(2).york('persuade york buckingham-l')
    table.dice(1, 1, 1, 1).lancaster('hold devon').york('fight york')
    expect(table.step).toBe('regroup')
    const ways = table.offered('york', 'regroup')
    expect(ways).toEqual(expect.arrayContaining(['york calais', 'york essex', 'buckingham-y middlesex']))
    expect(ways).not.toContain('buckingham-y essex')
    const refusal = table.whyNot('york', 'regroup york derby')
    expect(refusal).toMatchObject({ rule: 'card-piracy', code: 'pirates-go-by-sea' })
  })

  it('R-47 counts no blocks on the sea', () => {
    const table = position({ calais: 'york, march, rutland, warwick-y', essex: 'devon 1' }).turn(
      'action-2-1',
      'piracy',
    )
    table.sail('york', 'essex').sail('march', 'essex').york('end').lancaster('end')
    table.dice(1, 1, 1).york('fight march')
    table.york('regroup york lincoln', 'regroup march lincoln')
    expect([table.at('york'), table.at('march')]).toEqual(['lincoln', 'lincoln'])
  })

  it('gives levies and bombards no ship', () => {
    const table = position({ kent: 'london-levy', sussex: 'devon' }).acts('york', 'piracy')
    expect(table.whyNot('york', 'move london-levy')).toMatchObject({ code: 'no-way-out' })
  })
})

describe('card-treason', () => {
  const battle = (target: string) => {
    const table = position({ derby: `${target}, york 4`, leicester: 'oxford 3, devon 2' })
    return table
      .turn('treason', 'action-2-1')
      .march('oxford', 'derby')
      .march('devon', 'derby')
      .lancaster('end')
      .york('end')
  }

  it('moves a group, R-12 or one block by sea, and recruits nobody', () => {
    const table = position({ kent: 'oxford' }).acts('lancaster', 'treason').lancaster('move oxford')
    expect(table.offered('lancaster', 'to')).not.toEqual([])
    expect(table.offered('lancaster', 'sail')).not.toEqual([])
  })

  it('R-48 makes one roll before a battle, after its blocks are revealed; the defector joins in round two', () => {
    const table = battle('shrewsbury-y')
    expect([table.step, table.deciding]).toEqual(['treason', ['lancaster']])
    expect(table.heard('block-revealed')).toHaveLength(4)
    table.dice(2).lancaster('tempt shrewsbury-y')
    expect([table.at('shrewsbury-l'), table.reserves]).toEqual(['derby', ['shrewsbury-l']])
    expect(table.round).toBe(1)
    table.hold(1)
    expect(table.reserves).toEqual([])
  })

  it('needs neither King, Pretender nor Warwick, and fails on an odd die', () => {
    const table = battle('shrewsbury-y').dice(3).lancaster('tempt shrewsbury-y')
    expect(table.at('shrewsbury-y')).toBe('derby')
    expect(table.heard('treason')[0]).toMatchObject({ turned: false, dice: [3] })
  })

  it('R-48 may be kept for a later battle of the turn, and is used once', () => {
    const placement = { derby: 'shrewsbury-y', kent: 'stanley-y', leicester: 'oxford', sussex: 'devon' }
    const table = position(placement).turn('treason', 'action-2-1').march('oxford', 'derby').lancaster('end')
    table.march('stanley-y', 'sussex').york('end').lancaster('battle sussex')
    expect(table.step).toBe('treason')
    table.lancaster('wait').hold(3)
    while (table.step !== 'treason') {
      const [side] = table.deciding
      const offers = table.offers(side)
      table.act(side, offers.find((each) => /^(retreat|done)/.test(each)) ?? offers[0])
    }
    expect(table.offered('lancaster', 'tempt')).toEqual(['shrewsbury-y'])
  })

  it('R-48 is gone once it has been used, in vain or not', () => {
    const placement = { derby: 'shrewsbury-y', kent: 'stanley-y', leicester: 'oxford', sussex: 'devon' }
    const table = position(placement).turn('treason', 'action-2-1').march('oxford', 'derby').lancaster('end')
    table
      .march('stanley-y', 'sussex')
      .york('end')
      .lancaster('battle derby')
      .dice(1)
      .lancaster('tempt shrewsbury-y')
    table.hold(3).york('hold shrewsbury-y')
    while (table.step !== 'battle' || table.round !== 1) {
      const [side] = table.deciding
      table.act(side, table.offers(side).find((each) => /^(retreat|done)/.test(each)) ?? '')
    }
    expect(table.heard('battle-begins')).toHaveLength(2)
    expect(table.state.treason).toBe(-1)
  })

  it('R-48 ends the battle if no enemy block is left', () => {
    const table = position({ derby: 'shrewsbury-y', leicester: 'oxford' }).turn('treason', 'action-2-1')
    table.march('oxford', 'derby').lancaster('end').york('end').dice(4).lancaster('tempt shrewsbury-y')
    expect(table.heard('battle-ends')[0].winner).toBe('lancaster')
    expect(table.step).toBe('regroup')
  })
})

describe('card-plague', () => {
  it('R-17 strikes a city area held by the enemy and by no block of yours', () => {
    const placement = { middlesex: 'henry-vi', warwick: 'york', wilts: 'march, devon', kent: 'oxford' }
    const table = position(placement).acts('york', 'plague')
    expect(table.offers('york')).toEqual(['plague middlesex', 'pass'])
    for (const area of ['warwick', 'wilts', 'kent', 'somerset']) {
      expect(table.whyNot('york', `plague ${area}`)).toMatchObject({
        rule: 'card-plague',
        code: 'not-an-enemy-city',
      })
    }
  })

  it('takes a step from every block there, and eliminates those at their last', () => {
    const table = position({ middlesex: 'henry-vi 4, devon 1, stanley-l 1, bristol-levy 2' }).acts(
      'york',
      'plague',
    )
    table.york('plague middlesex')
    expect([table.steps('henry-vi'), table.steps('bristol-levy')]).toEqual([3, 1])
    expect([table.at('devon'), table.at('stanley-l')]).toEqual(['dead', 'face-down'])
  })

  it('shows nobody which block of the pools fell, and may be let pass', () => {
    const table = position({ middlesex: 'henry-vi 4, stanley-l 1' })
      .acts('york', 'plague')
      .york('plague middlesex')
    expect(table.heard('lost', 1)[0].block).toBeUndefined()
    expect(table.view(1).faceDown[0]).toEqual({ count: 1, blocks: [] })
    const passed = position({ middlesex: 'henry-vi 4' }).acts('york', 'plague').york('pass')
    expect(passed.steps('henry-vi')).toBe(4)
  })
})
