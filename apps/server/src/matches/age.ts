/** How long things last by themselves. */
import type { MatchRow } from '../storage/matches.ts'

export const DAY_MS = 24 * 60 * 60 * 1000
export const OPEN_DAYS = 14
export const IDLE_DAYS = 180
/** Open matches that one person may have at a time. */
export const MAX_OPEN = { guest: 3, account: 12 } as const
const after = (iso: string, days: number): string => new Date(Date.parse(iso) + days * DAY_MS).toISOString()

/** When a match ends by itself, if nothing happens before. */
export function lapseOf(
  row: Pick<MatchRow, 'status' | 'created' | 'started'>,
  lastChoice: string | null,
): string | null {
  switch (row.status) {
    case 'open':
      return after(row.created, OPEN_DAYS)
    case 'playing':
      return after(lastChoice ?? row.started ?? row.created, IDLE_DAYS)
    case 'over':
      return null
  }
}
