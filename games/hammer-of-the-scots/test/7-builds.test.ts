import { seatView } from '@muster/kernel/match'
import { describe, expect, it } from 'vitest'
import { hammerOfTheScots } from '../game.ts'
import { areaNumber, BLOCKS, EVERY_CARD, MAX_STEPS } from '../tables.ts'
import { position, type TestTable } from '../testing/position.ts'
import { en } from '../text/en.ts'
import { pl } from '../text/pl.ts'

const NO_POINTS = { rule: '7.6', code: 'no-points-left-here' }

describe('7.6 Builds', () => {
  it('EX-20 makes Buchan yield two points to either side', () => {
    const scots = position({ buchan: 'douglas 1, buchan-s 1' }).winter()
    scots.scotland('build douglas', 'build buchan-s')
    expect(scots.whyNot('scotland', 'build douglas')).toMatchObject(NO_POINTS)
    const english = position({ buchan: 'york-infantry 1, buchan-e 1' }).winter().england('done')
    english.scotland('done').england('build york-infantry', 'build york-infantry')
    expect(english.whyNot('england', 'build buchan-e')).toMatchObject(NO_POINTS)
  })

  it('makes a cathedral yield one more, to the Scots only', () => {
    const scots = position({ lennox: 'douglas 1' }).winter().scotland('build douglas', 'build douglas')
    expect(scots.whyNot('scotland', 'build douglas')).toMatchObject(NO_POINTS)
    const english = position({ lennox: 'york-infantry 1' }).winter().england('done').scotland('done')
    english.england('build york-infantry')
    expect(english.whyNot('england', 'build york-infantry')).toMatchObject(NO_POINTS)
  })

  it('yields nothing in areas that are not friendly', () => {
    const table = position({ buchan: 'douglas 1', angus: 'angus-e' }).winter()
    expect(table.whyNot('scotland', 'raise fife')).toMatchObject(NO_POINTS)
    expect(table.whyNot('scotland', 'raise angus')).toMatchObject(NO_POINTS)
  })

  it('loses points that are not used', () => {
    const table = position(
      { buchan: 'douglas 1', angus: 'angus-e 1' },
      { hands: ['truce', 'herald'] },
    ).winter()
    table.scotland('done').england('done')
    expect(table.steps('douglas')).toBe(1)
    table.winter().scotland('build douglas', 'build douglas')
    expect(table.whyNot('scotland', 'build douglas')).toMatchObject(NO_POINTS)
  })

  it('H-28 lets the Scots build, then the English', () => {
    const table = position({ buchan: 'douglas 1', angus: 'angus-e 1' }).winter()
    expect([table.step, table.deciding]).toEqual(['scottish-builds', ['scotland']])
    table.scotland('done')
    expect([table.step, table.deciding]).toEqual(['english-builds', ['england']])
  })
})

describe('7.6 What is asked', () => {
  /** What a side is asked, in both languages. */
  const asked = (table: TestTable, side: number): string[] => {
    const { decision } = seatView(hammerOfTheScots, table.state, side)
    if (decision === undefined) throw new Error('nothing is asked')
    return [en, pl].map((text) => text.prompt(decision.prompt, decision.offers))
  }

  it('says how many points are left and where, as long as they can be spent there', () => {
    const table = position({ buchan: 'douglas 1, buchan-s 3', moray: 'moray 2, fraser 1' }).winter()
    table.scotland('stay')
    expect(asked(table, 1)).toEqual([
      'Spend 4 points (Moray 2, Buchan 2): build up a block. Or finish.',
      'Wydaj 4 punkty (Moray 2, Buchan 2): odbuduj bloczek. Albo zakończ.',
    ])
    // Buchan's points are spent, and Moray's can be spent no more when both there are at full strength.
    table.scotland('build douglas', 'build douglas')
    expect(asked(table, 1)[0]).toBe('Spend 2 points in Moray: build up a block. Or finish.')
    table.scotland('build moray', 'build fraser')
    expect(asked(table, 1)[0]).toBe('Nothing more can be built. Finish.')
  })

  it('counts the areas where there are many, and tells England too', () => {
    const scots = { buchan: 'douglas 1', moray: 'fraser 1', fife: 'barclay 1', angus: 'keith 1' }
    expect(asked(position(scots).winter(), 1)[0]).toMatch(
      /^Spend \d points in 4 areas: build up a block or raise/,
    )
    const england = position({ buchan: 'york-infantry 1' }).winter().england('done').scotland('done')
    expect(asked(england, 0)).toEqual([
      'Spend 2 points in Buchan: build up infantry and nobles. Or finish.',
      'Wydaj 2 punkty w Buchan: odbuduj piechotę i szlachtę. Albo zakończ.',
    ])
  })
})

