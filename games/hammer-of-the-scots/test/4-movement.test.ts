import { describe, expect, it } from 'vitest'
import { AREAS } from '../tables.ts'
import { position, type TestTable } from '../testing/position.ts'

/** Every area in which a block can end its move, found by trying all marches. */
function destinations(build: () => TestTable, block: string): string[] {
  const found = new Set<string>()
  const explore = (path: string[]): void => {
    const table = build().scotland(`move ${block}`)
    for (const area of path) table.scotland(`to ${area}`)
    if (path.length > 0) found.add(table.at(block))
    if (table.step === 'march') for (const area of table.offered('scotland', 'to')) explore([...path, area])
  }
  explore([])
  return [...found].sort()
}

describe('4.0 Movement', () => {
  it('forces nobody to move, and saves no moves', () => {
    const hands = ['move-2-2', 'move-2-3'] as const
    const table = position({ fife: 'wallace', moray: 'moray', ross: 'ross-e' }, { hands })
    table.turn('move-1-1', 'move-3-1').scotland('end').england('end')
    expect([table.state.turn, table.step, table.at('wallace')]).toEqual([2, 'play-cards', 'fife'])
    table.england('lay move-2-2').scotland('lay move-2-3')
    expect(table.state.points).toBe(2)
  })

  it('lets blocks pass through friends but stops them where the enemy stands', () => {
    const table = position({ buchan: 'wallace', angus: 'douglas', fife: 'york-infantry' }).turn(
      'move-1-1',
      'move-3-1',
    )
    table.scotland('move wallace', 'to angus')
    expect(table.step).toBe('march')
    table.scotland('to fife')
    expect(table.step).toBe('move')
    expect(table.state.attacker[AREAS.indexOf('fife')]).toBe(1)
  })

  it('lets a block move only once per turn', () => {
    const table = position({ buchan: 'douglas', fife: 'wallace' }).turn('move-1-1', 'move-3-1')
    table.march('douglas', 'angus')
    expect(table.whyNot('scotland', 'move douglas')).toMatchObject({ rule: '4.0', code: 'already-moved' })
  })

  it('4.2, H-36 does not let a block end where it began, not even by way of another area', () => {
    const table = position({ mar: 'wallace' })
      .turn('move-1-1', 'move-3-1')
      .scotland('move wallace', 'to buchan')
    expect(table.offered('scotland', 'to').sort()).toEqual(['angus', 'badenoch', 'strathspey'])
    expect(table.whyNot('scotland', 'to mar')).toMatchObject({ rule: '4.2', code: 'back-where-it-began' })
  })

  it('H-36 lets a block turn back to an area on its way, each crossing counted', () => {
    const table = position({ mar: 'wallace' })
      .turn('move-1-1', 'move-3-1')
      .march('wallace', 'buchan', 'strathspey', 'buchan')
    expect(table.at('wallace')).toBe('buchan')
    expect(table.view(1).crossed[1]).toEqual([
      ['buchan', 'mar', 1],
      ['buchan', 'strathspey', 2],
    ])
  })

  it('4.6 × 5.32, H-36 so no defender walks out of a battle and back into it as a reserve', () => {
    const table = position({ fife: 'wallace, douglas', angus: 'york-infantry' }).turn('move-2-1', 'move-1-1')
    table.march('york-infantry', 'fife').england('end').scotland('move wallace', 'to mentieth')
    expect(table.whyNot('scotland', 'to fife')).toMatchObject({ code: 'back-where-it-began' })
    table.scotland('stop', 'end')
    expect(table.view(1).blocks.filter((block) => block.reserve)).toEqual([])
  })

  it('asks where to go before it lets a block stop', () => {
    const table = position({ mar: 'wallace' }).turn('move-1-1', 'move-3-1').scotland('move wallace')
    expect(table.whyNot('scotland', 'stop')).toMatchObject({ rule: '4.2', code: 'choose-where-to' })
  })
})

describe('4.1 Initiative', () => {
  it('makes Player 1 act first, then Player 2', () => {
    const table = position({ fife: 'wallace', ross: 'ross-e' }).turn('move-1-1', 'move-2-1')
    expect(table.deciding).toEqual(['scotland'])
    expect(table.whyNot('england', 'end')).toMatchObject({ code: 'not-your-decision' })
    table.scotland('end')
    expect(table.deciding).toEqual(['england'])
  })
})

