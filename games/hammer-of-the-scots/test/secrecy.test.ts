import type { BlockView } from '@muster/block-kit/block-view'
import { fastChance } from '@muster/kernel/chance'
import { copy } from '@muster/kernel/copy'
import { SPECTATOR } from '@muster/kernel/game'
import { finalityOf } from '@muster/kernel/match'
import { apply } from '@muster/kernel/play'
import { listeningReferee } from '@muster/kernel/referee'
import { parseAction } from '@muster/kernel/words'
import { describe, expect, it } from 'vitest'
import { turnAt } from '../frames.ts'
import { hammerOfTheScots as game } from '../game.ts'
import { ENGLAND, SCOTLAND } from '../tables.ts'
import { opening, position, type TestTable } from '../testing/position.ts'

/** A block as somebody sees it on the map. */
function seen(table: TestTable, viewer: number, block: string): BlockView {
  const found = table.view(viewer).blocks.find((each) => each.token === table.token(block))
  if (found === undefined) throw new Error(`${block} is not on the map`)
  return found
}

const faces = (table: TestTable, viewer: number): string[] =>
  table
    .view(viewer)
    .blocks.flatMap((each) => (each.block === undefined ? [] : [each.block]))
    .sort()

describe('2.0 An upright block hides its kind and strength', () => {
  const placement = { fife: 'wallace 3', angus: 'york-knights 2, angus-e 1' }

  it('shows its face to its owner', () => {
    const table = position(placement)
    expect(seen(table, SCOTLAND, 'wallace')).toMatchObject({ block: 'wallace', steps: 3, area: 'fife' })
    expect(seen(table, ENGLAND, 'york-knights')).toMatchObject({ block: 'york-knights', steps: 2 })
  })

  it('shows the opponent where a block stands and whose it is, and no more', () => {
    const table = position(placement)
    expect(seen(table, ENGLAND, 'wallace')).toEqual({
      token: table.token('wallace'),
      side: 'scotland',
      area: 'fife',
      moved: false,
      reserve: false,
    })
    expect(faces(table, ENGLAND)).toEqual(['angus-e', 'york-knights'])
    expect(faces(table, SCOTLAND)).toEqual(['wallace'])
  })

  it('shows spectators no face at all', () => {
    expect(faces(position(placement), SPECTATOR)).toEqual([])
    expect(position(placement).view(SPECTATOR).blocks).toHaveLength(3)
  })

  it('lies open to everybody in battle and stands up again after it', () => {
    const table = position({ fife: 'mar-s 3, york-knights 2' }).battle('fife', 'england')
    for (const viewer of [ENGLAND, SCOTLAND, SPECTATOR]) {
      expect(seen(table, viewer, 'mar-s')).toMatchObject({ block: 'mar-s', steps: 3 })
      expect(seen(table, viewer, 'york-knights')).toMatchObject({ block: 'york-knights', steps: 2 })
    }
    table.scotland('retreat mar-s mentieth')
    expect([faces(table, ENGLAND), faces(table, SCOTLAND)]).toEqual([['york-knights'], ['mar-s']])
    expect(faces(table, SPECTATOR)).toEqual([])
  })

  it('is not turned up while it is in reserve', () => {
    const table = position({ angus: 'york-infantry', mentieth: 'durham-infantry', fife: 'douglas' })
    table.turn('move-3-1', 'move-1-1').march('york-infantry', 'fife').march('durham-infantry', 'fife')
    table.england('end', 'lead york-infantry').scotland('end')
    expect(table.step).toBe('battle')
    expect(seen(table, SCOTLAND, 'york-infantry').block).toBe('york-infantry')
    expect(seen(table, SCOTLAND, 'durham-infantry')).toMatchObject({ reserve: true })
    expect(seen(table, SCOTLAND, 'durham-infantry').block).toBeUndefined()
  })

  it('says to the opponent which block has marched only by its token', () => {
    const table = position({ angus: 'york-infantry', fife: 'douglas' }).turn('move-3-1', 'move-1-1')
    table.march('york-infantry', 'buchan')
    expect(table.heard('marched', ENGLAND)[0].block).toBeDefined()
    for (const viewer of [SCOTLAND, SPECTATOR]) {
      const [event] = table.heard('marched', viewer)
      expect(event).toMatchObject({ side: 'england', token: table.token('york-infantry') })
      expect(event.block).toBeUndefined()
    }
  })

  it('says nothing of strengths when steps are lost or gained outside battle', () => {
    const table = position({ fife: 'mar-s 1', angus: 'york-infantry 4', ross: 'ross-e' })
    table.turn('move-1-1', 'pillage').scotland('play', 'pillage angus fife', 'build mar-s')
    const lost = table.heard('step-lost', SCOTLAND)
    const gained = table.heard('step-gained', ENGLAND)
    for (const event of [...lost, ...gained]) {
      expect(event.block).toBeUndefined()
      expect(event.steps).toBeUndefined()
    }
    expect([lost.length, gained.length]).toEqual([2, 1])
    expect(table.heard('step-lost', ENGLAND)[0].steps).toBe(3)
    expect(table.heard('step-gained', SCOTLAND)[0].steps).toBe(2)
  })

  it('lists blocks in the order of their tokens, which are handed out by lot', () => {
    const tokens = (seed: number) => opening('braveheart', {}, seed).token('wallace')
    expect(new Set([1, 2, 3, 4, 5, 6].map(tokens)).size).toBeGreaterThan(2)
    const listed = opening('braveheart')
      .view(ENGLAND)
      .blocks.map((each) => each.token)
    expect(listed).toEqual([...listed].sort((a, b) => a - b))
  })
})