describe('7.61 Scottish builds', () => {
  /** A pool of one, so that the draw is known. */
  const withPool = (placement: Record<string, string>, pool: string) =>
    position({ ...placement, pool }, { others: 'aside' }).winter()

  it('rebuilds a step of a block in the area for each point', () => {
    const table = position({ buchan: 'douglas 1, campbell 1' }).winter()
    table.scotland('build douglas', 'build campbell')
    expect([table.steps('douglas'), table.steps('campbell')]).toEqual([2, 2])
  })

  it('may give several steps to one block, up to its maximum', () => {
    const table = position({ fife: 'etterick 1, douglas 1' }).winter()
    table.scotland('build douglas', 'build douglas', 'build etterick')
    expect([table.steps('douglas'), table.steps('etterick')]).toEqual([3, 2])
    const full = position({ fife: 'etterick 2' }).winter()
    expect(full.whyNot('scotland', 'build etterick')).toMatchObject({ code: 'full-strength' })
  })

  it('draws a block from the pool and puts it in the area at strength 1', () => {
    const table = withPool({ fife: 'douglas' }, 'campbell').scotland('raise fife')
    expect([table.at('campbell'), table.steps('campbell')]).toEqual(['fife', 1])
  })

  it('draws at random', () => {
    const drawn = new Set<string>()
    const table = position({ fife: 'douglas', mentieth: 'grant', buchan: 'lindsay', angus: 'keith' }).winter()
    const before = BLOCKS.filter((block) => table.at(block) === 'pool')
    for (const area of ['fife', 'mentieth', 'buchan', 'angus']) table.scotland(`raise ${area}`)
    for (const block of before) if (table.at(block) !== 'pool') drawn.add(block)
    expect(drawn.size).toBe(4)
    expect([...drawn]).not.toEqual(before.slice(0, 4))
  })

  it('may mix drawing and rebuilding, and build up a block just drawn', () => {
    const table = withPool({ fife: 'douglas 1' }, 'campbell')
    table.scotland('build douglas', 'raise fife', 'build campbell')
    expect([table.steps('douglas'), table.steps('campbell')]).toEqual([2, 2])
    expect(table.whyNot('scotland', 'build campbell')).toMatchObject(NO_POINTS)
  })

  it('spends a point only in its own area', () => {
    const table = position({ buchan: 'douglas 4', mar: 'campbell 1' }).winter().scotland('build campbell')
    expect(table.whyNot('scotland', 'build campbell')).toMatchObject(NO_POINTS)
  })

  it('builds up no English block', () => {
    const table = position({ buchan: 'douglas', angus: 'angus-e 1' }).winter()
    expect(table.whyNot('scotland', 'build angus-e')).toMatchObject({ code: 'not-your-block' })
  })

  it('EX-15 refuses to draw a block into Buchan with two blocks there, but builds up two steps', () => {
    const table = position({ buchan: 'douglas 1, campbell 1' }).winter()
    expect(table.whyNot('scotland', 'raise buchan')).toMatchObject({ rule: '7.61', code: 'castle-full' })
    table.scotland('build douglas', 'build douglas')
    expect(table.steps('douglas')).toBe(3)
  })

  it('draws nobody from an empty pool', () => {
    const table = withPool({ fife: 'douglas' }, '')
    expect(table.whyNot('scotland', 'raise fife')).toMatchObject({ rule: '7.61', code: 'nobody-to-draw' })
  })
})

