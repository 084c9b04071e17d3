import { describe, expect, it } from 'vitest'
import { areaNumber } from '../tables.ts'
import { position } from '../testing/position.ts'

type Table = ReturnType<typeof position>
const revealed = (table: Table) => table.heard('block-revealed').map((event) => event.block)

/** The order in which blocks have their turns in one round, everybody passing. */
function order(table: Table, turns: number): string[] {
  return Array.from({ length: turns }, () => {
    const [side] = table.deciding
    const [block] = table.offered(side, 'hold')
    table.act(side, `hold ${block}`)
    return block
  })
}

describe('6.1 Sequence', () => {
  const two = () => {
    const table = position({ kent: 'henry-vi, york', derby: 'oxford 1, march' })
    for (const area of ['kent', 'derby']) table.state.attacker[areaNumber(area)] = 1
    table.state.first = 0
    return table.begin({ step: 'battles' })
  }

  it('fights one battle at a time, each named by Player 1', () => {
    const table = two()
    expect([table.deciding, table.offers('lancaster')]).toEqual([
      ['lancaster'],
      ['battle derby', 'battle kent'],
    ])
    expect(table.whyNot('lancaster', 'battle essex')).toMatchObject({ rule: '6.1', code: 'no-battle-there' })
    table.lancaster('battle derby')
    expect(revealed(table).sort()).toEqual(['march', 'oxford'])
    table.lancaster('hold oxford').dice(1, 1, 1).york('fight march', 'done')
    expect(table.heard('battle-begins').map((event) => event.area)).toEqual(['derby', 'kent'])
  })

  it('stands the blocks up again when the battle is over', () => {
    const table = two().lancaster('battle derby')
    expect(table.view(0).blocks.find((block) => block.block === 'march')).toBeDefined()
    table.lancaster('hold oxford').dice(1, 1, 1).york('fight march', 'done')
    expect(table.view(0).blocks.find((block) => block.block === 'march')).toBeUndefined()
    expect(table.view(1).blocks.find((block) => block.block === 'march')).toBeDefined()
  })
})

describe('6.2 Battle turns', () => {
  it('EX-9 orders Herbert, Rivers, Clarence when the first and the last attack', () => {
    const table = position({ derby: 'herbert, clarence-y, rivers-l' }).battle('derby', 'york')
    expect(order(table, 3)).toEqual(['herbert', 'rivers-l', 'clarence-y'])
    expect(table.round).toBe(2)
  })

  it('lets a block fight or pass in round one, and also retreat from round two on', () => {
    const table = position({ derby: 'york, devon' }).battle('derby', 'york')
    expect(table.offers('lancaster')).toEqual(['fight devon', 'hold devon'])
    expect(table.whyNot('lancaster', 'retreat devon leicester')).toMatchObject({
      rule: '6.6',
      code: 'no-retreat-in-round-one',
    })
    expect(table.whyNot('york', 'fight york')).toMatchObject({ rule: '6.2', code: 'not-your-decision' })
    table.hold(1)
    expect(table.offered('lancaster', 'retreat')).toContain('devon leicester')
  })

  it('has bombards act as A in round one and as D in later rounds', () => {
    const table = position({ middlesex: 'bombard-l, york-levy, york, bombard-y' }).battle('middlesex', 'york')
    expect(order(table, 4)).toEqual(['bombard-l', 'bombard-y', 'york', 'york-levy'])
    expect(order(table, 4)).toEqual(['york', 'york-levy', 'bombard-l', 'bombard-y'])
  })

  it('never has a bombard from reserve act as A', () => {
    const placement = { derby: 'oxford', warwick: 'bombard-l', leicester: 'york' }
    const table = position(placement).turn('action-4-1', 'action-2-1').march('oxford', 'leicester')
    table.march('bombard-l', 'leicester').lancaster('end', 'lead oxford').york('end')
    expect(order(table, 2)).toEqual(['oxford', 'york'])
    expect(order(table, 3)).toEqual(['oxford', 'york', 'bombard-l'])
  })

  it('R-22 lasts four rounds; in the fourth attackers only retreat, in their normal turn', () => {
    const table = position({ derby: 'york 4, devon 2, stanley-l 4' }).battle('derby', 'york').hold(3)
    expect(table.round).toBe(4)
    // The defender acts first and may still fight.
    expect(table.offered('lancaster', 'fight')).toEqual(['devon', 'stanley-l'])
    table.lancaster('hold devon', 'hold stanley-l')
    const retreats = table.offers('york')
    expect(retreats.every((words) => words.startsWith('retreat york '))).toBe(true)
    for (const words of ['fight york', 'hold york', 'charge devon', 'persuade york stanley-l']) {
      expect(table.whyNot('york', words)).toMatchObject({ rule: '6.2', code: 'must-retreat' })
    }
    table.york('retreat york leicester')
    expect(table.heard('battle-ends')[0].winner).toBe('lancaster')
  })

  it('lets the defender stay and fight in round four', () => {
    const table = position({ derby: 'york 1, devon 2' }).battle('derby', 'york').hold(3).dice(1, 1)
    table.lancaster('fight devon')
    expect(table.at('york')).toBe('dead')
  })
})

