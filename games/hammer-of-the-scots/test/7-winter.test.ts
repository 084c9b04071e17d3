import { describe, expect, it } from 'vitest'
import { turnAt } from '../frames.ts'
import { BLOCKS, EVERY_CARD } from '../tables.ts'
import { position, type TestTable } from '../testing/position.ts'

const places = (table: TestTable, ...blocks: string[]) => blocks.map((block) => table.at(block))

describe('7.0 Winter', () => {
  const hands = ['move-1-2, move-1-3', 'move-2-1, move-2-2'] as const
  const nobles = { angus: 'angus-e', fife: 'mar-s' }

  it('comes when both players play an event in the same turn', () => {
    const table = position(nobles, { hands }).turn('truce', 'victuals').england('pass').scotland('pass')
    expect(table.heard('winter-begins')).toHaveLength(1)
  })

  it('does not come when only one of them does', () => {
    const table = position(nobles, { hands }).turn('truce', 'move-1-1').england('pass').scotland('end')
    expect(table.heard('winter-begins')).toEqual([])
    expect([table.step, table.state.turn]).toEqual(['play-cards', 2])
  })

  it('comes when all five cards have been played', () => {
    const table = position(nobles).turn('move-1-1', 'move-1-2').england('end').scotland('end')
    expect(table.heard('winter-begins')).toHaveLength(1)
  })

  it('carries no card over to the next year', () => {
    const table = position(nobles, { hands: ['truce, move-1-2', 'victuals, move-2-1'] })
    table.begin(turnAt('cards')).england('lay truce').scotland('lay victuals')
    table.england('pass').scotland('pass', 'done').england('done')
    expect(table.state.hands.map((hand) => hand.length)).toEqual([5, 5])
    expect(table.state.discards).toEqual([])
    expect(EVERY_CARD.filter((card) => table.state.cardKnown[card] !== 0)).toHaveLength(10)
  })

  it('goes strictly in this order', () => {
    const table = position({
      england: 'bruce-e',
      fife: 'scottish-king, comyn-s',
      moray: 'moray',
      lothian: 'edward, york-infantry',
      ross: 'douglas, campbell, wallace',
    }).winter()
    const steps: string[] = []
    const play = (side: 'england' | 'scotland', words: string) => {
      expect(table.deciding).toEqual([side])
      steps.push(`${table.step} ${side}`)
      table.act(side, words)
    }
    play('england', 'home annan')
    play('scotland', 'home badenoch')
    play('scotland', 'stay')
    play('scotland', 'stay')
    play('england', 'disband-edward')
    play('england', 'done')
    play('scotland', 'selkirk')
    play('scotland', 'disband campbell')
    play('scotland', 'done')
    play('england', 'done')
    expect(steps).toEqual([
      'noble-goes-home england',
      'noble-goes-home scotland',
      'moray-goes-home scotland',
      'scottish-king-winters scotland',
      'edward-winters england',
      'english-disband england',
      'wallace-winters scotland',
      'scottish-disband scotland',
      'scottish-builds scotland',
      'english-builds england',
    ])
    expect([table.heard('levied').length, table.step]).toEqual([1, 'play-cards'])
  })
})

