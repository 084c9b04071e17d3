import { describe, expect, it } from 'vitest'
import { AREAS } from '../tables.ts'
import { position } from '../testing/position.ts'

const reserves = (table: ReturnType<typeof position>) =>
  table
    .view(0)
    .blocks.concat(table.view(1).blocks)
    .filter((block) => block.reserve && block.block !== undefined)
    .map((block) => block.block)
    .sort()

describe('5.1 Sequence', () => {
  const two = () => {
    const table = position({ fife: 'wallace 4, york-knights 4', angus: 'douglas 4, durham-infantry 3' })
    table.state.attacker[AREAS.indexOf('fife')] = 0
    table.state.attacker[AREAS.indexOf('angus')] = 0
    table.state.first = 1
    return table.begin({ step: 'battles' })
  }

  it('lets Player 1 name the battle before anything is revealed', () => {
    const table = two()
    expect([table.step, table.deciding]).toEqual(['battles', ['scotland']])
    expect(table.offers('scotland').sort()).toEqual(['battle angus', 'battle fife'])
    expect(table.heard('block-revealed')).toEqual([])
    expect(table.whyNot('scotland', 'battle ross')).toMatchObject({ rule: '5.1', code: 'no-battle-there' })
  })

  it('reveals only the blocks of the named battle, and fights it to its end before the next', () => {
    const table = two().scotland('battle angus')
    expect(
      table
        .heard('block-revealed')
        .map((event) => event.block)
        .sort(),
    ).toEqual(['douglas', 'durham-infantry'])
    table.dice(1, 1, 1, 1).scotland('fight douglas').scotland('done')
    expect(table.step).toBe('battle')
    expect(table.heard('battle-begins').map((event) => event.area)).toEqual(['angus', 'fife'])
  })
})

describe('5.2 Celtic unity', () => {
  it('sends a Welsh or Irish block back to the pool on 5 or 6, before the fighting', () => {
    const placement = { fife: 'wales-infantry 3, ulster-infantry 3, wales-archers 3, wallace 4' }
    const table = position(placement).dice(5, 4, 6).battle('fife', 'england')
    // Revealed in the order archers, Welsh infantry, Ulster infantry.
    expect(table.heard('celtic-unity').map((event) => [event.block, event.leaves])).toEqual([
      ['wales-archers', true],
      ['wales-infantry', false],
      ['ulster-infantry', true],
    ])
    expect([table.at('wales-archers'), table.at('wales-infantry'), table.at('ulster-infantry')]).toEqual([
      'pool',
      'fife',
      'pool',
    ])
  })

  it('tests nobody else', () => {
    const table = position({ fife: 'york-infantry, wallace' }).battle('fife', 'england')
    expect(table.heard('celtic-unity')).toEqual([])
  })

  it('H-10 tests reserves when they are revealed', () => {
    const table = position({ angus: 'york-infantry 4', mar: 'ulster-infantry 3', buchan: 'wallace 4' })
    table.turn('move-3-1', 'move-1-1').march('york-infantry', 'buchan').march('ulster-infantry', 'buchan')
    table.england('end', 'lead york-infantry').scotland('end')
    expect(table.heard('celtic-unity')).toEqual([])
    table.scotland('hold wallace').dice(6).england('hold york-infantry')
    expect(table.heard('celtic-unity')).toHaveLength(1)
    expect(table.at('ulster-infantry')).toBe('pool')
  })
})

describe('5.3 Combat rounds', () => {
  it('fights at most three rounds; then the attacker must withdraw', () => {
    const table = position({ fife: 'wallace 4, york-knights 4', mentieth: 'durham-infantry' }).battle(
      'fife',
      'england',
    )
    for (let round = 1; round <= 3; round++) table.scotland('hold wallace').england('hold york-knights')
    expect([table.step, table.deciding]).toEqual(['withdraw', ['england']])
    expect(table.heard('round-begins').map((event) => event.round)).toEqual([1, 2, 3])
    table.england('retreat york-knights mentieth')
    expect(table.at('york-knights')).toBe('mentieth')
    expect([table.step, table.deciding]).toEqual(['regroup', ['scotland']])
  })

  it('lets a player attack in one battle and defend in another', () => {
    const placement = {
      fife: 'york-infantry',
      angus: 'douglas',
      lanark: 'campbell',
      mentieth: 'durham-infantry',
      ross: 'ross-e',
      moray: 'moray',
    }
    const table = position(placement).turn('move-1-1', 'move-3-1').march('douglas', 'fife').scotland('end')
    table.march('durham-infantry', 'lanark').england('end').scotland('battle fife')
    expect(table.heard('battle-begins')[0].attacker).toBe('scotland')
    for (let round = 1; round <= 3; round++) table.england('hold york-infantry').scotland('hold douglas')
    table.scotland('retreat douglas angus').england('done')
    expect(table.heard('battle-begins')[1].attacker).toBe('england')
  })
})

