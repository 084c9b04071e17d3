/** Matches in the middle, of each game, by what a seat is asked there. */
import { ancienRegime } from '@muster/ancien-regime/game'
import { caption as ancienCaption } from '@muster/ancien-regime/text/caption'
import type { AncienView } from '@muster/ancien-regime/view'
import { hammerOfTheScots } from '@muster/hammer-of-the-scots/game'
import { caption as hammerCaption } from '@muster/hammer-of-the-scots/text/caption'
import type { HammerView } from '@muster/hammer-of-the-scots/view'
import type { Game } from '@muster/kernel/game'
import { checkSetup } from '@muster/kernel/setup'
import { richardIII } from '@muster/richard-iii/game'
import { caption as richardCaption } from '@muster/richard-iii/text/caption'
import type { RichardView } from '@muster/richard-iii/view'
import { thisWarWithoutAnEnemy } from '@muster/this-war-without-an-enemy/game'
import { caption as warCaption } from '@muster/this-war-without-an-enemy/text/caption'
import type { WarView } from '@muster/this-war-without-an-enemy/view'
import type { SavedMatch } from '../src/match/saved.ts'
import { played, type Wanted } from '../tools/positions.ts'

/** Hammer of the Scots, Braveheart. */
export const hammerMatch = (wanted: Wanted): SavedMatch =>
  played(
    hammerOfTheScots as unknown as Game,
    { scenario: 'braveheart', players: 2, options: { schiltrons: 'off', bid: 'none' } },
    wanted,
    (view, language) => hammerCaption(view as HammerView, language),
  )

/** Richard III, the whole of the Wars of the Roses. */
export const richardMatch = (wanted: Wanted): SavedMatch => {
  const game = richardIII as unknown as Game
  return played(game, checkSetup(game, { scenario: 'wars-of-the-roses' }), wanted, (view, language) =>
    richardCaption(view as RichardView, language),
  )
}

/** This War Without an Enemy. */
export const warMatch = (wanted: Wanted, scenario = 'mid-war'): SavedMatch =>
  played(
    thisWarWithoutAnEnemy as unknown as Game,
    { scenario, players: 2, options: {} },
    wanted,
    (view, language) => warCaption(view as WarView, language),
  )

/** Coalitions: Ancien Régime, 1740, with so many players. */
export const ancienMatch = (wanted: Wanted, players = 7): SavedMatch =>
  played(
    ancienRegime as unknown as Game,
    { scenario: '1740', players, options: {} },
    wanted,
    (view, language) => ancienCaption(view as AncienView, language),
  )

/** A finished match with its last choices of the seat taken away again, so that it can be finished by hand. */
export function hammerNearEnd({ id, seat, cut }: { id: string; seat: number; cut: number }): SavedMatch {
  const whole = hammerMatch({ id, seat, until: null })
  const own = whole.log.flatMap(([who], at) => (who === seat ? [at] : []))
  return { ...whole, log: whole.log.slice(0, own[own.length - cut]), outcome: null, deciding: [seat] }
}