describe('7.1 Nobles go home', () => {
  it('sends every noble home at the strength he has', () => {
    const table = position({ fife: 'mar-s 1, buchan-s 2', england: 'angus-e 2' }).winter()
    expect(places(table, 'mar-s', 'buchan-s', 'angus-e')).toEqual(['mar', 'buchan', 'angus'])
    expect(['mar-s', 'buchan-s', 'angus-e'].map((block) => table.steps(block))).toEqual([1, 2, 2])
  })

  it('EX-13 turns a noble whose home the enemy occupies, at his current strength', () => {
    const table = position({ england: 'angus-e 2', angus: 'douglas' }).winter()
    expect(places(table, 'angus-e', 'angus-s')).toEqual(['aside', 'angus'])
    expect(table.steps('angus-s')).toBe(2)
  })

  it('turns a Scottish noble likewise', () => {
    const table = position({ fife: 'mar-s 1', mar: 'york-infantry' }).winter()
    expect(places(table, 'mar-s', 'mar-e')).toEqual(['aside', 'mar'])
    expect(table.steps('mar-e')).toBe(1)
  })

  it('sends the English first', () => {
    // Each stands in the other's home: the one who goes first finds his own held, the other finds his empty.
    const table = position({ mar: 'angus-e', angus: 'mar-s' }).winter()
    expect(places(table, 'angus-s', 'mar-s')).toEqual(['angus', 'mar'])
    expect(places(table, 'angus-e', 'mar-e')).toEqual(['aside', 'aside'])
  })

  it('H-19 sends those with one home first, then Bruce, then Comyn, and Moray last', () => {
    const table = position({
      fife: 'comyn-s, bruce-s, stewart-s, moray',
      lothian: 'ross-e',
      ross: 'buchan-e',
    })
    table.winter().scotland('home carrick', 'home lochaber', 'moray-home')
    const order = table.heard('went-home').map((event) => event.block)
    expect(order).toEqual(['buchan-e', 'ross-e', 'stewart-s', 'bruce-s', 'comyn-s', 'moray'])
  })

  it('H-19 sends a noble home once: who came over in the English half does not go again', () => {
    const table = position({ england: 'bruce-e', annan: 'douglas', carrick: 'campbell' }).winter()
    table.scotland('home annan')
    expect(table.at('bruce-s')).toBe('annan')
    expect(table.heard('went-home')).toHaveLength(1)
    expect(table.step).toBe('scottish-builds')
  })

  it('H-18 lets Moray go home, stay or be disbanded', () => {
    const winter = () => position({ fife: 'moray 2' }).winter()
    expect(winter().offers('scotland').sort()).toEqual(['disband-moray', 'moray-home', 'stay'])
    expect(winter().scotland('moray-home').at('moray')).toBe('moray')
    expect(winter().scotland('stay').at('moray')).toBe('fife')
    expect(winter().scotland('disband-moray').at('moray')).toBe('pool')
  })

  it('H-18 does not let Moray go to a home that the enemy holds', () => {
    const table = position({ fife: 'moray', moray: 'york-infantry' }).winter()
    expect(table.whyNot('scotland', 'moray-home')).toMatchObject({ rule: '7.1', code: 'home-held-by-enemy' })
    table.scotland('stay')
    expect(table.at('moray')).toBe('fife')
  })

  it('H-18 binds a Moray who stayed by the castle limit all the same', () => {
    const table = position({ ross: 'moray, ross-s' }).winter().scotland('stay')
    expect(table.step).toBe('scottish-disband')
    expect(table.offers('scotland')).toEqual(['disband moray'])
  })

  it('H-40 knows Stewart, whose home is Lanark', () => {
    expect(position({ fife: 'stewart-s' }).winter().at('stewart-s')).toBe('lanark')
  })
})

describe('7.12 Bruce and Comyn', () => {
  it('lets them go to either of their homes', () => {
    const table = position({ fife: 'bruce-s', badenoch: 'comyn-e' }).winter()
    expect(table.deciding).toEqual(['england'])
    expect(table.offered('england', 'home').sort()).toEqual(['badenoch', 'lochaber'])
    expect(table.whyNot('england', 'home annan')).toMatchObject({ code: 'not-his-home' })
    table.england('home lochaber')
    expect(table.offered('scotland', 'home').sort()).toEqual(['annan', 'carrick'])
    table.scotland('home carrick')
    expect(places(table, 'bruce-s', 'comyn-e')).toEqual(['carrick', 'lochaber'])
  })

  it('H-19 sends them to the other home when the enemy holds one', () => {
    const table = position({ fife: 'bruce-s', annan: 'york-infantry' }).winter()
    expect([table.at('bruce-s'), table.step]).toEqual(['carrick', 'english-disband'])
  })

  it('lets the enemy choose where they winter when he holds both', () => {
    const table = position({ fife: 'comyn-s 3', badenoch: 'york-infantry', lochaber: 'ulster-infantry' })
    expect(table.winter().deciding).toEqual(['england'])
    table.england('home lochaber')
    expect(places(table, 'comyn-e', 'comyn-s')).toEqual(['lochaber', 'aside'])
    expect(table.steps('comyn-e')).toBe(3)
  })
})