describe('7.61-overseas Overseas reinforcements', () => {
  const badenoch = {
    badenoch: 'douglas',
    buchan: 'campbell, barclay',
    lochaber: 'graham',
    moray: 'grant',
    strathspey: 'keith',
    mar: 'lindsay',
    angus: 'fraser',
  }
  const lanark = {
    lanark: 'douglas',
    annan: 'campbell',
    carrick: 'graham',
    lennox: 'grant',
    lothian: 'keith',
    mentieth: 'lindsay',
    fife: 'fraser',
  }
  const drawn = (placement: Record<string, string>, pool: string, area: string) =>
    position({ ...placement, pool }, { others: 'aside' })
      .winter()
      .scotland(`raise ${area}`)

  it('EX-21 lands the Norse or the French knights drawn in Badenoch on an adjoining friendly coast', () => {
    for (const block of ['norse', 'french-knights']) {
      const table = drawn(badenoch, block, 'badenoch')
      expect([table.step, table.at(block)]).toEqual(['overseas', 'pool'])
      expect(table.offered('scotland', 'land').sort()).toEqual(['buchan', 'lochaber', 'moray', 'strathspey'])
      expect(table.whyNot('scotland', 'land angus')).toMatchObject({ rule: '7.61-overseas' })
      table.scotland('land moray')
      expect([table.at(block), table.steps(block)]).toEqual(['moray', 1])
    }
  })

  it('EX-21 lands those drawn in Lanark likewise', () => {
    const table = drawn(lanark, 'norse', 'lanark')
    expect(table.offered('scotland', 'land').sort()).toEqual([
      'annan',
      'carrick',
      'lennox',
      'lothian',
      'mentieth',
    ])
  })

  it('EX-21 does not mind the castle limit there', () => {
    const table = drawn(badenoch, 'norse', 'badenoch').scotland('land lochaber')
    expect([table.at('norse'), table.at('graham')]).toEqual(['lochaber', 'lochaber'])
  })

  it('EX-21 lets points left in the area of the draw build them up', () => {
    const table = drawn({ ...badenoch, moray: 'grant 1' }, 'norse', 'badenoch')
    table.scotland('land moray', 'build grant', 'build grant', 'build norse')
    expect(table.steps('norse')).toBe(2)
    expect(table.whyNot('scotland', 'build douglas')).not.toBeNull()
    expect(table.whyNot('scotland', 'build norse')).toMatchObject(NO_POINTS)
  })

  it('lets the points of the area where they stand build them up after those of the draw', () => {
    const table = drawn(badenoch, 'norse', 'badenoch').scotland('land moray', 'build norse')
    const points = (area: string) => {
      const frame = table.state.stack.at(-1)
      return frame?.step === 'scottish-builds' ? frame.points[areaNumber(area)] : -1
    }
    expect([points('badenoch'), points('moray')]).toEqual([0, 2])
    table.scotland('build norse')
    expect([table.steps('norse'), points('moray')]).toEqual([3, 1])
  })

  it('lands on no coast that is neutral or English', () => {
    const table = drawn({ ...lanark, carrick: '', mentieth: 'mentieth-e' }, 'norse', 'lanark')
    expect(table.offered('scotland', 'land').sort()).toEqual(['annan', 'lennox', 'lothian'])
  })

  it('puts those drawn for a coast there, and other blocks anywhere', () => {
    const coast = drawn(badenoch, 'norse', 'moray')
    expect([coast.at('norse'), coast.step]).toEqual(['moray', 'scottish-builds'])
    const inland = drawn(badenoch, 'etterick', 'badenoch')
    expect([inland.at('etterick'), inland.step]).toEqual(['badenoch', 'scottish-builds'])
  })

  it('H-30 puts back a block with no coast to land on and draws another', () => {
    const table = drawn({ badenoch: 'douglas' }, 'norse, french-knights, campbell', 'badenoch')
    expect([table.at('campbell'), table.at('norse'), table.at('french-knights')]).toEqual([
      'badenoch',
      'pool',
      'pool',
    ])
    const nobody = position({ badenoch: 'douglas', pool: 'norse, french-knights' }, { others: 'aside' })
    expect(nobody.winter().whyNot('scotland', 'raise badenoch')).toMatchObject({ code: 'nobody-to-draw' })
  })
})

describe('7.62 French knights', () => {
  const seven = {
    mar: 'mar-s',
    lennox: 'lennox-s',
    atholl: 'atholl-s',
    dunbar: 'dunbar-s',
    mentieth: 'mentieth-s',
    lanark: 'stewart-s',
    buchan: 'buchan-s',
    ross: 'ross-e',
    galloway: 'galloway-e',
  }

  it('are added to the pool as soon as the Scots control eight nobles', () => {
    const table = position(seven).turn('move-1-1', 'herald')
    expect(table.at('french-knights')).toBe('aside')
    table.dice(1).scotland('play', 'name ross')
    expect(table.at('french-knights')).toBe('pool')
  })

  it('are not added for seven', () => {
    const table = position({ ...seven, buchan: 'buchan-e' }).turn('move-1-1', 'herald')
    table.dice(1).scotland('play', 'name ross')
    expect(table.at('french-knights')).toBe('aside')
  })

  it('H-16 are added for good, even if the Scots fall below eight before winter', () => {
    const table = position(seven).turn('move-1-1', 'herald').dice(1).scotland('play', 'name ross')
    table.turn('herald', 'move-1-1').dice(1).england('play', 'name ross')
    expect([table.at('ross-e'), table.at('french-knights')]).toEqual(['ross', 'pool'])
  })

  it('H-16 are added also when Moray, drawn from the pool, is the eighth', () => {
    const table = position({ ...seven, pool: 'moray' }, { others: 'aside' }).winter()
    table.scotland('raise dunbar')
    expect([table.at('moray'), table.at('french-knights')]).toEqual(['dunbar', 'pool'])
    table.scotland('raise buchan')
    expect(table.at('french-knights')).toBe('buchan')
  })

  it('may be drawn like any block', () => {
    const table = position({ fife: 'douglas', pool: 'french-knights' }, { others: 'aside' }).winter()
    expect(table.scotland('raise fife').at('french-knights')).toBe('fife')
  })

  it('stay in the game until they are eliminated in battle', () => {
    const disbanded = position({ ross: 'french-knights, ross-s' }, { frenchCame: true }).winter()
    expect(disbanded.scotland('disband french-knights').at('french-knights')).toBe('pool')
    const killed = position({ fife: 'french-knights 1, york-knights' }).battle('fife', 'scotland')
    killed.dice(1, 6, 6, 6).england('fight york-knights')
    expect(killed.at('french-knights')).toBe('aside')
  })
})

