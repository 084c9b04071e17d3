/** What a newcomer may as well answer now: only for somebody who is coached, and only where the game has a suggestion. */
import type { Suggestion } from '../client.ts'
import { settings } from '../settings.svelte.ts'
import type { Table } from '../table.svelte.ts'

export const suggestedAt = (table: Table): Suggestion | null =>
  settings.coach && table.decides ? (table.client.suggests?.(table) ?? null) : null