describe('4.2 Group moves', () => {
  it('EX-3 lets movement-2 blocks in Buchan reach exactly seven areas', () => {
    const build = () => position({ buchan: 'douglas' }).turn('move-1-1', 'move-3-1')
    const reach = ['angus', 'atholl', 'badenoch', 'fife', 'mar', 'moray', 'strathspey']
    expect(destinations(build, 'douglas').filter((area) => area !== 'buchan')).toEqual(reach)
  })

  it('moves any number of blocks of a group, to different areas, for one point', () => {
    const table = position({ buchan: 'douglas, campbell, graham' }).turn('move-1-1', 'move-2-1')
    table.march('douglas', 'angus').march('campbell', 'mar').march('graham', 'strathspey', 'moray')
    expect(table.state.points).toBe(1)
  })

  it('moves as many groups as the card has points, and no more', () => {
    const placement = { buchan: 'douglas', angus: 'campbell', fife: 'graham' }
    const table = position(placement)
      .turn('move-1-1', 'move-2-1')
      .march('douglas', 'mar')
      .march('campbell', 'fife')
    expect(table.whyNot('scotland', 'move graham')).toMatchObject({ rule: '4.2', code: 'no-point-for-group' })
  })

  it('refuses the other side’s blocks and blocks that are not on the map', () => {
    const table = position({ buchan: 'douglas', ross: 'ross-e' }).turn('move-1-1', 'move-2-1')
    expect(table.whyNot('scotland', 'move ross-e')).toMatchObject({ rule: '4.2', code: 'not-your-block' })
    expect(table.whyNot('scotland', 'move keith')).toMatchObject({ rule: '4.2', code: 'not-your-block' })
  })
})

const SIX = 'douglas, campbell, graham, macdonald, lindsay, barclay'

describe('4.3 Border limits', () => {
  it('EX-4 closes a black border after six blocks; another border is open', () => {
    const placement = { buchan: SIX, strathspey: 'fraser, grant', mar: 'keith, etterick' }
    const table = position(placement).turn('move-1-1', 'move-3-1')
    for (const block of SIX.split(', ')) table.march(block, 'angus')
    table.scotland('move fraser', 'to buchan')
    expect(table.whyNot('scotland', 'to angus')).toMatchObject({
      rule: '4.3',
      code: 'border-full',
      params: { from: 'angus', to: 'buchan', limit: 6 },
    })
    table.scotland('stop').march('keith', 'angus').march('etterick', 'angus')
    expect(table.at('etterick')).toBe('angus')
  })

  it('EX-4 lets two blocks over a red border and tells the third why not', () => {
    const table = position({ mar: 'keith, etterick, douglas' }).turn('move-1-1', 'move-3-1')
    table.march('keith', 'angus').march('etterick', 'angus').scotland('move douglas')
    expect(table.whyNot('scotland', 'to angus')).toMatchObject({ rule: '4.3', params: { limit: 2 } })
  })

  it('EX-4 counts each player separately: both may send two over the same red border', () => {
    const table = position({ angus: 'keith, etterick', fife: 'york-infantry, durham-infantry, hobelars' })
    table.turn('move-2-1', 'move-3-1').march('keith', 'mar').march('etterick', 'mar').scotland('end')
    table.march('york-infantry', 'angus', 'mar').march('durham-infantry', 'angus', 'mar')
    expect([table.at('york-infantry'), table.at('durham-infantry')]).toEqual(['mar', 'mar'])
    table.england('move hobelars', 'to angus')
    expect(table.whyNot('england', 'to mar')).toMatchObject({ rule: '4.3', code: 'border-full' })
  })

  it('stops a block that crosses a red border', () => {
    const table = position({ fife: 'wallace' })
      .turn('move-1-1', 'move-3-1')
      .scotland('move wallace', 'to atholl')
    expect(table.step).toBe('move')
  })
})

const LEVY = 'york-infantry, york-knights, lancaster-knights, durham-infantry, hobelars, lancaster-archers'