describe('7.63 English builds', () => {
  const building = (placement: Record<string, string>) => {
    const table = position(placement).winter()
    if (table.step === 'edward-winters') table.england('winter')
    if (table.step === 'english-disband') table.england('done')
    return table.scotland('done')
  }

  it('rebuild infantry and nobles where the points are', () => {
    const table = building({ lothian: 'york-infantry 1', angus: 'angus-e 1' })
    table.england('build york-infantry', 'build york-infantry', 'build angus-e')
    expect([table.steps('york-infantry'), table.steps('angus-e')]).toEqual([3, 2])
    expect(table.whyNot('england', 'build york-infantry')).toMatchObject(NO_POINTS)
    table.england('build angus-e')
    expect(table.whyNot('england', 'build angus-e')).toMatchObject({ code: 'full-strength' })
  })

  it('rebuild nobody else, not even with a wintering Edward', () => {
    const table = building({ fife: 'edward 1, york-knights 1, wales-archers 1, york-infantry 1' })
    for (const block of ['edward', 'york-knights', 'wales-archers'])
      expect(table.whyNot('england', `build ${block}`)).toMatchObject({ rule: '7.63' })
    expect(table.whyNot('england', 'build york-infantry')).toBeNull()
  })

  it('place no blocks from the pool', () => {
    const table = building({ lothian: 'york-infantry 1' })
    expect(table.whyNot('england', 'raise lothian')).toMatchObject({ rule: '7.63' })
    expect(table.whyNot('england', 'build durham-infantry')).toMatchObject({ code: 'not-your-block' })
  })
})

describe('7.7 English levy', () => {
  it('EX-16 draws six of eleven blocks, at full strength, into England', () => {
    const table = position({
      lothian: 'york-infantry, lancaster-infantry',
      mentieth: 'durham-infantry, cumbria-infantry',
      angus: 'angus-e',
    })
    table.winter().england('done').scotland('done').england('done')
    const levied = BLOCKS.filter((block) => table.at(block) === 'england')
    expect(levied).toHaveLength(6)
    for (const block of levied) expect(table.steps(block)).toBe(MAX_STEPS[BLOCKS.indexOf(block)])
    expect(table.heard('levied')).toMatchObject([{ count: 6 }])
  })

  it('counts blocks disbanded this winter', () => {
    const table = position({ england: 'york-knights 1, hobelars 1', angus: 'angus-e' }).winter()
    table.scotland('done').england('done')
    // All fifteen blocks that are no nobles are in the pool.
    expect(table.heard('levied')).toMatchObject([{ count: 8 }])
  })

  it('draws at random', () => {
    const table = position({ angus: 'angus-e', fife: 'mar-s' }).winter().scotland('done').england('done')
    const first = BLOCKS.filter((block) => table.at(block) === 'england')
    table.winter().scotland('done').england('done')
    expect(BLOCKS.filter((block) => table.at(block) === 'england')).not.toEqual(first)
  })

  it('is not held when the English king winters in Scotland', () => {
    const table = position({ fife: 'edward', angus: 'angus-e' }).winter().england('winter')
    table.scotland('done').england('done')
    expect([table.heard('levied'), table.step]).toEqual([[], 'play-cards'])
  })
})

describe('7.8 New cards', () => {
  it('deals five cards to each player from all of them, and a new year begins', () => {
    const table = position(
      { angus: 'angus-e', fife: 'mar-s' },
      { year: 1299, turn: 3, hands: ['truce', 'herald'] },
    )
    table.winter().scotland('done').england('done')
    const { hands, year, turn, winter } = table.state
    expect([year, turn, winter]).toEqual([1300, 1, false])
    expect(hands.map((hand) => hand.length)).toEqual([5, 5])
    expect(new Set(hands.flat()).size).toBe(10)
    for (const card of hands.flat()) expect(EVERY_CARD).toContain(card)
    expect([table.step, table.deciding]).toEqual(['play-cards', ['england', 'scotland']])
  })
})
