/** What a Captain's eye makes of the count of lords before it comes. */
import { Sheet } from '@muster/kernel/mind'
import { describe, expect, it } from 'vitest'
import { lordCount } from '../mind/count.ts'
import { richardMind } from '../mind/mind.ts'
import { nobleCount } from '../rules/8-political-turn.ts'
import { LANCASTER, YORK } from '../tables.ts'
import { position, type RichardTable } from '../testing/position.ts'

function notes({ state }: RichardTable): Map<string, number> {
  const names: string[] = []
  const sheet = new Sheet(1024, names)
  richardMind().look(state, LANCASTER, sheet)
  return new Map(names.map((name, i) => [name, sheet.numbers[i]]))
}

describe('8.2 London before the count', () => {
  const others = { essex: 'oxford', sussex: 'arundel' }

  it('counts for whoever has a lord in it', () => {
    const { state } = position({ ...others, middlesex: 'richmond' })
    expect(lordCount(state, LANCASTER)).toBe(3)
    expect(lordCount(state, YORK)).toBe(1)
  })

  it('R-33 does not count for the Rebel, a levy or mercenaries, who will have gone', () => {
    for (const block of ['rebel-l', 'coventry-levy', 'french-mercenary']) {
      const { state } = position({ ...others, middlesex: block })
      expect(lordCount(state, LANCASTER), block).toBe(1)
      expect(nobleCount(state, LANCASTER), block).toBe(2)
    }
  })

  it('counts for nobody while it is fought for', () => {
    const { state } = position({ ...others, middlesex: 'richmond, gloucester' })
    expect(lordCount(state, LANCASTER)).toBe(2)
    expect(lordCount(state, YORK)).toBe(2)
  })

  it('makes the eye see a lead in a lord there, and none in the Rebel', () => {
    const lead = (there: string, elsewhere: string): number | undefined =>
      notes(position({ ...others, middlesex: there, kent: elsewhere })).get('lead')
    expect(lead('richmond', 'rebel-l')).toBe(2)
    expect(lead('rebel-l', 'richmond')).toBe(1)
  })

  it('is the same as the count once the political turn has sent them home', () => {
    const table = position({ ...others, middlesex: 'rebel-l', kent: 'richmond' }, { campaign: 1 })
    const [lancaster, york] = [lordCount(table.state, LANCASTER), lordCount(table.state, YORK)]
    expect(table.politicalTurn().heard('nobles-counted')[0].counts).toEqual([lancaster, york])
  })
})

it('2.82 the Isle of Man is exile to the eye: nobody is counted there, and nobody marches from it', () => {
  const there = (area: string): Map<string, number> => notes(position({ [area]: 'french-mercenary, oxford' }))
  expect(there('isle-of-man').get('lancaster in exile')).toBe(there('france').get('lancaster in exile'))
  expect(there('isle-of-man').get('lancaster lords in exile')).toBe(1)
  expect(there('kent').get('lancaster in exile')).toBe(0)
})
