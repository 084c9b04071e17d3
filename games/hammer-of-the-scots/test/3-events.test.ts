import { describe, expect, it } from 'vitest'
import cardData from '../data/cards.json' with { type: 'json' }
import { ENGLAND, isEvent } from '../tables.ts'
import { position } from '../testing/position.ts'

describe('3.12-pass Passing on an event', () => {
  it('lets the player of an event decline it, and then the opponent moves', () => {
    const table = position({ fife: 'douglas 1', angus: 'angus-e' }).turn('move-1-1', 'victuals')
    expect(table.offers('scotland')).toEqual(['play', 'pass'])
    table.scotland('pass')
    expect(table.heard('event-passed')).toHaveLength(1)
    expect(table.steps('douglas')).toBe(1)
    expect([table.step, table.deciding]).toEqual(['move', ['england']])
  })

  it('does not let the effect be kept for later', () => {
    const table = position(
      { fife: 'mar-s', angus: 'angus-e' },
      { hands: ['move-1-2, move-1-3', 'move-2-1, move-2-2'] },
    )
    table.turn('truce', 'move-1-1').england('pass')
    expect(table.whyNot('england', 'play')).not.toBeNull()
    expect(table.view(ENGLAND).truce).toBeNull()
    table.scotland('end')
    expect(table.step).toBe('play-cards')
    expect(table.whyNot('england', 'lay truce')).toMatchObject({ rule: '3.1', code: 'not-in-hand' })
  })

  it('lets the player of a Herald or a Pillage think better of it', () => {
    const herald = position({ fife: 'mar-s', angus: 'angus-e' }).turn('herald', 'move-1-1')
    herald.england('play', 'pass')
    expect(herald.step).toBe('move')
    const pillage = position({ fife: 'mar-s', angus: 'angus-e' }).turn('pillage', 'move-1-1')
    pillage.england('play', 'pass')
    expect(pillage.step).toBe('move')
  })
})

describe('card texts', () => {
  it('H-39 has five events from the public card list: Herald, Pillage, Sea Move, Truce, Victuals', () => {
    const events = cardData.cards.filter((_, card) => isEvent(card))
    expect(events.map((card) => card.id)).toEqual(['herald', 'pillage', 'sea-move', 'truce', 'victuals'])
    expect(cardData.cards.filter((card) => card.value !== null)).toHaveLength(20)
  })
})

describe('card-herald Herald', () => {
  const sent = (roll: number) =>
    position({ fife: 'mar-s 2', angus: 'angus-e', buchan: 'buchan-s' })
      .turn('herald', 'move-1-1')
      .dice(roll)
      .england('play', 'name mar')

  it('names a noble of the enemy on the map', () => {
    const table = position({ fife: 'mar-s', moray: 'moray, douglas', angus: 'angus-e' })
    table.turn('herald', 'move-1-1').england('play')
    expect(table.offered('england', 'name')).toEqual(['mar'])
    expect(table.whyNot('england', 'name angus')).toMatchObject({ code: 'not-an-enemy-noble' })
    expect(table.whyNot('england', 'name ross')).toMatchObject({ code: 'not-an-enemy-noble' })
  })

  it('never names Moray', () => {
    const table = position({ moray: 'moray', angus: 'angus-e' }).turn('herald', 'move-1-1').england('play')
    expect(table.whyNot('england', 'name moray')).toMatchObject({ rule: 'card-herald' })
    expect(table.offered('england', 'name')).toEqual([])
  })

  it('brings him over on 1 to 4, where he stands and at his current strength', () => {
    for (const roll of [1, 4]) {
      const table = sent(roll)
      expect([table.at('mar-s'), table.at('mar-e'), table.steps('mar-e')]).toEqual(['aside', 'fife', 2])
    }
  })

  it('does nothing on 5 or 6', () => {
    for (const roll of [5, 6]) {
      const table = sent(roll)
      expect([table.at('mar-s'), table.at('mar-e'), table.steps('mar-s')]).toEqual(['fife', 'aside', 2])
    }
  })

  it('works for the Scots as well', () => {
    const table = position({ angus: 'angus-e 1', ross: 'ross-e, ulster-infantry', fife: 'mar-s' })
    table.turn('move-1-1', 'herald').dice(3).scotland('play', 'name angus')
    expect([table.at('angus-s'), table.steps('angus-s')]).toEqual(['angus', 1])
  })

  it('starts a battle at once if both sides are then there, the side that gained him attacking', () => {
    const table = position({ fife: 'mar-s 2, douglas', angus: 'angus-e', buchan: 'buchan-s' })
    table.turn('herald', 'move-1-1').dice(2).england('play', 'name mar')
    expect(table.heard('battle-begins')).toMatchObject([{ area: 'fife', attacker: 'england' }])
    expect([table.step, table.deciding]).toEqual(['battle', ['england']])
    expect(table.heard('moves-ended')).toEqual([])
  })

  it('fights no battle where he stood alone', () => {
    expect(sent(1).heard('battle-begins')).toEqual([])
  })

  it('H-38 lets those who fought still move this turn, over borders that are open again', () => {
    const table = position({ fife: 'mar-s 1, douglas, campbell', buchan: 'buchan-s', ross: 'ross-e' })
    table.turn('herald', 'move-1-1').dice(2).england('play', 'name mar', 'retreat mar-e angus')
    // Two blocks regroup over the red border to Atholl and fill it; in the move phase both may come back.
    table.scotland('regroup douglas atholl', 'regroup campbell atholl')
    expect(table.step).toBe('move')
    table.march('douglas', 'fife').march('campbell', 'fife')
    expect([table.at('douglas'), table.at('campbell')]).toEqual(['fife', 'fife'])
  })
})

