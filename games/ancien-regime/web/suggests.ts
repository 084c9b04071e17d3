/** Who a newcomer may as well take for Frederick II: the General in the capital. */
import type { Suggestion } from '@muster/table-kit/client.ts'
import { settings } from '@muster/table-kit/settings.svelte.ts'
import type { Table } from '@muster/table-kit/table.svelte.ts'

const WHY = {
  en: 'From the capital he is soon wherever he is needed.',
  pl: 'Ze stolicy wszędzie mu blisko.',
} as const
const IN_THE_CAPITAL = 'frederick berlin'

export const suggests = ({ promptCode, offers }: Table): Suggestion | null =>
  promptCode === 'frederick' && offers.all.includes(IN_THE_CAPITAL)
    ? { choices: [IN_THE_CAPITAL], why: WHY[settings.language] }
    : null