describe('6.3 Reserves', () => {
  it('EX-10 puts the two from Wilts in reserve when Kent is the main attack on Sussex', () => {
    const placement = {
      wilts: 'essex, hastings',
      kent: 'york, march, rutland, herbert',
      sussex: 'henry-vi, oxford',
    }
    const table = position(placement).turn('action-2-1', 'action-4-1')
    for (const block of ['essex', 'hastings', 'york', 'march', 'rutland', 'herbert'])
      table.march(block, 'sussex')
    table.york('end')
    expect([table.step, table.deciding]).toEqual(['main-attack', ['york']])
    expect(table.whyNot('york', 'lead norfolk')).toMatchObject({ rule: '6.3', code: 'does-not-attack-here' })
    table.york('lead march').lancaster('end')
    expect(table.reserves.sort()).toEqual(['essex', 'hastings'])
    expect(revealed(table)).not.toContain('essex')
    table.hold(1)
    expect([table.reserves, revealed(table).includes('essex')]).toEqual([[], true])
  })

  it('R-20 asks for the main attack when the moves end, and not when all came over one border', () => {
    const table = position({ kent: 'york, march', sussex: 'henry-vi' }).turn('action-2-1', 'action-4-1')
    table.march('york', 'sussex').march('march', 'sussex').york('end')
    expect([table.step, table.deciding]).toEqual(['actions', ['lancaster']])
    expect(table.heard('main-attack-declared')[0].tokens).toHaveLength(2)
  })

  it('EX-11 makes blocks of three areas one main attack if they cross the same border', () => {
    const placement = { middlesex: 'henry-vi', oxford: 'oxford', gloucester: 'devon', sussex: 'york, march' }
    const table = position(placement).turn('action-3-1', 'action-2-1')
    table.march('henry-vi', 'oxford', 'sussex').march('oxford', 'sussex').march('devon', 'oxford', 'sussex')
    expect(table.state.points).toBe(0)
    table.lancaster('end')
    expect(table.step).toBe('actions')
    table.york('end')
    expect([table.reserves, table.round]).toEqual([[], 1])
  })

  it('EX-12 brings Middlesex’s two and East Anglia’s three into Essex in round two', () => {
    const placement = {
      rutland: 'york, march, rutland',
      middlesex: 'hastings, herbert',
      essex: 'henry-vi, oxford',
      'east-anglia': 'devon, beaumont, clifford',
    }
    const table = position(placement).turn('action-2-1', 'action-4-1')
    for (const block of ['york', 'march', 'rutland', 'hastings', 'herbert']) table.march(block, 'essex')
    table.york('end', 'lead york')
    for (const block of ['devon', 'beaumont', 'clifford']) table.march(block, 'essex')
    table.lancaster('end')
    expect(table.reserves.sort()).toEqual(['beaumont', 'clifford', 'devon', 'hastings', 'herbert'])
    expect(revealed(table).sort()).toEqual(['henry-vi', 'march', 'oxford', 'rutland', 'york'])
    table.hold(1)
    expect(table.reserves).toEqual([])
  })

  it('R-19 lets an attack come over three borders and refuses a fourth', () => {
    const placement = {
      derby: 'oxford',
      warwick: 'devon',
      oxford: 'beaumont',
      middlesex: 'clifford',
      leicester: 'york',
    }
    const table = position(placement).turn('action-4-1', 'action-2-1')
    for (const block of ['oxford', 'devon', 'beaumont']) table.march(block, 'leicester')
    table.lancaster('move clifford')
    expect(table.whyNot('lancaster', 'to leicester')).toMatchObject({ rule: '6.3', code: 'fourth-border' })
  })

  it('R-19 lets reinforcements come over two borders and refuses a third', () => {
    const placement = {
      derby: 'oxford',
      warwick: 'march',
      oxford: 'rutland',
      middlesex: 'essex',
      leicester: 'york',
    }
    const table = position(placement)
      .turn('action-4-1', 'action-3-1')
      .march('oxford', 'leicester')
      .lancaster('end')
    table.march('march', 'leicester').march('rutland', 'leicester').york('move essex')
    const refusal = table.whyNot('york', 'to leicester')
    expect(refusal).toMatchObject({ rule: '6.3', code: 'third-reinforcing-border' })
  })

  it('neither fight nor retreat nor are hit in round one', () => {
    const placement = { derby: 'oxford 1', warwick: 'beaumont 3', leicester: 'york 4' }
    const table = position(placement).turn('action-4-1', 'action-2-1')
    table
      .march('oxford', 'leicester')
      .march('beaumont', 'leicester')
      .lancaster('end', 'lead oxford')
      .york('end')
    expect(table.whyNot('lancaster', 'fight beaumont')).toMatchObject({ rule: '6.2', code: 'not-in-turn' })
    table.lancaster('hold oxford').dice(1, 6, 6, 6).york('fight york')
    // One hit goes to Oxford at strength 1, not to the stronger Beaumont in reserve.
    expect([table.at('oxford'), table.steps('beaumont')]).toEqual(['dead', 3])
  })

  const wipedOut = () => {
    const placement = { derby: 'oxford 1', warwick: 'beaumont 3', leicester: 'march 3, york 4' }
    const table = position(placement).turn('action-4-1', 'action-2-1')
    table
      .march('oxford', 'leicester')
      .march('beaumont', 'leicester')
      .lancaster('end', 'lead oxford')
      .york('end')
    return table.dice(1, 6, 6).york('fight march')
  }

  it('come in at once when all others fall in round one; they do not act but may be hit', () => {
    const table = wipedOut()
    expect(table.heard('reserves-enter')).toHaveLength(1)
    expect([table.round, table.reserves, table.attacker]).toEqual([1, [], 'lancaster'])
    table.dice(1, 6, 6, 6).york('fight york')
    expect(table.steps('beaumont')).toBe(2)
    expect(table.round).toBe(2)
  })

  it('R-21 change control when the last defender falls in round one: the defender then attacks', () => {
    const placement = { derby: 'oxford 3, devon 2', leicester: 'essex 1', rutland: 'york 4' }
    const table = position(placement).turn('action-4-1', 'action-2-1')
    table.march('oxford', 'leicester').march('devon', 'leicester').lancaster('end')
    table.march('york', 'leicester').york('end')
    table.dice(1, 6, 6).lancaster('fight oxford')
    expect([table.heard('control-changed'), table.attacker]).toEqual([[expect.anything()], 'york'])
    // Devon, who has yet to act, now defends: he may hit York, who may not act before round two.
    expect(table.offered('lancaster', 'fight')).toEqual(['devon'])
    table.dice(1, 6).lancaster('fight devon')
    expect(table.steps('york')).toBe(3)
    expect(table.round).toBe(2)
    table.hold(2)
    expect(table.round).toBe(4)
    table.lancaster('hold oxford').lancaster('hold devon')
    expect(table.offers('york').every((words) => words.startsWith('retreat'))).toBe(true)
  })

  it('R-21 let former attackers of the letter that is due act all the same', () => {
    const placement = { derby: 'oxford 3, clifford 3', leicester: 'essex 1', rutland: 'york 4' }
    const table = position(placement).turn('action-4-1', 'action-2-1')
    table.march('oxford', 'leicester').march('clifford', 'leicester').lancaster('end')
    table.march('york', 'leicester').york('end').dice(1, 6, 6).lancaster('fight oxford')
    expect([table.attacker, table.round, table.offered('lancaster', 'fight')]).toEqual([
      'york',
      1,
      ['clifford'],
    ])
  })

  it('R-21 give former attackers who have yet to act the bonuses of defence', () => {
    const placement = { derby: 'beaumont 3, oxford 3', lincoln: 'essex 1', rutland: 'york 4' }
    const table = position(placement).turn('action-4-1', 'action-2-1')
    table.march('oxford', 'lincoln').march('beaumont', 'lincoln').lancaster('end')
    table.march('york', 'lincoln').york('end').dice(1, 6, 6).lancaster('fight oxford')
    table.dice(6, 6, 6).lancaster('fight beaumont')
    expect(table.ratings().at(-1)).toEqual(['beaumont', 3])
  })

  it('R-21 change control also when the last defender defects', () => {
    const placement = { derby: 'henry-vi 4, oxford', 'south-yorks': 'shrewsbury-y 3', lincoln: 'york 4' }
    const table = position(placement).turn('action-4-1', 'action-2-1')
    table.march('henry-vi', 'south-yorks').march('oxford', 'south-yorks').lancaster('end')
    table.march('york', 'south-yorks').york('end', 'hold shrewsbury-y').lancaster('hold oxford')
    table.dice(2).lancaster('persuade henry-vi shrewsbury-y')
    expect([table.attacker, table.at('shrewsbury-l')]).toEqual(['york', 'south-yorks'])
  })

  it('do not change control when it is the attacker who is wiped out', () => {
    expect(wipedOut().heard('control-changed')).toEqual([])
  })
})

