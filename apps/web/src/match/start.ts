/** Starting matches that are kept in this browser, and starting them again. */
import { checkSetup, type Wish } from '@muster/kernel/setup'
import type { SeatPlan } from '@muster/table-kit/match/source.ts'
import { loadRules } from '../games/rules.ts'
import { keepMatch, keptMatch, newMatch } from './saved.ts'

/** The id of the new match. */
export async function startOffline(
  game: string,
  wish: Wish,
  players: readonly (string | null)[],
): Promise<string> {
  const { game: rules } = await loadRules(game)
  const setup = checkSetup(rules, wish)
  const seats = rules.seats(setup).map((id, i): SeatPlan => {
    const bot = players[i]
    return bot == null ? { id, kind: 'here', name: '' } : { id, kind: 'bot', name: bot }
  })
  const match = newMatch(game, rules.version, setup, seats, new Date())
  await keepMatch(match)
  return match.id
}

/** The same match again, with the sides swapped or not. */
export async function rematch(id: string, swapped: boolean): Promise<string | null> {
  const before = await keptMatch(id)
  if (before === undefined) return null
  const players = before.seats.map((seat) => (seat.kind === 'bot' ? seat.name : null))
  return startOffline(before.game, before.setup, swapped ? [...players.slice(1), players[0]] : players)
}

/** Hands a text to the reader as a file. */
export function download(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
