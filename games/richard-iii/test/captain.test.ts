/** What a Captain knows beyond the Recruit: traits found by playing, and strokes at heirs. */
import { firstOf, secondOf, verbOf } from '@muster/kernel/action'
import { fastChance } from '@muster/kernel/chance'
import type { Course, Sight } from '@muster/kernel/mind'
import { advance, apply, deciding, offersOf, top } from '@muster/kernel/play'
import { silentReferee } from '@muster/kernel/referee'
import { checkSetup } from '@muster/kernel/setup'
import { describe, expect, it } from 'vitest'
import { looksTo, sightOf } from '../advice/advice.ts'
import { RECRUIT } from '../advice/traits.ts'
import { richardIII as game } from '../game.ts'
import { marshalTraitsOf, traitsOf } from '../mind/counsel.ts'
import { richardMind } from '../mind/mind.ts'
import { AREAS, areaNumber, BLOCKS, blockNumber, LANCASTER, YORK } from '../tables.ts'
import { position } from '../testing/position.ts'

const endsIn = (course: Course): string => AREAS[course.findLast(([verb]) => verb === 'to')?.[1] ?? -1]
const moving = (course: Course): string[] =>
  course.filter(([verb]) => verb === 'move').map(([, block]) => BLOCKS[block ?? -1])

describe('9.0 strokes', () => {
  const placement = {
    kent: 'oxford, warwick-l',
    sussex: 'exeter-l, clarence-l',
    middlesex: 'gloucester',
    essex: 'suffolk',
  }

  it('lead to an heir of the enemy, all who can be paid for first', () => {
    const table = position(placement).acts('lancaster', 'action-2-1')
    const strokes = richardMind().plans?.strokes?.(table.state, LANCASTER) ?? []
    expect(strokes.map(endsIn)).toEqual(['middlesex', 'middlesex'])
    expect(moving(strokes[0]).toSorted()).toEqual(['clarence-l', 'exeter-l', 'oxford', 'warwick-l'])
  })

  it('are none where no heir can be reached', () => {
    const table = position({ ...placement, middlesex: 'arundel', cumbria: 'gloucester' }).acts(
      'lancaster',
      'action-2-1',
    )
    expect(richardMind().plans?.strokes?.(table.state, LANCASTER)).toEqual([])
  })
})

describe('the traits of a Captain', () => {
  it('are those of its scenario and side; where nobody has looked for any, the Recruit’s', () => {
    expect(traitsOf('richard-iii-1483', LANCASTER)).not.toEqual(traitsOf('richard-iii-1483', YORK))
    expect(Object.keys(traitsOf('richard-iii-1483', LANCASTER)).toSorted()).toEqual(
      Object.keys(RECRUIT).toSorted(),
    )
    expect(traitsOf('a fourth war', YORK)).toEqual(RECRUIT)
  })

  it('are a Marshal’s too, unless better ones were found for him, by which alone he differs at first sight', () => {
    expect(marshalTraitsOf('richard-iii-1483', LANCASTER)).toEqual(traitsOf('richard-iii-1483', LANCASTER))
    expect(marshalTraitsOf('wars-of-the-roses', YORK)).not.toEqual(traitsOf('wars-of-the-roses', YORK))
    expect(marshalTraitsOf('a fourth war', YORK)).toEqual(RECRUIT)
  })

  it('6.82 make it go for an heir whom everybody has seen rather than for a lord, as a Recruit would not', () => {
    const table = position({
      derby: 'oxford, exeter-l, warwick-l',
      leicester: 'arundel',
      warwick: 'gloucester',
    })
    const { state } = table.acts('lancaster', 'action-2-1').lancaster('move warwick-l')
    for (const name of ['arundel', 'gloucester'])
      state.company[blockNumber(name)] = state.token[blockNumber(name)]
    const to = (look: Sight, area: string): number => look('to', areaNumber(area), 0)
    const recruit = sightOf(RECRUIT, state, LANCASTER)
    const captain = sightOf(traitsOf('richard-iii-1483', LANCASTER), state, LANCASTER)
    expect(to(captain, 'warwick')).toBeGreaterThan(to(captain, 'leicester') + 0.5)
    expect(Math.abs(to(recruit, 'warwick') - to(recruit, 'leicester'))).toBeLessThan(0.5)
  })
})

it('a choice looks the same whether it is asked about alone or with all others, and whatever is asked in between', () => {
  const traits = traitsOf('richard-iii-1483', LANCASTER)
  const referee = silentReferee(fastChance(7))
  const s = game.setup(checkSetup(game, { scenario: 'richard-iii-1483' }), referee)
  const elsewhere = position({ kent: 'oxford', middlesex: 'gloucester' }).acts('york', 'action-2-1').state
  advance(game, s, referee)
  const steps = new Set<string>()
  for (let seats = deciding(game, s); seats !== 0; seats = deciding(game, s)) {
    const seat = (seats & 1) === 0 ? YORK : LANCASTER
    const offers = offersOf(game, s, seat)
    const together = sightOf(traits, s, seat)
    const looks = offers.map((offer) => {
      const asked = [game.verbs[verbOf(offer)], firstOf(offer), secondOf(offer)] as const
      const look = together(...asked)
      expect(look, asked.join(' ')).toBe(looksTo(traits, s, seat, ...asked))
      looksTo(RECRUIT, elsewhere, YORK, 'move', blockNumber('gloucester'), 0)
      expect(together(...asked), asked.join(' ')).toBe(look)
      return look
    })
    steps.add(top(s).step)
    apply(game, s, seat, offers[looks.indexOf(Math.max(...looks))], referee)
  }
  expect([...steps]).toEqual(expect.arrayContaining(['actions', 'march', 'battle', 'regroup']))
})