describe('5.31 Combat turns', () => {
  it('EX-7 orders noble at home, knights, Scottish infantry, English infantry', () => {
    const table = position({ buchan: 'york-knights, york-infantry, buchan-s, douglas' }).battle(
      'buchan',
      'england',
    )
    const order: string[] = []
    while (order.length < 4) {
      const [side] = table.deciding
      const [block] = table.offered(side, 'hold')
      order.push(block)
      table.act(side, `hold ${block}`)
    }
    expect(order).toEqual(['buchan-s', 'york-knights', 'douglas', 'york-infantry'])
    expect(table.state.stack.at(-1)).toMatchObject({ step: 'battle', round: 2 })
  })

  it('gives each block one turn: fight, retreat or pass, A before B before C, the defender first', () => {
    const table = position({ fife: 'wallace, moray, hobelars, york-knights', angus: 'grant' }).battle(
      'fife',
      'england',
    )
    expect(table.offers('scotland').sort()).toEqual([
      'fight wallace',
      'hold wallace',
      'retreat wallace angus',
      'retreat wallace atholl',
      'retreat wallace mentieth',
    ])
    expect(table.whyNot('scotland', 'fight moray')).toMatchObject({ rule: '5.31', code: 'not-in-turn' })
    table.scotland('hold wallace')
    expect(table.deciding).toEqual(['england'])
    expect(table.offered('england', 'fight')).toEqual(['hobelars'])
    table.england('hold hobelars').scotland('hold moray')
    expect(table.offered('england', 'fight')).toEqual(['york-knights'])
  })

  it('lets the owner choose the order between his blocks of one letter', () => {
    const table = position({ fife: 'douglas, campbell, york-infantry' }).battle('fife', 'england')
    expect(table.offered('scotland', 'fight')).toEqual(['douglas', 'campbell'])
  })
})