describe('7.2 Scottish king', () => {
  const winter = () => position({ angus: 'scottish-king 3', lennox: 'lennox-s', strathspey: 'york-infantry' })

  it('may go to a friendly cathedral, stay, or be disbanded', () => {
    expect(winter().winter().offers('scotland').sort()).toEqual(['cathedral lennox', 'disband-king', 'stay'])
    expect(winter().winter().scotland('cathedral lennox').at('scottish-king')).toBe('lennox')
    const stayed = winter().winter().scotland('stay')
    expect([stayed.at('scottish-king'), stayed.steps('scottish-king')]).toEqual(['angus', 3])
  })

  it('H-21 goes to no neutral or enemy cathedral, nor to an area without one', () => {
    const table = winter().winter()
    for (const area of ['fife', 'strathspey', 'angus'])
      expect(table.whyNot('scotland', `cathedral ${area}`)).toMatchObject({
        code: 'not-a-friendly-cathedral',
      })
  })

  it('H-22 may be disbanded to the pool, which is no elimination in battle', () => {
    const table = winter().winter().scotland('disband-king')
    expect([table.at('scottish-king'), table.state.outcome]).toEqual(['pool', null])
  })

  it('H-22 may be drawn again once he has been disbanded', () => {
    const table = position({ fife: 'scottish-king 4', buchan: 'buchan-s' }, { others: 'aside' })
    table.winter().scotland('disband-king', 'raise buchan')
    expect([table.at('scottish-king'), table.steps('scottish-king')]).toEqual(['buchan', 1])
  })
})

describe('7.3 English disbanding', () => {
  it('never makes English blocks stay in Scotland', () => {
    const table = position({ lothian: 'york-infantry, ulster-infantry' }).winter()
    expect([table.step, table.deciding]).toEqual(['english-disband', ['england']])
    table.england('disband york-infantry', 'disband ulster-infantry')
    expect(places(table, 'york-infantry', 'ulster-infantry')).toEqual(['pool', 'pool'])
  })

  it('disbands only blocks of theirs on the map', () => {
    const table = position({ lothian: 'york-infantry', fife: 'douglas' }).winter()
    expect(table.whyNot('england', 'disband douglas')).toMatchObject({ code: 'not-your-block' })
    expect(table.whyNot('england', 'disband durham-infantry')).toMatchObject({ code: 'not-your-block' })
  })

  it('H-24 disbands whoever is in England', () => {
    const table = position({ england: 'york-infantry, york-knights, edward', lothian: 'ulster-infantry' })
    table.winter()
    expect(places(table, 'york-infantry', 'york-knights', 'edward')).toEqual(['pool', 'pool', 'pool'])
    expect(table.at('ulster-infantry')).toBe('lothian')
  })
})

describe('7.31 Knights, archers and hobelars disband', () => {
  it('disbands them wherever they are, whatever the castle', () => {
    const table = position({ mentieth: 'york-knights, wales-archers, hobelars', fife: 'lancaster-archers' })
    table.winter()
    expect(places(table, 'york-knights', 'wales-archers', 'hobelars', 'lancaster-archers')).toEqual([
      'pool',
      'pool',
      'pool',
      'pool',
    ])
    expect(table.step).toBe('scottish-builds')
  })
})

describe('7.32 English infantry in winter', () => {
  it('may stay in Scotland within the castle limit, Welsh and Irish too', () => {
    const table = position({ lothian: 'wales-infantry, ulster-infantry' }).winter().england('done')
    expect(places(table, 'wales-infantry', 'ulster-infantry')).toEqual(['lothian', 'lothian'])
  })

  it('must go down to the castle limit', () => {
    const table = position({ lothian: 'york-infantry, ulster-infantry, durham-infantry' }).winter()
    expect(table.whyNot('england', 'done')).toMatchObject({ rule: '7.32', code: 'over-castle-limit' })
    table.england('disband durham-infantry', 'done')
    expect(places(table, 'york-infantry', 'ulster-infantry')).toEqual(['lothian', 'lothian'])
  })

  it('cannot use a cathedral', () => {
    const table = position({ strathspey: 'york-infantry, ulster-infantry' }).winter()
    expect(table.whyNot('england', 'done')).toMatchObject({ code: 'over-castle-limit' })
  })

  it('cannot stay where there is no castle', () => {
    const table = position({ selkirk: 'york-infantry' }).winter()
    expect(table.offers('england')).toEqual(['disband york-infantry'])
  })

  it('H-29 makes way for a noble, who is never disbanded', () => {
    const table = position({ england: 'ross-e', ross: 'york-infantry' }).winter()
    expect(table.at('ross-e')).toBe('ross')
    expect(table.whyNot('england', 'disband ross-e')).toMatchObject({
      rule: '7.32',
      code: 'nobles-are-not-disbanded',
    })
    expect(table.offers('england')).toEqual(['disband york-infantry'])
  })

  it('H-29 makes way for a noble who has just come over', () => {
    const table = position({ fife: 'ross-s', ross: 'york-infantry' }).winter()
    expect(table.at('ross-e')).toBe('ross')
    expect(table.offers('england')).toEqual(['disband york-infantry'])
  })
})