describe('card-pillage Pillage', () => {
  it('tells both sides that a block is gone, and only its owner which', () => {
    const table = position({ fife: 'wallace 4', mentieth: 'york-infantry 1', ross: 'ross-e', moray: 'moray' })
    table.turn('move-1-1', 'pillage').scotland('play', 'pillage mentieth fife')
    expect(table.heard('pillage-loss', 1)).toEqual([
      expect.not.objectContaining({ block: expect.anything() }),
    ])
    expect(table.heard('pillage-loss', 0)).toEqual([expect.objectContaining({ block: expect.any(String) })])
  })

  it('falls on an enemy group next to a group of yours', () => {
    const table = position({ fife: 'mar-s', angus: 'angus-e', atholl: 'atholl-e', buchan: 'york-infantry' })
    table.turn('move-1-1', 'pillage').scotland('play')
    expect(table.offered('scotland', 'pillage').sort()).toEqual(['angus fife', 'atholl fife'])
    expect(table.whyNot('scotland', 'pillage buchan fife')).toMatchObject({
      code: 'no-group-of-yours-next-to-it',
    })
    expect(table.whyNot('scotland', 'pillage mentieth fife')).toMatchObject({ code: 'no-enemy-group-there' })
    expect(table.whyNot('scotland', 'pillage angus mar')).toMatchObject({
      code: 'no-group-of-yours-next-to-it',
    })
  })

  it('gives two hits, each to the strongest block', () => {
    const table = position({ fife: 'mar-s 3', angus: 'york-infantry 4, angus-e 2', ross: 'ross-e' })
    table.turn('move-1-1', 'pillage').scotland('play', 'pillage angus fife')
    expect(table.step).toBe('pillage-gains')
    // 4-2, 3-2: the infantry took both.
    expect([table.steps('york-infantry'), table.steps('angus-e')]).toEqual([2, 2])
  })

  it('lets the owner choose between equals', () => {
    const table = position({ fife: 'mar-s', angus: 'york-infantry 3, angus-e 2, ulster-infantry 1' })
    table.turn('move-1-1', 'pillage').scotland('play', 'pillage angus fife')
    expect([table.step, table.deciding]).toEqual(['pillage-hits', ['england']])
    expect(table.offered('england', 'hit').sort()).toEqual(['angus-e', 'york-infantry'])
    expect(table.whyNot('england', 'hit ulster-infantry')).toMatchObject({ code: 'not-the-strongest' })
    table.england('hit angus-e')
    expect([table.steps('york-infantry'), table.steps('angus-e')]).toEqual([2, 1])
  })

  it('gives the steps lost to the pillaging group, and to no other', () => {
    const table = position({ fife: 'mar-s 1, douglas 1', angus: 'york-infantry 4', buchan: 'buchan-s 1' })
    table.turn('move-1-1', 'pillage').scotland('play', 'pillage angus fife')
    expect(table.whyNot('scotland', 'build buchan-s')).toMatchObject({ code: 'not-the-pillaging-group' })
    table.scotland('build mar-s', 'build douglas')
    expect([table.steps('mar-s'), table.steps('douglas')]).toEqual([2, 2])
    expect(table.step).toBe('move')
  })

  it('gives no more steps than were really lost', () => {
    const table = position({ fife: 'mar-s 1', angus: 'york-infantry 1', ross: 'ross-e' })
    table.turn('move-1-1', 'pillage').scotland('play', 'pillage angus fife', 'build mar-s')
    expect(table.steps('mar-s')).toBe(2)
    expect(table.step).toBe('move')
  })

  it('builds nobody above his maximum; steps that cannot be placed are lost', () => {
    const table = position({ fife: 'mar-s 2', angus: 'york-infantry 4', ross: 'ross-e' })
    table.turn('move-1-1', 'pillage').scotland('play', 'pillage angus fife', 'build mar-s')
    expect(table.whyNot('scotland', 'build mar-s')).toMatchObject({ rule: '2.11', code: 'full-strength' })
    table.scotland('done')
    expect([table.steps('mar-s'), table.step]).toEqual([3, 'move'])
  })

  it('sends those it eliminates to their pool, crossed ones too', () => {
    const table = position({ fife: 'wallace 1, norse 1', angus: 'angus-e 1', buchan: 'buchan-s' })
    table.turn('pillage', 'move-1-1').england('play', 'pillage fife angus').scotland('hit norse')
    expect([table.at('wallace'), table.at('norse')]).toEqual(['pool', 'pool'])
  })

  it('H-15 lets a noble who is eliminated change sides at strength 1', () => {
    const table = position({ fife: 'mar-s', angus: 'angus-e 1', ross: 'ross-e' })
    table.turn('move-1-1', 'pillage').scotland('play', 'pillage angus fife')
    expect([table.at('angus-s'), table.steps('angus-s'), table.at('angus-e')]).toEqual(['angus', 1, 'aside'])
  })

  it('H-15, H-48 fights at once where he came over, the side that gained him attacking, after the gains', () => {
    const table = position({ fife: 'mar-s 1', angus: 'angus-e 1, york-infantry 1', ross: 'ross-e' })
    table.turn('move-1-1', 'pillage').scotland('play', 'pillage angus fife').england('hit angus-e')
    // The second hit fell on the infantry, which leaves nobody to fight.
    expect([table.at('york-infantry'), table.step]).toEqual(['pool', 'pillage-gains'])

    const fought = position({ fife: 'mar-s 1', angus: 'angus-e 1, york-infantry 1, ulster-infantry 1' })
    fought.turn('move-1-1', 'pillage').scotland('play', 'pillage angus fife').dice(1)
    fought.england('hit angus-e', 'hit york-infantry')
    expect([fought.step, fought.deciding]).toEqual(['pillage-gains', ['scotland']])
    expect(fought.heard('battle-begins')).toEqual([])
    expect(fought.offered('scotland', 'build')).toEqual(['mar-s'])
    fought.scotland('build mar-s', 'build mar-s')
    expect(fought.heard('battle-begins')).toMatchObject([{ area: 'angus', attacker: 'scotland' }])
    expect([fought.steps('mar-s'), fought.step, fought.deciding]).toEqual([3, 'battle', ['scotland']])
  })

  it('H-15 sends Moray to the pool', () => {
    const table = position({ fife: 'moray 1', angus: 'angus-e 1', buchan: 'buchan-s' })
    table.turn('pillage', 'move-1-1').england('play', 'pillage fife angus')
    expect(table.at('moray')).toBe('pool')
  })

  it('H-15 sends the Scottish King to the pool without ending the match', () => {
    const table = position({ fife: 'scottish-king 2', angus: 'angus-e 1', buchan: 'buchan-s' })
    table.turn('pillage', 'move-1-1').england('play', 'pillage fife angus')
    expect([table.at('scottish-king'), table.state.outcome]).toEqual(['pool', null])
  })

  it('H-15 sends Edward to the pool: the first stays the first, and the second ends no match', () => {
    for (const edward of [1, 2] as const) {
      const table = position({ fife: 'mar-s', angus: 'edward 2', ross: 'ross-e' }, { edward })
      table.turn('move-1-1', 'pillage').scotland('play', 'pillage angus fife')
      expect(table.at('edward')).toBe('pool')
      expect([table.state.edward, table.state.outcome]).toEqual([edward, null])
    }
  })
})

