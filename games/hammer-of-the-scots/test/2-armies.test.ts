import { describe, expect, it } from 'vitest'
import {
  BLOCKS,
  BLOCKS_OF,
  blockNumber,
  ENGLAND,
  FACTION,
  KIND,
  LETTER,
  MAX_STEPS,
  MOVEMENT,
  NOBLES,
  RATING,
  SCOTLAND,
} from '../tables.ts'
import { position } from '../testing/position.ts'

/** A block's movement, letter and number, as in the table of chapter 2. */
const data = (block: number) => `${MOVEMENT[block]} ${'ABC'[LETTER[block]]}${RATING[block]}`
const ofKind = (side: number, kind: string) =>
  BLOCKS_OF[side].filter((block) => KIND[block] === kind).map(data)

describe('2.0 Armies', () => {
  it('shows the opponent neither kind nor strength of an upright block', () => {
    const table = position({ fife: 'wallace 4', mentieth: 'york-knights 3' })
    const [theirs] = table.view(ENGLAND).blocks.filter((block) => block.side === 'scotland')
    expect(theirs).toEqual({
      token: theirs.token,
      side: 'scotland',
      area: 'fife',
      moved: false,
      reserve: false,
    })
    const [mine] = table.view(SCOTLAND).blocks.filter((block) => block.side === 'scotland')
    expect(mine).toMatchObject({ block: 'wallace', steps: 4 })
  })

  it('shows the faces of those who fight, and hides them again after the battle', () => {
    const table = position({ fife: 'wallace 4, york-knights 1' }).battle('fife', 'england')
    const face = () => table.view(ENGLAND).blocks.find((block) => block.side === 'scotland')?.block
    expect(face()).toBe('wallace')
    table.dice(1, 1, 1, 1).scotland('fight wallace')
    expect(table.step).toBe('regroup')
    expect(face()).toBeUndefined()
  })
})

describe('2.11 Strength', () => {
  it('EX-19 rolls four dice at strength 4 and one at strength 1', () => {
    const table = position({ fife: 'wallace 4, moray 1, york-knights 4' }).battle('fife', 'england')
    table.dice(6, 6, 6, 6).scotland('fight wallace').dice(6).scotland('fight moray')
    expect(table.heard('fought').map((event) => event.dice.length)).toEqual([4, 1])
  })

  it('loses a step for each hit', () => {
    const table = position({ fife: 'wallace 4, york-knights 4' }).battle('fife', 'england')
    table.dice(1, 2, 6, 6).scotland('fight wallace')
    expect(table.steps('york-knights')).toBe(2)
  })

  it('has maxima of 4, 3 and 2, never exceeded', () => {
    expect(MAX_STEPS[blockNumber('wallace')]).toBe(4)
    expect(MAX_STEPS[blockNumber('norse')]).toBe(3)
    expect(MAX_STEPS[blockNumber('etterick')]).toBe(2)
    const table = position({ fife: 'etterick 1, moray 3' })
      .turn('move-1-1', 'victuals')
      .scotland('play', 'build etterick')
    expect(table.whyNot('scotland', 'build etterick')).toMatchObject({ rule: '2.11', code: 'full-strength' })
  })
})

describe('2.12 Combat rating', () => {
  it('EX-2 B1 hits only on 1, B3 on 1, 2 and 3', () => {
    const scots = position({ fife: 'keith 3, york-knights 4' }).battle('fife', 'england')
    expect(scots.dice(1, 2, 3).scotland('fight keith').heard('fought')[0].hits).toBe(1)
    const english = position({ fife: 'keith 3, york-knights 4' }).battle('fife', 'scotland')
    expect(english.dice(1, 2, 3, 4).england('fight york-knights').heard('fought')[0].hits).toBe(3)
  })
})

describe('2.21 Leaders', () => {
  it('are Wallace and the King for Scotland and Edward for England; all move 3', () => {
    expect(ofKind(SCOTLAND, 'leader')).toEqual(['3 A3', '3 A3'])
    expect(ofKind(ENGLAND, 'leader')).toEqual(['3 B4'])
  })

  it('moves a leader three areas where others go two', () => {
    const table = position({ buchan: 'wallace, douglas' }).turn('move-1-1', 'move-3-1')
    table.scotland('move wallace', 'to angus', 'to fife', 'to mentieth')
    expect(table.at('wallace')).toBe('mentieth')
    table.scotland('move douglas', 'to angus', 'to fife')
    expect(table.step).toBe('move')
  })
})

describe('2.22 Nobles', () => {
  it('are fourteen, seven to a faction; only Moray has no English block', () => {
    expect(NOBLES).toHaveLength(14)
    const faction = (name: string) => NOBLES.filter((_, noble) => FACTION[noble] === name).sort()
    expect(faction('bruce')).toEqual(['atholl', 'bruce', 'dunbar', 'lennox', 'mar', 'mentieth', 'stewart'])
    expect(faction('comyn')).toEqual(['angus', 'argyll', 'buchan', 'comyn', 'galloway', 'moray', 'ross'])
    expect(ofKind(ENGLAND, 'noble')).toEqual(Array(13).fill('2 B2'))
    expect(ofKind(SCOTLAND, 'noble')).toEqual(Array(14).fill('2 B2'))
    expect(BLOCKS.filter((block) => block.startsWith('moray'))).toEqual(['moray'])
  })

  it('has only one of a noble’s two blocks in play', () => {
    const table = position({ buchan: 'buchan-e 3' }).turn('move-1-1', 'herald')
    table.dice(4).scotland('play', 'name buchan')
    expect([table.at('buchan-s'), table.at('buchan-e')]).toEqual(['buchan', 'aside'])
    expect(table.steps('buchan-s')).toBe(3)
  })
})

describe('2.23 Archers', () => {
  it('are B3 for England (two) and B2 for Scotland (one)', () => {
    expect(ofKind(ENGLAND, 'archers')).toEqual(['2 B3', '2 B3'])
  })

  it('H-6 moves the Scottish archers 2', () => {
    expect(ofKind(SCOTLAND, 'archers')).toEqual(['2 B2'])
  })
})

describe('2.24 Knights', () => {
  it('are B3; light cavalry is B1 for Scotland and A2 for England', () => {
    expect(ofKind(ENGLAND, 'knights')).toEqual(['2 B3', '2 B3', '2 B3'])
    expect(ofKind(SCOTLAND, 'knights')).toEqual(['2 B3'])
    expect(ofKind(SCOTLAND, 'cavalry')).toEqual(['3 B1'])
    expect(ofKind(ENGLAND, 'hobelars')).toEqual(['3 A2'])
  })

  it('H-5 lets the French knights come by 7.62 and not at the start', () => {
    expect(position({ fife: 'wallace' }).at('french-knights')).toBe('aside')
  })
})

describe('2.25 Infantry', () => {
  it('is mostly C2, some C3, eight on each side', () => {
    const english = ofKind(ENGLAND, 'infantry')
    const scottish = ofKind(SCOTLAND, 'infantry')
    expect(english.filter((each) => each === '2 C3')).toHaveLength(2)
    expect(english.filter((each) => each === '2 C2')).toHaveLength(6)
    expect(scottish.filter((each) => each === '2 C3')).toHaveLength(3)
    expect(scottish.filter((each) => each === '2 C2')).toHaveLength(5)
  })
})

describe('2.26 Norse', () => {
  it('is A2 and moves as 4.7 says', () => {
    expect(ofKind(SCOTLAND, 'norse')).toEqual(['0 A2'])
  })
})