describe('whether a choice can be taken back tells nothing of what is hidden', () => {
  /** What a choice does to the horizon: whether its seat could take it back. */
  const isFinal = (table: TestTable, side: 'england' | 'scotland', words: string): boolean => {
    const seat = side === 'england' ? ENGLAND : SCOTLAND
    const listening = listeningReferee(fastChance(1))
    expect(apply(game, copy(table.state), seat, parseAction(game, words), listening)).toBeNull()
    return finalityOf(listening, seat) !== null
  }

  it('card-pillage: it is final, whether the strengths of the pillaged leave their owner a choice or not', () => {
    const pillaging = (group: string) =>
      position({ fife: 'mar-s', angus: group, ross: 'ross-e' }).turn('move-1-1', 'pillage').scotland('play')
    const tie = pillaging('york-infantry 3, durham-infantry 3')
    const one = pillaging('york-infantry 3, durham-infantry 1')
    expect([
      isFinal(tie, 'scotland', 'pillage angus fife'),
      isFinal(one, 'scotland', 'pillage angus fife'),
    ]).toEqual([true, true])
  })

  it('7.62 × card-pillage: the eighth noble is, whether Moray is on the map and the French come or not', () => {
    const six = 'mar-s, ross-s, atholl-s, lennox-s, stewart-s, galloway-s'
    const pillaged = (moray: string) =>
      position({ fife: six, angus: 'angus-e 1, york-infantry 1', [moray]: 'moray' })
        .turn('move-1-1', 'pillage')
        .scotland('play', 'pillage angus fife')
    for (const moray of ['lochaber', 'pool']) {
      const table = pillaged(moray)
      expect([table.deciding, isFinal(table, 'england', 'hit angus-e')]).toEqual([['england'], true])
      table.england('hit angus-e')
      expect(table.heard('french-join')).toHaveLength(moray === 'pool' ? 0 : 1)
    }
  })

  it('7.31: the last Scottish choice before the English disband is, whoever they have on the map', () => {
    const wintering = (english: string) => {
      const table = position(
        { fife: 'scottish-king, mar-s', mar: '', angus: english },
        { crowned: true },
      ).winter()
      expect([table.step, table.deciding]).toEqual(['scottish-king-winters', ['scotland']])
      return table
    }
    const finals = ['york-infantry', 'york-knights', 'angus-e', 'edward'].map((english) =>
      isFinal(wintering(english), 'scotland', 'stay'),
    )
    expect(finals).toEqual([true, true, true, true])
  })
})

