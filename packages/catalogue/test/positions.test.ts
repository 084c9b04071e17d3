/** Any moment of any match of any scenario can be written as a position, sent as text, and read again. */
import { checkPositions } from '@muster/kernel/conformance/positions'
import { checkSetup } from '@muster/kernel/setup'
import { describe, expect, it } from 'vitest'
import { CATALOGUE } from '../src/catalogue.ts'

/** MUSTER_STEPS=100000 for a long run. */
const STEPS = Number(process.env.MUSTER_STEPS ?? 250)

describe.each(CATALOGUE)('$title.id', ({ game }) => {
  it.each(game.scenarios)('$id: any moment is written and read again', ({ id, players }) => {
    const setup = checkSetup(game, { scenario: id, players: players[players.length - 1] })
    const { moments, longest } = checkPositions(game, setup, [1], STEPS, 23)
    expect(moments).toBeGreaterThan(4)
    expect(longest).toBeLessThan(12_000)
  })
})
