import { describe, expect, it } from 'vitest'
import { AREAS } from '../tables.ts'
import { position } from '../testing/position.ts'

const inFife = (others: Record<string, string> = {}) =>
  position({ fife: 'wallace 4, keith 3, york-knights 4', ...others }).battle('fife', 'england')

describe('5.5 Retreats', () => {
  it('goes to an adjacent friendly or neutral area, not necessarily all to the same', () => {
    const table = inFife({ angus: 'grant' }).scotland('retreat wallace angus', 'retreat keith mentieth')
    expect([table.at('wallace'), table.at('keith')]).toEqual(['angus', 'mentieth'])
  })

  it('refuses an enemy area and one with no border', () => {
    const table = inFife({ angus: 'durham-infantry' })
    expect(table.whyNot('scotland', 'retreat wallace angus')).toMatchObject({
      rule: '5.5',
      code: 'enemy-or-battle-there',
    })
    expect(table.whyNot('scotland', 'retreat wallace lothian')).toMatchObject({
      rule: '1.1',
      code: 'no-border',
    })
  })

  it('does not show the enemy which block goes where: they leave together, with new names', () => {
    const table = position({ fife: 'douglas 4, campbell 4, york-knights 4' }).battle('fife', 'england')
    const before = table.state.token.slice()
    table.england('hold york-knights').scotland('retreat douglas angus')
    expect(table.at('douglas')).toBe('retreating')
    expect(table.view(0).battle?.retreating).toEqual(['douglas'])
    expect(table.view(0).blocks.some((block) => block.area === 'angus')).toBe(false)
    table.scotland('retreat campbell mentieth')
    const seen = table.heard('retreated-to', 0)
    expect(seen).toHaveLength(2)
    for (const event of seen) {
      expect(event).not.toHaveProperty('block')
      expect(before).not.toContain(event.token)
    }
    expect(table.view(0).blocks.find((block) => block.area === 'angus')).not.toHaveProperty('block')
  })

  it('applies border limits afresh in each round', () => {
    const table = position({ fife: 'douglas 4, campbell 4, graham 4, york-knights 4' }).battle(
      'fife',
      'england',
    )
    table.england('hold york-knights').scotland('retreat douglas atholl', 'retreat campbell atholl')
    expect(table.whyNot('scotland', 'retreat graham atholl')).toMatchObject({
      rule: '5.5',
      code: 'border-full',
    })
    table.scotland('hold graham').england('hold york-knights')
    expect(table.whyNot('scotland', 'retreat graham atholl')).toBeNull()
  })

  it('applies border limits afresh to the compulsory withdrawal', () => {
    const placement = {
      fife: 'wallace 4, york-infantry, durham-infantry, cumbria-infantry, westmor-infantry',
    }
    const table = position(placement).battle('fife', 'england')
    const infantry = ['york-infantry', 'durham-infantry', 'cumbria-infantry', 'westmor-infantry']
    for (let round = 1; round <= 2; round++) {
      table.scotland('hold wallace')
      for (const block of infantry) table.england(`hold ${block}`)
    }
    table.scotland('hold wallace').england('retreat york-infantry atholl', 'retreat durham-infantry atholl')
    table.england('hold cumbria-infantry', 'hold westmor-infantry')
    expect(table.step).toBe('withdraw')
    table.england('retreat cumbria-infantry atholl')
    expect(table.whyNot('england', 'retreat westmor-infantry atholl')).toBeNull()
  })

  it('refuses a border by which the enemy entered the battle', () => {
    const table = position({ angus: 'york-knights 4', fife: 'wallace 4' }).turn('move-3-1', 'move-1-1')
    table.march('york-knights', 'fife').england('end').scotland('end')
    expect(table.whyNot('scotland', 'retreat wallace angus')).toMatchObject({
      rule: '5.5',
      code: 'enemy-entered-here',
    })
    expect(table.whyNot('scotland', 'retreat wallace mentieth')).toBeNull()
    table.scotland('hold wallace')
    expect(table.whyNot('england', 'retreat york-knights angus')).toBeNull()
  })

  it('H-12 leaves a border that both used to the one who crossed it last, Player 2', () => {
    // England attacks Buchan from Angus and leaves Angus empty; Scotland follows from Fife through Angus.
    const table = position({ angus: 'york-knights 4', buchan: 'wallace 4', fife: 'douglas 4' }).turn(
      'move-3-1',
      'move-2-1',
    )
    table.march('york-knights', 'buchan').england('end').march('douglas', 'angus', 'buchan').scotland('end')
    expect(table.whyNot('scotland', 'retreat wallace angus')).toBeNull()
    table.scotland('hold wallace')
    expect(table.whyNot('england', 'retreat york-knights angus')).toMatchObject({
      rule: '5.5',
      code: 'enemy-entered-here',
    })
  })

  it('never goes into an unresolved battle', () => {
    const table = position({ fife: 'wallace, york-knights', angus: 'douglas, durham-infantry' })
    table.state.attacker[AREAS.indexOf('fife')] = 0
    table.state.attacker[AREAS.indexOf('angus')] = 0
    table.begin({ step: 'battles' }).england('battle fife')
    expect(table.whyNot('scotland', 'retreat wallace angus')).toMatchObject({
      rule: '5.5',
      code: 'enemy-or-battle-there',
    })
  })

  it('H-14 eliminates in battle whoever must retreat and cannot', () => {
    const placement = {
      garmoran: 'york-infantry 4, buchan-e 3, norse 1',
      ross: 'ross-s',
      moray: 'moray',
      lochaber: 'grant',
    }
    const table = position({ ...placement, angus: 'angus-e' }).battle('garmoran', 'england')
    for (let round = 1; round <= 3; round++)
      table.scotland('hold norse').england('hold buchan-e', 'hold york-infantry')
    expect([table.at('york-infantry'), table.at('buchan-s'), table.steps('buchan-s')]).toEqual([
      'pool',
      'garmoran',
      1,
    ])
  })

  it('H-14 ends the match when Edward II cannot retreat', () => {
    const placement = { garmoran: 'edward 4, norse 1', ross: 'ross-s', moray: 'moray', lochaber: 'grant' }
    const table = position(placement, { edward: 2 }).battle('garmoran', 'england')
    for (let round = 1; round <= 3; round++) table.scotland('hold norse').england('hold edward')
    expect(table.state.outcome).toMatchObject({ winners: [1], code: 'edward-ii-killed' })
  })

  it('H-13 keeps Scots out of England and the English from leaving England for Scotland', () => {
    const scots = position({ dunbar: 'wallace, york-knights' }).battle('dunbar', 'england')
    expect(scots.whyNot('scotland', 'retreat wallace england')).toMatchObject({
      rule: '5.5',
      code: 'scots-not-into-england',
    })
    const english = position({ england: 'wallace, york-knights' })
      .battle('england', 'scotland')
      .scotland('hold wallace')
    expect(english.whyNot('england', 'retreat york-knights annan')).toMatchObject({
      rule: '5.5',
      code: 'english-not-into-scotland',
    })
  })

  it('H-13 lets the English retreat within Scotland and into England, and Scots go home from England', () => {
    const english = position({ dunbar: 'wallace, york-knights' })
      .battle('dunbar', 'scotland')
      .scotland('hold wallace')
    expect(english.whyNot('england', 'retreat york-knights england')).toBeNull()
    expect(english.whyNot('england', 'retreat york-knights lothian')).toBeNull()
    const scots = position({ england: 'wallace, york-knights' }).battle('england', 'scotland')
    expect(scots.whyNot('scotland', 'retreat wallace annan')).toBeNull()
  })

  it('lets the Norse retreat to any friendly coast, not a neutral one and not England', () => {
    const table = position({
      fife: 'norse 3, york-knights',
      galloway: 'galloway-s',
      england: 'grant',
    }).battle('fife', 'england')
    expect(table.offered('scotland', 'retreat')).toEqual(['norse galloway'])
    expect(table.whyNot('scotland', 'retreat norse angus')).toMatchObject({
      rule: '4.7',
      code: 'norse-to-friendly-coast',
    })
    expect(table.whyNot('scotland', 'retreat norse england')).toMatchObject({
      code: 'norse-to-friendly-coast',
    })
  })

  it('4.7 × 5.5 lets the Norse follow a fellow who has just retreated to a coast', () => {
    const table = position({ fife: 'norse 3, wallace 4, york-infantry', ross: 'ross-e' }).battle(
      'fife',
      'england',
    )
    expect(table.whyNot('scotland', 'retreat norse angus')).toMatchObject({ code: 'norse-to-friendly-coast' })
    table.scotland('retreat wallace angus')
    expect(table.offered('scotland', 'retreat')).toEqual(['norse angus'])
    table.scotland('retreat norse angus')
    expect([table.at('wallace'), table.at('norse')]).toEqual(['angus', 'angus'])
  })

  it('4.7 × 5.3 lets the Norse withdraw with the others to a coast that was neutral, and not follow an enemy', () => {
    const table = position({ fife: 'norse 3, douglas 4, york-infantry 4, york-knights', ross: 'ross-e' })
    table.battle('fife', 'scotland')
    for (let round = 1; round <= 3; round++) {
      table.scotland('hold norse').england('hold york-knights', 'hold york-infantry').scotland('hold douglas')
    }
    expect([table.step, table.deciding]).toEqual(['withdraw', ['scotland']])
    expect(table.whyNot('scotland', 'retreat norse mentieth')).not.toBeNull()
    table.scotland('retreat douglas mentieth', 'retreat norse mentieth')
    expect([table.at('douglas'), table.at('norse')]).toEqual(['mentieth', 'mentieth'])
    const enemy = position({ fife: 'norse 3, york-knights 4, york-infantry 4', ross: 'ross-s' })
    enemy.battle('fife', 'scotland').scotland('hold norse').england('retreat york-knights angus')
    enemy.england('hold york-infantry')
    expect(enemy.offered('scotland', 'retreat')).toEqual(['norse ross'])
  })

  it('H-49 leaves a border open by which the enemy entered another battle', () => {
    const table = position({
      angus: 'york-infantry',
      fife: 'keith',
      mentieth: 'york-knights, durham-infantry',
      lennox: 'wallace',
    })
    table.turn('move-3-1', 'move-1-1').march('york-infantry', 'fife').march('york-knights', 'lennox')
    table.march('durham-infantry', 'lennox').england('end').scotland('end')
    expect(table.offers('england')).toEqual(['battle lennox', 'battle fife'])
    table.england('battle fife')
    expect(table.offered('scotland', 'retreat')).toContain('keith mentieth')
    expect(table.whyNot('scotland', 'retreat keith angus')).toMatchObject({ code: 'enemy-entered-here' })
  })

  it('H-37 offers the Norse no retreat without a friendly coast; if compelled they are eliminated', () => {
    const table = position({ fife: 'norse 3, york-infantry', ross: 'ross-e', badenoch: 'comyn-s' }).battle(
      'fife',
      'scotland',
    )
    for (let round = 1; round <= 3; round++) {
      expect(table.offered('scotland', 'retreat')).toEqual([])
      table.scotland('hold norse').england('hold york-infantry')
    }
    expect(table.at('norse')).toBe('aside')
  })
})