describe('7.4 English king in winter', () => {
  const host =
    'edward, york-knights, york-infantry, lancaster-infantry, ulster-infantry, wales-infantry, durham-infantry'

  it('lets Edward I winter in Scotland or be disbanded', () => {
    const table = position({ lothian: 'edward 2' }, { year: 1303 }).winter()
    expect([table.step, table.offers('england')]).toEqual(['edward-winters', ['winter', 'disband-edward']])
    expect(table.england('disband-edward').at('edward')).toBe('pool')
    const wintered = position({ lothian: 'edward 2' }, { year: 1303 }).winter().england('winter')
    expect([wintered.at('edward'), wintered.steps('edward')]).toEqual(['lothian', 2])
  })

  it('EX-14 lets him winter in Mentieth with knights and five infantry; there is no levy and England is empty', () => {
    const table = position({ mentieth: host, angus: 'angus-e' }, { year: 1303, edwardWintered: 1301 })
    table.winter().england('winter', 'done').scotland('done').england('done')
    expect(table.state.year).toBe(1304)
    for (const block of host.split(', ')) expect(table.at(block)).toBe('mentieth')
    expect(table.heard('levied')).toEqual([])
    expect(BLOCKS.filter((block) => table.at(block) === 'england')).toEqual([])
  })

  it('keeps with him only the blocks in his area', () => {
    const table = position({ fife: 'edward, york-knights', lothian: 'durham-knights, lancaster-archers' })
    table.winter().england('winter')
    expect(places(table, 'york-knights', 'durham-knights', 'lancaster-archers')).toEqual([
      'fife',
      'pool',
      'pool',
    ])
  })

  it('does not make blocks stay with him', () => {
    const table = position({ fife: 'edward, york-knights' }).winter().england('winter')
    table.england('disband york-knights')
    expect(table.at('york-knights')).toBe('pool')
  })

  it('lets no king winter in England', () => {
    const table = position({ england: 'edward' }, { year: 1303 }).winter()
    expect([table.at('edward'), table.step]).toEqual(['pool', 'scottish-builds'])
  })

  it('lets no Edward II winter in Scotland', () => {
    const table = position({ fife: 'edward' }, { year: 1303, edward: 2 }).winter()
    expect([table.at('edward'), table.step]).toEqual(['pool', 'scottish-builds'])
  })

  it('does not let him winter in Scotland in 1306', () => {
    const table = position({ fife: 'edward' }, { year: 1306, scenario: 'the-bruce' }).winter()
    expect([table.at('edward'), table.step]).toEqual(['pool', 'scottish-builds'])
  })

  it('H-25 does not let him winter two years running', () => {
    const table = position({ fife: 'edward' }, { year: 1303, edwardWintered: 1302 }).winter()
    expect([table.at('edward'), table.step]).toEqual(['pool', 'scottish-builds'])
  })

  it('H-25 remembers last winter only', () => {
    const first = position({ fife: 'edward, york-infantry', angus: 'angus-e' }, { year: 1299 })
    first.winter().england('winter', 'done').scotland('done').england('done')
    expect(first.winter().at('edward')).toBe('pool')
    const later = position({ fife: 'edward' }, { year: 1301, edwardWintered: 1299 }).winter()
    expect(later.step).toBe('edward-winters')
  })

  it('H-23 decides before anybody is disbanded', () => {
    const table = position({ fife: 'edward, york-knights, lancaster-archers' }).winter()
    expect(table.step).toBe('edward-winters')
    expect(places(table, 'york-knights', 'lancaster-archers')).toEqual(['fife', 'fife'])
    table.england('disband-edward')
    expect(places(table, 'york-knights', 'lancaster-archers')).toEqual(['pool', 'pool'])
  })
})

