/** “What would a good player do?” in Richard III: who goes to one place is named together, and nobody is sent to die. */

import { fastChance } from '@muster/kernel/chance'
import type { Advice } from '@muster/kernel/mind'
import { offersOf } from '@muster/kernel/play'
import { richardIII as game } from '@muster/richard-iii/game'
import { richardMind } from '@muster/richard-iii/mind/mind'
import { weights } from '@muster/richard-iii/mind/weights'
import { SIDES } from '@muster/richard-iii/tables'
import { position, type RichardTable, type SideName } from '@muster/richard-iii/testing'
import { expect, it } from 'vitest'
import { adviceFor } from '../src/advice.ts'
import { seenBy } from '../src/bot.ts'
import { openEye } from '../src/eye.ts'

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
