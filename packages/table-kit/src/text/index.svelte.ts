import type { Language } from '@muster/kernel/text'
import { settings } from '../settings.svelte.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'

/** What a game calls things in its own rulebook's words, where those are not what tables say. */
export interface Terms {
  readonly room?: Partial<(typeof en)['room']>
  readonly table?: Partial<(typeof en)['table']>
  readonly list?: Partial<(typeof en)['list']>
  readonly course?: Partial<(typeof en)['course']>
  readonly result?: Partial<(typeof en)['result']>
  readonly outcomeOfBattle?: Partial<(typeof en)['outcomeOfBattle']>
}

let terms = $state.raw<Readonly<Partial<Record<Language, Terms>>>>({})
/** From now on tables speak of this game. */
export const speakOf = (game: Readonly<Partial<Record<Language, Terms>>>): void => {
  terms = game
}

const words = $derived.by((): typeof en => {
  const shared = settings.language === 'pl' ? pl : en
  const own = terms[settings.language]
  if (own === undefined) return shared
  return {
    ...shared,
    room: { ...shared.room, ...own.room },
    table: { ...shared.table, ...own.table },
    list: { ...shared.list, ...own.list },
    course: { ...shared.course, ...own.course },
    result: { ...shared.result, ...own.result },
    outcomeOfBattle: { ...shared.outcomeOfBattle, ...own.outcomeOfBattle },
  }
})

/** The words of a table in the reader's language. */
export const ui = {
  get t(): typeof en {
    return words
  },
}

export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${ui.t.and} ${names.at(-1)}`

/** As the reader's own country writes it, where the browser knows one of that language: 14:05 or 2:05 PM. */
export const locale = (): string =>
  globalThis.navigator?.languages?.find((each) => each.toLowerCase().startsWith(settings.language)) ??
  settings.language

/** A moment in the reader's own zone: the hour today, the day otherwise. */
export function when(iso: string, now = new Date()): string {
  const then = new Date(iso)
  const sameDay = then.toDateString() === now.toDateString()
  const how: Intl.DateTimeFormatOptions = sameDay
    ? { hour: '2-digit', minute: '2-digit' }
    : { day: 'numeric', month: 'long' }
  return new Intl.DateTimeFormat(locale(), how).format(then)
}

export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ')
