/** Starting matches that are kept in this browser, and starting them again. */
import type { Position } from '@muster/kernel/position'
import { checkSetup, type Wish } from '@muster/kernel/setup'
import type { SeatPlan } from '@muster/table-kit/match/source.ts'
import { loadRules } from '../games/rules.ts'
import { keepMatch, keptMatch, newMatch, type SavedMatch } from './saved.ts'

/** The id of the new match. */
export async function startOffline(
  game: string,
  wish: Wish,
  players: readonly (string | null)[],
): Promise<string> {
  const match = await prepare(game, wish, players)
  await keepMatch(match)
  return match.id
}

/** The id of a new match that goes on from a position. */
export async function startAt(
  game: string,
  position: Position,
  players: readonly (string | null)[],
): Promise<string> {
  const match = await fromPosition(game, position, players)
  await keepMatch(match)
  return match.id
}

/** A match that begins from a position. Nothing is kept of it. */
export const fromPosition = async (
  game: string,
  position: Position,
  players: readonly (string | null)[],
): Promise<SavedMatch> => ({ ...(await prepare(game, position, players)), position })

async function prepare(game: string, wish: Wish, players: readonly (string | null)[]): Promise<SavedMatch> {
  const { game: rules } = await loadRules(game)
  const setup = checkSetup(rules, wish)
  const seats = rules.seats(setup).map((id, i): SeatPlan => {
    const bot = players[i]
    return bot == null ? { id, kind: 'here', name: '' } : { id, kind: 'bot', name: bot }
  })
  return newMatch(game, rules.version, setup, seats, new Date())
}

/** The same match again, with the sides swapped or not, against the same bots or others. */
export async function rematch(id: string, swapped: boolean, bots?: string): Promise<string | null> {
  const before = await keptMatch(id)
  if (before === undefined) return null
  const players = before.seats.map((seat) => (seat.kind === 'bot' ? (bots ?? seat.name) : null))
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
