/** What a newcomer may as well do with the first six cards (2.1): keep those that let most be done. */
import type { Suggestion } from '@muster/table-kit/client.ts'
import { settings } from '@muster/table-kit/settings.svelte.ts'
import type { Table } from '@muster/table-kit/table.svelte.ts'
import { CARD_POINTS, CARDS } from '../tables.ts'
import type { WarView } from '../view.ts'

const WHY = {
  en: 'You keep the cards with most Action Points.',
  pl: 'Zostają karty z największą liczbą Punktów Akcji.',
} as const

export function suggests({ promptCode, view, moment }: Table): Suggestion | null {
  const left = moment.seen.decision?.prompt.params.left
  if (promptCode !== 'discard' || typeof left !== 'number') return null
  const points = (card: string): number => CARD_POINTS[CARDS.indexOf(card)]
  const least = [...(view as WarView).hand].sort((one, two) => points(one) - points(two))
  return { choices: least.slice(0, left).map((card) => `discard ${card}`), why: WHY[settings.language] }
}
