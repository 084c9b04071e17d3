/** A worked example holds: all of it can be played, what it says is refused is refused by that rule, and all stand where it says. */
import { expect } from 'vitest'
import type { BaseState, Game } from '../src/game.ts'
import type { Lab } from '../src/lab.ts'
import { explain } from '../src/play.ts'
import { checkSetup } from '../src/setup.ts'
import { parseAction } from '../src/words.ts'
import { momentsOf, type WorkedExample } from '../src/worked-example.ts'

export function exampleHolds<S extends BaseState, V>(
  game: Game<S, V>,
  lab: Lab,
  example: WorkedExample,
): void {
  const seats = game.seats(checkSetup(game, example.position))
  const moments = momentsOf(game, example)
  example.steps.forEach(({ refused = {}, stand = {}, count = {}, given = {} }, i) => {
    const { state } = moments[i + 1]
    for (const [said, rule] of Object.entries(refused)) {
      const [seat, words] = said.split(': ')
      const refusal = explain(game, state, seats.indexOf(seat), parseAction(game, words))
      expect(refusal?.rule ?? 'allowed', `${example.id}, step ${i + 1}: ${said}`).toBe(rule)
    }
    const described = game.describe?.(state)
    const pieces = lab.read(described?.board ?? {})
    const stood = new Map(
      pieces.map(({ piece, place, strength }) => [
        piece,
        place in lab.boxes ? place : `${place} ${strength}`,
      ]),
    )
    for (const [place, many] of Object.entries(count))
      expect(
        pieces.filter((each) => each.place === place),
        `${example.id}, step ${i + 1}: ${place}`,
      ).toHaveLength(many)
    expect(described?.given ?? {}, `${example.id}, step ${i + 1}`).toMatchObject(given)
    for (const [piece, where] of Object.entries(stand))
      expect(stood.get(piece), `${example.id}, step ${i + 1}: ${piece}`).toMatch(
        new RegExp(`^${where}( \\d)?$`),
      )
  })
  const named = new Set(Object.values(game.domains).flat())
  expect(
    example.areas.filter((area) => !named.has(area)),
    `${example.id} is about areas`,
  ).toEqual([])
  const tells = example.steps.some(({ refused, stand, count, given }) =>
    [refused, stand, count, given].some((claim) => claim !== undefined),
  )
  expect(tells, `${example.id} claims nothing`).toBe(true)
}