describe('6.2 × 6.6 × 6.9 The last enemy in the fight falls while one who came over is in reserve', () => {
  /** Round two: York has won Stanley over and has been struck down; two Lancastrians have yet to act. */
  const fallen = () => {
    const table = position({ derby: 'york 1, stanley-l 4, henry-vi 4, coventry-levy 4, bombard-l 3' })
    table.battle('derby', 'lancaster').hold()
    expect(table.round).toBe(2)
    table.dice(2).york('persuade york stanley-l').dice(1, 1, 1, 1).lancaster('fight henry-vi')
    expect([table.at('york'), table.at('stanley-y'), table.reserves]).toEqual([
      'dead',
      'derby',
      ['stanley-y'],
    ])
    return table
  }

  it('R-54 leaves those who have yet to act their turn: they may retreat or pass', () => {
    const table = fallen()
    expect([table.round, table.deciding]).toEqual([2, ['lancaster']])
    expect(table.offered('lancaster', 'hold')).toEqual(['coventry-levy'])
    expect(table.offered('lancaster', 'retreat')).toContain('coventry-levy warwick')
    table.lancaster('retreat coventry-levy warwick')
    expect(table.offered('lancaster', 'hold')).toEqual(['bombard-l'])
    table.lancaster('hold bombard-l')
    expect([table.at('coventry-levy'), table.round, table.reserves]).toEqual(['warwick', 3, []])
    expect(table.offered('york', 'fight')).toEqual(['stanley-y'])
  })

  it('leaves them nobody to fight, charge or persuade', () => {
    const table = fallen()
    expect(table.offers('lancaster').filter((words) => !/^(hold|retreat) /.test(words))).toEqual([])
    expect(table.whyNot('lancaster', 'fight coventry-levy')).toMatchObject({
      rule: '6.3',
      code: 'nobody-to-fight',
    })
  })
})
