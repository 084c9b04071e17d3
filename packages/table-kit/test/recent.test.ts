/** What others did, in as few lines as say it. */
import { expect, it } from 'vitest'
import { beatsOf, summed } from '../src/course/recent.ts'
import { ENEMY, type ToyEvent, toyClient, VIEW } from './fake.ts'

const kindsOf = (...steps: readonly (readonly ToyEvent[])[]): (readonly string[])[] => {
  const log = steps.map((events, i) => ({ at: i + 1, seat: ENEMY, events }))
  return summed(beatsOf(toyClient.course, log, 1, VIEW)).map((beat) => [
    beat.brief ?? beat.kind,
    ...beat.events.map(({ type }) => type),
  ])
}

it('puts a battle from its announcement to its end into one line, and leaves everything else as it is', () => {
  const battle = [
    { type: 'battle', area: 'north' },
    { type: 'rolled' },
    { type: 'hit', block: 'ann', steps: 1 },
  ]
  const marched = { type: 'marched', token: 4, from: 'north', to: 'east' }
  expect(kindsOf([marched], [...battle, { type: 'won' }], [marched])).toEqual([
    ['march', 'marched'],
    ['battle', 'battle', 'rolled', 'hit', 'won'],
    ['march', 'marched'],
  ])
  // One that goes on, or whose beginning was seen before, is told blow by blow.
  expect(kindsOf(battle).map(([kind]) => kind)).toEqual(['announced', 'roll'])
  expect(kindsOf([{ type: 'rolled' }, { type: 'won' }]).map(([kind]) => kind)).toEqual(['roll', 'result'])
})
