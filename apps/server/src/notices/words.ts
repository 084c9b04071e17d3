/** What notices say, in the reader's language. */
import { listed } from '@muster/catalogue/listed'
import type { Language } from '@muster/kernel/text'

export interface AwaitedIn {
  readonly match: string
  readonly game: string
  /** The name of the event it belongs to. */
  readonly event: string | null
  /** Who else plays. */
  readonly others: readonly string[]
  /** Milliseconds until the time is up; null without a clock. */
  readonly left: number | null
  /** Told before, and the time is running out. */
  readonly reminder: boolean
  /** It was made for them, by an event or of what they had said they would play; perhaps others begin. */
  readonly made: boolean
}

/** What hosts are told: whom the reports that wait are about. */
export interface ReportLetter {
  readonly reported: readonly string[]
}

const HOUR_MS = 60 * 60 * 1000

function leftWords(ms: number, language: Language): string {
  const hours = Math.max(1, Math.round(ms / HOUR_MS))
  const [count, unit] = hours >= 48 ? [Math.floor(hours / 24), 'day'] : [hours, 'hour']
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

const WORDS = {
  en: {
    made: (game: string) => `A match for you: ${game}`,
    manyMade: (count: number) => `${count} matches for you`,
    news: (count: number) => `News of ${count} matches`,
    isNew: (event: string | null) => (event === null ? 'a new match' : `a new match of “${event}”`),
    one: (game: string) => `Your turn in ${game}`,
    many: (count: number) => `Your turn in ${count} matches`,
    hurry: (game: string) => `Your time is running out in ${game}`,
    against: (who: string) => `against ${who}`,
    left: (long: string) => `${long} left`,
    why: 'You get this because you asked to be told when you are awaited.',
    stop: 'No more of these mails:',
    confirmSubject: 'Confirm your address at Muster',
    confirm: (name: string) =>
      `Somebody who is called ${name} at Muster has given this address. If that was you, confirm it here:`,
    ignore: 'If it was not you, do nothing: without this the address is not used.',
    resetSubject: 'A new password at Muster',
    reset: (name: string) =>
      `Somebody has asked for a new password for ${name} at Muster. If that was you, choose it here, within the hour:`,
    resetIgnore: 'If it was not you, do nothing: your password stays as it is.',
    reportSubject: (names: string) => `Reported at Muster: ${names}`,
    report: (count: number) =>
      count === 1 ? '1 report is waiting for a host:' : `${count} reports are waiting for a host:`,
    reportWhy: 'You get this because you are a host of this server.',
  },
  pl: {
    made: (game: string) => `Partia dla ciebie: ${game}`,
    manyMade: (count: number) => `Partie dla ciebie: ${count}`,
    news: (count: number) => `Wieści z twoich partii: ${count}`,
    isNew: (event: string | null) => (event === null ? 'nowa partia' : `nowa partia, „${event}”`),
    one: (game: string) => `Twoja kolej: ${game}`,
    many: (count: number) => `Twoja kolej, partii: ${count}`,
    hurry: (game: string) => `Kończy ci się czas: ${game}`,
    against: (who: string) => `przeciw: ${who}`,
    left: (long: string) => `zostało ${long}`,
    why: 'Piszemy, bo chcesz wiedzieć, kiedy inni na ciebie czekają.',
    stop: 'Koniec takich listów:',
    confirmSubject: 'Potwierdź swój adres w Muster',
    confirm: (name: string) =>
      `Ktoś o nazwie ${name} podał w Muster ten adres. Jeśli to ty, potwierdź go tutaj:`,
    ignore: 'Jeśli to nie ty, nie rób nic: bez tego adres nie będzie używany.',
    resetSubject: 'Nowe hasło w Muster',
    reset: (name: string) =>
      `Ktoś poprosił w Muster o nowe hasło do konta ${name}. Jeśli to ty, wybierz je tutaj w ciągu godziny:`,
    resetIgnore: 'Jeśli to nie ty, nie rób nic: hasło zostaje bez zmian.',
    reportSubject: (names: string) => `Zgłoszenie w Muster: ${names}`,
    report: (count: number) => `Zgłoszenia czekają na gospodarza: ${count}`,
    reportWhy: 'Piszemy, bo jesteś gospodarzem tego serwera.',
  },
} as const

export const gameName = (game: string, language: Language): string => listed(game)?.name[language] ?? game

export function titleOf(awaited: readonly AwaitedIn[], language: Language): string {
  const words = WORDS[language]
  const [first] = awaited
  if (awaited.length > 1) {
    const made = awaited.filter((each) => each.made).length
    const say = made === 0 ? words.many : made === awaited.length ? words.manyMade : words.news
    return say(awaited.length)
  }
  const name = gameName(first.game, language)
  if (first.made) return words.made(name)
  return first.reminder ? words.hurry(name) : words.one(name)
}

/** One line for each match, with its address. */
export function linesOf(awaited: readonly AwaitedIn[], site: string, language: Language): string[] {
  const words = WORDS[language]
  return awaited.map(({ game, event, others, left, match, made }) => {
    const about = [
      gameName(game, language),
      ...(made ? [words.isNew(event)] : []),
      ...(others.length === 0 ? [] : [words.against(others.join(', '))]),
      ...(left === null ? [] : [words.left(leftWords(left, language))]),
    ].join(', ')
    return `${about}\n${matchUrl(site, match)}`
  })
}

export const matchUrl = (site: string, match: string): string => `${site}/#/online/${match}`

export function mailOf(
  awaited: readonly AwaitedIn[],
  { site, unsubscribe, language }: { site: string; unsubscribe: string; language: Language },
): { subject: string; text: string } {
  const { why, stop } = WORDS[language]
  const text = [...linesOf(awaited, site, language), `${why}\n${stop} ${unsubscribe}`].join('\n\n')
  return { subject: titleOf(awaited, language), text }
}

export function confirmationOf(
  name: string,
  link: string,
  language: Language,
): { subject: string; text: string } {
  const words = WORDS[language]
  return { subject: words.confirmSubject, text: `${words.confirm(name)}\n\n${link}\n\n${words.ignore}` }
}

export function resetOf(name: string, link: string, language: Language): { subject: string; text: string } {
  const words = WORDS[language]
  return { subject: words.resetSubject, text: `${words.reset(name)}\n\n${link}\n\n${words.resetIgnore}` }
}

/** Without what was said or why: that is for the page for hosts, not for mailboxes. */
export function reportMailOf(
  { reported }: ReportLetter,
  { site, unsubscribe, language }: { site: string; unsubscribe: string; language: Language },
): { subject: string; text: string } {
  const words = WORDS[language]
  const names = [...new Set(reported)].join(', ')
  const text = [
    `${words.report(reported.length)} ${names}`,
    `${site}/#/host`,
    `${words.reportWhy}\n${words.stop} ${unsubscribe}`,
  ].join('\n\n')
  return { subject: words.reportSubject(names), text }
}
