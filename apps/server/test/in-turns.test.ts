import { expect, it } from 'vitest'
import { InTurns } from '../src/socket/in-turns.ts'

it('everybody has one turn in a round, a few at a step, whoever comes and goes meanwhile', () => {
  const all = new Set(Array.from({ length: 95 }, (_, i) => i))
  const turns = new InTurns(all, 30)
  const round = Array.from({ length: 30 }, () => turns.next())
  expect(Math.max(...round.map((each) => each.length))).toBe(4)
  expect(round.flat()).toEqual([...all])
  all.delete(94)
  all.add(95)
  expect(Array.from({ length: 30 }, () => turns.next()).flat()).toEqual([...all])
})

it('few are not asked more often than many', () => {
  const turns = new InTurns(new Set(['a', 'b']), 30)
  const round = Array.from({ length: 30 }, () => turns.next()).flat()
  expect(round).toEqual(['a', 'b'])
  expect(turns.next()).toEqual(['a'])
})
