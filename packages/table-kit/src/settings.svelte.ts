/** What a reader has set for themselves; kept in the browser. */
import type { Theme } from '@muster/board-kit/themes'
import type { Language } from '@muster/kernel/text'

export interface Settings {
  language: Language
  theme: Theme
  motion: boolean
  letters: boolean
  sound: boolean
  /** From 0 to 1. */
  volume: number
  /** How much of what happens is said aloud. */
  speech: 'all' | 'battles' | 'turn'
}

const KEY = 'muster-settings'

function initial(): Settings {
  const polish = navigator.language.toLowerCase().startsWith('pl')
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const fresh: Settings = {
    language: polish ? 'pl' : 'en',
    theme: 'period',
    motion: !calm,
    letters: true,
    // A browser that a program drives has nobody to listen.
    sound: !navigator.webdriver,
    volume: 0.6,
    speech: 'all',
  }
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) }
  } catch {
    return fresh
  }
}

export const settings = $state(initial())

/** Keeps the settings and puts them on the page; call once, inside an effect root. */
export function keepSettings(): void {
  const root = document.documentElement
  root.lang = settings.language
  root.dataset.theme = settings.theme
  root.dataset.motion = settings.motion ? 'on' : 'off'
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // A browser that keeps nothing still plays.
  }
}