describe('7.5 Scottish disbanding', () => {
  it('lets Wallace go to Selkirk, where he regains two steps', () => {
    const table = position({ fife: 'wallace 1' }).winter()
    expect(table.offers('scotland').sort()).toEqual(['selkirk', 'stay'])
    table.scotland('selkirk')
    expect([table.at('wallace'), table.steps('wallace')]).toEqual(['selkirk', 3])
  })

  it('does not make Wallace go', () => {
    const table = position({ fife: 'wallace 1' }).winter().scotland('stay')
    expect([table.at('wallace'), table.steps('wallace')]).toEqual(['fife', 1])
  })

  it('H-26 gives the two steps also to a Wallace who is there already, up to his maximum', () => {
    const there = position({ selkirk: 'wallace 2' }).winter().scotland('selkirk')
    expect([there.at('wallace'), there.steps('wallace')]).toEqual(['selkirk', 4])
    expect(position({ fife: 'wallace 3' }).winter().scotland('selkirk').steps('wallace')).toBe(4)
  })

  it('H-26 keeps Wallace out of Selkirk while Edward winters there', () => {
    const table = position({ selkirk: 'edward', fife: 'wallace' }).winter().england('winter')
    expect(table.whyNot('scotland', 'selkirk')).toMatchObject({ code: 'edward-winters-in-selkirk' })
    const gone = position({ selkirk: 'edward', fife: 'wallace' }).winter().england('disband-edward')
    expect(gone.whyNot('scotland', 'selkirk')).toBeNull()
  })

  it('H-26 exempts Wallace from the limit of Selkirk, and nobody else', () => {
    const table = position({ selkirk: 'wallace, douglas' }).winter().scotland('selkirk')
    expect(table.offers('scotland')).toEqual(['disband douglas'])
    table.scotland('disband douglas')
    expect([table.at('wallace'), table.step]).toEqual(['selkirk', 'scottish-builds'])
  })

  it('disbands what exceeds the castle limit; the Scot chooses which blocks', () => {
    const table = position({ buchan: 'douglas, campbell, graham', fife: 'grant, fraser, keith' }).winter()
    expect([table.step, table.deciding]).toEqual(['scottish-disband', ['scotland']])
    expect(table.offered('scotland', 'disband').sort()).toEqual(['campbell', 'douglas', 'graham'])
    table.scotland('disband graham')
    expect([table.at('graham'), table.step]).toEqual(['pool', 'scottish-builds'])
  })

  it('H-27 lets the Scot disband only blocks over a limit', () => {
    const table = position({ buchan: 'douglas, campbell, graham', fife: 'grant' }).winter()
    expect(table.whyNot('scotland', 'disband grant')).toMatchObject({
      rule: '7.5',
      code: 'within-castle-limit',
    })
    expect(position({ fife: 'grant' }).winter().step).toBe('scottish-builds')
  })

  it('disbands no noble but Moray', () => {
    const table = position({ mar: 'mar-s, douglas' }).winter()
    expect(table.whyNot('scotland', 'disband mar-s')).toMatchObject({
      rule: '7.5',
      code: 'nobles-are-not-disbanded',
    })
    const moray = position({ mar: 'mar-s, moray, douglas' }).winter().scotland('stay')
    expect(moray.offered('scotland', 'disband').sort()).toEqual(['douglas', 'moray'])
  })

  it('sends crossed blocks to the pool as well', () => {
    const table = position({ ross: 'norse, french-knights' }).winter().scotland('disband norse')
    expect(table.at('norse')).toBe('pool')
    const other = position({ ross: 'norse, french-knights' }).winter().scotland('disband french-knights')
    expect(other.at('french-knights')).toBe('pool')
  })
})

describe('5.9 Scottish blocks may not winter in England', () => {
  it('H-47 sends Scottish nobles home and disbands the others', () => {
    const table = position({ england: 'mar-s, douglas, keith' }).winter()
    expect(table.at('mar-s')).toBe('mar')
    expect(table.offered('scotland', 'disband').sort()).toEqual(['douglas', 'keith'])
    table.scotland('disband douglas', 'disband keith')
    expect([...places(table, 'douglas', 'keith'), table.step]).toEqual(['pool', 'pool', 'scottish-builds'])
  })

  it('H-47 sends Moray home or disbands him', () => {
    const table = position({ england: 'moray' }).winter()
    expect(table.whyNot('scotland', 'stay')).toMatchObject({ rule: '5.9', code: 'not-in-england' })
    expect(table.offers('scotland').sort()).toEqual(['disband-moray', 'moray-home'])
  })

  it('H-47 sends the King to a cathedral or disbands him', () => {
    const table = position({ england: 'scottish-king', lennox: 'lennox-s' }).winter()
    expect(table.whyNot('scotland', 'stay')).toMatchObject({ rule: '5.9', code: 'not-in-england' })
    expect(table.offers('scotland').sort()).toEqual(['cathedral lennox', 'disband-king'])
  })

  it('H-47 sends Wallace to Selkirk or disbands him', () => {
    const table = position({ england: 'wallace 2' }).winter()
    expect(table.whyNot('scotland', 'selkirk')).toBeNull()
    table.scotland('stay')
    expect(table.offers('scotland')).toEqual(['disband wallace'])
    expect(position({ england: 'wallace 2' }).winter().scotland('selkirk').at('wallace')).toBe('selkirk')
  })
})