describe('card-sea-move Sea Move', () => {
  const scots = () =>
    position({
      fife: 'douglas, campbell, graham, norse',
      lennox: 'lennox-s',
      mar: 'mar-s',
      buchan: 'buchan-e',
      moray: 'moray',
    })
      .turn('move-1-1', 'sea-move')
      .scotland('play')

  it('carries one or two blocks from one coast to one other that is friendly', () => {
    const table = scots().scotland('sail douglas lennox')
    expect(table.whyNot('scotland', 'sail campbell moray')).toMatchObject({ code: 'one-voyage' })
    expect(table.whyNot('scotland', 'sail moray lennox')).toMatchObject({ code: 'one-voyage' })
    table.scotland('sail campbell lennox')
    expect([table.at('douglas'), table.at('campbell'), table.at('graham')]).toEqual([
      'lennox',
      'lennox',
      'fife',
    ])
    expect([table.step, table.deciding]).toEqual(['move', ['england']])
  })

  it('may carry one block only', () => {
    const table = scots().scotland('sail douglas moray', 'done')
    expect([table.at('douglas'), table.step]).toEqual(['moray', 'move'])
  })

  it('goes neither to a vacant coast nor to one that the enemy holds', () => {
    const table = scots()
    expect(table.whyNot('scotland', 'sail douglas ross')).toMatchObject({ code: 'not-friendly' })
    expect(table.whyNot('scotland', 'sail douglas buchan')).toMatchObject({ code: 'not-friendly' })
  })

  it('needs a coast at both ends', () => {
    const table = scots()
    expect(table.whyNot('scotland', 'sail douglas mar')).toMatchObject({ code: 'no-coast' })
    expect(table.whyNot('scotland', 'sail mar-s fife')).toMatchObject({ code: 'no-coast' })
  })

  it('is not for the Norse', () => {
    expect(scots().whyNot('scotland', 'sail norse lennox')).toMatchObject({ code: 'norse-may-not' })
  })

  it('counts England as a coast', () => {
    const table = position({ england: 'york-knights', buchan: 'buchan-e', fife: 'mar-s' })
    table.turn('sea-move', 'move-1-1').england('play', 'sail york-knights buchan', 'done')
    expect(table.at('york-knights')).toBe('buchan')
    const home = position({ england: 'york-knights', buchan: 'buchan-e', fife: 'mar-s' })
    home.turn('sea-move', 'move-1-1').england('play', 'sail buchan-e england', 'done')
    expect(home.at('buchan-e')).toBe('england')
  })

  it('lets a block sail once', () => {
    const table = scots().scotland('sail douglas lennox')
    expect(table.whyNot('scotland', 'sail douglas fife')).toMatchObject({
      rule: '4.0',
      code: 'already-moved',
    })
  })

  it('H-50 does not carry Scots into England while an English Truce holds', () => {
    const table = position({ england: 'douglas', fife: 'mar-s, campbell', buchan: 'buchan-e' })
    table.turn('truce', 'sea-move').england('play').scotland('play')
    expect(table.whyNot('scotland', 'sail campbell england')).toMatchObject({ rule: 'card-truce' })
  })
})

