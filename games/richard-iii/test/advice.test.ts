/** What the Recruit would do: one position for each of its preferences. */

import { firstOf, secondOf, verbOf } from '@muster/kernel/action'
import { fastChance } from '@muster/kernel/chance'
import { offersOf } from '@muster/kernel/play'
import { actionWords } from '@muster/kernel/words'
import { describe, expect, it } from 'vitest'
import { advise } from '../advice/advice.ts'
import { richardIII as game } from '../game.ts'
import { SIDES } from '../tables.ts'
import { position, type RichardTable, type SideName } from '../testing/position.ts'

/** The offer that looks best, with all that is hidden dealt again. */
function bestOffer(table: RichardTable, side: SideName): string {
  const seat = SIDES.indexOf(side)
  const seen = game.redeal(table.state, seat, fastChance(1))
  const rated = offersOf(game, table.state, seat).map((action) => ({
    words: actionWords(game, action),
    look: advise(seen, seat, game.verbs[verbOf(action)], firstOf(action), secondOf(action)),
  }))
  return rated.reduce((best, each) => (each.look > best.look ? each : best)).words
}

/** Does what looks best until a side would end its actions. */
function plays(table: RichardTable, side: SideName): RichardTable {
  for (let words = bestOffer(table, side); words !== 'end'; words = bestOffer(table, side))
    table.act(side, words)
  return table
}

describe('the Recruit of Richard III', () => {
  it('raises a lord rather than a levy or a battle', () => {
    const placement = {
      kent: 'oxford, exeter-l, warwick-l',
      sussex: 'arundel',
      pool: 'pembroke, newcastle-levy',
    }
    const table = position(placement, { turn: 3 }).acts('lancaster', 'action-2-1')
    expect(bestOffer(table, 'lancaster')).toBe('recruit pembroke pembroke')
  })

  it('attacks where lords of its own wait for the enemy to be gone', () => {
    const placement = {
      derby: 'oxford, clarence-l, warwick-l',
      'south-yorks': 'arundel, norfolk',
      lincoln: 'hastings',
    }
    const marches = (pool: string): string => {
      const table = position({ ...placement, pool }).acts('lancaster', 'action-2-1')
      return bestOffer(table.lancaster('move warwick-l'), 'lancaster')
    }
    expect(marches('')).toBe('to lincoln')
    expect(marches('shrewsbury-l, york-church-l')).toBe('to south-yorks')
  })

  it('comes with the whole group from two areas off', () => {
    const table = position(
      { dorset: 'oxford, exeter-l, clarence-l', gloucester: 'buckingham-y' },
      { turn: 4 },
    ).acts('lancaster', 'action-2-1')
    plays(table, 'lancaster')
    expect(['oxford', 'exeter-l', 'clarence-l'].map((block) => table.at(block))).toEqual([
      'gloucester',
      'gloucester',
      'gloucester',
    ])
  })

  it('makes good an attack that it has begun before it begins another', () => {
    const table = position({
      leicester: 'oxford, exeter-l, clarence-l',
      derby: 'buckingham-y, hastings',
      lincoln: 'rivers-y',
    }).acts('lancaster', 'action-2-1')
    table.march('oxford', 'derby')
    plays(table, 'lancaster')
    expect(table.at('exeter-l')).toBe('derby')
  })

  describe('before the nobles are counted', () => {
    const nextDoor = { essex: 'march, norfolk, suffolk, essex, hastings' }

    it('enters London in spite of its neighbours if the enemy marches no more', () => {
      const table = position({ kent: 'prince-edward', ...nextDoor }, { turn: 7, throne: 'york' }).turn(
        'action-2-1',
        'action-3-1',
      )
      table.york('end')
      plays(table, 'lancaster')
      expect(table.at('prince-edward')).toBe('middlesex')
    })

    it('but not while the enemy has yet to march', () => {
      const table = position({ kent: 'prince-edward', ...nextDoor }, { turn: 7, throne: 'york' }).turn(
        'action-3-1',
        'action-2-1',
      )
      plays(table, 'lancaster')
      expect(table.at('prince-edward')).not.toBe('middlesex')
    })

    it('leaves a lord in London that it has won', () => {
      const table = position({ middlesex: 'oxford, exeter-l, london-levy 1', ...nextDoor }, { turn: 6 })
        .everyDie(1)
        .battle('middlesex', 'lancaster')
      while (table.step === 'battle') table.act(table.deciding[0], table.offers(table.deciding[0])[0])
      while (table.step === 'regroup') table.lancaster(bestOffer(table, 'lancaster'))
      expect([table.at('oxford'), table.at('exeter-l')]).toContain('middlesex')
    })

    it('dares a battle in the last turn that it would not dare before', () => {
      const placement = {
        kent: 'oxford, warwick-l 2',
        middlesex: 'hastings, rivers-y',
        essex: 'norfolk, suffolk',
      }
      const endsIn = (turn: number): string => {
        const table = position(placement, { turn, throne: 'york' }).turn('action-3-1', 'action-2-1')
        return plays(table, 'lancaster').at('oxford')
      }
      expect(endsIn(4)).not.toBe('middlesex')
      expect(endsIn(7)).toBe('middlesex')
    })
  })
})
