/** How matches over the net are named in lists. */
import type { MatchInfo } from '@muster/protocol/matches'
import { listedGame } from '../catalogue.ts'
import { me } from '../people/me.svelte.ts'
import { ui } from '../text/index.svelte.ts'

export const gameName = (id: string): string => {
  const game = listedGame(id)
  return game === undefined ? id : ui.t.games[game.id].name
}

export const botName = (bot: string): string => ui.t.botName[bot] ?? bot

export function seatPlayer({ kind, name }: MatchInfo['seats'][number]): string {
  if (kind === 'bot') return botName(name ?? '')
  return name ?? ui.t.online.openSeat
}

/** Everybody but the reader; a number when they are many. */
export function othersOf(match: MatchInfo): string {
  const others = match.seats.filter((seat) => !seat.yours && seat.name !== me.person?.name)
  return others.length > 3 ? ui.t.lobby.others(others.length) : others.map(seatPlayer).join(', ')
}
