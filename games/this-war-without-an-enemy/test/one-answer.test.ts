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
