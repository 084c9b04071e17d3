/** What Hammer of the Scots is, told before any of it is loaded. */
import type { Title } from '@muster/catalogue/title'
import type { State } from './state.ts'
import type { HammerView } from './view.ts'

export const title: Title<State, HammerView> = {
  id: 'hammer-of-the-scots',
  players: [2, 2],
  minutes: [60, 120],
  level: 'easy',
  name: { en: 'Hammer of the Scots', pl: 'Hammer of the Scots' },
  line: {
    en: 'Wallace and Bruce against Edward. Hidden blocks; win the nobles.',
    pl: 'Wallace i Bruce przeciw Edwardowi. Zakryte bloczki; wygraj szlachtę.',
  },
  seats: ['england', 'scotland'],
  game: async () => (await import('./game.ts')).hammerOfTheScots,
  text: async () => ({ en: (await import('./text/en.ts')).en, pl: (await import('./text/pl.ts')).pl }),
  rules: async () => (await import('./text/rules.ts')).RULES,
  reading: async () => (await import('./text/reading.ts')).READING,
  caption: async () => (await import('./text/caption.ts')).caption,
  terminal: async () => (await import('./terminal.ts')).map,
  colours: async () => (await import('./board/colours.ts')).colours,
  pieces: async () => (await import('./board/pieces.ts')).pieces,
  examples: async () => (await import('./examples/examples.ts')).EXAMPLES,
  lab: async () => (await import('./lab.ts')).lab,
  lessons: async () => (await import('./lessons/lessons.ts')).LESSONS,
  odds: async () => (await import('./odds/odds.ts')).hammerOdds,
  mind: async () => {
    const [{ hammerMind }, { weights }] = await Promise.all([
      import('./mind/mind.ts'),
      import('./mind/weights.ts'),
    ])
    return { mind: hammerMind(), weights }
  },
  puzzles: async () => (await import('./puzzles/puzzles.ts')).hammerPuzzles,
}