describe('card-truce Truce', () => {
  it('lets the opponent move, but not into an area that holds blocks of yours', () => {
    const table = position({ fife: 'douglas', angus: 'angus-e', buchan: 'buchan-s' })
    table.turn('truce', 'move-1-1').england('play').scotland('move douglas')
    expect(table.whyNot('scotland', 'to angus')).toMatchObject({ rule: 'card-truce', code: 'truce' })
    expect(table.whyNot('scotland', 'to mentieth')).toBeNull()
  })

  it('holds against the English as well', () => {
    const table = position({ fife: 'douglas', angus: 'angus-e', buchan: 'buchan-s' })
    table.turn('move-1-1', 'truce').scotland('play').england('move angus-e')
    expect(table.whyNot('england', 'to fife')).toMatchObject({ rule: 'card-truce', code: 'truce' })
    expect(table.whyNot('england', 'to atholl')).toBeNull()
  })

  it('keeps the Norse from the areas of the English', () => {
    const table = position({ fife: 'norse', angus: 'angus-e', buchan: 'buchan-s' })
    table.turn('truce', 'move-1-1').england('play').scotland('move norse')
    expect(table.whyNot('scotland', 'to angus')).toMatchObject({ rule: 'card-truce', code: 'truce' })
    expect(table.whyNot('scotland', 'to ross')).toBeNull()
  })

  it('keeps the Scots out of England even when it is empty', () => {
    const table = position({ annan: 'bruce-s', angus: 'angus-e' })
    table.turn('truce', 'move-1-1').england('play').scotland('move bruce-s')
    expect(table.whyNot('scotland', 'to england')).toMatchObject({ code: 'truce-in-england' })
  })

  it('lasts until the end of the game turn', () => {
    const table = position(
      { fife: 'douglas', angus: 'angus-e', buchan: 'buchan-s' },
      { hands: ['move-1-2, move-1-3', 'move-2-1, move-2-2'] },
    )
    table.turn('truce', 'move-1-1').england('play').scotland('end')
    table.england('lay move-1-2').scotland('lay move-2-1', 'move douglas')
    expect(table.whyNot('scotland', 'to angus')).toBeNull()
  })

  it('H-42 lets Scots in England stay there, and England still loses a block', () => {
    const table = position({ england: 'douglas', angus: 'angus-e, york-infantry', buchan: 'buchan-s' })
    table.turn('truce', 'move-1-1').england('play').scotland('end')
    expect([table.step, table.at('douglas')]).toEqual(['border-raid', 'england'])
    table.england('lose york-infantry')
    expect(table.at('york-infantry')).toBe('pool')
  })
})

