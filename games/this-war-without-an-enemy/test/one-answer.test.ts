import { asksOnlyWhatIsToBeChosen } from '@muster/kernel/conformance/one-answer'
import { onlyAnswer } from '@muster/kernel/only-answer'
import { actionWords } from '@muster/kernel/words'
import { expect, it } from 'vitest'
import { thisWarWithoutAnEnemy as game } from '../game.ts'
import { PARLIAMENT } from '../tables.ts'
import { position } from '../testing/position.ts'

asksOnlyWhatIsToBeChosen(game)

it('6.15 does not ask to finish when nobody else can go into the City, though the other side acts next', () => {
  const table = position({ wiltshire: 'r-charles, r-rupert', somerset: 'p-garrison-1, p-essex' })
    .actions('royalist', 1)
    .group('royalist', 'wiltshire', 'r-charles', 'somerset')
  const answer = (): string | null => {
    const only = onlyAnswer(game, table.state, PARLIAMENT, { undoes: true, watched: true })
    return only === null ? null : actionWords(game, only)
  }
  table.parliament('withdraw p-garrison-1')
  expect(answer()).toBeNull()
  table.parliament('withdraw p-essex')
  expect(answer()).toBe('done')
})

it('7.2 does not ask a bot’s opponent who loses strength when only one can, though the rounds come next', () => {
  const table = position({ hampshire: 'r-rupert, p-waller 4' })
    .battle('hampshire', 'royalist')
    .parliament('withdraw-army')
  const answer = (undoes: boolean, watched: boolean): string | null => {
    const only = onlyAnswer(game, table.state, PARLIAMENT, { undoes, watched })
    return only === null ? null : actionWords(game, only)
  }
  for (let left = 2; left > 0; left--) {
    expect([table.step, answer(false, false)]).toEqual(['withdrawal-losses', 'lose p-waller'])
    // Among people it would tell how many of the hidden blocks are guns.
    expect(answer(false, true)).toBeNull()
    table.parliament('lose p-waller')
  }
  expect([table.steps('p-waller'), table.step]).toEqual([2, 'fire-or-engage'])

  const two = position({ hampshire: 'r-rupert, p-waller 4, p-essex 4' })
    .battle('hampshire', 'royalist')
    .parliament('withdraw-army')
  expect(two.step).toBe('withdrawal-losses')
  expect(onlyAnswer(game, two.state, PARLIAMENT, { undoes: false, watched: false })).toBeNull()
})
