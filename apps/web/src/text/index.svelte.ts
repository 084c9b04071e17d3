import { settings } from '../settings.svelte.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'

/** The words of the site in the reader's language. */
export const ui = {
  get t(): typeof en {
    return settings.language === 'pl' ? pl : en
  },
}

export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${ui.t.and} ${names.at(-1)}`

/** A moment in the reader's own zone: the hour today, the day otherwise. */
export function when(iso: string, now = new Date()): string {
  const then = new Date(iso)
  const sameDay = then.toDateString() === now.toDateString()
  const how: Intl.DateTimeFormatOptions = sameDay
    ? { hour: '2-digit', minute: '2-digit' }
    : { day: 'numeric', month: 'long' }
  return new Intl.DateTimeFormat(settings.language, how).format(then)
}

export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ')