describe('card-victuals Victuals', () => {
  const fed = () =>
    position({ fife: 'douglas 1, campbell 1, mar-s 2', buchan: 'buchan-s 1', angus: 'angus-e 1' })
      .turn('move-1-1', 'victuals')
      .scotland('play')

  it('gives up to three steps, in any split', () => {
    const split = fed().scotland('build douglas', 'build campbell', 'build mar-s')
    expect(['douglas', 'campbell', 'mar-s'].map((block) => split.steps(block))).toEqual([2, 2, 3])
    expect(split.step).toBe('move')
    const heaped = fed().scotland('build douglas', 'build douglas', 'build douglas')
    expect([heaped.steps('douglas'), heaped.step]).toEqual([4, 'move'])
    const few = fed().scotland('build douglas', 'done')
    expect([few.steps('douglas'), few.step]).toEqual([2, 'move'])
  })

  it('is for blocks of yours in one area', () => {
    const table = fed()
    expect(table.whyNot('scotland', 'build angus-e')).toMatchObject({ code: 'not-your-block' })
    expect(table.whyNot('scotland', 'build graham')).toMatchObject({ code: 'not-your-block' })
    table.scotland('build douglas')
    expect(table.whyNot('scotland', 'build buchan-s')).toMatchObject({
      rule: 'card-victuals',
      code: 'one-area-only',
    })
  })

  it('builds nobody above his maximum', () => {
    const table = fed().scotland('build mar-s')
    expect(table.steps('mar-s')).toBe(3)
    expect(table.whyNot('scotland', 'build mar-s')).toMatchObject({ code: 'full-strength' })
  })
})