describe('7.7 The levy is drawn in secret', () => {
  const levied = () => position({ angus: 'angus-e', fife: 'mar-s' }).winter().scotland('done').england('done')

  it('tells the English which blocks they have levied and the others how many', () => {
    const table = levied()
    expect(table.heard('levied', ENGLAND)[0].blocks).toHaveLength(8)
    for (const viewer of [SCOTLAND, SPECTATOR])
      expect(table.heard('levied', viewer)).toEqual([{ type: 'levied', count: 8 }])
  })

  it('shows the Scots eight backs in England', () => {
    const table = levied()
    const inEngland = table.view(SCOTLAND).blocks.filter((each) => each.area === 'england')
    expect(inEngland).toHaveLength(8)
    for (const each of inEngland) expect(each.block ?? each.steps).toBeUndefined()
  })

  it('hides the first levy of a scenario as well', () => {
    const table = opening('braveheart')
    expect(table.heard('levied', SCOTLAND)).toEqual([{ type: 'levied', count: 4 }])
    expect(table.view(SCOTLAND).pools).toEqual([9, 7])
  })
})

describe('7.61 Scottish builds are drawn in secret', () => {
  const raised = () =>
    position({ fife: 'douglas', angus: 'angus-e', pool: 'campbell' }, { others: 'aside' })
      .winter()
      .scotland('raise fife')

  it('tells the Scots which block they have drawn and the others where it stands', () => {
    const table = raised()
    expect(table.heard('raised', SCOTLAND)[0].block).toBeDefined()
    for (const viewer of [ENGLAND, SPECTATOR]) {
      const [event] = table.heard('raised', viewer)
      expect(event).toMatchObject({ side: 'scotland', token: table.token('campbell') })
      expect(event.block).toBeUndefined()
    }
  })

  it('shows the English a back', () => {
    const table = raised()
    expect(seen(table, ENGLAND, 'campbell')).toMatchObject({ area: 'fife', side: 'scotland' })
    expect(seen(table, ENGLAND, 'campbell').block).toBeUndefined()
    expect(faces(table, ENGLAND)).toEqual(['angus-e'])
  })

  it('does not say who was disbanded', () => {
    const table = position({ buchan: 'douglas, campbell, graham' }).winter().scotland('disband graham')
    expect(table.heard('disbanded', SCOTLAND)[0].block).toBeDefined()
    for (const viewer of [ENGLAND, SPECTATOR])
      expect(table.heard('disbanded', viewer)[0].block).toBeUndefined()
  })

  it('does not show the English whether Moray is on the map or in the pool', () => {
    const count = (place: string) => {
      const view = position({ [place]: 'moray', fife: 'mar-s', angus: 'angus-e' }).view(ENGLAND)
      return [view.nobles.moray, view.nobleCount[SCOTLAND]]
    }
    expect(count('pool')).toEqual(count('ross'))
    expect(count('aside')).toEqual(['nobody', 1])
  })
})

describe('3.0 Hands are secret', () => {
  it('shows each player his own cards and how many the other has', () => {
    const table = opening('braveheart')
    for (const viewer of [ENGLAND, SCOTLAND] as const) {
      expect(table.view(viewer).hand).toHaveLength(5)
      expect(table.view(viewer).handSizes).toEqual([5, 5])
      expect(table.view(viewer).hand).not.toEqual(table.view(1 - viewer).hand)
    }
    expect(table.view(SPECTATOR).hand).toEqual([])
  })

  it('tells each player of his own cards only', () => {
    const [english, scottish] = opening('braveheart').heard('hand-dealt', SCOTLAND)
    expect(english).toEqual({ type: 'hand-dealt', side: 'england', count: 5 })
    expect(scottish.cards).toHaveLength(5)
    for (const event of opening('braveheart').heard('hand-dealt', SPECTATOR))
      expect(event.cards).toBeUndefined()
  })
})

describe('3.1 A card is laid face down', () => {
  const laid = () =>
    position({ fife: 'mar-s', angus: 'angus-e' }, { hands: ['move-1-1, truce', 'move-2-1, herald'] })
      .begin(turnAt('cards'))
      .england('lay truce')

  it('shows the opponent that a card has been laid and not which', () => {
    const table = laid()
    expect(table.view(SCOTLAND)).toMatchObject({ laid: [true, false], cards: [null, null], myCard: null })
    expect(table.view(SPECTATOR)).toMatchObject({ laid: [true, false], cards: [null, null], myCard: null })
    expect(table.view(ENGLAND)).toMatchObject({ laid: [true, false], myCard: 'truce' })
    expect(table.heard('card-laid', SCOTLAND)).toEqual([{ type: 'card-laid', side: 'england' }])
    expect(table.heard('card-laid', ENGLAND)[0].card).toBeDefined()
  })

  it('has left the hand, for everybody', () => {
    const table = laid()
    expect(table.view(ENGLAND).hand).toEqual(['move-1-1'])
    for (const viewer of [ENGLAND, SCOTLAND, SPECTATOR]) expect(table.view(viewer).handSizes).toEqual([1, 2])
  })

  it('is turned up when both have laid theirs', () => {
    const table = laid().scotland('lay move-2-1')
    for (const viewer of [ENGLAND, SCOTLAND, SPECTATOR]) {
      expect(table.view(viewer).cards).toEqual(['truce', 'move-2-1'])
      expect(table.view(viewer).discards).toEqual(['truce', 'move-2-1'])
    }
  })
})

