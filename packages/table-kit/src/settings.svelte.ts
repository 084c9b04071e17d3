/** What a reader has set for themselves; kept in the browser. */
import type { Theme } from '@muster/board-kit/themes'
import type { Language } from '@muster/kernel/text'
import { type Pace, WAITS_AT, type Wait } from './course/kinds.ts'
import { matchesSeen } from './looks.ts'

export interface Settings {
  language: Language
  /** `system`: dark or not as the system says. */
  theme: Theme | 'system'
  motion: boolean
  letters: boolean
  sound: boolean
  /** From 0 to 1. */
  volume: number
  /** How much of what happens is said aloud. */
  speech: 'all' | 'battles' | 'turn'
  /** How fast what happens is shown; null: slowly in the first matches, then at the normal pace. */
  pace: Pace | null
  /** What waits for “Go on”; null: what usually does at this pace. */
  waits: readonly Wait[] | null
  /** Whether newcomers are told things at the table. */
  coach: boolean
  /** Whether the odds of battles are shown, where a match has them. */
  odds: boolean
  /** Whether the aim of the game is unfolded beside the board. */
  aim: boolean
}

/** So many matches go slowly, unless the player has said how fast. */
const FIRST_MATCHES = 3

export const paceNow = (): Pace => settings.pace ?? (matchesSeen() <= FIRST_MATCHES ? 'slow' : 'normal')

export const waitsNow = (): readonly Wait[] => settings.waits ?? WAITS_AT[paceNow()]

const KEY = 'muster-settings'

function initial(): Settings {
  // Where there is no browser, as in tests of the table's model, nobody has wished for anything.
  const browser = globalThis.navigator as Navigator | undefined
  const polish = browser?.language?.toLowerCase().startsWith('pl') === true
  const calm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
  const fresh: Settings = {
    language: polish ? 'pl' : 'en',
    theme: 'system',
    motion: !calm,
    letters: true,
    sound: true,
    volume: 0.6,
    speech: 'all',
    pace: null,
    coach: true,
    odds: true,
    aim: true,
    waits: null,
  }
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) }
  } catch {
    return fresh
  }
}

export const settings = $state(initial())

const prefersDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)')
const system = $state({ dark: prefersDark?.matches ?? false })
prefersDark?.addEventListener('change', () => {
  system.dark = prefersDark.matches
})

/** The theme that is shown. */
export const themeNow = (): Theme =>
  settings.theme === 'system' ? (system.dark ? 'dark' : 'period') : settings.theme

/** Keeps the settings and puts them on the page; call once, inside an effect root. */
export function keepSettings(): void {
  const root = document.documentElement
  root.lang = settings.language
  root.dataset.theme = themeNow()
  root.dataset.motion = settings.motion ? 'on' : 'off'
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // A browser that keeps nothing still plays.
  }
}