describe('4.4 Anglo-Scottish border', () => {
  it('EX-5 carries three blocks over the border with a 3 card: two to Lothian by Dunbar, one to Lanark by Annan', () => {
    const table = position({ england: LEVY }).turn('move-3-1', 'move-1-1')
    table.march('york-infantry', 'dunbar', 'lothian').march('york-knights', 'dunbar', 'lothian')
    table.march('lancaster-knights', 'annan', 'lanark')
    expect(table.state.points).toBe(0)
    expect(table.whyNot('england', 'move hobelars')).toMatchObject({
      rule: '4.2',
      code: 'no-point-for-group',
    })
  })

  it('EX-5 lets two cross and a group in Scotland move', () => {
    const table = position({ england: LEVY, mentieth: 'cumbria-infantry, northumber-infantry' }).turn(
      'move-3-1',
      'move-1-1',
    )
    table.march('york-infantry', 'dunbar', 'lothian').march('york-knights', 'dunbar', 'lothian')
    table.march('cumbria-infantry', 'fife').march('northumber-infantry', 'fife')
    expect(table.state.points).toBe(0)
  })

  it('needs a point for each block, not for the group', () => {
    const table = position({ england: LEVY }).turn('move-1-1', 'move-1-2').march('hobelars', 'annan')
    expect(table.whyNot('england', 'move york-infantry')).not.toBeNull()
  })

  it('refuses a block of a moving group the border when no point is left', () => {
    const table = position({ dunbar: 'douglas, campbell' }).turn('move-1-1', 'move-2-1')
    table.march('douglas', 'lothian').march('campbell', 'england')
    expect(table.state.points).toBe(0)
    const late = position({ dunbar: 'douglas, campbell', fife: 'graham' }).turn('move-1-1', 'move-2-1')
    late.march('douglas', 'lothian').march('graham', 'angus').scotland('move campbell')
    expect(late.whyNot('scotland', 'to england')).toMatchObject({ rule: '4.4', code: 'no-point-for-border' })
  })

  it('carries a lone block over the border with the last point, which its group gives back', () => {
    const last = position({ lothian: 'douglas, campbell', fife: 'graham' }).turn('move-1-1', 'move-1-2')
    last.england('end').scotland('move douglas', 'to dunbar')
    expect([last.state.points, last.offered('scotland', 'to').includes('england')]).toEqual([0, true])
    last.scotland('to england')
    expect([last.at('douglas'), last.state.points]).toEqual(['england', 0])
    expect(last.whyNot('scotland', 'move campbell')).toMatchObject({
      rule: '4.2',
      code: 'no-point-for-group',
    })
  })

  it('gives no point back while others of the group have moved with it', () => {
    const two = position({ lothian: 'douglas, campbell' }).turn('move-1-1', 'move-1-2')
    two.england('end').march('campbell', 'dunbar').scotland('move douglas', 'to dunbar')
    expect(two.whyNot('scotland', 'to england')).toMatchObject({ rule: '4.4', code: 'no-point-for-border' })
    expect(two.offered('scotland', 'to')).not.toContain('england')
  })

  it('costs one point in all for a lone block that reaches the border by another area', () => {
    const table = position({ lothian: 'douglas' })
      .turn('move-1-1', 'move-2-1')
      .march('douglas', 'dunbar', 'england')
    expect(table.state.points).toBe(1)
  })

  it('stops a block that enters England, and one that enters Scotland only at Teviot', () => {
    const scots = position({ dunbar: 'wallace' })
      .turn('move-1-1', 'move-3-1')
      .scotland('move wallace', 'to england')
    expect(scots.step).toBe('move')
    const english = position({ england: 'york-infantry, hobelars' }).turn('move-3-1', 'move-1-1')
    english.england('move york-infantry', 'to dunbar')
    expect(english.step).toBe('march')
    english.england('stop', 'move hobelars', 'to teviot')
    expect(english.step).toBe('move')
  })

  it('H-2 makes all who crossed the border to attack the same area one group, without reserves', () => {
    const table = position({ england: LEVY, lothian: 'douglas 4' }).turn('move-3-1', 'move-1-1')
    table.march('york-knights', 'dunbar', 'lothian').march('hobelars', 'dunbar', 'lothian').england('end')
    expect(table.step).toBe('move')
    expect(table.view(0).blocks.filter((block) => block.reserve)).toEqual([])
    const split = position({ england: LEVY, selkirk: 'douglas 4' }).turn('move-3-1', 'move-1-1')
    split
      .march('york-knights', 'dunbar', 'selkirk')
      .march('lancaster-knights', 'annan', 'selkirk')
      .england('end')
    expect(split.view(0).blocks.filter((block) => block.reserve)).toEqual([])
  })

  it('H-2 asks for the main attack when a group that did not cross attacks there too', () => {
    const table = position({ england: LEVY, lanark: 'cumbria-infantry', lothian: 'douglas 4' }).turn(
      'move-3-1',
      'move-1-1',
    )
    table.march('york-knights', 'dunbar', 'lothian').march('cumbria-infantry', 'lothian').england('end')
    expect(table.step).toBe('main-attack')
    table.england('lead york-knights')
    const reserves = table.view(0).blocks.filter((block) => block.reserve)
    expect(reserves.map((block) => block.block)).toEqual(['cumbria-infantry'])
  })
})