describe('5.6 Regrouping', () => {
  const won = (others: Record<string, string> = {}) => {
    const table = position({ fife: 'wallace 4, grant 3, york-infantry 1', ross: 'ross-e', ...others }).battle(
      'fife',
      'england',
    )
    return table.dice(1, 6, 6, 6).scotland('fight wallace')
  }

  it('lets the winner move to adjacent friendly or neutral areas, or stay', () => {
    const table = won({ angus: 'douglas' })
    expect([table.step, table.deciding]).toEqual(['regroup', ['scotland']])
    table.scotland('regroup wallace angus', 'regroup grant mentieth')
    expect([table.at('wallace'), table.at('grant')]).toEqual(['angus', 'mentieth'])
    expect(won().scotland('done').at('wallace')).toBe('fife')
  })

  it('takes reserves along', () => {
    const table = position({ angus: 'york-knights', mar: 'cumbria-infantry', buchan: 'grant 1' }).turn(
      'move-3-1',
      'move-1-1',
    )
    table
      .march('york-knights', 'buchan')
      .march('cumbria-infantry', 'buchan')
      .england('end', 'lead york-knights')
    table.scotland('end').dice(1, 6, 6, 6).england('fight york-knights')
    expect(table.offered('england', 'regroup')).toContain('cumbria-infantry mar')
  })

  it('refuses an enemy area or an unresolved battle, and a block that was not in the battle', () => {
    const table = won({ mentieth: 'durham-infantry', angus: 'douglas' })
    expect(table.whyNot('scotland', 'regroup wallace mentieth')).toMatchObject({
      rule: '5.5',
      code: 'enemy-or-battle-there',
    })
    expect(table.whyNot('scotland', 'regroup douglas fife')).toMatchObject({
      rule: '5.6',
      code: 'not-in-this-battle',
    })
  })

  it('H-46 counts border limits anew', () => {
    const table = position({ fife: 'wallace 4, grant 3, fraser 3, york-infantry 1' }).battle(
      'fife',
      'england',
    )
    table
      .dice(1, 6, 6, 6)
      .scotland('fight wallace')
      .scotland('regroup wallace atholl', 'regroup grant atholl')
    expect(table.whyNot('scotland', 'regroup fraser atholl')).toMatchObject({
      rule: '5.6',
      code: 'border-full',
    })
  })

  it('lets only Scots regroup from England into Scotland, and only the English into England', () => {
    const scots = position({ england: 'wallace 4, york-infantry 1' }).battle('england', 'scotland')
    scots.dice(1, 6, 6, 6).scotland('fight wallace')
    expect(scots.whyNot('scotland', 'regroup wallace annan')).toBeNull()
    const english = position({ england: 'grant 1, york-knights 4' }).battle('england', 'scotland')
    english.dice(1, 6, 6, 6).england('fight york-knights')
    expect(english.whyNot('england', 'regroup york-knights annan')).toMatchObject({
      code: 'english-not-into-scotland',
    })
    const south = position({ dunbar: 'grant 1, york-knights 4' }).battle('dunbar', 'england')
    south.dice(1, 6, 6, 6).england('fight york-knights')
    expect(south.whyNot('england', 'regroup york-knights england')).toBeNull()
    const north = position({ dunbar: 'wallace 4, york-infantry 1' }).battle('dunbar', 'england')
    north.dice(1, 6, 6, 6).scotland('fight wallace')
    expect(north.whyNot('scotland', 'regroup wallace england')).toMatchObject({
      code: 'scots-not-into-england',
    })
  })

  it('lets the Norse regroup to any friendly coast', () => {
    const table = position({
      fife: 'norse 3, york-infantry 1',
      galloway: 'galloway-s',
      ross: 'ross-e',
    }).battle('fife', 'england')
    table.dice(1, 6, 6).scotland('fight norse')
    expect(table.offered('scotland', 'regroup')).toEqual(['norse galloway'])
  })
})