describe('tokens: what an opponent can follow with his eyes', () => {
  it('stay when a block marches', () => {
    const table = position({ angus: 'york-infantry', fife: 'douglas' }).turn('move-3-1', 'move-1-1')
    const before = table.token('york-infantry')
    table.march('york-infantry', 'buchan')
    expect(table.token('york-infantry')).toBe(before)
  })

  it('stay when a block sails', () => {
    const table = position({ fife: 'douglas', lennox: 'lennox-s', angus: 'angus-e' })
    const before = table.token('douglas')
    table.turn('move-1-1', 'sea-move').scotland('play', 'sail douglas lennox', 'done')
    expect(table.token('douglas')).toBe(before)
  })

  it('stay when a noble goes home, the King to a cathedral and Wallace to Selkirk', () => {
    const table = position({ angus: 'scottish-king, wallace, mar-s', lennox: 'lennox-s' })
    const before = ['mar-s', 'scottish-king', 'wallace'].map((block) => table.token(block))
    table.winter().scotland('cathedral lennox', 'selkirk')
    expect(['mar-s', 'scottish-king', 'wallace'].map((block) => table.token(block))).toEqual(before)
  })

  it('stay when a block regroups', () => {
    const table = position({ fife: 'mar-s, york-knights' }).battle('fife', 'england')
    const before = table.token('york-knights')
    table.scotland('retreat mar-s mentieth').england('regroup york-knights angus')
    expect([table.at('york-knights'), table.token('york-knights')]).toEqual(['angus', before])
  })

  const retreating = () =>
    position({ fife: 'mar-s, comyn-s, york-knights', ross: 'ross-e' }).battle('fife', 'england')

  it('change when blocks retreat, for they are stood up first and nobody sees which goes where', () => {
    const table = retreating()
    const before = [table.token('mar-s'), table.token('comyn-s')]
    table.scotland('retreat mar-s angus', 'retreat comyn-s mentieth')
    for (const block of ['mar-s', 'comyn-s']) {
      expect(before).not.toContain(table.token(block))
      expect(seen(table, ENGLAND, block).block).toBeUndefined()
    }
    for (const event of table.heard('retreated-to', ENGLAND)) expect(event.block).toBeUndefined()
    expect(table.heard('retreated-to', SCOTLAND).map((event) => event.block)).not.toContain(undefined)
  })

  it('do not tell where a block that has broken off is going', () => {
    const table = retreating().scotland('retreat mar-s angus')
    expect(table.heard('retreats', ENGLAND)[0]).not.toHaveProperty('to')
    expect(table.heard('retreats', SPECTATOR)[0]).not.toHaveProperty('to')
    expect(table.heard('retreats', SCOTLAND)[0]).toHaveProperty('to')
    expect(table.view(ENGLAND).blocks.filter((each) => each.area === 'angus')).toEqual([])
  })

  it('change when a block has been in the pool', () => {
    const table = position({ ross: 'graham, ross-s', buchan: 'buchan-s' }, { others: 'aside' })
    const before = table.token('graham')
    table.winter().scotland('disband graham', 'raise buchan')
    expect(table.at('graham')).toBe('buchan')
    expect(table.token('graham')).not.toBe(before)
  })
})

describe('5.8 What everybody knows of the dead', () => {
  it('does not take French knights who have yet to come for dead', () => {
    expect(opening('braveheart').view(SCOTLAND).dead).toEqual([])
  })

  it('names crossed blocks that fell in battle', () => {
    const table = position({ fife: 'french-knights 1, york-knights', pool: 'moray' }, { frenchCame: true })
    table.battle('fife', 'scotland').dice(1, 6, 6, 6).england('fight york-knights')
    expect(table.view(ENGLAND).dead).toEqual(['french-knights'])
  })
})
