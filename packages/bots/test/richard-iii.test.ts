/**
 * “What would a good player do?” in Richard III: who goes to one place is named together, and nobody is sent to die; and
 * what Captains do not do any more.
 */

import { fastChance } from '@muster/kernel/chance'
import type { Advice } from '@muster/kernel/mind'
import { advance, apply, deciding, offersOf } from '@muster/kernel/play'
import { silentReferee } from '@muster/kernel/referee'
import { checkSetup } from '@muster/kernel/setup'
import { richardIII as game } from '@muster/richard-iii/game'
import { richardMind } from '@muster/richard-iii/mind/mind'
import { weights } from '@muster/richard-iii/mind/weights'
import { AREAS, BLOCKS_OF, EXILE_OF, LANCASTER, NO_SIDE, onMap, SIDES } from '@muster/richard-iii/tables'
import { position, type RichardTable, type SideName } from '@muster/richard-iii/testing'
import { expect, it } from 'vitest'
import { adviceFor } from '../src/advice.ts'
import { ask, seenBy } from '../src/bot.ts'
import { captain } from '../src/captain.ts'
import { openEye } from '../src/eye.ts'
import { lowestSeat } from '../src/foresight.ts'
import { recruitBot } from '../src/recruit.ts'

function advice(table: RichardTable, side: SideName): readonly Advice[] {
  const seat = SIDES.indexOf(side)
  const chance = fastChance(33)
  const seen = seenBy(game, table.state, seat, chance)
  const question = { game, seen, seat, offers: offersOf(game, table.state, seat), chance }
  return adviceFor(question, openEye(richardMind(), weights))
}

const goers = ({ choices }: Advice): string[] =>
  choices.filter((words) => words.startsWith('move ')).map((words) => words.slice('move '.length))

it('9.0 names all who go for the King together, not one of them alone', () => {
  const table = position(
    {
      kent: 'oxford, warwick-l, exeter-l',
      middlesex: 'gloucester',
      cornwall: 'richmond',
      'north-yorks': 'suffolk, norfolk',
    },
    { turn: 7 },
  ).acts('lancaster', 'action-2-1')
  const [best] = advice(table, 'lancaster')
  expect(goers(best).toSorted()).toEqual(['exeter-l', 'oxford', 'warwick-l'])
  expect(best.choices.filter((words) => words === 'to middlesex')).toHaveLength(3)
})

it('5.2 does not send one against many', () => {
  const table = position({
    kent: 'oxford',
    middlesex: 'gloucester, arundel, suffolk, norfolk',
    cornwall: 'richmond',
  }).acts('lancaster', 'action-2-1')
  for (const { choices } of advice(table, 'lancaster')) expect(choices).not.toContain('to middlesex')
})

/** How many of Lancaster stand together in England when the first turn of a Kingmaker is over. */
function landedTogether(seed: number): number {
  const bots = [captain(openEye(richardMind(), weights)), recruitBot]
  const referee = silentReferee(fastChance(seed))
  const thoughts = fastChance(seed + 1000)
  const s = game.setup(checkSetup(game, { scenario: 'kingmaker' }), referee)
  advance(game, s, referee)
  while (s.turn === 1) {
    const seat = lowestSeat(deciding(game, s))
    apply(game, s, seat, ask(bots[seat], game, s, seat, offersOf(game, s, seat), thoughts), referee)
  }
  const together = AREAS.map(
    (_, area) =>
      BLOCKS_OF[LANCASTER].filter(
        (block) => onMap(s.at[block]) && s.at[block] === area && EXILE_OF[area] === NO_SIDE,
      ).length,
  )
  return Math.max(...together)
}

it('5.31 brings the exiles of Kingmaker over together: two by two they are beaten two by two', () => {
  const matches = Array.from({ length: 5 }, (_, i) => landedTogether(41 + i))
  expect(matches.filter((together) => together >= 4).length).toBeGreaterThanOrEqual(3)
})
