import type { SavedMatch } from '../match/saved.ts'

/** Whether a match kept here waits for somebody at this screen. */
export const isMine = (match: SavedMatch): boolean =>
  match.outcome === null && match.deciding.some((seat) => match.seats[seat]?.kind === 'here')
