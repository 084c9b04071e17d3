/** What newcomers are suggested in a first match can be done, and does what it says. */
import { ancienRegime } from '@muster/ancien-regime/game'
import { suggests as suggestsFrederick } from '@muster/ancien-regime/web/suggests'
import { fastChance } from '@muster/kernel/chance'
import type { Game } from '@muster/kernel/game'
import { act, decidingSeats, seatView, startMatch } from '@muster/kernel/match'
import { checkSetup } from '@muster/kernel/setup'
import { parseAction } from '@muster/kernel/words'
import type { GameClient } from '@muster/table-kit/client.ts'
import type { Table } from '@muster/table-kit/table.svelte.ts'
import { thisWarWithoutAnEnemy } from '@muster/this-war-without-an-enemy/game'
import { CARD_POINTS, CARDS } from '@muster/this-war-without-an-enemy/tables'
import { suggests as suggestsDiscards } from '@muster/this-war-without-an-enemy/web/suggests'
import { expect, it } from 'vitest'

/** Does in a fresh match what is suggested to whoever is first asked; what they are asked and see before and after. */
function followed(game: Game, suggests: NonNullable<GameClient['suggests']>, scenario: string) {
  const match = startMatch(game, checkSetup(game, { scenario }), fastChance(5))
  const [seat] = decidingSeats(game, match.state)
  const seen = seatView(game, match.state, seat)
  const { decision } = seen
  const table = {
    promptCode: decision?.prompt.code,
    view: seen.view,
    moment: { seen },
    offers: { all: decision?.offers },
  }
  const found = suggests(table as unknown as Table)
  for (const words of found?.choices ?? []) act(match, seat, parseAction(game, words))
  return {
    asked: decision?.prompt.code,
    found,
    before: seen.view,
    after: seatView(game, match.state, seat).view,
  }
}

it('This War: the cards with most Action Points are kept', () => {
  const { asked, found, before, after } = followed(thisWarWithoutAnEnemy, suggestsDiscards, 'early-war')
  const hand = (view: unknown) => [...(view as { hand: readonly string[] }).hand]
  const points = (cards: readonly string[]) => cards.map((card) => CARD_POINTS[CARDS.indexOf(card)])
  expect([asked, found?.choices.length]).toEqual(['discard', 4])
  const best = points(hand(before)).sort((one, two) => two - one)
  expect(points(hand(after)).sort((one, two) => two - one)).toEqual(best.slice(0, 2))
})

it('Ancien Régime: Frederick II is the General in Berlin', () => {
  const { asked, found } = followed(ancienRegime, suggestsFrederick, '1740')
  expect([asked, found?.choices]).toEqual(['frederick', ['frederick berlin']])
})
