/** What Richard III is, told before any of it is loaded. */
import type { Title } from '@muster/catalogue/title'
import type { State } from './state.ts'
import type { RichardView } from './view.ts'

export const title: Title<State, RichardView> = {
  id: 'richard-iii',
  players: [2, 2],
  minutes: [90, 180],
  level: 'medium',
  name: { en: 'Richard III', pl: 'Ryszard III' },
  line: {
    en: 'Lancaster and York over three campaigns. Treachery in mid-battle.',
    pl: 'Lancaster i York w trzech kampaniach. Zdrada w środku bitwy.',
  },
  seats: ['lancaster', 'york'],
  first: 'kingmaker',
  game: async () => (await import('./game.ts')).richardIII,
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
  odds: async () => ({ by: 'rules', battles: (await import('./odds/battles.ts')).richardBattles }),
  mind: async () => {
    const [{ richardMind }, { weights }] = await Promise.all([
      import('./mind/mind.ts'),
      import('./mind/weights.ts'),
    ])
    return { mind: richardMind(), weights }
  },
  puzzles: async () => (await import('./puzzles/puzzles.ts')).richardPuzzles,
}
