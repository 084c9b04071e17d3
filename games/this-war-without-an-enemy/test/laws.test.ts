import { fastChance } from '@muster/kernel/chance'
import { obeysTheLaws } from '@muster/kernel/conformance/laws'
import { checkSetup } from '@muster/kernel/setup'
import { thisWarWithoutAnEnemy } from '../game.ts'
import type { State } from '../state.ts'
import { onBoard, PARLIAMENT, RUPERT } from '../tables.ts'
import { rarePosition } from '../testing/rare-positions.ts'

/** Rare positions, and one of them with Rupert dismissed; that he is hardly ever comes about by lot. */
function position(seed: number): State {
  const rare = rarePosition(fastChance(seed))
  return seed % 20 === 0 && onBoard(rare.at[RUPERT]) ? rupertLost(rare) : rare
}

function rupertLost(s: State): State {
  s.rupertLost = true
  s.cards[PARLIAMENT] = s.cardAt.findIndex((_, card) => !s.hands.flat().includes(card))
  s.stack.push({ step: 'dismiss-rupert' })
  return s
}

for (const { id } of thisWarWithoutAnEnemy.scenarios) {
  obeysTheLaws(thisWarWithoutAnEnemy, {
    setup: checkSetup(thisWarWithoutAnEnemy, { scenario: id }),
    tokens: (s) => s.token,
    matches: 100,
    limit: 20_000,
    ...(id === 'full-war' ? { position, elsewhere: ['place-charles', 'place-blocks'] } : {}),
  })
}
