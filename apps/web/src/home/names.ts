/** How games and matches are named in lists. */
import { listed } from '@muster/catalogue/listed'
import type { Title } from '@muster/catalogue/title'
import type { MatchInfo } from '@muster/protocol/matches'
import { settings } from '@muster/table-kit/settings.svelte.ts'
import { wordsOf } from '../games/texts.svelte.ts'
import { me } from '../people/me.svelte.ts'
import { ui } from '../text/index.svelte.ts'

export const gameName = (id: string): string => {
  return listed(id)?.name[settings.language] ?? id
}

/** Hours where a match may take more than three. */
export const lengthOf = ({ minutes: [shortest, longest] }: Title): string =>
  longest > 180 ? ui.t.home.hours(shortest / 60, longest / 60) : ui.t.home.minutes(shortest, longest)

export const playersOf = ({ players: [fewest, most] }: Title): string =>
  fewest === most ? String(fewest) : `${fewest}–${most}`

/** The scenario, once the words of its game have come. */
export const scenarioOf = ({ game, setup }: { game: string; setup: { scenario: string } }): string =>
  wordsOf(game)?.scenario(setup.scenario) ?? ''

/** What a seat is called in its game. */
export const sideOf = (game: string, side: string): string => wordsOf(game)?.seat(side) ?? ''

/** Ended by the house, so that it is not even drawn. */
export const isClosed = ({ by }: NonNullable<MatchInfo['ending']>): boolean =>
  by === 'host' || by === 'abandonment'

type Seat = MatchInfo['seats'][number]

/** Who won a match that is over, by their sides unless told otherwise. */
export function resultOf(
  match: MatchInfo,
  called: (seat: Seat) => string = ({ side }) => sideOf(match.game, side),
): string {
  const { ending } = match
  if (ending === null) return ui.t.home.over
  if (isClosed(ending)) return ui.t.home.closed
  if (ending.winners.length === 0) return ui.t.home.drawn
  return ui.t.lobby.winners(ending.winners.map((seat) => called(match.seats[seat])).join(', '))
}

export const botName = (bot: string): string => ui.t.botName[bot] ?? bot

export function seatPlayer({ kind, name }: Seat): string {
  if (kind === 'bot') return botName(name ?? '')
  return name ?? (kind === 'person' ? ui.t.online.deleted : ui.t.online.openSeat)
}

/** Everybody but the reader; a number when they are many. */
export function othersOf(match: MatchInfo): string {
  const others = match.seats.filter((seat) => !seat.yours && seat.name !== me.person?.name)
  return others.length > 3 ? ui.t.lobby.others(others.length) : others.map(seatPlayer).join(', ')
}
