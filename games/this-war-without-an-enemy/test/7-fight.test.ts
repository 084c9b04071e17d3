/** 7.1 to 7.44 What opponents expect of a Battle, and whether they withdraw from it. */
import { Sheet } from '@muster/kernel/mind'
import { describe, expect, it } from 'vitest'
import { advise } from '../advice/advice.ts'
import { warCounsel } from '../mind/counsel.ts'
import { Fight } from '../mind/fight.ts'
import { warMind } from '../mind/mind.ts'
import { PARLIAMENT, placeNumber, ROYALIST, type Side } from '../tables.ts'
import { type Placement, position, type TestTable } from '../testing/position.ts'

const AREA = 'hampshire'

function fought({ state }: TestTable, attacker: Side): Fight {
  const area = placeNumber(AREA)
  state.attacker[area] = attacker
  const fight = new Fight()
  fight.reckon(state, area, 1)
  return fight
}

const lost = ({ steps, left }: Fight, side: Side): number => steps[side] * (1 - left[side])

describe('what a Battle is likely to come to', () => {
  it('7.1 Defenders who came to reinforce spare nobody in the first round', () => {
    const board = {
      [AREA]:
        'r-northampton 3, r-charles 4, r-rupert 4, p-essex 4, p-e-foot-gloucester 4, p-s-foot-gloucester 4',
    }
    const all = fought(position(board), PARLIAMENT)
    const late = position(board)
    for (const block of ['r-charles', 'r-rupert']) late.state.late[late.block(block)] = 1
    const some = fought(late, PARLIAMENT)
    expect(lost(some, PARLIAMENT)).toBeLessThan(lost(all, PARLIAMENT) - 1)
    expect(some.wins[ROYALIST]).toBeLessThan(all.wins[ROYALIST])
  })

  it('7.1 Attackers over another border than most come in the second round', () => {
    const board = (second: string): Placement => ({
      [AREA]: `r-hopton 4, p-essex 4 from surrey-sussex, p-waller 4 from ${second}`,
    })
    const together = fought(position(board('surrey-sussex')), PARLIAMENT)
    const apart = fought(position(board('wiltshire')), PARLIAMENT)
    expect(lost(apart, PARLIAMENT)).toBeGreaterThan(lost(together, PARLIAMENT))
  })

  it('7.41 guns fire in the first round, and not from Reserve', () => {
    const board = { [AREA]: 'r-hopton 4, p-essex 4, p-cannon-1 4' }
    const near = fought(position(board), ROYALIST)
    const late = position(board)
    late.state.late[late.block('p-cannon-1')] = 1
    expect(lost(near, ROYALIST)).toBeGreaterThan(lost(fought(late, ROYALIST), ROYALIST) + 0.8)
    expect(near.steps[PARLIAMENT]).toBe(4)
  })

  it('7.42 horse is worth more against an army that has none', () => {
    const alone = fought(position({ [AREA]: 'r-rupert 4, p-waller 4' }), ROYALIST)
    const met = fought(position({ [AREA]: 'r-rupert 4, p-m-horse-pool 2, p-waller 2' }), ROYALIST)
    expect(alone.wins[ROYALIST]).toBeGreaterThan(met.wins[ROYALIST])
  })
})

describe('7.2 Withdrawal', () => {
  /** Whether they withdraw: at first sight, and by a Captain's counsel. */
  function goes(blocks: string, given: { vp?: number; year?: number } = {}): [boolean, boolean] {
    const { state } = position({ [AREA]: blocks }, given).battle(AREA, 'royalist')
    expect(state.stack.at(-1)?.step).toBe('withdrawal')
    const looks = warCounsel()(state, PARLIAMENT)
    return [
      advise(state, PARLIAMENT, 'withdraw-army', 0, 0) > advise(state, PARLIAMENT, 'stand', 0, 0),
      looks('withdraw-army', 0, 0) > looks('stand', 0, 0),
    ]
  }

  it('is not tried by foot alone, which horse would catch: it would lose two strength and fight all the same', () => {
    expect(goes('p-s-foot-devon 3, r-rupert 4, r-hopton 4')).toEqual([true, false])
  })

  it('is what horse does that nobody can catch, before a much stronger army', () => {
    expect(goes('p-s-horse-pool 2, r-charles 4, r-hopton 4, r-m-foot-pool 3')).toEqual([true, true])
  })

  it('is not what the stronger does', () => {
    expect(goes('p-essex 4, p-s-horse-pool 3, p-waller 4, r-charles 2')).toEqual([false, false])
  })
})

describe('9.11 hunger', () => {
  const hungry = ({ state }: TestTable): number => {
    const names: string[] = []
    const sheet = new Sheet(512, names)
    warMind().look(state, ROYALIST, sheet)
    return sheet.numbers[names.indexOf('royalist hungry')]
  }

  it('3.21 is not that of guns, and begins with the horse', () => {
    const foot = 'r-charles, r-hopton, r-m-foot-pool, r-w-foot-cheshire'
    expect(hungry(position({ [AREA]: `${foot}, r-cannon-1, r-cannon-2` }))).toBe(0)
    expect(hungry(position({ [AREA]: `${foot}, r-s-foot-pool` }))).toBe(1)
    const horse = 'r-rupert, r-s-horse-pool, r-w-horse-pool-1, r-w-horse-pool-2'
    expect(hungry(position({ [AREA]: horse }))).toBeGreaterThan(0)
  })
})
