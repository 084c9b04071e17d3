import { describe, expect, it } from 'vitest'
import {
  BLOCKS,
  BLOCKS_OF,
  blockNumber,
  COUNTERPART,
  EVERY_BLOCK,
  HEIR_RANK,
  HEIRS,
  KIND,
  LOYALTY,
  MAX_STEPS,
  REBEL,
  SIDE,
} from '../tables.ts'
import { position } from '../testing/position.ts'
import { opening } from './opening.ts'

describe('3.11 Strength', () => {
  it('is at most 4, 3 or 2, and one die is rolled for each step', () => {
    expect(new Set(MAX_STEPS)).toEqual(new Set([2, 3, 4]))
    const table = position({ kent: 'devon 2, york 3' }).battle('kent', 'york')
    table.dice(6, 6).lancaster('fight devon').dice(6, 6, 6).york('fight york')
    expect(table.heard('fought').map((event) => event.dice.length)).toEqual([2, 3])
  })

  it('goes down by one with each hit', () => {
    const table = position({ kent: 'devon 2, york 4' })
      .battle('kent', 'york')
      .dice(1, 2)
      .lancaster('fight devon')
    expect(table.steps('york')).toBe(2)
  })
})

describe('3.12 Combat rating', () => {
  it('makes A act before B before C, and the number the highest roll that hits', () => {
    const table = position({ derby: 'london-levy 4, march 3, rutland 3, devon 2' }).battle(
      'derby',
      'lancaster',
    )
    expect(table.offered('york', 'fight')).toEqual(['march'])
    table.dice(3, 4, 4).york('fight march')
    expect(table.steps('devon')).toBe(1)
    expect(table.offered('york', 'fight')).toEqual(['rutland'])
    table.york('hold rutland').lancaster('hold devon')
    expect(table.offered('york', 'fight')).toEqual(['london-levy'])
  })
})

describe('3.13 Loyalty', () => {
  const loyalty = (block: string) => LOYALTY[blockNumber(block)]

  it('EX-17 makes Rivers 1 for Lancaster and 2 for York', () => {
    expect([loyalty('rivers-l'), loyalty('rivers-y')]).toEqual([1, 2])
  })

  it('never lets roses, levies and mercenaries defect', () => {
    for (const target of ['essex', 'london-levy', 'irish-mercenary']) {
      const table = position({ kent: `henry-vi, ${target}` }).battle('kent', 'york')
      while (table.deciding[0] !== 'lancaster') table.act('york', `hold ${target}`)
      const refusal = table.whyNot('lancaster', `persuade henry-vi ${target}`)
      expect(refusal).toMatchObject({ rule: '3.13', code: 'never-defects' })
    }
  })
})

describe('3.21 Heirs', () => {
  it('are five a side, ranked from 1 to 5', () => {
    expect(HEIRS.map((heirs) => heirs.map((heir) => BLOCKS[heir]))).toEqual([
      ['henry-vi', 'prince-edward', 'exeter-l', 'somerset', 'richmond'],
      ['york', 'march', 'rutland', 'clarence-y', 'gloucester'],
    ])
    expect(HEIRS[1].map((heir) => HEIR_RANK[heir])).toEqual([1, 2, 3, 4, 5])
  })

  it('make the senior of each side King or Pretender', () => {
    const { view } = { view: opening('wars-of-the-roses').view(0) }
    expect([view.throne, view.king, view.pretender]).toEqual(['lancaster', 'henry-vi', 'york'])
    const later = position({ kent: 'somerset, exeter-l', calais: 'rutland, march' }).view(0)
    expect([later.king, later.pretender]).toEqual(['exeter-l', 'march'])
  })
})

describe('3.22 Nobles', () => {
  it('without a rose have a block for each side, of which one is in play', () => {
    const pairs = EVERY_BLOCK.filter((block) => COUNTERPART[block] >= 0 && KIND[block] === 'noble')
    for (const block of pairs) expect(SIDE[COUNTERPART[block]]).toBe(1 - SIDE[block])
    const { state } = opening('wars-of-the-roses')
    const aside = state.at[blockNumber('stanley-y')]
    for (const block of pairs.filter((each) => KIND[COUNTERPART[each]] === 'noble')) {
      expect([state.at[block], state.at[COUNTERPART[block]]].filter((place) => place === aside)).toHaveLength(
        1,
      )
    }
  })
})

describe('3.23 Church', () => {
  it('has two blocks for each side and counts as one noble each for usurpation', () => {
    expect(EVERY_BLOCK.filter((block) => KIND[block] === 'church')).toHaveLength(4)
    const table = position({ derby: 'york-church-l', essex: 'essex' }).politicalTurn()
    expect(table.heard('nobles-counted')[0].counts).toEqual([1, 1])
  })
})

describe('3.24 Levies', () => {
  it('are one for each city of a side and a bombard each, and start in the pool', () => {
    const { state } = opening('wars-of-the-roses')
    const levies = EVERY_BLOCK.filter((block) => KIND[block] === 'levy' || KIND[block] === 'bombard')
    expect(levies.filter((block) => SIDE[block] === 0)).toHaveLength(5)
    expect(levies.filter((block) => SIDE[block] === 1)).toHaveLength(4)
    for (const block of levies) expect(state.at[block]).toBe(state.at[blockNumber('bristol-levy')])
  })
})

describe('3.25 Mercenaries', () => {
  it('are French, Scots and Welsh for Lancaster, Burgundian, Calais and Irish for York', () => {
    const of = (side: number) =>
      BLOCKS_OF[side]
        .filter((block) => KIND[block] === 'mercenary')
        .map((block) => BLOCKS[block].split('-')[0])
    expect(of(0).sort()).toEqual(['french', 'scots', 'welsh'])
    expect(of(1).sort()).toEqual(['burgundian', 'calais', 'irish'])
  })
})

describe('3.26 Rebel', () => {
  it('fights for the Pretender, whoever that is; R-6 it is one block, neither red nor white', () => {
    const first = opening('wars-of-the-roses')
    expect([first.at('rebel-y'), first.at('rebel-l')]).toEqual(['pool', 'aside'])
    const later = opening('kingmaker')
    expect([later.at('rebel-y'), later.at('rebel-l')]).toEqual(['aside', 'pool'])
    expect(REBEL.map((block) => COUNTERPART[block])).toEqual([REBEL[1], REBEL[0]])
  })

  it('joins the new Pretender after a usurpation', () => {
    const table = position({ essex: 'york, essex', kent: 'henry-vi', pool: 'rebel-y' })
    table.politicalTurn().lancaster('home henry-vi france').york('home york derby', 'home essex essex')
    expect([table.at('rebel-y'), table.at('rebel-l')]).toEqual(['aside', 'pool'])
  })
})