describe('4.5 Control of areas', () => {
  it('changes at once: an area left by its last block is neutral, one entered is friendly', () => {
    const table = position({ fife: 'douglas', mentieth: 'york-infantry', ross: 'ross-e', moray: 'moray' })
    table.turn('move-1-1', 'move-3-1').march('douglas', 'angus').scotland('end')
    table.march('york-infantry', 'fife', 'angus').england('end')
    expect(table.heard('battle-begins')).toHaveLength(1)
  })

  it('H-7 treats an area that both sides hold as neither friendly nor neutral: it is no place to retreat to', () => {
    const placement = { fife: 'wallace 4, york-knights 4', angus: 'douglas, durham-infantry' }
    const table = position(placement)
    table.state.attacker[AREAS.indexOf('fife')] = 0
    table.state.attacker[AREAS.indexOf('angus')] = 0
    table.begin({ step: 'battles' }).england('battle fife')
    expect(table.whyNot('scotland', 'retreat wallace angus')).toMatchObject({
      rule: '5.5',
      code: 'enemy-or-battle-there',
    })
  })
})

describe('4.6 Pinning', () => {
  const attacked = () => {
    const placement = {
      buchan: SIX,
      angus: 'york-infantry, durham-infantry, cumbria-infantry',
      strathspey: 'hobelars, york-knights',
    }
    const table = position(placement).turn('move-3-1', 'move-2-1')
    for (const block of [
      'york-infantry',
      'durham-infantry',
      'cumbria-infantry',
      'hobelars',
      'york-knights',
    ]) {
      table.march(block, 'buchan')
    }
    return table.england('end', 'lead york-infantry')
  }

  it('EX-6 pins five of six defenders; one may leave, but not over the borders the enemy used', () => {
    const table = attacked()
    table.scotland('move douglas')
    expect(table.offered('scotland', 'to').sort()).toEqual(['badenoch', 'mar'])
    expect(table.whyNot('scotland', 'to angus')).toMatchObject({ rule: '4.6', code: 'enemy-entered-here' })
    table.scotland('to mar', 'stop')
    expect(table.whyNot('scotland', 'move campbell')).toMatchObject({ rule: '4.6', code: 'pinned' })
  })

  it('lets the defender choose which', () => {
    for (const block of SIX.split(', ')) expect(attacked().whyNot('scotland', `move ${block}`)).toBeNull()
  })

  it('H-8 counts attacking reserves as pinning, and does not let reinforcements free the pinned', () => {
    const table = position({
      buchan: 'douglas, campbell',
      angus: 'york-infantry, durham-infantry',
      moray: 'graham, fraser',
    })
    table
      .turn('move-3-1', 'move-2-1')
      .march('york-infantry', 'buchan')
      .march('durham-infantry', 'buchan')
      .england('end')
    table.march('graham', 'strathspey', 'buchan').march('fraser', 'strathspey', 'buchan')
    expect(table.whyNot('scotland', 'move douglas')).toMatchObject({ rule: '4.6', code: 'pinned' })
  })
})

describe('4.7 Norse', () => {
  it('needs a point of its own, apart from any group', () => {
    const table = position({ moray: 'norse, moray' }).turn('move-1-1', 'move-2-1').march('moray', 'ross')
    expect(table.state.points).toBe(1)
    table.march('norse', 'fife')
    expect(table.state.points).toBe(0)
    const poor = position({ moray: 'norse, moray' }).turn('move-1-1', 'move-2-1')
    poor.march('moray', 'ross')
    poor.state.points = 0
    expect(poor.whyNot('scotland', 'move norse')).toMatchObject({ rule: '4.7', code: 'no-point-for-norse' })
  })

  it('sails from one coast to any other of Scotland, attack included, and nowhere else', () => {
    const table = position({ moray: 'norse', galloway: 'galloway-e' })
      .turn('move-1-1', 'move-2-1')
      .scotland('move norse')
    expect(table.whyNot('scotland', 'to badenoch')).toMatchObject({
      rule: '4.7',
      code: 'norse-needs-a-coast',
    })
    expect(table.offered('scotland', 'to')).toHaveLength(15)
    table.scotland('to galloway')
    expect(table.state.attacker[AREAS.indexOf('galloway')]).toBe(1)
  })

  it('never enters England', () => {
    const table = position({ moray: 'norse' }).turn('move-1-1', 'move-2-1').scotland('move norse')
    expect(table.whyNot('scotland', 'to england')).toMatchObject({
      rule: '4.7',
      code: 'norse-not-to-england',
    })
  })

  it('H-9 is a group of its own in an attack: a reserve beside another main attack', () => {
    const table = position({ moray: 'norse', angus: 'douglas', fife: 'york-infantry' }).turn(
      'move-1-1',
      'move-3-1',
    )
    table.march('norse', 'fife').march('douglas', 'fife').scotland('end')
    expect(table.step).toBe('main-attack')
    table.scotland('lead douglas')
    expect(table.view(1).blocks.find((block) => block.block === 'norse')?.reserve).toBe(true)
  })
})