describe('5.32 Reserves', () => {
  const fromTwoSides = () => {
    const placement = {
      angus: 'york-infantry, durham-infantry, york-knights, lancaster-knights',
      mar: 'cumbria-infantry, westmor-infantry',
      buchan: 'wallace 4, douglas 4',
    }
    const table = position(placement).turn('move-3-1', 'move-1-1')
    for (const block of [
      'york-infantry',
      'durham-infantry',
      'york-knights',
      'lancaster-knights',
      'cumbria-infantry',
      'westmor-infantry',
    ]) {
      table.march(block, 'buchan')
    }
    return table.england('end')
  }

  it('EX-8 puts the two from Mar in reserve when Angus is declared the main attack; they join in round 2', () => {
    const table = fromTwoSides().england('lead york-knights').scotland('end')
    expect(reserves(table)).toEqual(['cumbria-infantry', 'westmor-infantry'])
    expect(table.heard('block-revealed').map((event) => event.block)).not.toContain('cumbria-infantry')
    table
      .scotland('hold wallace')
      .england('hold york-knights', 'hold lancaster-knights')
      .scotland('hold douglas')
    expect(table.whyNot('england', 'fight cumbria-infantry')).toMatchObject({ rule: '5.31' })
    table.england('hold york-infantry', 'hold durham-infantry')
    expect(table.heard('block-revealed').map((event) => event.block)).toContain('cumbria-infantry')
    expect(reserves(table)).toEqual([])
  })

  it('H-1 asks for the main attack when the moves end', () => {
    const table = fromTwoSides()
    expect([table.step, table.deciding]).toEqual(['main-attack', ['england']])
    expect(table.whyNot('england', 'lead hobelars')).toMatchObject({
      rule: '5.32',
      code: 'does-not-attack-here',
    })
  })

  it('asks nothing when a single group attacks', () => {
    const table = position({ angus: 'york-infantry', buchan: 'wallace' }).turn('move-3-1', 'move-1-1')
    expect(table.march('york-infantry', 'buchan').england('end').step).toBe('move')
  })

  it('counts blocks from one area over two borders as two groups', () => {
    const table = position({ angus: 'york-infantry, hobelars', buchan: 'wallace' }).turn(
      'move-3-1',
      'move-1-1',
    )
    table.march('york-infantry', 'buchan').england('move hobelars', 'to mar')
    expect(table.step).toBe('move')
    const round = position({ strathspey: 'york-infantry, hobelars', badenoch: 'wallace' }).turn(
      'move-3-1',
      'move-1-1',
    )
    round.march('york-infantry', 'badenoch').march('hobelars', 'moray', 'badenoch').england('end')
    expect(round.step).toBe('main-attack')
  })

  it('keeps reserves from being hit in round 1', () => {
    const table = position({ angus: 'york-infantry 1', mar: 'cumbria-infantry 3', buchan: 'wallace 4' })
    table.turn('move-3-1', 'move-1-1').march('york-infantry', 'buchan').march('cumbria-infantry', 'buchan')
    table.england('end', 'lead york-infantry').scotland('end').dice(1, 1, 1, 1).scotland('fight wallace')
    expect([table.at('york-infantry'), table.steps('cumbria-infantry')]).toEqual(['pool', 3])
  })

  it('H-11 brings reserves in at round 2 even if all others are gone, and the attacker stays the attacker', () => {
    const table = position({ angus: 'york-infantry 1', mar: 'cumbria-infantry 3', buchan: 'wallace 4' })
    table.turn('move-3-1', 'move-1-1').march('york-infantry', 'buchan').march('cumbria-infantry', 'buchan')
    table.england('end', 'lead york-infantry').scotland('end').dice(1, 6, 6, 6).scotland('fight wallace')
    expect(table.state.stack.at(-1)).toMatchObject({ step: 'battle', round: 2, attacker: 0 })
    expect(table.heard('control-changed')).toEqual([])
  })

  it('changes control when the attacker has won round 1 before the defender’s reserves arrive', () => {
    const table = position({ angus: 'york-knights 4', buchan: 'douglas 1', moray: 'fraser 3' })
    table.turn('move-3-1', 'move-2-1').march('york-knights', 'buchan').england('end')
    table
      .march('fraser', 'strathspey', 'buchan')
      .scotland('end')
      .dice(1, 6, 6, 6)
      .england('fight york-knights')
    expect(table.heard('control-changed')).toEqual([
      { type: 'control-changed', area: 'buchan', attacker: 'scotland' },
    ])
    expect(table.state.stack.at(-1)).toMatchObject({ step: 'battle', round: 2, attacker: 1 })
    // As the attacker the Scot must now withdraw after round 3.
    for (let round = 2; round <= 3; round++) table.england('hold york-knights').scotland('hold fraser')
    expect([table.step, table.deciding]).toEqual(['withdraw', ['scotland']])
  })
})

describe('5.33 Reinforcements', () => {
  it('EX-9 H-3 makes blocks that Player 2 moves into a battle of Player 1 reserves', () => {
    const placement = {
      angus: 'york-infantry, durham-infantry, york-knights, lancaster-knights',
      buchan: 'douglas, campbell',
      moray: 'fraser, grant, graham',
    }
    const table = position(placement).turn('move-3-1', 'move-1-1')
    for (const block of ['york-infantry', 'durham-infantry', 'york-knights', 'lancaster-knights'])
      table.march(block, 'buchan')
    table.england('end')
    for (const block of ['fraser', 'grant', 'graham']) table.march(block, 'strathspey', 'buchan')
    table.scotland('end')
    expect(reserves(table)).toEqual(['fraser', 'graham', 'grant'])
    expect(table.heard('block-revealed')).toHaveLength(6)
    table.england('hold york-knights', 'hold lancaster-knights').scotland('hold douglas', 'hold campbell')
    table.england('hold york-infantry', 'hold durham-infantry')
    expect(table.heard('block-revealed')).toHaveLength(9)
    expect(reserves(table)).toEqual([])
  })
})
